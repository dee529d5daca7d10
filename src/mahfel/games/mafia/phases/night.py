"""The night: everybody is asked, whoever has something to do; the first one, and all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahfel.engine import Ask, Move, Moves, Phase, Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.ending import over
from mahfel.games.mafia.moderator import write_down
from mahfel.games.mafia.moves import REST, Act, Use
from mahfel.games.mafia.night.actions import intro_slots, night_slots
from mahfel.games.mafia.night.introduction import introduce, meet
from mahfel.games.mafia.night.resolve import resolve
from mahfel.games.mafia.night.team import shot_due
from mahfel.games.mafia.phases.dawn import Dawn
from mahfel.games.mafia.phases.huddle import Huddle
from mahfel.games.mafia.phases.react import React, reacts
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.mafia.state import Chosen, MafiaState


class Intro(Window["MafiaState"], frozen=True, tag="intro"):
    """The first night: the mafia meet, some look on, nobody is hurt."""

    ASLEEP = True

    def begin(self, state: MafiaState) -> None:
        """Whoever belongs together meets."""
        meet(state)

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """Everybody."""
        return state.living()

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("night", REST, "3.2", "night")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """What a role may do on the first night."""
        return intro_slots(state, seat)

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """Whoever has to know something is told."""
        write_down(state, answers, {seat: self.choices(state, seat) for seat, move in answers if move == REST})
        introduce(state, chosen(answers))
        if not over(state):
            state.finish()


class Acting(Window["MafiaState"], frozen=True, tag="acting"):
    """The actions of a night, all at once; nothing happens before the last is in."""

    ASLEEP = True

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All the living."""
        return state.living()

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("night", REST, "7.3", "night")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """What a role may do tonight."""
        return night_slots(state, seat)

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """On to those who may react, and to what comes of it all."""
        write_down(state, answers, {seat: self.choices(state, seat) for seat, move in answers if move == REST})
        state.finish(chosen(answers))


class Night(Phase["MafiaState"], frozen=True, tag="night"):
    """A night: the huddle, the actions, a reaction where a role in the game has one, then dawn."""

    def begin(self, state: MafiaState) -> None:
        """The team put their heads together. Whether they may shoot tonight hangs on the scenario alone: all are told
        when they may not."""
        state.proposals = ()
        if not shot_due(state):
            state.say(events.Announced, "quiet_night")
        state.push(Huddle())

    def resumed(self, state: MafiaState, ended: Phase[MafiaState], result: Any) -> None:
        """Step by step."""
        if isinstance(ended, Huddle):
            state.push(Acting())
        elif isinstance(ended, Acting):
            state.pending = result
            if reacts(state):
                state.push(React())
            else:
                self._resolve(state, ())
        elif isinstance(ended, React):
            self._resolve(state, result)
        else:
            state.finish()

    def _resolve(self, state: MafiaState, reactions: Chosen) -> None:
        acts, state.pending = state.pending, ()
        state.push(Dawn(resolve(state, acts, reactions)))


def chosen(answers: tuple[tuple[Seat, Move], ...]) -> Chosen:
    """The uses of every seat that did something, in the order of the seats."""
    found: dict[Seat, tuple[Use, ...]] = {
        seat: move.uses for seat, move in answers if isinstance(move, Act) and move.uses
    }
    return tuple(sorted(found.items()))
