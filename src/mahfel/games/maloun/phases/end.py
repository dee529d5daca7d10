"""The end of the game: discussion, vote, accusation, reveal; in Crisis the café is saved or falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Ask, Listed, Move, Moves, Outcome, Phase, Refused, Seat
from mahfel.engine.ask import Asked
from mahfel.games.maloun import events
from mahfel.games.maloun.building import saves_by
from mahfel.games.maloun.draws import in_order
from mahfel.games.maloun.moves import CONTINUE, REVEAL, Accuse, Continue, Reveal, Vote
from mahfel.games.maloun.phases.asks import (
    DONE,
    STEP,
    TO_DISCUSS,
    TO_DISCUSS_STOP,
    TO_STEP,
    TO_VOTE,
    TO_VOTE_AGAIN,
    TO_VOTE_STOP,
    accuse_ask,
    votes,
)
from mahfel.kit.ballot import Ballot, Tally
from mahfel.kit.clockwise import clockwise
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState

_STEP_OF_MALOUN = Listed((CONTINUE, REVEAL))


class Stepping(Phase["MalounState"], frozen=True, tag="step"):
    """Every finisher goes on by the same step; only the Malʿoun may show the role card instead."""

    def asked(self, state: MalounState) -> Asked:
        """The finisher."""
        return {state.finisher: TO_STEP}

    def asks(self, state: MalounState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == state.finisher

    def legal(self, state: MalounState, seat: Seat) -> Moves:
        """Go on; the Malʿoun may also show the card."""
        return _STEP_OF_MALOUN if seat == state.maloun else STEP

    def play(self, state: MalounState, seat: Seat, move: Move) -> None:
        """To the discussion, or to the end."""
        if isinstance(move, Continue):
            _discuss(state)
        elif isinstance(move, Reveal):
            if seat != state.maloun:
                raise Refused("maloun.not_maloun")
            over(state, (seat,), "maloun_finished")
        else:
            raise Refused("game.wrong_move")


class Discussing(Window["MalounState"], frozen=True, tag="discussion"):
    """All talk; when all are ready, or time is up, the vote begins."""

    def invited(self, state: MalounState) -> tuple[Seat, ...]:
        """Everybody."""
        return in_order(state)

    def question(self, state: MalounState, seat: Seat) -> Ask:
        """The same for all."""
        return TO_DISCUSS_STOP if state.finisher < 0 else TO_DISCUSS

    def choices(self, state: MalounState, seat: Seat) -> Moves:
        """Be ready."""
        return DONE

    def close(self, state: MalounState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """On to the vote."""
        state.phases[-1] = VOTING


class Voting(Ballot["MalounState"], frozen=True, tag="vote"):
    """A secret vote for one suspect: advisory when there is a finisher, else it decides."""

    def voters(self, state: MalounState) -> tuple[Seat, ...]:
        """Everybody, the Malʿoun too."""
        return in_order(state)

    def standing(self, state: MalounState) -> tuple[Seat, ...]:
        """Everybody, or those who were tied."""
        return state.runoff or tuple(range(state.seats))

    def to_vote(self, state: MalounState) -> Ask:
        """The same for all."""
        if state.finisher >= 0:
            return TO_VOTE
        return TO_VOTE_AGAIN if state.runoff else TO_VOTE_STOP

    def choices(self, state: MalounState, seat: Seat) -> Moves:
        """Anybody else who stands, or nobody."""
        return votes(self.standing(state), seat)

    def voted(self, move: Move) -> Seat | None:
        """The suspect."""
        assert isinstance(move, Vote)
        return move.seat

    def counted(self, state: MalounState, result: Tally[Seat]) -> None:
        """The finisher is advised, or the count decides."""
        state.tally = tuple(result.votes(seat) for seat in range(state.seats))
        state.abstained = result.abstained
        suspect = _most_suspected(state) if state.finisher >= 0 else None
        if state.tell is not None:
            state.tell(events.Voted(state.tally, state.abstained, suspect))
        if suspect is None:
            _decided_by_vote(state, result)
        else:
            state.phases[-1] = Accusing(suspect)


class Accusing(Phase["MalounState"], frozen=True, tag="accuse"):
    """The finisher names one other player; ``suggested`` by the vote, for a finisher who lets time decide."""

    suggested: Seat

    def asked(self, state: MalounState) -> Asked:
        """The finisher."""
        return accuse_ask(state.finisher, self.suggested)

    def asks(self, state: MalounState, seat: Seat) -> bool:
        """Nobody else."""
        return seat == state.finisher

    def legal(self, state: MalounState, seat: Seat) -> Moves:
        """Each other player."""
        return Listed(Accuse(other) for other in clockwise(state.seats, seat))

    def play(self, state: MalounState, seat: Seat, move: Move) -> None:
        """All roles are shown."""
        if not isinstance(move, Accuse):
            raise Refused("game.wrong_move")
        if move.seat == seat or not 0 <= move.seat < state.seats:
            raise Refused("maloun.no_such_player", seat=move.seat)
        state.accused = move.seat
        if state.tell is not None:
            state.tell(events.Accused(seat, move.seat))
        if seat == state.maloun:
            over(state, (seat,), "maloun_finished")
        elif move.seat == state.maloun:
            over(state, (seat,), "accused", "right")
        else:
            over(state, (state.maloun,), "accused", "wrong")


STEPPING = Stepping()
DISCUSSING = Discussing()
VOTING = Voting()


def finished(state: MalounState, seat: Seat) -> None:
    """A seat has finished the game; in Crisis it has saved the café."""
    state.finisher = seat
    clear_table(state)
    if state.tell is not None:
        state.tell(events.Finished(seat))
    if state.box.crisis:
        by = saves_by(state, seat)
        if state.tell is not None:
            state.tell(events.CafeSaved(seat, by))
        over(state, (seat,), "saved", by)
    else:
        state.phases[:] = [STEPPING]


def stop(state: MalounState) -> None:
    """The deck is empty and the game stops without a finisher; offers on the table are void."""
    clear_table(state)
    if state.tell is not None:
        state.tell(events.Stopped(state.reshuffles + 1))
    _discuss(state)


def fall(state: MalounState, by: str) -> None:
    """Crisis: the café falls, and everybody has lost."""
    clear_table(state)
    if state.tell is not None:
        state.tell(events.CafeFell(by))
    over(state, (), "fallen", by)


def clear_table(state: MalounState) -> None:
    """Nothing is open any more: offers go to the burnt pile, nobody is owed a card or looks at one."""
    state.burnt.extend(state.offers)
    state.offers, state.donors, state.request, state.look, state.owed = (), (), None, (), ()
    state.waved = 0
    state.gave[:] = [-1] * state.seats
    state.answers[:] = [None] * state.seats


def over(state: MalounState, winners: tuple[Seat, ...], reason: str, decided_by: str = "") -> None:
    """The game is over."""
    state.phases.clear()
    scores = tuple(float(len(laid)) for laid in state.sets)
    state.result = Outcome(winners=tuple(sorted(winners)), scores=scores, reason=reason, decided_by=decided_by)
    if state.tell is not None:
        if state.maloun >= 0:
            state.tell(events.RolesShown(state.maloun))
        state.tell(events.Won(state.result.winners, f"{reason}-{decided_by}" if decided_by else reason))


def _discuss(state: MalounState) -> None:
    state.phases[:] = [DISCUSSING]
    if state.tell is not None:
        state.tell(events.DiscussionBegan(None if state.finisher < 0 else state.finisher))


def _most_suspected(state: MalounState) -> Seat:
    others = clockwise(state.seats, state.finisher)
    most = max(state.tally[seat] for seat in others)
    return state.chance.choice([seat for seat in others if state.tally[seat] == most])


def _decided_by_vote(state: MalounState, result: Tally[Seat]) -> None:
    maloun, first = state.maloun, result.first
    if result.plurality == maloun:
        over(state, tuple(seat for seat in range(state.seats) if seat != maloun), "stopped", "found")
    elif maloun in first and state.options.revote and not state.runoff:
        state.runoff = first
        if state.tell is not None:
            state.tell(events.VoteTied(first, len(first)))
        state.phases[-1] = VOTING
    else:
        over(state, (maloun,), "stopped", "escaped")
