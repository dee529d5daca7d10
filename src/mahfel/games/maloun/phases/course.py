"""The course of the game: turn after turn, and the one action of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahfel.engine import Ask, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.maloun import events
from mahfel.games.maloun.burns import Burns
from mahfel.games.maloun.moves import ALL_REQUESTS, WAIT, Build, Burn, Request, Spend
from mahfel.games.maloun.phases.asks import PLAIN, turn_ask, with_builders
from mahfel.games.maloun.phases.contest import build, may_wait_or_build
from mahfel.games.maloun.phases.deck import draws, settle
from mahfel.games.maloun.phases.end import fall
from mahfel.games.maloun.phases.offering import OFFERING
from mahfel.games.maloun.phases.reward import burn
from mahfel.games.maloun.turn_moves import TurnMoves, may_build
from mahfel.games.maloun.words import (
    BIG_BIN,
    DRINK,
    DRINKS,
    KINDS,
    NAMES,
    NUMBERED_ORDER,
    NUMBERS,
    TRIPLE_ORDER,
    WATER,
    is_spoiled,
)

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState


class Course(Phase["MalounState"], frozen=True, tag="course"):
    """Turn after turn, clockwise."""

    def begin(self, state: MalounState) -> None:
        """The first turn."""
        state.push(TURN)

    def resumed(self, state: MalounState, ended: Phase[MalounState], result: Any) -> None:
        """The next turn."""
        ended_turn = state.turn
        turn = ended_turn + 1
        state.turn = turn if turn < state.seats else 0
        state.push(_AFTER[ended_turn])


class Turn(Phase["MalounState"], frozen=True, tag="turn"):
    """The seat in turn does exactly one thing; before it everybody may lay complete sets.

    ``after``: whose turn has just ended, -1 before the first one. Until the next seat acts, that seat comes first by
    priority.
    """

    after: Seat = -1

    def begin(self, state: MalounState) -> None:
        """It is announced."""
        state.waved = 0
        if state.tell is not None:
            state.tell(events.TurnBegan(state.turn))

    def resumed(self, state: MalounState, ended: Phase[MalounState], result: Any) -> None:
        """A set was laid and what it brought is done with."""
        state.waved = 0
        settle(state)

    def asked(self, state: MalounState) -> Asked:
        """The seat in turn; all others may build."""
        turn = state.turn
        ask = turn_ask(most_held(state.hands[turn]), crisis=state.box.crisis)
        return with_builders(state.seats, turn, ask, state.waved)

    def asks(self, state: MalounState, seat: Seat) -> bool:
        """Everybody who has not waved."""
        return seat == state.turn or (0 <= seat < state.seats and not state.waved >> seat & 1)

    def legal(self, state: MalounState, seat: Seat) -> Moves:
        """One action, or a complete set."""
        return TurnMoves(state, seat) if seat == state.turn else may_build(state, seat, WAIT)

    def play(self, state: MalounState, seat: Seat, move: Move) -> None:
        """The action; a set leaves the turn where it is."""
        if seat != state.turn:
            may_wait_or_build(state, seat, move)
        elif isinstance(move, Burn):
            most = 2 if state.permanents[seat] >> BIG_BIN & 1 else 1
            if not move.cards:
                raise Refused("maloun.burn_count", count=0, least=1, most=most)
            burn(state, seat, move, 1, most)
            self._acts(state)
            if draws(state, (seat,) * len(move.cards)):
                ACTED.go_on(state)
        elif isinstance(move, Request):
            if not may_ask(state.permanents[seat], move):
                raise why_not(state.permanents[seat], move)
            state.request = move
            if state.tell is not None:
                state.tell(events.Requested(seat, move.drinks, move.numbered or "", move.number or 0))
            self._acts(state)
            state.push(OFFERING)
        elif isinstance(move, Build):
            build(state, seat, move)
        elif isinstance(move, Spend):
            spend(state, seat, move)
            self._acts(state)
            ACTED.go_on(state)
        else:
            raise Refused("game.wrong_move")

    def _acts(self, state: MalounState) -> None:
        state.waved = 0
        state.phases[-1] = ACTED


class Acted(Phase["MalounState"], frozen=True, tag="acted"):
    """The action of the turn is on its way; after it the turn is over."""

    def resumed(self, state: MalounState, ended: Phase[MalounState], result: Any) -> None:
        """It is done."""
        self.go_on(state)

    def go_on(self, state: MalounState) -> None:
        """Low hands are refilled, too large ones burn down to the limit, and the next turn begins."""
        if not settle(state):
            return
        limit = state.options.hand_limit
        if limit and len(state.hands[state.turn]) > limit:
            state.push(TRIMMING)
            return
        if state.box.crisis:
            state.idle = state.idle + 1 if not state.deck and not state.burnt else 0
            if state.idle >= state.seats:
                fall(state, "closing")
                return
        state.finish()


class Trimming(Phase["MalounState"], frozen=True, tag="trim"):
    """Only with a limit to hands: after a turn its player burns what is too much."""

    def asked(self, state: MalounState) -> Asked:
        """Whose turn it was; by default spoiled cards go first."""
        seat = state.turn
        worst = sorted(state.hands[seat], key=lambda which: (not is_spoiled(which), which))[: self._count(state)]
        return {seat: Ask("trim", Burn(tuple(NAMES[which] for which in sorted(worst))), "maloun-4.5", pace="long")}

    def asks(self, state: MalounState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == state.turn

    def legal(self, state: MalounState, seat: Seat) -> Moves:
        """Exactly so many cards."""
        count = self._count(state)
        return Burns(state.hands[seat], count, count)

    def play(self, state: MalounState, seat: Seat, move: Move) -> None:
        """They are burnt, and nothing is drawn."""
        if not isinstance(move, Burn):
            raise Refused("game.wrong_move")
        count = self._count(state)
        burn(state, seat, move, count, count)
        state.finish()

    def _count(self, state: MalounState) -> int:
        return len(state.hands[state.turn]) - state.options.hand_limit


COURSE = Course()
TURN = Turn()
_AFTER = tuple(Turn(seat) for seat in range(6))
ACTED = Acted()
TRIMMING = Trimming()


def most_held(hand: list[int]) -> tuple[str, ...]:
    """The two drinks of which a hand has the most healthy cards, in the order of the box."""
    counts = [0] * (KINDS + 1)
    for which in hand:
        if not which & 1:
            counts[which // 10] += 1
    counts[KINDS] = -1
    first = counts.index(max(counts))
    counts[first] = -1
    second = counts.index(max(counts))
    return _PAIRS[first][second]


_PAIRS = tuple(tuple((DRINKS[min(one, two)], DRINKS[max(one, two)]) for two in range(KINDS)) for one in range(KINDS))


def may_ask(permanents: int, request: Request) -> bool:
    """Whether an owner of these permanent rewards may make a request."""
    if request.numbered is None and request.number is None and request.drinks in PLAIN:
        return True
    if request not in ALL_REQUESTS or (request.numbered is not None and not permanents >> NUMBERED_ORDER & 1):
        return False
    return len(request.drinks) < 3 or bool(permanents >> TRIPLE_ORDER & 1)


def why_not(permanents: int, request: Request) -> Refused:
    """Why a request is refused."""
    drinks = request.drinks
    for drink in drinks:
        if drink == NAMES[WATER]:
            return Refused("maloun.request_water")
        if drink not in DRINK:
            return Refused("maloun.no_such_drink", drink=drink)
    if not drinks or len(set(drinks)) != len(drinks):
        return Refused("maloun.request_twice", drinks=list(drinks))
    most = 3 if permanents >> TRIPLE_ORDER & 1 else 2
    if len(drinks) > most:
        return Refused("maloun.request_count", count=len(drinks), most=most)
    if request.numbered is not None or request.number is not None:
        if not permanents >> NUMBERED_ORDER & 1:
            return Refused("maloun.request_number")
        if request.numbered not in drinks or request.number not in NUMBERS:
            return Refused("maloun.request_numbered", drinks=list(drinks))
    return Refused("maloun.unsorted", cards=list(drinks))


def spend(state: MalounState, seat: Seat, move: Spend) -> None:
    """Crisis: a positive card goes back, and an unseen card of another hand changes its owner. Raises ``Refused``."""
    if not state.box.crisis:
        raise Refused("game.wrong_move")
    if not state.positives[seat]:
        raise Refused("maloun.no_positive")
    other = move.seat
    if other == seat or not 0 <= other < state.seats:
        raise Refused("maloun.no_such_player", seat=other)
    hand = state.hands[other]
    if not 1 <= move.place <= len(hand):
        raise Refused("maloun.no_such_place", places=[move.place], count=1)
    state.positives[seat] -= 1
    state.positive_deck += 1
    lying = hand[:]
    state.chance.shuffle(lying)
    which = lying[move.place - 1]
    hand.remove(which)
    state.take(seat, which)
    state.forget(other)
    state.learn(other, seat, which)
    if state.tell is not None:
        state.tell(events.Stolen(seat, other, (seat, other), move.place, NAMES[which]))
