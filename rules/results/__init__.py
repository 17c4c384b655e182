"""The results of a session: what was entered, what is doubtful in it, what changes it, and what it ranks."""
