"""Which roles a table is dealt, as its options change what the scenario lists; by lot, where the table wants it so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec.structs import replace

from mahfel.engine import Chance
from mahfel.games.mafia.scenario import Scenario
from mahfel.games.mafia.scenarios import shab_e_mafia

if TYPE_CHECKING:
    from mahfel.games.mafia.options import MafiaOptions

Row: TypeAlias = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]

FEWEST_FOR_FACES: Final = 12
"""Who wins among the last three needs a table that takes a while to get there."""

ALWAYS: Final = frozenset({"boss", "doctor", "detective"})
KEPT: Final = ALWAYS | {"mayor"}
"""Whom a role that the table adds does not replace."""


def row_of(options: MafiaOptions, scenario: Scenario, seats: int) -> Row:
    """The roles of the mafia, the city and the independents at a table of so many."""
    mafia, city, independents = scenario.table[seats]
    if scenario.key == "classic":
        mafia, city = _classic(options, seats, mafia, city)
    if scenario.key == "shab_e_mafia" and not options.community_set:
        mafia, city = _gentle(options, seats, mafia, city, independents)
        city = _with_extras(options, city)
    return mafia, city, independents


def drawn(options: MafiaOptions, scenario: Scenario, seats: int, chance: Chance) -> Scenario:
    """The scenario with roles drawn by lot, if the table wants that; as many of each side as it lists."""
    if not _by_lot(options, scenario):
        return scenario
    listed = scenario.table[seats]
    row = _draw(options, listed, seats, chance)
    while not _fits(row):
        row = _draw(options, listed, seats, chance)
    return replace(scenario, table={seats: row})


def may_be_dealt(options: MafiaOptions, scenario: Scenario, seats: int) -> tuple[str, ...]:
    """The roles that may be at a table of so many as far as everybody knows: those that were dealt, or, where a lot was
    drawn and the list is closed, all that it may have brought. What the course of a game hangs on hangs on these."""
    if scenario.open_roles or not _by_lot(options, scenario):
        return scenario.dealt(seats)
    return (*shab_e_mafia.MAFIA, *shab_e_mafia.CITY, *extras(options), *shab_e_mafia.INDEPENDENTS)


def _by_lot(options: MafiaOptions, scenario: Scenario) -> bool:
    return scenario.key == "shab_e_mafia" and options.variety == "draw" and not options.community_set


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


def _gentle(
    options: MafiaOptions, seats: int, mafia: tuple[str, ...], city: tuple[str, ...], independents: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Fewer of the mafia at tables of the middle size, and more of the city."""
    most = shab_e_mafia.GENTLE.get(seats, len(mafia)) if options.gentle else len(mafia)
    mafia = mafia[:most]
    return mafia, shab_e_mafia.CITY[: seats - len(mafia) - len(independents)]


def _with_extras(options: MafiaOptions, city: tuple[str, ...]) -> tuple[str, ...]:
    """The roles that the table adds take the places of those who joined last."""
    added = extras(options)
    found = list(city)
    places = [place for place, role in enumerate(found) if role not in KEPT]
    for role, place in zip(added, reversed(places), strict=False):
        found[place] = role
    return tuple(found)


def extras(options: MafiaOptions) -> tuple[str, ...]:
    """The roles that the table adds."""
    wanted = (("saviour", options.saviour), ("armoured", options.armoured), ("scarecrow", options.scarecrow))
    return tuple(role for role, added in wanted if added)


def _draw(options: MafiaOptions, listed: Row, seats: int, chance: Chance) -> Row:
    mafia, city, independents = listed
    pool = [*shab_e_mafia.CITY, *extras(options)]
    apart = [key for key in shab_e_mafia.INDEPENDENTS if key != "thousand_faces" or seats >= FEWEST_FOR_FACES]
    return (
        _some(shab_e_mafia.MAFIA, len(mafia), chance),
        _some(pool, len(city), chance),
        _some(apart, len(independents), chance),
    )


def _some(roles: tuple[str, ...] | list[str], count: int, chance: Chance) -> tuple[str, ...]:
    """So many of them: those that are always there, and others by lot, in the order in which they are listed."""
    kept = [role for role in roles if role in ALWAYS]
    others = [role for role in roles if role not in ALWAYS]
    chance.shuffle(others)
    taken = {*kept, *others[: count - len(kept)]}
    return tuple(role for role in roles if role in taken)


def _fits(row: Row) -> bool:
    """Whether every role has what it needs: one who saves from the city's bullet, somebody who fires it."""
    mafia, city, _ = row
    return "surgeon" not in mafia or "sheriff" in city
