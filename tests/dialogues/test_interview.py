"""The interview: an answer counts only while it is asked for, about the same things."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dialogues.interview import Answer, Interview, NoSuchAnswer
from rules.engine.facts import Role, Value
from rules.engine.ruling import Offering, Question, Ruling
from rules.lawbook import LAWS_2017
from rules.menu import get, procedures
from rules.model import Auction, Seat, parse_call

AUCTION = Auction.parse("N: 1S P 1H")


def told(*answers: Value | tuple[str, Value]) -> Interview:
    """An insufficient bid of South over 1S, with these answers given one after another."""
    interview = Interview(get("insufficient_bid", LAWS_2017)).tell("auction", AUCTION)
    for answer in answers:
        interview = interview.tell(*answer) if isinstance(answer, tuple) else interview.answer(answer)
    return interview


def keys(interview: Interview) -> list[str]:
    return [answer.key for answer in interview.answers]


def test_comparable_said_of_one_call_does_not_rule_on_another() -> None:
    """“Comparable: yes” said of 3H must not stand when the replacement becomes 3C."""
    ruled = told(False, "refuses", ("replacement_call", parse_call("3H")), "other_bid", True)
    assert isinstance(ruled.current, Ruling)
    assert "27B1(b)" in ruled.current.laws
    changed = ruled.tell("replacement_call", parse_call("3C"))
    assert isinstance(changed.current, Offering)
    assert "comparable" not in keys(changed)
    assert [answer.key for answer in changed.dropped] == ["replacement", "comparable"]


def test_a_regular_auction_answers_who_has_called_over_the_call_to_be_changed() -> None:
    """25: whose call it was is known, and the auction shows whether LHO has called over it."""
    given = (Answer("offender", Seat.S),)
    asked = Interview(get("change_of_call", LAWS_2017), given=given).answer("asks").answer(True)
    assert isinstance(asked.current, Question)
    assert asked.current.key == "since"
    auction = Auction.parse("N: 1NT P 2D X")
    assert asked.takes(auction)
    told = asked.tell("auction", auction)
    assert isinstance(told.current, Offering)


def test_a_regular_auction_is_taken_where_it_says_who_is_who() -> None:
    """An insufficient bid is never a part of one; whose call was unclear it shows."""
    auction = Auction.parse("N: 1S X")
    assert not Interview(get("insufficient_bid", LAWS_2017)).takes(auction)
    unclear = Interview(get("call_unclear", LAWS_2017)).tell("auction", auction).answer("not_understood")
    assert unclear.takes(auction)
    assert unclear.current.seats[Role.OFFENDER] is Seat.E


def test_what_was_said_before_and_is_no_choice_here_is_asked() -> None:
    """An earlier segment may know more choices of a fact than this one: that is no answer to it."""
    interview = Interview(get("insufficient_bid", LAWS_2017), given=(Answer("since", "says_slip"),))
    assert isinstance(interview.current, Question)
    assert interview.current.key == "since"


def test_comparable_said_of_a_bid_does_not_rule_on_a_pass() -> None:
    """Changing the replacement from a bid to a pass asks the comparison again."""
    ruled = told(False, "refuses", "other_bid", True)
    changed = ruled.change("replacement", "pass")
    assert isinstance(changed.current, Question)
    assert changed.current.key == "comparable"
    assert [answer.key for answer in changed.dropped] == ["comparable"]


def test_a_changed_answer_keeps_what_still_counts() -> None:
    """What is still asked, about the same things, is not asked again."""
    ruled = told(False, "refuses", "double", False, False)
    changed = ruled.change("final_call_comparable", True)
    assert isinstance(changed.current, Ruling)
    assert "26A" in changed.current.laws
    assert changed.dropped == ()


def test_changing_an_early_answer_drops_what_is_no_longer_asked() -> None:
    """When LHO accepts after all, the replacement is no longer a question."""
    changed = told(False, "refuses", "pass", False).change("accept_insufficient", "accepts")
    assert isinstance(changed.current, Ruling)
    assert changed.current.laws == ("27A1",)
    assert [answer.key for answer in changed.dropped] == ["replacement", "comparable"]


def test_back_takes_back_the_last_answer() -> None:
    """Back drops one answer, typed or tapped."""
    interview = told(False, "refuses")
    assert interview.back() == told(False)
    assert interview.back().back() == told()


def test_a_typed_call_goes_with_its_question() -> None:
    """A call typed as the replacement does not survive when nothing is replaced."""
    interview = told(False, "refuses", ("replacement_call", parse_call("P")), False)
    assert isinstance(interview.current, Ruling)
    changed = interview.change("accept_insufficient", "accepts").change("accept_insufficient", "refuses")
    assert isinstance(changed.current, Offering)
    assert "replacement_call" not in keys(changed)


def test_a_restart_keeps_the_auction() -> None:
    """From the beginning: what was said of the board is still so."""
    assert told(False, "refuses", "pass").restart() == told()


def test_an_auction_typed_late_replaces_what_it_shows() -> None:
    """Answers that the auction now shows need no longer be kept; the others stand."""
    interview = Interview(get("insufficient_bid", LAWS_2017))
    for answer in ("nothing", "offender", False):
        interview = interview.answer(answer)
    shown = interview.tell("auction", AUCTION)
    assert keys(shown) == ["auction", "unintended"]
    assert shown.dropped == ()


def test_an_auction_that_contradicts_an_answer_is_asked_about() -> None:
    """LHO was said to have called, and the auction shows no call: which of the two holds?"""
    interview = Interview(get("insufficient_bid", LAWS_2017)).answer("lho_called").tell("auction", AUCTION)
    assert isinstance(interview.current, Question)
    assert interview.current.key == "holds.since"
    assert interview.answer("answer").answer(False).current.laws == ("27A1",)  # type: ignore[union-attr]
    assert interview.answer("auction").current.key == "unintended"  # type: ignore[union-attr]


def test_what_is_no_choice_is_no_answer() -> None:
    """Only the choices of the current question are answers to it."""
    with pytest.raises(NoSuchAnswer):
        told().answer("perhaps")
    with pytest.raises(NoSuchAnswer):
        told(True, "legal").answer(True)


def possible(asked: Question | Offering) -> tuple[Value, ...]:
    """The answers to a question; one where the value is typed."""
    sample = asked.fact.sample if isinstance(asked, Question) else None
    return asked.choices if sample is None or asked.choices else (sample,)


@given(st.data())
def test_a_change_never_leaves_a_stale_answer(data: st.DataObject) -> None:
    """After any change, replaying the remaining answers one by one asks for each of them, about the same things."""
    procedure = data.draw(st.sampled_from(list(procedures())))
    interview = Interview(procedure)
    while not isinstance(interview.current, Ruling):
        interview = interview.answer(data.draw(st.sampled_from(possible(interview.current))))
    changed = data.draw(st.sampled_from(interview.answers))
    asked = interview.before(changed.key).current
    assert not isinstance(asked, Ruling)
    after = interview.change(changed.key, data.draw(st.sampled_from(possible(asked))))
    again = Interview(procedure)
    for answer in after.answers:
        asked = again.current
        assert not isinstance(asked, Ruling)
        assert answer == Answer(asked.key, answer.value, asked.about)
        again = again.answer(answer.value)
    assert again.current == after.current


def test_what_was_said_of_an_answer_goes_with_it() -> None:
    """RHO's call was not legal, and what it was is said; then nobody is said to have called: it was said of no call."""
    interview = Interview(get("double_out_of_turn", LAWS_2017)).answer("rho_irregular").answer("rho")
    said = interview.answer("insufficient_bid")
    changed = said.change("since", "nothing")
    assert [answer.key for answer in changed.answers] == ["since", "turn"]
    assert [answer.key for answer in changed.dropped] == ["next_call"]


