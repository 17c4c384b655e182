"""Laws 61 to 63: a revoke, corrected in time or established."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Fact, NotAsked, Offer, Option, Role, Value, choice, offer, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures import rule_as
from rules.procedures._board_stage import STAGE, BoardStage
from rules.procedures._withdrawn import Withdrawal, withdrawn_card
from rules.procedures.play._asking_about_a_revoke import dummy_without_rights_spoke, penalty_for_dummy
from rules.procedures.play._established_revoke import (
    DECLARING_SIDE,
    EXEMPTION,
    REVOKED_BY,
    WAS_A_LEAD,
    Exemption,
    RevokedBy,
    before_the_twelfth,
    equity,
    equity_alone,
    transfer,
    tricks_transferred,
)
from rules.procedures.play._next_lead import ANOTHER_WINNER, innocent_lead_goes_back
from rules.procedures.play._penalty_card_standing import Because, becomes_penalty_card
from rules.procedures.play._picked_up import put_back_on_the_table
from rules.procedures.score._end_of_play import raised_too_late
from rules.procedures.score.rectification_forfeited import ALLOWED, FORFEITED, RIGHT_FORFEITED, SETTLEMENT_STANDS

IRREGULARITY = irregularity(__name__, door="revoke", place=220, common=110)


class Since(StrEnum):
    """What has happened since: 62D of the twelfth trick, 43B of dummy without rights and 10B come first; then 63A."""

    TWELFTH = "twelfth_trick"
    DUMMY_ASKED = "dummy_asked"
    DUMMY_SPOKE = "dummy_spoke"
    CORRECTED = "corrected"
    NAMED = "named"
    NOTHING = "nothing"
    PLAY_GOES_ON = "play_goes_on"
    PLAY_OVER = "play_over"
    CLAIMED = "claimed"
    AGREED = "agreed"
    CLAIM_OPEN = "claim_open"


SINCE_REVOKE = choice("since_revoke", Since, law="63A")


@derives(SINCE_REVOKE)
def since_by_trick(known: Known) -> tuple[Value, ...] | None:
    """62D is of the twelfth trick."""
    return tuple(each for each in Since if each is not Since.TWELFTH) if before_the_twelfth(known) else None


# 2007: to agree to a claim establishes the revoke at once, as to make one does.
SINCE_REVOKE_2007 = SINCE_REVOKE.only(
    Since.TWELFTH,
    Since.DUMMY_ASKED,
    Since.DUMMY_SPOKE,
    Since.CORRECTED,
    Since.NOTHING,
    Since.PLAY_GOES_ON,
    Since.PLAY_OVER,
    Since.NAMED,
    Since.CLAIMED,
    Since.CLAIM_OPEN,
)

# 43B2(b) is about declarer's own card, 43B3 about a defender's.
NOT_POSSIBLE: Mapping[RevokedBy, tuple[Since, ...]] = {
    RevokedBy.DEFENDER: (Since.DUMMY_ASKED,),
    RevokedBy.FACED_CARD: (Since.DUMMY_ASKED,),
    RevokedBy.DECLARER: (Since.DUMMY_SPOKE,),
    RevokedBy.DUMMY: (Since.DUMMY_ASKED, Since.DUMMY_SPOKE),
}


class DealtWith(StrEnum):
    """62A, 10B and 11A: what the players did about the revoke without the director."""

    IN_TIME = "in_time"
    TRICKS = "tricks"
    LEFT = "left"


DEALT_WITH = choice("revoke_dealt_with", DealtWith, law="10B")


class PlayedAfter(StrEnum):
    """62C: who has played after the revoke, and before attention was drawn to it; 63A1, 47E1 and a lead come first."""

    OWN_SIDE = "own_side"
    TOLD = "told"
    OPPONENT_LED = "opponent_led"
    NOBODY = "nothing"
    OPPONENTS = "opponents"
    PARTNER_TOO = "partner_too"


# 43B2(b): dummy's question may come when declarer's side has played on. Elsewhere that has been asked before.
PLAYED = choice("played_after_revoke", PlayedAfter, law="62C")
PLAYED_BEFORE_QUESTION = PLAYED.only(
    PlayedAfter.OWN_SIDE, PlayedAfter.OPPONENT_LED, PlayedAfter.NOBODY, PlayedAfter.OPPONENTS, PlayedAfter.PARTNER_TOO
)
# Where the offending side has played nothing to the next trick.
PLAYED_BY_OTHERS = PLAYED.only(
    PlayedAfter.OPPONENT_LED, PlayedAfter.NOBODY, PlayedAfter.OPPONENTS, PlayedAfter.PARTNER_TOO
)
# 47E1 of 2017 alone says that a card played on an opponent's word does not establish a revoke.
PLAYED_AFTER: Mapping[Edition, Fact[PlayedAfter]] = {
    LAWS_2017: PLAYED.only(PlayedAfter.TOLD, *PLAYED_BY_OTHERS.choices),
    LAWS_2007: PLAYED_BY_OTHERS,
}
# Where the offending side was told to play to the next trick: who had played to the one with the revoke.
PLAYED_TO_TRICK = choice(
    "played_to_trick_of_revoke",
    PlayedAfter,
    only=(PlayedAfter.NOBODY, PlayedAfter.OPPONENTS, PlayedAfter.PARTNER_TOO),
    law="62C",
)
# Where an opponent has led to the next trick: LHO has then played to this one as well, between the two.
PARTNER_PLAYED_AFTER = yes_no("partner_played_after_revoke", law="62C2")

OPPONENTS_MAY_WITHDRAW = offer(
    "opponents_may_take_back",
    Role.NON_OFFENDING_SIDE,
    script=("opponents-may-withdraw",),
    options=(Option(Withdrawal.KEEPS, "cards-stay"), Option(Withdrawal.WITHDRAWS, "opponents-card-back")),
    law="62C1",
)
LHO_MAY_WITHDRAW = offer(
    "lho_may_take_back",
    Role.LHO,
    script=("lho-may-take-back",),
    options=(Option(Withdrawal.KEEPS, "cards-stay"), Option(Withdrawal.WITHDRAWS, "then-partner-may-withdraw")),
    law="62C1",
)
DEFENDER_MAY_WITHDRAW = offer(
    "partner_may_take_back",
    Role.PARTNER,
    script=("partner-may-withdraw-penalty",),
    options=(Option(Withdrawal.KEEPS, "cards-stay"), Option(Withdrawal.WITHDRAWS, "partners-penalty-card")),
    law="62C2",
)
DECLARING_SIDE_MAY_WITHDRAW = DEFENDER_MAY_WITHDRAW.variant("partner-may-withdraw", withdraws="partners-card-back")

# 62D2: the partner of a defender who revoked at the twelfth trick was still to play to it.
PARTNER_STILL_TO_PLAY = yes_no("partner_still_to_play", law="62D2")


class PlayedOn(StrEnum):
    """Where a player of each side has revoked on one trick: 92B, 62D1 of the twelfth, and which side has played on.

    Or else which has claimed or conceded (63A3), to which the other has agreed, or has not.
    """

    TOO_LATE = "too_late"
    TWELFTH = "twelfth_trick"
    NEITHER = "neither"
    DECLARING_SIDE = "declaring_side"
    DEFENDERS = "defending_side"
    BOTH_SIDES = "both_sides"
    DECLARER_CLAIMED = "declarer_claimed"
    DEFENDER_CLAIMED = "defender_claimed"
    CLAIM_AGREED = "claim_agreed"


SINCE_BOTH_REVOKED = choice("since_both_revoked", PlayedOn, law="63A1")


@derives(SINCE_BOTH_REVOKED)
def since_both_by_trick(known: Known) -> tuple[Value, ...] | None:
    """62D is of the twelfth trick."""
    return tuple(each for each in PlayedOn if each is not PlayedOn.TWELFTH) if before_the_twelfth(known) else None


class OtherRevoker(StrEnum):
    """Which hand of declarer's side has revoked as well, seen from the defender who has."""

    LHO = "lho"
    RHO = "rho"


