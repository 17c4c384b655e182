"""Laws 20F, 21 and 75: how far the board is, and what misinformation hands on."""

from enum import StrEnum

from rules.engine.case import Case
from rules.engine.facts import Role, choice
from rules.engine.ruling import When
from rules.lawbook import Concept


class ExplanationStage(StrEnum):
    """17D (2007: 22B), 21B, 47E2: how far the board is; what may still be changed depends on it."""

    AUCTION = "auction"
    CLARIFICATION = "clarification"
    PASSED_OUT = "passed_out"
    PLAY = "play"
    PLAY_OVER = "play_over"
    TOO_LATE = "too_late"


EXPLANATION_STAGE = choice("explanation_stage", ExplanationStage, law=Concept.CLARIFICATION_PERIOD)


def misinformation_next(case: Case, law: str | Concept, explainer: Role, stage: ExplanationStage) -> None:
    """20F4(b), 75B: what opponents were told was wrong, and is ruled on next."""
    told = {EXPLANATION_STAGE.id: stage}
    case.hand_over("misinformation-next", law, "misinformation", explainer, told)


def told_partner(case: Case, law: str | Concept, when: When) -> None:
    """16B, 75A: what a player has heard of partner’s explanation or correction is looked at when play has ended."""
    id = "partner-heard-now" if when is When.NOW else "partner-heard"
    case.check(id, law, when, "information_complaint")
