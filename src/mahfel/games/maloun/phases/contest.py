"""A set is laid; when it decides the game, others whose last set is complete too may lay it now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Ask, Move, Moves, Refused, Seat
from mahfel.games.maloun import events
from mahfel.games.maloun.building import gain_positive, lay, rivals, saves_by
from mahfel.games.maloun.draws import in_order
from mahfel.games.maloun.moves import WAIT, Build, Wait
from mahfel.games.maloun.phases.asks import LAST_CALL
from mahfel.games.maloun.phases.deck import settle
from mahfel.games.maloun.phases.end import finished
from mahfel.games.maloun.phases.reward import Rewarding
from mahfel.games.maloun.sets import laid_by
from mahfel.games.maloun.turn_moves import may_build
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState


class LastCall(Window["MalounState"], frozen=True, tag="last_call"):
    """``seat`` has laid a deciding set. All who are one set short are asked at once, whatever they hold; of all who lay
    one the first by priority is the finisher."""

    seat: Seat

    def invited(self, state: MalounState) -> tuple[Seat, ...]:
        """Those who could finish with one set, as everybody can count."""
        return rivals(state, self.seat)

    def question(self, state: MalounState, seat: Seat) -> Ask:
        """The same for all."""
        return LAST_CALL

    def choices(self, state: MalounState, seat: Seat) -> Moves:
        """Lay a set, if the hand has one, or not."""
        return may_build(state, seat, WAIT)

    def play(self, state: MalounState, seat: Seat, move: Move) -> None:
        """As in every window; what is wrong with a set is said."""
        refuse_build(state, seat, move)
        super().play(state, seat, move)

    def close(self, state: MalounState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """All sets are laid; priority decides."""
        for seat, answer in answers:
            if isinstance(answer, Build):
                lay(state, seat, answer)
                if state.box.crisis:
                    gain_positive(state, seat)
        finished(state, next(seat for seat in in_order(state) if saves_by(state, seat)))


def refuse_build(state: MalounState, seat: Seat, move: Move) -> None:
    """Raise ``Refused`` with the reason for a build that the hand does not hold, and for moves of another kind."""
    if isinstance(move, Build):
        laid_by(state.hands[seat], move)
    elif not isinstance(move, Wait):
        raise Refused("game.wrong_move")


def build(state: MalounState, seat: Seat, move: Build) -> None:
    """Lay a set at a stable point, in turn or out of it. Raises ``Refused`` when the hand does not hold it."""
    lay(state, seat, move)
    state.waved = 0
    if state.box.crisis:
        gain_positive(state, seat)
    if saves_by(state, seat):
        if state.options.finish_grace and rivals(state, seat):
            if state.tell is not None:
                state.tell(events.LastCalled(seat))
            state.push(LastCall(seat))
        else:
            finished(state, seat)
    elif state.box.crisis:
        settle(state)
    else:
        state.push(Rewarding(seat))


def may_wait_or_build(state: MalounState, seat: Seat, move: Move) -> None:
    """The answer of a seat out of turn."""
    if isinstance(move, Wait):
        state.waved |= 1 << seat
    elif isinstance(move, Build):
        build(state, seat, move)
    else:
        raise Refused("game.wrong_move")
