"""What the commands of `director` do: a module a subject, imported when one of its commands is asked for."""
