"""Values of facts as JSON and TOML write them: seat "N", call "2H", auction "N: 1S P 1H", yes/no true and false."""

from rules.engine import aliases
from rules.engine.case import HOLDS, HOLDS_CHOICES
from rules.engine.facts import DECLARED, SCOPES, Kind, Offer, Reader, Value, unscoped
from rules.errors import FifthSeatError
from rules.model import Auction, ModelError, parse_call, parse_seat
from rules.model.entered import Entered


def _deal(text: str) -> Entered:
    """A deal. What deals are is imported when there is one."""
    from rules.model.deals import Solved

    return Solved.parse(text)


# How the values of a fact are read that has no way of its own.
READERS: dict[Kind, Reader[Value]] = {
    Kind.DEAL: Reader(_deal, "N:AKQ2.432.K54.QJ3 ..."),
    Kind.CALL: Reader(parse_call, "2H, 1NT, P, X, XX"),
    Kind.SEAT: Reader(parse_seat, "N, E, S, W"),
    Kind.AUCTION: Reader(Auction.parse, "N: 1S P 1H"),
}

# More than any key, and more than enough of a wrong value to recognise it by.
LONGEST_SHOWN = 60


class FactError(FifthSeatError, ValueError):
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
        return _one_of(key, raw, item.choices)
    if item.kind in (Kind.NUMBER, Kind.TOP):
        if isinstance(raw, int) and not isinstance(raw, bool) and raw > 0:
            return raw
        raise FactError("wrong-value", key, raw, "1, 2, 3")
    reader = item.read or READERS[item.kind]
    try:
        return reader.read(raw if isinstance(raw, str) else "")
    except ModelError as error:
        raise FactError("wrong-value", key, raw, reader.expected) from error


def read_answer(key: str, raw: object) -> tuple[str, Value]:
    """An answer that may have been kept under older ids: its key of now, and its value. Raises FactError."""
    now = aliases.key(key)
    return now, read(now, aliases.choice(now, raw))


def write(value: Value) -> str | int:
    """The value of a fact for JSON or TOML."""
    return value if isinstance(value, bool | int) else str(value)


def _one_of(key: str, raw: object, choices: tuple[Value, ...]) -> Value:
    for choice in choices if isinstance(raw, str) else ():
        if choice == raw:
            return choice
    raise FactError("wrong-value", key, raw, ", ".join(map(str, choices)))
