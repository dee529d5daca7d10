"""Any reachable position, in plain words: for tests, pictures and puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mahfel.engine import Refused, Seat
from mahfel.games.lut.imagine import held_in
from mahfel.games.lut.options import LutOptions
from mahfel.games.lut.phases import RAID
from mahfel.games.lut.road import GANGS, Road
from mahfel.games.lut.sides import NOBODY, Sides, sides_of
from mahfel.games.lut.stage import ALONE, FIRST, SECOND, STAGES
from mahfel.games.lut.state import LutState
from mahfel.games.lut.words import (
    CARDS,
    DECK,
    FIRST_BANDIT,
    FIRST_CHIEF,
    KARVANSALAR,
    KINDS,
    LEAST_VALUE,
    VALUES,
    Kind,
    gang_of,
)
from mahfel.kit.dealing import unseen

MOST_SEATS = 8


def arrange(
    *,
    seats: int | None = None,
    hands: Sequence[Sequence[str]] | None = None,
    caravans: Sequence[Mapping[str, Any]] = (),
    booty: Sequence[Sequence[int]] | None = None,
    discarded: Sequence[str] = (),
    pile: Sequence[str] | int | None = None,
    turn: Seat = 0,
    stage: str | None = None,
    starter: Seat | None = None,
    over: str = "",
    **options: Any,
) -> LutState:
    """A position in the middle of a turn, after the plundering.

    ``hands``: card ids by seat (``"C5"``, ``"wolf3"``, ``"wolf_chief"``, ``"karvansalar"``). ``caravans``: those on the
    road, which get the numbers 1, 2 …, each ``{"seat": 0, "value": 5, "cards": ["1 wolf3", "0 hawk1"]}`` with what lies
    there in order. ``booty``: coins of the caravans plundered, by side. ``pile``: the next cards in order, the others
    follow by kind; or a number: so many cards are left, and the rest of the deck is gone, fighters to the discarded
    cards and caravans to the last side's booty. ``stage``: where the turn of a team stands (see ``stage.STAGES``).
    ``over``: how the game has ended. ``options`` are table options by name. Raises ValueError for a position that
    cannot be.
    """
    seats = seats or (len(hands) if hands is not None else 2)
    given = LutOptions(**options)
    if not 2 <= seats <= MOST_SEATS:
        raise ValueError(f"Lut is for 2 to {MOST_SEATS} players, not {seats}")
    try:
        given.check(seats)
    except Refused as refusal:
        raise ValueError(str(refusal)) from None
    sides = sides_of(seats, given.teams)
    rows = [[_card(name) for name in hand] for hand in _rows("hands", hands, seats)]
    taken = [_coins(row) for row in _rows("booty", booty, sides.count)]
    gone = [_card(name) for name in discarded]
    if any(kind < FIRST_BANDIT for kind in gone):
        raise ValueError("a caravan is never discarded")
    road = _road(sides, caravans, given)
    next_cards, rest = _pile(pile, rows, taken, gone, road)
    gone += [kind for kind in rest if kind >= FIRST_BANDIT]
    taken[-1] = (*taken[-1], *(kind + LEAST_VALUE for kind in rest if kind < FIRST_BANDIT))
    road.skip_to(len(road.values) + sum(map(len, taken)))
    _check_end(over, rows, next_cards, turn)
    place = _stage(stage, turn, sides, road, over=bool(over))
    first = turn if starter is None else starter
    return LutState(
        seats=seats,
        options=given,
        pile=next_cards[::-1],
        hands=rows,
        held=[held_in(hand) for hand in rows],
        road=road,
        booty=taken,
        discarded=[gone.count(kind) for kind in KINDS],
        turn=turn,
        starter=sides.seats[sides.of[first]][0],
        stage=place,
        ended=over,
        phases=[] if over else [RAID],
    )


def _rows(what: str, given: Sequence[Sequence[Any]] | None, count: int) -> Sequence[Sequence[Any]]:
    if given is None:
        return ((),) * count
    if len(given) != count:
        raise ValueError(f"{what} are given {len(given)} times, not {count}")
    return given


def _card(name: str) -> Kind:
    if name not in CARDS:
        raise ValueError(f"there is no card {name!r}")
    return CARDS[name]


def _coins(values: Sequence[int]) -> tuple[int, ...]:
    if any(value not in VALUES for value in values):
        raise ValueError(f"caravans have 2 to 8 coins: {list(values)}")
    return tuple(values)


def _pile(
    given: Sequence[str] | int | None,
    hands: Sequence[Sequence[Kind]],
    booty: Sequence[tuple[int, ...]],
    gone: Sequence[Kind],
    road: Road,
) -> tuple[list[Kind], list[Kind]]:
    """The pile, its top card first, and the cards that are in it no more."""
    numbers = road.numbers()
    left = unseen(
        DECK,
        *hands,
        gone,
        *([value - LEAST_VALUE for value in row] for row in booty),
        [road.values[number] - LEAST_VALUE for number in numbers],
        [kind for number in numbers for _, kind in road.lying[number]],
    )
    if isinstance(given, int):
        if not 0 <= given <= len(left):
            raise ValueError(f"{given} cards cannot be left of {len(left)}")
        return left[len(left) - given :], left[: len(left) - given]
    following = [_card(name) for name in given or ()]
    return [*following, *unseen(left, following)], []


def _road(sides: Sides, caravans: Sequence[Mapping[str, Any]], options: LutOptions) -> Road:
    road = Road(sides)
    for caravan in caravans:
        seat, value = caravan["seat"], caravan["value"]
        if set(caravan) - {"seat", "value", "cards"}:
            raise ValueError(f"a caravan has a seat, a value and cards: {sorted(caravan)}")
        if not 0 <= seat < len(sides.of):
            raise ValueError(f"there is no seat {seat}")
        _coins((value,))
        number = road.send(seat, value)
        for line in caravan.get("cards", ()):
            who, _, name = line.partition(" ")
            if not who.isdigit() or int(who) >= len(sides.of):
                raise ValueError(f"a card by a caravan is written '1 wolf3', not {line!r}")
            _lay(road, int(who), _card(name), number, options)
    return road


def _lay(road: Road, seat: Seat, kind: Kind, number: int, options: LutOptions) -> None:
    """Lay a card where the rules let it lie."""
    side = road.sides.of[seat]
    if kind < FIRST_BANDIT:
        raise ValueError("a caravan does not lie by a caravan")
    if kind == KARVANSALAR:
        if not road.own[side] >> number & 1:
            raise ValueError("the caravan master lies by a caravan of another side")
    elif kind >= FIRST_CHIEF:
        if not road.gangs[side * GANGS + gang_of(kind)] >> number & 1:
            raise ValueError("a chief lies where no bandit of its side and gang lies")
    else:
        if road.colour(number, side) not in (NOBODY, gang_of(kind)):
            raise ValueError("a side fights in two colours by one caravan")
        if road.colour(number, side) == NOBODY and road.used[gang_of(kind)] >> number & 1:
            raise ValueError("two sides fight in one colour by one caravan")
        if options.bandits_after_chief == "forbid" and road.topped >> number & 1:
            raise ValueError("a bandit came after a chief or the caravan master")
    road.lay(seat, kind, number)


def _check_end(over: str, hands: Sequence[Sequence[Kind]], pile: Sequence[Kind], turn: Seat) -> None:
    if not 0 <= turn < len(hands):
        raise ValueError(f"there is no seat {turn}")
    if over not in ("", "last_card_drawn", "last_card_played"):
        raise ValueError(f"a game does not end by {over!r}")
    ended = not pile and not all(hands)
    if ended != bool(over):
        raise ValueError("the game is over when the pile is used up and a hand is empty, and not before")
    if over and (over == "last_card_played") == bool(hands[turn]):
        raise ValueError(f"seat {turn}, which did the last thing, cannot have ended the game by {over}")


def _stage(given: str | None, turn: Seat, sides: Sides, road: Road, *, over: bool) -> int:
    side = sides.of[turn]
    alone = len(sides.seats[side]) == 1
    first = turn == sides.seats[side][0]
    stage = STAGES.index(given) if given else ALONE if alone else FIRST if first else SECOND
    if alone != (stage == ALONE) or (stage == FIRST and not first) or (STAGES[stage] == "instead" and first):
        raise ValueError(f"seat {turn} does not act {STAGES[stage]!r}")
    # What a side leads when its turn begins it takes; only the first action of a team can give it something since.
    since = 1 if stage == SECOND else 0
    if not over and road.led[side].bit_count() > since:
        raise ValueError("the side in turn has left a caravan lying that it leads")
    return stage
