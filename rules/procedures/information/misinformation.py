"""Laws 20F, 21, 40B, 47E2 and 75: opponents were told, or left to believe, what the partnership has not agreed."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, NotAsked, Option, Role, choice, offer, yes_no
from rules.engine.procedure import Of, irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.procedures._withdrawn import Withdrawal, withdrawn_card, withdrawn_information
from rules.procedures.information._explanations import EXPLANATION_STAGE, ExplanationStage, told_partner
from rules.procedures.score._end_of_play import DAMAGED, assigned, raised_too_late, result_stands

IRREGULARITY = irregularity(__name__, place=20, common=210, of=Of.PERSON)
DAMAGE = segment("misinformation_damage", __name__)


class ExplanationWas(StrEnum):
    """75, 21, 40B: what opponents were told, beside what is agreed. What no agreement can make wrong stands last."""

    WRONG = "wrong"
    NO_AGREEMENT = "no_agreement"
    UNPROVEN = "unproven"
    INCOMPLETE = "incomplete"
    ALERT = "alert"
    MISTAKEN_CALL = "mistaken_call"
    GENERAL_KNOWLEDGE = "general_knowledge"
    OWN_MISUNDERSTANDING = "own_misunderstanding"


# Each of the two partners apart, for the agreement and never for the hand.
EXPLANATION_WAS = choice(
    "explanation_was", ExplanationWas, audience=Audience.OFFENDER, judgement=True, law=Concept.MISTAKEN_EXPLANATION
)

# Under which paragraphs each of them is misinformation.
BASIS: Mapping[ExplanationWas, tuple[str | Concept, ...]] = {
    ExplanationWas.WRONG: (Concept.MISTAKEN_EXPLANATION,),
    ExplanationWas.NO_AGREEMENT: (Concept.NO_AGREEMENT,),
    ExplanationWas.UNPROVEN: ("21B1(b)",),
    ExplanationWas.INCOMPLETE: (Concept.CONTENT_OF_EXPLANATION, Concept.DISCLOSED_IN_FULL),
    ExplanationWas.ALERT: ("21B1(a)",),
}


def misinformed_by(case: Case, was: ExplanationWas) -> None:
    """The paragraphs by which it is misinformation."""
    for law in BASIS[was]:
        case.cite(law)


class CalledSince(StrEnum):
    """21B1(a): a call may be changed as long as the caller's partner has not called after it."""

    NOBODY = "nobody"
    ONE = "one"
    BOTH = "both"


CALLED_SINCE = choice("misinformed_called", CalledSince, law="21B1(a)")
CALL_INFLUENCED = yes_no("call_influenced", audience=Audience.NOS_PLAYER, judgement=True, law="21B1(a)")

MAY_CHANGE_CALL = offer(
    "misinformed_may_change_call",
    Role.NON_OFFENDING_SIDE,
    script=("misinformed-may-change-call",),
    options=(Option(Withdrawal.KEEPS, "misinformed-call-stays"), Option(Withdrawal.WITHDRAWS, "misinformed-call-back")),
    law="21B1(a)",
)
NEXT_CALLED = yes_no("called_after_changed_call", law="21B2")
NEXT_MAY_CHANGE_CALL = offer(
    "next_may_change_call",
    Role.OFFENDING_SIDE,
    script=("next-may-change-call",),
    options=(Option(Withdrawal.KEEPS, "next-call-stays"), Option(Withdrawal.WITHDRAWS, "next-call-back")),
    law="21B2",
)


class PlayedOnIt(StrEnum):
    """47E2(a): a card goes back until another is played to the trick, an opening lead until dummy has faced one."""

    NO_CARD = "no_card"
    LAST_CARD = "last_card"
    LATER_CARD = "later_card"


PLAYED_ON_IT = choice("misinformed_played", PlayedOnIt, law="47E2(a)")
CARD_INFLUENCED = yes_no("card_influenced", audience=Audience.NOS_PLAYER, judgement=True, law="47E2(a)")

MAY_TAKE_CARD_BACK = offer(
    "misinformed_may_take_card_back",
    Role.NON_OFFENDING_SIDE,
    script=("misinformed-may-take-card-back",),
    options=(Option(Withdrawal.KEEPS, "misinformed-card-stays"), Option(Withdrawal.WITHDRAWS, "misinformed-card-back")),
    law="47E2(a)",
)

# 21B3: each player of that side apart.
MISLED = yes_no("misled_by_explanation", audience=Audience.NOS_PLAYER, judgement=True, law="21B3")


