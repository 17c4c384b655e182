"""The examples in the docstrings of scoring."""

import importlib
import inspect
import pkgutil
import re
from decimal import Decimal
from fractions import Fraction

import pytest

import rules.scoring

EXAMPLE = re.compile(r"`([^`]+ == [^`]+)`")
MODULES = [
    importlib.import_module(f"rules.scoring.{each.name}") for each in pkgutil.iter_modules(rules.scoring.__path__)
]
FUNCTIONS = {
    f"{module.__name__}.{name}": (function, vars(module))
    for module in MODULES
    for name, found in vars(module).items()
    if inspect.isfunction(function := inspect.unwrap(found))
    and function.__module__ == module.__name__
    and not name.startswith("_")
}
EXAMPLES = [
    (example, names) for function, names in FUNCTIONS.values() for example in EXAMPLE.findall(function.__doc__ or "")
]


@pytest.mark.parametrize(("example", "names"), EXAMPLES, ids=lambda value: value if isinstance(value, str) else "")
def test_the_example_holds(example: str, names: dict[str, object]) -> None:
    """What a docstring says a function gives, it gives."""
    assert eval(example, {"Decimal": Decimal, "Fraction": Fraction, **names})


def test_the_formulas_have_examples() -> None:
    """Every formula shows what it gives."""
    formulas = [name for name in FUNCTIONS if re.search(r"\.(matchpoints|imps|victory_points)\.", name)]
    assert len(formulas) > 10
    without = [name for name in formulas if not EXAMPLE.search(FUNCTIONS[name][0].__doc__ or "")]
    assert without == ["rules.scoring.victory_points.discrete_scales"]
