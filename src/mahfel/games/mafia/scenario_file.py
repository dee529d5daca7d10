"""Scenarios that hosts write themselves: JSON in, a scenario out, or the reason why not and its place."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mahfel.engine import Refused
from mahfel.games.mafia.cards import CARDS
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenario import Scenario, Vote

LONGEST: Final = 8000
"""Characters of a scenario."""

FEWEST: Final = 5
MOST: Final = 26


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The roles for one number of players, each as often as it is dealt."""

    mafia: tuple[str, ...]
    city: tuple[str, ...]
    independent: tuple[str, ...] = ()


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as a host writes it: see ``Scenario``; ``name`` is what people see."""

    name: str
    table: dict[int, Table]
    vote: Vote = Vote()
    succession: tuple[str, ...] = ()
    first_shot: int = 1
    cards: tuple[str, ...] = ()
    last_words: bool = True
    reveal: str = "none"
    inquiries: int = 0
    chaos: bool = False
    hold: bool = False
    open_roles: bool = True


def read(text: str) -> Scenario:
    """The scenario.

    Raises ``Refused``: ``mafia.scenario_too_long``; ``mafia.scenario_no_json`` and ``mafia.scenario_unreadable`` with
    the place; ``mafia.scenario_unknown_role``, ``mafia.scenario_unknown_card``, ``mafia.scenario_sum``,
    ``mafia.scenario_no_mafia``, ``mafia.scenario_too_many_mafia``, with the number of players.
    """
    if len(text) > LONGEST:
        raise Refused("mafia.scenario_too_long", most=LONGEST)
    try:
        written = msgspec.json.decode(text, type=Written, strict=False)
    except msgspec.ValidationError as fault:
        raise Refused("mafia.scenario_unreadable", why=str(fault)) from None
    except (msgspec.DecodeError, RecursionError) as fault:
        raise Refused("mafia.scenario_no_json", why=str(fault)) from None
    if not written.table:
        raise Refused("mafia.scenario_unreadable", why="table: empty")
    for seats, table in sorted(written.table.items()):
        _check(written, seats, table)
    reveal: Any = written.reveal
    if reveal not in ("none", "side", "role"):
        raise Refused("mafia.scenario_unreadable", why="$.reveal")
    return Scenario(
        key="custom",
        table={seats: (table.mafia, table.city, table.independent) for seats, table in written.table.items()},
        vote=written.vote,
        succession=written.succession,
        first_shot=max(1, written.first_shot),
        cards=written.cards,
        last_words=written.last_words,
        reveal=reveal,
        inquiries=max(0, written.inquiries),
        chaos=written.chaos,
        hold=written.hold,
        open_roles=written.open_roles,
    )


def _check(written: Written, seats: int, table: Table) -> None:
    if not FEWEST <= seats <= MOST:
        raise Refused("mafia.scenario_sum", seats=seats, roles=seats)
    roles = (*table.mafia, *table.city, *table.independent)
    for side, keys in (("mafia", table.mafia), ("city", table.city), ("independent", table.independent)):
        for key in keys:
            if key not in ROLES or ROLES[key].side != side:
                raise Refused("mafia.scenario_unknown_role", role=key[:40], side=side, seats=seats)
    if len(roles) != seats:
        raise Refused("mafia.scenario_sum", seats=seats, roles=len(roles))
    if not table.mafia:
        raise Refused("mafia.scenario_no_mafia", seats=seats)
    if 2 * len(table.mafia) >= seats:
        raise Refused("mafia.scenario_too_many_mafia", seats=seats, mafia=len(table.mafia))
    for card in written.cards:
        if card not in CARDS:
            raise Refused("mafia.scenario_unknown_card", card=card[:40])
    if len(set(written.cards)) != len(written.cards):
        raise Refused("mafia.scenario_unknown_card", card="")


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
