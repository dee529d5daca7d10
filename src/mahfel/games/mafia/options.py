"""The table options of Mafia."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from mahfel.engine import Options, Refused
from mahfel.games.mafia.scenario import Scenario
from mahfel.games.mafia.scenario_file import LONGEST, read
from mahfel.games.mafia.scenarios import SCENARIOS

ScenarioKey = Literal["classic", "shab_e_mafia", "godfather", "commando", "tv", "inspector", "custom"]


class MafiaOptions(Options, frozen=True, omit_defaults=True):
    """``scenario``: which roles, which vote, which end; ``written``: a host's own, as JSON. For Classic: how many of
    the mafia, and whether there are a ``sniper`` and a ``die_hard`` (simple citizens otherwise). ``begins``: the day
    with a vote, or the night, after the first peaceful night. ``reveal``: what is told of who leaves. ``open_roles``:
    whether the list of the roles that were dealt is public. ``ghosts_see_all``: whether who left sees everything.
    ``names``: which names the roles go by.
    """

    WHEN = {  # noqa: RUF012
        "mafia_count": {"scenario": "classic"},
        "sniper": {"scenario": "classic"},
        "die_hard": {"scenario": "classic"},
        "written": {"scenario": "custom"},
    }

    scenario: ScenarioKey = "classic"
    written: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""
    mafia_count: Literal["table", "third"] = "table"
    sniper: bool = True
    die_hard: bool = True
    begins: Literal["day", "night"] = "day"
    reveal: Literal["scenario", "none", "side", "role"] = "scenario"
    open_roles: bool = True
    ghosts_see_all: bool = False
    names: Literal["neutral", "popular"] = "neutral"

    def check(self, seats: int) -> None:
        """Raise ``Refused("mafia.seats")`` when the scenario is not for so many, or what ails a written one."""
        found = _declared(self)
        if seats not in found.table:
            raise Refused("mafia.seats", seats=seats, table=sorted(found.table))


def _declared(options: MafiaOptions) -> Scenario:
    return read(options.written) if options.scenario == "custom" else SCENARIOS[options.scenario]


def scenario_of(options: MafiaOptions, seats: int) -> Scenario:
    """The scenario as these options change it. Raises ``Refused`` for a written one that cannot be played."""
    found = _declared(options)
    mafia, city, independents = found.table[seats]
    if found.key == "classic":
        mafia, city = _classic(options, seats, mafia, city)
    return replace(
        found,
        table={seats: (mafia, city, independents)},
        reveal=found.reveal if options.reveal == "scenario" else options.reveal,
        open_roles=found.open_roles and options.open_roles,
    )


def _classic(
    options: MafiaOptions, seats: int, mafia: tuple[str, ...], city: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """As many of the mafia as the table wants; roles that it does not want are simple citizens."""
    if options.mafia_count == "third":
        more = seats // 3 - len(mafia)
        mafia = (*mafia, *("mafioso",) * more) if more > 0 else mafia[: len(mafia) + more]
        city = city[: seats - len(mafia)] if more > 0 else (*city, *("citizen",) * -more)
    plain = {key for key, kept in (("sniper", options.sniper), ("die_hard", options.die_hard)) if not kept}
    return mafia, tuple("citizen" if role in plain else role for role in city)
