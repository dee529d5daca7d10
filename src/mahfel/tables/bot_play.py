"""Bots at live tables: they answer by the same way as people, and a default stands in for whoever fails."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from mahfel.engine import CLOCK, Refused, Seat
from mahfel.tables.answer import answer
from mahfel.tables.bot_runner import BotFault, BotForgotten, BotRunner, Question
from mahfel.tables.bot_sights import Witness
from mahfel.tables.decisions import Decision
from mahfel.tables.entries import Defaulted, Entry
from mahfel.tables.live_table import LiveTable
from mahfel.tables.moves import read_move, written
from mahfel.tables.table import Table

if TYPE_CHECKING:
    from mahfel.tables.house import House

__all__ = ["BotRunner", "Pause", "human_pause", "no_pause", "wake"]

Pause: TypeAlias = Callable[[str, int], float]
"""Seconds that a bot waits before it answers, given the table and the version of its decision."""

_LOG = logging.getLogger(__name__)
_AGAIN_S: Final = 2.0  # between two tries when the store cannot be written

Why: TypeAlias = Literal["bot_late", "bot_failed", "bot_illegal"]


def human_pause(table: str, version: int) -> float:
    """0.8 to 1.6 s, so that people can follow what bots do."""
    drawn = blake2b(f"{table}/{version}".encode(), digest_size=2).digest()
    return 0.8 + 0.8 * int.from_bytes(drawn, "big") / 0xFFFF


def no_pause(table: str, version: int) -> float:
    """For tests and for tables of bots alone."""
    return 0.0


def wake(house: House, live: LiveTable) -> None:
    """Let every bot think that is asked and does not think yet. Where the game can do without an answer and there is
    nothing but one to give, a bot keeps silent; while the game is paused, every bot does."""
    if live.table.paused is not None:
        return
    for seat, decision in live.table.decisions.items():
        if seat == CLOCK or decision.held or live.table.chairs[seat].player is None:
            continue
        if decision.ask.optional and _nothing_to_choose(live.table, seat):
            continue
        if live.thinking.get(seat) != decision.version:
            live.thinking[seat] = decision.version
            house.beside(_think(house, live, seat, decision.version))


def _nothing_to_choose(table: Table, seat: Seat) -> bool:
    return table.state is not None and len(table.state.legal(seat)) == 1


class _Stopped(Exception):  # noqa: N818 - nothing is wrong
    """The host stopped the game before the bot had answered."""


async def _think(house: House, live: LiveTable, seat: Seat, version: int) -> None:
    stopped = False
    try:
        await house.clock.sleep(house.pause(live.table.id, version))
        decision = _open(live.table, seat, version)
        if decision is None:
            return
        why: Why | None = None
        move = written(decision.ask.default)
        try:
            move = await _ask(house, live, seat)
        except BotFault as fault:
            why = "bot_late" if fault.late else "bot_failed"
            _LOG.warning("bot at seat %d of a table of %s: %s", seat, live.table.game.meta.key, fault)
        await _answer(house, live, seat, version, move, why)
    except _Stopped:
        stopped = True
    finally:
        if live.thinking.get(seat) == version:
            del live.thinking[seat]
    if stopped:
        wake(house, live)  # the game may go on by now, and nobody else would remember this bot


def _open(table: Table, seat: Seat, version: int) -> Decision | None:
    """The decision, if it is still the bot's to make. Raises ``_Stopped`` when it is, but not now."""
    decision = table.decision(seat)
    if decision is None or decision.version != version or table.chairs[seat].player is None:
        return None
    if table.paused is not None:
        raise _Stopped
    return decision


async def _ask(house: House, live: LiveTable, seat: Seat) -> msgspec.Raw:
    table = live.table
    level = table.chairs[seat].player
    assert level is not None
    for _ in range(2):
        witness = live.witnesses.get(seat)
        if witness is None:
            witness = live.witnesses[seat] = Witness(table, seat)
        known, sights = witness.told, witness.news(table)
        question = Question(
            player=f"{table.id}/{seat}/{level}",
            game=table.game.meta.key,
            level=level,
            seed=_seed(table, seat),
            seat=seat,
            view=msgspec.Raw(msgspec.json.encode(table.view(seat))),
            known=known,
            sights=sights,
        )
        try:
            chosen = await house.bots.choose(question)
        except (BotForgotten, BotFault) as fault:
            live.witnesses.pop(seat, None)
            if isinstance(fault, BotFault):
                raise
        else:
            witness.told = known + len(sights)
            return chosen
    raise BotFault("the worker forgets its bots")


def _seed(table: Table, seat: Seat) -> int:
    drawn = blake2b(table.secret.encode(), person=b"mahfel-bot-1", salt=seat.to_bytes(2, "little"), digest_size=8)
    return int.from_bytes(drawn.digest(), "little")


async def _answer(house: House, live: LiveTable, seat: Seat, version: int, move: msgspec.Raw, why: Why | None) -> None:
    """Play it, or else the default; a store that cannot be written is waited for."""

    def decide(table: Table, _: Seat, now: int) -> Sequence[Entry]:
        decision = _open(table, seat, version)
        if decision is None:
            return []
        if why is None:
            chosen = read_move(table.game, move)
            if decision.ask.optional and chosen == decision.ask.default:
                return []  # silence says the same, and says it to nobody
            return [answer(table, decision, chosen, "bot")]
        if table.in_even_window(decision):
            return [answer(table, decision, decision.ask.default, "bot")]
        return [Defaulted(seat, written(decision.ask.default), why)]

    while True:
        try:
            await house.change(live.table.id, decide)
        except Refused as refusal:
            if refusal.code.startswith("store."):
                await house.clock.sleep(_AGAIN_S)
            elif why is None:
                _LOG.warning("bot at seat %d of a table of %s: %s", seat, live.table.game.meta.key, refusal)
                why = "bot_illegal"
            else:
                raise
        else:
            return
