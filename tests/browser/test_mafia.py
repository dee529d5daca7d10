"""Whole evenings of Mafia in Chromium, in Persian, on small phones."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

from company import Company
from handing_over import link_of_the_seat
from lobby import begin, follow, lay_table, seat_bots
from looking import axe, crooked
from nightfall import Nightfall
from playwright.async_api import expect
from running import Server, join, open_table
from slow_motion import slow_motion
from townsfolk import GRACE_S, Townsman, time_passes
from visitor import Visitor

NAMES = ("نیلوفر", "سارا", "بابک")


async def sit_with_bots(server: Server, visitors: Sequence[Visitor], seats: int, **options: object) -> None:
    """A table with these options, visitors in its first seats and bots in all others; it has begun."""
    host = await open_table(server, NAMES[0], lang="fa", game="mafia", options=options)
    people = [host, *[await join(server, host.table, name) for name in NAMES[1 : len(visitors)]]]
    table = Company(server, people)
    for seat in range(len(visitors), seats):
        answer = await host.post(f"seats/{seat}/bot", {"level": "easy"})
        assert answer.status_code == 200, answer.text
    for seat, visitor in enumerate(visitors):
        await table.sit(visitor, seat)
    await begin(*visitors)


async def play_out(nightfall: Nightfall, men: Sequence[Townsman]) -> None:
    """Play until the game is over, and see its end on every screen."""
    for man in men:
        await slow_motion(man.visitor)  # roles turn one after the other, or all at once when somebody asks for it
    async with time_passes(nightfall, men):
        last = await asyncio.gather(*(man.play_out() for man in men))
    assert all(frame["view"]["outcome"] == last[0]["view"]["outcome"] for frame in last)
    for man, frame in zip(men, last, strict=True):
        assert "\n".join(man.faults) == ""
        await man.reckoning(frame)
    assert [*await crooked(men[0].visitor), *await axe(men[0].visitor)] == []


async def replayed(visitor: Visitor) -> None:
    """The evening can be looked at again, with everybody's eyes."""
    seats = visitor.frame["view"]["seats"]
    await visitor.open(f"/t/{visitor.table}/replay")
    await visitor.page.get_by_role("combobox").select_option("all")
    await visitor.page.get_by_role("slider").fill("9")
    await expect(visitor.page.locator("[data-seat] .line bdi")).to_have_count(seats)
    assert await visitor.page.locator(".verbs").count() == 0
    assert [*await crooked(visitor), *await axe(visitor)] == []


async def test_three_people_play_classic_and_one_vanishes_at_night_and_is_back_by_day(visit, fresh, tmp_path):
    nightfall = Nightfall(tmp_path / "forward")
    town = fresh(env=nightfall.environment())
    host, guest, other = [await visit("fa", game="mafia", at=town) for _ in NAMES]
    men = [Townsman(visitor, seed) for seed, visitor in enumerate((host, guest, other))]
    link = await lay_table(host, NAMES[0], game="mafia")
    for visitor, name in zip((guest, other), NAMES[1:], strict=True):
        await follow(visitor, link, name)
    await seat_bots(host, 5)
    await begin(host, guest, other)

    await asyncio.gather(*(man.until_dark() for man in men))
    heir = await vanishes_and_returns(visit, town, nightfall, other, men)
    men[2] = heir
    await says_good_bye(heir.visitor)
    await comes_back(heir.visitor)
    await play_out(nightfall, men)
    await replayed(host)
    assert "Traceback" not in town.log()


