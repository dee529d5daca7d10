"""The course of the game: rounds, turns in the mine, the gold draft."""
