"""The course of a game of Mafia, a phase a file."""
