"""Laws 43, 61 and 66: what follows where somebody asks about a possible revoke, or looks at a trick."""

from collections.abc import Mapping

from rules.engine.case import Case
from rules.engine.facts import Role, yes_no
from rules.engine.ruling import When
from rules.lawbook import LAWS_2007, LAWS_2017, Edition

# 43B2(b): dummy, who had lost their rights by 43A2, was the first to ask declarer; 43B3, a defender.
DUMMY_WITHOUT_RIGHTS = yes_no("dummy_without_rights_asked", law="43B")

PLAY_HAS_ENDED = yes_no("play_has_ended", law="66D")


def look_yourself(case: Case) -> None:
    """66C: where a revoke is claimed, the director looks; nobody else does."""
    case.direct("look-for-revoke-yourself", "66C")


def told_by_question(case: Case, who: Role, information: str = "question-unauthorized") -> None:
    """16B: what a question told its partner."""
    case.inform(information, "16B1", who)
    case.check("question-used", "16B3", When.END_OF_PLAY, "information_used")


def remark_told_declarer(case: Case) -> None:
    """16B: what dummy's remark told declarer, who may not play by it."""
    case.inform("dummys-remark-unauthorized", "16B1", Role.DECLARER)
    case.check("dummys-remark-used", "16B3", When.END_OF_PLAY, "information_used")


# 43B3: 2017 looks at what the defenders gained, 2007 at damage to the declaring side.
LOOKED_AT: Mapping[Edition, str] = {LAWS_2017: "defenders-gain", LAWS_2007: "declarers-damage"}


def not_rectified_now(case: Case) -> None:
    """43B3: play goes on, and what came of the irregularity is judged when it has ended."""
    case.cite("43A2")
    case.step("no-rectification-now", "43B3")
    case.check(case.edition.of(LOOKED_AT), "43B3", When.END_OF_PLAY, "defenders_irregularity")


def dummy_without_rights_spoke(case: Case) -> None:
    """43B3: dummy, who had lost their rights, was the first to speak of a defender's irregularity."""
    not_rectified_now(case)
    penalty_for_dummy(case)
    remark_told_declarer(case)


def penalty_for_dummy(case: Case) -> None:
    """43B1 with 90."""
    case.advise_penalty("procedural", "43B1")
    case.cite("90")
