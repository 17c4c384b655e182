"""Laws 43, 61 and 66: what follows where somebody asks about a possible revoke, or looks at a trick."""

from rules.engine.case import Case
from rules.engine.facts import Role, yes_no
from rules.engine.ruling import When

# 43B2(b): dummy, who had lost their rights by 43A2, was the first to ask declarer; 43B3, a defender.
DUMMY_WITHOUT_RIGHTS = yes_no("dummy_without_rights_asked", law="43B")

PLAY_HAS_ENDED = yes_no("play_has_ended", law="66D")


def look_yourself(case: Case) -> None:
    """66C: where a revoke is claimed, the director looks; nobody else does."""
    case.step("look-for-revoke-yourself", "66C")


def told_by_question(case: Case, who: Role, information: str = "question-unauthorized") -> None:
    """16B: what a question told its partner."""
    case.inform(information, "16B1", who)
    case.check("question-used", "16B3", When.END_OF_PLAY)


def not_rectified_now(case: Case, check: str) -> None:
    """43B3: play goes on, and what came of the irregularity is judged when it has ended."""
    case.step("no-rectification-now", "43B3")
    case.check(check, "43B3", When.END_OF_PLAY, "defenders_irregularity")
