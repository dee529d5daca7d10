"""Every screen in every language: axe by night and by day, and nothing cut or outside on any size of window."""

from __future__ import annotations

import asyncio

import pytest
import pytest_asyncio
from looking import axe, crooked, outside, overflowing
from scenes import SCENES, Rooms, Scene
from visitor import Visitor
from words import words

SIZES = ((360, 640), (640, 360), (1280, 800))
# 200 % of a laptop, and of a phone: there the page may scroll down, but never sideways.
ZOOMED = ((640, 400), (320, 512))
HANDS_ON = (
    *("table", "short", "waiting", "reverse", "sacrifice"),
    *("coup-turn", "coup-target", "coup-block", "coup-doubt", "coup-lose", "coup-keep", "coup-crowd", "coup-examine"),
    *("coup-rebellion", "coup-out"),
    *("lut-turn", "lut-card", "lut-teams", "lut-watching"),
    *("courtisans-turn", "courtisans-card", "courtisans-five", "courtisans-waiting", "courtisans-watching"),
    *("saboteur-turn", "saboteur-card", "saboteur-cell", "saboteur-rockfall", "saboteur-map", "saboteur-waiting"),
    *("saboteur-watching", "saboteur-crowd", "saboteur-draft"),
    *("mafia-talk", "mafia-night", "mafia-night-boss", "mafia-midday", "mafia-exit"),
    *("mafia-vote", "mafia-hands", "mafia-silent", "mafia-crowd"),
    *("maloun-turn", "maloun-burn", "maloun-offer", "maloun-pick", "maloun-watching", "maloun-crowd", "maloun-last"),
    *("maloun-discuss", "maloun-vote", "maloun-accuse", "maloun-crisis"),
)
IN_SIGHT = (
    *(".prompt", ".hand button", ".hand .slot", ".hand label", ".verbs button"),
    *(".court .seat", ".asking button", ".mine .pair", ".missions button"),
    *(".seats .seat", ".pool button", ".info", ".zoom button", ".guests .guest", ".drink"),
)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def viewers(browser, stacked):
    """A visitor and tables for each language. They last, and so do the caches of their browsers."""
    made: dict[str, tuple[Visitor, Rooms]] = {}
    for lang in ("fa", "ru", "en"):
        context = await browser.new_context(locale=lang, reduced_motion="reduce")
        visitor = Visitor(context, await context.new_page(), words(lang), stacked.base)
        made[lang] = visitor, Rooms(stacked, lang, "relaxed")
    yield list(made.values())
    for visitor, _ in made.values():
        await visitor.context.close()


async def look_at(scene: Scene, visitor: Visitor, rooms: Rooms) -> list[str]:
    found: list[str] = []
    page = visitor.page
    visitor.words = words(visitor.words.lang, scene.game)
    await visitor.forget()
    # As the first look wants it, so that nothing is laid out twice: so far the page is empty.
    await page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    await page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    await scene.show(visitor, rooms)
    for theme in ("dark", "light"):
        await page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        await page.locator(f"html[data-theme={theme}]").wait_for()
        found += [f"{theme}: {fault}" for fault in await axe(visitor)]
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        faults = await crooked(visitor)
        if scene.name in HANDS_ON:
            faults += await outside(visitor, *IN_SIGHT)
        found += [f"{width}×{height}: {fault}" for fault in faults]
    for width, height in ZOOMED:
        await page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}×{height}: {fault}" for fault in await overflowing(visitor)]
    return [f"{scene.name} {visitor.words.lang} {fault}" for fault in found]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_a_screen_has_no_faults_in_any_language_theme_or_size(viewers, scene):
    # Where one look fails the others end with it: left alone they would play on, and hold their rooms, into the next.
    async with asyncio.TaskGroup() as group:
        looks = [group.create_task(look_at(scene, visitor, rooms)) for visitor, rooms in viewers]
    found = [fault for look in looks for fault in look.result()]
    for visitor, _ in viewers:
        found += [f"{scene.name} {visitor.words.lang} {visitor.faults.pop()}" for _ in [*visitor.faults]]
        # A screen that nobody looks at any more would go on moving, and slow down whatever comes after it. An empty
        # page of the same server keeps Chromium's process, and what is compiled there, for the next scene.
        await visitor.page.goto(f"{visitor.base}/healthz")
    assert not found, "\n".join(found)
