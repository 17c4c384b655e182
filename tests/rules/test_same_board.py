"""A second irregularity on one board starts from what the first ruling left standing."""

import pytest

from rules.engine.decide import decide
from rules.engine.facts import Value
from rules.engine.ruling import Question, Ruling
from rules.engine.values import read
from rules.lawbook import EDITIONS, Edition
from rules.model import Seat
from rules.procedures import MENU, get
from rules.procedures.call_facts import RHO_MUST_PASS, RHOS_TURN, TURN
from rules.procedures.inadmissible_calls import NEXT, WHENEVER
from rules.same_board import INSTEAD_OF_A_PASS, obligations, ruled_under, seat_at, told


def ruled(id: str, edition: Edition, **facts: str | bool) -> Ruling:
    """The ruling on these facts."""
    given = decide(get(id, edition), {key: read(key, raw) for key, raw in facts.items()})
    assert isinstance(given, Ruling)
    return given


def silenced(edition: Edition) -> Ruling:
    """27B2: partner must pass whenever it is their turn."""
    replaced = {"replacement" if edition.id == "2017" else "replacement_rev2008": "other_bid"}
    judged = {"comparable" if edition.id == "2017" else "same_or_more_precise": False}
    facts: dict[str, str | bool] = {"since": "nothing", "turn": "offender", "unintended": False}
    facts["accept_insufficient"] = "refuses"
    return ruled("insufficient_bid", edition, **facts, **replaced, **judged)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_the_standings_of_a_ruling_oblige_players(edition: Edition) -> None:
    """27B2 obliges partner throughout; 24B partner once; 37B2 both players."""
    assert obligations([(0, silenced(edition))]) == {2: WHENEVER}
    during = {"when_exposed": "during_auction"} if edition.id == "2017" else {}
    exposed = ruled("exposed_card_auction", edition, partner_could_see=True, exposed_cards="honour", **during)
    assert obligations([(1, exposed)]) == {3: NEXT}
    barred = ruled("call_when_must_pass", edition, since="nothing", unintended=False, in_turn=True)
    assert obligations([(2, barred)]) == {2: WHENEVER, 0: WHENEVER}
    assert obligations([(0, silenced(edition)), (0, exposed)]) == {2: WHENEVER}, "once is less than throughout"


@pytest.mark.parametrize("id", MENU)
def test_a_player_who_had_to_pass_comes_under_37(id: str) -> None:
    """A bid, double or redouble by a player obliged to pass is ruled under Law 37, everything else under its own."""
    assert ruled_under(id, obliged=False) == id
    assert ruled_under(id, obliged=True) == ("call_when_must_pass" if id in INSTEAD_OF_A_PASS else id)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
@pytest.mark.parametrize("id", MENU)
@pytest.mark.parametrize("place", range(4))
def test_nobody_is_asked_whether_rho_had_to_pass(id: str, place: int, edition: Edition) -> None:
    """28A: what the first ruling left standing says whether the turn was RHO's, or RHO had to pass."""
    standing = obligations([(0, silenced(edition))])
    facts: dict[str, Value] = told(id, place, standing.get(place), standing, Seat.S)
    for since in ("nothing", "rho_called"):
        result = decide(get(ruled_under(id, place in standing), edition), {**facts, "since": since})
        if isinstance(result, Question) and result.fact.id == TURN.id:
            excluded = RHOS_TURN if place == 3 else RHO_MUST_PASS
            assert excluded not in result.choices


def test_whoever_had_to_pass_once_may_have_done_so() -> None:
    """Whether the one turn is over is for the table to say, so that it is asked."""
    assert "rho_obliged" not in told("bid_out_of_turn", 1, None, {0: NEXT}, None)
    assert told("bid_out_of_turn", 1, None, {0: WHENEVER}, None) == {"rho_obliged": True}
    assert told("inadmissible_double", 0, NEXT, {0: NEXT}, None) == {
        "obliged": NEXT,
        "against_19": True,
        "rho_obliged": False,
    }


def test_places_are_counted_to_the_left() -> None:
    """The first offender's LHO sits one place further, partner two, RHO three."""
    assert [seat_at(place, Seat.S) for place in range(4)] == [Seat.S, Seat.W, Seat.N, Seat.E]
    assert told("missed_turn", 3, None, {}, Seat.S)["offender"] is Seat.E
