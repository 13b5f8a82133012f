"""`python -m kibitz` is the kibitz command."""

from kibitz.cli.main import run

if __name__ == "__main__":
    run()
