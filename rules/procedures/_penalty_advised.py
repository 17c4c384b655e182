"""Laws 43B1 and 90: a penalty that a ruling before has advised for the same offence is not advised once more."""

from collections.abc import Mapping

from rules.engine.derive import Known, derives
from rules.engine.facts import Value, yes_no

# Nobody is asked.
PENALTY_ADVISED = yes_no("penalty_advised")

# What such a ruling tells of the one that is next.
ADVISED: Mapping[str, Value] = {PENALTY_ADVISED.id: True}


@derives(PENALTY_ADVISED)
def told_of_it(known: Known) -> tuple[Value, ...]:
    """Unless a ruling has said so, it has not been."""
    return (known.get(PENALTY_ADVISED) is True,)
