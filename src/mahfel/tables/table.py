"""A table: what its log amounts to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from mahfel.engine import CLOCK, MODERATOR, Channels, Game, Moves, Refused, Seat, State, View
from mahfel.engine.ask import Pace
from mahfel.engine.channels import GALLERY, OPEN_TABLE
from mahfel.store import Deadline
from mahfel.tables.asides import Aside
from mahfel.tables.chair import Chair
from mahfel.tables.decisions import Decision
from mahfel.tables.entries import Absent, Held, Language, PaceName, Windows
from mahfel.tables.happenings import Happening
from mahfel.tables.moderator import Moderator
from mahfel.tables.poll import Poll

LOBBY = Channels(read=("table",), write=("table",))


class Table:
    """One table at one version. To be read by everybody and changed by ``fold.apply`` alone.

    ``secret``, ``unsaid`` and a ``true_name`` must never reach a frame before ``phase`` is ``over``. ``moves``:
    (seat, notation) of the game so far. A draft made by ``copy`` shares everything with its original: fields are set
    anew, never changed inside; the growing lists get what is new by ``settle``.
    """

    id: str
    version: int  # the rows that everybody may notice: all but the answers that are held back
    rows: int
    opened: int  # ms
    touched: int  # ms, of the last row
    ended: int | None  # ms
    paused: int | None  # ms, when the host stopped the game; None while it goes on
    abandoned: bool  # the host ended it before it was over
    game: Game
    rules_version: int
    options: dict[str, Any]
    pace: PaceName
    windows: Windows
    warm: str | None
    absent: Absent
    grace: int  # seconds
    times: dict[Pace, int]  # seconds, of the classes that have not the time of the pace
    spectators: bool
    anonymous: bool  # from the start to the end everybody is a number
    lots: int  # how often the seats were drawn by lot in the lobby
    lang: Language
    secret: str
    commit: str
    invite: str
    phase: Literal["lobby", "play", "over"]
    host: Seat  # MODERATOR where who leads the table does not play, -1 for nobody
    moderator: Moderator | None
    chairs: tuple[Chair, ...]
    state: State | None
    decisions: dict[Seat, Decision]
    held: dict[Seat, Held]
    only_for: frozenset[Seat] | None  # what was written last concerns these alone; nobody else may notice it
    fresh_rows: int  # how many rows a draft has that its original has not
    invites: dict[str, Seat]  # hash of a replacement link
    wills: dict[Seat, str]  # what seats want to be read out when they leave the game
    handovers: dict[str, tuple[Seat, int]]  # hash of a code: seat, valid until (ms)
    asides: tuple[Aside, ...]  # what people and whoever leads wrote to each other
    pinned: str  # the line that stays above the table; empty for none
    poll: Poll | None  # the last one
    polls: int  # how many there have been
    rematch: str | None
    rematch_of: str | None
    last_winner: Seat | None  # who alone won the game before, if still at the table
    story: list[Happening]
    fresh_story: list[Happening]
    unsaid: tuple[Happening, ...]  # what nobody may be told before the end
    moves: list[tuple[Seat, str]]
    fresh_moves: list[tuple[Seat, str]]
    answers: dict[tuple[Seat, str], int]  # (seat, id of a command): version it led to
    fresh_answers: dict[tuple[Seat, str], int]

    # -- who is who ------------------------------------------------------------------------------------------------

    def seat_of(self, token_digest: str) -> Seat | None:
        """The seat that a token opens (by its hash, ``secrets.digest``); None for any other token."""
        for chair in self.chairs:
            if chair.token == token_digest and chair.kind == "person":
                return chair.seat
        return None

    def viewer_of(self, token_digest: str) -> Seat | None:
        """The seat that a token opens, ``MODERATOR`` for the moderator's; None for any other token."""
        if self.moderator is not None and self.moderator.token == token_digest:
            return MODERATOR
        return self.seat_of(token_digest)

    def name_of(self, seat: Seat) -> str:
        """What whoever sits there, or leads the table, is called."""
        if seat == MODERATOR:
            return "" if self.moderator is None else self.moderator.name
        return self.chairs[seat].name

    def true_name_of(self, seat: Seat) -> str:
        """Their own name, where ``name_of`` says a number, too; not for anybody's eyes before the end."""
        if seat == MODERATOR:
            return "" if self.moderator is None else self.moderator.true_name or self.moderator.name
        return self.chairs[seat].true_name or self.chairs[seat].name

    @property
    def nameless(self) -> bool:
        """Whether numbers stand for names now."""
        return self.anonymous and self.phase == "play"

    def names(self) -> list[str]:
        """The names that are taken at this table, those behind numbers too."""
        found = [self.true_name_of(chair.seat) for chair in self.chairs if chair.kind != "empty"]
        return found if self.moderator is None else [*found, self.true_name_of(MODERATOR)]

    def chair(self, seat: Seat) -> Chair:
        """The chair of that seat. Raises ``Refused("seat.unknown")``."""
        if not 0 <= seat < len(self.chairs):
            raise Refused("seat.unknown", seat=seat)
        return self.chairs[seat]

    def people(self) -> list[Chair]:
        """The chairs where people sit, those who left included."""
        return [chair for chair in self.chairs if chair.kind == "person"]

    # -- what a viewer may know ------------------------------------------------------------------------------------

    def view(self, viewer: Seat | None) -> View | None:
        """The game as this viewer may know it; None in the lobby."""
        return None if self.state is None else self.state.view(viewer)

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is asked now; None when it is not, or has answered a window that is still open.

        At night and in a vote an answer may be given anew until the end, so a seat that has answered stays asked.
        """
        found = self.decisions.get(seat)
        return None if found is None or (found.held and not found.changeable) else found

    def will(self, viewer: Seat | None) -> str | None:
        """What this seat has written down to be read out when it leaves; None where nothing would be."""
        if self.state is None or viewer is None or viewer < 0 or self.phase != "play":
            return None
        return self.wills.get(viewer, "") if self.state.may_leave_will(viewer) else None

    def waiting(self, viewer: Seat | None) -> list[Decision]:
        """The decisions that this viewer may be told the table is waiting for."""
        if self.state is None or self.phase != "play":
            return []
        shown = self.state.awaited(viewer)
        return [d for seat, d in self.decisions.items() if seat in shown and not (d.held or self.in_even_window(d))]

    def legal(self, seat: Seat) -> Moves | None:
        """The moves that this seat may play now; None when it is not asked."""
        if self.state is None or self.decision(seat) is None:
            return None
        return self.state.legal(seat)

    def channels(self, viewer: Seat | None) -> Channels:
        """The rooms of talk open to this viewer now."""
        found = GALLERY if viewer is None else OPEN_TABLE
        if self.state is not None and self.phase == "play":
            found = self.state.channels(viewer)
        return Channels(read=found.read, write=()) if found.write and self.voiceless(viewer) else found

    def voiceless(self, viewer: Seat | None) -> bool:
        """Whether this seat's voice was taken and the rules do not demand its last words at this moment."""
        if viewer is None or not 0 <= viewer < len(self.chairs) or not self.chairs[viewer].silenced:
            return False
        return self.phase != "play" or self.state is None or viewer not in self.state.testators()

    def events(self, viewer: Seat | None, after: int = 0, upto: int | None = None) -> list[dict[str, Any]]:
        """The story since a version as this viewer may know it, oldest first, each with ``v`` and ``at``."""
        last = self.version if upto is None else upto
        return [
            seen
            for happening in self.happenings(after)
            if happening.version <= last and (seen := happening.seen_by(viewer)) is not None
        ]

    def happenings(self, after: int = 0) -> Sequence[Happening]:
        """The story since a version as it was; not for anybody's eyes before it is projected."""
        story = self.story
        low, high = 0, len(story)
        while low < high:
            middle = (low + high) // 2
            if story[middle].version > after:
                high = middle
            else:
                low = middle + 1
        found = story[low:]
        while found and found[-1].version > self.version:
            found.pop()  # the list is shared with later versions, which may know more by now
        return found

    # -- what the table layer needs --------------------------------------------------------------------------------

    def time(self, now: int) -> int:
        """What the clock of this table's decisions shows (ms): it stands still while the game is paused."""
        return now if self.paused is None else self.paused

    def in_even_window(self, decision: Decision) -> bool:
        """Whether this decision belongs to a window that stays open to its end and shows nobody."""
        pace = decision.ask.pace
        return pace == "night" or (pace in ("window", "vote") and self.windows == "even")

    def holds(self, decision: Decision) -> bool:
        """Whether an answer to it is kept back for a while."""
        return decision.changeable or self.in_even_window(decision)

    def voted(self) -> bool:
        """Whether a vote is open in which everybody has answered, so that it is time to open the answers."""
        voting = [d for d in self.decisions.values() if not d.ask.optional]
        return bool(voting) and all(d.held and d.ask.pace == "vote" and not self.in_even_window(d) for d in voting)

    def answered(self, seat: Seat, command: str) -> int | None:
        """The version that a command with this id led to, when it was accepted before."""
        return self.answers.get((seat, command))

    def deadlines(self) -> Sequence[Deadline]:
        """The deadlines of the open decisions, as rows.

        A bot's is at once: a server that begins again is thereby reminded of every bot that was thinking. While the
        game is paused there are none.
        """
        if self.paused is not None:
            return []
        rows = []
        for seat, decision in self.decisions.items():
            bot = seat != CLOCK and not decision.held and self.chairs[seat].player is not None
            at = decision.opened if bot else decision.deadline
            if at is not None:
                rows.append(Deadline(self.id, seat, at, decision.version))
        return rows

    def copy(self) -> Table:
        """A draft of the next version."""
        draft = Table.__new__(Table)
        draft.__dict__.update(self.__dict__)
        draft.fresh_story, draft.fresh_moves, draft.fresh_answers, draft.fresh_rows = [], [], {}, 0
        if self.state is not None and self.phase == "play":
            draft.state = self.state.copy()
        return draft

    def settle(self) -> None:
        """The draft has become the table: add what is new to the lists that all versions share."""
        self.story.extend(self.fresh_story)
        self.moves.extend(self.fresh_moves)
        self.answers.update(self.fresh_answers)
        self.fresh_story, self.fresh_moves, self.fresh_answers, self.fresh_rows = [], [], {}, 0
