"""What happens to somebody by being chosen: haunting, changing colours."""

from __future__ import annotations

from msgspec.structs import replace

from mahfel.games.mafia.effects import Side
from mahfel.games.mafia.moments import FOREVER
from mahfel.games.mafia.night.work import Work
from mahfel.games.mafia.player import Note, Status

CHANGES_THAT_KILL = 3


def was_chosen(work: Work) -> None:
    """A blocked choice is none. Whoever chooses one that haunts is haunted; whoever chooses one that shifts has no
    effect, and gives away a side."""
    state = work.state
    colours: dict[int, list[Side]] = {}
    for action in work.actions:
        if action.blocked or action.reflected:
            continue
        for target in action.at:
            if not state.alive(target) or state.players[target].stripped:
                continue
            role = state.role(target)
            if role.haunts and work.sides[action.actor] != "mafia" and not state.has(action.actor, "haunted"):
                state.put(action.actor, Status("haunted", FOREVER, by=target))
                work.haunted.add(action.actor)
                work.note(action.actor, Note(state.cycle, "haunted"))
            if role.shifts and target != action.actor:
                colours.setdefault(target, []).append(work.sides[action.actor])
                action.at = tuple(other for other in action.at if other != target)
                action.came_to = "no_effect"
                action.blocked = not action.at
    for seat, sides in colours.items():
        shift(work, seat, sides)


def shift(work: Work, seat: int, sides: list[Side]) -> None:
    """Take on these sides one after the other; three in one night are too many."""
    state = work.state
    player = state.players[seat]
    changed = [side for before, side in zip((player.side, *sides), sides, strict=False) if side != before]
    if len(changed) >= CHANGES_THAT_KILL:
        work.dead[seat] = "night"
    if changed:
        state.players[seat] = replace(player, side=sides[-1], shifts=(*player.shifts, *changed))
    work.note(seat, Note(state.cycle, "colour", (), state.players[seat].side))
