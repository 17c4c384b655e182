"""Law 45C2: declarer has held one card as if it were played, and then played another."""

from rules.engine.case import Case
from rules.procedures._withdrawn import withdrawn_card


def declarers_held_card_not_played(case: Case) -> None:
    """45C2 and 47B: the card held first is played, and the other goes back without rectification (48A)."""
    case.step("card-is-played", "45C2")
    case.step("second-card-back", "47B")
    case.step("declarers-card-no-penalty", "48A")
    case.step("opponent-may-replace", "47D")
    case.step("played-after-replaced", "47D")
    withdrawn_card(case)
