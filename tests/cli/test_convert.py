"""kibitz convert: files from one format to another, and one sentence on whatever is wrong with them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from kibitz.formats.exchange import bridge_format, read_boards
from tests.cli.running import kibitz

BOARD = '[Board "3"]\n[Deal "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"]\n[Dealer "S"]\n'
BAD = '[Board "4"]\n[Dealer "Q"]\n'


def written(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_file_is_converted_by_the_ends_of_the_names(tmp_path: Path) -> None:
    source, target = written(tmp_path / "in.pbn", BOARD), tmp_path / "out.PBN"
    said = kibitz("convert", source, str(target))
    assert (said.code, said.err) == (0, "") and said.out == f"1 board written to {target}.\n"
    assert target.read_text().startswith("% PBN 2.1\n")
    assert list(tmp_path.iterdir()) == [tmp_path / "in.pbn", target] or len(list(tmp_path.iterdir())) == 2


def test_old_files_in_latin_letters_are_read(tmp_path: Path) -> None:
    path = tmp_path / "old.pbn"
    path.write_bytes('[Site "Malmö"]'.encode("latin-1"))
    with path.open("rb") as handle:
        assert [board.headers["Site"] for board in read_boards(handle, bridge_format("pbn"))] == ["Malmö"]
    path.write_bytes('[Site "Malmö"]'.encode("utf-8-sig"))
    with path.open("rb") as handle:
        assert [board.headers["Site"] for board in read_boards(handle, bridge_format("pbn"))] == ["Malmö"]


def test_a_bad_file_is_named_with_the_line_and_nothing_is_written(tmp_path: Path) -> None:
    source, target = written(tmp_path / "in.pbn", f"{BOARD}\n{BAD}"), tmp_path / "out.pbn"
    said = kibitz("convert", source, str(target))
    assert said.code == 2 and said.err == f"kibitz: {source}, line 6: “Q” is no seat: N, E, S or W.\n"
    assert not target.exists() and len(list(tmp_path.iterdir())) == 1


def test_keep_going_writes_the_good_boards(tmp_path: Path) -> None:
    source, target = written(tmp_path / "in.pbn", f"{BOARD}\n{BAD}\n{BOARD}"), tmp_path / "out.pbn"
    said = kibitz("convert", "--keep-going", source, str(target))
    assert said.code == 0 and "line 6" in said.err
    assert said.out == f"2 boards written to {target}, 1 left out.\n"


def test_standard_input_and_output_need_their_formats() -> None:
    command = [sys.executable, "-m", "kibitz", "convert", "-", "-"]
    done = subprocess.run([*command, "--from", "pbn", "--to", "pbn"], input=BOARD.encode(), capture_output=True)
    assert done.returncode == 0 and done.stdout.startswith(b"% PBN 2.1\n") and not done.stderr
    assert kibitz("convert", "-", "-").err.startswith("kibitz: Say with --from what the format is: pbn")
    bad = subprocess.run([*command, "--from", "pbn", "--to", "pbn"], input=BAD.encode(), capture_output=True)
    assert bad.returncode == 2 and bad.stderr.startswith(b"kibitz: Standard input, line 2: ")


def test_mistakes_are_one_sentence(tmp_path: Path) -> None:
    source = written(tmp_path / "in.pbn", f"{BOARD}\n{BOARD}")
    for args, said in (
        (("nosuch.pbn", "out.pbn"), "nosuch.pbn cannot be read: no such file or folder."),
        ((source, "out.xyz"), "“out.xyz” is in no format that is known here"),
        ((source, source), "A file cannot be written over itself while it is read."),
        ((source, str(tmp_path / "no/out.pbn")), "cannot be written: no such file or folder."),
        ((source, str(tmp_path / "out.json")), "A kibitz record holds one deal, and here are 2 boards."),
    ):
        outcome = kibitz("convert", *args)
        assert outcome.code == 2 and said in outcome.err and outcome.err.count("\n") == 1


def test_a_record_of_ours_goes_to_pbn_and_back(tmp_path: Path) -> None:
    record, pbn, back = (str(tmp_path / name) for name in ("a.json", "a.pbn", "b.json"))
    golden = next(Path(__file__).parents[1].glob("golden/v1/minibridge*.json"))
    Path(record).write_bytes(golden.read_bytes())
    assert kibitz("convert", record, pbn).code == 0
    assert kibitz("convert", pbn, back).code == 0
    assert kibitz("replay", back).out == kibitz("replay", record).out


def test_what_the_other_format_cannot_say_is_named(tmp_path: Path) -> None:
    tagged = BOARD + '[Site "Oslo"]\n[Contract "3NT"]\n[Declarer "S"]\n[Result "9"]\n[Auction "S"]\n3NT AP\n'
    source, target = written(tmp_path / "in.pbn", tagged), tmp_path / "out.lin"
    said = kibitz("convert", source, str(target))
    assert (said.code, said.out) == (0, f"1 board written to {target}.\n")
    assert (
        said.err
        == "kibitz: left out, because LIN of Bridge Base Online cannot say it: other tags Site (on 1) of 1 board.\n"
    )
    assert kibitz("convert", source, str(tmp_path / "out.pbn")).err == ""


def test_boards_that_a_duplicating_machine_would_change_are_refused(tmp_path: Path) -> None:
    for wrong in (BOARD.replace('"S"', '"N"'), BOARD + '[Vulnerable "None"]\n'):
        said = kibitz("convert", written(tmp_path / "in.pbn", wrong), str(tmp_path / "out.dup"))
        assert said.code == 2 and "than its number tells" in said.err
        assert not (tmp_path / "out.dup").exists()
    right = kibitz("convert", written(tmp_path / "in.pbn", BOARD + '[Vulnerable "EW"]\n'), str(tmp_path / "out.dup"))
    assert (right.code, right.err) == (0, "")
