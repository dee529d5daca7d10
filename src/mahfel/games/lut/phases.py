"""The course of the game: a side plunders what it leads, then each of its seats does one thing."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from mahfel.engine import Ask, Move, Moves, Phase, Seat
from mahfel.engine.ask import Asked
from mahfel.games.lut.absent import absent
from mahfel.games.lut.actions import Actions, may, runs_of
from mahfel.games.lut.announce import announce_action, announce_end
from mahfel.games.lut.events import Drawn, GaveWay, Plundered, TurnBegan
from mahfel.games.lut.moves import DEEDS, DISCARDS, DRAW, DRAWS, YIELDS
from mahfel.games.lut.refusing import why_not
from mahfel.games.lut.stage import ALONE, FIRST, INSTEAD, SECOND
from mahfel.games.lut.words import FIRST_BANDIT, KARVANSALAR, NAMES, value_of

if TYPE_CHECKING:
    from mahfel.games.lut.state import LutState


class Raid(Phase["LutState"], frozen=True, tag="raid"):
    """Turn after turn until the pile is used up and a hand is empty."""

    def begin(self, state: LutState) -> None:
        """Nothing lies on the road yet, so the first side only acts."""
        if state.tell is not None:
            state.tell(TurnBegan(state.road.sides.seats[state.road.sides.of[state.turn]]))

    def asked(self, state: LutState) -> Asked:
        """The seat that acts."""
        if state.pile:
            return _WITH_PILE[state.stage][state.turn]
        return _without_pile(state.stage, state.turn, absent(state, state.turn))

    def asks(self, state: LutState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == state.turn

    def legal(self, state: LutState, seat: Seat) -> Moves:
        """Draw, play a card where it may lie, with the pile used up throw one away; give way to a partner."""
        return Actions(runs_of(state, seat))

    def play(self, state: LutState, seat: Seat, move: Move) -> None:
        """One action, or giving way; then the end is looked for, and the turn goes on."""
        deed, number = DEEDS.get(move, (-1, 0))
        if deed == DRAWS and state.pile:
            kind = state.take(seat)
            if state.tell is not None:
                state.tell(Drawn(seat, state.knowers(seat), len(state.pile), NAMES[kind]))
            if not state.pile and not all(state.hands):
                self._end(state, seat, "last_card_drawn")
                return
        elif deed == YIELDS and state.stage == FIRST:
            state.stage = INSTEAD
            state.turn = seat ^ 1
            if state.tell is not None:
                state.tell(GaveWay(seat, state.turn))
            return
        elif deed >= 0 and may(state, seat, deed, number):
            self._use(state, seat, deed, number)
            if not state.pile and not state.hands[seat]:
                self._end(state, seat, "last_card_played")
                return
        else:
            raise why_not(state, seat, move)
        self._go_on(state)

    def _use(self, state: LutState, seat: Seat, deed: int, number: int) -> None:
        """A card leaves the hand: as a caravan, to a siege, or unused."""
        road = state.road
        if deed < FIRST_BANDIT:
            state.spend(seat, deed)
            number = road.send(seat, value_of(deed))
        elif deed <= KARVANSALAR:
            state.spend(seat, deed)
            road.lay(seat, deed, number)
        else:
            deed -= DISCARDS
            state.spend(seat, deed)
            state.discarded[deed] += 1
            number = 0
        if state.tell is not None:
            announce_action(state, seat, deed, number)

    def _go_on(self, state: LutState) -> None:
        stage = state.stage
        if stage in (FIRST, INSTEAD):
            state.stage = SECOND
            state.turn ^= 1
            return
        turn = state.turn
        if stage == ALONE:
            side = turn = turn + 1 if turn + 1 < state.seats else 0
        else:
            turn = (turn | 1) + 1
            if turn == state.seats:
                turn = 0
            side = turn >> 1
            state.stage = FIRST
        state.turn = turn
        if state.tell is not None:
            state.tell(TurnBegan(state.road.sides.seats[side]))
        led = state.road.led[side]
        if led:
            plunder(state, side, led)

    def _end(self, state: LutState, seat: Seat, reason: str) -> None:
        state.ended = reason
        state.finish()
        if state.tell is not None:
            announce_end(state, seat)


def plunder(state: LutState, side: int, led: int) -> None:
    """A side takes every caravan that it leads (a mask); what lay by them is discarded."""
    road = state.road
    left = led
    while left:
        number = (left & -left).bit_length() - 1
        left &= left - 1
        lying = road.lying[number]
        for _, kind in lying:
            state.discarded[kind] += 1
        own = road.sides.of[road.owners[number]] == side
        value = road.leave(number)
        state.booty[side] += (value,)
        if state.tell is not None:
            state.tell(Plundered(road.sides.seats[side], number, value, len(lying), own))
    road.clear(led)


RAID: Final = Raid()

# What the ask is called in texts, and the paragraph behind it, by stage.
_TEXTS: Final = ("act", "act-first", "act-instead", "act-second")
_RULES: Final = ("lut-4.3", "lut-9.5", "lut-9.6", "lut-9.4")
_RULE_WITHOUT_PILE: Final = "lut-4.6"


def _ask(stage: int, default: Move, rule: str) -> Ask:
    return Ask(kind="act", default=default, rule=rule, text=_TEXTS[stage])


_WITH_PILE: Final[tuple[tuple[Asked, ...], ...]] = tuple(
    tuple({seat: _ask(stage, DRAW, rule)} for seat in range(8)) for stage, rule in enumerate(_RULES)
)


@cache
def _without_pile(stage: int, seat: Seat, default: Move) -> Asked:
    text = "act-empty" if stage == ALONE else _TEXTS[stage]
    return {seat: Ask(kind="act", default=default, rule=_RULE_WITHOUT_PILE, text=text)}