OTHER_REVOKER = choice("other_revoker", OtherRevoker)
SEEN_FROM_DEFENDER: Mapping[OtherRevoker, Role] = {OtherRevoker.LHO: Role.LHO, OtherRevoker.RHO: Role.RHO}


class LastCard(StrEnum):
    """62C1: who played the last card of a trick on which second and third hand had revoked, each against the other."""

    NOBODY = "nothing"
    PARTNER = "partner"
    OTHER_HAND = "other_hand"


LAST_CARD = choice("last_card_of_trick", LastCard, law="62C1")

CARD_STAYS_OR_GOES_BACK = (Option(Withdrawal.KEEPS, "cards-stay"), Option(Withdrawal.WITHDRAWS, "next-card-back"))

LAST_CARD_OF_DECLARING_SIDE = offer(
    "last_card_may_go_back",
    Role.DECLARER,
    script=("last-card-may-go-back",),
    options=CARD_STAYS_OR_GOES_BACK,
    law="62C1",
)
DEFENDERS_LAST_CARD = replace(LAST_CARD_OF_DECLARING_SIDE, by=Role.PARTNER)
# 62C3: whatever the defenders take back.
LAST_PENALTY_CARD = DEFENDERS_LAST_CARD.variant("last-card-may-go-back-penalty", withdraws="partners-penalty-card")

