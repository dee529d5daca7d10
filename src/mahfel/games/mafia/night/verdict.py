"""The verdict on each attack: immunity, protection, vest, or the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mahfel.engine import Seat
from mahfel.games.mafia.effects import ABSOLUTE, NORMAL
from mahfel.games.mafia.moments import FOREVER
from mahfel.games.mafia.night.work import Strike, Work
from mahfel.games.mafia.player import Note, Status
from mahfel.games.mafia.targets import its_night

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def verdict(work: Work) -> None:
    """Attack by attack, the highest level first, then by seat; one protection stops all that it covers. Then mines."""
    for attack in sorted(work.strikes, key=lambda found: (-found.level, found.victim)):
        work.fate[attack.actor, attack.victim] = _judge(work, attack)
    _mines(work)


def _judge(work: Work, attack: Strike) -> str:
    """What the attack came to, in the words of ``Line.came_to``."""
    state, seat = work.state, attack.victim
    player, role = state.players[seat], state.role(seat)
    if attack.level < ABSOLUTE:
        if not player.stripped and attack.by in role.immune and its_night(role.immune_nights, state.cycle):
            return "immune"
        if state.sign("safe_night") or state.has(seat, "shielded"):
            work.saved.add(seat)
            return "saved"
        if any(attack.by in covers for covers in work.saves.get(seat, ())):
            work.saved.add(seat)
            return "saved"
        if attack.level == NORMAL and _absorbed(work, seat, attack):
            return "vest"
        if role.falls_later and not player.stripped and not state.has(seat, "wounded"):
            state.put(seat, Status("wounded", FOREVER))
            work.note(seat, Note(state.cycle, "wounded"))
            return "wounded"
    work.dead[seat] = "night"
    work.struck.setdefault(seat, attack.by)
    work.struck_by.setdefault(seat, attack.actor)
    return "out"


def _absorbed(work: Work, seat: Seat, attack: Strike) -> bool:
    state = work.state
    player, role = state.players[seat], state.role(seat)
    if work.vests.get(seat):
        work.vests[seat] -= 1
        return True
    if player.vest and not player.stripped and (not role.vest_against or attack.by in role.vest_against):
        state.players[seat] = replace(player, vest=player.vest - 1)
        return True
    if role.armour and not player.stripped and attack.by == "team_shot" and not player.times("armour"):
        state.use_up(seat, "armour")
        return True
    return False


def _mines(work: Work) -> None:
    """Who is shot by the team and lies on a mine takes the lowest-ranked of the mafia along, or the
    shooter, where the table plays it so."""
    state = work.state
    for seat, by in sorted(work.struck.items()):
        if by == "team_shot" and state.has(seat, "mined"):
            shooter = work.struck_by[seat]
            takes = shooter if state.options.mine == "shooter" and shooter not in work.dead else _lowest(state, work)
            if takes is not None:
                work.dead[takes] = "night"


def _lowest(state: MafiaState, work: Work) -> Seat | None:
    able = [seat for seat in state.of_side("mafia") if seat not in work.dead]
    return max(able, key=lambda seat: (state.role(seat).rank or 99, seat), default=None)
