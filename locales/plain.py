"""Reads messages that are written plainly, as nearly all are: words, with values, names and calls put in.

So a command says its ruling before Fluent could be loaded, which brings all of Babel. What is written in any other way
is left to Fluent; a test holds that both say the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache

# Where a message has an attribute.
ATTRIBUTE = re.compile(r"^ +\.([\w-]+) =", re.MULTILINE)

# What is put in: a value, who somebody is, a call, words that are to be kept as they are, or one of several patterns.
PLACEABLE = re.compile(
    r'{ (?:\$(\w+)|WHO\(\$(\w+)(?:, case: "(\w+)")?\)|CALL\("(\w+)"\)|"([^"\\]*)") }'
    r"|{ \$(\w+) ->((?:\n +\*?\[[\w-]+\] .+)+)\n *}"
)
VARIANT = re.compile(r"\n +(\*?)\[([\w-]+)\] (.+)")


def patterns(message: str) -> dict[str, str]:
    """The patterns of a message as they are written: its own under "", and those of its attributes."""
    head, *rest = ATTRIBUTE.split(message)
    found = {"": head.partition("=")[2], **dict(zip(rest[::2], rest[1::2], strict=True))}
    return {attribute: pattern.strip() for attribute, pattern in found.items() if pattern.strip()}


@cache
def is_plain(pattern: str) -> bool:
    """Whether a pattern is one line in which nothing but the placeables of this module is put."""
    chosen = (variant[3] for found in PLACEABLE.finditer(pattern) for variant in VARIANT.finditer(found[7] or ""))
    return not any(re.search(r"[{}\n]", PLACEABLE.sub("", text)) for text in (pattern, *chosen))


def said(
    pattern: str,
    args: Mapping[str, str],
    who: Callable[[str, str], str],
    call: Callable[[str], str],
    isolated: Callable[[str], str],
) -> str:
    """What a plain pattern says.

    Args: who, a person in a grammatical case; call, as it is written; isolated, what stands between other words.
    Raises KeyError: an argument that is missing, or a name that there is not.
    """

    def put(found: re.Match[str]) -> str:
        value, person, case, bid, words, selector, variants = found.groups()
        if words is not None:
            return words
        if selector:
            every = VARIANT.findall(variants)
            chosen = next((text for _, key, text in every if key == args[selector]), None)
            text = said(chosen or next(text for default, _, text in every if default), args, who, call, isolated)
        else:
            text = args[value] if value else who(args[person], case or "nom") if person else call(bid)
        return text if alone else isolated(text)

    alone = PLACEABLE.fullmatch(pattern)  # apart from other words as it is
    return PLACEABLE.sub(put, pattern)
