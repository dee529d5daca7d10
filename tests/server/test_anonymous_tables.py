"""Anonymous tables on the wire: no answer to anybody names who is behind a number, and none depends on it."""

import json

import pytest
from worlds import World

from mahfel.engine import registry
from mahfel.server.frames import standing_of
from mahfel.server.identity import Viewer
from mahfel.server.live.feed import Feed

PEOPLE = ("Zartosht", "Нинель", "گلبهار", "Quirin")
GETS = ("", "/log", "/log?after=3", "/moves", "/record", "/replay", "/replay?eyes=all", "/asides", "/live")


class Masked(World):
    """A table whose names are hidden; ``tokens`` in the order of its seats."""

    async def gather(self, order, people=PEOPLE[:3], lots=None, **more):
        """Sit down in this order of `people`, draw these `lots`, and begin. Everybody adds the same to the seed."""
        order_of_lot = lots or tuple(range(len(people)))
        self.patch.setattr("mahfel.tables.start.drawn", lambda table: order_of_lot)
        body = {"game": "high_society", "lang": "en", "nonce": "0" * 64, "warm": None, "anonymous": True, **more}
        made = (await self.post("", {**body, "name": people[order[0]]})).json()
        self.table, keys = made["table"], {order[0]: made["token"]}
        for person in order[1:]:
            joined = await self.post(f"/{self.table}/join", {"name": people[person], "nonce": "0" * 64})
            keys[person] = joined.json()["token"]
        self.host = made["token"]
        self.live = await self.house.live(self.table)
        await self.say(self.host, "hello", "in the lobby")
        assert (await self.post(f"/{self.table}/start", {}, self.host)).status_code == 200
        self.tokens = [keys[order[chair]] for chair in order_of_lot]
        self.people = [people[order[chair]] for chair in order_of_lot]
        return self

    async def say(self, token, name, text):
        body = {"id": name, "room": "table", "text": text}
        return await self.post(f"/{self.table}/say", body, token)

    async def told(self, token):
        """Every body that this token gets at this moment, and what it is sent live."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        bodies = []
        for path in GETS:
            answer = await self.http.get(f"/api/tables/{self.table}{path}", headers=headers)
            bodies.append((path, answer.status_code, answer.content))
        version = self.live.table.version
        for path, body in (
            ("pause", {}),
            ("resume", {}),
            ("time", {}),
            ("draw", {}),
            ("start", {}),
            ("options", {"anonymous": False}),
            ("rematch", {}),
            ("join", {"name": "Zari", "nonce": "0" * 64}),
            ("join", {"name": PEOPLE[1], "nonce": "0" * 64}),
            ("join", {"name": "Zari", "nonce": "0" * 64, "invite": "i_nothing"}),
            ("take", {"code": "h_nothing"}),
            ("seats/1/invite", {}),
            ("seats/0/remove", {}),
            ("seats/0/exclude", {}),
            ("seats/9/invite", {}),
            ("moves", {"id": f"m{version}", "version": version, "move": "nonsense"}),
        ):
            if token == self.host and path in ("pause", "resume", "time"):
                continue
            answer = await self.post(f"/{self.table}/{path}", body, token)
            bodies.append((path, answer.status_code, answer.content))
        seat = None if token is None else self.tokens.index(token)
        feed = Feed(self.house, self.live, self.site.metrics)
        for after in (0, version - 1, version):
            bodies.append(feed.messages(Viewer(seat, standing_of(self.live.table, seat)), after))
        return bodies

    async def play(self, number):
        """The default of whoever is asked."""
        table = self.live.table
        (seat,) = table.decisions
        move = registry.find("high_society").notate(table.decisions[seat].ask.default)
        body = {"id": f"p{number}", "version": table.version, "move": move}
        assert (await self.post(f"/{self.table}/moves", body, self.tokens[seat])).status_code == 200


def text_of(bodies):
    return repr([[part if isinstance(part, str | int) else part.decode() for part in body] for body in bodies])


@pytest.mark.parametrize("sockets_see", ["spectators", "people alone"])
async def test_no_answer_to_anybody_says_a_name_from_the_start_to_the_end(tmp_path, monkeypatch, sockets_see):
    async with Masked(tmp_path, monkeypatch) as world:
        await world.gather((0, 1, 2), lots=(2, 0, 1), spectators=sockets_see == "spectators")
        rounds = 0
        while world.live.table.phase == "play":
            for token in (*world.tokens, None) if rounds % 5 == 0 else ():
                told = text_of(await world.told(token))
                assert not [name for name in PEOPLE if name in told]
                assert "in the lobby" not in told
            rounds += 1
            await world.play(rounds)
        assert rounds > 5
        over = text_of(await world.told(world.tokens[0]))
        assert [name for name in PEOPLE[:3] if name in over] == list(PEOPLE[:3])


async def test_who_sits_where_makes_no_difference_to_what_a_third_one_is_sent(tmp_path, monkeypatch):
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    async with Masked(tmp_path / "one", monkeypatch) as one:
        await one.gather((0, 1, 2), lots=(0, 1, 2))
        async with Masked(tmp_path / "two", monkeypatch) as two:
            # The same chairs by lot, but the host is another number, and so is whoever came second.
            await two.gather((2, 1, 0), lots=(2, 1, 0))
            assert one.people == two.people
            assert one.live.table.host != two.live.table.host
            compared = 0
            for number in range(4):
                for token in (1, None):
                    mine = await one.told(None if token is None else one.tokens[token])
                    theirs = await two.told(None if token is None else two.tokens[token])
                    assert mine == theirs
                    compared += len(mine)
                for world in (one, two):
                    await world.play(number)
            for world in (one, two):
                assert (await world.post(f"/{world.table}/pause", {}, world.host)).status_code == 200
                assert (await world.post(f"/{world.table}/time", {}, world.host)).status_code == 200
                assert (await world.post(f"/{world.table}/resume", {}, world.host)).status_code == 200
                assert (await world.say(world.tokens[0], "s1", "hello")).status_code == 200
            assert await one.told(one.tokens[1]) == await two.told(two.tokens[1])
            assert await one.told(None) == await two.told(None)
            assert compared > 80


async def test_the_names_of_two_people_make_no_difference_to_a_third_one(tmp_path, monkeypatch):
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    async with Masked(tmp_path / "one", monkeypatch) as one:
        await one.gather((0, 1, 2))
        async with Masked(tmp_path / "two", monkeypatch) as two:
            await two.gather((0, 1, 2), people=(PEOPLE[2], PEOPLE[1], PEOPLE[0]))
            assert one.people != two.people
            for number in range(4):
                for token in (1, None):
                    mine = await one.told(None if token is None else one.tokens[token])
                    assert mine == await two.told(None if token is None else two.tokens[token])
                for world in (one, two):
                    await world.play(number)


async def test_that_somebody_leaves_and_is_replaced_makes_no_difference_but_by_number(tmp_path, monkeypatch):
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    told = []
    for folder, newcomer in ((tmp_path / "one", "Wolfram"), (tmp_path / "two", PEOPLE[1])):
        async with Masked(folder, monkeypatch) as world:
            await world.gather((0, 1, 2))
            await world.post(f"/{world.table}/leave", {}, world.tokens[2])
            link = (await world.post(f"/{world.table}/seats/2/invite", {}, world.tokens[0])).json()["link"]
            body = {"name": newcomer, "nonce": "1" * 64, "invite": link.partition("#invite=")[2]}
            taken = await world.post(f"/{world.table}/join", body)
            assert (taken.status_code, taken.json()["seat"]) == (200, 2)
            told.append([await world.told(world.tokens[1]), await world.told(None)])
    assert told[0] == told[1]
    assert "Wolfram" not in repr(told)


async def test_a_table_is_opened_and_set_anonymous_over_http_and_says_so(tmp_path, monkeypatch):
    async with World(tmp_path, monkeypatch) as world:
        body = {"game": "high_society", "name": "Sara", "lang": "en", "nonce": "0" * 64, "anonymous": True}
        made = (await world.post("", body)).json()
        card = json.loads((await world.http.get(f"/api/tables/{made['table']}")).content)["table"]
        assert card["anonymous"] is True
        path, token = f"/{made['table']}", made["token"]
        assert (await world.post(f"{path}/options", {"anonymous": False}, token)).status_code == 200
        assert (await world.post(f"{path}/options", {"anonymous": "yes"}, token)).status_code == 400
        card = json.loads((await world.http.get(f"/api/tables/{made['table']}")).content)["table"]
        assert card["anonymous"] is False


async def test_the_host_draws_the_seats_over_http_and_nobody_else_does(tmp_path, monkeypatch):
    async with World(tmp_path, monkeypatch) as world:
        monkeypatch.setattr("mahfel.tables.draw_seats.drawn", lambda table: (1, 0))
        body = {"game": "high_society", "name": "Sara", "lang": "en", "nonce": "0" * 64}
        made = (await world.post("", body)).json()
        path, token = f"/{made['table']}", made["token"]
        guest = (await world.post(f"{path}/join", {"name": "Nima", "nonce": "1" * 64})).json()["token"]
        refused = await world.post(f"{path}/draw", {}, guest)
        assert (refused.status_code, refused.json()["code"]) == (403, "host.only")
        assert (await world.post(f"{path}/draw", {})).json()["code"] == "seat.required"
        assert (await world.post(f"{path}/draw", {"order": [0, 1]}, token)).status_code == 400
        assert (await world.post(f"{path}/draw", {}, token)).status_code == 200
        answer = await world.http.get(f"/api/tables{path}", headers={"authorization": f"Bearer {token}"})
        card = answer.json()["table"]
        assert [seat["name"] for seat in card["seats"][:2]] == ["Nima", "Sara"]
        assert (card["you"], card["host"], card["you_are"]) == (1, 1, "host")
