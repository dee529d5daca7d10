"""Playing and talking over plain HTTP: for programs, and for browsers whose live connection is down."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.params import FromPath

from mahfel.server.describing import AFTER, Parameter, describe
from mahfel.server.frames import event_list
from mahfel.server.labels import labelled
from mahfel.server.messages.answers import Accepted, Done, EventList, MoveList
from mahfel.server.messages.commands import MoveRequest, SayRequest, WillRequest
from mahfel.server.routes.table_body import READING, WRITING, answer, asked, asked_with, number_in
from mahfel.server.site import AnyRequest
from mahfel.tables.act import act
from mahfel.tables.talk import say
from mahfel.tables.will import write_will

_LIMIT = Parameter(
    name="limit",
    schema={"type": "integer", "minimum": 1, "maximum": 1000, "default": 200},
    about="The greatest number of moves to list.",
)


class Moves(Controller):
    """Moves: to play one, and to see which there are."""

    path = "/api/tables/{table:str}/moves"

    @post(
        status_code=200,
        opt=describe(
            summary="Play a move. The same id again gets the same answer and plays nothing twice.",
            body=MoveRequest,
            answer=Accepted,
            needs="seat",
            refusals=(
                *WRITING,
                "command.unreadable",
                "table.not_started",
                "game.over",
                "game.not_asked",
                "game.wrong_move",
                "move.stale",
                "move.too_late",
                "move.unreadable",
                "move.illegal",
            ),
        ),
    )
    async def play_move(self, request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
        """Play a move."""
        site, _, principal, wish = await asked_with(request, table, "move", MoveRequest)
        who = principal.must_sit()
        done = await act(site.house, table, who, command=wish.id, version=wish.version, move=wish.move)
        return answer(Accepted(id=wish.id, version=done.version))

    @get(
        opt=describe(
            summary="Legal moves of one's own seat, labelled; none when it is not asked.",
            answer=MoveList,
            needs="seat",
            query=(_LIMIT,),
            refusals=(*READING, "seat.required", "request.invalid"),
        ),
    )
    async def list_moves(self, request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
        """What may be played now."""
        _, live, principal = await asked(request, table, "read")
        limit = number_in(request, _LIMIT)
        seat = live.table.seat_of(principal.must_sit())
        moves = None if seat is None else live.table.legal(seat)
        return answer(MoveList(moves=tuple(labelled(move) for move in (moves.reduced() if moves else ())[:limit])))


@post(
    "/api/tables/{table:str}/say",
    status_code=200,
    opt=describe(
        summary="Say a line in a room that one may speak in now.",
        body=SayRequest,
        answer=Accepted,
        needs="seat",
        refusals=(*WRITING, "command.unreadable", "talk.silenced", "talk.closed", "talk.empty", "talk.too_long"),
    ),
)
async def say_line(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Talk."""
    site, _, principal, wish = await asked_with(request, table, "say", SayRequest)
    done = await say(site.house, table, principal.must_sit(), command=wish.id, room=wish.room, text=wish.text)
    return answer(Accepted(id=wish.id, version=done.version))


@post(
    "/api/tables/{table:str}/will",
    status_code=200,
    opt=describe(
        summary="Write down what is to be read out when one leaves the game, where its rules grant last words.",
        body=WillRequest,
        answer=Done,
        needs="seat",
        refusals=(*WRITING, "will.closed", "talk.empty", "talk.too_long", "table.not_started", "game.over"),
    ),
)
async def write_a_will(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Write or change one's will; nobody else is shown it before it is read."""
    site, _, principal, wish = await asked_with(request, table, "say", WillRequest)
    done = await write_will(site.house, table, principal.must_sit(), wish.text)
    return answer(Done(version=done.version))


@get(
    "/api/tables/{table:str}/log",
    opt=describe(
        summary="What has happened since a version, as the one who asks may know it.",
        answer=EventList,
        needs="table",
        query=(AFTER,),
        refusals=(*READING, "watch.forbidden", "request.invalid"),
    ),
)
async def read_log(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """The story so far."""
    site, live, principal = await asked(request, table, "read")
    return answer(event_list(live.table, site.viewer(live, principal), number_in(request, AFTER)))


PLAY_ROUTES = (Moves, say_line, write_a_will, read_log)
