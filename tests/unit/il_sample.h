/* A small IL and its stream, for the tests of lib/il. */
#ifndef IL_SAMPLE_H
#define IL_SAMPLE_H

#include "unit_test.h"

#include <unistd.h>

/* Two lines of x.cu, from its line 10 on: "int f();\nint g();\n"; routine 1 is f, its type int (). */
static inline void make_sample(struct il *il)
{
	struct il_routine *routine;
	struct il_scope *scope;
	struct il_type *type;
	struct il_seq_number_lookup *marker;
	struct il_source_file_entry *file;
	u32 int_type, function_type;

	il_init(il);
	set_source(il, "int f();\nint g();\n");
	il->header.source_name = il_intern_z(il, "x.cu");
	il->header.std_version = 201703;
	il->header.file_scope = il_new_scope(il, &scope);
	scope->kind = sck_file;
	int_type = il_new_type(il, &type);
	type->kind = tk_integer;
	type->int_kind = ik_int;
	type->name = il_intern_z(il, "int");
	type->size = 4;
	function_type = il_new_type(il, &type);
	type->kind = tk_routine;
	type->type = int_type;
	il->header.main_routine = il_new_routine(il, &routine);
	routine->name = il_intern_z(il, "f");
	routine->parent_scope = il->header.file_scope;
	routine->position = 4;
	routine->type = function_type;
	routine->flags = rf_inline | rf_constexpr;
	routine->linkage = nlk_cplusplus;
	il_new_source_file_entry(il, &file);
	file->file_name = il_intern_z(il, "x.cu");
	file->flags = ff_main;
	il_new_seq_number_lookup(il, &marker);
	marker->line = 10;
	marker->file = 1;
}

/* What write makes in an output, as malloc'ed bytes. */
static inline char *captured(void (*write)(struct il *il, struct output *output), struct il *il, size_t *size)
{
	struct capture capture;

	write(il, begin_capture(&capture));
	return end_capture(&capture, size);
}

static inline void write_stream(struct il *il, struct output *output) { il_write(il, output, "test"); }

/* The stream of an IL, as malloc'ed bytes. */
static inline char *stream_of(struct il *il, size_t *size) { return captured(write_stream, il, size); }

/* A copy in a block of exactly this size, for ASan to see what is read behind its end. */
static inline char *exactly(const char *data, size_t size)
{
	char *copy = xmalloc(size);

	memcpy(copy, data, size);
	return copy;
}

/* Writes il and reads it back as another IL. */
static inline void pass_on(struct il *il, struct il *other)
{
	size_t size;
	char *data = stream_of(il, &size);
	char *exact = exactly(data, size);

	free(data);
	assert_null(il_read(other, exact, size));
}

#endif
