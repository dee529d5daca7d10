"""Turns in the mine: one card is played or discarded, one is drawn, until the treasure is reached or all cards are
gone."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from typing import TYPE_CHECKING, Final

from mahfel.engine import Ask, Move, Moves, Phase, Seat
from mahfel.engine.ask import Asked
from mahfel.games.saboteur import events
from mahfel.games.saboteur.deeds import clears, leads
from mahfel.games.saboteur.legal import Plays, may_play
from mahfel.games.saboteur.mine.mine import GOAL_SPOTS, place_of, spot_of
from mahfel.games.saboteur.mine.tiles import NAMES
from mahfel.games.saboteur.moves import Break, Dig, Map, Mend, Pass, Rockfall, pass_
from mahfel.games.saboteur.refusing import why_not
from mahfel.games.saboteur.words import CARDS, FIRST_BREAK, NUMBERS, PLACES, ROCKFALL, TOOLS

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState


class Turns(Phase["SaboteurState"], frozen=True, tag="turns"):
    """Clockwise, one card a turn. Ends with the seat that reached the treasure, or None."""

    def asked(self, state: SaboteurState) -> Asked:
        """The seat whose turn it is; the ask is the same for every role."""
        seat = state.turn
        lamp, cart, pick = state.broken
        # Worded by what lies open, never by the role.
        text = "turn-broken" if (lamp | cart | pick) >> seat & 1 else "turn" if state.pile else "turn-last"
        return _to_play(seat, state.hands[seat][-1], text)

    def asks(self, state: SaboteurState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == state.turn

    def legal(self, state: SaboteurState, seat: Seat) -> Moves:
        """Everything its cards can do, and to discard any of them."""
        return Plays(state, seat)

    def play(self, state: SaboteurState, seat: Seat, move: Move) -> None:
        """Play a card or discard one, then draw."""
        if not may_play(state, seat, move):
            raise why_not(state, seat, move)
        if type(move) is Dig:
            if self._dig(state, seat, move):
                state.finish(seat)
                return
        elif type(move) is Pass:
            card = NUMBERS[move.card or ""]
            self._spend(state, seat, card)
            state.down[seat].append(card)
            if state.tell is not None:
                state.tell(events.Passed(seat, CARDS[card]))
        else:
            self._act(state, seat, move)
        state.draw(seat)
        if state.pile:
            state.turn = (seat + 1) % state.seats
        elif any(state.hands):
            self._next_with_cards(state)
        else:
            state.finish()

    def _next_with_cards(self, state: SaboteurState) -> None:
        """Whoever has no card left is passed over."""
        turn = (state.turn + 1) % state.seats
        while not state.hands[turn]:
            turn = (turn + 1) % state.seats
        state.turn = turn

    # -- what cards do ---------------------------------------------------------------------------------------------

    def _dig(self, state: SaboteurState, seat: Seat, move: Dig) -> bool:
        """Lay a tunnel; whether the treasure is reached."""
        mine = state.mine
        card = NUMBERS[move.card]
        spot = spot_of(move.x, move.y)
        self._spend(state, seat, card)
        done = mine.lay(spot, 2 * card + move.turned)
        state.deeds[seat] = state.deeds[seat].dug(1 if done.goals else leads(mine, spot))
        if state.tell is not None:
            turned = bool(mine.cells[spot] & 1)
            lit = tuple(map(place_of, done.lit))
            state.tell(events.Dug(seat, move.card, turned, move.x, move.y, lit))
            for goal in done.goals:
                tile = mine.cells[GOAL_SPOTS[goal]]
                state.tell(events.GoalTurned(seat, PLACES[goal], NAMES[tile >> 1], bool(tile & 1)))
        return bool(done.goals) and mine.found

    def _act(self, state: SaboteurState, seat: Seat, move: Move) -> None:
        tell = state.tell
        if type(move) is Break:
            tool = TOOLS.index(move.tool)
            self._spend(state, seat, FIRST_BREAK + tool)
            state.broken[tool] |= 1 << move.seat
            state.deeds[seat] = state.deeds[seat].with_broken(move.seat)
            if tell is not None:
                tell(events.Broke(seat, move.seat, move.tool))
        elif type(move) is Mend:
            tool = TOOLS.index(move.tool)
            card = NUMBERS[move.card]
            self._spend(state, seat, card)
            state.broken[tool] &= ~(1 << move.seat)
            state.up += (FIRST_BREAK + tool, card)
            state.deeds[seat] = state.deeds[seat].with_mended(move.seat)
            if tell is not None:
                tell(events.Mended(seat, move.seat, move.tool, move.card))
        elif type(move) is Rockfall:
            self._fall(state, seat, move)
        elif type(move) is Map:
            card = NUMBERS["map"]
            self._spend(state, seat, card)
            state.up.append(card)
            goal = PLACES.index(move.goal)
            state.maps[seat] |= 1 << goal
            if tell is not None:
                tell(events.MapRead(seat, move.goal, NAMES[state.mine.goals[goal]]))

    def _fall(self, state: SaboteurState, seat: Seat, move: Rockfall) -> None:
        mine = state.mine
        spot = spot_of(move.x, move.y)
        tile = mine.cells[spot]
        lit = bool(mine.light[spot])
        self._spend(state, seat, ROCKFALL)
        dark = mine.clear(spot)
        state.up += (ROCKFALL, tile >> 1)
        state.deeds[seat] = state.deeds[seat].dug(clears(tile, lit=lit))
        if state.tell is not None:
            cut = tuple(map(place_of, dark))
            state.tell(events.Fell(seat, NAMES[tile >> 1], bool(tile & 1), move.x, move.y, cut))

    @staticmethod
    def _spend(state: SaboteurState, seat: Seat, card: int) -> None:
        hand = state.hands[seat]
        del hand[bisect_left(hand, card)]


TURNS: Final = Turns()


@cache
def _to_play(seat: Seat, last: int, text: str) -> Asked:
    # Whoever is away discards the last card of the hand, in the order of the list of cards.
    return {seat: Ask(kind="turn", default=pass_(CARDS[last]), rule=_RULES[text], text=text)}


_RULES: Final = {"turn": "saboteur-4.1", "turn-broken": "saboteur-6.2", "turn-last": "saboteur-8.1"}
