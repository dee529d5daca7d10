"""What whoever leads a table without playing can write into its log, and what people say to them alone."""

from __future__ import annotations

from typing import Literal, TypeAlias

from mahfel.tables.entry import Entry

Among: TypeAlias = Literal["living", "seated"]


class AsideSaid(Entry, frozen=True):
    """A person wrote a line to whoever leads the table; nobody else may ever notice it."""

    seat: int
    text: str


class AsideAnswered(Entry, frozen=True):
    """Whoever leads the table wrote a line to the person at ``seat``; nobody else may ever notice it."""

    seat: int
    text: str


class Silenced(Entry, frozen=True):
    """Whoever leads the table took this person's voice in the rooms of talk."""

    seat: int


class VoiceGiven(Entry, frozen=True):
    """They gave it back."""

    seat: int


class Pinned(Entry, frozen=True):
    """A line of whoever leads the table that stays above it, in place of an earlier one; empty: none does."""

    text: str


class PollOpened(Entry, frozen=True):
    """Whoever leads the table asks for a yes or a no: those who are in the game (``living``), or all people who are
    seated."""

    question: str
    among: Among


class PollAnswered(Entry, frozen=True):
    """A person said yes or no to the open poll, in place of what they said before."""

    seat: int
    yes: bool


class PollClosed(Entry, frozen=True):
    """The open poll is closed and its counts are shown."""
