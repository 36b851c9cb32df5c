/* The IL on the wire: what is written is what is read, and nothing else is accepted. */
#include "il_sample.h"

#include <msgpack.h>
#include <sys/wait.h>

static void a_stream_holds_the_whole_il(void **state)
{
	struct il il, copy;

	(void)state;
	make_sample(&il);
	il.header.options = il_intern_z(&il, "--c++17");
	il.header.module_id_entity = il_any_of(IL_routine, 1);
	pass_on(&il, &copy);
	assert_int_equal(copy.table[IL_routine].count, 2);
	assert_string_equal(il_text(&copy, il_routine(&copy, 1)->name), "f");
	assert_int_equal(il_routine(&copy, 1)->flags, rf_inline | rf_constexpr);
	assert_int_equal(copy.header.main_routine, 1);
	assert_int_equal(copy.header.module_id_entity, il_any_of(IL_routine, 1));
	assert_int_equal(copy.header.std_version, 201703);
	assert_string_equal(il_text(&copy, copy.header.options), "--c++17");
	assert_string_equal(copy.header.producer, "test");
	assert_int_equal(copy.source_size, il.source_size);
	assert_memory_equal(copy.source, il.source, il.source_size);
	il_free(&copy);
	il_free(&il);
}

/* A stage that changes nothing passes on the same bytes. */
static void a_stream_read_and_written_is_the_same(void **state)
{
	struct il il, copy;
	size_t size, second_size;
	char *data, *second;

	(void)state;
	make_sample(&il);
	data = stream_of(&il, &size);
	pass_on(&il, &copy);
	second = stream_of(&copy, &second_size);
	assert_int_equal(size, second_size);
	assert_memory_equal(data, second, size);
	free(data);
	free(second);
	il_free(&copy);
	il_free(&il);
}

static void keep_bits_travel_along(void **state)
{
	struct il il, copy;

	(void)state;
	make_sample(&il);
	il.table[IL_routine].keep = xcalloc(2, 1);
	il.table[IL_routine].keep[1] = IL_KEEP | IL_KEEP_DEFINITION;
	pass_on(&il, &copy);
	assert_int_equal(copy.table[IL_routine].keep[1], IL_KEEP | IL_KEEP_DEFINITION);
	assert_null(copy.table[IL_type].keep);
	il_free(&copy);
	il_free(&il);
}

/* Tables of just one, just two and two and a bit chunks; each record keeps its place, and all have room to grow. */
static void tables_of_many_chunks(void **state)
{
	static const u32 counts[] = { IL_CHUNK, 2 * IL_CHUNK, 2 * IL_CHUNK + 7 };
	struct il il, copy, again;
	struct il_field *field;
	u32 i, j;

	(void)state;
	for (i = 0; i < COUNT_OF(counts); i++) {
		make_sample(&il);
		while (il.table[IL_field].count < counts[i]) {
			u32 index = il_new_field(&il, &field);

			field->offset = (u64)index << 32;
		}
		pass_on(&il, &copy);
		assert_int_equal(copy.table[IL_field].count, counts[i]);
		assert_int_equal(il_new_field(&copy, &field), counts[i]);
		assert_int_equal(field->offset, 0);
		field->offset = (u64)counts[i] << 32;
		pass_on(&copy, &again);
		for (j = 1; j <= counts[i]; j++)
			assert_int_equal(il_field(&again, j)->offset, (u64)j << 32);
		il_free(&again);
		il_free(&copy);
		il_free(&il);
	}
}

/* Entries that were added never move, so a stage may hold one while it adds others; what was read is kept. */
static void what_was_added_stays_where_it_is(void **state)
{
	struct il il, copy;
	struct il_routine *held, *added;
	il_str name;
	u32 i;

	(void)state;
	make_sample(&il);
	pass_on(&il, &copy);
	name = il_routine(&copy, 1)->name;
	assert_int_not_equal(name, 0);
	i = il_new_routine(&copy, &held);
	assert_int_equal(held->name, 0);
	assert_int_equal(il_routine(&copy, 1)->name, name);
	assert_ptr_equal(held, il_routine(&copy, i));
	for (i = 0; i < 2 * IL_CHUNK; i++)
		il_new_routine(&copy, &added);
	assert_ptr_equal(held, il_routine(&copy, copy.table[IL_routine].count - 1 - 2 * IL_CHUNK));
	il_free(&copy);
	il_free(&il);
}

