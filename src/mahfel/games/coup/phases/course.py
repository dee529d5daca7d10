"""The course of the game: setting up, turn after turn, and what happens at the end of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from mahfel.engine import Ask, Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.coup import events
from mahfel.games.coup.effects.parties import EMPIRE, RESISTANCE, opposite
from mahfel.games.coup.moves import Decide, Keep, decide
from mahfel.games.coup.phases.asks import ask_one
from mahfel.games.coup.phases.cards import keeps
from mahfel.games.coup.phases.disappear import Vanishing, Warding
from mahfel.games.coup.phases.sharing import Sharing
from mahfel.games.coup.phases.turn import Turn
from mahfel.games.coup.tokens import NOWHERE
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState

_AFTER: Final = {"before": "turn", "turn": "tokens", "tokens": "estate", "estate": "close"}
SIDES = Listed((decide(EMPIRE), decide(RESISTANCE)))


class Course(Phase["CoupState"], frozen=True, tag="course"):
    """Turn after turn, clockwise, until one player is left."""

    def begin(self, state: CoupState) -> None:
        """What is left of setting up, then the first turn."""
        options = state.box.options
        if options.choose_from_five and not any(state.removed):
            state.push(ChoosingFromFive())
        elif options.reformation and not state.parties[0]:
            state.push(ChoosingSide(state.turn))
        else:
            self.next_turn(state)

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """After a part of setting up: the next; after a turn: the next player's."""
        if isinstance(ended, TurnOver):
            state.turn = state.others(state.turn)[0]
            self.next_turn(state)
        else:
            self.begin(state)

    def next_turn(self, state: CoupState) -> None:
        """The seat in turn begins."""
        if state.tell is not None:
            state.tell(events.TurnBegan(state.turn))
        tokens = state.tokens
        if tokens.disappear and any(token.victim == state.turn for token in tokens.disappear):
            due = tuple(replace(token, due=token.due or token.victim == state.turn) for token in tokens.disappear)
            state.tokens = replace(tokens, disappear=due)
        state.push(TurnOver(state.turn))


class TurnOver(Phase["CoupState"], frozen=True, tag="turn_over"):
    """A turn and what ends it: Disappear tokens, Lawyers, estates, tokens of the eliminated."""

    seat: Seat
    stage: str = "before"

    def begin(self, state: CoupState) -> None:
        """First an offer to turn Disappear tokens away."""
        self._next(state, "before")

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """On to the next part."""
        self._next(state, _AFTER[self.stage])

    def _next(self, state: CoupState, stage: str) -> None:
        state.phases[-1] = TurnOver(self.seat, stage)
        marked = state.tokens.disappear
        due = bool(marked) and any(token.victim == self.seat and token.due for token in marked)
        if stage == "before" and due:
            state.push(Warding(self.seat))
        elif stage in ("before", "turn") and state.alive(self.seat):
            state.phases[-1] = TurnOver(self.seat, "turn")
            state.push(Turn(self.seat))
        elif stage in ("before", "turn", "tokens") and due and state.alive(self.seat):
            state.phases[-1] = TurnOver(self.seat, "tokens")
            state.push(Vanishing(self.seat))
        elif stage != "close" and self._estate(state):
            state.phases[-1] = TurnOver(self.seat, "estate")
            state.push(Sharing("lawyer", self.seat, "estate", "coup-17.5", state.out))
        else:
            self._close(state)
            state.finish()

    def _estate(self, state: CoupState) -> bool:
        return "lawyer" in state.box.characters and any(state.coins[seat] for seat in state.out)

    def _close(self, state: CoupState) -> None:
        """Coins of those who fell on this turn go to the Treasury, their tokens to the centre."""
        for seat in state.out:
            if state.coins[seat]:
                if state.tell is not None:
                    state.tell(events.EstateSettled(seat, state.coins[seat]))
                state.coins[seat] = 0
        if state.out:
            release_tokens(state)
            state.out = ()


def release_tokens(state: CoupState) -> None:
    """Tokens that belong to nobody who is in go back to the centre."""
    tokens, tell = state.tokens, state.tell
    if tokens.peace != NOWHERE and not state.alive(tokens.peace):
        if tell is not None:
            tell(events.TokenGone(tokens.peace, "peace"))
        tokens = replace(tokens, peace=NOWHERE)
    if tokens.treaty and not all(map(state.alive, tokens.treaty)):
        if tell is not None:
            for seat in tokens.treaty:
                tell(events.TokenGone(seat, "treaty"))
        tokens = replace(tokens, treaty=())
    if tokens.tax_holder != NOWHERE and not state.alive(tokens.tax_holder):
        if tell is not None:
            tell(events.TokenGone(tokens.tax_holder, "tax"))
        tokens = replace(tokens, tax_holder=NOWHERE, tax_role="")
    gone = [token for token in tokens.disappear if not state.alive(token.victim)]
    if gone:
        if tell is not None:
            for token in gone:
                tell(events.TokenGone(token.victim, "disappear"))
        left = tuple(token for token in tokens.disappear if token not in gone)
        tokens = replace(tokens, disappear=left)
    state.tokens = tokens


class ChoosingSide(Phase["CoupState"], frozen=True, tag="choosing_side"):
    """The starting player chooses a party; clockwise each next one belongs to the opposite of the one before."""

    seat: Seat

    def asked(self, state: CoupState) -> Asked:
        """The starting player."""
        return ask_one(self.seat, "side", SIDES[0], "coup-10.2")

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Either party."""
        return SIDES

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """All parties follow from it."""
        if not isinstance(move, Decide) or move not in SIDES:
            raise Refused("game.wrong_move")
        party = move.what
        for other in (seat, *state.others(seat)):
            state.parties[other] = party
            if state.tell is not None:
                state.tell(events.SideTaken(other, party))
            party = opposite(party)
        state.finish()


class ChoosingFromFive(Window["CoupState"], frozen=True, tag="choosing_from_five"):
    """Two players: each keeps one card of a set, the others leave the game unseen; a third set is dealt from."""

    def invited(self, state: CoupState) -> tuple[Seat, ...]:
        """Both."""
        return tuple(range(state.seats))

    def question(self, state: CoupState, seat: Seat) -> Ask:
        """Which card to keep."""
        return Ask("keep", self.choices(state, seat)[0], "coup-9.3", pace="long", text="keep-one")

    def choices(self, state: CoupState, seat: Seat) -> Listed:
        """One of the set."""
        hand = state.hands[seat]
        return keeps(hand, len(hand) - 1)

    def close(self, state: CoupState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """Both hands are completed from the third set."""
        for seat, answer in answers:
            assert isinstance(answer, Keep)
            kept = answer.cards[0]
            removed = list(state.hands[seat])
            removed.remove(kept)
            state.removed[seat] = tuple(removed)
            state.hands[seat] = (kept,)
        for seat, _ in answers:
            state.draw(seat, 1)
        state.finish()


COURSE: Final = Course()
