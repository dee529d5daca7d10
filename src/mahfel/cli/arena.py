"""``mahfel arena``: which bot is stronger, with intervals."""

from __future__ import annotations

import argparse
from itertools import combinations, permutations
from typing import Any

import msgspec

from mahfel.bots import every_level
from mahfel.bots.arena import Match, match
from mahfel.bots.playing import agreed
from mahfel.bots.sides import TeamMatch, sides_of, team_match
from mahfel.cli.options import add_options, positive, read_options, seats_for
from mahfel.cli.progress import progress
from mahfel.engine import Refused, registry

_ABOUT = """Every level as one player against a table of every other, in rotated seats on common deals, and the share of
victories that it wins. In a game that deals sides (such as Mafia) one level holds a whole side and the other all the
rest, then the other way round, for each side of each deal; what is counted is how often either wins as that side."""


def add(commands: Any) -> None:
    """Declare the command."""
    command: argparse.ArgumentParser = commands.add_parser(
        "arena",
        help="let bots of different levels play each other, in rotated seats or sides on common deals",
        description=_ABOUT,
    )
    command.add_argument("game", help="key of a game")
    command.add_argument("levels", nargs="+", metavar="LEVEL", help="two levels or more, such as random easy normal")
    command.add_argument("--players", type=positive, help="seats (default: the fewest the game allows)")
    command.add_argument(
        "--deals", type=positive, default=25, help="deals, each played from every seat or side (default: 25)"
    )
    command.add_argument("--seed", type=int, default=0, help="seed of the first deal (default: 0)")
    add_options(command)
    command.add_argument("--json", action="store_true", help="print a JSON list of matches")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Every level as the hero against a table of every other; where sides are dealt, every two levels once."""
    game = registry.find(given.game)
    levels = tuple(dict.fromkeys(given.levels))
    if len(levels) < 2:
        raise Refused("bot.too_few_levels", levels=list(every_level(game)))
    options = read_options(game, given.option)
    players = seats_for(game, given.players, options)
    by_side = bool(sides_of(game, players, agreed(game, players, options), given.seed))
    found: list[Match | TeamMatch] = []
    for hero, rivals in (combinations if by_side else permutations)(levels, 2):
        with progress(given.deals, quiet=given.json) as tick:
            play = team_match if by_side else match
            found.append(
                play(
                    game,
                    hero,
                    rivals,
                    players=players,
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


def _in_words(result: Match | TeamMatch) -> str:
    if isinstance(result, TeamMatch):
        return _by_side(result)
    return (
        f"{result.hero:10} against {result.players - 1} x {result.rivals:10} "
        f"{result.share:6.1%} of victories (95 %: {result.low:.1%} … {result.high:.1%}; even {result.even:.1%}) "
        f"{result.games} games: {result.verdict}"
    )


def _by_side(result: TeamMatch) -> str:
    lines = [
        f"{result.hero} against {result.rivals}, each on whole sides: {result.ahead:+.1%} of victories "
        f"(95 %: {result.low:+.1%} … {result.high:+.1%}) {result.games} games: {result.verdict}"
    ]
    for side in result.sides:
        ours, theirs = (f"{s.share:6.1%} (95 %: {s.low:.1%} … {s.high:.1%})" for s in (side.hero, side.rivals))
        lines.append(f"  as {side.side:12} {result.hero} {ours}  {result.rivals} {theirs}")
    return "\n".join(lines)
