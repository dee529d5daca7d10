"""The last chance and the final-move card of somebody who leaves by vote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mahfel.engine import Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.mafia import events
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.card import STAYS, others
from mahfel.games.mafia.cards import CARDS
from mahfel.games.mafia.moves import REST, Act, Draw, Use
from mahfel.games.mafia.slots import Aim, Slots

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


class LastChance(Phase["MafiaState"], frozen=True, tag="last_chance"):
    """Whoever leaves may write down the name of the Saviour: if it is right they stay, and the Saviour is simple."""

    OPEN: ClassVar[bool] = True

    seat: Seat

    def asked(self, state: MafiaState) -> Asked:
        """Whoever leaves."""
        return {self.seat: ask("last_chance", REST, "6.2", "turn")}

    def legal(self, state: MafiaState, seat: Seat) -> Moves:
        """One of the others, or nobody."""
        return Slots(((Aim("name_saviour", others(state, seat), 1, 1),),))

    def play(self, state: MafiaState, seat: Seat, move: Move) -> None:
        """Right or wrong."""
        if move not in self.legal(state, seat):
            raise Refused("game.wrong_move")
        assert isinstance(move, Act)
        named = move.uses[0].at[0] if move.uses else None
        right = named is not None and state.role(named).saves_leavers and not state.players[named].stripped
        if right and named is not None:
            state.strip(named)
            state.say(events.Stayed, seat, "last_chance", "")
            state.finish(STAYS)
        else:
            state.finish()


class Drawing(Phase["MafiaState"], frozen=True, tag="drawing"):
    """Whoever leaves takes one of the cards that lie face down."""

    OPEN: ClassVar[bool] = True

    seat: Seat

    def asked(self, state: MafiaState) -> Asked:
        """Whoever leaves."""
        return {self.seat: ask("draw", Draw(1), "6.3", "turn")}

    def legal(self, state: MafiaState, seat: Seat) -> Moves:
        """Any of the places."""
        return Listed(Draw(place) for place in range(1, len(state.cards) + 1))

    def resumed(self, state: MafiaState, ended: Phase[MafiaState], result: Any) -> None:
        """The card was played."""
        state.finish(result)

    def play(self, state: MafiaState, seat: Seat, move: Move) -> None:
        """Turn it up, and do what it says; whoever was sent away has no card."""
        if seat in state.going:
            state.finish()
            return
        if not isinstance(move, Draw) or not 1 <= move.place <= len(state.cards):
            raise Refused("game.wrong_move")
        key = state.cards[move.place - 1]
        state.cards = (*state.cards[: move.place - 1], *state.cards[move.place :])
        state.say(events.CardDrawn, seat, key)
        card = CARDS[key]
        if card.aim is not None and len(card.aim(state, seat)):
            state.push(CardChoice(seat, key))
        else:
            came_to = card.play(state, seat, None)
            state.say(events.CardPlayed, seat, key, (), came_to)
            if state.result is None:
                state.finish(came_to)


class CardChoice(Phase["MafiaState"], frozen=True, tag="card_choice"):
    """The card asks for a choice, before everybody's eyes or in secret."""

    seat: Seat
    card: str

    @property
    def OPEN(self) -> bool:  # noqa: N802
        """Whether everybody sees what is chosen."""
        return not CARDS[self.card].secret

    def asked(self, state: MafiaState) -> Asked:
        """Whoever drew it."""
        return {self.seat: ask("card", REST, "6.3", "turn")}

    def legal(self, state: MafiaState, seat: Seat) -> Moves:
        """What the card allows, or nothing."""
        aim = CARDS[self.card].aim
        assert aim is not None
        return Slots(((aim(state, seat),),))

    def play(self, state: MafiaState, seat: Seat, move: Move) -> None:
        """Do what the card says."""
        if move not in self.legal(state, seat):
            raise Refused("game.wrong_move")
        assert isinstance(move, Act)
        use: Use | None = move.uses[0] if move.uses else None
        came_to = CARDS[self.card].play(state, seat, use)
        shown = use.at if use is not None and not CARDS[self.card].secret else ()
        state.say(events.CardPlayed, seat, self.card, shown, came_to)
        if state.result is None:
            state.finish(came_to)
