"""One night from what each seat chooses to who has left."""

from mahfel.engine import SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.arrange import arrange
from mahfel.games.mafia.moves import REST
from mahfel.games.mafia.phases.react import React


def night(roles, chosen, reactions=None, **position):
    """Play the night: ``chosen`` maps seats to short notation; all others rest. The position in the morning, before the
    next day's first word where the game goes on, and who left in it."""
    state = arrange(roles=roles, **position)
    told = []
    state.tell = told.append
    before = set(state.gone)
    for seat in state.living():
        move = game.parse(f"act {chosen[seat]}") if seat in chosen else REST
        assert move in state.legal(seat), f"{chosen.get(seat)} is not offered to {roles[seat]} at {seat}"
        state.play(seat, move)
    while state.phases and isinstance(state.phases[-1], React):
        for seat in state.living():
            if seat in state.asked():
                text = (reactions or {}).get(seat)
                state.play(seat, game.parse(f"act {text}") if text else REST)
    return state, sorted(set(state.gone) - before), told


def notes(state, seat, kind):
    """What a seat was told of that kind, latest last."""
    return [note for note in state.players[seat].notes if note.kind == kind]


def chance():
    """Any chance."""
    return SplitMix64(7)
