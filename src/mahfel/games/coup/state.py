"""A position of Coup."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from mahfel.engine import Chance, Move, Outcome, Phase, Seat, State
from mahfel.engine.event import Listener
from mahfel.games.coup import events
from mahfel.games.coup.box import Box
from mahfel.games.coup.moves import Keep, Lose, Show
from mahfel.games.coup.tokens import Tokens
from mahfel.games.coup.view import CoupView, view_of
from mahfel.kit.claims import Ledger
from mahfel.kit.clockwise import clockwise
from mahfel.kit.window import Window

Hand = tuple[str, ...]
"""Cards by name, sorted: no order of theirs tells anything."""

_COINS_OF_THE_BOX = 50


@dataclass(slots=True)
class CoupState(State):
    """Who has what. Hidden are ``court`` (in the order in which it is drawn), ``hands``, ``aside`` and ``removed``.

    ``known`` lists what a seat has seen of another's hand: (viewer, owner, card). ``open_aside`` is the seat whose loss
    is under doubt (-1: none); ``shown`` the card that an Inquisitor looks at; ``answers`` those of the open window.
    """

    seats: int
    box: Box
    court: list[str]
    hands: list[Hand]
    lost: list[Hand]
    aside: list[Hand]
    removed: list[Hand]
    coins: list[int]
    parties: list[str]
    reserve: int
    turn: Seat
    out: tuple[Seat, ...]
    known: tuple[tuple[Seat, Seat, str], ...]
    open_aside: Seat
    shown: str
    tokens: Tokens
    ledger: Ledger
    answers: list[Move | None]
    chance: Chance
    phases: list[Phase[Any]]
    tell: Listener | None = None

    def view(self, viewer: Seat | None) -> CoupView:
        """All that ``viewer`` may know."""
        return view_of(self, viewer)

    def outcome(self) -> Outcome | None:
        """The last one left; there is no second place."""
        if self.phases:
            return None
        alive = self.living()
        return Outcome(
            winners=alive, scores=tuple(float(seat in alive) for seat in range(self.seats)), reason="last_one_left"
        )

    def open_move(self, seat: Seat, move: Move) -> bool:
        """Answers in a window of several are sealed, and who doubts later than the first is never told; cards that are
        kept, shown to one other or set aside are hidden. All the rest is open."""
        top = self.phases[-1]
        if isinstance(top, Window) and len(top.invited(self)) > 1:
            return False
        if isinstance(move, Lose):
            return move.claim is None
        return not isinstance(move, Keep | Show)

    def copy(self) -> CoupState:
        """An independent position equal to this one."""
        return CoupState(
            self.seats,
            self.box,
            self.court[:],
            self.hands[:],
            self.lost[:],
            self.aside[:],
            self.removed[:],
            self.coins[:],
            self.parties[:],
            self.reserve,
            self.turn,
            self.out,
            self.known,
            self.open_aside,
            self.shown,
            self.tokens,
            self.ledger[:],
            self.answers[:],
            self.chance.copy(),
            self.phases[:],
        )

    # -- who is there ----------------------------------------------------------------------------------------------

    def alive(self, seat: Seat) -> bool:
        """Whether a seat has influence left; one whose loss is under doubt still counts."""
        return bool(self.hands[seat]) or self.open_aside == seat

    def has_left(self, seat: Seat) -> bool:
        """See ``State.has_left``."""
        return not self.alive(seat)

    def living(self) -> tuple[Seat, ...]:
        """All seats that are still in, ascending."""
        return tuple(seat for seat in range(self.seats) if self.hands[seat] or self.open_aside == seat)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """All other living seats, clockwise from the left neighbour."""
        hands, aside = self.hands, self.open_aside
        return tuple([other for other in clockwise(self.seats, seat) if hands[other] or aside == other])

    def same_side(self, one: Seat, other: Seat) -> bool:
        """Whether two seats are party mates, which counts only while the living are of two parties."""
        parties = self.parties
        if not parties or parties[one] != parties[other]:
            return False
        side = parties[one]
        return any(parties[seat] != side for seat in self.living())

    def may_target(self, actor: Seat, target: Seat, *, coup: bool = False) -> bool:
        """Whether ``actor`` may aim something hostile at ``target``: no party mate, no treaty partner, no Peace."""
        if self.same_side(actor, target):
            return False
        tokens = self.tokens
        if tokens.peace == target and not coup:
            return False
        return not (actor in tokens.treaty and target in tokens.treaty and len(self.living()) > 2)

    # -- coins -----------------------------------------------------------------------------------------------------

    def gain(self, seat: Seat, coins: int) -> int:
        """A seat takes coins from the Treasury, as many as are there; how many."""
        if self.box.options.treasury == "fifty":
            coins = min(coins, self.treasury())
        self.coins[seat] += coins
        if self.tell is not None:
            self.tell(events.Gained(seat, coins))
        return coins

    def treasury(self) -> int:
        """What a Treasury of fifty coins has left; the reserve counts among them."""
        return max(0, _COINS_OF_THE_BOX - sum(self.coins) - self.reserve)

    def pay(self, seat: Seat, other: Seat | None, coins: int) -> int:
        """A seat gives coins to another or (None) to the Treasury, as many as it has; how many."""
        coins = min(coins, self.coins[seat])
        self.coins[seat] -= coins
        if other is not None:
            self.coins[other] += coins
        if self.tell is not None:
            self.tell(events.Paid(seat, other, coins))
        return coins

    def tax_on(self, seat: Seat, role: str | None) -> int:
        """What claiming a character costs a seat beside everything else: 1 while another holds the Tax token on it."""
        tokens = self.tokens
        return int(role is not None and tokens.tax_role == role and tokens.tax_holder != seat)

    def pay_tax(self, seat: Seat, role: str | None) -> None:
        """Pay what ``tax_on`` says, before the claim can be doubted."""
        if self.tax_on(seat, role):
            self.pay(seat, self.tokens.tax_holder, 1)

    # -- cards -----------------------------------------------------------------------------------------------------

    def draw(self, seat: Seat, count: int) -> Hand:
        """A seat draws cards, as many as the Court has; which."""
        count = min(count, len(self.court))
        drawn = tuple(sorted(self.court.pop() for _ in range(count)))
        self.hands[seat] = tuple(sorted((*self.hands[seat], *drawn)))
        if self.tell is not None:
            self.tell(events.Drew(seat, count, drawn))
        return drawn

    def put_back(self, seat: Seat, cards: Iterable[str]) -> None:
        """Cards of a seat go back to the Court, which is shuffled."""
        for card in cards:
            self.remove(seat, card)
            self.court.append(card)
        self.chance.shuffle(self.court)

    def remove(self, seat: Seat, card: str) -> None:
        """A card leaves a hand; what others knew of it they know no more."""
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)
        if self.known:
            self.forget(seat, card)

    def forget(self, owner: Seat, card: str | None = None) -> None:
        """Knowledge of a hand is void where its cards may have changed: of one card, or (None) of all."""
        kept = []
        told: set[Seat] = set()
        for fact in self.known:
            viewer, whose, what = fact
            if whose == owner and (card is None or (what == card and viewer not in told)):
                told.add(viewer)
            else:
                kept.append(fact)
        self.known = tuple(kept)

    def learn(self, viewer: Seat, owner: Seat, card: str) -> None:
        """A seat has seen a card of another's hand; seeing the same one again tells nothing new."""
        seen = sum(fact == (viewer, owner, card) for fact in self.known)
        if seen < 1:
            self.known = tuple(sorted((*self.known, (viewer, owner, card))))

    def fall(self, seat: Seat) -> None:
        """A seat whose last influence is gone is out; its coins lie frozen until the end of the turn."""
        self.out = (*self.out, seat)
        if self.tell is not None:
            self.tell(events.FellOut(seat))

    def decided(self) -> bool:
        """Whether one seat is left; the game ends at once then, in the middle of whatever is going on."""
        alive = self.living()
        if len(alive) > 1:
            return False
        self.phases.clear()
        if self.tell is not None:
            for seat in range(self.seats):
                if hidden := (*self.hands[seat], *self.aside[seat]):
                    self.tell(events.Revealed(seat, tuple(sorted(hidden))))
            self.tell(events.Won(alive, "last_one_left"))
        return True
