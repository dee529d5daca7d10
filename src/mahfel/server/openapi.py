"""The OpenAPI document: made from the routes' own descriptions and the types that decode and encode."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.routes import BaseRoute, HTTPRoute

from mahfel import __version__
from mahfel.server.describing import LANG, OPT, Description, Parameter
from mahfel.server.errors import status_of
from mahfel.server.messages.answers import FromServer, Refusal
from mahfel.server.messages.commands import Command

_REFS = "#/components/schemas/{name}"
_PLACEHOLDER = re.compile(r"{(\w+):\w+}")
_TABLE = {"type": "string", "minLength": 1, "maxLength": 64}
_PATH_PARAMETERS: dict[str, tuple[dict[str, Any], str]] = {
    "table": (_TABLE, "The table's id."),
    "key": ({"type": "string", "minLength": 1, "maxLength": 64}, "The game's key."),
    "option": ({"type": "string", "minLength": 1, "maxLength": 64}, "An option of the game that people write."),
    "lang": ({"type": "string", "enum": ["fa", "en", "ru"]}, "Language of the text."),
    "file": ({"type": "string", "pattern": r"^[A-Za-z0-9_-]{8,64}\.svg$"}, "The table's id and `.svg`."),
    "seat": ({"type": "integer", "minimum": 0, "maximum": 99}, "Number of a seat, from 0."),
}
_SECURITY: dict[str, list[dict[str, list[str]]] | None] = {
    "nobody": None,
    "table": [{}, {"token": []}, {"cookie": []}],
    "seat": [{"token": []}, {"cookie": []}],
}


def openapi_document(routes: Iterable[BaseRoute]) -> dict[str, Any]:
    """The whole document as JSON-able values."""
    described = list(_described(routes))
    types = [kind for _, _, about in described for kind in (about.body, about.answer) if kind is not None]
    types += [Refusal, FromServer, Command]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REFS)
    by_type = dict(zip(map(_key, types), schemas, strict=True))
    components["ServerMessage"] = by_type[_key(FromServer)]
    components["ClientMessage"] = by_type[_key(Command)]
    paths: dict[str, dict[str, Any]] = {}
    for path, method, about in described:
        paths.setdefault(_PLACEHOLDER.sub(r"{\1}", path), {})[method.lower()] = _operation(path, method, about, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Mahfel",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
            "description": "Tables of social card games. Every error is a refusal: code, arguments, one sentence.",
        },
        "paths": dict(sorted(paths.items())),
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "The token of a seat, for programs."},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "mahfel_{table}", "description": "For browsers."},
            },
        },
    }


def _described(routes: Iterable[BaseRoute]) -> Iterable[tuple[str, str, Description]]:
    for route in routes:
        if not isinstance(route, HTTPRoute):
            continue
        for handler in route.route_handlers:
            about = handler.opt.get(OPT)
            if isinstance(about, Description):
                yield from ((route.path, m, about) for m in _methods(handler))


def _methods(handler: HTTPRouteHandler) -> list[str]:
    return sorted(str(method) for method in handler.http_methods if str(method) not in {"HEAD", "OPTIONS"})


def _operation(path: str, method: str, about: Description, by_type: Mapping[Any, Any]) -> dict[str, Any]:
    words = [_PLACEHOLDER.sub(r"\1", part) for part in path.split("/") if part and part != "api"]
    operation: dict[str, Any] = {
        "operationId": "_".join([method.lower(), *(re.sub(r"\W", "_", word) for word in words)]),
        "summary": about.summary,
        "responses": _responses(about, by_type),
    }
    placed = _PLACEHOLDER.findall(path)
    asked = (*about.query, *(() if "lang" in placed else (LANG,)))
    operation["parameters"] = [*map(_path_parameter, placed), *map(_query_parameter, asked)]
    if about.body is not None:
        content = {"application/json": {"schema": by_type[_key(about.body)]}}
        operation["requestBody"] = {"required": _needs_fields(about.body), "content": content}
    if _SECURITY[about.needs] is not None:
        operation["security"] = _SECURITY[about.needs]
    return operation


def _needs_fields(body: type[msgspec.Struct]) -> bool:
    """Whether a body must be sent at all: no body counts as an empty object."""
    return any(field.required for field in msgspec.structs.fields(body))


def _path_parameter(name: str) -> dict[str, Any]:
    schema, words = _PATH_PARAMETERS[name]
    return {"name": name, "in": "path", "required": True, "schema": schema, "description": words}


def _query_parameter(given: Parameter) -> dict[str, Any]:
    return {"name": given.name, "in": "query", "schema": given.schema, "description": given.about}


def _responses(about: Description, by_type: Mapping[Any, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": about.summary}
    if about.answer is not None:
        good["content"] = {"application/json": {"schema": by_type[_key(about.answer)]}}
    elif about.media:
        good["content"] = {about.media: {"schema": {"type": "string"}}}
    responses: dict[str, Any] = {str(about.status): good}
    by_status: dict[int, list[str]] = {}
    for code in about.codes():
        by_status.setdefault(status_of(code), []).append(code)
    for status, codes in sorted(by_status.items()):
        responses[str(status)] = {
            "description": "Refused: " + ", ".join(f"`{code}`" for code in codes),
            "content": {"application/json": {"schema": {"$ref": _REFS.format(name="Refusal")}}},
            "x-codes": codes,
        }
    return responses


def _key(kind: Any) -> Any:
    return repr(kind)
