"""Kept as an app: a calm page when the server is away, on by itself when it is back, and never an old page."""

from __future__ import annotations

import json
import shutil
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kibitz.app.web.static import FOLDER
from tests.app.client import fetch
from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.server import Server, Site

_KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const cache = await caches.open("kibitz");
  return (await cache.keys()).map((request) => new URL(request.url).pathname);
}"""


def _wait_until_kept(page: Page) -> None:
    page.wait_for_function(f"({_KEPT})().then((kept) => kept.includes('/'))")


def test_a_page_opened_while_the_server_is_away_goes_on_when_it_is_back(visit: Visit, axe: str, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        page = visit(at=server, service_workers="allow")
        _wait_until_kept(page)
        server.kill()
        page.goto(f"{server.address}/history")
        expect(page.get_by_role("heading", name="kibitz is away for a moment")).to_be_visible()
        assert barriers(page, axe) == []
        server.start()
        expect(page.get_by_role("heading", name="History")).to_be_visible()
    finally:
        server.kill()


def test_a_renewed_page_is_shown_at_once_and_what_the_old_one_needed_is_dropped(visit: Visit, tmp_path: Path) -> None:
    folder = tmp_path / "page"
    shutil.copytree(FOLDER, folder)
    server = Server(tmp_path / "data", page=folder)
    server.start()
    try:
        page = visit(at=server, service_workers="allow")
        _wait_until_kept(page)
        server.kill()
        index = folder / "index.html"
        (folder / "assets/more-12345678.css").write_text("main {}")
        more = '<link rel="stylesheet" href="/assets/more-12345678.css" />'
        index.write_text(index.read_text().replace('<link rel="manifest" href="/manifest.webmanifest" />', more))
        server.start()
        page.reload()
        expect(page.locator("link[href*=more]")).to_have_count(1)
        page.wait_for_function(f"({_KEPT})().then((kept) => kept.includes('/assets/more-12345678.css'))")
        page.wait_for_function(f"({_KEPT})().then((kept) => !kept.includes('/manifest.webmanifest'))")
    finally:
        server.kill()


def test_it_can_be_installed(site: Site) -> None:
    status, headers, body = fetch(site.address, "/manifest.webmanifest")
    assert (status, headers["content-type"]) == (200, "application/manifest+json")
    manifest = json.loads(body)
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        status, headers, _ = fetch(site.address, icon["src"])
        assert (status, headers["content-type"]) == (200, icon["type"])
    assert fetch(site.address, "/sw.js")[1]["cache-control"] == "no-cache"


@pytest.mark.parametrize(("name", "width"), [("apple-touch-icon", 180), ("icon-192", 192), ("icon-512", 512)])
def test_home_screens_that_draw_no_svg_get_a_picture_of_the_right_size(site: Site, name: str, width: int) -> None:
    status, headers, body = fetch(site.address, f"/{name}.png")
    assert (status, headers["content-type"]) == (200, "image/png")
    assert body.startswith(b"\x89PNG")
    assert struct.unpack(">II", body[16:24]) == (width, width)


def test_the_page_names_its_icon_for_a_home_screen(visit: Visit) -> None:
    expect(visit().locator("link[rel=apple-touch-icon]")).to_have_attribute("href", "/apple-touch-icon.png")
