"""The fold of what happens in the lobby, up to the start."""

from __future__ import annotations

import msgspec

from mahfel.engine import MODERATOR
from mahfel.store import Row
from mahfel.tables import entries as e
from mahfel.tables import happenings as h
from mahfel.tables.anonymity import hide, keep_unsaid
from mahfel.tables.asking import decide
from mahfel.tables.bot_sights import deal
from mahfel.tables.chair import Chair
from mahfel.tables.changes import absent, change, empty, ensure_host, renumber, sit, tell, tell_of_host
from mahfel.tables.moderator import Moderator
from mahfel.tables.table import Table


@change.register
def _(entry: e.Joined, table: Table, row: Row) -> None:
    sit(table, entry.seat, kind="person", name=entry.name, nonce=entry.nonce, token=entry.token)
    ensure_host(table)
    tell(table, row, h.PersonJoined(entry.seat, entry.name))


@change.register
def _(entry: e.Moderating, table: Table, row: Row) -> None:
    table.moderator, table.host = Moderator(entry.name, entry.token), MODERATOR
    tell(table, row, h.ModeratorLeads(entry.name))


@change.register
def _(entry: e.BotSeated, table: Table, row: Row) -> None:
    sit(table, entry.seat, kind="bot", name=entry.name, level=entry.level)
    tell(table, row, h.BotJoined(entry.seat, entry.level, entry.name))


@change.register
def _(entry: e.Removed, table: Table, row: Row) -> None:
    name = table.chairs[entry.seat].name
    empty(table, entry.seat)
    ensure_host(table)
    tell(table, row, h.PersonRemoved(entry.seat, name))


@change.register
def _(entry: e.SeatChanged, table: Table, row: Row) -> None:
    chairs = list(table.chairs)
    chair = chairs[entry.seat]
    chairs[entry.to], chairs[entry.seat] = msgspec.structs.replace(chair, seat=entry.to), Chair(entry.seat)
    table.chairs = tuple(chairs)
    renumber(table, {seat: seat for seat in range(len(chairs)) if seat != entry.to} | {entry.seat: entry.to})
    tell(table, row, h.PersonMoved(entry.to, chair.name))


@change.register
def _(entry: e.SeatsDrawn, table: Table, row: Row) -> None:
    seats = dict(zip(entry.order, sorted(entry.order), strict=True))
    chairs = list(table.chairs)
    for old, new in seats.items():
        chairs[new] = msgspec.structs.replace(table.chairs[old], seat=new)
    table.chairs = tuple(chairs)
    renumber(table, seats)
    table.lots += 1
    tell(table, row, h.LotDrawn())


@change.register
def _(entry: e.OptionsChanged, table: Table, row: Row) -> None:
    table.options, table.pace, table.windows = entry.options, entry.pace, entry.windows
    table.warm, table.spectators, table.anonymous = entry.warm, entry.spectators, entry.anonymous
    table.absent, table.grace, table.times = absent(entry), entry.grace, entry.times
    tell(table, row, h.OptionsSet())


@change.register
def _(entry: e.NonceGiven, table: Table, row: Row) -> None:
    sit(table, entry.seat, nonce=entry.nonce)


@change.register
def _(entry: e.HostPassed, table: Table, row: Row) -> None:
    table.host = entry.seat
    if table.nameless:  # whoever looks at their own card knows; nobody else may
        seat = None if entry.seat == MODERATOR else entry.seat
        keep_unsaid(table, row, h.HostChanged(seat, table.true_name_of(entry.seat)))
    else:
        tell_of_host(table, row, h.HostChanged, entry.seat)


@change.register
def _(entry: e.Started, table: Table, row: Row) -> None:
    seats = {old: new for new, old in enumerate(entry.order)}
    table.chairs = tuple(msgspec.structs.replace(table.chairs[old], seat=new) for old, new in seats.items())
    renumber(table, seats)
    table.phase = "play"
    if table.poll is not None and table.poll.closed is not None:
        table.poll = None  # what was asked before the game has been read by now
    if table.anonymous:
        hide(table)
    tell(table, row, h.GameStarted())
    if table.anonymous:
        tell(table, row, h.NamesHidden())
    table.state = deal(table, lambda event: tell(table, row, event))
    decide(table, row, None, same_phase=False)
