"""Laws 61 to 63: a revoke, corrected in time or established."""

from collections.abc import Callable, Mapping

from rules.engine.case import Case
from rules.engine.facts import Fact, Option, Role, choice, offer, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures._withdrawn import withdrawn_card
from rules.procedures.play._asking_about_a_revoke import DUMMY_WITHOUT_RIGHTS
from rules.procedures.play._established_revoke import (
    BOTH_SIDES,
    COUNTED_BY,
    DECLARER,
    DECLARING_SIDE,
    DEFENDER,
    DUMMY,
    EXEMPTION,
    FACED_CARD,
    NOBODY,
    OF_DUMMY,
    ONE_OF_EACH,
    REVOKED_BY,
    TWELFTH,
    equity,
    no_automatic_tricks,
    tricks_transferred,
)
from rules.procedures.play._penalty_card_standing import PenaltyCards, becomes_penalty_card

IRREGULARITY = irregularity(__name__, place=220, common=110)

# What has happened since: 63A, and 62D of the twelfth trick.
NOTHING = "nothing"
PLAY_GOES_ON = "play_goes_on"
PLAY_OVER = "play_over"
NAMED = "named"
CLAIMED = "claimed"
AGREED = "agreed"
CLAIM_OPEN = "claim_open"

SINCE_REVOKE = choice(
    "since_revoke", NOTHING, PLAY_GOES_ON, PLAY_OVER, NAMED, CLAIMED, AGREED, CLAIM_OPEN, TWELFTH, law="63A"
)
# 2007: to agree to a claim establishes the revoke at once, as to make one does.
SINCE_REVOKE_2007 = SINCE_REVOKE.only(NOTHING, PLAY_GOES_ON, PLAY_OVER, NAMED, CLAIMED, CLAIM_OPEN, TWELFTH)

ESTABLISHED: Mapping[str, str] = {
    PLAY_GOES_ON: "63A1",
    PLAY_OVER: "63A1",
    NAMED: "63A2",
    CLAIMED: "63A3",
    AGREED: "63A4",
}

# 62C: who has played after the revoke, and before attention was drawn to it.
OPPONENTS = "opponents"
PARTNER_TOO = "partner_too"

PLAYED_AFTER = choice("played_after_revoke", NOTHING, OPPONENTS, PARTNER_TOO, law="62C")

WITHDRAWS = "withdraws"
KEEPS = "keeps"

OPPONENTS_MAY_WITHDRAW = offer(
    "opponents_may_take_back",
    Role.NON_OFFENDING_SIDE,
    script=("opponents-may-withdraw",),
    options=(Option(KEEPS, "cards-stay"), Option(WITHDRAWS, "opponents-card-back")),
    law="62C1",
)
LHO_MAY_WITHDRAW = offer(
    "lho_may_take_back",
    Role.LHO,
    script=("lho-may-take-back",),
    options=(Option(KEEPS, "cards-stay"), Option(WITHDRAWS, "then-partner-may-withdraw")),
    law="62C1",
)
DEFENDER_MAY_WITHDRAW = offer(
    "partner_may_take_back",
    Role.PARTNER,
    script=("partner-may-withdraw-penalty",),
    options=(Option(KEEPS, "cards-stay"), Option(WITHDRAWS, "partners-penalty-card")),
    law="62C2",
)
DECLARING_SIDE_MAY_WITHDRAW = DEFENDER_MAY_WITHDRAW.variant("partner-may-withdraw", withdraws="partners-card-back")

# 62D2: the partner of a defender who revoked at the twelfth trick was still to play to it.
PARTNER_STILL_TO_PLAY = yes_no("partner_still_to_play", law="62D2")

# Where a player of each side has revoked on one trick: which side has played to the next.
NEITHER = "neither"
DECLARERS_SIDE = "declaring_side"
DEFENDERS_SIDE = "defending_side"

SINCE_BOTH_REVOKED = choice("since_both_revoked", NEITHER, DECLARERS_SIDE, DEFENDERS_SIDE, BOTH_SIDES, law="63A1")
REVOKER_PLAYED_ON = yes_no("revoker_played_on", law="62C3")


