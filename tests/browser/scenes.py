"""Every screen worth looking at, as a place to go to and what to touch there."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import baristas as cafe
from company import Company, auction, company, reverse, sacrifice
from courtiers import FIVE, FOUR, LAST_CARD, courtiers
from looking import still
from miners import AT_WORK, FOUND, LAST_ROUND, TEN, drafting, miners
from playwright.async_api import expect
from plots import CLASSIC, CROWD, REBELLION, Plot, asks, intriguers, out
from raiders import ALONE, LAST, TEAMS, raiders
from running import Server
from townspeople import ALONE as ACCUSED
from townspeople import CITY, HANDS, LAST_VOTE, LEAVES, MIDDAY, NIGHT, SILENT, draws, townspeople
from townspeople import TALK as DAY
from visitor import Visitor

TALK = {
    "fa": ((1, "سلام به همه! چای حاضر است."), (3, "این انگشتر مال من است :)"), (0, "ببینیم!")),
    "ru": ((1, "Всем привет! Чай готов."), (3, "Бирюзовый перстень будет мой :)"), (0, "Посмотрим!")),
    "en": ((1, "Hello everybody! Tea is ready."), (3, "That ring is mine :)"), (0, "We shall see!")),
}

OWN = json.dumps({"name": "Ω", "table": {"7": {"mafia": ["boss"], "city": ["doctor", "detective", *["citizen"] * 4]}}})
"""A scenario that a host has written, for a table of seven."""

LOBBIES = {
    "lobby": ("high_society", {}),
    "coup-lobby": ("coup", {}),
    "coup-rebellion-lobby": ("coup", {**REBELLION.options, "roles": "custom"}),
    "saboteur-lobby": ("saboteur", {}),
    "maloun-lobby": ("maloun", {}),
    "mafia-lobby": ("mafia", {"scenario": "shab_e_mafia"}),
    "mafia-own-lobby": ("mafia", {"scenario": "custom", "written": OWN}),
}
STOPPED = {"paused": "pause", "abandoned-over": "abandon"}
PLOTS = {
    "coup-turn": (CLASSIC, 0, lambda frame: asks("turn")(frame) and frame["view"]["players"][0]["coins"] == 5),
    "coup-block": (CLASSIC, 0, asks("block")),
    "coup-doubt": (CLASSIC, 0, asks("doubt", action="exchange")),
    "coup-lose": (CLASSIC, 0, asks("lose")),
    "coup-keep": (CLASSIC, 2, asks("keep")),
    "coup-out": (CLASSIC, 4, out),
    "coup-over": (CLASSIC, 0, lambda frame: False),
    "coup-crowd": (CROWD, 0, lambda frame: asks("turn")(frame) and frame["view"]["players"][0]["coins"] == 5),
    "coup-examine": (CROWD, 0, asks("examine")),
    "coup-rebellion": (REBELLION, 0, lambda frame: asks("turn")(frame) and frame["view"]["tokens"]["disappear"]),
}

RAIDS = {"lut-turn": ALONE, "lut-teams": TEAMS, "lut-over": LAST}
MINES = {
    "saboteur-turn": (AT_WORK, None),
    "saboteur-crowd": (TEN, None),
    "saboteur-draft": (FOUND, drafting),
    "saboteur-over": (LAST_ROUND, lambda frame: False),
}
TOWNS = {
    "mafia-talk": (DAY, None),
    "mafia-night": (NIGHT, None),
    "mafia-midday": (MIDDAY, None),
    "mafia-exit": (LEAVES, draws),
    "mafia-vote": (ACCUSED, None),
    "mafia-hands": (HANDS, None),
    "mafia-silent": (SILENT, None),
    "mafia-crowd": (CITY, None),
    "mafia-over": (LAST_VOTE, lambda frame: False),
}
BANQUETS = {"courtisans-turn": FOUR, "courtisans-five": FIVE, "courtisans-over": LAST_CARD}

CAFES = {
    "maloun-turn": (cafe.AT_WORK, 0, cafe.asks("turn")),
    "maloun-offer": (cafe.AT_WORK, 1, cafe.asks("offer")),
    "maloun-pick": (cafe.AT_WORK, 0, cafe.asks("pick")),
    "maloun-notes": (cafe.AT_WORK, 0, lambda frame: frame["view"].get("notebook")),
    "maloun-crowd": (cafe.FINISHING, 0, cafe.asks("turn")),
    "maloun-last": (cafe.FINISHING, 0, cafe.asks("last_call")),
    "maloun-discuss": (cafe.FINISHING, 0, cafe.asks("discuss")),
    "maloun-vote": (cafe.FINISHING, 0, cafe.asks("vote")),
    "maloun-accuse": (cafe.FINISHING, 1, cafe.asks("accuse")),
    "maloun-over": (cafe.FINISHING, 0, lambda frame: False),
    "maloun-crisis": (cafe.CRISIS, 0, cafe.asks("turn")),
    "maloun-crisis-over": (cafe.FALLING, 0, lambda frame: False),
}

MOMENTS = {"auction": auction, "reverse": reverse, "sacrifice": sacrifice, "over": lambda frame: False}
FRESH_S = 25

GAMES = ("coup", "lut", "courtisans", "saboteur", "mafia", "maloun")
"""Games whose scenes begin with their name."""

TO_COME = "main.wait, main:empty, p.page.dim, p.wait"
"""What stands where something is loading, and a page whose board is not there yet."""

Act = Callable[[Visitor], Awaitable[object]]
Way = Callable[[Company], Awaitable[str]]


class Rooms:
    """Tables of one language in the states that the scenes need, laid when they are needed.

    `moments` are tables of High Society, `plots` of Coup: who plays what, and the seat that sees what when it stops.
    `RAIDS` are tables of Lut, `BANQUETS` of Courtisans, `MINES` of Saboteur and `TOWNS` of Mafia, which begin where
    they are looked at; `CAFES` of Malʿoun begin near it: who plays what, and the seat that sees what when it stops.

    A moment of a game does not last: whoever is asked has a minute and a half. So a table older than FRESH_S is laid
    anew, unless its pace is relaxed.
    """

    def __init__(self, server: Server, lang: str, pace: str = "normal") -> None:
        self.server, self.lang, self.pace = server, lang, pace
        self._tables: dict[str, tuple[Company, float]] = {}
        self._laying = asyncio.Lock()

    async def table(self, name: str) -> Company:
        """The table of that name; the server has to deal `stacked`."""
        async with self._laying:
            known, since = self._tables.get(name, (None, 0.0))
            lasting = self.pace == "relaxed" or name.endswith(("lobby", "over")) or name in STOPPED
            if known is None or (not lasting and time.monotonic() - since > FRESH_S):
                known = await self._lay(name)
                self._tables[name] = known, time.monotonic()
            return known

    async def _lay(self, name: str) -> Company:
        if name in PLOTS:
            return await self._intrigue(*PLOTS[name])
        if name in RAIDS:
            return await self._raid(RAIDS[name])
        if name in MINES:
            return await self._mine(*MINES[name])
        if name in TOWNS:
            return await self._city(*TOWNS[name])
        if name in CAFES:
            return await self._serve(*CAFES[name])
        if name in BANQUETS:
            return await self._banquet(BANQUETS[name])
        if name.endswith("lobby"):
            return await self._lobby(*LOBBIES[name])
        if name in STOPPED:
            return await self._stopped(STOPPED[name])
        return await self._game(MOMENTS[name])

    async def _lobby(self, game: str, options: dict) -> Company:
        lobby = await company(self.server, self.lang, 3, game=game, options=options)
        await lobby.look()
        await lobby.host.post("seats/3/bot", {"level": "normal"})
        return lobby

    async def _game(self, moment: Callable[[dict], object]) -> Company:
        table = await company(self.server, self.lang, pace=self.pace)
        await table.begin()
        for seat, text in TALK[self.lang]:
            await table.lines[seat].say(text)
        await table.play(moment)
        return table

    async def _stopped(self, command: str) -> Company:
        table = await self._game(auction)
        answer = await table.host.post(command)
        assert answer.status_code == 200, answer.text
        return table

    async def _intrigue(self, plot: Plot, seat: int, moment: Callable[[dict], object]) -> Company:
        table = await intriguers(self.server, self.lang, plot, pace=self.pace)
        await table.begin()
        await table.play_until(seat, moment)
        return table

    async def _raid(self, plot: Plot) -> Company:
        table = await raiders(self.server, self.lang, plot, pace=self.pace)
        await table.begin()
        if plot is LAST:
            await table.play_until(0, lambda frame: False)
        return table

    async def _mine(self, plot: Plot, moment: Callable[[dict], object] | None) -> Company:
        table = await miners(self.server, self.lang, plot, pace=self.pace)
        await table.begin()
        if moment is not None:
            await table.play_until(0, moment)
        return table

    async def _city(self, plot: Plot, moment: Callable[[dict], object] | None) -> Company:
        table = await townspeople(self.server, self.lang, plot, pace=self.pace)
        await table.begin()
        if moment is not None:
            await table.play_until(0, moment)
        return table

    async def _serve(self, plot: Plot, seat: int, moment: Callable[[dict], object]) -> Company:
        table = await cafe.baristas(self.server, self.lang, plot, pace=self.pace)
        await table.begin()
        await table.play_until(seat, moment)
        return table

    async def _banquet(self, plot: Plot) -> Company:
        table = await courtiers(self.server, self.lang, plot, pace=self.pace)
        await table.begin()
        if plot is LAST_CARD:
            await table.play_until(0, lambda frame: False)
        return table


@dataclass(frozen=True)
class Scene:
    """`table` of the rooms seen from `seat` (None: a stranger), or a `path` of the site; then `act` is carried out.

    `tail` follows the address of the table; `way` makes another address of it, such as a link that gives a seat.
    """

    name: str
    path: str = ""
    table: str = ""
    seat: int | None = 0
    act: Act | None = None
    tail: str = ""
    way: Way | None = None

    @property
    def game(self) -> str:
        """The game whose words are on the screen."""
        return next(
            (game for game in GAMES if self.name.startswith(f"{game}-")),
            "high_society",
        )

    async def show(self, visitor: Visitor, rooms: Rooms) -> None:
        """Bring a visitor there and wait until the screen stands still."""
        path = self.path
        if self.table:
            table = await rooms.table(self.table)
            path = f"/t/{table.table}{self.tail}" if self.way is None else await self.way(table)
            if self.seat is not None:
                await visitor.context.add_cookies([table.cookie(self.seat)])
        await visitor.open(path)
        await settled(visitor)
        if self.act is not None:
            await self.act(visitor)
            await settled(visitor)


async def settled(visitor: Visitor) -> None:
    """Fonts are there, pictures are loaded, nothing is still to come, and nothing moves but what never stops."""
    await visitor.page.wait_for_load_state("networkidle")
    await expect(visitor.page.locator("#main, dialog[open]").first).to_be_visible()
    await expect(visitor.page.locator(TO_COME)).to_have_count(0)
    await still(visitor)


def touch(*keys: str) -> Act:
    """Touch the buttons of that name, one after the other."""

    async def act(visitor: Visitor) -> None:
        for key in keys:
            await visitor.button(key).first.click()

    return act


async def choose(visitor: Visitor) -> None:
    for value in (1, 2, 4):
        await visitor.page.locator(f'button[data-value="{value}"]').click()


async def choose_too_little(visitor: Visitor) -> None:
    await visitor.page.locator('button[data-value="4"]').click()


async def give(visitor: Visitor) -> None:
    await visitor.page.locator('input[type=radio][value="L3"]').check(force=True)


async def rival(visitor: Visitor) -> None:
    await visitor.page.locator(".seats .rival button").nth(1).click()


async def log(visitor: Visitor) -> None:
    button = visitor.page.locator("header button.last")
    if await button.count():
        await button.click()


async def talk(visitor: Visitor) -> None:
    tab = visitor.page.get_by_role("tab", name=visitor.say("talk"))
    if await tab.count():
        await tab.click()
    else:
        await visitor.page.locator("header .iconbtn").nth(1).click()


async def eyes(visitor: Visitor) -> None:
    page = visitor.page
    await page.get_by_role("combobox").select_option("1")
    await page.get_by_role("slider").fill("38")
    await expect(page.locator(".hs, .coup")).to_be_visible()


async def all_eyes(visitor: Visitor) -> None:
    await visitor.page.get_by_role("combobox").select_option("all")
    await expect(visitor.page.locator(".hands")).to_be_visible()


async def open_hands(visitor: Visitor) -> None:
    await visitor.page.get_by_role("combobox").select_option("all")
    await visitor.page.get_by_role("slider").fill("0")
    await expect(visitor.page.locator(".maloun")).to_be_visible()


async def spend_positive(visitor: Visitor) -> None:
    await visitor.page.locator("[data-verb=spend] button").click()
    await visitor.page.locator("dialog [data-choose]").nth(1).click()
    await visitor.page.locator("[data-spot]").nth(2).click()


async def whole_mine(visitor: Visitor) -> None:
    await visitor.page.get_by_role("combobox").select_option("all")
    await visitor.page.get_by_role("slider").fill("0")
    await expect(visitor.page.locator(".goldmine")).to_be_visible()


def hold(card: str, cell: str = "") -> Act:
    """Take up a card of the hand, and choose a cell of the mine."""

    async def act(visitor: Visitor) -> None:
        await visitor.page.locator(f'[data-hand="{card}"]').click()
        if cell:
            await visitor.page.locator(f'[data-cell="{cell}"]').click()
            await expect(visitor.page.locator(f'[data-cell="{cell}"]')).to_have_attribute("aria-pressed", "true")

    return act


async def mend_one_of_two(visitor: Visitor) -> None:
    await hold("mend_lamp_pick")(visitor)
    await visitor.page.locator('.seat[data-seat="2"]').click()


def press(where: str) -> Act:
    """Press what is there."""

    async def act(visitor: Visitor) -> None:
        await visitor.page.locator(where).first.click()

    return act


async def down_to_options(visitor: Visitor) -> None:
    """The options of a lobby, from the first one of the game."""
    rows = visitor.page.locator(".options .rows > li")
    await rows.nth(1).evaluate("it => it.scrollIntoView({ block: 'start', behavior: 'instant' })")


async def lengths(visitor: Visitor) -> None:
    """How long each part of a game takes, opened in its lobby."""
    heading = visitor.page.get_by_text(visitor.say("lengths"), exact=True)
    await heading.click()
    await heading.evaluate("it => it.scrollIntoView({ block: 'start', behavior: 'instant' })")


async def raise_hand(visitor: Visitor) -> None:
    """Raise a hand; it may be thought over."""
    up = visitor.page.locator("[data-verb=up] button")
    if await up.get_attribute("aria-disabled") != "true":
        await up.click()
    await expect(up).to_have_attribute("aria-disabled", "true")


async def steal(visitor: Visitor) -> None:
    await visitor.page.locator("[data-action=steal]").click()
    await expect(visitor.page.locator(".targets")).to_be_visible()


async def turn_over(visitor: Visitor) -> None:
    await visitor.page.locator(".mine .pair").click()


async def look_at_seat(visitor: Visitor) -> None:
    await visitor.page.locator(".court [data-seat]").nth(1).click()
    await expect(visitor.page.get_by_role("dialog")).to_be_visible()


async def lay_wolf(visitor: Visitor) -> None:
    await visitor.page.locator("[data-held=wolf3]").click()
    await visitor.page.locator("[data-caravan='1']").click()


async def look_at_caravan(visitor: Visitor) -> None:
    await visitor.page.locator("[data-caravan='3']").click()
    await expect(visitor.page.get_by_role("dialog")).to_be_visible()


async def raise_card(visitor: Visitor) -> None:
    await visitor.page.locator(".hand button:not([data-hand$=assassin])").first.click()
    await visitor.page.locator("[data-verb=above]").click()


async def send_assassin(visitor: Visitor) -> None:
    await visitor.page.locator("[data-hand$=assassin]").first.click()
    await visitor.page.locator("[data-verb=below]").click()
    await expect(visitor.page.get_by_role("dialog")).to_be_visible()


async def look_at_queen(visitor: Visitor) -> None:
    await visitor.page.locator(".qt .look").click()


async def look_at_domain(visitor: Visitor) -> None:
    await visitor.page.locator(".domain .who").first.click()


async def choose_card(visitor: Visitor) -> None:
    await visitor.page.locator("[data-choice]").first.click()


async def leave(table: Company) -> str:
    """Somebody leaves, and looks back."""
    await table.people[2].post("leave")
    return f"/t/{table.table}"


async def hand(table: Company) -> str:
    """The link that brings a seat to another device."""
    return (await table.people[3].post("handover")).json()["link"]


async def invitation(table: Company) -> str:
    """The link to the seat of somebody who has left."""
    await table.people[2].post("leave")
    return (await table.host.post("seats/2/invite")).json()["link"]


SCENES = (
    Scene("home", "/"),
    Scene("name", "/", act=touch("home-open")),
    Scene("new", "/new/high_society"),
    Scene("lobby", table="lobby"),
    Scene("seat", table="lobby", act=touch("seat-add")),
    Scene("join", table="lobby", seat=None),
    Scene("table", table="auction", act=choose),
    Scene("short", table="auction", act=choose_too_little),
    Scene("waiting", table="auction", seat=1),
    Scene("watching", table="auction", seat=None),
    Scene("rival", table="auction", act=rival),
    Scene("log", table="auction", act=log),
    Scene("talk", table="auction", act=talk),
    Scene("menu", table="auction", act=touch("menu")),
    Scene("handover", table="auction", act=touch("menu", "hand-over")),
    Scene("leave", table="auction", act=touch("menu", "leave")),
    Scene("reverse", table="reverse"),
    Scene("sacrifice", table="sacrifice", act=give),
    Scene("away", table="sacrifice", seat=2, way=leave),
    Scene("hand", table="reverse", seat=None, way=hand),
    Scene("invite", table="sacrifice", seat=None, way=invitation),
    Scene("paused", table="paused"),
    Scene("abandoned", table="abandoned-over"),
    Scene("reckoning", table="over"),
    Scene("replay", table="over", tail="/replay", act=eyes),
    Scene("rules", "/rules/high_society"),
    Scene("settings", "/settings"),
    Scene("coup-lobby", table="coup-lobby", act=down_to_options),
    Scene("coup-rebellion-lobby", table="coup-rebellion-lobby", act=down_to_options),
    Scene("coup-turn", table="coup-turn"),
    Scene("coup-target", table="coup-turn", act=steal),
    Scene("coup-cards", table="coup-turn", act=turn_over),
    Scene("coup-seat", table="coup-turn", act=look_at_seat),
    Scene("coup-aid", table="coup-turn", act=touch("word-aid")),
    Scene("coup-block", table="coup-block"),
    Scene("coup-doubt", table="coup-doubt"),
    Scene("coup-lose", table="coup-lose", act=choose_card),
    Scene("coup-keep", table="coup-keep", seat=2),
    Scene("coup-watching", table="coup-doubt", seat=None),
    Scene("coup-log", table="coup-lose", act=log),
    Scene("coup-out", table="coup-out", seat=4),
    Scene("coup-crowd", table="coup-crowd"),
    Scene("coup-examine", table="coup-examine"),
    Scene("coup-rebellion", table="coup-rebellion"),
    Scene("coup-over", table="coup-over"),
    Scene("coup-replay", table="coup-over", tail="/replay", act=eyes),
    Scene("coup-rules", "/rules/coup"),
    Scene("lut-turn", table="lut-turn"),
    Scene("lut-card", table="lut-turn", act=lay_wolf),
    Scene("lut-caravan", table="lut-turn", act=look_at_caravan),
    Scene("lut-watching", table="lut-turn", seat=None),
    Scene("lut-teams", table="lut-teams"),
    Scene("lut-over", table="lut-over"),
    Scene("lut-rules", "/rules/lut"),
    Scene("courtisans-turn", table="courtisans-turn"),
    Scene("courtisans-card", table="courtisans-turn", act=raise_card),
    Scene("courtisans-assassin", table="courtisans-turn", act=send_assassin),
    Scene("courtisans-queen", table="courtisans-turn", act=look_at_queen),
    Scene("courtisans-domain", table="courtisans-turn", act=look_at_domain),
    Scene("courtisans-five", table="courtisans-five"),
    Scene("courtisans-waiting", table="courtisans-five", seat=2),
    Scene("courtisans-watching", table="courtisans-five", seat=None),
    Scene("courtisans-over", table="courtisans-over"),
    Scene("courtisans-replay", table="courtisans-over", tail="/replay", act=all_eyes),
    Scene("courtisans-rules", "/rules/courtisans"),
    Scene("saboteur-lobby", table="saboteur-lobby", act=down_to_options),
    Scene("saboteur-turn", table="saboteur-turn"),
    Scene("saboteur-card", table="saboteur-turn", act=hold("TH")),
    Scene("saboteur-cell", table="saboteur-turn", act=hold("TH", "3,1")),
    Scene("saboteur-rockfall", table="saboteur-turn", act=hold("rockfall", "2,0")),
    Scene("saboteur-map", table="saboteur-turn", act=hold("map", "8,0")),
    Scene("saboteur-role", table="saboteur-turn", act=press(".role-card")),
    Scene("saboteur-notes", table="saboteur-turn", act=press(".info")),
    Scene("saboteur-seat", table="saboteur-turn", act=press('.seats [data-seat="3"]')),
    Scene("saboteur-waiting", table="saboteur-turn", seat=1),
    Scene("saboteur-watching", table="saboteur-turn", seat=None),
    Scene("saboteur-crowd", table="saboteur-crowd", act=mend_one_of_two),
    Scene("saboteur-draft", table="saboteur-draft", act=press("[data-gold]")),
    Scene("saboteur-over", table="saboteur-over"),
    Scene("saboteur-replay", table="saboteur-over", tail="/replay", act=whole_mine),
    Scene("saboteur-rules", "/rules/saboteur"),
    Scene("mafia-lobby", table="mafia-lobby", act=down_to_options),
    Scene("mafia-talk", table="mafia-talk"),
    Scene("mafia-night", table="mafia-night", seat=4, act=press('[data-seat="2"]')),
    Scene("mafia-night-boss", table="mafia-night", seat=1, act=press('[data-seat="0"]')),
    Scene("mafia-role", table="mafia-night", seat=1, act=press(".bar .btn")),
    Scene("mafia-midday", table="mafia-midday", act=press('[data-seat="2"]')),
    Scene("mafia-exit", table="mafia-exit", act=press('[data-place-card="2"]')),
    Scene("mafia-vote", table="mafia-vote", act=raise_hand),
    Scene("mafia-hands", table="mafia-hands", act=press(".powers .power")),
    Scene("mafia-silent", table="mafia-silent"),
    Scene("mafia-crowd", table="mafia-crowd"),
    Scene("mafia-exclude", table="mafia-crowd", act=touch("menu", "exclude")),
    Scene("mafia-lengths", table="mafia-lobby", act=lengths),
    Scene("mafia-own", table="mafia-own-lobby", act=down_to_options),
    Scene("mafia-over", table="mafia-over"),
    Scene("maloun-lobby", table="maloun-lobby", act=down_to_options),
    Scene("maloun-turn", table="maloun-turn"),
    Scene("maloun-burn", table="maloun-turn", act=press("[data-hand=juice5x]")),
    Scene("maloun-build", table="maloun-turn", act=press("[data-build]")),
    Scene("maloun-role", table="maloun-turn", act=press(".role")),
    Scene("maloun-offer", table="maloun-offer", seat=1, act=press("[data-hand=latte3]")),
    Scene("maloun-pick", table="maloun-pick", act=press("[data-offer]")),
    Scene("maloun-watching", table="maloun-pick", seat=None),
    Scene("maloun-notes", table="maloun-notes", act=press("[data-notes]")),
    Scene("maloun-crowd", table="maloun-crowd"),
    Scene("maloun-last", table="maloun-last"),
    Scene("maloun-discuss", table="maloun-discuss"),
    Scene("maloun-vote", table="maloun-vote", act=press('[data-choose="2"]')),
    Scene("maloun-accuse", table="maloun-accuse", seat=1, act=press('[data-choose="2"]')),
    Scene("maloun-over", table="maloun-over"),
    Scene("maloun-replay", table="maloun-over", tail="/replay", act=open_hands),
    Scene("maloun-crisis", table="maloun-crisis"),
    Scene("maloun-spend", table="maloun-crisis", act=spend_positive),
    Scene("maloun-crisis-over", table="maloun-crisis-over"),
    Scene("maloun-rules", "/rules/maloun"),
    Scene("dead", "/t/AAAAAAAAAAAAAAAAAAAAAA"),
    Scene("lost", "/nowhere"),
)
