"""The choices that the Laws leave to an authority."""

from itertools import product

from rules.engine.facts import Election
from rules.lawbook import LAWS_2007, Edition

# The Laws of 2007 were first published with another text of Law 27, which the WBF replaced on 5 March 2008.
LAW27 = Election(
    "law27",
    choices=("rev2008", "printed"),
    default="rev2008",
    law="27",
    set_by="authority",
    editions=(LAWS_2007,),
)

# What an assigned score may be under the Laws of 2007: weighted unless the authority forbids it, or by 12C1(e) instead.
ASSIGNED = Election(
    "assigned_scores",
    choices=("weighted", "single", "likely_and_probable"),
    default="weighted",
    law="12C1(c)",
    set_by="authority",
    editions=(LAWS_2007,),
)

# Under the Laws of 2007 defenders may ask one another about a possible revoke unless the authority forbids it.
DEFENDERS_MAY_ASK = Election(
    "defenders_may_ask",
    choices=("allowed", "prohibited"),
    default="allowed",
    law="61B3",
    set_by="authority",
    editions=(LAWS_2007,),
)

ELECTIONS: dict[str, Election] = {election.id: election for election in (LAW27, ASSIGNED, DEFENDERS_MAY_ASK)}


def every_choice(edition: Edition) -> tuple[dict[str, str], ...]:
    """Every combination of elections that an edition knows, the defaults first: what the walk has to cover."""
    known = [election for election in ELECTIONS.values() if edition in election.editions]
    values = [(e.default, *(value for value in e.choices if value != e.default)) for e in known]
    return tuple(dict(zip((e.id for e in known), chosen, strict=True)) for chosen in product(*values))
