"""What each seat may choose at night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.night.team import SHOT, shot_due, team_targets
from mahfel.games.mafia.role import Ability
from mahfel.games.mafia.slots import Aim, Slots
from mahfel.games.mafia.targets import aim_of

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def intro_slots(state: MafiaState, seat: Seat) -> Slots:
    """What a role may do on the first, peaceful night."""
    return _slots(state, seat, "intro", {})


def night_slots(state: MafiaState, seat: Seat) -> Slots:
    """What a role may do tonight; for the carrier the shot, for who holds a gun to hand it on, for who is haunted to
    stay awake."""
    places: dict[str, list[Aim]] = {}
    if seat == state.carrier() and shot_due(state):
        targets = team_targets(state)
        most = min(2 if state.sign("two_shots") else 1, len(targets))
        places[SHOT] = [Aim(SHOT, targets, 1, most)]
    if state.has(seat, "gun") and state.has(seat, "shown"):
        others = tuple(other for other in state.living() if other != seat)
        places["hand_on"] = [Aim("hand_on", others, 1, 1)]
    if state.has(seat, "haunted"):
        places["stay_awake"] = [Aim("stay_awake")]
    return _slots(state, seat, "night", places)


def _slots(state: MafiaState, seat: Seat, when: str, places: dict[str, list[Aim]]) -> Slots:
    for ability in state.abilities(seat):
        if when in ability.when:
            places.setdefault(ability.place, []).append(aim_of(state, seat, ability))
    return Slots([tuple(places[place]) for place in sorted(places)])


def ability_of(state: MafiaState, seat: Seat, key: str) -> Ability | None:
    """The ability of a seat by its name."""
    return next((ability for ability in state.abilities(seat) if ability.key == key), None)
