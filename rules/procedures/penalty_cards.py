"""Laws 50 and 51: what is written into a ruling when a defender's card becomes a penalty card."""

from rules.engine.case import Case
from rules.engine.facts import Role
from rules.engine.ruling import When
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.procedures.withdrawn_call import awareness

# 50B: a single card below an honour, exposed unintentionally; an honour or a card that was played; two or more.
MINOR = "minor"
MAJOR = "major"
TWO_OR_MORE = "two_or_more"

STANDING = {MINOR: "minor-penalty-card", MAJOR: "major-penalty-card", TWO_OR_MORE: "major-penalty-cards"}

PARTNER_OF = {
    Role.OFFENDER: Role.PARTNER,
    Role.PARTNER: Role.OFFENDER,
    Role.LHO: Role.RHO,
    Role.RHO: Role.LHO,
}


def becomes_penalty_card(case: Case, law: str, *, kind: str = MAJOR, who: Role = Role.OFFENDER) -> None:
    """A defender's card becomes a penalty card: it stays on the table, and what it tells is settled (50, 50B, 50E, 51).

    law: the paragraph that makes it one. kind: MINOR, MAJOR or TWO_OR_MORE. who: the defender who has it.
    """
    case.cite(law)
    case.cite("50")
    case.cite("50B")
    if kind == TWO_OR_MORE:
        case.cite("51")
    case.stand(STANDING[kind], who, When.IN_PLAY)
    INFORMATION[case.edition](case, who)
    awareness(case)


def penalty_card_tells_2017(case: Case, who: Role) -> None:
    """50E of 2017: authorized for everybody while the card lies on the table; looked at when play has ended."""
    case.inform("penalty-card-authorized", Role.BOTH_SIDES, "50E1")
    case.check("penalty-card-helped", When.END_OF_PLAY, law="50E4")


def penalty_card_tells_2007(case: Case, who: Role) -> None:
    """50E of 2007: that it must be played may be known to everybody; partner may use nothing else, from the start."""
    case.inform("must-play-authorized", Role.BOTH_SIDES, "50E1")
    case.inform("penalty-card-unauthorized", PARTNER_OF[who], "50E2")
    case.check("penalty-card-helped", When.END_OF_PLAY, law="50E3")


INFORMATION = {LAWS_2017: penalty_card_tells_2017, LAWS_2007: penalty_card_tells_2007}
