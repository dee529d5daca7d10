"""The second vote between several accused: openly, or in the midday sleep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahfel.engine import Ask, Listed, Move, Moves, Seat
from mahfel.games.mafia import events
from mahfel.games.mafia.armour import armoured
from mahfel.games.mafia.asks import ask
from mahfel.games.mafia.ledger import write
from mahfel.games.mafia.midday import open_ballots
from mahfel.games.mafia.moderator import write_down
from mahfel.games.mafia.moves import Ballot
from mahfel.games.mafia.scenario import hands_needed
from mahfel.games.mafia.slots import Ballots, Slots
from mahfel.games.mafia.targets import aim_of
from mahfel.kit.ballot import tally
from mahfel.kit.window import Window

if TYPE_CHECKING:
    from mahfel.games.mafia.state import MafiaState

BLANK = Ballot()


class OpenVote(Window["MafiaState"], frozen=True, tag="open_vote"):
    """Everybody names one of the accused, not themselves; afterwards all see who named whom. ``again``: the revote."""

    accused: tuple[Seat, ...]
    again: bool = False

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All the living, the accused among them."""
        return state.living()

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("vote", BLANK, "5.5", "vote")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """One of the accused but oneself, or a blank ballot."""
        return Listed((BLANK, *(Ballot((accused,)) for accused in self.accused if accused != seat)))

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """Most votes leaves; a tie goes as the scenario says."""
        named = {seat: move.votes[0] for seat, move in answers if isinstance(move, Ballot) and move.votes}
        write(state, named.items())
        for accused in self.accused:
            state.say(events.VotesShown, accused, tuple(voter for voter, vote in named.items() if vote == accused))
        count = tally(self.accused, named.values())
        first = count.first or self.accused
        top = count.votes(first[0])
        needed = state.scenario.vote.at_least
        sudden = state.sign("sudden_death")
        too_few = needed is not None and top < hands_needed(needed, len(state.present()))
        if not sudden and (top == 0 or too_few):
            self._nobody(state)
        elif len(first) == 1:
            self._leaves(state, first[0])
        elif sudden or state.scenario.vote.tie == "lottery":
            drawn = state.chance.choice(first)
            state.say(events.Lottery, first, drawn)
            self._leaves(state, drawn)
        elif state.scenario.vote.tie == "revote_then_none" and not self.again:
            state.say(events.Revote, first)
            state.phases[-1] = OpenVote(first, again=True)
        else:
            self._nobody(state)

    def _leaves(self, state: MafiaState, seat: Seat) -> None:
        state.finish(() if armoured(state, seat) else (seat,))

    def _nobody(self, state: MafiaState) -> None:
        state.say(events.NobodyLeaves)
        state.finish(())


class Midday(Window["MafiaState"], frozen=True, tag="midday"):
    """The city naps. Everybody fills in a ballot of the same look: a name, and perhaps a word of power."""

    ASLEEP = True

    accused: tuple[Seat, ...]

    def begin(self, state: MafiaState) -> None:
        """Everybody falls asleep."""
        state.say(events.MiddaySleep)

    def invited(self, state: MafiaState) -> tuple[Seat, ...]:
        """All the living, the accused among them."""
        return state.living()

    def question(self, state: MafiaState, seat: Seat) -> Ask:
        """The same for all."""
        return ask("midday", BLANK, "5.6", "night")

    def choices(self, state: MafiaState, seat: Seat) -> Moves:
        """A name among the accused, not one's own, and the power of one's role."""
        accused = tuple(other for other in self.accused if other != seat)
        aims = [
            aim_of(state, seat, ability, self.accused) for ability in state.abilities(seat) if "midday" in ability.when
        ]
        return Ballots(accused, Slots(tuple((aim,) for aim in aims)), two=state.ballots(seat) > 1)

    def close(self, state: MafiaState, answers: tuple[tuple[Seat, Move], ...]) -> None:
        """The ballots are opened in their order; only the outcome is told."""
        write_down(state, answers, {seat: self.choices(state, seat) for seat, move in answers if move == BLANK})
        leavers = open_ballots(state, self.accused, answers)
        state.finish(leavers)
