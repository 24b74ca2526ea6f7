"""The built page: files made by `web/`, kept in memory, with the security headers every answer carries."""

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

FOLDER = Path(__file__).parent / "page"
NOT_PAGES = ("api/", "ws/")
FOREVER = "public, max-age=31536000, immutable"
WORTH_PRESSING = 1024
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tokonoma</title>
<h1>The page is not built</h1>
<p>The server runs, but the browser app is missing. Build it with <code>make web</code> and start the server again.</p>
"""
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
SECURITY = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


class File:
    """A file of the page, as it is sent."""

    def __init__(self, path: Path, name: str) -> None:
        self.body = path.read_bytes()
        kind, _ = mimetypes.guess_type(path.name)
        self.kind = kind or "application/octet-stream"
        self.tag = f'"{sha256(self.body).hexdigest()[:16]}"'
        self.keep = FOREVER if name.startswith("assets/") else "no-cache"
        pressed = gzip.compress(self.body, mtime=0) if len(self.body) >= WORTH_PRESSING else self.body
        self.pressed = pressed if len(pressed) < len(self.body) else None

    def answer(self, request: Request) -> Response:
        """The file, pressed where the browser takes it, or the news that it has not changed."""
        headers = {"Cache-Control": self.keep, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if self.pressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.pressed, headers=headers | {"Content-Encoding": "gzip"}, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


class Page:
    """Every file of the page; any other address is the page itself, which finds its way by the address."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
        names = {path.relative_to(folder).as_posix(): path for path in found}
        self.files = {name: File(path, name) for name, path in names.items()}

    async def serve(self, request: Request) -> Response:
        """Answer with a file, the page, or the news that there is none."""
        name = request.url.path.lstrip("/")
        if name in self.files:
            return self.files[name].answer(request)
        if name.startswith(NOT_PAGES):
            raise HTTPException(404)
        if "." in name.rpartition("/")[2]:
            return Response("no such file", 404, media_type="text/plain")
        index = self.files.get("index.html")
        return index.answer(request) if index else HTMLResponse(MISSING, 503)


class SecurityHeaders:
    """Puts the security headers on every answer."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in SECURITY.items()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let the request through and the headers out with its answer."""

        async def send_with(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, send_with if scope["type"] == "http" else send)
