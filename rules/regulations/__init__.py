"""Elections: what the Laws leave to an authority, and the profiles that answer it."""
