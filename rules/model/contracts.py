"""Contracts and what became of them."""

import re
from dataclasses import dataclass

from rules.model.calls import HIGHEST_LEGAL
from rules.model.denominations import Denomination
from rules.model.errors import ModelError
from rules.model.seats import Seat

__all__ = ["Contract", "Result", "parse_result"]

TRICKS = 13
BOOK = 6


@dataclass(frozen=True)
class Contract:
    """The final bid, its risk (0 undoubled, 1 doubled, 2 redoubled) and who plays it (Law 22A)."""

    level: int
    denomination: Denomination
    risk: int
    declarer: Seat

    def __post_init__(self) -> None:
        if not 1 <= self.level <= HIGHEST_LEGAL:
            raise ModelError("level-out-of-range", level=str(self.level), lowest="1", highest=str(HIGHEST_LEGAL))
        if self.risk not in (0, 1, 2):
            raise ModelError("risk-out-of-range", risk=str(self.risk))

    @property
    def needed(self) -> int:
        """How many tricks fulfil the contract."""
        return BOOK + self.level

    def __str__(self) -> str:
        """The contract without its declarer, as 4SX."""
        return f"{self.level}{self.denomination}{'X' * self.risk}"


@dataclass(frozen=True)
class Result:
    """A contract and the tricks declarer won; a contract of None is a board passed out, with no tricks."""

    contract: Contract | None
    tricks: int

    def __post_init__(self) -> None:
        most = TRICKS if self.contract else 0
        if not 0 <= self.tricks <= most:
            raise ModelError("tricks-impossible", tricks=str(self.tricks))

    @property
    def margin(self) -> int:
        """Overtricks if positive, undertricks if negative; 0 when made exactly or passed out."""
        return self.tricks - self.contract.needed if self.contract else 0

    def __str__(self) -> str:
        """The result without its declarer, as 4SX-2, 3NT+1, 6HXX= or PASS."""
        if self.contract is None:
            return "PASS"
        return f"{self.contract}{self.margin:+d}" if self.margin else f"{self.contract}="


# Phones like to turn a hyphen into a dash, and printed results use the minus sign.
_RESULT = re.compile(
    r"(\d)(C|D|H|S|NT?)(X{0,2})(?:=?|([+\N{MINUS SIGN}\N{EN DASH}-])([1-9]\d?))", re.ASCII | re.IGNORECASE
)


def parse_result(text: str, declarer: Seat | None = None) -> Result:
    """The result of a board, in either case.

    Args: text, 4SX-2, 3NT+1, 6HXX=, PASS (or P). Without a sign the contract was just made; declarer, who played
    it; not needed when the board was passed out.
    Raises ModelError: `result-not-understood`, `declarer-missing`, `level-out-of-range`, `overtricks-impossible`,
    `undertricks-impossible`.
    """
    written = "".join(text.split())
    if written.upper() in ("P", "PASS"):
        return Result(None, 0)
    match = _RESULT.fullmatch(written)
    if match is None:
        raise ModelError("result-not-understood", text=text)
    level, denomination, risk, sign, number = match.groups()
    if declarer is None:
        raise ModelError("declarer-missing", contract=f"{level}{denomination}{risk}".upper())
    kind = Denomination("NT" if denomination.upper() == "N" else denomination.upper())
    contract = Contract(int(level), kind, len(risk), declarer)
    margin = int(number or 0)
    if sign == "+":
        limit, tricks, code = TRICKS - contract.needed, contract.needed + margin, "overtricks-impossible"
    else:
        limit, tricks, code = contract.needed, contract.needed - margin, "undertricks-impossible"
    if margin > limit:
        raise ModelError(code, contract=str(contract), limit=str(limit), number=str(margin))
    return Result(contract, tricks)
