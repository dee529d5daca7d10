"""Tables of Courtisans in chosen states: people without browsers, who begin where ``stacked_courtisans`` puts them."""

from __future__ import annotations

from plots import Plot, intriguers
from raiders import Raiders
from running import Server

FOUR = Plot({}, seats=4, options={"first_player": "host"})
FIVE = Plot({}, seats=5, options={"first_player": "host"})
LAST_CARD = Plot({}, seats=3)


class Courtiers(Raiders):
    """People at a table of Courtisans; without a line they do what is done for the absent."""


async def courtiers(server: Server, lang: str, plot: Plot, **more: object) -> Courtiers:
    """A table of Courtisans in its lobby."""
    return await intriguers(server, lang, plot, Courtiers, game="courtisans", **more)
