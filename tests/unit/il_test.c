#include "unit_test.h"

#include <msgpack.h>
#include <unistd.h>

static void make_sample(struct il *il)
{
	struct il_routine *routine;
	struct il_scope *scope;
	struct il_seq_number_lookup *marker;
	struct il_source_file_entry *file;
	u32 scope_index, index;

	il_init(il);
	set_source(il, "int f();\nint g();\n");
	scope_index = il_new_scope(il, &scope);
	scope->kind = sck_file;
	il->header.file_scope = scope_index;
	index = il_new_routine(il, &routine);
	routine->name = il_intern_z(il, "f");
	routine->parent_scope = scope_index;
	routine->position = 4;
	routine->flags = rf_inline | rf_constexpr;
	il->header.main_routine = index;
	il_new_source_file_entry(il, &file);
	file->file_name = il_intern_z(il, "x.cu");
	file->flags = ff_main;
	il_new_seq_number_lookup(il, &marker);
	marker->line = 10;
	marker->file = 1;
}

/* The stream that il_write makes, as malloc'ed bytes. */
static char *written(struct il *il, size_t *size)
{
	char path[] = "/tmp/il_test_XXXXXX";
	struct output output;
	int descriptor = mkstemp(path);
	char *data;

	assert_true(descriptor >= 0);
	close(descriptor);
	output_open(&output, path);
	il_write(il, &output, "test");
	output_commit(&output);
	data = read_whole(path, size);
	unlink(path);
	return data;
}

static void round_trip(void **state)
{
	struct il il, copy;
	size_t size;
	char *data;

	(void)state;
	make_sample(&il);
	data = written(&il, &size);
	assert_null(il_read(&copy, data, size));
	assert_int_equal(copy.table[IL_routine].count, 2);
	assert_string_equal(il_text(&copy, il_routine(&copy, 1)->name), "f");
	assert_int_equal(il_routine(&copy, 1)->flags, rf_inline | rf_constexpr);
	assert_int_equal(copy.header.main_routine, 1);
	assert_memory_equal(copy.source, il.source, il.source_size);
	assert_string_equal(il_text(&copy, copy.header.producer), "test");
	il_free(&copy);
	il_free(&il);
}

static void an_il_that_was_read_can_grow(void **state)
{
	struct il il, copy, again;
	struct il_routine *routine;
	size_t size;
	char *data;

	(void)state;
	make_sample(&il);
	data = written(&il, &size);
	assert_null(il_read(&copy, data, size));
	assert_int_equal(il_new_routine(&copy, &routine), 2);
	assert_int_equal(routine->name, 0);
	routine->name = il_intern_z(&copy, "added");
	assert_int_equal(il_intern_z(&copy, "f"), il_routine(&copy, 1)->name);
	data = written(&copy, &size);
	assert_null(il_read(&again, data, size));
	assert_string_equal(il_text(&again, il_routine(&again, 2)->name), "added");
	il_free(&again);
	il_free(&copy);
	il_free(&il);
}

static void every_truncation_is_noticed(void **state)
{
	struct il il, copy;
	size_t size, cut;
	char *data;

	(void)state;
	make_sample(&il);
	data = written(&il, &size);
	for (cut = 0; cut < size; cut++) {
		char *part = xcalloc(1, cut + 4);

		memcpy(part, data, cut);
		assert_non_null(il_read(&copy, part, cut));
		il_free(&copy);
	}
	free(data);
	il_free(&il);
}

static void corruption_is_refused_or_harmless(void **state)
{
	struct il il, copy;
	size_t size, at;
	char *data;

	(void)state;
	make_sample(&il);
	data = written(&il, &size);
	for (at = 0; at < size; at++) {
		char *damaged = xcalloc(1, size + 4);

		memcpy(damaged, data, size);
		damaged[at] = (char)(damaged[at] ^ 0x55);
		if (!il_read(&copy, damaged, size))
			assert_null(il_validate(&copy));
		il_free(&copy);
	}
	free(data);
	il_free(&il);
}

