"""From a view of Mafia back to a world it allows."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from mahfel.engine import Chance, Seat, SplitMix64
from mahfel.games.mafia.moves import Use, parse
from mahfel.games.mafia.night.answer import shows
from mahfel.games.mafia.options import scenario_of
from mahfel.games.mafia.phases.react import React
from mahfel.games.mafia.player import Player, Status
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.setting_up import set_up
from mahfel.games.mafia.sign import Result, Sign
from mahfel.games.mafia.state import MafiaState
from mahfel.games.mafia.view import OPENLY, MafiaView
from mahfel.kit.dealing import unseen

_TRIES = 24


def imagine(view: MafiaView, chance: Chance) -> MafiaState:
    """A world drawn among those that ``view`` allows.

    The roles that nobody has shown the viewer are dealt anew to those who may have them: uniformly, and then again up
    to some tries where the world contradicts what the viewer was told at night. Sealed choices of others are taken
    back; what they have used up is unknown and taken as unused; chance is fresh.
    """
    world = _imagine(view, chance)
    for _ in range(_TRIES):
        if _agrees(world, view):
            break
        world = _imagine(view, chance)
    return world


def _imagine(view: MafiaView, chance: Chance) -> MafiaState:
    scenario = scenario_of(view.options, view.seats)
    state = set_up(view.seats, view.options, scenario, SplitMix64(chance.below(1 << 32)), _dealt(view, chance))
    for seat in range(view.seats):
        state.players[seat] = _player(view, seat, state.players[seat])
    state.now, state.starter, state.step = view.now, view.starter, view.step
    state.met = view.met or tuple(
        seat for seat, player in enumerate(state.players) if player.side == "mafia" and not ROLES[player.role].shifts
    )
    if not view.now:
        state.met = ()
    order = sorted((player.order, seat) for seat, player in enumerate(view.players) if player.order)
    state.gone = tuple(seat for _, seat in order)
    cards = unseen(scenario.deck(view.seats), view.cards_gone)
    chance.shuffle(cards)
    state.cards = tuple(cards)
    state.signs = tuple(Sign(kind, until) for kind, until in view.signs)  # type: ignore[arg-type]
    state.inquiries, state.inquired, state.quiet = view.inquiries, view.inquired, view.quiet
    state.proposals, state.challenged = view.proposals, view.challenged
    if view.you is not None and view.viewer is not None and view.you.answered:
        state.answers[view.viewer] = parse(view.you.answered)
    if view.outcome is not None:
        state.result = Result(view.outcome.reason, view.outcome.decided_by, view.outcome.winners)
    state.phases = list(view.phases)
    if state.phases and isinstance(state.phases[-1], React):
        _shoot_at(state, view)
    return state


def _dealt(view: MafiaView, chance: Chance) -> list[str]:
    """A role for every seat: those that are known, and the others at random where they fit."""
    scenario = scenario_of(view.options, view.seats)
    known: dict[Seat, str] = {}
    for seat, player in enumerate(view.players):
        own = view.you.dealt if view.you is not None and seat == view.viewer else ""
        role = own or player.dealt or player.role or (player.told if player.told in ROLES else "")
        if role:
            known[seat] = role
    free = list(scenario.dealt(view.seats))
    for role in known.values():
        if role in free:
            free.remove(role)
    chance.shuffle(free)
    rows: dict[Seat, list[str]] = {}
    waiting = [seat for seat in range(view.seats) if seat not in known]
    chance.shuffle(waiting)
    # Whose side is known, or cannot be the mafia's, takes first from what fits.
    for seat in sorted(waiting, key=lambda seat: not _narrow(view, seat)):
        fitting = [role for role in free if _may_be(view, seat, role)]
        role = fitting[0] if fitting else free[0]
        free.remove(role)
        rows[seat] = [role]
    return [known.get(seat) or rows[seat][0] for seat in range(view.seats)]


def _narrow(view: MafiaView, seat: Seat) -> bool:
    return bool(view.players[seat].told) or bool(view.met)


def _may_be(view: MafiaView, seat: Seat, role: str) -> bool:
    told = view.players[seat].told
    side = ROLES[role].side
    if told and told not in ROLES and told != side:
        return False
    # Who has met knows everybody who belongs to them.
    return not (view.met and seat not in view.met and side == "mafia" and not ROLES[role].shifts)


def _player(view: MafiaView, seat: Seat, dealt: Player) -> Player:
    seen = view.players[seat]
    role = seen.role or dealt.role
    player = replace(
        dealt,
        role=role,
        side=seen.side or ROLES[role].side,
        statuses=seen.marks,
        cause=seen.cause,
        left=seen.left,
        told=seen.told,
        returned=seen.returned,
    )
    if view.you is None or seat != view.viewer:
        return player
    own = view.you
    return replace(
        player,
        dealt=own.dealt,
        stripped=own.stripped,
        used=own.used,
        own_used=own.own_used,
        last=own.last,
        named=own.named,
        statuses=tuple(_status(status) for status in own.statuses),
        notes=own.notes,
        shifts=own.shifts,
    )


def _status(status: Status) -> Status:
    """A gun whose kind its owner does not know is a real one here."""
    return replace(status, word="live") if status.kind == "gun" and status.kind not in OPENLY else status


def _agrees(world: MafiaState, view: MafiaView) -> bool:
    """Whether the world could have given the viewer the answers that they heard."""
    return all(ok for ok in _answers(world, view))


def _answers(world: MafiaState, view: MafiaView) -> Iterator[bool]:
    if view.you is None:
        return
    for note in view.you.notes:
        if note.kind == "side" and note.about:
            yield shows(world, note.about[0]) == note.word
        elif note.kind == "role" and note.about:
            yield world.players[note.about[0]].role == note.word


def _shoot_at(state: MafiaState, view: MafiaView) -> None:
    """In the time for reactions the viewer knows whether the team shot at them."""
    carrier = state.carrier()
    if view.you is not None and view.viewer is not None and view.you.shot_at and carrier is not None:
        state.pending = ((carrier, (Use("shot", (view.viewer,)),)),)
        state.proposals = ()
    elif view.viewer not in state.team():
        state.proposals = ()
