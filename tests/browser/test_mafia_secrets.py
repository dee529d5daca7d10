"""What a glance at a sleeping city tells, and what everybody is told of a day: votes, last words, who has gone."""

from __future__ import annotations

import pytest
from city import City, city, phase
from looking import axe, crooked, still
from nightfall import ROLES, Nightfall
from playwright.async_api import expect
from townsfolk import HELD, Townsman, asleep
from visitor import Visitor

from mahfel.games.mafia.roles import ROLES as ALL_ROLES

LOOKED_AT = {
    "classic": ("boss", "doctor", "mafioso", "citizen"),
    "godfather": ("godfather", "watson", "matador", "citizen"),
    "shab_e_mafia": ("king_slayer", "judge", "detective", "mayor"),
}
"""Whose screens are laid beside each other: one has much to do at night, one something, one nothing."""

SEATS = {"classic": 8, "godfather": 11, "shab_e_mafia": 12}


async def sit(visit, table: City, seat: int) -> Townsman:
    """Somebody's own seat on a screen as well."""
    man = Townsman(await visit("fa", game="mafia", at=table.server), seat)
    await table.sit(man.visitor, seat)
    await man.visitor.until(lambda frame: frame["view"] is not None)
    return man


async def look_alike(table: City, men: list[Townsman]) -> None:
    """All these screens show the same boxes in the same places, and none says a role."""
    seen = []
    for man in men:
        await man.visitor.until(lambda frame: frame["version"] >= table.first["version"] and asleep(frame))
        await expect(man.page.locator(".asking .prompt.asked")).to_be_visible()
        await still(man.visitor)
        seen.append(await man.boxes())
    # What is compared was seen in one and the same window of the night: no other moment passes for a difference.
    assert {(man.visitor.frame["version"], phase(man.visitor.frame)) for man in men} == {
        (table.first["version"], phase(table.first))
    }
    for man, boxes in zip(men[1:], seen[1:], strict=True):
        assert boxes == seen[0], (phase(table.first), man.visitor.frame["view"]["you"]["role"])


@pytest.mark.parametrize("scenario", list(LOOKED_AT))
async def test_at_night_the_screens_of_all_roles_look_alike(visit, fresh, tmp_path, scenario):
    nightfall = Nightfall(tmp_path / "forward")
    server = fresh(env=nightfall.environment())
    table = await city(server, nightfall, SEATS[scenario], scenario=scenario)
    seats = [ROLES[scenario, SEATS[scenario]].index(role) for role in LOOKED_AT[scenario]]
    men = [await sit(visit, table, seat) for seat in seats]
    await table.until("intro")
    await look_alike(table, men)
    await table.until("huddle")
    await look_alike(table, men)
    await table.night_passes()
    assert phase(table.first) == "acting"
    await look_alike(table, men)
    if scenario == "shab_e_mafia":
        hands = {seat: {"type": "hands", "seats": [2, 10] if seat not in {2, 10} else []} for seat in range(12)}
        await table.until("midday", {"raising_hands": hands})
        await look_alike(table, men)
    assert [fault for man in men for fault in man.faults] == []


