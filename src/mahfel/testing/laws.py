"""The laws of the kernel, for every game and every position reached in random play."""

from __future__ import annotations

import re
from collections.abc import Set

import msgspec

from mahfel.engine import CLOCK, Game, Refused, Seat, State
from mahfel.engine.event import declared
from mahfel.testing.case import cases
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.numbering import numbered
from mahfel.testing.transcript import differing, encode, sight, viewers
from mahfel.testing.walk import Position, a_move, a_seat, closely

VIEW_BYTES = 3072
"""No view of a table of ten may be larger in JSON: a frame carries it whole, over and over."""

SEATS, SEAT_BYTES = 10, 192
"""Each seat beyond so many may take so many bytes more."""


def laws(game: Game, effort: Effort = NORMAL) -> None:
    """A view is enough to imagine a world; a copy is independent; what goes out comes back; notation is reversible.

    Raises ``Broken`` for a game that does not keep one of the laws.
    """
    for event in game.event_types:
        declared(event)
    paragraphs = set(numbered(game))
    known: set[str] = set()
    for case in cases(game, effort.games, effort.seed):
        for position in closely(case, known):
            names_paragraphs(position, paragraphs)
            views_return(position)
            face_up(position)
            view_is_enough(position)
            copy_is_independent(position)
            asks_are_answerable(position)
            if position.chance.below(8) == 0:
                start_is_reproducible(position)


def names_paragraphs(position: Position, paragraphs: Set[str]) -> None:
    """Every ask names a paragraph, one that there is where the game has a rulebook."""
    for seat, ask in position.state.asked().items():
        if not re.fullmatch(r"[a-z0-9_]+-\d+(\.\d+)*", ask.rule) or (paragraphs and ask.rule not in paragraphs):
            position.broken("an ask names its paragraph", f"seat {seat}: {ask.rule!r}")


def views_return(position: Position) -> None:
    """Every view is small, and the same value when it has been through JSON."""
    game = position.case.game
    for viewer in viewers(position.state):
        view = position.state.view(viewer)
        raw = encode(view)
        if view.viewer != viewer:
            position.broken("a view names its viewer", f"view({viewer}).viewer is {view.viewer}")
        if game.read_view(msgspec.json.decode(raw)) != view:
            position.broken("a view comes back from JSON as it was", raw.decode())
        if len(raw) > (most := _most_bytes(position)):
            position.broken(f"a view is at most {most} bytes", f"view({viewer}) has {len(raw)}")


def _most_bytes(position: Position) -> int:
    """How large a view may be: larger at large tables, and by whatever text its host wrote into the options."""
    options = position.case.options
    texts = (getattr(options, name) for name in options.__struct_fields__)
    written = sum(len(encode(text)) for text in texts if isinstance(text, str))
    return VIEW_BYTES + SEAT_BYTES * max(0, position.state.seats - SEATS) + written


def face_up(position: Position) -> None:
    """Where a game says that everything lies face up, a spectator sees what every seat sees."""
    state = position.state
    if not state.FACE_UP:
        return
    common, awaited = state.view(None), state.awaited(None)
    for seat in range(state.seats):
        own = msgspec.structs.replace(state.view(seat), viewer=None)
        if own != common or state.awaited(seat) != awaited:
            position.broken("where everything lies face up all see the same", f"seat {seat} sees {own}, not {common}")


def view_is_enough(position: Position) -> None:
    """``imagine(view).view(viewer) == view``, with the same decision, moves and rooms of talk."""
    game, state = position.case.game, position.state
    for viewer in viewers(state):
        world = game.imagine(state.view(viewer), position.chance.copy())
        truth, dream = sight(state, viewer), sight(world, viewer)
        if truth != dream:
            position.broken("a view is enough to imagine a world", f"viewer {viewer}: {differing(truth, dream)}")
        asked = sorted(world.asked())
        if bool(asked) != (world.outcome() is None):
            position.broken("an imagined world goes on as a real one", f"viewer {viewer}: {asked} are asked in it")


def copy_is_independent(position: Position) -> None:
    """A copy is equal, and playing on in it changes nothing here; nor does the copy tell our listener anything."""
    state = position.state
    before = state.fingerprint()
    heard: list[object] = []
    state.tell = heard.append
    try:
        twin = state.copy()
        if twin.fingerprint() != before:
            position.broken("a copy is equal", "its fingerprint differs")
        for _ in range(6):
            if not twin.asked():
                break
            seat = a_seat(twin, position.chance)
            twin.play(seat, a_move(twin, seat, position.chance, 0))
    finally:
        state.tell = None
    if heard:
        position.broken("nobody listens to a copy", f"moves in it told {heard[:2]}")
    if state.fingerprint() != before:
        position.broken("a copy is independent", "moves in the copy changed the original")


def asks_are_answerable(position: Position) -> None:
    """Each seat that is asked has moves, its default among them; moves survive notation and JSON; others have none."""
    state = position.state
    asked = state.asked()
    if bool(asked) != (state.outcome() is None):
        position.broken("somebody is asked, or the game is over", f"asked {sorted(asked)}, outcome {state.outcome()}")
    for seat in (CLOCK, *range(state.seats)):
        legal = state.legal(seat)
        if seat not in asked:
            if len(legal) or list(legal):
                position.broken("only who is asked has moves", f"seat {seat} has {len(legal)}")
            continue
        ask = asked[seat]
        if ask.default not in legal:
            position.broken("the default is a legal move", f"seat {seat}: {ask.default}")
        for _ in range(3):
            _move_returns(position, seat)


def _move_returns(position: Position, seat: Seat) -> None:
    game = position.case.game
    move = position.state.legal(seat).sample(position.chance)
    text = game.notate(move)
    if ";" in text or "\n" in text or not text.isascii() or game.parse(text) != move or game.read_move(text) != move:
        position.broken("notation is reversible", f"{move} is written {text!r}")
    raw = msgspec.json.decode(encode(move))
    if game.read_move(raw) != move:
        position.broken("a move comes back from JSON as it was", f"{raw}")


def start_is_reproducible(position: Position) -> None:
    """The same seed and the same moves lead to the same position, listener or none."""
    again = _replayed(position, listening=False), _replayed(position, listening=True)
    if any(state.fingerprint() != position.state.fingerprint() for state in again):
        position.broken("the same seed and moves give the same position", "the fingerprints differ")


def _replayed(position: Position, *, listening: bool) -> State:
    heard: list[object] = []
    try:
        return position.case.replay(position.moves, heard.append if listening else None)
    except Refused as refusal:
        position.broken("the same seed and moves give the same position", f"refused when played again: {refusal}")
