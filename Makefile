# cu-tools: `make` builds build/bin/, `make check` tests, `make demo` shows the pipeline on a real program.
CC ?= gcc
BUILD ?= build
PREFIX ?= /usr/local
CUDA ?= $(patsubst %/bin/nvcc,%,$(shell command -v nvcc 2>/dev/null))
CSTD = -std=c17 -D_GNU_SOURCE
WARN = -Wall -Wextra -Werror -Wno-unused-function
LIBTOOL_AR ?= $(if $(findstring clang,$(CC)),llvm-ar,gcc-ar)
OPT ?= -O2 -flto=auto
CFLAGS ?= -g
ALL_CFLAGS = $(CSTD) $(WARN) $(OPT) $(CFLAGS) $(SANITIZE)
# Static tools start faster, and a compilation starts three of them.
STATIC ?= $(if $(SANITIZE),,-static)
LDLIBS = -lmsgpackc
$(BUILD)/bin/cu-dump: LDLIBS += -ljansson
$(BUILD)/bin/cu-dump: STATIC =

TOOLS = cu-parse cu-check cu-mark cu-emit-host cu-emit-dev cu-dump
LIB_SRC = $(wildcard lib/*/*.c)
LIB_OBJ = $(LIB_SRC:%.c=$(BUILD)/obj/%.o)
LIB = $(BUILD)/libcu.a
BIN = $(TOOLS:%=$(BUILD)/bin/%)

.PHONY: all clean
.DELETE_ON_ERROR:
all: $(BIN)

$(BUILD)/obj/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MMD -MP -c $< -o $@

$(LIB): $(LIB_OBJ)
	@rm -f $@
	$(LIBTOOL_AR) rcs $@ $^

define TOOL_RULE
$(BUILD)/bin/$(1): $(patsubst %.c,$(BUILD)/obj/%.o,$(wildcard $(1)/*.c)) $(LIB)
	@mkdir -p $$(@D)
	$(CC) $(ALL_CFLAGS) $$(STATIC) $$(LDFLAGS) $$^ $$(LDLIBS) -o $$@
endef
$(foreach tool,$(TOOLS),$(eval $(call TOOL_RULE,$(tool))))

clean:
	rm -rf build

-include $(shell find $(BUILD)/obj -name '*.d' 2>/dev/null)