async def test_a_day_from_the_first_hand_to_the_last_word_and_what_is_told_of_it(visit, fresh, tmp_path):
    nightfall = Nightfall(tmp_path / "forward")
    server = fresh(env=nightfall.environment())
    table = await city(server, nightfall, 8)
    leaver, watcher = await sit(visit, table, 3), await sit(visit, table, 5)
    await table.until("intro")
    await table.answer()
    await table.night_passes()
    await asks_for_a_challenge(watcher)
    await table.until("raising_hands")
    both = {"type": "hands", "seats": [3, 4]}
    only = {"type": "hands", "seats": [3]}
    await table.answer({0: both, 1: both, 2: both, 6: both, 7: only})
    assert phase(await table.until("open_vote")) == "open_vote"
    assert table.first["view"]["phases"][-1]["accused"] == [3, 4]

    # The one who is to leave votes on the screen; the others vote for them.
    await expect(leaver.page.locator("[data-seat].accused")).to_have_count(2)
    for man in (leaver, watcher):
        await man.visitor.until(lambda frame: frame["ask"] is not None and frame["ask"]["kind"] == "vote")
        assert [*await crooked(man.visitor), *await axe(man.visitor)] == []
    await leaver.page.locator('[data-seat="4"]').click()
    await leaver.verb("confirm")
    await table.lines[3].until(lambda frame: frame["ask"]["given"] and frame["ask"]["given"]["votes"] == [4])
    await table.answer({seat: {"type": "ballot", "votes": [3]} for seat in (0, 1, 2, 5, 6)})
    assert phase(await table.once(lambda frame: phase(frame) == "last_words")) == "last_words"

    visitor = leaver.visitor
    await visitor.until(lambda frame: frame["ask"] is not None and frame["ask"]["kind"] == "last_words")
    await expect(leaver.page.locator(".asking .prompt")).to_contain_text(visitor.say("ask-last_words"))
    await expect(watcher.page.locator(".caption .said")).to_contain_text(visitor.say("what-last_words"))
    assert [*await crooked(visitor), *await axe(visitor)] == []
    await leaver.verb("done")
    await visitor.until(lambda frame: frame["view"]["players"][3].get("cause") == "vote")
    await expect(leaver.page.locator(".asking .prompt")).to_contain_text(visitor.say("word-ghost"))

    await votes_are_shown(watcher.visitor)
    await nothing_is_told_of_the_role(leaver.visitor, watcher.visitor)
    assert [*leaver.faults, *watcher.faults] == []


async def asks_for_a_challenge(man: Townsman) -> None:
    """Whoever listens may ask for a word, and everybody sees who does."""
    await man.visitor.until(lambda frame: frame["ask"] is not None and frame["ask"]["kind"] == "listen")
    await expect(man.page.locator('[data-power="ask_challenge"]')).to_be_visible()
    await man.look("listen")
    await man.page.locator('[data-power="ask_challenge"]').click()
    await man.visitor.until(lambda frame: frame["view"]["phases"][-1].get("requests") == [man.visitor.seat])
    await expect(man.page.locator(f'[data-seat="{man.visitor.seat}"] .asks')).to_be_visible()


async def votes_are_shown(watcher: Visitor) -> None:
    """Everybody may see who raised hands for whom, and who voted for whom, seat by seat as well."""
    page, names = watcher.page, {seat["seat"]: seat["name"] for seat in watcher.frame["table"]["seats"]}
    await watcher.until(lambda frame: frame["view"]["players"][3].get("cause"))
    told = [event for event in watcher.events if event["type"] in {"hands_up", "votes_shown"} and event["seats"]]
    assert [(event["type"], event["seat"], event["seats"]) for event in told] == [
        ("hands_up", 3, [0, 1, 2, 6, 7]),
        ("hands_up", 4, [0, 1, 2, 6]),
        ("votes_shown", 3, [0, 1, 2, 5, 6]),
        ("votes_shown", 4, [3]),
    ]
    await page.locator(".bar button").last.click()
    sheet = page.get_by_role("dialog")
    rows = sheet.locator("section li")
    await expect(rows).to_have_count(len(told))
    for event, row in zip(told, await rows.all(), strict=True):
        assert names[event["seat"]] in await row.locator("b").inner_text()
        by = await row.locator(".by").inner_text()
        assert all(names[seat] in by for seat in event["seats"])
    assert [*await crooked(watcher), *await axe(watcher)] == []
    await page.keyboard.press("Escape")
    await page.locator('[data-seat="3"]').click()
    await expect(sheet).to_contain_text(watcher.say("how-vote"))
    await expect(sheet).to_contain_text(names[6])
    await page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)


async def nothing_is_told_of_the_role(gone: Visitor, watcher: Visitor) -> None:
    """In Classic the table is told nothing of who has left, and the page of everybody else holds nothing of it."""
    role = gone.frame["view"]["you"]["role"]
    assert role == "detective"
    assert not watcher.frame["view"]["players"][3].get("told")
    for visitor in (gone, watcher):
        board = await visitor.page.locator(".mafia-board").evaluate(HELD)
        shown = {each for each in ALL_ROLES if visitor.say(f"role-{each}") in board}
        assert shown <= ({role} if visitor is gone else set())
