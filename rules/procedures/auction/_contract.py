"""The contract that the typed auction shows, where a ruling says which it is."""

from enum import StrEnum

from rules.engine.case import Case, Law
from rules.engine.derive import AUCTION, Known, derives
from rules.engine.facts import Role, Value, choice


class OnLead(StrEnum):
    """Who has the opening lead, where the typed auction has led to a contract; UNSAID where it has not."""

    OFFENDER = "offender"
    LHO = "lho"
    PARTNER = "partner"
    RHO = "rho"
    UNSAID = "unsaid"


# Never asked: the typed auction shows it, and the table knows it.
ON_LEAD = choice("on_lead", OnLead, about=(AUCTION,))


def contract_named(case: Case, law: Law) -> None:
    """What the contract is, and who leads."""
    leader = case[ON_LEAD]
    if leader is not OnLead.UNSAID:
        case.step("contract-is", law, Role(leader), contract=case.contract)


def contract_without_the_call(case: Case, law: Law) -> None:
    """Which contract is scored where a double or redouble does not count (36C)."""
    if case[ON_LEAD] is not OnLead.UNSAID:
        case.step("contract-to-score", law, contract=case.contract)


@derives(ON_LEAD)
def on_lead_shown(known: Known) -> tuple[Value, ...]:
    contract = known.contract
    if contract is None or not known.seats:
        return (OnLead.UNSAID,)
    role = next(role for role, seat in known.seats.items() if seat is contract.declarer.lho)
    return (OnLead(role.value),)
