"""Strikes: every attack of the night, from the sides as they were at nightfall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.effects import ABSOLUTE, NORMAL, Attack, Counter, Guess, Tag
from mahfel.games.mafia.night.actions import ability_of
from mahfel.games.mafia.night.team import team_shots
from mahfel.games.mafia.night.work import Strike, Work

if TYPE_CHECKING:
    from mahfel.games.mafia.state import Chosen


def strike(work: Work, reactions: Chosen) -> None:
    """The team's shots (none when their carrier is blocked), lone shooters, right guesses, counter-shots; and whoever
    is haunted and slept."""
    state = work.state
    for shooter, target in team_shots(state, work.acts):
        failed = shooter in work.blocked
        work.write(shooter, "shot", (target,), "", "blocked" if failed else "done")
        if not failed and not state.role(target).shifts:
            work.strikes.append(Strike(target, "team_shot", NORMAL, shooter))
        elif not failed:
            work.joined.append(target)
    for action in work.live(Attack):
        effect = action.ability.effect
        assert isinstance(effect, Attack)
        for target in action.at:
            action.came_to = _shoot(work, action.actor, target, effect)
    for action in work.live(Guess):
        target = action.at[0]
        if state.players[target].role == action.role:
            work.strikes.append(Strike(target, "guess", ABSOLUTE, action.actor))
            action.came_to = "right"
        else:
            action.came_to = "wrong"
    for seat, uses in reactions:
        _counter(work, seat, uses[0].ability, uses[0].at[0])
    awake = {seat for seat, use in work.other if use.ability == "stay_awake"}
    for seat in state.living():
        haunted = state.players[seat].status("haunted")
        # Not on the night on which it began; being blocked is an excuse.
        new = any(action.actor == seat and haunted is not None and haunted.by in action.at for action in work.actions)
        if haunted is not None and not new and seat not in awake and seat not in work.blocked:
            work.strikes.append(Strike(seat, "system", ABSOLUTE))


def _shoot(work: Work, actor: Seat, target: Seat, effect: Attack | Counter, tag: Tag | None = None) -> str:
    """One shot: at whom it goes off, by the side of its target."""
    side = work.sides[target]
    by = effect.by if isinstance(effect, Attack) else (tag or "gun")
    level = effect.level if isinstance(effect, Attack) else NORMAL
    if side == "city" and work.sides[actor] == "city" and effect.on_city == "misfire":
        work.strikes.append(Strike(actor, "misfire", ABSOLUTE, actor))
        return "misfire"
    if side == "independent" and effect.on_independent == "none":
        return "nothing"
    if work.state.role(target).rank == 1 and effect.on_boss == "none":
        return "nothing"
    work.strikes.append(Strike(target, by, level, actor))
    return "done"


def _counter(work: Work, seat: Seat, key: str, target: Seat) -> None:
    ability = ability_of(work.state, seat, key)
    if ability is None or seat in work.blocked:
        work.write(seat, key, (target,), "", "blocked")
        return
    assert isinstance(ability.effect, Counter)
    work.state.charge(seat, ability, (target,))
    work.write(seat, key, (target,), "", _shoot(work, seat, target, ability.effect))
