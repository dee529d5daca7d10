"""What happens by itself when a night begins: poison, wounds that were announced, guns handed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.player import Cause, Status

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def night_falls(state: MafiaState) -> None:
    """Whoever is due leaves: also when the night itself is skipped."""
    due: list[tuple[Seat, Cause]] = []
    due.extend(
        (seat, "night") for seat in state.living() if any(_is_due(status) for status in state.players[seat].statuses)
    )
    leave(state, due)


def _is_due(status: Status) -> bool:
    return status.kind == "gone_soon" or (status.kind == "poisoned" and status.word == "falls")
