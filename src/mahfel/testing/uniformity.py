"""Imagined worlds are drawn as the cards were: no more, no less is known in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from mahfel.engine import Game, Seat, SplitMix64, State
from mahfel.testing.case import Case, cases
from mahfel.testing.checks import Hidden, checks_of
from mahfel.testing.chi_square import pairs, two_samples
from mahfel.testing.choices import playable
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.transcript import encode, viewers
from mahfel.testing.walk import Position, walk

PAIRS = 600
"""So many pairs of values are compared at most: all of them but in games of very many values."""


def uniformity(game: Game, effort: Effort = NORMAL) -> None:
    """Deals and imagined worlds are even over pairs of hidden things: single things would pass a mere cut of the deck.

    Raises ``Broken``. What a game's ``checks.hidden`` lists is held to be uniform in the deal and in worlds imagined in
    mid-game; every game's imagined first positions are distributed as its real ones are.
    """
    sizes = playable(game)
    least, most = min(sizes), max(sizes)
    for seats in {least, most}:
        case = Case(game, seats, sizes[seats], effort.seed)
        imagining_keeps_the_deal(case, effort.draws)
    hidden = checks_of(game).hidden
    if hidden is not None:
        case = Case(game, least, sizes[least], effort.seed)
        deals_are_even(case, hidden, effort.draws)
        for number, case in enumerate(cases(game, 4, effort.seed)):
            positions = [_kept(position) for position in walk(case) if position.state.asked()]
            position = positions[len(positions) * number // 5]
            viewer = viewers(position.state)[number % (case.seats + 1)]
            worlds_are_even(position, viewer, hidden, effort.draws)


def deals_are_even(case: Case, hidden: Hidden, draws: int) -> None:
    """What lies hidden after the deal is uniform, place by place and pair by pair."""
    deals = (_deal(case, number) for number in range(draws))
    for places, verdict in pairs(hidden(state, None) for state in deals).items():
        if not verdict.even:
            case.broken("deals are even", f"hidden places {places}: {verdict}")


def worlds_are_even(position: Position, viewer: Seat | None, hidden: Hidden, draws: int) -> None:
    """Worlds imagined from one view hide, uniformly, what that view cannot show."""
    game = position.case.game
    view = position.state.view(viewer)
    chance = SplitMix64(len(position.moves) + 77)
    drawn = (hidden(game.imagine(view, chance), viewer) for _ in range(draws))
    for places, verdict in pairs(drawn).items():
        if not verdict.even:
            position.broken("imagined worlds are even", f"viewer {viewer}, hidden places {places}: {verdict}")


def imagining_keeps_the_deal(case: Case, draws: int) -> None:
    """A world imagined from the view of a random deal is distributed as a deal: compared over every pair of values.

    No knowledge of the game is needed. The two samples come from different deals, so they are independent.
    """
    deals: list[Sequence[str]] = [_leaves(_deal(case, number)) for number in range(draws)]
    worlds: list[Sequence[str]] = []
    chance = SplitMix64(case.seed + 5)
    for number in range(draws):
        state = _deal(case, draws + number)
        viewer = viewers(state)[number % (state.seats + 1)]
        worlds.append(_leaves(case.game.imagine(state.view(viewer), chance)))
    width = {len(leaves) for leaves in (*deals, *worlds)}
    if len(width) > 1:
        return  # games whose first positions differ in shape are left to their own `hidden`
    moving = [place for place in range(width.pop()) if len({leaves[place] for leaves in deals}) > 1]
    compared = list(combinations(moving, 2))
    if len(compared) > PAIRS:
        chance.shuffle(compared)
    for low, high in compared[:PAIRS]:
        samples = [Counter((leaves[low], leaves[high]) for leaves in sample) for sample in (deals, worlds)]
        if not (verdict := two_samples(samples[0], samples[1])).even:
            case.broken("imagining keeps the deal", f"values {low} and {high} of the position: {verdict}")


def _deal(case: Case, number: int) -> State:
    return case.game.start(case.seats, case.options, SplitMix64(case.seed + 1_000_003 * number + 1))


def _kept(position: Position) -> Position:
    return Position(position.case, position.state.copy(), position.moves[:], position.chance.copy())


def _leaves(state: State) -> Sequence[str]:
    """All plain values of a position in order, its chance left out; large numbers are folded into 16 classes."""
    return tuple(_flat({name: value for name, value in state.plain().items() if name != "chance"}))


def _flat(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key in sorted(value):
            yield from _flat(value[key])
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _flat(item)
    elif isinstance(value, int) and value > 64:
        yield f"…{value % 61 % 16}"
    else:
        yield encode(value).decode()
