"""Law 24: a card is exposed or led during the auction."""

from rules.engine.case import Case
from rules.engine.facts import Role, choice, yes_no
from rules.engine.procedure import follow_up, procedure
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures.lead_restriction import OFFENDER_DEFENDS
from rules.procedures.penalty_cards import MAJOR, MINOR, TWO_OR_MORE, becomes_penalty_card
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

CARDS = choice("exposed_cards", LOW, HONOUR, LED, TWO_OR_MORE)

# 50B: a single card below an honour, not led, becomes a minor penalty card.
KINDS = {LOW: MINOR, HONOUR: MAJOR, LED: MAJOR, TWO_OR_MORE: TWO_OR_MORE}


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
    cards_on_the_table(case, case[CARDS])
    return case.ruling()


@procedure("exposed_card_auction", (LAWS_2007,), ())
def exposed_card_auction_2007(case: Case) -> Ruling:
    """Law 24 of 2007, which holds for the whole auction period."""
    if not case[PARTNER_COULD_SEE]:
        return card_goes_back(case)
    cards_on_the_table(case, case[CARDS])
    return case.ruling()


def card_goes_back(case: Case) -> Ruling:
    """Partner could not have seen the face: Law 24 does not speak of it."""
    case.cite("24")
    case.step("card-goes-back", Role.OFFENDER)
    return case.ruling()


def cards_on_the_table(case: Case, cards: str) -> None:
    """24A to C: the cards stay face up until the auction is over; partner may have to pass once.

    cards: LOW, HONOUR, LED or TWO_OR_MORE.
    """
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
    becomes_penalty_card(case, "24E", kind=KINDS[case[CARDS]])
    return case.ruling()


@follow_up("exposed_card_becomes", (LAWS_2007,))
def exposed_card_becomes_2007(case: Case) -> Ruling:
    """24 of 2007, with 50."""
    if not case[OFFENDER_DEFENDS]:
        return cards_picked_up(case, "24")
    becomes_penalty_card(case, "24", kind=KINDS[case[CARDS]])
    return case.ruling()


def cards_picked_up(case: Case, law: str) -> Ruling:
    """The offender became declarer or dummy."""
    case.cite(law)
    case.step("cards-picked-up", Role.OFFENDER)
    return case.ruling()
