"""A second irregularity on one board starts from what the first ruling left standing."""

from dataclasses import replace

import pytest

from rules.engine.board import PLACES, Board, Ruled, Start, place_at, seat_at
from rules.engine.decide import decide
from rules.engine.facts import Value
from rules.engine.procedure import SUBJECTS
from rules.engine.ruling import Question, Ruling
from rules.engine.values import read
from rules.lawbook import LAWS_2017, Edition, editions
from rules.menu import MENU, get, procedures
from rules.model import Auction, Seat
from rules.procedures.play._penalty_card_standing import FOLLOW_UP
from rules.procedures.score._scored_before import scored_before
from rules.standings import handed_over, needs_to_know_whose, over, told
from rules.standings.duty_to_pass import TURN, Obliged, Turn, auction_is_over, barred, obligations, ruled_under
from rules.standings.penalty_cards import PenaltyCards, lying
from tests.walks import walked

# What Law 37 rules on where its player had to pass.
INSTEAD_OF_A_PASS = ("insufficient_bid", "bid_out_of_turn", "double_out_of_turn", "inadmissible_double")


def on(*rulings: tuple[int, Ruling]) -> Board:
    """A board with these rulings on irregularities in their order, each with the place of its offender."""
    return tuple(Ruled(r.procedure, at, at, place, place, {}, {}, r) for at, (place, r) in enumerate(rulings))


def another(
    id: str, place: int, before: Board, first: Seat | None = None, *, obliged: bool = False
) -> dict[str, Value]:
    """What the board says of another irregularity on it."""
    return told(Start(id, place, len(before), first, before, before, obliged))


def ruled(id: str, edition: Edition, **facts: str | bool) -> Ruling:
    """The ruling on these facts."""
    given = decide(get(id, edition), {key: read(key, raw) for key, raw in facts.items()})
    assert isinstance(given, Ruling)
    return given


def exposed_in_the_auction(edition: Edition) -> Ruling:
    """24B: partner has to pass once."""
    seen: dict[str, str | bool] = {"partner_could_see": True, "when_exposed": "during_auction"}
    return ruled("exposed_card_auction", edition, **seen, exposed_cards="honour")


