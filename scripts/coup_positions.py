"""Positions of Coup for looking at its board: `python scripts/coup_positions.py` writes web/dev/coup_positions.json.

Every one is played by the real engine, so the board is seen with what a server would send.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from seen import play, seen, write

from mahfel.games.coup import game

TARGET = Path(__file__).parents[1] / "web" / "dev" / "coup_positions.json"
CLASSIC = ("duke", "assassin", "captain", "ambassador", "contessa")
REFORMED = {"reformation": True, "fifth": "inquisitor", "anarchist": True}


def hands(seats: int, *first: list[str], cast: tuple[str, ...] = CLASSIC) -> list[list[str]]:
    """Two cards for each seat, beginning with those that are named."""
    rows = [list(row) for row in first]
    while len(rows) < seats:
        at = len(rows)
        rows.append([cast[2 * at % len(cast)], cast[(2 * at + 1) % len(cast)]])
    return rows


def four(**more: Any) -> dict[str, Any]:
    """A table of four in the middle of its game."""
    return {
        "hands": [["contessa", "duke"], ["captain"], ["duke", "ambassador"], ["assassin", "captain"]],
        "lost": [[], ["contessa"], [], []],
        "coins": [4, 1, 5, 3],
        **more,
    }


def ten(**more: Any) -> dict[str, Any]:
    """A table of ten with everything."""
    cast = ("duke", "assassin", "captain", "inquisitor", "contessa", "anarchist")
    rows = hands(10, ["contessa", "inquisitor"], cast=cast)
    rows[5], rows[8] = [], ["captain"]
    lost = [[], [], [], [], [], ["duke", "assassin"], [], [], ["captain"], []]
    return {"hands": rows, "lost": lost, "coins": [7, 1, 5, 4, 3, 0, 2, 6, 2, 3], "reserve": 4, **REFORMED, **more}


def g54(roles: str, first: list[str], seats: int = 5, **more: Any) -> dict[str, Any]:
    """A table of Rebellion G54 with five characters."""
    five = tuple(roles.split())
    return {
        "hands": hands(seats, first, cast=five),
        "roles": five,
        "box": "g54",
        "roles_option": "custom",
        "coins": [6, 4, 3, 7, 2, 2][:seats],
        **more,
    }


STARTER = "banker director guerrilla politician peacekeeper"
ODD = "spy writer crime_boss missionary intellectual"

# name: (position, viewer, moves before it; "all" stands for everybody who is asked)
POSITIONS: dict[str, tuple[dict[str, Any], int | None, str]] = {
    "turn": (four(), 0, ""),
    "history": (
        four(turn=1),
        0,
        "1 tax; 2 allow; 3 allow; 0 allow; 2 foreign_aid; 3 allow; 0 block:duke; 1 allow; 1 allow; 2 allow; "
        "3 doubt; 0 prove; "
        "3 lose:assassin; 3 steal:0; all allow; 0 block:captain; all allow; 0 tax; all allow; 1 steal:3",
    ),
    "turn2": ({"hands": [["duke", "captain"], ["duke", "assassin"]], "coins": [2, 1]}, 0, ""),
    "turn6": ({"hands": hands(6), "coins": [8, 3, 2, 7, 1, 2]}, 0, ""),
    "turn10": (ten(), 0, ""),
    "doubt10": (ten(turn=2), 0, "2 steal:3"),
    "must": (four(coins=[11, 1, 5, 3]), 0, ""),
    "doubt": (four(turn=3), 0, "3 steal:0"),
    "doubt_me_not": (four(turn=3), 2, "3 assassinate:0"),
    "claimed": (four(), 0, "0 tax"),
    "claimed10": (ten(), 0, "0 tax"),
    "answered": (four(turn=3), 0, "3 tax; 0 allow"),
    "watch": (four(turn=3), None, "3 steal:0"),
    "block": (four(turn=3), 0, "3 steal:0; all allow"),
    "block_all": (four(turn=3), 0, "3 foreign_aid"),
    "doubt_block": (four(turn=3), 0, "3 foreign_aid; 0 allow; 1 allow; 2 block:duke"),
    "prove": (four(), 0, "0 tax; 1 doubt; all allow"),
    "proved": (four(), 0, "0 tax; 1 allow; 2 doubt; 3 allow; 0 prove"),
    "admitted": (four(turn=2), 0, "2 steal:0; 0 doubt; all allow"),
    "caught": (four(), 0, "0 steal:2; 1 doubt; all allow"),
    "lose": (four(turn=2, coins=[4, 1, 7, 3]), 0, "2 coup:0"),
    "keep": (four(), 0, "0 exchange; all allow"),
    "wait": (four(turn=1), 0, ""),
    "five": ({"five": True}, 0, ""),
    "side": ({"side": True}, 0, ""),
    "embezzle": (
        {
            **four(turn=3),
            "reformation": True,
            "reserve": 5,
            "parties": ["empire", "resistance", "empire", "resistance"],
        },
        0,
        "3 embezzle",
    ),
    "show": (ten(turn=3), 0, "3 examine:0; all allow"),
    "examine": (ten(), 0, "0 examine:1; all allow; 1 show:captain"),
    "bomb": (ten(turn=3), 0, "3 bomb:0; all allow"),
    "g54": (g54(STARTER, ["banker", "guerrilla"], tokens={"peace": 2}), 0, ""),
    "g54_turn3": (
        g54(
            "capitalist producer mercenary communist customs_officer",
            ["capitalist", "producer"],
            tokens={
                "treaty": [1, 3],
                "tax_holder": 2,
                "tax_role": "producer",
                "disappear": [{"victim": 0, "placed_by": 3}, {"victim": 4, "placed_by": 3}],
            },
        ),
        0,
        "",
    ),
    "general": (
        g54("farmer reporter general priest protestor", ["general", "farmer"], turn=1, coins=[6, 6, 3, 7, 2]),
        0,
        "1 general; all allow",
    ),
    "join": (
        g54("farmer reporter general priest protestor", ["general", "farmer"], turn=1, coins=[6, 6, 3, 7, 2]),
        0,
        "1 protestor:2; all allow",
    ),
    "give": (g54("farmer reporter general priest protestor", ["general", "farmer"]), 0, "0 farmer; all allow"),
    "treaty": (
        g54("farmer reporter general foreign_consular lawyer", ["general", "farmer"]),
        0,
        "0 foreign_consular; all allow",
    ),
    "taxing": (
        g54("farmer reporter general customs_officer lawyer", ["general", "farmer"]),
        0,
        "0 customs_officer; all allow",
    ),
    "ransom": (g54(ODD, ["missionary", "spy"], turn=3), 0, "3 crime_boss:0; all allow"),
    "react": (g54(ODD, ["missionary", "spy"], turn=3), 0, "3 crime_boss:0; all allow; 0 !refuse"),
    "second": (g54(ODD, ["missionary", "spy"]), 0, "0 spy; all allow"),
    "write": (g54(ODD, ["missionary", "writer"]), 0, "0 writer; all allow"),
    "many": (g54(ODD, ["missionary", "writer"]), 0, "0 writer; all allow; 0 !more; 0 !more; 0 !more; 0 !stop"),
    "ward": (
        g54(
            "spy writer mercenary missionary intellectual",
            ["missionary", "spy"],
            turn=4,
            tokens={"disappear": [{"victim": 0, "placed_by": 3}]},
        ),
        0,
        "4 income",
    ),
    "lawyer": (
        g54(
            "farmer reporter general customs_officer lawyer",
            ["general", "lawyer"],
            turn=3,
            lost=[[], [], [], [], ["farmer"]],
            hands=[
                ["general", "lawyer"],
                ["reporter", "lawyer"],
                ["general", "farmer"],
                ["customs_officer", "lawyer"],
                ["farmer"],
            ],
        ),
        0,
        "3 coup:4",
    ),
    "share": (
        g54("capitalist producer mercenary communist customs_officer", ["capitalist", "producer"], turn=1),
        0,
        "1 capitalist; all allow",
    ),
    "over": (
        {"hands": [["contessa", "duke"], ["captain"]], "lost": [[], ["contessa"]], "coins": [7, 3]},
        0,
        "0 coup:1",
    ),
    "over4": (
        four(
            hands=[["contessa", "duke"], [], [], ["assassin"]],
            coins=[7, 0, 0, 3],
            lost=[[], ["contessa", "captain"], ["duke", "ambassador"], ["captain"]],
        ),
        0,
        "0 coup:3",
    ),
}


def begin(position: dict[str, Any]) -> Any:
    """The position; `five` and `side` stand for a setup that has just begun."""
    from mahfel.engine import SplitMix64
    from mahfel.games.coup.options import CoupOptions

    if position.get("five"):
        return game.start(2, CoupOptions(choose_from_five=True), SplitMix64(3))
    if position.get("side"):
        return game.start(4, CoupOptions(reformation=True, first_player="host"), SplitMix64(5))
    given = dict(position)
    given.pop("roles_option", None)
    return game.arrange(**given)


def frame(position: dict[str, Any], viewer: int | None, moves: str) -> dict[str, Any]:
    """What the viewer is sent after the moves, and every legal move for tests."""
    state = begin(position)
    return seen(game, state, viewer, play(game, state, moves))


def main() -> None:
    """Write the file."""
    write(TARGET, {name: frame(*spec) for name, spec in POSITIONS.items()})


if __name__ == "__main__":
    main()
