"""What a ruling holds besides steps and standings, and whom it may speak of."""

import pytest

from dialogues import ruling_json
from dialogues.wording import ruling_lines
from rules.engine import procedure
from rules.engine.case import Case
from rules.engine.decide import decide
from rules.engine.facts import Value
from rules.engine.procedure import Of, Subject, irregularity, segment
from rules.engine.ruling import Contestant, Ruling, When
from rules.lawbook import LAWS_2017
from rules.menu import get
from rules.model import Auction
from tests.planted import planted


def advises(case: Case) -> Ruling:
    """A pair was late, and may appeal."""
    case.cite("90A")
    case.step("no-rectification-after-auction", "90A", Contestant("12"), When.END_OF_ROUND)
    case.advise_penalty("procedural", "90B2", Contestant("12"))
    case.refer_to_appeal("within-period", "92B")
    return case.ruling()


def test_a_penalty_is_advised_and_an_appeal_named_each_with_its_law() -> None:
    """90B2 and 92B: neither is a step at the table, and neither stands in place of rectification."""
    given = decide(planted(advises), {})
    assert isinstance(given, Ruling)
    assert given.penalty
    assert given.appeal
    assert (given.penalty.law, given.appeal.law) == ("90B2", "92B")
    assert given.laws == ("90A", "90B2", "92B")


def test_a_contestant_is_spoken_of_by_number() -> None:
    """Where a ruling is not of the players of one board, a pair or a team is known as the results know it."""
    given = decide(planted(advises), {})
    assert isinstance(given, Ruling)
    assert str(given.steps[0].who) == "12"
    assert given.steps[0].when is When.END_OF_ROUND


def test_json_has_the_penalty_and_the_appeal() -> None:
    """The fixed interface names them beside the adjustment."""
    data = ruling_json.result(decide(planted(advises, id="adjusted_score"), {}), LAWS_2017, "en")
    assert data["penalty"]["law"] == "90B2"
    assert data["penalty"]["who"] == "12"
    assert data["appeal"]["law"] == "92B"


def test_json_has_the_headline_and_what_is_read_out() -> None:
    """Who is ruled on, by seat where it is known; and what the players are told, without what is for the director."""
    told: dict[str, Value] = {"auction": Auction.parse("N: 1S P 1H"), "unintended": False}
    told |= {"accept_insufficient": "refuses", "replacement": "pass", "comparable": False}
    data = ruling_json.result(decide(get("insufficient_bid", LAWS_2017), told), LAWS_2017, "en")
    assert data["headline"] == "Insufficient bid · South"
    assert data["say"][:2] == ["The replacement stands. The auction goes on.", data["standings"][0]["headline"]]
    assert [item["say"] for item in data["checks"]] == [None] * len(data["checks"])
    assert {item["say"] for item in (*data["steps"], *data["standings"], *data["information"])} == set(data["say"])


def test_the_penalty_comes_after_what_is_mandatory_and_the_appeal_last() -> None:
    """What the director may do follows what they must."""
    given = decide(planted(advises), {})
    assert isinstance(given, Ruling)
    step, penalty, appeal = ruling_lines(given, "en")
    assert [line[line.index("(") :] for line in (step, penalty, appeal)] == ["(90A)", "(90B2)", "(92B)"]


@pytest.fixture
def undeclared(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test declares is nothing to any other."""
    monkeypatch.setattr(procedure, "SUBJECTS", {})


@pytest.mark.usefixtures("undeclared")
def test_a_case_is_of_a_call_of_a_card_or_of_what_its_procedure_says() -> None:
    """The folder says it where it can: an irregular call, an irregular card; a board otherwise."""
    assert Subject("x", "auction", Of.CALL).of is Of.CALL
    made = irregularity("rules.procedures.conduct.planted_lateness", place=10, of=Of.PERSON)
    assert (made.id, made.group, made.of) == ("planted_lateness", "conduct", Of.PERSON)
    assert irregularity("rules.procedures.boards.planted_board", place=10).of is Of.BOARD


@pytest.mark.usefixtures("undeclared")
def test_a_deliberation_may_stay_open() -> None:
    """A poll, weights or an appeal take hours; the segment says so."""
    assert segment("planted_poll", "rules.procedures.information.planted", deliberation=True).deliberation
