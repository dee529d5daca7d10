"""``mahfel simulate``: many games, and what they show."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from mahfel.bots.simulate import Simulation, simulate
from mahfel.cli.options import add_options, positive, read_options, seats_for
from mahfel.cli.progress import progress
from mahfel.engine import registry


def add(commands: Any) -> None:
    """Declare the command."""
    command: argparse.ArgumentParser = commands.add_parser("simulate", help="play many games and count")
    command.add_argument("game", help="key of a game, such as high_society")
    command.add_argument("--players", type=positive, help="seats (default: the fewest the game allows)")
    command.add_argument("--games", type=positive, default=1000, help="how many games (default: 1000)")
    command.add_argument("--seed", type=int, default=0, help="seed of the first deal (default: 0)")
    command.add_argument(
        "--bots", nargs="+", default=[], metavar="LEVEL", help="levels by seat, repeated round the table; none: random"
    )
    add_options(command)
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Simulate and print."""
    game = registry.find(given.game)
    options = read_options(game, given.option)
    players = seats_for(game, given.players, options)
    with progress(given.games, quiet=given.json) as tick:
        found = simulate(
            game,
            players=players,
            games=given.games,
            seed=given.seed,
            bots=given.bots,
            options=options,
            progress=tick,
        )
    print(msgspec.json.encode(found).decode() if given.json else _in_words(found))
    return 0


def _in_words(found: Simulation) -> str:
    spread = found.moves_per_game
    lines = [
        f"{found.game}: {found.games} games, {found.players} players ({', '.join(found.bots)}), seed {found.seed}",
        f"{found.decisions} decisions in {found.seconds:.2f} s of CPU: {found.decisions_per_s:,.0f} a second",
        f"moves a game: {spread.min:g} at least, {spread.median:g} in the middle, {spread.max:g} at most",
        "ends:",
    ]
    lines += [f"  {reason:32} {count:>8} {count / found.games:7.1%}" for reason, count in found.end_reasons.items()]
    lines.append("victories by seat: " + "  ".join(f"{share:.1%}" for share in found.win_share))
    return "\n".join(lines)
