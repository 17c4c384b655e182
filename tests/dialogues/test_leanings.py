"""Where typed answers lean."""

import pytest

from dialogues.read.answers import ANYWHERE, OTHER, answer_signs
from dialogues.read.leanings import lean
from dialogues.read.learnt import Learnt
from locales import LANGUAGES, locale

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@LANGUAGE
def test_every_choice_has_a_vector(language: str) -> None:
    """All those of which the linear weights know, too."""
    answered, leanings = Learnt(locale(language).answered), Learnt(locale(language).leanings)
    for question in answered.blocks:
        if not question.startswith(ANYWHERE):
            assert set(answered.block(question).ids) <= set(leanings.block(question).ids)
            assert OTHER in leanings.block(question).ids


@LANGUAGE
def test_an_answer_leans_to_what_it_means(language: str) -> None:
    """In each language."""
    text = {"en": "lets it stand", "el": "την αφήνει να ισχύσει", "tr": "kalsın dedi", "he": "שיישאר ככה"}[language]
    leans = lean(Learnt(locale(language).leanings), answer_signs(text, language), text, "accept_insufficient", language)
    assert max(leans, key=lambda id: leans[id]) == "accepts"
