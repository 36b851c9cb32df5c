# cu-tools: `make` builds build/bin/, `make check` tests, `make demo` shows the pipeline on a real program.
#
#   make toolkit CUDA=/usr/local/cuda   build/toolkit/: that toolkit with our cudafe++ in it
#   make install PREFIX=/usr/local      (DESTDIR is honoured)
#   make check JOBS=1                   the tests, one at a time
#   make bench                          time and memory beside the installed cudafe++
#   make asan                           the tests under AddressSanitizer and UBSan, after make check: nothing is compared with
#                                       the CUDA Toolkit again, and of many programs it reads a part (TOOLS_ALONE=: all)
#   make msan                           the front end under MemorySanitizer, over the sources of the tests (needs clang)
#   make format                         the sources as .clang-format has them
CC = gcc
BUILD ?= build
PREFIX ?= /usr/local
CUDA ?= $(shell sh tests/cuda_root.sh)
CSTD = -std=c17 -D_GNU_SOURCE
WARN = -Wall -Wextra -Werror -Wmissing-prototypes -Wno-unused-function
OPT ?= -O3 $(LTO) $(TUNE)
CFLAGS ?= -g
# Link-time optimization with gcc alone: clang's needs a linker plugin that is often not there.
# The objects can be linked without, too: the tests are, which takes seconds.
LTO = $(if $(findstring gcc,$(CC)),-flto=auto -ffat-lto-objects)
ARCHIVE = $(if $(LTO),$(subst gcc,gcc-ar,$(CC)),ar)
# Processors of the last ten years clear and copy a structure faster by vectors than by the string instructions that gcc thinks of.
TUNE = $(if $(findstring x86_64,$(shell $(CC) -dumpmachine)),-mtune=skylake)
# And with gcc the tools of a compilation are compiled for what they do most: first such that they count that while they read the tests'
# programs, then with these counts, for a tenth fewer instructions. What has changed since they were made is compiled without: for new
# ones, make clean. `make PROFILE=` does without at all.
PROFILE = $(if $(findstring -flto,$(OPT)),$(BUILD)/profile)
ALL_CFLAGS = $(CSTD) $(WARN) $(OPT) $(CFLAGS) $(SANITIZE)
# Static tools start faster, and a compilation starts three of them. The libraries are looked for when a tool is linked: on a new
# machine they come only after this file was read.
installed = $(shell ls /usr/lib/*/$(1) 2>/dev/null)
STATIC ?= $(if $(SANITIZE),,$(if $(call installed,libmsgpack*c.a),-static))
LINK = $(STATIC)
MSGPACK = $(if $(call installed,libmsgpack-c.so),-lmsgpack-c,-lmsgpackc)   # its name from version 6 on, and before
COMMON_LIBS = $(MSGPACK) -lm

TOOLS = cu-parse cu-check cu-mark cu-emit-host cu-emit-dev cu-dump
LIB = $(BUILD)/libcu.a
BIN = $(TOOLS:%=$(BUILD)/bin/%) $(BUILD)/bin/cudafe++
sources = $(wildcard $(1)/*.c $(1)/*/*.c)
objects = $(patsubst %.c,$(BUILD)/obj/%.o,$(call sources,$(1)))

.PHONY: all deps demo check fuzz fuzz_tokens toolkit install bench asan msan format clean
.DELETE_ON_ERROR:
all: $(BIN)

$(BUILD)/obj/%.o: %.c $(PROFILE) | deps
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MMD -MP -c $< -o $@

# The counts stand beside the objects, and hold for objects of just this name. Doubts about them are no errors.
COUNTS = $(if $(PROFILE),$(if $(shell find $^ -newer $(PROFILE)),,-fprofile-use -Wno-coverage-mismatch -Wno-missing-profile -Wno-error))
PROFILED = cu-parse cu-check cu-mark cu-emit-host cu-emit-dev
$(call objects,lib) $(foreach tool,$(PROFILED),$(call objects,$(tool))): ALL_CFLAGS += $(COUNTS)
$(BUILD)/profile: | deps
	@rm -rf $(BUILD)/obj
	@$(MAKE) -s LTO= PROFILE= CFLAGS=-fprofile-generate $(PROFILED:%=$(BUILD)/bin/%) && sh tests/profile.sh $(BUILD)/bin || \
		echo "the tools are compiled without a profile"
	@find $(BUILD)/obj ! -name '*.gcda' -type f -exec rm {} + ; touch $@

$(LIB): $(call objects,lib)
	@rm -f $@
	$(ARCHIVE) rcs $@ $^

define TOOL_RULE
$(BUILD)/bin/$(1): $(call objects,$(1)) $(LIB)
	@mkdir -p $$(@D)
	$(CC) $(ALL_CFLAGS) -w $$(LINK) $$(LDFLAGS) $$^ $$(LIBS) $$(COMMON_LIBS) -o $$@   # warned of where they were compiled
