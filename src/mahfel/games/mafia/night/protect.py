"""Protections: what stops an attack tonight."""

from __future__ import annotations

from mahfel.games.mafia.effects import Protect, Shield, Vest
from mahfel.games.mafia.moments import night
from mahfel.games.mafia.night.work import Work
from mahfel.games.mafia.player import Status


def protect(work: Work) -> None:
    """Collect what is covered; a shield lasts until the next dusk; who is cured of poison is cured at once."""
    state = work.state
    for action in work.live(Protect):
        effect = action.ability.effect
        assert isinstance(effect, Protect)
        for target in action.at:
            work.saves.setdefault(target, []).append(effect.covers)
            poison = state.players[target].status("poisoned")
            if poison is not None and "poison" in effect.covers and poison.word != "falls":
                state.lift(target, "poisoned")
    for action in work.live(Shield):
        for target in action.at:
            state.put(target, Status("shielded", night(state.cycle + 1), by=action.actor))
            state.lift(target, "poisoned")
    for action in work.live(Vest):
        for target in action.at:
            work.vests[target] = work.vests.get(target, 0) + 1
