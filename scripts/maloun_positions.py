"""Positions of Malʿoun for looking at its board: `python scripts/maloun_positions.py` writes them for web/dev.

Every one is played by the real engine, so the board is seen with what a server would send.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from seen import play, seen, write

from mahfel.engine import SplitMix64
from mahfel.games.maloun import game

TARGET = Path(__file__).parents[1] / "web" / "dev" / "maloun_positions.json"

MINE = ["latte1", "latte2", "latte4", "tea1", "tea3", "juice5x", "mocha2", "water"]
MANY = [
    *("latte1", "latte1", "latte3", "latte4x", "espresso2", "espresso5", "mocha1x", "mocha3", "mocha5"),
    *("herbal2", "herbal4", "tea1", "tea3", "tea3x", "juice2", "juice5", "water", "water"),
]
FULL = ["latte1", "latte2", "latte4", "latte5", "tea1", "tea2", "tea3", "water", "water", "juice4x"]
OTHERS = [["latte3", "tea4", "juice1"], ["mocha1", "mocha3x", "espresso2"], ["tea2x", "tea5", "herbal4", "herbal5"]]
LAST = ["tea1", "tea2", "tea3", "tea4", "tea5", "mocha4x", "mocha5"]
SECOND = ["juice1", "juice2", "juice3", "juice4", "water", "espresso3x", "herbal1"]


def four(hand: list[str] = MINE, **more: Any) -> dict[str, Any]:
    """A table of four in the middle of its game; the Malʿoun sits opposite."""
    return {"hands": [hand, *OTHERS], "maloun": 2, **more}


def crisis(hand: list[str] = MINE[:7], **more: Any) -> dict[str, Any]:
    """The same table in Crisis."""
    return {"mode": "crisis", "hands": [hand, *OTHERS], "positives": [2, 1, 0, 3], "negatives": 5, **more}


def rewarded(reward: str, **more: Any) -> dict[str, Any]:
    """Seat 0 is about to lay its first set and to draw that reward."""
    return four(FULL, rewards=[reward], burnt=["mocha5", "juice2x", "espresso4"], **more)


def closing(**more: Any) -> dict[str, Any]:
    """Seat 0 is about to finish; seat 1 is one set short too."""
    hands = [LAST, SECOND, OTHERS[1], OTHERS[2]]
    return {"hands": hands, "maloun": 2, "laid": [["latte/3"], ["mocha"], [], ["herbal"]], **more}


def short(hand: list[str] = MINE, **more: Any) -> dict[str, Any]:
    """One more draw, and the deck is empty."""
    return four(hand, deck_size=1, **more)


SIX: dict[str, Any] = {
    "hands": [MANY, *OTHERS, ["juice1", "juice2x", "espresso1"], ["mocha4", "mocha5x"]],
    "maloun": 3,
    "sets": 3,
    "turn": 4,
    "laid": [["espresso"], ["herbal/1+4", "juice"], [], ["tea"], ["latte"], ["mocha/2"]],
    "permanents": [["fine_palate"], ["big_bin", "triple_order"], [], [], ["numbered_order"], []],
}
ASKED = "0 request:latte+tea; 1 offer:latte3; 2 offer:mocha3x; 3 offer:tea5"
TALK = "0 build:tea; 0 continue"
VOTE = f"{TALK}; 0 ready; 1 ready; 2 ready; 3 ready"
COUNT = f"{VOTE}; 0 vote:2; 1 vote:2; 2 vote:3; 3 vote:none"
DONE: dict[str, Any] = closing(finish_grace=False)
STOP = "0 burn:tea1; 0 ready; 1 ready; 2 ready; 3 ready"

# name: (position, viewer, moves before it)
POSITIONS: dict[str, tuple[dict[str, Any], int | None, str]] = {
    "first": ({"start": 4}, 0, ""),
    "turn": (four(), 0, ""),
    "many": (four(MANY), 0, ""),
    "ready": (four(FULL), 0, ""),
    "turn_maloun": (four(maloun=0), 0, ""),
    "numbered": (
        four(
            permanents=[["triple_order", "numbered_order"], [], [], []], laid=[["mocha", "herbal"], [], [], []], sets=3
        ),
        0,
        "",
    ),
    "bin": (four(permanents=[["big_bin"], [], [], []], laid=[["mocha"], [], [], []]), 0, ""),
    "wait": (four(turn=1), 0, ""),
    "wait_ready": (four(FULL, turn=1), 0, ""),
    "watch": (four(turn=1), None, ""),
    "offer": (four(turn=1), 0, "1 request:latte+tea"),
    "offer_maloun": (four(turn=1, maloun=0), 0, "1 request:latte+tea"),
    "offer_number": (
        four(turn=1, permanents=[[], ["numbered_order"], [], []], laid=[[], ["mocha"], [], []]),
        0,
        "1 request:latte+tea#latte2",
    ),
    "offered": (four(turn=1), 0, "1 request:latte+tea; 0 offer:latte4"),
    "offering": (four(), 0, "0 request:latte+tea; 1 offer:latte3"),
    "pick": (four(), 0, ASKED),
    "picking": (four(), 1, ASKED),
    "pick_two": (four(permanents=[["fine_palate"], [], [], []], laid=[["mocha"], [], [], []]), 0, ASKED),
    "compare": (
        four(permanents=[["fine_palate"], [], [], []], laid=[["mocha"], [], [], []]),
        0,
        f"{ASKED}; 0 pick:1+2",
    ),
    "notebook": (four(), 0, f"{ASKED}; 0 pick:2; 1 request:juice; 0 decline; 2 decline; 3 decline"),
    "clean_out": (rewarded("clean_out"), 0, "0 build:latte/3"),
    "back_shelf": (rewarded("back_shelf"), 0, "0 build:latte/3"),
    "tasting": (rewarded("tasting"), 0, "0 build:latte/3"),
    "tasted": (rewarded("tasting"), 0, "0 build:latte/3; 0 choose:2"),
    "counter_swap": (rewarded("counter_swap"), 0, "0 build:latte/3"),
    "trim": (four(hand_limit=6), 0, "0 burn:juice5x"),
    "deck": (short(deck_empty="ask"), 0, "0 burn:tea1"),
    "last_call": (closing(), 1, "0 build:tea"),
    "last_call_none": (closing(hands=[LAST, ["juice1", "juice2"], *OTHERS[1:]]), 1, "0 build:tea"),
    "step": (DONE, 0, "0 build:tea"),
    "step_maloun": ({**DONE, "maloun": 0}, 0, "0 build:tea"),
    "discuss": (DONE, 1, TALK),
    "discuss_stop": (short(deck_empty="stop"), 0, "0 burn:tea1"),
    "vote": (DONE, 1, VOTE),
    "voted": (DONE, 1, f"{VOTE}; 1 vote:2"),
    "vote_stop": (short(deck_empty="stop"), 0, STOP),
    "vote_again": (short(deck_empty="stop"), 0, f"{STOP}; 0 vote:2; 1 vote:2; 2 vote:1; 3 vote:1"),
    "accuse": (DONE, 0, COUNT),
    "accusing": (DONE, 1, COUNT),
    "six": (SIX, 0, ""),
    "six_offer": (SIX, 0, "4 request:juice+mocha#juice5"),
    "six_watch": (
        SIX,
        None,
        "4 request:juice+mocha#juice5; 0 offer:juice5; 1 decline; 2 offer:mocha1; 3 offer:tea2x; 5 offer:mocha4",
    ),
    "crisis": (crisis(), 0, ""),
    "crisis_bare": (crisis(positives=[0, 1, 0, 3]), 0, ""),
    "crisis_offer": (crisis(turn=1), 0, "1 request:latte+tea"),
    "crisis_pick": (crisis(), 0, ASKED),
    "crisis_three": (
        {
            "mode": "crisis",
            "hands": [MANY[:14], *OTHERS[:2]],
            "positives": [1, 3, 0],
            "negatives": 7,
            "laid": [["espresso"], ["herbal"], []],
        },
        0,
        "",
    ),
    "crisis_taken": (crisis(), 0, "0 spend:3/2"),
    "over_right": (DONE, 1, f"{COUNT}; 0 accuse:2"),
    "over_wrong": (DONE, 0, f"{COUNT}; 0 accuse:3"),
    "over_maloun": ({**DONE, "maloun": 0}, 2, "0 build:tea; 0 reveal"),
    "over_bluff": ({**DONE, "maloun": 0}, 2, f"{COUNT}; 0 accuse:3"),
    "over_found": (short(deck_empty="stop"), 0, f"{STOP}; 0 vote:2; 1 vote:2; 2 vote:1; 3 vote:none"),
    "over_escaped": (short(deck_empty="stop"), 0, f"{STOP}; 0 vote:3; 1 vote:3; 2 vote:3; 3 vote:none"),
    "over_saved": (
        crisis(["tea1", "tea2"], positives=[3, 1, 0, 2], negatives=11),
        0,
        "0 request:tea; 1 decline; 2 decline; 3 offer:tea2x; 0 pick:1",
    ),
    "over_sets": (
        {
            "mode": "crisis",
            "hands": [LAST, *OTHERS],
            "laid": [["latte"], [], ["mocha"], []],
            "positives": [1, 0, 2, 0],
            "negatives": 3,
        },
        0,
        "0 build:tea; 2 wait",
    ),
    "over_fallen": (
        crisis(["tea1", "tea2"], positives=[1, 1, 0, 2], negatives=11),
        0,
        "0 request:tea; 1 decline; 2 decline; 3 offer:tea2x; 0 pick:1",
    ),
}


def begin(position: dict[str, Any]) -> Any:
    """The position; `start` stands for a table of so many that has just begun."""
    if "start" in position:
        from mahfel.games.maloun.options import MalounOptions

        return game.start(position["start"], MalounOptions(first_player="host"), SplitMix64(11))
    return game.arrange(**position)


def frame(position: dict[str, Any], viewer: int | None, moves: str) -> dict[str, Any]:
    """What the viewer is sent after the moves, and every legal move for tests."""
    state = begin(position)
    return seen(game, state, viewer, play(game, state, moves))


def main() -> None:
    """Write the file."""
    write(TARGET, {name: frame(*spec) for name, spec in POSITIONS.items()})


if __name__ == "__main__":
    main()
