"""Profiles: who may choose what the Laws leave open."""

from pathlib import Path

import pytest

from rules.engine.decide import decide
from rules.engine.facts import Value
from rules.engine.procedure import get
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2017, editions, exists, reference
from rules.regulations.elections import ELECTIONS
from rules.regulations.profiles import DEFAULT, ProfileError, load


def written(folder: Path, name: str, text: str) -> Path:
    file = folder / f"{name}.toml"
    file.write_text(text, "utf-8")
    return file


def test_without_a_profile_nothing_is_elected() -> None:
    """The defaults of the Laws apply."""
    assert load(()) == DEFAULT


def test_each_edition_is_asked_by_its_own_paragraph() -> None:
    """What 40B2(a)(iv) of 2017 leaves to the authority, 40B3 of 2007 does."""
    for each in editions():
        assert [e.id for e in ELECTIONS.values() if not exists(each, reference(e.law, each))] == []


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
        ("elections = 3", "name must be a text; elections, defaults and sources tables"),
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


def test_what_a_higher_layer_leaves_open_a_lower_one_may_elect(tmp_path: Path) -> None:
    """A default names its source as long as it holds; the club’s names the club, and binds an event below."""
    authority = written(
        tmp_path, "ra", 'name = "RA"\n[elections]\nown_card = "never"\n[defaults]\nmemory_aids = "prohibited"'
    )
    assert load([authority]).sources == {"own_card": "RA", "memory_aids": "RA"}
    lessons = written(tmp_path, "club", 'name = "Club"\nlayer = "club"\n[elections]\nmemory_aids = "allowed"')
    profile = load([authority, lessons])
    assert profile.elections == {"own_card": "never", "memory_aids": "allowed"}
    assert profile.sources == {"own_card": "RA", "memory_aids": "Club"}
    event = written(tmp_path, "event", 'layer = "event"\n[elections]\nmemory_aids = "prohibited"')
    with pytest.raises(ProfileError, match="was fixed as 'allowed' by Club"):
        load([authority, lessons, event])


def test_one_file_may_name_another_regulation(tmp_path: Path) -> None:
    """Where an election stands in another regulation than the rest; it has to be one of that file."""
    own = 'name = "RA"\n[elections]\nown_card = "never"\nstop_card = "none"\n[sources]\n'
    assert load([written(tmp_path, "ra", f'{own}own_card = "Handbook"')]).sources == {
        "own_card": "Handbook",
        "stop_card": "RA",
    }
    with pytest.raises(ProfileError, match="sources must name, by a text, what sets an election of this file: 'law27'"):
        load([written(tmp_path, "other", f'{own}law27 = "Handbook"')])


HANDBOOK = "HBF, Directors’ Handbook, November 2014"
FROM_THE_LAWS = "HBF, Laws of 2017"
OVER = {"board_stage": "play_over"}


@pytest.mark.parametrize(
    ("election", "source", "procedure", "facts"),
    [
        ("agreements_after_irregularity", FROM_THE_LAWS, "prohibited_agreement", {"agreement_was": "after_opponents"}),
        ("methods_barred_by", FROM_THE_LAWS, "prohibited_agreement", {"agreement_was": "undisclosed"}),
        ("system_changes", HANDBOOK, "prohibited_agreement", {"agreement_was": "changed"}),
        ("stop_card", FROM_THE_LAWS, "skip_bid_pause", {"pause_matter": "no_stop", "pause_effect": "nothing"}),
        ("first_trick_pause", FROM_THE_LAWS, "skip_bid_pause", {"pause_matter": "first_trick"}),
        ("own_card", FROM_THE_LAWS, "memory_aid", {"aid": "own_card", "aid_when": "before"}),
        (
            *("calls_made", FROM_THE_LAWS, "review_or_question"),
            {"asked_what": "review", "asked_when": "auction", "asker_in_auction": "own_turn"},
        ),
    ],
)
def test_the_greek_regulations_decide_and_are_named(
    election: str, source: str, procedure: str, facts: dict[str, Value]
) -> None:
    """What they state changes the ruling or what is asked; what rests on it names the regulation and its year."""
    greece, about = load([Path("greece")]), get(procedure, LAWS_2017)
    answers = {**OVER, "non_offending_side_damaged": False, **facts}
    ruling = decide(about, answers, greece.in_force)
    assert isinstance(ruling, Ruling)
    assert greece.elections[election] != ELECTIONS[election].default
    assert (greece.sources[election], source) == (source, next(item.source for item in ruling.items if item.source))
    assert {item.source for item in ruling.items} <= {None, source}


def test_what_rests_on_the_laws_alone_names_no_regulation() -> None:
    """The check for misinformation rests on 40A1(b), though a regulation was read before it."""
    answers: dict[str, Value] = {**OVER, "agreement_was": "undisclosed"}
    ruling = decide(get("prohibited_agreement", LAWS_2017), answers, load([Path("greece")]).in_force)
    assert isinstance(ruling, Ruling)
    assert {item.law: item.source for item in ruling.items} == {
        "40B3(a)": None,
        "40A1(b)": None,
        "40B2(a)(i)": FROM_THE_LAWS,
    }


def test_the_greek_handbook_is_not_elected_where_the_laws_of_2017_replaced_it() -> None:
    """Psychic calls: 40B2(a)(v) leaves those of artificial calls to the organizer, whose own file may bar them."""
    assert not load([Path("greece")]).elections.keys() & {"artificial_psychics", "psychic_openings"}


def test_the_israeli_edition_elects_nothing() -> None:
    """The notes of its regulating authority are empty: the defaults of the Laws hold."""
    assert load([Path("israel-2007")]) == DEFAULT
