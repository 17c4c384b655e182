"""Law 57: a premature lead or play."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Offer, Option, Role, choice, offer
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures import rule_as
from rules.procedures.play._asking_about_a_revoke import dummy_without_rights_spoke
from rules.procedures.play._defects import MISSING_FOUND_LATE
from rules.procedures.play._early_card import LEGAL_IN_TRICK, declarers_early_card
from rules.procedures.play._irregular_play import (
    before_required_lead,
    card_of_misinformed_back,
    earlier_obligations,
    rectification_forfeited,
)
from rules.procedures.play._penalty_card_standing import becomes_penalty_card
from rules.procedures.play._played_too_soon import (
    LHO_HAS_PLAYED,
    PLAYED_BESIDES,
    PREMATURE_BY,
    PlayedBesides,
    PrematureBy,
)
from rules.procedures.play.dummy_wrong_card import SINCE as SINCE_WRONG_CARD
from rules.procedures.play.dummy_wrong_card import Since as SinceWrongCard

IRREGULARITY = irregularity(__name__, place=60)


class EarlyCard(StrEnum):
    """What declarer's card is that was played too soon; what tells more about it stands first."""

    TOLD = "told"
    CARD_AND_LEAD = "card_and_lead"
    NEXT_LEAD = "next_lead"
    LEGAL_PLAY = "legal_play"
    ILLEGAL_PLAY = "illegal_play"


EARLY_CARD = choice("early_card", EarlyCard, audience=Audience.DIRECTOR)


class PartnersPlay(StrEnum):
    """What declarer chooses for the play of the offender's partner (57A)."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    REQUIRES = "requires"
    FORBIDS = "forbids"


PARTNERS_PLAY_2017 = offer(
    "partners_play",
    Role.DECLARER,
    script=("partners-play-2017",),
    options=(
        Option(PartnersPlay.HIGHEST, "plays-highest"),
        Option(PartnersPlay.LOWEST, "plays-lowest"),
        Option(PartnersPlay.REQUIRES, "plays-other-suit"),
        Option(PartnersPlay.FORBIDS, "plays-not-suit"),
    ),
    law="57A",
)
PARTNERS_PLAY_2007 = offer(
    "partners_play_2007",
    Role.DECLARER,
    script=("partners-play-2007",),
    options=PARTNERS_PLAY_2017.without(PartnersPlay.REQUIRES).options,
    law="57A",
)

PARAGRAPHS_2017 = {
    PartnersPlay.HIGHEST: "57A1",
    PartnersPlay.LOWEST: "57A2",
    PartnersPlay.REQUIRES: "57A3",
    PartnersPlay.FORBIDS: "57A4",
}
PARAGRAPHS_2007 = {PartnersPlay.HIGHEST: "57A1", PartnersPlay.LOWEST: "57A2", PartnersPlay.FORBIDS: "57A3"}


@IRREGULARITY.under(LAWS_2017)
def premature_play_2017(case: Case) -> Ruling:
    """Law 57 of 2017."""
    return premature(case, PARTNERS_PLAY_2017, PARAGRAPHS_2017, "57D", not_played_2017)


@IRREGULARITY.under(LAWS_2007)
def premature_play_2007(case: Case) -> Ruling:
    """Law 57 of 2007; it leaves a defender's card at the turn of RHO to 45C1 and 49."""
    return premature(case, PARTNERS_PLAY_2007, PARAGRAPHS_2007, "45C1", not_played_2007)


def premature(
    case: Case,
    choices: Offer[PartnersPlay],
    paragraphs: Mapping[PartnersPlay, str],
    legal: str,
    not_played: Callable[[Case], None],
) -> Ruling:
    """What both editions share.

    choices, paragraphs: what declarer may choose for the play of the offender's partner. legal: the paragraph on a
    legal card at the turn of RHO. not_played: what becomes of any other there.
    """
    by = case[PREMATURE_BY]
    match by:
        case PrematureBy.DUMMY_SPOKE:
            dummy_without_rights_spoke(case)
        case PrematureBy.TOLD:
            card_of_misinformed_back(case)
        case PrematureBy.BEFORE_REQUIRED_LEAD:
            before_required_lead(case)
        case PrematureBy.LED_BEFORE_PARTNER:
            led_before_partner(case, choices, paragraphs)
        case PrematureBy.BEFORE_PARTNER:
            before_partner(case, choices, paragraphs)
        case PrematureBy.AT_RHOS_TURN:
            return at_rhos_turn(case, legal, not_played)
        case PrematureBy.DECLARING_SIDE:
            declarer_too_soon(case)
        case PrematureBy.DUMMY:
            return rule_as(case, "dummy_wrong_card")
        case _:
            assert_never(by)
    return case.ruling()


