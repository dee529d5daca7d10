"""Events of Mafia. Whatever a seat is told alone is told to every seat alike, so that the telling says nothing."""

from __future__ import annotations

from typing import Annotated

from mahfel.engine import PUBLIC, Event, Seat, private
from mahfel.games.mafia.player import Note


class Dealt(Event, frozen=True, tag="dealt", tag_field="type"):
    """A seat looks at its role."""

    seat: Annotated[Seat, PUBLIC]
    role: Annotated[str, private("seat")]


class IntroBegan(Event, frozen=True, tag="intro_began", tag_field="type"):
    """The first day: everybody says a few words."""


class DayBegan(Event, frozen=True, tag="day_began", tag_field="type"):
    """A day begins."""

    cycle: Annotated[int, PUBLIC]


class NightBegan(Event, frozen=True, tag="night_began", tag_field="type"):
    """The city falls asleep; 0 is the first, peaceful night."""

    cycle: Annotated[int, PUBLIC]


class ProposalsShown(Event, frozen=True, tag="proposals_shown", tag_field="type"):
    """The huddle is over: the team see whom each of them proposes; everybody else is told as much, and sees nothing."""

    seat: Annotated[Seat, PUBLIC]
    proposals: Annotated[tuple[tuple[Seat, Seat], ...], private("seat")]


class NoNight(Event, frozen=True, tag="no_night", tag_field="type"):
    """The city stays awake: one day follows the other."""

    cycle: Annotated[int, PUBLIC]


class NightNews(Event, frozen=True, tag="night_news", tag_field="type"):
    """What a seat learns in the morning (or after the first night), perhaps nothing."""

    seat: Annotated[Seat, PUBLIC]
    notes: Annotated[tuple[Note, ...], private("seat")]


class Quiet(Event, frozen=True, tag="quiet_night", tag_field="type"):
    """Morning: nobody left in the night."""


class Left(Event, frozen=True, tag="left_city", tag_field="type"):
    """Somebody leaves the city; ``how`` as in ``Player.cause``, ``told`` the role or side that is announced with it."""

    seat: Annotated[Seat, PUBLIC]
    how: Annotated[str, PUBLIC]
    told: Annotated[str, PUBLIC]


class Returned(Event, frozen=True, tag="came_back", tag_field="type"):
    """Somebody comes back into the city."""

    seat: Annotated[Seat, PUBLIC]


class Speaking(Event, frozen=True, tag="speaking", tag_field="type"):
    """Somebody has the word: a turn, a challenge, a defence, last words."""

    seat: Annotated[Seat, PUBLIC]
    what: Annotated[str, PUBLIC]


class Muted(Event, frozen=True, tag="muted", tag_field="type"):
    """Somebody's turn is passed over: they may not speak today."""

    seat: Annotated[Seat, PUBLIC]


class ChallengeAsked(Event, frozen=True, tag="challenge_asked", tag_field="type"):
    """Somebody asks the speaker for a challenge."""

    seat: Annotated[Seat, PUBLIC]


class ChallengeGiven(Event, frozen=True, tag="challenge_given", tag_field="type"):
    """The speaker gives one a challenge."""

    seat: Annotated[Seat, PUBLIC]
    to: Annotated[Seat, PUBLIC]


class SignShown(Event, frozen=True, tag="sign_shown", tag_field="type"):
    """Somebody points at one of the others (``sign`` is ``point``), or covers one (``cover``)."""

    seat: Annotated[Seat, PUBLIC]
    sign: Annotated[str, PUBLIC]
    target: Annotated[Seat, PUBLIC]


class PowerUsed(Event, frozen=True, tag="power_used", tag_field="type"):
    """A power by day, before everybody's eyes; ``came_to``: ``both``, ``alone`` or ``nothing``."""

    seat: Annotated[Seat, PUBLIC]
    target: Annotated[Seat, PUBLIC]
    ability: Annotated[str, PUBLIC]
    came_to: Annotated[str, PUBLIC]


class GunShown(Event, frozen=True, tag="gun_shown", tag_field="type"):
    """It is announced who holds a gun."""

    seat: Annotated[Seat, PUBLIC]


