"""Every Hypothesis strategy of the project."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from dialogues.polls import GIVEN, RIGHT, Answer
from rules.model import (
    Action,
    Auction,
    Bid,
    Call,
    Contract,
    Denomination,
    Result,
    Seat,
    Side,
    Suit,
    Vulnerability,
)
from rules.model.cards import RANKS, Card
from rules.model.deals import Deal
from rules.results.journal import (
    Added,
    AsNumbered,
    At,
    Awarded,
    Change,
    Corrected,
    Laying,
    LeftOut,
    NamesCorrected,
    Penalized,
    Split,
    TricksTransferred,
    place_of,
)
from rules.results.sheet import (
    Award,
    BoardKey,
    Claim,
    Encounter,
    Entry,
    Given,
    Kind,
    Laid,
    Participant,
    Penalty,
    Sheet,
    Who,
)
from rules.scoring.adjusted import Outcome, Outcomes, Unit
from rules.scoring.boards import Artificial, Average, Board, Form, Line, Scoring, Table
from rules.scoring.contract_score import contract_score
from rules.scoring.imps import Datum
from rules.scoring.scores import Exact, Score, Weighted

seats: SearchStrategy[Seat] = st.sampled_from(Seat)
sides: SearchStrategy[Side] = st.sampled_from(Side)
suits: SearchStrategy[Suit] = st.sampled_from(Suit)
denominations: SearchStrategy[Denomination] = st.sampled_from(Denomination)
vulnerabilities: SearchStrategy[Vulnerability] = st.sampled_from(Vulnerability)
board_numbers: SearchStrategy[int] = st.integers(1, 10_000)
cards: SearchStrategy[Card] = st.builds(Card, suits, st.sampled_from(RANKS))

actions: SearchStrategy[Action] = st.sampled_from(Action)
bids: SearchStrategy[Bid] = st.builds(Bid, st.integers(1, 7), denominations)
bids_above_seven: SearchStrategy[Bid] = st.builds(Bid, st.integers(8, 9), denominations)
calls: SearchStrategy[Call] = actions | bids
any_calls: SearchStrategy[Call] = calls | bids_above_seven
"""Calls that a player can say, those of more than seven among them."""

contracts: SearchStrategy[Contract] = st.builds(Contract, st.integers(1, 7), denominations, st.integers(0, 2), seats)
results: SearchStrategy[Result] = st.builds(Result, contracts, st.integers(0, 13)) | st.just(Result(None, 0))

LONGEST_AUCTION = 24


@st.composite
def legal_auctions(draw: DrawFn, max_calls: int = LONGEST_AUCTION) -> Auction:
    """Auctions of legal calls only, finished or not."""
    auction = Auction(draw(seats))
    for _ in range(draw(st.integers(0, max_calls))):
        if auction.is_over:
            break
        legal = auction.legal_calls()
        # The first few are passes, doubles and cheap bids; without them most auctions would leap to 7NT.
        auction = auction.with_call(draw(st.sampled_from(legal[:6]) | st.sampled_from(legal)))
    return auction


@st.composite
def unfinished_auctions(draw: DrawFn) -> Auction:
    """Legal auctions in which somebody is in turn."""
    return draw(legal_auctions().filter(lambda auction: not auction.is_over))


@st.composite
def complete_auctions(draw: DrawFn) -> Auction:
    """Legal auctions that are over."""
    auction = draw(legal_auctions())
    while not auction.is_over:
        auction = auction.with_call(Action.PASS)
    return auction


@st.composite
def irregular_auctions(draw: DrawFn) -> Auction:
    """Legal auctions followed by one irregular call."""
    auction = draw(legal_auctions() | complete_auctions())
    turn = auction.turn
    seat = draw(seats)
    call = any_calls
    if seat is turn:
        call = any_calls.filter(lambda call: not auction.is_legal(call))
    return auction.with_call(draw(call), seat)


@st.composite
def any_auctions(draw: DrawFn) -> Auction:
    """Anything that can happen: any calls by anybody."""
    auction = Auction(draw(seats))
    for call, seat in draw(st.lists(st.tuples(any_calls, st.none() | seats), max_size=LONGEST_AUCTION)):
        auction = auction.with_call(call, seat)
    return auction


POINTS = sorted(
    {
        sign * contract_score(Result(Contract(level, denomination, risk, Seat.N), tricks), vulnerable)
        for level, risk, tricks, sign in product(range(1, 8), range(3), range(14), (1, -1))
        for denomination in Denomination
        for vulnerable in (Vulnerability.NONE, Vulnerability.ALL)
    }
)
points: SearchStrategy[int] = st.sampled_from(POINTS)
"""Scores of contracts, from North-South's side."""