static void names_are_added_to_what_was_read(void **state)
{
	struct il il, copy, again;
	struct il_routine *routine;
	char *longest = xcalloc(1, 200001);

	(void)state;
	memset(longest, 'x', 200000);
	make_sample(&il);
	pass_on(&il, &copy);
	assert_int_equal(il_intern_z(&copy, "f"), il_routine(&copy, 1)->name);
	il_new_routine(&copy, &routine);
	routine->name = il_intern_z(&copy, longest);
	il_new_routine(&copy, &routine);
	routine->name = il_intern_z(&copy, "added");
	pass_on(&copy, &again);
	assert_string_equal(il_text(&again, il_routine(&again, 2)->name), longest);
	assert_string_equal(il_text(&again, il_routine(&again, 3)->name), "added");
	assert_int_equal(il_find(&again, longest, 200000), il_routine(&again, 2)->name);
	assert_int_equal(il_find(&again, "added", 5), il_routine(&again, 3)->name);
	assert_int_equal(il_find(&again, "f", 1), il_routine(&again, 1)->name);
	assert_int_equal(il_find(&again, "absent", 6), 0);
	free(longest);
	il_free(&again);
	il_free(&copy);
	il_free(&il);
}

/* ---- what is no stream of ours ---- */

static void expect_refusal(const char *data, size_t size, const char *message)
{
	struct il il;
	const char *error = il_read(&il, exactly(data, size), size);

	assert_non_null(error);
	assert_non_null(strstr(error, message));
	assert_int_equal(il.table[IL_routine].count, 1); /* empty, but usable */
	il_free(&il);
}

static void every_truncation_is_noticed(void **state)
{
	struct il il;
	size_t size, cut;
	char *data;

	(void)state;
	make_sample(&il);
	data = stream_of(&il, &size);
	expect_refusal(data, 0, "empty");
	for (cut = 1; cut < size; cut++)
		expect_refusal(data, cut, "truncated IL stream");
	free(data);
	il_free(&il);
}

static void foreign_data_is_no_stream(void **state)
{
	static const char *const files[] = {
		"int main() { return 0; }\n// more than a header of text\n",
		"\177ELF\2\1\1                                        ",
		"\x89PNG\r\n\x1a\n                                            ",
		"\x1f\x8b\x08                                              ",
		"\xdf\xff\xff\xff\xff                                          ",
		"\x81\xa1x\x01                                          ",
		"\x93\x01\x02\x03                                              ",
		"\xc1                                                 ",
	};
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(files); i++)
		expect_refusal(files[i], strlen(files[i]), "not an IL stream");
}

/* msgpack would allocate 24 bytes for each announced item before it sees one. */
static void announced_items_are_not_believed(void **state)
{
	static const char bomb[] = "\x82\xa5magic\xa5"
				   "cu-il\xa1x\xdd\xff\xff\xff\xff\x01\x02\x03";

	(void)state;
	expect_refusal(bomb, sizeof bomb - 1, "corrupted IL stream");
}

static char *value_of_key(char *data, size_t size, const char *key)
{
	char *at = memmem(data, size, key, strlen(key));

	assert_non_null(at);
	return at + strlen(key);
}

static void other_versions_and_schemas_are_refused(void **state)
{
	struct il il;
	size_t size;
	char *data, *value;

	(void)state;
	make_sample(&il);
	data = stream_of(&il, &size);
	value = value_of_key(data, size, "version");
	*value = 7;
	expect_refusal(data, size, "IL format version 7, expected 1");
	*value = 1;
	value = value_of_key(data, size, "schema");
	assert_int_equal((unsigned char)*value, 0xce); /* a uint 32 */
	value[4] ^= 1;
	expect_refusal(data, size, "written by tools of another build");
	free(data);
	il_free(&il);
}

