"""Laws 54 and 41A: an opening lead by a player whose lead it was not."""

from rules.engine.case import Case
from rules.engine.facts import Fact, Role, choice
from rules.engine.procedure import procedure
from rules.engine.ruling import Ruling
from rules.lawbook import EDITIONS, Concept
from rules.procedures.change_of_call import ACCEPTS
from rules.procedures.exposed_card_auction import LED, cards_on_the_table
from rules.procedures.lead_not_accepted import LEAD_CHOICES, LEAD_CHOICES_PARTNER_TOO, SPREADS, partner_leads
from rules.procedures.penalty_cards import MAJOR, NONE
from rules.procedures.play_facts import misinformed, partner_has_played, proper_lead_stands
from rules.procedures.withdrawn_call import withdrawn_card

# Before the final pass it is no lead but an exposed card (24); face down it can still be taken back (41A).
FACED = "faced"
FACE_DOWN = "face_down"
IN_AUCTION = "in_auction"

LEAD_MADE = choice("opening_lead_made", FACED, FACE_DOWN, IN_AUCTION)

# What came first after a faced opening lead out of turn.
NOTHING = "nothing"
DECLARER_SPREAD = "declarer_spread"
DUMMY_SEEN = "dummy_seen"
DECLARER_PLAYED = "declarer_played"
DUMMY_PLAYED = "dummy_played"
PARTNER_FACED = "partner_faced"

SINCE_OPENING_LEAD = choice(
    "since_opening_lead", NOTHING, DECLARER_SPREAD, DUMMY_SEEN, DECLARER_PLAYED, DUMMY_PLAYED, PARTNER_FACED
)

# 54E: what a defender has done after an opening lead by the declaring side.
PROPER_LEAD = "proper_lead"
DEFENDER_PLAYED = "defender_played"

SINCE_WRONG_SIDE = choice("since_wrong_side", NOTHING, PROPER_LEAD, DEFENDER_PLAYED)


@procedure("opening_lead_out_of_turn", EDITIONS, ())
def opening_lead_out_of_turn(case: Case) -> Ruling:
    """Law 54 A to D, with 24 and 41A before it; the same in both editions."""
    made = case[LEAD_MADE]
    if made == IN_AUCTION:
        cards_on_the_table(case, LED)
    elif made == FACE_DOWN:
        case.cite("41A")
        case.step("face-down-lead-back", Role.OFFENDER)
        case.step("proper-leader-leads", Role.PARTNER)
    else:
        opening_lead_faced(case, SINCE_OPENING_LEAD)
    return case.ruling()


def opening_lead_faced(case: Case, what_came_first: Fact[str]) -> None:
    """47E1 and 54 A to D: what has happened since decides, or else declarer chooses."""
    if misinformed(case):
        return
    since = case[what_came_first]
    partner_faced = since == PARTNER_FACED
    if partner_faced:
        chosen = case.choose(LEAD_CHOICES_PARTNER_TOO)
    elif since == NOTHING:
        chosen = case.choose(LEAD_CHOICES)
    else:
        chosen = SPREADS if since == DECLARER_SPREAD else ACCEPTS
    if partner_faced:
        partner_has_played(case, lead_stands=chosen in (SPREADS, ACCEPTS))
    else:
        case.cite("54")
        case.step("face-down-lead-back-too", Role.PARTNER)
    if chosen == SPREADS:
        case.cite("48B1")
        case.cite("54A")
        case.step("declarer-becomes-dummy")
    elif chosen == ACCEPTS:
        opening_lead_accepted(case, since)
    else:
        partner_leads(case, chosen, "54D", MAJOR if partner_faced else NONE)


def opening_lead_accepted(case: Case, since: str) -> None:
    """54B and C: the lead stands and dummy is spread, by declarer's choice or because declarer must accept."""
    if since in (DUMMY_SEEN, DUMMY_PLAYED):
        case.cite("54C")
        case.step("declarer-must-accept")
    else:
        case.cite("53A")
        case.cite("54B")
        case.step("opening-lead-accepted")
    if since == DECLARER_PLAYED:
        case.cite("54B1")
        case.step("declarers-card-stands")
    elif since == DUMMY_PLAYED:
        case.cite("54B2")
        case.step("dummys-card-stands")
    else:
        case.cite("54B1")
        case.step("second-card-from-declarer")


@procedure("opening_lead_wrong_side", EDITIONS, ())
def opening_lead_wrong_side(case: Case) -> Ruling:
    """54E with 24 and 48; the same in both editions."""
    made = case[LEAD_MADE]
    if made == FACE_DOWN:
        case.cite("41A")
        case.step("face-down-lead-back", Role.OFFENDER)
        case.step("left-of-declarer-leads")
        return case.ruling()
    if made == IN_AUCTION:
        cards_on_the_table(case, LED)
        return case.ruling()
    since = case[SINCE_WRONG_SIDE]
    case.cite("54E")
    case.cite(Concept.DECLARING_SIDE_PICKS_UP)
    case.step("card-picked-up-before-lead", Role.OFFENDER)
    case.cite("48A")
    case.step("declarers-card-no-penalty")
    if since == PROPER_LEAD:
        proper_lead_stands(case)
    else:
        case.cite("41A")
        case.step("left-of-declarer-leads")
        if since == DEFENDER_PLAYED:
            case.cite("47D")
            case.step("defender-takes-back")
        withdrawn_card(case)
    return case.ruling()
