"""Evidence: all that speaks for or against somebody, as everybody has seen it, and what one seat knows besides."""

from __future__ import annotations

from typing import NamedTuple

from mahfel.engine import Seat
from mahfel.games.mafia.effects import Attack, Inquire, Lead
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.state import MafiaState


class Evidence(NamedTuple):
    """What is known, as a value: equal evidence gives equal beliefs.

    ``mafia``: how many were dealt; ``killers``: whether somebody besides the team may kill at night;
    ``askers``: how many of the city may find out something. ``gone``: (seat,
    the cycle they left in, whether at night), in order; ``sides``: what was told of somebody, as (seat, whether of the
    mafia); ``counted``: (how many had left, how many of them mafia) when that was told last. ``votes``: how often one
    has voted so far. ``points``, ``covers`` and ``ledger`` as in the state. ``private``: what one seat knows besides,
    as (seat, log-odds of being of the mafia that it adds).
    """

    seats: int
    mafia: int
    killers: bool
    askers: int
    gone: tuple[tuple[Seat, int, bool], ...]
    sides: tuple[tuple[Seat, bool], ...]
    counted: tuple[int, int]
    votes: int
    points: tuple[Seat, ...]
    covers: tuple[Seat, ...]
    ledger: bytes
    private: tuple[tuple[Seat, float], ...] = ()


def gather(state: MafiaState) -> Evidence:
    """What everybody knows."""
    mafia, city, independents = state.scenario.table[state.seats]
    sides = []
    for seat, player in enumerate(state.players):
        if player.told:
            side = ROLES[player.told].side if player.told in ROLES else player.told
            sides.append((seat, side == "mafia"))
    counted = (0, 0)
    if state.counted:
        counted = (sum(state.counted[-1]), state.counted[-1][0])
    return Evidence(
        seats=state.seats,
        mafia=len(mafia),
        killers=not state.scenario.open_roles or _shoot(city) or _shoot(independents),
        askers=sum(_asks(role) for role in city) if state.scenario.open_roles else 1,
        gone=tuple((seat, state.players[seat].left, state.players[seat].cause == "night") for seat in state.gone),
        sides=tuple(sides),
        counted=counted,
        votes=max(0, state.cycle if state.by_night else state.cycle - 1),
        points=state.points,
        covers=state.covers,
        ledger=state.ledger,
    )


def _shoot(roles: tuple[str, ...]) -> bool:
    return any(isinstance(ability.effect, Attack) for role in roles for ability in ROLES[role].abilities)


def _asks(role: str) -> bool:
    return any(isinstance(ability.effect, Inquire | Lead) for ability in ROLES[role].abilities)
