"""Law 12C2(c): what the other boards of the session make of an average plus or an average minus."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from rules.engine.case import Case
from rules.engine.facts import Fact
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007
from rules.model import Side
from rules.procedures.score._board_score import (
    AT_PAIRS,
    AVERAGE_EW,
    AVERAGE_NS,
    AVERAGES,
    FORM,
    OTHER_BOARDS,
    SESSION_IMPS,
    SESSION_SHARE,
    AverageAwarded,
    averaged_in_a_knockout,
)
from rules.scoring.boards import SHARES, SIGNS, Artificial, Average, Form, Scoring
from rules.scoring.scores import Exact

SEGMENT = segment("session_score", __name__)

# The follow-up that an average leads to when the session has ended.
SESSION_SCORE = "session_score"

# Here the averages decide what is asked.
AWARDED: Mapping[Side, Fact[AverageAwarded]] = {
    Side.NS: replace(AVERAGE_NS, sample=None),
    Side.EW: replace(AVERAGE_EW, sample=None),
}


@SEGMENT.under(LAWS_2007)
def session_score(case: Case) -> Ruling:
    """12C2(c): average plus is no less than a side scored on its other boards, average minus no more."""
    awarded = {side: AVERAGES[case[fact]] for side, fact in AWARDED.items()}
    concerned = {side: average for side, average in awarded.items() if average is not Average.EVEN}
    if not concerned:
        case.step("average-not-changed", "12C2(c)")
        return case.ruling()
    form = case[FORM.only(Form.IMPS, *AT_PAIRS)]
    in_imps = form is not Form.MATCHPOINTS
    sample = SESSION_IMPS if in_imps else SESSION_SHARE
    own = {side: case[replace(OTHER_BOARDS[side], sample=sample)] for side in concerned}
    for amount in own.values():
        if amount.unit is not sample.unit:
            case.reckon("error-session-unit", {"unit": amount.unit.value}, "12C2(c)")
            return case.ruling()
    points: dict[Side, Exact] = dict.fromkeys(Side, 0)
    for side, average in concerned.items():
        if in_imps:
            points[side] = as_imps(case, side, average, own[side].value)
        else:
            as_share(case, side, average, own[side].value)
    if form is Form.IMPS:
        averaged_in_a_knockout(case, points[Side.NS], points[Side.EW])
    case.adjust("session-score", "12C2(c)", when=When.END_OF_SESSION)
    return case.ruling()


def as_share(case: Case, side: Side, average: Average, own: Fraction) -> None:
    """A share of the matchpoints of the board."""
    awarded = Artificial(average, own).amount(SHARES[average])
    case.reckon(
        "score-session-share",
        {"side": side, "average": average, "own_share": own, "share": Fraction(awarded)},
        "12C2(c)",
    )


def as_imps(case: Case, side: Side, average: Average, own: Fraction) -> Exact:
    """The equivalent in IMPs: as many as the other boards brought on average."""
    usual = SIGNS[average] * Scoring.average_imps
    awarded = Artificial(average, own).amount(usual)
    case.reckon("score-session-imps", {"side": side, "average": average, "own": own, "points": awarded}, "12C2(c)")
    return awarded
