"""Law 45C4(b): declarer wants to change the card named from dummy."""

from enum import StrEnum

from rules.engine.case import Case
from rules.engine.facts import Audience, NotAsked, choice, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.procedures._withdrawn import replaced_card
from rules.procedures.play._next_lead import innocent_lead_goes_back

IRREGULARITY = irregularity(__name__, place=180)


class Since(StrEnum):
    """Who has played since the card was named; declarer from either hand."""

    NOBODY = "nothing"
    OPPONENT = "opponent"
    OPPONENT_LED = "opponent_led"
    DECLARER = "declarer"
    PARTNER = "partner"


SINCE = choice("since_designation", Since)
SINCE_2017 = SINCE.only(Since.NOBODY, Since.OPPONENT, Since.OPPONENT_LED, Since.DECLARER)
SINCE_2007 = SINCE.only(Since.NOBODY, Since.OPPONENT, Since.OPPONENT_LED, Since.PARTNER)

# 2007 alone asks how soon the change was made or attempted.
WITHOUT_PAUSE = yes_no("changed_without_pause", audience=Audience.DIRECTOR, judgement=True, law="45C4(b)")

UNINTENDED = yes_no("designation_unintended", audience=Audience.OFFENDER, judgement=True, law="45C4(b)")


@IRREGULARITY.under(LAWS_2017)
def unintended_designation_2017(case: Case) -> Ruling:
    """45C4(b) of 2017: declarer's slip of the tongue, until they next play from either hand."""
    since = case[SINCE_2017]
    match since:
        case Since.NOBODY | Since.OPPONENT | Since.OPPONENT_LED:
            changed_if(case, case[UNINTENDED], since)
        case Since.DECLARER:
            too_late(case, since)
        case _:
            raise NotAsked(since)
    return case.ruling()


@IRREGULARITY.under(LAWS_2007)
def unintended_designation_2007(case: Case) -> Ruling:
    """45C4(b) of 2007: without pause for thought, until partner has played."""
    since = case[SINCE_2007]
    match since:
        case Since.NOBODY | Since.OPPONENT | Since.OPPONENT_LED:
            if case[WITHOUT_PAUSE]:
                changed_if(case, case[UNINTENDED], since)
            else:
                case.step("changed-after-thought", "45C4(b)")
                named_card_stands(case, since)
        case Since.PARTNER:
            too_late(case, since)
        case _:
            raise NotAsked(since)
    return case.ruling()


def too_late(case: Case, since: Since) -> None:
    """45C4(b): the time for a change is over, whatever was meant."""
    case.step("too-late-to-change-designation", "45C4(b)")
    named_card_stands(case, since)


def changed_if(case: Case, allowed: bool, since: Since) -> None:
    """45C4(b): the card meant is played, or the card named stands."""
    case.cite("45C4(b)")
    if not allowed:
        named_card_stands(case, since)
        return
    case.step("designation-changed", "47C")
    if since in (Since.OPPONENT, Since.OPPONENT_LED):
        case.step("opponent-may-replace", "47D")
        if since is Since.OPPONENT_LED:
            innocent_lead_goes_back(case)
        replaced_card(case)


def named_card_stands(case: Case, since: Since) -> None:
    """45C4(a) and 47F2: a card that was named is played, and is not taken back; nor is one that was played after it."""
    case.cite("45C4(a)")
    case.step("card-may-not-be-withdrawn", "47F2")
    if since is not Since.NOBODY:
        case.step("played-since-stays", "47F2")
