"""Law 24: cards exposed during the auction lie on the table until it is over."""

from enum import StrEnum
from typing import assert_never

from rules.engine.board import Start
from rules.engine.case import Case
from rules.engine.facts import Role, Value
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures._withdrawn import awareness, illegal_face_down_lead_back, partner_passes_next
from rules.procedures.play._exposed_cards import BECAUSE, CARDS, ExposedCards
from rules.procedures.play._partner_on_lead import OFFENDER_DEFENDS
from rules.procedures.play._penalty_card_standing import becomes_penalty_card
from rules.standings.duty_to_pass import OBLIGED, TURN, Obliged, Turn

EXPOSED_CARD_BECOMES = segment("exposed_card_becomes", __name__, once_a_player=True)

PARAGRAPHS = {
    ExposedCards.LOW: "24A",
    ExposedCards.HONOUR: "24B",
    ExposedCards.LED: "24B",
    ExposedCards.TWO_OR_MORE: "24C",
}


class PartnerSince(StrEnum):
    """What partner has done since the card was seen, at the one turn at which they have to pass.

    RULED: another call, which has been ruled on already.
    """

    NOT_YET = "not_yet"
    PASSED = "passed"
    CALLED = "called"
    RULED = "ruled"


def cards_on_the_table(case: Case, cards: ExposedCards, partner: PartnerSince = PartnerSince.NOT_YET) -> None:
    """24A to C: the cards stay face up until the auction is over; partner may have to pass once, or have had to."""
    case.stand("cards-face-up", "24", Role.OFFENDER, When.AUCTION_OVER, "exposed_card_becomes")
    case.inform("exposed-authorized", "24", Role.NON_OFFENDING_SIDE)
    case.inform("exposed-unauthorized", "24", Role.OFFENDING_SIDE)
    case.check("exposed-information", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_action_information")
    case.cite(PARAGRAPHS[cards])
    if cards is ExposedCards.LED:
        case.step("no-lead-to-accept", "24")
    if cards is ExposedCards.LOW:
        case.step("no-rectification-yet", "24A")
    else:
        match partner:
            case PartnerSince.NOT_YET:
                partner_passes_next(case, PARAGRAPHS[cards])
            case PartnerSince.PASSED | PartnerSince.RULED:
                case.step("turn-to-pass-is-over", PARAGRAPHS[cards], Role.PARTNER)
            case PartnerSince.CALLED:
                told: dict[str, Value] = {OBLIGED.id: Obliged.NEXT, TURN.id: Turn.OFFENDER}
                case.hand_over("card-obliged-partner", "37", "call_when_must_pass", Role.PARTNER, told)
            case _:
                assert_never(partner)
        awareness(case)


@EXPOSED_CARD_BECOMES.told_by_the_board
def told_to_exposed(start: Start) -> dict[str, Value]:
    """24C: whether the player has more than one card on the table that was exposed in the auction, ruled on apart."""
    place = start.now[start.of].place
    rulings = [each.ruling for each in start.now if each.ruling and each.place == place]
    lie = [item for given in rulings for item in given.standings if item.segment == EXPOSED_CARD_BECOMES.id]
    return {CARDS.id: ExposedCards.TWO_OR_MORE} if len(lie) > 1 else {}


@EXPOSED_CARD_BECOMES.under(LAWS_2017)
def exposed_card_becomes_2017(case: Case) -> Ruling:
    """24D and 24E of 2017, with 50."""
    return exposed_card_becomes(case, "24D", "24E")


@EXPOSED_CARD_BECOMES.under(LAWS_2007)
def exposed_card_becomes_2007(case: Case) -> Ruling:
    """24 of 2007, with 50."""
    return exposed_card_becomes(case, "24", "24")


def exposed_card_becomes(case: Case, declaring: str, defending: str) -> Ruling:
    """24 once the auction is over.

    declaring, defending: the paragraphs for an offender who became declarer or dummy, and for one who defends.
    """
    if case[OFFENDER_DEFENDS]:
        becomes_penalty_card(case, defending, BECAUSE[case[CARDS]])
        illegal_face_down_lead_back(case)
    else:
        case.cite(declaring)
        case.step("cards-picked-up", Concept.DECLARING_SIDE_PICKS_UP, Role.OFFENDER)
    return case.ruling()
