"""Laws 40A3 and 40C, 40B2(a)(v) (2007: 40B2(d)): a psychic call, or another departure from what is agreed."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, choice, yes_no
from rules.engine.procedure import Of, irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.procedures._board_stage import STAGE, BoardStage, left_until_play_is_over
from rules.procedures.information._explanations import EXPLANATION_STAGE, ExplanationStage
from rules.procedures.score._end_of_play import DAMAGED, judged, raised_too_late, redressed_now, result_stands
from rules.regulations.elections import ARTIFICIAL_PSYCHICS, PSYCHIC_OPENINGS, ArtificialPsychics, PsychicOpenings

IRREGULARITY = irregularity(__name__, place=120, of=Of.PERSON, also_follows=True)
IRREGULARITY.told_by_the_board(left_until_play_is_over)


class DepartureWas(StrEnum):
    """Definitions, 40C1, 75C: what the call was beside what is agreed."""

    PSYCHIC = "psychic"
    OTHER = "other"
    UNPROVEN = "unproven"


# From the hand, the system card and what both sides say; nobody is asked what they meant.
DEPARTURE_WAS = choice("departure_was", DepartureWas, audience=Audience.DIRECTOR, judgement=True, law="40C1")

# 40B2(a)(v) (2007: 40B2(d)): the call’s agreed meaning, not the hand.
ARTIFICIAL = yes_no("psychic_artificial", audience=Audience.DIRECTOR, law=Concept.ARTIFICIAL_PSYCHIC)
FORCING = yes_no("psychic_forcing", audience=Audience.DIRECTOR, law=Concept.ARTIFICIAL_PSYCHIC)
# Where no profile says what the regulations of the event bar.
BARRED_ARTIFICIAL = yes_no("psychic_artificial_barred", audience=Audience.DIRECTOR, law=Concept.ARTIFICIAL_PSYCHIC)
BARRED_OPENING = judged("psychic_opening_barred", "80B2(f)")


class Understanding(StrEnum):
    """40A3, 40C1: what the partnership has agreed on such calls, by word or by habit, and whether opponents know."""

    NONE = "none"
    CONCEALED = "concealed"
    DISCLOSED = "disclosed"


UNDERSTANDING = choice("departure_understanding", Understanding, audience=Audience.DIRECTOR, judgement=True, law="40C1")


class Fielded(StrEnum):
    """40C1, 16A1: whether partner allowed for it, and what accounts for that."""

    NO = "no"
    LEGALLY = "legally"
    MANNER = "manner"
    UNEXPLAINED = "unexplained"


FIELDED = choice("departure_fielded", Fielded, audience=Audience.DIRECTOR, judgement=True, law="40C1")


@IRREGULARITY.under(LAWS_2007)
def psychic_call(case: Case) -> Ruling:
    """40A3, 40C2: nobody says while the board is played that a call was one."""
    stage = case[STAGE]
    match stage:
        case BoardStage.GOING_ON:
            case.step("departure-play-goes-on", "40A3")
            case.direct("no-duty-to-tell-departure", "40C2")
            case.check("departure", "40C1", When.END_OF_PLAY, "psychic_call")
        case BoardStage.PLAY_OVER:
            play_over(case)
        case BoardStage.TOO_LATE:
            case.cite("40C1")
            raised_too_late(case)
        case _:
            assert_never(stage)
    return case.ruling()


def play_over(case: Case) -> None:
    """21B1(b), 40B2, 40C: whether it was a departure at all, whether a regulation bars it, and who expected it."""
    was = case[DEPARTURE_WAS]
    match was:
        case DepartureWas.PSYCHIC:
            case.direct("note-psychic-call", "40C1")
            if not barred(case):
                departed(case)
        case DepartureWas.OTHER:
            departed(case)
        case DepartureWas.UNPROVEN:
            case.adjust("departure-not-proven", "40C1", when=When.NOW)
            told = {EXPLANATION_STAGE.id: ExplanationStage.PLAY_OVER}
            case.hand_over("explanation-uncertain", "21B1(b)", "misinformation", Role.PARTNER, told)
        case _:
            assert_never(was)


def barred(case: Case) -> bool:
    """What a regulation may bar: psychic artificial calls by 40B2; openings by 80B2(f), as far as it may."""
    return barred_artificial(case) or barred_opening(case)


def barred_artificial(case: Case) -> bool:
    """40B2(a)(v) (2007: 40B2(d)): by an infraction of the regulation 12A1 redresses damage, and 90B8 punishes it."""
    elected = case[ARTIFICIAL_PSYCHICS]
    match elected:
        case ArtificialPsychics.ASKED:
            is_barred = case[BARRED_ARTIFICIAL]
        case ArtificialPsychics.ALLOWED:
            is_barred = False
        case ArtificialPsychics.NOT_FORCING:
            is_barred = case[FORCING]
        case ArtificialPsychics.PROHIBITED:
            is_barred = case[ARTIFICIAL]
        case _:
            assert_never(elected)
    if is_barred:
        case.step("psychic-call-barred", Concept.ARTIFICIAL_PSYCHIC, Role.OFFENDER)
        redressed_now(case, "12A1", "expected-without-psychic-call")
        case.advise_penalty("regulation-not-kept", "90B8", Role.OFFENDER)
        case.direct("tell-all-four", "83")
    return is_barred


def barred_opening(case: Case) -> bool:
    """80B2(f): a regulation of the organizer, which sets the scores itself where the other side was damaged."""
    if case[PSYCHIC_OPENINGS] is PsychicOpenings.ALLOWED or not case[BARRED_OPENING]:
        return False
    case.step("psychic-call-barred", "80B2(f)", Role.OFFENDER)
    if case[DAMAGED]:
        case.adjust("regulation-scores", "80B2(f)", "board_score")
        case.refer_to_appeal("within-period", "92B")
    else:
        case.adjust("not-damaged", "12B1", when=When.NOW)
    case.direct("tell-all-four", "83")
    return True


def departed(case: Case) -> None:
    """40A3 and 40C1: free where partner has no more reason than opponents to expect it."""
    understanding = case[UNDERSTANDING]
    match understanding:
        case Understanding.NONE:
            fielded(case)
        case Understanding.CONCEALED:
            concealed(case)
        case Understanding.DISCLOSED:
            case.adjust("departure-disclosed", "40C1", when=When.NOW)
            permitted_next(case)
        case _:
            assert_never(understanding)


def fielded(case: Case) -> None:
    """40C1: what partner did may show that they knew; 16A1: what the legal auction and the own hand tell is free."""
    how = case[FIELDED]
    match how:
        case Fielded.NO:
            result_stands(case, "departure-free", "40A3")
        case Fielded.LEGALLY:
            case.cite("40C1")
            result_stands(case, "departure-seen-through", "16A1")
        case Fielded.MANNER:
            case.adjust("departure-itself-free", "40A3", when=When.NOW)
            told = {STAGE.id: BoardStage.PLAY_OVER}
            case.hand_over("told-by-manner", "16B1", "unauthorized_information", Role.OFFENDER, told)
        case Fielded.UNEXPLAINED:
            concealed(case)
        case _:
            assert_never(how)


def concealed(case: Case) -> None:
    """40A3, 40C1: based on what opponents did not know; from now on it belongs to what has to be told."""
    case.step("understanding-to-be-told", "40C1", Role.OFFENDING_SIDE)
    redressed_now(case, "40C1", "expected-without-concealment")
    case.advise_penalty("concealed-understanding", "40C1", Role.OFFENDING_SIDE)
    permitted_next(case)
    case.direct("tell-all-four", "83")


def permitted_next(case: Case) -> None:
    """40B4 (2007: 40B5): what has become an agreement may be one that is barred."""
    told = {STAGE.id: BoardStage.PLAY_OVER}
    case.hand_over("understanding-permitted", Concept.PROHIBITED_AGREEMENT, "prohibited_agreement", Role.OFFENDER, told)
