# TODO Slayer. `make` lists what there is to do.

PREFIX ?= $(HOME)/.local
ARGS ?=
# How long `make fuzz` runs.
FUZZ_SECONDS ?= 60
ARROWS := --explicit-target-dependency-import-check error
STATIC := --static-swift-stdlib
RELEASE := -c release $(STATIC) -Xswiftc -static-executable
PROGRAM := .build/debug/slayer
# What the program is built with, and what only its tests need, by Debian's names.
NEEDED := libncurses-dev libsqlite3-dev
NEEDED_BY_TESTS := libvterm-dev tmux

.DEFAULT_GOAL := help
.PHONY: help run build test lint format record sprites man bench fuzz install clean needs needs-for-tests swift

help:
	@echo 'make run       check for what is needed, build, start slayer (ARGS="--lang ko" passes options)'
	@echo 'make test      check, then run every test'
	@echo 'make build     build the program (debug): $(PROGRAM)'
	@echo 'make install   build the release and install it to PREFIX ($(PREFIX))'
	@echo 'make lint      check the format of the code'
	@echo 'make format    format the code'
	@echo 'make record    write the expected screens of the tests anew'
	@echo 'make man       write the manual pages and recipes of Assets anew'
	@echo 'make sprites   draw pictures of all sprites and films to Assets/Pictures'
	@echo 'make fuzz      read random texts as dates and filters for FUZZ_SECONDS ($(FUZZ_SECONDS))'
	@echo 'make bench     measure, beside Taskwarrior where it is installed'
	@echo 'make clean     remove what was built'

run: build
	@$(PROGRAM) $(ARGS)

build: swift needs
	@swift build $(STATIC) $(ARROWS) --product slayer

test: swift needs needs-for-tests
	swift build $(STATIC) $(ARROWS) --product slayer
	SLAYER_PROGRAM="$(CURDIR)/$(PROGRAM)" swift test --scratch-path .build/tests $(ARROWS)

record: swift needs needs-for-tests
	SLAYER_RECORD=1 swift test --scratch-path .build/tests $(ARROWS) --filter Screen

lint: swift
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

format: swift
	swift format --in-place --recursive --parallel Package.swift Sources Tests

sprites: swift
	swift build $(ARROWS) --product sprites
	@mkdir -p Assets/Pictures
	@.build/debug/sprites Assets/Pictures

# The program writes its own pages, with nothing of this machine in them.
RECIPES := bash:bashrc zsh:zshrc fish:config.fish starship:starship.toml tmux:tmux.conf waybar:waybar.jsonc \
  polybar:polybar.ini i3blocks:i3blocks.conf sway:sway.conf motd:motd.sh
SAYS := env -i HOME=/nonexistent $(PROGRAM)

man: build
	@$(SAYS) manual --lang en >Assets/Man/slayer.1
	@$(SAYS) manual config --lang en >Assets/Man/slayer-config.5
	@$(SAYS) manual --lang ko >Assets/Man/ko/slayer.1
	@$(SAYS) manual config --lang ko >Assets/Man/ko/slayer-config.5
	@for recipe in $(RECIPES); do $(SAYS) manual "$${recipe%%:*}" >"Assets/Recipes/$${recipe#*:}"; done

bench: swift needs
	swift build $(RELEASE) --product slayer --scratch-path .build/release-static
	@sh Tests/Bench/bench.sh .build/release-static/release/slayer

# With libFuzzer where the compiler has it, else with the seeded random tests. What it learns stays in .build/fuzz.
fuzz: swift
	@mkdir -p .build/fuzz/corpus
	@if swiftc -O -sanitize=fuzzer -parse-as-library -swift-version 6 -package-name slayer -module-name QuestFuzz \
	  -o .build/fuzz/reading $$(find Sources/QuestCore -name '*.swift') Tests/Fuzz/ReadingFuzz.swift 2>.build/fuzz/build.log; then \
	  SWIFT_BACKTRACE=enable=no .build/fuzz/reading -max_total_time=$(FUZZ_SECONDS) -max_len=300 -timeout=2 -verbosity=1 \
	    -dict=Tests/Fuzz/words.dict -artifact_prefix=.build/fuzz/ .build/fuzz/corpus; \
	else \
	  echo 'There is no libFuzzer here (see .build/fuzz/build.log): running the seeded random tests.'; \
	  swift test --scratch-path .build/tests $(ARROWS) --filter 'LawTests'; \
	fi

SHARE = $(DESTDIR)$(PREFIX)/share

