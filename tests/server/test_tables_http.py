"""A table's whole life over plain HTTP: every route, by the people it is for."""

import json
import secrets

import httpx
import pytest
from running import Person, codes, full_table, join, modest, nonce, open_table, table_with_bots

from mahfel.engine import record, registry


async def test_the_shelf_tells_what_can_be_played(server):
    async with httpx.AsyncClient(base_url=server.base) as http:
        games = (await http.get("/api/games")).json()
        one = (await http.get("/api/games/high_society")).json()
    assert one in games
    assert one["seats"] == {"least": 3, "most": 5}
    assert one["bots"] == ["easy", "normal"]
    options = {option["name"]: option for option in one["options"]}
    assert options["tie_break"] == {
        "name": "tie_break",
        "kind": "choice",
        "default": "luxury",
        "choices": ["luxury", "shared"],
        "least": None,
        "most": None,
        "when": {},
        "draft": False,
    }
    assert options["money_memory_aid"]["kind"] == "bool"
    assert one["windows"] is False, "nobody answers at the same time in an auction"


async def test_the_shelf_tells_which_options_hang_on_others(server):
    async with httpx.AsyncClient(base_url=server.base) as http:
        coup = (await http.get("/api/games/coup")).json()
    when = {option["name"]: option["when"] for option in coup["options"]}
    assert coup["windows"] is True
    assert when["box"] == when["treasury"] == {}
    assert when["roles"] == {"box": "g54"}
    assert when["finance"] == {"roles": "custom"}
    assert when["anarchist_copies"] == {"anarchist": True}


async def test_the_shelf_names_choices_in_the_order_in_which_a_game_declares_them(server):
    async with httpx.AsyncClient(base_url=server.base) as http:
        games = {game["key"]: game for game in (await http.get("/api/games")).json()}
    choices = {(key, it["name"]): it["choices"] for key, game in games.items() for it in game["options"]}
    assert choices["mafia", "scenario"] == [
        *("classic", "shab_e_mafia", "godfather", "commando", "tv", "inspector", "representative", "capo", "custom")
    ]
    assert choices["mafia", "reveal"] == ["scenario", "none", "side", "role"]
    assert choices["maloun", "healthy_copies"] == ["auto", "2", "3", "4"]


@pytest.mark.parametrize("lang", ["fa", "en", "ru"])
async def test_texts_and_rulebook_come_in_every_language(server, lang):
    async with httpx.AsyncClient(base_url=server.base) as http:
        texts = await http.get(f"/api/games/high_society/texts/{lang}")
        book = await http.get(f"/api/games/high_society/rulebook/{lang}")
        again = await http.get(
            f"/api/games/high_society/rulebook/{lang}", headers={"if-none-match": book.headers["etag"]}
        )
    assert texts.headers["content-type"] == "text/plain; charset=utf-8"
    assert texts.text == registry.find("high_society").texts(lang)
    kinds = {block["kind"] for section in book.json()["sections"] for block in section["blocks"]}
    assert kinds == {"paragraph", "example", "figure"}
    assert book.headers["content-encoding"] == "gzip"
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("lang", ["fa", "en", "ru"])
async def test_a_game_can_be_named_without_all_its_texts(server, lang):
    async with httpx.AsyncClient(base_url=server.base) as http:
        for game in (await http.get("/api/games")).json():
            whole = (await http.get(f"/api/games/{game['key']}/texts/{lang}")).text
            title = (await http.get(f"/api/games/{game['key']}/texts/{lang}/title")).text
            assert [line.split(" ")[0] for line in title.splitlines() if line[0] != " "] == ["game-name", "game-pitch"]
            assert all(message in whole for message in title.split("\n"))
            assert len(title.encode()) < 1024
        assert (await http.get("/api/games/chess/texts/fa/title")).status_code == 404


async def test_a_new_table_is_a_lobby_with_its_host(server):
    async with await open_table(server, options={"tie_break": "shared"}, pace="quick", seat=2) as host:
        view = (await host.get()).json()
    table = view["table"]
    assert (table["phase"], table["you"], table["you_are"], table["host"]) == ("lobby", 2, "host", 2)
    assert (table["pace"], table["windows"], table["warm"], table["lang"]) == ("quick", "swift", "easy", "en")
    assert table["options"]["tie_break"] == "shared"
    assert [seat["kind"] for seat in table["seats"]] == ["empty", "empty", "person", "empty", "empty"]
    assert view["seal"] == {"commit": table["commit"], "secret": None}
    assert len(table["commit"]) == 64