@IRREGULARITY.under(LAWS_2017)
def revoke_2017(case: Case) -> Ruling:
    """61 to 64 of 2017."""
    return revoke(case, SINCE_REVOKE, one_side_played_on_2017)


@IRREGULARITY.under(LAWS_2007)
def revoke_2007(case: Case) -> Ruling:
    """61 to 64 of 2007, which has no 62C3."""
    return revoke(case, SINCE_REVOKE_2007, one_side_played_on_2007)


def revoke(case: Case, possible: Fact[str], one_side_played_on: Callable[[Case, str], None]) -> Ruling:
    """61A, and what has happened since.

    possible: what may have happened. one_side_played_on: both sides revoked, and one of them has played to the next
    trick.
    """
    by = case[REVOKED_BY]
    case.cite("61A")
    if by == NOBODY:
        case.cite("59")
        case.step("no-revoke")
    elif by == ONE_OF_EACH:
        both_revoked(case, one_side_played_on)
    else:
        one_player_revoked(case, by, case[possible])
    return case.ruling()


def one_player_revoked(case: Case, by: str, since: str) -> None:
    """62 and 63: too late to correct it, or not."""
    if since == TWELFTH:
        twelfth_trick(case, by)
    elif since in ESTABLISHED:
        case.cite(ESTABLISHED[since])
        case.cite("63B")
        if since in (PLAY_GOES_ON, NAMED):
            case.step("revoke-stands-play-on")
            counted_later(case, by)
        else:
            case.step("revoke-stands")
            tricks_transferred(case, OF_DUMMY if by == DUMMY else EXEMPTION)
    elif since == CLAIM_OPEN:
        corrected_before_claim(case, by)
    elif by == DECLARER and case[DUMMY_WITHOUT_RIGHTS]:
        corrected_as_established(case)
    else:
        corrected(case, by)


def corrected_as_established(case: Case) -> None:
    """43B2(b): declarer corrects, as under 62, and 64 applies all the same."""
    case.cite("43B2(b)")
    case.step("corrected-as-established")
    withdrawn_card(case)
    changed_afterwards(case, DECLARER)
    counted_later(case, DECLARER)


def counted_later(case: Case, by: str) -> None:
    """64A: the tricks are counted when play has ended."""
    case.check("revoke-tricks", When.END_OF_PLAY, COUNTED_BY.get(by, "revoke_tricks"), "64A")


def corrected_before_claim(case: Case, by: str) -> None:
    """62A and B: an opponent has claimed or conceded, and nobody is bound by it yet."""
    case.cite("62A")
    case.cite("62B1" if by == DEFENDER else "62B2")
    case.step("revoke-corrected", Role.OFFENDER)
    case.cite("70A")
    case.step("claim-with-penalty-card" if by == DEFENDER else "claim-after-correction")


def corrected(case: Case, by: str) -> None:
    """62A and B: the revoke is corrected."""
    case.cite("62A")
    case.cite("62B")
    case.step("revoke-corrected", Role.OFFENDER)
    REPLACED[by](case)
    changed_afterwards(case, by)


def changed_afterwards(case: Case, by: str) -> None:
    """62C1 and C2: others may change what they played after a revoke that is corrected."""
    played = case[PLAYED_AFTER]
    if played == OPPONENTS:
        chosen = case.choose(OPPONENTS_MAY_WITHDRAW)
        case.cite("62C1")
        if chosen == WITHDRAWS:
            case.step("opponents-card-back")
            withdrawn_card(case)
    elif played == PARTNER_TOO:
        chosen = case.choose(LHO_MAY_WITHDRAW)
        case.cite("62C1")
        case.step("rho-may-withdraw", Role.RHO)
        if chosen == WITHDRAWS:
            case.step("lho-card-back", Role.LHO)
        withdrawn_card(case)
        if chosen == WITHDRAWS:
            partner_may_withdraw(case, by)


