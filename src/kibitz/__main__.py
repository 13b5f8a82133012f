"""The kibitz command, also by `python -m kibitz`. The library alone does not bring all that it needs."""

from __future__ import annotations

import gc
import sys

from kibitz.cli.extras import what_to_install


def run() -> None:
    gc.set_threshold(50_000)  # what is loaded stays: looking for what can go would be a tenth of a start
    try:
        from kibitz.cli import main
    except ModuleNotFoundError as error:
        sentence = what_to_install(error)
        if sentence is None:
            raise
        sys.exit(f"kibitz: {sentence}")
    main.run()


if __name__ == "__main__":
    run()
