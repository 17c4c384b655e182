"""Laws 42, 43, 45D and 45F: dummy puts up a wrong card, suggests one, or does what dummy may not do."""

from collections.abc import Mapping

from rules.engine.case import Case
from rules.engine.facts import Audience, Option, Role, choice, offer, yes_no
from rules.engine.procedure import follow_up, procedure
from rules.engine.ruling import Ruling, When
from rules.lawbook import EDITIONS, LAWS_2007, LAWS_2017, Concept
from rules.procedures.end_of_play import DAMAGED, adjusted_if, assigned, judged
from rules.procedures.revoke_inquiry import not_rectified_now, told_by_question
from rules.procedures.withdrawn_call import withdrawn_card

# A card that declarer did not name (45D)

NOTHING = "nothing"
DEFENDER = "defender"
RHO_AND_DECLARER = "rho_and_declarer"
TOO_LATE = "too_late"

# What has been played after it before attention was drawn to it; too late when both sides have gone on.
SINCE = choice("since_wrong_card", NOTHING, DEFENDER, RHO_AND_DECLARER, TOO_LATE)

# What came of a wrong card that stands; whether a defender could have followed suit is asked of nobody.
NO_REVOKE = "no_revoke"
NOT_FOLLOWED = "not_followed"
DUMMY_REVOKED = "dummy_revoked"

WRONG_CARD = choice("wrong_card_led_to", NO_REVOKE, NOT_FOLLOWED, DUMMY_REVOKED, audience=Audience.DIRECTOR)


@procedure("dummy_wrong_card", (LAWS_2017,), ())
def dummy_wrong_card_2017(case: Case) -> Ruling:
    """45D of 2017."""
    since = case[SINCE]
    if since != TOO_LATE:
        return wrong_card_withdrawn(case, since, "45D1")
    return wrong_card_stands(case, "45D2", ("64A", "64B7", "64C"))


@procedure("dummy_wrong_card", (LAWS_2007,), ())
def dummy_wrong_card_2007(case: Case) -> Ruling:
    """45D of 2007, which does not say what follows when it is too late."""
    since = case[SINCE]
    if since != TOO_LATE:
        return wrong_card_withdrawn(case, since, "45D")
    return wrong_card_stands(case, "45D", ("64A", "64C"))


def wrong_card_withdrawn(case: Case, since: str, law: str) -> Ruling:
    """45D, first part: the card is withdrawn, and whoever played after it may change."""
    case.cite(law)
    case.step("wrong-card-withdrawn")
    if since != NOTHING:
        case.step("defenders-may-replace")
        if since == RHO_AND_DECLARER:
            case.step("declarer-may-replace-after-rho")
        withdrawn_card(case)
    return case.ruling()


def wrong_card_stands(case: Case, law: str, of_a_revoke: tuple[str, ...]) -> Ruling:
    """45D2 of 2017: no card is changed; what did not follow suit may be a revoke.

    of_a_revoke: the paragraphs on a hand that did not follow the card when it was led.
    """
    led_to = case[WRONG_CARD]
    case.cite(law)
    case.step("wrong-card-stands")
    if led_to == NOT_FOLLOWED:
        case.cite("61A")
        case.step("rule-as-revoke")
        for paragraph in of_a_revoke:
            case.cite(paragraph)
    elif led_to == DUMMY_REVOKED:
        case.cite("64B3")
        case.step("no-automatic-trick")
        case.check("revoke-equity", When.END_OF_PLAY, "revoke_equity", Concept.REVOKE_EQUITY)
    return case.ruling()


# A card that dummy touches or indicates (45F)

ARRANGED = yes_no("only_arranged")
SUGGESTED = judged("dummy_suggested_play", "45F")


@procedure("dummy_suggests", EDITIONS, ())
def dummy_suggests(case: Case) -> Ruling:
    """45F: play goes on, and is looked at when it has ended."""
    arranged = case[ARRANGED]
    case.cite("45F")
    if arranged:
        case.step("dummy-may-arrange")
    else:
        case.step("play-continues-after-suggestion")
        case.check("dummy-suggestion", When.END_OF_PLAY, "dummy_suggestion")
    return case.ruling()


@follow_up("dummy_suggestion", EDITIONS)
def dummy_suggestion(case: Case) -> Ruling:
    """45F: whether the defenders were damaged by a play that dummy suggested."""
    return adjusted_if(case, SUGGESTED, DAMAGED, "45F")


