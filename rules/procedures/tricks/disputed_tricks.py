"""Laws 65, 66 and 79: the two sides do not agree on the number of tricks won."""

from rules.engine.case import Case
from rules.engine.facts import choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.procedures.score._end_of_play import judged
from rules.procedures.tricks._agreements import agreement_regretted, concession_regretted

IRREGULARITY = irregularity(__name__, place=20)

# 79B1: whether the dispute comes of a claim or a concession.
NONE = "none"
AGREED = "agreed"
CONCEDED = "conceded"

GIVEN_UP = choice("tricks_given_up", NONE, AGREED, CONCEDED, law="79B1")

IN_ROUND = "in_round"
WITHIN_PERIOD = "within_period"
AFTER_PERIOD = "after_period"

CALLED = choice("called_to_dispute", IN_ROUND, WITHIN_PERIOD, AFTER_PERIOD, law="79B")

# 65D and 66D: whether the played cards still show who won which trick.
IN_ORDER = "in_order"
ONE_SIDE_MIXED = "one_side_mixed"
BOTH_MIXED = "both_mixed"

PLAYED_CARDS = choice("played_cards", IN_ORDER, ONE_SIDE_MIXED, BOTH_MIXED, law="66D")

# 79B3 of 2017.
CONVINCED = judged("convinced_of_score", "79B3")


@IRREGULARITY.under(LAWS_2017)
def disputed_tricks_2017(case: Case) -> Ruling:
    """79A and B of 2017: after the round both scores change only if the director is wholly convinced."""
    if given_up(case):
        return case.ruling()
    called = case[CALLED]
    if called != WITHIN_PERIOD:
        return in_round_or_too_late(case, called)
    convinced = case[CONVINCED]
    case.cite("79B3")
    if convinced:
        case.adjust("both-scores-corrected", "board_score")
    else:
        case.adjust("score-stands-or-is-reduced")
    return case.ruling()


@IRREGULARITY.under(LAWS_2007)
def disputed_tricks_2007(case: Case) -> Ruling:
    """79A and B of 2007: after the round no side's score has to be raised."""
    if given_up(case):
        return case.ruling()
    called = case[CALLED]
    if called != WITHIN_PERIOD:
        return in_round_or_too_late(case, called)
    case.cite("79B2")
    case.cite("79C")
    case.cite("87")
    case.adjust("no-duty-to-raise")
    return case.ruling()


def given_up(case: Case) -> bool:
    """79A and 79B1: whether it is about a claim or a concession, which is then ruled on under 69 or 71."""
    given = case[GIVEN_UP]
    case.cite("79A1")
    case.cite("79A2")
    case.step("no-trick-kept-that-was-not-won")
    case.cite("79B1")
    if given == AGREED:
        agreement_regretted(case)
    elif given == CONCEDED:
        concession_regretted(case)
    return given != NONE


def in_round_or_too_late(case: Case, called: str) -> Ruling:
    """79B2 while the round lasts, 92B when the time to ask for a ruling is over."""
    if called == AFTER_PERIOD:
        case.cite("92B")
        case.adjust("correction-period-over")
    else:
        determined(case)
    return case.ruling()


def determined(case: Case) -> None:
    """79B2, from the played cards as far as they are in order (65D, 66D)."""
    cards = case[PLAYED_CARDS]
    case.cite("79B2")
    if cards == IN_ORDER:
        case.cite("66D")
        case.step("tricks-counted")
        case.adjust("score-as-counted")
        return
    case.cite("65D")
    case.step("disorder-endangers-rights")
    case.cite("66D")
    if cards == ONE_SIDE_MIXED:
        case.adjust("ruled-for-other-side")
    else:
        case.cite("85")
        case.adjust("score-on-the-evidence")
