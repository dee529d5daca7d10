"""Languages, themes and what is kept of them; how much the first visit loads and how long it takes."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from visitor import PHONE
from words import words

FIRST_LOAD = 120 * 1024


@pytest.mark.parametrize("lang", ["fa", "ru", "en"])
async def test_the_address_chooses_the_language(visit, lang):
    person = await visit("en" if lang == "fa" else "fa")
    await person.page.goto(f"{person.base}/?lang={lang}")
    say = words(lang).say
    await expect(person.page.get_by_role("heading", name=say("home-choose"))).to_be_visible()
    root = person.page.locator("html")
    await expect(root).to_have_attribute("lang", lang)
    await expect(root).to_have_attribute("dir", "rtl" if lang == "fa" else "ltr")


async def test_a_browser_that_speaks_no_language_of_ours_is_spoken_to_in_persian(browser, server):
    context = await browser.new_context(locale="ja-JP", viewport=PHONE)
    page = await context.new_page()
    await page.goto(f"{server.base}/")
    await expect(page.locator("html")).to_have_attribute("lang", "fa")
    await context.close()


async def test_settings_are_kept_on_the_device_and_reach_every_tab(visit):
    person = await visit("fa")
    page = person.page
    await page.goto(f"{person.base}/settings")
    other = await person.context.new_page()
    await other.goto(f"{person.base}/")
    await page.get_by_text("Русский").click()
    ru = words("ru")
    await page.get_by_text(ru.say("theme-light"), exact=True).click()
    await page.get_by_text(ru.say("motion-less"), exact=True).click()
    await page.get_by_role("switch", name=ru.say("sound")).click()
    for tab in (page, other):
        root = tab.locator("html")
        await expect(root).to_have_attribute("lang", "ru")
        await expect(root).to_have_attribute("data-theme", "light")
        await expect(root).to_have_attribute("data-motion", "less")
    await page.reload()
    await expect(page.get_by_role("heading", name=ru.say("settings"), exact=True)).to_be_visible()
    await expect(page.get_by_role("switch", name=ru.say("sound"))).to_have_attribute("aria-checked", "false")
    await expect(page.get_by_role("switch", name=ru.say("haptics"))).to_have_attribute("aria-checked", "true")


async def test_an_invitation_can_be_typed_with_any_digits_and_any_wrapping(visit, server):
    person = await visit("fa")
    await person.open("/")
    field = person.page.get_by_role("textbox", name=person.say("join-label"))
    await field.fill("این پیوند نیست")
    await expect(person.button("join-go")).to_be_disabled()
    await field.fill(f"بیا سر میز {server.base}/t/AAAAAAAAAAAAAAAAAAAAAA")
    await person.button("join-go").click()
    await expect(person.text("trouble-dead-title")).to_be_visible()


async def test_the_first_visit_loads_little_and_is_soon_usable(browser, server, capsys):
    context = await browser.new_context(locale="fa-IR", viewport=PHONE)
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    await session.send("Network.enable")
    kinds: dict[str, str] = {}
    bytes_of: dict[str, float] = {}
    session.on("Network.responseReceived", lambda it: kinds.update({it["requestId"]: it["type"]}))
    session.on("Network.loadingFinished", lambda it: bytes_of.update({it["requestId"]: it["encodedDataLength"]}))
    await page.goto(f"{server.base}/?lang=fa")
    button = page.get_by_role("button", name=words("fa").say("home-open")).first
    await button.click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    interactive = await page.evaluate("performance.now()")
    painted = await page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    await page.wait_for_load_state("networkidle")
    loaded = sum(size for request, size in bytes_of.items() if kinds.get(request) not in {"Font", "WebSocket"})
    fonts = sum(size for request, size in bytes_of.items() if kinds.get(request) == "Font")
    with capsys.disabled():
        print(  # noqa: T201 - measured for people to read
            f"\nfirst load {loaded / 1024:.1f} KB and fonts {fonts / 1024:.1f} KB; "
            f"first paint {painted:.0f} ms, answers a touch within {interactive:.0f} ms"
        )
    assert 10 * 1024 < loaded < FIRST_LOAD
    await context.close()
