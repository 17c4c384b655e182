"""Law 45D: dummy puts up a card that was not named."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures._withdrawn import withdrawn_card
from rules.procedures.play._established_revoke import equity_alone

IRREGULARITY = irregularity(__name__, place=190)


class Since(StrEnum):
    """What has been played after it before attention was drawn to it, the latest first; UNASKED: no card was named."""

    TOO_LATE = "too_late"
    NEXT_LED = "next_led"
    RHO_AND_DECLARER = "rho_and_declarer"
    BEFORE_PARTNER = "before_partner"
    UNASKED_DEFENDER = "unasked_defender"
    UNASKED = "unasked"
    DEFENDER = "defender"
    NOTHING = "nothing"


SINCE = choice("since_wrong_card", Since)

# Declarer had named no card yet, so that dummy's may have suggested one (45F).
UNASKED = (Since.BEFORE_PARTNER, Since.UNASKED_DEFENDER, Since.UNASKED)


class LedTo(StrEnum):
    """What came of a wrong card that stands; whether a defender could have followed suit is asked of nobody."""

    NO_REVOKE = "no_revoke"
    NOT_FOLLOWED = "not_followed"
    DUMMY_REVOKED = "dummy_revoked"


WRONG_CARD = choice("wrong_card_led_to", LedTo, audience=Audience.DIRECTOR)


class NotFollowedBy(StrEnum):
    """Who did not follow suit to dummy's lead, in the order of play."""

    DECLARERS_RIGHT = "declarers_right"
    DECLARER = "declarer"
    DECLARERS_LEFT = "declarers_left"


NOT_FOLLOWED_BY = choice("wrong_card_not_followed_by", NotFollowedBy, audience=Audience.DIRECTOR)

# As seen from dummy, who is the offender here.
SEEN_FROM_DUMMY: Mapping[NotFollowedBy, Role] = {
    NotFollowedBy.DECLARERS_RIGHT: Role.LHO,
    NotFollowedBy.DECLARER: Role.PARTNER,
    NotFollowedBy.DECLARERS_LEFT: Role.RHO,
}


@IRREGULARITY.under(LAWS_2017)
def dummy_wrong_card_2017(case: Case) -> Ruling:
    """45D of 2017."""
    return wrong_card(case, "45D1", "45D2", ("64A", "64B7", "64C"))


@IRREGULARITY.under(LAWS_2007)
def dummy_wrong_card_2007(case: Case) -> Ruling:
    """45D of 2007, which does not say what follows when it is too late."""
    return wrong_card(case, "45D", "45D", ("64A", "64C"))


def wrong_card(case: Case, withdrawn: str, too_late: str, of_a_revoke: tuple[str, ...]) -> Ruling:
    """45D, by what has been played since.

    withdrawn, too_late: the paragraphs on a card that goes back, and on one that stands.
    of_a_revoke: those on a hand that did not follow the card when it was led.
    """
    since = case[SINCE]
    match since:
        case Since.NOTHING | Since.UNASKED:
            wrong_card_goes_back(case, withdrawn)
        case Since.BEFORE_PARTNER:
            wrong_card_goes_back(case, withdrawn)
            case.step("defenders-may-replace", withdrawn)
            case.step("partner-plays-in-turn", Concept.DUMMY_PLAYS_EARLY)
            case.cite("44B")
            withdrawn_card(case)
        case Since.DEFENDER | Since.UNASKED_DEFENDER:
            wrong_card_goes_back(case, withdrawn)
            case.step("defenders-may-replace", withdrawn)
            withdrawn_card(case)
        case Since.RHO_AND_DECLARER | Since.NEXT_LED:
            wrong_card_goes_back(case, withdrawn)
            case.step("defenders-may-replace", withdrawn)
            case.step("declarer-may-replace-after-rho", withdrawn)
            if since is Since.NEXT_LED:
                case.step("next-lead-after-wrong-card", withdrawn)
            withdrawn_card(case)
        case Since.TOO_LATE:
            wrong_card_stands(case, too_late, of_a_revoke)
        case _:
            assert_never(since)
    if since in UNASKED:
        case.check("dummy-suggestion", "45F", When.END_OF_PLAY, "dummy_suggestion")
    return case.ruling()


def wrong_card_goes_back(case: Case, law: str) -> None:
    """45D, first part."""
    case.step("wrong-card-withdrawn", law)


def wrong_card_stands(case: Case, law: str, of_a_revoke: tuple[str, ...]) -> None:
    """45D2 of 2017: no card is changed; what did not follow suit may be a revoke."""
    led_to = case[WRONG_CARD]
    case.step("wrong-card-stands", law)
    match led_to:
        case LedTo.NO_REVOKE:
            pass
        case LedTo.NOT_FOLLOWED:
            case.hand_over("not-followed-next", "61A", "revoke", SEEN_FROM_DUMMY[case[NOT_FOLLOWED_BY]])
            for paragraph in of_a_revoke:
                case.cite(paragraph)
        case LedTo.DUMMY_REVOKED:
            equity_alone(case)
        case _:
            assert_never(led_to)
