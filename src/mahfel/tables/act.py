"""Act: a person answers what they are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mahfel.engine import Refused, Seat
from mahfel.tables.absence import returning
from mahfel.tables.answer import answer
from mahfel.tables.entries import Entry
from mahfel.tables.house import Accepted, Decide, House
from mahfel.tables.rights import command_id, going_on, in_play, still_here
from mahfel.tables.table import Table


async def act(house: House, table_id: str, who: str, *, command: str, version: int, move: Any) -> Accepted:
    """Play a move; see ``acting``. ``command``: its id. Raises ``Refused``, also ``command.unreadable``."""
    return await house.change(table_id, acting(version, move), who=who, command=command_id(command))


def acting(version: int, move: Any) -> Decide:
    """Playing a move: JSON-able values or short notation. ``version``: of the table that they saw.

    The move stands although others moved meanwhile, as long as this seat's decision is the one that was open then.
    Whoever acts is back: a bot that kept the seat lets go of it. Refusals: ``table.not_started``, ``game.over``,
    ``seat.excluded``, ``table.paused``, ``game.not_asked``, ``move.stale``, ``move.too_late``, ``move.unreadable``, and
    what the rules refuse.
    """

    def decide(table: Table, seat: Seat, now: int) -> Sequence[Entry]:
        in_play(table)
        still_here(table, seat)
        going_on(table)
        decision = table.decision(seat)
        if decision is None:
            raise Refused("game.not_asked")
        if not decision.version <= version <= table.version:
            raise Refused("move.stale")
        chair = table.chairs[seat]
        if decision.deadline is not None and now >= decision.deadline and chair.player is None:
            raise Refused("move.too_late")
        played = answer(table, decision, table.game.read_move(move), "person")
        return [*returning(table, seat), played]

    return decide
