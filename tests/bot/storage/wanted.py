"""Something to come back for, as a case asks for it."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.storage.come_backs import Wanted

WHEN = datetime(2026, 3, 1, 19, 38, tzinfo=UTC)

DAMAGE = Wanted("awareness_of_damage", 0, "awareness_of_damage", "end_of_play", WHEN)
LEAD = Wanted("lead_restriction", 0, "lead_restriction", "partner_leads", WHEN.replace(minute=33))
SCORE = Wanted("session_score", 0, "session_score", "end_of_session", None)