def led_before_partner(case: Case, choices: Offer[PartnersPlay], paragraphs: Mapping[PartnersPlay, str]) -> None:
    """57A: a defender has led to the next trick before their partner has played to this one.

    Where LHO has played to that lead, both sides have gone on: a card that partner still owes is for 67B1.
    """
    if case[LHO_HAS_PLAYED]:
        rectification_forfeited(case)
        earlier_obligations(case)
        case.hand_over("partners-missing-card-next", "67B1", "defective_trick", Role.PARTNER, MISSING_FOUND_LATE)
    else:
        declarer_chooses_play(case, choices, paragraphs)


def before_partner(case: Case, choices: Offer[PartnersPlay], paragraphs: Mapping[PartnersPlay, str]) -> None:
    """57A to C2: a defender has played to the trick out of turn, before their partner has."""
    besides = case[PLAYED_BESIDES]
    match besides:
        case PlayedBesides.NOTHING:
            declarer_chooses_play(case, choices, paragraphs)
        case PlayedBesides.BOTH_HANDS:
            case.step("premature-card-free", "57C1")
        case PlayedBesides.DUMMY:
            case.step("free-after-dummy", Concept.DUMMY_PLAYS_EARLY)
            told = {SINCE_WRONG_CARD.id: SinceWrongCard.DEFENDER}
            case.hand_over("dummys-card-next", "45D", "dummy_wrong_card", Role.RHO, told)
            case.check("dummy-suggestion", "45F", When.END_OF_PLAY, "dummy_suggestion")
        case PlayedBesides.SUGGESTED:
            case.step("free-after-dummy", Concept.DUMMY_PLAYS_EARLY)
            case.cite("45C1")
            case.step("early-card-stays", "47F2", Role.OFFENDER)
            case.step("gesture-plays-nothing", "45B")
            case.check("dummy-suggestion", "45F", When.END_OF_PLAY, "dummy_suggestion")
        case PlayedBesides.LHO_AFTER:
            rectification_forfeited(case)
            earlier_obligations(case)
        case PlayedBesides.TAKEN_FOR_GRANTED:
            case.step("dummys-card-not-automatic", "57C1")
            declarer_chooses_play(case, choices, paragraphs)
        case _:
            assert_never(besides)


def declarer_chooses_play(case: Case, choices: Offer[PartnersPlay], paragraphs: Mapping[PartnersPlay, str]) -> None:
    """57A and B: the card becomes a penalty card, and partner plays to the trick as declarer chooses."""
    chosen = case.choose(choices)
    becomes_penalty_card(case, "57A")
    case.step(f"partner-plays-{chosen}", paragraphs[chosen], Role.PARTNER)
    case.cite("57B")
    case.step("unable-to-play", "59", Role.PARTNER)
    case.step("breach-is-revoke", "61A", Role.PARTNER)


def at_rhos_turn(case: Case, legal: str, not_played: Callable[[Case], None]) -> Ruling:
    """A defender's card at the turn of RHO is played in its turn, or becomes a penalty card; 60A: LHO has played."""
    lho_has_played = case[LHO_HAS_PLAYED]
    may_be_played = case[LEGAL_IN_TRICK]
    if lho_has_played:
        rectification_forfeited(case)
        earlier_obligations(case)
        if not may_be_played:
            return rule_as(case, "revoke")
    elif may_be_played:
        case.step("played-in-turn", legal, Role.OFFENDER)
        case.inform("premature-card-unauthorized", "16", Role.PARTNER)
        case.check("premature-card-used", "16", When.END_OF_PLAY, "information_used")
    else:
        not_played(case)
    return case.ruling()


def not_played_2017(case: Case) -> None:
    """57D of 2017: the card was not played to the trick; 16 is for what it told beside the penalty card (50E1)."""
    case.step("early-card-is-no-revoke", "57D", Role.OFFENDER)
    becomes_penalty_card(case, "57D")
    case.inform("early-play-unauthorized", "16", Role.PARTNER)
    case.check("premature-card-used", "16", When.END_OF_PLAY, "information_used")


def not_played_2007(case: Case) -> None:
    """49 of 2007, whose 50E2 lets partner use nothing of a penalty card."""
    becomes_penalty_card(case, "49")


def declarer_too_soon(case: Case) -> None:
    """57C3 (2007: 57C2) and 47E1: a card played too soon is played; a lead is for 55, once the trick is complete."""
    card = case[EARLY_CARD]
    match card:
        case EarlyCard.LEGAL_PLAY | EarlyCard.ILLEGAL_PLAY:
            declarers_early_card(case, legal=card is EarlyCard.LEGAL_PLAY)
        case EarlyCard.TOLD:
            card_of_misinformed_back(case)
        case EarlyCard.NEXT_LEAD:
            lead_to_next_trick(case)
        case EarlyCard.CARD_AND_LEAD:
            declarers_early_card(case, legal=case[LEGAL_IN_TRICK], led_on=True)
            lead_to_next_trick(case)
        case _:
            assert_never(card)


def lead_to_next_trick(case: Case) -> None:
    """44G and 55: declarer's lead waits until the trick is complete."""
    case.step("complete-the-trick", "44G")
    case.hand_over("declarers-lead-next", "55", "declarer_lead_out_of_turn", Role.OFFENDER)
