"""Tables of Lut in chosen states: people without browsers, who begin where ``stacked_lut`` puts them."""

from __future__ import annotations

from plots import Intriguers, Plot, intriguers
from running import Line, Server

ALONE = Plot({}, seats=4)
TEAMS = Plot({}, seats=8, options={"teams": True})
LAST = Plot({0: ("bandit:wolf2:1",)}, seats=3)


class Raiders(Intriguers):
    """People at a table of Lut; without a line they do what is done for the absent."""

    def _choice(self, line: Line) -> object:
        planned = self.left[line.frame["view"]["viewer"]]
        return planned.pop(0) if planned else line.frame["ask"]["default"]


async def raiders(server: Server, lang: str, plot: Plot, **more: object) -> Raiders:
    """A table of Lut in its lobby."""
    return await intriguers(server, lang, plot, Raiders, game="lut", **more)
