"""Laws 83, 92 and 93: whether an appeal is heard, by whom, what may be changed, and what comes of it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import NOTHING_TOLD, Case
from rules.engine.derive import Known, derives
from rules.engine.facts import Audience, Role, Value, choice, yes_no
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007
from rules.procedures.score._board_score import SCORE
from rules.procedures.score._by_fault import ERROR_OF, ErrorOf
from rules.procedures.score._periods import IN_TIME

IRREGULARITY = irregularity(__name__, place=10)
DECIDED = segment("appeal_decided", __name__, deliberation=True)


class AppealBy(StrEnum):
    """83 and 92A: who wants the ruling reviewed."""

    CONTESTANT = "contestant"
    OTHER = "other"
    DIRECTOR = "director"


APPEAL_BY = choice("appeal_by", AppealBy, law="92A")


class Consent(StrEnum):
    """92D: in which kind of event, and whether whoever must agree does."""

    BOTH_PARTNERS = "both_partners"
    CAPTAIN = "captain"
    INDIVIDUAL = "individual"
    PARTNER_MISSING = "partner_missing"
    CAPTAIN_MISSING = "captain_missing"


CONSENT = choice("appellants_agree", Consent, law="92D")


class Against(StrEnum):
    """90, 91A and 93B: what of the ruling is appealed."""

    LAW = "law"
    JUDGEMENT = "judgement"
    BOTH = "both"
    PROCEDURAL_PENALTY = "procedural_penalty"
    DISCIPLINE = "discipline"


AGAINST = choice("appeal_against", Against, audience=Audience.DIRECTOR, law="93B")


class Doubted(StrEnum):
    """83: what of their own ruling the director doubts; a committee does not overrule on Law (93B3)."""

    LAW = "law"
    JUDGEMENT = "judgement"
    PENALTY = "penalty"


DOUBTED = choice("doubted", Doubted, audience=Audience.DIRECTOR, law="83")

# 83: whoever has only been advised has not appealed.
REFERRED = yes_no("referred_by_director", audience=Audience.DIRECTOR, law="83")

# 92B, before anybody has asked for anything.
STILL_TO_APPEAL = yes_no("time_to_appeal", audience=Audience.DIRECTOR, law="92B")

NOT_FOR_A_COMMITTEE = (Against.LAW, Against.DISCIPLINE)

# Apart from the score of any board.
PENALTIES = (Against.PROCEDURAL_PENALTY, Against.DISCIPLINE)


class Committee(StrEnum):
    """93A: whether there is a committee, or what has been arranged in its place, that can meet."""

    NONE = "none"
    AVAILABLE = "available"


COMMITTEE = choice("appeals_committee", Committee, audience=Audience.DIRECTOR, law="93A")


class Outcome(StrEnum):
    """93A and 93B: what has been decided."""

    STANDS = "stands"
    CHANGED = "changed"
    RECOMMENDED = "recommended"
    WITHOUT_MERIT = "without_merit"
    WITHDRAWN = "withdrawn"


OUTCOME = choice("appeal_outcome", Outcome, audience=Audience.DIRECTOR, law="93B3")


@derives(OUTCOME)
def of_a_referral(known: Known) -> tuple[Value, ...] | None:
    """83: where nobody has appealed, no appeal is without merit or withdrawn, and no Law is in doubt."""
    return (Outcome.STANDS, Outcome.CHANGED) if known.get(REFERRED) else None


# 93B3: of what was appealed on both grounds, a committee changes what is of facts or judgement.
JUDGEMENT_CHANGED = yes_no("judgement_changed", audience=Audience.DIRECTOR, law="93B3")

# 93B3: the director in charge need not follow what a committee recommends.
RECOMMENDATION_FOLLOWED = yes_no("recommendation_followed", audience=Audience.DIRECTOR, law="93B3")


@IRREGULARITY.under(LAWS_2007)
def appeal(case: Case) -> Ruling:
    """92 and 93, alike in both editions."""
    by = case[APPEAL_BY]
    match by:
        case AppealBy.CONTESTANT:
            by_contestant(case)
        case AppealBy.OTHER:
            case.step("own-table-only", "92A")
            case.direct("own-error-all-the-same", "81C3")
            own_ruling_next(case)
        case AppealBy.DIRECTOR:
            referred_by_director(case)
        case _:
            assert_never(by)
    return case.ruling()


def own_ruling_next(case: Case) -> None:
    """82C, for a ruling that was wrong."""
    case.hand_over("own-ruling-next", "82C", "director_error", Role.OFFENDER, {ERROR_OF.id: ErrorOf.RULING})


def by_contestant(case: Case) -> None:
    """92B to 92D: in time, through the director, and with the consent of whoever must agree."""
    case.cite("92A")
    if not case[IN_TIME]:
        case.step("request-too-late", "92B")
        return
    case.cite("92B")
    case.cite("92C")
    consent = case[CONSENT]
    match consent:
        case Consent.PARTNER_MISSING:
            case.step("partner-must-agree", "92D1")
            case.direct("appeal-through-director", "92C")
        case Consent.CAPTAIN_MISSING:
            case.step("captain-must-agree", "92D2")
            case.direct("appeal-through-director", "92C")
        case Consent.BOTH_PARTNERS | Consent.INDIVIDUAL:
            case.cite("92D1")
            heard(case)
        case Consent.CAPTAIN:
            case.cite("92D2")
            heard(case)
        case _:
            assert_never(consent)


def referred_by_director(case: Case) -> None:
    """83, which is of facts and of judgement alone; whoever doubts the Law of their own ruling puts it right (82)."""
    doubted = case[DOUBTED]
    match doubted:
        case Doubted.LAW:
            case.direct("law-looked-up", "83")
            own_ruling_next(case)
        case Doubted.JUDGEMENT:
            reviewed(case, Against.JUDGEMENT, "referred-to-committee")
        case Doubted.PENALTY:
            reviewed(case, Against.PROCEDURAL_PENALTY, "penalty-referred-to-committee")
        case _:
            assert_never(doubted)


def reviewed(case: Case, what: Against, referred: str) -> None:
    """83: a contestant is advised of the right to appeal in time, or the matter goes to a committee (93A: if any).

    referred: the step by which it goes there.
    """
    if case[REFERRED]:
        case.step(referred, "83")
        reported(case, "83", "83", {AGAINST.id: what, REFERRED.id: True, COMMITTEE.id: Committee.AVAILABLE})
        return
    if not case[STILL_TO_APPEAL]:
        case.cite("81C3")
        case.direct("no-time-to-appeal", "92B")
        return
    case.cite("92B")
    case.step("advised-of-appeal", "83")
    if case[COMMITTEE] is Committee.NONE:
        case.direct("director-in-charge-would-hear", "93A")


def heard(case: Case) -> None:
    """93A without a committee, or else 93B."""
    if case[COMMITTEE] is Committee.NONE:
        case.step("director-in-charge-hears", "93A")
        reported(case, "92C", "93A")
    else:
        before_committee(case)


def before_committee(case: Case) -> None:
    """91A and 93B: Law and regulations first, then facts and judgement; what a committee may not overrule."""
    against = case[AGAINST]
    if against is Against.DISCIPLINE:
        case.step("discipline-is-final", "91A")
    if against in (Against.LAW, Against.BOTH):
        case.step("director-in-charge-rules-on-law", "93B1")
    if against in (Against.JUDGEMENT, Against.BOTH):
        case.step("referred-to-committee", "93B2")
    if against is Against.PROCEDURAL_PENALTY:
        case.step("penalty-referred-to-committee", "93B2")
    case.direct("committee-may-not-overrule", "93B3")
    reported(case, "92C", "93B")


def reported(case: Case, through: str, law: str, told: Mapping[str, Value] = NOTHING_TOLD) -> None:
    """The ruling goes to whoever reviews it as a report, and stays open until it has been decided.

    through: 92C on an appeal, 83 where nobody has appealed; law: by which it is decided.
    """
    case.direct("report-for-the-appeal", through)
    case.check("appeal-decided", law, When.NOW, "appeal_decided", told)


@DECIDED.under(LAWS_2007)
def appeal_decided(case: Case) -> Ruling:
    """93: what whoever heard the appeal has decided, and what becomes of the ruling."""
    committee = case[COMMITTEE] is Committee.AVAILABLE
    law = "93B3" if committee else "93A"
    outcome = case[OUTCOME if committee else OUTCOME.only(*set(Outcome) - {Outcome.RECOMMENDED})]
    match outcome:
        case Outcome.STANDS:
            case.adjust("appeal-dismissed", law, when=When.NOW)
        case Outcome.CHANGED:
            if committee:
                changed_by_committee(case)
            else:
                changed(case, law)
        case Outcome.RECOMMENDED:
            recommended(case)
        case Outcome.WITHOUT_MERIT:
            case.adjust("appeal-dismissed", law, when=When.NOW)
            case.advise_penalty("appeal-without-merit", "92A")
        case Outcome.WITHDRAWN:
            case.adjust("appeal-withdrawn", law, when=When.NOW)
        case _:
            assert_never(outcome)
    if outcome is not Outcome.WITHDRAWN:
        case.direct("further-appeal", "93C1")
    return case.ruling()


def changed_by_committee(case: Case) -> None:
    """93B3: facts, judgement and a procedural penalty are the committee's to change, all else is the director's."""
    against = case[AGAINST]
    of_judgement = against not in NOT_FOR_A_COMMITTEE
    if against is Against.BOTH:
        of_judgement = case[JUDGEMENT_CHANGED]
    if of_judgement:
        changed(case, "93B3")
    else:
        case.direct("committee-may-not-overrule", "93B3")
        recommended(case)


def recommended(case: Case) -> None:
    """93B3: what a committee may only recommend to change."""
    if case[RECOMMENDATION_FOLLOWED]:
        changed(case, "93B3")
    else:
        case.adjust("appeal-dismissed", "93B3", when=When.NOW)


def changed(case: Case, law: str) -> None:
    """The ruling is amended, and the board is scored anew; on a penalty no score of a board depends."""
    penalty = case[AGAINST] in PENALTIES
    case.direct("amend-the-ruling", law)
    if penalty:
        case.step("penalty-changed-on-appeal", law)
    else:
        case.adjust("changed-on-appeal", law, SCORE, When.NOW)
