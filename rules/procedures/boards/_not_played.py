"""Law 8B: why a board has no result, which a ruling before may have said."""

from enum import StrEnum

from rules.engine.facts import Audience, choice


class NotPlayed(StrEnum):
    """Why there is no result; an irregularity that makes one impossible comes before how far the board is."""

    SIT_OUT = "sit_out"
    IMPOSSIBLE = "impossible"
    BEGUN = "begun"
    ARRIVED_LATE = "arrived_late"
    NOT_BEGUN = "not_begun"


NOT_PLAYED = choice("not_played_because", NotPlayed, audience=Audience.DIRECTOR, law="8B")
