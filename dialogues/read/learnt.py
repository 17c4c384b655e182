"""What scripts/learn has learnt, as a file keeps it: signs, how rare each is, and what they speak for, in blocks.

The whole is compressed. In it stand, one after another: the length of the head and the head, as JSON; the signs, a line
each; how rare each is; and of each block the numbers of its signs, each less the one before, and their weights, a byte
for each id. It is quick to read, for nothing is taken apart before it is needed.
"""

from __future__ import annotations

import gzip
import itertools
import json
import math
import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

# The byte of a weight that speaks neither for nor against; and the greatest weight in either direction.
EVEN, GREATEST = 128, 127

# How rare a sign is stands in parts of one; a file has no more signs than their numbers count.
RARE = 100
MOST_SIGNS = 1 << 16


@dataclass(frozen=True)
class Block:
    """What signs speak for of some ids.

    alone: the weight of each id without any sign; step: what one step of a weight is; numbers: of its signs, rising;
    weights: a byte for each sign and id.
    """

    ids: tuple[str, ...]
    alone: tuple[float, ...]
    step: float
    numbers: Sequence[int]
    weights: bytes

    @cached_property
    def _rows(self) -> Mapping[int, int]:
        return dict(zip(self.numbers, itertools.count(step=len(self.ids)), strict=False))

    def of(self, sign: int) -> bytes | None:
        """The weights of a sign, EVEN more than they are; None where it has none."""
        row = self._rows.get(sign)
        return None if row is None else self.weights[row : row + len(self.ids)]

    def weigh(self, shares: Iterable[tuple[int, float]]) -> list[float]:
        """How much speaks for each id, by its place; shares: the signs with how much each counts."""
        totals, all_shares = [0.0] * len(self.ids), 0.0
        for sign, share in shares:
            if (weights := self.of(sign)) is not None:
                totals = [total + share * weight for total, weight in zip(totals, weights, strict=True)]
                all_shares += share
        return [
            self.step * (total - EVEN * all_shares) + alone for total, alone in zip(totals, self.alone, strict=True)
        ]


class Learnt:
    """A file of weights. head: what else it says."""

    def __init__(self, kept: bytes):
        content = gzip.decompress(kept)
        start = struct.calcsize("<I") + struct.unpack_from("<I", content)[0]
        head = json.loads(content[struct.calcsize("<I") : start])
        self.head: Mapping[str, float] = head["head"]
        signs = content[start : start + head["length"]].decode().split("\n")
        self.signs: Mapping[str, int] = dict(zip(signs, itertools.count(), strict=False))
        start += head["length"]
        self._rare = struct.unpack_from(f"<{len(signs)}H", content, start)
        start += 2 * len(signs)
        self._content, self._blocks = content, {}
        for name, (ids, alone, step, count) in head["blocks"].items():
            self._blocks[name] = (ids, alone, step, count, start)
            start += count * (2 + len(ids))
        self._read: dict[str, Block] = {}

    @property
    def blocks(self) -> Iterable[str]:
        """The names of the blocks."""
        return self._blocks

    def block(self, name: str) -> Block:
        """A block by its name."""
        if name not in self._read:
            ids, alone, step, count, start = self._blocks[name]
            numbers = tuple(itertools.accumulate(struct.unpack_from(f"<{count}H", self._content, start)))
            start += 2 * count
            weights = self._content[start : start + count * len(ids)]
            self._read[name] = Block(tuple(ids), tuple(alone), step, numbers, weights)
        return self._read[name]

    def shares(self, told: Iterable[str]) -> dict[str, tuple[int, float]]:
        """Of some signs those that it has seen: the number of each, and how much it counts, by how rare it is."""
        numbers = {sign: self.signs[sign] for sign in told if sign in self.signs}
        length = math.sqrt(sum(self._rare[number] ** 2 for number in numbers.values())) or 1.0
        return {sign: (number, self._rare[number] / length) for sign, number in numbers.items()}


def kept(signs: Sequence[tuple[str, float]], blocks: Mapping[str, Block], head: Mapping[str, float]) -> bytes:
    """What a file keeps. signs: each with how rare it is."""
    text = "\n".join(sign for sign, _ in signs).encode()
    told = {name: [block.ids, block.alone, block.step, len(block.numbers)] for name, block in blocks.items()}
    first = json.dumps({"head": head, "length": len(text), "blocks": told}, ensure_ascii=False).encode()
    packed = [struct.pack("<I", len(first)), first, text]
    packed.append(struct.pack(f"<{len(signs)}H", *(round(rare * RARE) for _, rare in signs)))
    for block in blocks.values():
        steps = [after - before for before, after in itertools.pairwise((0, *block.numbers))]
        packed += [struct.pack(f"<{len(steps)}H", *steps), block.weights]
    return gzip.compress(b"".join(packed), mtime=0)
