"""Law 46: declarer calls an unclear or impossible card from dummy."""

from collections.abc import Mapping

from rules.engine.case import Case
from rules.engine.facts import Audience, Option, Role, choice, offer, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007

IRREGULARITY = irregularity(__name__, place=170, common=160)

# Incomplete or invalid designations (46)

SUIT = "suit"
LOW = "low"
HIGH = "high"
WIN = "win"
RANK = "rank"
NOT_IN_DUMMY = "not_in_dummy"
ANYTHING = "anything"

DESIGNATION = choice("designation", SUIT, LOW, HIGH, WIN, RANK, NOT_IN_DUMMY, ANYTHING)

# 46B, first words. Declarer is not asked what they meant: it has to be beyond dispute without that.
MEANT_OTHERWISE = yes_no("undisputed_intention", audience=Audience.DIRECTOR, judgement=True, law="46B")

# 46B1 speaks of the suit led alone.
DUMMY_FOLLOWS = yes_no("dummy_can_follow")

# 46B3: where dummy has cards of the rank named.
CONTINUES = "continues"
ONE_LEGAL = "one_legal"
SEVERAL_LEGAL = "several_legal"
NONE_LEGAL = "none_legal"

CARDS_OF_RANK = choice("cards_of_rank", CONTINUES, ONE_LEGAL, SEVERAL_LEGAL, NONE_LEGAL)

DESIGNATES = "designates"
LEAVES = "leaves"

DEFENDER_DESIGNATES = offer(
    "defender_designates",
    Role.NON_OFFENDING_SIDE,
    script=("either-defender-designates",),
    options=(Option(DESIGNATES, "defenders-choice-played"), Option(LEAVES, "declarer-names-card")),
    law="46B5",
)

PARAGRAPHS: Mapping[str, str] = {
    SUIT: "46B2",
    LOW: "46B1(c)",
    HIGH: "46B1(a)",
    WIN: "46B1(b)",
    RANK: "46B3",
    NOT_IN_DUMMY: "46B4",
    ANYTHING: "46B5",
}

# The card that declarer is taken to have called.
TAKEN_AS: Mapping[str, str] = {
    SUIT: "lowest-of-suit-named",
    LOW: "lowest-of-suit-led",
    HIGH: "highest-of-suit-led",
    WIN: "lowest-that-wins",
}


@IRREGULARITY.under(LAWS_2007)
def incomplete_designation(case: Case) -> Ruling:
    """Law 46; 2007 does not say that high and low are those of the suit led, which is no other card."""
    said = case[DESIGNATION]
    meant_otherwise = case[MEANT_OTHERWISE]
    case.cite("46A")
    case.cite("46B")
    if meant_otherwise:
        case.cite(PARAGRAPHS[said])
        card_is_called(case, "intended-card-played")
    elif said == RANK:
        rank_alone(case)
    elif said == NOT_IN_DUMMY:
        designation_void(case)
    elif said == ANYTHING or (said in (LOW, HIGH) and not case[DUMMY_FOLLOWS]):
        neither_suit_nor_rank(case)
    else:
        case.cite(PARAGRAPHS[said])
        card_is_called(case, TAKEN_AS[said])
    return case.ruling()


def card_is_called(case: Case, step: str) -> None:
    """The call is taken as that of one card; another one that dummy has moved comes under 45D."""
    case.step(step)
    case.cite("45D")
    case.step("if-another-card-was-moved")


def rank_alone(case: Case) -> None:
    """46B3: the suit is not named."""
    cards = case[CARDS_OF_RANK]
    if cards == CONTINUES:
        case.cite("46B3(a)")
        card_is_called(case, "suit-is-continued")
        return
    case.cite("46B3(b)")
    if cards == ONE_LEGAL:
        card_is_called(case, "card-of-that-rank-played")
    elif cards == SEVERAL_LEGAL:
        case.step("declarer-says-which-suit")
    else:
        designation_void(case)


def designation_void(case: Case) -> None:
    """46B4: the call is void."""
    case.cite("46B4")
    case.step("any-legal-card-of-dummy")


def neither_suit_nor_rank(case: Case) -> None:
    """46B5: either defender may say which card is played."""
    chosen = case.choose(DEFENDER_DESIGNATES)
    case.cite("46B5")
    case.step("defender-names-card" if chosen == DESIGNATES else "declarer-names-card")
