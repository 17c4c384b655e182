"""Of which irregularities a sentence may say whose call or card it was."""

from __future__ import annotations

from rules.engine.procedure import SOMEBODYS, SUBJECTS
from rules.menu import MENU

# The offender is declarer, whatever else the sentence says of other players.
DECLARERS = frozenset(
    {"declarer_lead_out_of_turn", "exposed_card_declarer", "unintended_designation", "incomplete_designation"}
)

# Whose explanation it was is the partner of the one who tells it, or not: it is asked.
ASKED_ANYWAY = frozenset({"own_explanation_correction"})

# Not one player, or one of whom a sentence says less than of those who complain.
NOT_ONE = frozenset(
    {"simultaneous_calls", "simultaneous_plays", "missed_turn", "play_after_irregularity", "lead_restrictions"}
    | {"penalty_card", "dummy_limits", "dummy_suggests", "dummy_wrong_card", "dummy_spread_wrongly", "revoke_inquiry"}
    | {"trick_inspection", "card_withdrawal", "played_card_dispute", "defective_trick"}
)


def asked(id: str) -> bool:
    """Whether the sentence of an irregularity may say whose call or card it was."""
    return id in MENU and SUBJECTS[id].of in SOMEBODYS and id not in NOT_ONE
