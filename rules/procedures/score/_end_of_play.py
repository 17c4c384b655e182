"""What is judged when play has ended: damage after a rectified call (23C, 27D), use of information."""

from collections.abc import Callable, Mapping
from typing import assert_never

from rules.engine.case import Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Audience, Fact, Role, Value, yes_no
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2007_PRINTED, LAWS_2017, Concept, Edition
from rules.regulations.elections import ASSIGNED, AssignedScores

DAMAGE_INSUFFICIENT = segment("damage_insufficient", __name__)
DAMAGE_COMPARABLE = segment("damage_comparable", __name__)
PENALTY_CARD_DAMAGE = segment("penalty_card_damage", __name__)
INFORMATION_USED = segment("information_used", __name__)
DAMAGE_WITHOUT_REDRESS = segment("damage_without_redress", __name__)
MISEXPLAINED_PLAY = segment("misexplained_play", __name__)
CONCEALMENT = segment("concealment", __name__)
GAIN_BY_IGNORANCE = segment("gain_by_ignorance", __name__)


def judged(id: str, law: str | Concept = "") -> Fact[bool]:
    """A question that the director answers in silence, by the test of a Law."""
    return yes_no(id, audience=Audience.DIRECTOR, judgement=True, law=law)


# 27D and 23C: without the help of the infraction.
OUTCOME_COULD_DIFFER = judged("outcome_could_differ")
CONTRACT_COULD_DIFFER = judged("contract_could_differ", "27C2")
DAMAGED = judged("non_offending_side_damaged", "12B1")

# 50E3 of 2007: what partner learnt by seeing the card.
PENALTY_CARD_TOLD = judged("penalty_card_told", "50E3")

# 16B1(a), of which the two editions put different tests as well.
USED_OVER_ALTERNATIVE = judged("used_over_alternative", "16B1(a)")
USED_AMONG_ALTERNATIVES = judged("used_among_alternatives", "16B1(a)")

# 47E2(b): a card that was played because of a wrong explanation.
MISLED = yes_no("misled_into_play", audience=Audience.NOS_PLAYER, judgement=True, law="47E2(b)")

# 72B3.
MEANT_TO_CONCEAL = judged("meant_to_conceal", "72B3")

# 11A of 2017: what an opponent did, not knowing the Law, before the director was called.
GAINED_BY_IGNORANCE = judged("gained_by_ignorance", "11A")

# 12C1(e) (2007: 12C1(b)): the non-offending side added to its own damage.
SELF_INFLICTED = judged("self_inflicted", Concept.SELF_INFLICTED_DAMAGE)


# Never asked: the ruling before has told nobody the score (83), which waits for this one.
SCORE_STILL_OPEN = yes_no("score_still_open")


@derives(SCORE_STILL_OPEN)
def score_left_open(known: Known) -> tuple[Value, ...] | None:
    return (known.get(SCORE_STILL_OPEN) is True,)


@DAMAGE_INSUFFICIENT.under(LAWS_2017)
def damage_insufficient_2017(case: Case) -> Ruling:
    """27D of 2017."""
    return adjusted_if(case, OUTCOME_COULD_DIFFER, DAMAGED, "27D")


@DAMAGE_INSUFFICIENT.under(LAWS_2007)
def damage_insufficient_2007(case: Case) -> Ruling:
    """27D of 2007."""
    return adjusted_if(case, OUTCOME_COULD_DIFFER, DAMAGED, "27D")


@DAMAGE_INSUFFICIENT.under(LAWS_2007_PRINTED)
def damage_insufficient_printed(case: Case) -> Ruling:
    """27C2 of 2007 as first printed, which looks at the contract alone."""
    return adjusted_if(case, CONTRACT_COULD_DIFFER, DAMAGED, "27C2")


@DAMAGE_COMPARABLE.under(LAWS_2017)
def damage_comparable(case: Case) -> Ruling:
    """23C of 2017."""
    return adjusted_if(case, OUTCOME_COULD_DIFFER, DAMAGED, "23C")


@PENALTY_CARD_DAMAGE.under(LAWS_2017)
def penalty_card_damage_2017(case: Case) -> Ruling:
    """50E4 of 2017."""
    return adjusted_if(case, OUTCOME_COULD_DIFFER, DAMAGED, "50E4")


@PENALTY_CARD_DAMAGE.under(LAWS_2007)
def penalty_card_damage_2007(case: Case) -> Ruling:
    """50E3 of 2007."""
    return adjusted_if(case, PENALTY_CARD_TOLD, DAMAGED, "50E3")


@INFORMATION_USED.under(LAWS_2017)
def information_used_2017(case: Case) -> Ruling:
    """16B1(a) and 16B3 of 2017."""
    return adjusted_if(case, USED_OVER_ALTERNATIVE, DAMAGED, "16B1(a)", "16B3")


@INFORMATION_USED.under(LAWS_2007)
def information_used_2007(case: Case) -> Ruling:
    """16B1(a) and 16B3 of 2007."""
    return adjusted_if(case, USED_AMONG_ALTERNATIVES, DAMAGED, "16B1(a)", "16B3")


@MISEXPLAINED_PLAY.under(LAWS_2007)
def misexplained_play(case: Case) -> Ruling:
    """47E2(b): too late to change a card that was played because of a wrong explanation."""
    return adjusted_if(case, MISLED, DAMAGED, "47E2(b)")


