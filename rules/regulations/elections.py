"""What the Laws leave to an authority."""

from enum import StrEnum

from rules.engine.facts import Election, Kind, Value


class Law27(StrEnum):
    """The text of Law 27 under the Laws of 2007, which the WBF replaced on 5 March 2008."""

    REV2008 = "rev2008"
    PRINTED = "printed"


class AssignedScores(StrEnum):
    """What an assigned score may be under the Laws of 2007 (12C1(c), or 12C1(e) instead)."""

    WEIGHTED = "weighted"
    SINGLE = "single"
    LIKELY_AND_PROBABLE = "likely_and_probable"


class DefendersMayAsk(StrEnum):
    """Whether defenders may ask one another about a possible revoke under the Laws of 2007."""

    ALLOWED = "allowed"
    PROHIBITED = "prohibited"


class ReservingRights(StrEnum):
    """16B2: whether players may reserve their rights, or call the director at once."""

    ALLOWED = "allowed"
    CALL = "call"


# Chooses the variant of the edition under which a case is ruled; no procedure reads it.
LAW27 = Election("law27", Kind.CHOICE, Law27.REV2008, "27", "authority", tuple(Law27))

ASSIGNED = Election(
    "assigned_scores", Kind.CHOICE, AssignedScores.WEIGHTED, "12C1(c)", "authority", tuple(AssignedScores)
)

DEFENDERS_MAY_ASK = Election(
    "defenders_may_ask", Kind.CHOICE, DefendersMayAsk.ALLOWED, "61B3", "authority", tuple(DefendersMayAsk)
)

RESERVING = Election(
    "reserving_rights", Kind.CHOICE, ReservingRights.ALLOWED, "16B2", "authority", tuple(ReservingRights)
)

ELECTIONS: dict[str, Election[Value]] = {each.id: each for each in (LAW27, ASSIGNED, DEFENDERS_MAY_ASK, RESERVING)}
