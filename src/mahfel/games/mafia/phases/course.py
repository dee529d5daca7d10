"""The course of the game: an introduction by day and by night, then day after night after day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahfel.engine import Phase
from mahfel.games.mafia import events
from mahfel.games.mafia.ending import over
from mahfel.games.mafia.gun import bullets_back
from mahfel.games.mafia.night.moments import night_falls
from mahfel.games.mafia.phases.allegiance import Allegiance, somebody_chooses
from mahfel.games.mafia.phases.day import Day
from mahfel.games.mafia.phases.night import Intro, Night
from mahfel.games.mafia.phases.talk import Talk
from mahfel.games.mafia.removal import remove_all

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


class Course(Phase["MafiaState"], frozen=True, tag="course"):
    """What follows what, until one side has won."""

    def begin(self, state: MafiaState) -> None:
        """The introduction: a few words from everybody."""
        state.say(events.IntroBegan)
        state.push(Talk("intro", state.from_starter()))

    def resumed(self, state: MafiaState, ended: Phase[MafiaState], result: Any) -> None:
        """After a talk of introduction the first night, after a night a day, after a day a night."""
        if remove_all(state):
            return
        if isinstance(ended, Talk):
            state.advance()
            state.say(events.NightBegan, 0)
            state.push(Intro())
        elif isinstance(ended, Day):
            self._dusk(state)
        elif isinstance(ended, Intro) and somebody_chooses(state):
            state.push(Allegiance())
        else:
            state.advance()
            if isinstance(ended, Intro | Allegiance) and state.options.begins == "night":
                self._dusk(state)
            else:
                state.push(Day())

    def _dusk(self, state: MafiaState) -> None:
        sleepless = state.sign("no_night")
        for seat in state.living():
            bullets_back(state, seat, state.now + 1)
        if sleepless:
            state.keep_fresh()
        state.advance()
        state.say(events.NoNight if sleepless else events.NightBegan, state.cycle)
        night_falls(state)
        if over(state):
            return
        if sleepless:
            state.advance()
            state.push(Day())
        else:
            state.push(Night())


COURSE = Course()
