"""Law 68: a defender shows cards, and the play goes on."""

from rules.engine.case import Case
from rules.engine.facts import Role
from rules.engine.ruling import When
from rules.lawbook import Concept


def of_the_trick_in_progress(case: Case) -> None:
    """68, first words: what a defender says or shows of the trick in progress alone; 45C1 of a card for that trick."""
    case.step("shown-card-of-this-trick", "45C1", Role.OFFENDER)
    case.step("other-shown-cards-back", "68")
    case.inform("exposed-card-unauthorized", "16B1", Role.PARTNER)
    case.check("unauthorized-used", "16B3", When.END_OF_PLAY, "information_used")
    case.hand_over("premature-if-played", "57A", "premature_play", Role.OFFENDER)


def partner_objected(case: Case) -> None:
    """68B2: a defender concedes, and partner objects at once."""
    case.step("play-goes-on-no-penalty-card", "68B2")
    case.inform("exposed-authorized", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
    case.inform("exposed-card-unauthorized", "68B2", Role.PARTNER)
    case.cite(Concept.WITHDRAWN_UNAUTHORIZED)
    case.check("withdrawn-card", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_action_information")