REVOKER_PLAYED_ON = yes_no("revoker_played_on", law="62C3")

NEXT_CARD = offer(
    "next_card_may_go_back",
    Role.DECLARER,
    script=("next-card-may-go-back",),
    options=CARD_STAYS_OR_GOES_BACK,
    law="62C1",
)
DEFENDERS_NEXT_CARD = replace(NEXT_CARD, by=Role.OFFENDING_SIDE)
# Its player is still on lead and has a penalty card, so that there is no other card to lead (50D1), unless declarer's
# choice over another one prevents it (50D2, 51A).
DEFENDERS_PENALTY_CARD = DEFENDERS_NEXT_CARD.variant("led-card-may-go-back-penalty", withdraws="led-penalty-card")


class ClaimedBy(StrEnum):
    """Which opponent has claimed or conceded."""

    LHO = "lho"
    RHO = "rho"


CLAIMED_BY = choice("claimed_after_revoke", ClaimedBy)

# 2007 has it in 63A3 that to agree establishes a revoke, 2017 in 63A4.
ESTABLISHED_BY_AGREEMENT: Mapping[Edition, tuple[str, ...]] = {LAWS_2017: ("63A3", "63A4"), LAWS_2007: ("63A3",)}

# Why an opponent's claim that binds nobody yet leaves the revoke in time: the agreement is not established.
NOT_YET_AGREED: Mapping[Edition, tuple[str, ...]] = {LAWS_2017: ("63A4", "69A"), LAWS_2007: ("63A3",)}

EXEMPTION_IN_TIME = EXEMPTION.only(*(each for each in Exemption if each is not Exemption.TOO_LATE))

# What follows where one side alone has played on: whether it is the defenders.
OneSidePlayedOn = Callable[[Case, bool], None]


@IRREGULARITY.under(LAWS_2017)
def revoke_2017(case: Case) -> Ruling:
    """61 to 64 of 2017."""
    return revoke(case, SINCE_REVOKE, one_side_played_on_2017)


@IRREGULARITY.under(LAWS_2007)
def revoke_2007(case: Case) -> Ruling:
    """61 to 64 of 2007, which has no 62C3."""
    return revoke(case, SINCE_REVOKE_2007, one_side_played_on_2007)


