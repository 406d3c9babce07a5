# kith: rules for people and for the continuous check. Each works in a fresh clone.
#
#   make run             set up, build, open the sample book   (make run BOOK=path: another book)
#   make test            set up, build, pass every test
#   make setup           install the Debian packages that kith needs; nothing when all are there
#   make build           the program, optimised: .build/release/kith
#   make install         put it under PREFIX (default /usr/local; DESTDIR honoured)
#   make check           format, warnings, layers, tests, documents: all that must be green
#   make lint, format    say what the formatter would change; change it
#   make reports         the inputs of reported faults beside the checkout, held against what is right of each
#   make fuzz            damaged input for each reader, edits and exports, SECONDS=60 each: crashes, hangs, lost bytes
#   make thread-check    the collation engine under ThreadSanitizer
#   make bench           speed and memory beside the peers, in one run
#   make docs            the library products' documentation, as DocC archives in .build/docs
#   make record          write anew what tests compare with: frames, outputs, docs/keys.md; read the difference
#   make clean           remove what was built, the scratch book too

SHELL := /bin/bash
SWIFT ?= swift
PREFIX ?= /usr/local
BOOK ?=
# Make hands variables of the command line on to the shell, whose own SECONDS counts.
SECONDS_A_FORMAT := $(or $(SECONDS),60)
RELEASE := --configuration release --static-swift-stdlib --product kith
KITH := .build/release/kith
TRY := .build/try
SWIFT_FILES := Package.swift Sources Tests

.PHONY: run test setup build install check lint format reports fuzz thread-check bench docs record clean

run: setup build
ifeq ($(BOOK),)
	@mkdir -p $(TRY) && { [ -d $(TRY)/contacts ] || cp -r Resources/sample $(TRY)/contacts; }
	@XDG_STATE_HOME=$(CURDIR)/$(TRY)/state $(KITH) --book $(TRY)/contacts
else
	@$(KITH) --book "$(BOOK)"
endif

test: setup
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --disable-xctest

setup:
	@Resources/setup/install-packages Resources/setup/packages

build:
	@$(SWIFT) build $(RELEASE)

install: build
	install -D -m 0755 $(KITH) $(DESTDIR)$(PREFIX)/bin/kith

check: lint test docs

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SWIFT_FILES)

format:
	$(SWIFT) format --in-place --recursive --parallel $(SWIFT_FILES)

reports: setup
	@mkdir -p .build
	@$(SWIFT) build --build-tests > .build/reports.log 2>&1 || { cat .build/reports.log; exit 1; }
	@$(SWIFT) test --skip-build --disable-xctest --filter ReportTests > .build/reports.log 2>&1; status=$$?; \
	  grep -a -E '^(reports:|[0-9]{3}-)|✘' .build/reports.log; exit $$status

fuzz: setup
	@Tests/Fuzzing/run $(SECONDS_A_FORMAT)

thread-check: setup
	$(SWIFT) test --sanitize=thread --scratch-path .build/thread --disable-xctest --filter CollationTests.ThreadTests

bench: setup
	@Tests/Benchmarks/run

docs: setup
	@Resources/setup/build-documentation Collation VCardCodec ContactBook

record: setup
	KITH_RECORD=1 $(SWIFT) test --disable-xctest

clean:
	rm -rf .build
