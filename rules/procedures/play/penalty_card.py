"""Laws 50 and 51: what happens with penalty cards, from one event of the play to the next."""

from enum import StrEnum
from typing import assert_never

from rules.engine.board import Start, place_of, seat_at
from rules.engine.case import Case
from rules.engine.derive import OFFENDER
from rules.engine.facts import NotAsked, Role, Value, choice
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.procedures import rule_as
from rules.procedures.play._penalty_card_lead import chosen_without_director, partner_has_led, partner_is_to_lead
from rules.procedures.play._penalty_card_standing import (
    CARDS_LEFT,
    FOLLOW_UP,
    FOLLOWED,
    PARTNERS_PENALTY_CARDS,
    Because,
    becomes_penalty_card,
    lies,
    played_card_tells,
)
from rules.procedures.play.lead_restrictions import CAUSE, Cause
from rules.standings.penalty_cards import PENALTY_CARDS, RESTRICTS, PenaltyCards, lying

IRREGULARITY = irregularity(__name__, door="cards", place=110, common=130, says_what_lies=True)
PENALTY_CARD_FOLLOWED = segment(FOLLOW_UP, __name__, says_what_lies=True, of_the_holder=True)


class Event(StrEnum):
    """What has happened in the play, or is to happen next, while a penalty card lies on the table."""

    PARTNER_LEADS = "partner_leads"
    OFFENDER_FOLLOWS = "offender_follows"
    OFFENDER_LEADS = "offender_leads"
    PLAYED = "played"
    ONE_MORE = "one_more"
    PARTNER_LED = "partner_led"
    SETTLED = "settled"
    NOT_PLAYED = "not_played"


EVENT = choice("penalty_card_event", Event)


@PENALTY_CARD_FOLLOWED.told_by_the_board
def told_to_the_follow_up(start: Start) -> dict[str, Value]:
    """Which penalty cards the player has, which ones partner has, and who they are."""
    there = lying(start.now)
    cards = there.get(start.place)
    facts: dict[str, Value] = {PENALTY_CARDS.id: cards} if cards else {}
    facts[PARTNERS_PENALTY_CARDS.id] = there.get(place_of(start.place, Role.PARTNER), PenaltyCards.NONE)
    told: dict[str, Value] = {f"{FOLLOWED}.{id}": value for id, value in facts.items()}
    if start.first is not None:
        told[OFFENDER.id] = seat_at(start.place, start.first)
    return told


@IRREGULARITY.under(LAWS_2007)
def penalty_card(case: Case) -> Ruling:
    """Laws 50 and 51; what they say of playing and leading is the same in both editions."""
    event = case[EVENT]
    match event:
        case Event.PARTNER_LEADS:
            partner_is_to_lead(case)
        case Event.OFFENDER_FOLLOWS:
            offender_is_to_follow(case)
        case Event.OFFENDER_LEADS:
            offender_is_to_lead(case)
        case Event.PLAYED:
            card_was_played(case)
        case Event.ONE_MORE:
            one_more_card(case)
        case Event.PARTNER_LED:
            partner_has_led(case)
        case Event.SETTLED:
            chosen_without_director(case)
        case Event.NOT_PLAYED:
            return rule_as(case, "penalty_card_not_played")
        case _:
            assert_never(event)
    return case.ruling()


@PENALTY_CARD_FOLLOWED.under(LAWS_2007)
def penalty_card_followed(case: Case) -> Ruling:
    """The same of a card that an earlier ruling has left on the table."""
    return penalty_card(case.scoped(FOLLOWED))


def offender_is_to_lead(case: Case) -> None:
    """The player with the penalty card is on lead: partner's card, if there is one, gives declarer a choice first."""
    cards, partners = case[PENALTY_CARDS], case[PARTNERS_PENALTY_CARDS]
    if partners in RESTRICTS:
        _, law = RESTRICTS[partners]
        case.step("partners-card-first", law)
        told = {CAUSE.id: Cause.PENALTY_CARD, PENALTY_CARDS.id: partners, PARTNERS_PENALTY_CARDS.id: cards}
        case.hand_over("partners-card-next", law, "lead_restrictions", Role.PARTNER, told)
    duty_to_play(case, cards)


def offender_is_to_follow(case: Case) -> None:
    """The player with the penalty card is to play to a trick."""
    duty_to_play(case, case[PENALTY_CARDS])


def duty_to_play(case: Case, cards: PenaltyCards) -> None:
    """50C, 50D1 and 51A: what the player may and must play."""
    match cards:
        case PenaltyCards.MINOR:
            case.step("minor-card-first", "50C", Role.OFFENDER)
        case PenaltyCards.MAJOR | PenaltyCards.TWO_OR_MORE:
            case.step("major-card-when-legal", "50D1(a)", Role.OFFENDER)
            case.step("other-duties-first", "50D1(b)", Role.OFFENDER)
        case _:
            raise NotAsked(cards)
    if cards is PenaltyCards.TWO_OR_MORE:
        case.step("declarer-designates", "51A")
    lies(case, cards)


def card_was_played(case: Case) -> None:
    """The card has been played: what lies there still, and what partner may no longer use (50E3; 2007: 50E2)."""
    cards = case[PENALTY_CARDS]
    several = cards is PenaltyCards.TWO_OR_MORE
    left = case[CARDS_LEFT] if several else PenaltyCards.NONE
    duty = "50C" if cards is PenaltyCards.MINOR else "50D1(a)"
    case.step("one-of-the-penalty-cards-played" if several else "penalty-card-played", duty)
    lies(case, left)
    played_card_tells(case)


def one_more_card(case: Case) -> None:
    """50 and 50B: with a second card all penalty cards of the player are major ones."""
    becomes_penalty_card(case, "50", Because.ONE_MORE)
