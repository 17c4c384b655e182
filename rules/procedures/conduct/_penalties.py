"""Laws 90 and 91: a warning or a penalty, never in place of a rectification."""

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, yes_no
from rules.regulations.elections import PENALTY_SCALE

# Of the evening; the director knows it, or finds it in the log.
WARNED_BEFORE = yes_no("warned_before", audience=Audience.DIRECTOR, law="90A")


def warned_or_penalized(case: Case, law: str, who: Role | None = None, *, warning_first: bool = False) -> None:
    """90A: a penalty after a warning; else a warning, and a penalty too where no regulation has that come first.

    law: the paragraph of what was done.
    """
    if case[WARNED_BEFORE]:
        case.direct("usual-penalty", "90A", amount=case[PENALTY_SCALE])
        case.advise_penalty("after-warning", law, who)
    elif warning_first:
        case.direct("warning-comes-first", "90A")
    else:
        case.direct("warning-noted", "90A")
        case.advise_penalty("procedural", "90A", who)
