"""One game played by bots through the public interface: what the arena, simulations and tests share."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mahfel.bots.bot import Bot
from mahfel.engine import Chance, Game, Options, Seat, State


class Played(msgspec.Struct, frozen=True):
    """A finished game and its moves as (seat, short notation)."""

    state: State
    moves: tuple[tuple[Seat, str], ...]


def play_game(game: Game, bots: Sequence[Bot], options: Options, chance: Chance) -> Played:
    """Play to the end; bots watch each other's open moves. An illegal move becomes the ask's default."""
    state = game.start(len(bots), options, chance)
    moves: list[tuple[Seat, str]] = []
    while asked := state.asked():
        for seat, ask in tuple(asked.items()):
            if seat < 0:
                move = ask.default
            else:
                legal = state.legal(seat)
                move = bots[seat].choose(state.view(seat), ask, legal)
                if move not in legal:
                    move = ask.default
                if state.open_move(seat, move):
                    for other, bot in enumerate(bots):
                        if other != seat:
                            bot.watch(state.view(other), seat, move)
            state.play(seat, move)
            moves.append((seat, game.notate(move)))
    return Played(state, tuple(moves))
