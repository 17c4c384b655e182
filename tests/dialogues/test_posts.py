"""What groups read of a session: who won, what has changed since, and nothing that is nobody else's business."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bot.channels.telegram import render
from dialogues.clubs import Club, Entrant, Kind, PostView, Session
from dialogues.posts import base_of, changes, post, shown_of, withdrawn
from dialogues.results_shown import rankings
from dialogues.wording import words
from locales import LANGUAGES, locale
from rules.lawbook import LAWS_2017
from rules.model.contracts import parse_result
from rules.model.seats import Seat, Side
from rules.results.journal import (
    AsNumbered,
    Awarded,
    Change,
    Corrected,
    Laying,
    LeftOut,
    Made,
    NamesCorrected,
    Penalized,
    Split,
    TricksTransferred,
    place_of,
)
from rules.results.sheet import Penalty, Sheet, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Artificial, Average
from tests import halls

SHEET = halls.howell(8, boards=6)
AT = place_of(SHEET.entries[8])


def view(language: str = "en", *journal: Change, sheet: Sheet = SHEET, undone: int = 0, second: str = "") -> PostView:
    """A session that was posted before these changes; undone: the number of one that holds no longer."""
    club = Club(1, halls.CLUBS[language], language, second)
    before = halls.results(sheet)
    made = tuple(Made(at, change, undone=at == undone) for at, change in enumerate(journal, 1))
    session = Session(1, "2026-11-24", 1, name="Friday")
    return PostView(club, session, replace(before, journal=made), base=base_of(before))


def told(of: PostView) -> tuple[str, ...]:
    """What has changed, in English."""
    return changes(of, locale("en"))


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (Corrected(AT, parse_result("4S=", Seat.N)), "Score corrected, board 3."),
        (LeftOut(AT), "Score corrected, board 3."),
        (Awarded(AT, Artificial(Average.PLUS), Artificial(Average.MINUS)), "Score adjusted, board 3."),
        (TricksTransferred(AT, Side.NS, 1, "64A1"), "Score adjusted, board 3."),
        (Split(3, (AT,)), "Board 3 was fouled, and is scored anew."),
        (AsNumbered(7, Laying.VULNERABLE), "Score corrected, board 7."),
        (Penalized(Penalty(Who("1"), Fraction(1, 10), Unit.TOP)), "A penalty was given."),
        (NamesCorrected(Who("1"), ("Anna", "Bob")), "A name was corrected."),
    ],
)
def test_a_change_is_one_line_without_law_or_pair(change: Change, line: str) -> None:
    assert told(view("en", change)) == (line,)


def test_changes_stand_in_the_order_of_the_journal_and_alike_ones_once() -> None:
    first, other = Corrected(AT, parse_result("4S=", Seat.N)), place_of(SHEET.entries[0])
    lines = told(view("en", first, LeftOut(other), first))
    assert lines == ("Score corrected, board 3.", "Score corrected, board 1.")


def test_what_was_changed_before_it_was_posted_is_no_change() -> None:
    changed = view("en", Corrected(AT, parse_result("4S=", Seat.N)))
    assert told(replace(changed, base=base_of(changed.results))) == ()
    assert told(replace(changed, base="")) == ()


def test_what_held_when_it_was_posted_and_holds_no_longer_is_taken_back() -> None:
    change = Corrected(AT, parse_result("4S=", Seat.N))
    base = base_of(view("en", change).results)
    assert told(replace(view("en", change, undone=1), base=base)) == ("A change was taken back, board 3.",)
    assert told(view("en", change, undone=1)) == (), "changed and taken back since it was posted"


def test_a_newer_file_is_said() -> None:
    newer = view()
    assert told(replace(newer, results=replace(newer.results, digest="newer"))) == ("The results were entered anew.",)


def test_of_many_changes_the_newest_are_told_and_the_others_counted() -> None:
    boards = [LeftOut(place_of(SHEET.entries[at])) for at in range(0, 24, 4)]
    lines = post(view("en", *boards)).lines
    assert lines[-4:] == (
        "Changes before these: 3",
        *(f"Score corrected, board {board}." for board in (4, 5, 6)),
    )


def test_two_winners_are_named_each_in_their_direction() -> None:
    lines = post(view(sheet=halls.mitchell(4))).lines
    assert [line.partition(":")[0] for line in lines[1:3]] == ["Winners North–South", "Winners East–West"]


def test_who_is_not_to_be_named_in_groups_is_not() -> None:
    of = replace(view(), roster=tuple(Entrant(n, n, Kind.PLAYER, named=False) for n in range(1, 9)))
    posted = post(of)
    assert not any(name in str(posted) for name in halls.NAMES["en"])
    assert not any(name in str(rankings(shown_of(of, words("en", LAWS_2017)))) for name in halls.NAMES["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_whole_in_every_language(language: str) -> None:
    spoken = locale(language)
    posted = post(view(language, LeftOut(AT), sheet=halls.howell(8, language, boards=6)))
    assert posted.plate.right_to_left is spoken.right_to_left
    assert spoken.text("post-change-score", {"board": spoken.isolated("3")}) in posted.lines
    assert posted.alt.count("\n") >= 9
    assert all(
        plate.right_to_left is spoken.right_to_left
        for plate in rankings(shown_of(view(language), words(language, LAWS_2017)))
    )
    assert spoken.text("post-withdrawn") in withdrawn(Club(1, "x", language), Session(1, "2026-11-24")).lines


def test_a_club_of_two_languages_reads_both() -> None:
    lines = post(view("el", second="he")).lines
    empty = lines.index("")
    assert len(lines[:empty]) == len(lines[empty + 1 :])


@pytest.mark.parametrize("letter", ["x", "😀", "<", "&"])
def test_a_caption_is_never_longer_than_telegram_takes(letter: str) -> None:
    """1,024 UTF-16 units after the entities; the title stands whatever is left out."""
    boards = [LeftOut(place_of(SHEET.entries[at])) for at in range(0, 24, 4)]
    people = tuple(replace(each, names=(letter * 300, letter * 300)) for each in SHEET.participants)
    of = view("en", *boards, sheet=replace(SHEET, participants=people), second="el")
    from tests.fakes.telegram_server import parsed, utf16

    caption = render.caption(post(replace(of, session=replace(of.session, name=letter * 400))))
    plain, _ = parsed(caption, "HTML", None)
    assert utf16(plain) <= 1024
    assert plain.startswith(halls.CLUBS["en"])


def adjusted(law: str, *, says_law: bool = True) -> tuple[str, ...]:
    """What is said of a score that was adjusted by a ruling under a Law, after it was posted."""
    average = Artificial(Average.EVEN)
    of = view("en", Awarded(AT, average, average))
    made = replace(of.results.journal[0], ruling=7)
    results = replace(of.results, journal=(made,))
    club = replace(of.club, says_law=says_law)
    return changes(replace(of, results=results, club=club, laws={7: (law,)}), locale("en"))


def test_a_club_that_wants_it_says_by_which_law_and_for_whom() -> None:
    assert adjusted("64C") == ("Score adjusted, board 3, pairs 8–2 (64C).",)
    assert adjusted("64C", says_law=False) == ("Score adjusted, board 3.",)


@pytest.mark.parametrize("law", ["16B1", "73C", "74A2", "90A", "91A"])
def test_by_which_law_is_never_said_of_information_conduct_and_penalties(law: str) -> None:
    assert adjusted(law) == ("Score adjusted, board 3.",)