# What dummy may do, and may not (42, 43)

WITHIN_RIGHTS = "within_rights"
CORRECTED = "corrected"
ASKED_DECLARER = "asked_declarer"
ASKED_DEFENDER = "asked_defender"
WARNED_WRONG_HAND = "warned_wrong_hand"
PREVENTED_OTHER = "prevented_other"
PREVENTED_DEFENDER = "prevented_defender"
DREW_ATTENTION = "drew_attention"
DREW_TO_DEFENDERS = "drew_attention_to_defenders"
CALLED_DIRECTOR = "called_director"
TOOK_PART = "took_part"
EXCHANGED_HANDS = "exchanged_hands"
LEFT_SEAT = "left_seat"
LOOKED = "looked"
SHOWN = "shown"

DID = choice(
    "dummy_did",
    WITHIN_RIGHTS,
    CORRECTED,
    ASKED_DECLARER,
    ASKED_DEFENDER,
    WARNED_WRONG_HAND,
    PREVENTED_OTHER,
    PREVENTED_DEFENDER,
    DREW_ATTENTION,
    DREW_TO_DEFENDERS,
    CALLED_DIRECTOR,
    TOOK_PART,
    EXCHANGED_HANDS,
    LEFT_SEAT,
    LOOKED,
    SHOWN,
)

# 43A2: dummy had exchanged hands, left the seat to watch, or looked at a defender's hand before.
RIGHTS_LOST = yes_no("dummy_rights_lost", law="43A2")

# 43B2(b): the director looks at declarer's hand.
WAS_REVOKE = yes_no("declarers_play_illegal", audience=Audience.DIRECTOR, law="43B2(b)")

FROM_HAND = "from_hand"
FROM_DUMMY = "from_dummy"

EITHER_DEFENDER_CHOOSES = offer(
    "defender_chooses_hand",
    Role.NON_OFFENDING_SIDE,
    script=("either-defender-chooses-hand",),
    options=(Option(FROM_HAND, "leads-from-hand"), Option(FROM_DUMMY, "leads-from-dummy")),
    law="43B2(a)",
)

# 43B3 of 2017: judged when play has ended.
DEFENDERS_GAINED = judged("defenders_gained", "43B3")

# 43A2 by what dummy did; a look at a hand that a defender shows is dummy's breach in 2017 alone.
LOSES_RIGHTS: Mapping[str, str] = {EXCHANGED_HANDS: "43A2(a)", LEFT_SEAT: "43A2(b)", LOOKED: "43A2(c)"}


@procedure("dummy_limits", (LAWS_2017,), ())
def dummy_limits_2017(case: Case) -> Ruling:
    """42 and 43 of 2017."""
    did = case[DID]
    if did in (PREVENTED_OTHER, PREVENTED_DEFENDER):
        within_rights(case, "9A3", "42B2")
    elif did == SHOWN:
        case.cite("43A3")
        case.step("defender-may-not-show")
        rights_lost_now(case, "43A2(c)")
    elif did == ASKED_DEFENDER:
        asked_defender(case, "defenders-gain")
    elif did == DREW_TO_DEFENDERS:
        attention_to_defenders(case, "defenders-gain")
    else:
        alike(case, did)
    return case.ruling()


@procedure("dummy_limits", (LAWS_2007,), ())
def dummy_limits_2007(case: Case) -> Ruling:
    """42 and 43 of 2007: dummy may prevent declarer's irregularities alone; a hand that is shown costs nothing."""
    did = case[DID]
    if did == PREVENTED_OTHER:
        within_rights(case, "9A3", "42B2")
    elif did == PREVENTED_DEFENDER:
        case.cite("42B2")
        breach(case, "43A1(c)", "defenders-irregularity-not-prevented")
    elif did == SHOWN:
        case.cite("43A2(c)")
        case.step("shown-hand-costs-nothing")
    elif did == ASKED_DEFENDER:
        asked_defender(case, "declarers-damage")
    elif did == DREW_TO_DEFENDERS:
        attention_to_defenders(case, "declarers-damage")
    else:
        alike(case, did)
    return case.ruling()


