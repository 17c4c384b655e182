"""Law 44G: a lead to the next trick when a card of the trick before it is put right or changed."""

from rules.engine.case import Case
from rules.engine.facts import yes_no

# The trick may be another hand's once the cards have been put right; then the lead to the next one was not theirs.
ANOTHER_WINNER = yes_no("corrected_trick_has_another_winner", law="44G")


def innocent_lead_goes_back(case: Case) -> bool:
    """44G: whether a lead made in good faith goes back, without rectification, since another hand wins the trick."""
    goes_back = case[ANOTHER_WINNER]
    if goes_back:
        case.step("lead-taken-back", "44G")
    return goes_back
