"""Laws 50D2 and 51B: a defender is on lead while their partner has penalty cards."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Offer, Option, Role, choice, offer, yes_no
from rules.engine.ruling import When
from rules.lawbook import Concept
from rules.procedures._withdrawn import returned_to_hand
from rules.procedures.play._partner_on_lead import must_comply
from rules.procedures.play._penalty_card_standing import (
    CARDS_LEFT,
    PARTNERS_PENALTY_CARDS,
    Because,
    becomes_penalty_card,
    lies,
    may_be_used,
)
from rules.procedures.score._end_of_play import gain_looked_at_later
from rules.standings.penalty_cards import PENALTY_CARDS, PenaltyCards

SEVERAL_SUITS = yes_no("penalty_cards_several_suits")

# 51B2(a): cards of the required suit alone go back to the hand.
CARDS_OF_OTHER_SUITS = CARDS_LEFT.only(PenaltyCards.MAJOR, PenaltyCards.TWO_OR_MORE)

# 60A1: a play by the side that was not at fault, before the director has ruled.
NEXT_HAND_PLAYED = yes_no("next_hand_played")


class PenaltyCardLead(StrEnum):
    """What declarer chooses for a lead while the leader's partner has a major penalty card, or several."""

    REQUIRES = "requires"
    FORBIDS = "forbids"
    LEAVES_FREE = "leaves_free"


# 10B: what declarer has chosen already, without the director.
CHOSEN = choice("penalty_card_lead_chosen", PenaltyCardLead, law="50D2")
RESTRICTING_CARDS = PENALTY_CARDS.only(PenaltyCards.MAJOR, PenaltyCards.TWO_OR_MORE)

ONE_SUIT = offer(
    "penalty_card_lead",
    Role.DECLARER,
    script=("leader-waits", "penalty-card-lead"),
    options=(
        Option(PenaltyCardLead.REQUIRES, "penalty-suit-required"),
        Option(PenaltyCardLead.FORBIDS, "penalty-suit-forbidden"),
        Option(PenaltyCardLead.LEAVES_FREE, "penalty-lead-free"),
    ),
    law="50D2",
    names=(SEVERAL_SUITS,),
)

CARDS_OF_ONE_SUIT = ONE_SUIT.variant("leader-waits", "penalty-cards-one-suit-lead", names=(SEVERAL_SUITS,))

MANY_SUITS = ONE_SUIT.variant(
    "leader-waits", "penalty-cards-lead", names=(SEVERAL_SUITS,), forbids="penalty-suits-forbidden"
)


def lead_choice(*, several_cards: bool, several_suits: bool, led: bool) -> Offer[PenaltyCardLead]:
    """What declarer may choose from; after an early lead the card led is a penalty card of the leader."""
    may_choose = MANY_SUITS if several_suits else CARDS_OF_ONE_SUIT if several_cards else ONE_SUIT
    if not led:
        return may_choose
    return may_choose.variant(
        "led-before-choice", *may_choose.script[1:], names=(SEVERAL_SUITS,), leaves_free="early-card-led"
    )


def partner_is_to_lead(case: Case) -> None:
    """The offender's partner is on lead, and waits for declarer unless the card is a minor one (50C)."""
    if case[PENALTY_CARDS] is PenaltyCards.MINOR:
        own = case[PARTNERS_PENALTY_CARDS]
        case.cite("50C")
        lies(case, PenaltyCards.MINOR)
        lead_is_free(case, own, "50C")
        may_be_used(case)
    else:
        declarer_chooses_lead(case)


def partner_has_led(case: Case) -> None:
    """The offender's partner has led before declarer chose: the card led becomes a penalty card (50D2, 49)."""
    cards = case[PENALTY_CARDS]
    if cards is PenaltyCards.MINOR:
        case.cite("50C")
        lies(case, PenaltyCards.MINOR)
        own = case[PARTNERS_PENALTY_CARDS]
        if own is PenaltyCards.NONE:
            case.step("lead-was-free", "50C")
        else:
            case.step("lead-was-free-but-own-card", "50C")
            told = {PENALTY_CARDS.id: own}
            case.hand_over("own-card-not-led-next", "52", "penalty_card_not_played", Role.PARTNER, told)
        may_be_used(case)
    elif case[NEXT_HAND_PLAYED]:
        case.cite("60A1")
        case.step("premature-lead-stands", "60A2")
        case.cite("60A3")
        lies(case, cards)
    else:
        own = case[PARTNERS_PENALTY_CARDS]
        case.step("premature-lead-stays-on-table", "50D2", Role.PARTNER)
        because = Because.PLAYED if own is PenaltyCards.NONE else Because.ONE_MORE
        becomes_penalty_card(case, "49", because, who=Role.PARTNER)
        declarer_chooses_lead(case, led=True)