def revoke(case: Case, possible: Fact[Since], one_side_played_on: OneSidePlayedOn) -> Ruling:
    """61A, and what has happened since.

    possible: what may have happened.
    """
    by = case[REVOKED_BY]
    case.cite("61A")
    match by:
        case RevokedBy.PENALTY_CARD:
            return rule_as(case, "penalty_card_not_played")
        case RevokedBy.DEFENDER | RevokedBy.DECLARER | RevokedBy.DUMMY | RevokedBy.FACED_CARD:
            since = case[possible.only(*(each for each in possible.choices if each not in NOT_POSSIBLE[by]))]
            one_player_revoked(case, by, since)
        case RevokedBy.ONE_OF_EACH:
            both_revoked(case, one_side_played_on)
        case RevokedBy.BOTH_OF_ONE_SIDE:
            case.hand_over("first-of-two-revokes-next", "61A", "revoke", Role.OFFENDER)
            case.hand_over("second-of-two-revokes-next", "61A", "revoke", Role.PARTNER)
        case RevokedBy.DEFENDER_MIXED | RevokedBy.DECLARER_MIXED:
            taken_as_revoke(case, by)
        case RevokedBy.NOBODY:
            case.step("no-revoke", "59")
        case _:
            assert_never(by)
    return case.ruling()


def one_player_revoked(case: Case, by: RevokedBy, since: Since) -> None:
    """62 and 63: too late to correct it, or not."""
    match since:
        case Since.TWELFTH:
            twelfth_trick(case, by)
        case Since.DUMMY_ASKED:
            case.cite("43A2")
            corrected_as_established(case)
            penalty_for_dummy(case)
        case Since.DUMMY_SPOKE:
            dummy_without_rights_spoke(case)
        case Since.CORRECTED:
            dealt_with(case, by)
        case Since.NOTHING:
            corrected(case, by)
        case Since.PLAY_GOES_ON:
            established_in_play(case, by, "63A1")
        case Since.PLAY_OVER:
            established_at_the_end(case, by, "63A1")
        case Since.NAMED:
            established_in_play(case, by, "63A2")
        case Since.CLAIMED:
            established_at_the_end(case, by, "63A3")
        case Since.AGREED:
            established_at_the_end(case, by, "63A4")
        case Since.CLAIM_OPEN:
            corrected_before_claim(case, by)
        case _:
            assert_never(since)


def dealt_with(case: Case, by: RevokedBy) -> None:
    """10B and 11A: what the players did about it before the director was called."""
    did = case[DEALT_WITH]
    match did:
        case DealtWith.IN_TIME:
            corrected_by_themselves(case, by)
        case DealtWith.TRICKS:
            if stage := how_far(case):
                tricks_agreed(case, by, stage)
        case DealtWith.LEFT:
            if stage := how_far(case):
                left_uncorrected(case, by, stage)
        case _:
            assert_never(did)


def how_far(case: Case) -> BoardStage | None:
    """92B, and whether play goes on; none where the time is over."""
    stage = case[STAGE]
    if stage is BoardStage.TOO_LATE:
        raised_too_late(case)
        return None
    return stage


def tricks_agreed(case: Case, by: RevokedBy, stage: BoardStage) -> None:
    """10A and 10B: players award no tricks; the director lets that stand, or has the tricks counted under 64."""
    stands = case[SETTLEMENT_STANDS]
    case.cite("10A")
    if stands:
        case.step("settlement-stands", "10B")
        case.edition.of(ALLOWED)(case, stage, False)
    else:
        case.step("settlement-cancelled", "10B")
        ESTABLISHED[stage](case, by, "63A1")


def left_uncorrected(case: Case, by: RevokedBy, stage: BoardStage) -> None:
    """62A and 9B1(a) were not kept; by 11A the non-offending side may have forfeited what 64 would bring."""
    forfeited = case[RIGHT_FORFEITED]
    case.step("call-at-once", "9B1(a)")
    if forfeited:
        case.step("right-forfeited", "11A", Role.NON_OFFENDING_SIDE)
        case.edition.of(FORFEITED)(case, stage, False)
    else:
        case.step("right-kept", "11A", Role.NON_OFFENDING_SIDE)
        ESTABLISHED[stage](case, by, "63A1")


