"""Making a table, looking at it, and setting it up in the lobby."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from mahfel.server.describing import describe
from mahfel.server.frames import table_view
from mahfel.server.messages.answers import Done, Opened
from mahfel.server.messages.cards import TableView
from mahfel.server.messages.commands import Empty, OpenCommand, OptionsCommand, TimesCommand
from mahfel.server.reading import read
from mahfel.server.routes.doing import does
from mahfel.server.routes.table_body import HOSTING, READING, WRITING, answer, asked, asked_with, seated
from mahfel.server.site import AnyRequest, site_of
from mahfel.tables.draw_seats import draw_seats
from mahfel.tables.open import open_table
from mahfel.tables.options import change_options
from mahfel.tables.start import start
from mahfel.tables.times import set_times

_SETTINGS = (
    "options.unreadable",
    "settings.unreadable",
    "settings.out_of_bounds",
    "settings.no_removal",
    "bot.unknown_level",
)


@post(
    "/api/tables",
    status_code=201,
    opt=describe(
        summary="Make a table and sit down at it as its host.",
        body=OpenCommand,
        answer=Opened,
        status=201,
        refusals=(
            "game.unknown",
            "name.unreadable",
            "name.too_long",
            "nonce.unreadable",
            *_SETTINGS,
            "seat.unknown",
            "moderator.unwelcome",
            "store.full",
            "store.failed",
        ),
    ),
)
async def open_a_table(request: AnyRequest) -> Response[bytes]:
    """Make a table."""
    site = site_of(request)
    site.check_origin(request)
    site.spend("open", request)
    wish = await read(request, OpenCommand)
    made = await open_table(site.house, **msgspec.structs.asdict(wish))
    opened = Opened(table=made.table, seat=made.seat, token=made.token, invite=f"/t/{made.table}")
    return seated(request, opened, made.table, made.token, status=201)


@get(
    "/api/tables/{table:str}",
    opt=describe(
        summary="The table as the one who asks may see it; a stranger sees who sits there and how it is played.",
        answer=TableView,
        needs="table",
        refusals=READING,
    ),
)
async def read_table(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """The table's card."""
    site, live, principal = await asked(request, table, "read")
    return answer(table_view(live.table, site.around(live), principal.viewer, site.house.clock.now()))


@post(
    "/api/tables/{table:str}/options",
    status_code=200,
    opt=describe(
        summary="Change how the table plays (the host, in the lobby).",
        body=OptionsCommand,
        answer=Done,
        needs="seat",
        refusals=(*HOSTING, *_SETTINGS),
    ),
)
async def set_options(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Change options, pace, windows, what becomes of the absent, times, spectators, names."""
    site, _, principal, wish = await asked_with(request, table, "join", OptionsCommand)
    done = await change_options(site.house, table, principal.must_sit(), **msgspec.structs.asdict(wish))
    return answer(Done(version=done.version))


@post(
    "/api/tables/{table:str}/draw",
    status_code=200,
    opt=describe(
        summary="Draw by lot who sits where (the host, in the lobby).",
        body=Empty,
        answer=Done,
        needs="seat",
        refusals=HOSTING,
    ),
)
async def draw_the_seats(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Draw lots."""
    return await does(request, table, draw_seats)


@post(
    "/api/tables/{table:str}/start",
    status_code=200,
    opt=describe(
        summary="Deal the cards (the host). Empty seats are closed, the others numbered anew: from the host's on, or as"
        " the lot has it.",
        body=Empty,
        answer=Done,
        needs="seat",
        refusals=(*HOSTING, "table.seats", "options.unreadable"),
    ),
)
async def start_game(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Start the game."""
    return await does(request, table, start)


@post(
    "/api/tables/{table:str}/times",
    status_code=200,
    opt=describe(
        summary="Change how long decisions take from now on (the host, while the game goes on).",
        body=TimesCommand,
        answer=Done,
        needs="seat",
        refusals=(
            *WRITING,
            "host.only",
            "table.not_started",
            "game.over",
            "settings.unreadable",
            "settings.out_of_bounds",
        ),
    ),
)
async def set_the_times(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Change the lengths of classes of time."""
    site, _, principal, wish = await asked_with(request, table, "join", TimesCommand)
    done = await set_times(site.house, table, principal.must_sit(), wish.times)
    return answer(Done(version=done.version))


TABLE_ROUTES = (open_a_table, read_table, set_options, draw_the_seats, set_the_times, start_game)
