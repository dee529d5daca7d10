"""The fold: how each entry changes a table. What is not here does not happen at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from mahfel.engine import MODERATOR, Game, Refused, Seat
from mahfel.store import Row
from mahfel.tables import entries as e
from mahfel.tables import fold_host, fold_leader, fold_lobby, fold_people, fold_play  # noqa: F401 - they teach ``change``
from mahfel.tables.chair import Chair
from mahfel.tables.changes import absent, change
from mahfel.tables.leading_entries import AsideAnswered, AsideSaid, PollAnswered
from mahfel.tables.table import Table

FindGame = Callable[[str], Game]


def load(table_id: str, rows: Iterable[Row], find: FindGame) -> Table:
    """The table whose whole log this is.

    Raises ``Refused``: ``table.unknown`` for an empty log, ``game.unknown``, ``table.rules_version`` for a game of
    other rules than are installed; ``table.unreadable`` for rows that this release cannot read or that break the rules.
    """
    table: Table | None = None
    for row in rows:
        try:
            entry = e.decode(row.entry)
        except msgspec.DecodeError:
            raise Refused("table.unreadable", version=row.version) from None
        if table is None:
            if not isinstance(entry, e.Opened):
                raise Refused("table.unreadable", version=row.version)
            table = opened(table_id, row, entry, find)
        else:
            try:
                apply(table, row, entry)
            except Refused as refusal:
                raise Refused("table.unreadable", version=row.version) from refusal
        table.settle()
    if table is None:
        raise Refused("table.unknown")
    return table


def opened(table_id: str, row: Row, entry: e.Opened, find: FindGame) -> Table:
    """The table that a first row opens."""
    game = find(entry.game)
    if game.meta.rules_version != entry.rules_version:
        raise Refused("table.rules_version", recorded=entry.rules_version, installed=game.meta.rules_version)
    table = Table()
    table.id, table.version, table.rows = table_id, row.version, row.version
    table.opened, table.touched, table.ended = row.at, row.at, None
    table.paused, table.abandoned = None, False
    table.game, table.rules_version, table.options = game, entry.rules_version, entry.options
    table.pace, table.windows, table.warm, table.spectators = entry.pace, entry.windows, entry.warm, entry.spectators
    table.absent, table.grace, table.times = absent(entry), entry.grace, entry.times
    table.anonymous, table.lots, table.unsaid = entry.anonymous, 0, ()
    table.lang, table.secret, table.commit, table.invite = entry.lang, entry.secret, entry.commit, entry.invite
    table.phase, table.host, table.moderator, table.state = "lobby", -1, None, None
    table.chairs = tuple(Chair(seat) for seat in range(game.meta.seats[1]))
    table.decisions, table.held, table.invites, table.handovers, table.wills = {}, {}, {}, {}, {}
    table.asides, table.pinned, table.poll, table.polls = (), "", None, 0
    table.rematch, table.rematch_of, table.last_winner = None, entry.rematch_of, entry.last_winner
    table.story, table.fresh_story, table.moves, table.fresh_moves = [], [], [], []
    table.answers, table.fresh_answers, table.only_for, table.fresh_rows = {}, {}, None, 0
    return table


def apply(table: Table, row: Row, entry: e.AnyEntry) -> None:
    """Change a draft by the next row of its log. Raises ``Refused`` when the rules forbid it: the draft is void."""
    if row.version != table.rows + 1:
        raise ValueError(f"row {row.version} does not follow row {table.rows}")
    table.rows, table.touched = row.version, row.at
    alone = _concerns(table, entry)
    if table.fresh_rows:  # several rows are shown at once: if one of them is for everybody, everybody hears of it
        alone_before = table.only_for
        table.only_for = None if alone is None or alone_before is None else alone | alone_before
    else:
        table.only_for = alone
    table.fresh_rows += 1
    if alone is None:
        table.version += 1
    if table.version != table.rows:
        # A number that grew with an answer held back would tell the others that it was given, and when.
        row = msgspec.structs.replace(row, version=table.version)
    if row.id is not None and row.seat is not None:
        table.fresh_answers[row.seat, row.id] = row.version
    change(entry, table, row)


def _concerns(table: Table, entry: e.AnyEntry) -> frozenset[Seat] | None:
    """Those who alone may notice this row; None for everybody. That somebody has voted is seen by all, that they
    changed their mind is not."""
    match entry:
        case e.WillWritten(seat=seat):
            return frozenset({seat})
        case e.Held(seat=seat) if seat in table.held or table.in_even_window(table.decisions[seat]):
            return frozenset({seat})
        case AsideSaid(seat=seat) | AsideAnswered(seat=seat) | PollAnswered(seat=seat):
            return frozenset({seat, MODERATOR})
        case _:
            return None
