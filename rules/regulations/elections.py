"""What the Laws leave to an authority."""

from enum import StrEnum

from rules.engine.facts import Election, Kind, Value
from rules.lawbook import Concept


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


class CallsMade(StrEnum):
    """18F: how calls are made."""

    SPOKEN = "spoken"
    BIDDING_BOXES = "bidding_boxes"


class Explanations(StrEnum):
    """20F1: how calls are explained."""

    SPOKEN = "spoken"
    WRITTEN = "written"


class OwnCard(StrEnum):
    """40B2(b), with 20G: when a player may look at their own side’s system card."""

    CLARIFICATION = "clarification"
    NEVER = "never"
    ALLOWED = "allowed"


class MemoryAids(StrEnum):
    """40B2(d) (2007: 40C3(a)): whether aids to memory, calculation or technique may be used."""

    PROHIBITED = "prohibited"
    ALLOWED = "allowed"


class StopCard(StrEnum):
    """73A2: whether a skip bid is announced by the STOP card, and LHO waits; nobody says: the director is asked."""

    ASKED = "asked"
    REQUIRED = "required"
    NONE = "none"


class FirstTrickPause(StrEnum):
    """73A2: whether a pause belongs to the first trick, which RHO may make where declarer does not."""

    ASKED = "asked"
    ALLOWED = "allowed"
    NONE = "none"


class Agreements(StrEnum):
    """40B2(a)(iv) (2007: 40B3): whether a side may agree beforehand to vary its methods after an irregularity."""

    ALLOWED = "allowed"
    PROHIBITED = "prohibited"


class SystemChanges(StrEnum):
    """40B2(a)(ii) (2007: 40B2(a)): whether a side may change its methods during a session by itself."""

    ALLOWED = "allowed"
    BY_LEAVE = "by_leave"


class BarredBy(StrEnum):
    """40B2(a)(i) (2007: 40B2(a)): whether the director too may bar a pair from a method for the rest of an event."""

    REGULATION = "regulation"
    DIRECTOR = "director"


class MeaningByPartner(StrEnum):
    """40B2(a) of 2007: whether a call may mean something else according to which of the two partners makes it."""

    PROHIBITED = "prohibited"
    ALLOWED = "allowed"


class ArtificialPsychics(StrEnum):
    """40B2(a)(v) (2007: 40B2(d)): which artificial calls may be psychic."""

    ASKED = "asked"
    ALLOWED = "allowed"
    NOT_FORCING = "not_forcing"
    PROHIBITED = "prohibited"


class PsychicOpenings(StrEnum):
    """80B2(f): whether an organizer has barred psychic opening bids, with scores of its own.

    40A3 knows no such limit, and 40B2 only one for artificial calls: for regulations that say so all the same.
    """

    ALLOWED = "allowed"
    PROHIBITED = "prohibited"


class SlowPlay(StrEnum):
    """90A with 90B2: whether regulations ask for a warning before a penalty for slow play."""

    DISCRETION = "discretion"
    WARNING_FIRST = "warning_first"


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

CALLS_MADE = Election("calls_made", Kind.CHOICE, CallsMade.SPOKEN, "18F", "authority", tuple(CallsMade))

EXPLANATIONS = Election("explanations", Kind.CHOICE, Explanations.SPOKEN, "20F1", "authority", tuple(Explanations))

# An authority may leave these two to whoever announces the event.
OWN_CARD = Election("own_card", Kind.CHOICE, OwnCard.CLARIFICATION, "40B2(b)", "event", tuple(OwnCard))

MEMORY_AIDS = Election("memory_aids", Kind.CHOICE, MemoryAids.PROHIBITED, "40", "event", tuple(MemoryAids))

STOP_CARD = Election("stop_card", Kind.CHOICE, StopCard.ASKED, "73A2", "authority", tuple(StopCard))

FIRST_TRICK_PAUSE = Election(
    "first_trick_pause", Kind.CHOICE, FirstTrickPause.ASKED, "73A2", "authority", tuple(FirstTrickPause)
)

AGREEMENTS = Election(
    "agreements_after_irregularity",
    Kind.CHOICE,
    Agreements.ALLOWED,
    Concept.AGREEMENT_AFTER_IRREGULARITY,
    "authority",
    tuple(Agreements),
)

SYSTEM_CHANGES = Election(
    "system_changes",
    Kind.CHOICE,
    SystemChanges.ALLOWED,
    Concept.SYSTEM_CARD_REGULATED,
    "event",
    tuple(SystemChanges),
)

BARRED_BY = Election(
    "methods_barred_by", Kind.CHOICE, BarredBy.REGULATION, Concept.METHODS_REGULATED, "event", tuple(BarredBy)
)

MEANING_BY_PARTNER = Election(
    "meaning_by_partner", Kind.CHOICE, MeaningByPartner.PROHIBITED, "40B2(a)", "authority", tuple(MeaningByPartner)
)

ARTIFICIAL_PSYCHICS = Election(
    "artificial_psychics",
    Kind.CHOICE,
    ArtificialPsychics.ASKED,
    Concept.ARTIFICIAL_PSYCHIC,
    "event",
    tuple(ArtificialPsychics),
)

PSYCHIC_OPENINGS = Election(
    "psychic_openings", Kind.CHOICE, PsychicOpenings.ALLOWED, "80B2(f)", "event", tuple(PsychicOpenings)
)

SLOW_PLAY = Election("slow_play", Kind.CHOICE, SlowPlay.DISCRETION, "90A", "event", tuple(SlowPlay))

# The usual amounts, in the words of the regulations; "none" where nobody has entered them.
PENALTY_SCALE = Election("penalty_scale", Kind.TEXT, "none", "90A", "event")

DISCIPLINE_SCALE = Election("discipline_scale", Kind.TEXT, "none", "91A", "event")

ELECTIONS: dict[str, Election[Value]] = {
    each.id: each
    for each in (
        *(LAW27, ASSIGNED, DEFENDERS_MAY_ASK, RESERVING),
        *(AGREEMENTS, SYSTEM_CHANGES, BARRED_BY, MEANING_BY_PARTNER, ARTIFICIAL_PSYCHICS, PSYCHIC_OPENINGS),
        *(CALLS_MADE, EXPLANATIONS, OWN_CARD, MEMORY_AIDS, STOP_CARD, FIRST_TRICK_PAUSE),
        *(SLOW_PLAY, PENALTY_SCALE, DISCIPLINE_SCALE),
    )
}