def silenced(edition: Edition) -> Ruling:
    """27B2: partner must pass whenever it is their turn."""
    replaced = {"replacement" if edition.id == "2017" else "replacement_rev2008": "other_bid"}
    judged = {"comparable" if edition.id == "2017" else "same_or_more_precise": False}
    facts: dict[str, str | bool] = {"since": "nothing", "turn": "offender", "unintended": False}
    facts["accept_insufficient"] = "refuses"
    return ruled("insufficient_bid", edition, **facts, **replaced, **judged)


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_the_standings_of_a_ruling_oblige_players(edition: Edition) -> None:
    """27B2 obliges partner throughout; 24B partner once; 37B2 both players."""
    assert obligations(on((0, silenced(edition)))) == {2: Obliged.WHENEVER}
    exposed = exposed_in_the_auction(edition)
    assert obligations(on((1, exposed))) == {3: Obliged.NEXT}
    instead = ruled("call_when_must_pass", edition, since="nothing", unintended=False, in_turn=True)
    assert obligations(on((2, instead))) == {2: Obliged.WHENEVER, 0: Obliged.WHENEVER}
    assert obligations(on((0, silenced(edition)), (0, exposed))) == {2: Obliged.WHENEVER}, (
        "once is less than throughout"
    )


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_a_pass_that_is_due_once_is_due_until_its_turn_is_over(edition: Edition) -> None:
    """28A and 37A end it, and so does a turn at which that player was free; what lasts through the auction stays."""
    once = (2, exposed_in_the_auction(edition))  # place 0 has to pass
    bid: dict[str, str | bool] = {"since": "nothing"}
    in_turn = (1, ruled("bid_out_of_turn", edition, **bid, turn="rho_must_pass", legal_in_turn=True))
    free: dict[str, str | bool] = {**bid, "turn": "rho", "accept_out_of_turn": "accepts"}
    assert obligations(on(once)) == {0: Obliged.NEXT}
    assert obligations(on(once, in_turn)) == {}
    assert obligations(on(once, (1, ruled("bid_out_of_turn", edition, **free)))) == {}
    elsewhere = ruled("bid_out_of_turn", edition, **free)
    assert obligations(on(once, (2, elsewhere))) == {0: Obliged.NEXT}, "that was the turn of another"
    own = ruled("insufficient_bid", edition, **bid, turn="offender", unintended=False, accept_insufficient="accepts")
    assert obligations(on(once, (0, own))) == {}, "they have called in turn, and nothing was said of a duty"
    assert obligations(on(once, (1, own))) == {0: Obliged.NEXT}
    assert obligations(on((2, silenced(edition)), (0, own))) == {0: Obliged.WHENEVER}
    assert obligations(on((2, silenced(edition)), in_turn)) == {0: Obliged.WHENEVER}
    stands = ruled(
        "call_when_must_pass", edition, since="lho_called", unintended=False, against_19=False, obliged="next"
    )
    assert obligations(on(once, (0, stands))) == {}
    again = ruled("call_when_must_pass", edition, since="lho_called", unintended=False, against_19=True, obliged="next")
    assert obligations(on(once, (0, again))) == {0: Obliged.NEXT}, "36A: as if nothing had happened"


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_the_duty_to_pass_ends_with_the_auction(edition: Edition) -> None:
    """An irregularity of the play shows that the auction is over."""
    led = ruled("fifth_card", edition, fifth_card_by="declaring_side", fifth_card_as="no_lead")
    assert obligations(on((0, silenced(edition)), (1, led))) == {}


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_whose_turn_it_was_is_not_told_where_that_player_may_have_had_to_pass(edition: Edition) -> None:
    """28A: a call that is handed over was in turn if RHO still had to pass; after one turn only the table knows."""
    west = ruled("bid_out_of_turn", edition, since="partner_called", called_meanwhile="bid", **WAS_IN_TURN)
    (item,) = west.checks
    assert item.told[TURN.id] == Turn.RHO  # the call was made at the turn of place 2, by place 3
    assert item.segment is not None
    start = Start(item.segment, 3, 0, None, on((0, west)))
    assert handed_over(item, start)[TURN.id] == Turn.RHO
    whenever, once = on((0, silenced(edition))), on((0, exposed_in_the_auction(edition)))
    assert obligations(once) == {2: Obliged.NEXT}
    assert handed_over(item, replace(start, then=whenever))[TURN.id] == Turn.RHO_MUST_PASS
    assert TURN.id not in handed_over(item, replace(start, then=once))


WAS_IN_TURN: dict[str, str | bool] = {"turn": "rho_must_pass", "legal_in_turn": True}


@pytest.mark.parametrize("id", MENU)
def test_a_player_who_had_to_pass_comes_under_37(id: str) -> None:
    """A bid, double or redouble by a player obliged to pass is ruled under Law 37, everything else under its own."""
    assert ruled_under(id, obliged=False) == id
    assert ruled_under(id, obliged=True) == ("call_when_must_pass" if id in INSTEAD_OF_A_PASS else id)


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
@pytest.mark.parametrize("id", MENU)
def test_nobody_is_asked_whether_rho_had_to_pass(id: str, edition: Edition) -> None:
    """28A: what the first ruling left standing says whether the turn was RHO's, or RHO had to pass."""
    before = on((0, silenced(edition)))
    for place in range(4):
        obliged = place in obligations(before) and not auction_is_over(id)
        facts = another(id, place, before, Seat.S, obliged=obliged)
        procedure = get(ruled_under(id, obliged), edition)
        first = decide(procedure, facts)
        asked = first.choices if isinstance(first, Question) and first.key == "since" else ()
        for since in set(asked) & {"nothing", "rho_called"}:
            result = decide(procedure, {**facts, "since": since})
            if isinstance(result, Question) and result.fact.id == TURN.id:
                excluded = Turn.RHO if place == 3 else Turn.RHO_MUST_PASS
                assert excluded not in result.choices, place


