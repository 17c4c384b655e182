"""A session as USEBIO 1.3, with the ranking and the points as they are reckoned here."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from xml.sax.saxutils import escape, quoteattr

from bot.results.text import seen
from rules.model.deals import Deal
from rules.model.denominations import Suit
from rules.model.seats import Seat, Side
from rules.results.compared import method_of
from rules.results.computed import Computed, Marked, Ranked, compute, scored
from rules.results.sheet import Award, BoardKey, Encounter, Entry, Given, Kind, Penalty, Sheet, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import SHARES, Artificial, Form
from rules.scoring.scores import Exact, Weighted, rounded

__all__ = ["write"]

METHODS = {
    Form.MATCHPOINTS: "MATCH_POINTS",
    Form.CROSS_IMPS: "CROSS_IMPS",
    Form.BUTLER: "BUTLER_IMPS",
    Form.IMPS: "IMPS",
    Form.TOTAL: "AGGREGATE",
}
POINTS = {
    Form.MATCHPOINTS: "MATCH_POINTS",
    Form.CROSS_IMPS: "CROSS_IMP_POINTS",
    Form.BUTLER: "BUTLER_POINTS",
    Form.IMPS: "IMPS",
}
VULNERABLE = {"none": "None", "ns": "NS", "ew": "EW", "all": "All"}
ADJUSTED = "ADJ"
"""In place of a score where the points of a table were given."""
# Decimals of what is printed, and of what is added up when it is read again.
PRINTED, EXACT = 2, 4
SEAT_NAMES = {Seat.N: "North", Seat.E: "East", Seat.S: "South", Seat.W: "West"}
SUIT_NAMES = {Suit.SPADES: "SPADES", Suit.HEARTS: "HEARTS", Suit.DIAMONDS: "DIAMONDS", Suit.CLUBS: "CLUBS"}


@dataclass
class _Xml:
    """Lines of XML, each within what is open."""

    lines: list[str]
    depth: int = 0

    def open(self, name: str, **attributes: str) -> None:
        given = "".join(f" {key}={quoteattr(seen(value))}" for key, value in attributes.items())
        self.lines.append(f"{' ' * self.depth}<{name}{given}>")
        self.depth += 1

    def close(self, name: str) -> None:
        self.depth -= 1
        self.lines.append(f"{' ' * self.depth}</{name}>")

    def say(self, **elements: str | None) -> None:
        """One element a line; what is None is left out."""
        for name, text in elements.items():
            if text is not None:
                self.lines.append(f"{' ' * self.depth}<{name}>{escape(seen(text))}</{name}>")


def write(sheet: Sheet, computed: Computed | None = None) -> str:
    """The text of the file.

    What the format has no word for, weights and a board that was fouled, is written as adjusted: with the points that
    every table of the board has by it, which count for whoever reads them.

    Args: computed, what it comes to; by the method of the file unless told.
    """
    return _Writer(sheet, computed or compute(sheet, method_of(sheet))).text()


class _Writer:
    def __init__(self, sheet: Sheet, computed: Computed):
        self.sheet, self.computed = sheet, computed
        self.xml = _Xml(['<?xml version="1.0" encoding="utf-8"?>'])
        self.boards = Counter(who for each in sheet.entries if each.played for who in (*each.ns, *each.ew))
        numbers = Counter((each.who.section, each.who.number) for each in sheet.participants)
        self.twice = {key for key, count in numbers.items() if count > 1}
        self.counted = self._counted()
        self.whole: dict[Who, Exact] = defaultdict(int)
        for each in computed.marked:
            for mark, sitting in ((each.ns, each.entry.ns), (each.ew, each.entry.ew)):
                for who in sitting:
                    self.whole[who] += mark.top if mark else 0
        self.sections = sorted({each.section for each in sheet.entries} | {p.who.section for p in sheet.participants})

    def text(self) -> str:
        """The whole file."""
        sheet, xml = self.sheet, self.xml
        xml.open("USEBIO", Version="1.3")
        if sheet.club:
            xml.open("CLUB")
            xml.say(CLUB_NAME=sheet.club)
            xml.close("CLUB")
        xml.open("EVENT", EVENT_TYPE=self._event_type())
        by_matches = sheet.kind is Kind.TEAMS or bool(sheet.encounters)
        xml.say(
            BOARD_SCORING_METHOD=METHODS[sheet.scoring.form],
            MATCH_SCORING_METHOD=("VPS" if sheet.scale else "IMPS") if by_matches else None,
            PROGRAM_NAME="Fifth Seat",
            EVENT_DESCRIPTION=sheet.title or None,
            DATE="/".join(reversed(sheet.held_on.split("-"))) or None,
            WINNER_TYPE=str(sheet.winners),
        )
        if len(self.sections) < 2:
            self._section(None)
        else:
            xml.open("SESSION", SESSION_ID="1")
            for section in self.sections:
                xml.open("SECTION", SECTION_ID=section)
                self._section(section)
                xml.close("SECTION")
            xml.close("SESSION")
        xml.close("EVENT")
        xml.close("USEBIO")
        return "\n".join(xml.lines) + "\n"

    def _field(self, entry: Entry) -> tuple[int, str]:
        return entry.board, "" if self.computed.method.across else entry.section

    def _counted(self) -> frozenset[tuple[int, str]]:
        """The fields whose points do not follow from what is written of each table."""
        played = [each for each in self.sheet.entries if each.played and self.sheet.scoring.form in POINTS]
        versions = Counter(field for field, _ in {(self._field(each), each.version) for each in played})
        weighted = {self._field(each) for each in played if _is_weighted(each)}
        return frozenset(weighted | {field for field, count in versions.items() if count > 1})

    def _event_type(self) -> str:
        met = "SWISS_" if self.sheet.encounters and len({each.round for each in self.sheet.encounters}) > 1 else ""
        return (met if self.sheet.kind is not Kind.INDIVIDUAL else "") + self.sheet.kind.value.upper()

    def _section(self, section: str | None) -> None:
        """The participants, boards and matches of a section; of all where there is one."""
        self._participants(section)
        marked = [each for each in self.computed.marked if section in (None, each.entry.section)]
        in_matches = [] if not self.sheet.encounters and self.sheet.kind is not Kind.TEAMS else marked
        self._boards([] if in_matches else marked, section)
        self._matches(in_matches, section)

    def _participants(self, section: str | None) -> None:
        ranked = {row.who: row for ranking in self.computed.rankings[::-1] for row in ranking.rows}
        self.xml.open("PARTICIPANTS")
        for each in self.sheet.participants:
            if section not in (None, each.who.section):
                continue
            self._open_participant(each.who, each.name)
            self.xml.say(BOARDS_PLAYED=str(self.boards[each.who]) if self.sheet.kind is not Kind.TEAMS else None)
            if self.sheet.kind is Kind.INDIVIDUAL:
                self.xml.say(PLAYER_NAME=next(iter(each.names), ""), NATIONAL_ID_NUMBER=next(iter(each.numbers), None))
            else:
                numbers = each.numbers or ("",) * len(each.names)
                for name, number in zip(each.names, numbers, strict=False):
                    self.xml.open("PLAYER")
                    self.xml.say(PLAYER_NAME=name, NATIONAL_ID_NUMBER=number or None)
                    self.xml.close("PLAYER")
            self._ranked(each.who, ranked.get(each.who))
            self.xml.close(self._participant)
        self.xml.close("PARTICIPANTS")

    @property
    def _participant(self) -> str:
        return {Kind.PAIRS: "PAIR", Kind.TEAMS: "TEAM", Kind.INDIVIDUAL: "PLAYER"}[self.sheet.kind]

    def _open_participant(self, who: Who, name: str) -> None:
        number = self._number(who)
        if self.sheet.kind is Kind.TEAMS:
            self.xml.open("TEAM", TEAM_ID=number, TEAM_NAME=name)
        else:
            self.xml.open(self._participant)
            self.xml.say(**{f"{self._participant}_NUMBER": number}, DIRECTION=who.side.value if who.side else None)

    def _ranked(self, who: Who, row: Ranked | None) -> None:
        """Place, score and what was added or taken."""
        matchpoints = self.sheet.scoring.form is Form.MATCHPOINTS and not self.sheet.encounters
        whole, unit = self.whole[who] if matchpoints else 0, Fraction(1)
        if row is not None:
            percent = _written(row.score) if matchpoints else None
            total = _written(Fraction(row.score * whole) / 100 if whole else row.score)
            # The total is read as matchpoints, and so is what was taken, where it is not the percentage once more.
            unit = Fraction(whole) / 100 if whole and total != percent else unit
            self.xml.say(PLACE=row.written, TOTAL_SCORE=total, PERCENTAGE=percent)
        carried = self.sheet.carry_over.get(who)
        self.xml.say(CARRY_FORWARD=None if carried is None else _written(carried))
        for each in self.sheet.penalties:
            if each.who == who:
                taken = _in_percent(each, whole, row.boards) if row and whole else each.amount
                self.xml.say(ADJUSTMENT=_written(-taken * unit, EXACT))

    def _boards(self, marked: Iterable[Marked], section: str | None) -> None:
        lines: dict[int, list[Marked]] = defaultdict(list)
        for each in marked:
            lines[each.entry.board].append(each)
        laid = {key.number for key in self.sheet.boards if section in (None, key.section) or not key.section}
        for number in sorted(lines.keys() | laid):
            self._board(number, lines[number], section or "")

    def _board(self, number: int, marked: Iterable[Marked], section: str, match: Encounter | None = None) -> None:
        self.xml.open("BOARD")
        self.xml.say(BOARD_NUMBER=str(number))
        laid = self.sheet.boards.get(BoardKey(number, section)) or self.sheet.boards.get(BoardKey(number))
        # What is said of a board of matches stands once, before them.
        if laid and match is None:
            self.xml.say(
                DEALER=SEAT_NAMES[laid.dealer] if laid.dealer else None,
                VULNERABILITY=VULNERABLE[laid.vulnerable.value] if laid.vulnerable else None,
            )
            if laid.deal:
                self._hands(laid.deal)
        for each in marked:
            self._line(each, match)
        self.xml.close("BOARD")

    def _hands(self, deal: Deal) -> None:
        written = str(deal).removeprefix("N:").split(" ")
        for seat, hand in zip(Seat, written, strict=True):
            self.xml.open("HAND")
            suits = dict(zip(reversed(SUIT_NAMES), hand.split(".")[::-1], strict=True))
            self.xml.say(DIRECTION=SEAT_NAMES[seat], **{SUIT_NAMES[suit]: ranks for suit, ranks in suits.items()})
            self.xml.close("HAND")

    def _line(self, marked: Marked, match: Encounter | None) -> None:
        entry = marked.entry
        self.xml.open("TRAVELLER_LINE")
        self.xml.say(TABLE_NUMBER=entry.table or None, ROUND_NUMBER=None if entry.round is None else str(entry.round))
        if match is not None and self.sheet.kind is Kind.TEAMS:
            self.xml.say(DIRECTION="NS" if entry.ns[0] == match.home else "EW")
        else:
            self._sitting(entry)
        contract = entry.result.contract if entry.result else None
        counted = match is None and entry.played and self._field(entry) in self.counted
        awarded = entry.ns_award is not None or entry.ew_award is not None
        given = not entry.played or (awarded and not (counted and _is_weighted(entry)))
        named = str(contract) if contract else "PASS" if entry.result else ""
        self.xml.say(
            CONTRACT="NP" if not entry.played else "" if given else named,
            PLAYED_BY=contract.declarer.value if contract and not given else "",
            LEAD=str(entry.lead) if entry.lead else "",
            TRICKS=str(entry.result.tricks) if entry.result and contract and not given else "",
            SCORE=ADJUSTED if counted and not given else self._score(entry),
        )
        name = POINTS.get(self.sheet.scoring.form)
        if name and marked.ns is not None and marked.ew is not None:
            ns, ew = (_written(each.points, EXACT if counted else PRINTED) for each in (marked.ns, marked.ew))
            self.xml.say(**{f"NS_{name}": ns, f"EW_{name}": ew})
        self.xml.close("TRAVELLER_LINE")

    def _sitting(self, entry: Entry) -> None:
        for side, sitting in zip(Side, (entry.ns, entry.ew), strict=True):
            if self.sheet.kind is Kind.INDIVIDUAL:
                seats = {
                    f"{seat}_PLAYER_NUMBER": self._number(who) for seat, who in zip(side.seats, sitting, strict=False)
                }
                self.xml.say(**seats)
            else:
                self.xml.say(**{f"{side}_PAIR_NUMBER": self._number(who) for who in sitting[:1]})

    def _number(self, who: Who) -> str:
        """A number, with its side where both sides have it."""
        return f"{who.number} {who.side}" if who.side and (who.section, who.number) in self.twice else who.number

    def _score(self, entry: Entry) -> str:
        """The points from North-South’s side; averages as A6040; "ADJ" where points were given."""
        if not entry.played:
            return ""
        if entry.ns_award is None and entry.ew_award is None:
            score = scored(self.sheet, entry)
            return "" if score is None else str(score)
        shares = [_share(award) for award in (entry.ns_award, entry.ew_award)]
        if shares[0] is None or shares[1] is None:
            return ADJUSTED
        return f"A{shares[0]:02}{shares[1]:02}"

    def _matches(self, marked: Iterable[Marked], section: str | None) -> None:
        """The matches with their boards; those of which only boards are known too."""
        met: dict[tuple[int | None, frozenset[Who]], Encounter] = {}
        for each in self.sheet.encounters:
            if section in (None, each.home.section):
                met[each.round, frozenset((each.home, each.away))] = each
        lines: dict[tuple[int | None, frozenset[Who]], list[Marked]] = defaultdict(list)
        for one in marked:
            entry = one.entry
            key = (entry.round, frozenset((*entry.ns, *entry.ew)))
            lines[key].append(one)
            met.setdefault(key, Encounter(entry.line, entry.ns[0], entry.ew[0], entry.round))
        for key, each in met.items():
            self._match(each, lines[key], section or "")

    def _match(self, match: Encounter, marked: Iterable[Marked], section: str) -> None:
        teams = self.sheet.kind is Kind.TEAMS
        home, away = self._number(match.home), self._number(match.away)
        given = match.victory_points if self.sheet.scale else match.imps
        first, second = (_written(each) for each in given) if given else (None, None)
        self.xml.open("MATCH")
        self.xml.say(ROUND_NUMBER=None if match.round is None else str(match.round))
        if teams:
            self.xml.say(TEAM=home, OPPOSING_TEAM=away, TEAM_SCORE=first, OPPOSING_TEAM_SCORE=second)
        else:
            self.xml.say(NS_PAIR_NUMBER=home, EW_PAIR_NUMBER=away, NS_SCORE=first, EW_SCORE=second)
        boards: dict[int, list[Marked]] = defaultdict(list)
        for each in marked:
            boards[each.entry.board].append(each)
        for number, lines in sorted(boards.items()):
            self._board(number, lines, section, match)
        self.xml.close("MATCH")


def _is_weighted(entry: Entry) -> bool:
    return Weighted in (type(entry.ns_award), type(entry.ew_award))


def _share(award: Award | None) -> int | None:
    """An award in percent of the top; None where it is no whole number of them."""
    if isinstance(award, Artificial):
        return int(100 * SHARES[award.average])
    if isinstance(award, Given) and award.unit is Unit.TOP and 0 <= award.amount < 1:
        percent = 100 * award.amount
        return int(percent) if percent.denominator == 1 else None
    return None


def _in_percent(penalty: Penalty, whole: Exact, boards: int) -> Exact:
    """A penalty in percent of what all boards of a contestant could bring."""
    match penalty.unit:
        case Unit.MATCHPOINTS:
            return Fraction(100 * penalty.amount) / whole
        case Unit.TOP:
            return Fraction(100 * penalty.amount) / boards
        case _:
            return penalty.amount


def _written(number: Exact, places: int = PRINTED) -> str:
    return f"{rounded(Fraction(number), places).normalize():f}"
