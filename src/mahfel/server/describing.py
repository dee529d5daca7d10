"""What a route says of itself. Handlers carry it in `opt`, and the OpenAPI document is made from it.

So a body is described by the very type that decodes it, and a refusal that is not announced is a test's failure.
"""

from __future__ import annotations

from typing import Any

import msgspec

# Any route may answer with these; they are added to every description.
ALWAYS = ("request.too_often", "server.fault")
WITH_BODY = ("request.malformed", "request.invalid", "request.not_json", "request.too_large", "request.foreign_origin")
OPT = "description"


class Parameter(msgspec.Struct, frozen=True):
    """A parameter in the query string, described by a JSON schema."""

    name: str
    schema: dict[str, Any]
    about: str


class Description(msgspec.Struct, frozen=True, kw_only=True):
    """A route in words and types.

    `body` is the type of the request's JSON, None when it takes none. `answer` is the type of a JSON answer, or
    None with `media` naming what comes instead. `refusals` are the codes of this route beside the ones all may answer.
    """

    summary: str
    answer: Any = None
    status: int = 200
    media: str = "application/json"
    body: Any = None
    needs: str = "nobody"
    query: tuple[Parameter, ...] = ()
    refusals: tuple[str, ...] = ()

    def codes(self) -> tuple[str, ...]:
        """Every code this route may answer with."""
        return (*self.refusals, *(WITH_BODY if self.body is not None else ()), *ALWAYS)


def describe(**given: Any) -> dict[str, Description]:
    """For `opt=` of a handler: `@post("/…", opt=describe(summary=…, body=…))`."""
    return {OPT: Description(**given)}


LANG = Parameter(
    name="lang",
    schema={"type": "string", "examples": ["fa", "en", "ru"]},
    about="Language of texts: fa, en or ru. Without one of them the Accept-Language header decides, then Persian.",
)
AFTER = Parameter(
    name="after",
    schema={"type": "integer", "minimum": 0, "maximum": 2**53, "default": 0},
    about="The version after which events are wanted: the last one that was seen.",
)
AFTER_LINES = Parameter(
    name="after",
    schema={"type": "integer", "minimum": 0, "maximum": 2**53, "default": 0},
    about="How many lines, counted from the first, are known already.",
)
