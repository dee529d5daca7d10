"""A host writes a scenario on a phone, in Persian: faults, a rehearsal, a file, a table, a night."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from evening import over
from lobby import begin, in_lobby, seat_bots
from looking import axe, crooked
from nightfall import Nightfall
from playwright.async_api import Locator, expect
from townsfolk import Townsman, time_passes
from visitor import DESKTOP, Visitor
from words import plain

SIX = {"mafia": ["boss"], "city": ["doctor", "detective", "citizen", "citizen", "citizen"]}

SECOND_DAY = 4
"""The moment after the first night in which somebody may leave."""


def sheet(host: Visitor) -> Locator:
    return host.page.get_by_role("dialog")


def stepper(host: Visitor, role: str, which: str = "more") -> Locator:
    """The button that deals a role once more, or once fewer."""
    return sheet(host).get_by_role("button", name=host.say(which, what=host.say(f"role-{role}")), exact=True)


async def write(host: Visitor) -> None:
    """From the new table's options to the form."""
    row = host.page.locator(".rows > li").filter(has=host.page.get_by_text(host.say("option-scenario"), exact=True))
    await row.locator("label").filter(has_text=host.say("option-scenario-custom")).click()
    await host.button("draft-write").click()
    await expect(sheet(host).locator(".written")).to_be_visible()


async def sound(host: Visitor) -> None:
    assert [*await crooked(host), *await axe(host)] == []


async def test_a_host_writes_mends_tries_out_takes_along_and_plays_a_scenario(visit, fresh, tmp_path):
    nightfall = Nightfall(tmp_path / "forward")
    town = fresh(env=nightfall.environment())
    host = await visit("fa", game="mafia", at=town)
    await host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await host.open("/new/mafia")
    await host.page.get_by_role("textbox", name=host.say("name-label")).fill("نیلوفر")
    await write(host)
    await sound(host)

    # A fault, seen where it is, and mended.
    name = sheet(host).get_by_label(host.say("written-name"))
    await name.fill("شب‌های ما")
    await name.press("Enter")  # in a form around this one, that would open the table
    await sheet(host).get_by_label(host.say("written-size-add")).select_option("6")
    await expect(sheet(host).locator(".sum")).to_contain_text(host.say("written-sum", roles=6, seats=6))
    await stepper(host, "mafioso").click()
    await expect(sheet(host).locator(".sum")).to_contain_text(host.say("written-sum", roles=7, seats=6))
    await expect(sheet(host).locator(".table .bad").filter(has_text=host.say("written-side-mafia"))).to_be_visible()
    go = sheet(host).locator(".go .btn-ask")
    await expect(go).to_have_attribute("aria-disabled", "true")
    await sound(host)
    await stepper(host, "mafioso", "fewer").click()
    await stepper(host, "mafioso", "fewer").click()
    await sheet(host).get_by_role("button", name=host.say("written-fill")).click()
    await expect(go).to_have_attribute("aria-disabled", "false")

    # Bots try it out.
    await go.click()
    await expect(sheet(host).locator(".rehearsed")).to_be_visible(timeout=90_000)
    await expect(sheet(host).locator(".rehearsed")).to_contain_text(host.say("end-mafia"))
    await expect(sheet(host).locator(".rehearsed")).to_contain_text(host.say("end-city"))
    await sound(host)

    # It goes out as a file, comes back broken, and comes back whole.
    await host.button("draft-carry").click()
    async with host.page.expect_download() as coming:
        await host.link("draft-download").click()
    download = await coming.value
    assert download.suggested_filename.endswith(".json")
    file = Path(await download.path())
    text = await asyncio.to_thread(file.read_text, encoding="utf-8")
    written = json.loads(text)
    assert written["name"] == "شب‌های ما"
    assert sorted(written["table"]) == ["6", "8"]
    broken = tmp_path / "broken.json"
    broken.write_text(text.replace('"name"', '"nam"'))
    await sheet(host).locator("input[type=file]").set_input_files(broken)
    await expect(sheet(host).locator("textarea")).to_be_visible()
    await expect(sheet(host).locator(".found .bad").last).to_contain_text("nam")
    await expect(go).to_have_attribute("aria-disabled", "true")
    await sound(host)
    await host.button("draft-carry").click()
    await sheet(host).locator("input[type=file]").set_input_files(file)
    await expect(sheet(host).get_by_label(host.say("written-name"))).to_have_value("شب‌های ما")
    await expect(go).to_have_attribute("aria-disabled", "false")

    # The table is laid with it, bots sit down, and a night goes by.
    await host.button("draft-use-untried").click()
    await expect(host.page.locator(".draft-row bdi")).to_have_text("شب‌های ما")
    await host.button("new-go").click()
    frame = await host.until(in_lobby)
    assert json.loads(frame["table"]["options"]["written"]) == written
    await expect(host.page.locator(".draft-row bdi")).to_have_text("شب‌های ما")
    await seat_bots(host, 5)
    man = Townsman(host, 3)
    await begin(host)
    async with time_passes(nightfall, [man]):
        while host.frame["view"]["now"] < SECOND_DAY and await man.turn():
            pass
    assert over(host.frame) or host.frame["view"]["now"] == SECOND_DAY
    assert "night" in man.played
    assert man.faults == []
    assert "Traceback" not in town.log()


