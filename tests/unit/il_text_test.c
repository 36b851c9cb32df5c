/* Strings, places, names and display. */
#include "il_sample.h"

/* ---- strings ---- */

static void strings_are_interned(void **state)
{
	struct il il;
	char *longest = xcalloc(1, 200001), name[16];
	il_str first, a, b;
	u32 i;

	(void)state;
	memset(longest, 'x', 200000);
	il_init(&il);
	a = il_intern_z(&il, "alpha");
	b = il_intern_z(&il, longest);
	first = il_intern_z(&il, "n0");
	for (i = 0; i < 20000; i++) {
		snprintf(name, sizeof name, "n%u", i);
		il_intern_z(&il, name);
	}
	assert_int_equal(il_intern_z(&il, "alpha"), a);
	assert_int_equal(il_intern(&il, "alphabet", 5), a);
	assert_int_equal(il_intern_z(&il, longest), b);
	assert_int_equal(il_find(&il, longest, 200000), b);
	assert_string_equal(il_text(&il, b), longest);
	assert_int_equal(il_find(&il, "n0", 2), first);
	assert_int_not_equal(il_intern_z(&il, "n1"), first);
	assert_int_equal(il_find(&il, "not there", 9), 0);
	free(longest);
	il_free(&il);
}

static void the_empty_string_is_0(void **state)
{
	struct il il;

	(void)state;
	il_init(&il);
	assert_int_equal(il_intern_z(&il, ""), 0);
	assert_int_equal(il_find(&il, "", 0), 0);
	assert_string_equal(il_text(&il, 0), "");
	il_free(&il);
}

/* Of each length around that of a chunk, so that all ways to lie across a boundary occur. */
static void strings_of_every_size_are_whole(void **state)
{
	struct il il;
	char *text = xcalloc(1, IL_STRING_CHUNK + 20);
	il_str strings[40];
	u32 i, length;

	(void)state;
	il_init(&il);
	for (i = 0; i < COUNT_OF(strings); i++) {
		length = i % 2 ? 10 + i : IL_STRING_CHUNK - 20 + i;
		memset(text, 'a' + (int)(i % 26), length);
		strings[i] = il_intern(&il, text, length);
	}
	for (i = 0; i < COUNT_OF(strings); i++) {
		length = i % 2 ? 10 + i : IL_STRING_CHUNK - 20 + i;
		assert_int_equal(strlen(il_text(&il, strings[i])), length);
		assert_int_equal(il_text(&il, strings[i])[length - 1], 'a' + (int)(i % 26));
	}
	free(text);
	il_free(&il);
}

static void truncation_gives_zeroed_entries_back(void **state)
{
	struct il il;
	struct il_parameter *param;
	u32 i;

	(void)state;
	il_init(&il);
	for (i = 0; i < 3000; i++) {
		il_new_parameter(&il, &param);
		param->name = 1;
	}
	il_truncate(&il, IL_parameter, 5);
	assert_int_equal(il.table[IL_parameter].count, 5);
	for (i = 5; i < 3000; i++) {
		assert_int_equal(il_new_parameter(&il, &param), i);
		assert_int_equal(param->name, 0);
	}
	assert_int_equal(il_parameter(&il, 4)->name, 1);
	il_free(&il);
}

/* ---- places ---- */

static void places_follow_line_markers(void **state)
{
	struct il il;
	struct il_place place;
	struct il_source_file_entry *file;
	struct il_seq_number_lookup *marker;

	(void)state;
	make_sample(&il);
	marker = il_seq_number_lookup(&il, il_new_seq_number_lookup(&il, &marker));
	marker->position = 9;
	marker->line = 7;
	marker->flags = ff_system;
	marker->file = il_new_source_file_entry(&il, &file);
	file->file_name = il_intern_z(&il, "y.h");
	place = il_place(&il, 4);
	assert_string_equal(place.file, "x.cu");
	assert_int_equal(place.line, 10);
	assert_int_equal(place.column, 5);
	assert_true(place.in_main_file);
	assert_false(place.in_system_header);
	place = il_place(&il, 13);
	assert_string_equal(place.file, "y.h");
	assert_int_equal(place.line, 7);
	assert_int_equal(place.column, 5);
	assert_false(place.in_main_file);
	assert_true(place.in_system_header);
	il_free(&il);
}

static void lines_behind_a_marker_are_counted(void **state)
{
	struct il il;
	struct il_place place;

	(void)state;
	make_sample(&il);
	place = il_place(&il, 8); /* the newline belongs to its line */
	assert_int_equal(place.line, 10);
	assert_int_equal(place.column, 9);
	place = il_place(&il, 13);
	assert_int_equal(place.line, 11);
	assert_int_equal(place.column, 5);
	place = il_place(&il, 4000); /* the end, at most */
	assert_int_equal(place.line, 12);
	assert_int_equal(place.column, 1);
	il_free(&il);
}

