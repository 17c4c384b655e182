"""Laws 45A to C: is that card played?"""

from collections.abc import Mapping

from rules.engine.case import Case
from rules.engine.facts import Audience, Fact, choice, yes_no
from rules.engine.procedure import procedure
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017

DEFENDER = "defender"
DECLARER = "declarer"
DUMMY = "dummy"

WHOSE = choice("whose_card", DUMMY, DECLARER, DEFENDER)

# What was done with the card.
FACED = "faced"
IN_VIEW = "in_view"
TOUCHING = "touching"
AS_IF_PLAYED = "as_if_played"
NAMED = "named"
SLIP = "slip"
PENALTY_CARD = "penalty_card"
TOUCHED = "touched"
ARRANGED = "arranged"
PICKED_UP = "picked_up"
MOVED_BY_DUMMY = "moved_by_dummy"
NOTHING_OF_THIS = "nothing_of_this"

# Nobody says at the table which card of a defender could be seen.
DEFENDERS_CARD = choice(
    "defenders_card", FACED, IN_VIEW, NAMED, SLIP, PENALTY_CARD, NOTHING_OF_THIS, audience=Audience.DIRECTOR
)
DECLARERS_CARD = choice("declarers_card", FACED, TOUCHING, AS_IF_PLAYED, NAMED, SLIP, NOTHING_OF_THIS)
DUMMYS_CARD = choice("dummys_card", NAMED, SLIP, PICKED_UP, TOUCHED, ARRANGED, MOVED_BY_DUMMY)

ALREADY_PLAYED = yes_no("already_played_to_trick")

# The paragraphs that settle it, and what they come to.
Settled = Mapping[str, tuple[tuple[str, ...], str]]

OF_DEFENDER: Settled = {
    FACED: (("45A",), "card-is-played"),
    NAMED: (("45C4(a)",), "card-is-played"),
    SLIP: (("45C4(b)",), "rule-as-unintended-designation"),
    PENALTY_CARD: (("45C5", "50"), "rule-as-penalty-card"),
    NOTHING_OF_THIS: (("45A",), "card-is-not-played"),
}
OF_DECLARER: Settled = {
    FACED: (("45A",), "card-is-played"),
    TOUCHING: (("45C2(a)",), "card-is-played"),
    AS_IF_PLAYED: (("45C2(b)",), "card-is-played"),
    NAMED: (("45C4(a)",), "card-is-played"),
    SLIP: (("45C4(b)",), "rule-as-unintended-designation"),
    NOTHING_OF_THIS: (("45C2", "48A"), "card-is-not-played"),
}
OF_DUMMY: Settled = {
    NAMED: (("45B", "45C4(a)"), "card-is-played"),
    SLIP: (("45C4(b)",), "rule-as-unintended-designation"),
    PICKED_UP: (("45B",), "card-is-played"),
    TOUCHED: (("45C3",), "card-is-played"),
    ARRANGED: (("45C3",), "card-is-not-played"),
    MOVED_BY_DUMMY: (("45D",), "rule-as-dummy-wrong-card"),
}


@procedure("played_card_dispute", (LAWS_2017,), ())
def played_card_dispute_2017(case: Case) -> Ruling:
    """45A to C of 2017: only the designation of a card from dummy can be a slip that is changed."""
    of_hand = {
        DEFENDER: DEFENDERS_CARD.only(FACED, IN_VIEW, NAMED, PENALTY_CARD, NOTHING_OF_THIS),
        DECLARER: DECLARERS_CARD.only(FACED, TOUCHING, AS_IF_PLAYED, NAMED, NOTHING_OF_THIS),
    }
    return settled(case, of_hand)


@procedure("played_card_dispute", (LAWS_2007,), ())
def played_card_dispute_2007(case: Case) -> Ruling:
    """45A to C of 2007: any player may change a slip, if it is done without pause for thought."""
    return settled(case, {DEFENDER: DEFENDERS_CARD, DECLARER: DECLARERS_CARD})


def settled(case: Case, of_hand: Mapping[str, Fact[str]]) -> Ruling:
    """Whether the card is played, by what was done with it."""
    whose = case[WHOSE]
    if whose == DUMMY:
        rule(case, *OF_DUMMY[case[DUMMYS_CARD]])
    elif whose == DECLARER:
        rule(case, *OF_DECLARER[case[of_hand[DECLARER]]])
    elif (done := case[of_hand[DEFENDER]]) != IN_VIEW:
        rule(case, *OF_DEFENDER[done])
    elif case[ALREADY_PLAYED]:
        rule(case, ("45C1", "45E1"), "rule-as-fifth-card")
    else:
        rule(case, ("45C1",), "card-is-played")
    return case.ruling()


def rule(case: Case, laws: tuple[str, ...], step: str) -> None:
    """These paragraphs, and what they come to."""
    for law in laws:
        case.cite(law)
    case.step(step)
