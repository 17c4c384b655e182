"""Laws 68 to 71: claims and concessions."""

from rules.engine.case import Case
from rules.engine.facts import Audience, choice, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures.play._defender_shows_cards import of_the_trick_in_progress, partner_objected
from rules.procedures.tricks._agreements import agreement_regretted, conceded, concession_regretted
from rules.procedures.tricks._contested_claim import CLAIMED_BY, DECLARER, DEFENDER, NEITHER, contested

IRREGULARITY = irregularity(__name__, place=10, common=170)

DECLARERS_CLAIM = "declarers_claim"
DEFENDERS_CLAIM = "defenders_claim"
PARTNER_OBJECTED = "partner_objected"
PLAYED_ON = "played_on"
AGREEMENT_REGRETTED = "agreement_regretted"
CONCESSION_REGRETTED = "concession_regretted"
CURRENT_TRICK = "current_trick"
UNCLEAR = "unclear"
AGREED = "agreed"

MATTER = choice(
    "claim_matter",
    DECLARERS_CLAIM,
    DEFENDERS_CLAIM,
    PARTNER_OBJECTED,
    PLAYED_ON,
    AGREEMENT_REGRETTED,
    CONCESSION_REGRETTED,
    CURRENT_TRICK,
    UNCLEAR,
    AGREED,
)

# 68A and 68B1: what was said or done.
CLAIM = "claim"
CONCESSION = "concession"

KIND = choice("claim_or_concession", CLAIM, CONCESSION, NEITHER, audience=Audience.DIRECTOR, judgement=True, law="68")

# 68D2(b) of 2017: play goes on if the other side asks for it and nobody objects.
CONCURRED = yes_no("all_four_concurred", law="68D2(b)(i)")


@IRREGULARITY.under(LAWS_2017)
def claim_2017(case: Case) -> Ruling:
    """68 to 71 of 2017, which lets play go on if all four agree (68D2(b))."""
    matter = case[MATTER]
    if matter != PLAYED_ON:
        return ruled(case, matter)
    concurred = case[CONCURRED]
    case.cite("68D2(b)")
    case.cite("68D2(b)(i)")
    if concurred:
        case.cite("68D2(b)(ii)")
        case.step("claim-is-void")
        case.adjust("table-result-stands")
    else:
        case.step("play-after-claim-disregarded")
        by_kind(case, case[KIND.only(CLAIM, CONCESSION)])
    return case.ruling()


@IRREGULARITY.under(LAWS_2007)
def claim_2007(case: Case) -> Ruling:
    """68 to 71 of 2007: play never goes on; what was played may be evidence (70D3)."""
    matter = case[MATTER]
    if matter != PLAYED_ON:
        return ruled(case, matter)
    case.cite("70D3")
    case.step("play-after-claim-is-evidence")
    by_kind(case, case[KIND.only(CLAIM, CONCESSION)])
    return case.ruling()


def ruled(case: Case, matter: str) -> Ruling:
    """Whatever is alike in both editions."""
    if matter == CURRENT_TRICK:
        current_trick(case)
    elif matter == PARTNER_OBJECTED:
        case.cite("68B2")
        case.step("nothing-conceded")
        partner_objected(case)
    elif matter == UNCLEAR:
        by_kind(case, case[KIND])
    elif matter == AGREEMENT_REGRETTED:
        agreement_regretted(case)
    elif matter == CONCESSION_REGRETTED:
        concession_regretted(case)
    elif matter == AGREED:
        case.cite(Concept.CLAIM_AGREED)
        case.cite("69A")
        case.adjust("scored-as-claimed")
    else:
        contested(case, DEFENDER if matter == DEFENDERS_CLAIM else DECLARER)
    return case.ruling()


def current_trick(case: Case) -> None:
    """68, first words: what speaks of the trick in progress alone is no claim."""
    if case[CLAIMED_BY] == DEFENDER:
        of_the_trick_in_progress(case)
    else:
        case.cite("68")
        case.step("play-goes-on-no-penalty-card")


def by_kind(case: Case, kind: str) -> None:
    """68A and 68B1: a claim, a concession, or neither of them."""
    if kind == CLAIM:
        case.cite("68A")
        contested(case, case[CLAIMED_BY])
    elif kind == CONCESSION:
        case.cite("68B1")
        conceded(case)
    else:
        case.cite("68A")
        case.cite("68B1")
        case.step("no-claim-play-goes-on")
