"""``mahfel play``: a game against bots in the terminal."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

import msgspec

from mahfel.bots import level_names, make
from mahfel.bots.bot import Bot
from mahfel.bots.playing import decisions
from mahfel.cli.known import Known
from mahfel.cli.narrate import Narrator
from mahfel.cli.offered import Offered, position
from mahfel.cli.options import add_options, check_seat, positive, read_options, seats_for
from mahfel.cli.refusing import refusal_text
from mahfel.cli.words import Words, add_language
from mahfel.engine import Ask, Event, Game, Move, Moves, Refused, Seat, SplitMix64, State, registry

_LISTED = 12


def add(commands: Any) -> None:
    """Declare the command."""
    command: argparse.ArgumentParser = commands.add_parser("play", help="play against bots in this terminal")
    command.add_argument("game", help="key of a game")
    command.add_argument("--players", type=positive, help="seats (default: the fewest the game allows)")
    command.add_argument("--bots", metavar="LEVEL", help="level of the others (default: the strongest)")
    command.add_argument(
        "--seat", type=int, default=0, help="your seat; seats count from 0, here and in moves (default: 0)"
    )
    command.add_argument("--seed", type=int, help="seed of the deal (default: by lot)")
    add_options(command)
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play to the end."""
    game = registry.find(given.game)
    options = read_options(game, given.option)
    players = seats_for(game, given.players, options)
    check_seat(given.seat, players)
    level = given.bots or level_names(game)[-1]
    seed = secrets.randbits(48) if given.seed is None else given.seed
    words = Words(given.lang, game, getattr(options, "names", ""))
    # Moves count seats from 0, and so do the names: `vote 5` is against "normal 5".
    others = words.first(f"bot-{level}", level)
    names = [
        words.say("cli-you") if seat == given.seat else f"{others} {words.written(seat)}" for seat in range(players)
    ]
    bots = {seat: make(game, level, seed + seat) for seat in range(players) if seat != given.seat}
    teller = _Teller(words, names, given.seat)
    known = Known(words, names, given.seat)
    state = game.start(players, options, SplitMix64(seed), teller)
    state.tell = teller
    print(words.say("cli-seed", {"seed": str(seed)}))
    while state.asked():
        for seat, ask in decisions(state):
            if seat == given.seat:
                for line in known.lines(state):
                    print("  " + line)
                move = _ask_person(game, state, seat, ask, words, names)
            elif seat in bots:
                move = _ask_bot(state, seat, ask, bots)
            else:
                move = ask.default
            if ask.optional and move == ask.default:
                continue
            if state.open_move(seat, move):
                for other, bot in bots.items():
                    if other != seat:
                        bot.watch(state.view(other), seat, move)
            state.play(seat, move)
    outcome = state.outcome()
    assert outcome is not None
    print(words.say(f"end-{outcome.reason}"))
    return 0


class _Teller:
    """Prints what happens as the person at the terminal may know it."""

    def __init__(self, words: Words, names: list[str], viewer: Seat) -> None:
        self._narrator = Narrator(words, names, viewer)

    def __call__(self, event: Event) -> None:
        for line in self._narrator.lines(event):
            print("  " + line)


def _ask_bot(state: State, seat: Seat, ask: Ask, bots: dict[Seat, Bot]) -> Move:
    legal = state.legal(seat)
    move = bots[seat].choose(state.view(seat), ask, legal)
    return move if move in legal else ask.default


def _ask_person(
    game: Game,
    state: State,
    seat: Seat,
    ask: Ask,
    words: Words,
    names: Sequence[str],
    read: Callable[[str], str] = input,
) -> Move:
    legal = state.legal(seat)
    offered = Offered(game, words, names, legal)
    print(_question(state, seat, ask, words))
    print(words.say("cli-moves", {"moves": _some(game, legal, words)}))
    while True:
        try:
            text = read(f"[{game.notate(ask.default)}] > ").strip()
        except EOFError:
            raise KeyboardInterrupt from None
        if text == "??":
            print(position(state.view(seat)))
        elif text.startswith("?"):
            for line in offered.lines(text[1:].strip()):
                print("  " + line)
        else:
            try:
                move = offered.read(text) if text else ask.default
                state.copy().play(seat, move)
            except Refused as refusal:
                print("  " + refusal_text(refusal, words.lang, game, names))
            else:
                return move


def _question(state: State, seat: Seat, ask: Ask, words: Words) -> str:
    """The ask as a sentence; its arguments are the view's plain fields, as in the browser."""
    view = msgspec.to_builtins(state.view(seat))
    arguments = {name: value for name, value in view.items() if isinstance(value, str | int)}
    for name, value in arguments.items():
        if words.has(f"card-{value}"):
            arguments[name] = words.say(f"card-{value}")
    rule = words.say("cli-rule", {"rule": ask.rule})
    return f"{words.say(f'ask-{ask.text or ask.kind}', arguments)} ({rule})"


def _some(game: Game, legal: Moves, words: Words) -> str:
    few = ", ".join(game.notate(move) for move in islice(legal.reduced(), _LISTED))
    return few if len(legal) <= _LISTED else f"{few} {words.say('cli-more', {'n': len(legal)})}"