def test_an_auction_typed_late_asks_when_the_director_came_and_drops_nothing() -> None:
    """What has been answered before the auction was typed still counts when it is known when the director came."""
    begun = Interview(get("pass_out_of_turn", LAWS_2017)).answer("nothing").answer("rho")
    typed = begun.tell("auction", Auction.parse("S: 1H P E=P N=2H"))
    assert isinstance(typed.current, Question)
    assert typed.current.key == "director_came"
    assert typed.dropped == ()
    came = typed.answer("at_once")
    assert isinstance(came.current, Question)
    assert came.current.key == "call_kind"
    assert came.dropped == ()


def test_another_auction_asks_anew_when_the_director_came() -> None:
    """The answer was given about the auction that was typed."""
    interview = Interview(get("pass_out_of_turn", LAWS_2017)).tell("auction", Auction.parse("S: 1H P E=P N=2H"))
    changed = interview.answer("at_once").tell("auction", Auction.parse("S: 1H P E=P N=2H P"))
    assert isinstance(changed.current, Question)
    assert changed.current.key == "director_came"
    assert changed.current.choices == ("at_once", "after_one", "after_all")


def obliged_to_pass(since: str, *answers: Value) -> Interview:
    """A call by West, who had to pass, in an auction that is legal otherwise."""
    begun = Interview(get("call_when_must_pass", LAWS_2017)).tell("auction", Auction.parse("N: 1D P 1S 2C 2S"))
    interview = begun.tell("offender", Seat.W).answer(since)
    for answer in answers:
        interview = interview.answer(answer)
    return interview


def test_what_had_been_called_since_is_not_asked_again_as_when_the_director_came() -> None:
    """The typed auction shows the call in question only later: what was called since has been said, and holds."""
    ruled = obliged_to_pass("lho_called", False, "next")
    assert isinstance(ruled.current, Ruling)
    assert ruled.current.laws == ("35B", "37A")
    assert keys(ruled) == ["auction", "offender", "since", "against_19", "obliged"]
    cancelled = obliged_to_pass("nothing", True)
    assert isinstance(cancelled.current, Ruling)
    assert "37B1" in cancelled.current.laws


def test_when_the_director_came_is_answered_once_wherever_it_is_asked() -> None:
    """It is not the first question where an answer makes the auction show the call: its answer is kept all the same."""
    asked = obliged_to_pass("offender_replaced", "lho_called", False, False, "next")
    assert isinstance(asked.current, Question)
    assert asked.current.key == "director_came"
    for came in ("at_once", "after_all"):
        answered = asked.answer(came)
        assert "director_came" in keys(answered)
        assert answered.dropped == ()
        assert not isinstance(answered.current, Ruling)
        assert answered.current.key == "holds.since"  # which was said, and no second call of the player was typed
