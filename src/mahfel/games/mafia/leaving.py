"""Leaving the city: everybody of one moment at once, and what that sets off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mahfel.engine import Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.gun import bullets_back
from mahfel.games.mafia.moments import FOREVER, day
from mahfel.games.mafia.player import Cause, Note, Status
from mahfel.games.mafia.sign import Sign

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def leave(state: MafiaState, leavers: Sequence[tuple[Seat, Cause]]) -> tuple[Seat, ...]:
    """These leave as one, in seat order, then whoever goes with them; all who left are returned.

    What their leaving sets off (links, heirs, marks, revenge) happens after all of them have gone, seat by seat. At
    night nobody can tell who followed whom: all are told of in seat order.
    """
    everybody: list[Seat] = []
    queue = [(seat, _cause(state, seat, cause)) for seat, cause in sorted(leavers) if state.alive(seat)]
    while queue:
        together = frozenset(seat for seat, _ in queue)
        for seat, cause in queue:
            _go(state, seat, cause, together)
        everybody.extend(seat for seat, _ in queue)
        for seat, cause in queue:
            if cause == "removed":
                _lift_what_ends(state, seat)
        queue = _set_off(state, [seat for seat, cause in queue if cause != "removed"])
    if everybody:
        if state.by_night:
            everybody.sort()
            state.gone = (*state.gone[: -len(everybody)], *everybody)
        for seat in everybody:
            player = state.players[seat]
            state.say(events.Left, seat, player.cause, player.told)
        state.quiet = -1
        state.show_ghosts()
    return tuple(everybody)


def _cause(state: MafiaState, seat: Seat, cause: Cause) -> Cause:
    """Whoever was sent away leaves as such, whatever hits them meanwhile."""
    return "removed" if seat in state.going else cause


def _go(state: MafiaState, seat: Seat, cause: Cause, together: frozenset[Seat]) -> None:
    removed = cause == "removed"
    bullets_back(state, seat, FOREVER - 1)
    if not removed:
        _bequeath(state, seat)
    player = state.players[seat]
    told = {"none": player.told, "side": player.side, "role": player.role}[state.scenario.reveal]
    mark = player.status("marked")
    if mark is not None and not told and not removed:
        # Whoever leaves in the same moment has not left before.
        told = player.role if state.alive(mark.by) or mark.by in together else player.side
    beyond = player.beyond or removed
    state.players[seat] = replace(player, cause=cause, left=state.cycle, told=told, statuses=(), beyond=beyond)
    state.going = tuple(other for other in state.going if other != seat)
    state.gone = (*state.gone, seat)


def _set_off(state: MafiaState, gone: list[Seat]) -> list[tuple[Seat, Cause]]:
    """What the leaving of these sets off; whoever leaves because of it."""
    following: list[tuple[Seat, Cause]] = []
    for seat in gone:
        role = state.role(seat)
        _lift_what_ends(state, seat)
        if role.avenged and not state.players[seat].stripped:
            # Two targets in the night that comes next, be it the one after this day or the one after this night.
            until = day(state.cycle + 1) if not state.by_night else day(state.cycle + 2)
            state.signs = (*state.signs, Sign("two_shots", until, hidden=True))
        if role.rank == 1 and state.players[seat].side == "mafia":
            _inherit(state, role.key)
        for other in state.living():
            if any(status.kind == "linked" and status.by == seat for status in state.players[other].statuses):
                if state.role(other).rank != 1:
                    following.append((other, _cause(state, other, "night" if state.by_night else "along")))
                else:
                    state.lift(other, "linked")
    return sorted(set(following))


def _lift_what_ends(state: MafiaState, actor: Seat) -> None:
    """What somebody did for as long as they live is over."""
    for seat in state.living():
        player = state.players[seat]
        kept = tuple(
            status
            for status in player.statuses
            if not (status.by == actor and status.kind == "safe" and status.word == "while_actor_lives")
        )
        if len(kept) < len(player.statuses):
            state.players[seat] = replace(player, statuses=kept)


def _inherit(state: MafiaState, key: str) -> None:
    """Who inherits becomes the Boss in all respects; some only if it is by the end of the first day."""
    early = state.nth_day + state.by_night <= 1
    for seat in state.team():
        role = state.role(seat)
        if state.players[seat].stripped:
            continue  # without powers there is none to inherit with
        if role.inherits or (role.inherits_early and early):
            state.players[seat] = replace(state.players[seat], role=key)
            return


def _bequeath(state: MafiaState, seat: Seat) -> None:
    """Whoever was chosen for an heir leaves what is left of their powers to them, in silence."""
    player = state.players[seat]
    left = [
        ability
        for ability in state.abilities(seat)
        if not ability.most_uses(state.seats) or player.times(ability.counted) < ability.most_uses(state.seats)
    ]
    for status in player.statuses:
        heir = status.by
        if status.kind != "bequeathed" or not state.alive(heir) or not left:
            continue
        state.put(heir, Status("borrowed", FOREVER, by=heir, word=player.role))
        mine = state.players[heir]
        used = {**dict(player.used), **dict(mine.used)}
        state.players[heir] = replace(mine, used=tuple(sorted(used.items())))
        state.note(heir, Note(state.cycle, "inherited", (), player.role))
