"""A bot of your own at a table: python outside_bot.py http://127.0.0.1:8000/t/TABLE [NAME]

It sits down by the table's link like anybody else, waits until the host starts, and plays to the end: the least raise
while that is cheap, otherwise the move the rules would make for it. The protocol is in docs/protocol.md.
"""

import json
import secrets
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(frame: dict) -> dict:
    """A move for a frame that asks for one, from what the frame shows and nothing else."""
    view, ask = frame["view"], frame["ask"]
    if frame["table"]["game"] != "high_society" or ask["kind"] != "bid":
        return ask["default"]
    me = view["players"][view["viewer"]]
    fitting = [card for card in me["hand"] if me["bid_total"] + card >= view["least"]]
    if fitting and me["bid_total"] + fitting[0] <= 14:
        return {"type": "bid", "cards": [fitting[0]]}
    return {"type": "pass"}


def whole(kept: dict, message: dict) -> dict:
    """The message, or the frame that is complete with it: at large tables it comes in pieces, which hold on."""
    if message["type"] not in ("part", "rest"):
        return message
    for group in ("frame", "table", "view"):
        kept[group] = {**({} if message.get("anew") else kept[group]), **message[group]}
    kept["seats"] = {**kept.get("seats", {}), **{chair["seat"]: chair for chair in message["seats"]}}
    table = {**kept["table"], "seats": [kept["seats"][seat] for seat in sorted(kept["seats"])]}
    kind = "frame" if message["type"] == "rest" else "part"
    return {**message, "view": kept["view"], **kept["frame"], "table": table, "type": kind}


def play(link: str, name: str = "Robo") -> dict:
    """Join, play, and return the last frame."""
    address = urlsplit(link)
    table = address.path.rsplit("/", 1)[-1]
    api = f"{address.netloc}/api/tables/{table}"
    body = json.dumps({"name": name, "nonce": secrets.token_hex(32)}).encode()
    join = Request(f"{address.scheme}://{api}/join", body, {"Content-Type": "application/json"})
    token = json.load(urlopen(join))["token"]
    live = f"{'wss' if address.scheme == 'https' else 'ws'}://{api}/live?lang=en"
    kept = {}  # what came in pieces on this connection
    answered = None  # the decision answered last: a frame that repeats it asks nothing new
    with connect(live, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        while True:
            frame = whole(kept, json.loads(line.recv()))
            if frame["type"] == "refused":
                print(frame["text"], file=sys.stderr)
                if frame["code"] == "table.paused":  # to be answered when the game goes on
                    answered = None
            if frame["type"] != "frame":
                continue
            if frame["table"]["phase"] == "over":
                return frame
            if frame["table"]["paused"]:
                continue
            if frame["ask"] and frame["ask"]["version"] != answered:
                answered = frame["ask"]["version"]
                move = {"id": secrets.token_hex(8), "version": frame["version"], "move": choose(frame)}
                line.send(json.dumps({"type": "move", **move}))


if __name__ == "__main__":
    end = play(*sys.argv[1:])
    outcome = end["view"]["outcome"] or {"winners": []}  # none, where the host ended the game
    print("winners:", [end["table"]["seats"][seat]["name"] for seat in outcome["winners"]])
