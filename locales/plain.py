"""Reads messages that are written plainly, as nearly all are: one line, with values, names and calls put in.

So a command says its ruling before Fluent could be loaded, which brings all of Babel. What is written in any other way
is left to Fluent; a test holds that both say the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

# Where a message has an attribute.
ATTRIBUTE = re.compile(r"^ +\.([\w-]+) =", re.MULTILINE)

# Words by the edition, the manner, or whether an amount has been entered, the default last; and those of one of them.
BY_VALUE = re.compile(r"{ \$(edition|amount|manner) ->((?:\n +\[[\w-]+\] .+)+)\n +\*\[[\w-]+\] (.+)\n *}")
OF_ONE = re.compile(r"\[([\w-]+)\] (.+)")

# What is put in: a value, who somebody is, a call, or words that are kept as they are.
PLACEABLE = re.compile(r'{ (?:\$(\w+)|WHO\(\$(\w+)(?:, case: "(\w+)")?\)|CALL\("(\w+)"\)|"([^"\\]+)") }')


def patterns(message: str) -> dict[str, str]:
    """The patterns of a message as they are written: its own under "", and those of its attributes."""
    head, *rest = ATTRIBUTE.split(message)
    found = {"": head.partition("=")[2], **dict(zip(rest[::2], rest[1::2], strict=True))}
    return {attribute: pattern.strip() for attribute, pattern in found.items() if pattern.strip()}


def said(
    pattern: str,
    args: Mapping[str, str],
    who: Callable[[str, str], str],
    call: Callable[[str], str],
    isolated: Callable[[str], str],
) -> str | None:
    """What a pattern says; None where it is not plain, or where something that it puts in is missing.

    Args: who, a person in a grammatical case; call, as it is written; isolated, what stands between other words.
    """

    def words(found: re.Match[str]) -> str:
        of: dict[str, str] = dict(OF_ONE.findall(found[2]))
        text = of.get(args[found[1]], found[3])
        return text if found[0] == pattern else isolated(text)

    def put(found: re.Match[str]) -> str:
        value, person, case, bid, literal = found.groups()
        if literal:
            return literal
        text = args[value] if value else who(args[person], case or "nom") if person else call(bid)
        return text if found[0] == line else isolated(text)

    try:
        line = BY_VALUE.sub(words, pattern)
        return None if re.search(r"[{\n]", PLACEABLE.sub("", line)) else PLACEABLE.sub(put, line)
    except KeyError:
        return None
