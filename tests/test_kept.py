"""What tests keep for one another, and what they say of the time that the walk takes."""

import os
from pathlib import Path

import pytest

from rules.lawbook import LAWS_2017
from rules.menu import get
from tests.kept import kept
from tests.walks import SHARE, Share, walked


def test_what_is_kept_is_made_anew_when_what_it_is_made_of_changes(tmp_path: Path) -> None:
    made = iter(("first", "second", "third"))
    for of, found in (("a", "first"), ("a", "first"), ("b", "second"), ("b", "second"), ("a", "third")):
        assert kept("sub/name", of, lambda: next(made), tmp_path) == found
    assert [path.name for path in tmp_path.glob("**/*") if path.is_file()] == ["name"], "nothing else is left there"


def test_a_walk_is_counted_with_its_paths_and_what_it_takes() -> None:
    walk = walked(get("insufficient_bid", LAWS_2017))
    paths, took = SHARE.walks["insufficient_bid.2017"]
    assert paths == len(walk.paths) > 100
    assert took > 0
    assert SHARE.walking > 0
    assert SHARE.told["everything"] == pytest.approx(sum(os.times()[:4]), abs=0.5)  # and of its children


def test_the_share_of_the_walk_is_told_of_all_processes() -> None:
    """A walk that two of them have read is counted once, and what each has spent on it twice."""
    share = Share()
    share.add({"everything": 100.0, "walking": 3.0, "walks": {"claim.2017": [40, 2.5], "revoke.2017": [1000, 4.0]}})
    share.add({"everything": 200.0, "walking": 4.0, "walks": {"claim.2017": [40, 2.5]}})
    seconds = share.everything
    assert seconds == pytest.approx(300 + sum(os.times()[:2]), abs=0.5)
    assert str(share) == (
        f"the walk of every path: 7.0 s of {seconds:.0f} s of processor time; "
        "1,040 paths of 2 procedures, which take 6.5 s where none is kept"
    )