static void bytes_behind_the_end_are_noticed(void **state)
{
	struct il il;
	size_t size;
	char *data;

	(void)state;
	make_sample(&il);
	data = stream_of(&il, &size);
	expect_refusal(data, size + 1, "1 bytes after its end");
	free(data);
	il_free(&il);
}

static void display(struct il *il, struct output *output) { il_display(il, output); }

/* Whatever a byte becomes, the stream is refused, or what was read is sound enough to be shown. */
static void damage_is_refused_or_harmless(void **state)
{
	static const unsigned char masks[] = { 0x01, 0x55, 0x80, 0xff };
	struct il il, copy;
	size_t size, at, shown_size, mask;
	char *data, *shown;

	(void)state;
	make_sample(&il);
	data = stream_of(&il, &size);
	for (at = 0; at < size; at++)
		for (mask = 0; mask < COUNT_OF(masks); mask++) {
			char *damaged = exactly(data, size);

			damaged[at] = (char)(damaged[at] ^ masks[mask]);
			if (!il_read(&copy, damaged, size)) {
				assert_null(il_validate(&copy));
				if (!mask) {
					shown = captured(display, &copy, &shown_size);
					assert_true(shown_size > 0);
					free(shown);
				}
			}
			il_free(&copy);
		}
	free(data);
	il_free(&il);
}

static void tools_say_what_is_wrong_and_exit(void **state)
{
	char path[] = TEMPORARY_NAME, message[512] = "", expected[600];
	int descriptor = mkstemp(path), channel[2], status;
	ssize_t length;
	pid_t child;

	(void)state;
	assert_int_equal(write(descriptor, "not IL at all, but long enough for a header", 43), 43);
	close(descriptor);
	assert_int_equal(pipe(channel), 0);
	child = fork();
	if (!child) {
		struct il il;

		dup2(channel[1], STDERR_FILENO);
		program_name = "cu-test";
		il_load(&il, path);
		_exit(EXIT_OK);
	}
	close(channel[1]);
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFEXITED(status));
	assert_int_equal(WEXITSTATUS(status), EXIT_FATAL);
	length = read(channel[0], message, sizeof message - 1);
	assert_true(length > 0);
	snprintf(expected, sizeof expected, "cu-test: %s: not an IL stream\n", path);
	assert_string_equal(message, expected);
	close(channel[0]);
	unlink(path);
}

/* ---- any msgpack library can read a stream ---- */

static const msgpack_object *member(const msgpack_object *map, const char *key)
{
	u32 i;

	assert_int_equal(map->type, MSGPACK_OBJECT_MAP);
	for (i = 0; i < map->via.map.size; i++) {
		const msgpack_object *k = &map->via.map.ptr[i].key;

		if (k->via.str.size == strlen(key) && !memcmp(k->via.str.ptr, key, strlen(key)))
			return &map->via.map.ptr[i].val;
	}
	return NULL;
}

static bool is_string(const msgpack_object *object, const char *text)
{
	return object && object->type == MSGPACK_OBJECT_STR && object->via.str.size == strlen(text) &&
	       !memcmp(object->via.str.ptr, text, strlen(text));
}

/* The descriptor [name, type, offset, details] of a field. */
static const msgpack_object *descriptor_of(const msgpack_object *table, const char *field)
{
	const msgpack_object *fields = member(table, "fields");
	u32 i;

	for (i = 0; i < fields->via.array.size; i++)
		if (is_string(&fields->via.array.ptr[i].via.array.ptr[0], field))
			return fields->via.array.ptr[i].via.array.ptr;
	fail_msg("no field %s", field);
	return NULL;
}

static const char *record_bytes(const msgpack_object *table, u32 index, const msgpack_object *descriptor)
{
	return member(table, "records")->via.bin.ptr + index * member(table, "stride")->via.u64 + descriptor[2].via.u64;
}

