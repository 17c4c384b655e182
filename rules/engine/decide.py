"""decide(): from what is known to the next question, the next offer, or the ruling."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.case import HOLDS, HOLDS_CHOICES, AnswersDisagree, Case, Elections, NeedFact
from rules.engine.derive import CAME, OFFENDER, Known
from rules.engine.facts import Fact, Kind, Offer, Value
from rules.engine.procedure import Procedure, WrongProcedure
from rules.engine.ruling import Offering, Question, Ruling
from rules.lawbook import reference

WHICH_HOLDS: Fact[Value] = Fact("which_holds", Kind.CHOICE, HOLDS_CHOICES)

NOTHING_ELECTED = Elections()


def decide(
    procedure: Procedure,
    answers: Mapping[str, Value],
    elections: Elections = NOTHING_ELECTED,
) -> Question | Offering | Ruling:
    """Run a procedure on what is known so far; deterministic, and without state.

    Args: answers, by key (scope and id); elections, where they differ from the default.
    Raises WrongProcedure where the typed auction shows another irregularity, and FactError where an answer is none of
    the choices that the question has here.
    """
    known = Known(answers)
    irregularity = None if procedure.subject.taken_up else known.typed
    if irregularity is None and procedure.subject.caller and (offender := procedure.subject.caller(known)):
        answers = {OFFENDER.id: offender, **answers}
    if irregularity and irregularity.kind not in procedure.shows:
        raise WrongProcedure(procedure.id, irregularity.kind)
    case = Case(procedure.id, procedure.edition, answers, elections)
    try:
        if irregularity and irregularity.since:
            case[CAME]  # what was called after that followed a ruling, and shows nothing of what was to be ruled on
        return procedure.function(case)
    except NeedFact as need:
        seats = Known(answers).seats
        law = reference(need.item.law, procedure.edition)
        if isinstance(need.item, Offer):
            options = tuple(option for option in need.item.options if option.id in need.choices)
            return Offering(need.key, need.item, options, need.about, seats, law)
        return Question(need.key, need.item, need.choices, need.about, seats, law)
    except AnswersDisagree as both:
        about = ((both.key, both.said), *((both.key, shown) for shown in both.shown))
        return Question(HOLDS + both.key, WHICH_HOLDS, HOLDS_CHOICES, about, Known(answers).seats, "")