def declarer_chooses_lead(case: Case, *, led: bool = False) -> None:
    """Declarer requires a suit, forbids it, or neither (50D2, 51B).

    led: whether the leader has led already, and so has a major penalty card; otherwise what they have is asked.
    """
    cards = case[PENALTY_CARDS]
    several_cards = cards is PenaltyCards.TWO_OR_MORE
    several_suits = several_cards and case[SEVERAL_SUITS]
    may_choose = lead_choice(several_cards=several_cards, several_suits=several_suits, led=led)
    chosen = case.choose(may_choose)
    own = PenaltyCards.MAJOR if led else case[PARTNERS_PENALTY_CARDS]
    match chosen:
        case PenaltyCardLead.REQUIRES:
            law = "51B2(a)" if several_suits else "51B1(a)" if several_cards else "50D2(a)"
            case.step("lead-required-suit", law, Role.PARTNER)
            left = case[CARDS_OF_OTHER_SUITS] if several_suits else PenaltyCards.NONE
            law = "51B1(a)" if several_suits else law  # 51B2(a) leaves it to 51B1(a) which cards are picked up
        case PenaltyCardLead.FORBIDS:
            law = "51B2(b)" if several_suits else "51B1(b)" if several_cards else "50D2(a)"
            case.step("lead-other-suits" if several_suits else "lead-other-suit", law, Role.PARTNER)
            forbidden = "suits-forbidden" if several_suits else "suit-forbidden"
            case.stand(forbidden, law, Role.PARTNER, When.PARTNER_LEADS)
            left = case[CARDS_LEFT] if several_suits else PenaltyCards.NONE
        case PenaltyCardLead.LEAVES_FREE:
            free = Concept.SEVERAL_SUITS_LEFT_FREE if several_suits else "50D2(b)"
            case.cite(free)
            lies(case, cards)
            lead_is_free(case, own, free)
            may_be_used(case)
            return
        case _:
            assert_never(chosen)
    case.step("penalty-cards-picked-up", law, Role.OFFENDER)
    lies(case, left)
    must_comply(case)
    returned_to_hand(case)
    leaders_own_cards(case, own, "own-card-if-it-complies", "50D1(b)")
    if left is not PenaltyCards.NONE:
        may_be_used(case)


def own_choice_stands(case: Case) -> None:
    """10B and 11A: what declarer chose without the director is allowed."""
    case.step("own-settlement-stands", "10B")
    gain_looked_at_later(case)


def chosen_without_director(case: Case) -> None:
    """10B: declarer has chosen, partner has led by that, and the director lets it stand (50D2, 51B)."""
    cards, chosen = case[RESTRICTING_CARDS], case[CHOSEN]
    own_choice_stands(case)
    several = cards is PenaltyCards.TWO_OR_MORE
    if chosen is PenaltyCardLead.LEAVES_FREE:
        case.cite("51B" if several else "50D2(b)")
        lies(case, cards)
        may_be_used(case)
        return
    law = "51B" if several else "50D2(a)"
    if chosen is PenaltyCardLead.FORBIDS:
        case.stand("suit-forbidden", law, Role.PARTNER, When.PARTNER_LEADS)
    left = case[CARDS_LEFT] if several else PenaltyCards.NONE
    case.step("penalty-cards-picked-up", law, Role.OFFENDER)
    lies(case, left)
    returned_to_hand(case)
    if left is not PenaltyCards.NONE:
        may_be_used(case)


def lead_is_free(case: Case, own: PenaltyCards, law: str | Concept) -> None:
    """Nothing is required or forbidden: the leader may lead anything but for a penalty card of their own."""
    match own:
        case PenaltyCards.NONE:
            case.step("any-lead-not-forbidden", law, Role.PARTNER)
        case PenaltyCards.MINOR:
            case.step("any-lead-but-low-cards", law, Role.PARTNER)
        case PenaltyCards.MAJOR | PenaltyCards.TWO_OR_MORE:
            pass
        case _:
            assert_never(own)
    leaders_own_cards(case, own, "own-card-led", "50D1(a)")


def leaders_own_cards(case: Case, own: PenaltyCards, major: str, law: str) -> None:
    """What penalty cards of their own mean for the leader: a minor one restrains them (50C), a major one is led.

    major: the step that says so of a major one. law: its paragraph.
    """
    match own:
        case PenaltyCards.NONE:
            pass
        case PenaltyCards.MINOR:
            case.step("minor-card-first", "50C", Role.PARTNER)
        case PenaltyCards.MAJOR | PenaltyCards.TWO_OR_MORE:
            case.step(major, law, Role.PARTNER)
        case _:
            assert_never(own)
