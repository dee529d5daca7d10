"""``mahfel serve``: tables for everybody who can reach this machine."""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
from pathlib import Path
from typing import Any

import uvloop

from mahfel import plugged
from mahfel.cli.words import Words, add_language
from mahfel.server.app import make_app
from mahfel.server.http_protocol import http_protocol
from mahfel.server.limits import NO_RATES, Rates
from mahfel.server.live.picows_protocol import picows_protocol
from mahfel.server.logs import set_up
from mahfel.server.serving import Serving, bind
from mahfel.server.settings import Settings
from mahfel.server.site import Site
from mahfel.store import Corrupted, NewerDatabase, StoreError, StoreFull
from mahfel.store.sqlite import SqliteLog
from mahfel.tables.bot_play import human_pause, no_pause
from mahfel.tables.bot_runner import BotProcesses
from mahfel.tables.house import House
from mahfel.tables.rehearsals import RehearsalProcess

DATABASE = "mahfel.db"
CANNOT_START = 2
EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 - compared with, not bound to


def add(commands: Any) -> None:
    """Declare the command."""
    command: argparse.ArgumentParser = commands.add_parser("serve", help="serve tables to everybody in reach")
    command.add_argument("--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 for the whole network")
    command.add_argument("--port", type=int, default=8000, help="port to listen on; 0 takes any free one")
    command.add_argument("--data", type=Path, default=Path("var"), help="folder of the database; made if missing")
    command.add_argument("--public", help="the address people use, if a proxy stands in front (https://example.org)")
    command.add_argument("--origin", action="append", default=[], help="another site whose pages may act here")
    command.add_argument("--proxied", action="store_true", help="believe X-Forwarded-For of the proxy in front")
    command.add_argument("--log", choices=("words", "json"), default="words", help="how to write the log")
    command.add_argument("--verbose", action="store_true", help="log every request")
    command.add_argument("--no-limits", action="store_true", help="no rate limits (for measuring)")
    command.add_argument(
        "--sockets", choices=("fast", "plain"), default="fast", help="how live connections are carried"
    )
    command.add_argument("--quick-bots", action="store_true", help="bots answer without a pause")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve until told to stop: exit code 0 then, 2 when it could not begin."""
    set_up(given.log, verbose=given.verbose)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_serve(given, Words(given.lang)))


async def _serve(given: argparse.Namespace, words: Words) -> int:
    try:
        listener = bind(given.host, given.port)
    except (OSError, OverflowError, TypeError, UnicodeError) as fault:
        # The last two are what Python makes of a name that cannot be a host's.
        return _sorry(words, "serve-port", host=given.host, port=str(given.port), why=str(fault))
    path = given.data / DATABASE
    try:
        await asyncio.to_thread(given.data.mkdir, parents=True, exist_ok=True)
        log = await SqliteLog.open(path)
    except (StoreError, OSError) as fault:
        listener.close()
        return _no_database(words, path, fault)
    places = plugged.load()
    settings = Settings(
        origins=tuple(given.origin),
        public=given.public,
        proxied=given.proxied,
        rates=NO_RATES if given.no_limits else Rates(),
    )
    pause = no_pause if given.quick_bots else human_pause
    site = Site(settings, House(log, BotProcesses(places=places), pause=pause), RehearsalProcess(places))
    sockets = picows_protocol(site) if given.sockets == "fast" else None
    server = Serving(make_app(site), lambda: _announce(given, words, listener), sockets, http_protocol(site))
    await server.serve(sockets=[listener])
    return 0 if server.started else CANNOT_START


def _announce(given: argparse.Namespace, words: Words, listener: socket.socket) -> None:
    port = listener.getsockname()[1]
    here = "127.0.0.1" if given.host in EVERYWHERE else given.host
    place = {"address": _address(here, port), "data": str(given.data.resolve())}
    print(words.say("serve-listening", place), flush=True)
    if given.public is not None:
        print(words.say("serve-public", {"address": given.public}), flush=True)
    elif given.host in EVERYWHERE and (lan := _lan()) is not None:
        print(words.say("serve-lan", {"address": _address(lan, port)}), flush=True)
    elif here in {"127.0.0.1", "::1", "localhost"}:
        print(words.say("serve-alone"), flush=True)


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _lan() -> str | None:
    """This machine's own address in its network. Nothing is sent: the socket is only asked which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def _no_database(words: Words, path: Path, fault: Exception) -> int:
    where = str(path)
    if isinstance(fault, NewerDatabase):
        return _sorry(words, "serve-newer", path=where, found=fault.found, known=fault.known)
    if isinstance(fault, Corrupted):
        return _sorry(words, "serve-corrupted", path=where)
    if isinstance(fault, StoreFull):
        return _sorry(words, "serve-full", path=where)
    return _sorry(words, "serve-unwritable", path=where, why=str(fault))


def _sorry(words: Words, key: str, **args: str | int) -> int:
    print(f"mahfel: {words.say(key, args)}", file=sys.stderr)
    return CANNOT_START
