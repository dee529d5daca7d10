"""Who leads a table without playing, over HTTP and the live line."""

from running import Person, codes, join, nonce, open_table, post


async def led(server, people=6):
    """A table of Mafia that somebody leads, with so many people; the leader first."""
    answer = await post(
        server,
        "/api/tables",
        json={"game": "mafia", "name": "Leader", "lang": "en", "nonce": nonce(), "moderate": True},
    )
    made = answer.json()
    assert made["seat"] is None
    leader = Person(server, made["table"], made["token"])
    return [leader, *[await join(server, leader.table, f"Player {'ABCDEF'[number]}") for number in range(people)]]


async def test_the_leader_hosts_watches_and_speaks_and_takes_no_seat(server):
    leader, *others = await led(server)
    card = (await leader.get()).json()["table"]
    assert (card["you"], card["you_are"], card["host"]) == (None, "moderator", None)
    assert await codes(await others[0].post("start")) == (403, "host.only")
    taken = await leader.post("join", {"name": "Other", "nonce": nonce()})
    assert await codes(taken) == (409, "moderator.no_seat")
    assert await codes(await leader.post("leave")) == (409, "moderator.no_seat")
    assert (await leader.post("start")).status_code == 200
    async with leader.live() as line:
        frame = await line.until(lambda it: it["type"] == "frame" and it["view"])
        assert frame["view"]["viewer"] == -2
        assert all(player["role"] for player in frame["view"]["players"])
        assert (await line.say("Good evening"))["type"] == "accepted"
        refused = await line.move("done")
        assert (refused["type"], refused["code"]) == ("refused", "moderator.no_seat")
    told = (await others[2].get("log")).json()["events"]
    assert [event["name"] for event in told if event["type"] == "said"] == ["Leader"]
    assert [event["name"] for event in told if event["type"] == "moderator_leads"] == ["Leader"]


async def test_the_leader_sends_somebody_away_gives_time_and_ends_speeches(server):
    leader, *others = await led(server)
    assert (await leader.post("start")).status_code == 200
    assert (await leader.post("time")).status_code == 200
    async with others[0].live() as line:
        frame = await line.until(lambda it: it["type"] == "frame" and it["waiting"])
    speaker = frame["waiting"][0]["seat"]
    assert (await leader.post(f"seats/{speaker}/skip")).status_code == 200
    assert await codes(await leader.post(f"seats/{speaker}/skip")) == (409, "seat.not_speaking")
    assert (await leader.post("seats/4/exclude")).status_code == 200
    assert await codes(await others[4].post("say", {"id": "x", "room": "table", "text": "but"})) == (
        409,
        "seat.excluded",
    )
    seats = (await others[0].get()).json()["table"]["seats"]
    assert [seat["excluded"] for seat in seats] == [False, False, False, False, True, False]


async def test_a_will_comes_back_to_its_author_alone(server):
    leader, *others = await led(server)
    assert (await leader.post("start")).status_code == 200
    assert (await others[1].post("will", {"text": "look at seat two"})).status_code == 200
    for person, will in ((others[1], "look at seat two"), (others[2], ""), (leader, None)):
        async with person.live() as line:
            frame = await line.until(lambda it: it["type"] == "frame")
            assert frame["will"] == will
    assert await codes(await leader.post("will", {"text": "x"})) == (409, "moderator.no_seat")


async def test_a_game_without_a_place_for_a_leader_says_so(server):
    body = {"game": "high_society", "name": "Leader", "lang": "en", "nonce": nonce(), "moderate": True}
    assert await codes(await post(server, "/api/tables", json=body)) == (409, "moderator.unwelcome")
    async with await open_table(server) as host:
        assert (await host.get()).json()["table"]["moderator"] is None
