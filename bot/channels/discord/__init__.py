"""Discord: the same conversation, in direct messages and as answers that one person alone sees, through discord.py."""

import warnings

# The library imports `audioop` for voices, which Python 3.11 and 3.12 call deprecated; nobody here speaks.
with warnings.catch_warnings():
    warnings.filterwarnings("ignore", "'audioop' is deprecated", DeprecationWarning)
    import discord  # noqa: F401
