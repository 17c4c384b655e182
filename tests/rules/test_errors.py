"""The errors of the project are one tree, and the docstring of rules.errors draws it."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from types import ModuleType

import bot
import dialogues
import locales
import rules
from rules import errors
from rules.errors import FifthSeatError

OURS = ("rules.", "locales.", "dialogues.", "bot.")


def everything(package: ModuleType) -> None:
    """Import every module, so that every error is known."""
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if "migrations" not in module.name:
            importlib.import_module(module.name)


def tree(root: type[FifthSeatError], depth: int = 0) -> Iterator[tuple[int, str]]:
    """Each error with its depth."""
    yield depth, root.__name__
    for child in root.__subclasses__():
        if child.__module__.startswith(OURS):
            yield from tree(child, depth + 1)


def test_the_docstring_draws_the_tree() -> None:
    """Every error stands in the picture below the one that it is a kind of."""
    for package in (rules, locales, dialogues, bot):
        everything(package)
    drawn = re.findall(r"^( *)([A-Z]\w+)  ", errors.__doc__ or "", re.MULTILINE)
    assert sorted((len(indent) // 2, name) for indent, name in drawn) == sorted(tree(FifthSeatError))


def test_every_error_of_ours_is_in_the_tree() -> None:
    """What is raised on purpose has the one root; what only decide() and the walk catch is no error."""
    for package in (rules, locales, dialogues, bot):
        everything(package)
    ours = [each for each in kinds(Exception) if each.__module__.startswith(OURS)]
    assert [each for each in ours if not issubclass(each, FifthSeatError)] == []


def kinds(of: type[BaseException]) -> Iterator[type[BaseException]]:
    """Every kind of an exception that is known."""
    for child in of.__subclasses__():
        yield child
        yield from kinds(child)
