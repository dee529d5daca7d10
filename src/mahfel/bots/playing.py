"""One game played by bots through the public interface: what the arena, simulations and tests share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from mahfel.bots.bot import Bot
from mahfel.engine import Ask, Chance, Game, Options, Seat, State


class Played(msgspec.Struct, frozen=True):
    """A finished game and its moves as (seat, short notation)."""

    state: State
    moves: tuple[tuple[Seat, str], ...]


def agreed(game: Game, players: int, options: Options | None) -> Options:
    """The options, those of the game by default where none are given. Raises ``Refused`` for a number of players or
    options that cannot be played."""
    game.check_seats(players)
    options = options or game.meta.options()
    options.check(players)
    return options


def decisions(state: State) -> Iterator[tuple[Seat, Ask]]:
    """The decisions that are open now, one after the other, those that the game can do without first; what an answer
    in between has closed or changed is left out, and so is an optional ask that leaves nothing to choose."""
    for seat, ask in sorted(state.asked().items(), key=lambda decision: not decision[1].optional):
        if state.asked().get(seat) == ask and not (ask.optional and len(state.legal(seat)) == 1):
            yield seat, ask


def play_game(game: Game, bots: Sequence[Bot], options: Options, chance: Chance) -> Played:
    """Play to the end; bots watch each other's open moves. An illegal move becomes the ask's default, and the default
    of an optional ask is silence."""
    state = game.start(len(bots), options, chance)
    learners = [(seat, bot) for seat, bot in enumerate(bots) if bot.learns]
    moves: list[tuple[Seat, str]] = []
    while state.asked():
        for seat, ask in decisions(state):
            if seat < 0:
                move = ask.default
            else:
                legal = state.legal(seat)
                move = bots[seat].choose(state.view(seat), ask, legal)
                if move not in legal:
                    move = ask.default
                if ask.optional and move == ask.default:
                    continue
                if learners and state.open_move(seat, move):
                    for other, bot in learners:
                        if other != seat:
                            bot.watch(state.view(other), seat, move)
            state.play(seat, move)
            moves.append((seat, game.notate(move)))
    return Played(state, tuple(moves))
