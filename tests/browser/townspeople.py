"""Tables of Mafia in chosen states: people without browsers, who begin where ``stacked_mafia`` puts them."""

from __future__ import annotations

from plots import Plot, intriguers
from raiders import Raiders
from running import Server

LAST_VOTE = Plot(dict.fromkeys((0, 2, 5), ("up",)), seats=6)
MIDDAY = Plot({}, seats=7)
TALK = Plot({}, seats=8)
NIGHT = Plot({}, seats=9)
LEAVES = Plot(dict.fromkeys(range(1, 10), ("up",)), seats=10)
ALONE = Plot({}, seats=11)
HANDS = Plot({}, seats=12)
SILENT = Plot({}, seats=13)
CITY = Plot({}, seats=26, options={"scenario": "shab_e_mafia", "names": "popular"})


class Townspeople(Raiders):
    """People at a table of Mafia; each does its one line, and then what is done for the absent."""


async def townspeople(server: Server, lang: str, plot: Plot, **more: object) -> Townspeople:
    """A table of Mafia in its lobby."""
    return await intriguers(server, lang, plot, Townspeople, game="mafia", **more)


def draws(frame: dict) -> bool:
    """Whether the seat is to draw a card."""
    return frame["ask"] is not None and frame["ask"]["kind"] == "draw"
