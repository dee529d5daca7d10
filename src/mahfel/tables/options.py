"""Options: the host changes how the table plays, before the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from mahfel.engine import Seat
from mahfel.engine.ask import Pace
from mahfel.tables.entries import Absent, Entry, OptionsChanged, PaceName, Windows
from mahfel.tables.house import Accepted, House
from mahfel.tables.rights import as_host, in_lobby
from mahfel.tables.settings import check_absence, check_grace, check_times, check_words, full_options, given
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
    absent: Absent | UnsetType = UNSET,
    grace: int | UnsetType = UNSET,
    times: Mapping[Pace, int | None] | UnsetType = UNSET,
    anonymous: bool | UnsetType = UNSET,
) -> Accepted:
    """Set what is given; single options and times are laid over those that hold now (a time that is None is the
    pace's again).

    Raises ``Refused``: ``host.only``, ``table.started``, ``options.unreadable``, what ails a written option,
    ``settings.*``, ``bot.unknown_level``.
    """
    live = await house.live(table_id)

    def decide(table: Table, asking: Seat, now: int) -> Sequence[Entry]:
        in_lobby(table)
        passed = as_host(table, asking, live.presence, now)
        becomes, level = check_absence(table.game, (table.absent, table.warm), absent, warm)
        entry = OptionsChanged(
            options=table.options if options is UNSET else full_options(table.game, {**table.options, **options}),
            pace=given(pace, table.pace),
            windows=given(windows, table.windows),
            warm=level,
            spectators=given(spectators, table.spectators),
            absent=becomes,
            grace=check_grace(given(grace, table.grace)),
            times=check_times(given(times, {}), table.times),
            anonymous=given(anonymous, table.anonymous),
        )
        check_words(entry.pace, entry.windows)
        return [*passed, entry]

    return await house.change(table_id, decide, who=who, lead=True)
