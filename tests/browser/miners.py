"""Tables of Saboteur in chosen states: people without browsers, who begin where ``stacked_saboteur`` puts them."""

from __future__ import annotations

from plots import Plot, intriguers
from raiders import Raiders
from running import Server

AT_WORK = Plot({}, seats=5)
TEN = Plot({}, seats=10)
FOUND = Plot({0: ("dig:X4@7,0",)}, seats=3)
LAST_ROUND = Plot({}, seats=4)


def drafting(frame: dict) -> bool:
    """Whether a seat chooses a gold card."""
    return frame["ask"] is not None and frame["ask"]["kind"] == "keep"


class Miners(Raiders):
    """People at a table of Saboteur; without a line they do what is done for the absent."""


async def miners(server: Server, lang: str, plot: Plot, **more: object) -> Miners:
    """A table of Saboteur in its lobby."""
    return await intriguers(server, lang, plot, Miners, game="saboteur", **more)
