"""Choices of one question that a table can make true together: what decides stands first, for the first is taken."""

import pytest

from rules.engine.derive import CAME
from rules.engine.facts import DECLARED
from rules.lawbook import LAWS_2007_PRINTED
from rules.procedures import procedures
from tests.walks import walked

# The question, what decides, and what is true beside it, with the Law by which the first decides.
JUDGED = [
    ("since_revoke", "twelfth_trick", "nothing", "62D1"),
    ("since_revoke", "twelfth_trick", "play_goes_on", "62D1"),
    ("since_revoke", "twelfth_trick", "play_over", "62D1"),
    ("since_revoke", "twelfth_trick", "claimed", "62D1"),
    ("since_revoke", "dummy_asked", "nothing", "43B2(b)"),
    ("since_revoke", "dummy_spoke", "nothing", "43B3"),
    ("since_revoke", "dummy_spoke", "play_goes_on", "43B3"),
    ("since_revoke", "play_over", "claim_open", "63A1"),
    ("revoked_by", "penalty_card", "defender", "64B3"),
    ("since_revoke", "named", "claim_open", "63A2"),
    ("no_automatic_tricks", "both_sides", "card_not_played", "64C2(b)"),
    ("no_automatic_tricks", "repeated", "card_not_played", "64C2(a)"),
    ("claim_matter", "partner_objected", "defenders_claim", "68B2"),
    ("claim_line", "depends_on_card", "normal_line_loses", "70E1"),
    ("since", "offender_replaced", "says_slip", "25B"),
    ("since", "says_slip", "rho_called", "25A1"),
    ("since", "says_slip", "lho_and_partner_called", "25A4"),
    ("since", "says_slip", "lho_called", "25A6"),
    ("since", "says_slip", "partner_called", "25A4"),
    ("since", "offender_replaced", "lho_and_partner_called", "27C"),
    ("since", "offender_replaced", "lho_called", "25B1"),
    ("since", "rho_called", "lho_and_partner_called", "28B"),
    ("since", "rho_called", "lho_called", "28B"),
    ("since", "lho_and_partner_called", "lho_called", "25A4"),
    ("since", "lho_and_partner_called", "partner_called", "29A"),
    ("since_change", "offender_replaced", "lho_called", "25B1"),
    ("since_change", "rho_called", "lho_called", "28B"),
    ("since_change", "lho_and_partner_called", "lho_called", "29A"),
    ("call_kind", "third_pass", "pass", "34"),
    ("call_kind", "third_pass", "artificial_pass", "34"),
    ("followed", "three_passes", "goes_on", "17D3"),
    ("change", "after_partner", "changed", "25A4"),
    ("change", "after_period", "changed", "25A5"),
    ("change", "after_period", "asks", "25A5"),
    ("lho_called_over", "over_second", "over_first", "25B1"),
    ("intended_as", "bid_above_seven", "bid_out_of_turn", "38B"),
    ("intended_as", "call_when_must_pass", "insufficient_bid", "37"),
    ("intended_as", "bid_out_of_turn", "insufficient_bid", "27A2"),
    ("intended_as", "double_out_of_turn", "inadmissible_double", "32"),
    ("late_call", "passed_out", "lho_called", "39A"),
    ("late_call", "lho_called", "defender_passed", "39B"),
    ("late_call", "lho_called", "declaring_side", "39B"),
    ("unclear_call", "double_named_wrong", "not_understood", "19A3"),
    ("unclear_call", "redouble_named_wrong", "not_understood", "19B3"),
]

# Lists of the auction of which no table makes two choices true, and why.
EXCLUSIVE = {
    "director_came": "the director came once",
    "turn": "RHO was free to call, or was obliged to pass (28A)",
    "intended": "a bid is sufficient or not",
    "intended_out_of_turn": "a pass is an ordinary one, or it is artificial (30C)",
    "which_slip": "both were meant, or one was not",
    "new_call": "it compares, or does not, or there is none",
    "obliged": "for the rest of the auction, or at this turn alone",
    "second_caller": "in turn, out of turn, or neither in turn",
    "other_caller": "one player called, and no other",
    "two_callers": "two players called, and no others",
    "later_call": "a call is one thing",
    "first_of_two": "a call is one thing",
    "second_of_two": "a call is one thing",
    "called_meanwhile": "a call is one thing",
    "when_exposed": "the auction was over or not",
    "exposed_cards": "one card or several; led, or not led and an honour or not",
    "accept_insufficient": "LHO chooses",
    "accept_out_of_turn": "LHO chooses",
    "accept_change": "LHO chooses",
    "accept_one": "LHO chooses one of two, or neither",
    "lho_may_withdraw": "LHO chooses",
    "rho_calls": "RHO’s pass ends the auction or does not",
    "replacement": "the lowest sufficient bid, another one, no bid, or an insufficient one",
    "replacement_rev2008": "the lowest sufficient bid, another one, no bid, or an insufficient one",
    "replacement_printed": "at the lowest level or higher, no bid, or an insufficient one",
}


def test_every_list_of_the_auction_was_judged() -> None:
    """Each either says by its words what excludes what, or has in front what decides."""
    every = (*procedures(), *procedures(LAWS_2007_PRINTED))
    auction = [procedure for procedure in every if procedure.subject.group == "auction"]
    lists = {item.id for procedure in auction for item in walked(procedure).items if len(item.choices) > 1}
    yes_or_no = {id for id in lists if DECLARED[id].choices == (True, False)}
    assert lists - yes_or_no - {fact for fact, *_ in JUDGED} == set(EXCLUSIVE) - {CAME.id}


@pytest.mark.parametrize(("fact", "first", "second", "law"), JUDGED)
def test_what_decides_comes_first(fact: str, first: str, second: str, law: str) -> None:
    """Both can be true at a table; by the Law named the first of them rules."""
    choices = DECLARED[fact].choices
    assert choices.index(first) < choices.index(second), law
