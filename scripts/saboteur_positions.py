"""Positions of Saboteur for looking at its board: `python scripts/saboteur_positions.py` writes two files of web/dev.

Every one is played by the real engine, so the board is seen with what a server would send, and what it offers is
compared with what the rules allow: `saboteur_positions.json` has whole frames, `saboteur_places.json` where each card
may lie in many mines.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from seen import seen, write

from mahfel.engine import Event, SplitMix64
from mahfel.games.saboteur import game
from mahfel.games.saboteur.mine.spots import place_of
from mahfel.games.saboteur.mine.tiles import FITS, NAMES, TUNNEL_COUNT
from mahfel.games.saboteur.moves import parse
from mahfel.games.saboteur.options import SaboteurOptions
from mahfel.games.saboteur.state import SaboteurState

FOLDER = Path(__file__).parents[1] / "web" / "dev"

MAZE = (
    *("SH@1,0", "X4@2,0", "TH~@3,0", "CL@4,0", "CL~@2,-1", "SH@3,-1", "TH~@4,-1", "TV@5,-1", "CL~@5,-2", "D1H~@6,-2"),
    *("CR@5,0", "TV~@2,1", "SH@4,1", "CR~@5,1"),
)
"""A mine with branches, a dead end and a part that is cut off."""

ROAD = ("SH@1,0", "SH@2,0", "SH@3,0", "X4@4,0", "TH@5,0", "X4@6,0")
"""One card is missing before the middle goal."""

FAR = (
    *("TV~@0,-1", "TV@0,-2", "X4@-1,-2", "TH@-2,-2", "CL~@-3,-2", "SV@-3,-1", "TV@-3,0", "SV@-3,1", "X4@-3,2"),
    *("SV@0,1", "X4@0,2", "TH~@1,2", "TH@2,2", "TH@3,2", "X4@4,2", "X4@4,3", "SV@4,4", "TV~@4,5", "SH@5,5"),
)
"""A mine that leaves the usual picture on all sides."""

HAND = ["TH", "CR", "DTV", "break_cart", "map", "rockfall"]


def five(**more: Any) -> dict[str, Any]:
    """Five at work in the maze."""
    return {
        "mine": MAZE,
        "up": ["rockfall", "SV"],
        "goals": ["STONE_L", "GOLD", "STONE_R"],
        "hands": [HAND, [], [], [], []],
        "broken": [[], ["lamp"], ["pick", "cart"], [], []],
        "maps": [["bottom"], ["top"], [], ["top", "middle"], []],
        "saboteurs": [2],
        "rounds": [
            {"finder": 3, "saboteurs": [4], "treasure": "top", "gold": [[2], [1], [1], [3, 1], []]},
        ],
        **more,
    }


def ten(**more: Any) -> dict[str, Any]:
    """Ten in the same maze."""
    return {
        "seats": 10,
        "mine": MAZE,
        "up": ["rockfall", "SV"],
        "hands": [["TV", "SV", "mend_lamp_pick", "map"], *([[]] * 9)],
        "broken": [[], ["lamp"], ["pick", "cart", "lamp"], [], [], ["cart"], [], ["pick"], [], []],
        "maps": [[], ["top"], [], ["middle"], [], ["middle"], [], [], ["bottom"], []],
        **more,
    }


# name: (position, viewer, moves before it)
POSITIONS: dict[str, tuple[dict[str, Any], int | None, str]] = {
    "turn": (five(), 0, ""),
    "start": ({"seats": 5, "hands": [["SH", "SV", "X4", "CL", "mend_cart", "break_lamp"], [], [], [], []]}, 0, ""),
    "turn10": (ten(), 0, ""),
    "turn3": ({"mine": ROAD, "hands": [["X4", "D4", "CL", "SV", "DCR", "map"], [], []]}, 0, ""),
    "turn6": ({"seats": 6, "mine": MAZE, "up": ["rockfall"], "broken": [["lamp"], [], [], ["pick"], [], []]}, 0, ""),
    "broken": (
        five(
            broken=[["lamp", "pick"], [], [], ["lamp"], []],
            hands=[["SV", "CR", "mend_lamp_pick", "break_lamp", "X4", "map"], [], [], [], []],
        ),
        0,
        "",
    ),
    "last": (
        {
            "mine": MAZE,
            "up": ["rockfall", "SV"],
            "hands": [["SV", "D4", "mend_pick"], ["map"], ["X4", "CR"]],
            "pile_size": 0,
        },
        0,
        "",
    ),
    "stuck": (
        {"mine": ["D4@0,-1", "DSV@0,1", "DSH@1,0", "D1H@-1,0"], "hands": [["SH", "X4", "TV", "mend_cart"], [], []]},
        0,
        "",
    ),
    "wait": (five(turn=1), 0, ""),
    "watch": (five(turn=1), None, ""),
    "far": ({"seats": 4, "mine": FAR, "hands": [["TH", "TV", "CR", "CL"], [], [], []]}, 0, ""),
    "open": (
        {"mine": ROAD, "hands": [["SV", "CR", "X4", "CL", "TV", "TH"], [], []], "hidden_goal_is_open": True},
        0,
        "",
    ),
    "relit": (five(turn=1, hands=[HAND, ["X4"], [], [], []], broken=[[], [], [], [], []]), 0, "1 dig:X4@3,1"),
    "stone": (
        {"mine": ROAD, "goals": ["GOLD", "STONE_R", "STONE_L"], "hands": [["SV"], ["X4"], []], "turn": 1},
        2,
        "1 dig:X4@7,0",
    ),
    "two": (
        {
            "mine": ("X4@0,-1", *(f"SH@{x},-1" for x in (1, 2, 3)), *(f"X4@{x},-1" for x in (4, 5, 6)), "TH@7,-1"),
            "goals": ["STONE_L", "STONE_R", "GOLD"],
            "hands": [[], ["TV"], []],
            "turn": 1,
        },
        2,
        "1 dig:TV@8,-1",
    ),
    "fell": (five(turn=1, hands=[HAND, ["rockfall"], [], [], []]), 0, "1 rockfall:2,0"),
    "mapped": (five(), 0, "0 map:middle"),
    "mapped_by_another": (five(turn=1, hands=[HAND, ["map"], [], [], []]), 0, "1 map:middle"),
    "passed": (five(turn=1), 0, "1 pass"),
    "draft": (
        five(hands=[["X4"], [], [], [], []], mine=ROAD, up=[], gold_next=[1, 3, 1, 2, 1]),
        0,
        "0 dig:X4@7,0",
    ),
    "draft_wait": (
        five(hands=[[], ["X4"], [], [], []], mine=ROAD, up=[], gold_next=[1, 3, 1, 2, 1], turn=1, broken=[[]] * 5),
        0,
        "1 dig:X4@7,0",
    ),
    "draft10": (
        ten(mine=ROAD, up=[], hands=[["X4"], *([[]] * 9)], gold_next=[1, 1, 2, 1, 3, 1, 2, 1, 1]),
        0,
        "0 dig:X4@7,0",
    ),
    "next": (
        {
            "hands": [["SH"], [], [], [], []],
            "pile_size": 0,
            "saboteurs": [2, 4],
            "goals": ["STONE_L", "STONE_R", "GOLD"],
        },
        0,
        "0 pass:SH",
    ),
    "next10": (ten(hands=[["map"], *([[]] * 9)], pile_size=0, saboteurs=[2, 4, 7]), 0, "0 pass:map"),
    "nobody": ({"hands": [["SH"], [], []], "pile_size": 0, "saboteurs": []}, 0, "0 pass:SH"),
    "over": (
        five(
            mine=ROAD,
            up=[],
            hands=[["SV"], [], [], [], []],
            pile_size=0,
            rounds=[
                {"finder": 3, "saboteurs": [4], "treasure": "top", "gold": [[2], [1], [1], [3, 1], []]},
                {"finder": None, "saboteurs": [0], "gold": [[3, 1], [], [], [], []]},
            ],
        ),
        0,
        "0 pass:SV",
    ),
    "over3": (
        {"hands": [["SH"], [], []], "pile_size": 0, "saboteurs": [2], "rounds_option": 1},
        1,
        "0 pass:SH",
    ),
    "over10": (
        ten(
            hands=[["map"], *([[]] * 9)],
            pile_size=0,
            saboteurs=[2, 4, 7],
            rounds=[
                {"finder": 3, "saboteurs": [4, 5, 6], "gold": [[2], [1], [1], [3, 1], [], [], [], [1], [1, 1], [2]]},
                {
                    "finder": None,
                    "saboteurs": [0, 1, 8],
                    "gold": [[3], [2, 1], [], [], [], [], [], [], [3], []],
                },
            ],
        ),
        0,
        "0 pass:map",
    ),
}


def begin(position: dict[str, Any]) -> SaboteurState:
    """The position; `rounds_option` is the option that `rounds`, the past, hides."""
    given = dict(position)
    rounds = given.pop("rounds_option", None)
    state = game.arrange(**{key: value for key, value in given.items() if value is not None})
    if rounds is not None:
        state.options = msgspec.structs.replace(state.options, rounds=rounds)
    return state


def frame(position: dict[str, Any], viewer: int | None, moves: str) -> dict[str, Any]:
    """What the viewer is sent after the moves, and every legal move for tests."""
    state = begin(position)
    heard: list[Event] = []
    state.tell = heard.append
    for line in filter(None, (part.strip() for part in moves.split(";"))):
        who, text = line.split(" ", 1)
        move = parse(text) if text != "pass" else state.asked()[int(who)].default
        state.play(int(who), move)
    made = seen(game, state, viewer, heard)
    if made["ask"]:
        made["ask"]["given"] = None
    return made


# -- where cards may lie ----------------------------------------------------------------------------------------------


def _row(last: int, *ending: str) -> list[str]:
    kinds = ["SH", "SH", "SH", "TH", "TH", "TH", "TH"]
    return [f"{kinds[x - 1]}@{x},0" for x in range(1, last)] + list(ending)


# The vectors of the rules, by number; what is laid after a rockfall is played, so that V9 is the very course of it.
VECTORS: dict[str, tuple[list[str], dict[str, Any], str]] = {
    "V1 V2 V3 the empty mine": ([], {}, ""),
    "V4 V5 a dead end is a neighbour and no way": (["DSH@1,0"], {}, ""),
    "V7 a wall may face a hidden goal": (_row(6, "X4@6,0"), {}, ""),
    "V7 with open goals it may not": (_row(6, "X4@6,0"), {"hidden_goal_is_open": True}, ""),
    "V9 a dead end before the goal": (_row(6, "X4@6,0", "DSH@7,0"), {"hands": [["rockfall"], [], []]}, ""),
    "V9 the dead end is taken away": (
        _row(6, "X4@6,0", "DSH@7,0"),
        {"hands": [["rockfall"], [], []]},
        "0 rockfall:7,0",
    ),
    "V10 a stone is a corner from then on": (
        _row(6, "X4@6,0"),
        {"hands": [["X4"], [], []], "goals": ["GOLD", "STONE_R", "STONE_L"]},
        "0 dig:X4@7,0",
    ),
    "V13 two goals at once": (
        ["X4@0,-1", *(f"SH@{x},-1" for x in (1, 2, 3)), *(f"X4@{x},-1" for x in (4, 5, 6)), "TH@7,-1"],
        {"hands": [["TV"], [], []], "goals": ["STONE_L", "STONE_R", "GOLD"]},
        "0 dig:TV@8,-1",
    ),
    "a part that is cut off": (list(MAZE), {"up": ["rockfall"]}, ""),
    "a mine that leaves the picture": (list(FAR), {}, ""),
}


def places(state: SaboteurState) -> dict[str, str]:
    """For each tunnel card where it may lie: ``"1,0 0,-1~"``."""
    found: dict[str, list[str]] = {NAMES[card]: [] for card in range(TUNNEL_COUNT)}
    for spot, tiles in sorted(state.mine.front.items()):
        x, y = place_of(spot)
        for tile in range(2 * TUNNEL_COUNT):
            if tiles >> tile & 1:
                found[NAMES[tile >> 1]].append(f"{x},{y}{'~' * (tile & 1)}")
    assert len(FITS) == 256
    return {card: " ".join(where) for card, where in found.items()}


def mine_case(state: SaboteurState) -> dict[str, Any]:
    """A mine as a view has it, and where every card may lie in it."""
    view = msgspec.to_builtins(state.view(None))
    return {"mine": view["mine"], "open": state.options.hidden_goal_is_open, "places": places(state)}


def mines() -> dict[str, dict[str, Any]]:
    """The vectors, and mines of random games at three moments each."""
    made = {}
    for name, (laid, more, moves) in VECTORS.items():
        state = game.arrange(**{"seats": 3, "mine": laid, **more})
        for line in filter(None, moves.split(";")):
            who, text = line.strip().split(" ", 1)
            state.play(int(who), parse(text))
        made[name] = mine_case(state)
    for seed in range(14):
        options = SaboteurOptions(hidden_goal_is_open=seed % 5 == 4)
        state = game.start(3 + seed % 8, options, SplitMix64(seed))
        chance = SplitMix64(seed + 100)
        for step in range(75):
            (seat,) = state.asked()
            moves = state.legal(seat)
            digs = [move for move in moves if type(move).__name__ in ("Dig", "Rockfall")]
            state.play(seat, digs[chance.below(len(digs))] if digs else moves.sample(chance))
            if state.n > 1 or state.queue:
                break
            if step in (14, 34, 54):
                made[f"random {seed} after {step + 1}"] = mine_case(state)
    return made


def main() -> None:
    """Write the files."""
    write(FOLDER / "saboteur_positions.json", {name: frame(*spec) for name, spec in POSITIONS.items()})
    write(FOLDER / "saboteur_places.json", mines())


if __name__ == "__main__":
    main()
