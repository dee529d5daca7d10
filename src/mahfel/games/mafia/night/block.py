"""Blocks: who can do nothing tonight. Blockers block each other, too; a circle of them all are blocked."""

from __future__ import annotations

from mahfel.engine import Seat
from mahfel.games.mafia.effects import Block, Guard
from mahfel.games.mafia.moments import night
from mahfel.games.mafia.night.work import Action, Work
from mahfel.games.mafia.player import Note, Status


def block(work: Work) -> None:
    """Find who is blocked, and take their actions out; they hear of it in the morning, not by whom."""
    state = work.state
    guards = work.live(Guard)
    guarded = {action.actor for action in guards} | {target for action in guards for target in action.at}
    picked = {target for action in guards for target in action.at}
    for seat in state.living():
        lying = state.players[seat].status("blocked")
        if lying is not None:
            _stop(work, seat)
            if lying.word == "cuffs":
                work.cuffed.add(seat)
    waiting = [
        (action, target)
        for action in work.live(Block)
        for target in action.at
        if action.actor not in picked and target not in guarded
    ]
    while waiting:
        held = {target for _, target in waiting}
        ready = [pair for pair in waiting if pair[0].actor not in held] or waiting
        done = {target for _, target in ready}
        for action, target in ready:
            _hold(work, action, target)
        waiting = [pair for pair in waiting if pair not in ready and pair[0].actor not in done]
    for action in work.actions:
        if isinstance(action.ability.effect, Block) and action.actor in picked:
            action.came_to = "guarded"


def _hold(work: Work, action: Action, target: Seat) -> None:
    effect = action.ability.effect
    assert isinstance(effect, Block)
    _stop(work, target)
    if effect.lasts == "day":
        if not any(seat == target for seat, _ in work.notes_of("blocked")):
            # The coming day's powers are gone, too: that is told whether anything was tried tonight or not.
            work.note(target, Note(work.state.cycle, "blocked"))
        work.state.put(target, Status("blocked", night(work.state.cycle + 1), by=action.actor))


def _stop(work: Work, seat: Seat) -> None:
    if seat in work.blocked:
        return
    work.blocked.add(seat)
    stopped = False
    for action in work.actions:
        if action.actor == seat and not action.ability.unblockable:
            action.blocked = stopped = True
            if not action.ability.spent_if_blocked:
                work.state.refund(seat, action.ability)
    if stopped:
        work.note(seat, Note(work.state.cycle, "blocked"))
