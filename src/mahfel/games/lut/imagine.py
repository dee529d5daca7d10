"""From a view of Lut back to a world it allows."""

from __future__ import annotations

from mahfel.engine import Chance
from mahfel.games.lut.phases import RAID
from mahfel.games.lut.road import Road
from mahfel.games.lut.sides import sides_of
from mahfel.games.lut.stage import STAGES
from mahfel.games.lut.state import LutState
from mahfel.games.lut.view import LutView
from mahfel.games.lut.words import CARDS, DECK, KINDS, LEAST_VALUE, Kind
from mahfel.kit.dealing import deal, unseen


def imagine(view: LutView, chance: Chance) -> LutState:
    """A world drawn uniformly among those that ``view`` allows: the hands that the viewer cannot see and the pile."""
    seen: list[Kind] = []
    for name, count in view.discarded.items():
        seen += [CARDS[name]] * count
    for side in view.sides:
        seen += [value - LEAST_VALUE for value in side.booty]
    for caravan in view.caravans:
        seen.append(caravan.value - LEAST_VALUE)
        seen += [CARDS[lying.card] for lying in caravan.cards]
    known = [None if player.hand is None else [CARDS[card] for card in player.hand] for player in view.players]
    for hand in known:
        seen += hand or ()
    counts = [player.count for player, hand in zip(view.players, known, strict=True) if hand is None]
    dealt, pile = deal(chance, unseen(DECK, seen), counts)
    rest = iter(dealt)
    hands: list[list[Kind]] = []
    for hand in known:
        if hand is None:
            hands.append(next(rest))
        else:
            # The order in which it was drawn is forgotten, and means nothing.
            chance.shuffle(hand)
            hands.append(hand)
    return LutState(
        seats=view.seats,
        options=view.options,
        pile=pile,
        hands=hands,
        held=[held_in(hand) for hand in hands],
        road=_road(view),
        booty=[side.booty for side in view.sides],
        discarded=_discarded(view),
        turn=view.turn,
        starter=view.starter,
        stage=STAGES.index(view.stage),
        ended=view.outcome.reason if view.outcome is not None else "",
        phases=[] if view.phase == "over" else [RAID],
    )


def held_in(hand: list[Kind]) -> int:
    """The mask of the kinds in a hand."""
    held = 0
    for kind in hand:
        held |= 1 << kind
    return held


def _discarded(view: LutView) -> list[int]:
    counts = [0] * len(KINDS)
    for name, count in view.discarded.items():
        counts[CARDS[name]] = count
    return counts


def _road(view: LutView) -> Road:
    """The road with its gone caravans, each card laid again in its order."""
    road = Road(sides_of(view.seats, view.options.teams))
    for caravan in view.caravans:
        road.skip_to(caravan.id)
        road.send(caravan.seat, caravan.value)
        for lying in caravan.cards:
            road.lay(lying.seat, CARDS[lying.card], caravan.id)
    road.skip_to(view.played + 1)
    return road
