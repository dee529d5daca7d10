"""Whole games of Coup in Chromium, in Persian, on a small phone."""

from __future__ import annotations

import pytest
from company import Company
from intrigue import Intrigue
from lobby import begin, lay_table, seat_bots
from looking import axe, crooked, outside
from playwright.async_api import expect
from running import open_table

REFORMED = {"reformation": True, "fifth": "inquisitor"}


async def sit_with_bots(server, visitor, bots: int, options: dict, level: str = "easy") -> None:
    """A table with these options and so many bots; the visitor has the host's seat, and it has begun."""
    host = await open_table(server, "نیلوفر", lang="fa", game="coup", options=options)
    table = Company(server, [host])
    for seat in range(1, bots + 1):
        answer = await host.post(f"seats/{seat}/bot", {"level": level})
        assert answer.status_code == 200, answer.text
    await table.sit(visitor)
    await begin(visitor)


async def test_a_person_and_three_bots_play_classic_coup_from_the_home_page_to_the_end(visit):
    person = await visit("fa", game="coup")
    await lay_table(person, "نیلوفر", game="coup")
    await seat_bots(person, 3)
    await begin(person)
    game = Intrigue(person)
    last = await game.play_out()
    assert game.faults == []
    assert game.moves >= 3
    await game.reckoning(last)
    assert [*await crooked(person), *await axe(person)] == []


@pytest.mark.parametrize(
    ("bots", "options"),
    [(7, REFORMED), (4, {"box": "g54", "roles": "starter"}), (4, {"box": "g54", "roles": "all"})],
    ids=["reformation_and_inquisitor_with_eight", "rebellion_g54_with_five", "all_of_rebellion_g54_with_five"],
)
async def test_a_person_and_bots_play_whole_games_with_what_is_in_the_box(visit, server, bots, options):
    person = await visit("fa", game="coup")
    await sit_with_bots(server, person, bots, options)
    game = Intrigue(person, seed=bots)
    last = await game.play_out()
    assert game.faults == []
    assert game.moves >= 2
    await game.reckoning(last)


async def test_cards_seats_and_the_aid_card_are_looked_at_without_a_move(visit, server):
    person = await visit("fa", game="coup")
    await sit_with_bots(server, person, 9, {**REFORMED, "anarchist": True})
    frame = await person.until(lambda frame: frame["ask"] is not None)
    page, mine = person.page, frame["view"]["players"][frame["view"]["viewer"]]
    assert await outside(person, ".court .seat", ".asking button", ".mine .pair") == []
    pair = page.locator(".mine .pair")
    await expect(pair).to_have_attribute("aria-pressed", "false")
    await pair.click()
    await expect(pair).to_have_attribute("aria-pressed", "true")
    for card in mine["hand"]:
        await expect(pair).to_contain_text(person.say(f"card-{card}"))
    await pair.click()
    await expect(pair.locator(".face")).to_have_count(0)
    await person.button("word-aid").click()
    aid = page.get_by_role("dialog")
    for role in frame["view"]["copies"]:
        await expect(aid).to_contain_text(person.say(f"card-help-{role}"))
    assert [*await crooked(person), *await axe(person)] == []
    await page.keyboard.press("Escape")
    await page.locator(".mine .who").click()
    await expect(page.get_by_role("dialog")).to_contain_text(person.say("word-claims"))
    assert await axe(person) == []
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
