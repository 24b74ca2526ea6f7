"""The files that hosts start from: they name what is there, and start the server as it can be started."""

import importlib.machinery
import importlib.util
import ipaddress
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tokonoma import cli
from tokonoma.server.settings import Limits

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def container_steps() -> list[tuple[str, str]]:
    loader = importlib.machinery.SourceFileLoader("run_containerfile", str(ROOT / "tools" / "run-containerfile"))
    spec = importlib.util.spec_from_loader("run_containerfile", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    found: list[tuple[str, str]] = module.instructions()
    return found


def site() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return found


def assert_can_be_said(command: list[str]) -> None:
    assert Path(command[0]).name == "tokonoma"
    assert cli.parser().parse_args(command[1:]).run is cli.serve.run


def test_the_container_is_built_from_named_versions_and_runs_as_nobody_in_particular() -> None:
    steps = container_steps()
    bases = [argument.split()[0] for name, argument in steps if name == "FROM"]
    assert all(re.search(r":\d", base) for base in bases), bases
    assert dict(steps)["USER"] not in ("root", "0")
    names = [name for name, _ in steps]
    assert names.index("USER") < names.index("CMD")
    (start,) = [json.loads(argument) for name, argument in steps if name == "CMD"]
    assert_can_be_said(start)


def test_what_the_container_leaves_out_is_not_what_it_needs() -> None:
    ignored = (ROOT / ".containerignore").read_text("utf-8")
    assert ignored == (ROOT / ".dockerignore").read_text("utf-8")
    for needed in ("src", "web", "tools", "pyproject.toml", "setup.py", "README.md", "LICENSE"):
        assert needed not in ignored.splitlines()


def test_the_site_has_a_server_its_stores_and_a_proxy_that_are_all_watched() -> None:
    services = site()["services"]
    assert set(services) == {"server", "postgres", "redis", "proxy"}
    assert_can_be_said([each.replace("${TOKONOMA_WORKERS:-2}", "2") for each in services["server"]["command"]])
    for name in ("postgres", "redis"):
        assert services[name]["healthcheck"]["test"]
        assert services["server"]["depends_on"][name] == {"condition": "service_healthy"}
    assert [name for name, each in services.items() if "ports" in each] == ["proxy"], "only the proxy is reached"
    assert all(each["restart"] == "unless-stopped" for each in services.values())


def test_the_site_names_only_files_volumes_and_variables_that_are_there() -> None:
    text, found = (ROOT / "compose.yaml").read_text("utf-8"), site()
    for service in found["services"].values():
        for mounted in service.get("volumes", []):
            source = mounted.split(":")[0]
            assert (ROOT / source).exists() if source.startswith(".") else source in found["volumes"]
    example = set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text("utf-8"), flags=re.MULTILINE))
    assert set(re.findall(r"\$\{(\w+)", text)) == example
    for variable in re.findall(r"^\s+(TOKONOMA_\w+):", text, flags=re.MULTILINE):
        assert f"`{variable}`" in PAGE, variable


def test_the_server_of_the_site_believes_its_proxy_and_nobody_else() -> None:
    services, networks = site()["services"], site()["networks"]
    address = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert services["server"]["environment"]["TOKONOMA_TRUSTED_PROXIES"] == address
    subnet = networks["inside"]["ipam"]["config"][0]["subnet"]
    assert ipaddress.ip_address(address) in ipaddress.ip_network(subnet)
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "reverse_proxy server:8000" in caddy
    assert "respond /metrics 404" in caddy


def unit() -> dict[str, str]:
    lines = (DEPLOY / "tokonoma.service").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def test_the_unit_starts_the_server_with_files_for_every_connection_and_time_to_stop() -> None:
    assert_can_be_said(shlex.split(unit()["ExecStart"]))
    assert int(unit()["LimitNOFILE"]) >= Limits().connections + 64
    assert int(unit()["TimeoutStopSec"]) >= 20
    for variable in re.findall(r"(TOKONOMA_\w+)=", unit()["Environment"]):
        assert f"`{variable}`" in PAGE, variable


def test_the_page_and_the_unit_name_the_same_program() -> None:
    program = shlex.split(unit()["ExecStart"])[0]
    assert set(re.findall(r"/opt/\S+/bin/tokonoma\b", PAGE)) == {program}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    copy = tmp_path / "tokonoma.service"
    text = (DEPLOY / "tokonoma.service").read_text("utf-8")
    copy.write_text(text.replace("/opt/tokonoma/bin/tokonoma", "/bin/true"))
    found = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, timeout=60)
    complaints = [line for line in found.stderr.splitlines() if "tokonoma.service" in line]
    assert complaints == []


def test_the_page_says_where_these_files_are() -> None:
    for name in (
        "Containerfile",
        "compose.yaml",
        "deploy/tokonoma.service",
        "deploy/dashboard.json",
        "deploy/env.example",
    ):
        assert name in PAGE, name
        assert (ROOT / name).exists()
