"""Seats that are passed on: to another device, to another person, to the next table."""

import secrets

import httpx
from running import Person, codes, full_table, join, nonce, open_table


async def test_a_seat_moves_to_another_device_once(server):
    async with await open_table(server) as host:
        offer = (await host.post("handover")).json()
        path, _, code = offer["link"].partition("#hand=")
        assert path == f"/t/{host.table}"
        other = Person(server, host.table)
        taken = (await other.post("take", {"code": code})).json()
        assert taken["seat"] == 0
        assert taken["token"] != host.token
        assert await codes(await host.post("start")) == (401, "token.unknown")
        assert await codes(await other.post("take", {"code": code})) == (410, "handover.dead")
        new = Person(server, host.table, taken["token"])
        assert (await new.get()).json()["table"]["you_are"] == "host"


async def test_somebody_absent_is_replaced_by_link_and_comes_back_only_as_a_spectator(server):
    people = await full_table(server, 3)
    host, gone = people[0], people[1]
    assert (await gone.post("leave")).status_code == 200
    seats = (await host.get()).json()["table"]["seats"]
    assert seats[gone.seat]["left"] is True
    link = (await host.post(f"seats/{gone.seat}/invite")).json()["link"]
    invite = link.partition("#invite=")[2]
    new = await join(server, host.table, "Mitra", invite=invite)
    assert new.seat == gone.seat
    assert await codes(await gone.post("return")) == (401, "token.unknown")
    bare = Person(server, host.table)
    again = await bare.post("join", {"name": "Zari", "nonce": nonce(), "invite": invite})
    assert await codes(again) == (410, "invite.dead")


async def test_who_leaves_in_play_may_return(server):
    people = await full_table(server, 3)
    await people[2].post("leave")
    assert (await people[0].get()).json()["table"]["seats"][2]["kept"] == "easy"
    assert (await people[2].post("return")).status_code == 200
    seat = (await people[0].get()).json()["table"]["seats"][2]
    assert (seat["left"], seat["kept"]) == (False, None)


async def test_a_rematch_leads_everybody_to_the_same_new_table(server):
    people = await full_table(server, 3)
    assert await codes(await people[0].post("rematch")) == (409, "table.not_over")
    while (await people[0].get()).json()["table"]["phase"] == "play":
        for person in people:
            if (await person.get("moves?limit=1")).json()["moves"]:
                version = (await person.get()).json()["version"]
                await person.post("moves", {"id": secrets.token_hex(4), "version": version, "move": "pass"})
                frame = (await person.get("moves?limit=1")).json()["moves"]
                if frame and frame[0]["move"]["type"] == "sacrifice":
                    version = (await person.get()).json()["version"]
                    move = frame[0]["move"]
                    await person.post("moves", {"id": secrets.token_hex(4), "version": version, "move": move})
    answers = [(await person.post("rematch", {"nonce": nonce()})).json() for person in people]
    assert len({answer["table"] for answer in answers}) == 1
    assert [answer["seat"] for answer in answers] == [0, 1, 2]
    new = answers[0]["table"]
    assert (await people[1].get()).json()["table"]["rematch"] == new
    again = [Person(server, new, person.token) for person in people]
    table = (await again[0].get()).json()["table"]
    assert [seat["name"] for seat in table["seats"][:3]] == ["Sara", "Nima", "Kaveh"]
    assert table["you_are"] == "host"
    claimed = await again[2].post("claim", {"from": people[2].table})
    assert claimed.json() == {"table": new, "seat": 2, "token": people[2].token}
    assert (await again[0].post("start")).status_code == 200


async def test_a_browser_gets_its_cookie_of_the_rematch(server):
    people = await full_table(server, 3)
    while (await people[0].get()).json()["table"]["phase"] == "play":
        for person in people:
            listed = (await person.get("moves?limit=1")).json()["moves"]
            if listed:
                version = (await person.get()).json()["version"]
                body = {"id": secrets.token_hex(4), "version": version, "move": listed[0]["move"]}
                await person.post("moves", body)
    async with httpx.AsyncClient(base_url=server.base) as browser:
        cookie = {"cookie": f"mahfel_{people[1].table}={people[1].token}"}
        answer = await browser.post(f"/api/tables/{people[1].table}/rematch", json={}, headers=cookie)
        new = answer.json()["table"]
        assert answer.headers["set-cookie"].startswith(f"mahfel_{new}={people[1].token}; Path=/api/tables/{new};")
        assert (await browser.get(f"/api/tables/{new}")).json()["table"]["you"] == 1


async def test_a_stranger_sees_the_lobby_and_where_welcome_the_game(server):
    async with await open_table(server, spectators=False) as host, Person(server, host.table) as stranger:
        table = (await stranger.get()).json()["table"]
        assert (table["you"], table["you_are"]) == (None, "spectator")
        assert [seat["name"] for seat in table["seats"]][:1] == ["Sara"]
        assert await codes(await stranger.get("log")) == (403, "watch.forbidden")
        assert await codes(await stranger.get("replay")) == (403, "watch.forbidden")
        for path in ("start", "leave", "handover", "rematch", "seats/1/move"):
            assert await codes(await stranger.post(path)) == (403, "seat.required")
        assert await codes(await stranger.get("moves")) == (403, "seat.required")


async def test_nobody_sits_twice_at_a_table(server):
    async with await open_table(server) as host:
        again = await host.post("join", {"name": "Second", "nonce": nonce()})
        assert await codes(again) == (409, "seat.already_yours")
