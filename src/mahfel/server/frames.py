"""The only place where a frame is made: from one viewer's view and the events projected for that viewer.

Nothing here reads the state of a game. What a viewer may know comes from `Table.view`, `Table.events`, `Table.waiting`
and `Table.channels`, each asked for that viewer or, where all may know the same, shared by way of a `Sheet`; the seal's
secret is added only when the game is over.
"""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from mahfel.engine.seat import MODERATOR, Seat
from mahfel.server.encoding import encode
from mahfel.server.identity import Standing, Viewer
from mahfel.server.labels import offered_json
from mahfel.server.leading import poll_card
from mahfel.server.messages.answers import EventList, Log
from mahfel.server.messages.cards import AskCard, LabelledMove, ModeratorCard, Seal, SeatCard, TableCard, TableView
from mahfel.server.sheet import Sheet
from mahfel.server.splitting import FRAME_BYTES, PIECE_BYTES, Told, split
from mahfel.tables.asides import asides_of
from mahfel.tables.chair import Chair
from mahfel.tables.table import Table

_NONE: Final = b"null"


class Around(msgspec.Struct, frozen=True):
    """Who is about: seats whose people are connected (or were a moment ago), the number of spectators, and whether the
    moderator is."""

    here: frozenset[Seat]
    watchers: int
    moderator: bool = False


def standing_of(table: Table, seat: Seat | None) -> Standing:
    """What a viewer is at this table now; the host's right may have passed on since they connected."""
    if seat is None:
        return "spectator"
    if seat == MODERATOR:
        return "moderator"
    return "host" if table.host == seat else "seat"


class Framer:
    """Makes the frames of one table for everybody who is connected to it."""

    __slots__ = ("_carded", "_carded_around", "_cards", "_seal", "_sealed", "_sheet", "_stamp", "around")

    def __init__(self, table: Table, around: Around) -> None:
        self.around = around
        """Who is about; to be set when that changes."""
        self._sheet = Sheet(table)
        self._carded: Table | None = None
        self._carded_around: Around | None = None
        self._stamp: tuple[Any, ...] = ()
        self._cards: dict[Viewer, bytes] = {}
        self._sealed = table.phase != "over"
        self._seal = b""
        self._look_at_seal(table)

    def messages(self, table: Table, viewer: Viewer, after: int, now: int, told: Told | None = None) -> list[bytes]:
        """What brings a viewer who has seen `after` up to date: one frame, after pieces of log if they are behind.

        A frame that is too large even then is told in pieces, without what this connection has been `told` already.
        """
        sheet = self._sheet
        if sheet.table is not table:
            sheet = self._sheet = Sheet(table)
            self._look_at_seal(table)
        whole = self._frame(sheet, viewer, after, now)
        told = Told() if told is None else told
        if len(whole) < FRAME_BYTES and not told.fields:
            return [whole]
        behind = table.events(viewer.seat, after) if len(whole) >= FRAME_BYTES else []
        logs = _pieces(behind) if behind else []
        if logs:
            whole = self._frame(sheet, viewer, table.version, now)
        # Whose frames were once too large hears of what changes alone from then on.
        return [*logs, *(split(whole, told) if len(whole) >= FRAME_BYTES or told.fields else [whole])]

    def _frame(self, sheet: Sheet, viewer: Viewer, after: int, now: int) -> bytes:
        """`Frame` in JSON, put together from parts that are JSON already."""
        table, seat = sheet.table, viewer.seat
        if seat not in table.decisions:
            rest = sheet.rest(seat, after, self._seal)
        else:
            parts = (sheet.waiting(seat), sheet.channels(seat), sheet.events(seat, after), self._seal)
            rest = b'"ask":%b,"waiting":%b,"channels":%b,"events":%b,"seal":%b}' % (encode(_ask(table, seat)), *parts)
        card = self._card(table, viewer)
        return b'{"type":"frame","version":%d,"now":%d,"table":%b,"view":%b,"will":%b,"asides":%b,"poll":%b,%b' % (
            table.version,
            now,
            card,
            sheet.view(seat),
            _NONE if (will := table.will(seat)) is None else encode(will),
            _NONE if (asides := asides_of(table, seat)) is None else b"%d" % len(asides),
            _NONE if (poll := poll_card(table, seat)) is None else encode(poll),
            rest,
        )

    def _look_at_seal(self, table: Table) -> None:
        over = table.phase == "over"
        if self._sealed is not over:
            self._sealed, self._seal = over, encode(seal(table))

    def _card(self, table: Table, viewer: Viewer) -> bytes:
        if self._carded is not table or self._carded_around is not self.around:
            self._look_at_card(table)
        known = self._cards.get(viewer)
        if known is None:
            known = self._cards[viewer] = encode(card(table, self.around, viewer))
        return known

    def _look_at_card(self, table: Table) -> None:
        """Forget the cards if anything on them has changed; between moves nothing does."""
        self._carded, self._carded_around = table, self.around
        stage = (table.phase, table.paused, table.abandoned, table.pinned)
        settings = (table.host, table.rematch, table.pace, table.windows, table.warm, table.spectators, table.anonymous)
        absence = (table.absent, table.grace, table.times)
        stamp = (kept_for_nothing(table), table.chairs, table.options, self.around, stage, settings, absence)
        if stamp != self._stamp:
            self._stamp, self._cards = stamp, {}


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
        paused=table.paused,
        abandoned=table.abandoned,
        pace=table.pace,
        windows=table.windows,
        warm=table.warm,
        absent=table.absent,
        grace=table.grace,
        times=table.times,
        spectators=table.spectators,
        anonymous=table.anonymous,
        options=table.options,
        host=_host(table, viewer),
        commit=table.commit,
        rematch=table.rematch,
        pinned=table.pinned or None,
        lang=table.lang,
        seats=seat_cards(table, around),
        least=least,
        most=most,
        sizes=sizes(table),
        watchers=around.watchers,
        moderator=None if table.moderator is None else ModeratorCard(table.moderator.name, here=around.moderator),
        you=None if viewer.seat == MODERATOR else viewer.seat,
        you_are=viewer.standing,
    )


