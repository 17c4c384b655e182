"""Law 24: cards exposed during the auction lie on the table until it is over."""

from rules.engine.case import Case
from rules.engine.facts import Role
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures._withdrawn import awareness, illegal_face_down_lead_back, partner_passes_next
from rules.procedures.play._exposed_cards import BECAUSE, CARDS, ExposedCards
from rules.procedures.play._partner_on_lead import OFFENDER_DEFENDS
from rules.procedures.play._penalty_card_standing import becomes_penalty_card

EXPOSED_CARD_BECOMES = segment("exposed_card_becomes", __name__)

PARAGRAPHS = {
    ExposedCards.LOW: "24A",
    ExposedCards.HONOUR: "24B",
    ExposedCards.LED: "24B",
    ExposedCards.TWO_OR_MORE: "24C",
}


def cards_on_the_table(case: Case, cards: ExposedCards) -> None:
    """24A to C: the cards stay face up until the auction is over; partner may have to pass once."""
    case.stand("cards-face-up", "24", Role.OFFENDER, When.AUCTION_OVER, "exposed_card_becomes")
    case.inform("exposed-authorized", "24", Role.NON_OFFENDING_SIDE)
    case.inform("exposed-unauthorized", "24", Role.OFFENDING_SIDE)
    case.check("exposed-information", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_information")
    case.cite(PARAGRAPHS[cards])
    if cards is ExposedCards.LOW:
        case.step("no-rectification-yet", "24A")
    else:
        partner_passes_next(case, PARAGRAPHS[cards])
        awareness(case)


@EXPOSED_CARD_BECOMES.under(LAWS_2017)
def exposed_card_becomes_2017(case: Case) -> Ruling:
    """24D and 24E of 2017, with 50."""
    if not case[OFFENDER_DEFENDS]:
        return cards_picked_up(case, "24D")
    becomes_penalty_card(case, "24E", BECAUSE[case[CARDS]])
    illegal_face_down_lead_back(case)
    return case.ruling()


@EXPOSED_CARD_BECOMES.under(LAWS_2007)
def exposed_card_becomes_2007(case: Case) -> Ruling:
    """24 of 2007, with 50."""
    if not case[OFFENDER_DEFENDS]:
        return cards_picked_up(case, "24")
    becomes_penalty_card(case, "24", BECAUSE[case[CARDS]])
    illegal_face_down_lead_back(case)
    return case.ruling()


def cards_picked_up(case: Case, law: str) -> Ruling:
    """The offender became declarer or dummy."""
    case.cite(law)
    case.step("cards-picked-up", Concept.DECLARING_SIDE_PICKS_UP, Role.OFFENDER)
    return case.ruling()
