"""Swaps and reflections: whose deed it is, and whom it hits."""

from __future__ import annotations

from mahfel.games.mafia.effects import Block, Guard, Reflect, Swap
from mahfel.games.mafia.moments import night
from mahfel.games.mafia.night.work import Work, turn_upon
from mahfel.games.mafia.player import Status


def swap(work: Work) -> None:
    """What two players do tonight is aimed as the other one aimed it."""
    for action in work.live(Swap):
        one, other = action.at
        first = [done for done in work.actions if done.actor == one]
        second = [done for done in work.actions if done.actor == other]
        for mine, theirs in zip(first, second, strict=False):
            mine.at, theirs.at = theirs.at, mine.at


def reflect(work: Work) -> None:
    """All that a reflected player does tonight and on the coming day turns on that player."""
    state = work.state
    turned = set()
    for action in work.live(Reflect):
        for target in action.at:
            if state.players[target].role in action.ability.fatal_on:
                work.dead[action.actor] = "night"
                action.came_to = "fatal"
                continue
            turned.add(target)
            state.put(target, Status("reflected", night(state.cycle + 1), by=action.actor))
    for action in work.actions:
        effect = action.ability.effect
        if action.actor in turned and action.ability.turns and not isinstance(effect, Block | Guard | Reflect):
            turn_upon(action)
    work.turned = turned
