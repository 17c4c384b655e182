"""Law 24: a card is exposed or led during the auction."""

from rules.engine.case import Case
from rules.engine.facts import Role, choice, yes_no
from rules.engine.procedure import follow_up, procedure
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures.lead_restriction import OFFENDER_DEFENDS
from rules.procedures.withdrawn_call import awareness, partner_passes_next

# The Law speaks of a card whose face partner could have seen, through the player's own fault.
PARTNER_COULD_SEE = yes_no("partner_could_see")

# When it happened: 2017 ends with the auction, 2007 with the auction period.
DURING_AUCTION = "during_auction"
BEFORE_LEAD = "before_lead"

WHEN_EXPOSED = choice("when_exposed", DURING_AUCTION, BEFORE_LEAD)

LOW = "low"
HONOUR = "honour"
LED = "led"
TWO_OR_MORE = "two_or_more"

CARDS = choice("exposed_cards", LOW, HONOUR, LED, TWO_OR_MORE)


@procedure("exposed_card_auction", (LAWS_2017,), ())
def exposed_card_auction_2017(case: Case) -> Ruling:
    """Law 24 of 2017."""
    if not case[PARTNER_COULD_SEE]:
        return card_goes_back(case)
    if case[WHEN_EXPOSED] == BEFORE_LEAD:  # 24 ends with the auction; 48 or 49 is for later
        case.cite("48")
        case.cite("49")
        case.step("rule-as-exposed-in-play")
        return case.ruling()
    cards_on_the_table(case)
    return case.ruling()


@procedure("exposed_card_auction", (LAWS_2007,), ())
def exposed_card_auction_2007(case: Case) -> Ruling:
    """Law 24 of 2007, which holds for the whole auction period."""
    if not case[PARTNER_COULD_SEE]:
        return card_goes_back(case)
    cards_on_the_table(case)
    return case.ruling()


def card_goes_back(case: Case) -> Ruling:
    """Partner could not have seen the face: Law 24 does not speak of it."""
    case.cite("24")
    case.step("card-goes-back", Role.OFFENDER)
    return case.ruling()


def cards_on_the_table(case: Case) -> None:
    """24A to C: the cards stay face up until the auction is over; partner may have to pass once."""
    cards = case[CARDS]
    case.cite("24")
    case.stand("cards-face-up", Role.OFFENDER, When.AUCTION_OVER, "exposed_card_becomes")
    case.inform("exposed-authorized", Role.NON_OFFENDING_SIDE, Concept.WITHDRAWN_AUTHORIZED)
    case.inform("exposed-unauthorized", Role.OFFENDING_SIDE, Concept.WITHDRAWN_UNAUTHORIZED)
    case.check("exposed-information", When.END_OF_PLAY, law=Concept.WITHDRAWN_ADJUSTMENT)
    case.cite({LOW: "24A", HONOUR: "24B", LED: "24B", TWO_OR_MORE: "24C"}[cards])
    if cards == LOW:
        case.step("no-rectification-yet")
    else:
        partner_passes_next(case)
        awareness(case)


@follow_up("exposed_card_becomes", (LAWS_2017,))
def exposed_card_becomes_2017(case: Case) -> Ruling:
    """24D and 24E of 2017, with 50."""
    if not case[OFFENDER_DEFENDS]:
        return cards_picked_up(case, "24D")
    penalty_cards(case, "24E")
    case.inform("penalty-card-authorized", Role.BOTH_SIDES, "50E1")
    case.check("penalty-card-helped", When.END_OF_PLAY, law="50E4")
    return case.ruling()


@follow_up("exposed_card_becomes", (LAWS_2007,))
def exposed_card_becomes_2007(case: Case) -> Ruling:
    """24 of 2007, with 50."""
    if not case[OFFENDER_DEFENDS]:
        return cards_picked_up(case, "24")
    penalty_cards(case, "24")
    case.inform("must-play-authorized", Role.BOTH_SIDES, "50E1")
    case.inform("penalty-card-unauthorized", Role.OFFENDING_SIDE, "50E2")
    case.check("penalty-card-helped", When.END_OF_PLAY, law="50E3")
    return case.ruling()


def cards_picked_up(case: Case, law: str) -> Ruling:
    """The offender became declarer or dummy."""
    case.cite(law)
    case.step("cards-picked-up", Role.OFFENDER)
    return case.ruling()


def penalty_cards(case: Case, law: str) -> None:
    """The offender became a defender: each card is a penalty card, a single low card not led a minor one (50B)."""
    cards = case[CARDS]
    case.cite(law)
    case.cite("50B")
    if cards == LOW:
        case.stand("minor-penalty-card", Role.OFFENDER, When.END_OF_PLAY)
    elif cards == TWO_OR_MORE:
        case.cite("51")
        case.stand("major-penalty-cards", Role.OFFENDER, When.END_OF_PLAY)
    else:
        case.stand("major-penalty-card", Role.OFFENDER, When.END_OF_PLAY)
