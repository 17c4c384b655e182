"""Pages of a club: its settings, who belongs to it, invitations, and the groups in which it posts.

What they show is read, and what they ask for is done, where everything is kept; who has no role there sees nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues.access import Command, Role
from dialogues.clubs import Club, Fate
from dialogues.pages.common import said, to_read
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page
from dialogues.wording import Words
from locales import LANGUAGES, locale
from rules.lawbook import edition, editions
from rules.regulations.elections import ELECTIONS
from rules.scoring.boards import Form

# What stands for nothing among the arguments of a page.
NONE = "-"

# A name, of a club or of somebody in it, has so many letters at the most.
LONGEST_NAME = 40

# Time zones to tap; any other is typed by its name.
ZONES = ("Europe/Athens", "Europe/Istanbul", "Asia/Jerusalem", "Asia/Nicosia", "Europe/London", "Europe/Berlin", "UTC")

# Where most who speak a language play.
ZONE_OF = {"el": "Europe/Athens", "tr": "Europe/Istanbul", "he": "Asia/Jerusalem"}

# Months for which a session keeps whom it was about.
MONTHS = (1, 3, 6, 13, 25)

# What a page shows until what it is about has been read; nobody sees it.
UNREAD = Screen("")

# How long an invitation is good, and how long a link that brings the bot into a group.
INVITED_DAYS = 7
BINDING_MINUTES = 15

# What is set by one tap that turns it over.
SWITCHES = ("double_dummy", "own_table", "says_law")

# For how long the score is corrected, and rulings and appeals asked for, after it is official.
PERIODS = ("scores_minutes", "rulings_minutes")
MINUTES = (20, 30, 45, 60, 120, 1440)

SETTINGS = (
    *("name", "language", "second_language", "edition", "regulations", "scoring", "zone"),
    *(*SWITCHES, *PERIODS, "retention"),
)


@dataclass(frozen=True)
class Deed(Page):
    """Something to be done where everything is kept; the page on which it ends is shown then.

    what: the name of the deed; of: the club or the session; to: whom or what in it; text: what was typed.
    """

    name: ClassVar[str] = "do"
    what: str = NONE
    of: str = NONE
    to: str = NONE
    text: str = ""

    def show(self, state: Conversation) -> Screen:
        return UNREAD


@dataclass(frozen=True)
class Viewed(Page):
    """A page that shows what is kept of a club or a session. of: which."""

    command: ClassVar[Command]
    of: str = NONE

    def show(self, state: Conversation) -> Screen:
        if state.view.page != self.written:
            return UNREAD
        if not state.view.may(self.command):
            return to_read(state, "club-title", state.words.text("club-nothing"))
        return self.shown(state)

    def shown(self, state: Conversation) -> Screen:
        """The screen, for somebody who may see it."""
        raise NotImplementedError


@dataclass(frozen=True)
class Clubs(Viewed):
    """The clubs of somebody; a new one, and a director's own sessions."""

    name: ClassVar[str] = "club"
    command: ClassVar[Command] = Command.MAKE_CLUB

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        choices = (
            *(Choice(str(club.id), club.name) for club in state.view.clubs),
            Choice("new", w.text("club-new")),
            Choice("own", w.text("club-own-sessions")),
        )
        join = w.text("club-join-how", command=w.locale.isolated("/join"))
        return replace(to_read(state, "club-title", w.text("clubs-body"), join), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "own":
            return state.on(Deed("own_sessions")), ()
        return state.on(NewClub() if choice == "new" else ClubHome(choice)), ()


@dataclass(frozen=True)
class NewClub(Page):
    """What a new club is called."""

    name: ClassVar[str] = "club_new"
    takes_words: ClassVar[bool] = True

    @property
    def before(self) -> Page | None:
        return Clubs()

    def show(self, state: Conversation) -> Screen:
        return replace(to_read(state, "club-new"), question=state.words.text("club-new-name"))

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        return named(state, text, Deed("make_club", text=text))


@dataclass(frozen=True)
class ClubHome(Viewed):
    """A club, and what somebody may do of it."""

    name: ClassVar[str] = "club_home"
    command: ClassVar[Command] = Command.CLUB

    @property
    def before(self) -> Page | None:
        return Clubs()

    def shown(self, state: Conversation) -> Screen:
        w, view = state.words, state.view
        assert view.club is not None
        assert view.role is not None
        choices = tuple(Choice(name, w.text(f"club-{name}")) for name, command in DOORS.items() if view.may(command))
        lost = tuple(w.text("club-group-lost", group=w.locale.isolated(g.title)) for g in view.groups if g.lost)
        role = _role(view.role, w)
        return replace(to_read(state, "club-title", role, *lost), title=view.club.name, choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        page: Page = {
            "sessions": Deed("sessions", self.of),
            "members": Members(self.of),
            "invite": Invitations(self.of),
            "groups": Groups(self.of),
            "players": Deed("players", self.of),
            "settings": ClubSettings(self.of),
            "evenings": Deed("my_evenings", self.of),
            "my-name": MyName(self.of),
            "leave": SureDeed(self.of, "leave"),
        }[choice]
        return state.on(page), ()


# What a club leads to, and what one must be allowed for it.
DOORS = {
    "sessions": Command.SESSIONS,
    "members": Command.MEMBERS,
    "invite": Command.INVITE,
    "players": Command.CONFIRM_PLAYER,
    "groups": Command.GROUPS,
    "settings": Command.SETTINGS,
    "evenings": Command.READ_RESULTS,
    "my-name": Command.RENAME_ME,
    "leave": Command.LEAVE,
}


@dataclass(frozen=True)
class MyName(Viewed):
    """Under which name a club knows somebody."""

    name: ClassVar[str] = "club_my_name"
    takes_words: ClassVar[bool] = True
    command: ClassVar[Command] = Command.RENAME_ME

    @property
    def before(self) -> Page | None:
        return ClubHome(self.of)

    def shown(self, state: Conversation) -> Screen:
        return replace(to_read(state, "club-my-name"), question=state.words.text("club-my-name-question"))

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        return named(state, text, Deed("rename_me", self.of, text=text))


@dataclass(frozen=True)
class ClubSettings(Viewed):
    """What a club has settled."""

    name: ClassVar[str] = "club_settings"
    command: ClassVar[Command] = Command.SETTINGS

    @property
    def before(self) -> Page | None:
        return ClubHome(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, club = state.words, state.view.club
        assert club is not None
        choices = [Choice(what, w.text(f"club-set-{what}", value=said_of(club, what, w))) for what in SETTINGS]
        choices.append(Choice("delete", w.text("club-delete")))
        return replace(to_read(state, "club-settings"), context=(club.name,), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        assert state.view.club is not None
        if choice in SWITCHES:
            value = "no" if getattr(state.view.club, choice) else "yes"
            return state.on(Deed("set_club", self.of, choice, value)), ()
        if choice == "delete":
            return state.on(SureDeed(self.of, "delete_club")), ()
        return state.on(ClubSetting(self.of, choice)), ()


@dataclass(frozen=True)
class ClubSetting(Viewed):
    """One setting of a club, to tap or to type."""

    name: ClassVar[str] = "club_setting"
    takes_words: ClassVar[bool] = True
    command: ClassVar[Command] = Command.SETTINGS
    what: str = "name"

    @property
    def before(self) -> Page | None:
        return ClubSettings(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, club = state.words, state.view.club
        assert club is not None
        question = w.text("club-set-how", value=said_of(club, self.what, w))
        typed = (w.text("club-set-typed"),) if self.what in ("name", "zone") else ()
        choices = tuple(_values(club, self.what, w))
        return replace(to_read(state, f"club-{self.what}-title", *typed), question=question, choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("set_club", self.of, self.what, choice)), ()

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        if self.what not in ("name", "zone"):
            return None
        return named(state, text, Deed("set_club", self.of, self.what, text))


def _values(club: Club, what: str, w: Words) -> Iterator[Choice]:
    """What a setting may be."""
    if what in ("language", "second_language"):
        yield from (Choice(each, locale(each).names["language"]) for each in LANGUAGES if each != _other(club, what))
        if what == "second_language":
            yield Choice(NONE, w.text("club-no-second-language"))
    elif what == "edition":
        yield from (Choice(e.id, w.text("laws-of", year=w.locale.isolated(e.year))) for e in editions())
    elif what == "regulations":
        elected = json.loads(club.regulations)["elections"] if club.regulations else {}
        for id, election in ELECTIONS.items():
            for value in election.choices:
                mark = "✓ " if elected.get(id) == value else ""
                yield Choice(f"{id}={value}", f"{mark}{w.election(id)} {w.text(f'election-{id}.{value}')}")
    elif what == "scoring":
        yield from (Choice(form.value, w.text(f"scoring-{form.value}")) for form in Form)
    elif what == "zone":
        yield from (Choice(zone, zone) for zone in ZONES)
    elif what in PERIODS:
        yield from (Choice(str(each), _minutes(each, w)) for each in MINUTES)
    elif what == "retention":
        yield from (Choice(str(months), w.text("club-months", count=str(months))) for months in MONTHS)


def _minutes(minutes: int, w: Words) -> str:
    hours, rest = divmod(minutes, 60)
    if rest or not hours:
        return w.text("club-minutes", count=str(minutes))
    return w.text("club-hours", count=str(hours))


def _other(club: Club, what: str) -> str:
    return club.second_language if what == "language" else club.language


def said_of(club: Club, what: str, w: Words) -> str:
    """What a setting is now, in words."""
    value = getattr(club, what)
    if what == "language" or (what == "second_language" and value):
        return str(locale(value).names["language"])
    if what == "second_language":
        return w.text("club-no-second-language")
    if what == "edition":
        return w.text("laws-of", year=w.locale.isolated(edition(value).year))
    if what == "scoring":
        return w.text(f"scoring-{value.value}")
    if what in SWITCHES:
        return w.text("club-on" if value else "club-off")
    if what in PERIODS:
        return _minutes(value, w)
    if what == "retention":
        return w.text("club-months", count=str(value))
    if what == "regulations":
        return w.text("club-regulations-own" if value else "club-regulations-none")
    return w.locale.isolated(value)


@dataclass(frozen=True)
class Members(Viewed):
    """Who belongs to a club."""

    name: ClassVar[str] = "club_members"
    command: ClassVar[Command] = Command.MEMBERS

    @property
    def before(self) -> Page | None:
        return ClubHome(self.of)

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        lines = [
            (m.id, w.text("club-member", name=w.locale.isolated(m.name), role=_role(m.role, w)))
            for m in state.view.members
        ]
        if state.view.may(Command.SET_ROLE):
            return replace(to_read(state, "club-members"), choices=tuple(Choice(str(id), line) for id, line in lines))
        return to_read(state, "club-members", *(line for _, line in lines))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(MemberPage(self.of, choice)), ()


@dataclass(frozen=True)
class MemberPage(Viewed):
    """Somebody of a club: another role, or none."""

    name: ClassVar[str] = "club_member"
    command: ClassVar[Command] = Command.SET_ROLE
    member: str = NONE

    @property
    def before(self) -> Page | None:
        return Members(self.of)

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        them = next((each for each in state.view.members if str(each.id) == self.member), None)
        if them is None:
            return to_read(state, "club-members", w.text("club-nothing"))
        roles = (Choice(r.value, w.text("club-make", role=_role(r, w))) for r in Role if r != them.role)
        choices = (*roles, Choice("remove", w.text("club-remove")), Choice("ban", w.text("club-ban")))
        screen = to_read(state, "club-members", _role(them.role, w))
        return replace(screen, title=them.name, choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice in ("remove", "ban"):
            return state.on(SureDeed(self.of, choice, self.member)), ()
        return state.on(Deed("set_role", self.of, self.member, choice)), ()


@dataclass(frozen=True)
class Invitations(Viewed):
    """Invite somebody, and what became of the invitations."""

    name: ClassVar[str] = "club_invitations"
    command: ClassVar[Command] = Command.INVITE
    takes_words: ClassVar[bool] = True

    @property
    def before(self) -> Page | None:
        return ClubHome(self.of)

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        lines, choices = [], []
        for role in (Role.MEMBER, Role.DIRECTOR, Role.ADMINISTRATOR):
            choices.append(Choice(role.value, w.text("club-invite-role", role=_role(role, w))))
        for each in state.view.invitations:
            by = w.locale.isolated(each.by) if each.by else w.text("club-somebody")
            until = w.locale.isolated(each.until)
            line = w.text(f"invitation-{each.fate.value}", role=_role(each.role, w), until=until, by=by)
            if each.fate is Fate.OPEN:
                choices.append(Choice(str(each.id), line))
            else:
                lines.append(line)
        screen = to_read(state, "club-invite", *lines, w.text("club-invite-player"))
        return replace(screen, question=w.text("club-invite-whom"), choices=tuple(choices))

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        return named(state, text, Deed("invite", self.of, Role.MEMBER.value))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice in (role.value for role in Role):
            return state.on(Deed("invite", self.of, choice)), ()
        return state.on(SureDeed(self.of, "withdraw_invitation", choice)), ()


@dataclass(frozen=True)
class Invited(Viewed):
    """An invitation, to be sent on; this is the only time that its code is shown."""

    name: ClassVar[str] = "club_invited"
    command: ClassVar[Command] = Command.INVITE

    @property
    def before(self) -> Page | None:
        return Invitations(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, made = state.words, state.view.code
        if not made:
            return to_read(state, "club-invite", w.text("club-code-shown"))
        link = (state.view.addresses or {}).get("telegram", "")
        lines = [w.text("club-invited-link", link=w.locale.isolated(f"{link}?start=join-{made}"))] if link else []
        code = w.text("club-invited-code", command=w.locale.isolated(f"/join {made}"))
        return to_read(state, "club-invite", *lines, code, w.text("club-invited-once", days=str(INVITED_DAYS)))


@dataclass(frozen=True)
class Joining(Page):
    """A code was typed; what it leads to is asked before anything is done."""

    name: ClassVar[str] = "joining"
    code: str = ""

    def show(self, state: Conversation) -> Screen:
        return to_read(state, "club-title", state.words.text("club-join-failed"))


@dataclass(frozen=True)
class JoinAs(Page):
    """An invitation that is good: under which name to come in. code: hashed, as it is kept."""

    name: ClassVar[str] = "join_as"
    takes_words: ClassVar[bool] = True
    code: str = ""
    role: str = Role.MEMBER.value
    club: str = ""

    def show(self, state: Conversation) -> Screen:
        w = state.words
        body = w.text("club-join-as", club=w.locale.isolated(self.club), role=w.text(f"club-role-{self.role}"))
        return replace(to_read(state, "club-title", body), question=w.text("club-my-name-question"))

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        return named(state, text, Deed("join", self.code, text=text))


@dataclass(frozen=True)
class Groups(Viewed):
    """The groups in which a club posts, and how to bind one."""

    name: ClassVar[str] = "club_groups"
    command: ClassVar[Command] = Command.GROUPS

    @property
    def before(self) -> Page | None:
        return ClubHome(self.of)

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        choices = []
        if (state.view.addresses or {}).get("telegram"):
            choices.append(Choice("bind", w.text("club-bind-telegram")))
        for group in state.view.groups:
            id = "club-group-lost" if group.lost else "club-group"
            platform = w.locale.isolated(group.channel.capitalize())
            line = w.text(id, group=w.locale.isolated(group.title), platform=platform)
            choices.append(Choice(str(group.id), line))
        body = [w.text("club-groups-none")] if not state.view.groups else []
        body.append(w.text("club-bind-discord", command=w.locale.isolated("/bind")))
        return replace(to_read(state, "club-groups", *body), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("begin_binding", self.of) if choice == "bind" else SureDeed(self.of, "unbind", choice)), ()


@dataclass(frozen=True)
class Binding(Viewed):
    """The link that brings the bot into a group of Telegram, for who asked for it."""

    name: ClassVar[str] = "club_binding"
    command: ClassVar[Command] = Command.GROUPS

    @property
    def before(self) -> Page | None:
        return Groups(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, made = state.words, state.view.code
        if not made:
            return to_read(state, "club-groups", w.text("club-code-shown"))
        link = f"{(state.view.addresses or {}).get('telegram', '')}?startgroup=bind-{made}"
        again = w.text("club-bind-there", command=w.locale.isolated(f"/bind bind-{made}"))
        how = w.text("club-bind-link", link=w.locale.isolated(link), minutes=str(BINDING_MINUTES))
        return to_read(state, "club-groups", how, again)


@dataclass(frozen=True)
class SureDeed(Viewed):
    """Whether to do what cannot be undone, or what others will notice."""

    name: ClassVar[str] = "sure_do"
    command: ClassVar[Command] = Command.CLUB
    what: str = NONE
    to: str = NONE

    @property
    def before(self) -> Page | None:
        return ClubHome(self.of)

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        choices = (Choice("yes", w.text(f"sure-{self.what}-yes")), Choice("back", w.text("sure-do-no")))
        return Screen(self._whom(state) or w.text("club-title"), question=w.text(f"sure-{self.what}"), choices=choices)

    def _whom(self, state: Conversation) -> str:
        """What it is done to, by name."""
        view, names = state.view, dict[str, str]()
        if self.what in ("remove", "ban"):
            names = {str(each.id): each.name for each in view.members}
        elif self.what == "unbind":
            names = {str(each.id): each.title for each in view.groups}
        elif view.club is not None:
            names = {self.to: view.club.name}
        return names.get(self.to, "")

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed(self.what, self.of, self.to) if choice == "yes" else self.before), ()


def _role(role: Role, w: Words) -> str:
    return w.text(f"club-role-{role.value}")


def named(state: Conversation, text: str, deed: Deed) -> Outcome:
    """Something is called by a text, where that is a name."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME:
        return said(state, "club-name-too-long", most=str(LONGEST_NAME))
    return state.on(replace(deed, text=name)), ()
