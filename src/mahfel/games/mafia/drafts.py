"""A host's own scenario before a table is made with it: checked, rehearsed by bots, begun from a published one."""

from __future__ import annotations

from typing import Final

from mahfel.engine import Refused, SplitMix64
from mahfel.engine.draft import Checked, Draft, Part, Rehearsal, Remark, Sample
from mahfel.games.mafia.balance import Balance, Share, Warned, balance, interval
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.phases.course import COURSE
from mahfel.games.mafia.scenario import Scenario
from mahfel.games.mafia.scenario_file import check, read, warnings, write
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.games.mafia.setting_up import set_up

MOST_CYCLES: Final = 40
"""Days and nights after which a game would have to be over, however it is played."""


class ScenarioDraft(Draft):
    """The option ``written``."""

    def check(self, text: str) -> Checked:
        """See ``scenario_file.check``; what is odd is told of a scenario that can be played."""
        scenario, faults = check(text)
        if scenario is None:
            return Checked(faults)
        odd = tuple(Remark(f"warning-{word}") for word in warnings(scenario))
        return Checked(remarks=odd, seats=tuple(sorted(scenario.table)))

    def rehearse(self, text: str, seats: int, games: int, seed: int) -> Rehearsal:
        """So many games of random moves, which have to end, and so many of bots, which show who wins.

        Raises ``Refused``: ``mafia.scenario_endless``, ``mafia.seats``, and what ``scenario_file.read`` raises.
        """
        scenario = read(text)
        scenario.check_seats(seats)
        found = balance(scenario, seats, games, seed)
        if found.unfinished or not all(ends_within(scenario, seats, seed + number) for number in range(games)):
            raise Refused("mafia.scenario_endless", place=f"$.table.{seats}", most=MOST_CYCLES)
        return _told(found)

    def samples(self) -> tuple[Sample, ...]:
        """Every published scenario."""
        return tuple(Sample(f"scenario-{key}", write(scenario, key)) for key, scenario in SCENARIOS.items())


def ends_within(scenario: Scenario, seats: int, seed: int, most: int = MOST_CYCLES) -> bool:
    """Whether a game of random moves is over by the day or night of that number."""
    chance = SplitMix64(seed)
    state = set_up(seats, MafiaOptions(), scenario, chance)
    state.push(COURSE)
    while state.phases and state.cycle <= most:
        seat = next(seat for seat, ask in state.asked().items() if not ask.optional)
        state.play(seat, state.legal(seat).sample(chance))
    return state.cycle <= most


def _told(found: Balance) -> Rehearsal:
    parts = [_part(side, share) for side, share in found.sides.items()]
    if found.nobody:
        low, high = interval(found.nobody, found.games)
        parts.append(Part("end-nobody", found.nobody / found.games, low, high))
    return Rehearsal(found.games, tuple(parts), tuple(map(_remark, found.warnings)))


def _part(side: str, share: Share) -> Part:
    return Part(f"end-{side}", share.share, share.low, share.high)


def _remark(warned: Warned) -> Remark:
    key, percent = f"warning-{warned.fault}", round(100 * warned.share)
    match warned.fault:
        case "role_never_acts":
            return Remark(key, words={"role": f"role-{warned.about}"})
        case "side_hardly_wins":
            return Remark(key, {"side": warned.about, "percent": percent})
        case _:
            return Remark(key, {"percent": percent})
