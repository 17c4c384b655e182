"""Values of facts as JSON and TOML write them: seat "N", call "2H", auction "N: 1S P 1H", yes/no true and false."""

from contextlib import suppress

from rules.engine import aliases
from rules.engine.case import DISPUTED, DISPUTED_CHOICES, HOLDS, HOLDS_CHOICES
from rules.engine.derive import AUCTION
from rules.engine.facts import DECLARED, SCOPES, FactError, Kind, Offer, Reader, Value, unscoped
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


def read(key: str, raw: object) -> Value:
    """The value of a fact from JSON or TOML. Raises FactError."""
    if key.startswith(HOLDS):
        return _one_of(key, raw, HOLDS_CHOICES)
    if key.startswith(DISPUTED):
        return _one_of(key, raw, DISPUTED_CHOICES)
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
    if now == AUCTION.id and isinstance(raw, str):
        with suppress(ModelError):  # which is reported below
            raw = str(Auction.parse(raw, kept=True))
    return now, read(now, aliases.choice(now, raw))


def write(value: Value) -> str | int:
    """The value of a fact for JSON or TOML."""
    return value if isinstance(value, bool | int) else str(value)


def _one_of(key: str, raw: object, choices: tuple[Value, ...]) -> Value:
    for choice in choices if isinstance(raw, str) else ():
        if choice == raw:
            return choice
    raise FactError("wrong-value", key, raw, ", ".join(map(str, choices)))