install: swift needs
	swift build $(RELEASE) --product slayer --scratch-path .build/release-static
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release-static/release/slayer "$(DESTDIR)$(PREFIX)/bin/slayer"
	@strip "$(DESTDIR)$(PREFIX)/bin/slayer" 2>/dev/null || true
	@install -d "$(SHARE)/applications" "$(SHARE)/icons/hicolor/128x128/apps" "$(SHARE)/man/man1" "$(SHARE)/man/man5" \
	  "$(SHARE)/man/ko/man1" "$(SHARE)/man/ko/man5" "$(SHARE)/bash-completion/completions" \
	  "$(SHARE)/zsh/site-functions" "$(SHARE)/fish/vendor_completions.d"
	@install -m 644 Assets/Desktop/slayer.desktop "$(SHARE)/applications/slayer.desktop"
	@install -m 644 Assets/Desktop/slayer.png "$(SHARE)/icons/hicolor/128x128/apps/slayer.png"
	@install -m 644 Assets/Man/slayer.1 "$(SHARE)/man/man1/slayer.1"
	@install -m 644 Assets/Man/slayer-config.5 "$(SHARE)/man/man5/slayer-config.5"
	@install -m 644 Assets/Man/ko/slayer.1 "$(SHARE)/man/ko/man1/slayer.1"
	@install -m 644 Assets/Man/ko/slayer-config.5 "$(SHARE)/man/ko/man5/slayer-config.5"
	@env -i HOME=/nonexistent "$(DESTDIR)$(PREFIX)/bin/slayer" completion bash >"$(SHARE)/bash-completion/completions/slayer"
	@env -i HOME=/nonexistent "$(DESTDIR)$(PREFIX)/bin/slayer" completion zsh >"$(SHARE)/zsh/site-functions/_slayer"
	@env -i HOME=/nonexistent "$(DESTDIR)$(PREFIX)/bin/slayer" completion fish >"$(SHARE)/fish/vendor_completions.d/slayer.fish"
	@echo 'installed $(DESTDIR)$(PREFIX)/bin/slayer, its manual, completions and desktop entry in $(SHARE)'

clean:
	rm -rf .build

swift:
	@version=$$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p'); \
	set -- $${version:-0 0}; \
	if [ "$$1" -lt 6 ] || { [ "$$1" -eq 6 ] && [ "$$2" -lt 2 ]; }; then \
	  echo 'slayer is built with Swift 6.2 or newer. Get it from https://www.swift.org/install/linux and run this again.'; exit 1; \
	fi

# Finds out by looking for the files themselves, so that any distribution will do; installs by apt where it can.
define ensure
	@found() { for probe in clang cc gcc; do \
	    path=$$($$probe -print-file-name="$$1" 2>/dev/null) && [ "$$path" != "$$1" ] && return 0; done; return 1; }; \
	missing=''; \
	for pair in $(2); do \
	  file=$${pair%%:*}; package=$${pair##*:}; \
	  case $$file in \
	    *.a|*.so) found "$$file" || missing="$$missing $$package";; \
	    *.h) [ -e "/usr/include/$$file" ] || [ -e "/usr/local/include/$$file" ] || missing="$$missing $$package";; \
	    *) command -v "$$file" >/dev/null || missing="$$missing $$package";; \
	  esac; \
	done; \
	missing=$$(printf '%s\n' $$missing | sort -u | tr '\n' ' '); \
	[ -z "$${missing% }" ] && exit 0; \
	if ! command -v apt-get >/dev/null; then \
	  echo "slayer needs what Debian calls: $$missing"; echo "Install these with your system's package manager and run this again."; exit 1; \
	fi; \
	if [ "$$(id -u)" -eq 0 ]; then become=''; \
	elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then become=sudo; \
	else echo "slayer needs $$missing- type this, then run this again:"; echo "  su -c 'apt-get install -y $$missing'"; exit 1; fi; \
	echo "Installing $$missing"; \
	$$become apt-get update -qq && $$become env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null || { \
	  echo "That did not work. Type this, then run this again:"; echo "  sudo apt-get install $$missing"; exit 1; }
endef

needs:
	$(call ensure,$(NEEDED),ncurses.h:libncurses-dev libncursesw.a:libncurses-dev libtinfo.a:libncurses-dev sqlite3.h:libsqlite3-dev libsqlite3.a:libsqlite3-dev)

needs-for-tests:
	$(call ensure,$(NEEDED_BY_TESTS),vterm.h:libvterm-dev libvterm.so:libvterm-dev tmux:tmux)
