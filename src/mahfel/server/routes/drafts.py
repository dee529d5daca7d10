"""Options that people write themselves: samples, a check of every word, and a rehearsal by bots."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from mahfel.engine import registry
from mahfel.engine.draft import Remark
from mahfel.server.describing import describe
from mahfel.server.documents import document
from mahfel.server.encoding import encode
from mahfel.server.messages.drafts import (
    DraftChecked,
    DraftCommand,
    DraftFault,
    DraftPart,
    DraftRehearsed,
    DraftRemark,
    DraftSample,
    DraftSamples,
    RehearsalCommand,
)
from mahfel.server.reading import read
from mahfel.server.routes.table_body import answer
from mahfel.server.shelf import game_card
from mahfel.server.site import AnyRequest, Site, site_of
from mahfel.tables.rehearsals import Task, draft_of

_UNKNOWN: Final = ("game.unknown", "draft.unknown")
_SEED: Final = 1
"""Whoever asks again is told the same."""


@get(
    "/api/games/{key:str}/drafts/{option:str}",
    opt=describe(summary="Drafts of a written option to begin with.", answer=DraftSamples, refusals=_UNKNOWN),
)
async def read_samples(request: AnyRequest, key: FromPath[str], option: FromPath[str]) -> Response[bytes]:
    """What is published, as drafts."""
    site_of(request).spend("read", request)
    game = registry.find(key)
    samples = tuple(DraftSample(sample.key, sample.text) for sample in draft_of(game, option).samples())
    most = next(card.most for card in game_card(game).options if card.name == option)
    assert most is not None
    return document(request, encode(DraftSamples(most, samples)), "application/json")


@post(
    "/api/games/{key:str}/drafts/{option:str}/check",
    status_code=200,
    opt=describe(
        summary="Everything that is wrong with a draft, each with its place, and what is odd about it.",
        body=DraftCommand,
        answer=DraftChecked,
        refusals=_UNKNOWN,
    ),
)
async def check_draft(request: AnyRequest, key: FromPath[str], option: FromPath[str]) -> Response[bytes]:
    """Look at a draft."""
    site = site_of(request)
    site.check_origin(request)
    site.spend("draft", request)
    draft = draft_of(registry.find(key), option)
    wish = await read(request, DraftCommand)
    checked = draft.check(wish.text)
    refusals = [(fault, fault.refusal) for fault in checked.faults]
    faults = tuple(
        DraftFault(
            fault.place,
            fault.code,
            dict(no.arguments),
            site.texts.refusal(no.code, no.arguments, site.lang(request), key),
        )
        for fault, no in refusals
    )
    return answer(DraftChecked(faults, _remarks(site, request, key, checked.remarks), checked.seats))


@post(
    "/api/games/{key:str}/drafts/{option:str}/rehearsal",
    status_code=200,
    opt=describe(
        summary="Let bots play a draft many times, for some seconds. One with faults is refused as at a table.",
        body=RehearsalCommand,
        answer=DraftRehearsed,
        refusals=(*_UNKNOWN, "draft.busy", "draft.too_slow"),
    ),
)
async def rehearse_draft(request: AnyRequest, key: FromPath[str], option: FromPath[str]) -> Response[bytes]:
    """Rehearse a draft."""
    site = site_of(request)
    site.check_origin(request)
    site.spend("rehearsal", request)
    game = registry.find(key)
    draft = draft_of(game, option)
    wish = await read(request, RehearsalCommand)
    game.check_seats(wish.seats)
    faults = draft.check(wish.text).faults
    if faults:
        raise faults[0].refusal
    found = await site.rehearser.rehearse(Task(key, option, wish.text, wish.seats, _SEED))
    parts = tuple(DraftPart(**msgspec.structs.asdict(part)) for part in found.parts)
    return answer(DraftRehearsed(found.games, parts, _remarks(site, request, key, found.remarks)))


def _remarks(site: Site, request: AnyRequest, game: str, remarks: tuple[Remark, ...]) -> tuple[DraftRemark, ...]:
    lang = site.lang(request)

    def told(remark: Remark) -> str:
        words = {name: site.texts.say(key, {}, lang, game) or key for name, key in remark.words.items()}
        return site.texts.say(remark.key, {**remark.args, **words}, lang, game) or remark.key

    return tuple(DraftRemark(remark.key, told(remark)) for remark in remarks)


DRAFT_ROUTES = (read_samples, check_draft, rehearse_draft)
