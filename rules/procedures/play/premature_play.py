"""Law 57: a premature lead or play."""

from collections.abc import Mapping

from rules.engine.case import Case
from rules.engine.facts import Audience, Offer, Option, Role, choice, offer
from rules.engine.procedure import irregularity, rule_as
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures.play._early_card import LEGAL_IN_TRICK, declarers_early_card
from rules.procedures.play._irregular_play import TOLD, card_of_misinformed_back, misinformed, rectification_forfeited
from rules.procedures.play._partner_on_lead import FORBIDS, REQUIRES
from rules.procedures.play._penalty_card_standing import becomes_penalty_card

IRREGULARITY = irregularity(__name__, place=60)

# Who played too soon: 57A, 57D of 2017, and 57C3 (2007: 57C2); a card that dummy puts up uninstructed is for 45D.
BEFORE_PARTNER = "before_partner"
AT_RHOS_TURN = "at_rhos_turn"
DECLARING_SIDE = "declaring_side"
DUMMY = "dummy"

PREMATURE_BY = choice("premature_by", BEFORE_PARTNER, AT_RHOS_TURN, DECLARING_SIDE, DUMMY)

# What has been played, and by whom: before the premature card (57C) or after it (60A1).
NOTHING = "nothing"
BOTH_HANDS = "both_hands"
LHO_AFTER = "lho_after"

PLAYED_BESIDES = choice("played_besides", NOTHING, BOTH_HANDS, DUMMY, LHO_AFTER)

LEGAL_PLAY = "legal_play"
ILLEGAL_PLAY = "illegal_play"
NEXT_LEAD = "next_lead"

EARLY_CARD = choice("early_card", LEGAL_PLAY, ILLEGAL_PLAY, TOLD, NEXT_LEAD, audience=Audience.DIRECTOR)

HIGHEST = "highest"
LOWEST = "lowest"

PARTNERS_PLAY_2017 = offer(
    "partners_play",
    Role.DECLARER,
    script=("partners-play-2017",),
    options=(
        Option(HIGHEST, "plays-highest"),
        Option(LOWEST, "plays-lowest"),
        Option(REQUIRES, "plays-other-suit"),
        Option(FORBIDS, "plays-not-suit"),
    ),
    law="57A",
)
PARTNERS_PLAY_2007 = offer(
    "partners_play_2007",
    Role.DECLARER,
    script=("partners-play-2007",),
    options=PARTNERS_PLAY_2017.without(REQUIRES).options,
    law="57A",
)

PARAGRAPHS_2017 = {HIGHEST: "57A1", LOWEST: "57A2", REQUIRES: "57A3", FORBIDS: "57A4"}
PARAGRAPHS_2007 = {HIGHEST: "57A1", LOWEST: "57A2", FORBIDS: "57A3"}


@IRREGULARITY.under(LAWS_2017)
def premature_play_2017(case: Case) -> Ruling:
    """Law 57 of 2017."""
    by = case[PREMATURE_BY]
    if by == DUMMY:
        return rule_as(case, "dummy_wrong_card")
    if by == DECLARING_SIDE:
        declarer_too_soon(case)
    elif not misinformed(case):
        if by == BEFORE_PARTNER:
            before_partner(case, PARTNERS_PLAY_2017, PARAGRAPHS_2017)
        else:
            at_rhos_turn(case, legal="57D", illegal="57D")
    return case.ruling()


@IRREGULARITY.under(LAWS_2007)
def premature_play_2007(case: Case) -> Ruling:
    """Law 57 of 2007; it leaves a defender's card at the turn of RHO to 45C1 and 49."""
    by = case[PREMATURE_BY]
    if by == DUMMY:
        return rule_as(case, "dummy_wrong_card")
    if by == DECLARING_SIDE:
        declarer_too_soon(case)
    elif not misinformed(case):
        if by == BEFORE_PARTNER:
            before_partner(case, PARTNERS_PLAY_2007, PARAGRAPHS_2007)
        else:
            at_rhos_turn(case, legal="45C1", illegal="49")
    return case.ruling()


def before_partner(case: Case, choices: Offer, paragraphs: Mapping[str, str]) -> None:
    """57A to C2: a defender has led to the next trick, or played out of turn, before their partner has played."""
    besides = case[PLAYED_BESIDES]
    if besides == LHO_AFTER:
        rectification_forfeited(case)
    elif besides in (BOTH_HANDS, DUMMY):
        case.cite("57C1" if besides == BOTH_HANDS else Concept.DUMMY_PLAYS_EARLY)
        case.step("premature-card-free")
    else:
        chosen = case.choose(choices)
        becomes_penalty_card(case, "57A")
        case.cite(paragraphs[chosen])
        case.step(f"partner-plays-{chosen}", Role.PARTNER)
        case.cite("57B")
        case.cite("59")
        case.step("unable-to-play", Role.PARTNER)
        case.cite("61A")
        case.step("breach-is-revoke", Role.PARTNER)


def at_rhos_turn(case: Case, *, legal: str, illegal: str) -> None:
    """A defender's card at the turn of RHO is played to the trick in its turn, or becomes a penalty card."""
    if case[LEGAL_IN_TRICK]:
        case.cite(legal)
        case.step("played-in-turn", Role.OFFENDER)
        case.inform("premature-card-unauthorized", Role.PARTNER, "16")
        case.check("premature-card-used", When.END_OF_PLAY)
    else:
        becomes_penalty_card(case, illegal)


def declarer_too_soon(case: Case) -> None:
    """57C3 (2007: 57C2) and 47E1: a card played too soon is played; a lead is for 55, once the trick is complete."""
    card = case[EARLY_CARD]
    if card == NEXT_LEAD:
        case.cite("44G")
        case.step("complete-the-trick")
        case.cite("55")
        case.check("declarers-lead-next", When.NOW)
        return
    if card == TOLD:
        card_of_misinformed_back(case)
        return
    declarers_early_card(case, legal=card == LEGAL_PLAY)
