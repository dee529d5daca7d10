"""Rounds: the setup, what follows when the treasure is reached or all cards are gone, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mahfel.engine import Phase, Seat
from mahfel.games.saboteur import events
from mahfel.games.saboteur.deeds import NO_DEEDS
from mahfel.games.saboteur.gold import payout, takers
from mahfel.games.saboteur.mine import Mine
from mahfel.games.saboteur.mine.tiles import GOAL_CARDS, TREASURE
from mahfel.games.saboteur.phases.draft import DRAFT
from mahfel.games.saboteur.phases.turns import TURNS, Turns
from mahfel.games.saboteur.story import Story
from mahfel.games.saboteur.words import HAND, PACK, PLACES, ROLES, WAGES, names, role_cards
from mahfel.kit.dealing import deal

if TYPE_CHECKING:
    from mahfel.games.saboteur.state import SaboteurState


class Course(Phase["SaboteurState"], frozen=True, tag="course"):
    """Round after round; gold stays with who has it."""

    def begin(self, state: SaboteurState) -> None:
        """The first round."""
        set_up(state, state.starter)

    def resumed(self, state: SaboteurState, ended: Phase[SaboteurState], result: Any) -> None:
        """After the turns gold is shared out; after that comes the next round, or the end."""
        if isinstance(ended, Turns) and self._share_out(state, result):
            return
        if state.n < state.options.rounds:
            # It goes on with the left neighbour of whoever played or discarded the last card.
            set_up(state, (state.turn + 1) % state.seats)
        else:
            announce_end(state)
            state.deeds = [NO_DEEDS] * state.seats
            state.finish()

    def _share_out(self, state: SaboteurState, finder: Seat | None) -> bool:
        """Roles are shown and gold is given; whether a draft has begun."""
        end_round(state, finder)
        if finder is None:
            pay(state)
            state.broken = [0, 0, 0]
            return False
        queue = takers(state, finder)
        state.broken = [0, 0, 0]
        if not queue:
            if state.tell is not None:
                state.tell(events.NobodyPaid("no_miner"))
            return False
        state.queue = queue
        state.pool = sorted(state.gold_pile.pop() for _ in queue)
        if state.tell is not None:
            state.tell(events.PoolDrawn(len(queue), queue))
        state.push(DRAFT)
        return True


COURSE: Final = Course()


def set_up(state: SaboteurState, starter: Seat) -> None:
    """Deal roles, goals and cards for the next round, and shuffle the gold that nobody has."""
    chance, seats, options = state.chance, state.seats, state.options
    state.n += 1
    state.turn = state.starter = starter
    while True:
        roles = list(role_cards(seats))
        chance.shuffle(roles)
        *state.roles, state.aside = roles
        if any(state.roles) or not options.redeal_if_no_saboteur:
            break
    goals = list(GOAL_CARDS)
    chance.shuffle(goals)
    state.mine = Mine.untouched((goals[0], goals[1], goals[2]), goals_open=options.hidden_goal_is_open)
    hands, state.pile = deal(chance, PACK, [HAND[seats]] * seats)
    state.hands = [sorted(hand) for hand in hands]
    chance.shuffle(state.gold_pile)
    state.deeds = [NO_DEEDS] * seats
    if state.tell is not None:
        state.tell(events.RoundBegan(state.n, starter))
        for seat, hand in enumerate(state.hands):
            state.tell(events.Dealt(seat, len(hand), ROLES[state.roles[seat]], names(hand)))
    state.push(TURNS)


def end_round(state: SaboteurState, finder: Seat | None) -> None:
    """All cards but the mine's are put together; everybody shows the role."""
    treasure = PLACES[state.mine.goals.index(TREASURE)]
    saboteurs = tuple(seat for seat, role in enumerate(state.roles) if role)
    aside = ROLES[state.aside]
    state.hands = [[] for _ in state.hands]
    state.down = [[] for _ in state.down]
    state.pile, state.up = [], []
    state.maps = [0] * state.seats
    state.stories = (*state.stories, Story(finder, treasure, saboteurs, aside, (0,) * state.seats))
    if state.tell is not None:
        state.tell(events.RoundEnded(state.n, finder, treasure))
        state.tell(events.RolesShown(saboteurs, aside))


def pay(state: SaboteurState) -> None:
    """Each saboteur gets gold cards worth exactly the wage, openly."""
    story = state.stories[-1]
    if not story.saboteurs:
        if state.tell is not None:
            state.tell(events.NobodyPaid("no_saboteur"))
        return
    wage = WAGES[len(story.saboteurs)]
    cards = [0] * state.seats
    for seat, (gold, loose) in zip(story.saboteurs, payout(state.gold_pile, wage, len(story.saboteurs)), strict=True):
        for worth in gold:
            state.gold_pile.remove(worth)
        state.paid[seat] += gold
        state.loose[seat] += loose
        cards[seat] = len(gold)
        if state.tell is not None:
            state.tell(events.Paid(seat, wage, gold, loose))
    state.stories = (
        *state.stories[:-1],
        Story(story.finder, story.treasure, story.saboteurs, story.aside, tuple(cards)),
    )


def announce_end(state: SaboteurState) -> None:
    """Everybody shows the gold; the most nuggets win."""
    if state.tell is None:
        return
    accounts = state.accounts()
    for account in accounts:
        state.tell(events.Counted(account.seat, account.gold, account.nuggets))
    winners = tuple(account.seat for account in accounts if account.won)
    state.tell(events.Won(winners, "nuggets" if len(winners) == 1 else "shared"))
