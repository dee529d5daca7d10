"""Positions of Lut for looking at its board: `python scripts/lut_positions.py` writes web/dev/lut_positions.json.

Every one is played by the real engine, so the board is seen with what a server would send.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from seen import play, seen, write

from mahfel.engine import SplitMix64
from mahfel.games.lut import game

TARGET = Path(__file__).parents[1] / "web" / "dev" / "lut_positions.json"

MINE = ["C5", "C3", "wolf3", "wolf1", "wolf1", "hawk2", "viper4", "wolf_chief"]
MANY = [
    *("C2", "C3", "C3", "C5", "wolf2", "wolf4", "wolf_chief", "hawk2", "hawk3", "hawk3"),
    *("viper3", "viper3", "viper_chief", "fox1", "fox2", "fox4", "fox_chief"),
]
ROAD = [
    {"seat": 1, "value": 5, "cards": ["2 hawk3", "0 wolf2", "1 viper2"]},
    {"seat": 0, "value": 3, "cards": ["3 fox4"]},
    {"seat": 2, "value": 7, "cards": ["0 viper2", "3 hawk2", "3 hawk_chief"]},
    {"seat": 3, "value": 2},
    {"seat": 0, "value": 4, "cards": ["1 hawk2", "2 viper2"]},
]
LONG = [
    *ROAD,
    {"seat": 1, "value": 6, "cards": ["1 karvansalar", "1 fox2", "2 hawk1", "0 wolf2", "3 viper1"]},
    {"seat": 2, "value": 3},
    {"seat": 3, "value": 2, "cards": ["1 hawk1"]},
    {"seat": 1, "value": 4, "cards": ["2 viper4", "2 viper1"]},
]
TAKEN = [[4], [2, 5, 3], [], [6]]


def four(**more: Any) -> dict[str, Any]:
    """A table of four in the middle of its game."""
    return {
        "hands": [MINE, ["C2", "fox1", "hawk2"], ["fox2", "fox3", "viper2", "C4"], ["hawk4"]],
        "caravans": ROAD,
        "booty": TAKEN,
        "discarded": ["wolf3", "fox1", "hawk1", "viper1"],
        **more,
    }


def team(seats: int, **more: Any) -> dict[str, Any]:
    """Teams of two; seats 0 and 1 are partners."""
    rows = [MINE, ["C4", "C8", "hawk3", "fox1", "viper2", "karvansalar"], ["fox2", "fox3"], ["hawk4", "C2"]]
    rows += [["C2"], ["fox2", "C2", "hawk3"], ["viper3"], ["viper3", "C4"]]
    road = [
        {"seat": 2, "value": 5, "cards": ["0 wolf2", "3 hawk3"]},
        {"seat": 1, "value": 6, "cards": ["2 fox4", "3 fox2", "0 viper2"]},
        {"seat": 3, "value": 3},
        {"seat": 0, "value": 4, "cards": ["3 wolf2"]},
    ]
    if seats == 8:
        road += [
            {"seat": 5, "value": 7, "cards": ["6 hawk2", "4 fox1", "1 wolf2", "2 viper2", "3 viper_chief"]},
            {"seat": 7, "value": 2},
            {"seat": 6, "value": 3, "cards": ["5 viper1"]},
        ]
    taken = [[4, 3], [2, 5], [], [5]][: seats // 2]
    return {"teams": True, "hands": rows[:seats], "caravans": road, "booty": taken, **more}


ENDED = {"pile": 0, "turn": 1, "over": "last_card_played"}
OPEN_ROAD = [
    {"seat": 2, "value": 5, "cards": ["0 hawk2", "1 wolf2"]},
    {"seat": 0, "value": 4},
    {"seat": 1, "value": 7, "cards": ["2 viper2", "2 viper_chief"]},
]
END = {
    "hands": [["C3", "hawk2", "fox_chief"], [], ["C2", "fox1"]],
    "caravans": OPEN_ROAD,
    "booty": [[6, 3, 5, 5], [8, 2, 3, 4], [6, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2]],
    **ENDED,
}
TEAM_END = {
    "teams": True,
    "hands": [["C3", "hawk2"], [], ["C2", "fox1"], ["wolf2"], ["hawk3"], ["fox3"], ["hawk1"], ["viper3"]],
    "caravans": [{"seat": 2, "value": 5, "cards": ["0 hawk2"]}, {"seat": 4, "value": 4}],
    "booty": [[6, 3, 5, 5], [8, 7, 2, 3, 4], [6, 5, 5, 4, 4], [4, 3, 3, 3, 2, 2, 2]],
    **ENDED,
}

# name: (position, viewer, moves before it)
POSITIONS: dict[str, tuple[dict[str, Any], int | None, str]] = {
    "first": ({"start": 4}, 0, ""),
    "two": ({"hands": [MINE, ["C2", "fox1"]], "caravans": [{"seat": 1, "value": 8}]}, 0, ""),
    "turn": (four(), 0, ""),
    "wait": (four(turn=2, caravans=ROAD[1:]), 0, ""),
    "watch": (four(turn=2, caravans=ROAD[1:]), None, ""),
    "many": (four(hands=[MANY, ["C2"], ["viper2", "C4"], ["hawk4"]], caravans=LONG, discarded=()), 0, ""),
    "shown": (four(show_booty=True), 0, ""),
    "forbid": (four(bandits_after_chief="forbid", hands=[MINE, ["C2"], ["C4"], ["hawk4"]]), 0, ""),
    "master": (
        four(hands=[["karvansalar", "fox_chief", "viper_chief"], ["C2"], ["C4"], ["hawk4"]], discarded=()),
        0,
        "",
    ),
    "played": (four(), 0, "0 bandit:wolf3:1"),
    "round": (four(), 0, "0 draw; 1 draw; 2 draw; 3 draw"),
    "empty": (four(pile=0), 0, ""),
    "stuck": (
        four(pile=0, discard="only_stuck", hands=[["hawk3", "wolf_chief"], ["C2"], ["C4"], ["fox1"]], caravans=[]),
        0,
        "",
    ),
    "not_stuck": (four(pile=0, discard="only_stuck"), 0, ""),
    "bare": ({"hands": [[], ["C2", "fox1"], ["hawk3"]], "caravans": [{"seat": 2, "value": 4}]}, 0, ""),
    "five": (
        {
            "hands": [MINE, ["C2"], ["fox2", "C4"], ["hawk4"], ["viper1", "viper2"]],
            "caravans": [*LONG[:3], {"seat": 4, "value": 6, "cards": ["1 wolf4", "2 hawk3", "3 viper2", "4 fox1"]}],
            "booty": [[], [3], [], [5, 2], []],
        },
        0,
        "",
    ),
    "four_teams": (team(4), 0, ""),
    "team": (team(6), 0, ""),
    "team_second": (team(6), 1, "0 bandit:wolf3:1"),
    "team_instead": (team(6), 1, "0 after_you"),
    "team_partner": (team(6), 1, ""),
    "team_closed": (team(6, partners_see_hands=False), 0, ""),
    "eight": (team(8), 0, ""),
    "eight_wait": (team(8), 0, "0 draw; 1 draw; 2 draw"),
    "over": (END, 0, ""),
    "over_lost": ({**END, "end_open_caravans": "lost"}, 0, ""),
    "over_last": (four(pile=0, hands=[["wolf3"], ["C2", "fox1"], ["C4"], ["hawk4"]]), 0, "0 bandit:wolf3:1"),
    "over_teams": (TEAM_END, 0, ""),
    "over_shared": (
        {
            "hands": [["fox2"], [], ["hawk1"]],
            "caravans": [{"seat": 1, "value": 5, "cards": ["0 fox2", "2 wolf3"]}],
            "booty": [
                [8, 6, 5, 5, 5, 4, 4, 2],
                [6, 5, 4, 4, 3],
                [7, 4, 3, 3, 3, 3, 3, 2, 2, 2, 2],
            ],
            **ENDED,
        },
        0,
        "",
    ),
}


def begin(position: dict[str, Any]) -> Any:
    """The position; `start` stands for a table of so many that has just begun."""
    if "start" in position:
        from mahfel.games.lut.options import LutOptions

        return game.start(position["start"], LutOptions(first_player="host"), SplitMix64(11))
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
