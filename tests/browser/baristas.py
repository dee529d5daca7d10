"""Tables of Malʿoun in chosen states: people without browsers, who begin where ``stacked_maloun`` puts them."""

from __future__ import annotations

from collections.abc import Callable

from evening import over
from plots import Intriguers, Plot, intriguers
from running import Line, Server

ASKED = ("0 request:latte+tea", "1 offer:latte3", "2 offer:latte5", "3 offer:tea5")
FINISH = ("1 build:tea", "1 continue")
COUNTED = ("0 vote:2", "1 vote:2", "2 vote:3", "3 vote:none", "4 vote:2", "5 vote:2")


def plot(seats: int, *lines: str, **options: object) -> Plot:
    """A table that plays these lines, each a seat and a move in short notation; what else is asked is let pass."""
    planned: dict[int, tuple[str, ...]] = {}
    for line in lines:
        seat, _, move = line.partition(" ")
        planned[int(seat)] = (*planned.get(int(seat), ()), move)
    return Plot(planned, seats, dict(options))


AT_WORK = plot(5, *ASKED)
FINISHING = plot(6, *FINISH, *COUNTED, "1 accuse:2")
CRISIS = plot(4, mode="crisis")
FALLING = plot(5, "0 request:latte+tea", "1 offer:espresso2x", mode="crisis", positives_to_win=6)
"""Five in Crisis who are one bad card from the end."""

_ANSWERS = {
    "request": {"turn"},
    "burn": {"turn", "clean_out", "trim"},
    "spend": {"turn"},
    "build": {"turn", "build", "pick", "last_call"},
    "offer": {"offer"},
    "pick": {"pick"},
    "continue": {"step"},
    "reveal": {"step"},
    "vote": {"vote"},
    "accuse": {"accuse"},
}
"""The questions that a move answers."""


def asks(kind: str) -> Callable[[dict], object]:
    """Whether a seat is asked such a question."""
    return lambda frame: frame["ask"] is not None and frame["ask"]["kind"] == kind


class Baristas(Intriguers):
    """People at a table of Malʿoun. ``away``: seats that somebody in front of a browser plays."""

    away: frozenset[int] = frozenset()

    async def play_until(self, seat: int, what: Callable[[dict], object]) -> dict:
        """Play until that seat gets a frame that satisfies `what`, or the game is over; the frame. Whoever is asked
        and has nothing to say in this story does what is done for the absent."""
        while True:
            frames = await self._level()
            if what(frames[seat]) or over(frames[seat]):
                return frames[seat]
            line = next((line for line in self.lines if self._speaks(line)), None)
            if line is None:
                await self.lines[seat].receive()
                continue
            answer = await line.move(self._choice(line))
            assert answer["type"] == "accepted", answer

    def _speaks(self, line: Line) -> bool:
        """Whether it is for this seat to do something: its line, or what has to be answered."""
        frame = line.frame
        if frame["ask"] is None or frame["view"]["viewer"] in self.away:
            return False
        return self._planned(frame) or not frame["ask"]["optional"]

    def _planned(self, frame: dict) -> bool:
        lines = self.left[frame["view"]["viewer"]]
        return bool(lines) and frame["ask"]["kind"] in _ANSWERS[lines[0].partition(":")[0]]

    def _choice(self, line: Line) -> object:
        frame = line.frame
        return self.left[frame["view"]["viewer"]].pop(0) if self._planned(frame) else frame["ask"]["default"]


async def baristas(server: Server, lang: str, story: Plot, **more: object) -> Baristas:
    """A table of Malʿoun in its lobby."""
    return await intriguers(server, lang, story, Baristas, game="maloun", **more)
