"""Laws 65 and 66: arranging tricks, and looking at them; their number is ruled on under 79."""

from rules.engine.case import Case
from rules.engine.facts import Role, choice, yes_no
from rules.engine.procedure import irregularity, rule_as
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.procedures.play._asking_about_a_revoke import PLAY_HAS_ENDED, look_yourself

IRREGULARITY = irregularity(__name__, place=250)

POINTING = "pointing"
DISORDER = "disorder"
CURRENT_TRICK = "current_trick"
OWN_CARD = "own_card"
QUITTED = "quitted"
NUMBER_OF_TRICKS = "number_of_tricks"
WRONG_SCORE = "wrong_score"

MATTER = choice("trick_matter", POINTING, CURRENT_TRICK, OWN_CARD, QUITTED, DISORDER, NUMBER_OF_TRICKS, WRONG_SCORE)

# 79: the number of tricks, and errors in the score.
ELSEWHERE = {NUMBER_OF_TRICKS: "disputed_tricks", WRONG_SCORE: "scoring_error"}

OWN_SIDE_PLAYED_ON = yes_no("own_side_played_on")
NEXT_TRICK_LED = yes_no("next_trick_led")

# 65B3 of 2007: declarer may require it at any time, others may point it out until somebody leads to the next trick.
BY_DECLARER = "declarer"
BEFORE_NEXT_LEAD = "before_next_lead"
AFTER_NEXT_LEAD = "after_next_lead"

POINTED_OUT = choice("pointing_noticed", BY_DECLARER, BEFORE_NEXT_LEAD, AFTER_NEXT_LEAD, law="65B3")

# 66A: until the player has turned their own card.
MAY_STILL_SEE = yes_no("current_trick_may_be_seen", law="66A")

# 66D: whose cards have been mixed after a claim of a revoke or of tricks, so that the facts can no longer be found out.
NOBODY = "nobody"
ONE_SIDE = "one_side"
BOTH_SIDES = "both_sides"

MIXED = choice("cards_mixed", NOBODY, ONE_SIDE, BOTH_SIDES, law="66D")


@IRREGULARITY.under(LAWS_2017)
def trick_inspection_2017(case: Case) -> Ruling:
    """65, 66 and 79 of 2017."""
    matter = case[MATTER]
    if matter == POINTING:
        pointed_in_time(case, in_time=not case[OWN_SIDE_PLAYED_ON])
    elif matter == OWN_CARD:
        own_card(case, in_time=not case[OWN_SIDE_PLAYED_ON])
    else:
        return the_same_in_both(case, matter)
    return case.ruling()


@IRREGULARITY.under(LAWS_2007)
def trick_inspection_2007(case: Case) -> Ruling:
    """65, 66 and 79 of 2007."""
    matter = case[MATTER]
    if matter == POINTING:
        pointed_in_time(case, in_time=case[POINTED_OUT] != AFTER_NEXT_LEAD)
    elif matter == OWN_CARD:
        own_card(case, in_time=not case[NEXT_TRICK_LED])
    else:
        return the_same_in_both(case, matter)
    return case.ruling()


def the_same_in_both(case: Case, matter: str) -> Ruling:
    """What 2017 left as it was, or what is ruled on by itself."""
    if matter in ELSEWHERE:
        return rule_as(case, ELSEWHERE[matter])
    if matter == CURRENT_TRICK:
        current_trick(case)
    elif matter == QUITTED:
        quitted(case)
    else:
        disorder(case)
    return case.ruling()


def pointed_in_time(case: Case, *, in_time: bool) -> None:
    """65B: a card that points the wrong way."""
    for law in ("65A", "65B1", "65B2", "65B3"):
        case.cite(law)
    if in_time:
        case.step("card-turned-right")
    else:
        case.step("too-late-to-point-out")
        case.inform("pointing-unauthorized", Role.PARTNER, "16B1")
        case.check("pointing-used", When.END_OF_PLAY, law="16B3")


def current_trick(case: Case) -> None:
    """66A: the four cards of the trick in progress."""
    still = case[MAY_STILL_SEE]
    case.cite("66A")
    if still:
        case.step("current-trick-shown")
    else:
        no_longer_seen(case)


def own_card(case: Case, *, in_time: bool) -> None:
    """66B: the card that a player themselves played last."""
    case.cite("66B")
    if in_time:
        case.step("own-card-seen")
    else:
        no_longer_seen(case)


def no_longer_seen(case: Case) -> None:
    """66C: a quitted trick is not looked at until play ends."""
    case.cite("66C")
    case.step("quitted-tricks-stay-closed")


def quitted(case: Case) -> None:
    """66C and D: earlier tricks."""
    if not case[PLAY_HAS_ENDED]:
        no_longer_seen(case)
        look_yourself(case)
        return
    mixed = case[MIXED]
    case.cite("66D")
    case.step("cards-may-be-inspected")
    if mixed == NOBODY:
        return
    if mixed == ONE_SIDE:
        case.step("rule-for-other-side")
    else:
        case.cite("79B2")
        case.step("find-out-otherwise")
    case.cite("65D")
    case.step("disorder-endangers-rights")
    case.check("mixed-cards", When.NOW, law="72B3")


def disorder(case: Case) -> None:
    """65C and D: played cards lie in order until the result is agreed."""
    case.cite("65C")
    case.step("cards-in-order")
    case.cite("65D")
    case.step("disorder-endangers-rights")
