"""Law 12C2 with 82, 86 and 88: an artificial score, each side by its own fault, or another table decides at teams."""

from collections.abc import Mapping
from enum import StrEnum

from rules.engine.case import NOTHING_TOLD, Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Audience, Fact, Value, choice, yes_no
from rules.engine.ruling import When
from rules.lawbook import Concept
from rules.model import Side
from rules.procedures.score._board_score import (
    AT_FAULT,
    AT_FAULT_UNDER,
    AT_PAIRS,
    AT_TEAMS,
    AVERAGE_EW,
    AVERAGE_NS,
    AVERAGES,
    AVERAGES_AT_TEAMS,
    FORM,
    KIND,
    OTHER_TABLE_FAVOURS,
    SCORE,
    SESSION_CHECK_LEFT,
    SEVERAL_RESULTS,
    AtFault,
    AverageAwarded,
    ScoreKind,
    averaged_in_a_knockout,
    averages_by_fault,
)
from rules.scoring.boards import SIGNS, Average, Form, Scoring

AVERAGE_OF: Mapping[Side, Fact[AverageAwarded]] = {Side.NS: AVERAGE_NS, Side.EW: AVERAGE_EW}

# The result of this table, if it has one, does not count.
WITHOUT_THE_RESULT_HERE: Mapping[str, Value] = {AT_TEAMS.id: True, KIND.id: ScoreKind.UNPLAYED}

CHECK_LEFT: Mapping[str, Value] = {SESSION_CHECK_LEFT.id: True}


class ErrorOf(StrEnum):
    """82: whose error it was, and of what; 82C speaks of a ruling, 15 and 87 of boards."""

    RULING = "ruling"
    WRONG_BOARD = "wrong_board"
    FOULED = "fouled"
    INSTRUCTION = "instruction"
    PLAYERS = "players"


ERROR_OF = choice("error_of", ErrorOf, law="82C")
DIRECTORS = tuple(each for each in ErrorOf if each is not ErrorOf.PLAYERS)


class Second(StrEnum):
    """15C of 2007: the second auction, compared with the first."""

    ON_PURPOSE = "on_purpose"
    DIFFERS = "differs"
    SAME = "same"


SECOND = choice("second_auction_calls", Second, audience=Audience.DIRECTOR, law="15C")


# Never asked: what leads here says so.
BY_DIRECTOR = yes_no("by_director")


@derives(BY_DIRECTOR)
def by_director(known: Known) -> tuple[Value, ...]:
    """82: the board was spoiled by an error of the director or the organizer."""
    return (known.get(ERROR_OF) in DIRECTORS,)


def directors_error(case: Case) -> None:
    """82B: where the board was spoiled by the director, the players are told so first."""
    if case[BY_DIRECTOR]:
        case.step("error-admitted", "82B")


def penalty_unless_directors(case: Case, id: str, law: str) -> None:
    """90B6 and 90B7, which are of contestants."""
    if not case[BY_DIRECTOR]:
        case.advise_penalty(id, law)


def nobodys_fault(known: Known) -> bool:
    """82C: after the director's error neither side is at fault, but for what it then did on purpose."""
    return known.get(ERROR_OF) in DIRECTORS and known.get(SECOND) != Second.ON_PURPOSE


@derives(SEVERAL_RESULTS)
def no_matter_how_many(known: Known) -> tuple[Value, ...] | None:
    """86B2(a) of 2017: where nobody is at fault, several boards bring what one brings."""
    return (False,) if nobodys_fault(known) else None


@derives(AT_FAULT)
def no_contestant(known: Known) -> tuple[Value, ...] | None:
    """86B2(a) of 2017."""
    return (AtFault.NOBODY,) if nobodys_fault(known) else None


@derives(AVERAGE_NS)
@derives(AVERAGE_EW)
def average_by_ruling(known: Known) -> tuple[Value, ...] | None:
    """82C; 86B2(a) and (c) of 2017."""
    at_fault = known.get(AT_FAULT)
    if nobodys_fault(known) or at_fault == AtFault.NOBODY:
        return (AverageAwarded.PLUS,)
    return (AverageAwarded.EVEN, AverageAwarded.MINUS) if at_fault == AtFault.BOTH else None


