"""The library, imported without its complaint.

discord.py imports `audioop`, which Python 3.11 and 3.12 call deprecated. Tests turn every warning into an error, so
whoever imports the library in a test does it here first.
"""

import warnings

with warnings.catch_warnings():
    warnings.filterwarnings("ignore", "'audioop' is deprecated", DeprecationWarning)
    import discord
    from discord import app_commands
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

__all__ = ["DiscordWebSocket", "Route", "app_commands", "discord"]
