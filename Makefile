# make play   build what is needed and open kibitz in the browser
# make test   install what the tests need and run them all
# make help   the rest

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SHELL  := /bin/bash
.DEFAULT_GOAL := help
# What is compiled once is compiled for all processes that the tests start.
unexport PYTHONDONTWRITEBYTECODE

CPP    := $(shell find native -name '*.cpp' -o -name '*.hpp')
NATIVE := CMakeLists.txt $(CPP)
WEB    := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/kibitz/words/*/*.ftl)
CMAKE  := PATH="$(CURDIR)/$(BIN):$$PATH" cmake
# One more than there are processors: tests of servers wait, see tests/lanes.py.
WORKERS := -n 3 --dist loadfile
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: help play test unit nightly check check-python check-page laws docs docs-serve sdist dist wheels bench load chaos leaks strength bar golden kept pictures films puzzles curve soak coach verdicts sanitize cuts types format \
  hooks clean coverage mutate \
  fuzz requirements bill audit

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

# A Chromium without windows costs the tests a fifth less; where it is not to be had they take the whole one.
APT := timeout 300 apt-get -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=20

.PHONY: chromium
chromium:
	@command -v chromium-headless-shell >/dev/null && exit; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  export DEBIAN_FRONTEND=noninteractive; $(APT) update; \
	  $(APT) install -y chromium-headless-shell || command -v chromium || $(APT) install -y chromium; \
	fi >/dev/null 2>&1; \
	command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
	  { echo "The browser tests need Chromium at /usr/bin/chromium: please install it."; exit 1; }

play: $(VENV)/stamp-kibitz ## build what is needed and open kibitz in the browser; with your own lessons: ARGS="--lessons my-folder"
	$(BIN)/kibitz $(ARGS)

test: check chromium ## install what the tests need and run them all
	$(NPM) run --silent test
	$(BIN)/pytest $(WORKERS)

unit: $(VENV)/stamp-test ## the tests that need no browser
	$(NPM) run --silent test
	$(BIN)/pytest $(WORKERS) --ignore tests/page

nightly: $(VENV)/stamp-test chromium ## all tests with large samples, the long ones too, and with deals of today: an hour or more
	KIBITZ_NIGHT=1 KIBITZ_DEALS=$(shell date +%F) $(BIN)/pytest $(WORKERS) -m ''

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

bench: $(VENV)/stamp-bench ## deals a second beside RLCard and OpenSpiel, one at a time and many at once, solves a second beside DDS, draws a second, boards read
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.batch
	$(BIN)/python -m bench.solver
	$(BIN)/python -m bench.sampling
	$(BIN)/python -m bench.reading

load: $(VENV)/stamp-test ## a thousand tables in one server process, then thirty classes of thirty with their desks open; with BESIDE=commit the ratio to an older one
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.load --classes 30
	$(BIN)/python -m bench.load --competitions 20
	@if [ -n "$(BESIDE)" ]; then $(BIN)/python -m bench.beside $(BESIDE); fi

chaos: $(VENV)/stamp-test ## people play while servers are killed, disks are full, databases away, lines break and clocks jump; nothing acknowledged is lost or doubled
	rm -rf build/chaos && mkdir -p build/chaos
	-$(BIN)/python -m bench.chaos --seconds 600 --side-by-side $(or $(SIDE_BY_SIDE),1) --json build/chaos/sqlite.json
	-$(BIN)/python -m bench.chaos --seconds 600 --postgres --json build/chaos/postgres.json
	-$(BIN)/python -m bench.chaos --seconds 600 --postgres --processes 3 --json build/chaos/processes.json
	$(BIN)/python -m bench.chaos --add build/chaos/sqlite.json build/chaos/postgres.json build/chaos/processes.json

leaks: $(VENV)/stamp-test ## the same public history with other hidden cards, wherever people play: every byte that each page is sent is compared, and how long answers take
	$(BIN)/python -m bench.leaks

strength: $(VENV)/stamp-test ## how well the bots play
	$(BIN)/python -m bench.strength $(ARGS)
	$(BIN)/python -m bench.technique
	$(BIN)/python -m bench.bidding

bar: $(VENV)/stamp-bench ## the measures that the strongest players have to pass, on all cores; broken off and begun again it goes on
	$(BIN)/python -m bench.strength bar $(ARGS)
	$(BIN)/python -m bench.bidding --skip 1500

golden: $(VENV)/stamp-test ## write the golden logs anew; read the difference before you commit it
	$(BIN)/python -m tests.golden.make

kept: $(VENV)/stamp-test ## write a database of this version of the schema, to be opened by those that come
	$(BIN)/python -m tests.app.storage.keep

pictures: $(VENV)/stamp-test chromium ## take the pictures of the documents anew; look at them before you commit them
	KIBITZ_PICTURES=1 $(BIN)/pytest tests/page/pictures -n 0 -m ""

films: $(VENV)/stamp-test chromium ## every screen in every window by day and by night, those used most in French too, and walks through the page, as sheets under build/films to be looked at
	KIBITZ_FILMS=1 $(BIN)/pytest tests/page/films -n 0 -m ""

puzzles: $(VENV)/stamp-kibitz ## prove every puzzle that comes with kibitz again: ten minutes or so
	$(BIN)/kibitz puzzle check

curve: $(VENV)/stamp-test ## play thousands of deals for the chart of points and tricks: half an hour or so
	$(BIN)/python -m bench.points_curve

soak: $(VENV)/stamp-test ## the battery over every game, for an hour or so
	KIBITZ_WALKS=500 $(BIN)/pytest tests/battery -n 2

verdicts: $(VENV)/stamp-test ## who follows every hint is never blamed, over a thousand deals of every game: hours; and what mistakes cost
	$(BIN)/python -m bench.verdicts followed --deals 1000
	$(BIN)/python -m bench.verdicts played-on --deals 100

coach: $(VENV)/stamp-test ## the coach's sentences against the deals they speak of, over thousands of positions
	KIBITZ_POSITIONS=1000 $(BIN)/pytest tests/coach tests/bots/test_agreement.py -n 2
	$(BIN)/python -m bench.claims --minutes 30
	$(BIN)/python -m bench.hinted --minutes 30

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
	$(BIN)/pytest $(WORKERS) --cov --cov-report=html --cov-report=term:skip-covered

mutate: $(VENV)/stamp-measure ## which slips in rules, scoring, engine and sessions no test notices: an hour or more
	rm -rf mutants
	$(BIN)/mutmut run
	$(BIN)/mutmut results

# Seconds that each of the tools below looks for a fault.
SECONDS_EACH ?= 60

fuzz: $(VENV)/stamp-test ## bad input of every kind, for SECONDS_IN_ALL (900) from SEED, SIDE_BY_SIDE processes, going on where it was left; then `make sanitize` for the C++ parts
	$(BIN)/python -m tests.fuzz --seed "$(or $(SEED),kibitz)" --seconds $(or $(SECONDS_IN_ALL),900) --side-by-side $(or $(SIDE_BY_SIDE),1)

$(VENV)/stamp-supply: $(VENV)/stamp-venv
	$(BIN)/pip install --quiet --group supply --constraint constraints.txt
	@touch $@

requirements: $(VENV)/stamp-supply ## the server's packages with their hashes anew, deploy/requirements.txt, after constraints.txt was changed
	$(BIN)/uv pip compile pyproject.toml --extra postgres --constraint constraints.txt --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make requirements" \
	  --quiet --output-file deploy/requirements.txt

bill: $(VENV)/stamp-supply ## the bill of materials of the server, CycloneDX, as build/bill-of-materials.json
	mkdir -p build
	$(BIN)/cyclonedx-py requirements deploy/requirements.txt --pyproject pyproject.toml --output-reproducible \
	  --output-format JSON --output-file build/bill-of-materials.json

audit: $(VENV)/stamp-supply ## known holes in the server's packages and the page's; needs the network
	$(BIN)/pip-audit --requirement deploy/requirements.txt --require-hashes --disable-pip --strict
	$(NPM) audit --omit dev

cuts: build/tools/CMakeCache.txt ## are the solver's static bounds, patterns and the sampler's counts sound?
	$(CMAKE) --build build/tools --parallel 2
	build/tools/check_cuts $(SECONDS_EACH)
	build/tools/check_patterns $(SECONDS_EACH)
	build/tools/check_layouts
	build/tools/check_layouts_wide
	build/tools/check_batch

sanitize: build/sanitize/CMakeCache.txt ## the same under the address and undefined-behaviour sanitizers
	$(CMAKE) --build build/sanitize --parallel 2
	build/sanitize/check_cuts $(SECONDS_EACH)
	build/sanitize/check_patterns $(SECONDS_EACH)
	build/sanitize/check_layouts
	build/sanitize/check_layouts_wide
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
