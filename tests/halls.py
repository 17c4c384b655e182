"""Sessions as clubs play them: who sits there, in four scripts, and what came of every board."""

from __future__ import annotations

from itertools import product
from random import Random

from dialogues.clubs import Entrant, Kind
from dialogues.results import Results
from dialogues.results_shown import Shown
from dialogues.wording import Words
from locales import locale
from rules.lawbook import LAWS_2017
from rules.model import Seat, Side
from rules.model.cards import Card
from rules.model.contracts import parse_result
from rules.model.deals import Deal, Solved
from rules.results.computed import Method
from rules.results.sheet import BoardKey, Entry, Laid, Participant, Sheet, Who
from rules.scoring.boards import Artificial, Average, Form, Scoring

NAMES = {
    "en": ("Anna Marsh", "Bob Clarke", "Cleo Finch", "Dan Holt", "Eve Stone", "Max Wren"),
    "el": ("Άννα Νίκου", "Ελένη Παππά", "Κώστας Γεωργίου", "Πέτρος Ράλλης", "Μαρία Δήμου", "Νίκος Ξένος"),
    "tr": ("Ayşe Yılmaz", "Çağla Öztürk", "Gökhan Şimşek", "İlker Güneş", "Özge Işık", "Uğur Kaya"),
    "he": ("דנה לוי", "יוסי כהן", "מיכל פרץ", "אבי מזרחי", "נועה ברק", "רון שגב"),
}
CLUBS = {"en": "Harbour Club", "el": "Όμιλος Πειραιά", "tr": "Kadıköy Kulübü", "he": "מועדון הכרמל"}

PLAYED = ("4S=", "4S+1", "3NT-1", "4SX-2", "2S+2", "5DX-3", "PASS", "3NT=")
DEAL = Deal.parse("N:AKQ2.432.K54.QJ3 JT98.KQJ.A32.K54 7654.A98.QJT.A98 3.T765.9876.T762")
SOLVED = Solved(DEAL, (8, 5, 8, 5, 8, 5, 8, 5, 8, 5, 8, 5, 9, 4, 9, 4, 9, 4, 9, 4))


def person(at: int, language: str) -> str:
    """The name of the player with a number."""
    names = NAMES[language]
    return names[at % len(names)] + (f" {at // len(names) + 1}" if at >= len(names) else "")


def howell(pairs: int, language: str = "en", boards: int = 24, scoring: Scoring | None = None) -> Sheet:
    """Pairs with one winner: every board at every table."""
    random, tables = Random(7), pairs // 2
    entries: list[Entry] = []
    for board, table in product(range(1, boards + 1), range(tables)):
        # The last pair sits still, and all others go round.
        round_, around = (board - 1) // 2, pairs - 1
        first = pairs if table == 0 else (round_ + table) % around + 1
        second = (round_ - table) % around + 1
        result = parse_result(random.choice(PLAYED), random.choice(list(Seat)))
        met = ((Who(str(first)),), (Who(str(second)),))
        entry = Entry(len(entries) + 1, board, *met, result, table=str(table + 1), lead=Card.parse("SK"))
        if (board, table) == (2, 0):
            plus, minus = (Artificial(average) for average in (Average.PLUS, Average.MINUS))
            entry = Entry(entry.line, board, *met, ns_award=plus, ew_award=minus)
        entries.append(entry)
    people = tuple(
        Participant(Who(str(n)), (person(2 * n - 2, language), person(2 * n - 1, language)))
        for n in range(1, pairs + 1)
    )
    return Sheet(
        "usebio",
        scoring or Scoring(Form.MATCHPOINTS),
        title="",
        held_on="2026-11-24",
        participants=people,
        entries=tuple(entries),
        boards={BoardKey(board): Laid(0, DEAL) for board in range(1, boards + 1)},
    )


def mitchell(tables: int, language: str = "en", boards: int = 6) -> Sheet:
    """Pairs with two winners, numbered apart."""
    random = Random(3)
    entries = tuple(
        Entry(
            at + 1,
            board,
            (Who(str(table + 1), Side.NS),),
            (Who(str((table + board) % tables + 1), Side.EW),),
            parse_result(random.choice(PLAYED), random.choice(list(Seat))),
        )
        for at, (board, table) in enumerate(product(range(1, boards + 1), range(tables)))
    )
    people = tuple(
        Participant(Who(str(n), side), (person(4 * n + 2 * at, language), person(4 * n + 2 * at + 1, language)))
        for at, side in enumerate(Side)
        for n in range(1, tables + 1)
    )
    return Sheet("usebio", winners=2, held_on="2026-11-24", participants=people, entries=entries)


def results(sheet: Sheet, *, released: bool = True) -> Results:
    """What is kept of a session in which nothing was changed."""
    return Results(sheet, "", Method(), (), frozenset(), 1, released)


def shown(sheet: Sheet, language: str = "en", *, released: bool = True, unnamed: int = 0, group: bool = True) -> Shown:
    """A session as a club in one language reads it; unnamed: the number of who is not to be named."""
    words = Words(locale(language), LAWS_2017)
    roster = (Entrant(1, unnamed, Kind.PLAYER, named=False),) if unnamed else ()
    of = results(sheet, released=released)
    return Shown(of, CLUBS[language], sheet.held_on, words, roster, group, {DEAL: SOLVED} if released else {})
