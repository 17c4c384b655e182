"""Scores: of a contract, of a board, of a session."""
