"""Three people on three phones: they come by the link, one loses the network, one changes the device, all finish."""

from __future__ import annotations

import asyncio

from evening import Evening, asked_of, level, over
from handing_over import link_of_the_seat
from lobby import begin, follow, lay_table
from looking import crooked
from playwright.async_api import expect
from tunnel import Tunnel
from visitor import Visitor

LONG = "شاهزاده‌خانمِ قصرِ شیشه‌ای"
MIXED = "Аня 🎲 (آنا) 2"


def thrifty(frame: dict) -> dict:
    """Opens with the smallest card, and passes otherwise."""
    view, ask = frame["view"], frame["ask"]
    mine = view["players"][view["viewer"]]
    if ask["kind"] == "bid" and view["high"] == 0 and len(mine["hand"]) > 6:
        return {"type": "bid", "cards": mine["hand"][:1]}
    return ask["default"]


async def test_three_people_finish_though_one_loses_the_network_and_one_changes_the_device(visit, server):
    async with Tunnel(server.port) as tunnel:
        host, guest, rider = await visit(), await visit("ru"), await visit("en", at=tunnel)
        link = await lay_table(host, "نیلوفر")
        await follow(guest, link, MIXED)
        await follow(rider, link, "Zed")
        await chooses_another_seat(guest, 4)
        watcher = await visit("fa")
        await watcher.open(link)
        await host.until(lambda frame: frame["table"]["watchers"] == 1)
        await begin(host, guest, rider, watcher)

        evenings = {who.seat: Evening(who, thrifty) for who in (host, guest, rider)}
        await watcher.until(lambda frame: frame["view"] is not None)
        await expect(watcher.page.locator(".hs")).to_be_visible()
        await expect(watcher.page.locator(".me")).to_have_count(0)

        await loses_the_network(tunnel, host, rider, evenings)
        heir = await goes_on_with_another_device(visit, guest)
        evenings[heir.seat].visitor = heir
        last = await asyncio.gather(*(evening.play_out() for evening in evenings.values()))
        assert len({frame["table"]["table"] for frame in last}) == 1
        assert all(frame["view"]["outcome"] == last[0]["view"]["outcome"] for frame in last)
        await watcher.until(over)
        await expect(watcher.page.locator(".hs-end")).to_be_visible()


async def chooses_another_seat(guest, seat: int) -> None:
    await guest.page.locator(".seats li").nth(seat).get_by_role("button").click()
    await guest.button("seat-sit").click()
    await guest.until(lambda frame: frame["table"]["you"] == seat)


async def loses_the_network(tunnel, host, rider, evenings) -> None:
    """In mid-auction; the others play on until it is the rider's turn, and the rider goes on where they are."""
    began = host.frame["version"]
    for _ in range(2):
        await (await asked_of(evenings.values())).turn()
    others = [evening for seat, evening in evenings.items() if seat != rider.seat]
    everybody = [evening.visitor for evening in evenings.values()]
    await level(everybody)
    while rider.frame["ask"]:
        await evenings[rider.seat].turn()
        await level(everybody)
    tunnel.cut()
    await rider.context.set_offline(True)
    await expect(rider.page.get_by_text(rider.say("line-offline"))).to_be_visible()
    missed = rider.frame["version"]
    while host.frame["view"]["turn"] != rider.seat:
        acting = await asked_of(others)
        await acting.turn()
        seen = acting.visitor.frame["version"]
        await host.until(lambda frame, seen=seen: frame["version"] >= seen)
    assert host.frame["version"] > missed
    assert rider.frame["version"] == missed
    tunnel.mend()
    await rider.context.set_offline(False)
    await rider.until(lambda frame: frame["version"] >= host.frame["version"])
    await expect(rider.page.get_by_text(rider.say("line-offline"))).to_have_count(0)
    told = [event["v"] for event in rider.events if event["v"] > began]
    assert told == [event["v"] for event in host.events if event["v"] > began]
    assert await evenings[rider.seat].turn()


async def goes_on_with_another_device(visit, guest):
    """The link of the menu moves the seat; the old device says so and plays no more."""
    link = await link_of_the_seat(guest)
    heir = await visit("ru")
    await heir.open(link)
    await heir.button("hand-go").click()
    await heir.until(lambda frame: frame["table"]["you"] == guest.seat)
    await expect(guest.text("trouble-taken_over-title")).to_be_visible()
    return heir


async def test_two_tabs_of_one_seat_show_the_same_and_both_play(visit):
    host = await visit()
    await lay_table(host, LONG)
    guests = [await visit(), await visit()]
    for guest, name in zip(guests, ("سارا", "Дима"), strict=True):
        await follow(guest, f"/t/{host.table}", name)
    await begin(host, *guests)
    for who in (host, *guests):
        await expect(who.page.locator(".hs")).to_be_visible()
        assert await crooked(who) == []
    tab = await host.context.new_page()
    await tab.goto(f"{host.base}/t/{host.table}")
    await expect(tab.locator(".hs")).to_be_visible()
    evenings = {who.seat: Evening(who, thrifty) for who in (host, *guests)}
    for _ in range(3):
        await (await asked_of(evenings.values())).turn()
    while (asked := await asked_of(evenings.values())) is not evenings[host.seat]:
        await asked.turn()
    frame = host.frame
    await Visitor(host.context, tab, host.words, host.base).button("move-pass").click()
    await host.until(lambda now: now["version"] > frame["version"])
    for page in (host.page, tab):
        question = page.locator(".question")
        await expect(question).to_have_text(await host.page.locator(".question").inner_text())
