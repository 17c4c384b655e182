"""A new edition of the Laws is a file of what it changes; the other editions and the engine stay as they are."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dialogues.conversation import say, tap, turn
from dialogues.state import Conversation, irregularities
from rules.engine.case import Case
from rules.engine.compare import compare
from rules.engine.decide import decide
from rules.engine.procedure import SUBJECTS, NotVerified, get, procedures, serves, written
from rules.engine.proofs import faults
from rules.engine.ruling import Ruling
from rules.engine.values import read
from rules.engine.walk import walk
from rules.lawbook import LAWS_2017, Edition, editions, exists, paragraphs, register, withdraw
from rules.menu import MENU
from tests.campaign import sampled

LAWS_2027 = Edition("2027", LAWS_2017)


@pytest.fixture
def laws_2027() -> Iterator[Edition]:
    """The Laws of 2017 with three changed numbers and one changed procedure: what could be known is not asked."""
    register(LAWS_2027, folder=Path(__file__).parents[1] / "editions")

    @SUBJECTS["awareness_of_damage"].under(LAWS_2027)
    def awareness_2027(case: Case) -> Ruling:
        case.adjust("assigned", "72D", "board_score")
        return case.ruling()

    try:
        yield LAWS_2027
    finally:
        del SUBJECTS["awareness_of_damage"].functions[LAWS_2027]
        withdraw(LAWS_2027)


def ruled(id: str, edition: Edition, **facts: str | bool) -> Ruling:
    """The ruling on these facts."""
    given = decide(get(id, edition), {key: read(key, raw) for key, raw in facts.items()})
    assert isinstance(given, Ruling), given.key
    return given


def test_it_can_be_chosen_and_is_the_newest(laws_2027: Edition) -> None:
    """The newest edition comes first in the menu."""
    assert [edition.id for edition in editions()] == ["2027", "2017", "2007"]


def test_what_it_does_not_change_is_as_in_its_base(laws_2027: Edition) -> None:
    """Three Laws have new paragraphs; the ninety others those of 2017."""
    changed = {"16", "26", "72"}
    assert exists(laws_2027, "72D")
    assert not exists(LAWS_2017, "72D")
    of_base = [each for each in paragraphs(LAWS_2017) if each[:2] not in changed]
    assert [each for each in paragraphs(laws_2027) if each[:2] not in changed] == of_base


def test_a_moved_paragraph_is_cited_where_it_is_now(laws_2027: Edition) -> None:
    """Awareness of damage and the lead restriction stand elsewhere; the ruling is otherwise that of 2017."""
    known: dict[str, str | bool] = {"since": "nothing", "turn": "rho", "unintended": False}
    known |= {"accept_out_of_turn": "refuses", "rho_calls": "calls", "new_call": "not_comparable"}
    old, new = ruled("bid_out_of_turn", LAWS_2017, **known), ruled("bid_out_of_turn", laws_2027, **known)
    moved = {"26B": "26C", "72C": "72D", "16C3": "16C4"}
    assert new.laws == tuple(moved.get(law, law) for law in old.laws)
    assert [item.id for item in new.items] == [item.id for item in old.items]


def test_a_changed_procedure_is_its_own(laws_2027: Edition) -> None:
    """The edition it is based on keeps its own."""
    assert ruled("awareness_of_damage", laws_2027).laws == ("72D",)
    assert not isinstance(decide(get("awareness_of_damage", LAWS_2017), {}), Ruling)


def test_only_what_case_files_name_is_served(laws_2027: Edition) -> None:
    """The rest has a function of the base, and nobody has shown that it holds."""
    assert irregularities(laws_2027) == tuple(id for id in MENU if serves(laws_2027, id))
    assert written("fifth_card", laws_2027).edition is laws_2027
    with pytest.raises(NotVerified, match="fifth_card is not verified for the Laws of 2027"):
        get("fifth_card", laws_2027)


@pytest.mark.long
def test_every_path_of_what_it_serves_is_walked(laws_2027: Edition) -> None:
    """The walk proves the new edition like the others."""
    assert not [fault for each in sampled(procedures(laws_2027), 8) for fault in faults(walk(each))]


def test_it_is_chatted_in(laws_2027: Edition) -> None:
    """From the menu to the ruling; what has no words of its own says of which edition its words are."""
    state, _ = turn(Conversation("en", laws_2027))
    _, screen = say(state, "fifth card to a trick")
    unverified = "Fifth card to a trick: not verified for the Laws of 2027. No ruling is given under them."
    assert screen.notices == (unverified,)
    state, screen = say(state, "N: 1S P 1H")
    assert state.case is not None
    assert state.case.edition == laws_2027
    assert screen.question.endswith("[2017]")
    for answer in ("no", "refuses", "pass", "no"):
        state, screen = tap(state, answer)
    assert "Laws applied: 23A, 27B2, 26C, 72D, 16C1, 16C2, 16C4" in screen.folded


def test_every_other_edition_is_a_choice_to_compare_with(laws_2027: Edition) -> None:
    """With three editions there are two others."""
    state, _ = turn(Conversation("en", LAWS_2017))
    state, screen = say(state, "N: 1S P 1H P")
    while not screen.folded:
        state, screen = tap(state, screen.choices[-1].id)
    offered = [choice.text for choice in screen.choices if choice.id.startswith("compare")]
    assert offered == ["Laws of 2027?", "Laws of 2007?"]
    _, screen = tap(state, "compare=2007")
    assert screen.title == "Under the Laws of 2007"


def test_a_comparison_follows_the_base(laws_2027: Edition) -> None:
    """What moved is no difference."""
    known: dict[str, str | bool] = {"auction": "N: 1S P 1H", "unintended": False, "accept_insufficient": "refuses"}
    known |= {"replacement": "pass", "comparable": False}
    answers = {key: read(key, raw) for key, raw in known.items()}
    assert not compare(ruled("insufficient_bid", LAWS_2017, **known), answers, laws_2027)