@st.composite
def weighted_scores(draw: DrawFn) -> Weighted:
    """Two to four possible scores with their weights."""
    shares = draw(st.lists(st.integers(1, 20), min_size=2, max_size=4))
    return Weighted(tuple((Fraction(share, sum(shares)), draw(points)) for share in shares))


field_scores: SearchStrategy[Score] = points | points | weighted_scores()
"""What one table brings to a field: mostly one score, sometimes several with weights."""
fields: SearchStrategy[list[Score]] = st.lists(field_scores, min_size=2, max_size=15)


@st.composite
def outcomes(draw: DrawFn) -> Outcomes:
    """What a director may assign: one result, or several with their weights."""
    shares = draw(st.just([1]) | st.lists(st.integers(1, 20), min_size=2, max_size=4))
    return tuple(Outcome(Fraction(share, sum(shares)), draw(points)) for share in shares)


artificial_scores: SearchStrategy[Artificial] = st.builds(Artificial, st.sampled_from(Average))
SEVERAL_TABLES = tuple(form for form in Form if form is not Form.IMPS)


@st.composite
def score_boards(draw: DrawFn, forms: Sequence[Form] = tuple(Form), artificial: bool = True) -> Board:
    """Boards in a form of scoring, with scores that do not balance and artificial ones among them."""
    form = draw(st.sampled_from(forms))
    count = 2 if form is Form.IMPS else draw(st.integers(2, 6))
    tables = []
    for number in range(count):
        north_south = draw(field_scores)
        lines: tuple[Line, Line] = (north_south, draw(st.just(north_south) | field_scores))
        if artificial and form not in (Form.TOTAL, Form.IMPS) and draw(st.integers(0, 5)) == 0:
            lines = (draw(artificial_scores), draw(artificial_scores))
        tables.append(Table(number, number, *lines))
    scoring = Scoring(form, win=draw(st.sampled_from((1, 2))), cross_average=draw(st.booleans()))
    return Board(tuple(tables), scoring, count + draw(st.integers(0, 3)))


INPUTS = ("/over", "/round", "/open", "/help", "/back", "/cancel", "/ruling", "yes", "no", "1", "2", "3")


def evenings() -> SearchStrategy[list[tuple[str, float]]]:
    """What a director does with what there is to come back for: minutes go by, taps, words, the program ends.

    Of a tap, which of what can be tapped; on a message that asked, an old one too.
    """
    place = st.integers(0, 11)
    step = (
        st.tuples(st.just("wait"), st.sampled_from((0.2, 1.0, 5.0, 11.0, 30.0)))
        | st.tuples(st.sampled_from(("tap a question", "tap an old question", "tap the screen")), place)
        | st.tuples(st.just("say"), st.integers(0, len(INPUTS) - 1))
        | st.tuples(st.sampled_from(("restart", "refused", "killed")), st.just(0))
    )
    return st.lists(step, min_size=5, max_size=25)


GREEK_NAMES = (
    "Γιώργος Παπαδόπουλος",
    "Ελένη Ιωάννου",
    "Άννα Κωνσταντίνου",
    "Ήρα Βασιλείου",
    "ΝΙΚΟΣ ΓΕΩΡΓΙΟΥ",
    "Μαρία Όθωνος",
    "Χρήστος Αϋφαντής",
    "Έλλη Ψωμά",
    "ΘΑΝΑΣΗΣ ΛΑΖΑΡΙΔΗΣ",
    "Υβόννη Ώρα",
)
TURKISH_NAMES = (
    "Şükrü Çağlar",
    "Işıl Öztürk",
    "Gülşen İnce",
    "Yiğit Kılıç",
    "ÖMER ÜNAL",
    "Ayşe Güneş",
    "Buğra Ağaoğlu",
    "İBRAHİM ŞAHİN",
    "Öykü Özgü",
)
HEBREW_NAMES = (
    "משה כהן",
    "רחל אברהם",
    "יוסף מזרחי",
    "שרה פרץ",
    "אסתר גולדשטיין",
    "יעקב ביטון",
    "מרים שפיץ",
    "נתן זילברמן",
    "תמר חן",
    "אילן בן-דוד",
    "צביקה ג'ורג'",
)
"""Each tells by its letters in which order it is stored; of some names, as of David Levi, nobody could."""
greek_names: SearchStrategy[str] = st.sampled_from(GREEK_NAMES)
turkish_names: SearchStrategy[str] = st.sampled_from(TURKISH_NAMES)
hebrew_names: SearchStrategy[str] = st.sampled_from(HEBREW_NAMES)


