"""What reaches one viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import msgspec

from mahfel.engine import Event, Game, Seat, State

Project: TypeAlias = Callable[[State, Seat | None], bytes]
"""From a position to all that a viewer is sent of it."""

LISTED = 64
"""Legal sets up to this size are compared move by move, larger ones by their size and their reduced moves."""


def viewers(state: State) -> tuple[Seat | None, ...]:
    """Everybody who may look: each seat, and a spectator."""
    return (*range(state.seats), None)


def encode(value: Any) -> bytes:
    """The one JSON form of a value."""
    return msgspec.json.encode(value, order="deterministic")


def snapshot(state: State, viewer: Seat | None) -> bytes:
    """The position as ``viewer`` may know it: view, own decision, own moves, rooms of talk, and who is waited for."""
    return sight(state, viewer) + encode(state.awaited(viewer))


def sight(state: State, viewer: Seat | None) -> bytes:
    """The same but for who is waited for: in an imagined world the others' sealed answers are taken back."""
    ask = None if viewer is None else state.asked().get(viewer)
    moves: Any = None
    if ask is not None and viewer is not None:
        legal = state.legal(viewer)
        moves = (len(legal), list(legal.reduced()) if len(legal) > LISTED else list(legal))
    return encode([state.view(viewer), ask, moves, state.channels(viewer)])


def seen(events: Iterable[Event], viewer: Seat | None) -> list[dict[str, Any]]:
    """Events as ``viewer`` may know them, in JSON-able values."""
    found: list[dict[str, Any]] = msgspec.to_builtins([event.seen_by(viewer) for event in events])
    return found


def tags(game: Game) -> frozenset[str]:
    """The types of all events of a game, by the name they have in JSON."""
    return frozenset(str(event.__struct_config__.tag) for event in game.event_types)


def differing(one: bytes, other: bytes) -> str:
    """Two pieces of JSON from where they part, for a message."""
    place = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    low = max(0, place - 60)
    cut = [text[low : place + 60].decode(errors="replace") for text in (one, other)]
    return f"…{cut[0]}… against …{cut[1]}…"
