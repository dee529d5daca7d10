"""The resolution of a night: fixed steps, each of which changes only what comes after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from mahfel.engine import Seat
from mahfel.games.mafia.effects import Attack
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.night.answer import inquire, lead
from mahfel.games.mafia.night.block import block
from mahfel.games.mafia.night.change import convert
from mahfel.games.mafia.night.chosen import was_chosen
from mahfel.games.mafia.night.deceive import deceive
from mahfel.games.mafia.night.grants import grant_all
from mahfel.games.mafia.night.protect import protect
from mahfel.games.mafia.night.strike import strike
from mahfel.games.mafia.night.team import one_for_the_team
from mahfel.games.mafia.night.turn import reflect, swap
from mahfel.games.mafia.night.verdict import verdict
from mahfel.games.mafia.night.work import Work

if TYPE_CHECKING:
    from mahfel.games.mafia.state import Chosen, MafiaState

STEPS: Final = (swap, block, reflect, was_chosen, deceive, protect)


def resolve(state: MafiaState, acts: Chosen, reactions: Chosen) -> tuple[Seat, ...]:
    """Do all that was chosen, at once. Returns those who were attacked, have left and take one along.

    Nothing before ``verdict`` removes anybody: whoever dies tonight has acted. The same position, choices and chance
    give the same night.
    """
    work = Work(state, one_for_the_team(state, acts))
    for action in work.actions:
        # What is blocked later is paid for, too.
        state.charge(action.actor, action.ability, action.at, action.role)
    for step in STEPS:
        step(work)
    strike(work, reactions)
    verdict(work)
    convert(work)
    inquire(work)
    lead(work)
    grant_all(work)
    work.lines = [replace(line, came_to=_fate(work, line.actor, line.at, line.came_to)) for line in work.lines]
    for action in work.actions:
        came_to = "blocked" if action.blocked else "reflected" if action.reflected else action.came_to or "done"
        if isinstance(action.ability.effect, Attack):
            came_to = _fate(work, action.actor, action.at, came_to)
        work.write(action.actor, action.ability.key, action.at, action.role, came_to)
    takers = tuple(
        seat
        for seat in sorted(work.dead)
        if seat in work.struck and state.role(seat).takes_one_along and not state.players[seat].stripped
        if seat not in state.going
    )
    for seat in work.dead:
        if work.struck.get(seat) == "guess":
            state.players[seat] = replace(state.players[seat], beyond=True)
    left = leave(state, sorted(work.dead.items()))
    work.dead = dict.fromkeys(left, "night")
    state.record = (*state.record, *work.lines)
    state.morning = work.morning()
    return takers


def _fate(work: Work, actor: Seat, at: tuple[Seat, ...], came_to: str) -> str:
    """What became of whom a shot that went off hit."""
    return work.fate.get((actor, at[0]), came_to) if came_to == "done" and at else came_to
