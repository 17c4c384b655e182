"""Law 16D (2007: 16C): what a player has learnt of a board, and how."""

from enum import StrEnum

from rules.engine.facts import Audience, choice
from rules.lawbook import Concept


class Learnt(StrEnum):
    """16D1: how it was learnt, and of what; what another Law provides for stands first."""

    FROM_PARTNER = "from_partner"
    PARTNERS_CARD = "partners_card"
    PARTNERS_CARD_IN_PLAY = "partners_card_in_play"
    OPPONENTS_CARD = "opponents_card"
    IN_THE_DEAL = "in_the_deal"
    ON_PURPOSE = "on_purpose"
    ONE_HAND = "one_hand"
    NOTHING_OF_IT = "nothing_of_it"
    ANYTHING_ELSE = "anything_else"


# Away from the table: there it would be known to the others.
LEARNT = choice("learnt", Learnt, audience=Audience.OFFENDER, law=Concept.OTHER_SOURCES)