static void impossible_fields_are_found(void **state)
{
	struct il il;

	(void)state;
	make_sample(&il);
	assert_null(il_validate(&il));
	il_routine(&il, 1)->parent_scope = 99;
	assert_non_null(strstr(il_validate(&il), "parent_scope"));
	il_routine(&il, 1)->parent_scope = 1;
	il_routine(&il, 1)->special_kind = 200;
	assert_non_null(strstr(il_validate(&il), "special_kind"));
	il_routine(&il, 1)->special_kind = 0;
	il_routine(&il, 1)->name = 5000;
	assert_non_null(strstr(il_validate(&il), "name"));
	il_free(&il);
}

static void endless_lists_are_found(void **state)
{
	struct il il;
	struct il_field *a, *b;
	u32 first, second;

	(void)state;
	il_init(&il);
	set_source(&il, "x");
	first = il_new_field(&il, &a);
	second = il_new_field(&il, &b);
	a->next = second;
	assert_null(il_validate(&il));
	b->next = first;
	assert_non_null(strstr(il_validate(&il), "endless"));
	il_free(&il);
}

static void strings_are_interned(void **state)
{
	struct il il;
	char *longest = xcalloc(1, 200001);
	il_str a, b;
	u32 i;

	(void)state;
	memset(longest, 'x', 200000);
	il_init(&il);
	a = il_intern_z(&il, "alpha");
	b = il_intern_z(&il, longest);
	for (i = 0; i < 20000; i++) {
		char name[16];

		snprintf(name, sizeof name, "n%u", i);
		il_intern_z(&il, name);
	}
	assert_int_equal(il_intern_z(&il, "alpha"), a);
	assert_int_equal(il_intern_z(&il, longest), b);
	assert_string_equal(il_text(&il, b), longest);
	assert_int_equal(il_intern_z(&il, ""), 0);
	assert_int_equal(il_find(&il, "not there", 9), 0);
	free(longest);
	il_free(&il);
}

static void places_follow_line_markers(void **state)
{
	struct il il;
	struct il_place place;

	(void)state;
	make_sample(&il);
	place = il_place(&il, 13);
	assert_string_equal(place.file, "x.cu");
	assert_int_equal(place.line, 11);
	assert_int_equal(place.column, 5);
	assert_true(place.in_main_file);
	il_free(&il);
}

/* Any msgpack library can read the stream: find routine's "name" field by its descriptor alone. */
static void the_stream_describes_itself(void **state)
{
	struct il il;
	size_t size, at = 0;
	char *data;
	msgpack_unpacked object;
	bool found = false;

	(void)state;
	make_sample(&il);
	data = written(&il, &size);
	msgpack_unpacked_init(&object);
	while (msgpack_unpack_next(&object, data, size, &at) == MSGPACK_UNPACK_SUCCESS) {
		char text[4096];

		if (object.data.type != MSGPACK_OBJECT_MAP)
			continue;
		msgpack_object_print_buffer(text, sizeof text, object.data);
		if (strstr(text, "\"name\"=>\"routine\"") || strstr(text, "\"name\" => \"routine\"") || strstr(text, "\"name\"=>\"routine\""))
			found = strstr(text, "[\"parent_scope\", ") != NULL;
	}
	msgpack_unpacked_destroy(&object);
	assert_true(found);
	free(data);
	il_free(&il);
}

static void truncation_gives_zeroed_entries_back(void **state)
{
	struct il il;
	struct il_param_type *param;
	u32 i;

	(void)state;
	il_init(&il);
	for (i = 0; i < 3000; i++) {
		il_new_param_type(&il, &param);
		param->name = 1;
	}
	il_truncate(&il, IL_param_type, 5);
	assert_int_equal(il_new_param_type(&il, &param), 5);
	assert_int_equal(param->name, 0);
	for (i = 0; i < 3000; i++)
		il_new_param_type(&il, &param);
	assert_int_equal(param->name, 0);
	il_free(&il);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(round_trip), cmocka_unit_test(an_il_that_was_read_can_grow), cmocka_unit_test(every_truncation_is_noticed),
		cmocka_unit_test(corruption_is_refused_or_harmless), cmocka_unit_test(impossible_fields_are_found),
		cmocka_unit_test(endless_lists_are_found), cmocka_unit_test(strings_are_interned),
		cmocka_unit_test(places_follow_line_markers), cmocka_unit_test(the_stream_describes_itself),
		cmocka_unit_test(truncation_gives_zeroed_entries_back),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
