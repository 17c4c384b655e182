"""Laws 48 and 49: a card of a defender, or of declarer, is exposed during the play."""

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, choice, yes_no
from rules.engine.procedure import procedure
from rules.engine.ruling import Ruling, When
from rules.lawbook import EDITIONS, Concept
from rules.procedures.exposed_card_auction import CARDS, HONOUR, KINDS, LOW
from rules.procedures.penalty_cards import MAJOR, TWO_OR_MORE, becomes_penalty_card

# How the card came to be exposed: by accident, of the player's own will, or so that no penalty card comes of it.
ACCIDENT = "accident"
PLAYED = "played"
SHOWN = "shown"
HELD = "held"
TRICK_IN_PROGRESS = "trick_in_progress"
PARTNER_OBJECTED = "partner_objected"
CLAIMED = "claimed"
NOT_AT_FAULT = "not_at_fault"

HOW_EXPOSED = choice(
    "how_exposed", ACCIDENT, PLAYED, SHOWN, HELD, TRICK_IN_PROGRESS, PARTNER_OBJECTED, CLAIMED, NOT_AT_FAULT
)

# Nobody is asked at the table whether partner saw it: the question itself would name the card.
FACE_IN_VIEW = yes_no("face_in_view", audience=Audience.DIRECTOR, judgement=True, law="49")

EXPOSED_BY_ACCIDENT = CARDS.only(LOW, HONOUR, TWO_OR_MORE)
SEVERAL_EXPOSED = yes_no("several_exposed")

HAS_ANOTHER = yes_no("has_another_penalty_card")


@procedure("exposed_card_defender", EDITIONS, ())
def exposed_card_defender(case: Case) -> Ruling:
    """Law 49, with 50B and 68, the same in both editions."""
    how = case[HOW_EXPOSED]
    if how == ACCIDENT:
        exposed_by_accident(case)
    elif how in (PLAYED, SHOWN):
        if not another_card(case):
            becomes_penalty_card(case, "49", kind=TWO_OR_MORE if case[SEVERAL_EXPOSED] else MAJOR)
    else:
        NO_PENALTY_CARD[how](case)
    return case.ruling()


def exposed_by_accident(case: Case) -> None:
    """49: what counts is whether partner could have seen the face, not whether they did."""
    if not case[FACE_IN_VIEW]:
        case.cite("49")
        case.step("card-not-seen-goes-back", Role.OFFENDER)
        return
    if not another_card(case):
        becomes_penalty_card(case, "49", kind=KINDS[case[EXPOSED_BY_ACCIDENT]])


def another_card(case: Case) -> bool:
    """50B: whether the player has a penalty card from before; all of them are then major ones, whatever this one is."""
    has_another = case[HAS_ANOTHER]
    if has_another:
        becomes_penalty_card(case, "49", kind=TWO_OR_MORE)
        case.cite("50B")
        case.step("all-major-now")
    return has_another


def held_to_be_played(case: Case) -> None:
    """45C1: at the player's turn a card held so that partner can see it is played."""
    case.cite("45C1")
    case.step("card-is-played")


def of_the_trick_in_progress(case: Case) -> None:
    """68, first words: what a defender says or shows of the trick in progress alone."""
    case.cite("68")
    case.step("play-goes-on-no-penalty-card")
    case.inform("exposed-card-unauthorized", Role.PARTNER, "16")
    case.check("unauthorized-used", When.END_OF_PLAY)
    case.cite("57A")
    case.step("premature-play-if-partner-was-to-play")


def partner_objected(case: Case) -> None:
    """68B2: a defender concedes, and partner objects at once."""
    case.cite("68B2")
    case.step("play-goes-on-no-penalty-card")
    case.inform("exposed-authorized", Role.NON_OFFENDING_SIDE, Concept.WITHDRAWN_AUTHORIZED)
    case.inform("exposed-card-unauthorized", Role.PARTNER, Concept.WITHDRAWN_INFORMATION)
    case.check("withdrawn-card", When.END_OF_PLAY, "withdrawn_information", Concept.WITHDRAWN_ADJUSTMENT)


def claimed(case: Case) -> None:
    """68A, 68D: a hand faced to claim or concede ends the play."""
    case.cite("68A")
    case.cite("68D")
    case.step("rule-as-claim")


def not_at_fault(case: Case) -> None:
    """49, first words, and 50: the ordinary course of play, the Law itself, or somebody else was the cause."""
    case.cite("49")
    case.cite("50")
    case.step("no-penalty-card", Role.OFFENDER)


NO_PENALTY_CARD = {
    HELD: held_to_be_played,
    TRICK_IN_PROGRESS: of_the_trick_in_progress,
    PARTNER_OBJECTED: partner_objected,
    CLAIMED: claimed,
    NOT_AT_FAULT: not_at_fault,
}


# Declarer

DROPPED = "dropped"
TOUCHING = "touching"
AS_IF_PLAYED = "as_if_played"
AFTER_LEAD_OUT_OF_TURN = "after_lead_out_of_turn"
FACED_HAND = "faced_hand"

DECLARER_EXPOSED = choice("declarer_exposed", DROPPED, TOUCHING, AS_IF_PLAYED, FACED_HAND, AFTER_LEAD_OUT_OF_TURN)

MEANT_TO_CLAIM = yes_no("meant_to_claim", audience=Audience.DIRECTOR, judgement=True, law="48B2")


@procedure("exposed_card_declarer", EDITIONS, ())
def exposed_card_declarer(case: Case) -> Ruling:
    """Law 48, with 45C2, 54 and 68, the same in both editions."""
    what = case[DECLARER_EXPOSED]
    if what in (TOUCHING, AS_IF_PLAYED):
        case.cite("45C2(a)" if what == TOUCHING else "45C2(b)")
        case.step("card-is-played")
    elif what == AFTER_LEAD_OUT_OF_TURN:
        case.cite("48B1")
        case.cite("54")
        case.step("rule-as-opening-lead-out-of-turn")
    elif what != FACED_HAND or not claimed_by_facing(case):
        case.cite("48A")
        case.step("declarers-cards-go-back")
        case.inform("exposed-authorized", Role.NON_OFFENDING_SIDE, Concept.WITHDRAWN_AUTHORIZED)
    return case.ruling()


def claimed_by_facing(case: Case) -> bool:
    """48B2: whether declarer has claimed by facing the hand, which is then written."""
    claimed = case[MEANT_TO_CLAIM]
    case.cite("48B2")
    if claimed:
        case.cite("68")
        case.step("rule-as-claim")
    return claimed
