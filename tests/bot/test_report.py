"""A ruling for a committee and an evening to forward: what stands in them, and what does not."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.club import report
from bot.club.log import Entry
from bot.pdf.sheets import Sheet
from bot.storage.people import KeptCase
from dialogues import kept, polls
from dialogues.access import DIRECTORS_ONLY
from locales import LANGUAGES, locale
from rules.engine.outline import RIGHT_TO_APPEAL, TIME_TO_APPEAL
from rules.lawbook import editions, exists
from rules.model.deals import Deal
from tests.fakes.words import bare
from tests.ruled import CLUB, DEAL, SESSION, adjusted, comparable, held, insufficient, ruled

LATER = datetime(2026, 11, 24, 20, 5, tzinfo=UTC)
OVERRIDE = "\u202e"


def paper(entry: Entry, *others: Entry, language: str = "en") -> Sheet:
    """The report of a ruling among those of its evening."""
    return report.ruling(entry, held(entry, *others), language)


def part(sheet: Sheet, heading: str) -> tuple[str, ...]:
    """The lines under a heading."""
    return next(each.lines for each in sheet.parts if each.heading == heading)


def facts(sheet: Sheet) -> dict[str, str]:
    """What stands under each label."""
    return dict(sheet.facts)


# A ruling


def test_it_says_where_and_when_it_was_and_who_ruled() -> None:
    """The time is that of the club, and a pair has the name that groups may read."""
    assert facts(paper(insufficient())) == {
        "Club": "Athens Bridge Club",
        "Event": "Monday pairs · Matchpoints",
        "When": "2026-11-24 21:30",
        "Ruled by": "Maria",
        "Table": "5",
        "Board": "12",
        "Round": "4",
        "Pairs": "3 Anna Nikou – Eleni Pappa\n8",
        "Dealer": "North",
        "Vulnerable": "North-South",
    }


def test_who_plays_for_somebody_on_that_board_is_named() -> None:
    assert "Petros" in facts(paper(insufficient(label="T5 22 3-8")))["Pairs"]


def test_what_nobody_knows_is_filled_in_by_hand() -> None:
    entry = replace(insufficient(), ruler="", seat_table="", board=None, pairs="", round=None)
    known = facts(paper(entry))
    assert {known[name] for name in ("Ruled by", "Table", "Board", "Pairs")} == {report.UNKNOWN}
    assert not {"Round", "Vulnerable"} & set(known)


def test_what_peers_said_stands_in_it() -> None:
    """The counts of the poll on which the ruling rests, and what it suggested to them."""
    used = ("unauthorized information", "[tempo]", "[play_over]", "[agreed]", "[information_complaint]")
    entry = ruled(*used, "[yes]", "[no]", "[yes]", "[logical_alternatives]", "[chosen_by_some]", "[yes]")
    segments = kept.load_segments(entry.answers)
    answers = (polls.Answer("P"), polls.Answer("P", ("4S",)), polls.Answer("4S", suggests="4S"))
    said = polls.dump(polls.tally(answers, (polls.ALL,)))
    asked = replace(entry, answers=kept.dump_segments((*segments[:-1], replace(segments[-1], poll=said))))
    lines = part(paper(asked), "Poll of peers")
    assert lines == ("Poll of 3: 2 pass, 1 × 4♠, 1 more considered 4♠", "It suggested: 2 nothing, 1 × 4♠")
    assert not [each for each in paper(entry).parts if each.heading == "Poll of peers" and each.lines]


def test_each_side_has_room_for_what_it_says_the_offending_side_first() -> None:
    assert [room.heading for room in paper(insufficient()).rooms] == [
        "Statement of North-South",
        "Statement of East-West",
    ]


def test_what_a_side_says_stands_there_also_of_the_ruling_that_is_amended() -> None:
    before = replace(insufficient(), statement_ns="  He never\nsaw\u202e it. ", withdrawn_at=LATER)
    after = replace(comparable(), id=2, amends=1, statement_ew="It was plain.")
    sheet = report.ruling(after, held(before, after), "en")
    assert [room.said for room in sheet.rooms] == ["He never saw it.", "It was plain."]
    assert "It was plain." in sheet.text


def test_the_facts_say_of_whom_it_was_asked_where_that_matters() -> None:
    assert part(paper(insufficient()), "Facts") == (
        "Offender: South · LHO: West · Partner: North · RHO: East",
        "A slip: did South mean another call at that very moment? No (asked away from the table)",
        "What does West choose? Refuse it",
        "What does South call instead? Pass",
        "Is the replacement a comparable call? No (judged by the director)",
    )


def test_what_the_sides_did_not_agree_on_is_said() -> None:
    entry = insufficient()
    segments = json.loads(entry.answers)
    segments[0]["answers"][-1]["disputed"] = "found"
    entry = replace(entry, answers=json.dumps(segments))
    assert "(disputed; found by the director)" in part(paper(entry), "Facts")[-1]


def test_the_decision_says_each_step_with_its_law_and_what_is_left_to_do() -> None:
    sheet = paper(insufficient())
    assert part(sheet, "Decision") == (
        "The replacement stands. The auction goes on.\u00a0(27B2)",
        "North must pass at every turn until the auction is over.\u00a0(27B2)",
        "If South defends: when North first leads, declarer may forbid one suit that South did not legally show."
        "\u00a0(26B)",
    )
    assert "(72C)" in part(sheet, "Still to do:")[0]


def test_the_auction_stands_in_columns_and_the_irregular_call_is_marked() -> None:
    calls = paper(insufficient()).calls
    assert calls is not None
    assert calls.seats == ("West", "North", "East", "South")
    assert calls.places == ("", "1♠", "Pass", "1♥")
    assert calls.irregular == 3


def test_who_is_passed_over_by_a_call_out_of_turn_has_an_empty_place() -> None:
    calls = paper(ruled("N: 1S E P W=2H", "[accepts]")).calls
    assert calls is not None
    assert calls.places == ("", "1♠", "Pass", "", "2♥")
    assert calls.irregular == 4


def test_the_deal_is_drawn_where_it_is_known_and_not_where_it_is_not() -> None:
    assert paper(insufficient()).diagram is None
    diagram = paper(insufficient(deal=DEAL)).diagram
    assert diagram is not None
    north, east, _, west = diagram.hands
    assert north.suits == ("♠ A K Q 2", "♥ 4 3 2", "♦ K 5 4", "♣ Q J 3")
    assert (east.seat, east.suits[0]) == ("East", "♠ J 10 9 8")
    assert west.suits[3] == "♣ 9 8 7 6"
    assert diagram.middle == ("Board 12",)


def test_what_the_deal_makes_double_dummy_is_said_where_it_is_known() -> None:
    entry = insufficient(deal=DEAL)
    solved = f"{Deal.parse(DEAL)} | {' '.join(['7'] * 20)}"
    sheet = paper(replace(entry, answers=entry.answers.replace(str(Deal.parse(DEAL)), solved)))
    assert len(sheet.parts[-2].lines) == 4
    assert sheet.parts[-2].lines[0].startswith("Double dummy, tricks of North: ♣ 7")


@pytest.mark.parametrize(("language", "law"), [("en", "16C1"), ("el", "16Γ1"), ("tr", "16C1"), ("he", "16ג(1)")])
def test_laws_are_written_as_the_readers_book_writes_them(language: str, law: str) -> None:
    assert law in bare(paper(insufficient(), language=language).text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_the_language_of_who_asks(language: str) -> None:
    """Whatever the language was in which it was ruled."""
    ruled_in_greek, in_theirs = (paper(insufficient(each), language=language) for each in ("el", language))
    assert ruled_in_greek == in_theirs
    assert ruled_in_greek.right_to_left is locale(language).right_to_left
    assert locale(language).text("report-decision") in [each.heading for each in ruled_in_greek.parts]


def test_a_score_has_its_arithmetic() -> None:
    sheet = paper(adjusted())
    assert "%" in "\n".join(part(sheet, "Decision"))
    assert part(sheet, "How the score comes about")


def test_edition_regulations_and_version_stand_below() -> None:
    assert paper(insufficient()).foot == ("Laws of 2017 · Regulations: As the Laws have it · Rules version 0.1.0",)
    elected = json.dumps({"elections": {}, "sources": {"reserving_rights": "Hellenic Bridge Federation"}})
    assert "Hellenic Bridge Federation" in paper(replace(insufficient(), profile=elected)).foot[0]


def test_the_right_to_appeal_is_said_with_its_time() -> None:
    first, second = part(paper(insufficient()), "Appeal")
    assert RIGHT_TO_APPEAL in first
    assert TIME_TO_APPEAL in second
    assert all(exists(edition, law) for law in (RIGHT_TO_APPEAL, TIME_TO_APPEAL) for edition in editions())


# What became of it


def test_an_amended_ruling_says_what_it_amends_and_what_has_changed() -> None:
    before = replace(insufficient(), withdrawn_at=LATER)
    after = replace(comparable(), id=2, amends=1, ruled_at=LATER, ruler="Nikos")
    sheet = report.ruling(after, held(before, after), "en")
    assert sheet.status == ("Amends the ruling of 2026-11-24 21:30, Maria.",)
    changed = part(sheet, "What has changed:")
    assert any(line.startswith("−") and "North must pass" in line for line in changed)
    assert any(line.startswith("+") and "comparable call? Yes" in line for line in changed)
    assert report.ruling(before, held(before, after), "en").status == (
        "No longer stands: amended by the ruling of 2026-11-24 22:05, Nikos.",
    )


def test_what_has_changed_is_said_in_the_language_of_who_asks() -> None:
    before, after = insufficient("he"), replace(comparable(), id=2, amends=1)
    changed = part(report.ruling(after, held(before, after), "en"), "What has changed:")
    assert not any("\u0590" <= letter <= "\u05ff" for line in changed for letter in line)


def test_a_withdrawn_ruling_says_so() -> None:
    assert paper(replace(insufficient(), withdrawn_at=LATER)).status == (
        "No longer stands: withdrawn 2026-11-24 22:05.",
    )


# What this version cannot say again


def test_a_ruling_that_would_be_worded_otherwise_today_stands_as_it_was_shown() -> None:
    """In its own language; its answers can be read all the same."""
    entry = insufficient("el")
    entry = replace(entry, shown=entry.shown.replace("Βορράς", "ΒΟΡΡΑΣ"))
    sheet = paper(entry, language="en")
    assert part(sheet, "Απόφαση") == tuple(filter(None, entry.shown.split("\n")[1:]))
    assert "Δύση" in part(sheet, "Γεγονότα")[0]


def test_a_ruling_whose_answers_cannot_be_read_stands_as_it_was_shown() -> None:
    entry = replace(insufficient(), answers=json.dumps([{"procedure": "gone"}]))
    sheet = paper(entry)
    assert part(sheet, "Facts") == ("The answers can no longer be read. The ruling stands here as it was shown.",)
    assert "The replacement stands" in "\n".join(part(sheet, "Decision"))
    assert part(sheet, "Laws") == (entry.laws,)
    assert sheet.calls is None


def test_the_table_may_be_said_after_the_ruling() -> None:
    """That makes it no other ruling."""
    entry = replace(insufficient("el", label="T5"), label="T6 12", seat_table="6")
    assert "The replacement stands" in paper(entry, language="en").text


# Bad input


def test_names_stay_on_their_line_and_turn_nothing_around() -> None:
    """Marks of direction and line breaks in what people typed are no more than letters."""
    entry = replace(insufficient(), ruler=f"Ma{OVERRIDE}ria\n<b>x</b>", label="x" * 5000, seat_table="5" * 5000)
    known = facts(paper(entry))
    assert known["Ruled by"] == "Maria <b>x</b>"
    assert len(known["Table"]) <= report.LONGEST
    assert OVERRIDE not in paper(entry).text


# An evening


def evening(*entries: Entry, cases: tuple[KeptCase, ...] = (), language: str = "en") -> Sheet:
    """The summary of an evening."""
    return report.summary(held(*entries), cases, language)


def case(entry: Entry, **changes: object) -> KeptCase:
    """The case of a ruling, as it is kept."""
    row = KeptCase(1, 1, 1, entry.edition, entry.profile, "0.1.0", entry.answers, LATER, LATER, label=entry.label)
    return replace(row, **changes)  # type: ignore[arg-type]


def test_each_ruling_is_two_lines() -> None:
    sheet = evening(insufficient())
    assert sheet.title == "Rulings of 2026-11-24"
    (ruling,) = sheet.parts[1:]
    assert ruling.heading == "Table 5 · Board 12 · Pairs 3-8 · Insufficient bid · South · 21:30"
    (line,) = ruling.lines
    assert line.startswith("The replacement stands. The auction goes on.")
    assert line.endswith("· Laws 23A, 27B2, 26B, 72C, 16C1, 16C2, 16C3")


def test_what_holds_no_longer_is_left_out() -> None:
    before, after = replace(insufficient(), withdrawn_at=LATER), replace(comparable(), id=2, amends=1)
    assert len(evening(before, after).parts) == 2


def test_what_is_still_open_comes_first() -> None:
    entry = insufficient()
    sheet = evening(entry, cases=(case(entry),))
    assert sheet.parts[0].heading == "Still open"
    assert "T5 12 3-8 · Insufficient bid: Lead restriction" in "\n".join(sheet.parts[0].lines)
    assert evening(entry).parts[0].lines == ("Nothing is open.",)


def test_a_case_without_a_ruling_is_open() -> None:
    entry = insufficient()
    segments = json.loads(entry.answers)
    segments[0]["answers"] = segments[0]["answers"][:1]
    sheet = evening(cases=(case(entry, segments=json.dumps(segments)),))
    assert sheet.parts[0].lines == ("T5 12 3-8 · Insufficient bid: not ruled yet",)
    assert sheet.parts[1].lines == ("Nothing has been ruled yet.",)


def test_a_case_that_cannot_be_read_is_to_be_looked_at() -> None:
    sheet = evening(cases=(case(insufficient(), segments='[{"procedure": "gone"}]'),))
    assert sheet.parts[0].lines == ("T5 12 3-8: look at the case",)


@pytest.mark.parametrize("irregularity", sorted(DIRECTORS_ONLY))
def test_conduct_and_psyches_are_in_no_summary(irregularity: str) -> None:
    """Neither as a ruling, nor as what is open, nor where another was ruled on with it."""
    assert locale("en").has(f"irregularity-{irregularity}")
    entry = replace(insufficient(), irregularity=irregularity, ruler="X", seat_table="99")
    segments = json.dumps([{"procedure": irregularity}, *json.loads(entry.answers)])
    beside = replace(insufficient(), answers=segments, seat_table="99")
    sheet = evening(entry, beside, cases=(case(entry, segments=segments, label="T99"),))
    assert "99" not in sheet.text
    assert [each.lines for each in sheet.parts] == [("Nothing is open.",), ("Nothing has been ruled yet.",)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_evening_in_every_language(language: str) -> None:
    entry = insufficient()
    text = bare(evening(entry, cases=(case(entry),), language=language).text)
    assert SESSION.held_on in text
    assert CLUB.name in text
    assert locale(language).text("seat-S") in text
