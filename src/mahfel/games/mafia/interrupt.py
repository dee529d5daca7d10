"""Powers by day that interrupt the talk: who takes somebody along, and who fires a gun."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.effects import TakeAlong
from mahfel.games.mafia.ending import over
from mahfel.games.mafia.gun import guns_of, kind_of, take_away, tells_side, withstands
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.line import Line
from mahfel.games.mafia.moments import night
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.player import Cause, Status
from mahfel.games.mafia.slots import Aim
from mahfel.games.mafia.targets import aim_of

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def powers_by_day(state: MafiaState, seat: Seat) -> Iterator[Aim]:
    """What a seat's role may do by day, from the first word until the hands are up."""
    for ability in state.abilities(seat):
        if "day" in ability.when:
            yield aim_of(state, seat, ability)


def day_aims(state: MafiaState, seat: Seat) -> Iterator[Aim]:
    """What a seat may do while turns are spoken: its role's powers, and the gun it was handed."""
    yield from powers_by_day(state, seat)
    if state.has(seat, "gun"):
        others = tuple(other for other in state.living() if other != seat)
        yield Aim("fire", others, 1, 1)


def interrupt(state: MafiaState, seat: Seat, use: Use) -> bool:
    """Do it before everybody's eyes; whether the day is over because of it.

    A power that does not work is spent all the same: a blocked player does nothing, a reflected one hits themselves,
    and a shielded target stays.
    """
    target = use.at[0]
    if use.ability == "fire":
        _fire(state, seat, target)
        return False
    ability = next(found for found in state.abilities(seat) if found.key == use.ability)
    assert isinstance(ability.effect, TakeAlong)
    state.charge(seat, ability, use.at)
    if state.has(seat, "blocked"):
        _tell(state, seat, target, use.ability, "nothing", ())
        return False
    leavers: list[tuple[Seat, Cause]] = [(seat, "day")]
    came_to = "alone"
    if not state.has(seat, "reflected") and not _held_back(state, target):
        leavers.append((target, "day"))
        came_to = "both"
    _tell(state, seat, target, use.ability, came_to, tuple(leavers))
    return ability.effect.ends_day


def _held_back(state: MafiaState, target: Seat) -> bool:
    """Whether nobody takes this seat along: under a shield, escorted, or one who stands firm."""
    firm = state.role(target).stands_firm and not state.players[target].stripped
    return firm or state.has(target, "shielded") or state.has(target, "escorted")


def _fire(state: MafiaState, seat: Seat, target: Seat) -> None:
    gun = guns_of(state, seat)[0]
    kind, told = kind_of(gun), tells_side(gun)
    take_away(state, seat, gun)
    hit = seat if kind == "tampered" or state.has(seat, "reflected") else target
    if kind == "blank":
        came_to = "blank"
    elif withstands(state, hit):
        came_to = "nothing"
    else:
        came_to = "hit_self" if hit == seat else "hit"
    # Whoever fires is among the accused of the day, without a vote.
    if state.scenario.gun_accuses and came_to != "hit_self":
        state.put(seat, Status("summoned", night(state.cycle)))
    leavers: tuple[tuple[Seat, Cause], ...] = ((hit, "gun"),) if came_to in ("hit", "hit_self") else ()
    if leavers and told:
        state.put_told(hit, state.players[hit].side)
    _tell(state, seat, target, "fire", came_to, leavers)


def _tell(
    state: MafiaState,
    seat: Seat,
    target: Seat,
    ability: str,
    came_to: str,
    leavers: tuple[tuple[Seat, Cause], ...],
) -> None:
    state.record = (*state.record, Line(state.now, seat, ability, (target,), came_to=came_to))
    state.say(events.PowerUsed, seat, target, ability, came_to)
    leave(state, leavers)
    over(state)
