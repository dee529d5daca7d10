"""Worked examples: the engine plays them, the rulebook only says from where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from mahfel.engine.event import Event
from mahfel.engine.game import Game
from mahfel.engine.refusal import Refused
from mahfel.server.messages.rulebook import ExampleBody, ExampleStep


class ExampleError(ValueError):
    """An example that the rules do not allow; the text says which move and why."""


def compute(game: Game, kind: str, position: Mapping[str, Any], moves: Iterable[str]) -> ExampleBody:
    """Arrange the position, play `moves` ("0 bid:3"), and tell what a spectator sees. Raises ExampleError."""
    try:
        state = game.arrange(**position)
    except (TypeError, ValueError) as fault:
        raise ExampleError(f"the position of a {kind} example cannot be arranged: {fault}") from fault
    heard: list[Event] = []
    state.tell = heard.append
    start = msgspec.to_builtins(state.view(None))
    steps: list[ExampleStep] = []
    for line in moves:
        seat, _, text = line.strip().partition(" ")
        try:
            move = game.parse(text.strip())
            state.play(int(seat), move)
        except (Refused, ValueError) as fault:
            raise ExampleError(f"the move {line!r} is not possible: {fault}") from fault
        told = tuple(msgspec.to_builtins(event.seen_by(None)) for event in heard)
        heard.clear()
        steps.append(ExampleStep(seat=int(seat), text=game.notate(move), move=msgspec.to_builtins(move), events=told))
    end = msgspec.to_builtins(state.view(None))
    return ExampleBody(kind=kind, position=dict(position), start=start, steps=tuple(steps), view=end)
