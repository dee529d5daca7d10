"""The requester takes one of the offers; in Crisis all see which."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from mahfel.engine import Ask, Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.maloun import events
from mahfel.games.maloun.building import gain_positive, saves_by
from mahfel.games.maloun.memory import note
from mahfel.games.maloun.moves import WAIT, Build, Keep, Pick, wanted
from mahfel.games.maloun.phases.asks import one, with_builders
from mahfel.games.maloun.phases.contest import build, may_wait_or_build
from mahfel.games.maloun.phases.deck import settle
from mahfel.games.maloun.phases.end import fall, finished
from mahfel.games.maloun.phases.reward import kept
from mahfel.games.maloun.turn_moves import may_build
from mahfel.games.maloun.words import FINE_PALATE, NAMES, Card, names

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState


class Picking(Phase["MalounState"], frozen=True, tag="pick"):
    """Offers lie face down and the donors have drawn: the requester takes one blindly; sets may be laid."""

    def begin(self, state: MalounState) -> None:
        """All donors have drawn."""
        state.waved = 0
        settle(state)

    def resumed(self, state: MalounState, ended: Phase[MalounState], result: Any) -> None:
        """Draws or a reward are done with."""
        self.begin(state)

    def asked(self, state: MalounState) -> Asked:
        """The requester; all others may build."""
        return with_builders(state.seats, state.turn, _ask(picks(len(state.offers), _count(state))[0]), state.waved)

    def asks(self, state: MalounState, seat: Seat) -> bool:
        """Everybody who has not waved."""
        return seat == state.turn or (0 <= seat < state.seats and not state.waved >> seat & 1)

    def legal(self, state: MalounState, seat: Seat) -> Moves:
        """One of the places, or two to compare; a complete set."""
        if seat != state.turn:
            return may_build(state, seat, WAIT)
        return may_build(state, seat, *picks(len(state.offers), _count(state)))

    def play(self, state: MalounState, seat: Seat, move: Move) -> None:
        """Take the card, or look at two."""
        if seat != state.turn:
            may_wait_or_build(state, seat, move)
        elif isinstance(move, Build):
            build(state, seat, move)
        elif not isinstance(move, Pick):
            raise Refused("game.wrong_move")
        else:
            if move not in picks(len(state.offers), _count(state)):
                raise Refused("maloun.no_such_place", places=list(move.places), count=_count(state))
            taken = tuple(state.offers[place - 1] for place in move.places)
            if len(taken) == 1:
                receive(state, taken)
            else:
                state.look = taken
                state.waved = 0
                if state.tell is not None:
                    state.tell(events.Compared(seat, names(taken)))
                state.phases[-1] = COMPARING


class Comparing(Phase["MalounState"], frozen=True, tag="compare"):
    """Fine palate: of two offers seen, the requester keeps one."""

    def asked(self, state: MalounState) -> Asked:
        """The requester."""
        return one(state.turn, "compare", Keep(NAMES[state.look[0]]), "maloun-8.4")

    def asks(self, state: MalounState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == state.turn

    def legal(self, state: MalounState, seat: Seat) -> Moves:
        """Either card."""
        return Listed(Keep(NAMES[which]) for which in dict.fromkeys(state.look))

    def play(self, state: MalounState, seat: Seat, move: Move) -> None:
        """The other one goes the way of the rest."""
        which = kept(state, move)
        other = state.look[1] if state.look[0] == which else state.look[0]
        state.look = ()
        receive(state, (which, other))


def receive(state: MalounState, seen: tuple[Card, ...]) -> None:
    """The requester gets the first of the cards seen; all other offers go to the burnt pile. The turn is over."""
    seat, which = state.turn, seen[0]
    rest = len(state.offers) - 1
    if state.box.crisis:
        assert state.request is not None
        bad = not wanted(state.request) >> which & 1
        if state.tell is not None:
            state.tell(events.PickShown(seat, NAMES[which], bad, rest))
        if bad and _mismatch(state, seat):
            return
        for viewer in range(-1, state.seats):
            if viewer != seat:
                state.learn(viewer, seat, which)
    elif state.tell is not None:
        state.tell(events.Picked(seat, NAMES[which], rest))
    note(state, seen)
    lying = list(state.offers)
    lying.remove(which)
    state.burnt.extend(lying)
    state.take(seat, which)
    state.offers, state.donors, state.request = (), (), None
    state.gave[:] = [-1] * state.seats
    state.finish()


def _mismatch(state: MalounState, seat: Seat) -> bool:
    """Crisis: a positive card for the requester, then a negative one for the café. Whether that ends the game."""
    gain_positive(state, seat)
    if saves_by(state, seat):
        finished(state, seat)
        return True
    state.negatives += 1
    if state.tell is not None:
        state.tell(events.NegativeAdded(state.negatives, state.box.negative_cap))
    if state.negatives < state.box.negative_cap:
        return False
    fall(state, "negatives")
    return True


def _count(state: MalounState) -> int:
    return 2 if state.permanents[state.turn] >> FINE_PALATE & 1 and len(state.offers) > 1 else 1


@cache
def picks(offers: int, count: int) -> Listed:
    """Every choice of so many places."""
    return Listed(Pick(places) for places in combinations(range(1, offers + 1), count))


@cache
def _ask(default: Pick) -> Ask:
    return Ask("pick", default, "maloun-6.1", text="pick-two" if len(default.places) > 1 else "")


PICKING = Picking()
COMPARING = Comparing()