names: SearchStrategy[str] = st.one_of(
    greek_names,
    turkish_names,
    hebrew_names,
    st.sampled_from(["Ann O'Neil", "=1+2", "@everyone", "<b>Bo</b> & Co", 'Zoë "Z" \\ 1', ""]),
)
sections: SearchStrategy[str] = st.sampled_from(["", "A", "B"])
contestants: SearchStrategy[Who] = st.builds(
    Who, st.integers(1, 99).map(str) | st.sampled_from(["1NS", "A7"]), st.none() | sides, sections
)
exact_numbers: SearchStrategy[Exact] = st.integers(-99, 99) | st.fractions(-99, 99, max_denominator=1000)
fractions: SearchStrategy[Fraction] = st.fractions(-99, 99, max_denominator=1000)
awards: SearchStrategy[Award] = st.one_of(
    artificial_scores,
    st.builds(Artificial, st.sampled_from(Average), exact_numbers),
    st.builds(Given, fractions, st.sampled_from(Unit)),
    weighted_scores(),
)
entrants: SearchStrategy[tuple[Who, ...]] = st.lists(contestants, min_size=1, max_size=2).map(tuple)
entries: SearchStrategy[Entry] = st.builds(
    Entry,
    line=st.integers(0, 9999),
    board=board_numbers,
    ns=entrants,
    ew=entrants,
    result=st.none() | results,
    score=st.none() | points,
    ns_award=st.none() | awards,
    ew_award=st.none() | awards,
    played=st.booleans(),
    section=sections,
    table=sections,
    round=st.none() | st.integers(0, 99),
    lead=st.none() | cards,
    claimed_ns=st.none() | fractions,
    claimed_ew=st.none() | fractions,
    version=st.integers(0, 3),
)
deals: SearchStrategy[Deal] = st.permutations([Card(suit, rank) for suit in Suit for rank in RANKS]).map(
    lambda pack: Deal(tuple(frozenset(pack[at : at + 13]) for at in range(0, 52, 13)))
)
_answered = st.sampled_from(["P", "X", "4S", "5D"])
peers: SearchStrategy[Answer] = st.builds(
    Answer,
    _answered,
    st.lists(_answered, unique=True).map(tuple),
    st.just("") | _answered,
    st.booleans(),
    st.sampled_from([GIVEN, RIGHT]),
)
scorings: SearchStrategy[Scoring] = st.builds(
    Scoring,
    st.sampled_from(SEVERAL_TABLES),
    st.integers(1, 2),
    st.booleans(),
    st.builds(Datum, st.integers(0, 2), st.sampled_from([1, 10])),
    exact_numbers,
) | st.builds(Scoring, st.just(Form.IMPS), knockout=st.booleans())
penalties: SearchStrategy[Penalty] = st.builds(Penalty, contestants, exact_numbers, st.none() | st.sampled_from(Unit))
sheets: SearchStrategy[Sheet] = st.builds(
    Sheet,
    form_of_file=st.sampled_from(["usebio", "pbn", "csv", "json"]),
    scoring=scorings,
    kind=st.sampled_from(Kind),
    winners=st.integers(1, 2),
    encoding=st.sampled_from(["utf-8", "windows-1253"]),
    title=names,
    club=names,
    held_on=st.sampled_from(["", "2026-11-03"]),
    participants=st.lists(
        st.builds(
            Participant,
            contestants,
            st.lists(names, max_size=4).map(tuple),
            st.lists(st.sampled_from(["", "1234"]), max_size=4).map(tuple),
            names,
            st.booleans(),
            st.sampled_from(["", "3NS"]),
        ),
        max_size=4,
    ).map(tuple),
    entries=st.lists(entries, max_size=6).map(tuple),
    boards=st.dictionaries(
        st.builds(BoardKey, board_numbers, sections),
        st.builds(Laid, st.integers(0, 99), st.none() | deals, st.none() | seats, st.none() | vulnerabilities),
        max_size=3,
    ),
    encounters=st.lists(
        st.builds(
            Encounter,
            st.integers(0, 99),
            contestants,
            contestants,
            st.none() | st.integers(0, 9),
            st.none() | st.integers(0, 32),
            st.none() | st.tuples(fractions, fractions),
            st.none() | st.tuples(fractions, fractions),
        ),
        max_size=3,
    ).map(tuple),
    claims=st.lists(
        st.builds(Claim, contestants, st.sampled_from(["1", "3="]), st.none() | fractions, st.none() | fractions),
        max_size=3,
    ).map(tuple),
    scale=st.sampled_from(["", "wbf"]),
    carry_over=st.dictionaries(contestants, exact_numbers, max_size=2),
    penalties=st.lists(penalties, max_size=2).map(tuple),
    expected=st.none() | st.integers(0, 40),
)
"""Anything that a sheet can hold, whether it makes sense together or not."""
places_of_entries: SearchStrategy[At] = entries.map(place_of)
changes: SearchStrategy[Change] = st.one_of(
    st.builds(Corrected, places_of_entries, st.none() | results, st.none() | points),
    st.builds(LeftOut, places_of_entries),
    st.builds(Added, entries),
    st.builds(Awarded, places_of_entries, st.none() | awards, st.none() | awards),
    st.builds(TricksTransferred, places_of_entries, sides, st.integers(0, 13), st.sampled_from(["64A1", "71"])),
    st.builds(Split, board_numbers, st.lists(places_of_entries, max_size=2).map(tuple), sections),
    st.builds(Penalized, penalties),
    st.builds(AsNumbered, board_numbers, st.sampled_from(Laying), sections),
    st.builds(NamesCorrected, contestants, st.lists(names, max_size=2).map(tuple)),
)


