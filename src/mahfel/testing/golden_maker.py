"""``python -m mahfel.testing.golden_maker GAME``: find and write the golden records that a game lacks."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from pathlib import Path

import msgspec

from mahfel.engine import CLOCK, Event, Game, Policy, SplitMix64
from mahfel.engine.event import Listener
from mahfel.engine.record import Record, make_record, read, write
from mahfel.testing.case import Case, cases
from mahfel.testing.checks import checks_of
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.golden import DIGESTS, Shown, golden_files, missing, show
from mahfel.testing.named import game_at
from mahfel.testing.random_play import end_of
from mahfel.testing.transcript import tags
from mahfel.testing.walk import HABITS, Position, a_seat, walk

TRIED = 20_000
"""How many games are played at most to find what is missing."""

SENSIBLE = 20
"""One game in so many is played by policies, but of very long games one in ten times as many."""

LONGEST = 16 * 1024
"""Bytes of the longest record that is kept where a shorter one may still come."""


class NotMetError(ValueError):
    """Something that should happen has not; ``found`` are the records of what has, by file name."""

    def __init__(self, lacking: str, found: dict[str, bytes]) -> None:
        super().__init__(lacking)
        self.found = found


def make_golden(game: Game, effort: Effort = NORMAL, tried: int = TRIED, longest: int = LONGEST) -> dict[str, bytes]:
    """The records to add, by file name, with the new digests of all. What is rare (see ``Checks``) is looked for, too.

    Raises ``NotMetError`` when an end, a paragraph or an event that is not rare was not found.
    """
    files = golden_files(game)
    files.pop(DIGESTS, None)
    shown = {name: show(game, read(raw)) for name, raw in files.items()}
    played = {kind for raw in files.values() for kind in _kinds(game, read(raw))}
    added: dict[str, bytes] = {}
    wanted = _wanted(game, list(shown.values()), played, effort)
    for record, told, rules in _games(game, tried):
        if not any(wanted.values()):
            break
        kinds = _kinds(game, record)
        end = end_of(record.outcome) if record.outcome else ""
        name = _name_for(wanted, {"end": {end}, "paragraph": rules, "event": told, "move": kinds})
        if name and len(raw := write(record)) <= longest:
            shown[name], added[name] = show(game, read(raw)), raw
            played |= kinds
            wanted = _wanted(game, list(shown.values()), played, effort)
    digests = {name: shown[name].digests for name in sorted(shown)}
    added[DIGESTS] = msgspec.json.format(msgspec.json.encode(digests), indent=1) + b"\n"
    if lacking := {what: names for what, names in missing(game, list(shown.values()), effort).items() if names}:
        raise NotMetError(f"not met in {tried} games: {lacking}", added)
    return added


def _wanted(game: Game, shown: list[Shown], played: set[str], effort: Effort) -> dict[str, set[str]]:
    """What is still looked for: all that is missing, the rare events, and kinds of moves."""
    rare = tags(game) - {event for one in shown for event in one.events}
    moves = {str(kind.__struct_config__.tag) for kind in game.move_types}
    found = dict(missing(game, shown, effort))
    return {**found, "event": found["event"] | rare, "move": moves - played}


def _kinds(game: Game, record: Record) -> set[str]:
    """The kinds of moves in a record."""
    return {str(type(game.parse(text)).__struct_config__.tag) for text in {text for _, text in record.moves}}


def _name_for(wanted: Mapping[str, set[str]], have: Mapping[str, set[str]]) -> str:
    """The file of a record that has something wanted: it is named by its end, or by what else is new in it."""
    if end := wanted["end"] & have["end"]:
        return min(end).replace("/", "-") + ".json"
    return next((f"{what}-{min(new)}.json" for what in wanted if (new := wanted[what] & have[what])), "")


def _games(game: Game, tried: int) -> Iterator[tuple[Record, set[str], set[str]]]:
    """Records, each with the events told and the paragraphs asked by: the game's own leads to what is rare first, then
    sensible games, if it has policies, then random ones of every habit and with every option."""
    policies = [policy for level in game.levels.values() for policy in (*level.policies, *level.models)]
    checks = checks_of(game)
    for number, (seats, given, policy) in enumerate(checks.LEADS):
        yield _played(Case(game, seats, game.read_options(dict(given)), number), lead=policy)
    for number, case in enumerate(cases(game, tried, seed=1)):
        sensible = policies if number < tried // SENSIBLE // (10 if checks.CLOSELY else 1) else ()
        yield _played(case, policies=sensible, habit=number % HABITS)


def _played(
    case: Case, *, lead: Policy | None = None, policies: Sequence[Policy] = (), habit: int = 0
) -> tuple[Record, set[str], set[str]]:
    told: list[Event] = []
    rules: set[str] = set()
    positions = _by_policies(case, policies, lead, told.append) if lead or policies else walk(case, habit, told.append)
    for position in positions:
        rules |= {ask.rule for ask in position.state.asked().values()}
    options = {
        name: value
        for name, value in msgspec.to_builtins(case.options).items()
        if value != getattr(case.game.meta.options(), name)
    }
    moves = tuple(position.moves)
    record = make_record(case.game, position.state, options=options, moves=moves, seed=case.seed)
    return record, {str(event.__struct_config__.tag) for event in told}, rules


def _by_policies(case: Case, policies: Sequence[Policy], lead: Policy | None, tell: Listener) -> Iterator[Position]:
    """A game among seats that play by policies, each by one drawn for it; all by ``lead``, which sees everything."""
    chance = SplitMix64(case.seed ^ 0xB0A7)
    players = [chance.choice(policies) for _ in range(case.seats)] if policies else []
    position = Position(case, case.start(tell), [], chance)
    state = position.state
    yield position
    while asked := state.asked():
        seat = a_seat(state, chance)
        move = asked[seat].default
        if lead is not None:
            move = lead(state, seat, chance)
        elif seat != CLOCK:
            thought = players[seat](case.game.imagine(state.view(seat), chance), seat, chance)
            move = thought if thought in state.legal(seat) else move
        state.play(seat, move)
        position.moves.append((seat, case.game.notate(move)))
        yield position


def main(arguments: Sequence[str] | None = None) -> int:
    """Write what is missing into the game's folder ``golden``."""
    parser = ArgumentParser(prog="python -m mahfel.testing.golden_maker", description=main.__doc__)
    parser.add_argument("game", help="key, or module:attribute")
    parser.add_argument("--tried", type=int, default=TRIED, help="games played at most")
    parser.add_argument("--longest", type=int, default=LONGEST, help="bytes of a record at most")
    given = parser.parse_args(arguments)
    game = game_at(given.game)
    folder = Path(str(resources.files(game.package).joinpath("golden")))
    folder.mkdir(exist_ok=True)
    lacking = ""
    try:
        made = make_golden(game, tried=given.tried, longest=given.longest)
    except NotMetError as fault:
        made, lacking = fault.found, str(fault)
    for name, raw in made.items():
        (folder / name).write_bytes(raw)
        sys.stdout.write(f"{folder / name}\n")
    sys.stderr.write(f"{lacking}\n" if lacking else "")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
