"""A turn: one action, declared by the player whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahfel.engine import Ask, Listed, Move, Moves, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.coup.actions import MUST_COUP
from mahfel.games.coup.moves import Decide, Declare, decide, declare
from mahfel.games.coup.phases.attempt import Attempt
from mahfel.games.coup.tokens import MOST_DISAPPEAR, NO_TOKENS

if TYPE_CHECKING:
    from mahfel.games.coup.character import Action
    from mahfel.games.coup.state import CoupState

DECLINE = decide("decline")
_INCOME = declare("income")
_MAY_ACT = Ask("turn", _INCOME, "coup-3.1")


class Turn(Phase["CoupState"], frozen=True, tag="turn"):
    """The seat in turn declares an action. ``second``: the additional action that a Spy may take."""

    seat: Seat
    second: bool = False

    def asked(self, state: CoupState) -> Asked:
        """The seat in turn; with ten coins or more it has to launch a coup."""
        if state.coins[self.seat] >= MUST_COUP:
            first = next(iter(self.legal(state, self.seat)))
            return {self.seat: Ask("turn", first, "coup-3.2", text="turn-coup")}
        if self.second:
            return {self.seat: Ask("turn", DECLINE, "coup-14.5", text="turn-second")}
        if state.box.options.treasury == "fifty" and not state.treasury():
            return {self.seat: Ask("turn", self._without_treasury(state), "coup-3.1")}
        return {self.seat: _MAY_ACT}

    def asks(self, state: CoupState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == self.seat

    def legal(self, state: CoupState, seat: Seat) -> Moves:
        """Everything that can be paid and is aimed at somebody it may be aimed at."""
        box = state.box
        if state.tokens is not NO_TOKENS or state.parties or box.compares_purses:
            return self._moves(state, seat)
        # Nothing else matters then, and most turns have been seen before.
        turn = (seat, self.second, min(state.coins[seat], MUST_COUP), state.others(seat))
        moves = box.turns.get(turn)
        if moves is None:
            moves = box.turns[turn] = self._moves(state, seat)
        return moves

    def _moves(self, state: CoupState, seat: Seat) -> Listed:
        must = state.coins[seat] >= MUST_COUP
        moves: list[Move] = [DECLINE] if self.second and not must else []
        for action in state.box.actions.values():
            if (must and not action.forced) or (self.second and action.key == "spy"):
                continue
            moves += _ways(state, seat, action)
        return Listed(moves)

    def play(self, state: CoupState, seat: Seat, move: Move) -> None:
        """Begin the attempt."""
        if isinstance(move, Decide) and move == DECLINE and self.second and state.coins[seat] < MUST_COUP:
            state.finish()
            return
        if not isinstance(move, Declare):
            raise Refused("game.wrong_move")
        action = state.box.actions.get(move.action)
        if action is None or (self.second and action.key == "spy"):
            raise Refused("coup.no_such_action", action=move.action)
        if state.coins[seat] >= MUST_COUP and not action.forced:
            raise Refused("coup.must_coup", coins=state.coins[seat])
        self._check(state, seat, action, move)
        targets = _all_targets(state, seat) if action.targets == "others" else ()
        cost = cost_of(action, seat, move.target)
        state.push(Attempt(seat, action.key, move.target, move.other, targets, cost=cost))

    def resumed(self, state: CoupState, ended: Phase[CoupState], result: Any) -> None:
        """The action is over."""
        state.finish()

    def _without_treasury(self, state: CoupState) -> Move:
        """What an absent player does where income brings nothing, so that a table without people comes to its end."""
        actions = state.box.actions
        ways = _ways(state, self.seat, actions["coup"])
        if not ways and state.reserve and "embezzle" in actions:
            ways = _ways(state, self.seat, actions["embezzle"])
        return ways[0] if ways else _INCOME

    def _check(self, state: CoupState, seat: Seat, action: Action, move: Declare) -> None:
        cost = max(cost_of(action, seat, move.target), action.holds) + state.tax_on(seat, action.claim)
        if state.coins[seat] < cost:
            raise Refused("coup.too_poor", action=action.key, cost=cost, coins=state.coins[seat])
        if move not in _ways(state, seat, action):
            if action.piece:
                raise Refused("coup.no_token", action=action.key)
            raise Refused("coup.no_target", action=action.key, target=move.target)


def cost_of(action: Action, seat: Seat, target: Seat | None) -> int:
    """What declaring an action costs; converting another player costs more than converting oneself."""
    if action.cost_against_others and target is not None and target != seat:
        return action.cost_against_others
    return action.cost


def _ways(state: CoupState, seat: Seat, action: Action) -> list[Move]:
    """The declarations of one action that are legal now, in the order of play."""
    coins = state.coins[seat] - (state.tax_on(seat, action.claim) if state.tokens.tax_role else 0)
    if coins < action.cost or coins < action.holds:
        return []
    key = action.key
    if action.targets == "none":
        return [declare(key)]
    if action.targets == "one":
        if action.piece and len(state.tokens.disappear) >= MOST_DISAPPEAR:
            return []
        coup = key == "coup"
        return [declare(key, other) for other in state.others(seat) if state.may_target(seat, other, coup=coup)]
    if action.targets == "others":
        return [declare(key)] if _all_targets(state, seat) else []
    if action.targets == "richest":
        return _from_rich_to_poor(state, seat, key)
    return [declare(key, other) for other in (seat, *state.others(seat)) if cost_of(action, seat, other) <= coins]


def _all_targets(state: CoupState, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in state.others(seat) if state.may_target(seat, other))


def _from_rich_to_poor(state: CoupState, seat: Seat, key: str) -> list[Move]:
    """Where several are equally rich or poor, the actor says from whom and to whom."""
    targets = _all_targets(state, seat)
    most = max((state.coins[other] for other in targets), default=-1)
    moves: list[Move] = []
    for rich in (other for other in targets if state.coins[other] == most):
        takers = [other for other in (seat, *state.others(seat)) if other != rich]
        least = min(state.coins[other] for other in takers)
        moves += [declare(key, rich, poor) for poor in takers if state.coins[poor] == least]
    return moves
