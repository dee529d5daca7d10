"""The counter-shot: whoever the team shoots at may be one who shoots back. Everybody is asked the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Ask, Move, Moves, Seat
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.effects import Counter
from mahfel.games.mafia.moves import REST, Act
from mahfel.games.mafia.night.team import team_shots
from mahfel.games.mafia.phases.huddle import STILL
from mahfel.games.mafia.player import Note
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.slots import Slots
from mahfel.games.mafia.table_of_roles import may_be_dealt
from mahfel.games.mafia.targets import aim_of
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def reacts(state: MafiaState) -> bool:
    """Whether a role of this table can react: it is asked for every night, be its owner there or not."""
    return any(
        isinstance(ability.effect, Counter)
        for role in may_be_dealt(state.options, state.scenario, state.seats)
        for ability in ROLES[role].abilities
    )


class React(Window["MafiaState"], frozen=True, tag="react"):
    """Before it is known who was saved."""

    ASLEEP = True

    def begin(self, state: MafiaState) -> None:
        """Whoever is shot at and can shoot back hears of it; everybody else is told nothing at the same moment."""
        before = [len(player.notes) for player in state.players]
        for seat in state.living():
            if len(self.choices(state, seat)) > 1:
                state.note(seat, Note(state.cycle, "shot_at"))
        state.deliver(before)

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All the living."""
        return state.living()

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("react", REST, "7.6", "night")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """Who was shot at by the team and can shoot back: whom; all others nothing."""
        if not any(isinstance(ability.effect, Counter) for ability in state.abilities(seat)):
            return STILL
        if seat not in {target for _, target in team_shots(state, state.pending)}:
            return STILL
        aims = [aim_of(state, seat, ability) for ability in state.abilities(seat) if "react" in ability.when]
        return Slots(tuple((aim,) for aim in aims))

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """On to what comes of it all."""
        state.finish(tuple((seat, move.uses) for seat, move in answers if isinstance(move, Act) and move.uses))
