"""What whoever leads a table does beside the game, in Chromium: on a desk, and on the phones of those who play."""

from __future__ import annotations

import json

import pytest
from lobby import begin, follow, seat_bots
from looking import axe, crooked
from overheard import Overheard
from playwright.async_api import Locator, expect
from test_mafia_moderator import lead_table
from visitor import DESKTOP, Visitor

LEADER, PLAYER, OTHER = "گرداننده", "مینا", "پویا"
SECRET, ANSWER = "به صندلی پنج شک دارم", "فردا بلند بگو"
LONG = (
    "دوستان، ده دقیقه استراحت می‌کنیم و بعد از آن روز دوم را شروع می‌کنیم. لطفاً تا آن وقت "
    "هیچ‌کس دربارهٔ نقش خودش چیزی ننویسد؛ هر کس کاری دارد به خود من بنویسد تا جواب بدهم."
)
QUESTION = "بعد از این بازی یک دست دیگر هم بازی کنیم؟"


@pytest.fixture
def looked(tmp_path):
    """Nothing is wrong with what is seen; a picture of it stays in the test's folder."""

    async def look(visitor: Visitor, name: str) -> None:
        assert [*await crooked(visitor), *await axe(visitor)] == []
        await visitor.page.screenshot(path=tmp_path / f"{name}.png")

    return look


def asides(visitor: Visitor) -> Locator:
    """The choice of a word to who leads, or of who leads to somebody."""
    key = "aside-leading" if visitor.frame["table"]["you_are"] == "moderator" else "aside"
    return visitor.page.locator("label").filter(has_text=visitor.say(key))


async def write(visitor: Visitor, text: str) -> None:
    await visitor.page.get_by_role("textbox", name=visitor.say("aside-say")).fill(text)
    await visitor.page.keyboard.press("Enter")


def row(leader: Visitor, name: str) -> Locator:
    """Somebody in the list of people in the menu."""
    rows = leader.page.get_by_role("dialog").get_by_role("listitem")
    return rows.filter(has=leader.page.locator(".who").get_by_text(name, exact=True))


async def test_whoever_leads_is_confided_in_silences_pins_and_asks(visit, looked):
    leader = await visit("fa", game="mafia", size=DESKTOP)
    player = await visit("fa", game="mafia", theme="light")
    other = await visit("fa", game="mafia")
    link = await lead_table(leader, LEADER)
    heard = Overheard(other)
    await follow(player, link, PLAYER)
    await follow(other, link, OTHER)
    await seat_bots(leader, 4)
    await begin(leader, player, other)

    await confides(player, leader, looked)
    await other.until(lambda frame: frame["asides"] == 0)
    await is_silenced(player, leader, looked)
    await sees_the_line(player, leader, looked)
    await answers(player, other, leader, looked)

    # Of the two lines nothing has come to whoever was not meant, not even a number.
    told = json.dumps(heard.messages, ensure_ascii=False)
    assert SECRET not in told
    assert ANSWER not in told
    assert {message["asides"] for message in heard.messages if message["type"] == "frame"} == {None, 0}


async def test_below_a_long_line_and_a_long_question_a_phone_has_room_for_the_whole_game(visit):
    leader = await visit("fa", game="mafia", size=DESKTOP)
    player = await visit("fa", game="mafia")
    link = await lead_table(leader, LEADER)
    await follow(player, link, PLAYER)
    await seat_bots(leader, 11)
    await put_up(leader, "pin", "pin-text", LONG)
    await put_up(leader, "poll", "poll-question", LONG)
    await begin(leader, player)
    await player.until(lambda frame: frame["ask"] and frame["table"]["pinned"] and frame["poll"])
    page = player.page
    for what in (page.locator(".verbs button").last, page.locator(".bar button").last):
        await expect(what).to_be_in_viewport(ratio=1)
    assert await crooked(player) == []


async def put_up(leader: Visitor, what: str, field: str, text: str) -> None:
    """A line or a question, by the menu."""
    await leader.button("menu").click()
    await leader.button(what).click()
    await leader.page.get_by_role("textbox", name=leader.say(field)).fill(text)
    await leader.button(f"{what}-go").click()
    await expect(leader.page.get_by_role("dialog")).to_have_count(0)


