"""Laws 68 to 71: claims and concessions."""

from collections.abc import Mapping

from rules.engine.case import Case
from rules.engine.facts import Audience, Fact, choice, yes_no
from rules.engine.procedure import procedure
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures.end_of_play import judged
from rules.procedures.exposed_cards import of_the_trick_in_progress, partner_objected

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

DECLARER = "declarer"
DEFENDER = "defender"

CLAIMED_BY = choice("claimed_by", DECLARER, DEFENDER)

# 68A and 68B1: what was said or done.
CLAIM = "claim"
CONCESSION = "concession"
NEITHER = "neither"

KIND = choice("claim_or_concession", CLAIM, CONCESSION, NEITHER, audience=Audience.DIRECTOR, judgement=True, law="68")

# 68D2(b) of 2017: play goes on if the other side asks for it and nobody objects.
CONCURRED = yes_no("all_four_concurred", law="68D2(b)(i)")

# 70B: what the claimer said with the claim; asked when it has been repeated and the objections have been heard.
STATEMENT = yes_no(
    "line_was_stated", law="68C", script=("claimer-repeats-statement", "opponents-object", "remaining-cards-faced")
)

# 70C: all three of its conditions.
TRUMP = judged("trump_outstanding", "70C")

# 70D2, of a defender's claim.
NEEDS_PARTNER = judged("needs_partners_choice", "70D2")

# 70D1 and 70E1: what the tricks claimed rest on.
EVERY_LINE = "every_line_wins"
NORMAL_LOSES = "normal_line_loses"
ON_A_CARD = "depends_on_card"
STATED_FAILS = "stated_line_fails"

LINE = choice(
    "claim_line",
    EVERY_LINE,
    NORMAL_LOSES,
    ON_A_CARD,
    STATED_FAILS,
    audience=Audience.DIRECTOR,
    judgement=True,
    law="70D1",
)
WITHOUT_STATEMENT = LINE.only(EVERY_LINE, NORMAL_LOSES, ON_A_CARD)

# 70E1: why a line that needs a card with one opponent is accepted all the same.
SHOWS_OUT = "shows_out"
IRRATIONAL = "irrational"

CARD_IS_FOUND = choice(
    "card_is_found", NEITHER, SHOWS_OUT, IRRATIONAL, audience=Audience.DIRECTOR, judgement=True, law="70E1"
)
FOUND: Mapping[Edition, Fact[str]] = {LAWS_2017: CARD_IS_FOUND.only(NEITHER, SHOWS_OUT), LAWS_2007: CARD_IS_FOUND}

# 69: when the side that had agreed objects.
BEFORE_ESTABLISHED = "before_established"
WITHIN_PERIOD = "within_period"
AFTER_PERIOD = "after_period"

OBJECTED = choice("agreement_objected", BEFORE_ESTABLISHED, WITHIN_PERIOD, AFTER_PERIOD, law="69A")

# 69B and 71: the trick that a side wants back.
WON_ALREADY = "won_already"
LIKELY = "likely"
NOT_LOSABLE = "not_losable"

AGREED_TO_LOSE = choice(
    "agreed_to_lose", WON_ALREADY, LIKELY, NEITHER, audience=Audience.DIRECTOR, judgement=True, law="69B"
)
CONCEDED = choice(
    "conceded_trick", WON_ALREADY, NOT_LOSABLE, NEITHER, audience=Audience.DIRECTOR, judgement=True, law="71"
)

# 79C1: the time within which a score may be corrected.
IN_PERIOD = yes_no("in_correction_period", law="79C1")


@procedure("claim", (LAWS_2017,), ())
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


@procedure("claim", (LAWS_2007,), ())
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


# Contested claims (70)


def contested(case: Case, claimed_by: str) -> None:
    """70: as equitably as possible to both sides, any doubtful point against the claimer."""
    case.cite(Concept.CLAIM_DISPUTED)
    case.step("play-has-stopped")
    stated = case[STATEMENT]
    case.cite("70B1")
    case.cite("70B2")
    case.cite("70B3")
    if not stated:
        case.cite("68C")
        case.step("no-statement-now")
    case.cite("70A")
    case.step("doubt-against-claimer")
    fails = any([trump_is_out(case), partner_would_choose(case, claimed_by), line_fails(case, stated=stated)])
    case.cite("70A")  # the board is scored under it, whatever was considered on the way
    if fails:
        case.adjust("tricks-as-ruled", "board_score")
    else:
        case.adjust("claim-upheld")


def trump_is_out(case: Case) -> bool:
    """70C: whether an opponent's trump takes tricks."""
    out = case[TRUMP]
    if out:
        for law in ("70C1", "70C2", "70C3"):
            case.cite(law)
        case.step("trump-takes-tricks")
    return out


def partner_would_choose(case: Case, claimed_by: str) -> bool:
    """70D2: whether a part of a defender's claim needs partner to choose the right one of several normal plays."""
    if claimed_by == DECLARER:
        return False
    needed = case[NEEDS_PARTNER]
    case.cite("70D2")
    if needed:
        case.step("partners-choice-not-accepted")
    return needed


def line_fails(case: Case, *, stated: bool) -> bool:
    """70D1 and 70E: whether tricks are lost by the line that was stated, or by a normal one that was not."""
    line = case[LINE if stated else WITHOUT_STATEMENT]
    if line == ON_A_CARD:
        return card_is_missed(case)
    case.cite("70D1")
    if line == EVERY_LINE:
        return False
    if line == STATED_FAILS:
        case.step("stated-line-followed")
    case.step("least-successful-normal-line")
    case.cite("70E2")
    case.step("prescribed-order-of-play")
    return True


def card_is_missed(case: Case) -> bool:
    """70E1: a line that needs a particular card with one opponent rather than the other."""
    found = case[FOUND[case.edition]]
    case.cite("70E1")
    case.step("card-is-not-found" if found == NEITHER else "card-is-found")
    return found == NEITHER


# Agreements and concessions that are regretted (69 and 71)


def agreement_regretted(case: Case) -> None:
    """69: objecting before the agreement is established makes a contested claim; later the standard is another."""
    objected = case[OBJECTED]
    case.cite("69A")
    if objected == BEFORE_ESTABLISHED:
        case.step("agreement-not-established")
        contested(case, case[CLAIMED_BY])
        return
    case.cite("79C1")
    if objected == AFTER_PERIOD:
        case.cite("69B")
        case.adjust("correction-period-over")
    else:
        lost = case[AGREED_TO_LOSE]
        returned_if(case, {WON_ALREADY: "69B1", LIKELY: "69B2"}.get(lost), "69B", "agreement-stands")


def concession_regretted(case: Case) -> None:
    """71: a concession stands, but for what is found within the Correction Period."""
    in_period = case[IN_PERIOD]
    case.cite("79C1")
    if in_period:
        conceded(case)
    else:
        case.cite("71")
        case.adjust("correction-period-over")


def conceded(case: Case) -> None:
    """71.1 and 71.2: a trick won already, or one that no normal play loses, is not conceded."""
    trick = case[CONCEDED]
    returned_if(case, {WON_ALREADY: "71.1", NOT_LOSABLE: "71.2"}.get(trick), "71", "concession-stands")


def returned_if(case: Case, because: str | None, otherwise: str, stands: str) -> None:
    """The board is scored with the trick given back by one paragraph, or stands by another."""
    case.cite(because or otherwise)
    if because:
        case.adjust("trick-returned", "board_score")
    else:
        case.adjust(stands)
