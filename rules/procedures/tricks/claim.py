"""Laws 68 to 71: claims and concessions."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, choice, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures._defender_shows_cards import of_the_trick_in_progress, partner_objected
from rules.procedures.play.dummy_limits import DID, Deed
from rules.procedures.tricks._agreements import agreement_regretted, conceded, concession_regretted
from rules.procedures.tricks._contested_claim import CLAIMED_BY, ClaimedBy, contested

IRREGULARITY = irregularity(__name__, door="claim", place=10, common=170)


class Matter(StrEnum):
    """What it is about."""

    DECLARERS_CLAIM = "declarers_claim"
    PARTNER_OBJECTED = "partner_objected"
    DEFENDERS_CLAIM = "defenders_claim"
    PLAYED_ON = "played_on"
    AGREEMENT_REGRETTED = "agreement_regretted"
    CONCESSION_REGRETTED = "concession_regretted"
    CURRENT_TRICK = "current_trick"
    DUMMY = "dummy"
    UNCLEAR = "unclear"
    AGREED = "agreed"


MATTER = choice("claim_matter", Matter)


class ClaimOrConcession(StrEnum):
    """68A and 68B1: what was said or done."""

    CLAIM = "claim"
    CONCESSION = "concession"
    NEITHER = "neither"


KIND = choice("claim_or_concession", ClaimOrConcession, audience=Audience.DIRECTOR, judgement=True, law="68")
EITHER = KIND.only(ClaimOrConcession.CLAIM, ClaimOrConcession.CONCESSION)

# Why dummy's words are no claim.
NO_CLAIM_OF_DUMMY: Mapping[Edition, str] = {LAWS_2017: "68A", LAWS_2007: "43A1(c)"}

# 68D2(b) of 2017: play goes on if the other side asks for it and nobody objects.
CONCURRED = yes_no("all_four_concurred", law="68D2(b)(i)")


@IRREGULARITY.under(LAWS_2017)
def claim_2017(case: Case) -> Ruling:
    """68 to 71 of 2017, which lets play go on if all four agree (68D2(b))."""
    return claim(case, played_on_2017)


@IRREGULARITY.under(LAWS_2007)
def claim_2007(case: Case) -> Ruling:
    """68 to 71 of 2007: play never goes on; what was played may be evidence (70D3)."""
    return claim(case, played_on_2007)


def claim(case: Case, played_on: Callable[[Case], None]) -> Ruling:
    """68 to 71 by what it is about.

    played_on: play has gone on after the claim.
    """
    matter = case[MATTER]
    match matter:
        case Matter.DECLARERS_CLAIM:
            contested(case, ClaimedBy.DECLARER)
        case Matter.PARTNER_OBJECTED:
            case.step("nothing-conceded", "68B2")
            partner_objected(case)
        case Matter.DEFENDERS_CLAIM:
            contested(case, ClaimedBy.DEFENDER)
        case Matter.PLAYED_ON:
            played_on(case)
        case Matter.AGREEMENT_REGRETTED:
            agreement_regretted(case)
        case Matter.CONCESSION_REGRETTED:
            concession_regretted(case)
        case Matter.CURRENT_TRICK:
            current_trick(case)
        case Matter.DUMMY:
            dummy_claimed(case)
        case Matter.UNCLEAR:
            by_kind(case, case[KIND])
        case Matter.AGREED:
            case.cite(Concept.CLAIM_AGREED)
            case.adjust("scored-as-claimed", "69A")
            case.direct("if-claim-shows-revoke", "63A3")
            # That to agree establishes a revoke stands in 63A3 of 2007, and in 63A4 of 2017: once the agreement is.
            case.cite(Concept.REVOKE_OF_AGREEMENT)
        case _:
            assert_never(matter)
    return case.ruling()


def played_on_2017(case: Case) -> None:
    """68D2(b) of 2017: as all four have agreed, or else disregarded."""
    concurred = case[CONCURRED]
    case.cite("68D2(b)")
    case.cite("68D2(b)(i)")
    if concurred:
        case.step("claim-is-void", "68D2(b)(ii)")
        case.adjust("table-result-stands", "68D2(b)(ii)")
    else:
        case.step("play-after-claim-disregarded", "68D2(b)(i)")
        by_kind(case, case[EITHER])


def played_on_2007(case: Case) -> None:
    """70D3 of 2007."""
    case.step("play-after-claim-is-evidence", "70D3")
    by_kind(case, case[EITHER])


def current_trick(case: Case) -> None:
    """68, first words: what speaks of the trick in progress alone is no claim."""
    claimed_by = case[CLAIMED_BY]
    match claimed_by:
        case ClaimedBy.DECLARER:
            case.step("play-goes-on-no-penalty-card", "68")
        case ClaimedBy.DEFENDER:
            of_the_trick_in_progress(case)
        case _:
            assert_never(claimed_by)


def dummy_claimed(case: Case) -> None:
    """68A of 2017 names declarer and the defenders; in 2007 dummy takes no part in the play (43A1(c))."""
    case.step("dummy-cannot-claim", case.edition.of(NO_CLAIM_OF_DUMMY))
    case.hand_over("dummys-remark-next", "43A1(c)", "dummy_limits", Role.OFFENDER, {DID.id: Deed.TOOK_PART})


def by_kind(case: Case, kind: ClaimOrConcession) -> None:
    """68A and 68B1: a claim, a concession, or neither of them."""
    match kind:
        case ClaimOrConcession.CLAIM:
            case.cite("68A")
            contested(case, case[CLAIMED_BY])
        case ClaimOrConcession.CONCESSION:
            case.cite("68B1")
            conceded(case)
        case ClaimOrConcession.NEITHER:
            case.cite("68A")
            case.step("no-claim-play-goes-on", "68B1")
            if case[CLAIMED_BY] is ClaimedBy.DEFENDER:
                case.hand_over("if-a-card-was-exposed", "49", "exposed_card_defender", Role.OFFENDER)
        case _:
            assert_never(kind)
