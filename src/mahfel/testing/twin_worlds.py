"""H1: twin worlds. What you may not know does not reach you."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import Any, NoReturn

import msgspec

from mahfel.engine import Event, Game, Move, Moves, Refused, Seat, State
from mahfel.testing.case import cases
from mahfel.testing.checks import Checks, checks_of
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.transcript import Project, differing, encode, seen, snapshot, viewers
from mahfel.testing.walk import Position, a_move, a_seat, length, walk

AHEAD = 40
"""How many moves twins are followed at most."""

TWINS = 15
"""About how many twins are born in one game, a short one apart."""

A_WHILE = 4
"""A game that is looked at closely here and there has a pair of twins for every so many of these looks."""

DRAWN = 12
"""How often another hidden move of the same kind is drawn for."""

LAW = "what you may not know does not reach you"


def twin_worlds(game: Game, effort: Effort = NORMAL, project: Project = snapshot) -> None:
    """Two positions that agree on all that one viewer may know stay alike for that viewer, move after move.

    The twin is imagined from the viewer's view; both are driven with the same open moves, and other seats' closed moves
    differ. All that reaches the viewer is compared byte by byte: the position through ``project``, the events in
    number, order and content, and the refusals of moves the viewer tries. They may part only at an event whose type is
    in the game's ``checks.REVEALS`` (at any event, where the game says nothing), where an event of ``checks.UNTOLD``
    says that the viewer now sees more, or at the end. Raises ``Broken``.
    """
    checks = checks_of(game)
    compared = rarely = 0
    for case in cases(game, effort.games * 4, effort.seed):
        tries: list[Move] = []
        decisions = 0
        if checks.CLOSELY:
            rarely = length(case) // max(1, checks.CLOSELY // A_WHILE)
        for position in walk(case):
            tries = _remembered(position, tries)
            if position.chance.below(max(2, rarely)) == 0:
                viewer = position.chance.choice(viewers(position.state))
                compared += Twins(position, viewer, checks, project, tries).follow()
            decisions = len(position.moves)
        rarely = decisions // TWINS
    if not compared:
        next(cases(game, 1)).broken(LAW, "not one move could be compared: do all worlds part at once?")


class Twins:
    """The truth and a world imagined from one view, driven side by side."""

    def __init__(
        self,
        position: Position,
        viewer: Seat | None,
        checks: Checks,
        project: Project,
        tries: list[Move],
    ) -> None:
        self.position = Position(position.case, position.state.copy(), position.moves[:], position.chance)
        self.viewer = viewer
        self.reveals = checks.REVEALS
        self.untold = checks.UNTOLD
        self.project = project
        self.tries = tries
        self.truth = self.position.state
        self.twin = position.case.game.imagine(position.state.view(viewer), position.chance)
        self._answer_where_answered()

    def _answer_where_answered(self) -> None:
        """In an open window the twin's seats answer, as it likes them, that have answered in truth."""
        for seat in sorted(set(self.twin.asked()) - set(self.truth.asked()) - {self.viewer}):
            if seat in self.twin.asked():
                self.twin.play(seat, self.twin.legal(seat).sample(self.position.chance))

    def follow(self) -> int:
        """Play on until the worlds part; the number of moves compared."""
        self.same_sight("before a move")
        for done in range(AHEAD):
            if not self.truth.asked():
                return done
            seat = a_seat(self.truth, self.position.chance)
            move = a_move(self.truth, seat, self.position.chance, self.position.chance.below(4))
            if not self.step(seat, move):
                return done
        return AHEAD

    def step(self, seat: Seat, move: Move) -> bool:
        """The same move in both worlds; False when they may go different ways from here."""
        if set(self.truth.asked()) != set(self.twin.asked()):
            return False  # who has answered in a window may itself be hidden
        self.same_refusals()
        other = self._others_move(seat, move)
        if other is None:
            return False
        heard: tuple[list[Event], list[Event]] = [], []
        for state, events, played in ((self.truth, heard[0], move), (self.twin, heard[1], other)):
            state.tell = events.append
            state.play(seat, played)
            state.tell = None
        self.position.moves.append((seat, self.position.case.game.notate(move)))
        if not self.same_events(*heard):
            return False
        if not self.truth.asked() and not self.twin.asked():
            return False  # after the end nothing is secret
        if sees_more(seen(heard[0], self.viewer), self.viewer, self.untold) and not self.alike():
            return False
        self.same_sight(f"after {move} of seat {seat}")
        return True

    def _others_move(self, seat: Seat, move: Move) -> Move | None:
        """What the seat plays in the twin: the same, or anything where nobody sees it. None: it has no such move."""
        legal = self.twin.legal(seat)
        open_here, open_there = self.truth.open_move(seat, move), self.twin.open_move(seat, move)
        if open_here != open_there and move in legal:
            self.broken("a move is open in one world only", f"{move} of seat {seat}")
        if seat == self.viewer:
            if move not in legal:
                self.broken("its own moves differ", f"{move} is not offered in the twin")
        elif not open_here and len(legal):
            same = move in legal and self.position.chance.below(2)
            return move if same else self._hidden(legal, move)
        return move if move in legal else None

    def _hidden(self, legal: Moves, move: Move) -> Move | None:
        """Another move that nobody sees. One seat alone shows what kind of thing it does, such as to burn a card or to
        ask for one, and hides only which; in a window even that is sealed. None: there is no such move."""
        found = legal.sample(self.position.chance)
        alone = sum(not ask.optional for ask in self.truth.asked().values()) == 1
        for _ in range(DRAWN):
            if not alone or type(found) is type(move):
                return found
            found = legal.sample(self.position.chance)
        return move if move in legal else None

    def same_sight(self, when: str) -> None:
        """The viewer is sent the same of both positions."""
        if not self.alike():
            truth, dream = self.project(self.truth, self.viewer), self.project(self.twin, self.viewer)
            self.broken(f"what is sent differs {when}", differing(truth, dream))

    def alike(self) -> bool:
        """Whether the viewer is sent the same of both positions now."""
        return self.project(self.truth, self.viewer) == self.project(self.twin, self.viewer)

    def same_events(self, truth: list[Event], dream: list[Event]) -> bool:
        """The viewer hears the same events; False when the first difference is one that a rule reveals."""
        here, there = seen(truth, self.viewer), seen(dream, self.viewer)
        if here == there:
            return True
        parts = next((pair for pair in zip(here, there, strict=False) if pair[0] != pair[1]), None)
        if parts is None:
            # All that both heard is the same, and one heard more: that too may be what a rule reveals.
            more = max(here, there, key=len)[min(len(here), len(there))]
            if self.reveals is None or more["type"] not in self.reveals:
                self.broken("more is told in one world", f"{here} against {there}")
            return False
        if self.reveals is not None and not {parts[0]["type"], parts[1]["type"]} <= self.reveals:
            self.broken("an event differs that reveals nothing", f"{parts[0]} against {parts[1]}")
        return False

    def same_refusals(self) -> None:
        """The viewer is refused the same moves with the same words."""
        if self.viewer is None or self.viewer not in self.truth.asked():
            return
        for move in self.tries[-6:]:
            if (here := _answer(self.truth, self.viewer, move)) != (there := _answer(self.twin, self.viewer, move)):
                self.broken("the answer to a move differs", f"{move}: {here} against {there}")

    def broken(self, how: str, detail: str) -> NoReturn:
        """Raise ``Broken`` for the truth."""
        self.position.broken(LAW, f"viewer {self.viewer}: {how}: {detail}")


def sees_more(events: Iterable[Mapping[str, Any]], viewer: Seat | None, untold: Set[str]) -> bool:
    """Whether one of these events shows new hidden things to the viewer that it does not tell."""
    return viewer is not None and any(event["type"] in untold and event.get("seat") == viewer for event in events)


def _answer(state: State, seat: Seat, move: Move) -> Any:
    try:
        state.copy().play(seat, move)
    except Refused as refusal:
        return refusal.code, encode(msgspec.to_builtins(dict(refusal.arguments)))
    return "accepted"


def _remembered(position: Position, tries: list[Move]) -> list[Move]:
    """Moves of other positions of this game, legal or not where they are tried."""
    state = position.state
    if state.asked():
        seat = a_seat(state, position.chance)
        tries = [*tries[-11:], state.legal(seat).sample(position.chance)]
    return tries
