"""Law 60: somebody has played on before an irregular lead or play was put right."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Role, Value, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.procedures.play._irregular_play import (
    TakenBack,
    before_required_lead,
    earlier_obligations,
    misinformed_in_play,
    misinformed_or_last_trick,
    proper_lead_stands,
    rectification_forfeited,
    wrong_defender_has_played,
)

IRREGULARITY = irregularity(__name__, place=140)


class PlayedOn(StrEnum):
    """Who has played on; "next" is seen from the hand that led or played irregularly; 53B comes before 60A."""

    BEFORE_REQUIRED_LEAD = "before_required_lead"
    PROPER_LEAD = "proper_lead"
    NEXT_OPPONENT = "next_opponent"
    WRONG_DEFENDER = "wrong_defender"
    WRONG_DEFENDER_TO_DUMMYS = "wrong_defender_to_dummys"
    OFFENDING_SIDE = "offending_side"


PLAYED_ON = choice("played_on", PlayedOn)

# What is known once the defender whose lead it was makes it after all (53B).
PROPERLY_LED: Mapping[str, Value] = {PLAYED_ON.id: PlayedOn.PROPER_LEAD}


class First(StrEnum):
    """What was irregular before the offending side itself played on."""

    OPENING_LEAD = "opening_lead"
    DEFENDERS_LEAD = "defenders_lead"
    DECLARERS_LEAD = "declarers_lead"
    PREMATURE = "premature"


FIRST = choice("first_irregular_play", First)

RULED_ON: Mapping[First, str] = {
    First.OPENING_LEAD: "opening_lead_out_of_turn",
    First.DEFENDERS_LEAD: "defender_lead_out_of_turn",
    First.DECLARERS_LEAD: "declarer_lead_out_of_turn",
    First.PREMATURE: "premature_play",
}


@IRREGULARITY.under(LAWS_2017)
def play_after_irregularity_2017(case: Case) -> Ruling:
    """60 with 53 of 2017; on the thirteenth trick no lead out of turn can be accepted."""
    return played_on(case, misinformed_or_last_trick)


@IRREGULARITY.under(LAWS_2007)
def play_after_irregularity_2007(case: Case) -> Ruling:
    """60 with 53 of 2007."""
    return played_on(case, misinformed_in_play)


def played_on(case: Case, taken_back: TakenBack) -> Ruling:
    """60A, B and C, with the exceptions of 47E1 and 53."""
    who = case[PLAYED_ON]
    match who:
        case PlayedOn.NEXT_OPPONENT:
            if not taken_back(case):
                rectification_forfeited(case)
                earlier_obligations(case)
        case PlayedOn.PROPER_LEAD:
            proper_lead_stands(case)
        case PlayedOn.WRONG_DEFENDER | PlayedOn.WRONG_DEFENDER_TO_DUMMYS:
            if not taken_back(case):
                defender = Role.RHO if who is PlayedOn.WRONG_DEFENDER else Role.LHO
                wrong_defender_has_played(case, defender, IRREGULARITY.id, PROPERLY_LED)
        case PlayedOn.OFFENDING_SIDE:
            case.step("rights-unaffected", "60C")
            case.hand_over("both-plays-next", "60C", RULED_ON[case[FIRST]], Role.OFFENDER)
        case PlayedOn.BEFORE_REQUIRED_LEAD:
            case.direct("offender-is-who-played", "60B")
            before_required_lead(case)
        case _:
            assert_never(who)
    return case.ruling()
