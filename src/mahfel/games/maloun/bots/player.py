"""A player of a certain style: an answer to every ask, by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mahfel.engine import Chance, Move, Policy, Seat
from mahfel.games.maloun.bots import hand as cards
from mahfel.games.maloun.bots.style import Style
from mahfel.games.maloun.building import in_reach
from mahfel.games.maloun.moves import (
    BURNS,
    CONTINUE,
    DECLINE,
    NO_BURN,
    OFFERS,
    WAIT,
    Accuse,
    Burn,
    Choose,
    Keep,
    Prefer,
    Spend,
    Swap,
    Vote,
    wanted,
)
from mahfel.games.maloun.phases.asks import PLAIN
from mahfel.games.maloun.phases.offering import allowed
from mahfel.games.maloun.phases.reward import targets
from mahfel.games.maloun.sets import thrifty
from mahfel.games.maloun.words import ANY_DRINK, DRINKS, NAMES, Card, names
from mahfel.kit.clockwise import clockwise

if TYPE_CHECKING:
    from mahfel.games.maloun.state import MalounState

_FINE = 1 << 16


def player(style: Style) -> Policy:
    """The policy of a style."""

    def policy(state: MalounState, seat: Seat, chance: Chance) -> Move:
        ask = state.asked()[seat]
        answer = _ANSWERS.get(ask.kind)
        return ask.default if answer is None else answer(style, state, seat, chance)

    return policy


def maybe(chance: Chance, probability: float) -> bool:
    """True as often as that."""
    return chance.below(_FINE) < probability * _FINE


def _turn(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Move:
    hand = state.hands[seat]
    if len(hand) >= state.box.hand and (ready := thrifty(hand)):
        return ready[0]
    if state.positives[seat] and _spends(style, state, seat, chance):
        rich = max(targets(state, seat), key=lambda other: (len(state.sets[other]), len(state.hands[other])))
        return Spend(rich, 1 + chance.below(len(state.hands[rich])))
    worst = cards.spoiled(hand)
    if worst and maybe(chance, style.burn):
        return BURNS[worst[0]]
    first, second = cards.collected(hand, 2)
    if maybe(chance, style.narrow):
        return PLAIN[(DRINKS[first],)]
    return PLAIN[DRINKS[min(first, second)], DRINKS[max(first, second)]]


def _spends(style: Style, state: MalounState, seat: Seat, chance: Chance) -> bool:
    """Whether a positive card is used: more readily while a rival is one set short, who is then the one robbed."""
    rivals = targets(state, seat)
    threat = any(len(state.sets[other]) + 1 >= state.box.sets for other in rivals)
    return bool(rivals) and maybe(chance, max(style.spend, style.rob) if threat else style.spend)


def _offer(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Move:
    if _refuses(style, state, chance):
        return DECLINE
    kinds = (_healthy, _spoiled) if style.healthy_first else (_spoiled, _healthy)
    for kind in kinds:
        which = kind(style, state, seat, chance)
        if which >= 0:
            return OFFERS[which]
    return DECLINE


def _refuses(style: Style, state: MalounState, chance: Chance) -> bool:
    """Whether this requester gets nothing, whatever is in hand: one card more could decide the game."""
    asker = state.turn
    if in_reach(state, asker) and maybe(chance, style.wary):
        return True
    if not (state.box.crisis and style.brake):
        return False
    short = len(state.sets[asker]) + 1 >= state.box.sets and maybe(chance, style.short)
    return short or (_nearly_saved(state) and maybe(chance, style.saved))


def _nearly_saved(state: MalounState) -> bool:
    return state.positives[state.turn] + 1 >= state.options.positives_to_win


def _healthy(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Card:
    """A healthy card of a named drink that is not needed, or -1."""
    mask = allowed(state, seat)
    honest = mask if mask != ANY_DRINK else _named(state)
    spare = cards.spare(state.hands[seat], style.protect)
    choices = [which for which in spare if honest >> which & 1]
    return chance.choice(choices) if choices and maybe(chance, style.give) else -1


def _spoiled(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Card:
    """A spoiled card, from those who may offer any, or -1."""
    if allowed(state, seat) == ANY_DRINK and _spoils(style, state, seat, chance):
        return chance.choice(cards.spoiled(state.hands[seat]))
    return -1


def _named(state: MalounState) -> int:
    assert state.request is not None
    return wanted(state.request)


def _spoils(style: Style, state: MalounState, seat: Seat, chance: Chance) -> bool:
    """Whether a seat that may answers with a spoiled card; in Crisis not where that would decide the game."""
    if not cards.spoiled(state.hands[seat]):
        return False
    decides = _nearly_saved(state) or state.negatives + 1 >= state.box.negative_cap
    if state.box.crisis and style.brake and decides:
        return False
    return maybe(chance, style.bad)


def _build(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Move:
    ready = thrifty(state.hands[seat])
    return ready[0] if ready else WAIT


def _pick(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Move:
    ready = thrifty(state.hands[seat])
    return ready[0] if ready else state.asked()[seat].default


def _keep(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Move:
    hand = state.hands[seat]
    return Keep(NAMES[max(state.look, key=lambda which: (cards.need(hand, which), -which))])


def _clean_out(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Move:
    hand = state.hands[seat]
    going = [*cards.spoiled(hand), *cards.spare(hand, style.protect)][:3]
    return Burn(names(sorted(going))) if going else NO_BURN


def _trim(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Move:
    hand = state.hands[seat]
    count = len(hand) - state.options.hand_limit
    going = sorted(range(len(hand)), key=lambda place: cards.need(hand[:place] + hand[place + 1 :], hand[place]))
    return Burn(names(sorted(hand[place] for place in going[:count])))


def _swap(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Move:
    hand = state.hands[seat]
    worst = min(hand, key=lambda which: (cards.need([one for one in hand if one != which], which), which))
    return Swap(_leader(state, seat), NAMES[worst])


def _taste(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Move:
    return Choose(_leader(state, seat))


def _leader(state: MalounState, seat: Seat) -> Seat:
    return max(targets(state, seat), key=lambda other: (len(state.sets[other]), len(state.hands[other])))


def _deck(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Move:
    return Prefer("stop" if seat == state.maloun else "reshuffle")


# -- who it is -----------------------------------------------------------------------------------------------------


def suspected(state: MalounState, seat: Seat, among: tuple[Seat, ...], chance: Chance) -> Seat:
    """Who of these offered most often when a card was bad, then who offered most often at all; ties by lot."""
    others = [other for other in among if other != seat]
    if seat != state.maloun:
        proven = [other for other in others if state.suspects[seat] >> other & 1]
        others = proven or others

    def score(other: Seat) -> tuple[int, int]:
        notes = state.notes[seat]
        return sum(note.bad and other in note.donors for note in notes), sum(other in note.donors for note in notes)

    best = max(map(score, others))
    return chance.choice([other for other in others if score(other) == best])


def _vote(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Move:
    among = state.runoff or tuple(range(state.seats))
    return Vote(suspected(state, seat, among, chance)) if set(among) - {seat} else Vote(None)


def _accuse(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Move:
    """One's own proof first; without any, the table's advice."""
    others = clockwise(state.seats, seat)
    own = suspected(state, seat, others, chance)
    if any(note.bad for note in state.notes[seat]) or not any(state.tally):
        return Accuse(own)
    return Accuse(max(others, key=lambda other: (state.tally[other], other == own)))


def _step(style: Style, state: MalounState, seat: Seat, chance: Chance) -> Move:
    return CONTINUE


_ANSWERS: dict[str, Callable[[Style, MalounState, Seat, Chance], Move]] = {
    "turn": _turn,
    "offer": _offer,
    "build": _build,
    "last_call": _build,
    "pick": _pick,
    "compare": _keep,
    "back_shelf": _keep,
    "clean_out": _clean_out,
    "trim": _trim,
    "tasting": _taste,
    "counter_swap": _swap,
    "deck": _deck,
    "step": _step,
    "vote": _vote,
    "accuse": _accuse,
}
