"""The only place where a frame is made: from one viewer's view and the events projected for that viewer.

Nothing here reads the state of a game. What a viewer may know comes from `Table.view`, `Table.events`, `Table.waiting`
and `Table.channels`, each asked for that viewer or, where all may know the same, shared by way of a `Sheet`; the seal's
secret is added only when the game is over.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from mahfel.engine.seat import Seat
from mahfel.server.identity import Standing, Viewer
from mahfel.server.labels import offered
from mahfel.server.messages.answers import EventList, Log
from mahfel.server.messages.cards import AskCard, Frame, Seal, SeatCard, TableCard, TableView
from mahfel.server.sheet import Sheet, raw
from mahfel.tables.chair import Chair
from mahfel.tables.table import Table

FRAME_BYTES = 4096
PIECE_BYTES = 3500
_encoder = msgspec.json.Encoder()


class Around(msgspec.Struct, frozen=True):
    """Who is about: seats whose people are connected (or were a moment ago), and the number of spectators."""

    here: frozenset[Seat]
    watchers: int


def encode(value: Any) -> bytes:
    """A message as JSON."""
    return _encoder.encode(value)


def standing_of(table: Table, seat: Seat | None) -> Standing:
    """What a viewer is at this table now; the host's right may have passed on since they connected."""
    if seat is None:
        return "spectator"
    return "host" if table.host == seat else "seat"


def messages(sheet: Sheet, around: Around, viewer: Viewer, after: int, now: int, cache: CardCache) -> list[bytes]:
    """What brings a viewer who has seen `after` up to date: one frame, after pieces of log if they are behind."""
    events = sheet.events(viewer.seat, after)
    whole = encode(_frame(sheet, around, viewer, events, now, cache))
    if len(whole) < FRAME_BYTES or events is None:
        return [whole]
    told = sheet.table.events(viewer.seat, after)
    return [*_pieces(told), encode(_frame(sheet, around, viewer, None, now, cache))]


def table_view(table: Table, around: Around, viewer: Viewer, now: int) -> TableView:
    """The table's card for HTTP."""
    return TableView(version=table.version, now=now, table=card(table, around, viewer), seal=seal(table))


def event_list(table: Table, viewer: Viewer, after: int) -> EventList:
    """The story since a version for HTTP."""
    return EventList(version=table.version, events=tuple(table.events(viewer.seat, after)))


def seal(table: Table) -> Seal:
    """The sealed deal as everybody may see it now."""
    return Seal(commit=table.commit, secret=table.secret if table.phase == "over" else None)


def card(table: Table, around: Around, viewer: Viewer) -> TableCard:
    """The table as everybody sees it, and who the viewer is."""
    least, most = table.game.meta.seats
    return TableCard(
        table=table.id,
        game=table.game.meta.key,
        phase=table.phase,
        pace=table.pace,
        windows=table.windows,
        warm=table.warm,
        spectators=table.spectators,
        options=table.options,
        host=table.host if table.host >= 0 else None,
        commit=table.commit,
        rematch=table.rematch,
        lang=table.lang,
        seats=seat_cards(table, around),
        least=least,
        most=most,
        watchers=around.watchers,
        you=viewer.seat,
        you_are=viewer.standing,
    )


def seat_cards(table: Table, around: Around) -> tuple[SeatCard, ...]:
    """The chairs of a table."""
    playing = table.phase == "play"
    return tuple(_seat(chair, around, playing=playing) for chair in table.chairs)


class CardCache:
    """Encoded table cards of one table, kept while nothing on them has changed: between moves nothing does."""

    __slots__ = ("_cards", "_stamp")

    def __init__(self) -> None:
        self._stamp: tuple[Any, ...] = ()
        self._cards: dict[Viewer, msgspec.Raw] = {}

    def card(self, table: Table, around: Around, viewer: Viewer) -> msgspec.Raw:
        """The encoded card for this viewer."""
        stamp = (
            table.chairs,
            table.options,
            around,
            (table.phase, table.host, table.rematch, table.pace, table.windows, table.warm, table.spectators),
        )
        # The chairs and options are replaced, never changed, so that the same object means the same content.
        old = self._stamp
        if not old or old[0] is not stamp[0] or old[1] is not stamp[1] or old[2:] != stamp[2:]:
            self._stamp, self._cards = stamp, {}
        known = self._cards.get(viewer)
        if known is None:
            known = self._cards[viewer] = msgspec.Raw(encode(card(table, around, viewer)))
        return known


def _frame(sheet: Sheet, around: Around, viewer: Viewer, events: Any, now: int, cache: CardCache) -> Frame:
    # Parts that come from the sheet may be encoded already; the frame itself always is this one struct.
    table, seat = sheet.table, viewer.seat
    if sheet.seal is None:
        sheet.seal = raw(seal(table))
    return Frame(
        version=table.version,
        now=now,
        table=cast("TableCard", cache.card(table, around, viewer)),
        view=sheet.view(seat),
        ask=_ask(table, seat),
        waiting=sheet.waiting(seat),
        channels=table.channels(seat),
        events=() if events is None else events,
        seal=sheet.seal,
    )


def _ask(table: Table, seat: Seat | None) -> AskCard | None:
    decision = None if seat is None else table.decision(seat)
    if seat is None or decision is None:
        return None
    moves = table.legal(seat)
    ask = decision.ask
    return AskCard(
        kind=ask.kind,
        text=ask.text or ask.kind,
        optional=ask.optional,
        rule=ask.rule,
        default=cast("dict[str, Any]", ask.default),
        version=decision.version,
        deadline=decision.deadline,
        moves=None if moves is None else offered(table.game, moves),
    )


def _seat(chair: Chair, around: Around, *, playing: bool) -> SeatCard:
    person = chair.kind == "person"
    return SeatCard(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        here=chair.kind == "bot" or (person and chair.seat in around.here),
        absent=person and playing and chair.seat not in around.here,
        kept=chair.kept,
        left=chair.left,
    )


def _pieces(events: list[dict[str, Any]]) -> list[bytes]:
    """Log messages of less than `PIECE_BYTES` each (a single event never comes near that)."""
    pieces: list[bytes] = []
    part: list[dict[str, Any]] = []
    size = 0
    for event in events:
        length = len(encode(event)) + 1
        if part and size + length > PIECE_BYTES - 40:
            pieces.append(encode(Log(events=tuple(part))))
            part, size = [], 0
        part.append(event)
        size += length
    return [*pieces, encode(Log(events=tuple(part)))]
