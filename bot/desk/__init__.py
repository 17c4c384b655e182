"""The desk, between the channels and the conversations: one input is received, decided, kept and shown."""

from bot.desk.linking import CODE_VALID
from bot.desk.reading import RULES_VERSION, Sender
from bot.desk.receiving import Desk
from bot.desk.showing import HOME, IssuedNow, Shown
from bot.storage.people import CLOSED

__all__ = ["CLOSED", "CODE_VALID", "HOME", "RULES_VERSION", "Desk", "IssuedNow", "Sender", "Shown"]
