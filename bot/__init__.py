"""The outside world: channels, storage, command line. Nothing imports it."""
