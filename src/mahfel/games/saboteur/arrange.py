"""Any reachable position, in plain words: for tests, pictures and puzzles."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from mahfel.engine import Seat, SplitMix64
from mahfel.games.saboteur.deeds import NO_DEEDS
from mahfel.games.saboteur.mine import Mine, place_of
from mahfel.games.saboteur.mine.spots import FARTHEST, GOAL_SPOTS, STEP, Spot, spot_of
from mahfel.games.saboteur.mine.tiles import NAMES, OPEN, TUNNEL_COUNT, is_goal
from mahfel.games.saboteur.mine.tiles import NUMBERS as MINE_NUMBERS
from mahfel.games.saboteur.options import SaboteurOptions
from mahfel.games.saboteur.past import aside_of, tell_past
from mahfel.games.saboteur.phases.course import COURSE
from mahfel.games.saboteur.phases.turns import TURNS
from mahfel.games.saboteur.state import SaboteurState
from mahfel.games.saboteur.words import (
    FIRST_BREAK,
    GOAL_NAMES,
    HAND,
    NUMBERS,
    PACK,
    PLACES,
    ROLE_CARDS,
    TOOLS,
    gold_cards,
)
from mahfel.kit.dealing import unseen

MIDDLE = ("STONE_R", "GOLD", "STONE_L")
"""Goals from the top, with the treasure in the middle."""


def arrange(
    *,
    seats: int | None = None,
    mine: Sequence[str] = (),
    goals: Sequence[str] = MIDDLE,
    hands: Sequence[Sequence[str]] | None = None,
    pile: Sequence[str] = (),
    pile_size: int | None = None,
    up: Sequence[str] = (),
    down: Sequence[Sequence[str]] | None = None,
    broken: Sequence[Sequence[str]] | None = None,
    saboteurs: Sequence[Seat] | None = None,
    maps: Sequence[Sequence[str]] | None = None,
    turn: Seat = 0,
    starter: Seat | None = None,
    rounds: Sequence[Mapping[str, Any]] = (),
    gold_next: Sequence[int] = (),
    seed: int = 0,
    **options: Any,
) -> SaboteurState:
    """A turn of a round.

    ``mine``: cards as ``"SH@1,0"``, turned ``"CR~@2,0"``, goals that lie face up among them; ``goals`` from the top.
    ``hands``: cards by name; while there is a draw pile each hand is filled up to its size with other cards. ``pile``:
    the cards drawn next, the first one first; the others follow shuffled by ``seed``, or, where the draw pile shall
    have ``pile_size`` cards, lie face down on the discard pile. ``up`` and ``down``: the discard pile, the latter by
    seat. ``broken``: tools by seat. ``saboteurs``: seats (default: the last ones, as many as there are cards for).
    ``maps``: goals seen, by seat. ``rounds``: those before this one, see ``past.tell_past``. ``gold_next``: gold cards
    that are drawn next. ``options``: table options by name. Raises ValueError for a position that cannot be.
    """
    rows = next((given for given in (hands, broken, down, maps) if given is not None), None)
    seats = seats or (len(rows) if rows is not None else 3)
    if seats not in HAND:
        raise ValueError(f"three to ten play, not {seats}")
    chosen = SaboteurOptions(**options)
    if len(rounds) >= chosen.rounds:
        raise ValueError(f"{len(rounds)} of {chosen.rounds} rounds are over: there is no turn")
    if saboteurs is None:
        saboteurs = range(seats - ROLE_CARDS[seats][1], seats)
    aside = aside_of(seats, saboteurs)
    if chosen.redeal_if_no_saboteur and not len(saboteurs):
        raise ValueError("roles are dealt again when nobody is a saboteur")
    state = SaboteurState(
        seats=seats,
        options=chosen,
        n=len(rounds) + 1,
        mine=_mine(mine, goals, chosen, up),
        pile=[],
        hands=[_cards(cards) for cards in _per_seat("hands", hands, seats)],
        up=_cards(up),
        down=[_cards(cards) for cards in _per_seat("down", down, seats)],
        broken=_broken(_per_seat("broken", broken, seats)),
        roles=[int(seat in saboteurs) for seat in range(seats)],
        aside=aside,
        maps=[_goals(seen) for seen in _per_seat("maps", maps, seats)],
        deeds=[NO_DEEDS] * seats,
        turn=turn,
        starter=turn if starter is None else starter,
        gold=[[] for _ in range(seats)],
        paid=[[] for _ in range(seats)],
        loose=[0] * seats,
        lots=[()] * seats,
        gold_pile=gold_cards(chosen.gold_cards),
        pool=[],
        queue=(),
        stories=(),
        chance=SplitMix64(seed),
        phases=[COURSE, TURNS],
    )
    if not 0 <= turn < seats:
        raise ValueError(f"there is no seat {turn}")
    _deal_the_rest(state, _cards(pile), pile_size)
    tell_past(state, rounds)
    _gold_on_top(state, gold_next)
    return state


def _per_seat(what: str, given: Sequence[Sequence[str]] | None, seats: int) -> Sequence[Sequence[str]]:
    if given is None:
        return ((),) * seats
    if len(given) != seats:
        raise ValueError(f"{what} are given for {len(given)} seats of {seats}")
    return given


def _cards(given: Sequence[str]) -> list[int]:
    for name in given:
        if name not in NUMBERS:
            raise ValueError(f"there is no card {name!r}")
    return [NUMBERS[name] for name in given]


def _goals(given: Sequence[str]) -> int:
    if not set(given) <= set(PLACES):
        raise ValueError(f"goals are {PLACES}, not {tuple(given)}")
    return sum(1 << PLACES.index(goal) for goal in set(given))


def _broken(given: Sequence[Sequence[str]]) -> list[int]:
    for tools in given:
        if not set(tools) <= set(TOOLS) or len(set(tools)) != len(tools):
            raise ValueError(f"tools are {TOOLS}, each broken once: not {tuple(tools)}")
    return [sum(1 << seat for seat, tools in enumerate(given) if tool in tools) for tool in TOOLS]


# -- cards ---------------------------------------------------------------------------------------------------------


def _deal_the_rest(state: SaboteurState, pile: list[int], pile_size: int | None) -> None:
    """Put every card of the pack somewhere."""
    laid = [tile >> 1 for tile in state.mine.cells.values() if tile >> 1 < TUNNEL_COUNT]
    before = [FIRST_BREAK + tool for tool, seats in enumerate(state.broken) for _ in range(seats.bit_count())]
    rest = unseen(PACK, laid, before, pile, state.up, *state.hands, *state.down)
    SplitMix64(state.chance.below(1 << 32)).shuffle(rest)
    size = HAND[state.seats]
    if any(len(hand) > size for hand in state.hands):
        raise ValueError(f"a hand has {size} cards at most")
    if pile or pile_size != 0:
        for hand in state.hands:
            while len(hand) < size and rest:
                hand.append(rest.pop())
            if len(hand) < size:
                raise ValueError("there are not enough cards for full hands, and yet a draw pile")
    state.hands = [sorted(hand) for hand in state.hands]
    under = rest if pile_size is None else rest[: max(0, pile_size - len(pile))]
    if pile_size is not None and len(under) + len(pile) != pile_size:
        raise ValueError(f"the draw pile cannot have {pile_size} cards here")
    state.pile = [*under, *reversed(pile)]
    for place, card in enumerate(rest[len(under) :]):
        state.down[place % state.seats].append(card)
    if not state.hands[state.turn]:
        raise ValueError("the seat in turn has no card")


def _gold_on_top(state: SaboteurState, wanted: Sequence[int]) -> None:
    state.chance.shuffle(state.gold_pile)
    for worth in reversed(wanted):
        if worth not in state.gold_pile:
            raise ValueError(f"there are not so many gold cards worth {worth}")
        state.gold_pile.remove(worth)
    state.gold_pile += reversed(wanted)


# -- the mine ------------------------------------------------------------------------------------------------------


_LAID = re.compile(r"(\w+)(~?)@(-?\d{1,2}),(-?\d{1,2})")


def _mine(laid: Sequence[str], goals: Sequence[str], options: SaboteurOptions, up: Sequence[str]) -> Mine:
    if sorted(goals) != sorted(GOAL_NAMES):
        raise ValueError(f"the goals are {GOAL_NAMES} in some order, not {tuple(goals)}")
    top, middle, bottom = (MINE_NUMBERS[goal] for goal in goals)
    mine = Mine((top, middle, bottom), goals_open=options.hidden_goal_is_open)
    for text in laid:
        spot, tile = _read(text)
        _check_place(mine, spot, tile, text)
        mine.put(spot, tile)
    done = mine.look_again()
    if done.goals:
        raise ValueError("a goal that light reaches lies face up: name it in the mine")
    _check_sides(mine)
    if mine.found:
        raise ValueError("the treasure lies open: the round is over")
    if not all(mine.light.values()) and "rockfall" not in up:
        raise ValueError("something is cut off, and no rockfall lies on the discard pile")
    return mine


def _read(text: str) -> tuple[Spot, int]:
    found = _LAID.fullmatch(text)
    if found is None or found[1] not in MINE_NUMBERS or found[1] == "START":
        raise ValueError(f"a card in the mine is written SH@1,0 or CR~@2,0, not {text!r}")
    x, y = int(found[3]), int(found[4])
    if abs(x) > FARTHEST or abs(y) > FARTHEST:
        raise ValueError(f"{text} is too far out")
    return spot_of(x, y), 2 * MINE_NUMBERS[found[1]] + bool(found[2])


def _check_place(mine: Mine, spot: Spot, tile: int, text: str) -> None:
    if spot in mine.cells:
        raise ValueError(f"{text}: a card lies there already")
    at = GOAL_SPOTS.index(spot) if spot in GOAL_SPOTS else None
    if (at is not None) != is_goal(tile) or (at is not None and mine.goals[at] != tile >> 1):
        raise ValueError(f"{text}: a goal lies there, or none does, or another")


def _check_sides(mine: Mine) -> None:
    """Tunnels match whatever lies face up beside them; a goal that was turned up later may clash."""
    for spot, tile in mine.cells.items():
        for bit, back in ((2, 8), (4, 1)):
            other = mine.cells.get(spot + STEP[bit])
            if other is None or is_goal(tile) or is_goal(other):
                continue
            if bool(OPEN[tile] & bit) != bool(OPEN[other] & back):
                x, y = place_of(spot)
                raise ValueError(f"{NAMES[tile >> 1]} at {x}, {y} does not match its neighbour")
    counts = Counter(tile >> 1 for tile in mine.cells.values() if tile >> 1 < TUNNEL_COUNT)
    if any(PACK.count(card) < count for card, count in counts.items()):
        raise ValueError("there are not so many tunnels of a kind")
