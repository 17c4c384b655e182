"""Law 45D: dummy puts up a card that was not named."""

from rules.engine.case import Case
from rules.engine.facts import Audience, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures._withdrawn import withdrawn_card

IRREGULARITY = irregularity(__name__, place=190)

# A card that declarer did not name (45D)

NOTHING = "nothing"
DEFENDER = "defender"
RHO_AND_DECLARER = "rho_and_declarer"
TOO_LATE = "too_late"

# What has been played after it before attention was drawn to it; too late when both sides have gone on.
SINCE = choice("since_wrong_card", NOTHING, DEFENDER, RHO_AND_DECLARER, TOO_LATE)

# What came of a wrong card that stands; whether a defender could have followed suit is asked of nobody.
NO_REVOKE = "no_revoke"
NOT_FOLLOWED = "not_followed"
DUMMY_REVOKED = "dummy_revoked"

WRONG_CARD = choice("wrong_card_led_to", NO_REVOKE, NOT_FOLLOWED, DUMMY_REVOKED, audience=Audience.DIRECTOR)


@IRREGULARITY.under(LAWS_2017)
def dummy_wrong_card_2017(case: Case) -> Ruling:
    """45D of 2017."""
    since = case[SINCE]
    if since != TOO_LATE:
        return wrong_card_withdrawn(case, since, "45D1")
    return wrong_card_stands(case, "45D2", ("64A", "64B7", "64C"))


@IRREGULARITY.under(LAWS_2007)
def dummy_wrong_card_2007(case: Case) -> Ruling:
    """45D of 2007, which does not say what follows when it is too late."""
    since = case[SINCE]
    if since != TOO_LATE:
        return wrong_card_withdrawn(case, since, "45D")
    return wrong_card_stands(case, "45D", ("64A", "64C"))


def wrong_card_withdrawn(case: Case, since: str, law: str) -> Ruling:
    """45D, first part: the card is withdrawn, and whoever played after it may change."""
    case.cite(law)
    case.step("wrong-card-withdrawn")
    if since != NOTHING:
        case.step("defenders-may-replace")
        if since == RHO_AND_DECLARER:
            case.step("declarer-may-replace-after-rho")
        withdrawn_card(case)
    return case.ruling()


def wrong_card_stands(case: Case, law: str, of_a_revoke: tuple[str, ...]) -> Ruling:
    """45D2 of 2017: no card is changed; what did not follow suit may be a revoke.

    of_a_revoke: the paragraphs on a hand that did not follow the card when it was led.
    """
    led_to = case[WRONG_CARD]
    case.cite(law)
    case.step("wrong-card-stands")
    if led_to == NOT_FOLLOWED:
        case.cite("61A")
        case.step("rule-as-revoke")
        for paragraph in of_a_revoke:
            case.cite(paragraph)
    elif led_to == DUMMY_REVOKED:
        case.cite("64B3")
        case.step("no-automatic-trick")
        case.check("revoke-equity", When.END_OF_PLAY, "revoke_equity", Concept.REVOKE_EQUITY)
    return case.ruling()
