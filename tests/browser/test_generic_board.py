"""Games without a board of their own are played on the generic one: toys, and what `mahfel new-game` writes."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time

import pytest
from evening import level, over
from lobby import begin, follow, lay_table
from looking import axe, crooked
from playwright.async_api import expect
from running import Server
from words import TOY_OF, words


@pytest.fixture(scope="module")
def toys(tmp_path_factory):
    """A server with toys, and with a game written a moment ago."""
    folder = tmp_path_factory.mktemp("toys")
    subprocess.run(
        [sys.executable, "-m", "mahfel.cli.main", "new-game", "tea_house", "--into", str(folder)],
        check=True,
        capture_output=True,
        timeout=120,
    )
    environment = {
        "MAHFEL_GAMES": " ".join([*(f"mahfel.testing.toys:{key}" for key in TOY_OF), "mahfel_tea_house:tea_house"]),
        "PYTHONPATH": os.pathsep.join(
            filter(None, [str(folder / "mahfel-tea-house" / "src"), os.environ.get("PYTHONPATH", "")])
        ),
    }
    running = Server(folder / "data", "--quick-bots", "--no-limits", env=environment).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


async def play_out(players) -> int:
    """Whoever is asked touches a button, the first and the last one in turn, until the game is over; how often."""
    touches = 0
    while (player := await somebody(players)) is not None:
        ask = player.frame["ask"]
        moves = player.page.locator(".moves button")
        await (moves.first if touches % 2 else moves.last).click()
        await player.until(
            lambda now, ask=ask: over(now) or (now["ask"] or {"version": -1})["version"] != ask["version"]
        )
        await level(players)  # what is asked of the others is as new as that
        touches += 1
        assert touches < 200
    return touches


async def somebody(players, seconds: float = 60):
    """Somebody who is asked; None when the game is over for all."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        for player in players:
            if player.frame["ask"] is not None:
                return player
        if all(over(player.frame) for player in players):
            return None
        await asyncio.sleep(0.02)
    raise AssertionError("nobody is asked any more")


@pytest.mark.parametrize("game", [*TOY_OF, "tea_house"])
async def test_two_people_play_a_game_that_has_no_board(visit, toys, game):
    catalogue = game if game in TOY_OF else None
    host, guest = await visit("fa", at=toys, game=catalogue), await visit("ru", at=toys, game=catalogue)
    link = await lay_table(host, "نیلوفر", game)
    await follow(guest, link, "Дима")
    await begin(host, guest)
    for player in (host, guest):
        await player.until(lambda frame: frame["view"] is not None)
        await expect(player.page.locator(".generic")).to_be_visible()
        assert await crooked(player) == []
        assert await axe(player) == []
    assert await play_out([host, guest]) > 2
    for player in (host, guest):
        await expect(player.page.locator(".outcome h2")).to_be_visible()
        assert await axe(player) == []
        assert "_" not in await player.page.locator(".outcome").inner_text()


async def test_a_seat_alone_sees_its_own_secrets(visit, toys):
    """What the view of a seat hides is nowhere on its page."""
    host, guest = await visit("en", at=toys, game="two_card_coup"), await visit("en", at=toys, game="two_card_coup")
    link = await lay_table(host, "Neda", "two_card_coup")
    await follow(guest, link, "Sara")
    await begin(host, guest)
    for player in (host, guest):
        await player.until(lambda frame: frame["view"] is not None)
        await expect(player.page.locator(".view").first).to_be_visible()
    views = [player.frame["view"] for player in (host, guest)]
    assert views[0] != views[1]
    pages = [await player.page.locator(".view").first.inner_text() for player in (host, guest)]
    assert pages[0] != pages[1]


async def test_all_games_stand_on_the_home_page_with_their_facts(visit, toys):
    person = await visit("fa", at=toys)
    await person.open("/")
    tiles = person.page.get_by_role("article")
    shown = await (await person.context.request.get(f"{toys.base}/api/games")).json()
    await expect(tiles).to_have_count(len(shown))
    assert len(shown) >= 4
    for toy in TOY_OF:
        await expect(person.page.get_by_role("heading", name=words("fa", toy).say("game-name")).first).to_be_visible()
    assert await crooked(person) == []
    assert await axe(person) == []
