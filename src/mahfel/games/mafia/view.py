"""What each viewer of Mafia may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

import msgspec

from mahfel.engine import MODERATOR, Outcome, Seat, View
from mahfel.games.mafia.effects import Side
from mahfel.games.mafia.ledger import packed
from mahfel.games.mafia.moderator import Chronicle, chronicle_of
from mahfel.games.mafia.moves import Use, notate
from mahfel.games.mafia.open_eyes import sees_all
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.phases.anything import AnyPhase
from mahfel.games.mafia.phases.react import React
from mahfel.games.mafia.player import Note, Status
from mahfel.games.mafia.roles import ROLES

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

OPENLY = frozenset({"spared", "shown", "called", "back", "represents"})
"""Statuses that everybody knows of: not whose doing they are."""

TO_ITS_OWNER = frozenset({"silenced", "wounded", "haunted", "gun", "borrowed", *OPENLY})
"""Statuses that their owner knows of."""


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player as the viewer knows them: empty words are unknown.

    ``cause`` and ``left``: how and in which cycle they left, ``order``: as which one (1 first); ``told``: the role or
    side that was announced; ``role``: what the viewer knows for certain now, ``side`` where it is not the role's own,
    ``dealt``, for who sees everything, where it was another; ``marks``: public statuses, for a moderator all of them,
    and for a moderator alone the ``vest`` that is left and whether the powers are gone (``stripped``).
    """

    cause: str = ""
    left: int = -1
    order: int = 0
    told: str = ""
    role: str = ""
    side: str = ""
    dealt: str = ""
    returned: bool = False
    marks: tuple[Status, ...] = ()
    vest: int = 0
    stripped: bool = False


class Own(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player knows of themselves alone; ``chosen``: what they have done tonight, until it is morning."""

    role: str
    side: Side
    dealt: str
    stripped: bool = False
    used: tuple[tuple[str, int], ...] = ()
    own_used: tuple[tuple[str, int], ...] = ()
    last: tuple[tuple[str, int, tuple[Seat, ...]], ...] = ()
    named: tuple[tuple[Seat, str], ...] = ()
    statuses: tuple[Status, ...] = ()
    notes: tuple[Note, ...] = ()
    shifts: tuple[Side, ...] = ()
    answered: str = ""
    chosen: tuple[Use, ...] = ()
    shot_at: bool = False


SignView: TypeAlias = tuple[str, int]


class MafiaView(View, frozen=True, tag="mafia", tag_field="type"):
    """The city as ``viewer`` sees it.

    ``roles``: how many of each role were dealt, when that is open; ``phases``: the stack, all of it public; ``met``:
    for them, the mafia who have met, ``team`` those of them who live and are still of it, ``carrier`` of the shot;
    ``proposals``: tonight's, as (who, whom), for the team. ``points`` and ``covers``: at whom each seat has pointed,
    and whom it has covered, last, -1 nobody; ``ledger``: who openly came out against whom (see ``ledger.packed``);
    ``counted``: how many of the mafia, the city and the independents had left, each time that was told;
    ``missing``: who is away and not counted. What really happened is told as events at the end.
    """

    seats: int
    options: MafiaOptions
    now: int
    starter: Seat
    step: int
    players: tuple[PlayerView, ...]
    roles: tuple[tuple[str, int], ...]
    you: Own | None
    met: tuple[Seat, ...]
    team: tuple[Seat, ...]
    carrier: Seat | None
    proposals: tuple[tuple[Seat, Seat], ...]
    cards_left: int
    cards_gone: tuple[str, ...]
    signs: tuple[SignView, ...]
    inquiries: int
    inquired: int
    quiet: int
    challenged: tuple[Seat, ...]
    points: tuple[Seat, ...]
    covers: tuple[Seat, ...]
    ledger: str
    counted: tuple[tuple[int, int, int], ...]
    going: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    chronicle: Chronicle
    phases: tuple[AnyPhase, ...]
    outcome: Outcome | None


def view_of(state: MafiaState, viewer: Seat | None) -> MafiaView:
    """The view of one seat, of a spectator (None), or of who leads the table without playing."""
    over, leads = state.result is not None, viewer == MODERATOR
    own = None if viewer is None or leads else _own(state, viewer)
    met = leads or viewer in state.met
    in_team = leads or (met and viewer in state.team())
    knows_all = over or leads or sees_all(state, viewer)
    mates = state.met if met else ()
    return MafiaView(
        viewer=viewer,
        seats=state.seats,
        options=state.options,
        now=state.now,
        starter=state.starter,
        step=state.step,
        players=tuple(_player(state, seat, viewer, mates, knows_all=knows_all) for seat in range(state.seats)),
        roles=state.scenario.counts(state.seats) if leads or state.scenario.open_roles else (),
        you=own,
        met=mates,
        team=state.team() if in_team else (),
        carrier=state.carrier() if in_team else None,
        proposals=state.proposals if in_team else (),
        cards_left=len(state.cards),
        cards_gone=state.cards_gone(),
        signs=tuple((sign.kind, sign.until) for sign in state.signs if in_team or not sign.hidden),
        inquiries=state.inquiries,
        inquired=state.inquired,
        quiet=state.quiet,
        challenged=state.challenged,
        points=state.points,
        covers=state.covers,
        ledger=packed(state.ledger),
        counted=state.counted,
        going=state.going,
        missing=state.missing,
        chronicle=chronicle_of(state, viewer),
        phases=cast("tuple[AnyPhase, ...]", tuple(state.phases)),
        outcome=state.outcome(),
    )


def _own(state: MafiaState, viewer: Seat) -> Own:
    player = state.players[viewer]
    answer = state.answers[viewer]
    return Own(
        role=player.role,
        side=player.side,
        dealt=player.dealt,
        stripped=player.stripped,
        used=player.used,
        own_used=player.own_used,
        last=player.last,
        named=player.named,
        statuses=tuple(_seen(status, viewer) for status in player.statuses if status.kind in TO_ITS_OWNER),
        notes=player.notes,
        shifts=player.shifts,
        answered="" if answer is None else notate(answer),
        chosen=dict(state.pending).get(viewer, ()),
        shot_at=_shot_at(state, viewer),
    )


def _shot_at(state: MafiaState, viewer: Seat) -> bool:
    """Whether the team shoots at one who may shoot back, while there is time for that."""
    top = state.phases[-1] if state.phases else None
    return isinstance(top, React) and len(top.choices(state, viewer)) > 1


def _seen(status: Status, viewer: Seat | None) -> Status:
    """Who hurt or haunts somebody, whose doing a mark is and what kind of gun it is only its doer knows."""
    if status.kind == "borrowed":
        return status
    mine = status.by if status.by == viewer and status.kind in OPENLY else -1
    return Status(status.kind, status.until, by=mine)


def _player(
    state: MafiaState, seat: Seat, viewer: Seat | None, mates: tuple[Seat, ...], *, knows_all: bool
) -> PlayerView:
    player = state.players[seat]
    known = knows_all or seat == viewer or seat in mates
    leads = viewer == MODERATOR
    marks = tuple(_seen(status, viewer) for status in player.statuses if status.kind in OPENLY)
    return PlayerView(
        cause=player.cause,
        left=player.left,
        order=state.gone.index(seat) + 1 if player.cause else 0,
        told=player.told,
        role=player.role if known else "",
        side=player.side if known and player.side != ROLES[player.role].side else "",
        dealt=player.dealt if knows_all and player.dealt != player.role else "",
        returned=player.returned,
        marks=player.statuses if leads else marks,
        vest=player.vest if leads else 0,
        stripped=leads and player.stripped,
    )