async def test_the_browser_gets_a_cookie_that_scripts_cannot_read_and_other_tables_do_not_see(server):
    body = {"game": "high_society", "name": "Sara", "lang": "fa", "nonce": nonce()}
    async with httpx.AsyncClient(base_url=server.base) as http:
        made = await http.post("/api/tables", json=body)
        table = made.json()["table"]
        cookie = made.headers["set-cookie"]
        assert cookie.startswith(f"mahfel_{table}={made.json()['token']}; Path=/api/tables/{table}; ")
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        assert (await http.get(f"/api/tables/{table}")).json()["table"]["you_are"] == "host"
        assert (await http.post(f"/api/tables/{table}/leave", json={})).status_code == 200
        assert (await http.get(f"/api/tables/{table}")).json()["table"]["you_are"] == "spectator"


async def test_the_host_sets_the_table_up_and_the_others_choose_their_seats(server):
    async with await open_table(server) as host, await join(server, host.table, "Nima") as guest:
        assert (await host.post("seats/3/bot", {"level": "normal"})).status_code == 200
        assert (await host.post("seats/3/bot", {"level": "easy"})).status_code == 200
        assert (await host.post("seats/4/bot", {"level": "easy"})).status_code == 200
        assert (await host.http.delete(f"/api/tables/{host.table}/seats/4/bot")).status_code == 200
        assert (await guest.post("seats/2/move")).status_code == 200
        changed = {"pace": "relaxed", "warm": None, "spectators": False, "options": {"tie_break": "shared"}}
        assert (await host.post("options", changed)).status_code == 200
        table = (await guest.get()).json()["table"]
        assert [seat["kind"] for seat in table["seats"]] == ["person", "empty", "person", "bot", "empty"]
        assert table["seats"][3]["level"] == "easy"
        assert (table["you"], table["pace"], table["warm"], table["spectators"]) == (2, "relaxed", None, False)
        assert table["options"]["tie_break"] == "shared"
        assert table["options"]["all_tied"] == "nobody_wins"
        assert (await host.post("seats/2/remove")).status_code == 200
        assert await codes(await guest.post("seats/1/move")) == (401, "token.unknown")


async def test_the_lobby_tells_how_many_can_play_with_the_options_as_they_are(server):
    host = await open_table(server, "Sara", game="lut")
    card = (await host.get()).json()["table"]
    assert (card["least"], card["most"], card["sizes"]) == (2, 8, [2, 3, 4, 5])
    assert (await host.post("options", {"options": {"teams": True}})).status_code == 200
    assert (await host.get()).json()["table"]["sizes"] == [4, 6, 8]
    for seat in range(1, 4):
        assert (await host.post(f"seats/{seat}/bot", {"level": "easy"})).status_code == 200
    assert (await host.post("start")).status_code == 200
    assert (await host.get()).json()["table"]["sizes"] == []


async def test_only_the_host_may_do_what_is_the_hosts(server):
    host = await open_table(server)
    guest = await join(server, host.table, "Nima")
    async with host.live() as line:  # while the host is here, their right does not pass on
        await line.receive()
        for path, body in (
            ("seats/3/bot", {"level": "easy"}),
            ("seats/0/remove", {}),
            ("options", {"pace": "quick"}),
            ("start", {}),
        ):
            assert await codes(await guest.post(path, body)) == (403, "host.only")


async def test_a_game_is_played_over_plain_http_to_its_record(server):
    people = await full_table(server, 3)
    played = 0
    while (await people[0].get()).json()["table"]["phase"] == "play":
        for person in people:
            listed = (await person.get("moves?limit=5")).json()["moves"]
            if listed:
                version = (await person.get()).json()["version"]
                move = listed[0]["move"]
                answer = await person.post("moves", {"id": secrets.token_hex(4), "version": version, "move": move})
                assert answer.status_code == 200, answer.text
                assert answer.json()["type"] == "accepted"
                played += 1
    assert played > 10
    view = (await people[1].get()).json()
    assert view["seal"]["secret"] is not None
    answer = await people[1].get("record")
    assert answer.headers["content-disposition"].startswith('attachment; filename="mahfel-high_society-')
    found = record.read(answer.content)
    assert len(found.moves) == played
    assert found.seal.commit == view["table"]["commit"]
    record.verify(registry.find("high_society"), found)