class InquiryCalled(Event, frozen=True, tag="inquiry_called", tag_field="type"):
    """Somebody wants to know how many of each side have left."""

    seat: Annotated[Seat, PUBLIC]


class InquiryRefused(Event, frozen=True, tag="inquiry_refused", tag_field="type"):
    """Most did not want to know."""

    hands: Annotated[int, PUBLIC]


class StatusTold(Event, frozen=True, tag="status_told", tag_field="type"):
    """So many of each side have left."""

    mafia: Annotated[int, PUBLIC]
    city: Annotated[int, PUBLIC]
    independent: Annotated[int, PUBLIC]


class LivingTold(Event, frozen=True, tag="living_told", tag_field="type"):
    """So many of each side are alive."""

    mafia: Annotated[int, PUBLIC]
    city: Annotated[int, PUBLIC]
    independent: Annotated[int, PUBLIC]


class GravesTold(Event, frozen=True, tag="graves_told", tag_field="type"):
    """The roles of all who have left, in random order."""

    roles: Annotated[tuple[str, ...], PUBLIC]


class RoleTold(Event, frozen=True, tag="role_told", tag_field="type"):
    """The role (or only the side) of somebody is announced."""

    seat: Annotated[Seat, PUBLIC]
    told: Annotated[str, PUBLIC]


class SparedToday(Event, frozen=True, tag="spared_today", tag_field="type"):
    """These cannot be accused today."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]


class HandsUp(Event, frozen=True, tag="hands_up", tag_field="type"):
    """The hands raised for one's defence, openly: ``seats`` are those who raised them."""

    seat: Annotated[Seat, PUBLIC]
    seats: Annotated[tuple[Seat, ...], PUBLIC]
    needed: Annotated[int, PUBLIC]


class Accused(Event, frozen=True, tag="accused", tag_field="type"):
    """These go to the defence; nobody, when it is empty."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]


class Elected(Event, frozen=True, tag="elected", tag_field="type"):
    """These represent the city from now on; with how many votes is not told."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]


class TargetNamed(Event, frozen=True, tag="target_named", tag_field="type"):
    """A representative accuses somebody."""

    seat: Annotated[Seat, PUBLIC]
    target: Annotated[Seat, PUBLIC]


class CoverNamed(Event, frozen=True, tag="cover_named", tag_field="type"):
    """An accused has somebody else speak for them."""

    seat: Annotated[Seat, PUBLIC]
    target: Annotated[Seat, PUBLIC]


class MarksShown(Event, frozen=True, tag="marks_shown", tag_field="type"):
    """Who gave somebody a plus, and who a minus."""

    seat: Annotated[Seat, PUBLIC]
    seats: Annotated[tuple[Seat, ...], PUBLIC]
    against: Annotated[tuple[Seat, ...], PUBLIC]


class GunChosen(Event, frozen=True, tag="gun_chosen", tag_field="type"):
    """Which gun the city fired at a suspect, or none, and what it came to."""

    seat: Annotated[Seat, PUBLIC]
    gun: Annotated[str, PUBLIC]
    came_to: Annotated[str, PUBLIC]


class MiddaySleep(Event, frozen=True, tag="midday_sleep", tag_field="type"):
    """The city naps, and everybody fills in a ballot."""


class VotesShown(Event, frozen=True, tag="votes_shown", tag_field="type"):
    """Who voted for one of the accused, openly: ``seats`` are the voters."""

    seat: Annotated[Seat, PUBLIC]
    seats: Annotated[tuple[Seat, ...], PUBLIC]


class SentAway(Event, frozen=True, tag="sent_away", tag_field="type"):
    """The vote sends these away, in this order; by which count or power is not told."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]


class VoteVoid(Event, frozen=True, tag="vote_void", tag_field="type"):
    """The vote is void."""


class NobodyLeaves(Event, frozen=True, tag="nobody_leaves", tag_field="type"):
    """The vote has ended and nobody leaves."""


class Lottery(Event, frozen=True, tag="lottery", tag_field="type"):
    """A lot is drawn between these; it falls on one."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    seat: Annotated[Seat, PUBLIC]


