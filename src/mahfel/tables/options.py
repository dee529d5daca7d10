"""Options: the host changes how the table plays, before the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from mahfel.engine import Seat
from mahfel.tables.entries import Entry, OptionsChanged, PaceName, Windows
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import as_host, in_lobby
from mahfel.tables.settings import bot_level, check_words, full_options
from mahfel.tables.table import Table


async def change_options(
    house: House,
    table_id: str,
    who: str,
    *,
    options: dict[str, Any] | UnsetType = UNSET,
    pace: PaceName | UnsetType = UNSET,
    windows: Windows | UnsetType = UNSET,
    warm: str | UnsetType | None = UNSET,
    spectators: bool | UnsetType = UNSET,
) -> Accepted:
    """Set what is given; single options are laid over those that hold now.

    Raises ``Refused``: ``host.only``, ``table.started``, ``options.unreadable``, ``settings.unreadable``,
    ``bot.unknown_level``.
    """
    live = await house.live(table_id)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_lobby(table)
        passed = as_host(table, asking, live.presence, now)
        entry = OptionsChanged(
            options=table.options if options is UNSET else full_options(table.game, {**table.options, **options}),
            pace=table.pace if pace is UNSET else pace,
            windows=table.windows if windows is UNSET else windows,
            warm=table.warm if warm is UNSET else None if warm is None else bot_level(table.game, warm),
            spectators=table.spectators if spectators is UNSET else spectators,
        )
        check_words(entry.pace, entry.windows)
        return [*passed, entry]

    return await house.change(table_id, decide, who=who, lead=True)
