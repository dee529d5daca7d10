"""The frame of a new game's package; what is in it is copied by ``mahfel new-game``."""
