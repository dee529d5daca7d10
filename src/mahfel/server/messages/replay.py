"""A finished game, step by step, through one viewer's eyes."""

from __future__ import annotations

from typing import Literal

import msgspec

from mahfel.server.messages.cards import SeatCard
from mahfel.server.messages.values import EventValue, MoveValue, OptionValue, Seat, ViewValue

Eyes = Seat | Literal["none", "all"]


class ReplayMove(msgspec.Struct, frozen=True):
    """A move, also in the game's short notation; `defaulted` when time was up and the rule's default was played."""

    seat: Seat
    text: str
    move: MoveValue
    defaulted: bool


class ReplayFrame(msgspec.Struct, frozen=True):
    """One step: the move that led here (null at the beginning), the view after it, and the events it caused.

    `truth` holds every seat's own view at this step when the replay was asked for with all eyes, else null.
    """

    version: int
    move: ReplayMove | None
    view: ViewValue
    events: tuple[EventValue, ...]
    truth: tuple[ViewValue, ...] | None


class Replay(msgspec.Struct, frozen=True):
    """The whole game; `eyes` is a seat, "none" (a spectator) or "all" (every seat's view beside the spectator's)."""

    table: str
    game: str
    options: dict[str, OptionValue]
    eyes: Eyes
    seats: tuple[SeatCard, ...]
    frames: tuple[ReplayFrame, ...]