def by_fault(case: Case) -> None:
    """The score of a board without a result, at pairs or at teams."""
    if not case[AT_TEAMS]:
        averages(case, in_imps=case[FORM.only(*AT_PAIRS)] is not Form.MATCHPOINTS)
    elif not assigned_by_other_table(case):
        by_fault_at_teams(case, case.edition.of(AT_FAULT_UNDER)(case))


def assigned_by_other_table(case: Case, told: Mapping[str, Value] = NOTHING_TOLD) -> bool:
    """86B1 (2007: 86D): whether the result at the other table decides. told: what the score need not ask then."""
    favours = case[OTHER_TABLE_FAVOURS]
    case.cite(Concept.OTHER_TABLE_RESULT)
    if favours:
        case.adjust("assigned-by-other-table", Concept.OTHER_TABLE_RESULT, SCORE, told=told)
    return favours


def by_fault_at_teams(case: Case, at_fault: AtFault | None, told: Mapping[str, Value] = CHECK_LEFT) -> None:
    """12C2(b); in 2017 the better of two scores where one of the teams is at fault for several results (86B2(b))."""
    if at_fault is AtFault.ONE:
        case.adjust("better-of-average-plus", "86B2(b)", SCORE, told=told)
        case.check("session-score-if-artificial", "12C2(c)", When.END_OF_SESSION, "session_score")
    else:
        if at_fault is not None:
            case.cite(AVERAGES_AT_TEAMS[at_fault])
        averages(case, in_imps=True, teams=True, told=told)


def averages(case: Case, *, in_imps: bool, teams: bool = False, told: Mapping[str, Value] = CHECK_LEFT) -> None:
    """12C2(a) and (b): average plus, average or average minus."""
    found = averages_by_fault(case)
    case.cite("12C2(a)")
    case.reckon("averages", {"ns": found[Side.NS], "ew": found[Side.EW]})
    what_an_average_is(case, in_imps=in_imps)
    if teams and sum(SIGNS[each] for each in found.values()) != 0:
        case.cite(Concept.KNOCKOUT_AVERAGE)  # which the score tells, when it has been said that it is one
    if set(found.values()) != {Average.EVEN}:
        case.check("session-score", "12C2(c)", When.END_OF_SESSION, "session_score")
    both_plus = case[BY_DIRECTOR] and set(found.values()) == {Average.PLUS}
    case.adjust("average-plus-for-both" if both_plus else "artificial", "12C2(a)", SCORE, told=told)


def of_one_side(case: Case, which: Fact[Side]) -> None:
    """12C2(a) and (b) for one side alone: the other has a valid result, or is deprived of none.

    which: the side; where the other table decides it makes no difference.
    In a match the result at the other table comes first (86D of 2007; the board of 15B of 2017 is never of teams).
    """
    form = case[FORM.only(Form.IMPS, *AT_PAIRS)]
    if form is Form.IMPS and assigned_by_other_table(case, WITHOUT_THE_RESULT_HERE):
        return
    side = case[which]
    average = AVERAGES[case[AVERAGE_OF[side]]]
    case.cite("12C2(a)")
    case.reckon("average-of-one-side", {"side": side, "average": average})
    what_an_average_is(case, in_imps=form is not Form.MATCHPOINTS)
    if form is Form.IMPS:
        imps = {side: SIGNS[average] * Scoring.average_imps}
        averaged_in_a_knockout(case, *(imps.get(each, 0) for each in Side))
    by_director = case[BY_DIRECTOR]
    if average is not Average.EVEN:
        check = "session-score-average-plus" if by_director else "session-score"
        case.check(check, "12C2(c)", When.END_OF_SESSION, "session_score", left_out(side))
    case.adjust("average-plus-for-one-side" if by_director else "artificial-for-one-side", "12C2(a)")


def left_out(side: Side) -> Mapping[str, Value]:
    """The side that is deprived of nothing has no average of which the session may make more or less."""
    return {fact.id: AverageAwarded.EVEN for other, fact in AVERAGE_OF.items() if other is not side}


def what_an_average_is(case: Case, *, in_imps: bool) -> None:
    """12C2(a) and (b): a share of the matchpoints of the board, or three IMPs."""
    if in_imps:
        case.direct("average-imps", Concept.AVERAGE_IMPS)
    else:
        case.direct("average-share", "12C2(a)")
        case.cite("88")
