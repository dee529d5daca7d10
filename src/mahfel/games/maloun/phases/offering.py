"""The open request: everybody else offers one card or declines, all at once and sealed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from mahfel.engine import Ask, Chance, Move, Moves, Refused, Seat
from mahfel.games.maloun import events
from mahfel.games.maloun.moves import DECLINE, OFFERS, Decline, Offer, Request, wanted
from mahfel.games.maloun.phases.asks import TO_OFFER, TO_OFFER_CRISIS
from mahfel.games.maloun.phases.deck import draws
from mahfel.games.maloun.phases.picking import PICKING
from mahfel.games.maloun.words import ANY_DRINK, CARDS, DRINKS, WATER, Card, drink_of, is_spoiled
from mahfel.kit.offers import Offers

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState


class Offerable:
    """Decline, or one of the cards of a hand that are among the ``allowed`` (a bitmask over cards)."""

    __slots__ = ("allowed", "hand")

    def __init__(self, hand: Sequence[Card], allowed: int) -> None:
        self.hand = hand
        self.allowed = allowed

    def __contains__(self, move: object) -> bool:
        if type(move) is Offer:
            which = CARDS.get(move.card, WATER)
            return bool(self.allowed >> which & 1) and which in self.hand
        return type(move) is Decline

    def cards(self) -> list[Card]:
        """The cards that may be offered, each once."""
        allowed = self.allowed
        return sorted({which for which in self.hand if allowed >> which & 1})

    def __iter__(self) -> Iterator[Move]:
        yield DECLINE
        for which in self.cards():
            yield OFFERS[which]

    def __len__(self) -> int:
        return 1 + len(self.cards())

    def sample(self, chance: Chance) -> Move:
        """Decline or one of the cards, each as likely."""
        cards = self.cards()
        drawn = chance.below(len(cards) + 1)
        return OFFERS[cards[drawn - 1]] if drawn else DECLINE

    def reduced(self) -> Sequence[Move]:
        """All of them: there are few."""
        return tuple(self)


class Offering(Offers["MalounState"], frozen=True, tag="offer"):
    """An honest barista gives a healthy card of a named drink; the Malʿoun, and in Crisis everybody, any drink."""

    def asker(self, state: MalounState) -> Seat:
        """Whose turn it is."""
        return state.turn

    def to_offer(self, state: MalounState) -> Ask:
        """The same for all, whatever they hold and whoever they are."""
        return TO_OFFER_CRISIS if state.box.crisis else TO_OFFER

    def choices(self, state: MalounState, seat: Seat) -> Moves:
        """What this seat may lay."""
        return Offerable(state.hands[seat], allowed(state, seat))

    def offered(self, move: Move) -> Card | None:
        """The card."""
        return CARDS[move.card] if isinstance(move, Offer) else None

    def play(self, state: MalounState, seat: Seat, move: Move) -> None:
        """Seal the answer; a card that cannot be offered is refused with the reason."""
        if type(move) is Offer:
            which = CARDS.get(move.card, -1)
            if not (which >= 0 and allowed(state, seat) >> which & 1 and which in state.hands[seat]):
                raise why_not(state, seat, move.card)
        super().play(state, seat, move)

    def receive(self, state: MalounState, offers: tuple[tuple[Seat, Card], ...]) -> None:
        """The offers lie shuffled before the requester, and the donors draw; or the requester does."""
        if not offers:
            if state.tell is not None:
                state.tell(events.NothingOffered(state.turn))
            state.request = None
            acted = state.phases[-2]
            state.phases.pop()
            if draws(state, (state.turn,)):
                acted.resumed(state, self, None)
            return
        known = any(state.known)
        for seat, which in offers:
            state.hands[seat].remove(which)
            state.gave[seat] = which
            if known:
                state.forget(seat)
        lying = [which for _, which in offers]
        state.chance.shuffle(lying)
        state.offers = tuple(lying)
        state.donors = donors = tuple([seat for seat, _ in offers])
        if state.tell is not None:
            state.tell(events.Offered(donors, len(donors)))
        state.phases[-1] = PICKING
        if draws(state, donors):
            PICKING.begin(state)


def allowed(state: MalounState, seat: Seat) -> int:
    """The cards that a seat may offer, as a bitmask; nobody may offer water."""
    if state.box.crisis or seat == state.maloun:
        return ANY_DRINK
    assert state.request is not None
    return wanted(state.request)


def why_not(state: MalounState, seat: Seat, name: str) -> Refused:
    """Why a seat may not offer a card."""
    which = CARDS.get(name, -1)
    if which < 0:
        return Refused("maloun.no_such_card", card=name)
    if which not in state.hands[seat]:
        return Refused("maloun.not_in_hand", card=name)
    if which == WATER:
        return Refused("maloun.offer_water")
    if is_spoiled(which):
        return Refused("maloun.offer_spoiled", card=name)
    request = state.request
    assert isinstance(request, Request)
    if DRINKS[drink_of(which)] not in request.drinks:
        return Refused("maloun.offer_unnamed", drinks=list(request.drinks))
    return Refused("maloun.offer_number", drink=request.numbered, number=request.number)


OFFERING = Offering()
