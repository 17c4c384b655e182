"""Laws 13 and 14: how many cards the hands hold, by which the two are told apart."""

from enum import StrEnum

from rules.engine.facts import choice


class CardCount(StrEnum):
    """What is found when all hands are counted, with the cards that each has played."""

    FEWER = "fewer"
    MORE = "more"
    SURPLUS = "surplus"


COUNT = choice("card_count", CardCount, law="14")