def alike(case: Case, did: str) -> None:
    """Whatever both editions rule in the same way."""
    if did == WITHIN_RIGHTS:
        within_rights(case, "42A1", "42A2", "42A3", "42B3")
    elif did == CORRECTED:
        within_rights(case, "65B3")
        case.cite("20F5")
        case.step("if-explanation-was-wrong")
    elif did == ASKED_DECLARER:
        asked_declarer(case)
    elif did == WARNED_WRONG_HAND:
        warned_of_wrong_hand(case)
    elif did == DREW_ATTENTION:
        attention_drawn(case)
    elif did == CALLED_DIRECTOR:
        breach(case, "43A1(a)", "irregularity-ruled-as-usual")
    elif did == TOOK_PART:
        breach(case, "43A1(c)", "dummy-takes-no-part")
        case.cite("45F")
        case.step("if-a-card-was-suggested")
        case.check("dummy-took-part", When.END_OF_PLAY, law="12A1")
    else:
        rights_lost_now(case, LOSES_RIGHTS[did])


def within_rights(case: Case, *laws: str) -> None:
    """What dummy has a right to."""
    for law in laws:
        case.cite(law)
    case.step("dummy-within-rights")


def breach(case: Case, law: str, step: str) -> None:
    """A restriction that was not kept, and the penalty that it may bring."""
    case.cite(law)
    case.step(step)
    penalty_possible(case)


def penalty_possible(case: Case) -> None:
    """43B1 with 90."""
    case.cite("43B1")
    case.cite("90")
    case.step("procedural-penalty-possible")


def rights_lost_now(case: Case, law: str) -> None:
    """43A2: what dummy may do no more for the rest of the play."""
    case.cite(law)
    case.stand("dummy-rights-lost", Role.OFFENDER, When.IN_PLAY)
    penalty_possible(case)


def asked_declarer(case: Case) -> None:
    """42B1 and 43B2(b): dummy was the first to ask declarer about a revoke."""
    if not case[RIGHTS_LOST]:
        within_rights(case, "42B1")
        case.cite("62A")
        case.step("if-declarer-revoked")
        return
    illegal = case[WAS_REVOKE]
    case.cite("43B2(b)")
    if illegal:
        case.step("legal-card-substituted")
        case.cite("64")
        case.step("revoke-as-if-established")
    else:
        case.step("declarers-play-was-legal")
    penalty_possible(case)


def asked_defender(case: Case, check: str) -> None:
    """61B2(b): what the question told declarer is unauthorized; dummy draws attention to a revoke by it (43B3)."""
    lost = case[RIGHTS_LOST]
    case.cite("42B1")
    case.cite("61B2(b)")
    case.step("dummy-may-not-ask-defender" if lost else "defender-not-asked")
    told_by_question(case, Role.DECLARER)
    if lost:
        not_rectified_now(case, check)
    case.cite("43A1(c)")
    penalty_possible(case)


def warned_of_wrong_hand(case: Case) -> None:
    """42B2 and 43B2(a): dummy warned declarer not to lead from the wrong hand."""
    if not case[RIGHTS_LOST]:
        within_rights(case, "9A3", "42B2")
        return
    chosen = case.choose(EITHER_DEFENDER_CHOOSES)
    case.cite("43B2(a)")
    case.step("leads-from-hand" if chosen == FROM_HAND else "leads-from-dummy")
    penalty_possible(case)


def attention_drawn(case: Case) -> None:
    """43A1(b): what dummy spoke of is ruled on all the same."""
    case.cite(Concept.DUMMY_DRAWS_ATTENTION)
    breach(case, "43A1(b)", "irregularity-ruled-as-usual")


def attention_to_defenders(case: Case, check: str) -> None:
    """43B3: a defender's irregularity is not rectified at once where dummy had lost the right to speak of it."""
    if not case[RIGHTS_LOST]:
        attention_drawn(case)
        return
    not_rectified_now(case, check)
    penalty_possible(case)


@follow_up("defenders_irregularity", (LAWS_2017,))
def defenders_irregularity_2017(case: Case) -> Ruling:
    """43B3 of 2017: the defenders' gain is taken from them; declarer's side keeps its score."""
    gained = case[DEFENDERS_GAINED]
    case.cite("43B3")
    if gained:
        case.adjust("defenders-gain-removed", "board_score")
    else:
        case.adjust("defenders-gained-nothing")
    return case.ruling()


@follow_up("defenders_irregularity", (LAWS_2007,))
def defenders_irregularity_2007(case: Case) -> Ruling:
    """43B3 of 2007, which refers to 12B1."""
    damaged = case[DAMAGED]
    case.cite("43B3")
    case.cite("12B1")
    if damaged:
        assigned(case)
    else:
        case.adjust("not-damaged")
    return case.ruling()
