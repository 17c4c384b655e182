"""Who may do what of a club, and where: one table."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class Role(StrEnum):
    """What somebody is in a club; whoever has no role there is nobody to it."""

    ADMINISTRATOR = "administrator"
    DIRECTOR = "director"
    MEMBER = "member"


class Place(StrEnum):
    """Where somebody speaks with the bot."""

    PRIVATE = "private"
    """Where nobody else reads: a private chat on Telegram, a direct message on Discord."""
    UNSEEN = "unseen"
    """On a server of Discord, in answers that only who asked can see."""
    GROUP = "group"
    """Where everybody reads."""
    TERMINAL = "terminal"


class Command(StrEnum):
    """What can be looked at or done."""

    MAKE_CLUB = "make_club"
    JOIN = "join"
    CLUB = "club"
    RENAME_ME = "rename_me"
    LEAVE = "leave"
    EXPORT_ME = "export_me"
    MEMBERS = "members"
    SET_ROLE = "set_role"
    REMOVE = "remove"
    INVITE = "invite"
    SETTINGS = "club_settings"
    DELETE_CLUB = "delete_club"
    GROUPS = "groups"
    BIND_HERE = "bind_here"
    SESSIONS = "sessions"
    OPEN_SESSION = "open_session"
    SESSION = "session"
    SET_SESSION = "set_session"
    ROSTER = "roster"
    DUTY = "duty"
    LOG = "log"
    REOPEN = "reopen"
    HAND_OVER = "hand_over"
    EXPORT_LOG = "export_log"
    REPORT = "report"
    SUMMARY = "summary"
    RESULTS = "results"
    POST = "post"
    READ_RESULTS = "read_results"
    CONFIRM_PLAYER = "confirm_player"
    POLL = "poll"
    ANSWER = "answer"


class Access(NamedTuple):
    """By whom, and where. nobody: also by those who have no role."""

    roles: frozenset[Role]
    places: frozenset[Place]
    nobody: bool = False


_EVERY_ROLE = frozenset(Role)
_DIRECTS = frozenset({Role.ADMINISTRATOR, Role.DIRECTOR})
_LEADS = frozenset({Role.ADMINISTRATOR})
_ALONE = frozenset({Place.PRIVATE, Place.UNSEEN, Place.TERMINAL})
_CHAT = frozenset({Place.PRIVATE, Place.UNSEEN})
_THERE = frozenset({Place.UNSEEN, Place.GROUP})

ACCESS: Mapping[Command, Access] = {
    Command.MAKE_CLUB: Access(_EVERY_ROLE, _ALONE, nobody=True),
    Command.JOIN: Access(_EVERY_ROLE, _ALONE, nobody=True),
    Command.EXPORT_ME: Access(_EVERY_ROLE, _ALONE, nobody=True),
    Command.CLUB: Access(_EVERY_ROLE, _ALONE),
    Command.RENAME_ME: Access(_EVERY_ROLE, _ALONE),
    Command.LEAVE: Access(_EVERY_ROLE, _ALONE),
    Command.MEMBERS: Access(_DIRECTS, _ALONE),
    Command.SET_ROLE: Access(_LEADS, _ALONE),
    Command.REMOVE: Access(_LEADS, _ALONE),
    Command.INVITE: Access(_LEADS, _ALONE),
    Command.SETTINGS: Access(_LEADS, _ALONE),
    Command.DELETE_CLUB: Access(_LEADS, _ALONE),
    Command.GROUPS: Access(_LEADS, _ALONE),
    Command.BIND_HERE: Access(_LEADS, _THERE),
    Command.SESSIONS: Access(_DIRECTS, _ALONE),
    Command.OPEN_SESSION: Access(_DIRECTS, _ALONE),
    Command.SESSION: Access(_DIRECTS, _ALONE),
    Command.SET_SESSION: Access(_DIRECTS, _ALONE),
    Command.ROSTER: Access(_DIRECTS, _ALONE),
    Command.DUTY: Access(_DIRECTS, _ALONE),
    Command.LOG: Access(_DIRECTS, _ALONE),
    Command.REOPEN: Access(_DIRECTS, _CHAT | {Place.TERMINAL}),
    Command.HAND_OVER: Access(_DIRECTS, _CHAT | {Place.TERMINAL}),
    Command.EXPORT_LOG: Access(_DIRECTS, _ALONE),
    Command.REPORT: Access(_DIRECTS, _ALONE),
    Command.SUMMARY: Access(_DIRECTS, _ALONE),
    Command.RESULTS: Access(_DIRECTS, _ALONE),
    Command.POST: Access(_DIRECTS, _ALONE),
    Command.READ_RESULTS: Access(_EVERY_ROLE, _ALONE),
    Command.CONFIRM_PLAYER: Access(_DIRECTS, _ALONE),
    # A poll on a case of one's own, and what one is asked oneself: whose it is leads it.
    Command.POLL: Access(_LEADS, _ALONE),
    Command.ANSWER: Access(_LEADS, _ALONE),
}

# Irregularities of which directors alone are told: they are in no summary.
DIRECTORS_ONLY = frozenset({"psychic_call", "conduct", "deceptive_manner", "slow_play", "procedural_penalty"})


def may(command: Command, role: Role | None, place: Place | None = None) -> bool:
    """Whether somebody with a role, or with none, may do this; place: there, or else anywhere."""
    access = ACCESS[command]
    return (access.nobody or role in access.roles) and (place is None or place in access.places)
