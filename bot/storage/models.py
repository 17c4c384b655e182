"""The tables. JSON is kept as text, and every time in UTC, so that both database engines keep the same."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    text,
)


class Moment(TypeDecorator[datetime]):
    """An aware time: kept in UTC, read in UTC. SQLite knows no time zones, so it keeps the bare UTC time."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a time without its zone cannot be kept")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

# With AUTOINCREMENT the id of somebody forgotten is never given to somebody else, as on PostgreSQL.

person = Table(
    "person",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("channel", Text, nullable=False),
    Column("external", Text, nullable=False),
    Column("language", Text),
    Column("edition", Text),
    Column("profile", Text, nullable=False),
    Column("role", Text),
    Column("current", Integer),
    Column("page", Text, nullable=False),
    Column("next_number", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("live", Text),
    Column("created_at", Moment, nullable=False),
    Column("touched_at", Moment, nullable=False),
    Column("last_on", Text),
    UniqueConstraint("channel", "external"),
    sqlite_autoincrement=True,
)

kept_case = Table(
    "kept_case",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("label", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("profile", Text, nullable=False),
    Column("rules_version", Text, nullable=False),
    Column("segments", Text, nullable=False),
    Column("page", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("live", Text),
    Column("created_at", Moment, nullable=False),
    Column("touched_at", Moment, nullable=False, index=True),
    Column("begun_on", Text),
    UniqueConstraint("person_id", "number"),
    Index(None, "person_id", "open"),
    sqlite_autoincrement=True,
)

issued_ruling = Table(
    "issued_ruling",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("case_id", ForeignKey("kept_case.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("segment", Integer, nullable=False),
    Column("language", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("message", Text),
    Column("issued_at", Moment, nullable=False),
    Column("withdrawn_at", Moment),
    sqlite_autoincrement=True,
)

# What of it is to be asked still.
TO_ASK = text("closed_at IS NULL AND asked_at IS NULL")

# Something to come back for. item: the id of what takes it up; due_at: when it is asked, None until something is over;
# asked_at: since when it is on its way or there; fate: what became of that, as of a post; message: where it was asked;
# round: how many rounds were over when it came up.
open_check = Table(
    "open_check",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("case_id", ForeignKey("kept_case.id", ondelete="CASCADE"), nullable=False),
    Column("segment", Integer, nullable=False),
    Column("item", Text, nullable=False),
    Column("follow_up", Text),
    Column("at_stage", Text, nullable=False),
    Column("closed_at", Moment),
    Column("due_at", Moment),
    Column("asked_at", Moment),
    Column("fate", Text),
    Column("message", Text),
    Column("round", Integer, nullable=False, server_default="0"),
    UniqueConstraint("case_id", "segment", "item"),
    Index("ix_open_check_to_ask", "due_at", "id", sqlite_where=TO_ASK, postgresql_where=TO_ASK),
    sqlite_autoincrement=True,
)

# Somebody who is kept already, on another platform.
linked_identity = Table(
    "linked_identity",
    metadata,
    Column("channel", Text, primary_key=True),
    Column("external", Text, primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
)

link_code = Table(
    "link_code",
    metadata,
    Column("code", Text, primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires_at", Moment, nullable=False),
)

# A code that was none: so many are let pass, and then nobody can go on guessing.
wrong_code = Table(
    "wrong_code",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("channel", Text, nullable=False),
    Column("external", Text, nullable=False),
    Column("tried_at", Moment, nullable=False),
    Index(None, "channel", "external"),
    sqlite_autoincrement=True,
)

# Kept by the platform's id and not by ours: the first update of somebody arrives before there is a person.
seen_update = Table(
    "seen_update",
    metadata,
    Column("channel", Text, primary_key=True),
    Column("external", Text, primary_key=True),
    Column("update_id", BigInteger, primary_key=True),
    Column("seen_at", Moment, nullable=False, index=True),
)

# What a platform has told and has not been dealt with yet; the row goes when it has been.
inbox = Table(
    "inbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("channel", Text, nullable=False),
    Column("update_id", BigInteger, nullable=False),
    Column("chat", Text, nullable=False),
    Column("external", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("given_up", Boolean, nullable=False),
    Column("kept_at", Moment, nullable=False),
    UniqueConstraint("channel", "update_id"),
    Index(None, "channel", "external"),
    sqlite_autoincrement=True,
)

# What is to be sent and must not be sent twice: a reply in a group, a post, a poll. asks: the check that it asks about;
# posting: the post of results that it sends, edits or takes away.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("channel", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("external", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("message", Text),
    Column("queued_at", Moment, nullable=False),
    Column("changed_at", Moment, nullable=False),
    Column("asks", Integer),
    Column("posting", Integer, index=True),
    Index(None, "channel", "state"),
    sqlite_autoincrement=True,
)

# A club, and who belongs to it. second_language: what is read out and posted stands in both, one under the other.
# regulations: a profile as JSON; retention: months for which a session keeps whom it was about.
club = Table(
    "club",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("second_language", Text),
    Column("edition", Text, nullable=False),
    Column("regulations", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("scoring", Text, nullable=False),
    Column("double_dummy", Boolean, nullable=False),
    Column("own_table", Boolean, nullable=False),
    Column("retention", Integer, nullable=False),
    Column("scores_minutes", Integer, nullable=False, server_default="30"),
    Column("rulings_minutes", Integer, nullable=False, server_default="30"),
    Column("says_law", Boolean, nullable=False, server_default=false()),
    Column("revision", Integer, nullable=False),
    Column("created_at", Moment, nullable=False),
    sqlite_autoincrement=True,
)

membership = Table(
    "membership",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("club_id", ForeignKey("club.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("role", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("joined_at", Moment, nullable=False),
    UniqueConstraint("club_id", "person_id"),
    sqlite_autoincrement=True,
)

# Under which name somebody of a club plays, once a director has confirmed it; session_id: of which session, where it is
# but a number.
player = Table(
    "player",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("membership_id", ForeignKey("membership.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session_id", ForeignKey("session.id", ondelete="CASCADE"), index=True),
    Column("name", Text, nullable=False),
    Column("asked_at", Moment, nullable=False),
    Column("confirmed_at", Moment),
    sqlite_autoincrement=True,
)

# Who may not come back: their platform and number there, hashed, so that being forgotten does not undo it.
banned = Table(
    "banned",
    metadata,
    Column("club_id", ForeignKey("club.id", ondelete="CASCADE"), primary_key=True),
    Column("who", Text, primary_key=True),
    Column("banned_at", Moment, nullable=False),
)

# code: hashed. used_by: the name under which somebody came in; plays: under which they play, where it says so.
invitation = Table(
    "invitation",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("club_id", ForeignKey("club.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("role", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("made_at", Moment, nullable=False),
    Column("expires_at", Moment, nullable=False),
    Column("withdrawn_at", Moment),
    Column("used_at", Moment),
    Column("used_by", ForeignKey("membership.id", ondelete="SET NULL")),
    Column("plays", Text, nullable=False, server_default=text("''")),
    UniqueConstraint("code"),
    sqlite_autoincrement=True,
)

# A chat in which a club posts; thread: a topic of it, or "". lost: why nothing arrives there any more.
bound_group = Table(
    "bound_group",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("club_id", ForeignKey("club.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("channel", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("thread", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("bound_at", Moment, nullable=False),
    Column("lost", Text),
    UniqueConstraint("channel", "chat", "thread"),
    sqlite_autoincrement=True,
)

# What the link says that brings the bot into a group: hashed, of one administrator, good once.
binding = Table(
    "binding",
    metadata,
    Column("code", Text, primary_key=True),
    Column("club_id", ForeignKey("club.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires_at", Moment, nullable=False),
)

# An evening: of a club, or of a director who has none. results: another word with every change of its results, or none
# while there are none; released_at: since when players may see its boards; official_at, final_at: since when its
# score is official, and final.
session = Table(
    "session",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("club_id", ForeignKey("club.id", ondelete="CASCADE"), index=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), index=True),
    Column("held_on", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("event", Text, nullable=False),
    Column("scoring", Text, nullable=False),
    Column("tables", Integer, nullable=False),
    Column("boards", Integer, nullable=False),
    Column("boards_a_round", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("closed_at", Moment),
    Column("cleared_at", Moment),
    Column("movement", Text),
    Column("rounds_over", Integer, nullable=False, server_default="0"),
    Column("results", Text),
    Column("released_at", Moment),
    Column("official_at", Moment),
    Column("final_at", Moment),
    sqlite_autoincrement=True,
)

# plays: the number under which a director plays in it, or "".
session_director = Table(
    "session_director",
    metadata,
    Column("session_id", ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("plays", Text, nullable=False),
    Column("current", Boolean, nullable=False),
)

# Who plays: most never talk to the bot. name, other_name: in one script and in another; named: whether groups read it;
# first, last: the boards of a substitute.
roster = Table(
    "roster",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("session_id", ForeignKey("session.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("other_name", Text, nullable=False),
    Column("named", Boolean, nullable=False),
    Column("first", Integer),
    Column("last", Integer),
    sqlite_autoincrement=True,
)

# What was ruled in a session, one row for each ruling as it was shown; a row is never changed but by its place,
# and by what the sides say of it: statement_ns, statement_ew.
logged_ruling = Table(
    "logged_ruling",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("session_id", ForeignKey("session.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("case_id", ForeignKey("kept_case.id", ondelete="SET NULL"), index=True),
    Column("segment", Integer, nullable=False),
    Column("person_id", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("ruler", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("board", Integer),
    Column("seat_table", Text, nullable=False),
    Column("pairs", Text, nullable=False),
    Column("round", Integer),
    Column("irregularity", Text, nullable=False),
    Column("answers", Text, nullable=False),
    Column("laws", Text, nullable=False),
    Column("decision", Text, nullable=False),
    Column("adjustment", Text),
    Column("edition", Text, nullable=False),
    Column("profile", Text, nullable=False),
    Column("rules_version", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("shown", Text, nullable=False),
    Column("ruled_at", Moment, nullable=False),
    Column("withdrawn_at", Moment),
    Column("statement_ns", Text),
    Column("statement_ew", Text),
    Column("amends", ForeignKey("logged_ruling.id", ondelete="SET NULL")),
    UniqueConstraint("amends"),
    sqlite_autoincrement=True,
)

# In which session a case is, and which logged ruling it reopens.
case_of_session = Table(
    "case_of_session",
    metadata,
    Column("case_id", ForeignKey("kept_case.id", ondelete="CASCADE"), primary_key=True),
    Column("session_id", ForeignKey("session.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("reopens", ForeignKey("logged_ruling.id", ondelete="SET NULL")),
)

# A case that a director gave to another.
hand_over = Table(
    "hand_over",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("session_id", ForeignKey("session.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("case_id", ForeignKey("kept_case.id", ondelete="SET NULL"), index=True),
    Column("giver_id", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("giver", Text, nullable=False),
    Column("taker_id", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("taker", Text, nullable=False),
    Column("given_at", Moment, nullable=False),
    sqlite_autoincrement=True,
)

# A file of results that somebody looks through before anything of it is kept: the last one alone. about: the session
# that it is meant for; changes, accepted: what was done about its doubts, as JSON; stamp: another word with each.
results_draft = Table(
    "results_draft",
    metadata,
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("sheet", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("changes", Text, nullable=False),
    Column("accepted", Text, nullable=False),
    Column("stamp", Text, nullable=False),
    Column("read_at", Moment, nullable=False),
)

# The results of a session as a file had them; the newest is current, and none is ever changed but that it forgets its
# names. sheet: without them; names: by themselves; digest: of the content of the file; method: by which it is scored.
results_file = Table(
    "results_file",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("session_id", ForeignKey("session.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("sheet", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("method", Text, nullable=False),
    Column("person_id", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("importer", Text, nullable=False),
    Column("imported_at", Moment, nullable=False),
    sqlite_autoincrement=True,
)

# The kind of a change that says who plays.
NAMES = "NamesCorrected"

# What changes the results of a session, one over another. change: as JSON; ruling_id: the ruling that it follows;
# by_hand: undone by a director, and not because the ruling holds no longer; told_at: since when whom it concerns knows.
results_change = Table(
    "results_change",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("session_id", ForeignKey("session.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("change", Text, nullable=False),
    Column("ruling_id", ForeignKey("logged_ruling.id", ondelete="SET NULL"), index=True),
    Column("person_id", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("maker", Text, nullable=False),
    Column("made_at", Moment, nullable=False),
    Column("undoer_id", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("undoer", Text, nullable=False),
    Column("undone_at", Moment),
    Column("by_hand", Boolean, nullable=False),
    Column("told_at", Moment),
    sqlite_autoincrement=True,
)

# What changed in the results since they were posted, as far as that post has not been edited.
CHANGED = text("changed_at IS NOT NULL")

# The results of a session as they stand in a chat, or are to. person_id: who posted them; attempt: how often; why: what
# went wrong last; words, picture: digests of what stands there; base: what held when they were posted, as JSON.
posting = Table(
    "posting",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("session_id", ForeignKey("session.id", ondelete="CASCADE"), nullable=False),
    Column("channel", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("thread", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("person_id", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("attempt", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("message", Text),
    Column("words", Text, nullable=False),
    Column("picture", Text, nullable=False),
    Column("base", Text, nullable=False),
    Column("asked_at", Moment, nullable=False),
    Column("sent_at", Moment),
    Column("edited_at", Moment),
    Column("changed_at", Moment),
    UniqueConstraint("session_id", "channel", "chat", "thread"),
    Index("ix_posting_changed_at", "changed_at", sqlite_where=CHANGED, postgresql_where=CHANGED),
    sqlite_autoincrement=True,
)

# Something unlikely in the results of a session that was said to be so.
accepted_doubt = Table(
    "accepted_doubt",
    metadata,
    Column("session_id", ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("doubt", Text, primary_key=True),
    Column("accepted_at", Moment, nullable=False),
)

# What a deal of a session makes double dummy.
solved_deal = Table(
    "solved_deal",
    metadata,
    Column("session_id", ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    Column("deal", Text, primary_key=True),
    Column("tricks", Text, nullable=False),
)

# A question to peers about a case. segment: the place in it of what is judged; code: what the link to it ends with;
# spec: the question, as JSON.
poll = Table(
    "poll",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("case_id", ForeignKey("kept_case.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("segment", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("spec", Text, nullable=False),
    Column("made_at", Moment, nullable=False),
    Column("closed_at", Moment),
    UniqueConstraint("code"),
    sqlite_autoincrement=True,
)

# Who is asked in a poll, once, and what they have answered. part: of two groups, which; stage: how far they are; fate:
# that they could not be written to.
poll_peer = Table(
    "poll_peer",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("poll_id", ForeignKey("poll.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("part", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("chosen", Text),
    Column("considered", Text),
    Column("suggests", Text),
    Column("reached", Boolean),
    Column("asked_at", Moment, nullable=False),
    Column("answered_at", Moment),
    Column("fate", Text),
    UniqueConstraint("poll_id", "person_id"),
    sqlite_autoincrement=True,
)