class Revote(Event, frozen=True, tag="revote", tag_field="type"):
    """One votes once more, between these."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]


class SuddenDeath(Event, frozen=True, tag="sudden_death", tag_field="type"):
    """From tomorrow one hand accuses, and each day somebody leaves."""


class Stayed(Event, frozen=True, tag="stayed", tag_field="type"):
    """Somebody should leave and stays: armour, or a card; ``told`` is the role that is shown with it."""

    seat: Annotated[Seat, PUBLIC]
    why: Annotated[str, PUBLIC]
    told: Annotated[str, PUBLIC]


class CardDrawn(Event, frozen=True, tag="card_drawn", tag_field="type"):
    """Somebody who leaves turns up a final-move card."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]


class CardPlayed(Event, frozen=True, tag="card_played", tag_field="type"):
    """What was done with it: at which ``seats`` it was aimed, and what it came to."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]
    seats: Annotated[tuple[Seat, ...], PUBLIC]
    came_to: Annotated[str, PUBLIC]


class Announced(Event, frozen=True, tag="announced", tag_field="type"):
    """A sentence of the narrator about nobody in particular (text key ``announced-<what>``)."""

    what: Annotated[str, PUBLIC]


class HandsShaken(Event, frozen=True, tag="hands_shaken", tag_field="type"):
    """Of three, two shake hands: the third leaves."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    by_lot: Annotated[bool, PUBLIC]


class EyesOpened(Event, frozen=True, tag="eyes_opened", tag_field="type"):
    """Whoever has left is shown what everybody is now, by seat, where the table plays it so."""

    seat: Annotated[Seat, PUBLIC]
    roles: Annotated[tuple[str, ...], private("seat")]
    sides: Annotated[tuple[str, ...], private("seat")]


class MomentTold(Event, frozen=True, tag="moment_told", tag_field="type"):
    """After the end: what follows was done in secret in that night, or by that day; ``cycle`` 0 is the introduction."""

    cycle: Annotated[int, PUBLIC]
    night: Annotated[bool, PUBLIC]


class Happened(Event, frozen=True, tag="happened", tag_field="type"):
    """After the end: one thing that was done in secret, at which ``seats``, and what it came to (see ``Line``)."""

    now: Annotated[int, PUBLIC]
    seat: Annotated[Seat, PUBLIC]
    ability: Annotated[str, PUBLIC]
    seats: Annotated[tuple[Seat, ...], PUBLIC]
    role: Annotated[str, PUBLIC]
    came_to: Annotated[str, PUBLIC]


class Rested(Event, frozen=True, tag="rested", tag_field="type"):
    """After the end: these might have acted in secret at that moment, and did not."""

    now: Annotated[int, PUBLIC]
    seats: Annotated[tuple[Seat, ...], PUBLIC]


class RolesShown(Event, frozen=True, tag="roles_shown", tag_field="type"):
    """After the end: what somebody was at first and is now."""

    seat: Annotated[Seat, PUBLIC]
    dealt: Annotated[str, PUBLIC]
    role: Annotated[str, PUBLIC]
    side: Annotated[str, PUBLIC]


class Won(Event, frozen=True, tag="won", tag_field="type"):
    """The game is over: the winning side, why, and the winners."""

    side: Annotated[str, PUBLIC]
    why: Annotated[str, PUBLIC]
    seats: Annotated[tuple[Seat, ...], PUBLIC]


EVENT_TYPES = (
    Dealt,
    IntroBegan,
    DayBegan,
    NightBegan,
    ProposalsShown,
    NoNight,
    NightNews,
    Quiet,
    Left,
    Returned,
    Speaking,
    Muted,
    ChallengeAsked,
    ChallengeGiven,
    SignShown,
    PowerUsed,
    GunShown,
    InquiryCalled,
    InquiryRefused,
    StatusTold,
    LivingTold,
    GravesTold,
    RoleTold,
    SparedToday,
    HandsUp,
    Accused,
    Elected,
    TargetNamed,
    CoverNamed,
    MarksShown,
    GunChosen,
    MiddaySleep,
    VotesShown,
    SentAway,
    VoteVoid,
    NobodyLeaves,
    Lottery,
    Revote,
    SuddenDeath,
    Stayed,
    CardDrawn,
    CardPlayed,
    Announced,
    HandsShaken,
    EyesOpened,
    MomentTold,
    Happened,
    Rested,
    RolesShown,
    Won,
)
