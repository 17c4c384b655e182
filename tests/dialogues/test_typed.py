"""Whatever is typed where a value is asked for, what is kept can be read again."""

from dialogues import kept
from dialogues.conversation import say
from dialogues.interview import Answer
from dialogues.state import Conversation, OpenCase, Segment
from rules.engine.facts import Offer
from rules.menu import procedures
from tests.walks import walked

TYPED = ("X", "P", "2H", "1NT", "7", "4S= N", "N", "N: 1S P 1H", "+100", "60% 4S=, 40% 4S-1", "A+/A-", "half")


def cases_at_a_typed_question() -> dict[str, OpenCase]:
    """Of each fact that is typed, or may be, a case that asks for it next."""
    found: dict[str, OpenCase] = {}
    for procedure in procedures():
        for path in walked(procedure).paths:
            for place, asking in enumerate(path.askings):
                item = asking.item
                name = f"{procedure.edition.id} {item.id}"
                if not isinstance(item, Offer) and (item.typed or not item.choices) and name not in found:
                    answers = tuple(Answer(before.key, before.answer) for before in path.askings[:place])
                    found[name] = OpenCase(procedure.edition, (Segment(procedure.id, answers),))
    return found


def test_what_is_kept_of_it_can_be_read() -> None:
    """A call where a board's number is asked for is no number, and so for everything else."""
    for name, case in cases_at_a_typed_question().items():
        for text in TYPED:
            state, _ = say(Conversation(cases=(case,), current=1), text)
            assert state.case is not None
            segments = state.case.segments
            assert kept.load_segments(kept.dump_segments(segments)) == segments, f"{name}: {text}"
