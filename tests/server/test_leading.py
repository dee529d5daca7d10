"""What whoever leads a table does beside the game, over HTTP and the live line: asides, voices, pins, polls."""

from __future__ import annotations

import asyncio

import pytest
from running import Person, codes, nonce, open_table
from test_moderator import led
from test_twin_cities import Pushes
from test_twin_worlds import transcript
from worlds import World

from mahfel.engine import registry
from mahfel.games.mafia import game as mafia
from mahfel.server.live.feed import Feed
from mahfel.tables import secrets
from mahfel.tables.decisions import TIME

if "mafia" not in registry.games():
    registry.add(mafia)


def line(text="I think I know", name="c1"):
    return {"id": name, "text": text}


async def asides(person, after=0):
    answer = await person.get(f"asides?after={after}")
    assert answer.status_code == 200, answer.text
    return [(it["n"], it["seat"], it["answer"], it["text"]) for it in answer.json()["asides"]]


async def test_a_person_confides_and_is_answered(server):
    leader, *others = await led(server)
    assert (await leader.post("start")).status_code == 200
    async with others[2].live() as mine, leader.live() as theirs:
        await mine.until(lambda frame: frame["asides"] == 0)
        await theirs.until(lambda frame: frame["asides"] == 0)
        assert (await others[2].post("aside", line())).json()["type"] == "accepted"
        await mine.until(lambda frame: frame["asides"] == 1)
        await theirs.until(lambda frame: frame["asides"] == 1)
        assert (await leader.post("seats/2/aside", line("Do you?"))).status_code == 200
        await mine.until(lambda frame: frame["asides"] == 2)
    told = [(1, 2, False, "I think I know"), (2, 2, True, "Do you?")]
    assert await asides(others[2]) == await asides(leader) == told
    assert await asides(others[2], after=1) == told[1:]
    assert await asides(others[2], after=2) == []
    assert await asides(others[3]) == []
    assert (await others[2].post("aside", line())).status_code == 200
    assert len(await asides(leader)) == 2


async def test_spectators_and_tables_without_a_leader_have_no_such_line(server):
    leader, *_ = await led(server)
    watcher = Person(server, leader.table)
    assert await codes(await watcher.post("aside", line())) == (403, "seat.required")
    assert await codes(await watcher.get("asides")) == (403, "seat.required")
    async with watcher.live() as seen:
        assert (await seen.until(lambda frame: True))["asides"] is None
    async with await open_table(server) as host:
        assert await codes(await host.post("aside", line())) == (409, "moderator.none")
        assert await codes(await host.get("asides")) == (409, "moderator.none")
        async with host.live() as seen:
            assert (await seen.until(lambda frame: True))["asides"] is None


@pytest.mark.parametrize(
    ("path", "body", "told"),
    [
        ("seats/1/aside", line(), (403, "moderator.only")),
        ("seats/1/silence", {}, (403, "moderator.only")),
        ("pin", {"text": "me"}, (403, "moderator.only")),
        ("poll", {"question": "me?"}, (403, "moderator.only")),
        ("poll/close", {}, (403, "moderator.only")),
        ("poll/answer", {"poll": 1, "yes": True}, (409, "poll.closed")),
        ("poll/answer", {"poll": 0, "yes": True}, (400, "request.invalid")),
        ("poll/answer", {"poll": 2**63, "yes": True}, (400, "request.invalid")),
        ("poll/answer", {"poll": 1, "yes": 1}, (400, "request.invalid")),
        ("poll/answer", {"poll": 1}, (400, "request.invalid")),
        ("poll", {"question": "me?", "among": "bots"}, (400, "request.invalid")),
        ("poll", {"question": ""}, (400, "request.invalid")),
        ("pin", {"text": "x" * 801}, (400, "request.invalid")),
        ("pin", {"text": None}, (400, "request.invalid")),
        ("aside", {"text": "no id"}, (400, "request.invalid")),
        ("aside", {"id": "a b", "text": "x"}, (400, "request.invalid")),
        ("aside", line("x" * 401), (400, "request.invalid")),
        ("aside", line(" \n "), (422, "talk.empty")),
        ("aside", {**line(), "seat": 3}, (400, "request.invalid")),
        ("seats/-1/aside", line(), (404, "seat.unknown")),
        ("seats/x/silence", {}, (404, "seat.unknown")),
    ],
)
async def test_whoever_has_no_right_to_it_or_writes_nonsense_is_refused_and_changes_nothing(server, path, body, told):
    leader, *others = await led(server, people=2)
    before = (await leader.get()).json()["version"]
    assert await codes(await others[0].post(path, body)) == told
    assert (await leader.get()).json()["version"] == before
    assert await asides(leader) == []


