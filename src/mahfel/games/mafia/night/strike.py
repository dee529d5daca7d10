"""Strikes: every attack of the night, from the sides as they were at nightfall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.effects import ABSOLUTE, NORMAL, PIERCING, Attack, Counter, Guess, Tag
from mahfel.games.mafia.night.actions import ability_of
from mahfel.games.mafia.night.team import team_shots
from mahfel.games.mafia.night.work import Strike, Work
from mahfel.games.mafia.player import Note

if TYPE_CHECKING:
    from mahfel.games.mafia.state import Chosen


def strike(work: Work, reactions: Chosen) -> None:
    """The team's shots (none when their carrier is blocked), lone shooters, right guesses, counter-shots; whoever is
    haunted and slept, whoever the city hunts."""
    _team(work)
    for action in work.live(Attack):
        effect = action.ability.effect
        assert isinstance(effect, Attack)
        for target in action.at:
            action.came_to = _shoot(work, action.actor, target, effect)
    for action in work.live(Guess):
        right = work.state.players[action.at[0]].role == action.role
        if right:
            work.strikes.append(Strike(action.at[0], "guess", ABSOLUTE, action.actor))
        action.came_to = "right" if right else "wrong"
    for seat, uses in reactions:
        _counter(work, seat, uses[0].ability, uses[0].at[0])
    _asleep(work)
    for seat in work.state.living():
        if work.state.has(seat, "hunted"):
            work.strikes.append(Strike(seat, "card", PIERCING))


def _team(work: Work) -> None:
    state = work.state
    for shooter, target in team_shots(state, work.acts):
        failed = shooter in work.blocked - work.cuffed
        work.write(shooter, "shot", (target,), "", "blocked" if failed else "done")
        if failed:
            continue
        if state.role(target).shifts:
            work.joined.append(target)
        else:
            work.strikes.append(Strike(target, "team_shot", NORMAL, shooter))


def _asleep(work: Work) -> None:
    """Who is haunted has to stay awake; not yet on the night on which it began, and being blocked is an excuse."""
    awake = {seat for seat, use in work.other if use.ability == "stay_awake"}
    for seat in work.state.living():
        if work.state.has(seat, "haunted") and seat not in awake | work.blocked | work.haunted:
            work.strikes.append(Strike(seat, "system", ABSOLUTE))


def _shoot(work: Work, actor: Seat, target: Seat, effect: Attack | Counter, tag: Tag | None = None) -> str:
    """One shot: at whom it goes off, by the side of its target."""
    # Whoever only follows a side in secret stays between the sides: a shot tells nothing of whom they chose.
    side = "independent" if work.state.role(target).follows else work.sides[target]
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
    if ability is None:
        return
    if seat in work.blocked:
        # As with every power that is blocked: it is spent, and its owner hears that it did not work.
        work.state.charge(seat, ability, (target,))
        work.write(seat, key, (target,), "", "blocked")
        if not any(told == seat for told, _ in work.notes_of("blocked")):
            work.note(seat, Note(work.state.cycle, "blocked"))
        return
    assert isinstance(ability.effect, Counter)
    work.state.charge(seat, ability, (target,))
    came_to = _shoot(work, seat, target, ability.effect)
    work.write(seat, key, (target,), "", came_to)
    if came_to == "done" and work.state.options.counter_shot == "survives":
        work.saves.setdefault(seat, []).append(("team_shot",))
    elif came_to == "done" and work.state.options.counter_shot == "both_out":
        work.strikes.append(Strike(seat, "system", ABSOLUTE))
