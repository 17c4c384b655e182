"""What has to be known of every irregular call, and how a typed auction shows it."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import pairwise

from rules.engine.case import Case
from rules.engine.derive import AUCTION, OFFENDER, Known, derives
from rules.engine.facts import Audience, Kind, Role, Value, choice, scope, typed, yes_no
from rules.model import Action, Auction, Bid, Call, Entry, Irregularity, IrregularityKind, Seat
from rules.procedures._acceptance import Acceptance
from rules.standings.duty_to_pass import RHO_OBLIGED, RHO_OBLIGED_ONCE, TURN, Turn


class Since(StrEnum):
    """Who called next: the first question of every irregular call."""

    NOTHING = "nothing"
    OFFENDER_REPLACED = "offender_replaced"
    SAYS_SLIP = "says_slip"  # whoever has called; 25A is then for the director to judge
    RHO_IRREGULAR = "rho_irregular"  # by a call that passes over the irregular one (28B) and is not legal itself
    RHO_CALLED = "rho_called"
    LHO_IRREGULAR = "lho_irregular"  # by one that accepts it, and is not legal itself
    LHO_AND_PARTNER_CALLED = "lho_and_partner_called"  # in either order
    LHO_CALLED = "lho_called"
    PARTNER_CALLED = "partner_called"


# Who that was.
IRREGULARLY = {Since.LHO_IRREGULAR: Since.LHO_CALLED, Since.RHO_IRREGULAR: Since.RHO_CALLED}

SINCE = choice("since", Since)
SINCE_PLAIN = SINCE.only(*(s for s in Since if s is not Since.SAYS_SLIP and s not in IRREGULARLY))
SINCE_SLIP_RARE = SINCE.only(*SINCE_PLAIN.choices, Since.SAYS_SLIP)
SINCE_INSUFFICIENT = SINCE.only(*SINCE_PLAIN.choices, Since.LHO_IRREGULAR)
SINCE_THE_SLIP = SINCE_PLAIN.only(*(since for since in Since if since is not Since.OFFENDER_REPLACED))

# What an auction without an irregular call shows, by the number of calls since the one that is to be changed.
SINCE_BY_CALLS: Mapping[int, tuple[Value, ...]] = {0: (Since.NOTHING,), 1: (Since.LHO_CALLED,)}

CALLS_SINCE: Mapping[Value | None, int] = {Since.NOTHING: 0, Since.LHO_CALLED: 1}

# The same, where the offender has already changed the call: what has been called since the change.
SINCE_CHANGE = choice("since_change", Since, only=SINCE_PLAIN.choices, about=(SINCE,))

# Where a player was skipped, a second change of the pass is not looked for: it would be the thirteenth question.
CHANGED_ONCE = SINCE_CHANGE.only(*SINCE_THE_SLIP.choices)

# Whatever is asked once more: of a second change, or of a second insufficient bid (27B4).
AGAIN = scope("again")

# What follows a ruling, or a call that stands.
RULED = scope("ruled")
RENEWED = scope("renewed")  # of the offender's own new call

# Of the call that was intended in place of a slip.
MEANT = scope("meant")

# Who called next, where the offender says that the call was a slip.
SAID = scope("said")

# Whoever calls out of turn, or although they have to pass, mostly meant the call: nobody asks whether it was a slip
# unless the offender says so or has changed it.
SLIP_IS_RARE = ("pass_out_of_turn", "bid_out_of_turn", "double_out_of_turn", "missed_turn", "call_when_must_pass")

# The offender's LHO, whose call over an irregular one accepts it, has called.
LHO_HAS_CALLED = (Since.LHO_CALLED, Since.LHO_AND_PARTNER_CALLED)


# Calls that the next player in turn accepts or passes over by calling: that call may be irregular itself.
SINCE_OF = {
    "insufficient_bid": SINCE_INSUFFICIENT,
    "bid_out_of_turn": SINCE,
    "pass_out_of_turn": SINCE,
    "double_out_of_turn": SINCE,
    "missed_turn": SINCE_SLIP_RARE,
    "call_when_must_pass": SINCE_SLIP_RARE,
}


class NextCall(StrEnum):
    """What the next player in turn has called: a legal call, or one that is ruled on as the irregularity of this id."""

    LEGAL = "legal"
    INSUFFICIENT_BID = "insufficient_bid"
    INADMISSIBLE_DOUBLE = "inadmissible_double"
    BID_ABOVE_SEVEN = "bid_above_seven"


NEXT_CALL = choice("next_call", NextCall, about=(SINCE,))

# The same where it is known not to be legal.
NEXT_CALL_ILLEGAL = NEXT_CALL.only(*(call for call in NextCall if call is not NextCall.LEGAL))

# At LHO's own turn a call by LHO may take up the call out of turn (29A, 25B1) or pass over it (28B, 25B2).
TOOK_UP = yes_no("lho_took_it_up", audience=Audience.NOS_PLAYER, judgement=True, law="29A")

NEXT_CALL_LAWS = {
    NextCall.INSUFFICIENT_BID: "27",
    NextCall.INADMISSIBLE_DOUBLE: "36",
    NextCall.BID_ABOVE_SEVEN: "38",
}


class LaterCall(StrEnum):
    """What was called out of turn, where that is another irregularity: it is ruled on as the one of this id."""

    BID = "bid"
    PASS = "pass"
    DOUBLE = "double"


# What partner or RHO called meanwhile.
MEANWHILE = choice("called_meanwhile", LaterCall, about=(SINCE, SINCE_CHANGE))


class AlsoCalled(StrEnum):
    """28B: who else has called out of turn, before RHO called in turn or at the turn of the offender that followed."""

    NOBODY = "nobody"
    PARTNER_BEFORE = "partner_before"
    PARTNER = "partner"
    LHO = "lho"


# Never asked: the typed auction shows it, and without one nothing is said of it.
ALSO_CALLED = choice("also_called", AlsoCalled, about=(SINCE,))

# Of the call of whoever has called besides RHO.
ALSO = scope("also")


class ThenCalled(StrEnum):
    """Who has made the first irregular call over one that stands, where nobody has accepted it by calling over it."""

    NOBODY = "nobody"
    OFFENDER = "offender"
    LHO = "lho"
    PARTNER = "partner"
    RHO = "rho"


# Never asked: the typed auction shows it, or the ruling ends with who calls next.
THEN_CALLED = choice("then_called", ThenCalled, about=(AUCTION,))

# Of that call: what it was, and whose turn it was as seen from whoever made it.
THEN = scope("then")


class Change(StrEnum):
    """25: what the player has done, and when."""

    AFTER_ALL = "after_all"  # a second call when the auction had ended after partner's: 39
    # Too late (25A4, 25A5; 2007: 25A2, 25A3), so that nothing more is asked.
    AFTER_PARTNER = "after_partner"
    AFTER_PERIOD = "after_period"
    AFTER_END = "after_end"  # the auction ended before partner's turn, and its period is not over
    CHANGED = "changed"
    ASKS = "asks"


CHANGE = choice("change", Change)


class LhoOver(StrEnum):
    """Which of the two calls LHO called over, where the player has changed the call."""

    NOTHING = "nothing"
    SECOND = "over_second"
    FIRST = "over_first"


LHO_OVER = choice("lho_called_over", LhoOver)

# What an auction without an irregular call shows of it, by the number of calls since the first of the two.
LHO_OVER_BY_CALLS: Mapping[int, tuple[Value, ...]] = {
    0: (LhoOver.NOTHING,),
    1: (LhoOver.SECOND, LhoOver.FIRST),
}


# To whom the turn goes back where the call was out of turn.
WHOSE = {Turn.RHO: Role.RHO, Turn.PARTNER: Role.PARTNER, Turn.LHO: Role.LHO}

# Whether RHO, who was obliged to pass, has made that pass after all.
RHO_PASSED = yes_no("rho_passed", about=(SINCE, SINCE_CHANGE, TURN))

CALLED_BEFORE = yes_no("called_before")

# 25: whether a call at partner's turn was meant in place of the offender's own last call, over which LHO has called.
# Asked only where the typed auction shows two such calls; otherwise the call is what it has been said to be.
REPLACES_OWN = yes_no("replaces_own", about=(AUCTION,))

# Never asked: the typed auction shows it, and without one a bid of more than seven is taken for a call of its own.
CALLED_TWICE = yes_no("called_twice", about=(AUCTION,))

# 30 of 2007; and 41A: where nobody has bid there is no contract, and no opening lead.
BID_BEFORE = yes_no("bid_before", about=(AUCTION,))

# The call that the offender makes in place of the irregular one.
REPLACEMENT_CALL = typed("replacement_call", Kind.CALL)

# Law 25A: the two editions put different tests, which the message explains.
UNINTENDED = yes_no("unintended", audience=Audience.OFFENDER, judgement=True, law="25A")


class Slip(StrEnum):
    """31C: which of two calls that the offender made one after the other was the slip (25A)."""

    NONE = "none"
    FIRST = "first"
    SECOND = "second"


SLIP = choice("which_slip", Slip, audience=Audience.OFFENDER, judgement=True, law="25A")


def called_since(case: Case) -> tuple[Since, bool, bool]:
    """What has been called since, and whether the offender had changed the call before that, and changed it again."""
    since = case[SINCE_OF.get(case.procedure, SINCE_PLAIN)]
    changed = since is Since.OFFENDER_REPLACED
    since = IRREGULARLY.get(since, since)
    if since is Since.SAYS_SLIP:
        since = case.scoped(SAID)[SINCE_THE_SLIP]
    if changed:
        since = case[CHANGED_ONCE if case.procedure == "missed_turn" else SINCE_CHANGE]
    again = changed and since is Since.OFFENDER_REPLACED
    if again:
        since = case.scoped(AGAIN)[SINCE_CHANGE]
    return since, changed, again


def later_call(case: Case, since: Since, turn: Turn | None = Turn.OFFENDER) -> None:
    """A call that partner or RHO made meanwhile is out of turn too, and is ruled next; so is a second change.

    Where RHO was obliged to pass (28A), a pass of theirs is the one they had to make; 37 is for any other call.
    """
    if since is Since.RHO_CALLED and turn is Turn.RHO_MUST_PASS:
        if case[RHO_PASSED]:
            obligatory_pass_made(case)
        else:
            told: dict[str, Value] = {TURN.id: seen_from(Role.RHO, turn)}
            case.hand_over("rho-had-to-pass", "37", "call_when_must_pass", Role.RHO, told)
    elif since is Since.PARTNER_CALLED:
        rule_later_call(case, Role.PARTNER, turn)
    elif since is Since.RHO_CALLED:
        rule_later_call(case, Role.RHO, turn)
    elif since is Since.OFFENDER_REPLACED:
        rule_change(case, Since.NOTHING)


def in_turn_over_rho(case: Case, since: Since) -> None:
    """28A: RHO had to pass, so that the call was in turn; a call that RHO has made since is looked at by itself."""
    case.step("call-in-rotation", "28A", Role.OFFENDER)
    if since is not Since.RHO_CALLED:
        obligatory_pass_made(case)


def obligatory_pass_made(case: Case) -> None:
    """28A: the turn at which RHO had to pass is over."""
    case.step("obligatory-pass-made", "28A", Role.RHO)


def rule_next_call(case: Case, caller: Role) -> bool:
    """27, 36, 38: a call in turn that accepts another, or passes over it, is ruled on where it is irregular itself.

    Returns whether it was legal.
    """
    called = case[NEXT_CALL]
    if called is not NextCall.LEGAL:
        put_right(case, caller, called)
    return called is NextCall.LEGAL


def rule_then(case: Case) -> bool:
    """27 to 32, 36, 38: a call made over one that stands, and irregular itself, is ruled on next.

    Returns whether there is one.
    """
    called_by = case[THEN_CALLED]
    if called_by is ThenCalled.NOBODY:
        return False
    caller, then = Role(called_by), case.scoped(THEN)
    turn, called = then[TURN], then[NEXT_CALL]
    told: dict[str, Value] = {TURN.id: turn}
    if turn is Turn.OFFENDER:
        put_right(case, caller, called)
    elif called is NextCall.BID_ABOVE_SEVEN:
        case.hand_over("later-call-out-of-turn", "38", called, caller, told)
    else:
        case.hand_over("later-call-out-of-turn", "29", f"{then[MEANWHILE]}_out_of_turn", caller, told)
    return True


def next_after_lho(case: Case, since: Since, law: str) -> None:
    """Who calls next where LHO has called, legally, over a call that stands; nobody is named where LHO has not."""
    if rule_then(case):
        return
    if since is Since.LHO_CALLED:
        case.step("calls-next", law, Role.PARTNER)
    elif since is Since.LHO_AND_PARTNER_CALLED:
        case.step("next-after-last", law)


def next_unless_over(case: Case, since: Since, law: str) -> None:
    """Who calls next over a call that stands, and that may have been the last pass."""
    if rule_then(case):
        return
    match since:
        case Since.NOTHING:
            case.step("calls-next-unless-over", law, Role.LHO)
        case Since.LHO_CALLED:
            case.step("calls-next-unless-over", law, Role.PARTNER)
        case Since.LHO_AND_PARTNER_CALLED:
            case.step("next-after-last", law)
        case _:  # a call out of turn, or a change, is ruled on next
            pass


def put_right(case: Case, caller: Role, called: NextCall) -> None:
    """Hand over the irregular call that somebody has made in turn."""
    told: dict[str, Value] = {TURN.id: Turn.OFFENDER}
    case.hand_over("next-call-irregular", NEXT_CALL_LAWS[called], called, caller, told)


def rule_later_call(case: Case, caller: Role, turn: Turn | None) -> None:
    """Somebody else has called out of turn meanwhile: a second irregularity, ruled after this one.

    turn: whose turn it was before, where that is known.
    """
    told: dict[str, Value] = {TURN.id: seen_from(caller, turn)} if turn else {}
    case.hand_over("later-call-out-of-turn", "29", f"{case[MEANWHILE]}_out_of_turn", caller, told)


def also_out_of_turn(case: Case, also: AlsoCalled) -> None:
    """28B: RHO has called in turn, and somebody else out of turn."""
    caller, turn = ALSO_AT[also]
    kind = case.scoped(ALSO)[MEANWHILE]
    case.hand_over("later-call-out-of-turn", "29", f"{kind}_out_of_turn", caller, {TURN.id: turn})


# Who that was, and whose turn it was, as seen from that player.
ALSO_AT = {
    AlsoCalled.PARTNER_BEFORE: (Role.PARTNER, Turn.LHO),
    AlsoCalled.PARTNER: (Role.PARTNER, Turn.PARTNER),
    AlsoCalled.LHO: (Role.LHO, Turn.RHO),
}


# Places to the left of the offender: the other callers, and whose turn it was when they called. That was LHO's where
# the offender's call was in turn or stands, and otherwise the turn of whoever had it before.
CALLERS = {Role.PARTNER: 2, Role.RHO: 3}
TURNS = {Turn.OFFENDER: 1, Turn.RHO_MUST_PASS: 1, Turn.LHO: 1, Turn.PARTNER: 2, Turn.RHO: 3}


def seen_from(caller: Role, turn: Turn) -> Turn:
    """Whose turn it was, as seen from another caller.

    Args: the caller, as seen from the offender; whose turn it was when the offender called, and OFFENDER where that
    call stands.
    """
    return (Turn.OFFENDER, Turn.LHO, Turn.PARTNER, Turn.RHO)[(TURNS[turn] - CALLERS[caller]) % 4]


def rule_change(case: Case, since: Since) -> None:
    """The offender has changed a call that is no longer in question: the change is ruled on by itself.

    since: what has been called over the change.
    """
    over = LhoOver.SECOND if since in LHO_HAS_CALLED else LhoOver.NOTHING
    told = {CHANGE.id: Change.CHANGED, LHO_OVER.id: over}
    case.hand_over("change-of-call", "25", "change_of_call", Role.OFFENDER, told)


def slipped(known: Known) -> bool:
    """Whether the irregular call is known to be a slip, so that the intended call is what is ruled on."""
    return known.answers.get(UNINTENDED.id) is True


def intended_call(known: Known) -> Call | None:
    """The call that the offender made next; of a slip, before partner had called, it is the intended one (25A)."""
    irregularity = known.irregularity
    if irregularity is None:
        return None
    made = (*irregularity.since, *known.followed[:1])
    return next((entry.call for entry in made if entry.seat is irregularity.offender), None)


def chosen_by_calling(known: Known, refused: Seat | None) -> tuple[Value, ...] | None:
    """What LHO has chosen, by who called first once the director had ruled; nothing follows where two were offered.

    refused: who calls next where LHO does not accept the irregular call; None where that shows nothing.
    """
    irregularity = known.irregularity
    if irregularity is None or known.scope or not known.followed or refused is None:
        return None
    if slipped(known) or irregularity.offender in irregularity.who_since:
        return None
    caller = known.followed[0].seat
    if caller is irregularity.lho:
        return (Acceptance.ACCEPTS,)
    return (Acceptance.REFUSES,) if caller is refused else None


def called_before_since(known: Known) -> Seat | None:
    """Who made the call that is spoken of, by what was called since, where the typed auction is a legal one."""
    auction, calls = known.answers.get(AUCTION.id), CALLS_SINCE.get(known.answers.get(SINCE.id))
    if not isinstance(auction, Auction) or calls is None or len(auction.entries) <= calls:
        return None
    return auction.entries[-1 - calls].seat


def regular(known: Known) -> Auction | None:
    """The typed auction in which a legal call was changed, or is to be; None where one was irregular."""
    auction = legal_auction(known)
    return auction if auction and CHANGE.id in known.answers else None


def legal_auction(known: Known) -> Auction | None:
    """The typed auction, where no call of it is irregular."""
    auction = known.answers.get(AUCTION.id)
    return auction if isinstance(auction, Auction) and known.irregularity is None else None


def calls_after_own(auction: Auction, caller: Value | None) -> int | None:
    """How many calls came after the last one of this player; None where that is not known, or partner has called.

    What followed later may have been typed as well, so that partner's call does not show what came first.
    """
    own = [index for index, entry in enumerate(auction.entries) if entry.seat is caller]
    calls = len(auction.entries) - own[-1] - 1 if own else None
    return calls if calls in SINCE_BY_CALLS else None


@derives(SINCE)
def since_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity, auction = known.irregularity, regular(known)
    if auction:
        calls = calls_after_own(auction, known.answers.get(OFFENDER.id))
        return None if calls is None else SINCE_BY_CALLS[calls]
    if irregularity is None or known.get(SINCE) == Since.SAYS_SLIP:  # which no auction shows
        return None
    return _came_to(irregularity, irregularity.who_since)


@derives(SINCE_CHANGE)
def since_change_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    changes = 2 if known.scope else 1  # read once more where the change was changed
    return _came_to(irregularity, irregularity.who_since[changes:]) if irregularity else None


def _came_to(irregularity: Irregularity, callers: Sequence[Seat]) -> tuple[Value, ...] | None:
    """What these callers come to; None where they called in no order that settles it, so that it is asked."""
    if not callers:
        return (Since.NOTHING,)
    first = callers[0]
    if first is irregularity.offender:
        return (Since.OFFENDER_REPLACED,)
    if irregularity.turn is irregularity.rho and _before_lho(irregularity.rho, irregularity, callers):
        return (Since.RHO_CALLED,)  # 28B, whatever came afterwards
    if {irregularity.lho, irregularity.partner} == set(callers[:2]):  # what came after that is looked at by itself
        return (Since.LHO_AND_PARTNER_CALLED,)
    in_rotation = all(after is before.lho for before, after in pairwise(callers))
    if first is irregularity.lho:
        # LHO has accepted the call; what came out of turn after that is ruled on next, if it did not correct a slip.
        called = Since.LHO_AND_PARTNER_CALLED if irregularity.partner in callers else Since.LHO_CALLED
        corrected = not in_rotation and _before(irregularity.offender, irregularity.partner, callers)
        return (called, Since.SAYS_SLIP) if corrected else (called,)
    if not in_rotation:
        return None
    if len(callers) > 1:
        return None
    return (Since.PARTNER_CALLED,) if first is irregularity.partner else (Since.RHO_CALLED,)


def _before(player: Seat, other: Seat, callers: Sequence[Seat]) -> bool:
    """Whether the player has called, and the other has not called before that."""
    return player in callers and other not in callers[: list(callers).index(player)]


def _before_lho(player: Seat, irregularity: Irregularity, callers: Sequence[Seat]) -> bool:
    """Whether the player has called, and LHO or the offender has not called before that."""
    return all(_before(player, other, callers) for other in (irregularity.lho, irregularity.offender))


@derives(TURN)
def turn_shown(known: Known) -> tuple[Value, ...] | None:
    if known.scope == f"{THEN}.":
        later = then_called(known)
        return (_turn_of(later),) if later else None
    irregularity, obliged = known.irregularity, known.answers.get(RHO_OBLIGED.id)
    if known.answers.get(RHO_OBLIGED_ONCE.id):
        rhos: tuple[Turn, ...] = (Turn.RHO, Turn.RHO_MUST_PASS)
    else:
        rhos = (Turn.RHO_MUST_PASS if obliged else Turn.RHO,)
    if irregularity is None or irregularity.turn is None:
        return None if obliged is None else (Turn.OFFENDER, *rhos, Turn.PARTNER, Turn.LHO)
    seats = {
        irregularity.offender: (Turn.OFFENDER,),
        irregularity.partner: (Turn.PARTNER,),
        irregularity.lho: (Turn.LHO,),
        irregularity.rho: rhos,
    }
    return seats[irregularity.turn]


@derives(MEANWHILE)
def meanwhile_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if known.scope == f"{THEN}.":
        later = then_called(known)
        return (_kind_of(later.call),) if later else None
    if known.scope == f"{ALSO}.":
        _, also = also_called(irregularity)
        return (_kind_of(also),) if also else None
    since = irregularity.since if irregularity else ()
    calls = [entry.call for entry in since if irregularity and entry.seat is not irregularity.offender]
    return (_kind_of(calls[0]),) if calls else None


@derives(ALSO_CALLED)
def also_called_shown(known: Known) -> tuple[Value, ...]:
    return (also_called(known.irregularity)[0],)


def also_called(irregularity: Irregularity | None) -> tuple[AlsoCalled, Call | None]:
    """Who has called out of turn besides, where RHO has called in turn, and what."""
    if irregularity is None or irregularity.rho not in irregularity.who_since:
        return AlsoCalled.NOBODY, None
    rhos = irregularity.who_since.index(irregularity.rho)
    for entry in irregularity.since[:rhos]:
        if entry.seat is irregularity.partner:
            return AlsoCalled.PARTNER_BEFORE, entry.call
    for entry in irregularity.since[rhos + 1 : rhos + 2]:
        if entry.seat is irregularity.partner:
            return AlsoCalled.PARTNER, entry.call
        if entry.seat is irregularity.lho:
            return AlsoCalled.LHO, entry.call
    return AlsoCalled.NOBODY, None


@derives(TOOK_UP)
def took_up_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    return (True,) if irregularity and only_as_taken_up(irregularity, irregularity.since) else None


def only_as_taken_up(irregularity: Irregularity, called: Sequence[Entry]) -> bool:
    """Whether LHO, who called first, has made a call that is legal over the call out of turn, and not without it."""
    first = called[0] if called else None
    if first is None or first.seat is not irregularity.lho or irregularity.before.admissible(first.call, first.seat):
        return False
    return standing_over(irregularity, ()).admissible(first.call, first.seat)


@derives(NEXT_CALL)
def next_call_shown(known: Known) -> tuple[Value, ...] | None:
    """What the typed auction shows of the call; without one it is legal unless somebody has said that it is not."""
    irregularity = known.irregularity
    if known.scope == f"{THEN}.":
        later = then_called(known)
        return (_legality(Entry(later.offender, later.call), later.before),) if later else None
    if known.scope == f"{RENEWED}.":
        return (renewed(known) or NextCall.LEGAL,)
    if known.scope == f"{MEANT}.":
        meant = intended_call(known)
        return (
            _legality(Entry(irregularity.offender, meant), irregularity.before)
            if irregularity and meant
            else NextCall.LEGAL,
        )
    if known.scope:  # made under the ruling, by RHO
        return (_legality(known.followed[0], irregularity.before),) if irregularity and known.followed else None
    if irregularity is None:
        said = known.answers.get(SINCE.id) in IRREGULARLY
        return NEXT_CALL_ILLEGAL.choices if said else (NextCall.LEGAL,)
    rho_since = _before_lho(irregularity.rho, irregularity, irregularity.who_since)
    first = known.followed[0].seat if known.followed else None
    passed_over = irregularity.turn is not irregularity.lho and irregularity.turn is (
        irregularity.rho if rho_since else first
    )
    caller = irregularity.turn if passed_over else irregularity.lho
    called = known.followed if passed_over and not rho_since else (*irregularity.since, *known.followed)
    index = next((index for index, entry in enumerate(called) if entry.seat is caller), None)
    if index is None:
        return (NextCall.LEGAL,)
    at_own_turn = passed_over or known.answers.get(TOOK_UP.id) is False
    before = irregularity.before if at_own_turn else standing_over(irregularity, called[:index])
    return (_legality(called[index], before),)


def renewed(known: Known) -> NextCall | None:
    """What the call is that the offender has made in turn under the ruling, as the typed auction shows it."""
    irregularity = known.irregularity
    if irregularity is None:
        return None
    before = irregularity.before
    for entry in known.followed:
        if entry.seat is irregularity.offender:
            return _legality(entry, before)
        before = before.with_call(entry.call, entry.seat)
    return None


@derives(THEN_CALLED)
def then_called_shown(known: Known) -> tuple[Value, ...]:
    irregularity, later = known.irregularity, then_called(known)
    if irregularity is None or later is None:
        return (ThenCalled.NOBODY,)
    places = (ThenCalled.OFFENDER, ThenCalled.LHO, ThenCalled.PARTNER, ThenCalled.RHO)
    return (places[_places_left(irregularity.offender, later.offender)],)


def then_called(known: Known) -> Irregularity | None:
    """The first irregular call over what stands that nobody has accepted; the typed auction shows it, or nothing does.

    One that the player after it has called over is accepted (27A1, 29A), but for what 36 and 38 never allow.
    """
    shown = over_what_stands(known)
    if shown is None:
        return None
    auction, entries = shown
    for index, entry in enumerate(entries):
        kind, since = auction.wrong_with(entry), entries[index + 1 :]
        after = since[0].seat if since else None
        if kind is IrregularityKind.CALL_AFTER_FINAL_PASS:
            return None
        if kind:
            accepted = after is entry.seat.lho and entry.seat.lho is not auction.turn
            never = entry.call in (Action.DOUBLE, Action.REDOUBLE) and not auction.admissible(entry.call, entry.seat)
            if never or kind is IrregularityKind.BID_ABOVE_SEVEN or not accepted:
                return Irregularity(kind, index, entry.seat, entry.call, auction.turn, auction, since)
        auction = auction.with_call(entry.call, entry.seat)
    return None


def over_what_stands(known: Known) -> tuple[Auction, tuple[Entry, ...]] | None:
    """The auction with what stands after the ruling, and the calls over it; None where the auction does not show it."""
    irregularity = known.typed
    if irregularity is None:
        return None
    called, made = irregularity.since, known.irregularity.who_since if known.irregularity else ()
    own = next((index for index, entry in enumerate(called) if entry.seat is not irregularity.offender), len(called))
    if irregularity.turn is irregularity.rho and _before_lho(irregularity.rho, irregularity, made[own:]):  # 28B
        return irregularity.before, called[own + made[own:].index(irregularity.rho) :]
    if irregularity.turn is irregularity.lho and not only_as_taken_up(irregularity, called):
        took_up = known.answers.get(TOOK_UP.id)  # 28B where it is denied
        return (
            None if took_up is None else (standing_over(irregularity, ()) if took_up else irregularity.before, called)
        )
    if slipped(known) and own == 0:  # nothing shows the call that was intended
        return None
    return standing_over(irregularity, called[:own]), called[own:]


def _turn_of(irregularity: Irregularity) -> Turn:
    """Whose turn it was, as seen from whoever made the irregular call."""
    assert irregularity.turn is not None
    return (Turn.OFFENDER, Turn.LHO, Turn.PARTNER, Turn.RHO)[_places_left(irregularity.offender, irregularity.turn)]


def _places_left(seat: Seat, other: Seat) -> int:
    """How many places to the left of a seat another one is."""
    return (seat, seat.lho, seat.partner, seat.rho).index(other)


def standing_over(irregularity: Irregularity, since: Sequence[Entry]) -> Auction:
    """The auction with the irregular call, or what its maker has changed it to; later ones out of turn apart."""
    made = (Entry(irregularity.offender, irregularity.call), *since)
    stands = [entry for entry in made if entry.seat is irregularity.offender][-1]
    return irregularity.before.with_call(stands.call, stands.seat)


def _legality(entry: Entry, before: Auction) -> NextCall:
    """What a call in turn is, by what it was made over."""
    if before.admissible(entry.call, entry.seat):
        return NextCall.LEGAL
    if isinstance(entry.call, Bid):
        return NextCall.BID_ABOVE_SEVEN if entry.call.above_seven else NextCall.INSUFFICIENT_BID
    return NextCall.INADMISSIBLE_DOUBLE


def _kind_of(call: Call) -> LaterCall:
    if isinstance(call, Bid):
        return LaterCall.BID
    return LaterCall.PASS if call is Action.PASS else LaterCall.DOUBLE


@derives(RHO_PASSED)
def rho_passed_shown(known: Known) -> tuple[Value, ...] | None:
    return passed_since(known, Role.RHO)


def passed_since(known: Known, who: Role) -> tuple[Value, ...] | None:
    """Whether this player, who has called since, passed, as the typed auction shows it."""
    since = known.irregularity.since if known.irregularity else ()
    calls = [entry.call for entry in since if entry.seat is known.seats[who]]
    return (calls[0] is Action.PASS,) if calls else None


@derives(CALLED_BEFORE)
def called_before_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    return (irregularity.offender_called_before,) if irregularity else None


@derives(REPLACES_OWN)
def replaces_own_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity = known.irregularity
    if (
        irregularity is None
        or irregularity.before_own_call is None
        or irregularity.who_since not in ((), (irregularity.lho,))
    ):
        return (False,)
    return None


def replaces_own(known: Known) -> bool:
    """Whether the typed auction shows a change of a call over which LHO had called."""
    return known.answers.get(REPLACES_OWN.id) is True


@derives(SLIP)
def slip_shown(known: Known) -> tuple[Value, ...] | None:
    """25A4 (2007: 25A2): once partner has called, the second call is not to be taken back."""
    irregularity = known.irregularity
    too_late = irregularity is not None and irregularity.partner in irregularity.who_since
    return (Slip.NONE, Slip.FIRST) if too_late else None


@derives(UNINTENDED)
def unintended_shown(known: Known) -> tuple[Value, ...] | None:
    """Of the first of two calls: what has been said of the two."""
    slip = known.get(SLIP)
    return (slip == Slip.FIRST,) if replaces_own(known) and slip is not None else None


@derives(CALLED_TWICE)
def called_twice_shown(known: Known) -> tuple[Value, ...]:
    irregularity = known.irregularity
    return (irregularity is not None and irregularity.changes_own_call,)


@derives(BID_BEFORE)
def bid_before_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity, auction = known.irregularity, regular(known)
    before = irregularity.before if irregularity else auction
    return (before.last_bid is not None,) if before else None


def calls_since_own(irregularity: Irregularity) -> int | None:
    """How many calls came after the last one of the offender; None where partner has called since (25A4)."""
    last_two = [entry.seat for entry in irregularity.before.entries[-2:]]
    if irregularity.offender not in last_two:
        return None
    return len(last_two) - 1 - last_two.index(irregularity.offender)


@derives(CHANGE)
def change_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity, auction = known.irregularity, legal_auction(known)
    if auction:
        partner_to_call = calls_after_own(auction, known.answers.get(OFFENDER.id)) is not None
        after = (Change.AFTER_PERIOD, Change.AFTER_END) if auction.is_over else (Change.CHANGED, Change.ASKS)
        return after if partner_to_call else None
    if replaces_own(known):
        return (Change.CHANGED,)
    if irregularity is None or irregularity.kind is not IrregularityKind.CALL_AFTER_FINAL_PASS:
        return None
    return None if calls_since_own(irregularity) is None else (Change.AFTER_PERIOD, Change.AFTER_END)


@derives(LHO_OVER)
def lho_over_shown(known: Known) -> tuple[Value, ...] | None:
    irregularity, auction = known.irregularity, legal_auction(known)
    if auction:
        calls = calls_after_own(auction, known.answers.get(OFFENDER.id))
        return None if calls is None else LHO_OVER_BY_CALLS[calls]
    if irregularity is None or not (irregularity.kind is IrregularityKind.CALL_AFTER_FINAL_PASS or replaces_own(known)):
        return None
    if irregularity.lho in irregularity.who_since:
        return (LhoOver.SECOND,)
    if replaces_own(known):
        return (LhoOver.FIRST,)
    return (LhoOver.FIRST,) if calls_since_own(irregularity) else (LhoOver.NOTHING,)