def partner_may_withdraw(case: Case, by: str) -> None:
    """62C2: an opponent's card has gone back, so that the one played over it may go back as well."""
    by_defender = by not in DECLARING_SIDE
    chosen = case.choose(DEFENDER_MAY_WITHDRAW if by_defender else DECLARING_SIDE_MAY_WITHDRAW)
    case.cite("62C2")
    if chosen == WITHDRAWS:
        case.step("card-is-withdrawn", Role.PARTNER)
        if by_defender:
            becomes_penalty_card(case, "62C2", who=Role.PARTNER)
        else:
            withdrawn_card(case)


def defenders_card(case: Case) -> None:
    """62B1: from a hand that nobody saw."""
    becomes_penalty_card(case, "62B1")


def declarers_card(case: Case) -> None:
    """62B2, with 16C (2007: 16D)."""
    case.cite("62B2")
    case.step("no-rectification-for-card")
    withdrawn_card(case)


def visible_card(case: Case) -> None:
    """62B2: everybody had seen the card."""
    case.cite("62B2")
    case.step("no-rectification-for-card")


REPLACED: Mapping[str, Callable[[Case], None]] = {
    DEFENDER: defenders_card,
    DECLARER: declarers_card,
    DUMMY: visible_card,
    FACED_CARD: visible_card,
}


def twelfth_trick(case: Case, by: str) -> None:
    """62D: corrected even when established, until the four hands are back in the board; 62C1 and C2 hold as ever."""
    case.cite("62D1")
    case.step("twelfth-trick-corrected", Role.OFFENDER)
    case.cite("62C1")
    case.cite("62C2")
    case.step("twelfth-trick-others-may-change")
    withdrawn_card(case)
    if by not in DECLARING_SIDE and case[PARTNER_STILL_TO_PLAY]:
        case.cite("62D2")
        case.step("no-choice-suggested", Role.PARTNER)


def both_revoked(case: Case, one_side_played_on: Callable[[Case, str], None]) -> None:
    """A player of each side has revoked on the same trick."""
    since = case[SINCE_BOTH_REVOKED]
    if since == NEITHER:
        case.cite("62A")
        case.step("both-revokes-corrected")
        declaring_sides_card_back(case)
        becomes_penalty_card(case, "62B1")
    elif since == BOTH_SIDES:
        case.cite("63A1")
        case.cite("63B")
        case.step("both-revokes-stand")
        case.cite("64B7")
        no_automatic_tricks(case)
        equity(case, BOTH_SIDES)
    else:
        one_side_played_on(case, since)


def declaring_sides_card_back(case: Case) -> None:
    """62B2 and 16C2 (2007: 16D2): both sides are offending, so that neither may use what was taken back."""
    case.cite("62B2")
    case.step("no-rectification-for-card")
    case.inform("both-revoked-unauthorized", Role.BOTH_SIDES, Concept.WITHDRAWN_UNAUTHORIZED)
    case.check("withdrawn-card", When.END_OF_PLAY, "withdrawn_information", Concept.WITHDRAWN_ADJUSTMENT)


def one_side_played_on_2017(case: Case, side: str) -> None:
    """62C3 and 64B8 of 2017: both are corrected, and whatever the defenders take back is a penalty card."""
    revoker_played_on = side == DEFENDERS_SIDE and case[REVOKER_PLAYED_ON]
    case.cite("62C3")
    case.step("both-revokes-corrected")
    case.step("next-trick-taken-back")
    declaring_sides_card_back(case)
    kind = PenaltyCards.TWO_OR_MORE if revoker_played_on else PenaltyCards.MAJOR
    becomes_penalty_card(case, "62C3", kind=kind)
    if side == DEFENDERS_SIDE and not revoker_played_on:
        becomes_penalty_card(case, "62C3", who=Role.PARTNER)
    case.cite("64B8")
    no_automatic_tricks(case)
    equity(case)


def one_side_played_on_2007(case: Case, side: str) -> None:
    """62 to 64 of 2007: the one that has been established stands, the other is corrected."""
    case.cite("63A1")
    case.cite("63B")
    case.step("one-revoke-stands")
    case.cite("62A")
    if side == DECLARERS_SIDE:
        becomes_penalty_card(case, "62B1")
    else:
        declaring_sides_card_back(case)
    case.cite("64B7")
    no_automatic_tricks(case)
    equity(case)
