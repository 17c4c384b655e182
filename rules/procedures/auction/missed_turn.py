"""Law 34 with 17D3 (2007: 17E2): three passes, one of them out of turn, took away a player's turn."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Value, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.model import IrregularityKind
from rules.procedures import rule_as
from rules.procedures.auction._irregular_call import rule_then
from rules.procedures.auction._three_passes import back_to_skipped_player, takes_turn_away

IRREGULARITY = irregularity(__name__, place=80, shows=(IrregularityKind.PASS_OUT_OF_TURN,))


class Followed(StrEnum):
    """What followed the last call that was not a pass."""

    THREE_PASSES = "three_passes"
    GOES_ON = "goes_on"
    NOT_CALLED_OVER = "not_called_over"


FOLLOWED = choice("followed", Followed)


@IRREGULARITY.under(LAWS_2007)
def missed_turn(case: Case) -> Ruling:
    """Laws 34 and 17D3 (2007: 17E2)."""
    followed = case[FOLLOWED]
    match followed:
        case Followed.THREE_PASSES:
            back_to_skipped_player(case)
        case Followed.GOES_ON:
            case.step("turn-lost-by-acceptance", "29A")
            if not rule_then(case):
                case.step("next-after-last", "29A")
        case Followed.NOT_CALLED_OVER:
            return rule_as(case, "pass_out_of_turn")
        case _:
            assert_never(followed)
    return case.ruling()


@derives(FOLLOWED)
def followed_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if known.auction is None or irregularity is None:
        return None
    if takes_turn_away(known.auction):
        return (Followed.THREE_PASSES,)
    return (Followed.GOES_ON,) if irregularity.lho in irregularity.who_since else (Followed.NOT_CALLED_OVER,)
