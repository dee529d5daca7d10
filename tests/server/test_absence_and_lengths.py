"""What becomes of the absent, and how long decisions take: set and seen over HTTP."""

from __future__ import annotations

import httpx
import pytest
from running import codes, join, open_table


async def card(person):
    return (await person.get()).json()["table"]


async def test_a_table_says_what_becomes_of_the_absent_and_the_host_changes_it_in_the_lobby(server):
    host = await open_table(server, game="mafia", warm="easy")
    table = await card(host)
    assert (table["absent"], table["warm"], table["grace"], table["times"]) == ("bot", "easy", 90, {})
    assert (await host.post("options", {"absent": "remove", "grace": 120})).status_code == 200
    table = await card(host)
    assert (table["absent"], table["warm"], table["grace"]) == ("remove", None, 120)
    assert (await host.post("options", {"warm": "normal"})).status_code == 200
    assert (await card(host))["absent"] == "bot"
    assert (await host.post("options", {"times": {"speech": 30, "night": 50}})).status_code == 200
    assert (await host.post("options", {"times": {"night": None}})).status_code == 200
    assert (await card(host))["times"] == {"speech": 30}


async def test_a_table_is_made_with_all_of_it(server):
    host = await open_table(
        server, game="mafia", warm=None, absent="remove", grace=30, times={"vote": 20, "turn": None}
    )
    table = await card(host)
    assert (table["absent"], table["warm"], table["grace"], table["times"]) == ("remove", None, 30, {"vote": 20})


@pytest.mark.parametrize(
    ("game", "wish", "answer"),
    [
        ("mafia", {"grace": 29}, (422, "settings.out_of_bounds")),
        ("mafia", {"times": {"night": 9}}, (422, "settings.out_of_bounds")),
        ("mafia", {"times": {"night": 604_801}}, (422, "settings.out_of_bounds")),
        ("mafia", {"times": {"tea": 60}}, (400, "request.invalid")),
        ("mafia", {"times": {"night": "long"}}, (400, "request.invalid")),
        ("mafia", {"absent": "shout"}, (400, "request.invalid")),
        ("mafia", {"absent": "wait", "warm": "easy"}, (422, "settings.unreadable")),
        ("high_society", {"absent": "remove"}, (409, "settings.no_removal")),
    ],
)
async def test_what_cannot_be_set_is_refused_and_nothing_has_changed(server, game, wish, answer):
    host = await open_table(server, game=game, warm="easy")
    before = await card(host)
    assert await codes(await host.post("options", wish)) == answer
    assert await card(host) == before


async def test_bounds_are_said_in_the_language_of_who_asks(server):
    host = await open_table(server, game="mafia")
    told = (
        await host.http.post(f"/api/tables/{host.table}/options", json={"grace": 10}, headers={"accept-language": "fa"})
    ).json()
    assert told["args"] == {"name": "grace", "least": 30, "most": 300}
    assert "۳۰" in told["text"]
    assert "۳۰۰" in told["text"]


async def test_a_game_says_which_classes_of_time_it_has_and_how_long_each_pace_makes_them(server):
    async with httpx.AsyncClient(base_url=server.base) as http:
        mafia = (await http.get("/api/games/mafia")).json()
        society = (await http.get("/api/games/high_society")).json()
    assert list(mafia["times"]) == ["relaxed", "normal", "quick"]
    assert list(mafia["times"]["normal"]) == ["speech", "vote", "night", "turn", "discussion"]
    assert mafia["times"]["quick"]["night"] == 20
    assert society["times"]["normal"] == {"turn": 90, "long": 180}
    assert (mafia["counts_present"], society["counts_present"]) == (True, False)


async def test_in_play_the_host_changes_lengths_and_everybody_hears_of_it(server):
    host = await open_table(server)
    guest = await join(server, host.table, "Nima")
    assert await codes(await host.post("times", {"times": {"turn": 40}})) == (409, "table.not_started")
    await join(server, host.table, "Olga")
    assert (await host.post("start")).status_code == 200
    assert await codes(await guest.post("times", {"times": {"turn": 40}})) == (403, "host.only")
    assert await codes(await host.post("times", {"times": {"turn": 4}})) == (422, "settings.out_of_bounds")
    assert await codes(await host.post("times", {})) == (400, "request.invalid")
    assert (await host.post("times", {"times": {"turn": 40}})).status_code == 200
    assert (await card(guest))["times"] == {"turn": 40}
    told = (await guest.get("log")).json()["events"][-1]
    assert (told["type"], told["seat"]) == ("times_set", 0)
    assert await codes(await host.post("options", {"times": {"turn": 50}})) == (409, "table.started")


async def test_a_seat_that_is_not_counted_is_shown_to_everybody(server):
    host = await open_table(server, game="mafia", warm=None)
    guests = [await join(server, host.table, f"Player {name}") for name in "ABCDEF"]
    assert (await host.post("start")).status_code == 200
    assert (await guests[3].post("leave")).status_code == 200
    for person in (host, *guests):
        table = await card(person)
        assert [seat["away"] for seat in table["seats"]].count(True) == 1
        gone = next(seat for seat in table["seats"] if seat["away"])
        assert (gone["name"], gone["left"], gone["kept"]) == ("Player D", True, None)
    assert "away" in [event["type"] for event in (await host.get("log")).json()["events"]]
    assert (await guests[3].post("return")).status_code == 200
    assert not any(seat["away"] for seat in (await card(host))["seats"])
