"""decide(): what the auction shows is not asked, and what it contradicts is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.case import NeedFact
from rules.engine.decide import decide
from rules.engine.derive import DERIVATIONS, Known, derived
from rules.engine.facts import DECLARED, Role, Value
from rules.engine.procedure import UnknownProcedure, WrongProcedure
from rules.engine.ruling import Offering, Question, Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, editions
from rules.menu import MENU, get, procedures
from rules.model import Auction, Call, Seat, parse_call
from rules.procedures.score._board_score import NUMBER
from rules.scoring.entries import Possible
from tests.strategies import any_auctions, any_calls

INSUFFICIENT = Auction.parse("N: 1S P 1H")


def test_what_the_auction_shows_is_not_asked() -> None:
    """From N: 1S P 1H the offender, the turn and what was called since are known; the slip is asked."""
    asked = decide(get("insufficient_bid", LAWS_2017), {"auction": INSUFFICIENT})
    assert isinstance(asked, Question)
    assert asked.key == "unintended"
    assert asked.seats == {Role.OFFENDER: Seat.S, Role.PARTNER: Seat.N, Role.LHO: Seat.W, Role.RHO: Seat.E}


def test_without_an_auction_the_first_question_is_what_was_called_since() -> None:
    """What has been called since, and by whom, comes first in every irregular call."""
    for edition in editions():
        for id in ("insufficient_bid", "bid_out_of_turn"):
            asked = decide(get(id, edition), {})
            assert isinstance(asked, Question)
            assert asked.key == "since"


def test_an_offer_carries_its_script_and_options() -> None:
    """An offer is returned with what is to be read out before anybody chooses."""
    offered = decide(get("insufficient_bid", LAWS_2017), {"auction": INSUFFICIENT, "unintended": False})
    assert isinstance(offered, Offering)
    assert offered.offer.by is Role.LHO
    assert offered.offer.script
    assert offered.choices == ("accepts", "refuses")


def test_an_answer_that_contradicts_the_auction_is_asked_about() -> None:
    """Where an answer and the auction disagree, the bot shows both and asks which of the two holds."""
    facts: dict[str, Value] = {"auction": INSUFFICIENT, "since": "lho_called", "unintended": False}
    asked = decide(get("insufficient_bid", LAWS_2017), facts)
    assert isinstance(asked, Question)
    assert asked.key == "holds.since"
    assert asked.about == (("since", "lho_called"), ("since", "nothing"))
    answer_holds = decide(get("insufficient_bid", LAWS_2017), {**facts, "holds.since": "answer"})
    assert isinstance(answer_holds, Ruling)
    assert answer_holds.laws == ("27A1",)
    auction_holds = decide(get("insufficient_bid", LAWS_2017), {**facts, "holds.since": "auction"})
    assert auction_holds.key == "accept_insufficient" if isinstance(auction_holds, Offering) else False


def test_an_auction_that_shows_something_else_is_refused() -> None:
    """An auction with a double out of turn is no insufficient bid."""
    with pytest.raises(WrongProcedure, match="double_out_of_turn"):
        decide(get("insufficient_bid", LAWS_2017), {"auction": Auction.parse("N: 1S W=X")})


def test_an_unknown_procedure_says_so() -> None:
    """There is no procedure of that name."""
    with pytest.raises(UnknownProcedure, match="2007"):
        get("revokes", LAWS_2007)


def test_a_missing_fact_cannot_be_swallowed() -> None:
    """NeedFact is no Exception, so that no procedure can catch it by accident."""
    assert not issubclass(NeedFact, Exception)


def test_every_irregularity_is_on_the_menu() -> None:
    """Every procedure but the second segments can be chosen, in both editions."""
    for edition in editions():
        assert set(MENU) == {p.id for p in procedures() if p.edition == edition and not p.follows}


def test_the_same_facts_give_the_same_result() -> None:
    """decide() has no state."""
    for procedure in procedures():
        assert decide(procedure, {}) == decide(procedure, {})


@given(any_auctions(), st.none() | any_calls, st.none() | st.booleans())
def test_every_derivation_is_total(auction: Auction, call: Call | None, slip: bool | None) -> None:
    """Whatever is typed, a derivation leaves some of the fact's choices, here or elsewhere, or says nothing."""
    answers: dict[str, Value] = {"auction": auction}
    if call is not None:
        answers["replacement_call"] = call
    if slip is not None:
        answers["unintended"] = slip
    for id in DERIVATIONS:
        shown = derived(DECLARED[id], Known(answers))
        here = set(DECLARED[id].choices)
        assert shown is None or (here.intersection(shown) and {*map(type, shown)} <= {*map(type, here)})


