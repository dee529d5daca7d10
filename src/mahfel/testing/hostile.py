"""H4: hostile moves. Whatever comes in is refused in words and changes nothing, or it is a legal move."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from mahfel.engine import CLOCK, Game, Move, Refused, Seat
from mahfel.engine.game import LANGUAGES
from mahfel.testing.case import cases
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.junk import raw_moves
from mahfel.testing.walk import Position, a_seat, closely

LAW = "a hostile move is refused in words and changes nothing"
KINDS = 4
"""How many kinds of moves are distorted in one position."""

SAID = 1024
"""No refusal says more than this many bytes: what was sent is not sent back whole."""


def hostile(game: Game, effort: Effort = NORMAL) -> None:
    """Moves of the wrong seat, of other moments, after the end, and of values that are none: each is refused with a
    code and the position stays as it was. A move that the legal set contains is accepted, any other is refused.

    The game's own refusals have a sentence in each language for which the game has texts. Raises ``Broken``.
    """
    codes: set[str] = set()
    asked: set[str] = set()
    for case in cases(game, effort.games, effort.seed):
        known: dict[str, list[Move]] = {}
        for position in closely(case, asked):
            fresh = remember(position, known)
            if fresh or position.chance.below(2):
                codes |= wrong_moments(position, known)
            if fresh or position.chance.below(16) == 0:
                codes |= wrong_values(position, known)
    _are_worded(game, codes)


def remember(position: Position, known: dict[str, list[Move]]) -> bool:
    """Keep a good move of this position among those of its kind of decision; whether that kind is new."""
    state = position.state
    if not state.asked():
        return True
    seat = a_seat(state, position.chance)
    kind = state.asked()[seat].kind
    fresh = kind not in known
    known[kind] = [*known.pop(kind, []), state.legal(seat).sample(position.chance)]  # the latest kind stands last
    return fresh


def wrong_moments(position: Position, known: dict[str, list[Move]]) -> set[str]:
    """Good moves at the wrong time or from the wrong seat."""
    state, chance = position.state, position.chance
    codes: set[str] = set()
    for moves in known.values():
        move = moves[-1] if chance.below(2) else chance.choice(moves)
        for seat in (CLOCK, *range(state.seats), state.seats, -7):
            codes |= _tried(position, seat, move)
    return codes


def wrong_values(position: Position, known: dict[str, list[Move]]) -> set[str]:
    """Distortions of good moves, one of each kind of decision: first read, then played by who is asked."""
    game, state = position.case.game, position.state
    codes: set[str] = set()
    seats = sorted(state.asked())[:2] or [0]
    kinds = list(known)
    while len(kinds) > KINDS:
        kinds.pop(position.chance.below(len(kinds) - 1))  # the latest kind stays
    for moves in (known[kind] for kind in kinds):
        move = moves[-1]
        for raw in raw_moves(game, move):
            try:
                read = game.read_move(raw)
            except Refused as refusal:
                codes.add(_said(position, refusal, raw))
                continue
            except Exception as fault:  # noqa: BLE001 - whatever else is raised is what we look for
                position.broken(LAW, f"reading {_short(raw)} raises {fault!r}"[:500])
            for seat in seats:
                codes |= _tried(position, seat, read)
    return codes


def _tried(position: Position, seat: Seat, move: Move) -> set[str]:
    state = position.state.copy()
    before = state.fingerprint()
    offered = seat in state.asked() and move in state.legal(seat)
    try:
        state.play(seat, move)
    except Refused as refusal:
        if offered:
            position.broken("what is offered is accepted", f"seat {seat}, {_short(move)}: {refusal}"[:500])
        if state.fingerprint() != before:
            position.broken(LAW, f"seat {seat}, {_short(move)}: refused as {refusal}, yet the position changed")
        return {_said(position, refusal, move)}
    except Exception as fault:  # noqa: BLE001 - whatever else is raised is what we look for
        position.broken(LAW, f"seat {seat}, {_short(move)} raises {fault!r}"[:500])
    if not offered:
        position.broken("what is not offered is refused", f"seat {seat}, {_short(move)} was accepted")
    return set()


def _said(position: Position, refusal: Refused, what: Any) -> str:
    """The code of a refusal, after its form was looked at."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+", refusal.code):
        position.broken(LAW, f"{refusal.code!r} is no code")
    try:
        said = msgspec.json.encode(dict(refusal.arguments))
    except (TypeError, OverflowError, ValueError) as fault:
        position.broken(LAW, f"{_short(what)}: arguments of {refusal.code} cannot be sent: {fault}")
    if len(said) > SAID:
        position.broken(LAW, f"{_short(what)}: {refusal.code} says {len(said)} bytes")
    return refusal.code


def _are_worded(game: Game, codes: set[str]) -> None:
    for language in LANGUAGES:
        texts = game.texts(language)
        for code in sorted(codes) if texts else ():
            key = "refused-" + code.replace(".", "-")
            if code.startswith(game.meta.key + ".") and not re.search(rf"^{re.escape(key)} *=", texts, re.MULTILINE):
                next(cases(game, 1)).broken("every refusal has words", f"{key} is missing in {language}")


def _short(what: Any) -> str:
    return repr(what)[:160]
