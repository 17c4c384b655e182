"""Profiles: who may choose what the Laws leave open."""

from pathlib import Path

import pytest

from rules.regulations.profiles import DEFAULT, ProfileError, load


def written(folder: Path, name: str, text: str) -> Path:
    file = folder / f"{name}.toml"
    file.write_text(text, "utf-8")
    return file


def test_without_a_profile_nothing_is_elected() -> None:
    """The defaults of the Laws apply."""
    assert load(()) == DEFAULT


def test_an_authority_elects_the_text_of_law_27(tmp_path: Path) -> None:
    """The regulating authority may keep the text first printed; the ruling can name it."""
    profile = load([written(tmp_path, "ra", 'name = "RA"\n[elections]\nlaw27 = "printed"')])
    assert (profile.elections, profile.sources) == ({"law27": "printed"}, {"law27": "RA"})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('layer = "club"\n[elections]\nlaw27 = "printed"', "a club may not set law27"),
        ('layer = "village"', "layer must be one of"),
        ("[elections]\nlaw28 = 1", "unknown election 'law28'"),
        ('[elections]\nlaw27 = "mine"', "must be one of rev2008, printed"),
        ("elections = 3", "must be a text and elections a table"),
        ("[", "not a TOML file"),
    ],
)
def test_a_profile_that_cannot_be_used_says_why(tmp_path: Path, text: str, reason: str) -> None:
    """The message names the file and the line to change."""
    with pytest.raises(ProfileError, match=reason):
        load([written(tmp_path, "p", text)])


def test_a_lower_layer_cannot_change_what_a_higher_one_fixed(tmp_path: Path) -> None:
    """Laws, authority, federation, club, event: the higher one wins, and the order must be kept."""
    authority = written(tmp_path, "ra", 'name = "RA"\n[elections]\nlaw27 = "printed"')
    again = written(tmp_path, "again", '[elections]\nlaw27 = "rev2008"')
    club = written(tmp_path, "club", 'layer = "club"')
    with pytest.raises(ProfileError, match="was fixed as 'printed' by RA"):
        load([authority, again])
    with pytest.raises(ProfileError, match="highest layer first"):
        load([club, authority])
    with pytest.raises(ProfileError, match="No such file"):
        load([tmp_path / "missing.toml"])
