"""Any reachable position, in plain words: for tests, pictures and puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from mahfel.engine import Chance, Phase, Seat, SplitMix64
from mahfel.games.mafia.effects import Side
from mahfel.games.mafia.moments import day, night
from mahfel.games.mafia.options import MafiaOptions, declared, scenario_of
from mahfel.games.mafia.phases.course import COURSE
from mahfel.games.mafia.phases.day import Day
from mahfel.games.mafia.phases.defence import Defence
from mahfel.games.mafia.phases.hands import RaisingHands, Solo
from mahfel.games.mafia.phases.huddle import Huddle
from mahfel.games.mafia.phases.night import Acting, Night
from mahfel.games.mafia.phases.second_vote import Midday, OpenVote
from mahfel.games.mafia.phases.talk import Talk
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.setting_up import set_up
from mahfel.games.mafia.sign import Sign
from mahfel.games.mafia.state import MafiaState

Time = Literal["talk", "hands", "defence", "vote", "huddle", "night"]


def arrange(
    *,
    roles: Sequence[str],
    time: Time = "night",
    cycle: int = 1,
    out: Sequence[Seat] = (),
    away: Sequence[Seat] = (),
    sides: Mapping[Seat, Side] | None = None,
    used: Mapping[Seat, Mapping[str, int]] | None = None,
    statuses: Mapping[Seat, Sequence[Status]] | None = None,
    accused: Sequence[Seat] = (),
    proposals: Sequence[tuple[Seat, Seat]] = (),
    cards: Sequence[str] | None = None,
    signs: Sequence[Sign] = (),
    starter: Seat = 0,
    quiet: int = 0,
    chance: Chance | None = None,
    any_table: bool = True,
    **options: Any,
) -> MafiaState:
    """A position by the ``roles`` of the seats, at a ``time`` of a ``cycle`` (its day comes before its night).

    ``out``: who has left, in order; ``away``: who is not counted because nobody is there; ``sides``: who has changed
    sides; ``used``: powers used so far; ``accused``: for a defence or a vote. ``any_table``: allow other roles than the
    scenario deals to so many (its rules of voting, succession and ending hold). ``options`` are table options by name.
    Raises ValueError for a position that cannot be.
    """
    seats = len(roles)
    given = MafiaOptions(**options)
    unknown = [role for role in roles if role not in ROLES]
    if unknown:
        raise ValueError(f"there is no role {unknown[0]!r}")
    if len(set(out)) != len(out) or any(not 0 <= seat < seats for seat in (*out, *accused)):
        raise ValueError("a seat that left twice, or that there is not")
    scenario = scenario_of(given, _near(given, seats))
    table = {seats: _sorted_by_side(roles)}
    if not any_table and sorted(scenario.dealt(seats)) != sorted(roles):
        raise ValueError(f"{given.scenario} deals other roles to {seats}")
    state = set_up(seats, given, replace(scenario, table=table), chance or SplitMix64(1), roles)
    if cards is not None:
        state.cards = tuple(cards)
    state.starter, state.step, state.quiet = starter, 1, quiet
    state.met = tuple(seat for seat in state.of_side("mafia") if not state.role(seat).shifts)
    for seat in out:
        state.players[seat] = replace(state.players[seat], cause="vote", left=max(0, cycle - 1))
    state.gone = tuple(out)
    for seat in away:
        if not state.alive(seat):
            raise ValueError("who has left cannot be away")
        state.away(seat)
    for seat, side in (sides or {}).items():
        state.players[seat] = replace(state.players[seat], side=side)
    for seat, counts in (used or {}).items():
        state.players[seat] = replace(state.players[seat], used=tuple(sorted(counts.items())))
    for seat, lying in (statuses or {}).items():
        state.players[seat] = replace(state.players[seat], statuses=tuple(lying))
    state.signs = tuple(signs)
    state.proposals = tuple(proposals)
    state.now = night(cycle) if time in ("huddle", "night") else day(cycle)
    state.phases = _stack(state, time, tuple(accused))
    return state


def _near(options: MafiaOptions, seats: int) -> int:
    """The number of players nearest to this one that the scenario has a table for."""
    return min(declared(options).table, key=lambda known: (abs(known - seats), known))


def _sorted_by_side(roles: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    return tuple(  # type: ignore[return-value]
        tuple(role for role in roles if ROLES[role].side == side) for side in ("mafia", "city", "independent")
    )


def _stack(state: MafiaState, time: Time, accused: tuple[Seat, ...]) -> list[Phase[Any]]:
    if time in ("defence", "vote") and not accused:
        raise ValueError("somebody has to be accused")
    if any(not state.alive(seat) for seat in accused):
        raise ValueError("who has left cannot be accused")
    match time:
        case "huddle":
            return [COURSE, Night(), Huddle()]
        case "night":
            return [COURSE, Night(), Acting()]
        case "talk":
            return [COURSE, Day(), Talk("day", state.from_starter())]
        case "hands":
            return [COURSE, Day(), RaisingHands()]
        case "defence":
            return [COURSE, Day(), Defence(accused)]
        case _:
            if len(accused) == 1:
                return [COURSE, Day(), Solo(accused[0])]
            return [COURSE, Day(), Midday(accused) if state.scenario.vote.midday else OpenVote(accused)]
