"""Law 58: two players play at once, or one hand plays several cards."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Fact, Option, Role, choice, offer
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, Concept
from rules.procedures import rule_as
from rules.procedures._withdrawn import replaced_card
from rules.procedures.play._asking_about_a_revoke import dummy_without_rights_spoke
from rules.procedures.play._defects import SURPLUS_FOUND_LATE
from rules.procedures.play._early_card import LEGAL_IN_TRICK, declarers_early_card
from rules.procedures.play._next_lead import innocent_lead_goes_back
from rules.procedures.play._penalty_card_standing import Because, becomes_penalty_card
from rules.procedures.play._played_at_once import defender_played_at_once

IRREGULARITY = irregularity(__name__, place=70)


class AtOnce(StrEnum):
    """Who has played at once: two players (58A), or one hand several cards (58B); 43B3 comes first."""

    DUMMY_SPOKE = "dummy_spoke"
    TWO_PLAYERS = "two_players"
    DEFENDER = "defender"
    DECLARING_SIDE = "declaring_side"


AT_ONCE = choice("at_once", AtOnce)
SEVERAL_CARDS_BY = AT_ONCE.only(AtOnce.DEFENDER, AtOnce.DECLARING_SIDE)


class SecondPlayer(StrEnum):
    """58A: who played together with the player whose turn it was; two opening leads are for 54."""

    OPENING_LEAD = "opening_lead"
    NEXT_PLAYER = "next_player"
    DEFENDER = "defender"
    DECLARING_SIDE = "declaring_side"
    NEITHER_IN_TURN = "neither"


SECOND_PLAYER = choice("second_player", SecondPlayer)


class SinceAtOnce(StrEnum):
    """58B: what has been played since, and by whom, the latest first."""

    BOTH_SIDES_WENT_ON = "both_sides_went_on"
    OPPONENT_LED = "opponent_led"
    OPPONENT_PLAYED = "opponent_played"
    NOTHING = "nothing"


SINCE_AT_ONCE = choice("since_at_once", SinceAtOnce)
BEFORE_BOTH_WENT_ON = SINCE_AT_ONCE.only(SinceAtOnce.OPPONENT_LED, SinceAtOnce.OPPONENT_PLAYED, SinceAtOnce.NOTHING)


class FacesSeen(StrEnum):
    """How many faces could be seen; of a defender's, besides the one that is played, and what a single one is."""

    ONE = "one"
    SEVERAL = "several"
    TWO_OR_MORE = "two_or_more"
    ONE_OTHER = "one_other"
    LOW = "low"
    HONOUR = "honour"


FACES_SEEN = choice("faces_seen", FacesSeen, only=(FacesSeen.ONE, FacesSeen.SEVERAL))
# Aloud nobody names a card that partner may not have seen: the director looks.
FACES_SEEN_DEFENDER = choice(
    "other_faces_seen",
    FacesSeen,
    only=(FacesSeen.ONE, FacesSeen.TWO_OR_MORE, FacesSeen.ONE_OTHER, FacesSeen.LOW, FacesSeen.HONOUR),
    audience=Audience.DIRECTOR,
)
# A single other one was answered with its rank once; now the player is told first what each choice makes of it.
OTHER_FACES = FACES_SEEN_DEFENDER.only(FacesSeen.ONE, FacesSeen.TWO_OR_MORE, FacesSeen.ONE_OTHER)


class CardLeft(StrEnum):
    """Which card a defender leaves who had two in view and says which of them they play (58B2, 50B)."""

    LOW = "low"
    HONOUR = "honour"


CARD_LEFT = offer(
    "card_left",
    Role.OFFENDER,
    script=("say-which-is-played",),
    options=(Option(CardLeft.LOW, "minor-card-left"), Option(CardLeft.HONOUR, "major-card-left")),
    law="58B2",
)

# 50B of the card that was not played.
BECAUSE = {CardLeft.LOW: Because.LOW, CardLeft.HONOUR: Because.HONOUR}


@IRREGULARITY.under(LAWS_2007)
def simultaneous_plays(case: Case) -> Ruling:
    """Law 58, the same in both editions."""
    who = case[AT_ONCE]
    match who:
        case AtOnce.DUMMY_SPOKE:
            dummy_without_rights_spoke(case)
        case AtOnce.TWO_PLAYERS:
            return two_players(case)
        case AtOnce.DEFENDER | AtOnce.DECLARING_SIDE:
            one_hand(case, who)
        case _:
            assert_never(who)
    return case.ruling()


def two_players(case: Case) -> Ruling:
    """58A: the play in turn counts first, and the other as made after it."""
    second = case[SECOND_PLAYER]
    if second is SecondPlayer.OPENING_LEAD:
        return rule_as(case, "opening_lead_out_of_turn")
    case.cite("58A")
    match second:
        case SecondPlayer.NEITHER_IN_TURN:
            case.direct("both-plays-out-of-turn", "58A")
        case SecondPlayer.DEFENDER:
            defender_played_at_once(case)
        case SecondPlayer.NEXT_PLAYER:
            case.step("play-in-turn-first", "58A")
            case.step("later-play-in-turn", "58A")
            case.hand_over("if-later-card-revoked", "61A", "revoke", Role.OFFENDER)
        case SecondPlayer.DECLARING_SIDE:
            case.step("play-in-turn-first", "58A")
            declarers_early_card(case, legal=case[LEGAL_IN_TRICK])
        case _:
            assert_never(second)
    return case.ruling()


def one_hand(case: Case, who: AtOnce) -> None:
    """58B: several cards of one hand, which are a defective trick once both sides have gone on (58B4)."""
    if case[SINCE_AT_ONCE] is SinceAtOnce.BOTH_SIDES_WENT_ON:
        case.cite("58B4")
        case.hand_over("defective-trick-next", "67", "defective_trick", Role.OFFENDER, SURPLUS_FOUND_LATE)
    else:
        one_hand_in_time(case, who, SINCE_AT_ONCE)


def one_hand_in_time(case: Case, who: AtOnce, possible: Fact[SinceAtOnce]) -> None:
    """58B1 to 3: one card is played, and the others go back or, faced by a defender, become penalty cards.

    possible: what may have been played since.
    """
    seen = case[OTHER_FACES if who is AtOnce.DEFENDER else FACES_SEEN]
    if seen is FacesSeen.ONE:
        case.step("visible-card-played", "58B1")
        case.cite("47F2")
        return
    left = case.choose(CARD_LEFT) if seen is FacesSeen.ONE_OTHER else None
    case.step("says-which-is-played", "58B2")
    if who is AtOnce.DECLARING_SIDE:
        case.step("others-go-back", "58B2")
        case.step("declarers-card-no-penalty", "48A")
        case.inform("exposed-authorized", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
    since = case[possible]
    if since in (SinceAtOnce.OPPONENT_PLAYED, SinceAtOnce.OPPONENT_LED):
        case.step("opponent-may-replace", "58B3")
        case.step("played-after-replaced", "47D")
        if since is SinceAtOnce.OPPONENT_LED:
            innocent_lead_goes_back(case)
        replaced_card(case)
    if who is AtOnce.DEFENDER:
        becomes_penalty_card(case, "58B2", BECAUSE[left] if left else Because.SEVERAL)
