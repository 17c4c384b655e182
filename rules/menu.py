"""The menu: its doors, and the irregularities behind each of them. Importing it registers every procedure."""

from rules.engine.procedure import SUBJECTS, get, procedures, serves
from rules.procedures import load_all

__all__ = ["COMMON", "DOORS", "MENU", "ORDER", "behind", "get", "procedures", "serves"]

load_all()

# The groups in their order; each is a folder of rules/procedures, or will be when something stands in it.
ORDER = ("auction", "play", "tricks", "information", "boards", "score", "conduct", "appeal")


def _of_group(group: str) -> tuple[str, ...]:
    """The irregularities of a group, in their order."""
    found = (subject for subject in SUBJECTS.values() if subject.group == group and not subject.follows)
    return tuple(subject.id for subject in sorted(found, key=lambda subject: subject.place))


MENU = tuple(id for group in ORDER for id in _of_group(group))

# What happens most, in the order in which it does.
COMMON = tuple(
    subject.id
    for subject in sorted(SUBJECTS.values(), key=lambda subject: subject.common or 0)
    if subject.common is not None
)

# The doors of the first page, in their order. One behind which a single irregularity stands is that irregularity.
DOORS = ("auction", "play", "cards", "revoke", "claim", "information", "boards", "score")


def behind(door: str) -> tuple[str, ...]:
    """The irregularities behind a door: those that happen most, then the others."""
    common = [id for id in COMMON if SUBJECTS[id].door == door]
    others = [id for id in MENU if SUBJECTS[id].door == door and id not in common]
    return (*common, *others)