# For every choice that an auction can show: an auction (and a replacement) that shows it.
SHOWN: dict[str, dict[Value, tuple[str, str]]] = {
    "insufficient_as_well": {True: ("N: 1S W=1H", ""), False: ("N: 1S W=2H", "")},
    "rho_passed": {True: ("N: W=1H S=P", ""), False: ("N: W=1H S=1S", "")},
    "also_called": {
        "nobody": ("N: E=1H N=P", ""),
        "partner_before": ("N: E=1C W=1H N=P", ""),
        "partner": ("N: E=1C N=P W=1H", ""),
        "lho": ("N: E=1H N=P S=1S", ""),
    },
    "then_called": {
        "nobody": ("N: 1S P 1H P P 2C", ""),
        "offender": ("N: 1S P 1H P P X 1C", ""),
        "lho": ("N: 1S P 1H 1D", ""),
        "partner": ("N: 1S P 1H P 1D", ""),
        "rho": ("N: 1S P 1H P P 1D", ""),
    },
    "barred_called": {False: ("N: E=P", "")},
    "barred_in_turn": {True: ("N: E=P", "")},
    "skipped": {
        "rho": ("N: 1S S=P P P", ""),
        "partner": ("N: 1H W=P P P", ""),
        "lho": ("N: 1S W=P N=P E=2C S=P W=P E=P", ""),
        "offender": ("N: 1S W=P N=2C P P N=P", ""),
        "unsaid": ("N: 1S P", ""),
    },
    "call_kind": {
        "pass": ("N: E=P", ""),
        "artificial_pass": ("N: E=P", ""),
        "third_pass": ("N: 1H P P E=P", ""),
    },
    "three_in_a_row": {True: ("N: 1H P P E=P", ""), False: ("N: E=P", "")},
    "since": {
        "nothing": ("N: 1S P 1H", ""),
        "lho_called": ("N: 1S P 1H P", ""),
        "lho_and_partner_called": ("N: 1S P 1H P P", ""),
        "offender_replaced": ("N: 1S P 1H S=2H", ""),
        "partner_called": ("N: 1S P 1H N=2S", ""),
        "rho_called": ("N: 1S P 1H E=X", ""),
    },
    "since_change": {
        "nothing": ("N: 1S P 1H S=2H", ""),
        "lho_called": ("N: 1S P 1H S=2H P", ""),
        "lho_and_partner_called": ("N: 1S P 1H S=2H P P", ""),
        "partner_called": ("N: 1S P 1H S=2H N=P", ""),
        "rho_called": ("N: 1S S=2C S=2H E=P", ""),
        "offender_replaced": ("N: 1S P 1H S=2H S=3H", ""),
    },
    "director_came": {
        "at_once": ("N: 1S P 1H P", ""),
        "after_one": ("N: 1S P 1H P P", ""),
        "after_two": ("N: 1S P 1H P P P", ""),
        "after_three": ("N: 1S P 1H P P P S=P", ""),
        "after_all": ("N: 1S P 1H", ""),
    },
    "called_meanwhile": {
        "pass": ("N: 1S P 1H P", ""),
        "bid": ("N: 1S P 1H N=2S", ""),
        "double": ("N: 1S P 1H E=X", ""),
    },
    "partner_passed": {True: ("N: 1S P 1H P P", ""), False: ("N: 1S P 1H N=2S", "")},
    "intended": {
        "legal": ("N: 1S P 1H S=2H", ""),
        "insufficient": ("N: 1S P 1H S=1D", ""),
        "illegal": ("N: 1S P 1H S=8H", ""),
    },
    "replaces_own": {False: ("N: 1S P 1H", "")},
    "called_twice": {True: ("E: 2S S=3H S=8H", ""), False: ("N: 1S P 1H", "")},
    "comparable": {False: ("N: 1S P 1H", "X")},
    "same_or_more_precise": {False: ("N: 1S P 1H", "X")},
    "information_contained": {False: ("N: 1S P 1H", "XX")},
    "legal_in_turn": {True: ("N: 1S S=2H", ""), False: ("N: 1S S=1H", "")},
    "admissible": {True: ("N: 1S W=X", ""), False: ("N: 1S S=X", "")},
    "second_inadmissible": {True: ("N: 1S S=X", ""), False: ("N: 1S W=X", "")},
    "bid_before": {True: ("N: 1S S=P", ""), False: ("N: S=P", "")},
    "in_turn": {True: ("N: 1S P X", ""), False: ("N: 1S S=X", "")},
    "late_call": {
        "defender_called": ("N: 1S P P P E=2H", ""),
        "defender_passed": ("N: 1S P P P E=P", ""),
        "declaring_side": ("N: 1S P P P N=P", ""),
        "lho_called": ("N: 1S P P P E=2H S=P", ""),
        "passed_out": ("N: P P P P N=1S", ""),
        "says_slip": ("N: 1S P P P W=2H", ""),
    },
    "change": dict.fromkeys(("after_period", "after_end"), ("N: 1S P P P W=2H", "")),
    "lho_called_over": {
        "nothing": ("N: 1S P P P W=2H", ""),
        "over_first": ("N: 1S P P P S=2H", ""),
        "over_second": ("N: 1S P P P W=2H N=P", ""),
    },
    "followed": {
        "three_passes": ("N: 1S P P N=P", ""),
        "goes_on": ("N: 1S P N=P E=2H", ""),
        "not_called_over": ("N: 1S S=P", ""),
    },
    "on_lead": {
        "offender": ("N: 1S P P P E=2H", ""),
        "lho": ("N: 1S P P P N=2H", ""),
        "partner": ("N: 1S P P P W=2H", ""),
        "rho": ("N: 1S P P P S=2H", ""),
        "unsaid": ("N: 1S P 1H", ""),
    },
    "also_late": {
        "nobody": ("N: 1S P P P E=2H", ""),
        "lho": ("N: 1S P P P S=2S W=X", ""),
        "partner": ("N: 1S P P P E=2H W=3H", ""),
        "rho": ("N: 1S P P P N=2S W=X", ""),
    },
    "whose_turn": {
        "offender": ("N: 1S P 1H", ""),
        "lho": ("N: 1S N=2S", ""),
        "partner": ("N: 1S W=2H", ""),
        "rho": ("N: 1S S=2H", ""),
        "unsaid": ("N: 1S P", ""),
    },
    "against_19": {True: ("N: 1S P X", ""), False: ("N: 1S P 1H", "")},
    "noticed": {
        "auction_on": ("N: 1S P X P", ""),
        "auction_over": ("N: 1S P X P P P", ""),
        "lead_faced": ("N: 1S P X P P P", ""),
    },
    "intended_as": {
        **dict.fromkeys(("bid_above_seven", "call_when_must_pass"), ("N: 1S P X", "")),
        **dict.fromkeys(("inadmissible_double", "insufficient_bid"), ("N: 1S P X", "")),
        **dict.fromkeys(("bid_out_of_turn", "pass_out_of_turn", "double_out_of_turn"), ("N: E=8C", "")),
    },
    "auction_completed": {True: ("N: 1S P P W=8C", ""), False: ("N: 8C", "")},
    "intended_out_of_turn": {
        "bid": ("N: 1S S=2H S=2S", ""),
        "artificial_pass": ("N: 1S S=2H S=P", ""),
        "pass": ("N: 1S S=2H S=P", ""),
        "double": ("N: 1S S=2H S=X", ""),
    },
    "rho_calls": {
        "passes": ("N: 1S S=2H", ""),
        "calls": ("N: 1S S=2H", ""),
        "passes_out": ("N: 1S P P N=2S", ""),
        "illegal": ("N: 1S S=2H", ""),
    },
    "next_call": {
        "legal": ("N: 1S P 1H P", ""),
        "insufficient_bid": ("N: 1S P 1H 1D", ""),
        "inadmissible_double": ("N: 1S P 1H XX", ""),
        "bid_above_seven": ("N: 1S P 1H 8C", ""),
    },
    "lho_took_it_up": {True: ("N: W=1S N=X", "")},
    "new_call": {},
    "which_slip": {"none": ("E: P E=1NT W=P", ""), "first": ("E: P E=1NT W=P", "")},
    "called_before": {True: ("N: 1S N=2S", ""), False: ("N: 1S S=2S", "")},
    "repeat_legal": {True: ("N: 1S S=2H", ""), False: ("N: 1S S=1H", "")},
    "replacement": {
        "lowest_same": ("N: 1S P 1H", "2H"),
        "other_bid": ("N: 1S P 1H", "3C"),
        "pass": ("N: 1S P 1H", "P"),
        "double": ("N: 1S P 1H", "X"),
        "insufficient": ("N: 1S P 1H", "1D"),
    },
    "replacement_rev2008": {
        "lowest_named": ("N: 1S P 1H", "2H"),
        "other_bid": ("N: 1S P 1H", "3H"),
        "pass": ("N: 1S P 1H", "P"),
        "double": ("N: 1S P 1H", "XX"),
        "insufficient": ("N: 1S P 1H S=1D", ""),
    },
    "replacement_printed": {
        "lowest_level": ("N: 1S P 1H", "2C"),
        "other_bid": ("N: 1S P 1H", "3H"),
        "pass": ("N: 1S P 1H S=P", ""),
        "double": ("N: 1S P 1H", "X"),
        "redouble": ("N: 1S P 1H", "XX"),
        "insufficient": ("N: 1S P 1H", "1H"),
    },
}

