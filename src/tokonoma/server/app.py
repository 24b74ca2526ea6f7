"""The server as one ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from tokonoma.kernel.refusal import Refusal
from tokonoma.server.abuse import trace
from tokonoma.server.facts import Refused
from tokonoma.server.forwarding import forward
from tokonoma.server.openapi import read_openapi
from tokonoma.server.origin import address_of, check_host
from tokonoma.server.page import Page, SecurityHeaders
from tokonoma.server.registry import TableRegistry
from tokonoma.server.routes import ROUTES, answer, refusal_response
from tokonoma.server.settings import Settings
from tokonoma.server.socket import REFUSED, Socket
from tokonoma.server.troubles import Elsewhere, StoreUnavailable

log = logging.getLogger("tokonoma.app")


class SocketApp:
    """The socket as an application of its own, so that an idle one costs little."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        await Socket(scope["app"].state.registry, scope, receive, send).serve()


class OwnHosts:
    """Lets in only what calls this server by one of its own names."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let the request through, or refuse it."""
        try:
            if scope["type"] != "lifespan":
                check_host(scope, self.settings)
        except Refusal as no:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": REFUSED})
            else:
                await refusal_response(no)(scope, receive, send)
            return
        await self.app(scope, receive, send)


def make_app(settings: Settings) -> Starlette:
    """The application; it opens the registry when it starts and closes it when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.registry = await TableRegistry.open(settings)
        app.state.registry.app = app
        yield
        await app.state.registry.close()

    return Starlette(
        routes=[
            *ROUTES,
            Route("/api/openapi.json", read_openapi),
            WebSocketRoute("/ws/{table}", SocketApp()),
            Route("/{path:path}", Page().serve),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(OwnHosts, settings=settings)],
        exception_handlers={
            Refusal: on_refusal,
            StoreUnavailable: on_store_unavailable,
            Elsewhere: on_elsewhere,
            HTTPException: on_http,
            Exception: on_broken,
        },
        lifespan=lifespan,
    )


async def on_refusal(request: Request, no: Exception) -> Response:
    """What will not be done."""
    assert isinstance(no, Refusal)
    trace(no, address_of(request.scope))
    return refusal_response(no)


async def on_store_unavailable(request: Request, no: Exception) -> Response:
    """Nothing can be written or read now."""
    return refusal_response(Refusal("store_unavailable", "nothing can be written now; try again in a moment"))


async def on_elsewhere(request: Request, no: Exception) -> Response:
    """Another process owns the table: it answers."""
    assert isinstance(no, Elsewhere)
    try:
        return await forward(request.app.state.registry, request, no)
    except StoreUnavailable as trouble:
        return await on_store_unavailable(request, trouble)


async def on_http(request: Request, no: Exception) -> Response:
    """No such address, or not by this method."""
    assert isinstance(no, HTTPException)
    told = Refused(kind="unreadable", code="not_a_request", message=no.detail)
    return answer(told, no.status_code, dict(no.headers or {}))


async def on_broken(request: Request, no: Exception) -> Response:
    """A fault of ours: it is logged, and the visitor learns no more than that."""
    log.error(
        "a request broke", exc_info=no, extra={"path": request.scope["route"].path if "route" in request.scope else ""}
    )
    return answer(Refused(kind="broken", code="broken", message="something went wrong here"), 500)
