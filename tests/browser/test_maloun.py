"""Whole games of Malʿoun in Chromium, in Persian, on a small phone."""

from __future__ import annotations

from company import Company
from lobby import begin, lay_table, seat_bots
from looking import axe, crooked, outside, resize
from playwright.async_api import expect
from running import open_table
from shift import WHOLE, Shift, ShiftByKeyboard
from visitor import DESKTOP, SIDE


async def sit_with_bots(server, visitor, bots: int, **options: object) -> None:
    """A table with these options and so many bots; the visitor has the host's seat, and it has begun."""
    host = await open_table(server, "نیلوفر", lang="fa", game="maloun", options=options)
    table = Company(server, [host])
    for seat in range(1, bots + 1):
        answer = await host.post(f"seats/{seat}/bot", {"level": "easy"})
        assert answer.status_code == 200, answer.text
    await table.sit(visitor)
    await begin(visitor)


async def test_a_person_and_three_bots_serve_from_the_home_page_to_the_reckoning(visit):
    person = await visit("fa", game="maloun")
    await lay_table(person, "نیلوفر", game="maloun")
    await seat_bots(person, 3)
    await begin(person)
    game = Shift(person)
    last = await game.play_out()
    assert "\n".join(game.faults) == ""
    # The end phase comes however the game goes; what else was asked is up to the cards.
    assert {"discuss", "vote"} <= game.played
    await game.reckoning(last)
    assert [*await crooked(person), *await axe(person)] == []


async def test_three_in_crisis_until_the_café_is_saved_or_falls(visit, server):
    person = await visit("fa", game="maloun")
    await sit_with_bots(server, person, 2, mode="crisis", first_player="host")
    game = Shift(person, seed=4)
    last = await game.play_out()
    assert "\n".join(game.faults) == ""
    assert game.moves > 0
    assert last["view"]["outcome"]["reason"] in {"saved", "fallen"}
    await game.reckoning(last)
    assert [*await crooked(person), *await axe(person)] == []


async def test_a_whole_game_with_the_keyboard_alone(visit, server):
    person = await visit("fa", game="maloun")
    await sit_with_bots(server, person, 2, mode="crisis", first_player="host", positives_to_win=2)
    game = ShiftByKeyboard(person, seed=3)
    last = await game.play_out()
    assert "\n".join(game.faults) == ""
    assert game.moves > 0
    await game.reckoning(last)


async def test_six_seats_fit_every_screen_and_everything_is_looked_at_without_a_move(visit, server):
    person = await visit("fa", game="maloun")
    await sit_with_bots(server, person, 5, sets=3, first_player="host")
    game = Shift(person, seed=8)
    for _ in range(9):
        assert await game.turn()
    assert "\n".join(game.faults) == ""
    await person.until(lambda frame: frame["ask"] is not None and not frame["ask"]["optional"])
    page = person.page
    # A move that somebody's set overtook is sent again: what was played was sent at least so often.
    before = [message for message in person.sent.values() if message["type"] == "move"]
    assert len(before) >= game.moves
    for size in (SIDE, DESKTOP):
        await resize(person, size["width"], size["height"])
        assert await crooked(person) == []
        assert await outside(person, *WHOLE) == []
    await resize(person, 360, 640)
    await expect(page.locator(".tip b")).to_have_count(0)
    await page.locator(".role").press("Enter")
    await expect(page.locator(".tip b")).to_be_visible()
    await page.locator(".role").press("Enter")
    for opener in ("[data-build]", "[data-notes]", ".mine .sets", ".guest"):
        await page.locator(opener).first.click()
        await expect(page.get_by_role("dialog")).to_be_visible()
        assert [*await crooked(person), *await axe(person)] == []
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_have_count(0)
    assert [message for message in person.sent.values() if message["type"] == "move"] == before
