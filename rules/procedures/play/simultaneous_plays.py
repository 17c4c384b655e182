"""Law 58: two players play at once, or one hand plays several cards."""

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.procedures.play._early_card import LEGAL_IN_TRICK, declarers_early_card
from rules.procedures.play._irregular_play import replaced_card
from rules.procedures.play._penalty_card_standing import PenaltyCards, becomes_penalty_card

IRREGULARITY = irregularity(__name__, place=70)

TWO_PLAYERS = "two_players"
DEFENDER = "defender"
DECLARING_SIDE = "declaring_side"

AT_ONCE = choice("at_once", TWO_PLAYERS, DEFENDER, DECLARING_SIDE)

# 58A: who played together with the player whose turn it was.
NEXT_PLAYER = "next_player"
NEITHER_IN_TURN = "neither"

SECOND_PLAYER = choice("second_player", NEXT_PLAYER, DEFENDER, DECLARING_SIDE, NEITHER_IN_TURN)

# 58B: what has been played since, and by whom.
NOTHING = "nothing"
OPPONENT_PLAYED = "opponent_played"
BOTH_SIDES_WENT_ON = "both_sides_went_on"

SINCE_AT_ONCE = choice("since_at_once", NOTHING, OPPONENT_PLAYED, BOTH_SIDES_WENT_ON)

# How many faces could be seen; and of a defender's cards, what remains when one of them is played.
ONE = "one"
SEVERAL = "several"
LOW = "low"
HONOUR = "honour"

FACES_SEEN = choice("faces_seen", ONE, SEVERAL)
# Aloud nobody names a card that partner may not have seen: the director looks.
FACES_SEEN_DEFENDER = choice("other_faces_seen", ONE, LOW, HONOUR, PenaltyCards.TWO_OR_MORE, audience=Audience.DIRECTOR)

KINDS = {LOW: PenaltyCards.MINOR, HONOUR: PenaltyCards.MAJOR, PenaltyCards.TWO_OR_MORE: PenaltyCards.TWO_OR_MORE}


@IRREGULARITY.under(LAWS_2007)
def simultaneous_plays(case: Case) -> Ruling:
    """Law 58, the same in both editions."""
    who = case[AT_ONCE]
    if who == TWO_PLAYERS:
        two_players(case)
    else:
        one_hand(case, who)
    return case.ruling()


def two_players(case: Case) -> None:
    """58A: the play in turn counts first, and the other as made after it."""
    second = case[SECOND_PLAYER]
    case.cite("58A")
    if second == NEITHER_IN_TURN:
        case.step("both-plays-out-of-turn")
        return
    case.step("play-in-turn-first")
    if second == NEXT_PLAYER:
        case.step("later-play-in-turn")
    elif second == DEFENDER:
        case.cite("57")
        case.check("premature-card-next", When.NOW)
    else:
        declarers_early_card(case, legal=case[LEGAL_IN_TRICK])


def one_hand(case: Case, who: str) -> None:
    """58B: one card is played, and the others go back or, faced by a defender, become penalty cards."""
    since = case[SINCE_AT_ONCE]
    if since == BOTH_SIDES_WENT_ON:
        case.cite("58B4")
        case.cite("67")
        case.check("defective-trick-next", When.NOW)
        return
    seen = case[FACES_SEEN_DEFENDER if who == DEFENDER else FACES_SEEN]
    if seen == ONE:
        case.cite("58B1")
        case.step("visible-card-played")
        case.cite("47F2")
        return
    case.cite("58B2")
    case.step("says-which-is-played")
    if who == DECLARING_SIDE:
        case.step("others-go-back")
        case.cite("48A")
        case.step("declarers-card-no-penalty")
        case.inform("exposed-authorized", Role.NON_OFFENDING_SIDE, Concept.WITHDRAWN_AUTHORIZED)
    if since == OPPONENT_PLAYED:
        case.cite("58B3")
        case.step("opponent-may-replace")
        replaced_card(case)
    if who == DEFENDER:
        becomes_penalty_card(case, "58B2", kind=KINDS[seen])