# What follows from something else than an auction.
OTHERWISE_SHOWN: dict[str, list[dict[str, Value]]] = {
    "call_on_mishearing": [{"auction": Auction.parse("N: 1S P 2S")}],
    "turn": [
        {"auction": Auction.parse("N: 1S P 1H")},
        {"auction": Auction.parse("N: 1S S=2H")},
        {"auction": Auction.parse("N: 1S S=2H"), "rho_obliged": True},
        {"auction": Auction.parse("N: 1S W=2H")},
        {"auction": Auction.parse("N: 1S N=2S")},
    ],
    # What LHO chose of a ruling is shown by what was called after it.
    **{
        id: [
            {"auction": Auction.parse(typed), "director_came": "at_once"}
            for typed in ("N: 1S P 1H P", "N: 1S P 1H S=2H")
        ]
        for id in ("accept_insufficient", "accept_out_of_turn")
    },
    "intended_legal": [
        {"auction": Auction.parse(typed), "which_slip": "first"} for typed in ("E: 2S S=3H S=2H", "E: 1S S=3H S=2H")
    ],
    "repeats_denomination": [{"auction": Auction.parse("N: W=1H N=1S P P P"), "director_came": "at_once"}],
    "calls_next": [{}, *[dict[str, Value](auction=Auction.parse("N: 1S P"), offender=seat) for seat in Seat]],
    "when_exposed": [{"auction": Auction.parse("N: 1S P")}],
    "partner_since_seen": [{"auction": Auction.parse("N: 1S P")}, {"partner_ruled_on": True}],
    "offender_defends": [
        {"late_call": "defender_called"},
        {"auction": Auction.parse("N: 1S P P P"), "offender": Seat.N},
    ],
    "unintended": [
        {"auction": Auction.parse("S: 1H P S=1S"), "replaces_own": True, "which_slip": slip}
        for slip in ("first", "none")
    ],
    "premature_by": [{"played_to_partners_lead": True}, {"played_to_declarers_lead": True}],
    "session_check_left": [{}, {"session_check_left": True}],
    "since_revoke": [{"revoke_trick": 3}],
    "since_both_revoked": [{"revoke_trick": 3}],
    "no_automatic_tricks": [{"revoke_trick": 3}],
    "by_director": [{}, {"error_of": "fouled"}],
    "penalty_advised": [{}, {"penalty_advised": True}],
    "score_still_open": [{}, {"score_still_open": True}],
    # Of what was not referred it is asked.
    "appeal_outcome": [{"referred_by_director": True}],
    "revoke_was_a_lead": [{}, {"revoke_was_a_lead": True}],
    "session_ruled_ns": [{}, {"session_ns": 1}],
    "session_ruled_ew": [{}, {"session_ew": 1}],
    "vulnerable": [{"board": number} for number in (1, 2, 3, 4)],
    "form_of_scoring": [{"at_teams": True}, {"at_teams": False}],
    "score_kind": [
        {"average_ns": "plus"},
        {"adjustment_reason": "no_result", "other_table_favours": True},
        {"revoke_tricks_won": "later"},
        {"line_was_stated": True, "tricks_transferred": "one"},
        {"defenders_gained": True},
        {"noticed": "lead_faced"},
        {"self_inflicted": True},
        {"self_inflicted": False},
    ],
    "corrected_result": [],  # no choices: a result, which the cases show
    "average_ns": [{"error_of": "ruling"}],
    "average_ew": [{"error_of": "ruling"}],
    "several_results": [{"error_of": "instruction"}],
    "contestants_at_fault": [{"error_of": "fouled"}],
    "put_right": [
        {"played_cards": "in_order"},
        {"called_to_dispute": "within_period"},
        {"noticed": "lead_faced"},
        {"score_error": "record", "in_correction_period": True},
        {"score_error": "record", "in_correction_period": False},
    ],
    "tricks_transferred": [{"revoke_tricks_won": won} for won in ("later", "offender_and_later")],
    "tricks_come_of": [
        {"revoke_tricks_won": "later"},
        {"line_was_stated": True, "tricks_transferred": "one"},
        {"agreed_to_lose": "likely", "tricks_transferred": "one"},
        {"conceded_trick": "won_already", "tricks_transferred": "one"},
    ],
    "one_side_reduced": [{"defenders_gained": True}, {"convinced_of_score": False}],
    "reduced_side": [
        {"defenders_gained": True, "table_result": Possible.parse(result)} for result in ("4S= N", "4S= E")
    ],
    "tricks_to": [
        {"revoked_by": by, "revoke_tricks_won": "later", "table_result": Possible.parse("4S= N")}
        for by in ("defender", "declarer")
    ],
}