static void an_index_of_lines_changes_no_place(void **state)
{
	struct il plain, indexed;
	struct il_seq_number_lookup *marker;
	struct il *ils[] = { &plain, &indexed };
	u32 i, position;

	(void)state;
	for (i = 0; i < 2; i++) {
		make_sample(ils[i]);
		free(ils[i]->source);
		set_source(ils[i], "\n\na\nbb\n# 7 \"x\"\nccc\n\ndddd\n# 2\ne\n\nno newline at the end");
		il_new_seq_number_lookup(ils[i], &marker);
		marker->position = 15;
		marker->line = 7;
		marker->file = 1;
		il_new_seq_number_lookup(ils[i], &marker);
		marker->position = 29;
		marker->line = 2;
		marker->file = 1;
	}
	il_index_lines(&indexed);
	assert_non_null(indexed.line);
	for (position = 0; position <= plain.source_size + 2; position++) {
		struct il_place a = il_place(&plain, position), b = il_place(&indexed, position);

		assert_int_equal(a.line, b.line);
		assert_int_equal(a.column, b.column);
	}
	assert_int_equal(il_place(&indexed, 15).line, 7);
	assert_int_equal(il_place(&indexed, 20).line, 9);
	il_free(&plain);
	il_free(&indexed);
}

/* ---- names of entries ---- */

static void expect_description(const struct il *il, enum il_kind kind, u32 index, const char *expected)
{
	struct buffer text = { 0 };

	buffer_puts(&text, "");
	il_describe(il, kind, index, &text);
	assert_string_equal(text.text, expected);
	buffer_free(&text);
}

static u32 derived(struct il *il, enum il_type_kind kind, u32 of)
{
	struct il_type *type;
	u32 index = il_new_type(il, &type);

	type->kind = (u8)kind;
	type->type = of;
	return index;
}

static u32 qualified(struct il *il, u32 of, u32 flags)
{
	u32 index = derived(il, tk_typeref, of);

	il_type(il, index)->typeref_kind = trk_qualified;
	il_type(il, index)->flags = flags;
	return index;
}

static void types_are_described_as_declarators(void **state)
{
	enum { INT = 1, FUNCTION = 2 };
	struct il il;
	struct il_param_type *param;
	u32 array, pointer, reference;

	(void)state;
	make_sample(&il);
	expect_description(&il, IL_type, INT, "int");
	expect_description(&il, IL_type, FUNCTION, "int ()");
	expect_description(&il, IL_type, derived(&il, tk_pointer, qualified(&il, INT, tyf_const)), "const int *");
	pointer = derived(&il, tk_pointer, FUNCTION);
	expect_description(&il, IL_type, pointer, "int (*)()");
	array = derived(&il, tk_array, pointer);
	il_type(&il, array)->size = 3;
	expect_description(&il, IL_type, array, "int (*[3])()");
	reference = derived(&il, tk_pointer, array);
	il_type(&il, reference)->pointer_kind = pk_rvalue_reference;
	expect_description(&il, IL_type, reference, "int (*(&&)[3])()");
	il_type(&il, FUNCTION)->first_param = il_new_param_type(&il, &param);
	param->type = INT;
	il_type(&il, FUNCTION)->flags = tyf_ellipsis;
	expect_description(&il, IL_type, FUNCTION, "int (int, ...)");
	il_free(&il);
}

static void specializations_are_described_with_arguments(void **state)
{
	struct il il;
	struct il_template_info *info;
	struct il_template_arg *first, *second;
	u32 class_type;

	(void)state;
	make_sample(&il);
	class_type = derived(&il, tk_struct, 0);
	il_type(&il, class_type)->name = il_intern_z(&il, "array");
	il_type(&il, class_type)->template_info = il_new_template_info(&il, &info);
	info->first_argument = il_new_template_arg(&il, &first);
	first->type = 1;
	first->next = il_new_template_arg(&il, &second);
	second->kind = tak_nontype;
	second->range_begin = 4;
	second->range_end = 7;
	expect_description(&il, IL_type, class_type, "array<int, f()>");
	il_free(&il);
}

static void entries_without_a_name_are_described_by_what_they_belong_to(void **state)
{
	struct il il;
	struct il_namespace *space;
	struct il_full_entity_decl_info *decl;

	(void)state;
	make_sample(&il);
	il_scope(&il, 1)->owner = il_any_of(IL_namespace, il_new_namespace(&il, &space));
	space->name = il_intern_z(&il, "n");
	expect_description(&il, IL_scope, 1, "n");
	il_new_full_entity_decl_info(&il, &decl);
	decl->declared = il_any_of(IL_routine, 1);
	expect_description(&il, IL_full_entity_decl_info, 1, "f");
	il_free(&il);
}