def corrected_by_themselves(case: Case, by: RevokedBy) -> None:
    """62A, 62B and 10B: the players put the revoke right in time; a defender's card should have stayed on the table."""
    case.step("own-correction-stands", "62A")
    if by is not RevokedBy.DEFENDER:
        REPLACED[by](case)
    elif put_back_on_the_table(case):
        becomes_penalty_card(case, "62B1")


def established_in_play(case: Case, by: RevokedBy, law: str) -> None:
    """63B: the revoke stands, and play goes on."""
    case.cite(law)
    if by is RevokedBy.DUMMY:
        equity_alone(case)
    else:
        case.step("revoke-stands-play-on", "63B")
        counted_later(case)


def established_at_the_end(case: Case, by: RevokedBy, law: str, possible: Fact[Exemption] = EXEMPTION) -> None:
    """63B, where nothing is left to be played. possible: the exemptions that can occur."""
    case.cite(law)
    if by is RevokedBy.DUMMY:
        equity_alone(case)
    else:
        case.step("revoke-stands", "63B")
        tricks_transferred(case, possible)


def established_in_time(case: Case, by: RevokedBy, law: str) -> None:
    """63B after play, where it has been asked whether the time to ask for a ruling is over (92B)."""
    established_at_the_end(case, by, law, EXEMPTION_IN_TIME)


ESTABLISHED: Mapping[BoardStage, Callable[[Case, RevokedBy, str], None]] = {
    BoardStage.GOING_ON: established_in_play,
    BoardStage.PLAY_OVER: established_in_time,
}


def taken_as_revoke(case: Case, by: RevokedBy) -> None:
    """66D: one side alone has mixed its cards after play; the other is ruled for: a revoke that stands."""
    case.step("taken-as-revoke", "66D")
    established_at_the_end(case, by, "63A1")
    case.check("mixed-cards", "72B3", When.NOW, "concealment")


def corrected_as_established(case: Case) -> None:
    """43B2(b): declarer corrects, as under 62, and 64 applies all the same; 63B where their side has played on."""
    played = case[PLAYED_BEFORE_QUESTION]
    if played is PlayedAfter.OWN_SIDE:
        established_in_play(case, RevokedBy.DECLARER, "63A1")
        return
    case.step("revoke-corrected", "43B2(b)", Role.DECLARER)
    declarers_card(case)
    case.step("corrected-as-established", "43B2(b)")
    changed_afterwards(case, RevokedBy.DECLARER, played)
    counted_later(case)


def counted_later(case: Case) -> None:
    """64A: the tricks are counted when play has ended."""
    case.check("revoke-tricks", "64A", When.END_OF_PLAY, "revoke_tricks")


def corrected_before_claim(case: Case, by: RevokedBy) -> None:
    """62A to C1: an opponent has claimed or conceded, and nobody is bound by it yet."""
    penalty_card = by is RevokedBy.DEFENDER
    for law in case.edition.of(NOT_YET_AGREED):
        case.cite(law)
    case.step("claim-binds-nobody-yet", "62A")
    case.step("revoke-corrected", "62B", Role.OFFENDER)
    case.cite("62B1" if penalty_card else "62B2")
    case.cite("62C1")
    case.step("claim-with-penalty-card" if penalty_card else "claim-after-correction", "70A")
    case.hand_over("claim-next", "70A", "claim", Role.LHO if case[CLAIMED_BY] is ClaimedBy.LHO else Role.RHO)


def corrected(case: Case, by: RevokedBy) -> None:
    """62A and B: the revoke is corrected; first goes back what its side played on an opponent's word (47E1)."""
    played = case[case.edition.of(PLAYED_AFTER)]
    if played is PlayedAfter.TOLD:
        told_card_back(case)
        played = case[PLAYED_TO_TRICK]
    put_right(case, by, played)


