"""The moderator's table: who chose what, night after night and day after day, and what it came to.

Three projections of one history: all of it for who leads the table and does not play, one's own choices for a player,
all of it for everybody, told as events, after the end. What is not in the history could not be done: a role that is
due and rests has a line of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from mahfel.engine import MODERATOR, Event, Move, Seat
from mahfel.games.mafia import events, moments
from mahfel.games.mafia.line import RESTED, Line
from mahfel.games.mafia.moves import Act, Ballot
from mahfel.games.mafia.slots import Ballots, Slots

if TYPE_CHECKING:
    from mahfel.engine import Moves
    from mahfel.games.mafia.state import MafiaState


class Chronicle(msgspec.Struct, frozen=True, omit_defaults=True):
    """``chosen``: what was chosen in secret, as it was chosen; ``came_to``: what really happened."""

    chosen: tuple[Line, ...] = ()
    came_to: tuple[Line, ...] = ()


NOTHING = Chronicle()


def chronicle_of(state: MafiaState, viewer: Seat | None) -> Chronicle:
    """The projection that goes with a view."""
    if viewer == MODERATOR:
        return host(state)
    return NOTHING if viewer is None else player(state, viewer)


def host(state: MafiaState) -> Chronicle:
    """Everything, while it goes on: for who leads the table and sits nowhere."""
    return Chronicle(state.chosen, state.record)


def player(state: MafiaState, seat: Seat) -> Chronicle:
    """One's own row: what one chose, and not what became of it."""
    return Chronicle(tuple(line for line in state.chosen if line.actor == seat))


def replay(state: MafiaState) -> Iterator[Event]:
    """Everything, told to everybody after the end, moment by moment: what was done, and who might have acted and did
    not. Each moment is said first, so that a log puts what follows under its own night or day."""
    for now in sorted({line.now for line in (*state.record, *state.chosen)}):
        done = [line for line in state.record if line.now == now]
        idle = tuple(line.actor for line in state.chosen if line.now == now and line.ability == RESTED)
        if done or idle:
            yield events.MomentTold(*moments.told(now))
        for line in done:
            yield events.Happened(now, line.actor, line.ability, line.at, line.role, line.came_to)
        if idle:
            yield events.Rested(now, idle)


def write_down(state: MafiaState, answers: tuple[tuple[Seat, Move], ...], choices: dict[Seat, Moves]) -> None:
    """A window of secret choices has closed: keep what each chose. ``choices``: what those who rested might have done;
    who might not have done anything leaves no line."""
    lines = []
    for seat, move in answers:
        uses = move.uses if isinstance(move, Act | Ballot) else ()
        lines += [Line(state.now, seat, use.ability, use.at, use.role) for use in uses]
        if isinstance(move, Ballot):
            lines += [Line(state.now, seat, "ballot", (vote,)) for vote in move.votes]
        idle = not uses and not (isinstance(move, Ballot) and move.votes)
        if idle and _might_act(choices.get(seat)):
            lines.append(Line(state.now, seat, RESTED))
    state.chosen = (*state.chosen, *lines)


def _might_act(moves: Moves | None) -> bool:
    return isinstance(moves, Ballots) or (isinstance(moves, Slots) and bool(moves.slots))
