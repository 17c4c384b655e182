"""Pages of results: a file that is looked through before it is kept; and rankings, boards, changes of a session."""
