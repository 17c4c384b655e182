"""Laws 16B and 12C1: whether information from partner was used, judged in stages that may lie hours apart."""

from collections.abc import Callable
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, choice, yes_no
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures.score._end_of_play import DAMAGED, assigned, judged, result_stands

COMPLAINT = segment("information_complaint", __name__)
ALTERNATIVES = segment("logical_alternatives", __name__, deliberation=True)
DAMAGE = segment("information_damage", __name__)

# 16B3: the opponents say which; the director may find one without being asked (81C3).
COMPLAINED_OF = yes_no("action_complained_of", law="16B3")
# 16A1 and 16A2: own cards, legal calls and plays, what opponents are like.
KNOWN_LEGALLY = judged("known_legally", "16A1")
# The Laws of 2017 say that it suggested this over something else, those of 2007 that it could have.
ACTION_SUGGESTED = judged("action_suggested", "16B1(a)")

# How it is known what others would have done; a deliberation may wait for them.
PEERS_ASKED = yes_no("peers_asked", audience=Audience.DIRECTOR)


class OtherAction(StrEnum):
    """16B1(b): what players of that class, with those methods, would do with what was not suggested."""

    CHOSEN_BY_SOME = "chosen_by_some"
    CONSIDERED_ONLY = "considered_only"
    FEW = "few"


OTHER_ACTION = choice("other_action", OtherAction, audience=Audience.DIRECTOR, judgement=True, law="16B1(b)")

# 16B1(a) of 2007: the choice is among logical alternatives, so that the action chosen has to be one as well.
CHOSEN_WAS_ALTERNATIVE = judged("chosen_was_alternative", "16B1(b)")
# 16A3 of 2007: no call or play is based on it, whatever it is.
BASED_ON_INFORMATION = judged("based_on_information", "16A3")


def came_back_for(case: Case, when: When) -> None:
    """16B3: when play has ended, opponents say which action of partner they think was suggested."""
    id = "which-action-now" if when is When.NOW else "was-action-suggested"
    case.check(id, "16B3", when, "information_complaint")


@COMPLAINT.under(LAWS_2007)
def information_complaint(case: Case) -> Ruling:
    """16A and 16B1(a): which action, what else it may rest on, and what it was that was suggested."""
    complained_of = case[COMPLAINED_OF]
    case.cite("16B3")
    if not complained_of:
        case.adjust("nothing-complained-of", "16B3", when=When.NOW)
    elif case[KNOWN_LEGALLY]:
        result_stands(case, "known-legally", "16A1")
    elif case[ACTION_SUGGESTED]:
        case.cite("16B1(a)")
        case.step("ruling-pending", "16B3")
        case.check("logical-alternatives", "16B1(b)", When.NOW, "logical_alternatives")
    else:
        result_stands(case, "not-suggested", "16B1(a)")
    return case.ruling()


@ALTERNATIVES.under(LAWS_2017)
def logical_alternatives_2017(case: Case) -> Ruling:
    """16B1 of 2017: the other action was a logical alternative; what was chosen need not be one."""
    return other_action(case, infraction)


@ALTERNATIVES.under(LAWS_2007)
def logical_alternatives_2007(case: Case) -> Ruling:
    """16B1 of 2007: both were; an action that was none comes under 16A3."""
    return other_action(case, chosen_2007)


def other_action(case: Case, where_alternative: Callable[[Case], bool]) -> Ruling:
    """16B1(b): whether there was a logical alternative to what was done.

    where_alternative: goes on from there, and returns whether the action was barred.
    """
    barred = False
    other = case[OTHER_ACTION]
    match other:
        case OtherAction.CHOSEN_BY_SOME:
            case.cite("16B1(b)")
            barred = where_alternative(case)
        case OtherAction.CONSIDERED_ONLY:
            case.adjust("nobody-would-choose", "16B1(b)", when=When.NOW)
        case OtherAction.FEW:
            case.adjust("no-logical-alternative", "16B1(b)", when=When.NOW)
        case _:
            assert_never(other)
    if case[PEERS_ASKED]:
        case.direct("rests-on-peers", "16B1(b)")
    else:
        case.direct("peers-could-be-asked", "16B1(b)")
    if not barred:
        case.direct("tell-all-four", "83")
    return case.ruling()


def chosen_2007(case: Case) -> bool:
    """16B1(a) of 2007, or 16A3; a penalty has no paragraph of its own there, but 72B1 where it was on purpose."""
    if case[CHOSEN_WAS_ALTERNATIVE]:
        infraction(case)
    elif case[BASED_ON_INFORMATION]:
        case.cite("16A3")
        advantage(case)
    else:
        case.adjust("not-among-alternatives", "16A3", when=When.NOW)
        return False
    case.direct("used-on-purpose", "72B1")
    return True


def infraction(case: Case) -> bool:
    """16B1(a): the choice was not open to the player."""
    case.cite("16B1(a)")
    return advantage(case)


def advantage(case: Case) -> bool:
    """73C: the advantage was not to be taken; what it did is looked at next, a penalty apart from that."""
    case.direct("action-was-barred", Concept.AVOID_ADVANTAGE)
    case.check("information-damage", "16B3", When.NOW, "information_damage")
    case.advise_penalty("used-information", Concept.PENALTY_FOR_USING)
    return True


@DAMAGE.under(LAWS_2007)
def information_damage(case: Case) -> Ruling:
    """16B3 and 12C1: what was to be expected without the action that was barred."""
    damaged = case[DAMAGED]
    case.cite("16B3")
    if damaged:
        case.cite("12B1")
        case.direct("barred-action-has-no-weight", Concept.LEGAL_OUTCOMES)
        assigned(case)
        case.refer_to_appeal("within-period", "92B")
    else:
        case.adjust("no-advantage", "16B3", when=When.NOW)
    case.direct("tell-all-four", "83")
    return case.ruling()
