"""``mahfel arena``: which bot is stronger, with intervals."""

from __future__ import annotations

import argparse
from itertools import permutations
from typing import Any

import msgspec

from mahfel.bots.arena import Match, match
from mahfel.cli.options import add_options, positive, read_options
from mahfel.cli.progress import progress
from mahfel.engine import Refused, registry


def add(commands: Any) -> None:
    """Declare the command."""
    command: argparse.ArgumentParser = commands.add_parser(
        "arena", help="let bots of different levels play each other, in rotated seats on common deals"
    )
    command.add_argument("game", help="key of a game")
    command.add_argument("levels", nargs="+", metavar="LEVEL", help="two levels or more, such as random easy normal")
    command.add_argument("--players", type=positive, help="seats (default: the fewest the game allows)")
    command.add_argument("--deals", type=positive, default=25, help="deals, each played from every seat (default: 25)")
    command.add_argument("--seed", type=int, default=0, help="seed of the first deal (default: 0)")
    add_options(command)
    command.add_argument("--json", action="store_true", help="print a JSON list of matches")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Every level as the hero against a table of every other."""
    game = registry.find(given.game)
    if len(set(given.levels)) < 2:
        raise Refused("bot.too_few_levels")
    options = read_options(game, given.option)
    found = []
    for hero, rivals in permutations(dict.fromkeys(given.levels), 2):
        with progress(given.deals, quiet=given.json) as tick:
            found.append(
                match(
                    game,
                    hero,
                    rivals,
                    players=given.players or game.meta.seats[0],
                    deals=given.deals,
                    seed=given.seed,
                    options=options,
                    progress=tick,
                )
            )
        if not given.json:
            print(_in_words(found[-1]), flush=True)
    if given.json:
        print(msgspec.json.encode(found).decode())
    return 0


def _in_words(result: Match) -> str:
    return (
        f"{result.hero:10} against {result.players - 1} x {result.rivals:10} "
        f"{result.share:6.1%} of victories (95 %: {result.low:.1%} … {result.high:.1%}; even {result.even:.1%}) "
        f"{result.games} games: {result.verdict}"
    )
