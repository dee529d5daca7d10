"""The night: what may be chosen, in which order it happens, and what the morning tells."""