def _host(table: Table, viewer: Viewer) -> Seat | None:
    """The host's seat; among numbers it is shown to the host alone, for everybody knows who opened the table."""
    return table.host if table.host >= 0 and (not table.nameless or viewer.seat == table.host) else None


def sizes(table: Table) -> tuple[int, ...]:
    """How many can play with the options that are agreed on; of interest before the start only."""
    return table.game.sizes(table.game.read_options(table.options)) if table.phase == "lobby" else ()


def seat_cards(table: Table, around: Around) -> tuple[SeatCard, ...]:
    """The chairs of a table."""
    playing = table.phase == "play"
    out = kept_for_nothing(table)
    cards = [_seat(chair, around, playing=playing, out=chair.seat in out) for chair in table.chairs]
    if not table.nameless:
        return tuple(cards)
    return tuple(_numbered(shown, missing=chair.missing) for shown, chair in zip(cards, table.chairs, strict=True))


def kept_for_nothing(table: Table) -> frozenset[Seat]:
    """Seats that a bot keeps and that have left the game: there is nothing to come back to."""
    kept = [chair.seat for chair in table.chairs if chair.kept is not None]
    return frozenset(seat for seat in kept if table.state is not None and table.state.has_left(seat))


def _ask(table: Table, seat: Seat | None) -> AskCard | None:
    decision = None if seat is None else table.decision(seat)
    if seat is None or decision is None:
        return None
    moves = table.legal(seat)
    ask = decision.ask
    offer = None if moves is None else msgspec.Raw(offered_json(moves))
    return AskCard(
        kind=ask.kind,
        text=ask.text or ask.kind,
        optional=ask.optional,
        rule=ask.rule,
        default=cast("dict[str, Any]", ask.default),
        version=decision.version,
        deadline=decision.deadline,
        moves=cast("tuple[LabelledMove, ...] | None", offer),
        given=cast("dict[str, Any] | None", table.held[seat].move if decision.held else None),
    )


def _seat(chair: Chair, around: Around, *, playing: bool, out: bool) -> SeatCard:
    person = chair.kind == "person"
    return SeatCard(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        here=chair.kind == "bot" or (person and chair.seat in around.here),
        absent=person and playing and chair.seat not in around.here,
        kept=None if out else chair.kept,
        away=chair.away,
        left=chair.left,
        excluded=chair.excluded,
        silenced=chair.silenced,
    )


def _numbered(seat: SeatCard, *, missing: bool) -> SeatCard:
    """A chair of which only the number may be known: a bot looks like a person who is there, and whose device is off is
    seen of those alone for whom the game has waited in vain. Whoever was sent away is gone: a person may stay to look
    on, a bot cannot go."""
    here = not seat.excluded and (seat.here or not missing)
    return msgspec.structs.replace(seat, kind="person", level=None, here=here, absent=not here)


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