# That a legal call is comparable is for the director to say; that an illegal one is not, the auction shows. Nor does
# an auction show that the opening lead has been faced.
NEVER_SHOWN: dict[str, set[Value]] = {
    # A typed auction that is not legal is ruled on as what it shows.
    "call_on_mishearing": {
        *("insufficient_bid", "inadmissible_double"),
        *("bid_out_of_turn", "pass_out_of_turn", "double_out_of_turn"),
    },
    "since": {"says_slip", "rho_irregular", "lho_irregular"},  # which is no call; and what next_call shows
    "new_call": {"comparable", "not_comparable", "no_turn", "illegal"},  # it follows the ruling
    "lho_took_it_up": {False},  # a call that is legal over both is for LHO to explain
    "which_slip": {"second"},  # only the director can say so
    "replaces_own": {True},  # the same
    "change": {"after_all", "after_partner", "changed", "asks"},  # an auction shows a change only after the final pass
    **{id: {True} for id in ("comparable", "same_or_more_precise", "information_contained")},
    # An auction that is over may have been typed later; one without a call may be one that went on.
    "when_exposed": {"before_lead", "before_first_call"},
    "repeats_denomination": {True},  # which one an artificial bid specifies is for the director
    # Only under the ruling that obliges a player to pass.
    "barred_called": {True},
    "barred_in_turn": {False},
    # There are no averages at total points; what else was decided is asked.
    "form_of_scoring": {"total"},
    "score_kind": {"penalty"},
    # Where no ruling says it, it is asked; a claim, an agreement and a concession come to a number of tricks.
    "put_right": {"nothing", "claim", "agreement", "concession"},
    # 11A is not ruled on here.
    "one_side_reduced": {"own_action"},
    # Only the director's own error says of itself that neither side is at fault.
    "average_ns": {"even", "minus"},
    "several_results": {True},
    # Of the twelfth trick there is nothing to be left out.
    **{id: {"twelfth_trick"} for id in ("since_revoke", "since_both_revoked", "no_automatic_tricks")},
    "contestants_at_fault": {"one", "both"},
    "average_ew": {"even", "minus"},
    # Nothing but a card played to a lead out of turn is handed over.
    "premature_by": {"before_required_lead", "led_before_partner", "declaring_side", "dummy", "dummy_spoke"},
    # Where nobody has appealed, there is no appeal.
    "appeal_outcome": {"recommended", "without_merit", "withdrawn"},
    # No revoke transfers more than two tricks by itself.
    "tricks_transferred": {number for number in NUMBER.choices if number not in ("one", "two")},
}


