"""Cards."""

import pytest
from hypothesis import given

from rules.model import ModelError, Suit
from rules.model.cards import RANKS, Card
from tests.strategies import cards


@given(cards)
def test_a_card_is_read_as_it_is_written(card: Card) -> None:
    """The notation of a card is read back, in either case."""
    assert Card.parse(str(card)) == Card.parse(str(card).lower()) == card


def test_a_ten_is_read_both_ways() -> None:
    """A ten is written ST and read from S10 too."""
    assert str(Card.parse("S10")) == str(Card.parse("ST")) == "ST"


def test_a_pack_has_fifty_two_cards() -> None:
    """Four suits of thirteen ranks make the pack (Law 1)."""
    assert len({Card(suit, rank) for suit in Suit for rank in RANKS}) == 52


def test_five_ranks_are_honours() -> None:
    """Ace, king, queen, jack and ten are honours."""
    assert [rank for rank in RANKS if Card(Suit.HEARTS, rank).is_honour] == list("TJQKA")


@pytest.mark.parametrize("text", ["", "S", "Q", "QS", "S1", "S11", "XQ", "NTQ", "SQQ", "S23"])
def test_other_text_is_no_card(text: str) -> None:
    """A card has a suit and one rank."""
    with pytest.raises(ModelError) as caught:
        Card.parse(text)
    assert caught.value.code == "card-not-understood"
    assert caught.value.args_ == {"text": text}


@pytest.mark.parametrize("rank", ["", "1", "10", "23"])
def test_a_rank_of_another_kind_is_refused(rank: str) -> None:
    """A card cannot be built with a rank that is not of the pack."""
    with pytest.raises(ModelError):
        Card(Suit.SPADES, rank)
