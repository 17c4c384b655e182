"""The procedures: a folder a stage of the game, a module an irregularity; importing this package registers them all.

What several modules share begins with an underscore.
"""

from importlib import import_module
from pkgutil import iter_modules

from rules.engine.procedure import SUBJECTS, get, procedures, serves

# The doors of the menu, in their order.
ORDER = ("auction", "play", "tricks", "information", "boards", "score", "conduct", "appeal")
DOORS = tuple(door for door in ORDER if any(module.name == door for module in iter_modules(__path__)))

for _door in DOORS:
    for _module in iter_modules(import_module(f"{__name__}.{_door}").__path__):
        import_module(f"{__name__}.{_door}.{_module.name}")
for _module in iter_modules(__path__):  # what one stage says to another
    import_module(f"{__name__}.{_module.name}")


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

__all__ = ["COMMON", "DOORS", "GROUPS", "MENU", "get", "procedures", "serves"]
