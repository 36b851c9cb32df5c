# cu-tools: `make` builds build/bin/, `make check` tests, `make demo` shows the pipeline on a real program.
#
#   make toolkit CUDA=/usr/local/cuda   build/toolkit/: that toolkit with our cudafe++ in it
#   make install PREFIX=/usr/local      (DESTDIR is honoured)
#   make bench                          time and memory beside the installed cudafe++
#   make asan                           the tests under AddressSanitizer and UBSan
CC = gcc
BUILD ?= build
PREFIX ?= /usr/local
CUDA ?= $(patsubst %/bin/nvcc,%,$(shell command -v nvcc 2>/dev/null))
CSTD = -std=c17 -D_GNU_SOURCE
WARN = -Wall -Wextra -Werror -Wno-unused-function
OPT ?= -O2 $(if $(SANITIZE),,-flto=auto)
CFLAGS ?= -g
AR_LTO = $(if $(findstring clang,$(CC)),llvm-ar-14,gcc-ar)
ALL_CFLAGS = $(CSTD) $(WARN) $(OPT) $(CFLAGS) $(SANITIZE)
# Static tools start faster, and a compilation starts three of them.
STATIC ?= $(if $(SANITIZE),,-static)

TOOLS = cu-parse cu-check cu-mark cu-emit-host cu-emit-dev cu-dump
LIB = $(BUILD)/libcu.a
BIN = $(TOOLS:%=$(BUILD)/bin/%) $(BUILD)/bin/cudafe++
objects = $(patsubst %.c,$(BUILD)/obj/%.o,$(wildcard $(1)/*.c))

.PHONY: all deps demo check unit scripts fuzz toolkit install bench asan clean
.DELETE_ON_ERROR:
all: $(BIN)

$(BUILD)/obj/%.o: %.c | deps
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MMD -MP -c $< -o $@

$(LIB): $(foreach folder,$(wildcard lib/*),$(call objects,$(folder)))
	@rm -f $@
	$(AR_LTO) rcs $@ $^

define TOOL_RULE
$(BUILD)/bin/$(1): $(call objects,$(1)) $(LIB)
	@mkdir -p $$(@D)
	$(CC) $(ALL_CFLAGS) $$(STATIC) $$(LDFLAGS) $$^ $$(LIBS) -lmsgpackc -o $$@
endef
$(foreach tool,$(TOOLS),$(eval $(call TOOL_RULE,$(tool))))
$(BUILD)/bin/cu-dump: LIBS = -ljansson
$(BUILD)/bin/cu-dump: STATIC =

$(BUILD)/bin/cudafe++: cudafe++
	@mkdir -p $(@D)
	cp $< $@

# ---- what is needed from Debian; installed when missing and possible ----
PACKAGES = libmsgpack-dev libcmocka-dev libjansson-dev
deps:
	@for header in msgpack.h cmocka.h jansson.h; do \
		[ -e /usr/include/$$header ] || missing=1; \
	done; \
	if [ -n "$$missing" ]; then \
		if [ "$$(id -u)" = 0 ]; then apt-get update -q && apt-get install -y -q $(PACKAGES); \
		elif sudo -n true 2>/dev/null; then sudo apt-get update -q && sudo apt-get install -y -q $(PACKAGES); \
		else echo "packages are missing; run: sudo apt-get install $(PACKAGES)"; exit 1; fi; \
	fi

# ---- tests: tests/unit/NAME_*_test.c is linked with the library and the objects of the tool that NAME stands for ----
UNIT = $(patsubst tests/unit/%.c,$(BUILD)/tests/%,$(wildcard tests/unit/*_test.c))
without_main = $(filter-out %/main.o,$(call objects,$(1)))
$(BUILD)/tests/lex_% $(BUILD)/tests/parse_%: OBJECTS = $(call without_main,cu-parse)
$(BUILD)/tests/emit_%: OBJECTS = $(call without_main,cu-emit-host)
$(BUILD)/tests/check_%: OBJECTS = $(call without_main,cu-check)
$(UNIT): $(BUILD)/tests/%: $(BUILD)/obj/tests/unit/%.o $(LIB) $(BIN)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) $< $(OBJECTS) $(LIB) -lcmocka -lmsgpackc -o $@

SCRIPTS = $(wildcard tests/*_test.sh)
unit: $(UNIT)
	@failed=0; for test in $(UNIT); do echo "== $$test"; $$test || failed=1; done; exit $$failed
scripts: all
	@failed=0; for test in $(SCRIPTS); do echo "== $$test"; sh $$test $(BUILD)/bin || failed=1; done; exit $$failed
check: unit scripts

asan:
	$(MAKE) BUILD=build/asan SANITIZE="-fsanitize=address,undefined -fno-sanitize-recover=all" OPT=-O1 check

# Fuzzing with libFuzzer, for FUZZ_SECONDS each; skipped where clang has no libFuzzer.
FUZZ_SECONDS ?= 20
fuzz:
	@mkdir -p build/fuzz; \
	echo 'int LLVMFuzzerTestOneInput(const char *d, unsigned long n) { return d[0] && n == 0; }' > build/fuzz/probe.c; \
	if ! clang -fsanitize=fuzzer build/fuzz/probe.c -o build/fuzz/probe 2>/dev/null; then echo "fuzz: skipped: clang has no libFuzzer here"; exit 0; fi; \
	for target in il_read parse; do \
		clang $(CSTD) -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=undefined tests/fuzz/$${target}_fuzz.c \
			$(filter-out %/main.c,$(wildcard cu-parse/*.c)) $(wildcard lib/*/*.c) -lmsgpackc -o build/fuzz/$$target || exit 1; \
		mkdir -p build/fuzz/$$target.corpus; \
		cp tests/golden/*.cu tests/diag/*.cu tests/cuda/*.cu build/fuzz/$$target.corpus/ 2>/dev/null; \
		build/fuzz/$$target -max_total_time=$(FUZZ_SECONDS) -rss_limit_mb=4096 -timeout=20 -seed=1 -max_len=4096 -print_final_stats=0 \
			-artifact_prefix=build/fuzz/ build/fuzz/$$target.corpus 2>build/fuzz/$$target.log || { tail -n 40 build/fuzz/$$target.log; exit 1; }; \
		echo "fuzz: $$target ran $(FUZZ_SECONDS) s without a finding"; \
	done

# ---- use ----
demo: all
	@sh tests/demo.sh $(BUILD)/bin

toolkit: all
	@[ -n "$(CUDA)" ] && [ -x "$(CUDA)/bin/nvcc" ] || { echo "no CUDA Toolkit: make toolkit CUDA=FOLDER"; exit 1; }
	@rm -rf $(BUILD)/toolkit && mkdir -p $(BUILD)/toolkit/bin
	@for entry in $(CUDA)/*; do [ "$${entry##*/}" = bin ] || ln -s "$$entry" $(BUILD)/toolkit/; done
	@for entry in $(CUDA)/bin/*; do ln -s "$$entry" $(BUILD)/toolkit/bin/; done
	@rm -f $(BUILD)/toolkit/bin/cudafe++ $(BUILD)/toolkit/bin/nvcc $(BUILD)/toolkit/bin/nvcc.profile
	@cp -L $(CUDA)/bin/nvcc $(CUDA)/bin/nvcc.profile $(BUILD)/toolkit/bin/    # nvcc looks for its tools beside itself
	@cp $(BIN) $(BUILD)/toolkit/bin/
	@echo "use $(BUILD)/toolkit/bin/nvcc in place of nvcc"

install: all
	install -d $(DESTDIR)$(PREFIX)/bin
	install $(BIN) $(DESTDIR)$(PREFIX)/bin

bench: all
	@sh tests/bench/bench.sh $(BUILD)/bin

clean:
	rm -rf build

-include $(shell find $(BUILD)/obj -name '*.d' 2>/dev/null)