@IRREGULARITY.under(LAWS_2007)
def misinformation(case: Case) -> Ruling:
    """21 and 75: how far the board is, whether it was misinformation, and then what may still be changed."""
    stage = case[EXPLANATION_STAGE]
    if stage is ExplanationStage.TOO_LATE:
        raised_too_late(case)
        return case.ruling()
    was = case[EXPLANATION_WAS]
    match was:
        case ExplanationWas.MISTAKEN_CALL | ExplanationWas.GENERAL_KNOWLEDGE | ExplanationWas.OWN_MISUNDERSTANDING:
            told_rightly(case, was, stage)
        case (
            ExplanationWas.WRONG
            | ExplanationWas.NO_AGREEMENT
            | ExplanationWas.UNPROVEN
            | ExplanationWas.INCOMPLETE
            | ExplanationWas.ALERT
        ):
            misinformed(case, was, stage)
        case _:
            assert_never(was)
    return case.ruling()


# No misinformation: what is said while the board is played and when play has ended, and under which paragraph.
NO_INFRACTION: Mapping[ExplanationWas, tuple[str, str, str | Concept]] = {
    ExplanationWas.MISTAKEN_CALL: ("explanation-was-right", "mistaken-call-stands", "75C"),
    ExplanationWas.GENERAL_KNOWLEDGE: (
        "general-knowledge-not-explained",
        "general-knowledge-stands",
        Concept.CONTENT_OF_EXPLANATION,
    ),
    ExplanationWas.OWN_MISUNDERSTANDING: ("own-misunderstanding", "own-misunderstanding-stands", "21A"),
}


def told_rightly(case: Case, was: ExplanationWas, stage: ExplanationStage) -> None:
    """75C and 40A3, 40B5 (2007: 40B6), 21A; and 75A of the caller, who has heard what their own call means."""
    goes_on, stands, law = NO_INFRACTION[was]
    mistaken_call = was is ExplanationWas.MISTAKEN_CALL
    if stage in (ExplanationStage.PASSED_OUT, ExplanationStage.PLAY_OVER):
        result_stands(case, stands, law)
        if mistaken_call:
            case.direct("call-is-free", "40A3")
            told_partner(case, "75A", When.NOW)
    else:
        case.step(goes_on, law)
        if mistaken_call:
            case.direct("say-nothing-of-mistaken-call", "75C")
            case.direct("call-is-free", "40A3")
            told_partner(case, "75A", When.END_OF_PLAY)


def misinformed(case: Case, was: ExplanationWas, stage: ExplanationStage) -> None:
    """21B and 47E2: by how far the board is."""
    misinformed_by(case, was)
    when = When.END_OF_PLAY
    match stage:
        case ExplanationStage.AUCTION:
            explained_rightly(case, was, "20F1")
            calls_changed(case, stage)
        case ExplanationStage.CLARIFICATION:
            explained_rightly(case, was, "20F2")
            case.cite(Concept.CLARIFICATION_PERIOD)
            calls_changed(case, stage)
        case ExplanationStage.PASSED_OUT:
            explained_rightly(case, was, "20F2")
            case.cite(Concept.PASSED_OUT_PERIOD)
            when = calls_changed(case, stage)
        case ExplanationStage.PLAY:
            explained_rightly(case, was, "20F2")
            case.direct("too-late-to-change-call", Concept.CLARIFICATION_PERIOD)
            cards_changed(case)
        case ExplanationStage.PLAY_OVER:
            when = When.NOW
            judged_at(case, when)
        case _:
            raise NotAsked(stage)
    if was is not ExplanationWas.INCOMPLETE:
        told_partner(case, "75A", when)


def explained_rightly(case: Case, was: ExplanationWas, law: str) -> None:
    """20F1, or 20F2 after the auction: what the opponents are told now, and in whose hearing."""
    if was is ExplanationWas.NO_AGREEMENT:
        case.step("told-no-agreement", law, Role.NON_OFFENDING_SIDE)
    elif was is ExplanationWas.UNPROVEN:
        case.step("told-callers-agreement", law, Role.NON_OFFENDING_SIDE)
    else:
        case.step("told-the-agreement", law, Role.NON_OFFENDING_SIDE)
    case.direct("explained-in-whose-hearing", "16B1")


