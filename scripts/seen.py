"""Positions as one viewer is sent them, written down for a board that is looked at and tested with them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from mahfel.engine import Event, Game, Seat, State
from mahfel.server.labels import labelled, offered


def play(game: Game, state: State, moves: str) -> list[Event]:
    """Play moves like ``0 bid:5; all pass`` (``all``: every seat that is asked), and what was told of them.

    Raises ``Refused`` for a move that is not allowed.
    """
    heard: list[Event] = []
    state.tell = heard.append
    for line in filter(None, (part.strip() for part in moves.split(";"))):
        who, text = line.split(" ", 1)
        for seat in sorted(state.asked()) if who == "all" else (int(who),):
            state.play(seat, game.parse(text))
    return heard


def seen(game: Game, state: State, viewer: Seat | None, told: Sequence[Event]) -> dict[str, Any]:
    """What a server sends the viewer of this position, and under ``legal`` every move of theirs in short notation."""
    ask = None if viewer is None else state.asked().get(viewer)
    card, legal = None, []
    if ask is not None and viewer is not None:
        ways = state.legal(viewer)
        legal = [game.notate(move) for move in ways]
        card = {
            "kind": ask.kind,
            "text": ask.text or ask.kind,
            "optional": ask.optional,
            "rule": ask.rule,
            "default": labelled(ask.default).move,
            "moves": msgspec.to_builtins(offered(game, ways)),
        }
    return {
        "view": msgspec.to_builtins(state.view(viewer)),
        "ask": card,
        "waiting": list(state.awaited(viewer)),
        "events": [msgspec.to_builtins(event.seen_by(viewer)) for event in told],
        "legal": legal,
    }


def write(file: Path, made: Mapping[str, Any]) -> None:
    """Write a JSON file with one line for each position."""
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(it, separators=(',', ':'))}" for name, it in made.items())
    file.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
