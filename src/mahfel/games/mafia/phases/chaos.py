"""Chaos: three are left. In place of a vote two of them shake hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Ask, Move, Moves, Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.ending import end
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.moves import REST, Act
from mahfel.games.mafia.sign import Result
from mahfel.games.mafia.slots import Aim, Slots
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


class Chaos(Window["MafiaState"], frozen=True, tag="chaos"):
    """Each of the three points at one of the others; the first two who point at each other decide. ``again``: the
    second try; after it a lot is drawn."""

    again: bool = False

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All three."""
        return state.living()

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("chaos", REST, "4.7", "discussion")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """Hold a hand out to one of the two others, or to nobody."""
        return Slots(((Aim("hand_to", tuple(other for other in state.living() if other != seat), 1, 1),),))

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """A pair of hands ends the game: the third leaves, and the mafia win if one of the pair is theirs."""
        to = {seat: move.uses[0].at[0] for seat, move in answers if isinstance(move, Act) and move.uses}
        pair = next(((one, other) for one, other in to.items() if to.get(other) == one), None)
        if pair is None and not self.again:
            state.say(events.Announced, "no_hands_met")
            state.phases[-1] = Chaos(again=True)
            return
        by_lot = pair is None
        if pair is None:
            third = state.chance.choice(state.living())
            one, other = (seat for seat in state.living() if seat != third)
            pair = (one, other)
        state.say(events.HandsShaken, tuple(sorted(pair)), by_lot)
        left = tuple(seat for seat in state.living() if seat not in pair)
        leave(state, [(seat, "vote") for seat in left])
        side = "mafia" if any(state.players[seat].side == "mafia" for seat in pair) else "city"
        winners = tuple(seat for seat, player in enumerate(state.players) if player.side == side)
        end(state, Result(side, "handshake", winners))