async def test_an_own_scenario_is_kept_on_the_device_and_changed_in_the_lobby(visit, server):
    host = await visit("en", DESKTOP, game="mafia")
    await host.open("/new/mafia")
    await host.page.get_by_role("textbox", name=host.say("name-label")).fill("Neda")
    await write(host)
    await host.button("draft-begin").click()
    await sheet(host).get_by_role("button", name=host.say("scenario-godfather"), exact=True).click()
    copy = plain(host.say("draft-copy-of", name=host.say("scenario-godfather")))
    await expect(sheet(host).get_by_label(host.say("written-name"))).to_have_value(copy)
    await sound(host)
    await host.button("draft-keep").click()
    await expect(sheet(host).locator(".fine")).to_be_visible()
    await host.button("draft-use-untried").click()
    await host.button("new-go").click()
    await host.until(in_lobby)
    await host.button("draft-edit").click()
    await host.button("draft-begin").click()
    await expect(sheet(host).get_by_role("button", name=copy, exact=True)).to_be_visible()
    await sheet(host).get_by_role("button", name=host.say("draft-own-drop", name=copy), exact=True).click()
    await expect(sheet(host).get_by_role("button", name=copy, exact=True)).to_have_count(0)
    await host.button("draft-as-text").click()
    await sheet(host).locator("textarea").fill(json.dumps({"name": "Six", "table": {"6": SIX}}))
    await expect(sheet(host).locator(".go .btn-ask")).to_have_attribute("aria-disabled", "false")
    await host.button("draft-use-untried").click()
    await host.until(lambda frame: json.loads(frame["table"]["options"]["written"])["name"] == "Six")
    guest = await visit("ru", game="mafia")
    await guest.open(f"/t/{host.table}")
    await expect(guest.page.locator(".draft-row bdi")).to_have_text("Six")
    await expect(guest.page.locator(".draft-row button")).to_have_count(0)


async def test_by_keyboard_alone_a_role_is_dealt_and_the_sheet_closed(visit, server):
    host = await visit("fa", game="mafia")
    await host.open("/new/mafia")
    await write(host)
    await stepper(host, "doctor").focus()
    for _ in range(2):
        await host.page.keyboard.press("Enter")
    await expect(sheet(host).locator(".sum")).to_contain_text(host.say("written-sum", roles=10, seats=8))
    await host.page.keyboard.press("Shift+Tab")
    await host.page.keyboard.press("Space")
    await expect(sheet(host).locator(".sum")).to_contain_text(host.say("written-sum", roles=9, seats=8))
    others = sheet(host).get_by_role("button", name=host.say("written-other-roles", side=host.say("written-side-city")))
    await others.focus()
    await host.page.keyboard.press("Enter")
    await stepper(host, "sheriff").focus()
    await host.page.keyboard.press("Enter")
    await expect(stepper(host, "sheriff")).to_be_focused()
    await host.page.keyboard.press("Escape")
    await expect(sheet(host)).to_have_count(0)
