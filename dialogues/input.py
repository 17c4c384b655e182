"""What is refused before anybody tries to read it."""

import re
import unicodedata

# What turns the direction of text, or sets it apart, and is seen only by what it does to the words around it. Whoever
# copies a part of what the bot wrote copies some of it, perhaps the beginning of an isolate without its end.
MARKS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")

# More than anybody types for a ruling, and little enough to look at in no time.
LONGEST = 1000


def typed(text: str) -> str:
    """What somebody typed, without blanks around it and without marks of direction."""
    return MARKS.sub("", text).strip()


def refused(text: str) -> str | None:
    """The message that says why a text is not read at all, or None."""
    if len(text) > LONGEST:
        return "error-too-long"
    if any(unicodedata.category(c) in ("Cc", "Cs") and c not in "\t\r\n" for c in text):
        return "error-control-characters"
    return None
