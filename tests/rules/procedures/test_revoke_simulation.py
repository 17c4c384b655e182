"""A second opinion on Law 64: deals are played with a revoke in them, and the tricks and the score are counted anew."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from rules.engine.decide import decide
from rules.engine.facts import Value
from rules.engine.ruling import Ruling
from rules.engine.values import read
from rules.lawbook import Edition, editions
from rules.menu import get

SEATS = "NESW"
SUITS = "CDHS"
NOTRUMP = "NT"
VULNERABLE = {"none": "", "ns": "NS", "ew": "EW", "all": "NESW"}

Card = tuple[str, int]


@dataclass(frozen=True)
class Played:
    """A board as it was played: who won each trick, and who revoked in which of them (counted from 0)."""

    level: int
    strain: str
    risk: str
    declarer: str
    vulnerable: str
    winners: tuple[str, ...]
    offender: str
    revoke: int

    @property
    def offending_side(self) -> str:
        return next(side for side in ("NS", "EW") if self.offender in side)

    @property
    def dummy(self) -> str:
        return SEATS[(SEATS.index(self.declarer) + 2) % 4]

    @property
    def declarers_tricks(self) -> int:
        return sum(winner in (self.declarer, self.dummy) for winner in self.winners)

    @property
    def later(self) -> tuple[str, ...]:
        """Who won the tricks after the revoke."""
        return self.winners[self.revoke + 1 :]


def play(random: Random) -> Played | None:
    """A random contract played at random by the rules, but for one revoke; None where nobody could revoke."""
    pack = [(suit, rank) for suit in SUITS for rank in range(2, 15)]
    random.shuffle(pack)
    hands = {seat: pack[13 * place : 13 * place + 13] for place, seat in enumerate(SEATS)}
    strain, declarer = random.choice((*SUITS, NOTRUMP)), random.choice(SEATS)
    leader = SEATS[(SEATS.index(declarer) + 1) % 4]
    planned = random.randrange(12)
    winners: list[str] = []
    revoked: tuple[str, int] | None = None
    for number in range(13):
        trick: dict[str, Card] = {}
        for place in range(4):
            seat = SEATS[(SEATS.index(leader) + place) % 4]
            hand = hands[seat]
            following = [card for card in hand if trick and card[0] == trick[leader][0]]
            other = [card for card in hand if card not in following]
            if revoked is None and number >= planned and following and other:
                card, revoked = random.choice(other), (seat, number)
            else:
                card = random.choice(following or hand)
            hand.remove(card)
            trick[seat] = card
        led = trick[leader][0]
        leader = max(trick, key=lambda seat: (trick[seat][0] == strain, trick[seat][0] == led, trick[seat][1]))
        winners.append(leader)
    if revoked is None:
        return None
    return Played(
        random.randint(1, 7),
        strain,
        random.choice(("", "X", "XX")),
        declarer,
        random.choice(sorted(VULNERABLE)),
        tuple(winners),
        *revoked,
    )


def boards(number: int) -> list[Played]:
    """So many boards with a revoke in them, the same every time."""
    found: list[Played] = []
    random = Random(64)
    while len(found) < number:
        played = play(random)
        if played is not None:
            found.append(played)
    return found


# The second count


def tricks_due(played: Played) -> int:
    """64A and B, counted from the tricks themselves."""
    if played.offender == played.dummy or played.revoke == 11:
        return 0
    won_then = played.winners[played.revoke] in played.offending_side
    won_later = any(winner in played.offending_side for winner in played.later)
    if played.winners[played.revoke] == played.offender:
        return 2 if won_later else 1
    return 1 if won_then or won_later else 0


def score(played: Played, tricks: int) -> int:
    """Law 77 for declarer's side."""
    vulnerable = played.declarer in VULNERABLE[played.vulnerable]
    times = {"": 1, "X": 2, "XX": 4}[played.risk]
    over = tricks - 6 - played.level
    if over < 0:
        if not played.risk:
            return over * (100 if vulnerable else 50)
        down = range(1, -over + 1)
        costs = [(200 if n == 1 else 300) if vulnerable else (100 if n == 1 else 200 if n < 4 else 300) for n in down]
        return -sum(costs) * times // 2
    each = 20 if played.strain in ("C", "D") else 30
    below = (each * played.level + (10 if played.strain == NOTRUMP else 0)) * times
    bonus = (500 if vulnerable else 300) if below >= 100 else 50
    slam = {6: (500, 750), 7: (1000, 1500)}.get(played.level, (0, 0))[vulnerable]
    overtrick = each if not played.risk else 50 * times * (2 if vulnerable else 1)
    return below + bonus + slam + over * overtrick + {"": 0, "X": 50, "XX": 100}[played.risk]


def due_score(played: Played) -> int:
    """The score of North-South after the tricks have gone across."""
    declaring = played.declarer + played.dummy
    due = -tricks_due(played) if played.offender in declaring else tricks_due(played)
    points = score(played, played.declarers_tricks + due)
    return points if played.declarer in "NS" else -points


# The procedure, told what the director sees


def seen(played: Played) -> dict[str, Value]:
    """The answers that a director gives who looks at the played cards."""
    offender, later = played.offender, any(winner in played.offending_side for winner in played.later)
    by = {played.declarer: "declarer", played.dummy: "dummy"}.get(offender, "defender")
    winner = played.winners[played.revoke]
    if winner == offender:
        won = "offender_and_later" if later else "offender_alone"
    elif winner in played.offending_side:
        won = "partner"
    else:
        won = "later" if later else "none"
    exempt = "card_not_played" if by == "dummy" else "twelfth_trick" if played.revoke == 11 else "none"
    over = played.declarers_tricks - 6 - played.level
    result = f"{played.level}{played.strain}{played.risk}{f'{over:+d}' if over else '='} {played.declarer}"
    return {
        key: read(key, value)
        for key, value in {
            "revoked_by": by,
            "since_revoke": "play_over",
            "no_automatic_tricks": exempt,
            "revoke_tricks_won": won,
            "form_of_scoring": "total",
            "vulnerable": played.vulnerable,
            "table_result": result,
        }.items()
    }


def ruled(id: str, edition: Edition, told: dict[str, Value]) -> Ruling:
    """The ruling; whatever is asked must be among the answers."""
    answers: dict[str, Value] = {}
    while not isinstance(result := decide(get(id, edition), answers), Ruling):
        answers[result.key] = told[result.key]
    return result


def scored(edition: Edition, told: dict[str, Value]) -> Ruling:
    """The score after the revoke; nothing but what is told is asked, and so no number and no side."""
    result = decide(get("board_score", edition), told)
    assert isinstance(result, Ruling), f"asks {result.key}"
    return result


@pytest.mark.parametrize("edition", editions(), ids=str)
def test_tricks_and_score_of_200_deals(edition: Edition) -> None:
    """The tricks transferred and the new score are those that a second count finds."""
    counts = {"adjustment-tricks-stay": 0, "adjustment-one-trick": 1, "adjustment-two-tricks": 2}
    met: set[int] = set()
    for played in boards(200):
        told = seen(played)
        ruling = ruled("revoke", edition, told)
        assert ruling.adjustment is not None
        number = counts[ruling.adjustment.id]
        assert number == tricks_due(played), played
        met.add(number)
        if number:
            assert ruling.adjustment.segment == "board_score"
            after = next(step for step in scored(edition, told).steps if step.id == "adjust-after")
            assert after.args["ns"] == due_score(played), played
    assert met == {0, 1, 2}
