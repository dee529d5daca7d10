"""The server is killed in mid-auction and started again: everybody goes on, and what was said to be done stays done."""

from __future__ import annotations

import asyncio

from evening import Evening, asked_of
from lobby import begin, follow, lay_table
from playwright.async_api import expect
from test_three_people import thrifty
from visitor import DESKTOP


async def test_all_clients_go_on_by_themselves_and_nothing_acknowledged_is_lost(visit, fresh):
    server = fresh()
    host, guest, third = await visit(at=server), await visit("ru", at=server), await visit("en", DESKTOP, at=server)
    link = await lay_table(host, "نیلوفر")
    await follow(guest, link, "Дима")
    await follow(third, link, "Neda")
    await begin(host, guest, third)
    everybody = (host, guest, third)
    evenings = [Evening(who, thrifty) for who in everybody]
    for _ in range(4):
        await (await asked_of(evenings)).turn()

    # One move is on its way when the power goes: it may be kept or not, but never twice.
    acting = await asked_of(evenings)
    asked = acting.visitor.frame["ask"]["version"]
    await acting.touch(acting.choose(acting.visitor.frame))
    server.kill()
    for who in everybody:
        await expect(who.page.get_by_text(who.say("line-offline"))).to_be_visible()
    acknowledged = max(answer["version"] for who in everybody for answer in who.answers.values())
    seen = max(who.frame["version"] for who in everybody)
    server.start()
    for who in everybody:
        await expect(who.page.get_by_text(who.say("line-offline"))).to_have_count(0, timeout=90_000)
        await who.until(lambda frame: frame["version"] >= max(acknowledged, seen))
    await acting.visitor.until(lambda frame: frame["version"] > asked)

    last = await asyncio.gather(*(evening.play_out() for evening in evenings))
    assert all(frame["view"]["outcome"] == last[0]["view"]["outcome"] for frame in last)
    record = await (await host.context.request.get(f"{host.base}/api/tables/{host.table}/record")).json()
    accepted = [
        who.sent[name]["move"]
        for who in everybody
        for name, answer in who.answers.items()
        if answer["type"] == "accepted" and who.sent[name]["type"] == "move"
    ]
    assert len(accepted) == len(record["moves"])
