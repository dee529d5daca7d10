"""From a view back to a world it allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mahfel.engine import Chance, Phase, Seat, SplitMix64
from mahfel.games.saboteur.belief import Belief
from mahfel.games.saboteur.mine import Mine
from mahfel.games.saboteur.mine.spots import spot_of
from mahfel.games.saboteur.mine.tiles import GOAL_CARDS, TUNNEL_COUNT
from mahfel.games.saboteur.mine.tiles import NUMBERS as MINE_NUMBERS
from mahfel.games.saboteur.options import SaboteurOptions
from mahfel.games.saboteur.phases.course import COURSE
from mahfel.games.saboteur.phases.draft import DRAFT
from mahfel.games.saboteur.phases.turns import TURNS
from mahfel.games.saboteur.state import SaboteurState
from mahfel.games.saboteur.view import SaboteurView
from mahfel.games.saboteur.words import (
    FIRST_BREAK,
    NUMBERS,
    PACK,
    PLACES,
    ROLES,
    TOOLS,
    gold_cards,
    role_cards,
)
from mahfel.kit.dealing import deal, unseen


def imagine(view: SaboteurView, chance: Chance, belief: Belief | None = None) -> SaboteurState:
    """A world drawn uniformly among those that ``view`` allows; a ``belief`` weighs who the saboteurs are by what each
    seat has done, and may let the game end with this round, with roles and goals as uncertain as they are."""
    seats = view.seats
    hands, down, pile = _cards(view, chance)
    gold, pool, gold_pile = _gold(view, chance)
    roles, aside = _roles(view, chance, belief)
    options = view.options
    if belief is not None and belief.this_round_only and view.n < options.rounds:
        options = _ending_with(options, view.n)
    return SaboteurState(
        seats=seats,
        options=options,
        n=view.n,
        mine=_mine(view, chance),
        pile=pile,
        hands=hands,
        up=[NUMBERS[card] for card, count in view.up.items() for _ in range(count)],
        down=down,
        broken=[sum(1 << seat for seat, player in enumerate(view.players) if tool in player.broken) for tool in TOOLS],
        roles=roles,
        aside=aside,
        maps=[sum(1 << PLACES.index(goal) for goal in player.looked) for player in view.players],
        deeds=[player.deeds for player in view.players],
        turn=view.turn,
        starter=view.starter,
        gold=gold,
        paid=[list(player.paid) for player in view.players],
        loose=[player.loose for player in view.players],
        lots=[view.lots if seat == view.viewer else () for seat in range(seats)],
        gold_pile=gold_pile,
        pool=pool,
        queue=view.queue,
        stories=view.stories,
        chance=SplitMix64(chance.below(1 << 32)),
        phases=_stack(view),
    )


def _stack(view: SaboteurView) -> list[Phase[Any]]:
    if view.phase == "over":
        return []
    return [COURSE, DRAFT if view.phase == "draft" else TURNS]


def _ending_with(options: SaboteurOptions, n: int) -> SaboteurOptions:
    return SaboteurOptions(
        gold_pool=options.gold_pool,
        gold_cards=options.gold_cards,
        competitive=options.competitive,
        hidden_goal_is_open=options.hidden_goal_is_open,
        redeal_if_no_saboteur=options.redeal_if_no_saboteur,
        rounds=n,
        first_player=options.first_player,
    )


# -- the mine ------------------------------------------------------------------------------------------------------


def _mine(view: SaboteurView, chance: Chance) -> Mine:
    """The mine as it lies; the goals that the viewer does not know are shuffled."""
    known = [MINE_NUMBERS.get(goal or seen, -1) for goal, seen in zip(view.goals, view.maps, strict=True)]
    rest = [card for card in GOAL_CARDS if card not in known]
    chance.shuffle(rest)
    top, middle, bottom = (rest.pop() if card < 0 else card for card in known)
    mine = Mine((top, middle, bottom), goals_open=view.options.hidden_goal_is_open)
    for cell in view.mine:
        mine.put(spot_of(cell.x, cell.y), 2 * MINE_NUMBERS[cell.card] + cell.turned)
    mine.look_again()
    return mine


# -- cards and roles -----------------------------------------------------------------------------------------------


def _cards(view: SaboteurView, chance: Chance) -> tuple[list[list[int]], list[list[int]], list[int]]:
    """Hands, face-down discards and draw pile: all that the viewer has not seen is dealt anew."""
    players = view.players
    own = view.viewer
    if view.phase != "turn":
        return [[] for _ in players], [[] for _ in players], []
    in_mine = [MINE_NUMBERS[cell.card] for cell in view.mine if MINE_NUMBERS[cell.card] < TUNNEL_COUNT]
    up = [NUMBERS[card] for card, count in view.up.items() for _ in range(count)]
    before_seats = [FIRST_BREAK + TOOLS.index(tool) for player in players for tool in player.broken]
    hand = [NUMBERS[card] for card in view.hand]
    discarded = [NUMBERS[card] for card in view.discarded]
    hidden = unseen(PACK, in_mine, up, before_seats, hand, discarded)
    counts = [0 if seat == own else player.hand for seat, player in enumerate(players)]
    counts += [0 if seat == own else player.down for seat, player in enumerate(players)]
    dealt, pile = deal(chance, hidden, counts)
    hands, down = dealt[: view.seats], dealt[view.seats :]
    if own is not None:
        hands[own], down[own] = hand, discarded
    return [sorted(cards) for cards in hands], down, pile


def _roles(view: SaboteurView, chance: Chance, belief: Belief | None) -> tuple[list[int], int]:
    """Roles as the viewer knows them: all after the round, in it only its own."""
    if view.phase != "turn":
        story = view.stories[-1]
        return [int(seat in story.saboteurs) for seat in range(view.seats)], ROLES.index(story.aside)
    if belief is not None:
        return belief.roles(view, chance)
    while True:
        own = [] if view.viewer is None else [ROLES.index(view.role)]
        rest = unseen(role_cards(view.seats), own)
        dealt, (aside,) = deal(chance, rest, [0 if seat == view.viewer else 1 for seat in range(view.seats)])
        roles = [cards[0] if cards else own[0] for cards in dealt]
        if any(roles) or not view.options.redeal_if_no_saboteur:
            return roles, aside


# -- gold ----------------------------------------------------------------------------------------------------------


def _gold(view: SaboteurView, chance: Chance) -> tuple[list[list[int]], list[int], list[int]]:
    """Drafted gold of each seat, the pool and the gold that nobody has.

    The viewer's own is known; what it handed on is divided among those who took it; all else is dealt anew.
    """
    takes, owned = _known_takes(view, chance)
    known = [worth for worth in takes if worth is not None]
    waiting = len(view.queue)
    handed_on = [worth for worth in takes[len(takes) - waiting :] if worth is not None]
    pool = list(view.pool) or handed_on
    paid = [worth for player in view.players for worth in player.paid]
    rest = unseen(gold_cards(view.options.gold_cards), known, view.pool, paid)
    chance.shuffle(rest)
    gold: list[list[int]] = [[] for _ in view.players]
    for seat, worth in zip(owned[: len(takes) - waiting], takes, strict=False):
        gold[seat].append(rest.pop() if worth is None else worth)
    while len(pool) < waiting:
        pool.append(rest.pop())
    return gold, sorted(pool), rest


def _known_takes(view: SaboteurView, chance: Chance) -> tuple[list[int | None], list[Seat]]:
    """All cards drafted in the game and then those still to be taken, each with its worth as far as the viewer knows
    (cards of one lot in an order drawn by lot), and with the seat that takes it."""
    own = iter(view.gold)
    lots = iter(view.lots)
    takes: list[int | None] = []
    owned: list[Seat] = []
    for n, story in enumerate(view.stories, 1):
        if story.finder is None:
            continue
        done = list(takers_of(view.seats, story.finder, story.cards))
        sequence = [*done, *(view.queue if n == view.n else ())]
        lot: list[int] = []
        for place, seat in enumerate(sequence):
            owned.append(seat)
            if seat == view.viewer and place < len(done):
                takes.append(next(own))
                # What follows up to its next turn was handed on by the viewer, if there is anything.
                lot = []
                if place + 1 < len(sequence) and sequence[place + 1] != seat:
                    lot = list(next(lots).gold)
                    chance.shuffle(lot)
            else:
                takes.append(lot.pop() if lot else None)
    return takes, owned


def takers_of(seats: int, finder: Seat, cards: tuple[int, ...]) -> Iterator[Seat]:
    """Who took the cards of a draft, in order, from how many each has taken: round and round, counter-clockwise."""
    order = [(finder - step) % seats for step in range(seats)]
    for time in range(max(cards)):
        for seat in order:
            if cards[seat] > time:
                yield seat
