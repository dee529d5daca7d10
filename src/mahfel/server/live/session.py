"""A session: what one live connection may see and do. It knows nothing of the socket it speaks through."""

from __future__ import annotations

import logging
import time
from collections import deque
from typing import Any

import msgspec

from mahfel.engine.refusal import Refused
from mahfel.engine.seat import Seat
from mahfel.server.encoding import encode
from mahfel.server.frames import standing_of
from mahfel.server.identity import Viewer
from mahfel.server.live.feed import Feed
from mahfel.server.live.link import MOST_UNDONE, MOST_UNREAD, Link
from mahfel.server.messages import answers
from mahfel.server.messages.commands import Command, MoveCommand, PingCommand, SayCommand
from mahfel.server.messages.values import Lang
from mahfel.server.reading import decode
from mahfel.server.refusing import Refuser
from mahfel.server.splitting import Told
from mahfel.tables.act import acting
from mahfel.tables.chair import Chair
from mahfel.tables.house import Accepted
from mahfel.tables.talk import saying
from mahfel.tables.writing import Answer

# Closing codes of ours; 1012 (the server restarts) is sent by the server itself.
UNWELCOME = 4403
UNKNOWN = 4404
_LOG = logging.getLogger("mahfel.live")
_COUNTED = {kind: (("type", str(kind.__struct_config__.tag)),) for kind in (MoveCommand, SayCommand, PingCommand)}


class Session:
    """One client of one table. `who` is the hash of its secret (None: a spectator), `after` the version it has seen.

    Commands are done one after the other, in the order in which they came; each gets exactly one answer.
    """

    __slots__ = (
        "_began",
        "_chairs",
        "_command",
        "_going_on",
        "_host",
        "_rate_key",
        "_refuser",
        "_told",
        "_undone",
        "_viewer",
        "after",
        "busy",
        "feed",
        "lang",
        "link",
        "who",
    )

    def __init__(self, refuser: Refuser, who: str | None, after: int, lang: Lang) -> None:
        self._refuser = refuser
        self.who, self.after, self.lang = who, after, lang
        self.feed: Feed
        self.link: Link
        self._chairs: tuple[Chair, ...] = ()
        self._host: Seat = -1
        self._viewer = Viewer(None, "spectator")
        self._told = Told()
        self.busy = False
        """Whether a command is under way."""
        self._undone: deque[str | bytes] | None = None
        self._command: str | None = None
        self._began, self._going_on = 0.0, False
        self._rate_key = ""

    def begin(self, feed: Feed, link: Link) -> None:
        """The connection stands."""
        self.feed, self.link = feed, link
        self._rate_key = f"{feed.live.table.id}/{(self.who or '-')[:16]}"

    # -- what it sees ----------------------------------------------------------------------------------------------

    def frames(self) -> list[bytes]:
        """The messages that are owed now. Whoever has lost the right to look gets a farewell instead."""
        table = self.feed.live.table
        if table.chairs is not self._chairs or table.host != self._host:
            self._chairs, self._host = table.chairs, table.host
            seat = None if self.who is None else table.viewer_of(self.who)
            self._viewer = Viewer(seat, standing_of(table, seat))
        viewer = self._viewer
        if viewer.seat is None:
            if self.who is not None:
                return self._farewell("seat.not_yours")
            if not table.spectators:
                return self._farewell("watch.forbidden")
        # A version from the future belongs to another life of this client: it begins anew.
        after = self.after if self.after <= table.version else 0
        made = self.feed.messages(viewer, after, self._told)
        self.after = table.version
        return made

    def _farewell(self, code: str) -> list[bytes]:
        told = self._refuser.tell(Refused(code), self.lang)
        self.link.note(encode(answers.Bye(code=told.code, text=told.text)))
        self.link.close(UNWELCOME)
        return []

    # -- what it does ----------------------------------------------------------------------------------------------

    @property
    def full(self) -> bool:
        """Whether the client has to wait before more of it is read."""
        undone = self._undone
        return (undone is not None and len(undone) >= MOST_UNDONE) or self.link.buffered() > MOST_UNREAD

    def receive(self, raw: str | bytes) -> None:
        """One message of the client, whatever was sent; its answer goes out by `link.note`, now or later."""
        if not self.busy:
            self._carry_out(raw)
        elif self._undone is None:
            self._undone = deque((raw,))
        else:
            self._undone.append(raw)

    def _carry_out(self, raw: str | bytes) -> None:
        self.busy, self._command, self._began = True, None, time.perf_counter()
        try:
            self._begin(raw)
        except Refused as refusal:
            self._done(refusal)
        except Exception as fault:  # noqa: BLE001 - every command gets an answer, whatever went wrong
            self._done(fault)

    def _begin(self, raw: str | bytes) -> None:
        try:
            command: Command = decode(raw, Command)
        except Refused:
            self._command = _id_in(raw)
            raise
        refuser, house = self._refuser, self.feed.house
        refuser.metrics.commands.count(1, _COUNTED[type(command)])
        if isinstance(command, MoveCommand):
            self._command = command.id
            refuser.limiter.spend("move", self._rate_key)
            decide = acting(command.version, command.move)
        elif isinstance(command, SayCommand):
            self._command = command.id
            refuser.limiter.spend("say", self._rate_key)
            decide = saying(command.room, command.text)
        else:
            refuser.limiter.spend("live", self._rate_key)
            self._answer(encode(answers.Pong(now=house.clock.now(), version=self.feed.live.table.version)))
            return
        if self.who is None:
            raise Refused("seat.required")
        lead = isinstance(command, SayCommand)
        house.submit(self.feed.live, decide, self._done, who=self.who, command=command.id, lead=lead)

    def _done(self, answer: Answer) -> None:
        if isinstance(answer, Accepted):
            self._refuser.metrics.moves.observe(time.perf_counter() - self._began)
            self._answer(encode(answers.Accepted(id=self._command or "", version=answer.version)))
            return
        if not isinstance(answer, Refused):
            self._refuser.metrics.faults.add()
            _LOG.error("a command failed", exc_info=answer)
            answer = Refused("server.fault")
        told = self._refuser.tell(answer, self.lang, self.feed.live.table.game.meta.key)
        self._answer(encode(answers.Refused(id=self._command, code=told.code, args=told.args, text=told.text)))

    def _answer(self, message: bytes) -> None:
        self.busy = False
        self.link.note(message)
        if self._undone and not self._going_on:
            self._go_on()

    def _go_on(self) -> None:
        # A loop rather than a call from answer to answer: many refusals in a row must not become a deep stack.
        self._going_on = True
        try:
            while self._undone and not self.busy:
                self._carry_out(self._undone.popleft())
        finally:
            self._going_on = False


def _id_in(raw: str | bytes) -> str | None:
    """The id of a message that is otherwise wrong, so that its refusal finds the way back."""
    try:
        found: Any = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 64 else None
