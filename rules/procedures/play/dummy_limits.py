"""Laws 42 and 43: what dummy may and may not do."""

from collections.abc import Mapping

from rules.engine.case import Case
from rules.engine.facts import Audience, Option, Role, choice, offer, yes_no
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures.play._asking_about_a_revoke import not_rectified_now, told_by_question
from rules.procedures.score._end_of_play import DAMAGED, assigned, judged

IRREGULARITY = irregularity(__name__, place=210)
DEFENDERS_IRREGULARITY = segment("defenders_irregularity", __name__)

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


@IRREGULARITY.under(LAWS_2017)
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


@IRREGULARITY.under(LAWS_2007)
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


@DEFENDERS_IRREGULARITY.under(LAWS_2017)
def defenders_irregularity_2017(case: Case) -> Ruling:
    """43B3 of 2017: the defenders' gain is taken from them; declarer's side keeps its score."""
    gained = case[DEFENDERS_GAINED]
    case.cite("43B3")
    if gained:
        case.adjust("defenders-gain-removed", "board_score")
    else:
        case.adjust("defenders-gained-nothing")
    return case.ruling()


@DEFENDERS_IRREGULARITY.under(LAWS_2007)
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
