"""A server inside the test's own process: a clock that stands still, secrets that repeat themselves."""

import itertools

import httpx

from mahfel.engine import registry
from mahfel.server.app import make_app
from mahfel.server.limits import NO_RATES
from mahfel.server.settings import Settings
from mahfel.server.site import Site
from mahfel.store.sqlite import SqliteLog
from mahfel.tables import secrets
from mahfel.tables.bot_play import no_pause
from mahfel.tables.bot_runner import BotProcesses
from mahfel.tables.house import House
from mahfel.testing.clock import FakeClock
from mahfel.testing.toys import TOYS

for toy in TOYS:
    registry.add(toy)


class World:
    """A server in this process, with a clock that stands still and the same secrets as its twin."""

    def __init__(self, folder, monkeypatch):
        self.folder, self.patch = folder, monkeypatch

    async def __aenter__(self):
        numbers = itertools.count()
        self.patch.setattr(secrets, "mint", lambda kind: f"{kind}_{next(numbers):043d}")
        self.patch.setattr(secrets, "new_table", lambda: "t" * 22)
        self.patch.setattr(secrets, "seal_secret", lambda: b"s" * 32)
        log = await SqliteLog.open(self.folder / "log.db")
        self.house = House(log, BotProcesses(), clock=FakeClock(), pause=no_pause)
        await self.house.start()
        self.site = Site(Settings(rates=NO_RATES), self.house)
        app = make_app(self.site)
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://twin.example")
        return self

    async def __aexit__(self, *_):
        await self.http.aclose()
        await self.house.close()

    async def post(self, path, body, token=None):
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(f"/api/tables{path}", json=body, headers=headers)
        self.http.cookies.clear()  # one client speaks for all seats here
        return answer

    async def open(self, game, seats, name="p{}", **more):
        """A started table; the tokens of its seats."""
        body = {"game": game, "name": name.format(0), "lang": "en", "nonce": "0" * 64, "warm": None, **more}
        made = (await self.post("", body)).json()
        self.table = made["table"]
        self.tokens = [made["token"]]
        for seat in range(1, seats):
            joined = await self.post(f"/{self.table}/join", {"name": name.format(seat), "nonce": f"{seat:064x}"})
            self.tokens.append(joined.json()["token"])
        assert (await self.post(f"/{self.table}/start", {}, self.tokens[0])).status_code == 200
        self.live = await self.house.live(self.table)
        return self

    @property
    def state(self):
        return self.live.table.state
