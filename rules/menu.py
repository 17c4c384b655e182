"""The menu: its doors, and the irregularities behind each of them. Importing it registers every procedure."""

from rules.engine.procedure import SUBJECTS, get, procedures, serves
from rules.procedures import load_all

__all__ = ["COMMON", "DOORS", "GROUPS", "MENU", "ORDER", "behind", "get", "procedures", "serves"]

load_all()

# The doors in their order; each is a folder of rules/procedures, or will be when something stands behind it.
ORDER = ("auction", "play", "tricks", "information", "boards", "score", "conduct", "appeal")
DOORS = tuple(door for door in ORDER if any(subject.group == door for subject in SUBJECTS.values()))


def behind(door: str) -> tuple[str, ...]:
    """The irregularities of one door of the menu, in their order."""
    found = (subject for subject in SUBJECTS.values() if subject.group == door and not subject.follows)
    return tuple(subject.id for subject in sorted(found, key=lambda subject: subject.place))


GROUPS = {door: behind(door) for door in DOORS}

MENU = tuple(id for ids in GROUPS.values() for id in ids)

# What is on the first page of the menu; the rest is a tap further on.
COMMON = tuple(
    subject.id
    for subject in sorted(SUBJECTS.values(), key=lambda subject: subject.common or 0)
    if subject.common is not None
)
