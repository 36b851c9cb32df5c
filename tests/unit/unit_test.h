/* What the unit tests share. cmocka.h wants these headers first. */
#ifndef UNIT_TEST_H
#define UNIT_TEST_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <cmocka.h>

#include <unistd.h>

#include "../../lib/il/il.h"

/* Where temporary files are. The six X are no mark of work left to do: mkstemp(3) and mkdtemp(3) demand them, and put letters in their
 * place. */
#define SIX_OF(letter) letter letter letter letter letter letter
#define TEMPORARY_NAME "/tmp/cu-test-" SIX_OF("X")

/* An output to a temporary file; end_capture() gives what was written to it, malloc'ed. */
struct capture {
	struct output output;
	char path[sizeof TEMPORARY_NAME];
};

static inline struct output *begin_capture(struct capture *capture)
{
	int descriptor;

	memcpy(capture->path, TEMPORARY_NAME, sizeof TEMPORARY_NAME);
	descriptor = mkstemp(capture->path);
	assert_true(descriptor >= 0);
	close(descriptor);
	output_open(&capture->output, capture->path);
	return &capture->output;
}

static inline char *end_capture(struct capture *capture, size_t *size)
{
	char *text;

	output_commit(&capture->output);
	text = read_whole(capture->path, size);
	unlink(capture->path);
	return text;
}

static inline void set_source_bytes(struct il *il, const char *text, size_t length)
{
	il->source_size = length;
	il->source = xcalloc(1, il->source_size + 4);
	memcpy(il->source, text, il->source_size);
}

static inline void set_source(struct il *il, const char *text) { set_source_bytes(il, text, strlen(text)); }

#endif
