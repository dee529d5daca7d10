"""One person and three bots, from the home page to the reckoning, and what can be done after it."""

from __future__ import annotations

import pytest
from evening import Evening
from playwright.async_api import expect
from visitor import DESKTOP, PHONE


async def lay_table(person, name: str, bots: int = 3) -> None:
    """Home page, a name, a table, bots on its seats, start."""
    await person.open("/")
    await person.button_from("home-open").click()
    await person.page.get_by_role("textbox", name=person.say("name-label")).last.fill(name)
    await person.button("name-go").click()
    await person.until(lambda frame: frame["table"]["phase"] == "lobby")
    for seat in range(1, bots + 1):
        await person.button_from("seat-add").first.click()
        await person.button_from("bot-add", level=person.say("bot-easy")).click()
        await person.until(lambda frame, seat=seat: frame["table"]["seats"][seat]["kind"] == "bot")
    await person.button_from("start").click()
    await person.until(lambda frame: frame["table"]["phase"] != "lobby")


@pytest.mark.parametrize(("lang", "size", "name"), [("fa", PHONE, "نیلوفر"), ("en", DESKTOP, "Neda")])
async def test_a_person_and_three_bots_play_from_the_home_page_to_the_reckoning(visit, lang, size, name):
    person = await visit(lang, size)
    await lay_table(person, name)
    evening = Evening(person)
    last = await evening.play_out()
    assert evening.moves >= 3
    await evening.reckoning()
    for account in last["view"]["reckoning"]:
        seat = person.page.locator(f'[data-card="account-{account["seat"]}"]')
        await expect(seat).to_contain_text(last["table"]["seats"][account["seat"]]["name"])
