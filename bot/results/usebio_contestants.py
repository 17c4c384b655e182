"""Who takes part by a USEBIO file, how its lines name them, and what it ranks."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from bot.results import written
from bot.results.xml_tree import Element
from rules.model.seats import Side
from rules.results.sheet import Claim, Kind, Participant, Penalty, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Form

__all__ = ["Contestant", "Contestants"]

KINDS = {"PAIR": Kind.PAIRS, "TEAM": Kind.TEAMS, "PLAYER": Kind.INDIVIDUAL}


NOBODY = Who("")


@dataclass(eq=False)
class Contestant:
    """A pair, a team or a player.

    Args: number, section; side, that its number is only of; sat, in which directions its lines have it; given, where
    it is listed, None where only lines name it; brought, the points that its lines give it, and the most they could;
    who, as the sheet knows it; told, what the file ranks it by, and its place there.
    """

    number: str
    section: str = ""
    side: Side | None = None
    given: Element | None = None
    names: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    name: str = ""
    phantom: bool = False
    sat: set[Side] = field(default_factory=set)
    brought: Fraction = Fraction(0)
    most: Fraction = Fraction(0)
    who: Who = NOBODY
    told: Fraction | None = None
    place: int | None = None


class Contestants:
    """Everybody whom the file lists or names in a line.

    Args: sections, the names of the sections where there are several.
    """

    def __init__(self, sections: Iterable[str]) -> None:
        self.sections = frozenset(sections)
        self.everybody: list[Contestant] = []
        self._known: dict[tuple[str, str], list[Contestant]] = defaultdict(list)

    def lettered(self, lists: Iterable[Element]) -> None:
        """Sections that are told only by the letters before the numbers: A1, (B) 7 NS."""
        named = [written.contestant(_number(each)).section for one in lists for each in one.all(*KINDS)]
        if not self.sections and all(named) and len(set(named)) > 1:
            self.sections = frozenset(named)

    def listed(self, participants: Element, section: str) -> None:
        """Takes over a list of participants."""
        for each in participants.all(*KINDS):
            number = _number(each)
            found = self._new(number or str(len(self.everybody) + 1), each.text("SECTION_ID", "SECTION") or section)
            found.given = each
            found.side = found.side or written.side_of(each.text("DIRECTION"))
            self._tell_apart(found)
            players = [each] if each.name == "PLAYER" else list(each.within("PLAYER"))
            named = [(player.text("PLAYER_NAME", "NAME"), _number_of(player)) for player in players]
            named = [each for each in named if any(each)]
            found.names = tuple(name for name, _ in named)
            found.numbers = tuple(number for _, number in named) if any(number for _, number in named) else ()
            found.name = each.text("TEAM_NAME", "PAIR_NAME")
            percent = written.number(each.text("PERCENTAGE"))
            found.told = written.number(each.text("TOTAL_SCORE")) if percent is None else percent
            at = re.match(r"\d+", written.place(each.text("PLACE")))
            found.place = int(at[0]) if at else None
            found.phantom = found.phantom or written.is_phantom((*found.names, found.name))
            for pair in each.all("PAIR"):
                if own := pair.text("PAIR_NUMBER"):
                    self._known[found.section, self._named(own).number].append(found)

    def sitting(self, text: str, side: Side, section: str) -> Contestant:
        """Who sat somewhere, as a line names them."""
        known = self._of(text, section)
        told = self._named(text).side
        own = [each for each in known if each.side is (told or side)]
        if told is not None and not own:
            own = [each for each in known if each.side is None]
        # Where nobody else has the number it is theirs in whichever direction they sit.
        elif not own and len(known) == 1:
            own = known
        found = own[0] if own else self._new(text, section)
        found.sat.add(side)
        return found

    def find(self, text: str, section: str) -> Contestant | None:
        """A team by what a match calls it."""
        return next(iter(self._of(text, section)), None)

    def winners(self, told: str, apart: bool) -> int:
        """How many rankings there are: as the file says, unless a pair has sat both ways or its places say otherwise.

        Gives everybody the name under which the sheet knows them.

        Args: told, what the file says; apart, whether two sides may be ranked apart at all.
        """
        playing = [each for each in self.everybody if each.sat and not each.phantom]
        ways = {each: each.side or next(iter(each.sat)) for each in playing}
        moved = any(len(each.sat) > 1 for each in playing)
        both = set(ways.values()) == set(Side)
        count = 1
        if apart and both and not moved:
            count = 1 if told == "1" else 2
            count = max((count, 3 - count), key=lambda each: self._agreeing(each, ways))
        for contestant in self.everybody:
            twice = len(self._known[contestant.section, contestant.number]) > 1
            side = ways.get(contestant, contestant.side) if count == 2 else contestant.side if twice else None
            contestant.who = Who(contestant.number, side, contestant.section)
        return count

    def participants(self) -> tuple[Participant, ...]:
        """Those who are listed, in their order."""
        found = []
        for each in self.everybody:
            if each.given is not None:
                text = _number(each.given)
                as_written = "" if text == each.who.number else text
                found.append(Participant(each.who, each.names, each.numbers, each.name, each.phantom, as_written))
        return tuple(found)

    def claims(self) -> tuple[Claim, ...]:
        """The ranking that the file brings."""
        found = []
        for each in self.everybody:
            if each.given is not None and not each.phantom and (place := written.place(each.given.text("PLACE"))):
                score, percent = (written.number(each.given.text(key)) for key in ("TOTAL_SCORE", "PERCENTAGE"))
                found.append(Claim(each.who, place, score, percent))
        return tuple(found)

    def penalties(self, form: Form, by_matches: bool) -> tuple[Penalty, ...]:
        """What is taken from somebody after the boards are scored, and what is added."""
        found = []
        for each in self.everybody:
            if each.given is None:
                continue
            # The total is in matchpoints where it is not the percentage once more.
            score, percent = (written.number(each.given.text(key)) for key in ("TOTAL_SCORE", "PERCENTAGE"))
            in_matchpoints = form is Form.MATCHPOINTS and score is not None and percent is not None and score != percent
            unit = Unit.VICTORY_POINTS if by_matches else Unit.MATCHPOINTS if in_matchpoints else None
            for amount in _amounts(each.given.all("PENALTY", "PENALTIES")):
                found.append(Penalty(each.who, abs(amount), unit))
            for amount in _amounts(each.given.all("ADJUSTMENT", "ADJUSTMENTS")):
                found.append(Penalty(each.who, -amount, unit))
        return tuple(each for each in found if each.amount)

    def carried(self) -> dict[Who, Fraction]:
        """What somebody brings along: from a session before, or as a handicap."""
        found: dict[Who, Fraction] = {}
        handicaps = {each: amount for each in self.everybody if (amount := _told(each, "HANDICAP"))}
        share = _share_of_handicap(handicaps, self.everybody)
        for each in self.everybody:
            amount = _told(each, "CARRY_FORWARD", "CARRIED_FORWARD", "CARRY_OVER", "CARRYOVER")
            amount += share * handicaps.get(each, Fraction(0))
            if amount:
                found[each.who] = amount
        return found

    def _named(self, text: str) -> written.Named:
        """A number as it is told; a letter before it that names no section belongs to it."""
        named = written.contestant(text)
        if named.section and named.section not in self.sections:
            return named._replace(number=named.section + named.number, section="")
        return named

    def _of(self, text: str, section: str) -> list[Contestant]:
        """Those whom a number may mean in a section; the pairs of a team have its number before a hyphen."""
        named = self._named(text)
        team = named.number.partition("-")[0].strip()
        for key in ((named.section or section, named.number), ("", named.number), (section, team), ("", team)):
            if found := self._known.get(key):
                return found
        return []

    def _new(self, text: str, section: str) -> Contestant:
        named = self._named(text)
        found = Contestant(named.number, named.section or section, named.side, phantom=named.number == "0")
        self.everybody.append(found)
        self._known[found.section, found.number].append(found)
        return found

    def _tell_apart(self, found: Contestant) -> None:
        """Of two with one number and no direction the first is North-South, as the lists of scorers have it."""
        both = self._known[found.section, found.number]
        if len(both) == 2 and found.side is None:
            first = both[0]
            first.side = first.side or Side.NS
            found.side = first.side.opponents

    def _agreeing(self, winners: int, ways: dict[Contestant, Side]) -> int:
        """How many places of the file are those by what it tells, ranked in one list or in two."""
        best = 0
        keys: tuple[Callable[[Contestant], object], ...] = (lambda each: "", lambda each: each.section)
        for key in keys:
            groups: dict[object, list[tuple[Fraction, int]]] = defaultdict(list)
            for each, side in ways.items():
                if each.place is not None and each.told is not None:
                    groups[key(each), side if winners == 2 else None].append((each.told, each.place))
            best = max(best, sum(map(_in_order, groups.values())))
        return best


def _number(given: Element) -> str:
    return given.text(f"{given.name}_NUMBER", f"{given.name}_ID", "NUMBER", "ID")


def _number_of(player: Element) -> str:
    return player.text("NATIONAL_ID_NUMBER", "PLAYER_ID", "NATIONAL_ID")


def _amounts(elements: Iterable[Element]) -> list[Fraction]:
    """The numbers that stand in these elements, or within them under the name of an amount."""
    found = []
    for each in elements:
        texts = [each.words] if each.words else [one.words for one in each.within("AMOUNT", "VALUE", "PENALTY_AMOUNT")]
        found += [amount for text in texts if (amount := written.number(text)) is not None]
    return found


def _told(contestant: Contestant, *names: str) -> Fraction:
    found = written.number(contestant.given.text(*names)) if contestant.given else None
    return found or Fraction(0)


def _share_of_handicap(handicaps: Mapping[Contestant, Fraction], ranked: Iterable[Contestant]) -> Fraction:
    """How much of a handicap counts: all, half, or nothing; told by the places of the file, then by its scores."""
    shares = (Fraction(1), Fraction(1, 2), Fraction(0))
    everybody = [each for each in ranked if each.most and each.told is not None]
    if not everybody:
        return shares[0]

    def agreeing(share: Fraction) -> tuple[int, Fraction]:
        groups: dict[Side | None, list[tuple[Fraction, int]]] = defaultdict(list)
        off = Fraction(0)
        for each in everybody:
            score = 100 * each.brought / each.most + share * handicaps.get(each, Fraction(0))
            if each.place is not None:
                groups[each.who.side].append((score, each.place))
            off += abs((each.told or 0) - score)
        return sum(map(_in_order, groups.values())), -off

    return max(shares, key=agreeing)


def _in_order(placed: Sequence[tuple[Fraction, int]]) -> int:
    """How many of these have the place that their score gives them."""
    better: dict[Fraction, int] = {}
    for at, score in enumerate(sorted((score for score, _ in placed), reverse=True), 1):
        better.setdefault(score, at)
    return sum(better[score] == place for score, place in placed)
