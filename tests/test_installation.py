"""How to complete an installation: what pip is told is a requirement that it reads, whatever the place is called."""

from __future__ import annotations

import shlex
from typing import Any

import pytest
from packaging.requirements import Requirement

from kibitz.installation import how_to_install, wanted


@pytest.mark.parametrize(
    ("origin", "url"),
    [
        (None, None),
        ({"url": "file:///srv/kibitz-0.2.0.whl", "archive_info": {}}, "file:///srv/kibitz-0.2.0.whl"),
        ({"url": "file:///srv/it%27s", "dir_info": {}}, "file:///srv/it%27s"),
        ({"url": "https://x.example/k.tar.gz", "archive_info": {}}, "https://x.example/k.tar.gz"),
        (
            {"url": "ssh://git@x.example/k", "subdirectory": "py", "vcs_info": {"vcs": "git", "commit_id": "12ab"}},
            "git+ssh://git@x.example/k@12ab#subdirectory=py",
        ),
    ],
)
def test_pip_reads_what_it_is_told(origin: dict[str, Any] | None, url: str | None) -> None:
    (one,) = shlex.split(wanted("bulk", origin))
    read = Requirement(one)
    assert (read.name, read.extras, read.url) == ("kibitz", {"bulk"}, url)
    (bare,) = shlex.split(wanted("", origin))
    assert not Requirement(bare).extras


def test_a_folder_that_is_worked_in_stays_one() -> None:
    origin = {"url": "file:///home/ann/it%27s%20here", "dir_info": {"editable": True}}
    assert shlex.split(wanted("gym", origin)) == ["-e", "/home/ann/it's here[gym]"]


def test_this_installation_says_how_it_is_completed() -> None:
    assert how_to_install("gym").startswith("pip install ") and "[gym]" in how_to_install("gym")