@pytest.mark.parametrize("id", DERIVATIONS)
def test_every_choice_of_a_derived_fact_can_be_shown(id: str) -> None:
    """For every choice there is something to type that leads to it."""
    if id in OTHERWISE_SHOWN:
        left = {choice for known in OTHERWISE_SHOWN[id] for choice in derived(DECLARED[id], Known(known)) or ()}
        assert left | NEVER_SHOWN.get(id, set()) == set(DECLARED[id].choices)
        return
    for choice, (auction, call) in SHOWN[id].items():
        answers: dict[str, Value] = {"auction": Auction.parse(auction)}
        if call:
            answers["replacement_call"] = parse_call(call)
        assert choice in (derived(DECLARED[id], Known(answers)) or ()), f"{auction} {call}"
    assert set(SHOWN[id]) | NEVER_SHOWN.get(id, set()) == set(DECLARED[id].choices)


@pytest.mark.parametrize(
    ("auction", "shown"),
    [
        ("N: E=1H N=1S E=2H S=P", ("rho_called",)),  # 28B, whatever came afterwards
        ("N: E=1H W=2H S=P", ("lho_and_partner_called",)),  # in either order
        ("N: E=1H W=2H N=P", ("rho_called",)),  # RHO, in turn, before LHO
        ("N: 1S P 1H P S=2H", ("lho_called", "says_slip")),  # LHO called, then the offender changed the call: asked
        ("N: 1S P 1H P P P S=P", ("lho_and_partner_called",)),
    ],
)
def test_what_was_called_since_is_read_in_order(auction: str, shown: tuple[Value, ...] | None) -> None:
    """The order of the calls decides; where it settles nothing, the director is asked."""
    assert derived(DECLARED["since"], Known({"auction": Auction.parse(auction)})) == shown


