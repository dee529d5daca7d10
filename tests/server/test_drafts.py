"""Options that people write: looked at in words, rehearsed beside the tables, and never at anybody's cost."""

import asyncio
import json
import time

import httpx
import pytest
from running import Server

from mahfel.tables.rehearsals import WORK_S

ENV = {"MAHFEL_GAMES": "mahfel.games.mafia:game"}
HERE = "/api/games/mafia/drafts/written"
SIX = {"mafia": ["boss"], "city": ["doctor", "detective", "citizen", "citizen", "citizen"]}


def written(table=None, **more):
    return json.dumps({"name": "Mine", "table": {"6": SIX} if table is None else table, **more})


@pytest.fixture(scope="module")
def playing(tmp_path_factory):
    """A server that knows Mafia, without limits."""
    running = Server(tmp_path_factory.mktemp("drafts") / "data", "--quick-bots", "--no-limits", env=ENV).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


@pytest.fixture
async def http(playing):
    async with httpx.AsyncClient(base_url=playing.base, timeout=60) as client:
        yield client


@pytest.fixture
def ask(http):
    """Sends a draft to be checked or rehearsed."""

    async def post(what, body, lang="en", **headers):
        return await http.post(f"{HERE}/{what}", json=body, headers={"accept-language": lang, **headers})

    return post


async def test_a_faultless_draft_has_no_faults(ask):
    answer = await ask("check", {"text": written()})
    assert (answer.status_code, answer.json()) == (200, {"faults": [], "remarks": [], "seats": [6]})


@pytest.mark.parametrize(("lang", "words"), [("fa", "مافیا"), ("ru", "мафии"), ("en", "is no role of")])
async def test_faults_come_with_their_places_and_in_the_readers_language(ask, lang, words):
    answer = await ask("check", {"text": written({"6": {**SIX, "mafia": ["doctor"]}})}, lang)
    (fault,) = answer.json()["faults"]
    assert fault["code"] == "mafia.scenario_unknown_role"
    assert fault["place"] == "$.table.6.mafia[0]"
    assert fault["args"]["role"] == "doctor"
    assert words in fault["text"]


async def test_what_is_odd_is_said_in_words(ask):
    table = {"6": {"mafia": ["boss"], "city": ["guard", *["citizen"] * 4]}}
    (remark,) = (await ask("check", {"text": written(table)})).json()["remarks"]
    assert remark == {"key": "warning-guard_alone", "text": "There is a guard, and nobody who holds."}


async def test_a_rehearsal_tells_who_wins_and_how_sure_that_is(ask):
    answer = await ask("rehearsal", {"text": written(), "seats": 6})
    assert answer.status_code == 200
    told = answer.json()
    assert 8 <= told["games"] <= 200
    shares = {part["key"]: part for part in told["parts"]}
    assert {"end-mafia", "end-city"} <= set(shares)
    assert all(0 <= part["low"] <= part["share"] <= part["high"] <= 1 for part in shares.values())


async def test_a_role_that_never_acts_is_named_in_the_readers_language(ask):
    table = {"6": {"mafia": ["boss"], "city": ["constantine", *["citizen"] * 4]}}
    # Nobody who left is hidden where every role is told.
    told = (await ask("rehearsal", {"text": written(table, reveal="role"), "seats": 6}, "fa")).json()
    assert any(remark["key"] == "warning-role_never_acts" and "احضارگر" in remark["text"] for remark in told["remarks"])


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"text": "{", "seats": 6}, 409, "mafia.scenario_no_json"),
        ({"text": written({"6": {**SIX, "mafia": []}}), "seats": 6}, 409, "mafia.scenario_sum"),
        ({"text": written(), "seats": 7}, 409, "mafia.seats"),
        ({"text": written(), "seats": 5}, 409, "table.seats"),
        ({"text": written(), "seats": 10**9}, 400, "request.invalid"),
        ({"text": "x" * 40_001, "seats": 6}, 400, "request.invalid"),
        ({"text": "x" * 70_000, "seats": 6}, 413, "request.too_large"),
        ({"text": written(), "seats": 6, "games": 10**6}, 400, "request.invalid"),
    ],
)
async def test_what_cannot_be_rehearsed_is_refused_before_anybody_plays(ask, body, status, code):
    began = time.monotonic()
    answer = await ask("rehearsal", body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    # Whoever let bots play would play for that long.
    assert time.monotonic() - began < WORK_S


@pytest.mark.parametrize("text", ["[" * 39_000, '{"a":' * 7_000, "9" * 39_000, '"' + "\\u0000" * 6_000, "🂡" * 8_000])
async def test_no_text_keeps_the_server_busy(ask, text):
    took = []
    for _ in range(5):  # the first reader waits for the catalogue, and any may wait for what else runs on this machine
        began = time.monotonic()
        answer = await ask("check", {"text": text})
        took.append(time.monotonic() - began)
        assert answer.status_code == 200
        assert answer.json()["faults"]
    assert min(took) < 2


async def test_only_what_is_a_draft_of_a_game_is_one(http):
    for place in ("/api/games/mafia/drafts/scenario", "/api/games/coup/drafts/written"):
        answer = await http.get(place)
        assert (answer.status_code, answer.json()["code"]) == (404, "draft.unknown")
    assert (await http.get("/api/games/chess/drafts/written")).json()["code"] == "game.unknown"


async def test_samples_are_drafts_without_faults_and_as_long_as_they_may_be(http, ask):
    told = (await http.get(HERE)).json()
    assert len(told["samples"]) == 8
    for sample in told["samples"]:
        assert len(sample["text"]) <= told["most"]
        assert (await ask("check", {"text": sample["text"]})).json()["faults"] == []


async def test_a_card_of_the_game_tells_which_option_is_a_draft(http):
    card = (await http.get("/api/games/mafia")).json()
    assert [option["name"] for option in card["options"] if option["draft"]] == ["written"]


async def test_the_server_answers_others_while_bots_rehearse(http, ask):
    started = time.monotonic()
    rehearsal = asyncio.create_task(ask("rehearsal", {"text": written(), "seats": 6}))
    slowest = 0.0
    while not rehearsal.done():
        began = time.monotonic()
        assert (await http.get("/healthz")).status_code == 200
        slowest = max(slowest, time.monotonic() - began)
        await asyncio.sleep(0.05)
    assert (await rehearsal).status_code == 200
    # One core may be the bots', never the answer: it would come when they are done.
    assert slowest < max(1.5, (time.monotonic() - started) / 3)


async def test_who_asks_too_often_has_to_wait(fresh):
    server = fresh("--quick-bots", env=ENV)
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
        bodies = [{"text": "{", "seats": 6}] * 5
        answers = [await http.post(f"{HERE}/rehearsal", json=body) for body in bodies]
        assert [answer.status_code for answer in answers] == [409, 409, 409, 409, 429]
        assert int(answers[-1].headers["retry-after"]) > 10
        free = [await http.post(f"{HERE}/check", json={"text": "{"}) for _ in range(60)]
        assert {answer.status_code for answer in free} == {200}
        # Three more are free with every second that all this takes.
        more = await asyncio.gather(*(http.post(f"{HERE}/check", json={"text": "{"}) for _ in range(100)))
        assert 429 in {answer.status_code for answer in more}


@pytest.mark.parametrize(("what", "body"), [("check", {"text": "{"}), ("rehearsal", {"text": "{", "seats": 6})])
async def test_a_page_of_somebody_else_cannot_make_bots_play_here(ask, what, body):
    answer = await ask(what, body, origin="https://elsewhere.example")
    assert (answer.status_code, answer.json()["code"]) == (403, "request.foreign_origin")
