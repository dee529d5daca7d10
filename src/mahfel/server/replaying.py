"""A finished game told again, step by step, through somebody's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mahfel.engine.record import NO_MOVES
from mahfel.engine.seat import Seat
from mahfel.server.frames import Around, seat_cards
from mahfel.server.messages.replay import Eyes, Replay, ReplayFrame, ReplayMove
from mahfel.tables.happenings import DefaultPlayed, Happening
from mahfel.tables.replay import ReplayStep
from mahfel.tables.table import Table

_NOBODY = Around(frozenset(), 0)


def replay(table: Table, steps: Sequence[ReplayStep], eyes: Eyes) -> Replay:
    """The game of a table that is over as `eyes` saw it; "all" adds every seat's own view to each step."""
    viewer: Seat | None = eyes if isinstance(eyes, int) else None
    everybody: Sequence[Seat] = range(len(table.chairs)) if eyes == "all" else ()
    return Replay(
        table=table.id,
        game=table.game.meta.key,
        options=table.options,
        eyes=eyes,
        seats=seat_cards(table, _NOBODY),
        frames=tuple(_frame(table, step, viewer, everybody) for step in steps),
    )


def _frame(table: Table, step: ReplayStep, viewer: Seat | None, everybody: Sequence[Seat]) -> ReplayFrame:
    return ReplayFrame(
        version=step.version,
        move=_move(table, step),
        view=step.state.view(viewer),
        events=tuple(_seen(step.happenings, viewer)),
        truth=tuple(step.state.view(seat) for seat in everybody) or None,
    )


def _move(table: Table, step: ReplayStep) -> ReplayMove | None:
    if step.seat is None or step.move is None or step.move in NO_MOVES:
        return None
    move = msgspec.to_builtins(table.game.parse(step.move))
    defaulted = any(isinstance(happening.event, DefaultPlayed) for happening in step.happenings)
    return ReplayMove(seat=step.seat, text=step.move, move=move, defaulted=defaulted)


def _seen(happenings: Sequence[Happening], viewer: Seat | None) -> list[dict[str, Any]]:
    return [seen for happening in happenings if (seen := happening.seen_by(viewer)) is not None]
