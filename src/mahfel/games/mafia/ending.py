"""The end: who has won, looked at after each night and each time somebody left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.sign import Result

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def over(state: MafiaState) -> bool:
    """Whether the game is over; if it has just ended, end it."""
    if state.result is None:
        found = result(state)
        if found is None:
            return False
        end(state, found)
    return True


def result(state: MafiaState) -> Result | None:
    """How it would end now; None while it goes on."""
    living = state.living()
    if not living:
        return _won(state, "nobody", "nobody_left", ())
    alone = _alone(state, living)
    if alone is not None:
        return alone
    mafia = state.of_side("mafia")
    if all(state.role(seat).follows for seat in mafia):
        mafia = ()  # who only follows does not keep the team alive
    killers = tuple(seat for seat in living if state.role(seat).kills_alone and state.players[seat].side != "mafia")
    if killers:
        if len(living) > 2:
            return None
        if len(living) == 2 and not _armed(state, next(seat for seat in living if seat != killers[0])):
            return _won(state, "independent", "last_two", killers)
    elif not mafia:
        return _won(state, "city", "mafia_gone", ())
    elif 2 * len(mafia) >= len(living) and not (state.scenario.hold and _can_turn_it(state, mafia, living)):
        return _won(state, "mafia", "parity", ())
    return None


def _alone(state: MafiaState, living: tuple[Seat, ...]) -> Result | None:
    """Who wins by themselves: among the last few, or by having been everything."""
    for seat in living:
        role = ROLES[state.players[seat].dealt]
        if role.wins_among_last and len(living) <= role.wins_among_last:
            return _won(state, "independent", "among_the_last", (seat,))
        shifts = state.players[seat].shifts
        if role.shifts and len(shifts) > 7 and {*shifts, "independent"} == {"city", "mafia", "independent"}:
            return _won(state, "independent", "all_colours", (seat,))
    return None


def _can_turn_it(state: MafiaState, mafia: tuple[Seat, ...], living: tuple[Seat, ...]) -> bool:
    """At exact parity the city may still have a loaded gun, or a power that takes one along or stops a vote."""
    if 2 * len(mafia) != len(living):
        return False
    return any(
        _armed(state, seat) or _has_unused(state, seat) for seat in living if state.players[seat].side != "mafia"
    )


def _armed(state: MafiaState, seat: Seat) -> bool:
    gun = state.players[seat].status("gun")
    return gun is not None and gun.word.startswith("live")


def _has_unused(state: MafiaState, seat: Seat) -> bool:
    player = state.players[seat]
    return any(
        type(ability.effect).__name__ in ("TakeAlong", "AnnulVote", "OrderExit")
        and not (ability.uses and player.times(ability.key) >= ability.uses)
        for ability in state.abilities(seat)
    )


def _won(state: MafiaState, side: str, why: str, alone: tuple[Seat, ...]) -> Result:
    """The members of the side, dead or alive, as they are now; those who win by themselves beside them."""
    team = {seat for seat, player in enumerate(state.players) if player.side == side and side != "independent"}
    return Result(side, why, tuple(sorted({*team, *alone})))


def end(state: MafiaState, found: Result) -> None:
    """Show everything and end."""
    state.result = found
    for seat, player in enumerate(state.players):
        state.say(events.RolesShown, seat, player.dealt, player.role, player.side)
    for line in state.record:
        state.say(events.Happened, line.now, line.actor, line.ability, line.at, line.role, line.came_to)
    state.say(events.Won, found.side, found.why, found.winners)
    state.answers = [None] * state.seats
    state.phases.clear()
