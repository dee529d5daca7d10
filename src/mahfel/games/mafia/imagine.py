"""From a view of Mafia back to a world it allows."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from mahfel.engine import Chance, Seat, SplitMix64
from mahfel.games.mafia.effects import CallInspection
from mahfel.games.mafia.ledger import unpacked
from mahfel.games.mafia.moves import Use, parse
from mahfel.games.mafia.night.answer import shows
from mahfel.games.mafia.options import scenario_of
from mahfel.games.mafia.phases.react import React
from mahfel.games.mafia.player import Player, Status
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenario import Scenario
from mahfel.games.mafia.setting_up import set_up
from mahfel.games.mafia.sign import Result, Sign
from mahfel.games.mafia.state import MafiaState
from mahfel.games.mafia.table_of_roles import Row, drawn
from mahfel.games.mafia.view import MafiaView
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
    listed = _listed(view, chance)
    dealt = _dealt(view, listed, chance)
    scenario = listed if view.roles else _as_dealt(listed, dealt)
    state = set_up(view.seats, view.options, scenario, SplitMix64(chance.below(1 << 32)), dealt)
    for seat in range(view.seats):
        state.players[seat] = _player(view, seat, state.players[seat])
    for seat in range(view.seats):
        _mark(state, seat)
    state.now, state.starter, state.step = view.now, view.starter, view.step
    state.met = view.met or tuple(
        seat for seat, player in enumerate(state.players) if seat != view.viewer and _belongs(player)
    )
    if not view.now:
        state.met = ()
    order = sorted((player.order, seat) for seat, player in enumerate(view.players) if player.order)
    state.gone = tuple(seat for _, seat in order)
    cards = unseen(scenario.deck(view.seats), view.cards_gone)
    chance.shuffle(cards)
    state.cards = tuple(cards)
    state.signs = tuple(Sign(kind, until, _may_be_hidden(view, kind)) for kind, until in view.signs)  # type: ignore[arg-type]
    state.inquiries, state.inquired, state.quiet = view.inquiries, view.inquired, view.quiet
    state.proposals, state.challenged = view.proposals, view.challenged
    state.points, state.covers = view.points, view.covers
    state.ledger, state.counted = unpacked(view.ledger, view.seats), view.counted
    state.going, state.missing, state.chosen = view.going, view.missing, view.chronicle.chosen
    if view.you is not None and view.viewer is not None and view.you.answered:
        state.answers[view.viewer] = parse(view.you.answered)
    if view.outcome is not None:
        state.result = Result(view.outcome.reason, view.outcome.decided_by, view.outcome.winners)
    state.phases = list(view.phases)
    if view.you is not None and view.viewer is not None and view.you.chosen:
        state.pending = ((view.viewer, view.you.chosen),)
    if state.phases and isinstance(state.phases[-1], React):
        _shoot_at(state, view)
    return state


def _listed(view: MafiaView, chance: Chance) -> Scenario:
    """The scenario with the roles that may have been dealt: those on the open list, or drawn as they were drawn."""
    scenario = scenario_of(view.options, view.seats)
    if view.roles:
        return replace(scenario, table=_row([role for role, count in view.roles for _ in range(count)]))
    return drawn(view.options, scenario, view.seats, chance)


def _as_dealt(listed: Scenario, dealt: list[str]) -> Scenario:
    """Where the list is closed, with the roles of this world, as many of each side as there are; who has changed sides
    since is no reason to change that."""
    row = _row(dealt)
    same = list(map(len, row[len(dealt)])) == list(map(len, listed.table[len(dealt)]))
    return replace(listed, table=row) if same else listed


def _row(dealt: list[str]) -> dict[int, Row]:
    mafia, city, apart = (
        tuple(role for role in dealt if ROLES[role].side == side) for side in ("mafia", "city", "independent")
    )
    return {len(dealt): (mafia, city, apart)}


def _belongs(player: Player) -> bool:
    """Whether one is of the team that meets on the first night."""
    role = ROLES[player.role]
    return player.side == "mafia" and not role.shifts and not role.follows


def _dealt(view: MafiaView, scenario: Scenario, chance: Chance) -> list[str]:
    """A role for every seat: those that are known, and the others at random where they fit."""
    known: dict[Seat, str] = {}
    for seat, player in enumerate(view.players):
        own = view.you.dealt if view.you is not None and seat == view.viewer else ""
        role = own or player.dealt or player.role or (player.told if player.told in ROLES else "")
        if role:
            known[seat] = role
    free = list(scenario.dealt(view.seats))
    for role in known.values():
        # A role that is not on the list was drawn, or taken on later, in place of another of its side.
        gone = role if role in free else next((other for other in free if ROLES[other].side == ROLES[role].side), "")
        if gone:
            free.remove(gone)
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
    return replace(status, word="live") if status.kind == "gun" else status


def _mark(state: MafiaState, seat: Seat) -> None:
    """What stands behind a mark that everybody sees: a gun that is real here, and whoever may have called the two."""
    player = state.players[seat]
    found = list(player.statuses)
    for place, status in enumerate(found):
        if status.kind == "called" and status.by < 0:
            found[place] = replace(status, by=_caller(state))
        elif status.kind == "shown":
            guns = [at for at, other in enumerate(found) if other.kind == "gun"]
            shown = Status("gun", status.until, word="live+shown")
            if guns:
                found[guns[0]] = shown
            else:
                found.append(shown)
    state.players[seat] = replace(player, statuses=tuple(found))


def _caller(state: MafiaState) -> Seat:
    for seat, player in enumerate(state.players):
        if any(isinstance(ability.effect, CallInspection) for ability in ROLES[player.role].abilities):
            return seat
    return -1


def _may_be_hidden(view: MafiaView, kind: str) -> bool:
    """Two shots that no card brought are known to the team alone."""
    return kind == "two_shots" and "mafia_feast" not in view.cards_gone


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
        state.pending = tuple(sorted((*state.pending, (carrier, (Use("shot", (view.viewer,)),)))))
        state.proposals = ()
    elif view.viewer not in state.team():
        state.proposals = ()
