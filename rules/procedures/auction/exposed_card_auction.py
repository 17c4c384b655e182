"""Law 24: a card is exposed or led during the auction."""

from enum import StrEnum

from rules.engine.board import Start, place_of
from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Kind, Role, Value, choice, typed, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.model import Action, Auction, Seat
from rules.procedures._withdrawn import illegal_face_down_lead_back
from rules.procedures.auction._whose_turn import turn_named
from rules.procedures.information._learnt import LEARNT, Learnt
from rules.procedures.play._cards_on_the_table import PartnerSince, cards_on_the_table
from rules.procedures.play._exposed_cards import BECAUSE, CARDS, EXPOSED_BY_ACCIDENT, ExposedCards
from rules.procedures.play._partner_on_lead import OFFENDER_DEFENDS
from rules.procedures.play._penalty_card_standing import becomes_penalty_card
from rules.procedures.play.exposed_card_declarer import DECLARER_EXPOSED, DeclarerExposed
from rules.procedures.play.exposed_card_defender import FACE_IN_VIEW


def unknown(known: Known) -> Seat | None:
    """No auction shows who exposed a card."""
    return None


IRREGULARITY = irregularity(__name__, door="cards", place=60, common=60, caller=unknown)

# The Law speaks of a card whose face partner could have seen, through the player's own fault.
PARTNER_COULD_SEE = yes_no("partner_could_see")


# 24B and C: asked only where the typed auction holds a call that may have been made since, or one of partner's has been
# ruled on under 37.
PARTNER_SINCE = choice("partner_since_seen", PartnerSince, about=(AUCTION,))

# What an earlier irregularity of the same board says: that a call of partner's, who had to pass, has been ruled on.
PARTNER_RULED = typed("partner_ruled_on", Kind.YES_NO)


@IRREGULARITY.told_by_the_board
def told_to_exposed(start: Start) -> dict[str, Value]:
    """Whether a call by partner, who had to pass, has been ruled on already (37)."""
    partner = place_of(start.place, Role.PARTNER)
    ruled = any(e.place == partner and e.ruling for e in start.now if e.procedure == "call_when_must_pass")
    return {PARTNER_RULED.id: True} if ruled else {}


class WhenExposed(StrEnum):
    """When it happened: Law 24 of 2017 ends with the auction; in that of 2007 nobody can pass any more."""

    DURING_AUCTION = "during_auction"
    BEFORE_LEAD = "before_lead"
    BEFORE_FIRST_CALL = "before_first_call"


WHEN_EXPOSED = choice("when_exposed", WhenExposed)

# 2007: of the auction period, which begins when the cards are taken from the board.
WHEN_EXPOSED_2007 = WHEN_EXPOSED.only(WhenExposed.DURING_AUCTION, WhenExposed.BEFORE_LEAD)


@IRREGULARITY.under(LAWS_2017)
def exposed_card_auction_2017(case: Case) -> Ruling:
    """Law 24 of 2017."""
    if not case[PARTNER_COULD_SEE]:
        return card_goes_back(case)
    when = case[WHEN_EXPOSED]
    if when is WhenExposed.BEFORE_FIRST_CALL:
        return seen_before_the_auction(case)
    if when is WhenExposed.BEFORE_LEAD:  # 24 ends with the auction; 48 or 49 is for later
        case.step("auction-was-over", "24")
        if case[OFFENDER_DEFENDS]:
            told: dict[str, Value] = {FACE_IN_VIEW.id: True}
            case.hand_over("exposed-by-defender", "49", "exposed_card_defender", Role.OFFENDER, told)
        else:
            by_declaring_side(case, "48")
        return case.ruling()
    return exposed_in_auction(case)


@IRREGULARITY.under(LAWS_2007)
def exposed_card_auction_2007(case: Case) -> Ruling:
    """Law 24 of 2007, which holds for the whole auction period."""
    if not case[PARTNER_COULD_SEE]:
        return card_goes_back(case)
    if (
        case[WHEN_EXPOSED_2007] is WhenExposed.BEFORE_LEAD
    ):  # the side that defends is known, and no call is left to make
        if case[OFFENDER_DEFENDS]:
            becomes_penalty_card(case, "24", BECAUSE[case[EXPOSED_BY_ACCIDENT]])
            illegal_face_down_lead_back(case)
        else:
            by_declaring_side(case, "24")
        return case.ruling()
    return exposed_in_auction(case)


def exposed_in_auction(case: Case) -> Ruling:
    """24A to C; partner's one turn may be past in the typed auction, or may have been ruled on before the card was."""
    cards = case[CARDS]
    if cards is ExposedCards.LOW:  # nobody has to pass, whatever has been called since
        cards_on_the_table(case, cards)
        turn_named(case, "24")
        return case.ruling()
    partner = case[PARTNER_SINCE]
    cards_on_the_table(case, cards, partner)
    if partner is not PartnerSince.CALLED:  # then 37 says who calls next
        turn_named(case, "24")
    return case.ruling()


def seen_before_the_auction(case: Case) -> Ruling:
    """16D1 of 2017: the auction begins with the first call; what partner saw before it comes from another source."""
    case.cite("24")
    case.step("card-goes-back-before-auction", "16D1", Role.OFFENDER)
    told: dict[str, Value] = {LEARNT.id: Learnt.ONE_HAND}
    case.hand_over("seen-before-auction", "16D1", "extraneous_information", Role.PARTNER, told)
    return case.ruling()


def by_declaring_side(case: Case, law: str) -> None:
    """48A, and 24 of 2007: a card of declarer or dummy, exposed between the auction and the opening lead."""
    told: dict[str, Value] = {DECLARER_EXPOSED.id: DeclarerExposed.BEFORE_LEAD}
    case.hand_over("exposed-by-declaring-side", law, "exposed_card_declarer", Role.OFFENDER, told)


def card_goes_back(case: Case) -> Ruling:
    """Partner could not have seen the face: Law 24 does not speak of it."""
    case.step("card-goes-back", "24", Role.OFFENDER)
    case.inform("seen-unauthorized", "16B1", Role.PARTNER)
    case.check("seen-used", "16B3", When.END_OF_PLAY, "information_used")
    return case.ruling()


@derives(WHEN_EXPOSED)
def when_exposed_shown(known: Known) -> tuple[Value, ...] | None:
    """An auction that was typed without its end was still on; one that is over may have been typed later."""
    auction = known.answers.get(AUCTION.id)
    if not isinstance(auction, Auction) or auction.is_over:
        return None
    return (WhenExposed.DURING_AUCTION,) if auction.entries else None


@derives(PARTNER_SINCE)
def partner_since_shown(known: Known) -> tuple[Value, ...]:
    """What partner's calls leave open, any of which may be the first since; anybody's, where no seat is known."""
    auction, partner = known.answers.get(AUCTION.id), known.seats.get(Role.PARTNER)
    entries = auction.entries if isinstance(auction, Auction) else ()
    calls = [entry.call for entry in entries if partner in (None, entry.seat)]
    ruled = known.get(PARTNER_RULED) is True
    possible = {
        PartnerSince.NOT_YET: True,
        PartnerSince.PASSED: ruled or Action.PASS in calls,
        PartnerSince.CALLED: not ruled and any(call is not Action.PASS for call in calls),
        PartnerSince.RULED: ruled,
    }
    return tuple(since for since, may_be in possible.items() if may_be)
