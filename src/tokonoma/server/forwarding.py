"""An HTTP request for a table another process owns: sent there whole, done there, and its answer brought back."""

from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from tokonoma.server.origin import address_of
from tokonoma.server.page import SECURITY
from tokonoma.server.troubles import Elsewhere, StoreUnavailable

if TYPE_CHECKING:
    from tokonoma.server.registry import TableRegistry

BODY = "tokonoma.body"  # where a request's body is kept in its scope, once it was read
FORWARDED = "tokonoma.forwarded"
Json = dict[str, Any]


async def forward(registry: "TableRegistry", request: Request, away: Elsewhere) -> Response:
    """Have the owner answer; what was forwarded once is not sent on again."""
    if registry.sharing is None or request.scope.get(FORWARDED):
        raise StoreUnavailable("the table has just moved")
    body = {
        "method": request.method,
        "path": request.scope["path"],
        "headers": [[name, value] for name, value in request.scope["headers"]],
        "address": address_of(request.scope),
        "scheme": request.url.scheme,
        "body": request.scope.get(BODY, b""),
    }
    status, headers, found = await registry.sharing.tunnels.ask(away.owner, "http", body)
    response = Response(found, status)
    own = {name.encode() for name in SECURITY}  # this process adds them itself
    response.raw_headers = [(bytes(name), bytes(value)) for name, value in headers if bytes(name) not in own]
    return response


async def answer_for(registry: "TableRegistry", body: Json) -> list[Any]:
    """Do what another process forwards, and return the answer as it would have been sent."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": body["method"],
        "path": body["path"],
        "raw_path": body["path"].encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(bytes(name), bytes(value)) for name, value in body["headers"]],
        "client": (body["address"], 0),
        "scheme": body["scheme"],
        "server": None,
        FORWARDED: True,
    }
    status, headers, found = 500, [], bytearray()

    async def receive() -> Json:
        return {"type": "http.request", "body": body["body"], "more_body": False}

    async def send(message: Json) -> None:
        nonlocal status, headers
        if message["type"] == "http.response.start":
            status, headers = message["status"], [list(each) for each in message["headers"]]
        elif message["type"] == "http.response.body":
            found.extend(message.get("body", b""))

    assert registry.app is not None
    await registry.app(scope, receive, send)
    return [status, headers, bytes(found)]
