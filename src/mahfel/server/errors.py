"""Coded refusals become HTTP statuses here; nothing else in the server decides a status of its own."""

from __future__ import annotations

from typing import Any

from mahfel.engine.refusal import Refused

# Codes with a status of their own. Every other code is a rule that says no: 409 Conflict, the body says which.
_STATUS: dict[str, int] = {
    "request.malformed": 400,
    "request.invalid": 400,
    "request.not_json": 415,
    "request.too_large": 413,
    "request.too_often": 429,
    "request.foreign_origin": 403,
    "route.unknown": 404,
    "route.method": 405,
    "live.upgrade": 426,
    "token.unknown": 401,
    "seat.required": 403,
    "seat.not_yours": 403,
    "host.only": 403,
    "moderator.only": 403,
    "watch.forbidden": 403,
    "talk.closed": 403,
    "talk.silenced": 403,
    "seat.unknown": 404,
    "seat.already_yours": 409,
    "table.unknown": 404,
    "game.unknown": 404,
    "draft.unknown": 404,
    "lang.unknown": 404,
    "rulebook.missing": 404,
    "bot.unknown_level": 404,
    "invite.dead": 410,
    "handover.dead": 410,
    "name.unreadable": 422,
    "name.too_long": 422,
    "nonce.unreadable": 422,
    "command.unreadable": 422,
    "settings.unreadable": 422,
    "settings.out_of_bounds": 422,
    "options.unreadable": 422,
    "move.unreadable": 422,
    "talk.empty": 422,
    "talk.too_long": 422,
    "server.fault": 500,
    "draft.busy": 503,
    "store.full": 507,
    "store.failed": 503,
}

MAY_RETRY = frozenset({"request.too_often", "draft.busy", "store.full", "store.failed"})


def status_of(code: str) -> int:
    """HTTP status of a refusal's code."""
    return _STATUS.get(code, 409)


def arguments_of(refused: Refused) -> dict[str, Any]:
    """The refusal's arguments as plain JSON values."""
    return {name: _plain(value) for name, value in refused.arguments.items()}


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return [_plain(part) for part in value]
    return str(value)
