"""Laws 10B and 11A: a card that should have become a penalty card was picked up before the director was called."""

from collections.abc import Callable, Mapping

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, yes_no
from rules.engine.ruling import When
from rules.lawbook import LAWS_2007, LAWS_2017, Edition
from rules.procedures._withdrawn import withdrawn_card

# 10B: the director may allow or cancel what the players have waived.
WAIVER_STANDS = yes_no("waiver_stands", audience=Audience.DIRECTOR, judgement=True, law="10B")


def put_back_on_the_table(case: Case) -> bool:
    """Whether the card comes back; where it does not, declarer's side has forfeited its right (11A)."""
    if not case[WAIVER_STANDS]:
        case.step("waiver-cancelled", "10B", Role.OFFENDER)
        return True
    case.step("waiver-stands", "10B", Role.OFFENDER)
    case.edition.of(RIGHT_FORFEITED)(case)
    withdrawn_card(case)
    return False


def forfeited_2017(case: Case) -> None:
    """11A of 2017: what a side has gained by an opponent's ignorance is taken from that side alone."""
    case.check("gain-by-ignorance", "11A", When.END_OF_PLAY, "gain_by_ignorance")


def forfeited_2007(case: Case) -> None:
    """11A of 2007: the right is forfeited, and the score stands."""
    case.cite("11A")


RIGHT_FORFEITED: Mapping[Edition, Callable[[Case], None]] = {LAWS_2017: forfeited_2017, LAWS_2007: forfeited_2007}
