"""What has to be known of every irregular call, and how a typed auction shows it."""

from collections.abc import Sequence
from itertools import pairwise

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Audience, Kind, Value, choice, typed, yes_no
from rules.engine.ruling import When
from rules.model import Irregularity, Seat

# What has been called since, and by whom: the first question of every irregular call.
NOTHING = "nothing"
OFFENDER_REPLACED = "offender_replaced"
LHO_CALLED = "lho_called"
LHO_AND_PARTNER_CALLED = "lho_and_partner_called"
PARTNER_CALLED = "partner_called"
RHO_CALLED = "rho_called"

OTHERS_SINCE = (NOTHING, LHO_CALLED, LHO_AND_PARTNER_CALLED, PARTNER_CALLED, RHO_CALLED)

SINCE = choice("since", *OTHERS_SINCE, OFFENDER_REPLACED)

# The same, where the offender has already changed the call: what has been called since the change.
SINCE_CHANGE = choice("since_change", *OTHERS_SINCE, about=(SINCE,))

# The offender's LHO, whose call over an irregular one accepts it, has called.
LHO_HAS_CALLED = (LHO_CALLED, LHO_AND_PARTNER_CALLED)

# Whose turn it was to call when the offender called.
OFFENDERS_TURN = "offender"
RHOS_TURN = "rho"
PARTNERS_TURN = "partner"
LHOS_TURN = "lho"
RHO_MUST_PASS = "rho_must_pass"  # Law 28A: the call is then in rotation

TURN = choice("turn", OFFENDERS_TURN, RHOS_TURN, PARTNERS_TURN, LHOS_TURN, RHO_MUST_PASS)

# What an earlier irregularity of the same board has left standing: whether RHO was obliged to pass (28A).
RHO_OBLIGED = typed("rho_obliged", Kind.YES_NO)

CALLED_BEFORE = yes_no("called_before")

# The call that the offender makes in place of the irregular one.
REPLACEMENT_CALL = typed("replacement_call", Kind.CALL)

# Law 25A: the two editions put different tests, which the message explains.
UNINTENDED = yes_no("unintended", audience=Audience.OFFENDER, judgement=True, law="25A")


def called_since(case: Case) -> tuple[str, bool]:
    """What the other players have called since, and whether the offender has changed the call before that."""
    since = case[SINCE]
    changed = since == OFFENDER_REPLACED
    return (case[SINCE_CHANGE] if changed else since), changed


def rule_later_call(case: Case) -> None:
    """Somebody else has called out of turn meanwhile: a second irregularity, ruled after this one."""
    case.cite("29")
    case.check("later-call-out-of-turn", When.NOW)


def slipped(known: Known) -> bool:
    """Whether the irregular call is known to be a slip, so that the intended call is what is ruled on."""
    return known.answers.get(UNINTENDED.id) is True


@derives(SINCE)
def since_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None:
        return None
    callers = irregularity.who_since
    if callers and callers[0] is irregularity.offender:
        return (OFFENDER_REPLACED,)
    return _others_since(irregularity, callers)


@derives(SINCE_CHANGE)
def since_change_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    return _others_since(irregularity, irregularity.who_since[1:]) if irregularity else None


def _others_since(irregularity: Irregularity, callers: Sequence[Seat]) -> tuple[Value, ...] | None:
    """What these callers come to; None where they called in no order that settles it, so that it is asked."""
    if not callers:
        return (NOTHING,)
    first = callers[0]
    if irregularity.turn is irregularity.rho and _before_lho(irregularity.rho, irregularity, callers):
        return (RHO_CALLED,)  # 28B, whatever came afterwards
    if {irregularity.lho, irregularity.partner} == set(callers):
        return (LHO_AND_PARTNER_CALLED,)
    if first is irregularity.offender or any(after is not before.lho for before, after in pairwise(callers)):
        return None
    if first is irregularity.lho:
        return (LHO_CALLED,) if len(callers) == 1 else (LHO_AND_PARTNER_CALLED,)
    if len(callers) > 1:
        return None
    return (PARTNER_CALLED,) if first is irregularity.partner else (RHO_CALLED,)


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
    rhos = (RHOS_TURN, RHO_MUST_PASS) if obliged is None else (RHO_MUST_PASS if obliged else RHOS_TURN,)
    if irregularity is None or irregularity.turn is None:
        return None if obliged is None else (OFFENDERS_TURN, *rhos, PARTNERS_TURN, LHOS_TURN)
    seats = {
        irregularity.offender: (OFFENDERS_TURN,),
        irregularity.partner: (PARTNERS_TURN,),
        irregularity.lho: (LHOS_TURN,),
        irregularity.rho: rhos,
    }
    return seats[irregularity.turn]


@derives(CALLED_BEFORE)
def called_before_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    return (irregularity.offender_called_before,) if irregularity else None
