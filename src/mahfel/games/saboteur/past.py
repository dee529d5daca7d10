"""Rounds that are over, for positions made up in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mahfel.engine import Seat
from mahfel.games.saboteur.imagine import takers_of
from mahfel.games.saboteur.story import Lot, Story
from mahfel.games.saboteur.words import PLACES, ROLE_CARDS, ROLES, WAGES

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState


def tell_past(state: SaboteurState, rounds: Sequence[Mapping[str, Any]]) -> None:
    """Give a state the rounds before its own: ``finder``, ``saboteurs``, ``treasure`` (default: middle) and ``gold``,
    the worths of the cards each seat got. Raises ValueError for what cannot have been."""
    for n, told in enumerate(rounds, 1):
        finder = told.get("finder")
        gold = [tuple(cards) for cards in told.get("gold", [()] * state.seats)]
        if len(gold) != state.seats:
            raise ValueError(f"gold of round {n} is given for {len(gold)} seats of {state.seats}")
        saboteurs = tuple(sorted(told.get("saboteurs", ())))
        aside = aside_of(state.seats, saboteurs)
        story = Story(finder, told.get("treasure", PLACES[1]), saboteurs, ROLES[aside], tuple(map(len, gold)))
        for cards in gold:
            for worth in cards:
                if worth not in state.gold_pile:
                    raise ValueError(f"there are not so many gold cards worth {worth}")
                state.gold_pile.remove(worth)
        if finder is None:
            _paid(state, saboteurs, gold)
        else:
            _drafted(state, n, story, gold)
        state.stories = (*state.stories, story)


def aside_of(seats: int, saboteurs: Sequence[Seat]) -> int:
    """The role card set aside when these seats are saboteurs. Raises ValueError when the cards do not allow it."""
    missing = ROLE_CARDS[seats][1] - len(set(saboteurs))
    if missing not in (0, 1) or any(not 0 <= seat < seats for seat in saboteurs):
        raise ValueError(f"of {seats} players {tuple(saboteurs)} cannot be all saboteurs")
    return missing


def _paid(state: SaboteurState, saboteurs: Sequence[Seat], gold: Sequence[tuple[int, ...]]) -> None:
    wage = WAGES[len(saboteurs)]
    for seat, cards in enumerate(gold):
        if sum(cards) > (wage if seat in saboteurs else 0):
            raise ValueError(f"seat {seat} is paid too much, or is no saboteur")
        state.paid[seat] += cards
        state.loose[seat] += wage - sum(cards) if seat in saboteurs else 0


def _drafted(state: SaboteurState, n: int, story: Story, gold: Sequence[tuple[int, ...]]) -> None:
    assert story.finder is not None
    if any(gold[seat] for seat in story.saboteurs):
        raise ValueError("saboteurs take no gold when the treasure is found")
    if max(story.cards) > 1 + min(count for seat, count in enumerate(story.cards) if seat not in story.saboteurs):
        raise ValueError("gold is taken round and round: nobody gets two cards more than another")
    sequence = list(takers_of(state.seats, story.finder, story.cards))
    lying = [iter(cards) for cards in gold]
    worths = [next(lying[seat]) for seat in sequence]
    for seat, cards in enumerate(gold):
        state.gold[seat] += cards
    for place, seat in enumerate(sequence):
        stop = next((later for later in range(place + 1, len(sequence)) if sequence[later] == seat), len(sequence))
        if stop > place + 1:
            lot = Lot(n, tuple(sequence[place + 1 : stop]), tuple(sorted(worths[place + 1 : stop])))
            state.lots[seat] = (*state.lots[seat], lot)