async def test_moves_are_listed_with_the_keys_of_their_names(server):
    people = await full_table(server, 3)
    for person in people:
        listed = (await person.get("moves")).json()["moves"]
        keys = {move["label_key"] for move in listed}
        assert keys <= {"move-bid-label", "move-pass-label"}
        for move in listed:
            if move["label_key"] == "move-bid-label":
                assert move["args"]["total"] == sum(move["move"]["cards"])
        assert len((await person.get("moves?limit=1")).json()["moves"]) <= 1


async def test_a_replay_shows_the_game_through_any_eyes(server):
    async with await table_with_bots(server, 2, options={"first_player": "host"}) as host, host.live() as line:
        assert await codes(await host.get("replay")) == (409, "record.not_over")
        assert await codes(await host.get("record")) == (409, "record.not_over")
        frame = await line.until(lambda f: f["ask"] or f["table"]["phase"] == "over")
        while frame["table"]["phase"] != "over":
            answer = await line.move(modest(frame))
            assert answer["type"] == "accepted", answer
            version = answer["version"]
            frame = await line.until(
                lambda f, v=version: f["version"] >= v and (f["ask"] or f["table"]["phase"] == "over")
            )
        mine = (await host.get("replay?eyes=0")).json()
        none = (await host.get("replay?eyes=none")).json()
        everything = (await host.get("replay?eyes=all")).json()
        assert mine["frames"][0]["move"] is None
        assert mine["frames"][-1]["view"]["viewer"] == 0
        assert mine["frames"][-1]["view"] == frame["view"]
        assert none["frames"][-1]["view"]["viewer"] is None
        assert [view["viewer"] for view in everything["frames"][5]["truth"]] == [0, 1, 2]
        moves = [f["move"] for f in none["frames"][1:]]
        assert all({"seat", "text", "move", "defaulted"} == move.keys() for move in moves)
        told = [event for f in mine["frames"] for event in f["events"] if event["type"] == "won"]
        assert len(told) == 1
        assert await codes(await host.get("replay?eyes=9")) == (404, "seat.unknown")
        assert await codes(await host.get("replay?eyes=x")) == (400, "request.invalid")
        bare = Person(server, host.table)
        assert (await bare.get("record")).status_code == 200


async def test_the_log_is_the_story_as_the_one_who_asks_may_know_it(server):
    async with await open_table(server) as host, await join(server, host.table, "Nima") as guest:
        await guest.post("say", {"id": "s1", "room": "table", "text": "سلام  به\nهمه"})
        story = (await host.get("log")).json()
        assert [event["type"] for event in story["events"]] == ["joined", "joined", "said"]
        assert story["events"][-1]["text"] == "سلام به همه"
        later = (await host.get(f"log?after={story['events'][1]['v']}")).json()
        assert later["events"] == story["events"][2:]
        assert (await host.get(f"log?after={story['version']}")).json()["events"] == []
        assert await codes(await host.get("log?after=-1")) == (400, "request.invalid")


async def test_the_same_command_twice_is_answered_alike_and_done_once(server):
    async with await open_table(server) as host:
        line = {"id": "once", "room": "table", "text": "hello"}
        first, second = await host.post("say", line), await host.post("say", line)
        assert first.json() == second.json()
        assert [e["type"] for e in (await host.get("log")).json()["events"]] == ["joined", "said"]


async def test_the_link_is_also_a_picture(server):
    async with await open_table(server) as host:
        answer = await host.http.get(f"/qr/{host.table}.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
        assert "style=" not in answer.text
        assert (await host.http.get("/qr/x.svg")).status_code == 404
        assert (await host.http.get(f"/qr/{host.table}.png")).status_code == 404


async def test_health_and_metrics_name_no_table_and_no_person(server):
    async with await open_table(server, name="Metricus") as host:
        assert (await host.http.get("/healthz")).json()["status"] == "ok"
        text = (await host.http.get("/metrics")).text
    assert "mahfel_http_requests_total{" in text
    assert host.table not in text
    assert "Metricus" not in text
    for line in text.splitlines():
        assert line.startswith("#") or len(line.rsplit(" ", 1)) == 2


async def test_answers_about_a_table_are_not_kept_by_anybody(server):
    async with await open_table(server) as host:
        assert (await host.get()).headers["cache-control"] == "no-store"
        assert json.loads((await host.post("start")).content)["code"] == "table.seats"
        assert (await host.post("start")).headers["cache-control"] == "no-store"
