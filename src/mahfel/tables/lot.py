"""The lot: who sits where, and who is host next where nobody has a name; drawn so that nobody can choose it."""

from __future__ import annotations

from collections.abc import Sequence

from mahfel.engine import Seat
from mahfel.engine.seal import seed
from mahfel.engine.sealed import Sealed
from mahfel.tables.table import Table


def drawn(table: Table) -> tuple[Seat, ...]:
    """The chairs that are taken, in the order of a new lot.

    It comes from the sealed secret and everybody's nonce, as the deal does, and from how many lots there were before:
    whoever runs the server could otherwise try one order after the other until the deal that follows suits them.
    """
    taken = [chair for chair in table.chairs if chair.kind != "empty"]
    nonces = [bytes.fromhex(chair.nonce) for chair in taken]
    chance = Sealed(seed(bytes.fromhex(table.secret), [*nonces, f"lot {table.lots}".encode()]))
    order = [chair.seat for chair in taken]
    chance.shuffle(order)
    return tuple(order)


def heir(table: Table, seats: Sequence[Seat]) -> Seat:
    """Which of these seats has the host's right next while numbers stand for names.

    By the order of the seats whoever gets it would learn of those before them that they are bots, who never do.
    """
    chance = Sealed(seed(bytes.fromhex(table.secret), [f"heir {table.rows}".encode()]))
    return chance.choice(seats)
