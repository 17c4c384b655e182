"""Discord: the same conversation, in direct messages and as answers that one person alone sees, through discord.py."""
