"""What is handed over, marked or promised at the end of a night."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from mahfel.engine import Seat
from mahfel.games.mafia import effects as e
from mahfel.games.mafia.gun import guns_of, hand_over, is_shown, take_away
from mahfel.games.mafia.moments import FOREVER, night
from mahfel.games.mafia.night.work import Work
from mahfel.games.mafia.player import Note, Status
from mahfel.games.mafia.role import Ability

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def grant_all(work: Work) -> None:
    """Every grant that was not blocked, of actors and to targets who live; guns that were handed on, or have to be."""
    unfired = _unfired(work.state)
    for action in work.actions:
        if not action.blocked:
            grant(work, action.actor, action.ability, action.at)
        if action.ability.told:
            work.note(action.actor, Note(work.state.cycle, "worked", action.at))
    _hand_on(work, unfired)


def grant(work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    """One grant."""
    able = at if isinstance(ability.effect, e.RevealMafia | e.Revive) else tuple(t for t in at if t not in work.dead)
    _grant(ability.effect, work, actor, ability, able)


@singledispatch
def _grant(effect: Any, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    """Everything else has happened in an earlier step."""


@_grant.register
def _(effect: e.Strip, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    for seat in at:
        player = work.state.players[seat]
        if player.side != "independent" and player.role not in effect.spares:
            work.state.strip(seat)


@_grant.register
def _(effect: e.Silence, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    for seat in at:
        work.state.put(seat, Status("silenced", night(work.state.cycle + 1), by=actor))
        work.note(seat, Note(work.state.cycle, "silenced"))


@_grant.register
def _(effect: e.NullifyBallot, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    for seat in at:
        work.state.put(seat, Status("nullified", night(work.state.cycle + 1), by=actor))


@_grant.register
def _(effect: e.SpareFromVote, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    until = night(work.state.cycle + 1) if effect.lasts == "day" else FOREVER
    for seat in at:
        work.state.put(seat, Status("safe", until, by=actor, word=effect.lasts))


@_grant.register
def _(effect: e.GiveGun, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    state = work.state
    if actor in work.turned:
        return
    if not at:
        # Its receiver left tonight: the bullet comes back.
        state.refund(actor, ability)
    until = FOREVER if effect.keeps else night(state.cycle + 1)
    for seat in at:
        flags = (("side", effect.tells_side), ("shown", effect.announced))
        word = "+".join((effect.kind, *(flag for flag, raised in flags if raised)))
        hand_over(state, seat, Status("gun", until, by=actor, word=word))
        work.note(seat, Note(state.cycle, "gun"))


@_grant.register
def _(effect: e.DigGraves, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    if work.state.gone:
        work.graves = True
    else:
        work.state.refund(actor, ability)


@_grant.register
def _(effect: e.AskStatus, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    work.status = True


@_grant.register
def _(effect: e.MarkForReveal, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    for seat in at:
        work.state.put(seat, Status("marked", FOREVER, by=actor))


@_grant.register
def _(effect: e.RevealMafia, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    state = work.state
    for seat in at:
        if state.players[seat].side == "mafia":
            work.reveals.append(seat)
            if actor not in work.dead:
                state.put(actor, Status("gone_soon", FOREVER, by=actor))


@_grant.register
def _(effect: e.Link, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    state = work.state
    for seat in state.living():
        if any(status.kind == "linked" and status.by == actor for status in state.players[seat].statuses):
            player = state.players[seat]
            kept = tuple(s for s in player.statuses if not (s.kind == "linked" and s.by == actor))
            state.players[seat] = replace(player, statuses=kept)
    for seat in at:
        state.put(seat, Status("linked", night(state.cycle + 1), by=actor))


@_grant.register
def _(effect: e.Bequeath, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    for seat in at if actor not in work.dead else ():
        work.state.put(seat, Status("bequeathed", FOREVER, by=actor))


@_grant.register
def _(effect: e.Escort, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    for seat in at:
        work.state.put(seat, Status("escorted", night(work.state.cycle + 1), by=actor))


@_grant.register
def _(effect: e.Foresee, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    state = work.state
    mafia = sum(state.players[seat].side == "mafia" and state.role(seat).rank != 1 for seat in at)
    work.note(actor, Note(state.cycle, "foreseen", at, str(mafia)))


@_grant.register
def _(effect: e.CallInspection, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    if len(at) == ability.targets[1]:
        for seat in at:
            work.state.put(seat, Status("called", night(work.state.cycle + 1), by=actor))
    elif not at:
        work.state.refund(actor, ability)


@_grant.register
def _(effect: e.Poison, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    for seat in at:
        player = work.state.players[seat]
        if work.state.role(seat).antidote and not player.stripped and not player.times("antidote"):
            work.state.use_up(seat, "antidote")
            continue
        word = "" if effect.cured_by else "falls"
        work.state.put(seat, Status("poisoned", FOREVER, by=actor, word=word))


@_grant.register
def _(effect: e.Revive, work: Work, actor: Seat, ability: Ability, at: tuple[Seat, ...]) -> None:
    state = work.state
    for seat in at:
        player = state.players[seat]
        if player.beyond:
            continue
        back = Status("back", night(state.cycle + 1))
        state.players[seat] = replace(player, cause="", left=-1, statuses=(back,), returned=True)
        state.gone = tuple(other for other in state.gone if other != seat)
        work.returned.append(seat)


def _unfired(state: MafiaState) -> tuple[tuple[Seat, Status], ...]:
    """The announced guns of whoever had one by day, before any is handed out tonight."""
    return tuple((seat, gun) for seat in state.living() for gun in guns_of(state, seat) if is_shown(gun))


def _hand_on(work: Work, unfired: tuple[tuple[Seat, Status], ...]) -> None:
    """A gun that was announced and not fired goes to another, never to its maker; whoever chooses nobody gives it to
    the left neighbour."""
    state = work.state
    chosen = {seat: use.at[0] for seat, use in work.other if use.ability == "hand_on"}
    for seat, gun in unfired:
        first = chosen.get(seat, (seat + 1) % state.seats)
        order = [(first + step) % state.seats for step in range(state.seats)]
        able = [to for to in order if state.alive(to) and to not in work.dead and to not in (seat, gun.by)]
        if not able:
            continue
        take_away(state, seat, gun)
        hand_over(state, able[0], gun)
        work.note(able[0], Note(state.cycle, "gun"))
