"""How people come to a table: one lays it, others follow its link, and the host begins."""

from __future__ import annotations

from playwright.async_api import Locator, expect
from visitor import Visitor


async def lay_table(host: Visitor, name: str, game: str = "high_society") -> str:
    """From the home page to a lobby; the path of its link."""
    await host.open("/")
    await new_table(host, game).click()
    await host.page.get_by_role("dialog").get_by_role("textbox").fill(name)
    await host.button("name-go").click()
    await host.until(in_lobby)
    return f"/t/{host.table}"


def new_table(visitor: Visitor, game: str = "high_society") -> Locator:
    """The button of the home page that lays a table for that game."""
    tile = visitor.page.get_by_role("listitem").filter(has=visitor.page.locator(f'a[href="/rules/{game}"]'))
    return tile.get_by_role("button")


async def seat_bots(host: Visitor, count: int, level: str = "easy") -> None:
    for _ in range(count):
        taken = people(host)
        await host.button("seat-add").first.click()
        await host.button("bot-add", level=host.say(f"bot-{level}")).click()
        await host.until(lambda frame, taken=taken: seated(frame) > taken)
        await expect(host.page.get_by_role("dialog")).to_have_count(0)


async def follow(guest: Visitor, link: str, name: str) -> int:
    """Open a link and sit down under that name; the seat."""
    await guest.open(link)
    field = guest.page.get_by_role("textbox", name=guest.say("name-label"))
    await field.fill(name)
    await guest.button("join-go").click()
    frame = await guest.until(lambda frame: frame["table"]["you"] is not None)
    return frame["table"]["you"]


async def begin(host: Visitor, *guests: Visitor) -> None:
    """The game begins, and everybody has seen it: seats are numbered anew then."""
    await host.button("start").click()
    for visitor in (host, *guests):
        await visitor.until(lambda frame: not in_lobby(frame))


def in_lobby(frame: dict) -> bool:
    return frame["table"]["phase"] == "lobby"


def seated(frame: dict) -> int:
    return sum(seat["kind"] != "empty" for seat in frame["table"]["seats"])


def people(visitor: Visitor) -> int:
    assert visitor.frame
    return seated(visitor.frame)
