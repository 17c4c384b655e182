"""What holds for every procedure of the auction together."""

import csv
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dialogues.routing import shown_by
from rules.engine.decide import decide
from rules.engine.facts import Value
from rules.engine.procedure import SUBJECTS
from rules.engine.ruling import Ruling
from rules.engine.walk import Walk
from rules.lawbook import Concept, Edition, editions, reference, split
from rules.menu import MENU, get, serves
from rules.model import Auction
from tests.strategies import irregular_auctions
from tests.walks import walked

# Rows of irregularities.csv that name a Law which the procedure reaches in another way, and why.
NOT_CITED = {
    ("insufficient_bid", "2017", "31"): "27A2 leads to it",
    ("team_board", "2007", "12C4"): "86B is the same rule",
}

# What leaves the score as it is, as it was claimed, or says it itself.
RESULT_STANDS = {
    f"adjustment-{id}"
    for id in (
        *("no-cause", "no-effect", "not-damaged", "not-for-withdrawn", "rectification-suffices", "normal-play"),
        *("tricks-stay", "revoke-compensated", "neither-side-damaged", "defenders-gained-nothing"),
        *("settlement-was-allowed", "no-worse-by-wrong-ruling"),
        *("nobody-gained", "right-was-forfeited", "counts-despite-error", "appeal-dismissed", "appeal-withdrawn"),
        *("facts-not-found", "nothing-complained-of", "known-legally", "not-suggested", "no-logical-alternative"),
        *("nobody-would-choose", "not-among-alternatives", "no-advantage", "not-misled"),
        *("information-not-given-stands", "information-without-effect", "no-irregularity-found"),
        "opponents-card-was-usable",
        *("mistaken-call-stands", "general-knowledge-stands", "own-misunderstanding-stands"),
        *("deceived-by-call-or-play", "at-own-risk", "no-opponent-misled", "bridge-reason", "benefit-not-foreseeable"),
        *("agreement-permitted", "meaning-may-differ", "variation-allowed", "own-act-tells-partner", "change-allowed"),
        "count-without-effect",
        "agreement-itself-allowed",
        *("departure-not-proven", "departure-free", "departure-seen-through", "departure-itself-free"),
        "departure-disclosed",
        *("claim-upheld", "scored-as-claimed", "table-result-stands", "agreement-stands", "concession-stands"),
        *("correction-period-over", "ruling-period-over", "not-beyond-doubt", "organizer-does-not-agree"),
        *("session-score", "late-result-counts", "artificial-for-one-side", "average-plus-for-one-side"),
    )
}

# Where the list of irregularities has another name for a door.
DOOR = {"board": "boards", "ending": "tricks", "adjustment": "score"}


def paths_of(id: str, edition: Edition) -> Walk:
    """Every path of an irregularity, and of the second segments that it leads to."""
    return walked(get(id, edition))


def led_to(found: Walk) -> set[str]:
    """What the rulings of a procedure lead to."""
    return {item.segment for path in found.paths for item in path.ruling.items if item.segment}


def under(cited: str, named: str) -> bool:
    """Whether a citation is the paragraph named, or lies below it."""
    return split(cited)[: len(split(named))] == split(named)


@pytest.mark.shared
@pytest.mark.parametrize("id", MENU)
def test_every_law_of_the_row_is_cited(shared: Path, id: str) -> None:
    """Every Law that the list of irregularities names for a procedure is cited by some path of it."""
    with (shared / "irregularities.csv").open(encoding="utf-8", newline="") as lines:
        row = next(row for row in csv.DictReader(lines) if row["id"] == id)
    for edition in editions():
        found = paths_of(id, edition)
        segments = led_to(found)
        for segment in tuple(segments):
            segments |= led_to(paths_of(segment, edition))
        laws = set(found.laws) | {law for segment in segments for law in paths_of(segment, edition).laws}
        laws |= {asking.law for path in found.paths for asking in path.askings if asking.law}
        missing = [law for law in row[f"laws_{edition.id}"].split(";") if not any(under(c, law) for c in laws)]
        assert missing == [law for law in missing if (id, edition.id, law) in NOT_CITED]


@pytest.mark.shared
def test_every_irregularity_is_ruled_on(shared: Path) -> None:
    """The list of irregularities is the menu, in both editions."""
    with (shared / "irregularities.csv").open(encoding="utf-8", newline="") as lines:
        rows = {row["id"]: row for row in csv.DictReader(lines)}
    assert sorted(MENU) == sorted(rows)
    assert all(serves(edition, id) for edition in editions() for id in MENU)


@pytest.mark.shared
def test_every_irregularity_stands_behind_the_door_of_its_row(shared: Path) -> None:
    """The group of its row is the folder in which it stands."""
    with (shared / "irregularities.csv").open(encoding="utf-8", newline="") as lines:
        rows = {row["id"]: DOOR.get(row["group"], row["group"]) for row in csv.DictReader(lines)}
    assert {id: SUBJECTS[id].group for id in MENU} == rows


@pytest.mark.parametrize("edition", editions(), ids=str)
@pytest.mark.parametrize("id", MENU)
def test_no_step_stands_under_what_adjusts_the_score_later(id: str, edition: Edition) -> None:
    """What is done at the table stands under the paragraph that orders it."""
    adjusts = reference(Concept.WITHDRAWN_ADJUSTMENT, edition)
    assert not [
        (str(path), s.id) for path in paths_of(id, edition).paths for s in path.ruling.steps if s.law == adjusts
    ]


@pytest.mark.parametrize("edition", editions(), ids=str)
@pytest.mark.parametrize("id", SUBJECTS)
def test_every_check_can_be_tapped(id: str, edition: Edition) -> None:
    """Whatever is to be come back for leads to the procedure that rules on it."""
    if serves(edition, id):
        checks = {(item.id, item.segment) for path in paths_of(id, edition).paths for item in path.ruling.checks}
        assert not [check for check, segment in checks if not segment]


@pytest.mark.parametrize("edition", editions(), ids=str)
@pytest.mark.parametrize("id", SUBJECTS)
def test_the_score_is_offered_wherever_it_changes(id: str, edition: Edition) -> None:
    """A ruling that changes the score leads to what works it out; one that does not says that the result stands."""
    if serves(edition, id):
        adjustments = [path.ruling.adjustment for path in paths_of(id, edition).paths]
        made = {(item.id, item.segment is None) for item in adjustments if item}
        assert {id for id, unscored in made if unscored} <= RESULT_STANDS
        assert not {id for id, unscored in made if not unscored} & RESULT_STANDS


@given(irregular_auctions(), st.sampled_from(editions()), st.data())
@settings(deadline=None)
def test_no_step_asks_for_an_illegal_call(auction: Auction, edition: Edition, data: st.DataObject) -> None:
    """An auction with one irregular call is one irregularity, and its ruling has nobody repeat an illegal call."""
    id = shown_by(auction)
    assert id in MENU
    irregularity = auction.first_irregularity()
    assert irregularity is not None
    answers: dict[str, Value] = {"auction": auction}
    result = decide(get(id, edition), answers)
    while not isinstance(result, Ruling):
        answers[result.key] = data.draw(st.sampled_from(result.choices))
        result = decide(get(id, edition), answers)
    steps = {item.id for item in (*result.steps, *result.checks)}
    if "step-repeat-call" in steps and "check-repeated-insufficient" not in steps and not answers.get("unintended"):
        assert irregularity.admissible
    if {"step-insufficient-accepted", "step-out-of-turn-accepted"} & steps:
        assert irregularity.kind != "bid_above_seven"
        assert result.procedure != "inadmissible_double"
