"""The status inquiry: more than half of the table want to know how many of each side have left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mahfel.engine import Ask, Move, Moves, Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.moves import DOWN, Hand
from mahfel.games.mafia.phases.hands import YES_OR_NO
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

_KEPT: Final = 4
"""So many of the latest answers are kept: the last one says most."""


class InquiryVote(Window["MafiaState"], frozen=True, tag="inquiry_vote"):
    """Somebody has called for it; the others raise a hand, or not."""

    caller: Seat

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All the living but the caller, whose hand is up."""
        return tuple(seat for seat in state.living() if seat != self.caller)

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("inquiry", DOWN, "4.6", "vote")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """A hand, or none."""
        return YES_OR_NO

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """With more than half of those who are counted it is told, and one inquiry less is left."""
        hands = 1 + sum(isinstance(move, Hand) and move.up for _, move in answers)
        if 2 * hands > len(state.present()):
            state.inquiries -= 1
            tell_status(state)
        else:
            state.say(events.InquiryRefused, hands)
        state.finish()


def tell_status(state: MafiaState) -> None:
    """How many of each side have left, by the side they were on at the last."""
    state.say(events.StatusTold, *count_gone(state))


def count_gone(state: MafiaState) -> tuple[int, int, int]:
    """How many of each side have left: everybody knows it from now on."""
    sides = [state.players[seat].side for seat in state.gone]
    counts = sides.count("mafia"), sides.count("city"), sides.count("independent")
    state.counted = (*state.counted[-_KEPT + 1 :], counts)
    return counts
