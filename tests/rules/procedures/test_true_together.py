"""Choices of one question that a table can make true together: what decides stands first, for the first is taken."""

import importlib
import pkgutil

import pytest

import rules.procedures.play
from rules.engine.derive import CAME
from rules.engine.facts import DECLARED, Fact, Kind
from rules.lawbook import LAWS_2007_PRINTED
from rules.menu import procedures
from tests.walks import walked

# The question, what decides, and what is true beside it, with the Law by which the first decides.
JUDGED = [
    ("since_revoke", "twelfth_trick", "nothing", "62D1"),
    ("since_revoke", "twelfth_trick", "play_goes_on", "62D1"),
    ("since_revoke", "twelfth_trick", "play_over", "62D1"),
    ("since_revoke", "twelfth_trick", "claimed", "62D1"),
    ("since_revoke", "dummy_asked", "nothing", "43B2(b)"),
    ("since_revoke", "dummy_asked", "play_goes_on", "43B2(b)"),
    ("since_revoke", "dummy_spoke", "nothing", "43B3"),
    ("since_revoke", "dummy_spoke", "play_goes_on", "43B3"),
    ("since_revoke", "play_over", "claim_open", "63A1"),
    ("since_revoke", "named", "claim_open", "63A2"),
    ("no_automatic_tricks", "too_late", "both_sides", "92B"),
    ("no_automatic_tricks", "too_late", "round_over", "92B"),
    ("revoked_by", "penalty_card", "defender", "64B3"),
    ("revoked_by", "penalty_card", "faced_card", "64B3"),
    ("revoked_by", "one_of_each_side", "defender", "62C3"),
    ("revoked_by", "one_of_each_side", "declarer", "62C3"),
    ("revoked_by", "one_of_each_side", "dummy", "62C3"),
    ("no_automatic_tricks", "both_sides", "card_not_played", "64C2(b)"),
    ("no_automatic_tricks", "repeated", "card_not_played", "64C2(a)"),
    ("hidden_card_revoke", "correctable", "established", "62D1"),
    ("premature_by", "told", "led_before_partner", "47E1"),
    ("premature_by", "told", "before_partner", "47E1"),
    ("premature_by", "told", "at_rhos_turn", "47E1"),
    ("played_besides", "both_hands", "lho_after", "57C1"),
    ("played_besides", "dummy", "suggested", "45D"),
    ("played_besides", "dummy", "lho_after", "57C2"),
    ("played_besides", "suggested", "lho_after", "57C2"),
    ("early_card", "told", "legal_play", "47E1"),
    ("early_card", "told", "illegal_play", "47E1"),
    ("early_card", "card_and_lead", "legal_play", "55"),
    ("early_card", "card_and_lead", "illegal_play", "55"),
    ("since_wrong_card", "too_late", "next_led", "45D2"),
    ("since_wrong_card", "too_late", "rho_and_declarer", "45D2"),
    ("since_wrong_card", "too_late", "defender", "45D2"),
    ("since_wrong_card", "next_led", "rho_and_declarer", "45D1"),
    ("since_wrong_card", "next_led", "defender", "45D1"),
    ("since_wrong_card", "rho_and_declarer", "defender", "45D1"),
    ("designation", "not_in_dummy", "suit", "46B4"),
    ("designation", "not_in_dummy", "rank", "46B4"),
    ("designation", "not_in_dummy", "win", "46B4"),
    ("withdrawal_reason", "told_turn", "illegal", "47E1"),
    ("withdrawal_reason", "explanation", "changed_mind", "47E2(a)"),
    ("withdrawal_reason", "after_own_revoke", "opponent_changed", "62C2"),
    ("withdrawal_reason", "opponents_revoke", "opponent_changed", "62C1"),
    ("withdrawal_reason", "proper_lead", "illegal", "47F1"),
    ("withdrawal_reason", "own_revoke", "required", "62A"),
    ("withdrawal_reason", "designation", "changed_mind", "47C"),
    ("withdrawal_reason", "face_down_lead", "changed_mind", "41A"),
    ("withdrawal_reason", "illegal", "required", "47B"),
    ("lead_restriction_cause", "led_otherwise", "penalty_card", "61A"),
    ("lead_restriction_cause", "led_early", "penalty_card", "50D2"),
    ("lead_freed_by", "called_in_turn", "comparable", "28B"),
    ("lead_freed_by", "called_in_turn", "led_before", "28B"),
    ("lead_freed_by", "called_over", "led_before", "36A"),
    ("lead_freed_by", "corrected_bid", "comparable", "27B1(a)"),
    ("lead_freed_by", "corrected_bid", "led_before", "27B1(a)"),
    ("lead_freed_by", "comparable", "led_before", "26A"),
    ("lead_freed_by", "unintended", "led_before", "25A1"),
    ("lead_freed_by_2007", "called_in_turn", "led_before", "28B"),
    ("lead_freed_by_2007", "called_over", "led_before", "36A"),
    ("lead_freed_by_2007", "corrected_bid", "led_before", "27"),
    ("lead_freed_by_2007", "unintended", "led_before", "25A1"),
    ("withdrawn_call", "same_call", "suit_not_shown", "26"),
    ("withdrawn_call", "same_call", "suits_all_shown", "26"),
    ("withdrawn_call", "same_call", "other", "26"),
    ("not_to_be_accepted", "told", "thirteenth_trick", "47E1"),
    ("played_on", "before_required_lead", "next_opponent", "60B"),
    ("played_on", "before_required_lead", "wrong_defender", "60B"),
    ("played_on", "before_required_lead", "wrong_defender_to_dummys", "60B"),
    ("since_wrong_side", "proper_lead", "defender_played", "53B"),
    ("how_exposed", "not_at_fault", "played", "49"),
    ("how_exposed", "not_at_fault", "shown", "49"),
    ("how_exposed", "trick_in_progress", "partner_objected", "68"),
    ("how_exposed", "trick_in_progress", "shown", "68"),
    ("how_exposed", "trick_in_progress", "named", "68"),
    ("how_exposed", "partner_objected", "claimed", "68B2"),
    ("how_exposed", "partner_objected", "shown", "68B2"),
    ("how_exposed", "claimed", "shown", "68D"),
    ("how_exposed", "held", "shown", "45C1"),
    ("declarer_exposed", "after_lead_out_of_turn", "faced_hand", "54A"),
    ("declarer_exposed", "after_lead_out_of_turn", "before_lead", "54A"),
    ("declarer_exposed", "faced_hand", "before_lead", "48B2"),
    ("declarer_exposed", "faced_hand", "dropped", "48B2"),
    ("declarer_exposed", "held_other_played", "touching", "45C2"),
    ("declarer_exposed", "held_other_played", "as_if_played", "45C2"),
    ("declarer_exposed", "touching", "as_if_played", "45C2(a)"),
    ("defenders_card", "penalty_card", "faced", "45C5"),
    ("defenders_card", "penalty_card", "in_view", "45C5"),
    ("defenders_card", "penalty_card", "named", "45C5"),
    ("defenders_card", "fifth_card", "faced", "45E1"),
    ("defenders_card", "fifth_card", "in_view", "45E1"),
    ("defenders_card", "held_other_played", "in_view", "45C1"),
    ("defenders_card", "faced", "in_view", "45A"),
    ("declarers_card", "fifth_card", "faced", "45E2"),
    ("declarers_card", "held_other_played", "touching", "45C2"),
    ("declarers_card", "held_other_played", "as_if_played", "45C2"),
    ("declarers_card", "faced", "touching", "45A"),
    ("dummys_card", "arranged", "touched", "45C3"),
    ("dummys_card", "picked_up", "touched", "45B"),
    ("second_player", "next_player", "defender", "58A"),
    ("since_at_once", "both_sides_went_on", "opponent_led", "58B4"),
    ("since_at_once", "both_sides_went_on", "opponent_played", "58B4"),
    ("since_at_once", "opponent_led", "opponent_played", "44G"),
    ("since_both_revoked", "too_late", "twelfth_trick", "92B"),
    ("since_both_revoked", "too_late", "both_sides", "92B"),
    ("since_both_revoked", "twelfth_trick", "neither", "62D1"),
    ("since_both_revoked", "twelfth_trick", "declaring_side", "62D1"),
    ("since_both_revoked", "twelfth_trick", "defending_side", "62D1"),
    ("since_both_revoked", "twelfth_trick", "both_sides", "62D1"),
    ("other_faces_seen", "two_or_more", "low", "50B"),
    ("other_faces_seen", "two_or_more", "honour", "50B"),
    ("trick_defect", "among_played", "too_many", "14B1"),
    ("trick_matter", "number_of_tricks", "pointing", "79A"),
    ("trick_matter", "number_of_tricks", "quitted", "79A"),
    ("trick_matter", "number_of_tricks", "disorder", "79A"),
    ("trick_matter", "quitted", "disorder", "66C"),
    ("dummy_did", "asked_declarer", "took_part", "42B1"),
    ("dummy_did", "asked_defender", "drew_attention_to_defenders", "61B2(b)"),
    ("dummy_did", "warned_wrong_hand", "took_part", "42B2"),
    ("dummy_did", "prevented_other", "took_part", "42B2"),
    ("dummy_did", "prevented_defender", "took_part", "42B2"),
    ("dummy_did", "drew_attention", "took_part", "43A1(b)"),
    ("dummy_did", "drew_attention_to_defenders", "called_director", "43B3"),
    ("claim_matter", "partner_objected", "defenders_claim", "68B2"),
    ("claim_line", "depends_on_card", "normal_line_loses", "70E1"),
    ("since", "offender_replaced", "says_slip", "25B"),
    ("since", "says_slip", "rho_called", "25A1"),
    ("since", "says_slip", "lho_and_partner_called", "25A4"),
    ("since", "says_slip", "lho_called", "25A6"),
    ("since", "says_slip", "partner_called", "25A4"),
    ("since", "offender_replaced", "lho_and_partner_called", "27C"),
    ("since", "offender_replaced", "lho_called", "25B1"),
    ("since", "offender_replaced", "lho_irregular", "25B1"),
    ("since", "says_slip", "rho_irregular", "25A1"),
    ("since", "says_slip", "lho_irregular", "25A6"),
    ("since", "rho_irregular", "rho_called", "28B"),
    ("since", "rho_irregular", "lho_irregular", "28B"),
    ("since", "rho_irregular", "lho_and_partner_called", "28B"),
    ("since", "rho_irregular", "lho_called", "28B"),
    ("since", "lho_irregular", "lho_and_partner_called", "27"),
    ("since", "lho_irregular", "lho_called", "27"),
    ("since", "rho_called", "lho_irregular", "28B"),
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
    ("change", "after_partner", "after_end", "25A4"),
    ("change", "after_partner", "changed", "25A4"),
    ("change", "after_period", "changed", "25A5"),
    ("change", "after_period", "asks", "25A5"),
    ("lho_called_over", "over_second", "over_first", "25B1"),
    ("intended_as", "bid_above_seven", "bid_out_of_turn", "38B"),
    ("intended_as", "call_when_must_pass", "insufficient_bid", "37"),
    ("intended_as", "bid_out_of_turn", "insufficient_bid", "27A2"),
    ("intended_as", "double_out_of_turn", "inadmissible_double", "32"),
    ("second_caller", "lho_illegal", "lho", "27"),
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
    "new_call": "it is legal and compares, or does not; or it is not legal; or there is none",
    "obliged": "for the rest of the auction, or at this turn alone",
    "other_caller": "one player called, and no other",
    "two_callers": "two players called, and no others",
    "later_call": "a call is one thing",
    "first_of_two": "a call is one thing",
    "second_of_two": "a call is one thing",
    "called_meanwhile": "a call is one thing",
    "when_exposed": "the auction was over or not",
    "noticed": "a lead had been faced; or the auction was over; or it was not",
    "exposed_cards": "one card or several; led, or not led and an honour or not",
    "accept_insufficient": "LHO chooses",
    "accept_out_of_turn": "LHO chooses",
    "accept_change": "LHO chooses",
    "accept_one": "LHO chooses one of two, or neither",
    "lho_may_withdraw": "LHO chooses",
    "rho_calls": "RHO’s pass ends the auction or does not, and another call is legal or is not",
    "next_call": "a call is one thing",
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


# Lists of the play in which no table makes two choices true, as they are worded.
EXCLUDE_EACH_OTHER = {
    "at_once",
    "cards_mixed",
    "cards_of_rank",
    "defenders_card_seen",
    "exposed_cards",
    "fifth_card_as",
    "first_irregular_play",
    "last_card_of_trick",
    "led_after_missing_card",
    "opening_lead_made",
    "partners_penalty_cards",
    "penalty_card_event",
    "penalty_cards",
    "penalty_cards_still",
    "penalty_cards_left",
    "played_after_revoke",
    "played_too_few",
    "pointing_noticed",
    "revoke_inquiry_kind",
    "revoke_tricks_won",
    "since_declarers_lead",
    "since_defenders_lead",
    "since_designation",
    "since_opening_lead",
    "spread_fault",
    "whose_card",
    "wrong_card_led_to",
    "wrong_card_not_followed_by",
}


@pytest.mark.parametrize(("fact", "first", "second", "law"), JUDGED)
def test_what_decides_comes_first(fact: str, first: str, second: str, law: str) -> None:
    """Both can be true at a table; by the Law named the first of them rules."""
    choices = DECLARED[fact].choices
    assert choices.index(first) < choices.index(second), law


def test_every_list_of_the_play_is_judged() -> None:
    """Of each question of the play with three choices or more it is known which of them can be true together."""
    lists = set()
    for module in pkgutil.iter_modules(rules.procedures.play.__path__, f"{rules.procedures.play.__name__}."):
        for item in vars(importlib.import_module(module.name)).values():
            if isinstance(item, Fact) and item.kind is Kind.CHOICE and item.id in DECLARED and len(item.choices) > 2:
                lists.add(item.id)
    elsewhere = {"average_ns", "score_kind", "tricks_transferred"}
    judged = {fact for fact, *_ in JUDGED}
    assert lists - elsewhere - judged - EXCLUDE_EACH_OTHER == set()
    assert lists - judged >= EXCLUDE_EACH_OTHER
