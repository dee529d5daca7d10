"""Reward cards: one is drawn for each set that does not end the game, and what it says is done at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mahfel.engine import Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.maloun import events
from mahfel.games.maloun.burns import Burns, holds
from mahfel.games.maloun.moves import NO_BURN, Burn, Choose, Keep, Swap
from mahfel.games.maloun.phases.asks import one
from mahfel.games.maloun.phases.deck import draws, settle
from mahfel.games.maloun.words import (
    BACK_SHELF,
    CARDS,
    CLEAN_OUT,
    FRESH_DELIVERY,
    NAMES,
    PERMANENT,
    REWARDS,
    TASTING,
    is_spoiled,
    names,
)
from mahfel.kit.clockwise import clockwise

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState

SHELF: Final = 5
TASTED: Final = 2
CLEANED: Final = 3
DELIVERED: Final = 2


class Rewarding(Phase["MalounState"], frozen=True, tag="rewarding"):
    """The builder draws a reward card; a low hand is refilled before."""

    seat: Seat

    def begin(self, state: MalounState) -> None:
        """Draw it."""
        self._draw(state)

    def resumed(self, state: MalounState, ended: Phase[MalounState], result: Any) -> None:
        """The refill had emptied the deck."""
        self._draw(state)

    def _draw(self, state: MalounState) -> None:
        if not settle(state):
            return
        seat = self.seat
        if not state.rewards:
            self._idle(state, "")
            return
        reward = state.rewards.pop()
        if state.tell is not None:
            state.tell(events.Rewarded(seat, REWARDS[reward]))
        if reward in PERMANENT:
            state.permanents[seat] |= 1 << reward
            state.finish()
            return
        state.rewards_gone = (*state.rewards_gone, reward)
        effect = self._effect(state, reward)
        if effect is None:
            self._idle(state, REWARDS[reward])
            return
        state.phases[-1] = effect
        effect.begin(state)

    def _effect(self, state: MalounState, reward: int) -> Phase[MalounState] | None:
        seat = self.seat
        if reward == FRESH_DELIVERY:
            return Delivering(seat)
        if reward == CLEAN_OUT:
            return CleaningOut(seat)
        if reward == BACK_SHELF:
            return ReadingShelf(seat) if state.burnt else None
        if not targets(state, seat):
            return None
        if reward == TASTING:
            return Tasting(seat)
        return Swapping(seat) if state.hands[seat] else None

    def _idle(self, state: MalounState, reward: str) -> None:
        if state.tell is not None:
            state.tell(events.RewardIdle(self.seat, reward))
        state.finish()


class Delivering(Phase["MalounState"], frozen=True, tag="delivering"):
    """Fresh delivery: two cards from the deck."""

    seat: Seat

    def begin(self, state: MalounState) -> None:
        """Draw them."""
        if draws(state, (self.seat,) * DELIVERED):
            state.finish()

    def resumed(self, state: MalounState, ended: Phase[MalounState], result: Any) -> None:
        """All are drawn."""
        state.finish()


class CleaningOut(Phase["MalounState"], frozen=True, tag="clean_out"):
    """Clean-out: burn up to three cards and draw as many."""

    seat: Seat

    def asked(self, state: MalounState) -> Asked:
        """The owner."""
        return one(self.seat, "clean_out", NO_BURN, "maloun-8.7")

    def asks(self, state: MalounState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == self.seat

    def legal(self, state: MalounState, seat: Seat) -> Moves:
        """Any cards, up to three."""
        return Burns(state.hands[seat], 0, CLEANED)

    def play(self, state: MalounState, seat: Seat, move: Move) -> None:
        """They are burnt and replaced."""
        if not isinstance(move, Burn):
            raise Refused("game.wrong_move")
        burn(state, seat, move, 0, CLEANED)
        if not move.cards or draws(state, (seat,) * len(move.cards)):
            state.finish()

    def resumed(self, state: MalounState, ended: Phase[MalounState], result: Any) -> None:
        """All are drawn."""
        state.finish()


class ReadingShelf(Phase["MalounState"], frozen=True, tag="back_shelf"):
    """Back shelf: look at the top of the burnt pile and take one card; the others go back on top in random order."""

    seat: Seat

    def begin(self, state: MalounState) -> None:
        """Look at five cards, or as many as there are."""
        state.look = tuple(sorted(state.burnt[-SHELF:]))
        if state.tell is not None:
            state.tell(events.ShelfSeen(self.seat, len(state.look), names(state.look)))

    def asked(self, state: MalounState) -> Asked:
        """The owner."""
        return one(self.seat, "back_shelf", Keep(NAMES[state.look[0]]), "maloun-8.8")

    def asks(self, state: MalounState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == self.seat

    def legal(self, state: MalounState, seat: Seat) -> Moves:
        """One of them."""
        return Listed(Keep(NAMES[which]) for which in dict.fromkeys(state.look))

    def play(self, state: MalounState, seat: Seat, move: Move) -> None:
        """It comes into the hand."""
        which = kept(state, move)
        rest = list(state.look)
        rest.remove(which)
        del state.burnt[-len(state.look) :]
        state.chance.shuffle(rest)
        state.burnt.extend(rest)
        state.look = ()
        state.take(seat, which)
        if state.tell is not None:
            state.tell(events.ShelfTaken(seat, NAMES[which]))
        state.finish()


class Tasting(Phase["MalounState"], frozen=True, tag="tasting"):
    """Tasting: look at two random cards of somebody's hand."""

    seat: Seat

    def asked(self, state: MalounState) -> Asked:
        """The owner."""
        return one(self.seat, "tasting", Choose(targets(state, self.seat)[0]), "maloun-8.9")

    def asks(self, state: MalounState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == self.seat

    def legal(self, state: MalounState, seat: Seat) -> Moves:
        """Everybody else who has a card."""
        return Listed(Choose(other) for other in targets(state, seat))

    def play(self, state: MalounState, seat: Seat, move: Move) -> None:
        """The cards stay where they are."""
        if not isinstance(move, Choose):
            raise Refused("game.wrong_move")
        other = _target(state, seat, move.seat)
        hand = state.hands[other][:]
        state.chance.shuffle(hand)
        seen = tuple(sorted(hand[:TASTED]))
        for which in dict.fromkeys(seen):
            for _ in range(seen.count(which) - state.known[seat].count((other, which))):
                state.learn(seat, other, which)
        if state.tell is not None:
            state.tell(events.Tasted(seat, other, len(seen), names(seen)))
        state.finish()


class Swapping(Phase["MalounState"], frozen=True, tag="counter_swap"):
    """Counter swap: give somebody one of your cards for a random one of theirs."""

    seat: Seat

    def asked(self, state: MalounState) -> Asked:
        """The owner; by default the worst card goes to the left."""
        worst = min(state.hands[self.seat], key=lambda which: (not is_spoiled(which), which))
        return one(self.seat, "counter_swap", Swap(targets(state, self.seat)[0], NAMES[worst]), "maloun-8.10")

    def asks(self, state: MalounState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == self.seat

    def legal(self, state: MalounState, seat: Seat) -> Moves:
        """Any card, to anybody who has one."""
        mine = [NAMES[which] for which in dict.fromkeys(state.hands[seat])]
        return Listed(Swap(other, name) for other in targets(state, seat) for name in mine)

    def play(self, state: MalounState, seat: Seat, move: Move) -> None:
        """The two know what has changed hands, nobody else does."""
        if not isinstance(move, Swap):
            raise Refused("game.wrong_move")
        other = _target(state, seat, move.seat)
        given = CARDS.get(move.card, -1)
        if given not in state.hands[seat]:
            raise Refused("maloun.not_in_hand", card=move.card)
        taken = state.chance.choice(state.hands[other])
        state.hands[seat].remove(given)
        state.hands[other].remove(taken)
        state.take(seat, taken)
        state.take(other, given)
        state.forget(seat)
        state.forget(other)
        state.learn(seat, other, given)
        state.learn(other, seat, taken)
        if state.tell is not None:
            both = (seat, other)
            state.tell(events.Swapped(seat, other, both, NAMES[given], NAMES[taken]))
        state.finish()


def targets(state: MalounState, seat: Seat) -> tuple[Seat, ...]:
    """All others who hold a card, clockwise."""
    return tuple(other for other in clockwise(state.seats, seat) if state.hands[other])


def _target(state: MalounState, seat: Seat, other: Seat) -> Seat:
    if other not in targets(state, seat):
        raise Refused("maloun.no_such_player", seat=other)
    return other


def kept(state: MalounState, move: Move) -> int:
    """The card that is kept of those that are looked at. Raises ``Refused``."""
    if not isinstance(move, Keep):
        raise Refused("game.wrong_move")
    which = CARDS.get(move.card, -1)
    if which not in state.look:
        raise Refused("maloun.not_shown", card=move.card)
    return which


def burn(state: MalounState, seat: Seat, move: Burn, least: int, most: int) -> None:
    """Cards go face down on the burnt pile. Raises ``Refused`` before anything has changed."""
    hand, cards = state.hands[seat], move.cards
    most = min(most, len(hand))
    if not min(least, most) <= len(cards) <= most:
        raise Refused("maloun.burn_count", count=len(cards), least=min(least, most), most=most)
    if not holds(hand, cards):
        raise why_not_held(hand, cards)
    for name in cards:
        which = CARDS[name]
        hand.remove(which)
        state.burnt.append(which)
    if cards and any(state.known):
        state.forget(seat)
    if state.tell is not None:
        state.tell(events.Burnt(seat, len(cards), cards))


def why_not_held(hand: list[int], cards: tuple[str, ...]) -> Refused:
    """Why these cards cannot be taken from a hand."""
    for name in cards:
        if name not in CARDS:
            return Refused("maloun.no_such_card", card=name)
        if cards.count(name) > hand.count(CARDS[name]):
            return Refused("maloun.not_in_hand", card=name)
    return Refused("maloun.unsorted", cards=list(cards))
