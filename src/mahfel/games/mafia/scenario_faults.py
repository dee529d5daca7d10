"""What makes a scenario unplayable, and where it stands in the file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mahfel.engine.draft import Fault
from mahfel.games.mafia.cards import CARDS
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenario import FOR_INDEPENDENTS
from mahfel.games.mafia.table_of_roles import Row

FEWEST: Final = 6
MOST: Final = 26
"""Players of a scenario, as of the game."""

LONGEST_NAME: Final = 40

MOST_FAULTS: Final = 40
"""So many are listed; whoever has more has enough to do."""

_NUMBER: Final = re.compile(r"[1-9][0-9]?")
_JOINERS: Final = dict.fromkeys((0x200C, 0x200D))
"""What joins letters or keeps them apart: no sign of its own, and yet part of words."""

_SIDES: Final = ("mafia", "city", "independent")


def faults_of(name: str, rows: Mapping[str, Row], succession: Sequence[str], cards: Sequence[str]) -> tuple[Fault, ...]:
    """Everything that cannot be played, from the top of the file to its end; at most ``MOST_FAULTS``."""
    found = [*_name(name), *_tables(rows), *_succession(succession), *_cards(cards, rows)]
    return tuple(found[:MOST_FAULTS])


def _name(name: str) -> Iterator[Fault]:
    seen = name.translate(_JOINERS)
    if not seen.strip() or len(name) > LONGEST_NAME or not seen.isprintable():
        yield Fault("mafia.scenario_name", "$.name", {"most": LONGEST_NAME})


def _tables(rows: Mapping[str, Row]) -> Iterator[Fault]:
    if not rows:
        yield Fault("mafia.scenario_no_table", "$.table")
    for written, row in rows.items():
        place = f"$.table.{written[:40]}"
        if not _NUMBER.fullmatch(written) or not FEWEST <= int(written) <= MOST:
            yield Fault("mafia.scenario_seats", place, {"least": FEWEST, "most": MOST})
        else:
            yield from _roles(place, int(written), row)


def _roles(place: str, seats: int, row: Row) -> Iterator[Fault]:
    for side, keys in zip(_SIDES, row, strict=True):
        for number, key in enumerate(keys):
            if key not in ROLES or ROLES[key].side != side:
                args = {"role": key, "side": side, "seats": seats}
                yield Fault("mafia.scenario_unknown_role", f"{place}.{side}[{number}]", args)
    dealt, mafia = sum(map(len, row)), len(row[0])
    if dealt != seats:
        yield Fault("mafia.scenario_sum", place, {"seats": seats, "roles": dealt})
    if not mafia:
        yield Fault("mafia.scenario_no_mafia", f"{place}.mafia", {"seats": seats})
    elif 2 * mafia >= max(seats, 2):
        yield Fault("mafia.scenario_too_many_mafia", f"{place}.mafia", {"seats": seats, "mafia": mafia})


def _succession(keys: Sequence[str]) -> Iterator[Fault]:
    for number, key in enumerate(keys):
        if key not in ROLES or ROLES[key].side != "mafia" or key in keys[:number]:
            yield Fault("mafia.scenario_succession", f"$.succession[{number}]", {"role": key})


def _cards(keys: Sequence[str], rows: Mapping[str, Row]) -> Iterator[Fault]:
    for number, key in enumerate(keys):
        place = f"$.cards[{number}]"
        if key not in CARDS or key in keys[:number]:
            yield Fault("mafia.scenario_unknown_card", place, {"card": key})
        elif key in FOR_INDEPENDENTS and not any(independents for _, _, independents in rows.values()):
            yield Fault("mafia.scenario_card_alone", place, {"card": key})
