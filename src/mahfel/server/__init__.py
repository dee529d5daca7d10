"""The house's door: HTTP, the live connection, identity, and the only constructor of frames."""