async def vanishes_and_returns(visit, town, nightfall, gone: Visitor, men: Sequence[Townsman]) -> Townsman:
    """A mafioso's phone dies in the first night; by day another one has the seat, and knows what its owner knew."""
    link = await link_of_the_seat(gone)
    before, told = gone.frame, once(gone.events)
    assert before["view"]["you"]["role"] == "mafioso"
    assert before["view"]["met"] == [0, 2]
    await gone.context.close()

    async with time_passes(nightfall, men[:2]):
        frames = await asyncio.gather(*(man.until_light() for man in men[:2]))
    assert [frame["view"]["now"] for frame in frames] == [2, 2]
    assert frames[0]["table"]["seats"][2]["here"] is False

    heir = Townsman(await visit("fa", game="mafia", at=town), 5)
    visitor = heir.visitor
    await visitor.open(link)
    await visitor.button("hand-go").click()
    await visitor.until(lambda frame: frame["table"]["you"] == 2)
    # Until here it was told what a spectator is told: from now on it begins as the seat's own.
    visitor.frame = None
    visitor.events.clear()
    await visitor.page.reload()
    frame = await visitor.until(lambda frame: frame["view"] is not None)
    assert frame["table"]["you"] == 2
    # Nobody was there for less than the grace: no bot has had the seat.
    assert frame["table"]["seats"][2]["kept"] is None
    await expect(visitor.page.locator(".prompt")).to_be_visible()
    await expect(visitor.button("come-back")).to_have_count(0)
    own, was = frame["view"]["you"], before["view"]["you"]
    assert {key: own[key] for key in was if key != "answered"} == {key: was[key] for key in was if key != "answered"}
    assert frame["view"]["met"] == before["view"]["met"]
    roles = {seat: player["role"] for seat, player in enumerate(frame["view"]["players"]) if player.get("role")}
    assert roles == {0: "boss", 2: "mafioso"}
    await visitor.until(lambda _: len(once(visitor.events)) >= len(told))
    assert once(visitor.events)[: len(told)] == told
    await visitor.page.locator(".bar button").first.click()
    card = visitor.page.get_by_role("dialog")
    await expect(card).to_contain_text(visitor.say("role-mafioso"))
    await expect(card.locator(".team li").first).to_contain_text(NAMES[0])
    await expect(card.locator(".team li").first).to_contain_text(visitor.say("role-boss"))
    assert [*await crooked(visitor), *await axe(visitor)] == []
    await visitor.page.keyboard.press("Escape")
    await expect(card).to_have_count(0)
    return heir


async def says_good_bye(visitor: Visitor) -> None:
    """Whoever says so leaves the seat to a bot at once, however short they are gone."""
    await visitor.button("menu").click()
    await visitor.button("leave").click()
    await visitor.button("leave-go").click()
    await visitor.until(lambda frame: frame["table"]["seats"][visitor.seat]["left"])
    await expect(visitor.page.get_by_role("dialog")).to_have_count(0)


async def comes_back(visitor: Visitor) -> None:
    """A bot has kept the seat of who said good-bye or was gone for longer than the grace; it goes at a touch."""
    assert visitor.frame["table"]["seats"][visitor.seat]["kept"] == "easy"
    await visitor.button("come-back").click()
    await visitor.until(lambda frame: frame["table"]["seats"][visitor.seat]["kept"] is None)


def once(events: list[dict]) -> list[str]:
    """Events that came over several connections, each of them once, in the order of what happened."""
    return list(dict.fromkeys(json.dumps(event) for event in sorted(events, key=lambda event: event["v"])))


async def test_two_people_and_ten_bots_play_shab_e_mafia(visit, fresh, tmp_path):
    nightfall = Nightfall(tmp_path / "forward")
    town = fresh(env=nightfall.environment())
    men = [Townsman(await visit("fa", game="mafia", at=town), seed) for seed in (11, 12)]
    await sit_with_bots(town, [man.visitor for man in men], 12, scenario="shab_e_mafia")
    assert [man.visitor.frame["view"]["you"]["role"] for man in men] == ["king_slayer", "judge"]
    await play_out(nightfall, men)
    await replayed(men[1].visitor)
    assert "Traceback" not in town.log()


async def test_two_people_and_nine_bots_play_godfather_and_one_comes_back_with_another_browser(visit, fresh, tmp_path):
    nightfall = Nightfall(tmp_path / "forward")
    town = fresh(env=nightfall.environment())
    men = [Townsman(await visit("fa", game="mafia", at=town), seed) for seed in (21, 22)]
    host, guest = (man.visitor for man in men)
    await sit_with_bots(town, [host, guest], 11, scenario="godfather")
    await asyncio.gather(*(man.until_dark() for man in men))
    await men[1].turn()
    kept = await guest.context.cookies()
    was = guest.frame["view"]["you"]
    await guest.context.close()
    async with time_passes(nightfall, men[:1], GRACE_S):
        assert (await men[0].until_light())["view"]["now"] == 2

    heir = Townsman(await visit("fa", game="mafia", at=town), 23)
    await heir.visitor.context.add_cookies(kept)
    await heir.visitor.open(f"/t/{host.table}")
    frame = await heir.visitor.until(lambda frame: frame["view"] is not None)
    await comes_back(heir.visitor)
    own = frame["view"]["you"]
    assert (own["role"], own["dealt"], own.get("notes", [])) == ("watson", "watson", was.get("notes", []))
    assert [seat for seat, player in enumerate(frame["view"]["players"]) if player.get("role")] == [1]
    men[1] = heir
    await play_out(nightfall, men)
    assert "Traceback" not in town.log()
