"""Clubs: who belongs to them, their sessions, and what was ruled there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "club",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("second_language", sa.Text(), nullable=True),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("regulations", sa.Text(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("scoring", sa.Text(), nullable=False),
        sa.Column("double_dummy", sa.Boolean(), nullable=False),
        sa.Column("own_table", sa.Boolean(), nullable=False),
        sa.Column("retention", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_club"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "banned",
        sa.Column("club_id", sa.Integer(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("banned_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_banned_club_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("club_id", "who", name="pk_banned"),
    )
    op.create_table(
        "binding",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("club_id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("expires_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_binding_club_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_binding_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", name="pk_binding"),
    )
    op.create_index("ix_binding_club_id", "binding", ["club_id"], unique=False)
    op.create_index("ix_binding_person_id", "binding", ["person_id"], unique=False)
    op.create_table(
        "bound_group",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("club_id", sa.Integer(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("chat", sa.Text(), nullable=False),
        sa.Column("thread", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("bound_at", MOMENT, nullable=False),
        sa.Column("lost", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_bound_group_club_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_bound_group"),
        sa.UniqueConstraint("channel", "chat", "thread", name="uq_bound_group_channel_chat_thread"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_bound_group_club_id", "bound_group", ["club_id"], unique=False)
    op.create_table(
        "membership",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("club_id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("joined_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_membership_club_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_membership_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_membership"),
        sa.UniqueConstraint("club_id", "person_id", name="uq_membership_club_id_person_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_membership_person_id", "membership", ["person_id"], unique=False)
    op.create_table(
        "session",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("club_id", sa.Integer(), nullable=True),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("held_on", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("event", sa.Text(), nullable=False),
        sa.Column("scoring", sa.Text(), nullable=False),
        sa.Column("tables", sa.Integer(), nullable=False),
        sa.Column("boards", sa.Integer(), nullable=False),
        sa.Column("boards_a_round", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("opened_at", MOMENT, nullable=False),
        sa.Column("closed_at", MOMENT, nullable=True),
        sa.Column("cleared_at", MOMENT, nullable=True),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_session_club_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_session_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_session"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_session_club_id", "session", ["club_id"], unique=False)
    op.create_index("ix_session_person_id", "session", ["person_id"], unique=False)
    op.create_table(
        "hand_over",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("session_id", sa.Integer(), nullable=False),
        sa.Column("case_id", sa.Integer(), nullable=True),
        sa.Column("giver_id", sa.Integer(), nullable=True),
        sa.Column("giver", sa.Text(), nullable=False),
        sa.Column("taker_id", sa.Integer(), nullable=True),
        sa.Column("taker", sa.Text(), nullable=False),
        sa.Column("given_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["case_id"], ["kept_case.id"], name="fk_hand_over_case_id", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["giver_id"], ["person.id"], name="fk_hand_over_giver_id", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["session_id"], ["session.id"], name="fk_hand_over_session_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["taker_id"], ["person.id"], name="fk_hand_over_taker_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_hand_over"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_hand_over_case_id", "hand_over", ["case_id"], unique=False)
    op.create_index("ix_hand_over_giver_id", "hand_over", ["giver_id"], unique=False)
    op.create_index("ix_hand_over_session_id", "hand_over", ["session_id"], unique=False)
    op.create_index("ix_hand_over_taker_id", "hand_over", ["taker_id"], unique=False)
    op.create_table(
        "invitation",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("club_id", sa.Integer(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
        sa.Column("expires_at", MOMENT, nullable=False),
        sa.Column("withdrawn_at", MOMENT, nullable=True),
        sa.Column("used_at", MOMENT, nullable=True),
        sa.Column("used_by", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_invitation_club_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["used_by"], ["membership.id"], name="fk_invitation_used_by", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_invitation"),
        sa.UniqueConstraint("code", name="uq_invitation_code"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_invitation_club_id", "invitation", ["club_id"], unique=False)
    op.create_table(
        "logged_ruling",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("session_id", sa.Integer(), nullable=False),
        sa.Column("case_id", sa.Integer(), nullable=True),
        sa.Column("segment", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("ruler", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=True),
        sa.Column("seat_table", sa.Text(), nullable=False),
        sa.Column("pairs", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("irregularity", sa.Text(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("laws", sa.Text(), nullable=False),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.Column("adjustment", sa.Text(), nullable=True),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("profile", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.Column("ruled_at", MOMENT, nullable=False),
        sa.Column("withdrawn_at", MOMENT, nullable=True),
        sa.Column("amends", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["amends"], ["logged_ruling.id"], name="fk_logged_ruling_amends", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["case_id"], ["kept_case.id"], name="fk_logged_ruling_case_id", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_logged_ruling_person_id", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["session_id"], ["session.id"], name="fk_logged_ruling_session_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_logged_ruling"),
        sa.UniqueConstraint("amends", name="uq_logged_ruling_amends"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_logged_ruling_case_id", "logged_ruling", ["case_id"], unique=False)
    op.create_index("ix_logged_ruling_person_id", "logged_ruling", ["person_id"], unique=False)
    op.create_index("ix_logged_ruling_session_id", "logged_ruling", ["session_id"], unique=False)
    op.create_table(
        "roster",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("session_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("other_name", sa.Text(), nullable=False),
        sa.Column("named", sa.Boolean(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=True),
        sa.Column("last", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["session_id"], ["session.id"], name="fk_roster_session_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_roster"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_roster_session_id", "roster", ["session_id"], unique=False)
    op.create_table(
        "session_director",
        sa.Column("session_id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("plays", sa.Text(), nullable=False),
        sa.Column("current", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_session_director_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["session_id"], ["session.id"], name="fk_session_director_session_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("session_id", "person_id", name="pk_session_director"),
    )
    op.create_index("ix_session_director_person_id", "session_director", ["person_id"], unique=False)
    op.create_table(
        "case_of_session",
        sa.Column("case_id", sa.Integer(), nullable=False),
        sa.Column("session_id", sa.Integer(), nullable=False),
        sa.Column("reopens", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["case_id"], ["kept_case.id"], name="fk_case_of_session_case_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["reopens"], ["logged_ruling.id"], name="fk_case_of_session_reopens", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["session_id"], ["session.id"], name="fk_case_of_session_session_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("case_id", name="pk_case_of_session"),
    )
    op.create_index("ix_case_of_session_session_id", "case_of_session", ["session_id"], unique=False)


def downgrade() -> None:
    op.drop_table("case_of_session")
    op.drop_table("session_director")
    op.drop_table("roster")
    op.drop_table("logged_ruling")
    op.drop_table("invitation")
    op.drop_table("hand_over")
    op.drop_table("session")
    op.drop_table("membership")
    op.drop_table("bound_group")
    op.drop_table("binding")
    op.drop_table("banned")
    op.drop_table("club")
