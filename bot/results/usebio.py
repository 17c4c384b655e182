"""USEBIO 1.2 and 1.3, the XML in which scorers hand on a session.

What scorers write differs more than the document type lets expect: a board stands in several BOARD elements, the
section in the number of a pair or around it, the direction in either or nowhere. So nothing is required to stand where
it should, and what decides the ranking is told by what the file itself ranks.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from bot.results import written
from bot.results.usebio_contestants import Contestant, Contestants
from bot.results.usebio_lines import POINTS, Line, as_counted, read_line, settled
from bot.results.xml_tree import Element, parsed
from rules.model.boards import Vulnerability, vulnerability
from rules.model.cards import Card
from rules.model.deals import SUITS, Deal
from rules.model.errors import ModelError
from rules.model.seats import Seat, Side
from rules.results.errors import ResultsError
from rules.results.fitted import fitted
from rules.results.sheet import TOLD, BoardKey, Encounter, Entry, Kind, Laid, Sheet
from rules.scoring.boards import Form, Scoring
from rules.scoring.contract_score import contract_score

__all__ = ["looks_so", "read"]

_ROOT = re.compile(r"<(?:\w{1,20}:)?USEBIO[\s>/]", re.IGNORECASE)
_CARDS = re.compile(r"10|[2-9TJQKA]", re.IGNORECASE)
VULNERABLE = {
    **dict.fromkeys(("NONE", "LOVE", "NIL", "NEITHER", "O", "-"), Vulnerability.NONE),
    **dict.fromkeys(("NS", "N/S", "NORTH-SOUTH", "NORTHSOUTH"), Vulnerability.NS),
    **dict.fromkeys(("EW", "E/W", "EAST-WEST", "EASTWEST"), Vulnerability.EW),
    **dict.fromkeys(("ALL", "BOTH", "GAME", "B"), Vulnerability.ALL),
}
PLAYERS = ("PLAYER_NUMBER", "PLAYER_ID", "PLAYER", "NUMBER")
SUIT_NAMES = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")
CYCLE = 16
"""After so many boards dealer and vulnerability are the same again."""


class _Place(NamedTuple):
    """Where boards stand in the file: in a section, "" where there is one, of a session, from 0."""

    around: Element
    section: str
    session: int


@dataclass(frozen=True)
class _Sat:
    """A line with the board, and who sat there."""

    board: int
    place: _Place
    ns: tuple[Contestant, ...]
    ew: tuple[Contestant, ...]
    line: Line
    table: str = ""
    round: int | None = None


def looks_so(text: str) -> bool:
    """Whether a text is XML; whether it is USEBIO is found when it is read."""
    start = text.lstrip()[:40]
    return start.upper().startswith(("<?XML", "<!DOCTYPE USEBIO", "<!--")) or bool(_ROOT.match(start))


def read(text: str, encoding: str) -> Sheet:
    """The sheet of a USEBIO file.

    Raises ResultsError: `results-xml`, `results-unsafe`, `results-format-unknown`, `results-empty`,
    `results-too-many`, `results-board`, `results-contract`, `results-score`.
    """
    root = parsed(text)
    if root.name != "USEBIO":
        raise ResultsError("results-format-unknown")
    events = root.all("EVENT")
    with_results = [each for each in events if next(each.within("TRAVELLER_LINE", "MATCH"), None)]
    event = next(iter([*with_results, *events]), None)
    if event is None:
        raise ResultsError("results-empty")
    others = (f"EVENT {_title(each)}".strip() for each in with_results[1:])
    return replace(_Reader(root, event).sheet(encoding), unread=tuple(others))


def _title(event: Element) -> str:
    return event.text("EVENT_DESCRIPTION", "DESCRIPTION", "EVENT_NAME")


class _Reader:
    def __init__(self, root: Element, event: Element):
        self.root, self.event = root, event
        places = list(_places(event))
        sections = dict.fromkeys(place.section for place in places if place.section)
        if len(sections) < 2:
            places, sections = [place._replace(section="") for place in places], {}
        self.places = places
        self.contestants = Contestants(sections)
        self.kind = _kind(event)
        self.form = _form(event, self.kind)
        self.boards: dict[BoardKey, Laid] = {}

    def sheet(self, encoding: str) -> Sheet:
        """The whole sheet."""
        self.contestants.lettered(each for place in self.places for each in place.around.all("PARTICIPANTS"))
        for place in self.places:
            for each in place.around.all("PARTICIPANTS"):
                self.contestants.listed(each, place.section)
        for place in self.places:
            self._lay(place)
        met = [(match, place) for place in self.places for match in place.around.all("MATCH")]
        lines = [line for place in self.places for line in self._lines(place.around, place)]
        lines += [line for match, place in met for line in self._in_match(match, place)]
        self.kind = self.kind if not any(len(line.ns) > 1 for line in lines) else Kind.INDIVIDUAL
        lines = _one_deal_a_number(self._settled(self._signed(lines)))
        _reckon(lines)
        winners = self.contestants.winners(self.event.text("WINNER_TYPE"), apart=self.kind is Kind.PAIRS and not met)
        encounters = self._encounters(met)
        sheet = Sheet(
            form_of_file="usebio",
            scoring=Scoring(self.form),
            kind=self.kind,
            winners=winners,
            encoding=encoding,
            title=_title(self.event),
            club=next((club.text("CLUB_NAME") for club in self.root.within("CLUB")), ""),
            held_on=written.day(self.event.text("DATE")),
            participants=self.contestants.participants(),
            entries=tuple(_entry(each) for each in lines),
            boards=self.boards,
            encounters=encounters,
            claims=self.contestants.claims(),
            scale=TOLD if any(each.victory_points for each in encounters) else "",
            carry_over=self.contestants.carried(),
            penalties=self.contestants.penalties(self.form, bool(encounters)),
        )
        # IMPs alone may be those against every table, or against a datum.
        unsure = self.form is Form.CROSS_IMPS and "CROSS" not in _method(self.event)
        return fitted(sheet, (Form.BUTLER,) if unsure else ())

    def _lay(self, place: _Place) -> None:
        """The deals, dealers and vulnerabilities that stand anywhere around a place, hands in a HANDSET among them."""
        inner = [each for one in place.around.all("HANDSET") for each in one.within("BOARD")]
        inner += [each for match in place.around.all("MATCH") for each in match.all("BOARD")]
        for each in (*place.around.all("BOARD"), *inner):
            told = VULNERABLE.get(each.text("VULNERABILITY", "VULNERABLE").upper().replace(" ", ""))
            laid = Laid(each.line, _deal(each), written.seat(each.text("DEALER")), told)
            if laid.deal or laid.dealer or laid.vulnerable:
                key = BoardKey(_board(each), place.section if place.around.name == "SECTION" else "")
                before = self.boards.get(key, laid)
                self.boards[key] = Laid(
                    before.line,
                    before.deal or laid.deal,
                    before.dealer or laid.dealer,
                    before.vulnerable or laid.vulnerable,
                )

    def _lines(self, around: Element, place: _Place, match: Element | None = None) -> Iterator[_Sat]:
        """The lines of the boards in an element; match: the one that it is, and whose contestants they have."""
        for board in around.all("BOARD"):
            lines = [*board.all("TRAVELLER_LINE"), *(each for t in board.all("TRAVELLER") for each in t.within("LINE"))]
            number = _board(board) if lines else 0
            for at, each in enumerate(lines):
                ns, ew = self._sitting(each, place.section, match, at)
                if ns and ew:
                    line = read_line(each, self.form, self._vulnerable(number, place.section))
                    if any(one.phantom for one in (*ns, *ew)):
                        line = replace(line, played=False)
                    round_ = _whole(each.text("ROUND_NUMBER", "ROUND"))
                    if match is not None and round_ is None:
                        round_ = _whole(match.text("ROUND_NUMBER", "ROUND"))
                    yield _Sat(number, place, ns, ew, line, each.text("TABLE_NUMBER", "TABLE"), round_)

    def _in_match(self, match: Element, place: _Place) -> Iterator[_Sat]:
        section = match.text("SECTION_ID") if match.text("SECTION_ID") in self.contestants.sections else place.section
        return self._lines(match, place._replace(section=section), match)

    def _sitting(
        self, line: Element, section: str, match: Element | None, at: int
    ) -> tuple[tuple[Contestant, ...], tuple[Contestant, ...]]:
        """Who sat North-South and East-West; nobody where the line does not tell."""
        found: list[tuple[Contestant, ...]] = []
        for side in Side:
            numbers = [line.text(f"{side.value}_{what}_NUMBER", f"{side.value}_{what}") for what in ("PAIR", "TEAM")]
            numbers = [number for number in numbers if number][:1]
            if not numbers:
                players = [line.text(*(f"{seat}_{name}" for name in PLAYERS)) for seat in side.seats]
                numbers = players if all(players) else []
            if match is not None and not all(self.contestants.find(number, section) for number in numbers):
                numbers = []
            found.append(tuple(self.contestants.sitting(number, side, section) for number in numbers))
        if match is None or all(found):
            return found[0], found[1]
        home, away = self._home_and_away(match, section)
        if home is None or away is None:
            return (), ()
        # The line says where the home team sat; else the first of two lines is where it sat North-South.
        told = written.side_of(line.text("DIRECTION"))
        east = told is Side.EW or (told is None and self.kind is Kind.TEAMS and at % 2 == 1)
        ns, ew = (away, home) if east else (home, away)
        ns.sat.add(Side.NS)
        ew.sat.add(Side.EW)
        return (ns,), (ew,)

    def _home_and_away(self, match: Element, section: str) -> tuple[Contestant | None, Contestant | None]:
        home = match.text("TEAM", "TEAM_ID", "NS_PAIR_NUMBER", "NS_TEAM", "HOME_TEAM")
        away = match.text(
            "OPPOSING_TEAM", "OPPOSING_TEAM_ID", "EW_PAIR_NUMBER", "EW_TEAM", "AWAY_TEAM", "OPPOSING_PAIR"
        )
        if not home or not away:
            return None, None
        return (
            self.contestants.find(home, section) or self.contestants.sitting(home, Side.NS, section),
            self.contestants.find(away, section) or self.contestants.sitting(away, Side.EW, section),
        )

    def _encounters(self, met: Iterable[tuple[Element, _Place]]) -> tuple[Encounter, ...]:
        """The matches, with what they brought; the file says whether in victory points, or they come to one sum."""
        found = []
        for match, place in met:
            home, away = self._home_and_away(match, place.section)
            first = written.number(match.text("TEAM_SCORE", "NS_SCORE", "TEAM_VPS", "HOME_SCORE"))
            second = written.number(match.text("OPPOSING_TEAM_SCORE", "EW_SCORE", "OPPOSING_TEAM_VPS", "AWAY_SCORE"))
            if home is None or away is None:
                continue
            boards = match.all("BOARD")
            each = [number for board in boards if (number := written.number(board.text("IMPS"))) is not None]
            net = sum(each, Fraction(0))
            brought = (first, second) if first is not None and second is not None else None
            found.append(
                Encounter(
                    match.line,
                    home.who,
                    away.who,
                    _whole(match.text("ROUND_NUMBER", "ROUND")),
                    len({_board(board) for board in boards}) or None,
                    (net, -net) if boards and len(each) == len(boards) else None,
                    brought,
                )
            )
        method = self.event.text("MATCH_SCORING_METHOD").upper()
        told = [each.victory_points for each in found if each.victory_points]
        if "VP" in method or "VICTORY" in method or (not method and _come_to_one_sum(told)):
            return tuple(found)
        return tuple(replace(each, imps=each.victory_points or each.imps, victory_points=None) for each in found)

    def _signed(self, lines: list[_Sat]) -> list[_Sat]:
        """The scores from North-South’s side, also of a file that writes them from declarer’s."""
        turned, usual = [], 0
        for at, each in enumerate(lines):
            result, score = each.line.result, each.line.score
            if result and result.contract and result.contract.declarer.side is Side.EW and score:
                counted = contract_score(result, self._vulnerable(each.board, each.place.section))
                usual += counted == score
                if counted == -score:
                    turned.append(at)
        if len(turned) > usual:
            for at in turned:
                line = lines[at].line
                lines[at] = replace(lines[at], line=replace(line, score=-(line.score or 0)))
        return lines

    def _settled(self, lines: list[_Sat]) -> list[_Sat]:
        """Lines with 0 points and no contract as what the points of the field say that they are."""
        fields: dict[tuple[int, int], list[_Sat]] = defaultdict(list)
        for each in lines:
            fields[each.place.session, each.board].append(each)
        win = 1 if _wins_one([each for field in fields.values() for each in field], fields) else 2
        found = []
        for each in lines:
            if each.line.doubtful:
                field = fields[each.place.session, each.board]
                others = [
                    (score, other.line.claimed_ns)
                    for other in field
                    if other is not each and (score := self._points(other)) is not None
                ]
                each = replace(each, line=settled(each.line, others, self.form, win))
            elif each.line.ns_award and self.form is Form.MATCHPOINTS:
                sums = Counter(
                    other.line.claimed_ns + other.line.claimed_ew
                    for other in fields[each.place.session, each.board]
                    if other.line.claimed_ns is not None and other.line.claimed_ew is not None
                    if not other.line.ns_award
                )
                if sums:
                    each = replace(each, line=as_counted(each.line, sums.most_common(1)[0][0]))
            found.append(each)
        return found

    def _points(self, sat: _Sat) -> int | None:
        line = sat.line
        if not line.played or line.ns_award or line.doubtful:
            return None
        if line.result is not None:
            return contract_score(line.result, self._vulnerable(sat.board, sat.place.section))
        return line.score

    def _vulnerable(self, number: int, section: str) -> Vulnerability:
        laid = self.boards.get(BoardKey(number, section)) or self.boards.get(BoardKey(number))
        return laid.vulnerable if laid and laid.vulnerable else vulnerability(number)


def _places(event: Element) -> Iterator[_Place]:
    """The event, its sessions and their sections."""
    yield _Place(event, "", 0)
    for at, session in enumerate(event.all("SESSION")):
        yield _Place(session, "", at)
        for section in session.all("SECTION"):
            yield _Place(section, section.text("SECTION_ID", "SECTION_NAME", "ID"), at)
    for section in event.all("SECTION"):
        yield _Place(section, section.text("SECTION_ID", "SECTION_NAME", "ID"), 0)


def _kind(event: Element) -> Kind:
    told = event.text("EVENT_TYPE").upper()
    listed = {each.name for one in event.within("PARTICIPANTS") for each in one.children}
    if "TEAM" in listed or (not listed and ("TEAM" in told or told == "KO")):
        return Kind.TEAMS
    if listed == {"PLAYER"} or "INDIVIDUAL" in told:
        return Kind.INDIVIDUAL
    return Kind.PAIRS


def _method(event: Element) -> str:
    return event.text("BOARD_SCORING_METHOD", "SCORING_METHOD", "PAIRWISE_SCORING_METHOD").upper().replace(" ", "_")


def _form(event: Element, kind: Kind) -> Form:
    """The form of scoring: as the method says, else as the points that the lines have are called."""
    told = _method(event) or event.text("EVENT_TYPE").upper()
    if kind is Kind.TEAMS:
        return Form.IMPS
    if "BUTLER" in told:
        return Form.BUTLER
    if "CROSS" in told or "XIMP" in told:
        return Form.CROSS_IMPS
    if "AGGREGATE" in told or "TOTAL" in told:
        return Form.TOTAL
    if "MATCH_P" in told or told.startswith("MP") or "MATCHP" in told:
        return Form.MATCHPOINTS
    names = {each.name for line in event.within("TRAVELLER_LINE") for each in line.children if each.words}
    # Some scorers write IMPs where matchpoints should stand.
    usual = (Form.BUTLER, Form.CROSS_IMPS) if "IMP" in told else (Form.MATCHPOINTS, Form.BUTLER, Form.CROSS_IMPS)
    for form in usual:
        if names & {f"NS_{name}" for name in POINTS[form][:2]}:
            return form
    if "IMP" in told or "NS_IMPS" in names:
        return Form.CROSS_IMPS
    return Form.MATCHPOINTS


def _board(element: Element) -> int:
    """The number of a board. Raises ResultsError: `results-board`."""
    text = element.text("BOARD_NUMBER", "BOARD_NO", "NUMBER")
    digits = re.search(r"\d{1,5}", text, re.ASCII)
    if digits is None or int(digits[0]) < 1:
        raise ResultsError("results-board", line=str(element.line), text=text)
    return int(digits[0])


def _deal(board: Element) -> Deal | None:
    """The four hands of a board; None where they are not all there, or no whole pack."""
    hands = {seat: hand for hand in board.within("HAND") if (seat := written.seat(hand.text("DIRECTION", "SEAT")))}
    if len(hands) < 4:
        return None
    found = []
    for seat in Seat:
        texts = [hands[seat].text(name) for name in SUIT_NAMES]
        ranks = [["T" if rank == "10" else rank.upper() for rank in _CARDS.findall(text)] for text in texts]
        found.append(frozenset(Card(suit, rank) for suit, held in zip(SUITS, ranks, strict=True) for rank in held))
    deal = Deal(tuple(found))
    try:
        return Deal.parse(str(deal))
    except ModelError:
        return None


def _one_deal_a_number(lines: Sequence[_Sat]) -> list[_Sat]:
    """Boards of a later session that have the numbers of an earlier one, counted on in whole cycles of dealers."""
    numbers: dict[int, set[int]] = defaultdict(set)
    for each in lines:
        numbers[each.place.session].add(each.board)
    moved: dict[int, int] = {}
    taken: set[int] = set()
    for session, own in sorted(numbers.items()):
        moved[session] = CYCLE * -(-max(taken) // CYCLE) if taken & own else 0
        taken |= {number + moved[session] for number in own}
    return [replace(each, board=each.board + moved[each.place.session]) for each in lines]


def _wins_one(lines: Iterable[_Sat], fields: dict[tuple[int, int], list[_Sat]]) -> bool:
    """Whether a better result brings one matchpoint: both sides together have one less than there are results."""
    votes = 0
    for each in lines:
        ns, ew = each.line.claimed_ns, each.line.claimed_ew
        if ns is not None and ew is not None and not each.line.ns_award:
            top = len(fields[each.place.session, each.board]) - 1
            votes += (ns + ew <= top) - (ns + ew > top)
    return votes > 0


def _reckon(lines: Iterable[_Sat]) -> None:
    """What each contestant has by the points of the file, and the most it could have."""
    for each in lines:
        ns, ew = each.line.claimed_ns, each.line.claimed_ew
        if ns is not None and ew is not None and each.line.played:
            for sitting, points in ((each.ns, ns), (each.ew, ew)):
                for contestant in sitting:
                    contestant.brought += points
                    contestant.most += ns + ew


def _come_to_one_sum(scores: Sequence[tuple[Fraction, Fraction]]) -> bool:
    sums = {sum(each) for each in scores}
    return len(sums) == 1 and min(sums) > 0


def _entry(sat: _Sat) -> Entry:
    line = sat.line
    return Entry(
        line.line,
        sat.board,
        tuple(each.who for each in sat.ns),
        tuple(each.who for each in sat.ew),
        line.result,
        line.score,
        line.ns_award,
        line.ew_award,
        line.played,
        sat.place.section or sat.ns[0].who.section,
        sat.table,
        sat.round,
        line.lead,
        line.claimed_ns,
        line.claimed_ew,
    )


def _whole(text: str) -> int | None:
    found = re.fullmatch(r"\d{1,4}", text.strip(), re.ASCII)
    return int(found[0]) if found else None
