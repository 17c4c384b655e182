"""What words mean in the vocabulary that the languages have in common."""

import pytest

from dialogues.read.glosses import gloss_signs, glosses
from dialogues.read.talk import words
from locales import LANGUAGES, locale


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_has_one_gloss_of_plain_english(language: str) -> None:
    """A line each; what means nothing by itself has a dash."""
    lines = [line.split("\t") for line in locale(language).glosses.splitlines()]
    assert all(len(line) == 2 for line in lines)
    assert len({word for word, _ in lines}) == len(lines)
    assert [line for line in lines if not line[1].isascii() or line[1] != " ".join(line[1].split()).lower()] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "he didn't see my card"), ("el", "δεν είδε το χαρτί"), ("tr", "kartı görmedi"), ("he", "לא ראה את הקלף")],
)
def test_languages_say_the_same_by_the_same_signs(language: str, text: str) -> None:
    """The signs of glosses are those of all languages."""
    assert {"~not", "~see", "~card"} <= set(gloss_signs(words(text, language), language))


@pytest.mark.parametrize(
    ("language", "word", "meant"),
    [
        ("en", "alertd", ("alert",)),
        ("tr", "gormemisti", ("see", "not")),
        ("en", "qwertyuiop", ("?",)),
        ("en", "<bid>", ("<bid>",)),
    ],
)
def test_an_unknown_word_means_what_the_most_like_one_does(language: str, word: str, meant: tuple[str, ...]) -> None:
    """In Turkish never the contrary; what is mentioned stands for itself."""
    assert glosses(word, language) == meant
