"""The inspection: a day that belongs to two players whom the Inspector has called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahfel.engine import Ask, Move, Moves, Phase, Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.moves import REST, Act
from mahfel.games.mafia.phases.defence import Defence
from mahfel.games.mafia.phases.huddle import STILL
from mahfel.games.mafia.phases.second_vote import OpenVote
from mahfel.games.mafia.slots import Aim, Slots
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

NO_VOTE = Slots(((Aim("no_vote"),),))


def called(state: MafiaState) -> tuple[Seat, ...]:
    """The two who were called, if both live."""
    two = tuple(seat for seat in state.living() if state.has(seat, "called"))
    return two if len(two) == 2 else ()


class Verdict(Window["MafiaState"], frozen=True, tag="verdict"):
    """Whether one votes between the two is for the Inspector to say; all are asked, so nobody knows who it is."""

    ASLEEP = True

    two: tuple[Seat, ...]

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All the living."""
        return state.living()

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("verdict", REST, "14.4", "night")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """For the Inspector: that there is no vote; for all others nothing."""
        call = state.players[self.two[0]].status("called")
        return NO_VOTE if call is not None and call.by == seat else STILL

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """A vote, unless there is none."""
        state.finish(any(isinstance(move, Act) and move.uses for _, move in answers))


class Inspection(Phase["MafiaState"], frozen=True, tag="inspection"):
    """Each of the two speaks twice; then the Inspector decides."""

    two: tuple[Seat, ...]

    def begin(self, state: MafiaState) -> None:
        """It is announced."""
        state.say(events.Accused, self.two)
        state.push(Defence((*self.two, *self.two)))

    def resumed(self, state: MafiaState, ended: Phase[MafiaState], result: Any) -> None:
        """Speeches, the decision, perhaps a vote."""
        match ended:
            case Defence():
                state.push(Verdict(self.two))
            case Verdict():
                if result:
                    state.say(events.NobodyLeaves)
                    state.finish(())
                else:
                    state.push(OpenVote(self.two))
            case _:
                state.finish(result)
