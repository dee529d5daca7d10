"""H6: random play. What is offered is accepted, nothing gets lost, everything happens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from mahfel.engine import CLOCK, Game, Outcome, Refused, Seat, State
from mahfel.testing.case import Case, cases
from mahfel.testing.checks import Checks, checks_of
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.transcript import seen, tags
from mahfel.testing.walk import Position, closely, walk

LISTED = 24
"""How many moves of one decision are tried."""

COUNTED = 10_000
"""A larger set of moves is not listed whole: samples stand for it."""


def random_play(game: Game, effort: Effort = NORMAL) -> None:
    """Offered = accepted; the game's invariants hold everywhere; games end in a declared way; over many games every
    move, event and value that can occur does, and every seat wins; windows are declared, and options hang on options
    that there are. Raises ``Broken``.
    """
    checks = checks_of(game)
    options_hang_together(game)
    known: set[str] = set()
    for case in cases(game, effort.games, effort.seed):
        for position in closely(case, known):
            invariant(position, checks)
            moves_are_sets(position)
            windows_are_declared(position)
            times_are_declared(position)
    statistics(game, effort.plays, effort.seed, checks)


def invariant(position: Position, checks: Checks) -> None:
    """The game's own invariants hold in this position."""
    if checks.invariants is not None:
        try:
            checks.invariants(position.state)
        except AssertionError as fault:
            position.broken("invariants hold", str(fault) or "an assertion of checks.invariants failed")


def windows_are_declared(position: Position) -> None:
    """A game that says it has no windows asks in none."""
    if not position.case.game.meta.windows and any(a.pace == "window" for a in position.state.asked().values()):
        position.broken("windows are declared", "an ask of the pace 'window' in a game without windows")


def times_are_declared(position: Position) -> None:
    """A game names the classes of time that its asks have, so that tables can set them."""
    undeclared = {ask.pace for ask in position.state.asked().values()} - set(position.case.game.meta.times)
    if undeclared:
        position.broken("classes of time are declared", f"an ask of {sorted(undeclared)}, not named in Meta.times")


def options_hang_together(game: Game) -> None:
    """What an option hangs on (``Options.WHEN``) are values of other options, and none hangs on itself."""
    when = game.meta.options.WHEN
    case = next(iter(cases(game, 1, 0)))
    for name, others in when.items():
        try:
            game.read_options({name: getattr(case.options, name, None), **others})
        except Refused as refusal:
            case.broken("options hang on options", f"{name} on {dict(others)}: {refusal}")
        above = set(others)
        while further := {far for near in above for far in when.get(near, ())} - above:
            above |= further
        if name in above:
            case.broken("options hang on options", f"{name} hangs on itself")


def moves_are_sets(position: Position) -> None:
    """Length, listing, membership, samples and the reduced set of moves agree; each offered move is accepted."""
    state = position.state
    for seat in state.asked():
        legal = state.legal(seat)
        many = len(legal) > COUNTED
        listed = [legal.sample(position.chance) for _ in range(LISTED)] if many else list(legal)
        if not listed:
            position.broken("who is asked has a move", f"seat {seat} has none")
        if not many and (len(listed) != len(legal) or len(set(listed)) != len(listed)):
            position.broken("a set of moves counts itself", f"seat {seat}: {len(legal)}, listed {len(listed)}")
        reduced = legal.reduced()
        sampled = [legal.sample(position.chance) for _ in range(4)]
        if not reduced or any(move not in legal for move in (*listed, *reduced, *sampled)):
            position.broken("a set of moves contains what it offers", f"seat {seat}")
        tried = listed if len(listed) <= LISTED else [position.chance.choice(listed) for _ in range(LISTED)]
        for move in (*tried, *reduced[:4], state.asked()[seat].default):
            _accepted(position, seat, move)


def _accepted(position: Position, seat: Seat, move: Any) -> None:
    try:
        position.state.copy().play(seat, move)
    except Refused as refusal:
        position.broken("what is offered is accepted", f"seat {seat}, {move}: {refusal}")


def statistics(game: Game, plays: int, seed: int, checks: Checks) -> None:
    """Over ``plays`` random games everything occurs that should, and nothing that was not declared."""
    events: Counter[str] = Counter()
    values: dict[str, set[Any]] = {name: set() for name in checks.OCCURS}
    moves: Counter[str] = Counter()
    winners: Counter[Seat] = Counter()
    ends: Counter[str] = Counter()
    last: Case | None = None
    for last in cases(game, plays, seed):
        outcome = _counted(last, events, values, moves)
        declared_end(last, outcome)
        ends[end_of(outcome)] += 1
        winners.update(outcome.winners)
    assert last is not None
    types = {str(kind.__struct_config__.tag) for kind in game.move_types}
    if missing := set(tags(game)) - set(events) - checks.RARE:
        last.broken("every event occurs", f"{sorted(missing)} in none of {plays} games")
    if unplayed := types - set(moves) - checks.RARE:
        last.broken("every move occurs", f"{sorted(unplayed)} in none of {plays} games")
    for name, wanted in checks.OCCURS.items():
        if wanted != values[name]:
            last.broken("every value occurs", f"{name}: missing or strange {sorted(map(str, wanted ^ values[name]))}")
    for end, (low, high) in checks.ENDS.items():
        if not low <= ends[end] / plays <= high:
            last.broken("ends are as frequent as they should be", f"{end}: {ends[end]} of {plays} games")
    if never := [seat for seat in range(game.meta.seats[1]) if not winners[seat]]:
        last.broken("every seat can win", f"seats {never} won none of {plays} games")


def _counted(case: Case, events: Counter[str], values: dict[str, set[Any]], moves: Counter[str]) -> Outcome:
    told: list[Any] = []
    *_, position = walk(case, tell=told.append)
    state: State = position.state
    for text in {text for _, text in position.moves}:
        moves[str(type(case.game.parse(text)).__struct_config__.tag)] += 1
    for event in told:
        public = seen([event], None)[0]
        events[public["type"]] += 1
        for field in public:
            if (name := f"{public['type']}.{field}") in values:
                values[name].add(public[field])
    outcome = state.outcome()
    assert outcome is not None, "a walk goes on to the end"
    return outcome


def end_of(outcome: Outcome) -> str:
    """How a game ended, as ``Game.end_reasons`` names it."""
    return f"{outcome.reason}/{outcome.decided_by}" if outcome.decided_by else outcome.reason


def declared_end(case: Case, outcome: Outcome) -> None:
    """The end is one that the game declares; winners are seats, ascending; one score a seat; payoffs add up."""
    if end_of(outcome) not in case.game.end_reasons:
        case.broken("games end in declared ways", f"{end_of(outcome)!r} is not among {case.game.end_reasons}")
    if len(outcome.scores) != case.seats or list(outcome.winners) != sorted(
        set(outcome.winners) & set(range(case.seats))
    ):
        case.broken("an outcome names seats", f"{msgspec.to_builtins(outcome)}")
    if outcome.winners and abs(sum(outcome.payoffs()) - 1) > 1e-9:
        case.broken("one victory is shared", f"payoffs {outcome.payoffs()}")
    assert CLOCK not in outcome.winners
