"""One person and three bots, from the home page to the reckoning, and what can be done after it."""

from __future__ import annotations

import pytest
from evening import Evening
from lobby import begin, in_lobby, lay_table, seat_bots
from playwright.async_api import expect
from visitor import DESKTOP, PHONE
from words import plain

from mahfel.cli.main import main


@pytest.mark.parametrize(("lang", "size", "name"), [("fa", PHONE, "نیلوفر"), ("en", DESKTOP, "Neda")])
async def test_a_person_and_three_bots_play_from_the_home_page_to_the_reckoning(visit, tmp_path, lang, size, name):
    person = await visit(lang, size)
    await lay_table(person, name)
    await seat_bots(person, 3)
    await begin(person)
    evening = Evening(person)
    last = await evening.play_out()
    assert evening.moves >= 3
    await evening.reckoning()
    await accounts_are_shown(person, last)
    await record_goes_home(person, tmp_path)
    await replay_shows_what_a_rival_saw(person)
    await once_more_with_the_same_people(person, last)


async def accounts_are_shown(person, last: dict) -> None:
    names = {seat["seat"]: seat["name"] for seat in last["table"]["seats"]}
    for account in last["view"]["reckoning"]:
        shown = person.page.locator(f'[data-card="account-{account["seat"]}"]')
        await expect(shown).to_contain_text(names[account["seat"]])
        money = person.say("word-money-left")
        assert f"{money}: {person.words.num(account['money'])}" in plain(await shown.inner_text())
    won = last["view"]["outcome"]["winners"]
    headline = await person.page.locator(".win h2").inner_text()
    if won == [last["table"]["you"]]:
        assert plain(headline) == plain(person.say("event-won-you", count=1, seats=""))
    for seat in set(won) - {last["table"]["you"]}:
        assert names[seat] in headline


async def record_goes_home(person, folder) -> None:
    """The record verifies, and no longer does after any change."""
    async with person.page.expect_download() as download:
        await person.link("record").click()
    path = folder / "record.json"
    await (await download.value).save_as(path)
    assert main(["verify", str(path)]) == 0
    whole = path.read_bytes()
    for place in range(0, len(whole), len(whole) // 7):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert main(["verify", str(path)]) != 0, place


async def replay_shows_what_a_rival_saw(person) -> None:
    table, page = person.table, person.page
    await person.link("replay").click()
    truth = await (await person.context.request.get(f"{person.base}/api/tables/{table}/replay?eyes=2")).json()
    await page.get_by_role("combobox").select_option("2")
    bar = page.get_by_role("slider")
    await bar.focus()
    await page.keyboard.press("Home")
    steps = len(truth["frames"])
    for step in (0, 1, steps // 2, steps - 2):
        await bar.fill(str(step))
        held = truth["frames"][step]["view"]["players"][2]["hand"]
        cards = page.locator('.hand [data-card^="m2-"]')
        await expect(cards).to_have_count(len(held))
        shown = [await card.get_attribute("data-card") for card in await cards.all()]
        assert shown == [f"m2-{value}" for value in held]
    await page.keyboard.press("End")
    await expect(page.locator(".hs-end")).to_be_visible()
    await page.go_back()


async def once_more_with_the_same_people(person, last: dict) -> None:
    before = person.table
    await person.button("rematch").click()
    again = await person.until(lambda frame: in_lobby(frame) and frame["table"]["table"] != before)
    assert person.table == again["table"]["table"] != before
    there = [(seat["name"], seat["kind"]) for seat in again["table"]["seats"] if seat["kind"] != "empty"]
    assert sorted(there) == sorted((seat["name"], seat["kind"]) for seat in last["table"]["seats"])
    assert again["table"]["you_are"] == "host"
    await expect(person.button("start")).to_be_enabled()