/* A class whose template argument is itself, a pointer to itself: both can come from a stream. */
static void descriptions_are_bounded(void **state)
{
	struct il il;
	struct buffer text = { 0 };
	struct il_template_info *info;
	struct il_template_arg *arg;
	u32 i, type;

	(void)state;
	make_sample(&il);
	type = derived(&il, tk_struct, 0);
	il_type(&il, type)->name = il_intern_z(&il, "\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9");
	il_type(&il, type)->template_info = il_new_template_info(&il, &info);
	for (i = 0; i < 3; i++) {
		u32 next = info->first_argument;

		info->first_argument = il_new_template_arg(&il, &arg);
		arg->type = type;
		arg->next = next;
	}
	il_describe(&il, IL_type, type, &text);
	assert_in_range(text.length, 100, 300);
	assert_non_null(strstr(text.text, "…"));
	assert_string_equal(text.text + text.length - strlen("…"), "…");
	buffer_free(&text);
	il_type(&il, 1)->kind = tk_pointer;
	il_type(&il, 1)->type = 1;
	il_describe(&il, IL_type, 1, &text);
	assert_true(text.length < 300);
	buffer_free(&text);
	il_free(&il);
}

/* ---- display ---- */

static void display_routine(struct il *il, struct output *output) { il_display_entry(il, IL_routine, 1, output); }

static void an_entry_is_displayed_with_what_it_says(void **state)
{
	struct il il;
	size_t size;
	char *text;

	(void)state;
	make_sample(&il);
	text = captured(display_routine, &il, &size);
	assert_string_equal(text, "file-scope routine@1 \"f\"\n"
	                          "  source_corresp:\n"
	                          "    name:                \"f\"\n"
	                          "    parent_scope:        scope@1\n"
	                          "    position:            x.cu:10:5\n"
	                          "    linkage:             nlk_cplusplus\n"
	                          "  type:                  type@2 \"int ()\"\n"
	                          "  rf_inline:             TRUE\n"
	                          "  rf_constexpr:          TRUE\n");
	free(text);
	il_free(&il);
}

static void display_statement(struct il *il, struct output *output) { il_display_entry(il, IL_statement, 1, output); }

static void ranges_strings_and_keep_bits_are_displayed(void **state)
{
	struct il il;
	struct il_statement *statement;
	size_t size;
	char *text;

	(void)state;
	make_sample(&il);
	il_new_statement(&il, &statement);
	statement->range_begin = 4;
	statement->range_end = 17;
	statement->kind = stmk_expr;
	il.table[IL_statement].keep = xcalloc(2, 1);
	il.table[IL_statement].keep[1] = IL_KEEP;
	text = captured(display_statement, &il, &size);
	assert_string_equal(text, "func-scope statement@1\n"
	                          "  kind:                  stmk_expr\n"
	                          "  range:                 x.cu:10:5-11:9\n"
	                          "  keep_in_il:            TRUE\n");
	free(text);
	il_free(&il);
}

static void display_all(struct il *il, struct output *output) { il_display(il, output); }

static void a_whole_il_is_displayed(void **state)
{
	struct il il;
	size_t size;
	char *text;

	(void)state;
	make_sample(&il);
	il_source_file_entry(&il, 1)->file_name = il_intern_z(&il, "a\"b\\c\n");
	text = captured(display_all, &il, &size);
	assert_non_null(strstr(text, "Display of the IL produced by the compilation of \"x.cu\"\n"));
	assert_non_null(strstr(text, "  std_version:           201703\n"));
	assert_non_null(strstr(text, "  main_routine:          routine@1 \"f\"\n"));
	assert_non_null(strstr(text, "\nfile-scope type@2 \"int ()\"\n"));
	assert_non_null(strstr(text, "  file_name:             \"a\\\"b\\\\c\\012\"\n"));
	free(text);
	il_free(&il);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(strings_are_interned),
		cmocka_unit_test(the_empty_string_is_0),
		cmocka_unit_test(strings_of_every_size_are_whole),
		cmocka_unit_test(truncation_gives_zeroed_entries_back),
		cmocka_unit_test(places_follow_line_markers),
		cmocka_unit_test(lines_behind_a_marker_are_counted),
		cmocka_unit_test(an_index_of_lines_changes_no_place),
		cmocka_unit_test(types_are_described_as_declarators),
		cmocka_unit_test(specializations_are_described_with_arguments),
		cmocka_unit_test(entries_without_a_name_are_described_by_what_they_belong_to),
		cmocka_unit_test(descriptions_are_bounded),
		cmocka_unit_test(an_entry_is_displayed_with_what_it_says),
		cmocka_unit_test(ranges_strings_and_keep_bits_are_displayed),
		cmocka_unit_test(a_whole_il_is_displayed),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
