"""Law 68: a defender shows cards, and the play goes on."""

from rules.engine.case import Case
from rules.engine.facts import Role
from rules.engine.ruling import When
from rules.lawbook import Concept


def of_the_trick_in_progress(case: Case) -> None:
    """68, first words: what a defender says or shows of the trick in progress alone."""
    case.cite("68")
    case.step("play-goes-on-no-penalty-card")
    case.inform("exposed-card-unauthorized", Role.PARTNER, "16")
    case.check("unauthorized-used", When.END_OF_PLAY)
    case.cite("57A")
    case.step("premature-play-if-partner-was-to-play")


def partner_objected(case: Case) -> None:
    """68B2: a defender concedes, and partner objects at once."""
    case.cite("68B2")
    case.step("play-goes-on-no-penalty-card")
    case.inform("exposed-authorized", Role.NON_OFFENDING_SIDE, Concept.WITHDRAWN_AUTHORIZED)
    case.inform("exposed-card-unauthorized", Role.PARTNER, Concept.WITHDRAWN_INFORMATION)
    case.check("withdrawn-card", When.END_OF_PLAY, "withdrawn_information", Concept.WITHDRAWN_ADJUSTMENT)
