"""Opening the ballots of the midday sleep: powers first, in their order, then the count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Move, Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.armour import armoured
from mahfel.games.mafia.effects import AnnulVote, Effect, Guess, OrderExit, VoidBallot
from mahfel.games.mafia.line import Line
from mahfel.games.mafia.moves import Ballot, Use

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState


def open_ballots(
    state: MafiaState, accused: tuple[Seat, ...], answers: tuple[tuple[Seat, Move], ...]
) -> tuple[Seat, ...]:
    """Who leaves: the one who was counted out or ordered away, then whoever was guessed. Only that is told, or that the
    vote is void."""
    return _Opening(state, accused, answers).open()


class _Opening:
    def __init__(self, state: MafiaState, accused: tuple[Seat, ...], answers: tuple[tuple[Seat, Move], ...]) -> None:
        self.state = state
        self.accused = accused
        self.ballots = {seat: move for seat, move in answers if isinstance(move, Ballot)}
        self.void: set[Seat] = set()

    def open(self) -> tuple[Seat, ...]:
        """The order: void ballots, annulment, orders, guesses, the count."""
        state = self.state
        for seat, use in self._powers(VoidBallot):
            self._charge(seat, use)
            self.void.add(use.at[0])
            self._write(seat, use, "done")
        annulled = False
        for seat, use in self._powers(AnnulVote):
            annulled = True
            self._charge(seat, use)
            self._write(seat, use, "done")
        guessed = self._guesses()
        if annulled:
            for seat, use in self._powers(OrderExit):
                self._write(seat, use, "annulled")
            state.say(events.VoteVoid)
            return tuple(guessed)
        leaver = self._orders()
        if leaver is None:
            leaver = self._counted()
        kept = leaver is not None and leaver not in guessed and armoured(state, leaver)
        found = [] if leaver is None or kept else [leaver]
        found += [seat for seat in guessed if seat != leaver]
        if not found and not kept:
            state.say(events.NobodyLeaves)
        return tuple(found)

    def _powers(self, kind: type[Effect]) -> list[tuple[Seat, Use]]:
        """The power words that count: of a seat that is neither blocked nor reflected nor void."""
        found = []
        for seat, ballot in self.ballots.items():
            for use in ballot.uses:
                ability = next((known for known in self.state.abilities(seat) if known.key == use.ability), None)
                if ability is None or not isinstance(ability.effect, kind):
                    continue
                if seat in self.void or self.state.has(seat, "blocked"):
                    self._spend(seat, use, "blocked")
                elif use.at and self.state.has(seat, "reflected"):
                    self._spend(seat, use, "reflected")
                else:
                    found.append((seat, use))
        return found

    def _charge(self, seat: Seat, use: Use) -> None:
        ability = next(known for known in self.state.abilities(seat) if known.key == use.ability)
        self.state.charge(seat, ability, use.at, use.role)

    def _spend(self, seat: Seat, use: Use, came_to: str) -> None:
        self._charge(seat, use)
        self._write(seat, use, came_to)

    def _write(self, seat: Seat, use: Use, came_to: str) -> None:
        line = Line(self.state.now, seat, use.ability, use.at, use.role, came_to)
        self.state.record = (*self.state.record, line)

    def _guesses(self) -> list[Seat]:
        right = []
        for seat, use in self._powers(Guess):
            self._charge(seat, use)
            hit = self.state.players[use.at[0]].role == use.role
            self._write(seat, use, "left" if hit else "wrong")
            if hit:
                right.append(use.at[0])
        return sorted(set(right))

    def _orders(self) -> Seat | None:
        ordered = None
        for seat, use in self._powers(OrderExit):
            self._charge(seat, use)
            self._write(seat, use, "done")
            ordered = use.at[0] if ordered is None else ordered
        return ordered

    def _stays(self, seat: Seat) -> bool:
        """Whether the count cannot send this seat away; who has lost all powers it can."""
        return self.state.role(seat).never_voted_out and not self.state.players[seat].stripped

    def _counted(self) -> Seat | None:
        """Who has most votes and does not stay; a tie is drawn by lot."""
        state = self.state
        votes = dict.fromkeys(self.accused, 0)
        for seat, ballot in self.ballots.items():
            counts = not (seat in self.void or state.has(seat, "nullified") or state.has(seat, "reflected"))
            for vote in ballot.votes:
                self.state.record = (
                    *self.state.record,
                    Line(state.now, seat, "ballot", (vote,), came_to="done" if counts else "void"),
                )
                votes[vote] += counts
        sudden = state.sign("sudden_death")
        standing = {seat: count for seat, count in votes.items() if not self._stays(seat)}
        top = max(standing.values(), default=0)
        if top == 0 and not (sudden and standing):
            return None
        first = tuple(seat for seat, count in standing.items() if count == top)
        if len(first) == 1:
            return first[0]
        return state.chance.choice(first)  # silently: that there was a tie would tell of the count
