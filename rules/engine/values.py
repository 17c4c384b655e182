"""Values of facts as JSON and TOML write them: seat "N", call "2H", auction "N: 1S P 1H", yes/no true and false."""

from collections.abc import Callable

from rules.engine.case import HOLDS, HOLDS_CHOICES
from rules.engine.facts import DECLARED, SCOPES, Kind, Offer, Value, unscoped
from rules.model import Auction, ModelError, parse_call, parse_seat
from rules.model.deals import Solved
from rules.scoring.entries import Amount, Others, Possible

# More than any key, and more than enough of a wrong value to recognise it by.
LONGEST_SHOWN = 60


class FactError(ValueError):
    """A fact that nobody knows, or a value that it cannot have.

    code: "unknown-fact" or "wrong-value"; another layer translates it.
    """

    def __init__(self, code: str, key: str, value: object = "", expected: str = ""):
        self.code = code
        self.args_ = {"key": key[:LONGEST_SHOWN], "value": str(value)[:LONGEST_SHOWN], "expected": expected}
        english = {
            "unknown-fact": "no fact is called {key!r}",
            "wrong-value": "{key} cannot be {value!r}; expected: {expected}",
        }[code]
        super().__init__(english.format(**self.args_))


def read(key: str, raw: object) -> Value:
    """The value of a fact from JSON or TOML. Raises FactError."""
    if key.startswith(HOLDS):
        return _one_of(key, raw, HOLDS_CHOICES)
    item = DECLARED.get(unscoped(key))
    scope = key.rpartition(".")[0]
    if item is None or (scope and scope not in SCOPES):
        raise FactError("unknown-fact", key)
    if isinstance(item, Offer):
        return _one_of(key, raw, item.choices)
    if item.kind is Kind.YES_NO:
        if isinstance(raw, bool):
            return raw
        raise FactError("wrong-value", key, raw, "true, false")
    if item.kind is Kind.CHOICE:
        return _one_of(key, raw, tuple(str(choice) for choice in item.choices))
    if item.kind is Kind.NUMBER:
        if isinstance(raw, int) and not isinstance(raw, bool) and raw > 0:
            return raw
        raise FactError("wrong-value", key, raw, "1, 2, 3")
    readers: dict[Kind, tuple[Callable[[str], Value], str]] = {
        Kind.DEAL: (Solved.parse, "N:AKQ2.432.K54.QJ3 ..."),
        Kind.RESULT: (_one_result, "4SX-2 N, +620, PASS"),
        Kind.RESULTS: (Possible.parse, "3/5 4S= N; 2/5 4S-1 N"),
        Kind.OTHERS: (Others.parse, "4S= N; +50; A+/A-"),
        Kind.AMOUNT: (Amount.parse, "1/10 %, 3/1 IMP"),
        Kind.CALL: (parse_call, "2H, 1NT, P, X, XX"),
        Kind.SEAT: (parse_seat, "N, E, S, W"),
        Kind.AUCTION: (Auction.parse, "N: 1S P 1H"),
    }
    reader, expected = readers[item.kind]
    try:
        return reader(raw if isinstance(raw, str) else "")
    except ModelError as error:
        raise FactError("wrong-value", key, raw, expected) from error


def write(value: Value) -> str | int:
    """The value of a fact for JSON or TOML."""
    return value if isinstance(value, bool | int) else str(value)


def _one_result(text: str) -> Possible:
    found = Possible.parse(text)
    if len(found.parts) > 1:
        raise ModelError("result-not-understood", text=text)
    return found


def _one_of(key: str, raw: object, choices: tuple[str, ...]) -> str:
    if isinstance(raw, str) and raw in choices:
        return raw
    raise FactError("wrong-value", key, raw, ", ".join(choices))
