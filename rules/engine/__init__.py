"""Facts, offers, decide(), derivations, standings, trace and the exhaustive walk."""
