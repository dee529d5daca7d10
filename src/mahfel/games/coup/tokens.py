"""The tokens of Rebellion G54 and where they lie."""

from __future__ import annotations

import msgspec

from mahfel.engine import Seat

NOWHERE: Seat = -1


class Disappear(msgspec.Struct, frozen=True):
    """A Disappear token: before whom it lies, who placed it; ``due`` once the victim's next turn has begun, and
    ``claimed`` once the victim has tried to turn it away on that turn."""

    victim: Seat
    placed_by: Seat
    due: bool = False
    claimed: bool = False


class Tokens(msgspec.Struct, frozen=True):
    """``peace`` and ``tax_holder`` are seats or ``NOWHERE``; ``treaty`` is empty or holds two seats."""

    peace: Seat = NOWHERE
    treaty: tuple[Seat, ...] = ()
    tax_holder: Seat = NOWHERE
    tax_role: str = ""
    disappear: tuple[Disappear, ...] = ()


NO_TOKENS = Tokens()
MOST_DISAPPEAR = 3
