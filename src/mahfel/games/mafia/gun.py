"""Guns: what is handed over, what a bullet does by day, and which bullets come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mahfel.engine import Seat
from mahfel.games.mafia.effects import GiveGun
from mahfel.games.mafia.moments import FOREVER
from mahfel.games.mafia.player import Note, Status

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def kind_of(gun: Status) -> str:
    """``live``, ``blank`` or ``tampered``."""
    return gun.word.partition("+")[0]


def guns_of(state: MafiaState, seat: Seat) -> tuple[Status, ...]:
    """The guns that a seat holds, the oldest first."""
    return tuple(status for status in state.players[seat].statuses if status.kind == "gun")


def armed(state: MafiaState, seat: Seat) -> bool:
    """Whether a seat holds a gun that is really loaded."""
    return any(kind_of(gun) == "live" for gun in guns_of(state, seat))


def hand_over(state: MafiaState, seat: Seat, gun: Status) -> None:
    """One gun more for a seat; that everybody knows of one that is shown."""
    player = state.players[seat]
    state.players[seat] = replace(player, statuses=(*player.statuses, gun))
    if is_shown(gun) and not state.has(seat, "shown"):
        state.put(seat, Status("shown", gun.until))


def take_away(state: MafiaState, seat: Seat, gun: Status) -> None:
    """A gun is fired, or goes to another."""
    player = state.players[seat]
    at = player.statuses.index(gun)
    state.players[seat] = replace(player, statuses=(*player.statuses[:at], *player.statuses[at + 1 :]))
    if not any(is_shown(other) for other in guns_of(state, seat)):
        state.lift(seat, "shown")


def is_shown(gun: Status) -> bool:
    """Whether its holder is announced."""
    return "shown" in gun.word.split("+")


def tells_side(gun: Status) -> bool:
    """Whether the side of whoever it hits is announced."""
    return "side" in gun.word.split("+")


def withstands(state: MafiaState, seat: Seat) -> bool:
    """Whether a bullet by day does not remove a seat: immune, shielded, in a vest that is lost, or wounded by it and
    gone after the vote, which they alone are told. No doctor works by day."""
    player, role = state.players[seat], state.role(seat)
    if state.has(seat, "shielded") or ("gun" in role.immune and not player.stripped):
        return True
    if player.vest and not player.stripped and (not role.vest_against or "gun" in role.vest_against):
        state.players[seat] = replace(player, vest=player.vest - 1)
        return True
    if role.falls_later and not player.stripped and not state.has(seat, "wounded"):
        before = [len(other.notes) for other in state.players]
        state.put(seat, Status("wounded", FOREVER))
        state.note(seat, Note(state.cycle, "wounded"))
        state.deliver(before)
        return True
    return False


def bullets_back(state: MafiaState, seat: Seat, until: int) -> None:
    """Loaded guns of a seat that vanish at that moment, unfired: their bullets go back to who gave them."""
    for gun in guns_of(state, seat):
        if gun.until > until or kind_of(gun) != "live" or gun.by < 0:
            continue
        for ability in state.abilities(gun.by):
            effect = ability.effect
            if isinstance(effect, GiveGun) and effect.kind == "live" and not effect.keeps:
                state.refund(gun.by, ability)
