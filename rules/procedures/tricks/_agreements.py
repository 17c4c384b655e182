"""Laws 69 and 71: an agreed claim, or a concession, is regretted."""

from rules.engine.case import Case
from rules.engine.facts import Audience, choice, yes_no
from rules.procedures.tricks._contested_claim import CLAIMED_BY, NEITHER, contested

# 69: when the side that had agreed objects.
BEFORE_ESTABLISHED = "before_established"
WITHIN_PERIOD = "within_period"
AFTER_PERIOD = "after_period"

OBJECTED = choice("agreement_objected", BEFORE_ESTABLISHED, WITHIN_PERIOD, AFTER_PERIOD, law="69A")

# 69B and 71: the trick that a side wants back.
WON_ALREADY = "won_already"
LIKELY = "likely"
NOT_LOSABLE = "not_losable"

AGREED_TO_LOSE = choice(
    "agreed_to_lose", WON_ALREADY, LIKELY, NEITHER, audience=Audience.DIRECTOR, judgement=True, law="69B"
)
CONCEDED = choice(
    "conceded_trick", WON_ALREADY, NOT_LOSABLE, NEITHER, audience=Audience.DIRECTOR, judgement=True, law="71"
)

# 79C1: the time within which a score may be corrected.
IN_PERIOD = yes_no("in_correction_period", law="79C1")


# Agreements and concessions that are regretted (69 and 71)


def agreement_regretted(case: Case) -> None:
    """69: objecting before the agreement is established makes a contested claim; later the standard is another."""
    objected = case[OBJECTED]
    case.cite("69A")
    if objected == BEFORE_ESTABLISHED:
        case.step("agreement-not-established")
        contested(case, case[CLAIMED_BY])
        return
    case.cite("79C1")
    if objected == AFTER_PERIOD:
        case.cite("69B")
        case.adjust("correction-period-over")
    else:
        lost = case[AGREED_TO_LOSE]
        returned_if(case, {WON_ALREADY: "69B1", LIKELY: "69B2"}.get(lost), "69B", "agreement-stands")


def concession_regretted(case: Case) -> None:
    """71: a concession stands, but for what is found within the Correction Period."""
    in_period = case[IN_PERIOD]
    case.cite("79C1")
    if in_period:
        conceded(case)
    else:
        case.cite("71")
        case.adjust("correction-period-over")


def conceded(case: Case) -> None:
    """71.1 and 71.2: a trick won already, or one that no normal play loses, is not conceded."""
    trick = case[CONCEDED]
    returned_if(case, {WON_ALREADY: "71.1", NOT_LOSABLE: "71.2"}.get(trick), "71", "concession-stands")


def returned_if(case: Case, because: str | None, otherwise: str, stands: str) -> None:
    """The board is scored with the trick given back by one paragraph, or stands by another."""
    case.cite(because or otherwise)
    if because:
        case.adjust("trick-returned", "board_score")
    else:
        case.adjust(stands)
