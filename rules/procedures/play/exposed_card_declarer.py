"""Law 48: cards of declarer are exposed."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Role, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, Concept
from rules.procedures.play._declarers_held_card import declarers_held_card_not_played
from rules.procedures.play._faced_hand import cards_before_lead, claimed_by_facing, goes_back_at_once
from rules.procedures.play._irregular_play import misinformed
from rules.procedures.play._opening_lead import SinceOpeningLead, opening_lead_followed

IRREGULARITY = irregularity(__name__, door="cards", place=100)


class DeclarerExposed(StrEnum):
    """How declarer has exposed a card, or the whole hand; what decides stands first."""

    AFTER_LEAD_OUT_OF_TURN = "after_lead_out_of_turn"
    FACED_HAND = "faced_hand"
    OTHER_PLAYED = "held_other_played"
    TOUCHING = "touching"
    AS_IF_PLAYED = "as_if_played"
    BEFORE_LEAD = "before_lead"
    DROPPED = "dropped"


DECLARER_EXPOSED = choice("declarer_exposed", DeclarerExposed)


@IRREGULARITY.under(LAWS_2007)
def exposed_card_declarer(case: Case) -> Ruling:
    """Law 48, with 24 of 2007, 45C2, 54 and 68; the same in both editions but for 24."""
    how = case[DECLARER_EXPOSED]
    match how:
        case DeclarerExposed.DROPPED:
            cards_go_back(case)
        case DeclarerExposed.BEFORE_LEAD:
            cards_before_lead(case)
        case DeclarerExposed.TOUCHING:
            case.step("card-is-played", "45C2(a)")
        case DeclarerExposed.AS_IF_PLAYED:
            case.step("card-is-played", "45C2(b)")
        case DeclarerExposed.OTHER_PLAYED:
            declarers_held_card_not_played(case)
        case DeclarerExposed.FACED_HAND:
            if not claimed_by_facing(case):
                if goes_back_at_once(case):
                    cards_go_back(case)
                else:
                    cards_before_lead(case)
        case DeclarerExposed.AFTER_LEAD_OUT_OF_TURN:
            if not misinformed(case):
                opening_lead_followed(case, SinceOpeningLead.DECLARER_SPREAD)
        case _:
            assert_never(how)
    return case.ruling()


def cards_go_back(case: Case) -> None:
    """48A: no card of declarer becomes a penalty card; the defenders may use what they saw."""
    case.step("declarers-cards-go-back", "48A")
    case.inform("exposed-authorized", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
