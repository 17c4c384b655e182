"""How a word sounds, whatever letters it is typed in: Greek in Greek letters and in Latin ones is one."""

from __future__ import annotations

LETTERS = dict(
    zip(
        "αβγδεζηθικλμνξοπρστυφχψω",
        (
            "a",
            "v",
            "g",
            "d",
            "e",
            "z",
            "i",
            "th",
            "i",
            "k",
            "l",
            "m",
            "n",
            "ks",
            "o",
            "p",
            "r",
            "s",
            "t",
            "i",
            "f",
            "x",
            "ps",
            "o",
        ),
        strict=True,
    )
)
TOGETHER = (("αι", "ε"), ("ει", "ι"), ("οι", "ι"), ("ου", "u"))

# What those who type Greek in Latin letters make of it, by sight or by sound.
LATIN = (
    *(("th", "8"), ("ou", "U"), ("ai", "e"), ("ei", "i"), ("oi", "i"), ("8", "th"), ("3", "ks"), ("ch", "x")),
    *(("h", "i"), ("w", "o"), ("y", "i"), ("u", "i"), ("j", "ks"), ("U", "u")),
)


def sounds(word: str, language: str) -> tuple[str, ...]:
    """What stands for a folded word; of one in Latin letters among Greeks also the word itself: it may be English."""
    if any("α" <= letter <= "ω" for letter in word):
        return (_sound(word),)
    if language == "el" and word.isascii():
        return (_typed(word), word)
    return (word,)


def _sound(word: str) -> str:
    for letters, one in TOGETHER:
        word = word.replace(letters, one)
    return "".join(LETTERS.get(letter, letter) for letter in word)


def _typed(word: str) -> str:
    for letters, one in LATIN:
        word = word.replace(letters, one)
    return word
