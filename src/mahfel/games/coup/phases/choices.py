"""Small choices that some characters bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from mahfel.engine import Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.coup import events
from mahfel.games.coup.moves import Choose, Decide, Mark, decide
from mahfel.games.coup.phases.asks import ask_one
from mahfel.games.coup.phases.loss import Loss

if TYPE_CHECKING:
    from mahfel.games.coup.state import CoupState

PAY, REFUSE = decide("pay"), decide("refuse")
RANSOM = 2
CONTRACT = 5


class Giving(Phase["CoupState"], frozen=True, tag="giving"):
    """The Farmer gives a coin to another player; it cannot be kept."""

    actor: Seat
    rule: str

    def asked(self, state: CoupState) -> Asked:
        """The Farmer."""
        return ask_one(self.actor, "give", Choose(state.others(self.actor)[0]), self.rule)

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Any other living player."""
        return Listed([Choose(other) for other in state.others(self.actor)])

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """One coin."""
        state.pay(self.actor, chosen(state, self.actor, move), 1)
        state.finish()


class Treating(Phase["CoupState"], frozen=True, tag="treating"):
    """The Foreign Consular gives the second Treaty token to another player, who cannot refuse it."""

    actor: Seat
    rule: str

    def asked(self, state: CoupState) -> Asked:
        """The Foreign Consular."""
        return ask_one(self.actor, "treaty", Choose(state.others(self.actor)[0]), self.rule)

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Any other living player."""
        return Listed([Choose(other) for other in state.others(self.actor)])

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """Both tokens lie before the two."""
        partner = chosen(state, self.actor, move)
        state.tokens = replace(state.tokens, treaty=tuple(sorted((self.actor, partner))))
        if state.tell is not None:
            for holder in (self.actor, partner):
                state.tell(events.TokenPlaced(holder, "treaty", ""))
        state.finish()


class Taxing(Phase["CoupState"], frozen=True, tag="taxing"):
    """The Customs Officer puts a Tax token on a character in play."""

    actor: Seat
    rule: str

    def asked(self, state: CoupState) -> Asked:
        """The Customs Officer."""
        return ask_one(self.actor, "tax", Mark(next(iter(state.box.characters))), self.rule)

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Each of the five."""
        return Listed([Mark(role) for role in state.box.characters])

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """From now on others pay to claim it."""
        if not isinstance(move, Mark):
            raise Refused("game.wrong_move")
        if move.role not in state.box.characters:
            raise Refused("coup.not_in_play", role=move.role)
        state.tokens = replace(state.tokens, tax_holder=self.actor, tax_role=move.role)
        if state.tell is not None:
            state.tell(events.TokenPlaced(self.actor, "tax", move.role))
        state.finish()


class Ransom(Phase["CoupState"], frozen=True, tag="ransom"):
    """The Crime Boss's target pays, or refuses and loses an influence."""

    actor: Seat
    target: Seat
    rule: str

    def begin(self, state: CoupState) -> None:
        """Nothing is paid for one who is out."""
        if not state.alive(self.target):
            state.finish()

    def asked(self, state: CoupState) -> Asked:
        """The target: by default it pays if it can."""
        return ask_one(self.target, "ransom", PAY if self._can_pay(state) else REFUSE, self.rule)

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Pay, if there are two coins; refuse."""
        return Listed((PAY, REFUSE) if self._can_pay(state) else (REFUSE,))

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """Two coins for the actor, or five for the Treasury and a life."""
        if not isinstance(move, Decide) or move not in (PAY, REFUSE):
            raise Refused("game.wrong_move")
        if move == PAY:
            if not self._can_pay(state):
                raise Refused("coup.too_poor", action="ransom", cost=RANSOM, coins=state.coins[seat])
            state.pay(seat, self.actor, RANSOM)
            state.finish()
            return
        if state.tell is not None:
            state.tell(events.RefusedToPay(seat))
        state.pay(self.actor, None, CONTRACT)
        state.push(Loss(seat, "crime_boss"))

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """The life is lost."""
        state.finish()

    def _can_pay(self, state: CoupState) -> bool:
        return state.coins[self.target] >= RANSOM


def chosen(state: CoupState, actor: Seat, move: Move) -> Seat:
    """The seat that a move chooses. Raises ``Refused`` unless it is another living one."""
    if not isinstance(move, Choose):
        raise Refused("game.wrong_move")
    if move.seat not in state.others(actor):
        raise Refused("coup.no_receiver", seat=move.seat)
    return move.seat