@pytest.mark.parametrize("path", ["seats/0/silence", "pin"])
async def test_what_was_done_is_undone_by_who_leads_alone(server, path):
    leader, *others = await led(server, people=2)
    assert (await leader.post(path, {} if "silence" in path else {"text": "Ten minutes"})).status_code == 200
    shown = (await others[1].get()).json()["table"]
    assert shown["seats"][0]["silenced"] or shown["pinned"] == "Ten minutes"
    address = f"/api/tables/{leader.table}/{path}"
    assert await codes(await others[0].http.delete(address)) == (403, "moderator.only")
    assert await codes(await Person(server, leader.table).http.delete(address)) == (403, "seat.required")
    assert (await leader.http.delete(address)).status_code == 200
    shown = (await others[1].get()).json()["table"]
    assert not shown["seats"][0]["silenced"]
    assert shown["pinned"] is None


async def test_whoever_is_silenced_is_told_so_on_every_way(server):
    leader, *others = await led(server, people=2)
    assert (await leader.post("seats/0/silence")).status_code == 200
    said = {"id": "s1", "room": "table", "text": "but"}
    assert await codes(await others[0].post("say", said)) == (403, "talk.silenced")
    async with others[0].live() as seen:
        frame = await seen.until(lambda it: it["channels"]["write"] == [])
        assert frame["table"]["seats"][0]["silenced"]
        answer = await seen.say("but")
        assert (answer["type"], answer["code"]) == ("refused", "talk.silenced")
        assert answer["text"]


async def test_a_poll_from_its_question_to_its_counts(server):
    leader, *others = await led(server, people=3)
    assert (await leader.post("poll", {"question": "Shall we begin?", "among": "seated"})).status_code == 200
    async with others[0].live() as seen, leader.live() as theirs:
        frame = await seen.until(lambda it: it["poll"])
        assert frame["poll"] == {
            "number": 1,
            "question": "Shall we begin?",
            "among": "seated",
            "open": True,
            "of": 3,
            "yours": True,
            "said": None,
            "yes": None,
            "no": None,
        }
        assert (await others[0].post("poll/answer", {"poll": 1, "yes": True})).status_code == 200
        await seen.until(lambda it: it["poll"]["said"] is True)
        await theirs.until(lambda it: (it["poll"]["yes"], it["poll"]["no"]) == (1, 0))
        assert (await leader.post("poll/close")).status_code == 200
        frame = await seen.until(lambda it: not it["poll"]["open"])
        assert (frame["poll"]["yes"], frame["poll"]["no"], frame["poll"]["yours"]) == (1, 0, False)
    assert await codes(await others[0].post("poll/answer", {"poll": 1, "yes": True})) == (409, "poll.closed")


async def test_floods_are_stopped_as_those_of_talk_are(fresh):
    server = fresh("--quick-bots")
    leader, *others = await led(server, people=2)
    for person, path in ((others[0], "aside"), (leader, "seats/0/aside"), (leader, "pin"), (others[1], "poll/answer")):
        answers = []
        for number in range(12):
            body = {"aside": line(f"{number}", f"f{number}"), "pin": {"text": f"{number}"}}.get(
                path.rpartition("/")[2], {"poll": 1, "yes": True}
            )
            answers.append((await person.post(path, body)).status_code)
        assert 429 in answers, path
    assert len(await asides(others[0])) <= 20


