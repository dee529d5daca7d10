"""The gold draft: the miners take gold cards, counter-clockwise, each seeing what is left."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from mahfel.engine import Ask, Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.saboteur import events
from mahfel.games.saboteur.moves import Keep, keep
from mahfel.games.saboteur.story import Lot

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState


class Draft(Phase["SaboteurState"], frozen=True, tag="draft"):
    """Each of ``state.queue`` in turn keeps one card of ``state.pool``; the last card needs no choice."""

    def begin(self, state: SaboteurState) -> None:
        """The pool is handed to the first."""
        self._hand_on(state)

    def asked(self, state: SaboteurState) -> Asked:
        """The seat that holds the pool."""
        return _to_keep(state.queue[0], state.pool[-1])

    def asks(self, state: SaboteurState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == state.queue[0]

    def legal(self, state: SaboteurState, seat: Seat) -> Moves:
        """One move for each worth in the pool, the least first."""
        return _keeps(tuple(dict.fromkeys(state.pool)))

    def play(self, state: SaboteurState, seat: Seat, move: Move) -> None:
        """Keep a card; the others go on."""
        if not isinstance(move, Keep):
            raise Refused("game.wrong_move")
        if move.gold not in state.pool:
            raise Refused("saboteur.not_in_pool", gold=move.gold)
        self._take(state, int(move.gold))
        self._hand_on(state)

    def _take(self, state: SaboteurState, worth: int) -> None:
        seat, *rest = state.queue
        state.pool.remove(worth)
        state.gold[seat].append(worth)
        state.queue = tuple(rest)
        if rest:
            state.lots[seat] = (*state.lots[seat], Lot(state.n, state.queue, tuple(state.pool)))
        story = state.stories[-1]
        cards = tuple(count + (other == seat) for other, count in enumerate(story.cards))
        state.stories = (*state.stories[:-1], msgspec.structs.replace(story, cards=cards))
        if state.tell is not None:
            state.tell(events.GoldKept(seat, worth))

    def _hand_on(self, state: SaboteurState) -> None:
        """The next seat looks at what is left: who handed it on before now learns who took what."""
        if not state.queue:
            state.finish()
            return
        seat = state.queue[0]
        state.lots[seat] = looked_again(state.lots[seat], seat, state.pool)
        if state.tell is not None:
            state.tell(events.PoolSeen(seat, len(state.pool), tuple(state.pool)))
        if len(state.pool) == 1:
            self._take(state, state.pool[0])
            state.finish()


def looked_again(lots: tuple[Lot, ...], seat: Seat, pool: list[int]) -> tuple[Lot, ...]:
    """What ``seat`` knows when the pool comes back to it: its last lot ends before it, less what is still there."""
    if not lots or seat not in lots[-1].seats:
        return lots
    *before, last = lots
    taken = last.seats[: last.seats.index(seat)]
    gone = Counter(last.gold) - Counter(pool)
    return (*before, Lot(last.n, taken, tuple(sorted(gone.elements())))) if taken else tuple(before)


DRAFT: Final = Draft()


@cache
def _to_keep(seat: Seat, best: int) -> Asked:
    # Whoever is away keeps the card that is worth most.
    return {seat: Ask(kind="keep", default=keep(best), rule="saboteur-9.5")}


@cache
def _keeps(worths: tuple[int, ...]) -> Listed:
    return Listed(map(keep, worths))
