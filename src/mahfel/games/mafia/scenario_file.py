"""Scenarios that hosts write themselves: JSON in, a scenario out, or all that is wrong with it and where."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec

from mahfel.engine.draft import Fault
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenario import Scenario, Threshold, Vote
from mahfel.games.mafia.scenario_faults import faults_of
from mahfel.games.mafia.scenario_json import Wrong, convert, parse

LONGEST: Final = 8000
"""Characters of a scenario."""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The roles for one number of players, each as often as it is dealt."""

    mafia: tuple[str, ...]
    city: tuple[str, ...]
    independent: tuple[str, ...] = ()


class Voting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """How one votes: see ``Vote``."""

    threshold: Threshold = "half"
    solo: Threshold = "half"
    midday: bool = False
    tie: Literal["lottery", "none", "revote_then_none"] = "lottery"
    at_least: Threshold | None = None


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A scenario as a host writes it: see ``Scenario``; ``name`` is what people see."""

    name: str
    table: dict[str, Any]
    vote: Voting = Voting()
    succession: tuple[str, ...] = ()
    first_shot: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1
    late_shot: Annotated[int, msgspec.Meta(ge=0, le=26)] = 0
    cards: tuple[str, ...] = ()
    last_words: bool = True
    reveal: Literal["none", "side", "role"] = "none"
    inquiries: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    chaos: bool = False
    hold: bool = False
    open_roles: bool = True
    shuffled_turns: bool = False
    gun_accuses: bool = True
    representatives: bool = False
    two_guns: bool = False


def check(text: str) -> tuple[Scenario | None, tuple[Fault, ...]]:
    """The scenario, or None and what is wrong: the first thing that cannot be read, else everything that cannot be
    played."""
    if len(text) > LONGEST:
        return None, (Fault("mafia.scenario_too_long", "$", {"most": LONGEST}),)
    try:
        written = convert(parse(text), Written, "$")
        tables = {seats: convert(table, Table, f"$.table.{seats[:40]}") for seats, table in written.table.items()}
    except Wrong as wrong:
        return None, (wrong.fault,)
    rows = {seats: (table.mafia, table.city, table.independent) for seats, table in tables.items()}
    faults = faults_of(written.name, rows, written.succession, written.cards)
    return (None, faults) if faults else (_scenario(written, tables), ())


@lru_cache(32)
def read(text: str) -> Scenario:
    """The scenario. Raises ``Refused`` with the first fault, its code and its place: see ``check``.

    The last ones that were read are remembered: a bot imagines many worlds of one and the same table.
    """
    scenario, faults = check(text)
    if scenario is None:
        raise faults[0].refusal
    return scenario


def write(scenario: Scenario, name: str) -> str:
    """The scenario as a file: ``read(write(scenario, name))`` plays as the scenario does."""
    table = {str(seats): Table(*scenario.table[seats]) for seats in sorted(scenario.table)}
    fields = {field: getattr(scenario, field) for field in Written.__struct_fields__[3:]}
    vote = Voting(**msgspec.structs.asdict(scenario.vote))
    written = Written(name, {seats: msgspec.to_builtins(row) for seats, row in table.items()}, vote, **fields)
    return json.dumps(msgspec.to_builtins(written), ensure_ascii=False, separators=(",", ":"))


def _scenario(written: Written, tables: dict[str, Table]) -> Scenario:
    fields = {field: getattr(written, field) for field in Written.__struct_fields__[3:]}
    return Scenario(
        key="custom",
        table={int(seats): (row.mafia, row.city, row.independent) for seats, row in sorted(tables.items())},
        vote=Vote(**msgspec.structs.asdict(written.vote)),
        **fields,
    )


def warnings(scenario: Scenario) -> tuple[str, ...]:
    """What is allowed and yet odd, by text key: many of the mafia, nobody to save from, a guard whom nobody holds."""
    found = []
    for mafia, city, independents in scenario.table.values():
        seats = len(mafia) + len(city) + len(independents)
        effects = {type(ability.effect).__name__ for role in (*mafia, *city) for ability in ROLES[role].abilities}
        shooters = any(type(ability.effect).__name__ == "Attack" for role in city for ability in ROLES[role].abilities)
        if 3 * len(mafia) > seats:
            found.append("many_mafia")
        if "Guard" in effects and "Block" not in effects:
            found.append("guard_alone")
        if not shooters and any(role in mafia for role in ("surgeon", "lecter")):
            found.append("nobody_to_save_from")
    return tuple(dict.fromkeys(found))
