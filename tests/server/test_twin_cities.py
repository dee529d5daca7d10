"""Two cities that differ in hidden roles alone, through days and nights: whoever knows neither gets the same bytes, the
same pushes at the same moments, whatever the others do in secret and how often they change their minds."""

import asyncio

import pytest
from test_twin_worlds import transcript
from worlds import World

from mahfel.engine import SplitMix64, registry
from mahfel.games.mafia import game as mafia
from mahfel.server.live.feed import Feed
from mahfel.tables import secrets
from mahfel.tables.decisions import TIME

if "mafia" not in registry.games():
    registry.add(mafia)

NIGHT = TIME["normal"]["night"]
SLEEPING = {"night", "huddle", "allegiance", "midday", "react"}


class Pushes:
    """A link that counts how often it was told to push."""

    def __init__(self):
        self.times = 0

    def push(self):
        self.times += 1


class Town(World):
    """A table of Mafia, and what each viewer is pushed."""

    async def settle(self, scenario, seats):
        await self.open("mafia", seats, options={"scenario": scenario}, name="Player {}")
        self.links = {}
        self.secrets = 0  # what was done at night, beside resting
        self.feeds = []
        for viewer in (*range(seats), None):
            feed, link = Feed(self.house, self.live, self.site.metrics), Pushes()
            feed.add(link, None if viewer is None else secrets.digest(self.tokens[viewer]))
            feed.stop = await self.house.subscribe(self.table, feed.changed)
            self.links[viewer] = link
            self.feeds.append(feed)
        return self

    async def play(self, seat, move, name):
        body = {"id": name, "version": self.live.table.version, "move": mafia.notate(move)}
        answer = await self.post(f"/{self.table}/moves", body, self.tokens[seat])
        assert answer.status_code == 200, answer.text

    @property
    def kinds(self):
        return {found.ask.kind for found in self.live.table.decisions.values()}

    async def count(self):
        """A vote in which everybody has answered is opened."""
        if self.live.table.voted():
            await self.house.clock.advance(0)
        for _ in range(4000):
            if not self.live.table.voted():
                return
            await asyncio.sleep(0.005)
        raise AssertionError("the vote was not opened")

    async def sleep(self):
        """Let the window's time pass."""
        opened = self.live.table.version
        await self.house.clock.advance(NIGHT)
        quiet, before = 0, -1
        for _ in range(4000):  # as long as a busy machine takes
            await asyncio.sleep(0.005)
            now = self.live.table
            closed = now.version > opened and all(
                found.opened == self.house.clock.now() for found in now.decisions.values()
            )
            quiet = quiet + 1 if closed and now.rows == before else 0
            before = now.rows
            if quiet == 20:
                return
        raise AssertionError("the window did not close")


def harmless(state, seat, viewer, chance):
    """Something that this seat may do in secret, of which this viewer notices nothing; nothing at all, if all else is
    noticed."""
    for _ in range(6):
        move = state.legal(seat).sample(chance)
        if shown(state, {seat: move}, viewer) == shown(state, {}, viewer):
            return move
    return state.asked()[seat].default


def shown(state, moves, viewer):
    """What a viewer is shown and told from the end of this window to the end of the next day, if these moves are made
    and all else goes by default: some things done at night show by day."""
    after, told = state.copy(), []
    after.tell = told.append
    for seat, ask in list(state.asked().items()):
        after.play(seat, moves.get(seat, ask.default))
    awake = False
    while asked := after.asked():
        asleep = any(ask.kind in SLEEPING for ask in asked.values())
        if awake and asleep:
            break
        awake = awake or not asleep
        seat = next(seat for seat, ask in asked.items() if not ask.optional)
        after.play(seat, asked[seat].default)
    events = [seen for event in told if (seen := event.seen_by(viewer)) is not None]
    return after.view(viewer), events, sorted(after.asked().items())


def twin_of(state, viewer):
    """A city that this viewer cannot tell from that one, in which others have other roles."""
    roles = [player.role for player in state.players]
    for seed in range(200):
        other = mafia.imagine(state.view(viewer), SplitMix64(seed))
        if [player.role for player in other.players] != roles:
            return other
    raise AssertionError("there is no other world")


@pytest.mark.parametrize(
    ("scenario", "seats", "role"),
    [
        ("shab_e_mafia", 10, "first"),
        ("shab_e_mafia", 10, "spectator"),
        ("commando", 10, "last"),
        ("commando", 10, "spectator"),
        ("godfather", 11, "last"),
    ],
)
async def test_nobody_notices_what_others_do_in_secret_nor_how_often(scenario, seats, role, tmp_path, monkeypatch):
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    async with Town(tmp_path / "one", monkeypatch) as one:
        await one.settle(scenario, seats)
        async with Town(tmp_path / "two", monkeypatch) as two:
            await two.settle(scenario, seats)
            city = [seat for seat, player in enumerate(one.state.players) if player.side == "city"]
            viewer = {"last": city[-1], "first": city[0], "spectator": None}[role]
            two.live.table.state = twin_of(one.state, viewer)
            nights = await live_on(one, two, viewer)
            assert nights >= 3
            assert one.secrets > 3
            assert two.secrets > 3


async def live_on(one, two, viewer, most=60):
    """Play both cities side by side, comparing all the while; how many windows of the night were compared."""
    chances = {one: SplitMix64(3), two: SplitMix64(4)}
    nights = number = 0
    while number < most and nights < 5 and one.live.table.phase == "play":
        assert one.kinds == two.kinds
        asleep = bool(one.kinds & SLEEPING)
        if asleep or number % 9 == 0:
            await compare(one, two, viewer)
        number += 1
        if asleep:
            nights += 1
            pushes = {town: town.links[viewer].times for town in (one, two)}
            for town, changes in ((one, 3), (two, 1)):
                await be_busy(town, viewer, chances[town], changes, f"n{number}")
                assert town.links[viewer].times == pushes[town]
            await compare(one, two, viewer)
            for town in (one, two):
                await town.sleep()
            mine, theirs = (town.links[viewer].times - pushes[town] for town in (one, two))
            assert mine == theirs
        else:
            open_ones = one.live.table.decisions.items()
            seat = next(seat for seat, found in open_ones if found.deadline is not None and not found.held)
            for town in (one, two):
                await town.play(seat, town.state.asked()[seat].default, f"d{number}")
                await town.count()
    await compare(one, two, viewer)
    return nights


async def be_busy(town, viewer, chance, changes, name):
    """All but the viewer choose something, and choose anew; together it comes to nothing that the viewer notices."""
    state = town.state
    for _ in range(40):
        chosen = {seat: harmless(state, seat, viewer, chance) for seat in state.asked() if seat != viewer}
        if shown(state, chosen, viewer) == shown(state, {}, viewer):
            break
    else:
        chosen = {}
    town.secrets += sum(move != state.asked()[seat].default for seat, move in chosen.items())
    for change in range(changes):
        for seat in chosen:
            await town.play(
                seat, state.asked()[seat].default if change < changes - 1 else chosen[seat], f"{name}-{change}"
            )


async def compare(one, two, viewer):
    mine, theirs = await transcript(one, viewer), await transcript(two, viewer)
    for told, meant in zip(mine, theirs, strict=True):
        assert told == meant
