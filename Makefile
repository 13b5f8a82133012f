# make play   build what is needed and play
# make test   install what the tests need and run them all
# make help   the rest

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SHELL  := /bin/bash
.DEFAULT_GOAL := help

.PHONY: help play test check laws bench golden soak format clean

help: ## what there is to make
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

# One environment for everything; each stamp is redone only when what it depends on has changed.
$(VENV)/stamp-venv:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "kibitz needs Python 3.11 or newer: make PYTHON=python3.11 …")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	@touch $@

$(VENV)/stamp-kibitz: $(VENV)/stamp-venv pyproject.toml
	$(BIN)/pip install --quiet --editable .
	@touch $@

$(VENV)/stamp-test: $(VENV)/stamp-kibitz
	$(BIN)/pip install --quiet --group test
	@touch $@

$(VENV)/stamp-bench: $(VENV)/stamp-test
	$(BIN)/pip install --quiet --group bench
	@touch $@

play: $(VENV)/stamp-kibitz ## build what is needed and play
	$(BIN)/kibitz

test: check ## install what the tests need and run them all
	$(BIN)/pytest -n 2

check: $(VENV)/stamp-test ## formatting, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

laws: $(VENV)/stamp-test ## the laws as runnable Markdown, one line each
	$(BIN)/pytest tests/laws -v

bench: $(VENV)/stamp-bench ## deals a second beside RLCard and OpenSpiel
	$(BIN)/python -m bench.engine

golden: $(VENV)/stamp-test ## write the golden logs anew; read the difference before you commit it
	$(BIN)/python -m tests.golden.make

soak: $(VENV)/stamp-test ## the battery over every game, for an hour or so
	KIBITZ_WALKS=500 $(BIN)/pytest tests/battery -n 2

format: $(VENV)/stamp-test ## put the code in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## remove what was built and installed
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
