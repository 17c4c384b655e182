"""Law 14: a hand holds fewer than thirteen cards, and no hand holds more."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, Value, choice
from rules.engine.procedure import Of, irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, Concept
from rules.procedures import rule_as
from rules.procedures.auction.exposed_card_auction import PARTNER_COULD_SEE
from rules.procedures.boards._card_count import COUNT, CardCount
from rules.procedures.information._learnt import LEARNT, Learnt
from rules.procedures.play._defects import SHORT_TRICK
from rules.procedures.play.defective_trick import CardSeen, belonged_throughout, card_left, restored, too_many

IRREGULARITY = irregularity(__name__, place=20, of=Of.PERSON)


class Stage(StrEnum):
    """14A and 14B: the opening lead divides them; 24 and 16D look at the first call as well."""

    NO_CALL = "no_call"
    BEFORE_LEAD = "before_lead"
    SINCE_LEAD = "since_lead"
    PLAY_OVER = "play_over"
    TOO_LATE = "too_late"


STAGE = choice("missing_card_stage", Stage, law="14B")


class Place(StrEnum):
    """Where the director has found the card."""

    AMONG_PLAYED = "among_played"
    ELSEWHERE = "elsewhere"
    NOWHERE = "nowhere"


PLACE = choice("missing_card_place", Place, audience=Audience.DIRECTOR, law="14B")
BEFORE_PLAY = PLACE.only(Place.ELSEWHERE, Place.NOWHERE)


class SeenBy(StrEnum):
    """Who could see the face of a card that is found before the first call."""

    PARTNER = "partner"
    LHO = "lho"
    RHO = "rho"
    NOBODY = "nobody"


SEEN_BY = choice("found_card_seen_by", SeenBy, audience=Audience.DIRECTOR, law=Concept.OTHER_SOURCES)

# What the other procedures are told.
SEEN_BY_PARTNER: Mapping[str, Value] = {PARTNER_COULD_SEE.id: True}
SEEN_BY_OPPONENT: Mapping[str, Value] = {LEARNT.id: Learnt.ONE_HAND}


@IRREGULARITY.under(LAWS_2007)
def missing_card(case: Case) -> Ruling:
    """Law 14, which both editions have alike; where a hand holds more than thirteen it is Law 13."""
    if case[COUNT] is not CardCount.FEWER:
        return rule_as(case, "wrong_card_count")
    stage = case[STAGE]
    match stage:
        case Stage.NO_CALL | Stage.BEFORE_LEAD:
            before_play(case, stage)
        case Stage.SINCE_LEAD | Stage.PLAY_OVER:
            return since_the_lead(case, stage)
        case Stage.TOO_LATE:
            case.adjust("correction-period-over", "14B")
        case _:
            assert_never(stage)
    return case.ruling()


def before_play(case: Case, stage: Stage) -> None:
    """14A: the hand is made complete, and no call changes; what was seen of the card is looked at by itself."""
    found = case[BEFORE_PLAY] is Place.ELSEWHERE
    if found:
        case.step("missing-card-returned", "14A1")
        seen_when_found(case, stage)
    else:
        case.step("deal-reconstructed", "14A2")
    case.step("no-call-changes", "14A3")
    case.inform("restored-card-unauthorized", "14C", Role.PARTNER)


def seen_when_found(case: Case, stage: Stage) -> None:
    """24 for what partner could see; before the first call, 16D (2007: 16C) for what an opponent could."""
    if stage is Stage.BEFORE_LEAD:
        seen_by = SeenBy.PARTNER if case[PARTNER_COULD_SEE] else SeenBy.NOBODY
    else:
        seen_by = case[SEEN_BY]
    match seen_by:
        case SeenBy.PARTNER:
            case.hand_over("found-card-seen", "24", "exposed_card_auction", Role.OFFENDER, SEEN_BY_PARTNER)
        case SeenBy.LHO | SeenBy.RHO:
            who = Role.LHO if seen_by is SeenBy.LHO else Role.RHO
            case.hand_over("opponent-saw-card", Concept.OTHER_SOURCES, "extraneous_information", who, SEEN_BY_OPPONENT)
        case SeenBy.NOBODY:
            pass
        case _:
            assert_never(seen_by)


def since_the_lead(case: Case, stage: Stage) -> Ruling:
    """14B: 67 for a card among the played ones; otherwise the card belonged to the hand all the time."""
    place = case[PLACE]
    if place is Place.AMONG_PLAYED:
        case.cite("14B1")
        if stage is Stage.SINCE_LEAD:
            return too_many(case)
        put_in_order(case)
        return case.ruling()
    law, step = ("14B2", "missing-card-returned") if place is Place.ELSEWHERE else ("14B3", "deal-reconstructed")
    if stage is Stage.SINCE_LEAD:
        restored(case, law, step)
    else:
        case.step(step, law)
        when_play_is_over(case, "14B4")
    case.advise_penalty("procedural", law)
    return case.ruling()


def put_in_order(case: Case) -> None:
    """67B2 when play has ended: which card was played to that trick, and what the other would have meant."""
    case.step(card_left(case), "67B2(a)")
    when_play_is_over(case, "67B2(b)")


def when_play_is_over(case: Case, belonged: str) -> None:
    """Nothing is left to be led or exposed: a revoke may show, and a trick may be short of a card.

    belonged: the paragraph by which the card had been in the hand all the time.
    """
    belonged_throughout(case, belonged, CardSeen.UNSEEN, belonged)
    case.hand_over("trick-without-card", "67B1", "defective_trick", Role.OFFENDER, SHORT_TRICK)
