"""Balance: what a scenario comes to when bots play it many times, without a table and without a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Final, Literal, TypeAlias

import msgspec

from mahfel.engine import Level, Policy, SplitMix64
from mahfel.games.mafia.bots import LEVELS
from mahfel.games.mafia.effects import Side
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.phases.course import COURSE
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenario import Scenario
from mahfel.games.mafia.setting_up import set_up
from mahfel.games.mafia.state import MafiaState

Play: TypeAlias = Literal["random", "easy", "normal"]
Fault: TypeAlias = Literal["side_hardly_wins", "role_never_acts", "often_sudden_death", "does_not_end"]

WEAK: Final = 0.15
"""A side that wins less often hardly wins."""

OFTEN: Final = 0.2
"""The share of games in sudden death from which on it is said."""

LONGEST: Final = 20_000
"""Decisions after which a game is left: it does not end."""

_NORMAL_95: Final = 1.96


class Share(msgspec.Struct, frozen=True):
    """How often something was so: ``times`` out of the games, the ``share``, and its 95 % interval by Wilson."""

    times: int
    share: float
    low: float
    high: float


class Warned(msgspec.Struct, frozen=True):
    """Something to think over before one plays: ``fault``; the side or the role that it is about (nothing for the
    others); the share of the games, 0 … 1 (0 for a role)."""

    fault: Fault
    about: str = ""
    share: float = 0.0


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """What the games came to.

    ``sides``: for each side that is dealt, the share of the games that it won. One of the independents wins alone, or
    beside a side; so their share counts the games in which one of them won at all, and all shares together may be more
    than 1. ``nobody``: games without a winner. ``days``: how many days a game had, on average. ``sudden``: the share of
    games that came to sudden death. ``unfinished``: games left after ``LONGEST`` decisions, nobody's victories.
    ``warnings``: what is odd, the gravest first.
    """

    seats: int
    games: int
    seed: int
    play: Play
    sides: dict[Side, Share]
    nobody: int
    days: float
    sudden: float
    unfinished: int
    idle: tuple[str, ...]
    warnings: tuple[Warned, ...]


def balance(
    scenario: Scenario,
    seats: int,
    games: int,
    seed: int,
    *,
    play: Play = "normal",
    options: MafiaOptions | None = None,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Play ``games`` games of a scenario with ``seats`` bots and count.

    ``scenario`` as ``scenarios.SCENARIOS[key]``, ``options.scenario_of(options, seats)`` or
    ``scenario_file.read(text)`` give it; the roles of its table for ``seats`` are dealt. Game ``n`` has the seed
    ``seed + n``: the same arguments give the same answer on every machine. ``play``: bots of a level, or ``random``
    moves. ``options``: of the table, where they are no part of the scenario. ``progress`` is called with the number of
    games played after each.

    It takes some tens of milliseconds a game and looks at no clock: whoever has little time asks for few games, and
    runs it where it can be stopped. Raises ``Refused("mafia.seats")`` where the scenario has no table for so many, and
    ValueError for less than one game.
    """
    scenario.check_seats(seats)
    if games < 1:
        raise ValueError("at least one game has to be played")
    tally = _Tally(scenario, seats)
    given = options or MafiaOptions()
    for number in range(games):
        state, ended = _played(scenario, seats, seed + number, play, given)
        tally.add(state, ended=ended)
        if progress is not None:
            progress(number + 1)
    return tally.balance(games, seed, play)


