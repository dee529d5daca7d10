"""The election: the city chooses two who will accuse for it, and one of the mafia may add a vote in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mahfel.engine import Ask, Move, Moves, Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.effects import Choose
from mahfel.games.mafia.line import Line
from mahfel.games.mafia.moments import FOREVER
from mahfel.games.mafia.moves import REST, Act
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.slots import Aim, Slots
from mahfel.games.mafia.targets import aim_of
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

PLACES: Final = 2
"""How many represent the city."""


def representatives(state: MafiaState) -> tuple[Seat, ...]:
    """Those who were elected and live."""
    return tuple(seat for seat in state.living() if state.has(seat, "represents"))


def candidates(state: MafiaState) -> tuple[Seat, ...]:
    """Who may be elected."""
    return tuple(seat for seat in state.living() if not state.has(seat, "represents"))


class Election(Window["MafiaState"], frozen=True, tag="election"):
    """Everybody names as many as there are free places; who has most is elected. The votes are not told."""

    ASLEEP = True

    places: int

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All the living."""
        return state.living()

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("elect", REST, "15.4", "night")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """Some of the others; and a vote more for whoever may add one."""
        able = candidates(state)
        others = tuple(other for other in able if other != seat)
        mine = [ability for ability in state.abilities(seat) if "election" in ability.when]
        aims = (Aim("elect", others, 1, self.places), *(aim_of(state, seat, ability, able) for ability in mine))
        return Slots([(aim,) for aim in aims])

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """Those with most votes; between those with as many a lot is drawn, and nobody is told that it was."""
        votes = dict.fromkeys(candidates(state), 0)
        for seat, move in answers:
            for use in move.uses if isinstance(move, Act) else ():
                counts = use.ability == "elect" or _betrays(state, seat, use.ability)
                for named in use.at if counts else ():
                    votes[named] += 1
                if use.ability != "elect":
                    came_to = "done" if counts else "blocked"
                    state.record = (*state.record, Line(state.now, seat, use.ability, use.at, came_to=came_to))
        order = list(votes)
        state.chance.shuffle(order)
        elected = tuple(sorted(sorted(order, key=lambda seat: -votes[seat])[: self.places]))
        for seat in elected:
            state.put(seat, Status("represents", FOREVER))
        state.say(events.Elected, elected)
        state.finish()


def _betrays(state: MafiaState, seat: Seat, key: str) -> bool:
    """Whether a vote was added in secret, by somebody who can."""
    ability = next((found for found in state.abilities(seat) if found.key == key), None)
    return ability is not None and isinstance(ability.effect, Choose) and not state.has(seat, "blocked")
