"""Telegram: the same conversation, in private chats, through python-telegram-bot."""

import os

# The library is asked for spans of time as such; as numbers of seconds they are on their way out.
os.environ.setdefault("PTB_TIMEDELTA", "1")
