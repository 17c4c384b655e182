"""Law 15A (2007: 17D): a player has called with cards that belong to another board."""

from rules.engine.case import Case
from rules.engine.facts import Audience, NotAsked, Role, yes_no
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.procedures._withdrawn import withdrawn_information
from rules.procedures.auction._irregular_call import SINCE, Since, called_before_since
from rules.procedures.score._spoiled_board import artificial, spoiled

IRREGULARITY = irregularity(__name__, door="boards", place=130, caller=called_before_since)
OTHER_BOARD = segment("other_board", __name__, of_another_board=True)

# Whether partner has called decides everything; in 2007 also whether LHO has.
SINCE_WRONG_CALL = SINCE.only(Since.NOTHING, Since.LHO_AND_PARTNER_CALLED, Since.LHO_CALLED, Since.PARTNER_CALLED)

# A call differs if its meaning is much different, or if it is psychic.
DIFFERS = yes_no("new_call_differs", audience=Audience.DIRECTOR, judgement=True)

# 2007: where LHO has called over it, the offender calls again first, and LHO only if that call does not differ.
DIFFERS_2007 = DIFFERS.with_script("call-with-right-hand")


@IRREGULARITY.under(LAWS_2017)
def cards_from_wrong_board_2017(case: Case) -> Ruling:
    """Law 15A of 2017."""
    since = case[SINCE_WRONG_CALL]
    case.step("cancelled-with-later-calls", "15A1")
    match since:
        case Since.LHO_AND_PARTNER_CALLED | Since.PARTNER_CALLED:
            spoiled(case, "15A2(a)")
        case Since.NOTHING | Since.LHO_CALLED:
            case.step("call-with-right-hand", "15A2(b)", Role.OFFENDER)
            if since is Since.LHO_CALLED:
                case.step("lho-calls-afresh", "15A2(b)", Role.LHO)
            case.cite("15A2(c)")
            withdrawn_information(case)
        case _:
            raise NotAsked(since)
    later_board(case, "15A3", "15A4")
    return case.ruling()


@IRREGULARITY.under(LAWS_2007)
def cards_from_wrong_board_2007(case: Case) -> Ruling:
    """Law 17D of 2007."""
    since = case[SINCE_WRONG_CALL]
    case.step("call-cancelled", "17D1", Role.OFFENDER)
    case.cite("17D2")
    match since:
        case Since.LHO_AND_PARTNER_CALLED | Since.PARTNER_CALLED:
            artificial(case, "17D2")
        case Since.LHO_CALLED if case[DIFFERS_2007]:  # nothing is left to call or to use
            artificial(case, "17D2")
        case Since.LHO_CALLED:
            case.step("new-call-stands", "17D2", Role.OFFENDER)
            case.step("lho-repeats-call", "17D2", Role.LHO)
            case.step("calls-next-unless-over", "17D2", Role.PARTNER)
            withdrawn_information(case)
        case Since.NOTHING:
            case.step("call-with-right-hand", "17D2", Role.OFFENDER)
            withdrawn_information(case)
        case _:
            raise NotAsked(since)
    later_board(case, "17D3", "17D4")
    return case.ruling()


def later_board(case: Case, law: str, penalty: str) -> None:
    """The board that the cards came from is still to be played; a procedural penalty is possible (90)."""
    case.check("other-board", law, When.LATER_BOARD, "other_board")
    case.advise_penalty("added", penalty)
    case.cite("90")


@OTHER_BOARD.under(LAWS_2017)
def other_board_2017(case: Case) -> Ruling:
    """15A3 of 2017."""
    differs = case[DIFFERS]
    if differs:
        spoiled(case, "15A3")
    else:
        case.adjust("normal-play", "15A3", when=When.NOW)
    return case.ruling()


@OTHER_BOARD.under(LAWS_2007)
def other_board_2007(case: Case) -> Ruling:
    """17D3 of 2007."""
    differs = case[DIFFERS]
    case.cite("17D3")
    if differs:
        artificial(case, "17D3")
    else:
        case.adjust("normal-play", "17D3", when=When.NOW)
    return case.ruling()