@DAMAGE_WITHOUT_REDRESS.under(LAWS_2007)
def damage_without_redress(case: Case) -> Ruling:
    """12A1: the Laws give no other redress for the infraction."""
    return adjusted_if_damaged(case, "12A1")


@CONCEALMENT.under(LAWS_2007)
def concealment(case: Case) -> Ruling:
    """72B3: to conceal an infraction is an infraction of its own; 90 punishes it, and damage is redressed by 12A1."""
    if case[MEANT_TO_CONCEAL]:
        case.step("concealed-on-purpose", "72B3")
        case.check("concealment-damage", "12A1", When.END_OF_PLAY, "damage_without_redress")
        case.advise_penalty("procedural", "90A")
    else:
        case.step("nothing-concealed", "72B3")
    return case.ruling()


@GAIN_BY_IGNORANCE.under(LAWS_2017)
def gain_by_ignorance(case: Case) -> Ruling:
    """11A of 2017: the gain is taken from the side that has it, and the other side keeps its score."""
    gained = case[GAINED_BY_IGNORANCE]
    case.cite("11A")
    if gained:
        gain_taken_away(case)
    else:
        case.adjust("nobody-gained", "11A")
        case.direct("tell-all-four", "83")
    return case.ruling()


def gain_taken_away(case: Case, when: When = When.END_OF_PLAY) -> None:
    """11A of 2017: the score of one side alone is adjusted, which all four are told, and which may be appealed."""
    case.adjust("that-side-alone", "11A", "board_score", when)
    case.refer_to_appeal("within-period", "92B")
    case.direct("tell-all-four", "83")


def gain_looked_at_later(case: Case) -> None:
    """11A of 2017, while play goes on: what the side that acted did not know, the other may gain by."""
    if case.edition.year == LAWS_2017.year:
        case.check("gain-by-ignorance", "11A", When.END_OF_PLAY, "gain_by_ignorance")


def result_stands(case: Case, id: str, law: str | Concept) -> None:
    """83: the result stands, which is a ruling as well: told with its reasons, and that it may be appealed."""
    case.adjust(id, law, when=When.NOW)
    case.direct("tell-all-four", "83")


def raised_too_late(case: Case) -> None:
    """92B: nobody may ask for a ruling any more."""
    case.adjust("ruling-period-over", "92B")


def adjusted_if_damaged(case: Case, law: str) -> Ruling:
    """12B1: award an assigned adjusted score for damage under a law, or let the result stand."""
    damaged = case[DAMAGED]
    case.cite(law)
    case.cite("12B1")
    if damaged:
        assigned(case)
    else:
        case.adjust("not-damaged", "12B1")
    return case.ruling()


def redressed_now(case: Case, law: str | Concept, expected: str) -> None:
    """12B1, when play has ended: an assigned score with who may appeal, or the result stands.

    law: what was infringed; expected: the message that says what the score is to be based on.
    """
    damaged = case[DAMAGED]
    case.cite(law)
    case.cite("12B1")
    if damaged:
        case.direct(expected, law)
        assigned(case)
        case.refer_to_appeal("within-period", "92B")
    else:
        case.adjust("not-damaged", "12B1", when=When.NOW)


def adjusted_if(case: Case, cause: Fact[bool], effect: Fact[bool], *laws: str | Concept) -> Ruling:
    """Award an assigned adjusted score where both are so, or let the result stand and say for want of which."""
    met = case[cause]
    had_effect = met and case[effect]
    for law in laws:
        case.cite(law)
    if not met:
        case.adjust("no-cause", law)
    elif not had_effect:
        case.adjust("no-effect", law)
    else:
        assigned(case)
    return case.ruling()


def offenders_may_profit(case: Case) -> None:
    """10C4: that a side has done well after its rectification is no ground for another score."""
    case.step("offenders-may-profit", "10C4", Role.OFFENDING_SIDE)


def assigned(case: Case) -> None:
    """12C1: an assigned score, without redress for what the non-offending side did to itself."""
    self_inflicted = case[SELF_INFLICTED]
    case.cite(Concept.ASSIGNED_SCORE)
    for_each_side = case.edition.of(AS_ELECTED)(case)
    if self_inflicted:
        case.adjust("assigned-less-self-inflicted", Concept.SELF_INFLICTED_DAMAGE, "board_score")
        case.direct("self-inflicted-apart", Concept.SCORES_APART)
    elif for_each_side:
        case.adjust("assigned-for-each-side", "12C1(e)", "board_score")
    else:
        case.adjust("assigned", Concept.ASSIGNED_SCORE, "board_score")


def as_elected(case: Case, likely: str = "likely-and-probable") -> bool:
    """12C1(c) and (e) of 2007: the authority may forbid weighting, or put another method in its place.

    likely: the step that tells of that method. Returns whether each side has a score by a measure of its own then.
    """
    elected = case[ASSIGNED]
    match elected:
        case AssignedScores.WEIGHTED:
            pass
        case AssignedScores.SINGLE:
            case.direct("results-not-weighted", "12C1(c)")
        case AssignedScores.LIKELY_AND_PROBABLE:
            case.direct(likely, "12C1(e)")
        case _:
            assert_never(elected)
    return elected is AssignedScores.LIKELY_AND_PROBABLE


# 2017 leaves the authority nothing to elect here.
AS_ELECTED: Mapping[Edition, Callable[[Case], bool]] = {LAWS_2017: lambda case: False, LAWS_2007: as_elected}
