"""Law 52: a defender has led or played another card instead of a penalty card."""

from rules.engine.case import Case
from rules.engine.facts import Option, Role, offer, yes_no
from rules.engine.procedure import procedure
from rules.engine.ruling import Ruling
from rules.lawbook import EDITIONS
from rules.procedures.penalty_cards import MAJOR, MINOR, PENALTY_CARDS, TWO_OR_MORE, becomes_penalty_card, lies

# 50C: before a minor penalty card no other card below an honour of its suit; 50D1: a major one whenever it is legal.
LOW_CARD_OF_THE_SUIT = yes_no("low_card_of_the_suit")
HAD_TO_PLAY_IT = yes_no("had_to_play_penalty_card")

DECLARER_PLAYED = yes_no("declarer_played_since")

ACCEPTS = "accepts"
REFUSES = "refuses"

ACCEPT_OTHER_CARD = offer(
    "accept_other_card",
    Role.DECLARER,
    script=("declarer-may-accept-card",),
    options=(Option(ACCEPTS, "other-card-accepted"), Option(REFUSES, "other-card-refused")),
    law="52B1(a)",
)


@procedure("penalty_card_not_played", EDITIONS, ())
def penalty_card_not_played(case: Case) -> Ruling:
    """Law 52, the same in both editions."""
    cards = case[PENALTY_CARDS]
    if not case[LOW_CARD_OF_THE_SUIT if cards == MINOR else HAD_TO_PLAY_IT]:
        case.cite("50C" if cards == MINOR else "50D1(b)")
        case.step("other-card-was-legal")
        lies(case, cards)
        return case.ruling()
    if case[DECLARER_PLAYED]:
        other_card_stands(case, cards, "52B1(b)")
    elif case.choose(ACCEPT_OTHER_CARD) == ACCEPTS:
        other_card_stands(case, cards, "52B1(a)")
    else:
        case.cite("52B2")
        case.step("penalty-card-instead", Role.OFFENDER)
        becomes_penalty_card(case, "49", kind=TWO_OR_MORE if cards == TWO_OR_MORE else MAJOR)
    return case.ruling()


def other_card_stands(case: Case, cards: str, law: str) -> None:
    """The card that was played stands, and every penalty card that was not played remains one."""
    case.cite("52A")
    case.step("other-card-not-withdrawn", Role.OFFENDER)
    case.cite(law)
    case.step("other-card-stands")
    case.cite("52B1(c)")
    lies(case, cards)
