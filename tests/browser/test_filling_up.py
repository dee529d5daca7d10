"""The lobby in Chromium: bots on the empty seats, how many can play, and a table to come back to."""

from __future__ import annotations

from company import Company
from lobby import in_lobby, lay_table, people, seated
from looking import axe, crooked
from playwright.async_api import expect
from running import open_table


async def test_one_press_fills_the_table_with_bots_up_to_the_next_number_that_can_play(visit, server):
    table = Company(server, [await open_table(server, "نیلوفر", lang="fa", game="lut", options={"teams": True})])
    host = await table.sit(await visit("fa", game="lut"))
    await host.until(lambda frame: in_lobby(frame) and seated(frame) == 1)
    await expect(host.page.get_by_text(host.say("start-missing", n=3))).to_be_visible()
    await host.button("seats-fill", n=4).click()
    frame = await host.until(lambda frame: seated(frame) == 4)
    assert [seat["kind"] for seat in frame["table"]["seats"]][:4] == ["person", "bot", "bot", "bot"]
    assert frame["table"]["seats"][1]["level"] == "normal"
    await host.button("seats-fill", n=6).click()
    await host.until(lambda frame: seated(frame) == 6)
    assert [*await crooked(host), *await axe(host)] == []
    # There is something to fill, but whoever is no host is not offered it.
    guest = await visit("fa", game="lut")
    await guest.open(f"/t/{host.table}")
    await expect(guest.page.get_by_text(guest.say("seats-count", n=6, most=8))).to_be_visible()
    await expect(guest.page.get_by_text(guest.say("seats-fill", n=8))).to_have_count(0)
    await host.button("seats-fill", n=8).click()
    await host.until(lambda frame: seated(frame) == 8)
    await expect(host.page.get_by_text(host.say("seats-fill", n=8))).to_have_count(0)
    await host.button("start").click()
    await host.until(lambda frame: not in_lobby(frame))


async def test_more_players_than_the_options_allow_are_told_so_before_the_start(visit, server):
    table = Company(server, [await open_table(server, "نیلوفر", lang="fa", game="lut", options={"teams": True})])
    for seat in range(1, 8):
        assert (await table.host.post(f"seats/{seat}/bot", {"level": "easy"})).status_code == 200
    assert (await table.host.post("options", {"options": {"teams": False}})).status_code == 200
    host = await table.sit(await visit("fa", game="lut"))
    await host.until(lambda frame: in_lobby(frame) and frame["table"]["sizes"] == [2, 3, 4, 5])
    span = host.say("start-span", least=2, most=5)
    await expect(host.page.get_by_text(host.say("start-too-many", n=8, sizes=span))).to_be_visible()
    start = host.button("start")
    await expect(start).to_have_attribute("aria-disabled", "true")


async def test_a_table_that_goes_on_comes_first_on_the_home_page(visit):
    person = await visit("fa")
    await lay_table(person, "سارا")
    assert people(person) == 1
    await person.open("/")
    titles = person.page.get_by_role("heading", level=2)
    await expect(titles.first).to_have_text(person.say("recent-title"))