static void the_stream_describes_itself(void **state)
{
	struct il il;
	size_t size, at = 0;
	char *data;
	msgpack_zone zone;
	msgpack_object object, routines = { 0 }, scopes = { 0 }, text = { 0 };
	const msgpack_object *descriptor;
	u32 name;

	(void)state;
	make_sample(&il);
	data = stream_of(&il, &size);
	msgpack_zone_init(&zone, MSGPACK_ZONE_CHUNK_SIZE);
	while (at < size && msgpack_unpack(data, size, &at, &zone, &object) > 0) {
		if (is_string(member(&object, "name"), "routine"))
			routines = object;
		if (is_string(member(&object, "name"), "scope"))
			scopes = object;
		if (member(&object, "strings"))
			text = object;
	}
	assert_int_equal(at, size);

	descriptor = descriptor_of(&routines, "name");
	assert_true(is_string(&descriptor[1], "str"));
	memcpy(&name, record_bytes(&routines, 1, descriptor), sizeof name);
	assert_string_equal(member(&text, "strings")->via.bin.ptr + name, "f");

	descriptor = descriptor_of(&routines, "parent_scope");
	assert_true(is_string(&descriptor[1], "ref"));
	assert_int_equal(descriptor[3].via.u64, member(&scopes, "kind")->via.u64);

	descriptor = descriptor_of(&scopes, "kind");
	assert_true(is_string(&descriptor[1], "sub"));
	assert_true(is_string(&descriptor[3].via.array.ptr[(u8)*record_bytes(&scopes, 1, descriptor)], "sck_file"));

	descriptor = descriptor_of(&routines, "flags");
	assert_true(is_string(&descriptor[3].via.array.ptr[0], "rf_inline"));

	assert_int_equal(member(&text, "source")->via.bin.size, il.source_size);
	msgpack_zone_destroy(&zone);
	free(data);
	il_free(&il);
}

/* Records can be used where they were read, and where another program moved them. */
static void records_are_aligned(void **state)
{
	struct il il, copy;
	size_t size;
	char *data, *shifted, *pad;

	(void)state;
	make_sample(&il);
	data = stream_of(&il, &size);
	pad = value_of_key(data, size, "pad");
	assert_int_equal(*pad & 0xe0, 0xa0); /* a short string: lengthen it by one space */
	shifted = xmalloc(size + 1);
	memcpy(shifted, data, (size_t)(pad - data));
	shifted[pad - data] = (char)(*pad + 1);
	shifted[pad - data + 1] = ' ';
	memcpy(shifted + (pad - data) + 2, pad + 1, size - (size_t)(pad - data) - 1);
	assert_null(il_read(&copy, shifted, size + 1));
	assert_int_equal((uintptr_t)il_at(&copy, IL_type, 0) % 8, 0);
	assert_string_equal(il_text(&copy, il_routine(&copy, 1)->name), "f");
	free(data);
	il_free(&copy);
	il_free(&il);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_stream_holds_the_whole_il),
		cmocka_unit_test(a_stream_read_and_written_is_the_same),
		cmocka_unit_test(keep_bits_travel_along),
		cmocka_unit_test(tables_of_many_chunks),
		cmocka_unit_test(what_was_added_stays_where_it_is),
		cmocka_unit_test(names_are_added_to_what_was_read),
		cmocka_unit_test(every_truncation_is_noticed),
		cmocka_unit_test(foreign_data_is_no_stream),
		cmocka_unit_test(announced_items_are_not_believed),
		cmocka_unit_test(other_versions_and_schemas_are_refused),
		cmocka_unit_test(bytes_behind_the_end_are_noticed),
		cmocka_unit_test(damage_is_refused_or_harmless),
		cmocka_unit_test(tools_say_what_is_wrong_and_exit),
		cmocka_unit_test(the_stream_describes_itself),
		cmocka_unit_test(records_are_aligned),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
