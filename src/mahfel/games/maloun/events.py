"""What happens in Malʿoun. Cards are told to their owner; the rest is public."""

from __future__ import annotations

from typing import Annotated, Final

from mahfel.engine import PUBLIC, Event, Seat, private


class Dealt(Event, frozen=True, tag="dealt", tag_field="type"):
    """A seat gets its first cards and, in Normal mode, a role."""

    seat: Annotated[Seat, PUBLIC]
    count: Annotated[int, PUBLIC]
    cards: Annotated[tuple[str, ...], private("seat")]
    role: Annotated[str, private("seat")]


class TurnBegan(Event, frozen=True, tag="turn_began", tag_field="type"):
    """It is a seat's turn."""

    seat: Annotated[Seat, PUBLIC]


class Burnt(Event, frozen=True, tag="burnt", tag_field="type"):
    """A seat puts cards face down on the burnt pile; ``count`` 0: it chose to burn none."""

    seat: Annotated[Seat, PUBLIC]
    count: Annotated[int, PUBLIC]
    cards: Annotated[tuple[str, ...], private("seat")]


class Drew(Event, frozen=True, tag="drew", tag_field="type"):
    """A seat draws from the middle deck."""

    seat: Annotated[Seat, PUBLIC]
    count: Annotated[int, PUBLIC]
    cards: Annotated[tuple[str, ...], private("seat")]


class Requested(Event, frozen=True, tag="requested", tag_field="type"):
    """A seat asks for drinks; ``number`` (0: any) of the drink ``numbered``."""

    seat: Annotated[Seat, PUBLIC]
    drinks: Annotated[tuple[str, ...], PUBLIC]
    numbered: Annotated[str, PUBLIC]
    number: Annotated[int, PUBLIC]


class Offered(Event, frozen=True, tag="offered", tag_field="type"):
    """The answers are in: ``seats`` have laid a card face down, all others declined."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    count: Annotated[int, PUBLIC]


class NothingOffered(Event, frozen=True, tag="nothing_offered", tag_field="type"):
    """All have declined; the requester draws from the deck."""

    seat: Annotated[Seat, PUBLIC]


class Picked(Event, frozen=True, tag="picked", tag_field="type"):
    """The requester has taken one offer unseen by the others; ``rest`` offers went to the burnt pile."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, private("seat")]
    rest: Annotated[int, PUBLIC]


class Compared(Event, frozen=True, tag="compared", tag_field="type"):
    """The requester looks at two offers before keeping one."""

    seat: Annotated[Seat, PUBLIC]
    cards: Annotated[tuple[str, ...], private("seat")]


class PickShown(Event, frozen=True, tag="pick_shown", tag_field="type"):
    """Crisis: the card taken is shown to all; ``bad`` when it is spoiled or was not asked for."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]
    bad: Annotated[bool, PUBLIC]
    rest: Annotated[int, PUBLIC]


class PositiveGained(Event, frozen=True, tag="positive_gained", tag_field="type"):
    """Crisis: a seat takes a positive card and has ``count`` now."""

    seat: Annotated[Seat, PUBLIC]
    count: Annotated[int, PUBLIC]


class NegativeAdded(Event, frozen=True, tag="negative_added", tag_field="type"):
    """Crisis: a negative card goes to the café: ``count`` of ``cap``."""

    count: Annotated[int, PUBLIC]
    cap: Annotated[int, PUBLIC]


class Stolen(Event, frozen=True, tag="stolen", tag_field="type"):
    """Crisis: a seat gives back a positive card and takes a card from another's hand, which only these two know."""

    seat: Annotated[Seat, PUBLIC]
    other: Annotated[Seat, PUBLIC]
    both: Annotated[tuple[Seat, ...], PUBLIC]
    place: Annotated[int, PUBLIC]
    card: Annotated[str, private("both")]


class Built(Event, frozen=True, tag="built", tag_field="type"):
    """A seat lays a complete set; ``water`` names the numbers filled by water, ``count`` its sets now."""

    seat: Annotated[Seat, PUBLIC]
    drink: Annotated[str, PUBLIC]
    water: Annotated[tuple[int, ...], PUBLIC]
    count: Annotated[int, PUBLIC]


class Rewarded(Event, frozen=True, tag="rewarded", tag_field="type"):
    """A seat draws a reward card, which all may read."""

    seat: Annotated[Seat, PUBLIC]
    reward: Annotated[str, PUBLIC]


class RewardIdle(Event, frozen=True, tag="reward_idle", tag_field="type"):
    """A reward could do nothing, or there was none left (``reward`` empty)."""

    seat: Annotated[Seat, PUBLIC]
    reward: Annotated[str, PUBLIC]


class ShelfSeen(Event, frozen=True, tag="shelf_seen", tag_field="type"):
    """A seat looks at the top of the burnt pile."""

    seat: Annotated[Seat, PUBLIC]
    count: Annotated[int, PUBLIC]
    cards: Annotated[tuple[str, ...], private("seat")]


