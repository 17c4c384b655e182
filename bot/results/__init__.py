"""Files of results: what is sent is read, and what is kept is written again."""
