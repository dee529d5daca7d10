"""The first vote: hands for the defence; and the vote on a sole accused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Ask, Listed, Move, Moves, Refused, Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.armour import armoured
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.interrupt import interrupt, powers_by_day
from mahfel.games.mafia.ledger import write
from mahfel.games.mafia.moments import night
from mahfel.games.mafia.moves import DOWN, UP, Act, Hand, Hands
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.scenario import hands_needed
from mahfel.games.mafia.slots import Subsets
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

YES_OR_NO = Listed((UP, DOWN))
NO_HANDS = Hands()


def announce_safe(state: MafiaState) -> None:
    """Who cannot be accused is not known before it matters, and then for this day alone; less, if what keeps them safe
    ends before the vote."""
    for seat in state.living():
        if state.has(seat, "spared"):
            state.lift(seat, "spared")
    safe = tuple(seat for seat in state.living() if state.has(seat, "safe"))
    for seat in safe:
        state.put(seat, Status("spared", night(state.cycle)))
    if safe:
        state.say(events.SparedToday, safe)


def called_to_account(state: MafiaState, seat: Seat) -> bool:
    """Whether this seat is accused without hands: for a gun or by a card, unless it cannot be accused today."""
    return state.has(seat, "summoned") and not state.has(seat, "spared")


class RaisingHands(Window["MafiaState"], frozen=True, tag="raising_hands"):
    """Everybody raises hands for the defence of as many as they like; all hands go up at the same moment.

    Until then a power by day may still interrupt; the city is another one after it, so the vote begins anew.
    """

    def begin(self, state: MafiaState) -> None:
        """Who cannot be accused today is announced first, and anew when the vote begins anew."""
        announce_safe(state)

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All the living, the silenced among them."""
        return state.living()

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("hands", NO_HANDS, "5.1", "vote")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """Any of the others who can be accused; or a power of one's role."""
        able = tuple(other for other in state.living() if other != seat and not state.has(other, "spared"))
        return Subsets(able, tuple(powers_by_day(state, seat)))

    def play(self, state: MafiaState, seat: Seat, move: Move) -> None:
        """A sealed answer, or an interruption before everybody's eyes."""
        if not isinstance(move, Act):
            super().play(state, seat, move)
            return
        if move not in self.choices(state, seat):
            raise Refused("game.wrong_move")
        state.answers = [None] * state.seats
        over = interrupt(state, seat, move.uses[0])
        if state.result is not None:
            return
        if over:
            state.finish("day_over")
        else:
            self.begin(state)

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """Whoever has hands enough, or fired a gun today, is accused."""
        living = state.living()
        sudden = state.sign("sudden_death")
        needed = 1 if sudden else hands_needed(state.scenario.vote.threshold, len(state.present()))
        secret = state.sign("secret_hands")
        accused = []
        if not secret:
            write(state, ((voter, seat) for voter, move in answers if isinstance(move, Hands) for seat in move.seats))
        for seat in state.from_starter():
            by = tuple(voter for voter, move in answers if isinstance(move, Hands) and seat in move.seats)
            if by and not secret:
                state.say(events.HandsUp, seat, by, needed)
            if len(by) >= needed or called_to_account(state, seat):
                accused.append(seat)
        if sudden and not accused:
            able = tuple(seat for seat in living if not state.has(seat, "spared")) or living
            accused = [state.chance.choice(able)]
            state.say(events.Lottery, able, accused[0])
        state.say(events.Accused, tuple(accused))
        state.finish(tuple(accused))


class Solo(Window["MafiaState"], frozen=True, tag="solo"):
    """Only one is accused: the others raise a hand, or not, at once and openly."""

    accused: Seat

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All the living but the accused."""
        return tuple(seat for seat in state.living() if seat != self.accused)

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("solo", DOWN, "5.4", "vote")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """A hand, or none."""
        return YES_OR_NO

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """With hands enough the accused leaves; in sudden death in any case."""
        by = tuple(voter for voter, move in answers if isinstance(move, Hand) and move.up)
        write(state, ((voter, self.accused) for voter in by))
        needed = hands_needed(state.scenario.vote.solo, len(state.present()))
        state.say(events.HandsUp, self.accused, by, needed)
        if len(by) >= needed or state.sign("sudden_death"):
            state.finish(() if armoured(state, self.accused) else (self.accused,))
        else:
            state.say(events.NobodyLeaves)
            state.finish(())