# What becomes of the board where nobody has called on it.
NO_CALL_TO_CHANGE: Mapping[ExplanationStage, str] = {
    ExplanationStage.AUCTION: "auction-goes-on-informed",
    ExplanationStage.CLARIFICATION: "no-call-to-change",
    ExplanationStage.PASSED_OUT: "passed-out-stays",
}


def calls_changed(case: Case, stage: ExplanationStage) -> When:
    """21B1(a) and B2: the last call of the misinformed side, then that of the opponent who has called after it.

    Returns when what came of it is looked at: at once where the board stays passed out.
    """
    since = case[CALLED_SINCE]
    changed = (
        since is not CalledSince.NOBODY
        and case[CALL_INFLUENCED]
        and case.choose(MAY_CHANGE_CALL) is Withdrawal.WITHDRAWS
    )
    if changed:
        call_changed(case, stage)
    else:
        unchanged = NO_CALL_TO_CHANGE[stage] if since is CalledSince.NOBODY else "misinformed-call-stays"
        case.step(unchanged, "21B1(a)")
        if stage is ExplanationStage.CLARIFICATION:
            case.direct("face-down-lead-may-be-changed", "47E2(a)")
    when = When.NOW if stage is ExplanationStage.PASSED_OUT and not changed else When.END_OF_PLAY
    if since is CalledSince.BOTH:
        judged_at(case, when)
    return when


def call_changed(case: Case, stage: ExplanationStage) -> None:
    """21B1(a), 21B2: the auction goes on from the changed call, also where it seemed to be over."""
    case.step("misinformed-call-changed", "21B1(a)")
    if stage is not ExplanationStage.AUCTION:
        case.step("auction-reopened", "21B1(a)")
    if stage is ExplanationStage.CLARIFICATION:
        case.step("face-down-lead-goes-back", "41A")
    if case[NEXT_CALLED]:
        changes = case.choose(NEXT_MAY_CHANGE_CALL) is Withdrawal.WITHDRAWS
        case.step("next-call-changed" if changes else "next-call-stays", "21B2")
    withdrawn_information(case)


def cards_changed(case: Case) -> None:
    """47E2, and 21B3 for the calls."""
    played = case[PLAYED_ON_IT]
    match played:
        case PlayedOnIt.NO_CARD:
            case.step("play-goes-on-informed", "21B3")
        case PlayedOnIt.LAST_CARD:
            if case[CARD_INFLUENCED] and case.choose(MAY_TAKE_CARD_BACK) is Withdrawal.WITHDRAWS:
                case.step("misinformed-card-changed", "47E2(a)")
                withdrawn_card(case)
            else:
                case.step("misinformed-card-stays", "47E2(a)")
        case PlayedOnIt.LATER_CARD:
            case.step("too-late-to-change-card", "47E2(b)")
        case _:
            assert_never(played)
    judged_at(case, When.END_OF_PLAY)


def judged_at(case: Case, when: When) -> None:
    """21B3, 40B3(a), 47E2(b): what it is too late to change is looked at when play has ended."""
    id = "misinformation-damage-now" if when is When.NOW else "misinformation-damage"
    case.check(id, "21B3", when, "misinformation_damage")


# What the score is to be based on.
EXPECTED: Mapping[ExplanationWas, str] = {
    ExplanationWas.WRONG: "expected-with-agreement",
    ExplanationWas.NO_AGREEMENT: "expected-without-agreement",
    ExplanationWas.UNPROVEN: "expected-with-agreement",
    ExplanationWas.INCOMPLETE: "expected-with-agreement",
    ExplanationWas.ALERT: "expected-with-agreement",
}


@DAMAGE.under(LAWS_2007)
def misinformation_damage(case: Case) -> Ruling:
    """21B3 and 75: what they would have done with the right information, and what came of it."""
    was = case[EXPLANATION_WAS.only(*EXPECTED)]
    misled = case[MISLED]
    damaged = misled and case[DAMAGED]
    misinformed_by(case, was)
    case.cite("21B3")
    case.cite(Concept.FAILURE_TO_DISCLOSE)
    if damaged:
        case.direct(EXPECTED[was], Concept.RIGHT_EXPLANATION_IN_TIME)
        assigned(case)
        case.refer_to_appeal("within-period", "92B")
    elif misled:
        case.adjust("no-advantage", "21B3", when=When.NOW)
    else:
        case.adjust("not-misled", "21B3", when=When.NOW)
    case.advise_penalty("repeated-misinformation", Concept.REPEATED_NON_DISCLOSURE)
    case.direct("tell-all-four", "83")
    return case.ruling()
