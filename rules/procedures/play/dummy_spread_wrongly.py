"""Laws 41C and D: dummy's hand faced too early, by the wrong player, wrongly or incompletely."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.procedures._withdrawn import withdrawn_card
from rules.procedures.play._cards_on_the_table import cards_on_the_table
from rules.procedures.play._established_revoke import equity_alone
from rules.procedures.play._exposed_cards import ExposedCards
from rules.procedures.play._faced_hand import (
    cards_before_lead,
    claimed_by_facing,
    goes_back_at_once,
    hand_taken_back,
)
from rules.procedures.play._opening_lead import SINCE_OPENING_LEAD, SinceOpeningLead, opening_lead_faced

IRREGULARITY = irregularity(__name__, place=30, common=80)


class SpreadFault(StrEnum):
    """What is wrong with a hand that was faced as dummy's."""

    HIDDEN_CARD = "hidden_card"
    NOT_ARRANGED = "not_arranged"
    DUMMY_EARLY = "dummy_early"
    DECLARER_FACED = "declarer_faced"
    AFTER_WRONG_LEAD = "after_wrong_lead"
    IN_AUCTION = "in_auction"


SPREAD_FAULT = choice("spread_fault", SpreadFault)

CARDS_FACED = SINCE_OPENING_LEAD.only(
    SinceOpeningLead.DECLARER_SPREAD, SinceOpeningLead.DUMMY_SEEN, SinceOpeningLead.DUMMY_PLAYED
)


class HiddenCardRevoke(StrEnum):
    """Whether dummy has failed to follow suit with the card that nobody saw."""

    NO_REVOKE = "no_revoke"
    CORRECTABLE = "correctable"
    ESTABLISHED = "established"


HIDDEN_CARD_REVOKE = choice("hidden_card_revoke", HiddenCardRevoke)


@IRREGULARITY.under(LAWS_2007)
def dummy_spread_wrongly(case: Case) -> Ruling:
    """41C and D, with 24, 48, 54 and 64; the same in both editions."""
    fault = case[SPREAD_FAULT]
    match fault:
        case SpreadFault.HIDDEN_CARD:
            hidden_card(case)
        case SpreadFault.NOT_ARRANGED:
            case.step("dummy-arranged", "41D")
        case SpreadFault.DUMMY_EARLY:
            case.cite("41C")
            hand_taken_back(case, Concept.EXPOSED_BEFORE_LEAD, "dummy-waits-for-lead")
        case SpreadFault.DECLARER_FACED:
            if not claimed_by_facing(case):
                if goes_back_at_once(case):
                    hand_taken_back(case, "48A", "hand-taken-back")
                else:
                    cards_before_lead(case)
        case SpreadFault.AFTER_WRONG_LEAD:
            opening_lead_faced(case, CARDS_FACED)
        case SpreadFault.IN_AUCTION:
            cards_on_the_table(case, ExposedCards.TWO_OR_MORE)
        case _:
            assert_never(fault)
    return case.ruling()


def hidden_card(case: Case) -> None:
    """41D: a card of dummy turns up; with 62 or 64 where dummy has not followed suit with it."""
    revoke = case[HIDDEN_CARD_REVOKE]
    case.step("card-joins-dummy", "41D")
    match revoke:
        case HiddenCardRevoke.NO_REVOKE:
            pass
        case HiddenCardRevoke.CORRECTABLE:
            case.cite("62A")
            case.step("dummy-revoke-corrected", "62B2")
            case.step("defenders-may-replace", "62C1")
            case.step("declarer-may-then-replace", "62C2")
            case.step("next-lead-after-wrong-card", "44G")
            withdrawn_card(case)
        case HiddenCardRevoke.ESTABLISHED:
            equity_alone(case)
        case _:
            assert_never(revoke)
    case.check("hidden-card-damage", "12A1", When.END_OF_PLAY, "damage_without_redress")
