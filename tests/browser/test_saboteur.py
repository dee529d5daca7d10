"""Whole games of Saboteur in Chromium, in Persian, on a small phone."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from company import Company
from lobby import begin
from looking import axe, crooked
from mining import Mining, MiningByKeyboard
from playwright.async_api import expect
from running import open_table

STACKED = {
    "MAHFEL_GAMES": "stacked_saboteur:game",
    "PYTHONPATH": os.pathsep.join(filter(None, (str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")))),
}


async def sit_with_bots(server, visitor, bots: int, options: dict | None = None) -> None:
    """A table with these options and so many bots; the visitor has the host's seat, and it has begun."""
    host = await open_table(server, "نیلوفر", lang="fa", game="saboteur", options=options or {})
    table = Company(server, [host])
    for seat in range(1, bots + 1):
        answer = await host.post(f"seats/{seat}/bot", {"level": "easy"})
        assert answer.status_code == 200, answer.text
    await table.sit(visitor)
    await begin(visitor)


async def test_a_person_and_nine_bots_play_three_rounds_to_the_end(visit, server):
    person = await visit("fa", game="saboteur")
    await sit_with_bots(server, person, 9)
    game = Mining(person, seed=9)
    last = await game.play_out()
    assert game.faults == []
    assert len(last["view"]["stories"]) == 3
    assert game.moves >= 6
    await game.reckoning(last)
    assert [*await crooked(person), *await axe(person)] == []


async def test_three_play_a_whole_game_and_one_of_them_has_only_the_keyboard(visit, server):
    person = await visit("fa", game="saboteur")
    await sit_with_bots(server, person, 2, {"rounds": 2})
    game = MiningByKeyboard(person, seed=3)
    last = await game.play_out()
    assert game.faults == []
    assert game.moves >= 10
    await game.reckoning(last)


async def seen(page) -> list[float]:
    """What part of the mine is seen: left, top, width, height in its own units."""
    return [float(part) for part in (await page.locator(".mine .drawing").get_attribute("viewBox")).split()]


async def sees(page, what: Callable[[list[float]], object], seconds: float = 15) -> list[float]:
    """The part that is seen, once it is so."""
    deadline = time.monotonic() + seconds
    while not what(box := await seen(page)):
        assert time.monotonic() < deadline, box
        await asyncio.sleep(0.02)
    return box


async def fingers(page, *ways: tuple[tuple[float, float], ...]) -> None:
    """Fingers go on the screen from place to place, each way as long as the others, as a touch screen reports them."""
    session = await page.context.new_cdp_session(page)
    for step, places in enumerate(zip(*ways, strict=True)):
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        kind = "touchMove" if step else "touchStart"
        await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    await session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await session.detach()


async def test_the_mine_is_moved_and_pinched_and_is_never_mirrored(visit, server):
    person = await visit("fa", game="saboteur", has_touch=True, reduced_motion="reduce")
    await sit_with_bots(server, person, 4)
    page = person.page
    await person.until(lambda frame: frame["view"] is not None)
    start, goal = page.locator('[data-place="cell-0,0"]'), page.locator('[data-place="cell-8,0"]')
    await expect(start).to_be_visible()
    assert (await start.bounding_box())["x"] < (await goal.bounding_box())["x"]
    whole = await seen(page)
    box = await page.locator(".mine").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await fingers(page, tuple((x - step, y - 60) for step in (0, 20, 40, 60)))
    moved = await sees(page, lambda box: box[0] > whole[0] + 20)
    assert moved[2:] == whole[2:]
    apart = (40, 55, 70, 80)
    await fingers(page, tuple((x - step, y) for step in apart), tuple((x + step, y) for step in apart))
    pinched = await sees(page, lambda box: abs(box[2] / moved[2] - 0.5) < 0.1)
    # Buttons do the same for whoever has one finger or none.
    await person.button("word-zoom").click()
    await person.button("word-zoom-out").click()
    await sees(page, lambda box: box[2] > pinched[2] * 1.2)
    await person.button("word-zoom-out").focus()
    before = await seen(page)
    await page.keyboard.press("ArrowRight")
    await sees(page, lambda box: box[0] > before[0])
    await person.button("word-fit").click()
    await sees(page, lambda box: box[2:] == whole[2:])
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -240)
    await sees(page, lambda box: box[2] < whole[2])


