# make play   build what is needed and open kibitz in the browser
# make test   install what the tests need and run them all
# make help   the rest

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SHELL  := /bin/bash
.DEFAULT_GOAL := help

CPP    := $(shell find native -name '*.cpp' -o -name '*.hpp')
NATIVE := CMakeLists.txt $(CPP)
WEB    := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/kibitz/words/*/*.ftl)
CMAKE  := PATH="$(CURDIR)/$(BIN):$$PATH" cmake
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: help play test unit nightly check check-python check-page laws docs docs-serve sdist dist wheels bench load strength golden pictures puzzles curve soak coach sanitize cuts types format \
  hooks clean coverage mutate

help: ## what there is to make
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

# One environment for everything; each stamp is redone only when what it depends on has changed.
$(VENV)/stamp-venv:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "kibitz needs Python 3.11 or newer: make PYTHON=python3.11 …")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	@touch $@

# Compiles the C++ parts and builds the page.
$(VENV)/stamp-kibitz: $(VENV)/stamp-venv pyproject.toml hatch_build.py $(NATIVE) $(WEB)
	$(BIN)/pip install --quiet --editable '.[postgres]' --constraint constraints.txt
	@touch $@

$(VENV)/stamp-test: $(VENV)/stamp-kibitz
	$(BIN)/pip install --quiet --group test --constraint constraints.txt
	@touch $@

$(VENV)/stamp-native-tools: $(VENV)/stamp-venv
	$(BIN)/pip install --quiet cmake ninja
	@touch $@

$(VENV)/stamp-dist: $(VENV)/stamp-venv
	$(BIN)/pip install --quiet build cibuildwheel --constraint constraints.txt
	@touch $@

$(VENV)/stamp-bench: $(VENV)/stamp-test
	$(BIN)/pip install --quiet --group bench
	@touch $@

.PHONY: chromium
chromium:
	@if command -v chromium >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium >/dev/null; \
	else echo "The browser tests need Chromium at /usr/bin/chromium: please install it."; exit 1; fi

play: $(VENV)/stamp-kibitz ## build what is needed and open kibitz in the browser; with your own lessons: ARGS="--lessons my-folder"
	$(BIN)/kibitz $(ARGS)

test: check chromium ## install what the tests need and run them all
	$(NPM) run --silent test
	$(BIN)/pytest -n 2 --dist loadgroup

unit: $(VENV)/stamp-test ## the tests that need no browser
	$(NPM) run --silent test
	$(BIN)/pytest -n 2 --dist loadgroup --ignore tests/page

nightly: $(VENV)/stamp-test chromium ## all tests with large samples, the long ones too, and with deals of today: an hour or more
	KIBITZ_NIGHT=1 KIBITZ_DEALS=$(shell date +%F) $(BIN)/pytest -n 2 --dist loadgroup -m ''

check: $(VENV)/stamp-test ## formatting, lint and types of the Python, the C++ and the page, and the layers
	@$(MAKE) --no-print-directory --jobs 2 check-python check-page

check-python: $(VENV)/stamp-test ## what `make check` looks at in the Python and the C++
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/clang-format --dry-run -Werror $(CPP)
	$(BIN)/lint-imports --no-cache
	$(BIN)/mypy

check-page: $(VENV)/stamp-test ## what `make check` looks at in the page
	$(NPM) run --silent format:check
	$(NPM) run --silent lint
	$(NPM) run --silent check

laws: $(VENV)/stamp-test ## the laws as runnable Markdown, one line each
	$(BIN)/pytest tests/laws -vv

bench: $(VENV)/stamp-bench ## deals a second beside RLCard and OpenSpiel, one at a time and many at once, solves a second beside DDS, draws a second
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.batch
	$(BIN)/python -m bench.solver
	$(BIN)/python -m bench.sampling

load: $(VENV)/stamp-test ## a thousand tables in one server process, then thirty classes of thirty with their desks open
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.load --classes 30
	$(BIN)/python -m bench.load --competitions 20

strength: $(VENV)/stamp-test ## how well the bots play
	$(BIN)/python -m bench.strength
	$(BIN)/python -m bench.bidding

golden: $(VENV)/stamp-test ## write the golden logs anew; read the difference before you commit it
	$(BIN)/python -m tests.golden.make

pictures: $(VENV)/stamp-test chromium ## take the pictures of the documents anew; look at them before you commit them
	KIBITZ_PICTURES=1 $(BIN)/pytest tests/page/pictures -n 0 -m ""

puzzles: $(VENV)/stamp-kibitz ## prove every puzzle that comes with kibitz again: ten minutes or so
	$(BIN)/kibitz puzzle check

curve: $(VENV)/stamp-test ## play thousands of deals for the chart of points and tricks: half an hour or so
	$(BIN)/python -m bench.points_curve

soak: $(VENV)/stamp-test ## the battery over every game, for an hour or so
	KIBITZ_WALKS=500 $(BIN)/pytest tests/battery -n 2

coach: $(VENV)/stamp-test ## the coach's sentences against the deals they speak of, over thousands of positions
	KIBITZ_POSITIONS=1000 $(BIN)/pytest tests/coach -n 2

docs: $(VENV)/stamp-test ## the documents: their examples, lists and links, and the site that is built of them, build/site/index.html
	$(BIN)/pytest README.md docs tests/test_docs.py tests/test_contributing.py tests/test_api.py tests/handbook
	$(BIN)/python -m handbook build/handbook
	$(BIN)/python -m zensical build --clean --strict

docs-serve: $(VENV)/stamp-test ## the site of the documents, at an address of this computer that is printed
	$(BIN)/python -m handbook build/handbook
	$(BIN)/python -m zensical serve

sdist: $(VENV)/stamp-dist ## the source archive, which carries the built page
	rm -f dist/kibitz-*.tar.gz
	$(BIN)/python -m build --sdist
	@ls dist/kibitz-*.tar.gz

dist: sdist $(VENV)/stamp-test ## the source archive, built without Node and installed as a stranger would, whole and the library alone
	KIBITZ_ARCHIVE="$$(ls dist/kibitz-*.tar.gz)" $(BIN)/pytest tests/packaging/test_archive.py -n 0

wheels: sdist ## wheels for this machine's system and every Python, from the source archive
	$(BIN)/cibuildwheel --output-dir dist dist/kibitz-*.tar.gz

$(VENV)/stamp-measure: $(VENV)/stamp-test
	$(BIN)/pip install --quiet --group measure --constraint constraints.txt
	@touch $@

coverage: $(VENV)/stamp-measure ## which lines and branches the tests reach, as build/coverage/index.html
	$(BIN)/pytest -n 2 --dist loadgroup --cov --cov-report=html --cov-report=term:skip-covered

mutate: $(VENV)/stamp-measure ## which slips in rules, scoring, engine and sessions no test notices: an hour or more
	rm -rf mutants
	$(BIN)/mutmut run
	$(BIN)/mutmut results

# Seconds that each of the tools below looks for a fault.
SECONDS_EACH ?= 60

cuts: build/tools/CMakeCache.txt ## are the solver's static bounds, patterns and the sampler's counts sound?
	$(CMAKE) --build build/tools --parallel 2
	build/tools/check_cuts $(SECONDS_EACH)
	build/tools/check_patterns $(SECONDS_EACH)
	build/tools/check_layouts
	build/tools/check_batch

sanitize: build/sanitize/CMakeCache.txt ## the same under the address and undefined-behaviour sanitizers
	$(CMAKE) --build build/sanitize --parallel 2
	build/sanitize/check_cuts $(SECONDS_EACH)
	build/sanitize/check_patterns $(SECONDS_EACH)
	build/sanitize/check_layouts
	build/sanitize/check_batch

build/tools/CMakeCache.txt: $(VENV)/stamp-native-tools
	$(CMAKE) -S . -B build/tools -DKIBITZ_TOOLS=ON

build/sanitize/CMakeCache.txt: $(VENV)/stamp-native-tools
	$(CMAKE) -S . -B build/sanitize -DKIBITZ_TOOLS=ON -DKIBITZ_SANITIZE=ON

# With whatever is installed, if anything is: the page cannot be built before it knows the new messages.
types: ## the page's types from the server's messages
	@test -e $(VENV)/stamp-kibitz || $(MAKE) $(VENV)/stamp-kibitz
	$(BIN)/python -m kibitz.app.protocol.typescript > web/src/live/protocol.ts

format: $(VENV)/stamp-test ## put the code in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/clang-format -i $(CPP)
	$(NPM) run --silent format

hooks: $(VENV)/stamp-test ## let git look through a change with the tools of `make check` before it is committed
	$(BIN)/pre-commit install

clean: ## remove what was built and installed
	rm -rf $(VENV) build dist web/node_modules src/kibitz/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
