"""Whom an ability may be aimed at now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.role import Ability, Nights
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.slots import Aim

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

_NOTHING = Aim("nothing", (), 1, 1)


def aim_of(state: MafiaState, seat: Seat, ability: Ability, accused: tuple[Seat, ...] = ()) -> Aim:
    """The ways in which a seat may use an ability now; none when it is used up or not due.

    Nothing that its owner does not know is looked at: a power that was blocked unknown to its owner is still offered,
    and does nothing.
    """
    if not due(state, seat, ability, accused):
        return _NOTHING
    targets = tuple(other for other in _candidates(state, ability) if _fits(state, seat, other, ability, accused))
    roles: tuple[str, ...] = ()
    once: frozenset[tuple[Seat, str]] = frozenset()
    if ability.names_role:
        own = state.players[seat].role
        roles = tuple(
            role for role in state.nameable() if role != own and (ability.names_simple or not ROLES[role].simple)
        )
        once = frozenset(
            (other, role) for other, role in state.players[seat].named if other in targets and role in roles
        )
    least = ability.targets[0]
    most = ability.most_targets(state.seats, len(state.living()))
    return Aim(ability.key, targets, least, most, roles, once)


def due(state: MafiaState, seat: Seat, ability: Ability, accused: tuple[Seat, ...] = ()) -> bool:
    """Whether an ability may be used now at all, as far as its owner can tell."""
    player = state.players[seat]
    most = ability.most_uses(state.seats)
    if most and player.times(ability.counted) >= most and not _once_more(state, seat, ability):
        return False
    if (state.cycle if state.by_night else state.nth_day) < ability.from_cycle or not its_night(
        ability.nights, state.cycle
    ):
        return False
    if ability.after_left:
        left = sum(1 for other in state.gone if _known_of_mafia(state, other))
        if left < ability.after_left or (ability.lately and not _somebody_left(state)):
            return False
    if "not_accused" in ability.who and seat in accused:
        return False
    if ability.per_cycle:
        # A cycle is a night and the day after it.
        last = next((now for key, now, _ in player.last if key == ability.key), -9)
        night_before = state.now if state.by_night else state.now - 1
        if last >= night_before:
            return False
    return True


def _once_more(state: MafiaState, seat: Seat, ability: Ability) -> bool:
    """Whether a power that was used first in an even night is due a second time in this one."""
    if not ability.again_if_first_was_even or state.players[seat].times(ability.counted) != 1:
        return False
    first = next((now for key, now, _ in state.players[seat].last if key == ability.key), 1)
    return (first >> 1) % 2 == 0 and state.cycle % 2 == 0


def _somebody_left(state: MafiaState) -> bool:
    """Whether one of the team has left since the day before, at its vote or later."""
    return any(_known_of_mafia(state, seat) and state.players[seat].left >= state.cycle - 1 for seat in state.gone)


def _known_of_mafia(state: MafiaState, seat: Seat) -> bool:
    """Whether the team know that one who left was of the mafia: whoever only followed them in secret they do not."""
    player = state.players[seat]
    return player.side == "mafia" and (seat in state.met or bool(player.told))


def its_night(nights: Nights, cycle: int) -> bool:
    """Whether the night of this cycle is one of those."""
    match nights:
        case "even":
            return cycle % 2 == 0
        case "odd":
            return cycle % 2 == 1
        case "first":
            return cycle <= 1
        case _:
            return True


def _candidates(state: MafiaState, ability: Ability) -> tuple[Seat, ...]:
    if "left_hidden" in ability.who:
        players = state.players
        return tuple(sorted(seat for seat in state.gone if not (players[seat].told or players[seat].returned)))
    if "left" in ability.who:
        return tuple(sorted(state.gone))
    return state.living()


def _fits(state: MafiaState, seat: Seat, other: Seat, ability: Ability, accused: tuple[Seat, ...]) -> bool:
    for who in ability.who:
        match who:
            case "not_self":
                fits = other != seat
            case "not_team":
                fits = other not in state.team()
            case "team":
                fits = other in state.team()
            case "accused" | "candidate":
                fits = other in accused
            case _:
                fits = True
        if not fits:
            return False
    player = state.players[seat]
    if other == seat and ability.own_uses >= 0 and player.own_times(ability.key) >= ability.own_uses:
        return False
    if ability.fresh != "any":
        # The night before this one is two moments away.
        return not any(key == ability.key and other in at and now >= state.now - 2 for key, now, at in player.last)
    return True
