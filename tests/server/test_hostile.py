"""Bad input: every refusal is coded, localised, changes nothing and loses nothing."""

import json
import socket
import time

import httpx
import pytest
from running import SARA, full_table, post, refusal

from mahfel.server.http_protocol import REQUEST_S


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"color": "red"}, "$.color"),
        ({"seat": "0"}, "$.seat"),
        ({"seat": 0.5}, "$.seat"),
        ({"seat": -1}, "$.seat"),
        ({"seat": "۱"}, "$.seat"),
        ({"seat": True}, "$.seat"),
        ({"seat": None}, "$.seat"),
        ({"name": None}, "$.name"),
        ({"name": ""}, "$.name"),
        ({"name": "x" * 401}, "$.name"),
        ({"name": ["Sara"]}, "$.name"),
        ({"lang": "de"}, "$.lang"),
        ({"pace": "hasty"}, "$.pace"),
        ({"nonce": "0" * 63}, "$.nonce"),
        ({"nonce": "G" * 64}, "$.nonce"),
        ({"options": []}, "$.options"),
        ({"spectators": "yes"}, "$.spectators"),
        ({"spectators": 1}, "$.spectators"),
    ],
)
async def test_a_body_that_does_not_fit_is_refused_with_its_place(server, change, where):
    answer = await post(server, "/api/tables", json={**SARA, **change})
    assert refusal(answer) == (400, "request.invalid")
    assert answer.json()["args"] == {"where": where}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": "\u202e\u0000\u200b"}, "name.unreadable"),
        ({"name": "\u0007bell"}, "name.unreadable"),
        ({"name": " \u00a0 "}, "name.unreadable"),
        ({"name": "x" * 25}, "name.too_long"),
        ({"seat": 7}, "seat.unknown"),
        ({"game": "chess"}, "game.unknown"),
        ({"warm": "grandmaster"}, "bot.unknown_level"),
        ({"options": {"tie_break": "dice"}}, "options.unreadable"),
        ({"options": {"secret": True}}, "options.unreadable"),
        ({"options": {"money_memory_aid": 1}}, "options.unreadable"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_words(server, change, code):
    assert refusal(await post(server, "/api/tables", json={**SARA, **change}))[1] == code


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"{", 400, "request.malformed"),
        (b"\xff\xfe\x00", 400, "request.malformed"),
        (b"null", 400, "request.invalid"),
        (b"[]", 400, "request.invalid"),
        (b'"text"', 400, "request.invalid"),
        (b"{} {}", 400, "request.invalid"),
        (b'{"game":' * 2000, 400, "request.invalid"),
        (b"[" * 60_000, 400, "request.invalid"),
        (b'{"game":"high_society"}', 400, "request.invalid"),
        (b"", 400, "request.invalid"),
        (b" " * 66_000, 413, "request.too_large"),
    ],
)
async def test_a_body_that_is_no_message_is_refused(server, content, status, code):
    answer = await post(server, "/api/tables", content=content, headers={"content-type": "application/json"})
    assert refusal(answer) == (status, code)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
async def test_a_form_of_another_website_is_no_message(server, kind):
    answer = await post(server, "/api/tables", content=json.dumps(SARA), headers={"content-type": kind})
    assert refusal(answer) == (415, "request.not_json")


def test_a_body_of_ten_megabytes_is_refused_before_it_is_read(server):
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        head = (
            "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10485760\r\n\r\n"
        )
        line.sendall(head.encode() + b" " * 1000)
        answer = b""
        began = time.monotonic()
        while chunk := line.recv(65536):
            answer += chunk
        # Ten thousand bytes of the body were never sent: the server answered and hung up by itself, long before it had
        # done with waiting for them.
        assert time.monotonic() - began < REQUEST_S / 2
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 413 ")
    assert b"connection: close" in head.lower()
    assert json.loads(body)["code"] == "request.too_large"


def test_an_endless_body_is_cut_off(server):
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        head += "transfer-encoding: chunked\r\n\r\n"
        line.sendall(head.encode())
        sent = 0
        try:
            while sent < 50_000_000:
                line.sendall(b"10000\r\n" + b" " * 0x10000 + b"\r\n")
                sent += 0x10000
        except OSError:
            pass
        assert sent < 50_000_000


def test_a_client_that_hangs_up_in_the_middle_of_a_body_is_no_fault_of_ours(server):
    before = server.log()
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
            head = (
                "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n"
            )
            line.sendall(head.encode() + b'{"game":')
    assert httpx.get(f"{server.base}/healthz").status_code == 200
    time.sleep(0.2)
    assert server.log() == before


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ({"type": "bid", "cards": [5]}, "high_society.no_such_card"),
        ({"type": "bid", "cards": [2, 2]}, "high_society.repeated_card"),
        ({"type": "bid", "cards": []}, "high_society.empty_bid"),
        ({"type": "bid", "cards": ["2"]}, "move.unreadable"),
        ({"type": "bid", "cards": ["۲"]}, "move.unreadable"),
        ({"type": "bid", "cards": [0.5]}, "move.unreadable"),
        ({"type": "bid", "cards": None}, "move.unreadable"),
        ({"type": "bid", "cards": [2], "seat": 1}, "move.unreadable"),
        ({"type": "bid"}, "move.unreadable"),
        ({"type": "steal"}, "move.unreadable"),
        ({}, "move.unreadable"),
        ({"type": "sacrifice", "card": "L1"}, "game.wrong_move"),
        ("bid:", "move.unreadable"),
        ("bid:۲", "move.unreadable"),
        ("dance", "move.unreadable"),
        ("bid:" + "1+" * 190 + "1", "move.unreadable"),
    ],
)
async def test_a_move_that_is_none_changes_nothing(server, move, code):
    people = await full_table(server, 3)
    for person in people:
        if (await person.get("moves?limit=1")).json()["moves"]:
            break
    before = (await person.get()).json()["version"]
    answer = await person.post("moves", {"id": "a", "version": before, "move": move})
    assert refusal(answer)[1] == code
    again = await person.post("moves", {"id": "a", "version": before, "move": move})
    assert again.json() == answer.json()
    assert (await person.get()).json()["version"] == before
    fine = await person.post("moves", {"id": "b", "version": before, "move": "bid:2"})
    assert fine.status_code == 200
