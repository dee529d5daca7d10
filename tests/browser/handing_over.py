"""A seat goes to another device by the link of the menu."""

from __future__ import annotations

from playwright.async_api import expect
from visitor import Visitor


async def link_of_the_seat(visitor: Visitor) -> str:
    """The path of the link, copied as a person copies it."""
    await visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await visitor.button("menu").click()
    await visitor.button("hand-over").click()
    await visitor.button("copy-link").click()
    # Only when the page says so does the clipboard hold it.
    await expect(visitor.page.get_by_role("dialog").get_by_text(visitor.say("link-copied"))).to_be_visible()
    link = await visitor.page.evaluate("navigator.clipboard.readText()")
    assert "#hand=" in link
    return link.removeprefix(visitor.base)
