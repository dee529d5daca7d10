"""The end: who has won, looked at after each night and each time somebody left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mahfel.engine import Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.gun import armed
from mahfel.games.mafia.moderator import replay
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.sign import Result

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


ENOUGH_COLOURS = 7
"""Whoever shifts has to change more often than that to win alone."""


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
    staying = tuple(seat for seat in living if seat not in state.going)  # who is sent away wins nothing alone
    colours = tuple(seat for seat in staying if _all_colours(state, seat))
    if colours:
        return _won(state, "independent", "all_colours", colours)
    if not living:
        return _won(state, "nobody", "nobody_left", ())
    mafia = state.of_side("mafia")
    if all(state.role(seat).follows for seat in mafia):
        mafia = ()  # who only follows does not keep the team alive
    among = tuple(seat for seat in staying if _among_the_last(state, seat, len(living)))
    killers = tuple(seat for seat in living if state.role(seat).kills_alone and state.players[seat].side != "mafia")
    if not mafia and not killers:
        return _won(state, "city", "mafia_gone", among)
    if among:
        return _won(state, "independent", "among_the_last", among)
    if killers:
        alone = tuple(seat for seat in killers if seat in staying)
        if alone and (len(living) == 1 or (len(living) == 2 and not _faces_a_gun(state, living, killers))):
            return _won(state, "independent", "last_two", alone)
        return None
    if 2 * len(mafia) >= len(living) and not (state.scenario.hold and _can_turn_it(state, mafia, living)):
        return _won(state, "mafia", "parity", ())
    return None


def _all_colours(state: MafiaState, seat: Seat) -> bool:
    """Whether one who shifts has been everything, and has changed more than seven times."""
    shifts = state.players[seat].shifts
    was = {ROLES[state.players[seat].dealt].side, *shifts}
    return len(shifts) > ENOUGH_COLOURS and was >= {"city", "mafia", "independent"}


def _among_the_last(state: MafiaState, seat: Seat, living: int) -> bool:
    role = state.role(seat)
    return bool(role.wins_among_last) and not state.players[seat].stripped and living <= role.wins_among_last


def _faces_a_gun(state: MafiaState, living: tuple[Seat, ...], killers: tuple[Seat, ...]) -> bool:
    return any(armed(state, seat) and state.players[seat].side == "city" for seat in living if seat not in killers)


def _can_turn_it(state: MafiaState, mafia: tuple[Seat, ...], living: tuple[Seat, ...]) -> bool:
    """At exact parity the city may still have a loaded gun, or a power that takes one along or stops a vote."""
    if 2 * len(mafia) != len(living):
        return False
    return any(armed(state, seat) or _has_unused(state, seat) for seat in living if state.players[seat].side == "city")


def _has_unused(state: MafiaState, seat: Seat) -> bool:
    player = state.players[seat]
    return any(
        type(ability.effect).__name__ in ("TakeAlong", "AnnulVote", "OrderExit")
        and not (ability.uses and player.times(ability.counted) >= ability.uses)
        for ability in state.abilities(seat)
    )


def _won(state: MafiaState, side: str, why: str, alone: tuple[Seat, ...]) -> Result:
    """The members of the side, dead or alive, as they are now; those who win by themselves beside them."""
    team = {seat for seat, player in enumerate(state.players) if player.side == side and side != "independent"}
    return Result(side, why, tuple(sorted({*team, *alone})))


def end(state: MafiaState, found: Result) -> None:
    """Show everything and end."""
    removed = {seat for seat, player in enumerate(state.players) if player.cause == "removed"} | {*state.going}
    stayed = tuple(seat for seat in found.winners if seat not in removed)
    state.result = found = replace(found, winners=stayed)
    for seat, player in enumerate(state.players):
        state.say(events.RolesShown, seat, player.dealt, player.role, player.side)
    if state.tell is not None:
        for event in replay(state):
            state.tell(event)
    state.say(events.Won, found.side, found.why, found.winners)
    state.answers = [None] * state.seats
    state.phases.clear()
