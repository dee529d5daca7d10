"""Answers to who inquires: after all that could change or twist them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.effects import Inquire, Lead
from mahfel.games.mafia.night.work import Work
from mahfel.games.mafia.player import Note

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def inquire(work: Work) -> None:
    """``mafia`` or ``city`` as the target shows itself; turned round for an odd number of flips; a fooled asker hears
    ``city``. Who dies tonight hears nothing."""
    state = work.state
    for action in work.live(Inquire):
        effect = action.ability.effect
        assert isinstance(effect, Inquire)
        for target in action.at:
            if effect.what == "role":
                action.came_to = state.players[target].role
            elif action.actor in work.fooled:
                action.came_to = "city"
            else:
                answer = shows(state, target)
                if work.flips.get(target, 0) % 2:
                    answer = "city" if answer == "mafia" else "mafia"
                action.came_to = answer
            if action.actor not in work.dead:
                work.note(action.actor, Note(state.cycle, effect.what, (target,), action.came_to))


def lead(work: Work) -> None:
    """Whoever is led and belongs to the mafia learns who leads; of a citizen the one who leads hears that it is one."""
    state = work.state
    for action in work.live(Lead):
        for target in action.at:
            led = state.players[target].side == "mafia"
            action.came_to = "mafia" if led else "city"
            if not led and action.actor not in work.dead:
                work.note(action.actor, Note(state.cycle, "side", (target,), "city"))
            elif led and target not in work.dead:
                work.note(target, Note(state.cycle, "led_by", (action.actor,)))


def shows(state: MafiaState, seat: Seat) -> str:
    """What an inquiry sees: ``mafia`` or ``city``; independents look like the city."""
    seen = state.role(seat).seen_as or state.players[seat].side
    return "mafia" if seen == "mafia" else "city"
