"""Law 58A: a defender has led or played at the same moment as the player in turn."""

from collections.abc import Mapping

from rules.engine.case import NOTHING_TOLD, Case
from rules.engine.facts import Role, Value


def defender_played_at_once(case: Case, told: Mapping[str, Value] = NOTHING_TOLD) -> None:
    """58A and 57: the card in turn counts first, so that the other was played too soon.

    told: what is known of that card.
    """
    case.step("play-in-turn-first", "58A")
    case.hand_over("premature-card-next", "57", "premature_play", Role.OFFENDER, told)
