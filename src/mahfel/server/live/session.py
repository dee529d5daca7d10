"""A session: what one live connection may see and do. It knows nothing of the socket it speaks through."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec

from mahfel.engine.refusal import Refused
from mahfel.server.frames import encode, standing_of
from mahfel.server.identity import Viewer
from mahfel.server.live.feed import Feed
from mahfel.server.live.link import Link
from mahfel.server.messages import answers
from mahfel.server.messages.commands import Command, MoveCommand, SayCommand
from mahfel.server.messages.values import Lang
from mahfel.server.reading import decode
from mahfel.server.refusing import Refuser
from mahfel.tables.act import act
from mahfel.tables.talk import say

# Closing codes of ours; 1012 (the server restarts) is sent by the server itself.
UNWELCOME = 4403
UNKNOWN = 4404
_LOG = logging.getLogger("mahfel.live")


class Session:
    """One client of one table. `who` is the hash of its secret (None: a spectator), `after` the version it has seen."""

    __slots__ = ("_last", "_refuser", "after", "feed", "lang", "link", "who")

    def __init__(self, refuser: Refuser, who: str | None, after: int, lang: Lang) -> None:
        self._refuser = refuser
        self.who, self.after, self.lang = who, after, lang
        self.feed: Feed
        self.link: Link

    def frames(self) -> list[bytes]:
        """The messages that are owed now. Whoever has lost the right to look gets a farewell instead."""
        table = self.feed.live.table
        seat = None if self.who is None else table.seat_of(self.who)
        if self.who is not None and seat is None:
            return self._farewell("seat.not_yours")
        if seat is None and not table.spectators:
            return self._farewell("watch.forbidden")
        # A version from the future belongs to another life of this client: it begins anew.
        after = self.after if self.after <= table.version else 0
        made = self.feed.messages(Viewer(seat, standing_of(table, seat)), after)
        self.after = table.version
        return made

    async def command(self, raw: str | bytes) -> bytes:
        """Carry out one message of the client; the answer, exactly one, whatever was sent."""
        began = time.perf_counter()
        try:
            command = decode(raw, Command)
        except Refused as refusal:
            return self._refused(_id_in(raw), refusal)
        kind = type(command).__struct_config__.tag
        self._refuser.metrics.commands.add(type=str(kind))
        try:
            answer = await self._carry_out(command)
        except Refused as refusal:
            return self._refused(getattr(command, "id", None), refusal)
        except Exception:  # noqa: BLE001 - every command gets an answer, whatever went wrong
            self._refuser.metrics.faults.add()
            _LOG.exception("a %s command failed", kind)
            return self._refused(getattr(command, "id", None), Refused("server.fault"))
        self._refuser.metrics.moves.observe(time.perf_counter() - began)
        return encode(answer)

    async def _carry_out(self, command: Command) -> answers.Accepted | answers.Pong:
        house = self.feed.house
        table = self.feed.live.table
        key = f"{table.id}/{(self.who or '-')[:16]}"
        if isinstance(command, MoveCommand):
            self._refuser.limiter.spend("move", key)
            done = await act(
                house, table.id, self._seated(), command=command.id, version=command.version, move=command.move
            )
            return answers.Accepted(id=command.id, version=done.version)
        if isinstance(command, SayCommand):
            self._refuser.limiter.spend("say", key)
            done = await say(house, table.id, self._seated(), command=command.id, room=command.room, text=command.text)
            return answers.Accepted(id=command.id, version=done.version)
        self._refuser.limiter.spend("live", key)
        return answers.Pong(now=house.clock.now(), version=table.version)

    def _seated(self) -> str:
        if self.who is None:
            raise Refused("seat.required")
        return self.who

    def _refused(self, command: str | None, refusal: Refused) -> bytes:
        told = self._refuser.tell(refusal, self.lang, self.feed.live.table.game.meta.key)
        return encode(answers.Refused(id=command, code=told.code, args=told.args, text=told.text))

    def _farewell(self, code: str) -> list[bytes]:
        told = self._refuser.tell(Refused(code), self.lang)
        self.link.close(UNWELCOME)
        return [encode(answers.Bye(code=told.code, text=told.text))]


def _id_in(raw: str | bytes) -> str | None:
    """The id of a message that is otherwise wrong, so that its refusal finds the way back."""
    try:
        found: Any = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 64 else None
