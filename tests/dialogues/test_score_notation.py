"""What a director types for a score, beside contracts: points worked out before, a top, a contract to be priced."""

from fractions import Fraction

import pytest

from dialogues.score_notation import read_entered, read_played, write_entered
from locales import LANGUAGES
from rules.engine.facts import Kind
from rules.model import ModelError
from rules.scoring.adjusted import Unit
from rules.scoring.entries import Amount, Given, Others


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("5 IMP", "5"),
        ("-6", "-6"),
        ("−6", "-6"),
        ("7.5", "15/2"),
        ("7,5", "15/2"),
        ("60% 18, 40% 3", "3/5 18; 2/5 3"),
        ("%60 18; %40 3 MP", "3/5 18; 2/5 3"),
        ("1/3 9\n2/3 0", "1/3 9; 2/3 0"),
    ],
)
def test_points_are_read_with_their_weights(text: str, parts: str) -> None:
    """Matchpoints and IMPs, as few or as many as there are."""
    assert read_entered(Kind.POINTS, text, "en") == Given.parse(parts)


@pytest.mark.parametrize("text", ["", "5 VP", "4S= N", "60% 18, 3", "60% 18, 30% 3", "0/1 5"])
def test_what_is_no_points_is_refused(text: str) -> None:
    """A contract, two numbers without weights, and weights that are no whole."""
    with pytest.raises(ModelError):
        read_entered(Kind.POINTS, text, "en")


@pytest.mark.parametrize("text", ["5", "-7/2", "3/5 18; 2/5 3", "1/2 9/2; 1/2 -6"])
def test_points_are_written_as_they_are_read(text: str) -> None:
    """What is kept is read again as the same."""
    assert str(Given.parse(text)) == text


@pytest.mark.parametrize("text", ["5/0", "1/0 5; 1/2 3", "x", "3/5 18", "5; 5"])
def test_points_that_were_kept_otherwise_are_refused(text: str) -> None:
    """Nothing is divided by nothing, and weights sum to a whole."""
    with pytest.raises(ModelError):
        Given.parse(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_and_a_top_are_shown(language: str) -> None:
    """In every language, with the percentages."""
    shown = write_entered(Given.parse("3/5 18; 2/5 7/2"), language)
    assert all(each in shown for each in ("60% 18", "40% 3.5"))
    assert "18" in write_entered(Given.parse("18"), language)
    assert "24 MP" in write_entered(Others((), 24), language)


@pytest.mark.parametrize(("text", "top"), [("24 MP", 24), ("24mps", 24)])
def test_a_top_stands_for_the_other_results(text: str, top: int) -> None:
    """What it is kept as, too."""
    assert read_entered(Kind.OTHERS, text, "en") == Others((), top) == Others.parse(f"{top} MP")
    assert str(Others((), top)) == f"{top} MP"


@pytest.mark.parametrize("text", ["23 MP", "0 MP"])
def test_a_top_is_twice_the_comparisons(text: str) -> None:
    """Each comparison brings two matchpoints."""
    with pytest.raises(ModelError):
        read_entered(Kind.OTHERS, text, "en")


def test_a_top_alone_is_a_number() -> None:
    """With or without its unit."""
    assert read_entered(Kind.TOP, "24", "en") == read_entered(Kind.TOP, "24 MP", "en") == 24


def test_what_the_other_boards_brought_may_be_less_than_nothing() -> None:
    """IMPs a board, lost."""
    found = read_entered(Kind.AMOUNT, "-1.5 IMP", "en")
    assert isinstance(found, Amount)
    assert found.value == Fraction(-3, 2)
    assert Amount.parse(str(found)) == found


@pytest.mark.parametrize(
    ("language", "text", "played"),
    [
        ("en", "4Sx-2 N", "4SX-2"),
        ("en", "N 4S=", "4S="),
        ("en", "1NT-1", "1NT-1"),
        ("el", "4πκ-2 Β", "4SX-2"),
        ("tr", "4Px-2 K", "4SX-2"),
        ("he", "4ס-2 צ", "4S-2"),
    ],
)
def test_a_contract_with_its_result_is_read(language: str, text: str, played: str) -> None:
    """With or without its declarer."""
    assert str(read_played(text, language)) == played


@pytest.mark.parametrize("text", ["4S", "P", "double", "table 4", "4S-12 N"])
def test_a_contract_alone_is_no_result(text: str) -> None:
    """It may be a call, or nothing of the kind."""
    assert read_played(text, "en") is None


@pytest.mark.parametrize(("unit", "meant"), [(Unit.TOP, "62/100 %"), (Unit.IMPS, "62/1 IMP")])
def test_a_bare_amount_is_counted_in_the_one_unit_it_can_have(unit: Unit, meant: str) -> None:
    """What a session brought is a percentage at matchpoints; a penalty, which may be either, needs its unit."""
    assert read_entered(Kind.AMOUNT, "62", "en", unit) == Amount.parse(meant)
    assert read_entered(Kind.AMOUNT, "62%", "en", unit) == Amount.parse("62/100 %")
    with pytest.raises(ModelError):
        read_entered(Kind.AMOUNT, "62", "en")
