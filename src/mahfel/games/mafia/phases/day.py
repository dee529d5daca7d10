"""A day: talk, a vote, whoever leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahfel.engine import Phase, Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.ending import over
from mahfel.games.mafia.leaving import leave
from mahfel.games.mafia.phases.chaos import Chaos
from mahfel.games.mafia.phases.defence import Defence
from mahfel.games.mafia.phases.election import PLACES, Election, candidates, representatives
from mahfel.games.mafia.phases.exits import Exits
from mahfel.games.mafia.phases.hands import RaisingHands, Solo, called_to_account
from mahfel.games.mafia.phases.inspection import Inspection, called
from mahfel.games.mafia.phases.naming import Naming
from mahfel.games.mafia.phases.second_vote import Midday, OpenVote
from mahfel.games.mafia.phases.talk import Talk
from mahfel.games.mafia.phases.two_guns import TwoGuns
from mahfel.games.mafia.removal import remove_all
from mahfel.games.mafia.sudden_death import call_sudden_death, count_quiet

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


class Day(Phase["MafiaState"], frozen=True, tag="day"):
    """A day from its first word to the last of whoever leaves."""

    def begin(self, state: MafiaState) -> None:
        """The first speaker is the next living seat after yesterday's."""
        if state.cycle > 1:
            state.starter = (state.starter + state.step) % state.seats
            while not state.alive(state.starter):
                state.starter = (state.starter + state.step) % state.seats
        state.challenged = ()
        state.say(events.DayBegan, state.cycle)
        count_quiet(state)
        if state.scenario.chaos and len(state.living()) == 3:
            state.push(Chaos())
            return
        two = called(state)
        if two:
            state.push(Inspection(two))
            return
        holders = tuple(seat for seat in state.living() if state.has(seat, "shown"))
        for seat in holders:
            state.say(events.GunShown, seat)
        order = state.from_starter()
        # Who has come back from those who left speaks last.
        order = tuple(sorted(order, key=lambda seat: state.has(seat, "back")))
        state.push(Talk("day", (*holders, *order), guns=len(holders)))

    def resumed(self, state: MafiaState, ended: Phase[MafiaState], result: Any) -> None:
        """Talk, hands, defence, vote, exits; then whoever was wounded leaves."""
        if not remove_all(state):
            self._go_on(state, ended, result)

    def _go_on(self, state: MafiaState, ended: Phase[MafiaState], result: Any) -> None:
        match ended:
            case Talk() | RaisingHands() if result == "day_over":
                self._evening(state)
            case Talk():
                if state.scenario.two_guns and state.nth_day == 1:
                    state.push(TwoGuns())
                elif state.scenario.representatives:
                    self._elect(state)
                else:
                    state.push(RaisingHands())
            case Election():
                self._name(state)
            case Naming():
                self._defend(state, result)
            case RaisingHands():
                accused = tuple(seat for seat in result if state.alive(seat))
                if accused:
                    state.push(Defence(accused))
                else:
                    self._evening(state)
            case Defence():
                self._vote(state, ended.accused)
            case Solo() | OpenVote() | Midday() | Inspection():
                leavers = tuple(seat for seat in result if state.alive(seat))
                if leavers:
                    state.push(Exits(leavers))
                else:
                    self._evening(state)
            case _:
                self._evening(state)

    def _elect(self, state: MafiaState) -> None:
        """Places that are free are filled; nobody is accused on the first day."""
        free = min(PLACES - len(representatives(state)), len(candidates(state)))
        if free > 0:
            state.push(Election(free))
        else:
            self._name(state)

    def _name(self, state: MafiaState) -> None:
        if state.nth_day <= 1:
            self._evening(state)
        else:
            order = state.from_starter()
            state.push(Naming(tuple(sorted(representatives(state), key=order.index))))

    def _defend(self, state: MafiaState, named: tuple[Seat, ...]) -> None:
        """Whoever was named has answered; who is accused besides, because of a gun or a card, defends themselves."""
        besides = tuple(seat for seat in state.from_starter() if seat not in named and called_to_account(state, seat))
        if besides:
            state.say(events.Accused, (*named, *besides))
            state.push(Defence((*named, *besides), at=len(named)))
        else:
            self._vote(state, named)

    def _vote(self, state: MafiaState, accused: tuple[Seat, ...]) -> None:
        standing = tuple(seat for seat in accused if state.alive(seat))
        if not standing:
            self._evening(state)
        elif len(standing) == 1:
            state.push(Solo(standing[0]))
        elif state.scenario.vote.midday:
            state.push(Midday(standing))
        else:
            state.push(OpenVote(standing))

    def _evening(self, state: MafiaState) -> None:
        fallen = [seat for seat in state.living() if falls_this_evening(state, seat)]
        if fallen:
            leave(state, [(seat, "evening") for seat in fallen])
            if over(state):
                return
        call_sudden_death(state)
        state.finish()


def falls_this_evening(state: MafiaState, seat: Seat) -> bool:
    """Whether a wound or a poison is due."""
    poison = state.players[seat].status("poisoned")
    # A poison of today is due tomorrow: it ends with the evening on which it works.
    due = poison is not None and poison.word == "evening" and poison.until == state.now + 1
    return state.has(seat, "wounded") or due
