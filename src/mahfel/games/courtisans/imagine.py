"""From a view back to a world it allows."""

from __future__ import annotations

from typing import Any

from mahfel.engine import Chance, Phase
from mahfel.games.courtisans.moves import ALL_OPEN, OPPONENT_OPEN, OWN_OPEN, TABLE_OPEN
from mahfel.games.courtisans.phases import BANQUET
from mahfel.games.courtisans.state import DOMAINS, REMOVED, CourtisansState
from mahfel.games.courtisans.view import CourtisansView, OpenZone, Roles
from mahfel.games.courtisans.words import BLUE, CARDS, FAMILIES, ROLES, SPY, WHITE
from mahfel.kit.dealing import deal

_BITS: dict[OpenZone, int] = {"table": TABLE_OPEN, "own": OWN_OPEN, "opponent": OPPONENT_OPEN}


def imagine(view: CourtisansView, chance: Chance) -> CourtisansState:
    """A world drawn uniformly among those that ``view`` allows.

    Of the cards that the viewer has not seen, spies lie where spies were placed, the viewer's own among them: nobody
    ever sees them again. All others are in the other hands, in the pile or set aside. Missions of others are drawn.
    """
    over = view.phase == "over"
    turns = view.rounds * view.seats
    if not over:
        turns = (view.round - 1) * view.seats + (view.turn - view.starter) % view.seats
    lairs = _lairs(view)
    if over:
        spies = [FAMILIES.index(family) for family in view.turned]
        rest = _unseen(view, range(len(FAMILIES)))
    else:
        (spies,), left = deal(chance, _unseen_spies(view), [len(lairs)])
        rest = [*_unseen(view, ()), *(SPY + family for family in left)]
        spies = list(spies)
    counts = [0 if seat == view.viewer else player.hand for seat, player in enumerate(view.players)]
    dealt, pile = deal(chance, rest, counts)
    hands = [tuple(hand) for hand in dealt]
    if view.viewer is not None:
        hands[view.viewer] = tuple(CARDS[card] for card in view.hand)
    rows = [
        _row(tuple(column.above for column in view.table)),
        _row(tuple(column.below for column in view.table)),
        *(_row(player.domain) for player in view.players),
    ]
    return CourtisansState(
        seats=view.seats,
        options=view.options,
        pile=tuple(pile),
        drawn=0,
        aside=view.aside,
        hands=hands,
        missions=_missions(view, chance),
        rows=rows,
        shown=[sum(1 << kind for kind, count in enumerate(row) if count) for row in rows],
        spies=spies,
        lairs=lairs,
        lurking=[_mask(lairs, place) for place in range(DOMAINS + view.seats)],
        removed=_row(view.removed),
        turn=view.turn,
        starter=view.starter,
        open=ALL_OPEN if over else sum(_BITS[zone] for zone in view.open),
        turns=turns,
        phases=_stack(over=over),
    )


def _stack(*, over: bool) -> list[Phase[Any]]:
    return [] if over else [BANQUET]


def _lairs(view: CourtisansView) -> list[int]:
    """Where each spy lies, by number."""
    places = dict.fromkeys(view.removed_spies, REMOVED)
    rows = (view.above, view.below, *(player.spies for player in view.players))
    places.update((number, place) for place, row in enumerate(rows) for number in row)
    return [places[number] for number in sorted(places)]


def _mask(lairs: list[int], place: int) -> int:
    return sum(1 << number for number, lair in enumerate(lairs) if lair == place)


def _unseen_spies(view: CourtisansView) -> list[int]:
    """The families of the spies that the viewer has not seen."""
    return [family for family, counts in enumerate(view.unseen) for _ in range(counts[-1])]


def _unseen(view: CourtisansView, spies_of: Any) -> list[int]:
    """The cards that the viewer has not seen: those that are no spies, and the spies of some families."""
    width = len(ROLES)
    found = [
        width * family + role
        for family, counts in enumerate(view.unseen)
        for role in range(width)
        for _ in range(counts[role])
    ]
    return found + [SPY + family for family in spies_of for _ in range(view.unseen[family][-1])]


def _row(families: tuple[Roles, ...]) -> list[int]:
    return [roles.count(role) for roles in families for role in ROLES]


def _missions(view: CourtisansView, chance: Chance) -> tuple[tuple[int, int], ...]:
    """The viewer's own, others drawn from the rest; at the end all are known."""
    if view.shown_missions:
        return tuple((WHITE.index(white), BLUE.index(blue)) for white, blue in view.shown_missions)
    columns = []
    for place, box in enumerate((WHITE, BLUE)):
        own = [box.index(view.missions[place])] if view.missions else []
        others = [mission for mission in range(len(box)) if mission not in own]
        (drawn,), _ = deal(chance, others, [view.seats - len(own)])
        if view.viewer is not None and own:
            drawn[view.viewer : view.viewer] = own
        columns.append(drawn)
    return tuple(zip(columns[0], columns[1], strict=True))
