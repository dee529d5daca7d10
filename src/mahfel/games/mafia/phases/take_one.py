"""Somebody who was attacked and left at night takes one of two others along."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mahfel.engine import Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.mafia import events
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.card import others
from mahfel.games.mafia.ending import over
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.moves import Act, Use
from mahfel.games.mafia.player import Note
from mahfel.games.mafia.slots import Aim, Must

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


class TakingOne(Phase["MafiaState"], frozen=True, tag="taking_one"):
    """``two``: whose roles were looked at; empty while they have still to be chosen."""

    OPEN: ClassVar[bool] = True

    seat: Seat
    two: tuple[Seat, ...] = ()

    def begin(self, state: MafiaState) -> None:
        """It is announced."""
        state.say(events.Announced, "takes_one_along")
        if not others(state, self.seat):
            state.finish()

    def asked(self, state: MafiaState) -> Asked:
        """Who has left; by default the next ones to the left."""
        kind = "take_one" if self.two else "look_at_two"
        return {self.seat: ask(kind, next(iter(self.legal(state, self.seat))), "7.8", "turn")}

    def legal(self, state: MafiaState, seat: Seat) -> Moves:
        """Two to look at (one, if no more are left), then one of them."""
        if self.two:
            return Must(Aim("take", self.two, 1, 1))
        living = others(state, seat)
        count = min(2, len(living))
        return Must(Aim("look", living, count, count))

    def play(self, state: MafiaState, seat: Seat, move: Move) -> None:
        """Look at two, then take one."""
        if move not in self.legal(state, seat):
            raise Refused("game.wrong_move")
        assert isinstance(move, Act)
        use: Use = move.uses[0]
        if not self.two:
            before = [len(player.notes) for player in state.players]
            for other in use.at:
                state.note(seat, Note(state.cycle, "role", (other,), state.players[other].role))
            state.say(events.NightNews, seat, state.players[seat].notes[before[seat] :])
            state.phases[-1] = TakingOne(self.seat, use.at)
            return
        leave(state, [(use.at[0], "dawn")])
        if not over(state):
            state.finish()
