"""Law 76: a spectator spoke, showed something, pointed something out, or disturbed the players."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, Concept

IRREGULARITY = irregularity(__name__, place=40)


class SpectatorDid(StrEnum):
    """76A2, 76B, 76C1: what the spectator did; what concerns the board comes first."""

    IRREGULARITY = "irregularity"
    TOLD = "told"
    FACT_OR_LAW = "fact_or_law"
    HANDS = "hands"
    REACTED = "reacted"
    TALKED = "talked"
    CONTACT = "contact"
    DISTURBED = "disturbed"


# Asked of nobody aloud: the answer would tell the players once more.
SPECTATOR_DID = choice("spectator_did", SpectatorDid, audience=Audience.DIRECTOR, law="76B")


@IRREGULARITY.under(LAWS_2007)
def spectator(case: Case) -> Ruling:
    """76: what a spectator may not do, and what becomes of the board."""
    did = case[SPECTATOR_DID]
    match did:
        case SpectatorDid.IRREGULARITY:
            case.step("spectator-points-out-nothing", "76B5")
            case.cite("76D")
            case.direct("rule-on-it-all-the-same", "81C3")
        case SpectatorDid.TOLD:
            case.step("spectator-is-silent", "76B3")
            case.hand_over("spectator-told-player", Concept.OTHER_SOURCES, "extraneous_information", Role.OFFENDER)
        case SpectatorDid.FACT_OR_LAW:
            case.step("spectator-speaks-when-asked", "76C1")
            case.direct("spectator-may-be-asked", "76C1")
            case.hand_over("if-facts-disputed", "85A1", "disputed_facts", Role.OFFENDER)
        case SpectatorDid.HANDS:
            case.step("spectator-watches-one-hand", "76B1")
        case SpectatorDid.REACTED:
            case.step("spectator-does-not-react", "76B2")
        case SpectatorDid.TALKED:
            case.step("spectator-does-not-talk", "76B3")
        case SpectatorDid.CONTACT:
            case.direct("viewer-not-in-contact", "76A2")
        case SpectatorDid.DISTURBED:
            case.step("spectator-disturbs-nobody", "76B4")
        case _:
            assert_never(did)
    if did is not SpectatorDid.CONTACT:
        case.direct("spectator-sent-away", "76A1")
    case.direct("spectators-by-regulation", "76C2")
    return case.ruling()
