"""Around a board, in Chromium: notices that cover nothing, a lobby that is full, a book that knows the table."""

from __future__ import annotations

import pytest
from company import Company, company
from looking import axe, crooked
from playwright.async_api import expect
from running import open_table

COVERED = """(pressed) => {
  const notes = [...document.querySelectorAll('.notices p')].filter((it) => it.checkVisibility());
  // Notices let touches through, so whatever is not scrolled away is found at its middle.
  const seen = (it) => {
    const box = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
  };
  const over = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return {
    notes: notes.length,
    seen: [...document.querySelectorAll(pressed)].filter(seen).length,
    covered: [...document.querySelectorAll(pressed)].filter(seen).filter((it) => notes.some((note) =>
      over(note.getBoundingClientRect(), it.getBoundingClientRect()))).map((it) => it.innerText),
  };
}"""
"""How many notices are to be seen, how much can be pressed, and what of it lies under a notice."""


@pytest.mark.parametrize("lang", ["fa", "en", "ru"])
async def test_a_refusal_covers_nothing_that_is_pressed_next(visit, server, lang):
    # At a relaxed table nobody is hurried, so that half a minute more is refused.
    table = await company(server, lang, 3, pace="relaxed")
    await table.begin()
    assert (await table.host.post("pause")).status_code == 200
    host = await table.sit(await visit(lang))
    await host.until(lambda frame: frame["table"]["paused"])
    await host.button("menu").click()
    await host.button("time-more").click()
    notice = host.page.get_by_role("dialog").locator(".notices p")
    await expect(notice).to_be_visible()
    found = await host.page.evaluate(COVERED, "dialog .content :is(button, a), dialog header button")
    assert (found["notes"], found["covered"]) == (1, [])
    assert found["seen"] > 5
    await host.button("close").click()
    await expect(host.page.locator(".notices p")).to_be_visible()
    # What is read in the head may be covered; what is pressed stands below.
    found = await host.page.evaluate(COVERED, "main :is(button, a)")
    assert (found["notes"], found["covered"]) == (1, [])
    assert found["seen"] > 0
    await host.page.get_by_role("region", name=host.say("paused")).get_by_role("button").click()
    await host.until(lambda frame: frame["table"]["paused"] is None)


async def test_whoever_would_be_too_many_hears_so_and_may_watch(visit, server):
    table = Company(server, [await open_table(server, "نیلوفر", lang="fa", game="lut", options={"teams": True})])
    for seat in range(1, 5):
        assert (await table.host.post(f"seats/{seat}/bot", {"level": "easy"})).status_code == 200
    assert (await table.host.post("options", {"options": {"teams": False}})).status_code == 200
    guest = await visit("fa", game="lut")
    await guest.open(f"/t/{table.table}")
    await guest.until(lambda frame: frame["table"]["sizes"] == [2, 3, 4, 5])
    span = guest.say("start-span", least=2, most=5)
    await expect(guest.text("join-too-many", sizes=span)).to_be_visible()
    await expect(guest.text("join-watch")).to_be_visible()
    field = guest.page.get_by_role("textbox", name=guest.say("name-label"))
    await expect(field).to_have_count(0)
    assert [*await crooked(guest), *await axe(guest)] == []
    # A seat that becomes free is offered at once.
    assert (await table.host.http.delete(f"/api/tables/{table.table}/seats/4/bot")).status_code == 200
    await expect(field).to_be_visible()


@pytest.mark.parametrize("lang", ["fa", "en", "ru"])
async def test_the_book_that_is_opened_at_a_table_goes_by_its_names(visit, server, lang):
    options = {"scenario": "godfather", "names": "popular"}
    table = Company(server, [await open_table(server, "نیلوفر", lang=lang, game="mafia", options=options)])
    host = await table.sit(await visit(lang, game="mafia"))
    await host.until(lambda frame: frame["table"]["phase"] == "lobby")
    async with host.context.expect_page() as opened:
        await host.link("rules").click()
    book = await opened.value
    there, here = host.say("role-leon"), host.say("role-leon-popular")
    order = book.locator("[id='mafia-11.5']")
    await expect(order).to_contain_text(here)
    await expect(order).not_to_contain_text(there)
    await expect(book.locator("[id='mafia-11.4']")).to_contain_text(f"{here} ({there})")
    note = host.say("rules-names", names=host.say("option-names-popular"))
    await expect(book.get_by_text(note, exact=True)).to_be_visible()
    # Whoever comes to the book from elsewhere reads it as it is printed.
    await book.goto(f"{server.base}/rules/mafia?lang={lang}")
    await expect(order).to_contain_text(there)
    await expect(order).not_to_contain_text(here)
    await expect(book.get_by_text(note, exact=True)).to_have_count(0)
    await book.close()
