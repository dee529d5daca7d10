"""A position of Malʿoun."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Any, Final

from mahfel.engine import Chance, Move, Outcome, Phase, Seat, State
from mahfel.engine.event import Listener
from mahfel.games.maloun import events
from mahfel.games.maloun.box import Box
from mahfel.games.maloun.memory import Note
from mahfel.games.maloun.moves import Accuse, Build, Choose, Continue, Request, Reveal, Spend, Wait
from mahfel.games.maloun.options import MalounOptions
from mahfel.games.maloun.sets import Laid
from mahfel.games.maloun.view import MalounView, view_of
from mahfel.games.maloun.words import Card, names
from mahfel.kit.window import Window

Known = tuple[tuple[Seat, Card], ...]

_OPEN_MOVES: Final = frozenset((Wait, Build, Request, Spend, Choose, Continue, Reveal, Accuse))


@dataclass(slots=True)
class MalounState(State):
    """Who has what. ``deck`` and ``burnt`` are piles of cards with the top last; ``hands`` are sorted.

    Hidden are the piles, the hands, ``maloun`` (the seat; -1 in Crisis), the ``rewards`` to come, and while a request
    is open ``offers`` (in the order in which they lie) and ``gave`` (what each seat has laid there, -1 nothing).
    ``look`` holds the cards shown to the one seat that is asked about them. ``owed``: seats that still have to draw one
    card each; ``waved``: seats that build nothing at this stable point; ``dealt``: seats that have got nothing since
    the deal; everybody knows these three. ``known``: for each seat, and last for spectators, what it knows to be in a
    hand; ``notes`` and ``suspects`` (a mask): the notebook of each seat.
    """

    seats: int
    options: MalounOptions
    box: Box
    deck: bytearray
    burnt: bytearray
    hands: list[list[Card]]
    maloun: Seat
    sets: list[tuple[Laid, ...]]
    permanents: list[int]
    rewards: list[int]
    rewards_gone: tuple[int, ...]
    positives: list[int]
    positive_deck: int
    negatives: int
    turn: Seat
    request: Request | None
    donors: tuple[Seat, ...]
    offers: tuple[Card, ...]
    gave: list[Card]
    look: tuple[Card, ...]
    owed: tuple[Seat, ...]
    waved: int
    dealt: int
    reshuffles: int
    idle: int
    known: list[Known]
    notes: list[tuple[Note, ...]]
    suspects: list[int]
    finisher: Seat
    accused: Seat
    tally: tuple[int, ...]
    abstained: int
    runoff: tuple[Seat, ...]
    answers: list[Move | None]
    result: Outcome | None
    chance: Chance
    phases: list[Phase[Any]]
    tell: Listener | None = None

    def view(self, viewer: Seat | None) -> MalounView:
        """All that ``viewer`` may know."""
        return view_of(self, viewer)

    def outcome(self) -> Outcome | None:
        """The result; a score is the number of sets on the table."""
        return self.result

    def open_move(self, seat: Seat, move: Move) -> bool:
        """Burnt cards, picks, and all that is answered in a sealed window are hidden; the rest is open."""
        return type(move) in _OPEN_MOVES and not isinstance(self.phases[-1], Window)

    def awaited(self, viewer: Seat | None) -> tuple[Seat, ...]:
        """Those without whose answer the game does not go on."""
        return tuple(sorted(seat for seat, ask in self.asked().items() if not ask.optional))

    def copy(self) -> MalounState:
        """An independent position equal to this one."""
        return MalounState(
            self.seats,
            self.options,
            self.box,
            self.deck[:],
            self.burnt[:],
            [hand[:] for hand in self.hands],
            self.maloun,
            self.sets[:],
            self.permanents[:],
            self.rewards[:],
            self.rewards_gone,
            self.positives[:],
            self.positive_deck,
            self.negatives,
            self.turn,
            self.request,
            self.donors,
            self.offers,
            self.gave[:],
            self.look,
            self.owed,
            self.waved,
            self.dealt,
            self.reshuffles,
            self.idle,
            self.known[:],
            self.notes[:],
            self.suspects[:],
            self.finisher,
            self.accused,
            self.tally,
            self.abstained,
            self.runoff,
            self.answers[:],
            self.result,
            self.chance.copy(),
            self.phases[:],
        )

    # -- cards -----------------------------------------------------------------------------------------------------

    def take(self, seat: Seat, which: Card) -> None:
        """A card comes into a hand, from wherever."""
        insort(self.hands[seat], which)
        self.dealt &= ~(1 << seat)

    def draw(self, seat: Seat, count: int = 1) -> None:
        """A seat draws from a deck that holds enough."""
        deck, hand = self.deck, self.hands[seat]
        drawn = [deck.pop() for _ in range(count)]
        for which in drawn:
            insort(hand, which)
        self.dealt &= ~(1 << seat)
        if self.tell is not None:
            self.tell(events.Drew(seat, count, names(drawn)))

    # -- what is known of hands ------------------------------------------------------------------------------------

    def learn(self, viewer: Seat, owner: Seat, which: Card, *, more: bool = True) -> None:
        """A viewer (-1: a spectator) knows of a card in a hand; ``more``: of one that just came there."""
        if more or (owner, which) not in self.known[viewer]:
            self.known[viewer] = tuple(sorted((*self.known[viewer], (owner, which))))

    def forget(self, owner: Seat) -> None:
        """A card that others cannot tell has left a hand: none of its cards is known for certain any more."""
        for viewer, row in enumerate(self.known):
            if row:
                self.known[viewer] = tuple([fact for fact in row if fact[0] != owner])

    def forget_card(self, owner: Seat, which: Card) -> None:
        """A card has left a hand before everybody's eyes."""
        for viewer, row in enumerate(self.known):
            if (owner, which) in row:
                place = row.index((owner, which))
                self.known[viewer] = (*row[:place], *row[place + 1 :])
