"""The exam: situations in plain words, written without sight of the program, and how they are ruled."""

import tomllib
from collections import Counter, defaultdict

import pytest

from rules.engine.procedure import get
from rules.lawbook import edition
from tests.case_files import ASKED, EXAM, NOTHING, WrittenCase, situations

OF_A_FILE: dict[str, list[list[WrittenCase]]] = defaultdict(list)
for each in situations():
    OF_A_FILE[each[0].stem].append(each)

OF_A_SITUATION = {"id", "edition", "words", "segment"}
OF_A_SEGMENT = {"procedure", "facts", "elections", *NOTHING, *ASKED}


@pytest.mark.parametrize("ruled", OF_A_FILE.values(), ids=OF_A_FILE.keys())
def test_situations(ruled: list[list[WrittenCase]]) -> None:
    """The facts of each segment lead to the question or to the ruling that stands beside them.

    What a standing, a check or an adjustment goes on to is not reached in any other way.
    """
    for situation in ruled:
        led_to: set[str] = set()
        for segment in situation:
            procedure = get(segment.procedure, edition(segment.year))
            assert not procedure.follows or procedure.id in led_to, segment
            said = segment.expected
            assert segment.given == said, segment
            items = [*said.get("standings", ()), *said.get("checks", ()), said.get("adjustment", "")]
            led_to |= {item.partition(" -> ")[2].partition(" ")[0] for item in items if " -> " in item}


def test_a_situation_has_no_unknown_key() -> None:
    """What is misspelt would be passed over in silence; and no two situations have the same id."""
    written = [
        each for file in sorted(EXAM.glob("*.toml")) for each in tomllib.loads(file.read_text("utf-8"))["situation"]
    ]
    assert written
    for situation in written:
        assert set(situation) == OF_A_SITUATION, situation["id"]
        assert all(set(segment) <= OF_A_SEGMENT for segment in situation["segment"]), situation["id"]
    assert [id for id, times in Counter(each["id"] for each in written).items() if times > 1] == []