def test_after_a_slip_the_next_call_is_the_intended_one() -> None:
    """The call that replaced a slip is not taken for the replacement of an insufficient bid."""
    auction = Auction.parse("N: 1S P 1C S=1D")
    facts: dict[str, Value] = {"auction": auction, "unintended": True, "director_came": "after_all"}
    facts["accept_insufficient"] = "refuses"
    offered = decide(get("insufficient_bid", LAWS_2017), facts)
    assert isinstance(offered, Offering)
    assert offered.key == "replacement"
    assert len(offered.choices) == 5


def test_a_double_that_law_19_forbids_frees_nobody() -> None:
    """27B asks for a legal call: doubling partner's bid cannot be a comparable call."""
    facts: dict[str, Value] = {"auction": INSUFFICIENT, "unintended": False, "accept_insufficient": "refuses"}
    asked = decide(get("insufficient_bid", LAWS_2017), {**facts, "replacement_call": parse_call("X")})
    assert isinstance(asked, Question)
    assert asked.key == "final_call_comparable"


def test_what_the_two_bids_specify_is_not_derived_from_what_they_name() -> None:
    """2H after 1H names hearts; whether both bids specify the same is asked (27B1(a) of 2017)."""
    shown = derived(DECLARED["replacement"], Known({"auction": INSUFFICIENT, "replacement_call": parse_call("2H")}))
    assert shown == ("lowest_same", "other_bid")


@pytest.mark.parametrize(("how", "law", "said"), [("found", "85A2", "on-evidence"), ("open", "85B", "left-open")])
def test_an_answer_that_is_disputed_counts_and_the_ruling_says_on_what_it_rests(how: str, law: str, said: str) -> None:
    """85: what follows is the same; the answer stands behind 85A1 in the trace, and behind what follows from it."""
    procedure, said_of_it = get("dummy_suggests", LAWS_2017), {"only_arranged": True}
    agreed = decide(procedure, said_of_it)
    disputed = decide(procedure, {**said_of_it, "disputed.only_arranged": how})
    assert isinstance(agreed, Ruling)
    assert isinstance(disputed, Ruling)
    assert disputed.laws == ("85A1", law, *agreed.laws)
    assert disputed.steps[1:] == agreed.steps
    assert (disputed.steps[0].id, disputed.steps[0].law) == (f"step-fact-{said}", law)
    assert [reason.law for reason in disputed.trace if ("only_arranged", True) in reason.facts] == ["85A1", "45F"]
