"""Stores for the tests of what hosts do."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, text

from tests.server.postgres import postgres, programs
from tests.server.running import settings_in
from tokonoma.server.settings import Settings, spelled_url


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    bin_folder = programs()
    if bin_folder is None:
        pytest.skip("no PostgreSQL here, and none could be installed")
    with postgres(bin_folder) as url:
        yield url


class Stores:
    """Empty stores of either kind, as many as a test needs."""

    def __init__(self, folder: Path, request: Any) -> None:
        self.folder = folder
        self.request = request

    def new(self, kind: str, **more: Any) -> Settings:
        name = f"store{uuid4().hex[:8]}"
        if kind == "sqlite":
            return settings_in(self.folder / name, **more)
        url = self.request.getfixturevalue("postgres_server")
        engine = create_engine(spelled_url(url), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return settings_in(self.folder / name, database_url=f"{url.rpartition('/')[0]}/{name}", **more)


@pytest.fixture
def stores(tmp_path: Path, request: Any) -> Stores:
    return Stores(tmp_path, request)
