"""What whoever leads a table without playing does beside the game, and the line that people have to them."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath

from mahfel.server.describing import AFTER_LINES, describe
from mahfel.server.leading import aside_list
from mahfel.server.messages.answers import Accepted, Done
from mahfel.server.messages.commands import Empty
from mahfel.server.messages.leading import AsideList, AsideRequest, PinRequest, PollAnswer, PollRequest
from mahfel.server.routes.doing import does, undoes
from mahfel.server.routes.table_body import READING, WRITING, answer, asked, asked_with, number_in, seat_number
from mahfel.server.site import AnyRequest
from mahfel.tables.confide import confide, reply
from mahfel.tables.pin import pin, unpin
from mahfel.tables.polling import answer_poll, close_poll, open_poll
from mahfel.tables.silence import give_voice, silence

_LEADING = (*WRITING, "moderator.only")
_SOMEBODY = ("seat.unknown", "seat.nobody")
_WORDS = ("talk.empty", "talk.too_long")


@post(
    "/api/tables/{table:str}/aside",
    status_code=200,
    opt=describe(
        summary="Write a line to who leads the table without playing; nobody else notices it, now or later.",
        body=AsideRequest,
        answer=Accepted,
        needs="seat",
        refusals=(*WRITING, *_WORDS, "command.unreadable", "moderator.none"),
    ),
)
async def confide_a_line(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Confide."""
    site, _, principal, wish = await asked_with(request, table, "say", AsideRequest)
    done = await confide(site.house, table, principal.must_sit(), command=wish.id, text=wish.text)
    return answer(Accepted(id=wish.id, version=done.version))


@post(
    "/api/tables/{table:str}/seats/{seat:str}/aside",
    status_code=200,
    opt=describe(
        summary="Write a line to one person (who leads the table without playing); nobody else notices it.",
        body=AsideRequest,
        answer=Accepted,
        needs="seat",
        refusals=(*_LEADING, *_SOMEBODY, *_WORDS, "command.unreadable"),
    ),
)
async def answer_an_aside(request: AnyRequest, table: FromPath[str], seat: FromPath[str]) -> Response[bytes]:
    """Answer somebody."""
    site, _, principal, wish = await asked_with(request, table, "say", AsideRequest)
    number = seat_number(seat)
    done = await reply(site.house, table, principal.must_sit(), number, command=wish.id, text=wish.text)
    return answer(Accepted(id=wish.id, version=done.version))


@get(
    "/api/tables/{table:str}/asides",
    opt=describe(
        summary="The lines between the one who asks and who leads the table; everybody's for who leads it.",
        answer=AsideList,
        needs="seat",
        query=(AFTER_LINES,),
        refusals=(*READING, "seat.required", "moderator.none", "request.invalid"),
    ),
)
async def list_asides(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """One's own lines."""
    _, live, principal = await asked(request, table, "read")
    principal.must_sit()
    return answer(aside_list(live.table, principal.seat, number_in(request, AFTER_LINES)))


class Voices(Controller):
    """A person's voice in the rooms of talk: taken, and given back."""

    path = "/api/tables/{table:str}/seats/{seat:str}/silence"

    @post(
        status_code=200,
        opt=describe(
            summary="Take a person's voice in the rooms of talk (who leads the table without playing).",
            body=Empty,
            answer=Done,
            needs="seat",
            refusals=(*_LEADING, *_SOMEBODY),
        ),
    )
    async def take(self, request: AnyRequest, table: FromPath[str], seat: FromPath[str]) -> Response[bytes]:
        """Silence somebody."""
        return await does(request, table, silence, seat)

    @delete(
        status_code=200,
        opt=describe(
            summary="Give a person's voice back (who leads the table without playing).",
            answer=Done,
            needs="seat",
            refusals=(*_LEADING, *_SOMEBODY),
        ),
    )
    async def give(self, request: AnyRequest, table: FromPath[str], seat: FromPath[str]) -> Response[bytes]:
        """Let somebody talk."""
        return await undoes(request, table, give_voice, seat)


class Pins(Controller):
    """The line above the table."""

    path = "/api/tables/{table:str}/pin"

    @post(
        status_code=200,
        opt=describe(
            summary="Keep a line above the table, in place of an earlier one (who leads the table without playing).",
            body=PinRequest,
            answer=Done,
            needs="seat",
            refusals=(*_LEADING, *_WORDS),
        ),
    )
    async def put_up(self, request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
        """Pin a line."""
        site, _, principal, wish = await asked_with(request, table, "say", PinRequest)
        done = await pin(site.house, table, principal.must_sit(), wish.text)
        return answer(Done(version=done.version))

    @delete(
        status_code=200,
        opt=describe(
            summary="Take the line down (who leads the table without playing).",
            answer=Done,
            needs="seat",
            refusals=_LEADING,
        ),
    )
    async def take_down(self, request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
        """Unpin it."""
        return await undoes(request, table, unpin)


@post(
    "/api/tables/{table:str}/poll",
    status_code=200,
    opt=describe(
        summary="Ask everybody for a yes or a no (who leads the table without playing); an earlier poll is closed.",
        body=PollRequest,
        answer=Done,
        needs="seat",
        refusals=(*_LEADING, *_WORDS),
    ),
)
async def open_a_poll(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Ask."""
    site, _, principal, wish = await asked_with(request, table, "say", PollRequest)
    done = await open_poll(site.house, table, principal.must_sit(), wish.question, wish.among)
    return answer(Done(version=done.version))


@post(
    "/api/tables/{table:str}/poll/close",
    status_code=200,
    opt=describe(
        summary="Close the poll and show its counts to everybody (who leads the table without playing).",
        body=Empty,
        answer=Done,
        needs="seat",
        refusals=(*_LEADING, "poll.closed"),
    ),
)
async def close_the_poll(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Count."""
    return await does(request, table, close_poll)


@post(
    "/api/tables/{table:str}/poll/answer",
    status_code=200,
    opt=describe(
        summary="Say yes or no to the open poll, or change one's mind; nobody notices who has answered.",
        body=PollAnswer,
        answer=Done,
        needs="seat",
        refusals=(*WRITING, "poll.closed", "poll.not_asked"),
    ),
)
async def answer_the_poll(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Answer."""
    site, _, principal, wish = await asked_with(request, table, "say", PollAnswer)
    done = await answer_poll(site.house, table, principal.must_sit(), wish.poll, yes=wish.yes)
    return answer(Done(version=done.version))


LEADING_ROUTES = (
    confide_a_line,
    answer_an_aside,
    list_asides,
    Voices,
    Pins,
    open_a_poll,
    close_the_poll,
    answer_the_poll,
)