def test_whoever_had_to_pass_once_may_have_done_so() -> None:
    """Whether the one turn is over is for the table to say, so that it is asked."""
    once, whenever = on((2, exposed_in_the_auction(LAWS_2017))), on((2, silenced(LAWS_2017)))
    assert "rho_obliged" not in another("bid_out_of_turn", 1, once)
    assert another("bid_out_of_turn", 1, whenever) == {"rho_obliged": True}
    assert another("inadmissible_double", 0, once, obliged=True) == {
        "obliged": Obliged.NEXT,
        "against_19": True,
        "rho_obliged": False,
    }


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_a_duty_to_pass_stands_until_a_later_ruling_ends_it(edition: Edition) -> None:
    """Law 37: once is over with that turn, throughout with the auction alone; a follow-up of a ruling ends nothing."""
    led = ruled("fifth_card", edition, fifth_card_by="declaring_side", fifth_card_as="no_lead")
    own: dict[str, str | bool] = {"since": "nothing", "turn": "offender", "unintended": False}
    in_turn = ruled("insufficient_bid", edition, **own, accept_insufficient="accepts")
    for first, ends in ((silenced(edition), False), (exposed_in_the_auction(edition), True)):
        standing = next(item for item in first.standings if item.id.startswith("standing-pass-"))
        left_by, by_partner, by_another, play = on((0, first), (2, in_turn), (1, in_turn), (1, led))
        assert over(left_by, standing, by_partner) is ends
        assert not over(left_by, standing, by_another)
        assert not over(left_by, standing, replace(by_partner, of=0))
        assert over(left_by, standing, play)


def test_whose_a_call_was_matters_while_somebody_has_to_pass() -> None:
    """37 and 50: a duty to pass, a card on the table, or a ruling that may speak of one."""
    silent, shown = on((0, silenced(LAWS_2017))), on((0, exposed(LAWS_2017, "low")))
    assert needs_to_know_whose(silent, "bid_out_of_turn", ())
    assert not needs_to_know_whose(silent, "revoke", ())
    assert needs_to_know_whose(silent, "revoke", ("50",))
    assert needs_to_know_whose(shown, "revoke", ())


def test_places_are_counted_to_the_left() -> None:
    """The first offender's LHO sits one place further, partner two, RHO three."""
    assert [seat_at(place, Seat.S) for place in range(4)] == [Seat.S, Seat.W, Seat.N, Seat.E]
    assert another("missed_turn", 3, (), Seat.S)["offender"] is Seat.E


def exposed(edition: Edition, cards: str) -> Ruling:
    """49: a defender's card exposed by accident."""
    return ruled(
        "exposed_card_defender",
        edition,
        how_exposed="accident",
        face_in_view=True,
        has_another_penalty_card=False,
        exposed_cards=cards,
    )


