"""Whole games of Lut in Chromium, in Persian, on a small phone."""

from __future__ import annotations

from company import Company
from evening import asked_or_over
from lobby import begin, lay_table, seat_bots
from looking import axe, crooked, outside, resize
from playwright.async_api import expect
from raid import Raid, RaidByKeyboard
from running import open_table
from visitor import DESKTOP, SIDE


async def sit_with_bots(server, visitor, bots: int, **options: object) -> None:
    """A table with these options and so many bots; the visitor has the host's seat, and it has begun."""
    host = await open_table(server, "نیلوفر", lang="fa", game="lut", options=options)
    table = Company(server, [host])
    for seat in range(1, bots + 1):
        answer = await host.post(f"seats/{seat}/bot", {"level": "easy"})
        assert answer.status_code == 200, answer.text
    await table.sit(visitor)
    await begin(visitor)


async def test_a_person_and_three_bots_raid_from_the_home_page_to_the_reckoning(visit):
    person = await visit("fa", game="lut")
    await lay_table(person, "نیلوفر", game="lut")
    await seat_bots(person, 3)
    await begin(person)
    game = Raid(person)
    last = await game.play_out()
    assert "\n".join(game.faults) == ""
    assert game.moves >= 12
    assert {"draw", "caravan", "bandit"} <= game.played
    await game.reckoning(last)
    assert [*await crooked(person), *await axe(person)] == []
    await person.open(f"/t/{person.table}/replay")
    page = person.page
    await page.get_by_role("combobox").select_option("all")
    await page.get_by_role("slider").fill("12")
    await expect(page.locator(".open li")).to_have_count(4)
    await expect(page.locator(".open .face").nth(11)).to_be_visible()
    assert await page.locator(".verbs, button[data-held]").count() == 0
    assert [*await crooked(person), *await axe(person)] == []


async def test_six_raid_in_teams_of_two_partners_with_open_hands(visit, server):
    person = await visit("fa", game="lut")
    await sit_with_bots(server, person, 5, teams=True)
    frame = await person.until(asked_or_over)
    view = frame["view"]
    partner = view["players"][view["viewer"] ^ 1]
    await expect(person.page.locator(".partner .face")).to_have_count(len(partner["hand"]))
    assert [player["hand"] is not None for player in full(view)].count(True) == 2
    game = Raid(person, seed=6)
    last = await game.play_out()
    assert "\n".join(game.faults) == ""
    assert "after_you" in game.played
    await game.reckoning(last)
    winners = last["view"]["reckoning"]["winners"]
    assert len(winners) % 2 == 0
    assert [*await crooked(person), *await axe(person)] == []


async def test_a_whole_game_with_the_keyboard_alone(visit, server):
    person = await visit("fa", game="lut")
    await sit_with_bots(server, person, 4, first_player="host")
    game = RaidByKeyboard(person, seed=3)
    last = await game.play_out()
    assert "\n".join(game.faults) == ""
    assert {"draw", "caravan", "bandit"} <= game.played
    await game.reckoning(last)


async def test_eight_seats_fit_every_screen_and_everything_is_looked_at_without_a_move(visit, server):
    person = await visit("fa", game="lut")
    await sit_with_bots(server, person, 7, teams=True)
    game = Raid(person, seed=8)
    # Late enough that caravans are on the road and cards are gone.
    for _ in range(6):
        assert await game.turn()
    assert "\n".join(game.faults) == ""
    await person.until(lambda frame: frame["ask"] is not None and frame["view"]["caravans"])
    page = person.page
    for size in (SIDE, DESKTOP):
        await resize(person, size["width"], size["height"])
        assert await crooked(person) == []
        assert await outside(person, ".prompt", ".hand [data-held]", ".verbs .btn", ".strip button") == []
    await resize(person, 360, 640)
    for opener in (".road .spot", ".side", ".pile", ".partner"):
        await page.locator(opener).first.click()
        await expect(page.get_by_role("dialog")).to_be_visible()
        assert [*await crooked(person), *await axe(person)] == []
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_have_count(0)
    sent = [message for message in person.sent.values() if message["type"] == "move"]
    assert len(sent) == game.moves


def full(view: dict) -> list[dict]:
    """The players of a view with a hand each, None where it is not known."""
    return [{"hand": None, **player} for player in view["players"]]
