"""What has to be known of every irregular call, and how a typed auction shows it."""

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Audience, Kind, Value, choice, typed, yes_no
from rules.engine.ruling import When

# What has been called since, and by whom: the first question of every irregular call.
NOTHING = "nothing"
OFFENDER_REPLACED = "offender_replaced"
LHO_CALLED = "lho_called"
LHO_AND_PARTNER_CALLED = "lho_and_partner_called"
PARTNER_CALLED = "partner_called"
RHO_CALLED = "rho_called"

SINCE = choice(
    "since", NOTHING, LHO_CALLED, LHO_AND_PARTNER_CALLED, OFFENDER_REPLACED, PARTNER_CALLED, RHO_CALLED
)  # fmt: skip

# Whose turn it was to call when the offender called.
OFFENDERS_TURN = "offender"
RHOS_TURN = "rho"
PARTNERS_TURN = "partner"
LHOS_TURN = "lho"
RHO_MUST_PASS = "rho_must_pass"  # Law 28A: the call is then in rotation

TURN = choice("turn", OFFENDERS_TURN, RHOS_TURN, PARTNERS_TURN, LHOS_TURN, RHO_MUST_PASS)

CALLED_BEFORE = yes_no("called_before")

# The call that the offender makes in place of the irregular one.
REPLACEMENT_CALL = typed("replacement_call", Kind.CALL)

# Law 25A: the two editions put different tests, which the message explains.
UNINTENDED = yes_no("unintended", audience=Audience.OFFENDER, judgement=True, law="25A")


# The offender's LHO, whose call over an irregular one accepts it, has called.
LHO_HAS_CALLED = (LHO_CALLED, LHO_AND_PARTNER_CALLED)


def rule_later_call(case: Case) -> None:
    """Somebody else has called out of turn meanwhile: a second irregularity, ruled after this one."""
    case.cite("29")
    case.check("later-call-out-of-turn", When.NOW)


@derives(SINCE)
def since_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None:
        return None
    callers = irregularity.who_since
    if not callers:
        return (NOTHING,)
    if callers[0] is irregularity.offender:
        return (OFFENDER_REPLACED,)
    if irregularity.lho in callers:
        return (LHO_AND_PARTNER_CALLED,) if irregularity.partner in callers else (LHO_CALLED,)
    return (PARTNER_CALLED,) if irregularity.partner in callers else (RHO_CALLED,)


@derives(TURN)
def turn_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if irregularity is None:
        return None
    seats = {
        irregularity.offender: OFFENDERS_TURN,
        irregularity.rho: RHOS_TURN,
        irregularity.partner: PARTNERS_TURN,
        irregularity.lho: LHOS_TURN,
    }
    return (seats[irregularity.turn],) if irregularity.turn else None


@derives(CALLED_BEFORE)
def called_before_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    return (irregularity.offender_called_before,) if irregularity else None
