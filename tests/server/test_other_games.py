"""Games that the server has never heard of: named in the environment, they are served like any other."""

import httpx
import pytest
from running import Person, join, nonce

TOYS = "mahfel.testing.toys:two_card_coup mahfel.testing.toys:coin_auction"


@pytest.fixture
def toys(fresh):
    return fresh("--quick-bots", "--no-limits", env={"MAHFEL_GAMES": TOYS})


async def open_toy(server, game, **more):
    body = {"game": game, "name": "Sara", "lang": "en", "nonce": nonce(), **more}
    async with httpx.AsyncClient(base_url=server.base) as http:
        made = (await http.post("/api/tables", json=body)).json()
    return Person(server, made["table"], made["token"], made["seat"])


async def test_they_stand_on_the_shelf_with_a_bot_that_every_game_has(toys):
    async with httpx.AsyncClient(base_url=toys.base) as http:
        games = {game["key"]: game for game in (await http.get("/api/games")).json()}
        book = await http.get("/api/games/two_card_coup/rulebook/fa")
    assert {"high_society", "two_card_coup", "coin_auction"} <= games.keys()
    assert games["two_card_coup"]["bots"] == ["random"]
    assert book.status_code in {200, 404}


@pytest.mark.parametrize("game", ["two_card_coup", "coin_auction"])
async def test_people_play_them_to_the_end_from_what_their_frames_offer(toys, game):
    people = [await open_toy(toys, game)]
    people.append(await join(toys, people[0].table, "Nima"))
    assert (await people[0].post("start")).status_code == 200
    lines = [await person.live().open() for person in people]
    for _ in range(200):
        for line in lines:
            await line.until(lambda f: f["view"] is not None)
        if any(line.frame["table"]["phase"] == "over" for line in lines):
            break
        version = max(line.frame["version"] for line in lines)
        for line in lines:
            await line.until(lambda f, v=version: f["version"] >= v)
        asked = next((line for line in lines if line.frame["ask"]), None)
        if asked is None:
            continue
        offered = asked.frame["ask"]["moves"]
        assert all(move["label_key"].startswith("move-") for move in offered)
        answer = await asked.move(offered[-1]["move"])
        assert answer["type"] == "accepted", answer
        await asked.until(lambda f, v=answer["version"]: f["version"] >= v)
    for line in lines:
        frame = await line.until(lambda f: f["table"]["phase"] == "over")
        assert max(line.sizes) < 4096
    assert frame["seal"]["secret"] is not None
    assert (await people[0].get("record")).status_code == 200


async def test_a_bot_of_chance_plays_them_too(toys):
    host = await open_toy(toys, "two_card_coup")
    assert (await host.post("seats/1/bot", {"level": "random"})).status_code == 200
    assert (await host.post("start")).status_code == 200
    async with host.live() as line:
        frame = await line.until(lambda f: f["ask"] or f["table"]["phase"] == "over")
        while frame["table"]["phase"] != "over":
            v = (await line.move(frame["ask"]["default"]))["version"]
            frame = await line.until(lambda f, v=v: f["version"] >= v and (f["ask"] or f["table"]["phase"] == "over"))
    assert frame["view"] is not None


async def test_in_an_even_window_nobody_sees_who_is_waited_for(toys):
    people = [await open_toy(toys, "two_card_coup", windows="even")]
    people.append(await join(toys, people[0].table, "Nima"))
    await people[0].post("start")
    lines = [await person.live().open() for person in people]
    windows = 0
    for _ in range(3):
        version = max([line.frame["version"] for line in lines if line.frame], default=0)
        for line in lines:
            await line.until(lambda f, v=version: f["view"] is not None and f["version"] >= v)
        asked = next((line for line in lines if line.frame["ask"]), None)
        if asked is None:
            break
        if asked.frame["waiting"] == []:
            windows += 1
            assert all(line.frame["waiting"] == [] for line in lines)
            break
        answer = await asked.move(asked.frame["ask"]["moves"][-1]["move"])
        await asked.until(lambda f, v=answer["version"]: f["version"] >= v)
    assert windows == 1
