"""What is kept of a case is read under the ids of now, or not at all."""

import pytest

from dialogues import kept, pages
from dialogues.conversation import say, tap
from dialogues.pages.case import Change
from dialogues.pages.home import More
from dialogues.state import Conversation
from rules.engine import aliases
from rules.lawbook import LAWS_2007, LAWS_2007_PRINTED
from rules.regulations.profiles import Profile


def after(*lines: str) -> Conversation:
    """A conversation in which these lines were typed."""
    state = Conversation()
    for line in lines:
        state, _ = say(state, line)
    return state


@pytest.fixture
def renamed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a procedure, a follow-up, a fact, an offer, a choice and a door, other names were in use before."""
    monkeypatch.setitem(aliases.PROCEDURES, "too_low", "insufficient_bid")
    monkeypatch.setitem(aliases.PROCEDURES, "could_have_known", "awareness_of_damage")
    monkeypatch.setitem(aliases.FACTS, "hand_slipped", "unintended")
    monkeypatch.setitem(aliases.FACTS, "take_it", "accept_insufficient")
    monkeypatch.setitem(aliases.CHOICES, "accept_insufficient leaves_it", "refuses")
    monkeypatch.setitem(aliases.DOORS, "bidding", "auction")


@pytest.mark.usefixtures("renamed")
def test_segments_are_read_under_the_ids_of_now() -> None:
    """Procedures, keys in their scope, choices, what an answer was said about, and what the board said before."""
    state = after("N: 1S P 1H", "no", "2", "2H", "2", "no")
    assert state.case is not None
    now = kept.dump_segments(state.case.segments)
    then = now
    for new, old in (
        ('"insufficient_bid"', '"too_low"'),
        ('"unintended"', '"hand_slipped"'),
        ("accept_insufficient", "take_it"),
        ('"refuses"', '"leaves_it"'),
    ):
        assert new in then
        then = then.replace(new, old)
    assert kept.load_segments(then) == state.case.segments
    scoped = '[{"procedure": "too_low", "answers": [%s], "told": [%s], "of": 0, "place": 0}]'
    answer = '{"key": "%s", "value": "%s", "about": [["%s", "%s"]]}'
    old = answer % ("again.take_it", "leaves_it", "holds.again.take_it", "auction")
    new = answer % ("again.accept_insufficient", "refuses", "holds.again.accept_insufficient", "auction")
    assert kept.load_segments(scoped % (old, old)) == kept.load_segments(scoped % (new, new))


@pytest.mark.usefixtures("renamed")
@pytest.mark.parametrize(
    ("then", "now"),
    [
        ("", ""),
        ("answers", "answers"),
        ("new T5", "new T5"),
        ("found too_low revoke", "found insufficient_bid revoke"),
        ("found gone_for_good too_low", "found insufficient_bid"),
        ("found gone_for_good", ""),
        ("not_yet spectator", ""),
        ("player too_low", "player insufficient_bid"),
        ("player gone_for_good", ""),
        ("role too_low", "role insufficient_bid"),
        ("role N: 1S P 1H", "role N: 1S P 1H"),
        ("role", "role"),
        ("again too_low", "again insufficient_bid"),
        ("again", "again"),
        ("again more bidding", "again more auction"),
        ("again more gone_for_good", "again"),
        ("more bidding", "more auction"),
        ("more bidding Table 5", "more auction Table 5"),
        ("more ending T5", "more score T5"),
        ("more tricks", "more score"),
        ("more gone_for_good T5", "new T5"),
        ("more gone_for_good", ""),
        ("change hand_slipped", "change unintended"),
        ("change again.take_it", "change again.accept_insufficient"),
        ("explain change hand_slipped", "explain change unintended"),
        ("help found too_low", "help found insufficient_bid"),
        ("help", "help"),
        ("compare=2007 answers", "compare=2007 answers"),
        ("compare=1932 answers", "answers"),
        ("compare=1932", ""),
        ("pick 4 S", "pick 4 S"),
        ("again found too_low revoke", "again found insufficient_bid revoke"),
        ("again too_low N: 1S P 1H", "again insufficient_bid N: 1S P 1H"),
        ("again gone N: 1S P 1H", "again"),
    ],
)
def test_a_page_is_read_under_the_ids_of_now(then: str, now: str) -> None:
    """What it speaks of may be called something else by now, or be gone."""
    assert pages.written(pages.read(then)) == now


@pytest.mark.usefixtures("renamed")
def test_a_button_means_what_it_was_sent_for() -> None:
    """An irregularity, an answer, one of the answers to be changed, a door and a follow-up with whom it is about."""
    state, _ = tap(Conversation(), "more bidding")
    assert state.page == More("auction")
    state, _ = tap(state, "too_low")
    assert state.case is not None
    assert state.case.segments[0].procedure == "insufficient_bid"
    state = after("N: 1S P 1H", "no")
    state, _ = tap(state, "leaves_it")
    state, _ = say(state, "answers")
    state, _ = tap(state, "take_it")
    assert state.page == Change("accept_insufficient")
    state, screen = tap(state, "leaves_it")
    assert screen.notices == ()
    assert state.case is not None
    assert [answer.value for answer in state.case.segments[0].answers][-1] == "refuses"
    state = after("N: 1S P 1H", "no", "2", "P", "no")
    state, _ = tap(state, "again")
    state, _ = tap(state, "too_low")
    state, _ = tap(state, "1")
    for line in ("1", "1", "no", "2", "2", "2"):
        state, screen = say(state, line)
    assert "awareness_of_damage@1" in [choice.id for choice in screen.choices]
    state, _ = tap(state, "could_have_known@1")
    assert state.case is not None
    assert (state.case.segments[-1].procedure, state.case.segments[-1].of) == ("awareness_of_damage", 1)


def test_a_button_of_what_never_was_is_no_answer() -> None:
    """An alias is needed for every older name."""
    state = after("N: 1S P 1H", "no")
    after_it, screen = tap(state, "leaves_it")
    assert after_it == state
    assert screen.notices == ("That is not one of the answers.",)


def test_a_case_that_elected_the_printed_law_27_is_of_its_variant() -> None:
    """Its edition was that of 2007 before the printed text was a variant of its own."""
    state = after("N: 1S P 1H", "no")
    assert state.case is not None
    segments = kept.dump_segments(state.case.segments)
    printed, revised = Profile({"law27": "printed"}), Profile({"law27": "rev2008"})
    for profile, laws in ((printed, LAWS_2007_PRINTED), (revised, LAWS_2007), (Profile(), LAWS_2007)):
        assert kept.load_case("2007", segments, kept.dump_profile(profile), 1, "", "").edition == laws


@pytest.mark.parametrize("segments", ["", "[]", "{}", "7", '[{"procedure": "insufficient_bid"}]'])
def test_what_is_no_case_cannot_be_read(segments: str) -> None:
    """There is nothing to go on with."""
    with pytest.raises(kept.Unreadable):
        kept.load_case("2017", segments, "{}", 1, "", "")
