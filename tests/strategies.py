"""Every Hypothesis strategy of the project."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

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
from rules.scoring.adjusted import Outcome, Outcomes
from rules.scoring.boards import Artificial, Average, Board, Form, Line, Scoring, Table
from rules.scoring.contract_score import contract_score
from rules.scoring.scores import Score, Weighted

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