endef
$(foreach tool,$(TOOLS),$(eval $(call TOOL_RULE,$(tool))))
$(BUILD)/bin/cu-dump $(BUILD)/bin/cu-check: LIBS = -ljansson
$(BUILD)/bin/cu-dump: LINK =
$(BUILD)/bin/cu-check: LINK = $(if $(call installed,libjansson.a),$(STATIC))

$(BUILD)/bin/cudafe++: cudafe++
	@mkdir -p $(@D)
	cp $< $@

# ---- what is needed from Debian; installed when missing and possible ----
PACKAGES = libmsgpack-dev libcmocka-dev libjansson-dev g++
INSTALL = apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q $(PACKAGES)
deps:
	@for header in msgpack.h cmocka.h jansson.h; do \
		[ -e /usr/include/$$header ] || [ -e /usr/local/include/$$header ] || missing=1; \
	done; \
	command -v g++ >/dev/null || missing=1; \
	[ -n "$$missing" ] || exit 0; \
	if [ "$$(id -u)" = 0 ]; then $(INSTALL); \
	elif sudo -n true 2>/dev/null; then sudo sh -c '$(INSTALL)'; \
	else echo "packages are missing; run: sudo apt-get install $(PACKAGES)"; exit 1; fi

# ---- tests: tests/unit/NAME_*_test.c is linked with the library and the objects of the tool that NAME stands for, and of those
# ---- that make its input from a source ----
UNIT = $(patsubst tests/unit/%.c,$(BUILD)/tests/%,$(wildcard tests/unit/*_test.c))
without_main = $(filter-out %/main.o,$(call objects,$(1)))
$(BUILD)/tests/lex_% $(BUILD)/tests/parse_%: OBJECTS = $(call without_main,cu-parse)
$(BUILD)/tests/emit_%: OBJECTS = $(call without_main,cu-emit-host)
$(BUILD)/tests/check_%: OBJECTS = $(call without_main,cu-check) $(call without_main,cu-parse)
$(BUILD)/tests/mark_%: OBJECTS = $(call without_main,cu-mark) $(call without_main,cu-parse)
$(BUILD)/tests/dev_%: OBJECTS = $(call without_main,cu-emit-dev) $(call without_main,cu-mark) $(call without_main,cu-parse)
$(UNIT): $(BUILD)/tests/%: $(BUILD)/obj/tests/unit/%.o $(LIB) $(BIN)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(if $(LTO),-fno-lto) $(LDFLAGS) $< $(OBJECTS) $(LIB) -lcmocka -ljansson $(COMMON_LIBS) -o $@

# As many at once as there are processors, first the scripts, which take longest.
SCRIPTS = $(wildcard tests/*_test.sh)
JOBS ?= $(shell nproc)
check: all $(UNIT)
	@rm -f $(BUILD)/failed
	@printf '%s\n' $(SCRIPTS) $(UNIT) | xargs -P $(JOBS) -n 1 sh tests/run.sh $(BUILD)/bin $(BUILD)/failed
	@[ ! -e $(BUILD)/failed ] || { echo "check: FAILED:$$(cat $(BUILD)/failed)"; exit 1; }
	@echo "check: all $(words $(SCRIPTS) $(UNIT)) test programs passed"

SANITIZED = BUILD=build/asan SANITIZE="-fsanitize=address,undefined -fno-sanitize-recover=all" OPT=-O1
asan:
	TOOLS_ALONE=$${TOOLS_ALONE-1} $(MAKE) $(SANITIZED) check

# Of the tools only cu-parse: the others read what the library for msgpack, which is not instrumented, has written.
msan:
	$(MAKE) BUILD=build/msan CC=clang LTO= PROFILE= OPT=-O1 SANITIZE="-fsanitize=memory -fsanitize-memory-track-origins=2" build/msan/bin/cu-parse
	sh tests/fuzz/uninitialized.sh build/msan/bin

format:
	find $(TOOLS) lib tests -name '*.[ch]' ! -path 'tests/include/*' -exec clang-format -i {} +

# Fuzzing for FUZZ_SECONDS each: the tests' programs with their tokens shuffled; with libFuzzer, where clang has it.
FUZZ_SECONDS ?= 20
FUZZ_SEED ?= 1
$(BUILD)/fuzz_tokens: $(patsubst %,$(BUILD)/obj/tests/fuzz/%_fuzz.o,tokens parse) $(call without_main,cu-parse) $(call without_main,cu-check) $(LIB)
	$(CC) $(ALL_CFLAGS) $^ -ljansson $(COMMON_LIBS) -o $@
fuzz_tokens:
	@$(MAKE) -s -j$(JOBS) $(SANITIZED) build/asan/fuzz_tokens
	@build/asan/fuzz_tokens -seed=$(FUZZ_SEED) -seconds=$(FUZZ_SECONDS) tests/golden/*.cu tests/diag/*.cu tests/cuda/*.cu tests/constexpr/*.cc \
		tests/typing/[a-k]*.cc tests/typing/o*.cc tests/uses/*.cc
	@echo "fuzz: tokens ran $(FUZZ_SECONDS) s without a finding"

# With libFuzzer: the sources are compiled once for all targets. Those that read ILs begin with the ILs of programs.
FUZZ_TARGETS = il_read lex parse mark emit_dev
FUZZ_OBJECTS = $(patsubst %.c,build/fuzz/obj/%.o,$(filter-out %/main.c,$(foreach part,cu-parse cu-check cu-mark cu-emit-dev lib,$(call sources,$(part)))))
FUZZ_CLANG = clang $(CSTD) -g -O1 -fsanitize=$(1),address,undefined -fno-sanitize-recover=undefined
build/fuzz/obj/%.o: %.c
	@mkdir -p $(@D)
	@$(call FUZZ_CLANG,fuzzer-no-link) -c $< -o $@
$(FUZZ_TARGETS:%=build/fuzz/%): build/fuzz/%: build/fuzz/obj/tests/fuzz/%_fuzz.o $(FUZZ_OBJECTS)
	@$(call FUZZ_CLANG,fuzzer) $^ -ljansson $(COMMON_LIBS) -o $@

fuzz: all fuzz_tokens
	@mkdir -p build/fuzz; \
	echo 'int LLVMFuzzerTestOneInput(const char *d, unsigned long n) { return d[0] && n == 0; }' > build/fuzz/probe.c; \
	if ! clang -fsanitize=fuzzer build/fuzz/probe.c -o build/fuzz/probe 2>/dev/null; then echo "fuzz: skipped: clang has no libFuzzer here"; exit 0; fi; \
	rm -rf build/fuzz/obj; \
	$(MAKE) -s -j$(JOBS) $(FUZZ_TARGETS:%=build/fuzz/%) || exit 1; \
	for target in $(FUZZ_TARGETS); do \
		length=4096; \
		mkdir -p build/fuzz/$$target.corpus; \
		case $$target in \
		il_read | emit_dev) \
			length=65536; \
			for program in tests/golden/*.cu; do \
				$(BUILD)/bin/cu-parse --bodies=used $$program -o build/fuzz/$$target.corpus/$$(basename $$program).il 2>/dev/null; \
			done ;; \
		*) cp tests/golden/*.cu tests/diag/*.cu tests/cuda/*.cu build/fuzz/$$target.corpus/ 2>/dev/null ;; \
		esac; \
		build/fuzz/$$target -max_total_time=$(FUZZ_SECONDS) -rss_limit_mb=4096 -timeout=20 -seed=1 -max_len=$$length -print_final_stats=0 \
			-artifact_prefix=build/fuzz/ build/fuzz/$$target.corpus 2>build/fuzz/$$target.log || { tail -n 40 build/fuzz/$$target.log; exit 1; }; \
		echo "fuzz: $$target ran $(FUZZ_SECONDS) s without a finding"; \
	done

# ---- use ----
demo: all
	@sh tests/demo.sh $(BUILD)/bin

# nvcc looks for its tools beside itself, where its links lead: it and its profile are copies.
TOOLKIT = $(BUILD)/toolkit
toolkit: all
	@[ -n "$(CUDA)" ] && [ -x "$(CUDA)/bin/nvcc" ] || { echo "no CUDA Toolkit: make toolkit CUDA=FOLDER"; exit 1; }
	@rm -rf $(TOOLKIT) && mkdir -p $(TOOLKIT)/bin
	@for entry in $(abspath $(CUDA))/*; do [ "$${entry##*/}" = bin ] || ln -s "$$entry" $(TOOLKIT)/; done
	@ln -s $(abspath $(CUDA))/bin/* $(TOOLKIT)/bin/
	@cp -L --remove-destination $(CUDA)/bin/nvcc $(CUDA)/bin/nvcc.profile $(TOOLKIT)/bin/
	@ln -sf $(abspath $(BIN)) $(TOOLKIT)/bin/
	@echo "use $(TOOLKIT)/bin/nvcc in place of nvcc"

install: all
	install -d $(DESTDIR)$(PREFIX)/bin
	install $(BIN) $(DESTDIR)$(PREFIX)/bin

bench: all
	@sh tests/bench/bench.sh $(BUILD)/bin

clean:
	rm -rf build

-include $(shell find $(BUILD)/obj -name '*.d' 2>/dev/null)
