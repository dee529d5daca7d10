"""Positions of Mafia for looking at its board: `python scripts/mafia_positions.py` writes them for web/dev.

Every one is played by the real engine, so the board is seen with what a server would send.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from mahfel.engine import MODERATOR, Event, SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.moves import parse
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.player import Status
from mahfel.games.mafia.slots import Ballots, Must, Slots, Subsets, WithDone
from mahfel.server.labels import labelled, offered

TARGET = Path(__file__).parents[1] / "web" / "dev" / "mafia_positions.json"

EIGHT = ["boss", "mafioso", "detective", "doctor", "citizen", "citizen", "die_hard", "citizen"]
TWELVE = [
    *("boss", "king_slayer", "surgeon", "doctor", "detective", "mayor"),
    *("devotee", "sheriff", "gravedigger", "judge", "bully", "hero"),
]
ELEVEN = [
    *("godfather", "matador", "saul", "watson", "leon", "kane"),
    *("constantine", "citizen", "citizen", "nostradamus", "citizen"),
]
TEN = ["boss", "hostage_taker", "mafioso", "commando", "gunner", "medic", "guard", "detective", "citizen", "citizen"]
CITY = {"scenario": "shab_e_mafia"}


def eight(**more: Any) -> dict[str, Any]:
    """Classic with eight, the third day and night."""
    return {"roles": EIGHT, "cycle": 3, "out": [5, 7], **more}


def twelve(roles: list[str] = TWELVE, **more: Any) -> dict[str, Any]:
    """Shab-e Mafia with twelve, the second day and night."""
    return {"roles": roles, "cycle": 2, "out": [10], **CITY, **more}


def turned(first: str) -> list[str]:
    """The same twelve; whoever has this role sits first."""
    place = TWELVE.index(first)
    return [*TWELVE[place:], *TWELVE[:place]]


def eleven(first: str = "godfather", **more: Any) -> dict[str, Any]:
    """Godfather with eleven."""
    place = ELEVEN.index(first)
    roles = [*ELEVEN[place:], *ELEVEN[:place]]
    return {"roles": roles, "cycle": 2, "out": [8], "scenario": "godfather", **more}


def ten(first: str, **more: Any) -> dict[str, Any]:
    """Commando with ten."""
    place = TEN.index(first)
    return {"roles": [*TEN[place:], *TEN[:place]], "cycle": 2, "scenario": "commando", **more}


REPRESENTATIVE: dict[str, Any] = {
    "roles": [
        *("don", "rebel", "hacker", "healer", "guide"),
        *("minelayer", "advocate", "bodyguard", "citizen", "citizen"),
    ],
    "scenario": "representative",
    "time": "talk",
}
ELECTED: dict[str, Any] = {"cycle": 2, "statuses": {3: [Status("represents", 99)], 4: [Status("represents", 99)]}}
BIG: dict[str, Any] = {"start": 26, "options": {"scenario": "shab_e_mafia"}}
GUN = {0: [Status("gun", 99, by=4, word="live"), Status("shown", 99, by=4)]}
SILENT = {0: [Status("silenced", 99)]}
SPARED = {3: [Status("spared", 99, by=2)], 2: [Status("shown", 99, by=4)]}

SECOND_DAY = (
    "0 act shot@6; 3 act save@6; 4 act inquire@1; 2 act operate@0; 1 act strike_down@11=hero; * rest:11; * done:11; "
    "* hands 7,9:9; * hands:2; * done:2; 5 vote 9; * vote 7:9; 7 vote 9"
)
TWO_NIGHTS = (
    f"{SECOND_DAY}; 7 draw 1; 7 done; 1 act propose@4; * rest:9; 0 act shot@4; 3 act save@3; 4 act inquire@0; * rest:7"
)

# name: (position, viewer, moves before it). `*` stands for every seat that is asked.
POSITIONS: dict[str, tuple[dict[str, Any], int | None, str]] = {
    "intro": ({"start": 8, "options": {}}, 0, ""),
    "intro_night": ({"start": 8, "options": {}}, 0, "* done:8"),
    "speak": (eight(time="talk"), 0, ""),
    "speak_asked": (eight(time="talk"), 0, "2 act ask_challenge; 3 act ask_challenge"),
    "listen": (eight(time="talk", starter=1), 0, ""),
    "listen_gun": (twelve(time="talk", starter=1, statuses=GUN), 0, ""),
    "listen_silent": (eight(time="talk", starter=1, statuses=SILENT), 0, ""),
    "devotee": (twelve(turned("devotee"), time="talk", starter=1), 0, ""),
    "inquiry": (eleven("watson", time="talk", starter=1), 0, "1 act call_inquiry"),
    "hands": (eight(time="hands", statuses=SPARED), 0, ""),
    "hands_devotee": (twelve(turned("devotee"), time="hands"), 0, ""),
    "solo": (eight(time="vote", accused=[3]), 0, ""),
    "defend": (eight(time="defence", accused=[0, 3]), 0, ""),
    "defence": (eight(time="defence", accused=[3, 0]), 0, ""),
    "vote": (eleven(time="vote", accused=[3, 5, 7]), 0, ""),
    "midday": (twelve(turned("detective"), time="vote", accused=[3, 5, 7]), 0, ""),
    "midday_judge": (twelve(turned("judge"), time="vote", accused=[3, 5, 7]), 0, ""),
    "midday_accused": (twelve(turned("mayor"), time="vote", accused=[0, 5]), 0, ""),
    "midday_slayer": (twelve(turned("king_slayer"), time="vote", accused=[3, 5]), 0, ""),
    "midday_two": (twelve(["jalab", *TWELVE[1:]], time="vote", accused=[3, 5]), 0, ""),
    "huddle": (twelve(time="huddle"), 0, ""),
    "huddle_still": (twelve(turned("mayor"), time="huddle"), 0, ""),
    "night_boss": (twelve(time="night", proposals=[(0, 3), (1, 3), (2, 5)]), 0, ""),
    "night_still": (twelve(turned("mayor"), time="night"), 0, ""),
    "night_doctor": (twelve(turned("doctor"), time="night"), 0, ""),
    "night_doctor_used": (twelve(turned("doctor"), time="night", used={0: {"save": 1}}), 0, ""),
    "night_surgeon": (twelve(turned("surgeon"), time="night"), 0, ""),
    "night_slayer": (twelve(turned("king_slayer"), time="night"), 0, ""),
    "night_gun": (twelve(turned("sheriff"), time="night", statuses=GUN), 0, ""),
    "night_haunted": (twelve(turned("hero"), time="night", statuses={0: [Status("haunted", 99)]}), 0, ""),
    "night_digger": (twelve(turned("gravedigger"), time="night", used={0: {"dig": 1}}), 0, ""),
    "night_first_shot": (eight(time="night", cycle=1, out=[]), 0, ""),
    "night_godfather": (eleven("godfather", time="night"), 0, ""),
    "night_saul": (eleven("saul", time="night", out=[9]), 0, ""),
    "night_constantine": (eleven("constantine", time="night"), 0, ""),
    "night_watson": (eleven("watson", time="night", cycle=3), 0, "* rest:10; * done:10; * hands:10"),
    "night_medic": (ten("medic", time="night"), 0, ""),
    "night_guard": (ten("guard", time="night"), 0, ""),
    "night_gunner": (ten("gunner", time="night"), 0, ""),
    "night_hostage": (ten("hostage_taker", time="night"), 0, ""),
    "night_die_hard": (
        {"roles": ["die_hard", *EIGHT[:6], "citizen"], "cycle": 3, "out": [5, 7], "time": "night"},
        0,
        "",
    ),
    "night_closed": (eleven("godfather", time="night", open_roles=False), 0, ""),
    "react": (ten("commando", time="night"), 0, "7 act shot@0; * rest:9"),
    "react_still": (ten("detective", time="night"), 0, "* rest:10"),
    "drawing": (eleven("watson", time="vote", accused=[0]), 0, "* up:9"),
    "drawing_other": (eleven("watson", time="vote", accused=[1]), 0, "* up:9"),
    "card_guess": (eleven("watson", time="vote", accused=[0], cards=["beautiful_mind"]), 0, "* up:9; 0 draw 1"),
    "card_silence": (
        eleven("watson", time="vote", accused=[0], cards=["silence_of_the_lambs"]),
        0,
        "* up:9; 0 draw 1",
    ),
    "card_lies": (eleven("watson", time="vote", accused=[0], cards=["thirteen_lies"]), 0, "* up:9; 0 draw 1"),
    "card_grave": (eleven("watson", time="vote", accused=[0], cards=["exhumation"]), 0, "* up:9; 0 draw 1"),
    "last_words": (eight(time="vote", accused=[0]), 0, "* up:5"),
    "chaos": (
        {
            "roles": ["boss", *["citizen"] * 5],
            "cycle": 3,
            "out": [4, 5],
            "scenario": "custom",
            "written": '{"name": "-", "chaos": true, "table": {"6": {"mafia": ["boss"], "city": '
            '["citizen", "citizen", "citizen", "citizen", "citizen"]}}}',
        },
        0,
        "0 act shot@3; * rest:3",
    ),
    "elect": (REPRESENTATIVE, 3, "* done:10"),
    "elect_don": (REPRESENTATIVE, 0, "* done:10"),
    "name_target": ({**REPRESENTATIVE, **ELECTED}, 3, "* done:10"),
    "accuse": ({**REPRESENTATIVE, **ELECTED}, 3, "* done:10; * act name_target@6:1"),
    "choose_cover": ({**REPRESENTATIVE, **ELECTED}, 6, "* done:10; * act name_target@6:1; * done:2"),
    "gone": (eight(time="talk", out=[0, 5], starter=1), 0, ""),
    "watch": (eight(time="talk"), None, "2 act ask_challenge"),
    "watch_night": (twelve(time="night"), None, ""),
    "moderator": (twelve(cycle=1, time="night", out=[]), MODERATOR, TWO_NIGHTS),
    "moderator_day": (twelve(cycle=1, time="night", out=[]), MODERATOR, SECOND_DAY),
    "my_row": (twelve(turned("doctor"), cycle=1, time="night", out=[]), 0, "0 act save@6; * rest:11; * done:12"),
    "big": (BIG, 0, ""),
    "big_day": (BIG, 0, "* done:26; * rest:26; * rest:26"),
    "over_city": (eight(time="vote", accused=[0], out=[1, 7]), 0, "* up:5; 0 done"),
    "over_mafia": (
        twelve(time="night", out=[10, 9, 8, 7, 6, 5]),
        3,
        "0 act shot@4; 1 act strike_down@11=hero; 2 act operate@0; 3 act save@3; 4 act inquire@1; * rest:1",
    ),
}


def begin(position: dict[str, Any]) -> Any:
    """The position; `start` stands for a table of so many that has just begun."""
    if "start" in position:
        return game.start(position["start"], MafiaOptions(**position["options"]), SplitMix64(11))
    return game.arrange(**position)


def play(state: Any, moves: str) -> None:
    """`SEAT MOVE` by one seat, `* MOVE:N` by the next N seats that are asked and may do it."""
    for line in filter(None, (part.strip() for part in moves.split(";"))):
        who, text = line.split(" ", 1)
        if who != "*":
            state.play(int(who), parse(text))
            continue
        text, times = text.rsplit(":", 1)
        for _ in range(int(times)):
            move = parse(text)
            seat = next((asked for asked in state.asked() if move in state.legal(asked)), None)
            if seat is None:
                break
            state.play(seat, move)


def slots_of(ways: Any) -> list[list[dict[str, Any]]]:
    """What the engine offers, place by place."""
    if isinstance(ways, Must):
        return [[aim_card(ways.aim)]]
    if isinstance(ways, Subsets):
        return [[aim_card(aim) for aim in ways.aims]] if ways.aims else []
    inner = ways.slots if isinstance(ways, Ballots | WithDone) else ways
    return [[aim_card(aim) for aim in slot] for slot in inner.slots] if isinstance(inner, Slots) else []


def aim_card(aim: Any) -> dict[str, Any]:
    """One aim, field by field."""
    return {
        "ability": aim.ability,
        "targets": sorted(aim.targets),
        "least": aim.least,
        "most": aim.most,
        "roles": sorted(aim.roles),
        "once": sorted(aim.once),
    }


def frame(position: dict[str, Any], viewer: int | None, moves: str) -> dict[str, Any]:
    """What the viewer is sent after the moves, and what the engine offers, for tests."""
    state = begin(position)
    heard: list[Event] = []
    state.tell = heard.append
    play(state, moves)
    ask = None if viewer is None else state.asked().get(viewer)
    card, slots, reduced = None, [], []
    if ask is not None and viewer is not None:
        ways = state.legal(viewer)
        slots = slots_of(ways)
        reduced = [game.notate(move) for move in (ways.reduced() if hasattr(ways, "reduced") else ways)]
        card = {
            "kind": ask.kind,
            "text": ask.text or ask.kind,
            "optional": ask.optional,
            "rule": ask.rule,
            "default": labelled(ask.default).move,
            "moves": msgspec.to_builtins(offered(game, ways)),
            "given": None,
        }
    return {
        "view": msgspec.to_builtins(state.view(viewer)),
        "ask": card,
        "waiting": list(state.awaited(viewer)),
        "channels": msgspec.to_builtins(state.channels(viewer)) if viewer is not None else None,
        "events": [msgspec.to_builtins(event.seen_by(viewer)) for event in heard],
        "slots": slots,
        "legal": reduced[:80],
    }


def main() -> None:
    """Write the file."""
    made = {}
    for name, spec in POSITIONS.items():
        try:
            made[name] = frame(*spec)
        except Exception as error:
            raise SystemExit(f"{name}: {error!r}") from error
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(it, separators=(',', ':'))}" for name, it in made.items())
    TARGET.write_text("{\n" + lines + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
