"""Positions of Courtisans for looking at its board: `python scripts/courtisans_positions.py` writes
web/dev/courtisans_positions.json, and the examples of its rulebook beside it.

Every one is played by the real engine, move by move from a deal, until it is worth looking at.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from seen import seen, write

from mahfel.engine import Event, SplitMix64
from mahfel.games.courtisans import game
from mahfel.games.courtisans.moves import parse
from mahfel.games.courtisans.options import CourtisansOptions
from mahfel.server.rulebook import parse as parse_book

DEV = Path(__file__).parents[1] / "web" / "dev"
TARGET = DEV / "courtisans_positions.json"
EXAMPLES = DEV / "courtisans_examples.json"
EVENTS = 8
"""How many of the last events a frame tells."""

When = Callable[[Any], bool]


@dataclass(frozen=True)
class Scene:
    """A random game with so many seats, from this seed on, as far as `when`; `then` is played after that."""

    seats: int
    seed: int
    when: When
    viewer: int | None = 0
    then: tuple[str, ...] = ()
    peaceful: bool = False
    """No assassin removes anybody, so that the hall fills up."""


def at(round_: int, left: int = 3, turn: int = 0) -> When:
    """In that round the seat has its turn and still holds so many cards."""
    return lambda state: (
        bool(state.phases)
        and state.turn == turn
        and state.turns // state.seats + 1 == round_
        and len(state.hands[turn]) == left
    )


def holding(role: str, when: When) -> When:
    """The first seat has such a card besides."""
    return lambda state: when(state) and any(card.endswith(role) for card in state.view(0).hand)


def over(state: Any) -> bool:
    """The banquet is over."""
    return not state.phases


def decided(by: str, seats: int) -> int:
    """The first seed whose game is decided so."""
    return next(seed for seed in range(1, 500) if played(Scene(seats, seed, over))[0].outcome().decided_by == by)


def scenes() -> dict[str, Scene]:
    """All of them by name."""
    return {
        "first2": Scene(2, 3, at(1)),
        "turn2": Scene(2, 4, at(6)),
        "last2": Scene(2, 4, at(10, left=1)),
        "first4": Scene(4, 1, at(1)),
        "turn3": Scene(3, 5, at(5)),
        "turn4": Scene(4, 6, at(4)),
        "second4": Scene(4, 6, at(4, left=2)),
        "last4": Scene(4, 6, at(4, left=1)),
        "kill4": Scene(4, 11, holding("assassin", at(5))),
        "kill5": Scene(5, 23, holding("assassin", at(6))),
        "spy4": Scene(4, 8, holding("spy", at(3))),
        "wait4": Scene(4, 6, at(5, left=2, turn=1)),
        "turn5": Scene(5, 12, at(5)),
        "late5": Scene(5, 13, at(6)),
        "full4": Scene(4, 31, holding("assassin", at(7)), peaceful=True),
        "full5": Scene(5, 32, holding("assassin", at(6)), peaceful=True),
        "full2": Scene(2, 33, holding("spy", at(10)), peaceful=True),
        "watch5": Scene(5, 12, at(6, left=2, turn=3), viewer=None),
        "guards": Scene(
            2, 0, at(1), then=("1 toads-guard>above", "1 hares-guard>own", "1 stags-guard>0", "0 carps-noble>own")
        ),
        "over2": Scene(2, 4, over),
        "over3": Scene(3, decided("shared", 3), over),
        "over4": Scene(4, 6, over),
        "over5": Scene(5, 12, over),
        "negative": Scene(4, decided("negative", 4), over),
    }


def played(scene: Scene) -> tuple[Any, list[Event]]:
    """The position and what was told on the way; a seed that does not lead there gives way to the next one."""
    if scene.then:
        return arranged(scene.then)
    for seed in range(scene.seed, scene.seed + 500):
        chance = SplitMix64(seed)
        heard: list[Event] = []
        state = game.start(scene.seats, CourtisansOptions(), chance, heard.append)
        while not scene.when(state) and state.phases:
            move = state.legal(state.turn).sample(chance)
            state.play(state.turn, msgspec.structs.replace(move, victim=None, side=None) if scene.peaceful else move)
        if scene.when(state):
            return state, heard
    raise SystemExit("no game comes there")


def arranged(moves: tuple[str, ...]) -> tuple[Any, list[Event]]:
    """Guards wherever an assassin might go."""
    hands = [["carps-noble", "carps-assassin", "butterflies-spy"], ["toads-guard", "hares-guard", "stags-guard"]]
    state = game.arrange(seats=2, hands=hands, turn=1)
    heard: list[Event] = []
    state.tell = heard.append
    for move in moves:
        seat, text = move.split(" ")
        state.play(int(seat), parse(text))
    return state, heard


def frame(scene: Scene) -> dict[str, Any]:
    """What the viewer is sent, and every legal move for tests."""
    state, heard = played(scene)
    return seen(game, state, scene.viewer, [] if over(state) else heard[-EVENTS:])


def examples(node: Any) -> list[Any]:
    """The worked examples in a rulebook, wherever they stand."""
    if isinstance(node, list | tuple):
        return [found for part in node for found in examples(part)]
    if not isinstance(node, dict):
        return []
    return [node] if node.get("kind") == "example" else examples(list(node.values()))


def main() -> None:
    """Write both files."""
    book = msgspec.to_builtins(parse_book(game, game.rulebook("fa")))
    EXAMPLES.write_text(json.dumps(examples(book), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    write(TARGET, {name: frame(scene) for name, scene in scenes().items()})


if __name__ == "__main__":
    main()
