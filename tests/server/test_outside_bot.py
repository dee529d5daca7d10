"""The documented outside bot plays a whole game over the real protocol."""

import asyncio
import subprocess
import sys
from pathlib import Path

from running import open_table

BOT = Path(__file__).parents[2] / "examples" / "outside_bot.py"


async def test_two_outside_bots_play_a_whole_game_with_bots_of_the_house(server):
    host = await open_table(server)
    link = f"{server.base}/t/{host.table}"
    bots = [
        await asyncio.create_subprocess_exec(
            sys.executable, str(BOT), link, name, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        for name in ("Robo", "Rabota")
    ]
    try:
        async with host.live() as line:
            await line.until(
                lambda f: sum(seat["kind"] == "person" and seat["here"] for seat in f["table"]["seats"]) == 3
            )
            assert (await host.post("seats/4/bot", {"level": "normal"})).status_code == 200
            assert (await host.post("start")).status_code == 200
            over = await play_along(line)
        said = [await asyncio.wait_for(bot.communicate(), 60) for bot in bots]
    finally:
        for bot in bots:
            if bot.returncode is None:
                bot.kill()
    names = [over["table"]["seats"][seat]["name"] for seat in over["view"]["outcome"]["winners"]]
    assert [bot.returncode for bot in bots] == [0, 0]
    assert [out.decode().strip() for out, _ in said] == [f"winners: {names}"] * 2
    assert [err for _, err in said] == [b"", b""]
    record = await host.get("record")
    assert record.status_code == 200
    movers = {seat for seat, _ in record.json()["moves"]}
    assert movers == {0, 1, 2, 3}


async def play_along(line):
    frame = await line.until(lambda f: f["ask"] or f["table"]["phase"] == "over", 60)
    while frame["table"]["phase"] != "over":
        v = (await line.move(frame["ask"]["default"]))["version"]
        frame = await line.until(lambda f, v=v: f["version"] >= v and (f["ask"] or f["table"]["phase"] == "over"), 60)
    return frame


def test_the_bot_is_short_enough_to_read():
    lines = [line for line in BOT.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 64
