"""What is always true, for the harnesses: see ``mahfel.testing.checks``."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mahfel.engine import Seat
from mahfel.games.saboteur.mine import Mine
from mahfel.games.saboteur.mine.spots import STEP
from mahfel.games.saboteur.mine.tiles import GOAL_CARDS, OPEN, TREASURE, TUNNEL_COUNT, is_goal
from mahfel.games.saboteur.mine.tiles import NAMES as MINE_NAMES
from mahfel.games.saboteur.phases.course import COURSE
from mahfel.games.saboteur.phases.draft import DRAFT
from mahfel.games.saboteur.phases.turns import TURNS
from mahfel.games.saboteur.state import SaboteurState
from mahfel.games.saboteur.words import FIRST_BREAK, PACK, PLACES, ROLES, TOOLS, WAGES, gold_cards, role_cards

REVEALS: Final = frozenset(
    {
        "dealt",
        "drew",
        "map_read",
        "goal_turned",
        "round_ended",
        "roles_shown",
        "pool_drawn",
        "pool_seen",
        "gold_kept",
        "paid",
        "nobody_paid",
        "counted",
        "won",
    }
)

OCCURS: Final = {
    "dug.card": frozenset(MINE_NAMES[:TUNNEL_COUNT]),
    "goal_turned.goal": frozenset(PLACES),
    "goal_turned.card": frozenset(MINE_NAMES[card] for card in GOAL_CARDS),
    "broke.tool": frozenset(TOOLS),
    "mended.tool": frozenset(TOOLS),
    "map_read.goal": frozenset(PLACES),
    "roles_shown.aside": frozenset(ROLES),
    "paid.nuggets": frozenset({2, 3, 4}),
    "round_ended.treasure": frozenset(PLACES),
}

RARE: Final = frozenset({"nobody_paid"})
"""Only with three or four at the table, or where options say so, is there a round that pays nobody."""

ENDS: Final = {"rounds_played/nuggets": (0.35, 0.75), "rounds_played/shared": (0.25, 0.65)}
"""Of random games, where saboteurs win most rounds and share what they are paid."""


def hidden(state: SaboteurState, viewer: Seat | None) -> tuple[int, ...]:
    """While a round is played: the roles that ``viewer`` cannot know, the one set aside the last. Later: nothing."""
    if not state.phases or state.phases[-1] is not TURNS:
        return ()
    others = tuple(role for seat, role in enumerate(state.roles) if seat != viewer)
    return others if state.options.redeal_if_no_saboteur else (*others, state.aside)


def invariants(state: SaboteurState) -> None:
    """Cards, roles and gold are conserved; the mine is what a fresh look at it would find; the phase fits the rest."""
    _cards(state)
    _mine(state.mine)
    _roles(state)
    _gold(state)
    _phase(state)


def _cards(state: SaboteurState) -> None:
    if not state.phases or state.phases[-1] is DRAFT:
        places = (state.pile, state.up, *state.hands, *state.down)
        assert not any(places), "cards lie about after the round"
        assert not any(state.broken), "tools are broken after the round"
        return
    cards = Counter(state.pile)
    for row in (*state.hands, *state.down, state.up):
        cards.update(row)
    cards.update(tile >> 1 for tile in state.mine.cells.values() if tile >> 1 < TUNNEL_COUNT)
    for tool, seats in enumerate(state.broken):
        cards[FIRST_BREAK + tool] += seats.bit_count()
    assert cards == Counter(PACK), "a card has vanished, or appeared"
    assert all(hand == sorted(hand) for hand in state.hands), "the order of a hand tells something"
    sizes = {len(hand) for hand in state.hands}
    assert max(sizes) - min(sizes) <= (0 if state.pile else 1), "hands are of different sizes"
    assert state.hands[state.turn], "somebody without a card is asked"


def _mine(mine: Mine) -> None:
    fresh = Mine(mine.goals, goals_open=mine.goals_open)
    for spot, tile in mine.cells.items():
        fresh.put(spot, tile)
    assert not fresh.look_again().goals, "light reaches a goal that lies face down"
    for name in ("cells", "hidden", "light", "slots", "front", "places"):
        assert getattr(fresh, name) == getattr(mine, name), f"{name} of the mine are not what a fresh look finds"
    for spot, tile in mine.cells.items():
        for bit, back in ((2, 8), (4, 1)):
            other = mine.cells.get(spot + STEP[bit])
            if other is not None and not is_goal(tile) and not is_goal(other):
                assert bool(OPEN[tile] & bit) == bool(OPEN[other] & back), "a mouth meets a wall"


def _roles(state: SaboteurState) -> None:
    assert sorted((*state.roles, state.aside)) == sorted(role_cards(state.seats)), "role cards are not what they were"
    assert any(state.roles) or not state.options.redeal_if_no_saboteur, "nobody is a saboteur"


def _gold(state: SaboteurState) -> None:
    gold = Counter(state.gold_pile)
    for row in (*state.gold, *state.paid, state.pool):
        gold.update(row)
    assert gold == Counter(gold_cards(state.options.gold_cards)), "gold has vanished, or appeared"
    assert state.pool == sorted(state.pool), "the order of the pool tells something"
    assert len(state.queue) == len(state.pool), "not everybody who waits for gold gets a card"
    for seat in range(state.seats):
        count = sum(story.cards[seat] for story in state.stories)
        assert count == len(state.gold[seat]) + len(state.paid[seat]), "the stories tell of other gold"
    owed = sum(WAGES[len(story.saboteurs)] * len(story.saboteurs) for story in state.stories if story.finder is None)
    assert owed == sum(map(sum, state.paid)) + sum(state.loose), "saboteurs are not paid what they earn"


def _phase(state: SaboteurState) -> None:
    if not state.phases:
        assert len(state.stories) == state.options.rounds, "the game is over before its rounds are"
        return
    assert state.phases[0] is COURSE, "the course is not below everything"
    assert len(state.phases) == 2, "one thing at a time"
    drafting = state.phases[-1] is DRAFT
    assert drafting == bool(state.queue), "a draft without takers, or takers without a draft"
    assert len(state.stories) == state.n - (not drafting), "a round is not told, or told too early"
    found = state.mine.goals.index(TREASURE) not in state.mine.hidden.values()
    assert found == drafting, "the treasure lies open and the round goes on, or the other way round"