async def confides(player: Visitor, leader: Visitor, looked) -> None:
    await player.button("talk").click()
    await asides(player).click()
    await expect(player.page.get_by_text(player.say("aside-help", name=LEADER))).to_be_visible()
    await write(player, SECRET)
    await expect(player.page.get_by_text(SECRET)).to_be_visible()
    await leader.until(lambda frame: frame["asides"] == 1)
    await leader.page.get_by_role("tab", name=leader.say("talk")).click()
    await asides(leader).click()
    await expect(leader.page.get_by_text(SECRET)).to_be_visible()
    await looked(leader, "asides-of-all")
    await leader.page.get_by_label(leader.say("aside-whom")).select_option(label=PLAYER)
    await write(leader, ANSWER)
    await expect(player.page.get_by_text(ANSWER)).to_be_visible()
    await looked(player, "aside")
    await looked(leader, "asides-of-one")
    await player.page.reload()
    await player.until(lambda frame: frame["asides"] == 2)
    await player.button("talk").click()
    await asides(player).click()
    await expect(player.page.get_by_text(ANSWER)).to_be_visible()
    await player.page.keyboard.press("Escape")


async def is_silenced(player: Visitor, leader: Visitor, looked) -> None:
    await leader.button("menu").click()
    await row(leader, PLAYER).get_by_role("button", name=leader.say("silence"), exact=True).click()
    await expect(row(leader, PLAYER)).to_contain_text(leader.say("seat-silenced"))
    await looked(leader, "people")
    me = player.seat
    await player.until(lambda frame: frame["table"]["seats"][me]["silenced"])
    await looked(player, "silenced-board")
    await player.button("talk").click()
    await expect(player.page.get_by_text(player.say("talk-silenced"))).to_be_visible()
    await expect(player.page.get_by_role("textbox", name=player.say("talk-say"))).to_be_disabled()
    await looked(player, "silenced")
    await player.page.keyboard.press("Escape")
    await row(leader, PLAYER).get_by_role("button", name=leader.say("silence-off"), exact=True).click()
    await player.until(lambda frame: not frame["table"]["seats"][me]["silenced"])
    await leader.page.keyboard.press("Escape")


async def sees_the_line(player: Visitor, leader: Visitor, looked) -> None:
    await leader.button("menu").click()
    await leader.button("pin").click()
    await leader.page.get_by_role("textbox", name=leader.say("pin-text")).fill(LONG)
    await looked(leader, "pinning")
    await leader.button("pin-go").click()
    await player.until(lambda frame: frame["table"]["pinned"] == LONG)
    strip = player.page.get_by_role("region", name=player.say("pinned"))
    await expect(strip).to_contain_text("ده دقیقه استراحت")
    await looked(player, "pinned")
    await strip.get_by_role("button").click()
    await looked(player, "pinned-whole")
    await expect(leader.page.get_by_role("dialog")).to_have_count(0)
    await looked(leader, "pinned-leader")


async def answers(player: Visitor, other: Visitor, leader: Visitor, looked) -> None:
    await leader.button("menu").click()
    await leader.button("poll").click()
    await leader.page.get_by_role("textbox", name=leader.say("poll-question")).fill(QUESTION)
    await looked(leader, "asking")
    await leader.button("poll-go").click()
    strip = player.page.get_by_role("region", name=player.say("poll"))
    await expect(strip).to_contain_text(QUESTION)
    await looked(player, "poll")
    await strip.get_by_role("button", name=player.say("yes"), exact=True).click()
    await player.until(lambda frame: frame["poll"]["said"] is True)
    await looked(player, "poll-said")
    await (
        other.page.get_by_role("region", name=other.say("poll"))
        .get_by_role("button", name=other.say("no"), exact=True)
        .click()
    )
    await leader.until(lambda frame: (frame["poll"]["yes"], frame["poll"]["no"]) == (1, 1))
    assert other.frame["poll"]["yes"] is None
    await looked(leader, "poll-leader")
    await leader.button("poll-close").click()
    await player.until(lambda frame: not frame["poll"]["open"])
    await expect(strip).to_contain_text(player.say("poll-counts", yes=1, no=1, silent=0))
    await looked(player, "poll-closed")
    await strip.get_by_role("button", name=player.say("close")).click()
    await expect(strip).to_have_count(0)
    await player.page.reload()
    await player.until(lambda frame: frame["view"])
    await expect(player.page.get_by_role("region", name=player.say("pinned"))).to_be_visible()
    await expect(strip).to_have_count(0)
    await (
        leader.page.get_by_role("region", name=leader.say("pinned"))
        .get_by_role("button", name=leader.say("pin-off"))
        .click()
    )
    await expect(player.page.get_by_role("region", name=player.say("pinned"))).to_have_count(0)
    assert [event["type"] for event in player.events if event["type"] == "poll_closed"] != []
