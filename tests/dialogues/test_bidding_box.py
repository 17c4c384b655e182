"""The auction by taps: each tap says itself of which call it is a part."""

import pytest

from dialogues import pages
from dialogues.conversation import keeps_its_place, say, tap
from dialogues.pages.bidding_box import BiddingBox
from dialogues.state import Conversation
from locales import LANGUAGES
from rules.engine.derive import AUCTION
from rules.model import Auction
from tests.dialogues.test_at_the_table import taps
from tests.dialogues.test_conversation import talk


def tapped(state: Conversation) -> str:
    """The auction in the box."""
    assert isinstance(state.page, BiddingBox)
    return str(state.page.auction)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_auction_is_tapped_to_the_ruling(language: str) -> None:
    """Who dealt, then level and denomination of each bid; what the auction shows is ruled on."""
    state, _ = say(Conversation(language), "/box")
    state, _ = taps(state, "0.@N", "0.1", "0.S", "1.P", "2.1", "2.H")
    assert tapped(state) == "N: 1S P 1H"
    state, _ = taps(state, "done")
    assert state.case is not None
    assert state.case.segments[0].procedure == "insufficient_bid"
    assert state.case.segments[0].answers[0].value == Auction.parse("N: 1S P 1H")


def test_every_tap_of_the_grid_is_taken() -> None:
    """On every screen of the box."""
    state, screen = say(Conversation(), "/box")
    state, screen = tap(state, screen.who[2].id)
    for row in screen.grid:
        for choice in row:
            assert choice.id in pages.present(state).ids(state)
            assert len(row) <= 5, "a row of Discord holds five"
    assert len(screen.grid) <= 4, "and one is left for what ends the auction"


def test_the_same_tap_twice_is_one_call() -> None:
    """A tap carries the place of its call: sent again, or from a screen that has not changed yet, it adds none."""
    state, _ = taps(talk("/box")[0], "0.@N", "0.P", "0.P")
    assert tapped(state) == "N: P"
    state, _ = taps(state, "1.1", "1.NT", "1.NT", "1.2")
    assert tapped(state) == "N: P 1NT"


def test_a_tap_on_a_screen_of_before_keeps_its_place() -> None:
    """The denomination counts although the level has changed the screen; on any other page no tap does."""
    state, _ = taps(talk("/box")[0], "0.@N", "0.1")
    assert keeps_its_place(state, "0.H")
    assert not keeps_its_place(state, "1.H"), "no call has been made of which this could be the next"
    assert not keeps_its_place(talk("N: 1S P 1H")[0], "0.H")


def test_a_denomination_without_its_level_is_no_bid() -> None:
    """Nothing is guessed."""
    state, _ = taps(talk("/box")[0], "0.@N", "0.S")
    assert tapped(state) == "N:"


def test_a_call_out_of_turn_is_that_of_the_player_tapped() -> None:
    """S behind a seat is South, behind a level spades."""
    state, _ = taps(talk("/box")[0], "0.@N", "0.@S", "0.1", "0.S")
    assert tapped(state) == "N: S=1S"
    state, _ = taps(state, "done")
    assert state.case is not None
    assert state.case.segments[0].procedure == "bid_out_of_turn"


def test_passes_up_to_a_player() -> None:
    """Those before them pass."""
    state, screen = taps(talk("/box")[0], "0.@N", "0.1", "0.S", "1.@W")
    assert "1.up" in [choice.id for choice in screen.choices]
    state, _ = taps(state, "1.up")
    assert tapped(state) == "N: 1S P P"


def test_all_pass_ends_the_auction() -> None:
    """Three passes after a call."""
    state, _ = taps(talk("/box")[0], "0.@N", "0.1", "0.S", "1.all")
    assert tapped(state) == "N: 1S P P P"


def test_the_last_tap_is_taken_back() -> None:
    """First the level or the player that wait for their call, then the calls, at last the dealer."""
    state, _ = taps(talk("/box")[0], "0.@N", "0.P", "1.3", "1.undo")
    assert tapped(state) == "N: P"
    state, _ = taps(state, "1.undo", "0.undo")
    assert isinstance(state.page, BiddingBox)
    assert state.page.auction is None


def test_calls_are_typed_into_the_box_too() -> None:
    """One, or several."""
    state, _ = talk("/box", "north", "1S", "p p 2h")
    assert tapped(state) == "N: 1S P P 2H"


def test_in_a_case_the_box_says_the_auction_of_the_case() -> None:
    """As if it had been typed."""
    state, screen = talk("insufficient bid")
    assert "box" in screen.keys
    state, _ = taps(say(state, "/box")[0], "0.@N", "0.1", "0.S", "1.1", "1.H", "done")
    assert state.case is not None
    told = {answer.key: answer.value for answer in state.case.segments[0].answers}
    assert told[AUCTION.id] == Auction.parse("N: 1S 1H")


def test_the_box_is_kept() -> None:
    """With what has been tapped, over the page that it was opened on."""
    for state in (talk("/box")[0], talk("insufficient bid", "/box")[0]):
        begun, _ = taps(state, "0.@N", "0.1", "0.NT", "1.@W", "1.2")
        assert pages.read(pages.written(begun.page)) == begun.page
        assert tap(state, "nonsense")[1].notices
