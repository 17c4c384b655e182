"""Laws 84 and 85: the two sides do not say the same of what has happened."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, choice
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007
from rules.procedures import rule_as
from rules.procedures._board_stage import STAGE, BoardStage
from rules.procedures.score._end_of_play import judged, raised_too_late

IRREGULARITY = irregularity(__name__, place=40)
FACTS_AGAIN = segment("disputed_facts_again", __name__)


class DisputeOver(StrEnum):
    """79, 85: what is disputed; the number of tricks has Laws of its own."""

    TRICKS = "tricks"
    OTHER = "other"


DISPUTE_OVER = choice("dispute_over", DisputeOver)


class FactsShow(StrEnum):
    """84, 85: what the evidence shows, as likely as not being no finding."""

    NO_IRREGULARITY = "no_irregularity"
    IRREGULARITY = "irregularity"
    DOUBTFUL_POINT = "doubtful_point"
    NOTHING_CERTAIN = "nothing_certain"


FACTS_SHOW = choice("facts_show", FactsShow, audience=Audience.DIRECTOR, judgement=True, law="85A1")

# 85A: when play has ended the director has seen the hands as well.
FOUND_LATER = judged("irregularity_found_later", "85A1")


@IRREGULARITY.under(LAWS_2007)
def disputed_facts(case: Case) -> Ruling:
    """85: the director weighs the evidence, and then rules as if it were agreed, or so that play can go on."""
    if case[DISPUTE_OVER] is DisputeOver.TRICKS:
        return rule_as(case, "disputed_tricks")
    stage = case[STAGE]
    if stage is BoardStage.TOO_LATE:
        raised_too_late(case)
        return case.ruling()
    shown = case[FACTS_SHOW]
    case.direct("both-sides-heard", "85A1")
    match shown:
        case FactsShow.NO_IRREGULARITY:
            case.cite("85A2")
            if stage is BoardStage.GOING_ON:
                case.step("no-rectification-on-the-facts", "84A")
            else:
                case.adjust("no-irregularity-found", "84A", when=When.NOW)
        case FactsShow.IRREGULARITY:
            case.cite("85A2")
            case.step("rule-on-the-facts", "84B")
        case FactsShow.DOUBTFUL_POINT:
            case.cite("85A2")
            case.step("rule-on-the-facts", "84B")
            case.direct("doubt-favours-non-offenders", "84D")
        case FactsShow.NOTHING_CERTAIN:
            undetermined(case, stage)
        case _:
            assert_never(shown)
    if shown is not FactsShow.NOTHING_CERTAIN or stage is BoardStage.PLAY_OVER:
        case.direct("tell-all-four", "83")
    return case.ruling()


def undetermined(case: Case, stage: BoardStage) -> None:
    """85B: a ruling with which play can go on; what the hands show is seen when it has ended."""
    if stage is BoardStage.GOING_ON:
        case.step("ruled-for-now", "85B")
        case.check("disputed-facts-again", "85A1", When.END_OF_PLAY, "disputed_facts_again")
    else:
        case.adjust("facts-not-found", "85B", when=When.NOW)


@FACTS_AGAIN.under(LAWS_2007)
def disputed_facts_again(case: Case) -> Ruling:
    """85: what could not be found out at the table, when play has ended."""
    found = case[FOUND_LATER]
    case.cite("85A1")
    if found:
        case.cite("85A2")
        case.step("rule-on-the-facts", "84B")
    else:
        case.adjust("facts-not-found", "85B", when=When.NOW)
    case.direct("tell-all-four", "83")
    return case.ruling()
