"""Clubs: who belongs to them, in which role, their sessions and what was ruled there."""
