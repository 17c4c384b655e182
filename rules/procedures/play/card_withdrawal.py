"""Law 47: may a played card be taken back?"""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Option, Role, choice, offer, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.procedures import rule_as
from rules.procedures._withdrawn import Withdrawal, withdrawn_card
from rules.procedures.play._irregular_play import BY_DEFENDER, card_of_misinformed_back, wish_told_partner
from rules.procedures.play._penalty_card_standing import becomes_penalty_card

IRREGULARITY = irregularity(__name__, place=160)


class WithdrawalReason(StrEnum):
    """Why the player wants the card back, or is to take it back; what decides stands first."""

    TOLD_TURN = "told_turn"
    EXPLANATION = "explanation"
    AFTER_OWN_REVOKE = "after_own_revoke"
    OPPONENTS_REVOKE = "opponents_revoke"
    OPPONENT_CHANGED = "opponent_changed"
    PROPER_LEAD = "proper_lead"
    OWN_REVOKE = "own_revoke"
    DESIGNATION = "designation"
    FACE_DOWN_ILLEGAL = "face_down_illegal"
    FACE_DOWN_LEAD = "face_down_lead"
    ILLEGAL = "illegal"
    REQUIRED = "required"
    CHANGED_MIND = "changed_mind"


# A wish to have played otherwise, said aloud, tells partner something.
REASON = choice("withdrawal_reason", WithdrawalReason, audience=Audience.OFFENDER)

# 62C2: the card of a defender that is taken back becomes a penalty card.
DECLARER_MAY_WITHDRAW = offer(
    "card_after_own_revoke",
    Role.OFFENDER,
    script=("after-own-revoke-declarer",),
    options=(Option(Withdrawal.KEEPS, "played-card-stays"), Option(Withdrawal.WITHDRAWS, "played-card-back")),
    law="62C2",
    names=(BY_DEFENDER,),
)
DEFENDER_MAY_WITHDRAW = DECLARER_MAY_WITHDRAW.variant(
    "after-own-revoke-defender", names=(BY_DEFENDER,), withdraws="played-card-penalty"
)

# 47E2(a): the card was a later one to the trick, or an opening lead over which dummy has faced a card.
STILL_IN_TIME = yes_no("explanation_still_in_time")


@IRREGULARITY.under(LAWS_2007)
def card_withdrawal(case: Case) -> Ruling:
    """Law 47, with 41A, 45C4(b), 49 and 62; only the numbers of 16C and 53B differ between the editions."""
    reason = case[REASON]
    match reason:
        case WithdrawalReason.TOLD_TURN:
            card_of_misinformed_back(case)
        case WithdrawalReason.EXPLANATION:
            misexplained(case)
        case WithdrawalReason.AFTER_OWN_REVOKE:
            after_own_revoke(case)
        case WithdrawalReason.OPPONENTS_REVOKE:
            card_goes_back(case, "62C1")
        case WithdrawalReason.OPPONENT_CHANGED:
            card_goes_back(case, "47D")
        case WithdrawalReason.PROPER_LEAD:
            case.cite("47F1")
            case.step("proper-lead-stands", Concept.PROPER_LEAD_AFTER_IRREGULAR)
            case.step("proper-lead-followed", "44B")
            case.cite("44C")
            withdrawn_card(case)
        case WithdrawalReason.OWN_REVOKE:
            return rule_as(case, "revoke")
        case WithdrawalReason.DESIGNATION:
            return rule_as(case, "unintended_designation")
        case WithdrawalReason.FACE_DOWN_ILLEGAL:
            case.step("face-down-lead-back", "41A", Role.OFFENDER)
        case WithdrawalReason.FACE_DOWN_LEAD:
            case.step("card-may-not-be-withdrawn", "41A")
            wish_told_partner(case)
        case WithdrawalReason.ILLEGAL:
            card_is_withdrawn(case, "47B")
        case WithdrawalReason.REQUIRED:
            card_is_withdrawn(case, "47A")
        case WithdrawalReason.CHANGED_MIND:
            changed_mind(case)
        case _:
            assert_never(reason)
    return case.ruling()


def changed_mind(case: Case) -> None:
    """47F2: the card stands; of a defender's wish to change it partner may make no use."""
    by_defender = case[BY_DEFENDER]
    case.step("card-may-not-be-withdrawn", "47F2")
    if by_defender:
        wish_told_partner(case)


def card_is_withdrawn(case: Case, law: str) -> None:
    """47A, 47B, 62C2: the card of a defender becomes a penalty card, that of the declaring side goes back."""
    by_defender = case[BY_DEFENDER]
    case.step("card-is-withdrawn", law, Role.OFFENDER)
    if by_defender:
        becomes_penalty_card(case, "62C2" if law == "62C2" else "49")
    else:
        case.step("declarers-cards-go-back", "48A")
        withdrawn_card(case)


def after_own_revoke(case: Case) -> None:
    """62C2: a player whose side's revoke was put right may change a card, after an opponent has changed theirs."""
    may_withdraw = DEFENDER_MAY_WITHDRAW if case[BY_DEFENDER] else DECLARER_MAY_WITHDRAW
    if case.choose(may_withdraw) is Withdrawal.WITHDRAWS:
        card_is_withdrawn(case, "62C2")
    else:
        case.step("played-card-stays", "62C2")


def card_goes_back(case: Case, law: str) -> None:
    """47D, 62C1: who was not at fault may change the card freely."""
    case.step("may-change-card", law)
    withdrawn_card(case)


def misexplained(case: Case) -> None:
    """47E2: a card played because of a wrong explanation."""
    if case[STILL_IN_TIME]:
        case.step("retracted-without-rectification", "47E2(a)")
        withdrawn_card(case)
        case.check("misexplained-play", "12B1", When.END_OF_PLAY, "damage_without_redress")
    else:
        case.step("too-late-to-change-card", "47E2(b)")
        case.check("misexplained-play", "47E2(b)", When.END_OF_PLAY, "misexplained_play")
