"""One Chromium and one server for all tests of this folder, and visitors that each test invites."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright, expect

sys.path.insert(0, str(Path(__file__).parent.parent / "server"))
sys.path.insert(0, str(Path(__file__).parent))

from running import OPEN, Server
from stacked import environment
from visitor import PHONE, Visitor
from words import words

HERE = Path(__file__).parent

# A loaded machine is slow; what is asserted about time is asserted where it matters.
PATIENCE_MS = 30_000
expect.set_options(timeout=PATIENCE_MS)

LOCALES = {"fa": "fa-IR", "ru": "ru-RU", "en": "en-GB"}


def pytest_collection_modifyitems(items):
    side_by_side(items)
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if inspect.iscoroutinefunction(getattr(item, "obj", None)):
                # Chromium lives as long as the session, so its loop has to.
                item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


def side_by_side(items):
    """Scenes at one table follow each other, at the places that they have together: so a worker that has laid the table
    looks at all that is to be seen there, and no other one lays it again."""
    places = [place for place, item in enumerate(items) if "scene" in getattr(item, "fixturenames", ())]
    tables: dict[str, list] = {}
    for place in places:
        scene = items[place].callspec.params["scene"]
        tables.setdefault(scene.table or scene.name, []).append(items[place])
    for place, item in zip(places, [item for table in tables.values() for item in table], strict=True):
        items[place] = item


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def kept():
    """Closes what the lines of people without a browser have opened: their tables last as long as the session."""
    opened = []
    yield opened
    while opened:
        await opened.pop()()


@pytest.fixture(autouse=True)
def lines_are_kept(kept):
    """Other folders close whatever is open after each test of theirs; these lines belong to another loop."""
    yield
    kept += OPEN
    OPEN.clear()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium):
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(**chromium)
        yield launched
        await launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server whose bots do not pause; shared, so every test makes its own tables."""
    running = Server(tmp_path_factory.mktemp("browser") / "data", "--quick-bots", "--no-limits").start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


@pytest.fixture(scope="session")
def stacked(tmp_path_factory):
    """A server that deals High Society in a known order."""
    folder = tmp_path_factory.mktemp("stacked")
    running = Server(folder / "data", "--quick-bots", "--no-limits", env=environment()).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


@pytest.fixture
def fresh(tmp_path):
    """Makes servers of this test's own."""
    made: list[Server] = []

    def make(*options: str, **more) -> Server:
        made.append(Server(tmp_path / "data", "--quick-bots", "--no-limits", *options, **more))
        return made[-1].start()

    yield make
    for each in made:
        if each.process is not None and each.process.poll() is None:
            each.kill()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest_asyncio.fixture(loop_scope="session")
async def visit(request, tmp_path, browser, server):
    """Invites visitors: `await visit(lang=…, size=…, theme=…)`. No page may have faults when the test is over.

    After a failure what each of them saw last is in the test's temporary folder.
    """
    visitors: list[Visitor] = []

    async def invite(lang="fa", size=PHONE, theme="dark", at=None, game="high_society", **more) -> Visitor:
        context = await browser.new_context(
            locale=LOCALES[lang], viewport=size, color_scheme=theme, accept_downloads=True, **more
        )
        context.set_default_timeout(PATIENCE_MS)
        page = await context.new_page()
        visitors.append(Visitor(context, page, words(lang, game), (at or server).base))
        return visitors[-1]

    yield invite
    for number, visitor in enumerate(visitors):
        if request.node.stash.get(FAILED, False):
            for at, page in enumerate(visitor.context.pages):
                await page.screenshot(path=tmp_path / f"visitor-{number}-{at}.png")
        await visitor.context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
