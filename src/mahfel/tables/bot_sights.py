"""What a bot at a table has seen: the open moves of the others, replayed from the log as its own views."""

from __future__ import annotations

import msgspec

from mahfel.engine import Seat, State
from mahfel.engine.event import Listener
from mahfel.engine.record import NO_MOVES, replayed
from mahfel.engine.seal import seed
from mahfel.engine.sealed import Sealed
from mahfel.tables.bot_runner import Sight
from mahfel.tables.moves import written
from mahfel.tables.table import Table


def deal(table: Table, tell: Listener | None = None) -> State:
    """The first position of this table's game; its first events are told to ``tell``."""
    nonces = [bytes.fromhex(chair.nonce) for chair in table.chairs]
    chance = Sealed(seed(bytes.fromhex(table.secret), nonces))
    options = table.game.read_options(table.options)
    state = table.game.start_after(table.last_winner, len(table.chairs), options, chance, tell)
    state.tell = None
    return state


class Witness:
    """Follows a table's game for one seat, move by move; ``told`` counts the sights that were given out."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.told = 0
        self._seat = seat
        self._state = deal(table)
        self._moves = 0

    def news(self, table: Table) -> tuple[Sight, ...]:
        """The open moves of the other seats since the last call."""
        found = []
        for seat, text in table.moves[self._moves :]:
            move = None if text in NO_MOVES else table.game.parse(text)
            if move is not None and seat not in (self._seat, -1) and self._state.open_move(seat, move):
                view = msgspec.Raw(msgspec.json.encode(self._state.view(self._seat)))
                found.append(Sight(view, seat, written(move)))
            replayed(table.game, self._state, seat, text)
            self._moves += 1
        return tuple(found)