def put_right(case: Case, by: RevokedBy, played: PlayedAfter) -> None:
    """62A to C: the player takes the card back; others may change what they played to the trick after it."""
    case.cite("62A")
    case.step("revoke-corrected", "62B", Role.OFFENDER)
    REPLACED[by](case)
    if case[WAS_A_LEAD] and played is not PlayedAfter.NOBODY:
        case.step("new-lead-followed", "44C")
    changed_afterwards(case, by, played)


def told_card_back(case: Case) -> None:
    """47E1 with 16C: the side that revoked is innocent of this card, and nobody may accept it."""
    case.step("told-card-back", "47E1", Role.OFFENDING_SIDE)
    case.inform("told-card-authorized", Concept.WITHDRAWN_AUTHORIZED, Role.OFFENDING_SIDE)
    case.inform("told-card-unauthorized", Concept.WITHDRAWN_UNAUTHORIZED, Role.NON_OFFENDING_SIDE)
    case.check("misinformed-card", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_action_information")


def changed_afterwards(case: Case, by: RevokedBy, played: PlayedAfter) -> None:
    """62C1 and C2: others may change what they played after a revoke that is corrected."""
    match played:
        case PlayedAfter.NOBODY:
            pass
        case PlayedAfter.OPPONENTS:
            opponents_may_withdraw(case)
        case PlayedAfter.PARTNER_TOO:
            lho_may_withdraw(case, by)
        case PlayedAfter.OPPONENT_LED:
            opponent_has_led(case, by)
        case _:
            raise NotAsked(played)


def opponent_has_led(case: Case, by: RevokedBy) -> None:
    """62C and 44G: what was played to the trick comes first; then its winner leads, or the lead made may stay."""
    partner_played = case[PARTNER_PLAYED_AFTER]
    if partner_played:
        lho_may_withdraw(case, by)
    else:
        opponents_may_withdraw(case)
    if innocent_lead_goes_back(case):
        withdrawn_card(case)
    elif partner_played:
        case.step("opponents-lead-may-stay", "62C1")


def opponents_may_withdraw(case: Case) -> None:
    """62C1: nobody has played over the opponents' cards."""
    chosen = case.choose(OPPONENTS_MAY_WITHDRAW)
    case.cite("62C1")
    if chosen is Withdrawal.WITHDRAWS:
        case.step("opponents-card-back", "62C1")
        withdrawn_card(case)


def lho_may_withdraw(case: Case, by: RevokedBy) -> None:
    """62C1 and C2: the offender's partner has played over LHO's card."""
    chosen = case.choose(LHO_MAY_WITHDRAW)
    case.step("rho-may-withdraw", "62C1", Role.RHO)
    if chosen is Withdrawal.WITHDRAWS:
        case.step("lho-card-back", "62C1", Role.LHO)
    withdrawn_card(case)
    if chosen is Withdrawal.WITHDRAWS:
        partner_may_withdraw(case, by)


def partner_may_withdraw(case: Case, by: RevokedBy) -> None:
    """62C2: an opponent's card has gone back, so that the one played over it may go back as well."""
    by_defender = by not in DECLARING_SIDE
    chosen = case.choose(DEFENDER_MAY_WITHDRAW if by_defender else DECLARING_SIDE_MAY_WITHDRAW)
    case.cite("62C2")
    if chosen is Withdrawal.WITHDRAWS:
        case.step("card-is-withdrawn", "62C2", Role.PARTNER)
        if by_defender:
            becomes_penalty_card(case, "62C2", who=Role.PARTNER)
        else:
            withdrawn_card(case)


def defenders_card(case: Case) -> None:
    """62B1: from a hand that nobody saw."""
    becomes_penalty_card(case, "62B1")


def declarers_card(case: Case) -> None:
    """62B2, with 16C (2007: 16D)."""
    case.step("no-rectification-for-card", "62B2")
    withdrawn_card(case)


def visible_card(case: Case) -> None:
    """62B2: everybody had seen the card."""
    case.step("no-rectification-for-card", "62B2")


REPLACED: Mapping[RevokedBy, Callable[[Case], None]] = {
    RevokedBy.DEFENDER: defenders_card,
    RevokedBy.DECLARER: declarers_card,
    RevokedBy.DUMMY: visible_card,
    RevokedBy.FACED_CARD: visible_card,
}


def twelfth_trick(case: Case, by: RevokedBy) -> None:
    """62D: corrected even when established, until the four hands are back in the board; 62C1 and C2 hold as ever."""
    case.step("twelfth-trick-corrected", "62D1", Role.OFFENDER)
    if by is RevokedBy.DEFENDER:
        case.step("twelfth-card-penalty", "62B1", Role.OFFENDER)
    else:
        case.step("twelfth-card-free", "62B2")
    case.cite("62C1")
    case.step("twelfth-trick-others-may-change", "62C2")
    withdrawn_card(case)
    last_trick(case, by not in DECLARING_SIDE and case[PARTNER_STILL_TO_PLAY])


def last_trick(case: Case, partner_still_to_play: bool) -> None:
    """62D2: partner chooses with care, where they were still to play; else the trick may have another winner (44G)."""
    if partner_still_to_play:
        case.step("no-choice-suggested", "62D2", Role.PARTNER)
    else:
        case.step("last-trick-anew", "44G")


def both_revoked(case: Case, one_side_played_on: OneSidePlayedOn) -> None:
    """A player of each side has revoked on the same trick."""
    played_on = case[SINCE_BOTH_REVOKED]
    match played_on:
        case PlayedOn.TOO_LATE:
            raised_too_late(case)
        case PlayedOn.TWELFTH:
            both_at_the_twelfth(case)
        case PlayedOn.NEITHER:
            case.step("both-revokes-corrected", "62A")
            last_card_goes_back(case, case[LAST_CARD], DEFENDERS_LAST_CARD)
            declaring_sides_card_back(case)
            becomes_penalty_card(case, "62B1")
        case PlayedOn.DECLARING_SIDE:
            one_side_played_on(case, False)
        case PlayedOn.DEFENDERS:
            one_side_played_on(case, True)
        case PlayedOn.BOTH_SIDES:
            both_established(case, "63A1")
        case PlayedOn.DECLARER_CLAIMED:
            one_side_claimed(case, SEEN_FROM_DEFENDER[case[OTHER_REVOKER]], Role.OFFENDER)
        case PlayedOn.DEFENDER_CLAIMED:
            one_side_claimed(case, Role.OFFENDER, SEEN_FROM_DEFENDER[case[OTHER_REVOKER]])
        case PlayedOn.CLAIM_AGREED:
            both_established(case, *case.edition.of(ESTABLISHED_BY_AGREEMENT))
        case _:
            assert_never(played_on)


def both_established(case: Case, *laws: str) -> None:
    """63B, 64B7 and 64C: neither is corrected, and no trick is transferred."""
    for law in laws:
        case.cite(law)
    case.step("both-revokes-stand", "63B")
    transfer(case, 0, "64B7")
    equity(case, Exemption.BOTH_SIDES)


def one_side_claimed(case: Case, claimer: Role, other: Role) -> None:
    """63A3 and 62A: the revoke of the side that claimed is established; the other is corrected, then 70 follows.

    claimer, other: the hands that revoked.
    """
    case.hand_over("revoke-of-claimer-next", "63A3", "revoke", claimer, {SINCE_REVOKE.id: Since.CLAIMED})
    case.hand_over("other-revoke-next", "62A", "revoke", other, {SINCE_REVOKE.id: Since.CLAIM_OPEN})


def both_at_the_twelfth(case: Case) -> None:
    """62D: both are corrected, whoever has played on; the defender's card alone becomes a penalty card (62B)."""
    case.step("twelfth-trick-both-corrected", "62D1")
    case.step("twelfth-card-penalty", "62B1", Role.OFFENDER)
    case.step("twelfth-card-free", "62B2")
    last = case[LAST_CARD]
    last_card_goes_back(case, last, DEFENDERS_LAST_CARD)
    neither_may_use(case)
    last_trick(case, last is LastCard.NOBODY and case[PARTNER_STILL_TO_PLAY])


def last_card_goes_back(case: Case, last: LastCard, of_a_defender: Offer[Withdrawal]) -> bool:
    """62C1: whether a card that was played after both revokes goes back; its player is innocent of one of them.

    of_a_defender: what the other defender may choose, if the card was theirs.
    """
    match last:
        case LastCard.NOBODY:
            return False
        case LastCard.PARTNER:
            offered = of_a_defender
        case LastCard.OTHER_HAND:
            offered = LAST_CARD_OF_DECLARING_SIDE
        case _:
            assert_never(last)
    goes_back = case.choose(offered) is Withdrawal.WITHDRAWS
    case.cite("62C1")
    if goes_back:
        case.step("last-card-back", "62C1")
    return goes_back


def declaring_sides_card_back(case: Case) -> None:
    """62B2 and 16C2 (2007: 16D2) of the declaring side's card."""
    case.step("no-rectification-for-card", "62B2")
    neither_may_use(case)


def neither_may_use(case: Case) -> None:
    """16C2 (2007: 16D2): both sides are offending, so that neither may use what was taken back."""
    case.inform("both-revoked-unauthorized", Concept.WITHDRAWN_UNAUTHORIZED, Role.BOTH_SIDES)
    case.check("withdrawn-card", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_action_information")


def next_card_goes_back(case: Case, offered: Offer[Withdrawal]) -> bool:
    """44G and 62C1: whether the card that one side has played to the next trick goes back; it may stay."""
    if case[ANOTHER_WINNER]:
        case.step("next-trick-taken-back", "44G")
        return True
    goes_back = case.choose(offered) is Withdrawal.WITHDRAWS
    case.cite("62C1")
    if goes_back:
        case.step("led-card-back" if offered is DEFENDERS_PENALTY_CARD else "next-card-back", "62C1")
    return goes_back


def one_side_played_on_2017(case: Case, defenders: bool) -> None:
    """62C3 and 64B8 of 2017: both are corrected, and whatever the defenders take back is a penalty card."""
    case.step("both-revokes-corrected", "62C3")
    last = case[LAST_CARD]
    partners = last_card_goes_back(case, last, LAST_PENALTY_CARD) and last is LastCard.PARTNER
    second = next_card_goes_back(case, DEFENDERS_PENALTY_CARD if defenders else NEXT_CARD) and defenders
    revokers = second and case[REVOKER_PLAYED_ON]
    declaring_sides_card_back(case)
    becomes_penalty_card(case, "62C3", Because.SEVERAL if revokers else Because.PLAYED)
    partner_led = second and not revokers
    if partners or partner_led:
        several = partners and partner_led
        becomes_penalty_card(case, "62C3", Because.SEVERAL if several else Because.PLAYED, who=Role.PARTNER)
    transfer(case, 0, "64B8")
    equity(case, Exemption.BOTH_SIDES)


def one_side_played_on_2007(case: Case, defenders: bool) -> None:
    """62 to 64 of 2007: the one that has been established stands, the other is corrected."""
    case.cite("63A1")
    case.step("one-revoke-stands", "63B")
    case.cite("62A")
    last = case[LAST_CARD]
    own = last is (LastCard.PARTNER if defenders else LastCard.OTHER_HAND)
    last_back = own and last_card_goes_back(case, last, DEFENDERS_LAST_CARD)
    goes_back = next_card_goes_back(case, DEFENDERS_NEXT_CARD if defenders else NEXT_CARD)
    if defenders:
        declaring_sides_card_back(case)
    else:
        becomes_penalty_card(case, "62B1")
        if goes_back or last_back:
            neither_may_use(case)
    transfer(case, 0, "64B7")
    equity(case, Exemption.BOTH_SIDES)