@st.composite
def mitchells(draw: DrawFn) -> Sheet:
    """Sessions of a Mitchell: each North-South pair meets each East-West pair once, and every table has a result."""
    tables = draw(st.sampled_from((3, 5)))
    scoring = Scoring(draw(st.sampled_from((Form.MATCHPOINTS, Form.CROSS_IMPS, Form.BUTLER))))
    entries = tuple(
        Entry(
            line=1 + tables * round_ + table,
            board=1 + (table + round_) % tables,
            ns=(Who(str(table + 1), Side.NS),),
            ew=(Who(str(1 + (table - round_) % tables), Side.EW),),
            result=draw(results),
            round=round_ + 1,
        )
        for round_ in range(tables)
        for table in range(tables)
    )
    people = tuple(Participant(Who(str(number + 1), side)) for side in Side for number in range(tables))
    return Sheet("csv", scoring, winners=2, participants=people, entries=entries)


@st.composite
def sessions(draw: DrawFn) -> Sheet:
    """Sessions that make sense as a whole: a Howell, a Mitchell in one or two sections, teams, an individual.

    Adjusted and unplayed boards among them, and everybody with two names and perhaps a number.
    """
    sheet = draw(
        st.sampled_from(
            (_howell(6), _howell(8), _sided(_howell(8)), _mitchells("A", "B"), _mitchells(""), _teams(), _individual())
        )
    )
    form = draw(st.sampled_from((Form.MATCHPOINTS, Form.CROSS_IMPS, Form.BUTLER)))
    who = dict.fromkeys(who for entry in sheet.entries for who in (*entry.ns, *entry.ew))
    named = names.filter(bool)
    count = {Kind.PAIRS: 2, Kind.TEAMS: 4, Kind.INDIVIDUAL: 1}[sheet.kind]
    return replace(
        sheet,
        scoring=Scoring(Form.IMPS if sheet.kind is Kind.TEAMS else form),
        title=draw(names),
        club=draw(names),
        held_on=draw(st.sampled_from(("", "2026-11-03"))),
        participants=tuple(
            Participant(
                each,
                tuple(draw(st.lists(named, min_size=count, max_size=count))) if count > 1 else ("Ann Lee",),
                draw(st.sampled_from(((), ("12", *["345"] * (count - 1))))),
                draw(named) if sheet.kind is Kind.TEAMS else "",
            )
            for each in who
        ),
        entries=tuple(draw(_ended(entry, sheet.kind is not Kind.TEAMS)) for entry in sheet.entries),
        boards=draw(
            st.dictionaries(
                st.integers(1, 3).map(BoardKey),
                st.builds(Laid, st.just(0), st.none() | deals, st.none() | seats, st.none() | vulnerabilities),
                max_size=2,
            )
        ),
    )


