"""Deceptions: answers turned round, askers fooled, roles taken over."""

from __future__ import annotations

from msgspec.structs import replace

from mahfel.games.mafia.effects import Assume, FlipAnswer, FoolAsker
from mahfel.games.mafia.moments import FOREVER
from mahfel.games.mafia.night.work import Work
from mahfel.games.mafia.player import Note, Status


def deceive(work: Work) -> None:
    """Count flips, note who is fooled; a role that is taken over works for its new owner from the next night."""
    state = work.state
    for action in work.live(FlipAnswer):
        for target in action.at:
            work.flips[target] = work.flips.get(target, 0) + 1
    for action in work.live(FoolAsker):
        effect = action.ability.effect
        assert isinstance(effect, FoolAsker)
        for target in action.at:
            if state.players[target].role == effect.role:
                work.fooled.add(target)
                action.came_to = "found"
    for action in work.live(Assume):
        owner = next((seat for seat in state.living() if state.players[seat].role == action.role), None)
        if owner is None:
            work.dead[action.actor] = "night"
            action.came_to = "gone"
            continue
        work.taken_over.append((action.actor, owner, action.role))


def take_over(work: Work) -> None:
    """At the end of the night: the role that was named changes hands, whatever its owner has become meanwhile; who was
    robbed is told in the morning."""
    state = work.state
    for taker, owner, role in work.taken_over:
        if taker in work.dead:
            continue
        player, robbed = state.players[taker], state.players[owner]
        old = state.role(taker)
        state.players[taker] = replace(player, role=role, stripped=robbed.stripped)
        if any(ability.again_if_first_was_even for ability in old.abilities):
            # What may be done a second time stays with whoever did it once.
            state.put(taker, Status("borrowed", FOREVER, by=taker, word=old.key))
        state.players[owner] = replace(robbed, stripped=True)
        work.note(owner, Note(state.cycle, "robbed"))
        work.note(taker, Note(state.cycle, "took_over", (), role))
