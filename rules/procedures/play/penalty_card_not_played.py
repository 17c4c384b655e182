"""Law 52, and 64B3 when it is too late for it: a defender has led or played another card instead of a penalty card."""

from enum import StrEnum

from rules.engine.case import Case
from rules.engine.facts import Option, Role, choice, offer, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.procedures._acceptance import Acceptance
from rules.procedures.play._asking_about_a_revoke import dummy_without_rights_spoke
from rules.procedures.play._established_revoke import equity_alone, no_trick_transferred
from rules.procedures.play._penalty_card_standing import (
    PENALTY_CARDS_STILL,
    Because,
    PenaltyCardsStill,
    becomes_penalty_card,
    lies,
    played_card_tells,
)
from rules.procedures.score._end_of_play import raised_too_late
from rules.standings.penalty_cards import PENALTY_CARDS, PenaltyCards

IRREGULARITY = irregularity(__name__, door="cards", place=120, says_what_lies=True)


class Due(StrEnum):
    """Whether the penalty card was the one to be played; 43B3 of dummy without rights comes first.

    50C: a minor one comes before every other card below an honour of its suit; 50D1: a major one whenever legal.
    """

    DUMMY_SPOKE = "dummy_spoke"
    DUE = "due"
    NOT_DUE = "not_due"


HAD_TO_PLAY_IT = choice("had_to_play_penalty_card", Due)

DECLARER_PLAYED = yes_no("declarer_played_since")

# 63A: then it is an established revoke (61A).
PLAYED_ON = yes_no("penalty_cards_side_played_on", law="63A1")

ACCEPT_OTHER_CARD = offer(
    "accept_other_card",
    Role.DECLARER,
    script=("declarer-may-accept-card",),
    options=(Option(Acceptance.ACCEPTS, "other-card-accepted"), Option(Acceptance.REFUSES, "other-card-refused")),
    law="52B1(a)",
)


@IRREGULARITY.under(LAWS_2007)
def penalty_card_not_played(case: Case) -> Ruling:
    """Law 52, and 43B3, the same in both editions."""
    due = case[HAD_TO_PLAY_IT]
    if due is Due.DUMMY_SPOKE:
        dummy_without_rights_spoke(case)
    elif due is Due.NOT_DUE:
        cards = case[PENALTY_CARDS]
        case.step("other-card-was-legal", "50C" if cards is PenaltyCards.MINOR else "50D1(b)")
        lies(case, cards)
    elif case[DECLARER_PLAYED]:
        accepted_by_playing(case)
    elif case[PLAYED_ON]:
        established(case)
    elif case.choose(ACCEPT_OTHER_CARD) is Acceptance.ACCEPTS:
        other_card_stands(case, "52B1(a)")
    else:
        case.step("penalty-card-instead", "52B2", Role.OFFENDER)
        played_card_tells(case)
        several = case[PENALTY_CARDS] is PenaltyCards.TWO_OR_MORE
        becomes_penalty_card(case, "52B2", Because.SEVERAL if several else Because.PLAYED)
    return case.ruling()


def accepted_by_playing(case: Case) -> None:
    """52B1(b): declarer has to accept the other card; a revoke that is found late was one all the same."""
    if case[PLAYED_ON]:
        case.step("accepted-by-playing", "52B1(b)")
        established(case)
    else:
        other_card_stands(case, "52B1(b)")
        no_trick_transferred(case)


def established(case: Case) -> None:
    """61A, 63 and 64B3: it is too late to put it right, and equity is left."""
    still = case[PENALTY_CARDS_STILL]
    if still is PenaltyCardsStill.TOO_LATE:
        raised_too_late(case)
        return
    cards = PenaltyCards(still)
    case.cite("61A")
    case.cite("63A1")
    equity_alone(case)
    if cards is not PenaltyCards.NONE:
        case.cite("52B1(c)")
    lies(case, cards)


def other_card_stands(case: Case, law: str) -> None:
    """The card that was played stands, and every penalty card that was not played remains one."""
    cards = case[PENALTY_CARDS]
    case.step("other-card-not-withdrawn", "52A", Role.OFFENDER)
    if law == "52B1(b)":
        case.step("accepted-by-playing", law)
        case.cite("47F2")
    else:
        case.step("other-card-stands", law)
    case.cite("52B1(c)")
    lies(case, cards)
