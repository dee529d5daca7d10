"""Sitting down, standing up, and who sits where."""

from __future__ import annotations

from litestar import Controller, Response, delete, post
from litestar.params import FromPath

from mahfel.server.describing import describe
from mahfel.server.identity import forget_cookie
from mahfel.server.messages.answers import Done, Seated
from mahfel.server.messages.commands import BotCommand, Empty, ExcludeCommand, JoinCommand
from mahfel.server.routes.doing import does, undoes
from mahfel.server.routes.table_body import HOSTING, READING, WRITING, answer, asked_with, seat_number, seated
from mahfel.server.site import AnyRequest
from mahfel.tables.change_seat import change_seat
from mahfel.tables.come_back import come_back
from mahfel.tables.exclude import exclude
from mahfel.tables.hurry import give_time, skip
from mahfel.tables.join import join
from mahfel.tables.leave import leave
from mahfel.tables.remove import remove
from mahfel.tables.seat_bot import seat_bot

_SEAT = ("seat.unknown", "seat.taken")
_EMPTYING = ("seat.unknown", "seat.empty", "seat.yourself")


@post(
    "/api/tables/{table:str}/join",
    status_code=200,
    opt=describe(
        summary="Sit down: in the lobby, or, with an invitation, in the place of somebody absent.",
        body=JoinCommand,
        answer=Seated,
        needs="table",
        refusals=(
            *READING,
            *_SEAT,
            "name.unreadable",
            "name.too_long",
            "name.taken",
            "nonce.unreadable",
            "table.full",
            "table.started",
            "invite.dead",
            "seat.already_yours",
            "moderator.no_seat",
            "store.full",
            "store.failed",
        ),
    ),
)
async def join_table(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Take a seat. Whoever sits here already gets no second one: a person has one relation to a table."""
    site, _, principal, wish = await asked_with(request, table, "join", JoinCommand)
    principal.must_not_sit()
    taken = await join(site.house, table, name=wish.name, nonce=wish.nonce, seat=wish.seat, invite=wish.invite)
    return seated(request, Seated(seat=taken.seat, token=taken.token), table, taken.token)


class Bots(Controller):
    """A seat that a bot takes or leaves; one class, so that both methods are one resource."""

    path = "/api/tables/{table:str}/seats/{seat:str}/bot"

    @post(
        status_code=200,
        opt=describe(
            summary="Seat a bot, or change its level (the host, in the lobby).",
            body=BotCommand,
            answer=Done,
            needs="seat",
            refusals=(*HOSTING, *_SEAT, "bot.unknown_level"),
        ),
    )
    async def add_bot(self, request: AnyRequest, table: FromPath[str], seat: FromPath[str]) -> Response[bytes]:
        """Seat a bot."""
        site, _, principal, wish = await asked_with(request, table, "join", BotCommand)
        done = await seat_bot(site.house, table, principal.must_sit(), seat_number(seat), wish.level)
        return answer(Done(version=done.version))

    @delete(
        status_code=200,
        opt=describe(
            summary="Send a bot away (the host, in the lobby).",
            answer=Done,
            needs="seat",
            refusals=(*HOSTING, *_EMPTYING),
        ),
    )
    async def remove_bot(self, request: AnyRequest, table: FromPath[str], seat: FromPath[str]) -> Response[bytes]:
        """Empty a bot's seat."""
        return await undoes(request, table, remove, seat)


@post(
    "/api/tables/{table:str}/seats/{seat:str}/remove",
    status_code=200,
    opt=describe(
        summary="Empty a seat (the host, in the lobby); that person's key opens nothing any more.",
        body=Empty,
        answer=Done,
        needs="seat",
        refusals=(*HOSTING, *_EMPTYING),
    ),
)
async def remove_person(request: AnyRequest, table: FromPath[str], seat: FromPath[str]) -> Response[bytes]:
    """Send somebody away."""
    return await does(request, table, remove, seat)


@post(
    "/api/tables/{table:str}/seats/{seat:str}/exclude",
    status_code=200,
    opt=describe(
        summary="Send somebody away in the middle of a game whose rules allow it (the host); for good.",
        body=ExcludeCommand,
        answer=Done,
        needs="seat",
        refusals=(
            *WRITING,
            "host.only",
            "seat.unknown",
            "seat.yourself",
            "seat.stays",
            "talk.empty",
            "talk.too_long",
            "table.not_started",
            "game.over",
        ),
    ),
)
async def exclude_person(request: AnyRequest, table: FromPath[str], seat: FromPath[str]) -> Response[bytes]:
    """Send somebody away while the others play on."""
    site, _, principal, wish = await asked_with(request, table, "join", ExcludeCommand)
    done = await exclude(site.house, table, principal.must_sit(), seat_number(seat), wish.reason)
    return answer(Done(version=done.version))


@post(
    "/api/tables/{table:str}/seats/{seat:str}/skip",
    status_code=200,
    opt=describe(
        summary="End the speech of whoever has the word (the host).",
        body=Empty,
        answer=Done,
        needs="seat",
        refusals=(
            *WRITING,
            "host.only",
            "seat.unknown",
            "seat.not_speaking",
            "table.not_started",
            "table.paused",
            "game.over",
        ),
    ),
)
async def skip_speech(request: AnyRequest, table: FromPath[str], seat: FromPath[str]) -> Response[bytes]:
    """The next one has the word."""
    return await does(request, table, skip, seat)


@post(
    "/api/tables/{table:str}/time",
    status_code=200,
    opt=describe(
        summary="Half a minute more for everybody who is asked now (the host).",
        body=Empty,
        answer=Done,
        needs="seat",
        refusals=(*WRITING, "host.only", "time.enough", "table.not_started", "game.over"),
    ),
)
async def more_time(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Give more time."""
    return await does(request, table, give_time)


@post(
    "/api/tables/{table:str}/seats/{seat:str}/move",
    status_code=200,
    opt=describe(
        summary="Move to this free seat (in the lobby).",
        body=Empty,
        answer=Done,
        needs="seat",
        refusals=(*WRITING, *_SEAT, "table.started"),
    ),
)
async def move_seat(request: AnyRequest, table: FromPath[str], seat: FromPath[str]) -> Response[bytes]:
    """Sit elsewhere."""
    return await does(request, table, change_seat, seat)


@post(
    "/api/tables/{table:str}/leave",
    status_code=200,
    opt=describe(
        summary="Stand up: frees the seat in the lobby; in play it waits, and the table's bot or the defaults go on.",
        body=Empty,
        answer=Done,
        needs="seat",
        refusals=WRITING,
    ),
)
async def leave_table(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Say good-bye."""
    site, live, principal, _ = await asked_with(request, table, "join", Empty)
    in_lobby = live.table.phase == "lobby"
    done = await leave(site.house, table, principal.must_sit())
    response = answer(Done(version=done.version))
    if in_lobby:
        response.headers["set-cookie"] = forget_cookie(table)
    return response


@post(
    "/api/tables/{table:str}/return",
    status_code=200,
    opt=describe(
        summary="Take one's own seat again; the bot that kept it lets go.",
        body=Empty,
        answer=Done,
        needs="seat",
        refusals=WRITING,
    ),
)
async def return_to_table(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Be back."""
    return await does(request, table, come_back)


SEAT_ROUTES = (
    join_table,
    Bots,
    remove_person,
    exclude_person,
    skip_speech,
    more_time,
    move_seat,
    leave_table,
    return_to_table,
)