def followed_by(edition: Edition, **facts: str | bool) -> Ruling:
    """The follow-up of penalty cards, on these facts."""
    return ruled(FOLLOW_UP, edition, **{f"followed.{id}": value for id, value in facts.items()})


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_what_lies_on_the_table_is_known(edition: Edition) -> None:
    """50B: a card below an honour is a minor one, a second one makes both major; each defender has their own."""
    low, honour = exposed(edition, "low"), exposed(edition, "honour")
    assert lying(on((0, low))) == {0: PenaltyCards.MINOR}
    withdrawn = ruled("card_withdrawal", edition, withdrawal_reason="illegal", withdrawn_by_defender=True)
    assert lying(on((0, low), (0, withdrawn))) == {0: PenaltyCards.TWO_OR_MORE}
    assert lying(on((0, low), (2, honour))) == {0: PenaltyCards.MINOR, 2: PenaltyCards.MAJOR}
    assert lying(on((0, silenced(edition)))) == {}


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_a_follow_up_says_what_lies_there_now(edition: Edition) -> None:
    """50D2: left free the card stays; forbidden it goes back to the hand; led early, partner has one as well."""
    honour = (2, exposed(edition, "honour"))
    lead: dict[str, str | bool] = {"penalty_card_event": "partner_leads"}
    lead |= {"penalty_cards": "major", "partners_penalty_cards": "none"}
    assert lying(on(honour, (2, followed_by(edition, **lead, penalty_card_lead="leaves_free")))) == {
        2: PenaltyCards.MAJOR
    }
    assert lying(on(honour, (2, followed_by(edition, **lead, penalty_card_lead="forbids")))) == {}
    early = {**lead, "penalty_card_event": "partner_led", "next_hand_played": False}
    led_early = followed_by(edition, **early, penalty_card_lead="leaves_free")
    assert lying(on(honour, (2, led_early))) == {0: PenaltyCards.MAJOR, 2: PenaltyCards.MAJOR}


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_the_same_card_is_not_counted_twice(edition: Edition) -> None:
    """50D2: a ruling on the lead speaks of the card that lies there; one on a withdrawn call leaves it alone."""
    honour = (2, exposed(edition, "honour"))
    lead: dict[str, str | bool] = {"lead_restriction_cause": "penalty_card"}
    lead |= {"penalty_cards": "major", "partners_penalty_cards": "none"}
    free = ruled("lead_restrictions", edition, **lead, penalty_card_lead="leaves_free")
    assert lying(on(honour, (2, free))) == {2: PenaltyCards.MAJOR}
    required = ruled("lead_restrictions", edition, **lead, penalty_card_lead="requires")
    assert lying(on(honour, (2, required))) == {}
    otherwise = ruled("lead_restrictions", edition, lead_restriction_cause="led_otherwise", could_comply=False)
    assert lying(on(honour, (2, otherwise))) == {2: PenaltyCards.MAJOR}


def test_nobody_is_asked_again_what_lies_on_the_table() -> None:
    """A follow-up is told whose cards lie there, and a second irregularity of the same player as well."""
    low, honour = exposed(LAWS_2017, "low"), exposed(LAWS_2017, "honour")
    follow_up = SUBJECTS[FOLLOW_UP]
    assert follow_up.told(Start(FOLLOW_UP, 2, 1, None, on((0, low), (2, honour)))) == {
        "followed.penalty_cards": PenaltyCards.MAJOR,
        "followed.partners_penalty_cards": PenaltyCards.MINOR,
    }
    assert follow_up.told(Start(FOLLOW_UP, 1, 0, Seat.S, on((0, silenced(LAWS_2017))))) == {
        "followed.partners_penalty_cards": "none",
        "offender": Seat.W,
    }
    two = on((2, exposed(LAWS_2017, "two_or_more")))
    assert another("penalty_card_not_played", 2, two)["penalty_cards"] == PenaltyCards.TWO_OR_MORE
    assert "penalty_cards" not in another("penalty_card_not_played", 0, two)


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_whether_the_first_card_still_lies_there_is_asked(edition: Edition) -> None:
    """50B: two cards are major ones if both lie there; the first may have been played in its turn, unreported."""
    low = (2, exposed(edition, "low"))
    assert "has_another_penalty_card" not in another("exposed_card_defender", 2, on(low))
    assert lying(on(low, (2, exposed(edition, "low")))) == {2: PenaltyCards.MINOR}
    both = ruled(
        "exposed_card_defender", edition, how_exposed="accident", face_in_view=True, has_another_penalty_card=True
    )
    assert lying(on(low, (2, both))) == {2: PenaltyCards.TWO_OR_MORE}


def scored(edition: Edition, **facts: str | bool) -> tuple[dict[str, Value], Ruling]:
    """A score at total points, nobody vulnerable: what was entered, and what came of it."""
    given: dict[str, str | bool] = {"form_of_scoring": "total", "vulnerable": "none", "table_result": "4S-1 S", **facts}
    return {key: read(key, raw) for key, raw in given.items()}, ruled("board_score", edition, **given)


