"""Passing a seat on: to another device, to another person, to the next table."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath

from mahfel.engine.refusal import Refused
from mahfel.engine.seat import MODERATOR, Seat
from mahfel.server.describing import describe
from mahfel.server.identity import secret_of
from mahfel.server.messages.answers import Claimed, Handover, InvitationLink, Rematched, Seated
from mahfel.server.messages.commands import ClaimCommand, Empty, RematchCommand, TakeCommand
from mahfel.server.routes.table_body import READING, WRITING, answer, asked_with, seat_number, seated
from mahfel.server.site import AnyRequest
from mahfel.tables.hand_over import hand_over
from mahfel.tables.invite import invite
from mahfel.tables.rematch import claim, rematch
from mahfel.tables.take import take


@post(
    "/api/tables/{table:str}/handover",
    status_code=200,
    opt=describe(
        summary="A one-time link that moves one's seat to another device.",
        body=Empty,
        answer=Handover,
        needs="seat",
        refusals=WRITING,
    ),
)
async def offer_handover(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Offer the seat to another device of one's own. The code stands in the fragment: it is never sent or logged."""
    site, _, principal, _ = await asked_with(request, table, "join", Empty)
    offer = await hand_over(site.house, table, principal.must_sit())
    return answer(Handover(link=f"/t/{table}#hand={offer.code}", expires=offer.expires))


@post(
    "/api/tables/{table:str}/take",
    status_code=200,
    opt=describe(
        summary="Take the seat over with the one-time code; the old device's key is dead.",
        body=TakeCommand,
        answer=Seated,
        needs="table",
        refusals=(*READING, "handover.dead", "moderator.no_seat", "store.full", "store.failed"),
    ),
)
async def take_seat(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Go on with this device."""
    site, _, principal, wish = await asked_with(request, table, "join", TakeCommand)
    principal.must_not_lead()
    taken = await take(site.house, table, wish.code)
    return seated(request, Seated(seat=taken.seat, token=taken.token), table, taken.token)


@post(
    "/api/tables/{table:str}/seats/{seat:str}/invite",
    status_code=200,
    opt=describe(
        summary="A link by which somebody may take an absent player's seat (anybody at the table, in play).",
        body=Empty,
        answer=InvitationLink,
        needs="seat",
        refusals=(*WRITING, "seat.unknown", "seat.present", "table.not_started", "game.over"),
    ),
)
async def invite_replacement(request: AnyRequest, table: FromPath[str], seat: FromPath[str]) -> Response[bytes]:
    """Invite somebody in another's place."""
    site, _, principal, _ = await asked_with(request, table, "join", Empty)
    token = await invite(site.house, table, principal.must_sit(), seat_number(seat))
    return answer(InvitationLink(link=f"/t/{table}#invite={token}"))


@post(
    "/api/tables/{table:str}/rematch",
    status_code=200,
    opt=describe(
        summary="Go on at a new table with the same people. Everybody may ask, and all are led to the same one.",
        body=RematchCommand,
        answer=Rematched,
        needs="seat",
        refusals=(*WRITING, "table.not_over", "nonce.unreadable"),
    ),
)
async def ask_rematch(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """The new table; whoever asks also gets their seat there, since the secret of the old seat opens it."""
    site, _, principal, wish = await asked_with(request, table, "join", RematchCommand)
    who = principal.must_sit()
    new = await rematch(site.house, table, who)
    try:
        seat = await claim(site.house, new, who, rematch_of=table, nonce=wish.nonce)
    except Refused as refusal:
        if refusal.code != "seat.not_yours":
            raise
        return answer(Rematched(table=new, seat=None, token=None))
    token = _secret(request, table)
    return seated(request, Rematched(table=new, seat=_seat(seat), token=token), new, token)


@post(
    "/api/tables/{table:str}/claim",
    status_code=200,
    opt=describe(
        summary="One's own seat at a rematch, with the token of the old table (for programs; browsers ask …/rematch).",
        body=ClaimCommand,
        answer=Claimed,
        needs="table",
        refusals=(*WRITING, "nonce.unreadable"),
    ),
)
async def claim_seat(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Sit down at the rematch."""
    site, _, principal, wish = await asked_with(request, table, "join", ClaimCommand)
    who = principal.must_sit()
    seat = await claim(site.house, table, who, rematch_of=wish.origin, nonce=wish.nonce)
    token = _secret(request, table)
    return seated(request, Claimed(table=table, seat=_seat(seat), token=token), table, token)


def _seat(found: Seat) -> Seat | None:
    return None if found == MODERATOR else found


def _secret(request: AnyRequest, table: str) -> str:
    secret = secret_of(table, request.headers.get("authorization"), request.cookies)
    if secret is None:
        raise Refused("seat.required")
    return secret


PASSING_ROUTES = (offer_handover, take_seat, invite_replacement, ask_rematch, claim_seat)
