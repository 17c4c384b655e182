"""The Laws of duplicate bridge as pure functions: standard library only."""
