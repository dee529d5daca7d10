"""Conversions, and roles taken over: after the verdict, since nobody dead changes sides."""

from __future__ import annotations

from msgspec.structs import replace

from mahfel.games.mafia.effects import Convert
from mahfel.games.mafia.night.chosen import shift
from mahfel.games.mafia.night.deceive import take_over
from mahfel.games.mafia.night.work import Work
from mahfel.games.mafia.player import Note


def convert(work: Work) -> None:
    """A simple citizen joins the mafia and meets them; anybody else does not, and the use is spent. A target who died
    tonight gives the use back."""
    state = work.state
    for action in work.live(Convert):
        effect = action.ability.effect
        assert isinstance(effect, Convert)
        target = action.at[0]
        player = state.players[target]
        if target in work.dead:
            state.refund(action.actor, action.ability)
            action.came_to = "refunded"
            continue
        simple = state.role(target).simple or player.stripped
        if player.side != "city" or not simple:
            action.came_to = "failed"
            continue
        state.players[target] = replace(player, side="mafia", role="mafioso", stripped=False)
        state.met = tuple(sorted((*state.met, target)))
        action.came_to = "joined"
        if effect.announced:
            work.sentences.append("purchase")
        mates = tuple(seat for seat in state.team() if seat != target)
        work.note(target, Note(state.cycle, "joined", mates))
        for mate in mates:
            work.note(mate, Note(state.cycle, "new_mate", (target,)))
    for target in sorted(set(work.joined)):
        # Shot by the team, one who shifts becomes one of them.
        player = state.players[target]
        if target not in work.dead:
            shift(work, target, ["mafia"])
            state.players[target] = replace(state.players[target], role="mafioso")
            state.met = tuple(sorted({*state.met, target}))
    take_over(work)
