"""Law 45E: a player plays again to a trick that is complete."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.procedures import rule_as
from rules.procedures._withdrawn import withdrawn_card
from rules.procedures.play._asking_about_a_revoke import dummy_without_rights_spoke
from rules.procedures.play._exposed_cards import BECAUSE, EXPOSED_BY_ACCIDENT, another_card
from rules.procedures.play._penalty_card_standing import Because, becomes_penalty_card

IRREGULARITY = irregularity(__name__, place=80)


class FifthCardBy(StrEnum):
    """Who has played again to the trick; 43B3 of dummy without rights comes first."""

    DUMMY_SPOKE = "dummy_spoke"
    DEFENDER = "defender"
    DECLARING_SIDE = "declaring_side"


FIFTH_CARD_BY = choice("fifth_card_by", FifthCardBy)


class FifthCardAs(StrEnum):
    """What the director takes the card for: played once more to the trick, not played at all, or led."""

    NO_LEAD = "no_lead"
    SLIPPED = "slipped"
    LEAD_OUT_OF_TURN = "lead_out_of_turn"
    LEAD_IN_TURN = "lead_in_turn"


FIFTH_CARD_AS = choice("fifth_card_as", FifthCardAs, audience=Audience.DIRECTOR, judgement=True, law="45E")


class PlayedAgain(StrEnum):
    """50B: a defender's card played once more; of a low one it decides whether it was put down unintentionally."""

    LOW = "low"
    DELIBERATE = "deliberate"
    HONOUR = "honour"
    TWO_OR_MORE = "two_or_more"


CARD_PLAYED_AGAIN = choice("card_played_again", PlayedAgain, audience=Audience.DIRECTOR, judgement=True, law="50B")

BECAUSE_PLAYED_AGAIN = {
    PlayedAgain.LOW: Because.LOW,
    PlayedAgain.DELIBERATE: Because.PLAYED,
    PlayedAgain.HONOUR: Because.HONOUR,
    PlayedAgain.TWO_OR_MORE: Because.SEVERAL,
}


@IRREGULARITY.under(LAWS_2007)
def fifth_card(case: Case) -> Ruling:
    """45E, the same in both editions, and 43B3."""
    by = case[FIFTH_CARD_BY]
    if by is FifthCardBy.DUMMY_SPOKE:
        dummy_without_rights_spoke(case)
        return case.ruling()
    return played_again(case, by_defender=by is FifthCardBy.DEFENDER)


def played_again(case: Case, *, by_defender: bool) -> Ruling:
    """45E; what a defender's card becomes is for 50B, and one that was led for 53 and 55 or 56."""
    taken_for = case[FIFTH_CARD_AS]
    law = "45E1" if by_defender else "45E2"
    match taken_for:
        case FifthCardAs.NO_LEAD if by_defender:
            if not another_card(case, law):
                becomes_penalty_card(case, law, BECAUSE_PLAYED_AGAIN[case[CARD_PLAYED_AGAIN]])
        case FifthCardAs.SLIPPED if by_defender:
            if not another_card(case, law):
                becomes_penalty_card(case, law, BECAUSE[case[EXPOSED_BY_ACCIDENT]])
        case FifthCardAs.NO_LEAD | FifthCardAs.SLIPPED:
            case.cite(law)
            case.step("fifth-card-back", "45E2")
            withdrawn_card(case)
        case FifthCardAs.LEAD_OUT_OF_TURN:
            case.cite(law)
            return rule_as(case, "defender_lead_out_of_turn" if by_defender else "declarer_lead_out_of_turn")
        case FifthCardAs.LEAD_IN_TURN:
            case.step("lead-stands", law)
        case _:
            assert_never(taken_for)
    return case.ruling()
