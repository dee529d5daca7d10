"""Whether cards can lie as they do: what turns place, and what assassins take away."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mahfel.engine import Seat
from mahfel.games.courtisans.moves import OPPONENT_OPEN, OWN_OPEN, TABLE_OPEN
from mahfel.games.courtisans.placements import ASSASSINS, MORTAL
from mahfel.games.courtisans.state import DOMAINS
from mahfel.games.courtisans.words import COPIES, HAND, ROUNDS, SPY


class Laid(msgspec.Struct, frozen=True):
    """What lies where: ``rows`` of kinds by place, the ``removed`` ones, and the zones ``used`` by the seat in turn."""

    seats: int
    rows: list[list[int]]
    removed: list[int]
    turn: Seat
    used: int


def check_reachable(laid: Laid) -> int:
    """How many turns are done. Raises ValueError when no game leads there."""
    placed = sum(map(len, laid.rows)) + len(laid.removed)
    turns, more = divmod(placed - laid.used.bit_count(), HAND)
    if more or turns < 0:
        raise ValueError(f"{placed} cards placed are not whole turns of three and the zones used")
    if turns + bool(laid.used) > ROUNDS[laid.seats] * laid.seats:
        raise ValueError(f"{turns} turns are more than there are")
    _check_copies(laid)
    table = sum(map(len, laid.rows[:DOMAINS]))
    lost = turns + bool(laid.used & TABLE_OPEN) - table
    if lost < 0:
        raise ValueError(f"there are {table} cards at the table after {turns} turns")
    if lost and not _assassins(laid.rows[0] + laid.rows[1]):
        raise ValueError("the last assassin that took a card from the table still lies there")
    killers = sum(_assassins(row) for row in laid.rows) + _assassins(laid.removed)
    if len(laid.removed) > killers:
        raise ValueError(f"{len(laid.removed)} cards were removed by {killers} assassins")
    _check_domains(laid, turns, len(laid.removed) - lost)
    return turns


def _assassins(row: Sequence[int]) -> int:
    return sum(kind in ASSASSINS for kind in row)


def _check_copies(laid: Laid) -> None:
    every = [kind for row in (*laid.rows, laid.removed) for kind in row]
    if any(every.count(kind) > COPIES[kind] for kind in set(every)):
        raise ValueError("a card is there more often than in the box")
    if any(kind < SPY and not MORTAL >> kind & 1 for kind in laid.removed):
        raise ValueError("a guard cannot be removed")


def _check_domains(laid: Laid, turns: int, lost: int) -> None:
    """Own cards came from own turns, the others from turns of others, each to one of the other domains."""
    seats = laid.seats
    starter = (laid.turn - turns) % seats
    least = most = 0
    for seat, row in enumerate(laid.rows[DOMAINS:]):
        done = turns // seats + ((seat - starter) % seats < turns % seats)
        own = done + (seat == laid.turn and bool(laid.used & OWN_OPEN))
        others = turns - done + (seat != laid.turn and bool(laid.used & OPPONENT_OPEN))
        takeable = lost if _assassins(row) else 0
        given = max(0, len(row) - own), min(others, len(row) - own + takeable)
        if given[0] > given[1]:
            raise ValueError(f"there cannot be {len(row)} cards in the domain of seat {seat} after {turns} turns")
        least, most = least + given[0], most + given[1]
    gifts = turns + bool(laid.used & OPPONENT_OPEN)
    if lost < 0 or not least <= gifts <= most:
        raise ValueError(f"{gifts} cards were given to opponents, and the domains do not show it")
