"""The course of the evening: reveal, auction, sacrifice, the fourth dark edge."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from mahfel.engine import Ask, Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.high_society.events import (
    BidMade,
    CastOut,
    Disgraced,
    Ended,
    Forfeited,
    Lost,
    MoneyShown,
    Pending,
    Reckoned,
    Revealed,
    Sacrificed,
    Taken,
    Won,
)
from mahfel.games.high_society.moves import PASS, Bid, Bids, Pass, Sacrifice, why_not
from mahfel.games.high_society.reckoning import reckon
from mahfel.games.high_society.words import (
    CARDS,
    DARK,
    DISGRACES,
    FAUX_PAS,
    LAST_DARK,
    LUXURIES,
    LUXURY_MASK,
    NAMES,
    PURSES,
    WORTH,
)

if TYPE_CHECKING:
    from mahfel.games.high_society.state import HighSocietyState

MOST_SEATS: Final = 5


class Evening(Phase["HighSocietyState"], frozen=True, tag="evening"):
    """Round after round, until the fourth dark edge is revealed."""

    def begin(self, state: HighSocietyState) -> None:
        """Reveal the first card."""
        self._reveal(state)

    def resumed(self, state: HighSocietyState, ended: Phase[HighSocietyState], result: Any) -> None:
        """After an auction: a Faux Pas that can strike now strikes before the next card is revealed."""
        if result == FAUX_PAS:
            state.push(SACRIFICE)
        else:
            self._reveal(state)

    def _reveal(self, state: HighSocietyState) -> None:
        card = state.deck[state.shown]
        state.shown += 1
        if card in DARK:
            state.dark += 1
        if state.tell is not None:
            state.tell(Revealed(NAMES[card], state.dark))
        if state.dark == LAST_DARK:
            if state.tell is not None:
                announce_end(state)
            state.finish()
            return
        state.push(REVERSE if card in DISGRACES else AUCTION)


class Auction(Phase["HighSocietyState"], frozen=True, tag="auction"):
    """Bid higher or pass; the last seat left takes the card and pays."""

    def asked(self, state: HighSocietyState) -> Asked:
        """The seat whose turn it is."""
        return (_TO_BID if state.high else _TO_OPEN)[state.turn]

    def asks(self, state: HighSocietyState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == state.turn

    def legal(self, state: HighSocietyState, seat: Seat) -> Moves:
        """Pass, or any cards that beat the highest bid."""
        return Bids(state.purses[seat], state.high - WORTH[state.bids[seat]])

    def play(self, state: HighSocietyState, seat: Seat, move: Move) -> None:
        """A bid or a pass."""
        if type(move) is Bid:
            lying = state.bids[seat]
            purse = state.purses[seat]
            short = state.high - WORTH[lying]
            added = PURSES.get(move.cards, 0)
            if not added or added & ~purse or WORTH[added] <= short:
                raise why_not(purse, short, WORTH[lying], move)
            state.purses[seat] = purse & ~added
            state.bids[seat] = lying = lying | added
            state.high = WORTH[lying]
            if state.tell is not None:
                state.tell(BidMade(seat, move.cards, state.high))
            state.pass_turn()
        elif type(move) is Pass:
            self.passes(state, seat)
        else:
            raise Refused("game.wrong_move")

    def passes(self, state: HighSocietyState, seat: Seat) -> None:
        """The seat takes its money back and leaves; when one seat is left, the card is its."""
        state.take_back(seat)
        state.passed |= 1 << seat
        state.pass_turn()
        if state.passed.bit_count() == state.seats - 1:
            self._win(state, state.turn)

    def _win(self, state: HighSocietyState, seat: Seat) -> None:
        card = state.card
        price = WORTH[state.bids[seat]]
        state.bids[seat] = 0
        state.high = state.passed = 0
        state.starter = seat
        if state.tell is not None:
            state.tell(Taken(seat, NAMES[card], price))
        if card in LUXURIES and state.owned[seat] >> FAUX_PAS & 1:
            state.owned[seat] &= ~(1 << FAUX_PAS)
            state.discarded |= 1 << card | 1 << FAUX_PAS
            if state.tell is not None:
                state.tell(Forfeited(seat, NAMES[card]))
        else:
            state.owned[seat] |= 1 << card
        state.finish()


class ReverseAuction(Auction, frozen=True, tag="reverse_auction"):
    """The first seat to pass takes the disgrace card; the others pay what they have laid."""

    def asked(self, state: HighSocietyState) -> Asked:
        """The seat whose turn it is."""
        return (_TO_BID_REVERSE if state.high else _TO_OPEN_REVERSE)[state.turn]

    def passes(self, state: HighSocietyState, seat: Seat) -> None:
        """The auction ends at once."""
        card = state.card
        state.take_back(seat)
        if state.tell is not None:
            state.tell(Disgraced(seat, NAMES[card]))
        for other in range(state.seats):
            if state.bids[other]:
                if state.tell is not None:
                    state.tell(Lost(other, WORTH[state.bids[other]]))
                state.bids[other] = 0
        state.high = state.passed = 0
        state.turn = state.starter = seat
        state.owned[seat] |= 1 << card
        if card != FAUX_PAS:
            state.finish()
        elif state.owned[seat] & LUXURY_MASK:
            state.finish(FAUX_PAS)
        else:
            if state.tell is not None:
                state.tell(Pending(seat))
            state.finish()


class Sacrificing(Phase["HighSocietyState"], frozen=True, tag="sacrifice"):
    """Faux Pas: its owner gives up one luxury card of its choice."""

    def begin(self, state: HighSocietyState) -> None:
        """With exactly one luxury card there is nothing to choose."""
        luxuries = state.owned[state.turn] & LUXURY_MASK
        if luxuries.bit_count() == 1:
            self._give_up(state, luxuries.bit_length() - 1)

    def asked(self, state: HighSocietyState) -> Asked:
        """The owner of Faux Pas."""
        luxuries = state.owned[state.turn] & LUXURY_MASK
        return _to_sacrifice(state.turn, (luxuries & -luxuries).bit_length() - 1)

    def legal(self, state: HighSocietyState, seat: Seat) -> Moves:
        """Each of its luxury cards."""
        return sacrifices(state.owned[seat] & LUXURY_MASK)

    def play(self, state: HighSocietyState, seat: Seat, move: Move) -> None:
        """The luxury card leaves the game, and Faux Pas with it."""
        if not isinstance(move, Sacrifice):
            raise Refused("game.wrong_move")
        card = CARDS.get(move.card)
        if card is None:
            raise Refused("high_society.no_such_card", card=move.card)
        if card not in LUXURIES:
            raise Refused("high_society.not_a_luxury", card=move.card)
        if not state.owned[seat] >> card & 1:
            raise Refused("high_society.not_owned", card=move.card)
        self._give_up(state, card)

    def _give_up(self, state: HighSocietyState, card: int) -> None:
        seat = state.turn
        gone = 1 << card | 1 << FAUX_PAS
        state.owned[seat] &= ~gone
        state.discarded |= gone
        if state.tell is not None:
            state.tell(Sacrificed(seat, NAMES[card]))
        state.finish()


EVENING: Final = Evening()
AUCTION: Final = Auction()
REVERSE: Final = ReverseAuction()
SACRIFICE: Final = Sacrificing()


def _to_bid(rule: str, text: str) -> tuple[Asked, ...]:
    ask = Ask(kind="bid", default=PASS, rule=rule, text=text)
    return tuple({seat: ask} for seat in range(MOST_SEATS))


_TO_OPEN: Final = _to_bid("high_society-5.1", "bid-first")
_TO_BID: Final = _to_bid("high_society-5.2", "bid")
_TO_OPEN_REVERSE: Final = _to_bid("high_society-7.1", "bid-reverse-first")
_TO_BID_REVERSE: Final = _to_bid("high_society-7.2", "bid-reverse")


@cache
def _to_sacrifice(seat: Seat, lowest: int) -> Asked:
    # An absent owner loses the luxury card worth least.
    return {seat: Ask(kind="sacrifice", default=Sacrifice(NAMES[lowest]), rule="high_society-8.2", pace="long")}


@cache
def sacrifices(luxuries: int) -> Listed:
    """The moves that give up one of these luxury cards, the lowest first."""
    return Listed(Sacrifice(NAMES[card]) for card in LUXURIES if luxuries >> card & 1)


def announce_end(state: HighSocietyState) -> None:
    """Tell the end: the last card, the money, who is cast out, each status, the winners."""
    tell = state.tell
    assert tell is not None
    tell(Ended(NAMES[state.card]))
    reckoning = reckon(state.purses, state.owned, state.options)
    for account in reckoning.accounts:
        tell(MoneyShown(account.seat, account.money))
    for account in reckoning.accounts:
        if account.cast_out:
            tell(CastOut(account.seat, account.money))
    for account in reckoning.accounts:
        if not account.cast_out:
            tell(Reckoned(account.seat, account.status))
    tell(Won(reckoning.winners, reckoning.decided_by))
