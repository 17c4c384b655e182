"""What is refused before anybody tries to read it."""

import unicodedata

# More than anybody types for a ruling, and little enough to look at in no time.
LONGEST = 1000


def refused(text: str) -> str | None:
    """The message that says why a text is not read at all, or None."""
    if len(text) > LONGEST:
        return "error-too-long"
    if any(unicodedata.category(c) in ("Cc", "Cs") and c not in "\t\r\n" for c in text):
        return "error-control-characters"
    return None
