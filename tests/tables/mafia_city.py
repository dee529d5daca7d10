"""Cities at a table, and positions that they are put into."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from mahfel.engine import Refused, registry
from mahfel.games.mafia import game as mafia
from mahfel.games.mafia.arrange import arrange
from mahfel.tables import secrets
from mahfel.tables.asking import decide
from mahfel.tables.decisions import TIME
from mahfel.tables.join import join
from mahfel.tables.start import start

if "mafia" not in registry.games():
    registry.add(mafia)

NIGHT = TIME["normal"]["night"]
LETTERS = "ABCDEFGH"
ROLES = ("boss", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen")
"""Of seven, by seat."""


async def sit_down(party, people):
    """So many come to the table besides its host."""
    for number in range(1, people + 1):
        seated = await join(party.house, party.id, name=f"Player {LETTERS[number]}", nonce=f"{900 + number:064x}")
        party.who.append(secrets.digest(seated.token))
        party.tokens.append(seated.token)


async def classic(party, people=7, **settings):
    """So many at a table of Classic Mafia, in the introduction."""
    await party.open("mafia", **settings)
    await sit_down(party, people - 1)
    await start(party.house, party.id, party.who[0])
    return await party.table()


async def led(party, people=7, *, begun=True, **settings):
    """A table of Classic Mafia that somebody leads who does not play: ``party.who[0]`` is theirs, ``party.who[n + 1]``
    that of seat ``n``."""
    await party.open("mafia", moderate=True, **settings)
    await sit_down(party, people)
    if begun:
        await start(party.house, party.id, party.who[0])
    return await party.table()


async def put(party, **position):
    """Another position at the same table, as if it had come to that: of `ROLES`, unless others are given."""
    live = await party.house.live(party.id)
    live.table.state = arrange(**{"roles": ROLES, **position})
    row = type("Row", (), {"version": live.table.version, "at": live.table.time(party.clock.now())})()
    decide(live.table, row, None, same_phase=False)
    party.house.show(live)
    return live.table


async def six(party, options, people=6, **settings):
    """A table of Mafia at which so many people sit down; nobody has begun yet."""
    await party.open("mafia", options=options, **settings)
    await sit_down(party, people - 1)


async def city(party, **options):
    """Six at a table of Classic Mafia: a Boss, a Doctor, a Detective and three citizens."""
    await six(party, {"scenario": "classic", "begins": "night", **options})
    await start(party.house, party.id, party.who[0])
    return await to_the(party, "night")


async def to_the(party, kind, cycle=0):
    """Let everybody do the default, and time pass, until that is asked in such a cycle."""
    for _ in range(400):
        await asyncio.sleep(0.002)  # bots may be thinking
        table = await party.table()
        kinds = {decision.ask.kind for decision in table.decisions.values()}
        if kind in kinds and table.state.cycle >= cycle:
            await asyncio.sleep(0.01)
            if (await party.table()).version == table.version:
                return table
            continue
        speaking = [
            seat
            for seat, found in table.decisions.items()
            if found.deadline is not None and not found.held and seat < len(party.who)
        ]
        if kinds & {"night", "huddle", "allegiance", "midday", "react"}:
            await party.clock.advance(NIGHT)
            await party.eventually(lambda now, kinds=kinds: {d.ask.kind for d in now.decisions.values()} != kinds)
        else:
            if speaking:
                seat = speaking[0]
                with suppress(Refused):  # the clock may have been quicker
                    await party.act(seat, table.game.notate(table.decisions[seat].ask.default))
            await party.clock.advance(0)  # a vote in which everybody has answered is due at once
    raise AssertionError(f"it never came to {kind}, but to {kinds}")


def seat_of(table, role):
    return next(seat for seat, player in enumerate(table.state.players) if player.role == role)