async def test_a_role_is_looked_at_without_a_move_and_covered_again(visit, server):
    person = await visit("fa", game="saboteur")
    await sit_with_bots(server, person, 2)
    page = person.page
    frame = await person.until(lambda frame: frame["ask"] is not None)
    word = person.say(f"role-{frame['view']['role']}")
    card = page.locator(".role-card")
    await expect(card).to_have_attribute("aria-pressed", "false")
    assert word not in await page.locator(".goldmine").inner_html()
    await card.click()
    await expect(card).to_have_attribute("aria-pressed", "true")
    await expect(page.locator(".own .tip")).to_contain_text(word)
    assert await axe(person) == []
    await card.click()
    await expect(card).to_have_attribute("aria-pressed", "false")
    assert word not in await page.locator(".goldmine").inner_html()
    # Nobody else's page, and no watcher's, knows a role before the round is over.
    watcher = await visit("fa", game="saboteur")
    await watcher.open(f"/t/{person.table}")
    seen_by_all = await watcher.until(lambda frame: frame["view"] is not None)
    assert seen_by_all["view"]["role"] == ""
    await expect(watcher.page.locator(".seat")).to_have_count(3)
    await expect(watcher.page.locator(".hand, .verbs")).to_have_count(0)
    html = await watcher.page.locator(".goldmine").inner_html()
    assert all(watcher.say(f"role-{role}") not in html for role in ("miner", "saboteur"))


async def test_what_is_remembered_is_a_press_away(visit, server):
    person = await visit("fa", game="saboteur")
    await sit_with_bots(server, person, 4)
    game = Mining(person, seed=5)
    for _ in range(2):
        await game.turn()
    page = person.page
    await person.until(lambda frame: frame["ask"] is not None)
    await page.locator(".info").click()
    dialog = page.get_by_role("dialog")
    await expect(dialog).to_contain_text(person.say("word-starter"))
    assert [*await crooked(person), *await axe(person)] == []
    await page.keyboard.press("Escape")
    await page.locator(".seats .seat").nth(1).click()
    await expect(dialog).to_contain_text(person.say("word-deeds"))
    assert [*await crooked(person), *await axe(person)] == []
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_the_treasure_is_found_the_roles_turn_and_gold_is_taken(visit, fresh):
    person = await visit("fa", game="saboteur", at=(server := fresh(env=STACKED)))
    await sit_with_bots(server, person, 2)
    game, page = Mining(person), person.page
    await person.until(lambda frame: frame["ask"] is not None)
    await game.choose(0)
    await game.touch_cell("7,0")
    goal = person.say("hint-goal", goals=person.say("goal-middle"))
    await expect(page.locator(".verbs .btn-ask")).to_contain_text(goal)
    await game.play()
    drafting = await person.until(lambda frame: frame["view"]["phase"] == "draft")
    # The light comes to the goal before the roles turn.
    await expect(page.locator('[data-place="cell-8,0"]')).to_have_attribute("aria-label", re.compile("گنج"))
    await expect(page.locator(".reveal")).to_be_visible()
    story = drafting["view"]["stories"][-1]
    await expect(page.locator(".reveal li.saboteur")).to_have_count(len(story["saboteurs"]))
    await expect(page.locator(".reveal li.miner")).to_have_count(3 - len(story["saboteurs"]))
    pool = drafting["view"]["pool"]
    assert len(pool) == 3
    await game.between_rounds(drafting["view"])
    await game.look("keep")
    await game.keep(drafting)
    after = await person.until(lambda frame: frame["view"]["n"] == 2)
    assert after["view"]["gold"][0] == max(pool)
    assert game.faults == []
    await expect(page.locator(".info")).to_contain_text(person.say("word-round", n=2, rounds=3))


@pytest.mark.parametrize("calm", [False, True], ids=["with_motion", "without"])
async def test_the_last_card_of_the_last_round_ends_the_game(visit, fresh, calm):
    more = {"reduced_motion": "reduce"} if calm else {}
    person = await visit("fa", game="saboteur", at=(server := fresh(env=STACKED)), **more)
    await sit_with_bots(server, person, 3)
    game = Mining(person)
    await person.until(lambda frame: frame["ask"] is not None)
    await game.choose(0)
    await game.press(person.page.locator(".verbs button").last)
    last = await person.until(lambda frame: frame["table"]["phase"] == "over")
    await game.reckoning(last)
    await expect(person.page.locator(".rounds .story")).to_have_count(3)
    assert [*await crooked(person), *await axe(person)] == []
