"""Protections: what stops an attack tonight."""

from __future__ import annotations

from mahfel.games.mafia.effects import LayMine, Protect, Shield, Vest
from mahfel.games.mafia.moments import FOREVER, night
from mahfel.games.mafia.night.work import Work
from mahfel.games.mafia.player import Status


def protect(work: Work) -> None:
    """Collect what is covered; a shield lasts until the next dusk; who is cured of poison is cured at once; a mine
    works from the night in which it is laid."""
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
    for action in work.live(LayMine):
        for target in action.at:
            state.put(target, Status("mined", FOREVER, by=action.actor))
    for action in work.live(Vest):
        for target in action.at:
            work.vests[target] = work.vests.get(target, 0) + 1
