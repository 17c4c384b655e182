"""compare(): where the other edition would rule differently on the same answers."""

from dataclasses import replace

import pytest

from rules.engine.case import HOLDS, Elections
from rules.engine.compare import Difference, compare
from rules.engine.decide import decide
from rules.engine.facts import Role, Value
from rules.engine.procedure import Procedure
from rules.engine.ruling import Item, Ruling
from rules.engine.values import read
from rules.lawbook import LAWS_2007, LAWS_2017, Edition, editions
from rules.menu import get, procedures
from tests.campaign import sampled
from tests.walks import walked

Told = dict[str, str | bool]

REFUSED: Told = {"auction": "N: 1S P 1H", "unintended": False, "accept_insufficient": "refuses"}


def compared(procedure: str, edition: Edition, other: Edition, **facts: str | bool) -> Difference:
    """The ruling on these facts, compared with the other edition's."""
    answers: dict[str, Value] = {key: read(key, raw) for key, raw in facts.items()}
    given = decide(get(procedure, edition), answers)
    assert isinstance(given, Ruling), given.key
    return compare(given, answers, other)


def ids(items: tuple[Item, ...]) -> list[str]:
    return [item.id for item in items]


def test_where_the_laws_are_the_same_there_is_nothing() -> None:
    """LHO accepts an insufficient bid: 27A1 in both editions."""
    told: Told = {**REFUSED, "accept_insufficient": "accepts"}
    found = compared("insufficient_bid", LAWS_2017, LAWS_2007, **told)
    assert not found
    assert [(here.id, there.id) for here, there in found.shared] == [("step-insufficient-accepted",) * 2]


def test_a_law_that_moved_is_no_difference() -> None:
    """Awareness of damage stands in 72C of 2017 and in 23 of 2007, and says the same; so does 10C4."""
    found = compared("awareness_of_damage", LAWS_2017, LAWS_2007, board_stage="play_over", could_have_known=False)
    assert found == Difference(LAWS_2007, shared=found.shared)
    assert [(here.law, there.law) for here, there in found.shared] == [("10C4", "10C4"), ("72C", "23")]


def test_what_one_edition_alone_rules_is_listed() -> None:
    """At partner's turn, 2017 frees a pair whose new call is comparable; 2007 silences and restricts it."""
    told: Told = {"since": "nothing", "turn": "partner", "unintended": False}
    told |= {"accept_out_of_turn": "refuses", "new_call": "comparable"}
    found = compared("bid_out_of_turn", LAWS_2017, LAWS_2007, **told)
    assert found
    assert found.asks is None
    assert "step-no-further-rectification" in ids(found.only_here)
    assert "information-comparable-authorized" in ids(found.only_here)
    assert "standing-pass-whenever" in ids(found.only_there)
    assert "check-awareness" in ids(found.only_there)
    assert "31B2" in found.laws_only_here
    assert {"31B", "23"} <= set(found.laws_only_there)


def test_what_the_other_edition_has_to_know_is_the_difference() -> None:
    """A replacement that 2017 lets pass as comparable, 2007 classifies by another question."""
    found = compared("insufficient_bid", LAWS_2017, LAWS_2007, **REFUSED, replacement="pass", comparable=True)
    assert found
    assert found.asks
    assert found.asks.key == "replacement_rev2008"
    assert found == Difference(LAWS_2007, asks=found.asks)


def test_what_is_typed_answers_the_questions_of_both() -> None:
    """A replacement that was typed is known to both editions, and 2007 asks only what it says."""
    told: Told = {**REFUSED, "replacement_call": "2H", "replacement": "lowest_same"}
    found = compared("insufficient_bid", LAWS_2017, LAWS_2007, **told)
    assert found.asks
    assert found.asks.key == "both_natural"


def test_who_is_concerned_and_what_follows_count_too() -> None:
    """The same words said to another player, or with another follow-up, are a difference."""
    answers: dict[str, Value] = {"since": "nothing", "turn": "offender", "unintended": False}
    answers |= {"accept_insufficient": "accepts"}
    given = decide(get("insufficient_bid", LAWS_2017), answers)
    assert isinstance(given, Ruling)
    (step,) = given.steps
    for other in (
        Item(step.id, step.law, who=Role.PARTNER),
        Item(step.id, step.law, who=step.who, segment="awareness_of_damage"),
    ):
        assert compare(replace(given, steps=(other,)), answers, LAWS_2007).only_here == (other,)
    assert not compare(replace(given, steps=(Item(step.id, "1", who=step.who),)), answers, LAWS_2007)


def test_an_edition_without_the_procedure_has_nothing_of_it() -> None:
    """Damage after a comparable call is judged in 2017 alone."""
    found = compared("damage_comparable", LAWS_2017, LAWS_2007, outcome_could_differ=False)
    assert ids(found.only_here) == ["adjustment-no-cause"]
    assert found.laws_only_here == ("23C",)
    assert not found.only_there


def test_an_election_of_the_other_edition_is_followed() -> None:
    """Law 27 of 2007 as first printed looks at the contract alone."""
    answers: dict[str, Value] = {"outcome_could_differ": False}
    given = decide(get("damage_insufficient", LAWS_2017), answers)
    assert isinstance(given, Ruling)
    assert not compare(given, answers, LAWS_2007)
    printed = compare(given, answers, LAWS_2007, Elections({"law27": "printed"}))
    assert printed.asks
    assert printed.asks.key == "contract_could_differ"


def test_an_answer_that_the_other_edition_does_not_know_is_not_taken() -> None:
    """Where the same question has fewer choices, an answer among the others counts as not given."""
    given = decide(get("insufficient_bid", LAWS_2017), {"since": "lho_called", "turn": "offender", "unintended": False})
    assert isinstance(given, Ruling)
    found = compare(given, {"since": "nobody", "turn": "offender"}, LAWS_2007)
    assert found.asks
    assert found.asks.key == "since"


def test_an_answer_that_held_against_the_auction_holds_there_too() -> None:
    """Which of the two holds was asked once, and is not asked again for the other edition."""
    told: Told = {"auction": "N: 1S P 1H", "since": "lho_called", "holds.since": "answer", "unintended": False}
    assert not compared("insufficient_bid", LAWS_2017, LAWS_2007, **told)


@pytest.mark.parametrize("procedure", procedures(), ids=lambda p: f"{p.id}-{p.edition.id}")
def test_every_ruling_can_be_compared(procedure: Procedure) -> None:
    """What the other edition asks is new, nothing is on both sides, and no ruling differs from itself."""
    (other,) = (edition for edition in editions() if edition != procedure.edition)
    for path in sampled(walked(procedure).paths, 60):
        chosen = Elections(path.elections)
        found = compare(path.ruling, path.answers, other, chosen)
        here, there = ({(item.id, item.who) for item in side} for side in (found.only_here, found.only_there))
        assert not here & there, path
        if found.asks:
            assert not found.asks.key.startswith(HOLDS)
            assert path.answers.get(found.asks.key) not in found.asks.choices
        itself = compare(path.ruling, path.answers, procedure.edition, chosen)
        assert itself == Difference(procedure.edition, shared=itself.shared)
