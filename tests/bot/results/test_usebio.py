"""What scorers write differently is read as the same session."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

import pytest

from bot.results import usebio
from bot.results.reading import read
from rules.model.boards import Vulnerability
from rules.model.cards import Card
from rules.model.denominations import Suit
from rules.model.seats import Side
from rules.results.compared import compared, method_of
from rules.results.computed import compute
from rules.results.sheet import TOLD, BoardKey, Given, Kind, Penalty, Sheet, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Form

CORPUS = Path(__file__).with_name("corpus")


def elements(**values: object) -> str:
    """One element for each value."""
    return "".join(f"<{name}>{value}</{name}>" for name, value in values.items())


def pair(number: object, *inner: str, **values: object) -> str:
    """A participant with two players."""
    players = "".join(f"<PLAYER><PLAYER_NAME>{name} {number}</PLAYER_NAME></PLAYER>" for name in ("Ann", "Bob"))
    return f"<PAIR>{elements(PAIR_NUMBER=number, **values)}{players}{''.join(inner)}</PAIR>"


def line(ns: object, ew: object, **values: object) -> str:
    """A line of a traveller."""
    return f"<TRAVELLER_LINE>{elements(NS_PAIR_NUMBER=ns, EW_PAIR_NUMBER=ew, **values)}</TRAVELLER_LINE>"


def board(number: object, *lines: str) -> str:
    """A board with its lines."""
    return f"<BOARD>{elements(BOARD_NUMBER=number)}{''.join(lines)}</BOARD>"


def session(pairs: Iterable[str], *inner: str, kind: str = "PAIRS", **values: object) -> Sheet:
    """A sheet as it is read."""
    listed = f"<PARTICIPANTS>{''.join(pairs)}</PARTICIPANTS>" if pairs else ""
    event = f'<EVENT EVENT_TYPE="{kind}">{elements(**values)}{listed}{"".join(inner)}</EVENT>'
    return usebio.read(f'<USEBIO Version="1.3">{event}</USEBIO>', "utf-8")


FOUR = [pair(number) for number in range(1, 5)]
TWO_LINES = (line(1, 2, SCORE=420), line(3, 4, SCORE=50))


def who(sheet: Sheet, at: int = 0) -> tuple[str, str]:
    """Who met in an entry."""
    return str(sheet.entries[at].ns[0]), str(sheet.entries[at].ew[0])


def test_each_entry_knows_its_line_in_the_file() -> None:
    sheet = read((CORPUS / "howell.xml").read_bytes())
    lines = (CORPUS / "howell.xml").read_text(encoding="utf-8").splitlines()
    for entry in sheet.entries:
        assert f"<NS_PAIR_NUMBER>{entry.ns[0].number}</NS_PAIR_NUMBER>" in lines[entry.line - 1]


def test_blank_lines_before_the_declaration_do_no_harm() -> None:
    sheet = read(f'\n\n<?xml version="1.0"?>\n<USEBIO><EVENT>\n{board(1, TWO_LINES[0])}</EVENT></USEBIO>'.encode())
    assert sheet.entries[0].line == 5


def test_hands_stand_apart_from_the_travellers() -> None:
    sheet = read((CORPUS / "handset.xml").read_bytes())
    assert sorted(key.number for key in sheet.boards) == list(range(1, 11))
    assert all(laid.deal for laid in sheet.boards.values())
    assert len({entry.board for entry in sheet.entries}) == 10


def test_a_board_says_who_deals_and_who_is_vulnerable() -> None:
    given = f"<BOARD>{elements(BOARD_NUMBER=1, DEALER='South', VULNERABILITY='East-West')}{''.join(TWO_LINES)}</BOARD>"
    laid = session(FOUR, given).boards[BoardKey(1)]
    assert (laid.dealer, laid.vulnerable) == ("S", Vulnerability.EW)


def test_hands_that_are_no_pack_are_left_out() -> None:
    hands = "".join(f"<HAND>{elements(DIRECTION=seat, SPADES='AKQ')}</HAND>" for seat in "NESW")
    assert session(FOUR, f"<BOARD>{elements(BOARD_NUMBER=1)}{hands}{''.join(TWO_LINES)}</BOARD>").boards == {}


def test_the_lead_is_read() -> None:
    given = line(1, 2, CONTRACT="3NT", PLAYED_BY="N", LEAD="9H", TRICKS=9, SCORE=400)
    assert session(FOUR, board(1, given)).entries[0].lead == Card(Suit.HEARTS, "9")


@pytest.mark.parametrize(
    ("north_south", "east_west"),
    [("1NS", "1EW"), ("1 NS", "1 EW"), ("N1", "E1"), ("(A) 1 NS", "(A) 1 EW"), ("1N", "1E")],
)
def test_a_number_with_its_direction_is_of_that_side(north_south: str, east_west: str) -> None:
    pairs = [pair(north_south), pair(east_west)]
    sheet = session(pairs, board(1, line(north_south, east_west, SCORE=420)))
    assert [each.who.side for each in sheet.participants] == [Side.NS, Side.EW]
    assert sheet.entries[0].ns[0] == sheet.participants[0].who
    assert sheet.entries[0].ew[0] == sheet.participants[1].who


def test_of_two_pairs_with_one_number_the_first_sits_north_south() -> None:
    sheet = session([pair(1), pair(1)], board(1, line(1, 1, SCORE=420)))
    assert who(sheet) == ("1 NS", "1 EW")
    assert len(sheet.participants) == 2


def test_a_pair_that_sits_both_ways_makes_one_winner() -> None:
    pairs = [pair(number, DIRECTION="NS" if number < 3 else "EW") for number in range(1, 5)]
    boards = (
        board(1, line(1, 3, SCORE=420), line(2, 4, SCORE=50)),
        board(2, line(3, 1, SCORE=50), line(4, 2, SCORE=0)),
    )
    assert session(pairs, *boards[:1]).winners == 2
    assert session(pairs, *boards, WINNER_TYPE=2).winners == 1


def test_places_decide_on_the_winners_against_what_is_declared() -> None:
    scores = {1: 70, 2: 30, 3: 60, 4: 40}
    ways = {1: "NS", 2: "NS", 3: "EW", 4: "EW"}
    field = board(1, line(1, 4, SCORE=420), line(2, 3, SCORE=50))
    for declared, places, winners in ((1, (1, 2, 1, 2), 2), (2, (1, 4, 2, 3), 1), (1, (1, 4, 2, 3), 1)):
        pairs = [
            pair(number, DIRECTION=ways[number], PLACE=place, PERCENTAGE=scores[number])
            for number, place in zip(scores, places, strict=True)
        ]
        assert session(pairs, field, WINNER_TYPE=declared).winners == winners


def test_letters_before_the_numbers_are_sections() -> None:
    pairs = [pair(f"{letter}{number}") for letter in "AB" for number in (1, 2)]
    sheet = session(pairs, board(1, line("A1", "A2", SCORE=420), line("B1", "B2", SCORE=50)), WINNER_TYPE=1)
    assert [str(each.who) for each in sheet.participants] == ["A1", "A2", "B1", "B2"]
    assert [each.section for each in sheet.entries] == ["A", "B"]


def test_a_letter_that_is_no_section_belongs_to_the_number() -> None:
    sheet = session([pair("A1"), pair("A2")], board(1, line("A1", "A2", SCORE=420)), WINNER_TYPE=1)
    assert who(sheet) == ("A1", "A2")
    assert sheet.entries[0].section == ""


def test_pairs_that_are_listed_for_all_sections_are_found_in_each() -> None:
    sections = "".join(
        f'<SECTION SECTION_ID="{letter}">{board(1, line(ns, ew, SCORE=420))}</SECTION>'
        for letter, ns, ew in (("A", 1, 2), ("B", 3, 4))
    )
    sheet = session(FOUR, f"<SESSION>{sections}</SESSION>", WINNER_TYPE=1)
    assert [who(sheet, at) for at in (0, 1)] == [("1", "2"), ("3", "4")]
    assert [each.section for each in sheet.entries] == ["A", "B"]


@pytest.mark.parametrize("told", ["", "BYE", "NP"])
def test_who_meets_nobody_sits_out(told: str) -> None:
    phantom = "<PAIR><PAIR_NUMBER>4</PAIR_NUMBER><PLAYER><PLAYER_NAME>Phantom</PLAYER_NAME></PLAYER></PAIR>"
    sheet = session([*FOUR[:3], phantom], board(1, line(1, 2, SCORE=420), line(3, 4, CONTRACT=told, SCORE="")))
    assert [each.phantom for each in sheet.participants] == [False, False, False, True]
    assert [each.played for each in sheet.entries] == [True, False]
    assert session(FOUR, board(1, line(1, 2, SCORE=420), line(3, "", SCORE=""), line(3, 0))).entries[-1].played is False


def test_the_points_are_from_north_south_also_where_declarer_writes_them() -> None:
    from_declarer = [line(1, 2, CONTRACT="3NT", PLAYED_BY="E", TRICKS=9, SCORE=400)] * 3
    assert session(FOUR, board(1, *from_declarer)).entries[0].score == -400
    own_fields = line(1, 2, EW_SCORE=400)
    assert session(FOUR, board(1, own_fields)).entries[0].score == -400
    assert session(FOUR, board(1, line(1, 2, SCORE="EW 400"))).entries[0].score == -400


def test_one_score_of_the_wrong_side_stays_as_it_was_entered() -> None:
    right = line(1, 2, CONTRACT="3NT", PLAYED_BY="E", TRICKS=9, SCORE=-400)
    wrong = line(3, 4, CONTRACT="3NT", PLAYED_BY="W", TRICKS=9, SCORE=400)
    assert session(FOUR, board(1, right, right, wrong)).entries[-1].score == 400


def test_tricks_that_are_missing_or_ambiguous_follow_from_the_score() -> None:
    missing = line(1, 2, CONTRACT="3NT", PLAYED_BY="N", SCORE=430)
    over = line(3, 4, CONTRACT="1NT", PLAYED_BY="S", TRICKS=2, SCORE=150)
    entries = session(FOUR, board(1, missing, over)).entries
    assert [str(each.result) for each in entries] == ["3NT+1", "1NT+2"]


def test_a_contract_whose_declarer_nobody_knows_leaves_the_score() -> None:
    entry = session(FOUR, board(1, line(1, 2, CONTRACT="4S", SCORE=420))).entries[0]
    assert (entry.result, entry.score) == (None, 420)


def test_points_without_a_contract_were_given() -> None:
    given = line(1, 2, CONTRACT="", SCORE="", NS_MATCH_POINTS="1,5", EW_MATCH_POINTS="0.5")
    entry = session(FOUR, board(1, given, line(3, 4, SCORE=50))).entries[0]
    assert entry.ns_award == Given(Fraction(3, 2), Unit.MATCHPOINTS)
    assert entry.ew_award == Given(Fraction(1, 2), Unit.MATCHPOINTS)


@pytest.mark.parametrize(("told", "award"), [("ADJ", Unit.IMPS), ("", Unit.IMPS)])
def test_imps_without_a_contract_were_given(told: str, award: Unit) -> None:
    lines = [
        line(1, 2, CONTRACT=told, SCORE=0, NS_CROSS_IMP_POINTS=9, EW_CROSS_IMP_POINTS=-3),
        line(3, 4, CONTRACT="3NT", PLAYED_BY="N", TRICKS=9, SCORE=400),
    ]
    entry = session(FOUR, board(1, *lines), BOARD_SCORING_METHOD="CROSS_IMPS").entries[0]
    assert (entry.ns_award, entry.ew_award) == (Given(Fraction(9), award), Given(Fraction(-3), award))


def test_a_board_with_no_points_and_no_contract_was_passed_out_where_its_points_say_so() -> None:
    silent = line(1, 2, CONTRACT="", SCORE=0, NS_CROSS_IMP_POINTS=-9, EW_CROSS_IMP_POINTS=9)
    other = line(3, 4, CONTRACT="3NT", PLAYED_BY="N", TRICKS=9, SCORE=400)
    entry = session(FOUR, board(1, silent, other), BOARD_SCORING_METHOD="CROSS_IMPS").entries[0]
    assert (str(entry.result), entry.ns_award) == ("PASS", None)
    alone = line(1, 2, CONTRACT="", SCORE=0, NS_MATCH_POINTS=1, EW_MATCH_POINTS=1)
    assert str(session(FOUR, board(1, alone)).entries[0].result) == "PASS"


def test_who_could_not_play_a_board_has_what_they_were_given_for_it() -> None:
    given = line(1, 2, CONTRACT="NP", SCORE="", NS_MATCH_POINTS="1.2", EW_MATCH_POINTS="1.2")
    entry = session(FOUR, board(1, given, line(3, 4, SCORE=50))).entries[0]
    assert (entry.played, entry.ns_award) == (True, Given(Fraction(6, 5), Unit.MATCHPOINTS))
    nothing = line(1, 2, CONTRACT="NP", SCORE="", NS_MATCH_POINTS=0, EW_MATCH_POINTS=0)
    assert not session(FOUR, board(1, nothing, line(3, 4, SCORE=50))).entries[0].played


def test_shares_at_imps_are_imps() -> None:
    given = line(1, 2, SCORE="A7030")
    entry = session(FOUR, board(1, given, line(3, 4, SCORE=50)), BOARD_SCORING_METHOD="CROSS_IMPS").entries[0]
    assert (entry.ns_award, entry.ew_award) == (Given(Fraction(6), Unit.IMPS), Given(Fraction(-6), Unit.IMPS))


@pytest.mark.parametrize(
    ("method", "points", "form"),
    [
        ("MATCH_POINTS", "MATCH_POINTS", Form.MATCHPOINTS),
        ("CROSS_IMPS", "CROSS_IMP_POINTS", Form.CROSS_IMPS),
        ("BUTLER", "BUTLER_POINTS", Form.BUTLER),
        ("AGGREGATE", "MATCH_POINTS", Form.TOTAL),
        ("", "CROSS_IMP_POINTS", Form.CROSS_IMPS),
        ("", "BUTLER_POINTS", Form.BUTLER),
        ("", "MATCH_POINTS", Form.MATCHPOINTS),
    ],
)
def test_the_form_of_scoring_is_told_by_the_method_or_by_the_points(method: str, points: str, form: Form) -> None:
    lines = [line(1, 2, SCORE=420, **{f"NS_{points}": 1}), line(3, 4, SCORE=50, **{f"NS_{points}": -1})]
    assert session(FOUR, board(1, *lines), BOARD_SCORING_METHOD=method).scoring.form is form


def test_imps_of_an_unnamed_kind_are_those_that_come_out() -> None:
    scores = (420, 400, 150, -50)
    against_datum = (4, 3, -4, -8)
    pairs = [pair(number) for number in range(1, 9)]
    lines = [
        line(2 * at + 1, 2 * at + 2, SCORE=score, NS_IMPS=points, EW_IMPS=-points)
        for at, (score, points) in enumerate(zip(scores, against_datum, strict=True))
    ]
    assert session(pairs, board(1, *lines), BOARD_SCORING_METHOD="IMPS").scoring.form is Form.BUTLER


def test_penalties_and_what_is_carried_forward_have_the_unit_of_the_total() -> None:
    by_percent = pair(1, "<PENALTY><AMOUNT>-2</AMOUNT></PENALTY>", TOTAL_SCORE=50, PERCENTAGE=50, CARRY_FORWARD="1.5")
    by_points = pair(2, "<ADJUSTMENT>-3</ADJUSTMENT>", TOTAL_SCORE=12, PERCENTAGE=50)
    sheet = session([by_percent, by_points, *FOUR[2:]], board(1, *TWO_LINES), WINNER_TYPE=1)
    assert sheet.penalties == (Penalty(Who("1"), Fraction(2)), Penalty(Who("2"), Fraction(3), Unit.MATCHPOINTS))
    assert sheet.carry_over == {Who("1"): Fraction(3, 2)}


@pytest.mark.parametrize(("told", "counted"), [(("110", "-20"), 10), (("105", "-10"), 5), (("100", "0"), 0)])
def test_a_handicap_counts_as_far_as_the_file_counts_it(told: tuple[str, str], counted: int) -> None:
    pairs = [
        pair(1, PERCENTAGE=told[0], HANDICAP=10),
        pair(2, PERCENTAGE=0),
        pair(3, PERCENTAGE=told[1], HANDICAP=-20),
        pair(4, PERCENTAGE=100),
    ]
    lines = [
        line(1, 2, SCORE=420, NS_MATCH_POINTS=2, EW_MATCH_POINTS=0),
        line(3, 4, SCORE=50, NS_MATCH_POINTS=0, EW_MATCH_POINTS=2),
    ]
    assert session(pairs, board(1, *lines)).carry_over.get(Who("1", Side.NS), 0) == counted


def team(number: int, *inner: str) -> str:
    """A team of four."""
    return f'<TEAM TEAM_ID="{number}" TEAM_NAME="Team {number}">{"".join(inner)}</TEAM>'


def match(round_: int, home: int, away: int, scores: tuple[str, str], *boards: str) -> str:
    """A match of two teams."""
    told = elements(
        ROUND_NUMBER=round_, TEAM=home, OPPOSING_TEAM=away, TEAM_SCORE=scores[0], OPPOSING_TEAM_SCORE=scores[1]
    )
    return f"<MATCH>{told}{''.join(boards)}</MATCH>"


def imps(number: int, count: int) -> str:
    """A board of a match of which only the IMPs are told."""
    return f"<BOARD>{elements(BOARD_NUMBER=number, IMPS=count)}</BOARD>"


TEAMS = [team(number) for number in (1, 2, 3, 4)]


def test_victory_points_speak_for_their_scale() -> None:
    boards = [imps(number, 0) for number in range(2, 21)]
    continuous = [
        match(1, 1, 2, ("10.28", "9.72"), imps(1, 1), *boards),
        match(1, 3, 4, ("9.45", "10.55"), imps(1, -2), *boards),
    ]
    assert session(TEAMS, *continuous, kind="SWISS_TEAMS", MATCH_SCORING_METHOD="VPS").scale == "wbf"
    boards = boards[:7]
    whole = [match(1, 1, 2, ("13", "7"), imps(1, 5), *boards), match(1, 3, 4, ("8", "12"), imps(1, -3), *boards)]
    assert session(TEAMS, *whole, kind="SWISS_TEAMS", MATCH_SCORING_METHOD="VPS").scale == "acbl20"
    other = [match(1, 1, 2, ("17", "3"), imps(1, 5), *boards), match(1, 3, 4, ("8", "12"), imps(1, -3), *boards)]
    found = session(TEAMS, *other, kind="SWISS_TEAMS")
    assert found.scale == TOLD
    assert [(str(row.who), row.score) for row in compute(found).rankings[0].rows] == [
        ("1", 17),
        ("4", 12),
        ("3", 8),
        ("2", 3),
    ]


def test_the_pairs_of_a_team_are_the_team() -> None:
    teams = [team(number, pair(f"{number}NS"), pair(f"{number}-2")) for number in (1, 2)]
    lines = (line("1NS", "2-2", SCORE=420), line("2NS", "1-2", SCORE=400))
    given = f"<MATCH>{elements(ROUND_NUMBER=1, TEAM=1, OPPOSING_TEAM=2)}{board(1, *lines)}</MATCH>"
    sheet = session(teams, given, kind="TEAMS")
    assert sheet.kind is Kind.TEAMS
    assert [who(sheet, at) for at in (0, 1)] == [("1", "2"), ("2", "1")]
    assert [each.names for each in sheet.participants] == [
        ("Ann 1NS", "Bob 1NS", "Ann 1-2", "Bob 1-2"),
        ("Ann 2NS", "Bob 2NS", "Ann 2-2", "Bob 2-2"),
    ]
    assert [(str(row.who), row.score) for row in compute(sheet).rankings[0].rows] == [("1", 1), ("2", -1)]


def test_a_file_of_rankings_alone_is_ranked_as_it_says() -> None:
    pairs = [pair(number, PLACE=place, PERCENTAGE=score) for number, place, score in ((1, 2, 48), (2, 1, 52))]
    sheet = session(pairs)
    computed = compute(sheet, method_of(sheet))
    assert [str(row.who) for row in computed.rankings[0].rows] == ["2", "1"]
    assert compared(sheet, computed) == ()


def test_the_first_event_with_results_counts() -> None:
    text = f'<USEBIO><EVENT/><EVENT EVENT_TYPE="PAIRS">{board(1, *TWO_LINES)}</EVENT></USEBIO>'
    assert len(usebio.read(text, "utf-8").entries) == 2


def test_of_several_events_the_first_is_read_and_the_others_are_named() -> None:
    """Each of them is a session of its own, in a file of its own."""
    lines = board(1, *TWO_LINES)
    second = f"<EVENT><EVENT_DESCRIPTION>Ladies</EVENT_DESCRIPTION>{lines}</EVENT>"
    sheet = read(f"<USEBIO><EVENT>{lines}</EVENT>{second}<EVENT/></USEBIO>".encode())
    assert len(sheet.entries) == 2
    assert sheet.unread == ("EVENT Ladies",)