def interval(times: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson, 0 … 1; for no game at all everything is possible."""
    if not games:
        return 0.0, 1.0
    share, z2 = times / games, _NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = _NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _played(scenario: Scenario, seats: int, seed: int, play: Play, options: MafiaOptions) -> tuple[MafiaState, bool]:
    """One game, and whether it came to its end.

    A policy of Mafia decides by what its seat knows, in the true world as in every one that its view allows; so no view
    is made here and no world imagined, which would take most of the time.
    """
    state = set_up(seats, options, scenario, SplitMix64(seed))
    state.push(COURSE)
    chance = SplitMix64(~seed)
    policy = None if play == "random" else _policy(LEVELS[play])
    decisions = 0
    while asked := state.asked():
        if decisions >= LONGEST:
            return state, False
        if policy is None:
            # Nobody interrupts at random: with so many who could, nobody would ever have spoken.
            seat = next(seat for seat, ask in asked.items() if not ask.optional)
            state.play(seat, state.legal(seat).sample(chance))
            decisions += 1
        else:
            decisions += _round(state, policy, chance)
    return state, True


def _round(state: MafiaState, policy: Policy, chance: SplitMix64) -> int:
    """Everybody who is asked now answers, as at a table; whoever need not say anything may be silent."""
    answers = 0
    for seat, ask in tuple(state.asked().items()):
        if state.asked().get(seat) != ask or (ask.optional and len(state.legal(seat)) == 1):
            continue
        move = policy(state, seat, chance)
        if not (ask.optional and move == ask.default):
            state.play(seat, move)
            answers += 1
    return answers


def _policy(level: Level) -> Policy:
    return level.policies[0]


class _Tally:
    """Counts game after game."""

    def __init__(self, scenario: Scenario, seats: int) -> None:
        self.seats = seats
        mafia, city, independents = scenario.table[seats]
        rows: tuple[tuple[Side, Sequence[str]], ...] = (
            ("mafia", mafia),
            ("city", city),
            ("independent", independents),
        )
        self.sides: tuple[Side, ...] = tuple(side for side, roles in rows if roles)
        able = dict.fromkeys(role for role in scenario.dealt(seats) if ROLES[role].abilities)
        self.idle = able
        self.won: Counter[Side] = Counter()
        self.nobody = self.days = self.sudden = self.unfinished = 0

    def add(self, state: MafiaState, *, ended: bool) -> None:
        """One game more."""
        self.days += state.cycle
        self.sudden += state.sign("sudden_death")
        self.unfinished += not ended
        for role in _acted(state):
            self.idle.pop(role, None)
        result = state.result
        if result is None:
            return
        for side in self.sides:
            self.won[side] += side == result.side and side != "independent"
        if any(ROLES[state.players[seat].dealt].side == "independent" for seat in result.winners):
            self.won["independent"] += 1
        self.nobody += not result.winners

    def balance(self, games: int, seed: int, play: Play) -> Balance:
        """What it all came to."""
        shares = {side: _share(self.won[side], games) for side in self.sides}
        idle = tuple(self.idle)
        return Balance(
            seats=self.seats,
            games=games,
            seed=seed,
            play=play,
            sides=shares,
            nobody=self.nobody,
            days=round(self.days / games, 2),
            sudden=round(self.sudden / games, 4),
            unfinished=self.unfinished,
            idle=idle,
            warnings=tuple(self._warnings(games, shares, idle)),
        )

    def _warnings(self, games: int, shares: dict[Side, Share], idle: tuple[str, ...]) -> Iterable[Warned]:
        if self.unfinished:
            yield Warned("does_not_end", "", round(self.unfinished / games, 4))
        for side, share in shares.items():
            # Of the independents some never win but by a feat, and that is how they are meant.
            if side != "independent" and share.share < WEAK:
                yield Warned("side_hardly_wins", side, share.share)
        if self.sudden > OFTEN * games:
            yield Warned("often_sudden_death", "", round(self.sudden / games, 4))
        for role in idle:
            yield Warned("role_never_acts", role)


def _share(times: int, games: int) -> Share:
    low, high = interval(times, games)
    return Share(times, round(times / games, 4), round(low, 4), round(high, 4))


def _acted(state: MafiaState) -> set[str]:
    """The roles, as they were dealt, of which one has used a power in this game."""
    did = {(line.actor, line.ability) for line in state.record}
    found = set()
    for seat, player in enumerate(state.players):
        used = {key for key, times in player.used if times}
        for ability in ROLES[player.dealt].abilities:
            if ability.counted in used or (seat, ability.key) in did:
                found.add(player.dealt)
    return found
