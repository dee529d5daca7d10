"""``python -m mahfel.testing.golden_maker GAME``: find and write the golden records that a game lacks."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from mahfel.engine import CLOCK, Game, Policy, SplitMix64, State
from mahfel.engine.record import Record, make_record, read, write
from mahfel.testing.case import Case, Line, cases
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.golden import DIGESTS, Shown, golden_files, missing, show
from mahfel.testing.named import game_at
from mahfel.testing.walk import HABITS, a_seat, walk

TRIED = 20_000
"""How many games are played at most to find what is missing."""


def make_golden(game: Game, effort: Effort = NORMAL, tried: int = TRIED) -> dict[str, bytes]:
    """The records to add, by file name, with the new digests of all. Raises ValueError when an end was not found."""
    files = golden_files(game)
    files.pop(DIGESTS, None)
    shown = {name: show(game, read(raw)) for name, raw in files.items()}
    added: dict[str, bytes] = {}
    wanted = missing(game, list(shown.values()), effort)
    for record in _games(game, tried):
        if not any(wanted.values()):
            break
        seen = show(game, record)
        if name := _name_for(seen, wanted):
            shown[name], added[name] = seen, write(record)
            wanted = missing(game, list(shown.values()), effort)
    if any(wanted.values()):
        raise ValueError(f"not met in {tried} games: {wanted}")
    digests = {name: shown[name].digests for name in sorted(shown)}
    added[DIGESTS] = msgspec.json.format(msgspec.json.encode(digests), indent=1) + b"\n"
    return added


def _name_for(seen: Shown, wanted: Any) -> str:
    if seen.end in wanted["end"]:
        return seen.end.replace("/", "-") + ".json"
    for what, have in (("paragraph", seen.rules), ("event", seen.events)):
        if new := sorted(wanted[what] & have):
            return f"{what}-{new[0]}.json"
    return ""


def _games(game: Game, tried: int) -> Iterator[Record]:
    """Sensible games first, if the game has policies, then random ones of every habit and with every option."""
    policies = [policy for level in game.levels.values() for policy in (*level.policies, *level.models)]
    for number, case in enumerate(cases(game, tried, seed=1)):
        if policies and number < tried // 20:
            state, moves = _by_policies(case, policies)
        else:
            *_, last = walk(case, number % HABITS)
            state, moves = last.state, last.moves
        options = {
            name: value
            for name, value in msgspec.to_builtins(case.options).items()
            if value != getattr(game.meta.options(), name)
        }
        yield make_record(game, state, options=options, moves=tuple(moves), seed=case.seed)


def _by_policies(case: Case, policies: Sequence[Policy]) -> tuple[State, list[Line]]:
    chance = SplitMix64(case.seed ^ 0xB0A7)
    players = [chance.choice(policies) for _ in range(case.seats)]
    state = case.start()
    moves: list[Line] = []
    while asked := state.asked():
        seat = a_seat(state, chance)
        move = asked[seat].default
        if seat != CLOCK:
            world = case.game.imagine(state.view(seat), chance)
            thought = players[seat](world, seat, chance)
            move = thought if thought in state.legal(seat) else move
        state.play(seat, move)
        moves.append((seat, case.game.notate(move)))
    return state, moves


def main(arguments: Sequence[str] | None = None) -> int:
    """Write what is missing into the game's folder ``golden``."""
    parser = ArgumentParser(prog="python -m mahfel.testing.golden_maker", description=main.__doc__)
    parser.add_argument("game", help="key, or module:attribute")
    parser.add_argument("--tried", type=int, default=TRIED, help="games played at most")
    given = parser.parse_args(arguments)
    game = game_at(given.game)
    folder = Path(str(resources.files(game.package).joinpath("golden")))
    folder.mkdir(exist_ok=True)
    for name, raw in make_golden(game, tried=given.tried).items():
        (folder / name).write_bytes(raw)
        sys.stdout.write(f"{folder / name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
