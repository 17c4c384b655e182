"""What has to be known of every irregular call, and how a typed auction shows it."""

from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Audience, Kind, Value, choice, scope, typed, yes_no
from rules.engine.ruling import When
from rules.model import Action, Irregularity, Seat
from rules.procedures._acceptance import Acceptance


class Since(StrEnum):
    """What has been called since, and by whom: the first question of every irregular call."""

    NOTHING = "nothing"
    LHO_CALLED = "lho_called"
    LHO_AND_PARTNER_CALLED = "lho_and_partner_called"
    PARTNER_CALLED = "partner_called"
    RHO_CALLED = "rho_called"
    OFFENDER_REPLACED = "offender_replaced"


SINCE = choice("since", Since)

# The same, where the offender has already changed the call: what has been called since the change.
SINCE_CHANGE = choice("since_change", Since, about=(SINCE,))

# Whatever is asked once more: of a second change, or of a second insufficient bid (27B4).
AGAIN = scope("again")

# The offender's LHO, whose call over an irregular one accepts it, has called.
LHO_HAS_CALLED = (Since.LHO_CALLED, Since.LHO_AND_PARTNER_CALLED)


class Turn(StrEnum):
    """Whose turn it was to call when the offender called."""

    OFFENDER = "offender"
    RHO = "rho"
    PARTNER = "partner"
    LHO = "lho"
    RHO_MUST_PASS = "rho_must_pass"  # 28A: the call is then in rotation


TURN = choice("turn", Turn)

# What an earlier irregularity of the same board has left standing: whether RHO was obliged to pass (28A).
RHO_OBLIGED = typed("rho_obliged", Kind.YES_NO)

# Whether RHO, who was obliged to pass, has made that pass after all.
RHO_PASSED = yes_no("rho_passed", about=(SINCE, SINCE_CHANGE, TURN))

CALLED_BEFORE = yes_no("called_before")

# The call that the offender makes in place of the irregular one.
REPLACEMENT_CALL = typed("replacement_call", Kind.CALL)

# Law 25A: the two editions put different tests, which the message explains.
UNINTENDED = yes_no("unintended", audience=Audience.OFFENDER, judgement=True, law="25A")


def called_since(case: Case) -> tuple[Since, bool, bool]:
    """What has been called since, and whether the offender had changed the call before that, and changed it again."""
    since = case[SINCE]
    changed = since is Since.OFFENDER_REPLACED
    if changed:
        since = case[SINCE_CHANGE]
    again = changed and since is Since.OFFENDER_REPLACED
    if again:
        since = case.scoped(AGAIN)[SINCE_CHANGE]
    return since, changed, again


def later_call(case: Case, since: Since, turn: Turn = Turn.OFFENDER) -> None:
    """A call that partner or RHO made meanwhile is out of turn too, and is ruled next; so is a second change.

    Where RHO was obliged to pass (28A), a pass of theirs is the one they had to make; 37 is for any other call.
    """
    if since is Since.RHO_CALLED and turn is Turn.RHO_MUST_PASS:
        if not case[RHO_PASSED]:
            case.check("rho-had-to-pass", "37", When.NOW)
    elif since in (Since.PARTNER_CALLED, Since.RHO_CALLED):
        rule_later_call(case)
    elif since is Since.OFFENDER_REPLACED:
        rule_change(case)


def rule_later_call(case: Case) -> None:
    """Somebody else has called out of turn meanwhile: a second irregularity, ruled after this one."""
    case.check("later-call-out-of-turn", "29", When.NOW)


def rule_change(case: Case) -> None:
    """The offender has changed a call that is no longer in question: the change is ruled on by itself."""
    case.check("change-of-call", "25", When.NOW)


def slipped(known: Known) -> bool:
    """Whether the irregular call is known to be a slip, so that the intended call is what is ruled on."""
    return known.answers.get(UNINTENDED.id) is True


def chosen_by_calling(known: Known, refused: Seat | None) -> tuple[Value, ...] | None:
    """What LHO has chosen, by who called first once the director had ruled; nothing follows where two were offered.

    refused: who calls next where LHO does not accept the irregular call; None where that shows nothing.
    """
    irregularity = known.irregularity
    if irregularity is None or known.scope or not known.followed or refused is None:
        return None
    if slipped(known) or irregularity.offender in irregularity.who_since:
        return None
    caller = known.followed[0].seat
    if caller is irregularity.lho:
        return (Acceptance.ACCEPTS,)
    return (Acceptance.REFUSES,) if caller is refused else None


@derives(SINCE)
def since_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    return _came_to(irregularity, irregularity.who_since) if irregularity else None


@derives(SINCE_CHANGE)
def since_change_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    changes = 2 if known.scope else 1  # read once more where the change was changed
    return _came_to(irregularity, irregularity.who_since[changes:]) if irregularity else None


def _came_to(irregularity: Irregularity, callers: Sequence[Seat]) -> tuple[Value, ...] | None:
    """What these callers come to; None where they called in no order that settles it, so that it is asked."""
    if not callers:
        return (Since.NOTHING,)
    first = callers[0]
    if first is irregularity.offender:
        return (Since.OFFENDER_REPLACED,)
    if irregularity.turn is irregularity.rho and _before_lho(irregularity.rho, irregularity, callers):
        return (Since.RHO_CALLED,)  # 28B, whatever came afterwards
    if {irregularity.lho, irregularity.partner} == set(callers):
        return (Since.LHO_AND_PARTNER_CALLED,)
    if any(after is not before.lho for before, after in pairwise(callers)):
        return None
    if first is irregularity.lho:
        return (Since.LHO_CALLED,) if len(callers) == 1 else (Since.LHO_AND_PARTNER_CALLED,)
    if len(callers) > 1:
        return None
    return (Since.PARTNER_CALLED,) if first is irregularity.partner else (Since.RHO_CALLED,)


def _before_lho(player: Seat, irregularity: Irregularity, callers: Sequence[Seat]) -> bool:
    """Whether the player has called, and LHO or the offender has not called before that."""
    if player not in callers:
        return False
    earlier = callers[: list(callers).index(player)]
    return irregularity.lho not in earlier and irregularity.offender not in earlier


@derives(TURN)
def turn_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity, obliged = known.irregularity, known.answers.get(RHO_OBLIGED.id)
    # No auction shows that a player was obliged to pass.
    rhos = (Turn.RHO, Turn.RHO_MUST_PASS) if obliged is None else (Turn.RHO_MUST_PASS if obliged else Turn.RHO,)
    if irregularity is None or irregularity.turn is None:
        return None if obliged is None else (Turn.OFFENDER, *rhos, Turn.PARTNER, Turn.LHO)
    seats = {
        irregularity.offender: (Turn.OFFENDER,),
        irregularity.partner: (Turn.PARTNER,),
        irregularity.lho: (Turn.LHO,),
        irregularity.rho: rhos,
    }
    return seats[irregularity.turn]


@derives(RHO_PASSED)
def rho_passed_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    calls = [entry.call for entry in irregularity.since if entry.seat is irregularity.rho] if irregularity else []
    return (calls[0] is Action.PASS,) if calls else None


@derives(CALLED_BEFORE)
def called_before_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    return (irregularity.offender_called_before,) if irregularity else None
