"""The huddle: at nightfall the team propose whom to shoot; everybody else lies still, and is asked just the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Ask, Move, Moves, Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.moves import REST, Act
from mahfel.games.mafia.night.team import shot_due, team_targets
from mahfel.games.mafia.slots import Aim, Slots
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

STILL = Slots()


class Huddle(Window["MafiaState"], frozen=True, tag="huddle"):
    """A window of its own before the night's actions: its end shows the team each other's proposals."""

    ASLEEP = True

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All the living."""
        return state.living()

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("huddle", REST, "7.2", "night")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """For the team: a name; for all others: nothing."""
        if seat not in state.team() or not shot_due(state):
            return STILL
        return Slots(((Aim("propose", team_targets(state), 1, 1),),))

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """The proposals lie open before the team."""
        state.proposals = tuple(
            (seat, move.uses[0].at[0]) for seat, move in answers if isinstance(move, Act) and move.uses
        )
        team = state.team()
        for seat in state.living():
            state.say(events.ProposalsShown, seat, state.proposals if seat in team else ())
        state.finish()
