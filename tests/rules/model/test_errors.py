"""The errors of the model."""

from rules.model import ModelError
from rules.model.errors import ENGLISH, LONGEST_ARGUMENT


def test_an_error_speaks_english_and_carries_its_code() -> None:
    """An error is a ValueError with a code, arguments and a sentence."""
    error = ModelError("seat-unknown", text="Q")
    assert isinstance(error, ValueError)
    assert (error.code, error.args_) == ("seat-unknown", {"text": "Q"})
    assert str(error) == "this is not a seat, N, E, S or W: 'Q'"


def test_an_error_stays_one_line() -> None:
    """What the user typed is cut and quoted, so the sentence has no line break."""
    error = ModelError("call-not-understood", text="a\nb" * 1000)
    assert "\n" not in str(error)
    assert len(error.args_["text"]) == LONGEST_ARGUMENT


def test_codes_are_kebab_case() -> None:
    """A code is made of small words and hyphens, as message ids are."""
    assert all(code.replace("-", "").isalpha() and code == code.lower() for code in ENGLISH)
