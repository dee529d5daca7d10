"""From a view of Malʿoun back to a world it allows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from mahfel.engine import Chance, Seat, SplitMix64
from mahfel.games.maloun.box import REWARD_DECK, Box, box
from mahfel.games.maloun.moves import parse, wanted
from mahfel.games.maloun.phases.picking import Comparing
from mahfel.games.maloun.phases.reward import SHELF, ReadingShelf
from mahfel.games.maloun.sets import Laid, cards_of
from mahfel.games.maloun.state import MalounState
from mahfel.games.maloun.view import MalounView, SetView
from mahfel.games.maloun.words import ANY_DRINK, CARDS, DRINK, REWARD, WATER, Card
from mahfel.kit.dealing import unseen


def imagine(view: MalounView, chance: Chance) -> MalounState:
    """A world drawn among those that ``view`` allows.

    First the Malʿoun, evenly among those who can be it by what the viewer holds, has picked and has before it; then,
    evenly, every way to lay the unseen cards such that the others' offers are ones that they may make and no water is
    in a hand that has not changed since the deal. Others' sealed answers are taken back; chance is fresh.
    """
    contents = box(view.options, view.seats)
    laid = [tuple(_laid(row) for row in player.sets) for player in view.players]
    world = _Deal(view, contents, laid, chance)
    state = MalounState(
        seats=view.seats,
        options=view.options,
        box=contents,
        deck=world.deck,
        burnt=world.burnt,
        hands=world.hands,
        maloun=world.maloun,
        sets=laid,
        permanents=[sum(1 << REWARD[name] for name in player.permanents) for player in view.players],
        rewards=_rewards(view, chance),
        rewards_gone=tuple(REWARD[name] for name in view.rewards_gone),
        positives=[player.positives for player in view.players],
        positive_deck=view.positive_deck,
        negatives=view.negatives,
        turn=view.turn,
        request=view.request,
        donors=view.donors,
        offers=world.offers,
        gave=world.gave,
        look=world.look,
        owed=view.owed,
        waved=_mask(view.waiting),
        dealt=_mask(seat for seat, player in enumerate(view.players) if player.dealt),
        reshuffles=view.reshuffles,
        idle=view.idle,
        known=[()] * (view.seats + 1),
        notes=[()] * view.seats,
        suspects=[(1 << view.seats) - 1 & ~(1 << seat) for seat in range(view.seats)],
        finisher=-1 if view.finisher is None else view.finisher,
        accused=-1 if view.accused is None else view.accused,
        tally=view.tally,
        abstained=view.abstained,
        runoff=view.runoff,
        answers=[None] * view.seats,
        result=view.outcome,
        chance=SplitMix64(chance.below(1 << 32)),
        phases=list(view.phases),
    )
    _remember(state, view)
    return state


def _remember(state: MalounState, view: MalounView) -> None:
    """The viewer keeps what it has noted, knows and has answered."""
    viewer = view.viewer
    state.known[-1 if viewer is None else viewer] = tuple((fact.owner, CARDS[fact.card]) for fact in view.known)
    if viewer is not None:
        state.notes[viewer] = view.notebook
        if view.suspects:
            state.suspects[viewer] = _mask(view.suspects)
        if view.answered:
            state.answers[viewer] = parse(view.answered)


class _Deal:
    """The hidden cards and the hidden role, dealt anew."""

    def __init__(self, view: MalounView, contents: Box, laid: Sequence[tuple[Laid, ...]], chance: Chance) -> None:
        self.view = view
        self.chance = chance
        self.comparing = bool(view.phases) and isinstance(view.phases[-1], Comparing)
        self.reading = bool(view.phases) and isinstance(view.phases[-1], ReadingShelf)
        self.looked = [CARDS[name] for name in view.look]
        self.own = [CARDS[name] for name in view.players[view.viewer].hand or ()] if view.viewer is not None else []
        self.mine = [CARDS[view.offered]] if view.offered else []
        facts = [CARDS[fact.card] for fact in view.known]
        on_table = [which for row in laid for one in row for which in cards_of(one)]
        pool = unseen(contents.cards, self.own, self.mine, self.looked, facts, on_table)
        self.drinks = [which for which in pool if which != WATER]
        self.water = len(pool) - len(self.drinks)
        chance.shuffle(self.drinks)
        self.honest = wanted(view.request) if view.request is not None else 0
        self.others = [seat for seat in view.donors if seat != view.viewer]
        self.maloun = self._role(contents)
        self.gave = [-1] * view.seats
        self.offers: tuple[Card, ...] = ()
        self.look: tuple[Card, ...] = tuple(self.looked)
        self._lay_offers(contents)
        self._deal_the_rest()

    # -- the role --------------------------------------------------------------------------------------------------

    def _role(self, contents: Box) -> Seat:
        view = self.view
        if contents.crisis:
            return -1
        for seat, player in enumerate(view.players):
            if player.role == "maloun":
                return seat
        suspects = view.suspects if view.viewer is not None else tuple(range(view.seats))
        if self.others:
            suspects = tuple(seat for seat in suspects if self._can_be(seat)) or suspects
        return suspects[self.chance.below(len(suspects))]

    def _can_be(self, seat: Seat) -> bool:
        """Whether the offers on the table can have come about with this Malʿoun."""
        bad = [which for which in self.looked if self.comparing and not self.honest >> which & 1]
        if bad and seat not in self.others:
            return False
        honest = len(self.others) - len(self.looked) * self.comparing - (seat in self.others and not bad)
        return sum(self.honest >> which & 1 for which in self.drinks) >= honest

    # -- the offers ------------------------------------------------------------------------------------------------

    def _lay_offers(self, contents: Box) -> None:
        """Who has laid what: honest donors a card that was asked for, the Malʿoun any drink."""
        if not self.view.offers:
            return
        donors = self.others[:]
        self.chance.shuffle(donors)
        seen = self.looked if self.comparing else []
        for which in seen:
            liar = self.maloun in donors and not contents.crisis and not self.honest >> which & 1
            donor = self.maloun if liar else next((s for s in donors if s != self.maloun), donors[0])
            donors.remove(donor)
            self.gave[donor] = which
        for donor in sorted(donors, key=lambda seat: seat == self.maloun):
            free = contents.crisis or donor == self.maloun
            self.gave[donor] = self._take(ANY_DRINK if free else self.honest)
        if self.view.viewer is not None and self.mine:
            self.gave[self.view.viewer] = self.mine[0]
        lying = [which for which in self.gave if which >= 0]
        self.chance.shuffle(lying)
        self.offers = tuple(lying)
        if self.comparing and not self.look:
            self.look = self.offers[:2]

    def _take(self, mask: int) -> Card:
        for place, which in enumerate(self.drinks):
            if mask >> which & 1:
                return self.drinks.pop(place)
        return self.drinks.pop()

    # -- hands and piles -------------------------------------------------------------------------------------------

    def _deal_the_rest(self) -> None:
        view = self.view
        hands: list[list[Card]] = [[] for _ in range(view.seats)]
        for fact in view.known:
            hands[fact.owner].append(CARDS[fact.card])
        for seat, player in enumerate(view.players):
            if seat == view.viewer:
                hands[seat] = self.own
            elif player.dealt:
                self._fill(hands[seat], player.cards, self.drinks)
        rest = [*self.drinks, *(WATER,) * self.water]
        self.chance.shuffle(rest)
        for seat, player in enumerate(view.players):
            if seat != view.viewer and not player.dealt:
                self._fill(hands[seat], player.cards, rest)
        self.hands = [sorted(hand) for hand in hands]
        self.deck = bytearray(rest[: view.deck])
        self.burnt = bytearray(rest[view.deck :])
        if self.reading:
            if self.looked:
                self.burnt.extend(self.looked)
            else:
                self.look = tuple(sorted(self.burnt[-SHELF:]))

    def _fill(self, hand: list[Card], count: int, pool: list[Card]) -> None:
        missing = count - len(hand)
        if missing > 0:
            hand += pool[-missing:]
            del pool[-missing:]


def _laid(row: SetView) -> Laid:
    return DRINK[row.drink], sum(1 << number - 1 for number in row.water)


def _rewards(view: MalounView, chance: Chance) -> list[int]:
    if view.options.mode == "crisis":
        return []
    gone = [REWARD[name] for name in chain(view.rewards_gone, *(player.permanents for player in view.players))]
    left = unseen(REWARD_DECK, gone)
    chance.shuffle(left)
    return left


def _mask(seats: Iterable[Seat]) -> int:
    return sum(1 << seat for seat in seats)
