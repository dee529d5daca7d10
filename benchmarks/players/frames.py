"""Views and frames as the server makes them: all that a table of four is sent, a frame for each seat and version.

The games are played first, by the fold of the table's log; a round makes nothing but frames. Here a decision is one
frame: the state's view for a seat, the table around it, its ask with the moves, the events since, all in JSON.
"""

from __future__ import annotations

from itertools import cycle
from typing import Any

import msgspec

from mahfel.engine import Game, SplitMix64, registry
from mahfel.engine.seal import commitment
from mahfel.server.frames import Around, Framer, standing_of
from mahfel.server.identity import Viewer
from mahfel.store import Row
from mahfel.tables import entries, fold
from mahfel.tables.moves import written
from mahfel.tables.open import opened
from mahfel.tables.table import Table
from players.ours import SEATS, TABLES, version
from players.worker import PlayOne

__all__ = ["prepare", "version"]

_GAMES = 8
_SECOND = 1000
_NAMES = ("سارا", "Борис", "Maryam", "کیان")


def prepare(name: str, _drive: str) -> PlayOne:
    key, options = TABLES[name]
    chance = SplitMix64(1)
    played = cycle([_played(registry.find(key), options, chance) for _ in range(_GAMES)])
    everybody = Around(frozenset(range(SEATS)), 0)

    def frame_one() -> int:
        made = 0
        versions = next(played)
        framer = Framer(versions[0], everybody)
        for table in versions:
            for seat in range(SEATS):
                viewer = Viewer(seat, standing_of(table, seat))
                framer.messages(table, viewer, table.version - 1, table.touched)
                made += 1
        return made

    return frame_one


def _played(game: Game, options: dict[str, Any], chance: SplitMix64) -> list[Table]:
    """Every version of a table from the deal to the end."""
    secret = bytes(chance.below(256) for _ in range(32))
    first = msgspec.structs.replace(
        opened(
            game,
            options=options,
            pace="normal",
            windows="swift",
            absence=("wait", None),
            grace=90,
            times={},
            spectators=True,
            lang="fa",
        ),
        secret=secret.hex(),
        commit=commitment(secret),
    )
    table = fold.load("table-0001", [Row(1, _SECOND, None, None, entries.encode(first))], lambda _: game)
    for seat, name in enumerate(_NAMES):
        table = _next(table, entries.Joined(seat, name, f"{seat:064x}", f"token-{seat}"))
    table = _next(table, entries.Started(tuple(range(SEATS))))
    versions = [table]
    while table.phase != "over":
        assert table.state is not None
        seat = min(table.decisions)
        move = table.state.legal(seat).sample(chance)
        table = _next(table, entries.Moved(seat, written(move), "person"))
        versions.append(table)
    return versions


def _next(table: Table, entry: Any) -> Table:
    draft = table.copy()
    number = draft.version + 1
    fold.apply(draft, Row(number, number * _SECOND, None, None, entries.encode(entry)), entry)
    # In play a frame is made while its version is the last. Here the later ones are there already, so each keeps a
    # story of its own, which ends with it.
    draft.story = draft.story[:]
    draft.settle()
    return draft
