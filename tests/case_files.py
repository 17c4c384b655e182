"""The case files of tests/cases: facts and rulings as a Laws expert wrote them down, and what the program says."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from rules.engine.case import Elections
from rules.engine.decide import decide
from rules.engine.derive import Known, derived
from rules.engine.facts import DECLARED, Value, unscoped
from rules.engine.procedure import written as written_for
from rules.engine.ruling import Item, Offering, Ruling
from rules.engine.values import read
from rules.lawbook import edition, elected
from tests.kept import kept

FOLDER = Path(__file__).parent / "cases"
EXAM = Path(__file__).parent / "exam"

# Every part of a ruling that a case names, and that is empty where the case does not.
NOTHING: Mapping[str, Any] = {
    "laws": [],
    "steps": [],
    "standings": [],
    "information": [],
    "checks": [],
    "adjustment": "none",
    "penalty": "none",
    "appeal": "none",
}

# The same of a question; who chooses, the script and the consequences are compared where a case names them.
ASKED: Mapping[str, Any] = {"asks": "", "by": "", "consequences": {}, "reads": []}

# Whatever may stand in a case: docs/laws-expert.md explains it.
KEYS = {"name", "law", "editions", "reading", "elections", "segment", "usual", "facts", "ruling", *ASKED}


class NotCompared(ValueError):
    """A case says what nothing would be compared with: it would hold whatever the program does."""


@dataclass(frozen=True)
class WrittenCase:
    """One case in one of the editions it names; `table` is the case as it stands in the file.

    file: its group and its stem, the same as the procedure's.
    """

    file: str
    year: str
    table: Mapping[str, Any]

    def __str__(self) -> str:
        return f"{self.file} {self.year} {self.table['law']}: {self.table['name']}"

    @property
    def stem(self) -> str:
        """The name of its file: the irregularity whose cases it stands among."""
        return self.file.rpartition("/")[2]

    @property
    def answers(self) -> dict[str, Value]:
        return {key: read(key, raw) for key, raw in self.table["facts"].items()}

    @property
    def procedure(self) -> str:
        """The id of the procedure, or of the segment, that the case is of."""
        id: str = self.table.get("segment", self.stem)
        return id

    @property
    def expected(self) -> dict[str, Any]:
        """What the case says must come: the key of a question, or every part of a ruling."""
        if idle := self.not_compared:
            raise NotCompared(f"{self}: {', '.join(idle)}: compared with nothing; a ruling has {', '.join(NOTHING)}")
        if "asks" in self.table:
            return {key: self.table.get(key, nothing) for key, nothing in ASKED.items()}
        ruling = self.table["ruling"]
        here = {**NOTHING, **ruling, **ruling.get(self.year, {})}
        return {part: self._in_this_edition(here[part]) for part in NOTHING}

    @property
    def not_compared(self) -> list[str]:
        """What the case says of a ruling or of a question that nothing is compared with; there must be none."""
        ruling, years = self.table.get("ruling", {}), self.table.get("editions", [self.year])
        if "asks" in self.table:
            return ["ruling"] if ruling else []
        parts = [f"ruling.{part}" for part in ruling if part not in (*NOTHING, *years)]
        parts += [f"ruling.{year}.{part}" for year in years for part in ruling.get(year, {}) if part not in NOTHING]
        return parts + [key for key in ASKED if key in self.table] + ([] if ruling else ["no ruling"])

    def _in_this_edition(self, said: Any) -> Any:
        """What a case says, with the paragraph of its edition where it names two: "(72C; 2007: 23)"."""
        if isinstance(said, list):
            return [self._in_this_edition(each) for each in said]
        first, *others = said.split("; ")
        for other in others:
            year, _, law = other.partition(": ")
            if year == self.year:
                return f"{first.rpartition(' (')[0]} ({law}"
        return first + ")" if others else first

    @property
    def given(self) -> dict[str, Any]:
        """What the program says, written as the case would write it."""
        elections = self.table.get("elections", {})
        given = decide(
            written_for(self.procedure, elected(edition(self.year), elections)), self.answers, Elections(elections)
        )
        if not isinstance(given, Ruling):
            named = self.table.get("consequences", {})
            options = given.options if isinstance(given, Offering) else ()
            consequences = {o.id: o.consequence for o in options if o.id in named}
            script = list(given.item.script) if "reads" in self.table else []
            by = given.item.by.value if isinstance(given, Offering) and "by" in self.table else ""
            return {"asks": given.key, "by": by, "consequences": consequences, "reads": script}
        return {
            "laws": list(given.laws),
            "steps": [short(item) for item in given.steps],
            "standings": [short(item) for item in given.standings],
            "information": [short(item) for item in given.information],
            "checks": [short(item) for item in given.checks],
            "adjustment": short(given.adjustment) if given.adjustment else "none",
            "penalty": short(given.penalty) if given.penalty else "none",
            "appeal": short(given.appeal) if given.appeal else "none",
        }

    @property
    def repeated(self) -> list[str]:
        """The facts that the case names although its auction shows them; there must be none."""
        answers = self.answers
        found = []
        for key in answers:
            item = DECLARED[unscoped(key)]
            shown = derived(item, Known({k: v for k, v in answers.items() if k != key}, key.removesuffix(item.id)))
            if shown is not None and len(shown) < 2 and answers[key] in shown:
                found.append(key)
        return found

    @property
    def holds(self) -> bool:
        """Whether the program does what the case says."""
        return self.given == self.expected and not self.repeated


@cache
def _tables(file: Path, name: str) -> list[dict[str, Any]]:
    text = file.read_text("utf-8")
    found: list[dict[str, Any]] = kept(
        f"tables/{file.parent.name}.{file.stem}",
        hashlib.sha256(text.encode()).hexdigest(),
        lambda: tomllib.loads(text)[name],
    )
    return found


def cases(folder: Path = FOLDER) -> Iterator[WrittenCase]:
    """Every case of a folder, once for each edition that it names."""
    for file in sorted(folder.glob("*/*.toml")):
        for table in _tables(file, "case"):
            for year in table["editions"]:
                yield WrittenCase(f"{file.parent.name}/{file.stem}", year, table)


def situations(folder: Path = EXAM) -> Iterator[list[WrittenCase]]:
    """Every situation of the exam: what is ruled on, one after the other, each in the form of a case.

    A segment names its procedure, its facts, and beside them whatever a ruling or a question of a case names.
    """
    for file in sorted(folder.glob("*.toml")):
        for situation in _tables(file, "situation"):
            yield [
                WrittenCase(
                    f"{folder.name}/{file.stem}",
                    situation["edition"],
                    {
                        **segment,
                        "name": situation["id"],
                        "law": f"segment {number}",
                        "segment": segment["procedure"],
                        "ruling": {part: said for part, said in segment.items() if part in NOTHING},
                    },
                )
                for number, segment in enumerate(situation["segment"], 1)
            ]


def short(item: Item) -> str:
    """An item as the case files write it: "lead-restriction partner @partner_leads -> lead_restriction (26B)".

    The message, who, what is put in (but not a result), when, what follows and what that is told, and the paragraph;
    each where there is one.
    """
    name = item.id.partition("-")[2] or item.id
    args = (written(value) for key, value in item.args.items() if key != "result")
    who, stage = ([str(item.who)] if item.who else []), ([f"@{item.when}"] if item.when else [])
    follows, law = ([f"-> {item.segment}"] if item.segment else []), ([f"({item.law})"] if item.law else [])
    told = (f"{key}={str(value).lower()}" for key, value in item.told.items())
    return " ".join([name, *who, *args, *stage, *follows, *told, *law])


def written(value: object) -> str:
    """What is put into a message; numbers with two decimals unless they are whole."""
    return f"{float(value):.2f}".removesuffix(".00") if isinstance(value, Fraction | int) else str(value)