@st.composite
def _ended(draw: DrawFn, entry: Entry, artificial: bool) -> Entry:
    """What became of a board at a table: mostly a result. A team has no two artificial scores on a board."""
    shares = st.builds(Given, st.integers(0, 39).map(lambda percent: Fraction(percent, 100)), st.just(Unit.TOP))
    award = st.one_of(artificial_scores, shares, weighted_scores()) if artificial else weighted_scores()
    match draw(st.integers(0, 12)):
        case 0:
            return replace(entry, played=False)
        case 1:
            return replace(entry, score=draw(points))
        case 2:
            return replace(entry, ns_award=draw(award), ew_award=draw(award))
        case 3:
            return replace(entry, result=draw(results), ns_award=draw(award))
        case _:
            return replace(entry, result=draw(results), lead=draw(st.none() | cards))


def _howell(pairs: int) -> Sheet:
    """Everybody meets everybody, sitting both ways."""
    entries = []
    for turn in range(pairs - 1):
        circle = [pairs, *(1 + (turn + step) % (pairs - 1) for step in range(pairs - 1))]
        for table in range(pairs // 2):
            met = (circle[table], circle[-1 - table]) if (turn + table) % 2 else (circle[-1 - table], circle[table])
            ns, ew = (Who(str(number)) for number in met)
            entries.append(Entry(0, 1 + turn, (ns,), (ew,), table=str(table + 1), round=turn + 1))
    return Sheet("csv", entries=tuple(entries))


def _sided(howell: Sheet) -> Sheet:
    """A Howell whose pairs have the numbers of where they began: 1NS, 1EW, 2NS; they sit both ways."""

    def named(who: Who) -> Who:
        number = int(who.number)
        return Who(str((number + 1) // 2), Side.NS if number % 2 else Side.EW)

    entries = (replace(e, ns=tuple(map(named, e.ns)), ew=tuple(map(named, e.ew))) for e in howell.entries)
    return replace(howell, entries=tuple(entries))


def _mitchells(*sections: str) -> Sheet:
    """Three tables a section, each direction with numbers of its own."""
    entries = tuple(
        Entry(
            0,
            1 + (table + round_) % 3,
            (Who(str(table + 1), Side.NS, section),),
            (Who(str(1 + (table - round_) % 3), Side.EW, section),),
            section=section,
            table=str(table + 1),
            round=round_ + 1,
        )
        for section in sections
        for round_ in range(3)
        for table in range(3)
    )
    return Sheet("csv", winners=2, entries=entries)


def _teams() -> Sheet:
    """Three teams, each match at two tables."""
    entries = []
    for round_, (home, away) in enumerate(((1, 2), (2, 3), (3, 1)), 1):
        for board in (2 * round_ - 1, 2 * round_):
            met = (Who(str(home)),), (Who(str(away)),)
            entries.append(Entry(0, board, *met, table="1", round=round_))
            entries.append(Entry(0, board, *met[::-1], table="2", round=round_))
    return Sheet("csv", kind=Kind.TEAMS, entries=tuple(entries))


def _individual() -> Sheet:
    """Four players at each of two tables."""
    tables = (((1, 3, 2, 4), (5, 7, 6, 8)), ((1, 5, 2, 6), (3, 7, 4, 8)), ((1, 7, 2, 8), (3, 5, 4, 6)))
    entries = [
        Entry(0, round_, (Who(str(n)), Who(str(s))), (Who(str(e)), Who(str(w))), table=str(table), round=round_)
        for round_, both in enumerate(tables, 1)
        for table, (n, s, e, w) in enumerate(both, 1)
    ]
    return Sheet("csv", kind=Kind.INDIVIDUAL, entries=tuple(entries))
