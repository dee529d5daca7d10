"""Record: a finished game as one file that anybody can verify."""

from __future__ import annotations

from mahfel.engine import Refused
from mahfel.engine import record as records
from mahfel.engine.seal import Seal
from mahfel.tables.house import House
from mahfel.tables.table import Table


async def record(house: House, table_id: str) -> bytes:
    """The bytes of the record. Raises ``Refused("record.not_over")`` while the game goes on."""
    return records.write(record_of(await house.table(table_id)))


def record_of(table: Table) -> records.Record:
    """The record of a table whose game is over, the seal revealed. Raises ``Refused("record.not_over")``."""
    if table.phase != "over" or table.state is None:
        raise Refused("record.not_over")
    return records.make_record(
        table.game,
        table.state,
        options=table.options,
        moves=tuple(table.moves),
        names=tuple(chair.name for chair in table.chairs),
        last_winner=table.last_winner,
        abandoned=table.abandoned,
        seal=Seal(table.commit, table.secret, tuple(chair.nonce for chair in table.chairs)),
    )