ONE_TRICK: dict[str, str | bool] = {
    "score_kind": "tricks",
    "tricks_to": "NS",
    "tricks_transferred": "one",
    "tricks_come_of": "revoke",
}


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
@pytest.mark.parametrize(
    ("decided", "left"),
    [
        (ONE_TRICK, "4S= S"),
        ({"score_kind": "corrected", "corrected_result": "4S+1 S", "put_right": "record"}, "4S+1 S"),
        ({"score_kind": "penalty", "penalized": "NS", "penalty_amount": "50/1 points"}, "4S-1 S"),
        ({"score_kind": "assigned", "possible_results": "3/5 4S= S; 2/5 4S-1 S"}, None),
    ],
    ids=["tricks", "put right", "penalty", "assigned"],
)
def test_a_further_score_begins_from_the_result_that_the_last_one_left(
    decided: dict[str, str | bool], left: str | None, edition: Edition
) -> None:
    """Two rulings on one board add up; after an adjusted score there is no one result to begin from."""
    known = scored_before([scored(edition, **decided)])
    assert (str(known["table_result"]) if "table_result" in known else None) == left
    assert known["form_of_scoring"] == "total"
    assert known["vulnerable"] == "none"


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_what_a_score_leaves_is_what_the_next_one_leaves_from(edition: Edition) -> None:
    """The second score has been told the result; its own tricks come on top."""
    first = scored(edition, **ONE_TRICK)
    second = scored(edition, **{**ONE_TRICK, "tricks_transferred": "two", "table_result": "4S= S"})
    assert str(scored_before([first, second])["table_result"]) == "4S+2 S"
    assert scored_before([]) == {}


def test_what_is_ruled_on_next_was_done_by_one_player() -> None:
    """Whoever made another irregularity has a place at the table, seen from the offender of the first."""
    handed = (item for p in procedures() for path in walked(p).paths for item in path.ruling.checks)
    others = {(item.id, item.who) for item in handed if item.segment and not SUBJECTS[item.segment].taken_up}
    assert others
    assert sorted(f"{id} {who}" for id, who in others if who not in PLACES) == []


@pytest.mark.parametrize(
    ("typed", "since", "whenever", "once"),
    [
        ("N: 1NT 2H P P 2S 3H", 2, 4, 4),
        ("N: 1NT 2H P P P", 2, None, None),
        ("N: 1NT 2H P 3H P 4H P P 4S", 2, 8, None),  # North has passed once since
        ("N: 1NT 2H P P 2S 3H", None, None, None),  # the bid of one notrump may have been made before the ruling
    ],
)
def test_a_call_by_a_player_who_has_to_pass_is_seen(
    typed: str, since: int | None, whenever: int | None, once: int | None
) -> None:
    """37: the first of their calls since the one that was ruled on that is no pass; where once, their first call."""
    auction = Auction.parse(typed)
    for obliged, index in ((Obliged.WHENEVER, whenever), (Obliged.NEXT, once)):
        found = barred(auction, {Seat.N: (2, obliged)}, since)
        assert (found and found.index) == index
        assert found is None or found.kind == "call_when_must_pass"


def test_a_place_is_found_by_its_seat() -> None:
    """The places are counted to the left of the first offender."""
    assert [place_at(seat, Seat.E) for seat in (Seat.E, Seat.S, Seat.W, Seat.N)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "id",
    [
        *("awareness_of_damage", "withdrawn_action_information"),
        *("deceptive_manner", "psychic_call", "prohibited_agreement"),
    ],
)
def test_what_a_ruling_left_to_be_judged_is_taken_up_when_play_has_ended(id: str) -> None:
    """The stage is told to it then; where it is the first thing that is said of a board, it is asked."""
    silencing = silenced(LAWS_2017)
    before: Board = (Ruled("insufficient_bid", 0, 0, 0, 0, {}, {}, silencing),)
    assert SUBJECTS[id].told(Start(id, 0, 0, None, before))["board_stage"] == "play_over"
    assert SUBJECTS[id].told(Start(id, 0, 1, None, before)) == {}
