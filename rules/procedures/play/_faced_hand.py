"""Laws 24, 48 and 68: declarer has faced the hand; was it a claim, and has a lead been faced?"""

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, yes_no
from rules.lawbook import LAWS_2007, LAWS_2017, Concept

MEANT_TO_CLAIM = yes_no("meant_to_claim", audience=Audience.DIRECTOR, judgement=True, law="48B2")

OPENING_LEAD_FACED = yes_no("opening_lead_faced")


def claimed_by_facing(case: Case) -> bool:
    """48B2: whether declarer has claimed by facing the hand, which is then written."""
    claimed = case[MEANT_TO_CLAIM]
    case.cite("48B2")
    if claimed:
        case.step("play-stops-for-claim", "68")
        case.hand_over("claim-next", "68", "claim", Role.OFFENDER)
    return claimed


def goes_back_at_once(case: Case) -> bool:
    """48A; 24 of 2007, whose auction period lasts until a lead is faced, keeps the cards face up until then."""
    return case.edition.of(GOES_BACK)(case)


def never_waits(case: Case) -> bool:
    """2017: once the auction has ended, cards of the declaring side go back (48A)."""
    return True


def waits_for_lead(case: Case) -> bool:
    """2007: only once a lead is faced."""
    return case[OPENING_LEAD_FACED]


GOES_BACK = {LAWS_2017: never_waits, LAWS_2007: waits_for_lead}


def cards_before_lead(case: Case) -> None:
    """48A, and 24 of 2007: cards that declarer exposed between the auction and the opening lead."""
    hand_taken_back(case, Concept.EXPOSED_BEFORE_LEAD, "cards-wait-for-lead")


def hand_taken_back(case: Case, law: str | Concept, back: str) -> None:
    """No card of declarer or dummy becomes a penalty card; the defenders may use what they saw.

    law, back: the paragraph and the step that say when the cards go back.
    """
    case.step(back, law)
    case.step("declarers-card-no-penalty", "48A")
    case.inform("exposed-authorized", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
