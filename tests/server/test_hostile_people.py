"""People who may not: wrong keys, dead links, foreign pages, stale moves, floods."""

import asyncio

import httpx
import pytest
from running import SARA, Person, full_table, nonce, open_table, post, refusal


async def test_a_bid_of_somebody_elses_money_is_refused(server):
    people = await full_table(server, 3)
    bidder = None
    for _ in range(2):
        for person in people:
            listed = (await person.get("moves?limit=1")).json()["moves"]
            if listed and bidder in (None, person):
                version = (await person.get()).json()["version"]
                body = {"id": f"v{version}", "version": version, "move": "bid:2"}
                answer = await person.post("moves", body)
                if bidder is person:
                    assert refusal(answer)[1] in {"high_society.not_your_money", "game.not_asked"}
                    return
                bidder = person
            elif listed:
                version = (await person.get()).json()["version"]
                await person.post("moves", {"id": f"v{version}", "version": version, "move": "bid:3"})


async def test_the_version_of_a_move_must_be_one_that_had_this_decision(server):
    people = await full_table(server, 3)
    for person in people:
        if (await person.get("moves?limit=1")).json()["moves"]:
            break
    now = (await person.get()).json()["version"]
    for version in (0, now - 1, now + 1, 2**53):
        answer = await person.post("moves", {"id": f"v{version}", "version": version, "move": "pass"})
        assert refusal(answer) == (409, "move.stale")
    assert (await person.get()).json()["version"] == now


async def test_wrong_and_foreign_keys_open_nothing(server):
    host, other = await open_table(server), await open_table(server)
    for token in ("s_" + "x" * 43, other.token, "x" * 9, host.token[:-1], host.token + "x"):
        stranger = Person(server, host.table, token)
        assert refusal(await stranger.post("start")) == (401, "token.unknown")
        assert refusal(await stranger.get()) == (401, "token.unknown")
    for header in ("Basic abc", "Bearer", "Bearer a b"):
        answer = await post(server, f"/api/tables/{host.table}/start", json={}, headers={"authorization": header})
        assert refusal(answer) == (401, "token.unknown")


async def test_a_dead_link_is_said_to_be_one(server):
    async with httpx.AsyncClient(base_url=server.base) as http:
        for table in ("x", "nowhere-at-all-0000000", "a" * 65, "%00", "..", "\u202e" * 10):
            assert refusal(await http.get(f"/api/tables/{table}"))[0] == 404
        page = await http.get("/t/nowhere-at-all-0000000")
    assert page.headers["content-type"].startswith("text/html")


async def test_names_that_look_alike_are_refused_at_one_table(server):
    host = await open_table(server, name="Sara")
    for name in ("Sara", "sara", "Ѕаrа", "Ｓａｒａ"):
        answer = await Person(server, host.table).post("join", {"name": name, "nonce": nonce()})
        assert refusal(answer) == (409, "name.taken")


async def test_a_full_table_and_a_taken_seat_are_refused(server):
    host = await open_table(server)
    stranger = Person(server, host.table)
    assert refusal(await stranger.post("join", {"name": "N", "nonce": nonce(), "seat": 0})) == (409, "seat.taken")
    assert refusal(await stranger.post("join", {"name": "N", "nonce": nonce(), "seat": 50})) == (404, "seat.unknown")
    for seat in range(1, 5):
        await host.post(f"seats/{seat}/bot", {"level": "easy"})
    assert refusal(await stranger.post("join", {"name": "N", "nonce": nonce()})) == (409, "table.full")
    await host.post("start")
    assert refusal(await stranger.post("join", {"name": "N", "nonce": nonce()})) == (409, "table.started")
    assert refusal(await host.post("start")) == (409, "table.started")
    assert refusal(await host.post("options", {"pace": "quick"})) == (409, "table.started")


async def test_seats_out_of_range_are_unknown(server):
    host = await open_table(server)
    for seat in ("5", "99", "100000000000000000000", "-1", "x", "۱", "0.5", "+1", "1_0"):
        assert refusal(await host.post(f"seats/{seat}/bot", {"level": "easy"})) == (404, "seat.unknown")


async def test_another_website_may_neither_read_nor_act(server):
    host = await open_table(server)
    for origin in ("https://evil.example", "null", f"{server.base}.evil.example"):
        headers = {"origin": origin}
        assert refusal(await host.get(headers=headers)) == (403, "request.foreign_origin")
        assert refusal(await host.post("start", headers=headers)) == (403, "request.foreign_origin")
        assert refusal(await post(server, "/api/tables", json=SARA, headers=headers)) == (403, "request.foreign_origin")
    assert (await host.get(headers={"origin": server.base})).status_code == 200


async def test_addresses_and_methods_that_are_not_there_are_refused_with_a_code(server):
    async with httpx.AsyncClient(base_url=server.base) as http:
        assert refusal(await http.get("/api/nothing")) == (404, "route.unknown")
        assert refusal(await http.delete("/api/games")) == (405, "route.method")
        assert refusal(await http.put("/api/tables", json={})) == (405, "route.method")
        assert refusal(await http.get("/api/games/chess")) == (404, "game.unknown")
        assert refusal(await http.get("/api/games/high_society/texts/de")) == (404, "lang.unknown")


@pytest.mark.parametrize(("lang", "word"), [("fa", "میز"), ("en", "table"), ("ru", "стол")])
async def test_a_refusal_is_told_in_the_readers_language(server, lang, word):
    async with httpx.AsyncClient(base_url=server.base) as http:
        asked = await http.get(f"/api/tables/nowhere-at-all-0000000?lang={lang}")
        preferred = await http.get("/api/tables/nowhere-at-all-0000000", headers={"accept-language": f"{lang}, xx"})
    assert word in asked.json()["text"]
    assert asked.json() == preferred.json()


async def test_whoever_floods_is_asked_to_wait(fresh):
    limited = fresh("--quick-bots")
    people = await full_table(limited, 3)
    answers = [await people[0].post("say", {"id": f"s{n}", "room": "table", "text": "spam"}) for n in range(8)]
    assert [a.status_code for a in answers] == [200] * 8
    # One more is free every other second: so many at once are not, however slow the machine.
    more = [people[0].post("say", {"id": f"t{n}", "room": "table", "text": "spam"}) for n in range(30)]
    refused = [answer for answer in await asyncio.gather(*more) if answer.status_code != 200]
    assert {(a.status_code, a.json()["code"]) for a in refused} == {(429, "request.too_often")}
    assert all(int(a.headers["retry-after"]) >= 1 for a in refused)
    assert (await people[1].post("say", {"id": "s", "room": "table", "text": "calm"})).status_code == 200
    opened = [await post(limited, "/api/tables", json=SARA) for _ in range(25)]
    assert {a.status_code for a in opened} == {201, 429}


async def test_whoever_tries_out_links_and_keys_is_counted(fresh):
    limited = fresh("--quick-bots")
    async with httpx.AsyncClient(base_url=limited.base, timeout=60) as http:
        # Many at once, and again while a slow machine has not asked too often yet.
        codes: list[str] = []
        while "request.too_often" not in codes and len(codes) < 6000:
            guesses = range(len(codes), len(codes) + 600)
            answers = await asyncio.gather(*(http.get(f"/api/tables/{'guess':x<20}{n:04d}") for n in guesses))
            codes += [answer.json()["code"] for answer in answers]
    assert set(codes) == {"table.unknown", "request.too_often"}
    assert codes.count("table.unknown") >= 150
