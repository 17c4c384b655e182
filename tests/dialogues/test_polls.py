"""A poll of peers: the question is neutral, and what the answers come to is what was answered."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dialogues import poll_json, polls
from dialogues.adjustment_json import SpecError
from dialogues.notation import write_hand
from dialogues.polls import ALL, GIVEN, RIGHT, Answer, Count
from dialogues.wording import words
from locales import LANGUAGES
from rules.lawbook import LAWS_2017
from rules.model import Auction, ModelError, Seat
from rules.model.deals import Deal
from rules.procedures.information._used_information import OtherAction
from tests import strategies

HAND = "AKJ82.A2.KQ54.32"
CALL = {"board": 7, "auction": "S: P 1S P 2S P", "made": "4S", "hand": HAND, "scoring": "imps", "source": "tempo"}
CARD = CALL | {
    **{"auction": "S: 1NT P P P", "made": "H2", "cards": "SK S9 S3 S4"},
    "dummy": "95.K543.A32.A654",
}
EXPLAINED = {key: value for key, value in CALL.items() if key != "source"} | {"given": "weak", "right": "strong"}

ENGLISH = words("en", LAWS_2017)


def test_the_question_says_all_and_nothing_of_what_happened() -> None:
    """Hand, dealer, vulnerability, scoring, auction and methods."""
    asked = poll_json.read_spec(CALL | {"methods": "Five-card majors"}, "en")
    assert polls.shown(asked, ALL, ENGLISH) == (
        "IMPs · Dealer: South · Vulnerable: Both sides",
        "South: Pass – 1♠ – Pass – 2♠ – Pass",
        "You are West:",
        "♠ A K J 8 2",
        "♥ A 2",
        "♦ K Q 5 4",
        "♣ 3 2",
        "Methods: Five-card majors",
    )
    assert polls.first_question(asked, ENGLISH) == "What do you call?"
    assert polls.hesitation(asked, ENGLISH) == (
        "Partner paused, or hurried, over 2♠.",
        "What, if anything, does that suggest?",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_partner_let_show_changes_nothing_of_the_question(language: str) -> None:
    """Nor does what was called, and the board is asked for before the hand is shown."""
    w = words(language, LAWS_2017)
    plain = {key: value for key, value in CALL.items() if key != "source"}
    asked = [
        polls.shown(poll_json.read_spec(plain | told, language), ALL, w)
        for told in ({"source": "tempo"}, {"source": "remark"}, {"hint": "Sighed"}, {"source": "tempo", "made": "P"})
    ]
    assert len(set(asked)) == 1
    first = polls.board_question(poll_json.read_spec(CALL, language), w)
    assert "7" in first
    assert "♠" not in first


def test_what_is_read_aloud_comes_in_the_order_of_the_questions() -> None:
    """What partner let show stands at the end."""
    text = polls.aloud(poll_json.read_spec(CALL, "en"), ALL, ENGLISH)
    order = ("board 7", "♠ A K J 8 2", "What do you call?", "else", "paused", "suggest", "gone like this")
    places = [text.index(part) for part in order]
    assert places == sorted(places)


def test_a_play_is_asked_with_dummy_and_the_cards_seen() -> None:
    asked = poll_json.read_spec(CARD, "en")
    shown = polls.shown(asked, ALL, ENGLISH)
    assert shown[-6:] == (
        *("Dummy:", "♠ 9 5", "♥ K 5 4 3", "♦ A 3 2", "♣ A 6 5 4"),
        "Played: West ♠K ♠9 ♠3 ♠4",
    )
    assert asked.seat == "W"
    assert polls.first_question(asked, ENGLISH) == "Which card do you play?"
    assert set(asked.actions) == {*["SA", "SJ", "S8", "S2", "HA", "H2", "DK", "DQ", "D5", "D4", "C3", "C2"]}


def test_who_has_the_suit_led_plays_it() -> None:
    """West has led a spade, and East holds two."""
    east = "Q3.QJ98.JT98.QJ7"
    asked = poll_json.read_spec(CARD | {"made": "SQ", "cards": "SK S9", "hand": east}, "en")
    assert asked.seat == "E"
    assert asked.actions == ("SQ", "S3")


def test_declarer_is_asked_what_dummy_plays() -> None:
    south = "T764.KT6.Q76.KT8"
    asked = poll_json.read_spec(CARD | {"made": "S5", "cards": "SK", "hand": south, "dummy": "95.543.A32.A9654"}, "en")
    assert asked.seat == "S"
    assert polls.first_question(asked, ENGLISH) == "Which card do you play from dummy?"
    assert asked.actions == ("S9", "S5")


def test_an_opening_lead_is_asked_without_dummy() -> None:
    asked = poll_json.read_spec({**CARD, "made": "SK", "cards": ""}, "en")
    assert not any("Dummy" in line or "Played" in line for line in polls.shown(asked, ALL, ENGLISH))
    assert len(asked.actions) == 13


def test_two_groups_have_each_what_they_are_told() -> None:
    """One has the wrong information and one the right, and neither both; partner showed nothing."""
    asked = poll_json.read_spec(EXPLAINED, "en")
    assert asked.groups == (GIVEN, RIGHT)
    given, right = (polls.aloud(asked, group, ENGLISH) for group in asked.groups)
    assert "weak" in given
    assert "strong" not in given
    assert "strong" in right
    assert "weak" not in right
    assert polls.hesitation(asked, ENGLISH) == ()


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"hand": "AKJ82.A2.KQ54.3"}, "poll-not-thirteen"),
        ({"hand": "AKJ82.A2.KQ54"}, "hand-not-understood"),
        ({"made": "2S"}, "poll-call-impossible"),
        ({"made": "two"}, "call-not-understood"),
        ({"auction": "S: P P P P"}, "poll-passed-out"),
        ({"methods": "long " * 50}, "poll-words-too-long"),
        ({"auction": CARD["auction"], "cards": "S7", "made": "H2", "dummy": CARD["dummy"]}, "poll-card-impossible"),
        ({"auction": CARD["auction"], "cards": "SK", "made": "H2", "dummy": HAND}, "poll-card-impossible"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, str], code: str) -> None:
    with pytest.raises(ModelError) as refused:
        poll_json.read_spec(CALL | wrong, "en")
    assert refused.value.code == code


@pytest.mark.parametrize("wrong", [{"what": "x"}, {"scoring": "best"}, {"board": ["7"]}, {"source": "magic"}])
def test_what_no_specification_has_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(SpecError):
        poll_json.read_spec(CALL | wrong, "en")


@pytest.mark.parametrize("left_out", ["board", "auction", "made", "hand", "scoring"])
def test_what_is_missing_is_asked_for(left_out: str) -> None:
    with pytest.raises(SpecError, match=f"{left_out} is missing"):
        poll_json.read_spec({key: value for key, value in CALL.items() if key != left_out}, "en")


def test_what_the_director_says_is_asked_for_in_order() -> None:
    """The auction without its dealer, whom the board tells; a new auction takes back the call in question."""
    spec = {"of": polls.ON_USE, "source": "tempo"}
    for key, text in (("board", "7"), ("auction", "P 1S P 2S P"), ("made", "4S"), ("hand", HAND), ("scoring", "imps")):
        assert polls.missing(spec) == key
        spec = polls.with_said(spec, key, text, "en")
    assert polls.missing(spec) == ""
    assert polls.problem(spec) == poll_json.read_spec(CALL, "en")
    assert polls.missing(polls.with_said(spec, "auction", "1S 2D", "en")) == "made"
    assert polls.missing(polls.with_said(spec, "auction", "1NT P P P", "en")) == "made"


def test_what_partner_showed_is_asked_for_where_nobody_can_tell_it() -> None:
    """Partner has not called, or it is not known what it was."""
    spec = {key: str(value) for key, value in CALL.items()} | {"of": polls.ON_USE}
    assert polls.missing(spec) == ""
    assert polls.missing(spec | {"auction": "W:", "made": "1S"}) == "hint"
    assert polls.missing({key: value for key, value in spec.items() if key != "source"}) == "hint"
    play = {key: str(value) for key, value in CARD.items()} | {"of": polls.ON_USE}
    assert polls.missing(play) == "hint", "in the play it was over a card, and not over partner's last call"


def test_without_what_partner_showed_nobody_is_asked_what_it_suggests() -> None:
    """A play of which nothing else is said."""
    asked = poll_json.read_spec(CARD, "en")
    assert polls.hesitation(asked, ENGLISH) == ()
    assert polls.after(polls.Stage.ELSE, asked) is polls.Stage.REACHED


# What the answers come to


def counted(*answers: Answer) -> Count:
    """The answers of one group."""
    return polls.tally(answers, (ALL,))[ALL]


FIVE = (
    *(Answer("P", ("X",)), Answer("P"), Answer("P", ("P",))),
    *(Answer("X", ("P",)), Answer("X")),
)


def test_a_poll_is_named_by_its_counts() -> None:
    assert polls.lines({ALL: counted(*FIVE)}, ENGLISH) == (
        "Poll of 5: 3 pass, 2 double, 1 more considered pass, 1 more considered double",
    )
    assert polls.lines({ALL: counted()}, ENGLISH) == ("Poll of 0",)


def test_who_would_not_have_come_here_counts_apart() -> None:
    count = counted(*FIVE, Answer("4S", ("5S",), reached=False))
    assert (count.of, count.apart) == (5, 1)
    assert count.share("4S") == count.share("5S") == 0
    assert polls.lines({ALL: count}, ENGLISH)[0].endswith("1 would not have come here")


@pytest.mark.parametrize(
    ("answers", "made", "says"),
    [
        (FIVE, "P", OtherAction.CHOSEN_BY_SOME),
        ((Answer("X"),) * 5, "X", OtherAction.FEW),
        ((*(Answer("X"),) * 4, Answer("X", ("P",))), "X", OtherAction.CONSIDERED_ONLY),
        ((*(Answer("X"),) * 9, Answer("P")), "X", OtherAction.FEW),
        ((*(Answer("X"),) * 8, Answer("X", ("P",)), Answer("P")), "X", OtherAction.CHOSEN_BY_SOME),
        ((Answer("P"), Answer("P")), "X", None),
        ((Answer("P"), Answer("P"), Answer("P", reached=False)), "X", None),
    ],
)
def test_one_in_five_is_a_good_share(answers: tuple[Answer, ...], made: str, says: OtherAction | None) -> None:
    """16B1(b); two peers are too few to say anything."""
    assert polls.other_action(counted(*answers), made) is says


def test_who_has_the_right_information_does_otherwise() -> None:
    """21B3: or not; two in a group are too few."""
    given = [Answer("P", group=GIVEN)] * 3
    for right, says in (("X", True), ("P", False)):
        answers = [*given, *[Answer(right, group=RIGHT)] * 3]
        assert polls.advice(polls.tally(answers, (GIVEN, RIGHT)), "P") is says
        assert polls.advice(polls.tally(answers[:-1], (GIVEN, RIGHT)), "P") is None


@given(st.lists(strategies.peers))
def test_nobody_is_counted_twice_or_forgotten(answers: list[Answer]) -> None:
    """And it does not matter in which order they answered."""
    tally = polls.tally(answers, (GIVEN, RIGHT))
    for group, count in tally.items():
        mine = [each for each in answers if each.group == group]
        assert count.of + count.apart == len(mine)
        assert sum(count.chosen.values()) == count.of == sum(count.suggests.values())
        for action in {*count.chosen, *count.considered}:
            theirs = [each for each in mine if each.reached and action in (each.chosen, *each.considered)]
            assert count.share(action) == len(theirs) <= count.of
    assert polls.tally(list(reversed(answers)), (GIVEN, RIGHT)) == tally
    assert polls.load(polls.dump(tally)) == tally


@given(st.lists(strategies.peers, min_size=polls.LEAST))
def test_one_more_who_does_as_at_the_table_makes_no_alternative(answers: list[Answer]) -> None:
    """16B1(b): another who neither chose nor considered anything else never turns a no into a yes."""
    order = (OtherAction.FEW, OtherAction.CONSIDERED_ONLY, OtherAction.CHOSEN_BY_SOME)
    mine = [Answer(each.chosen, each.considered, group=ALL) for each in answers]
    before, after = polls.other_action(counted(*mine), "P"), polls.other_action(counted(*mine, Answer("P")), "P")
    assert before is not None
    assert after is not None
    assert order.index(after) <= order.index(before)


@given(strategies.unfinished_auctions(), strategies.deals, st.sampled_from(LANGUAGES), st.data())
def test_every_question_is_read_again_as_it_was_said(
    auction: Auction, deal: Deal, language: str, data: st.DataObject
) -> None:
    """Whatever the auction and the hand; and nobody but the player is shown."""
    legal = auction.legal_calls()
    made = str(data.draw(st.sampled_from(legal)))
    assert auction.turn is not None
    hand = deal.hands[list(Seat).index(auction.turn)]
    spec = {"of": polls.ON_USE, "hint": "?"}
    for key, text in (("board", "1"), ("auction", str(auction)), ("made", made), ("scoring", "imps")):
        spec = polls.with_said(spec, key, text, "en")
    in_pbn = str(deal).removeprefix("N:").split()[list(Seat).index(auction.turn)]
    for text in (in_pbn, " ".join(write_hand(hand, language))):
        said = polls.with_said(spec, "hand", text, language)
        asked = polls.problem(json.loads(json.dumps(said)))
        assert (asked.hand, asked.auction, asked.seat) == (hand, auction, auction.turn)
        assert set(asked.actions) == set(map(str, legal))
