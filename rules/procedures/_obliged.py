"""Who has to pass, and for how long; and a call that the typed auction shows them to have made instead (Law 37)."""

from rules.engine.case import Case
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Role, Value, scope, yes_no
from rules.engine.ruling import When
from rules.model import Action
from rules.standings.duty_to_pass import OBLIGED, TURN, Obliged, Turn

# Never asked: whether a player who has to pass under this ruling has then called something else, and in turn; the
# typed auction shows it.
BARRED_CALLED = yes_no("barred_called", about=(AUCTION,))
BARRED_IN_TURN = yes_no("barred_in_turn", about=(AUCTION,))

# Of whom, and for how long they have to pass.
BARRED = {(who, obliged): scope(f"{who}_{obliged}") for who in (Role.OFFENDER, Role.PARTNER) for obliged in Obliged}


def has_to_pass(case: Case, who: Role, obliged: Obliged, law: str) -> None:
    """The player has to pass; where the typed auction shows that they did not, that call is ruled on next."""
    case.stand(f"pass-{obliged}", law, who, When.AT_TURN)
    barred = case.scoped(BARRED[who, obliged])
    if barred[BARRED_CALLED]:
        told: dict[str, Value] = {OBLIGED.id: obliged}
        if barred[BARRED_IN_TURN]:
            told[TURN.id] = Turn.OFFENDER
        case.hand_over("obliged-player-called", "37", "call_when_must_pass", who, told)


@derives(BARRED_CALLED)
def barred_called_shown(known: Known) -> tuple[Value, ...]:
    return (barred_call(known) is not None,)


@derives(BARRED_IN_TURN)
def barred_in_turn_shown(known: Known) -> tuple[Value, ...]:
    index = barred_call(known)
    followed = known.followed
    return (not index or followed[index].seat is followed[index - 1].seat.lho,)


def barred_call(known: Known) -> int | None:
    """The place, among the calls made under the ruling, of the first by a player who had to pass, if it is no pass.

    Partner has to pass once the offender has called again; where they had to pass once, only their first call counts.
    """
    player = next((key for key, name in BARRED.items() if known.scope == f"{name}."), None)
    if player is None or known.irregularity is None:
        return None
    who, obliged = player
    offender, start = known.irregularity.offender, 0
    if who is Role.PARTNER:
        start = next((index for index, entry in enumerate(known.followed) if entry.seat is offender), 0)
    own = [index for index, entry in enumerate(known.followed) if index >= start and entry.seat is known.seats[who]]
    if obliged is Obliged.NEXT:
        own = own[:1]
    return next((index for index in own if known.followed[index].call is not Action.PASS), None)
