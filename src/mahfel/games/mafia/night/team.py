"""The team's shot: whether there is one tonight, at whom, and who fires it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Seat
from mahfel.games.mafia.moves import Use

if TYPE_CHECKING:
    from mahfel.games.mafia.state import Chosen, MafiaState

SHOT = "shot"


def shot_due(state: MafiaState) -> bool:
    """Whether the team may shoot tonight: from the scenario's first night with a shot on."""
    scenario = state.scenario
    return state.cycle >= scenario.first_shot + (state.seats <= scenario.late_shot)


def team_targets(state: MafiaState) -> tuple[Seat, ...]:
    """Whom the team may shoot: all the living but themselves."""
    team = state.team()
    return tuple(seat for seat in state.living() if seat not in team)


def team_shots(state: MafiaState, acts: Chosen) -> tuple[tuple[Seat, Seat], ...]:
    """(who fires, at whom): what the carrier confirmed; else the name with most proposals, the carrier's own or the
    highest-ranked proposer's deciding a tie. None when the team does something else in its place, or nothing."""
    if not shot_due(state):
        return ()
    carrier = state.carrier()
    if carrier is None:
        return ()
    uses = dict(acts).get(carrier, ())
    for use in uses:
        if use.ability == SHOT:
            return tuple((carrier, target) for target in use.at)
    if any(_in_place_of_a_shot(state, seat, use) for seat, used in acts for use in used):
        return ()
    target = _most_proposed(state, carrier)
    return () if target is None else ((carrier, target),)


def one_for_the_team(state: MafiaState, acts: Chosen) -> Chosen:
    """The team do one thing a night. What its carrier confirms is done, and what others chose in place of it is dropped
    without being spent; among several others the highest-ranked one's is done."""
    team = state.team()
    doers = [seat for seat, uses in acts if seat in team and any(_takes_the_place(state, seat, use) for use in uses)]
    if len(doers) < 2:
        return acts
    carrier = state.carrier()
    doer = min(doers, key=lambda seat: (seat != carrier, state.role(seat).rank or 99, seat))
    kept = []
    for seat, uses in acts:
        left = tuple(use for use in uses if seat == doer or seat not in team or not _takes_the_place(state, seat, use))
        if left:
            kept.append((seat, left))
    return tuple(kept)


def _takes_the_place(state: MafiaState, seat: Seat, use: Use) -> bool:
    return use.ability == SHOT or _in_place_of_a_shot(state, seat, use)


def _in_place_of_a_shot(state: MafiaState, seat: Seat, use: Use) -> bool:
    return any(ability.key == use.ability and ability.slot == SHOT for ability in state.abilities(seat))


def _most_proposed(state: MafiaState, carrier: Seat) -> Seat | None:
    counts: dict[Seat, int] = {}
    for seat, target in state.proposals:
        if state.alive(seat) and state.alive(target):
            counts[target] = counts.get(target, 0) + 1
    if not counts:
        return None
    most = max(counts.values())
    named = dict(state.proposals)
    ranked = sorted(named, key=lambda seat: (seat != carrier, state.role(seat).rank or 99, seat))
    return next(named[seat] for seat in ranked if counts.get(named[seat]) == most)
