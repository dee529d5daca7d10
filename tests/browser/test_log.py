"""The log: sentences that open to the rule behind them, read for one seat, and told to those who hear the game."""

from __future__ import annotations

import re

from company import auction, by_plan, company
from playwright.async_api import expect
from scenes import log
from visitor import DESKTOP
from words import plain


async def at_the_auction(visit, stacked, lang="fa", **more):
    table = await company(stacked, lang, pace="relaxed")
    await table.begin()
    await table.play(auction)
    person = await visit(lang, at=stacked, **more)
    await table.sit(person)
    await person.until(lambda frame: frame["ask"] is not None)
    await expect(person.page.locator(".hand button").first).to_be_visible()
    return table, person


async def test_a_line_opens_to_the_rule_behind_it(visit, stacked):
    _, person = await at_the_auction(visit, stacked)
    await log(person)
    line = person.page.get_by_role("dialog").get_by_role("button", expanded=False).last
    await line.click()
    rule = person.link("rule-open")
    address = await rule.get_attribute("href")
    assert re.fullmatch(r"/rules/high_society#high_society-\d+\.\d+", address)
    note = person.page.locator("div.note")
    said = plain(await note.inner_text())
    async with person.context.expect_page() as opened:
        await rule.click()
    book = await opened.value
    paragraph = book.locator(f'[id="{address.partition("#")[2]}"]')
    await expect(paragraph).to_be_in_viewport()
    assert plain(await paragraph.inner_text()).split()[-3:] == said.removesuffix(person.say("rule-open")).split()[-3:]


async def test_it_can_be_read_for_one_seat(visit, stacked):
    _, person = await at_the_auction(visit, stacked, "en", size=DESKTOP)
    lines = person.page.get_by_role("tabpanel").get_by_role("listitem")
    others = re.compile("^(?:You|Neda|Bartholomew|Дима|گلنار) ")
    await expect(lines.filter(has_text="Bartholomew").first).to_be_visible()
    everything = await lines.count()
    await person.page.get_by_role("combobox").select_option("Sara")
    await expect(lines.filter(has_text="Sara").first).to_be_visible()
    await expect(lines.filter(has_text="Bartholomew")).to_have_count(0)
    about = [plain(line) for line in await lines.all_inner_texts()]
    assert 0 < len(about) < everything
    assert [line for line in about if others.match(line)] == []


async def test_whoever_hears_the_game_is_told_each_event_and_asked_in_words(visit, stacked):
    table, person = await at_the_auction(visit, stacked, "ru")
    told = person.page.get_by_role("log", name=person.say("announcer"))
    await person.button("move-pass").click()
    took = person.say("event-passed-you", took_back=6)
    await expect(told).to_contain_text(took)
    sara = table.people[1]
    line = table.lines[1]
    await line.until(lambda frame: frame["ask"] is not None)
    answer = await line.move(by_plan()({**line.frame, "view": {**line.frame["view"], "card": "scandale"}}))
    assert answer["type"] == "accepted"
    name = person.frame["table"]["seats"][sara.seat]["name"]
    await expect(told).to_contain_text(person.say("event-passed", seat=name, took_back=8))
