"""Law 83: a ruling that is given after play is told to all four players, with its reasons and the right to appeal."""

# The step that asks for it.
TELL_ALL_FOUR = "step-tell-all-four"

# What is judged when play has ended; until then the result at the table stands for now.
JUDGED_LATER = frozenset(
    {
        "disputed_facts_again",
        "information_complaint",
        "information_damage",
        "information_found",
        "logical_alternatives",
        "misinformation_damage",
    }
)
