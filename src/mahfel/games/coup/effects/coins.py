"""Effects on coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.games.coup.character import Effect

if TYPE_CHECKING:
    from mahfel.games.coup.phases.attempt import Attempt
    from mahfel.games.coup.state import CoupState


class Gain(Effect, frozen=True, tag="gain"):
    """Take coins from the Treasury."""

    for_the_living = True

    coins: int

    def apply(self, state: CoupState, attempt: Attempt) -> None:
        """At once."""
        state.gain(attempt.actor, self.coins)


class GainAsMuchAgain(Effect, frozen=True, tag="gain_as_much_again"):
    """Take as many coins as one has, up to a number."""

    for_the_living = True

    most: int

    def apply(self, state: CoupState, attempt: Attempt) -> None:
        """At once."""
        state.gain(attempt.actor, min(self.most, state.coins[attempt.actor]))


class TakeFromTarget(Effect, frozen=True, tag="take_from_target"):
    """Take coins of the target, as many as there are; also out of the purse of one who has just been eliminated."""

    most: int

    def apply(self, state: CoupState, attempt: Attempt) -> None:
        """At once; nothing is paid to an actor who is out."""
        assert attempt.target is not None
        if state.alive(attempt.actor):
            state.pay(attempt.target, attempt.actor, self.most)


class TakeFromAll(Effect, frozen=True, tag="take_from_all"):
    """Every target that is not spared gives coins."""

    coins: int

    def apply(self, state: CoupState, attempt: Attempt) -> None:
        """Clockwise; nothing is paid to an actor who is out."""
        for target in attempt.unspared(state):
            if state.alive(attempt.actor):
                state.pay(target, attempt.actor, self.coins)


class FromRichToPoor(Effect, frozen=True, tag="from_rich_to_poor"):
    """Coins go from the target to the poorest other player, whom the actor has named where there were several."""

    most: int

    def apply(self, state: CoupState, attempt: Attempt) -> None:
        """To the next poorest, should the one named be out."""
        rich, poor = attempt.target, attempt.other
        assert rich is not None
        if poor is None or not state.alive(poor):
            seats = [seat for seat in (attempt.actor, *state.others(attempt.actor)) if seat != rich]
            poor = min(filter(state.alive, seats), key=lambda seat: state.coins[seat])
        state.pay(rich, poor, self.most)


class LoseAllToDoubter(Effect, frozen=True, tag="lose_all_to_doubter"):
    """A caught liar gives all coins to the one who doubted."""

    def apply(self, state: CoupState, attempt: Attempt) -> None:
        """At once."""
        assert attempt.doubter is not None
        state.pay(attempt.actor, attempt.doubter, state.coins[attempt.actor])