class Led(World):
    """A table of Mafia that somebody leads, and what each viewer is pushed."""

    async def settle(self, seats):
        body = {"game": "mafia", "name": "Leader", "lang": "en", "nonce": nonce(), "warm": None, "moderate": True}
        made = (await self.post("", body)).json()
        self.table, self.leader, self.tokens = made["table"], made["token"], []
        for seat in range(seats):
            joined = await self.post(f"/{self.table}/join", {"name": f"p{seat}", "nonce": f"{seat:064x}"})
            self.tokens.append(joined.json()["token"])
        self.live = await self.house.live(self.table)
        self.links = {}
        for viewer in (*range(seats), None):
            feed, link = Feed(self.house, self.live, self.site.metrics), Pushes()
            feed.add(link, None if viewer is None else secrets.digest(self.tokens[viewer]))
            feed.stop = await self.house.subscribe(self.table, feed.changed)
            self.links[viewer] = link
        return self

    async def lead(self, path, body=None):
        answer = await self.post(f"/{self.table}/{path}", body or {}, self.leader)
        assert answer.status_code == 200, answer.text

    async def do(self, seat, path, body):
        answer = await self.post(f"/{self.table}/{path}", body, self.tokens[seat])
        assert answer.status_code == 200, answer.text


CONFIDENT = 2
"""The seat that confides and answers, in one of the two worlds."""


async def confide(world, name):
    await world.do(CONFIDENT, "aside", line("It is seat five", f"{name}-1"))
    await world.lead(f"seats/{CONFIDENT}/aside", line("Are you sure?", f"{name}-2"))
    await world.do(CONFIDENT, "poll/answer", {"poll": 1, "yes": True})
    await world.do(CONFIDENT, "poll/answer", {"poll": 1, "yes": False})


async def test_two_tables_that_differ_in_private_lines_and_answers_alone_give_all_others_the_same_bytes(
    tmp_path, monkeypatch
):
    seats = 7
    others = [viewer for viewer in (*range(seats), None) if viewer != CONFIDENT]
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()

    async def same(one, two):
        assert [one.links[viewer].times for viewer in others] == [two.links[viewer].times for viewer in others]
        for viewer in others:
            mine, theirs = await transcript(one, viewer), await transcript(two, viewer)
            for told, meant in zip(mine, theirs, strict=True):
                assert told == meant

    async with Led(tmp_path / "one", monkeypatch) as one:
        await one.settle(seats)
        async with Led(tmp_path / "two", monkeypatch) as two:
            await two.settle(seats)
            both = (one, two)
            for world in both:
                await world.lead("poll", {"question": "Is this a good evening?", "among": "seated"})
            await confide(one, "lobby")
            await same(one, two)
            for world in both:
                await world.lead("start")
            await confide(one, "day")
            await same(one, two)
            await to_the_night(both)
            await confide(one, "night")
            await same(one, two)
            for world in both:
                await world.house.clock.advance(TIME["normal"]["night"])
                await asyncio.sleep(0.05)
            await confide(one, "morning")
            await same(one, two)
            for world in both:
                await world.lead("abandon")
            await confide(one, "after")
            await same(one, two)
            assert one.live.table.rows == two.live.table.rows + 5 * 4
            assert one.live.table.version == two.live.table.version


async def to_the_night(both):
    """Everybody says that they are done, in both worlds alike, until it is night."""
    one, two = both
    for number in range(60):
        kinds = {found.ask.kind for found in one.live.table.decisions.values()}
        if "night" in kinds:
            return
        assert one.state.asked() == two.state.asked()
        seat = next(seat for seat, found in one.live.table.decisions.items() if found.deadline is not None)
        for world in both:
            move = mafia.notate(world.state.asked()[seat].default)
            version = world.live.table.version
            await world.do(seat, "moves", {"id": f"n{number}", "version": version, "move": move})
    raise AssertionError("the night did not come")