class ShelfTaken(Event, frozen=True, tag="shelf_taken", tag_field="type"):
    """It takes one of them; the others are back on top in random order."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, private("seat")]


class Tasted(Event, frozen=True, tag="tasted", tag_field="type"):
    """A seat looks at random cards of another's hand."""

    seat: Annotated[Seat, PUBLIC]
    other: Annotated[Seat, PUBLIC]
    count: Annotated[int, PUBLIC]
    cards: Annotated[tuple[str, ...], private("seat")]


class Swapped(Event, frozen=True, tag="swapped", tag_field="type"):
    """A seat gives another a card for a random one; these two know which."""

    seat: Annotated[Seat, PUBLIC]
    other: Annotated[Seat, PUBLIC]
    both: Annotated[tuple[Seat, ...], PUBLIC]
    given: Annotated[str, private("both")]
    taken: Annotated[str, private("both")]


class Refilled(Event, frozen=True, tag="refilled", tag_field="type"):
    """A seat that held one card or none takes cards from the top of the burnt pile, ``deck`` of them from the deck."""

    seat: Annotated[Seat, PUBLIC]
    count: Annotated[int, PUBLIC]
    deck: Annotated[int, PUBLIC]
    cards: Annotated[tuple[str, ...], private("seat")]


class DeckEmptied(Event, frozen=True, tag="deck_emptied", tag_field="type"):
    """The middle deck is empty."""

    times: Annotated[int, PUBLIC]


class DeckVoted(Event, frozen=True, tag="deck_voted", tag_field="type"):
    """The table has voted on the empty deck."""

    reshuffle: Annotated[int, PUBLIC]
    stop: Annotated[int, PUBLIC]
    choice: Annotated[str, PUBLIC]


class Reshuffled(Event, frozen=True, tag="reshuffled", tag_field="type"):
    """The burnt pile is shuffled and is the middle deck now."""

    count: Annotated[int, PUBLIC]
    times: Annotated[int, PUBLIC]


class Stopped(Event, frozen=True, tag="stopped", tag_field="type"):
    """The game stops with an empty deck; nobody has finished."""

    times: Annotated[int, PUBLIC]


class LastCalled(Event, frozen=True, tag="last_called", tag_field="type"):
    """A deciding set lies on the table; the others in reach are asked whether theirs is complete too."""

    seat: Annotated[Seat, PUBLIC]


class Finished(Event, frozen=True, tag="finished", tag_field="type"):
    """This seat is the finisher."""

    seat: Annotated[Seat, PUBLIC]


class DiscussionBegan(Event, frozen=True, tag="discussion_began", tag_field="type"):
    """All talk about who the Malʿoun is; ``seat`` is the finisher, None when there is none."""

    seat: Annotated[Seat | None, PUBLIC]


class Voted(Event, frozen=True, tag="voted", tag_field="type"):
    """The votes are counted: how many for each seat, and how many abstained. ``suspect``: which of the others has the
    most, by lot where they are tied, and will be named if the finisher lets time decide; None without a finisher."""

    counts: Annotated[tuple[int, ...], PUBLIC]
    abstained: Annotated[int, PUBLIC]
    suspect: Annotated[Seat | None, PUBLIC]


class VoteTied(Event, frozen=True, tag="vote_tied", tag_field="type"):
    """There is one more vote, among the tied."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    count: Annotated[int, PUBLIC]


class Accused(Event, frozen=True, tag="accused", tag_field="type"):
    """The finisher names another player as the Malʿoun."""

    seat: Annotated[Seat, PUBLIC]
    other: Annotated[Seat, PUBLIC]


class RolesShown(Event, frozen=True, tag="roles_shown", tag_field="type"):
    """All role cards are turned up together: this seat was the Malʿoun."""

    seat: Annotated[Seat, PUBLIC]


class CafeSaved(Event, frozen=True, tag="cafe_saved", tag_field="type"):
    """Crisis: a seat has saved the café by its sets or its positive cards (``by``)."""

    seat: Annotated[Seat, PUBLIC]
    by: Annotated[str, PUBLIC]


class CafeFell(Event, frozen=True, tag="cafe_fell", tag_field="type"):
    """Crisis: the café falls, by ``negatives`` or because nothing is left to serve (``closing``)."""

    by: Annotated[str, PUBLIC]


class Won(Event, frozen=True, tag="won", tag_field="type"):
    """The winners, none when the café has fallen."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    reason: Annotated[str, PUBLIC]


EVENT_TYPES: Final = (
    Dealt,
    TurnBegan,
    Burnt,
    Drew,
    Requested,
    Offered,
    NothingOffered,
    Picked,
    Compared,
    PickShown,
    PositiveGained,
    NegativeAdded,
    Stolen,
    Built,
    Rewarded,
    RewardIdle,
    ShelfSeen,
    ShelfTaken,
    Tasted,
    Swapped,
    Refilled,
    DeckEmptied,
    DeckVoted,
    Reshuffled,
    Stopped,
    LastCalled,
    Finished,
    DiscussionBegan,
    Voted,
    VoteTied,
    Accused,
    RolesShown,
    CafeSaved,
    CafeFell,
    Won,
)
