"""The table options of Mafia."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from mahfel.engine import Options
from mahfel.games.mafia.scenario import Scenario
from mahfel.games.mafia.scenario_file import LONGEST, read
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.games.mafia.scenarios.shab_e_mafia import COMMUNITY, GENTLE_SHOT
from mahfel.games.mafia.table_of_roles import row_of

ScenarioKey = Literal[
    "classic", "shab_e_mafia", "godfather", "commando", "tv", "inspector", "representative", "capo", "custom"
]


class MafiaOptions(Options, frozen=True, omit_defaults=True):
    """``scenario``: which roles, which vote, which end; ``written``: a host's own, as JSON.

    Classic: how many of the mafia, and whether there are a ``sniper`` and a ``die_hard`` (simple citizens otherwise).
    Shab-e Mafia: whether the roles beside the Boss, the Doctor and the Detective are drawn by lot (``variety``);
    ``community_set``: the roles that are dealt in cafés to fourteen and more; ``gentle``: fewer of the mafia, or a
    later first shot; roles that join in place of others. Commando: what becomes of one who shoots back and hits
    (``counter_shot``). Representative: whom a ``mine`` takes along. ``begins``: the day with a vote, or the night,
    after the first peaceful night. ``reveal``: what is told of who leaves. ``open_roles``: whether the list of the
    roles that were dealt is public. ``ghosts_see_all``: whether who left sees everything; ``watchers``: whether
    spectators know what all know, or what those who left may know. ``names``: which names the roles go by.
    """

    WHEN = {  # noqa: RUF012
        "mafia_count": {"scenario": "classic"},
        "sniper": {"scenario": "classic"},
        "die_hard": {"scenario": "classic"},
        "variety": {"scenario": "shab_e_mafia"},
        "community_set": {"scenario": "shab_e_mafia"},
        "gentle": {"scenario": "shab_e_mafia"},
        "saviour": {"scenario": "shab_e_mafia"},
        "armoured": {"scenario": "shab_e_mafia"},
        "scarecrow": {"scenario": "shab_e_mafia"},
        "counter_shot": {"scenario": "commando"},
        "mine": {"scenario": "representative"},
        "written": {"scenario": "custom"},
    }

    scenario: ScenarioKey = "classic"
    written: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""
    mafia_count: Literal["table", "third"] = "table"
    sniper: bool = True
    die_hard: bool = True
    variety: Literal["fixed", "draw"] = "fixed"
    community_set: bool = False
    gentle: bool = False
    saviour: bool = False
    armoured: bool = False
    scarecrow: bool = False
    counter_shot: Literal["normal", "survives", "both_out"] = "normal"
    mine: Literal["lowest", "shooter"] = "lowest"
    begins: Literal["day", "night"] = "day"
    reveal: Literal["scenario", "none", "side", "role"] = "scenario"
    open_roles: bool = True
    ghosts_see_all: bool = False
    watchers: Literal["public", "as_left"] = "public"
    names: Literal["neutral", "popular"] = "neutral"

    def check(self, seats: int) -> None:
        """Raise ``Refused("mafia.seats")`` when the scenario is not for so many, or what ails a written one."""
        declared(self).check_seats(seats)


def declared(options: MafiaOptions) -> Scenario:
    """The scenario that was chosen, with every table it knows. Raises ``Refused`` for a written one that cannot be."""
    if options.scenario == "custom":
        return read(options.written)
    found = SCENARIOS[options.scenario]
    if options.scenario == "shab_e_mafia" and options.community_set:
        return replace(found, table=COMMUNITY)
    return found


def scenario_of(options: MafiaOptions, seats: int) -> Scenario:
    """The scenario as these options change it, before anything is drawn by lot. Raises ``Refused`` for a written one
    that cannot be played."""
    found = declared(options)
    gentle = options.gentle and found.key == "shab_e_mafia"
    return replace(
        found,
        table={seats: row_of(options, found, seats)},
        reveal=found.reveal if options.reveal == "scenario" else options.reveal,
        open_roles=found.open_roles and options.open_roles,
        late_shot=max(found.late_shot, GENTLE_SHOT) if gentle else found.late_shot,
    )
