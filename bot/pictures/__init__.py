"""Pictures of results: what stands on one, and how it is drawn, in a process of its own."""
