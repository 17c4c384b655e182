"""The places where people talk to the bot."""
