/* What cannot be is found in an IL, and what can is not. */
#include "il_sample.h"

static void expect(struct il *il, const char *message)
{
	const char *error = il_validate(il);

	assert_non_null(error);
	assert_string_equal(error, message);
}

static void a_sound_il_is_valid(void **state)
{
	struct il il;

	(void)state;
	make_sample(&il);
	assert_null(il_validate(&il));
	il_free(&il);
	il_init(&il);
	assert_null(il_validate(&il));
	il_free(&il);
}

static void indices_must_exist(void **state)
{
	struct il il;

	(void)state;
	make_sample(&il);
	il_routine(&il, 1)->parent_scope = 2;
	expect(&il, "corrupted IL: routine 1 has an impossible parent_scope");
	il_routine(&il, 1)->parent_scope = 1;
	il_routine(&il, 1)->body = 1;
	expect(&il, "corrupted IL: routine 1 has an impossible body");
	il_routine(&il, 1)->body = 0;
	il_type(&il, 2)->first_param = UINT32_MAX;
	expect(&il, "corrupted IL: type 2 has an impossible first_param");
	il_free(&il);
}

static void a_reference_of_any_kind_names_an_entry(void **state)
{
	static const il_any bad[] = {
		(u32)IL_routine << IL_INDEX_BITS | 2,     (u32)IL_routine << IL_INDEX_BITS, (u32)IL_none << IL_INDEX_BITS | 1,
		(u32)IL_string_text << IL_INDEX_BITS | 1, 100u << IL_INDEX_BITS | 1,        UINT32_MAX
	};
	struct il il;
	size_t i;

	(void)state;
	make_sample(&il);
	il_scope(&il, 1)->owner = il_any_of(IL_routine, 1);
	assert_null(il_validate(&il));
	for (i = 0; i < COUNT_OF(bad); i++) {
		il_scope(&il, 1)->owner = bad[i];
		expect(&il, "corrupted IL: scope 1 has an impossible owner");
	}
	il_free(&il);
}

static void strings_begin_where_one_ended(void **state)
{
	struct il il;
	il_str string;

	(void)state;
	make_sample(&il);
	string = il_intern_z(&il, "longer");
	il_routine(&il, 1)->name = string;
	assert_null(il_validate(&il));
	il_routine(&il, 1)->name = string + 1;
	expect(&il, "corrupted IL: routine 1 has an impossible name");
	il_routine(&il, 1)->name = il.strings.used;
	expect(&il, "corrupted IL: routine 1 has an impossible name");
	il_free(&il);
}

static void positions_and_ranges_lie_in_the_source(void **state)
{
	struct il il;
	struct il_statement *statement;

	(void)state;
	make_sample(&il);
	il_new_statement(&il, &statement);
	statement->range_end = (u32)il.source_size;
	il_routine(&il, 1)->position = (u32)il.source_size;
	assert_null(il_validate(&il));
	statement->range_end++;
	expect(&il, "corrupted IL: statement 1 has an impossible range");
	statement->range_begin = 5;
	statement->range_end = 4;
	expect(&il, "corrupted IL: statement 1 has an impossible range");
	statement->range_end = 0; /* no end: what begins must still lie in the source */
	assert_null(il_validate(&il));
	statement->range_begin = (u32)il.source_size + 1;
	expect(&il, "corrupted IL: statement 1 has an impossible range");
	statement->range_begin = 0;
	il_routine(&il, 1)->position++;
	expect(&il, "corrupted IL: routine 1 has an impossible position");
	il_free(&il);
}

static void sub_kinds_have_names(void **state)
{
	struct il il;

	(void)state;
	make_sample(&il);
	il_type(&il, 1)->kind = IL_type_kind_COUNT - 1;
	assert_null(il_validate(&il));
	il_type(&il, 1)->kind = IL_type_kind_COUNT;
	expect(&il, "corrupted IL: type 1 has an impossible kind");
	il_free(&il);
}

static void the_header_is_checked(void **state)
{
	struct il il;

	(void)state;
	make_sample(&il);
	il.header.main_routine = 2;
	expect(&il, "corrupted IL: the header has an impossible main_routine");
	il.header.main_routine = 1;
	il.header.module_id_entity = il_any_of(IL_type, 99);
	expect(&il, "corrupted IL: the header has an impossible module_id_entity");
	il.header.module_id_entity = 0;
	il.header.options = 2;
	expect(&il, "corrupted IL: the header has an impossible options");
	il_free(&il);
}

/* Records are compared in groups of eight, and what is left of them one by one. */
static void sub_kinds_are_checked_in_every_place(void **state)
{
	enum { RECORDS = 27 };
	struct il il;
	struct il_attribute *attribute;
	char expected[64];
	u32 i;

	(void)state;
	il_init(&il);
	for (i = 0; i < RECORDS; i++)
		il_new_attribute(&il, &attribute);
	for (i = 1; i <= RECORDS; i++) {
		il_attribute(&il, i)->cuda = IL_cuda_attribute_COUNT - 1;
		assert_null(il_validate(&il));
		il_attribute(&il, i)->cuda = IL_cuda_attribute_COUNT;
		snprintf(expected, sizeof expected, "corrupted IL: attribute %u has an impossible cuda", i);
		expect(&il, expected);
		il_attribute(&il, i)->cuda = 0;
		il_attribute(&il, i)->is_instantiated = UINT8_MAX; /* no sub-kind */
		assert_null(il_validate(&il));
	}
	il_free(&il);
}

/* The last record of a later chunk is looked at as well. */
static void every_record_is_checked(void **state)
{
	struct il il;
	struct il_field *field;
	char expected[64];
	u32 i, last = 0;

	(void)state;
	il_init(&il);
	for (i = 0; i < 2 * IL_CHUNK + 10; i++)
		last = il_new_field(&il, &field);
	field->type = 1;
	snprintf(expected, sizeof expected, "corrupted IL: field %u has an impossible type", last);
	expect(&il, expected);
	il_free(&il);
}

/* ---- cycles ---- */

static void a_list_ends(void **state)
{
	struct il il;
	struct il_field *a, *b, *c;

	(void)state;
	il_init(&il);
	il_new_field(&il, &a);
	il_new_field(&il, &b);
	il_new_field(&il, &c);
	c->next = 1;
	a->next = 2; /* 3, 1, 2: the order of numbers does not matter */
	assert_null(il_validate(&il));
	b->next = 3;
	assert_non_null(strstr(il_validate(&il), "is inside itself"));
	b->next = 2;
	expect(&il, "corrupted IL: field 2 is inside itself");
	il_free(&il);
}

static void nothing_owns_itself(void **state)
{
	struct il il;
	struct il_statement *statement, *inner;
	struct il_expr_node *expr;
	struct il_expr_extra *extra;
	struct il_constant *constant;

	(void)state;
	il_init(&il);
	il_new_statement(&il, &statement);
	il_new_statement(&il, &inner);
	il_new_expr_node(&il, &expr);
	il_new_constant(&il, &constant);
	statement->first_statement = 2;
	inner->expr = 1;
	expr->constant = 1;
	assert_null(il_validate(&il));
	expr->extra = il_new_expr_extra(&il, &extra);
	extra->statement = 1; /* a statement expression that holds the statement that it is in */
	assert_non_null(strstr(il_validate(&il), "is inside itself"));
	extra->statement = 0;
	constant->expr = 1;
	assert_non_null(strstr(il_validate(&il), "is inside itself"));
	il_free(&il);
}

/* What a cycle leads to is not inside itself. */
static void what_is_named_is_on_the_cycle(void **state)
{
	struct il il;
	struct il_expr_node *a, *b, *c, *d;

	(void)state;
	il_init(&il);
	il_new_expr_node(&il, &a);
	il_new_expr_node(&il, &b);
	il_new_expr_node(&il, &c);
	il_new_expr_node(&il, &d);
	d->first_operand = 2;
	b->first_operand = 2; /* the cycle */
	b->next = 3;
	c->next = 1;
	expect(&il, "corrupted IL: expr_node 2 is inside itself");
	b->first_operand = 0;
	assert_null(il_validate(&il));
	il_free(&il);
}

/* Two owners of one entry are no cycle: declarations share a template<…>. */
static void sharing_is_no_cycle(void **state)
{
	struct il il;
	struct il_template *a, *b;
	struct il_template_decl *decl, *enclosing;

	(void)state;
	il_init(&il);
	il_new_template(&il, &a);
	il_new_template(&il, &b);
	il_new_template_decl(&il, &decl);
	il_new_template_decl(&il, &enclosing);
	a->decl = b->decl = 1;
	decl->enclosing = 2;
	assert_null(il_validate(&il));
	enclosing->enclosing = 1;
	assert_non_null(strstr(il_validate(&il), "template_decl"));
	il_free(&il);
}

static void outward_references_end(void **state)
{
	struct il il;
	struct il_scope *scope, *inner;

	(void)state;
	il_init(&il);
	il_new_scope(&il, &scope);
	il_new_scope(&il, &inner);
	scope->parent = 2;
	assert_null(il_validate(&il));
	inner->parent = 1;
	assert_non_null(strstr(il_validate(&il), "scope"));
	il_free(&il);
}

/* A long list and a deep tree need no stack. */
static void depth_has_no_limit(void **state)
{
	enum { DEPTH = 200000 };
	struct il il;
	struct il_expr_node *node;
	u32 i;

	(void)state;
	il_init(&il);
	for (i = 0; i < DEPTH; i++) {
		u32 index = il_new_expr_node(&il, &node);

		node->first_operand = index - 1;
		node->next = index > DEPTH / 2 ? index - DEPTH / 2 : 0;
	}
	assert_null(il_validate(&il));
	il_expr_node(&il, 1)->first_operand = DEPTH;
	assert_non_null(il_validate(&il));
	il_free(&il);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_sound_il_is_valid),
		cmocka_unit_test(indices_must_exist),
		cmocka_unit_test(a_reference_of_any_kind_names_an_entry),
		cmocka_unit_test(strings_begin_where_one_ended),
		cmocka_unit_test(positions_and_ranges_lie_in_the_source),
		cmocka_unit_test(sub_kinds_have_names),
		cmocka_unit_test(sub_kinds_are_checked_in_every_place),
		cmocka_unit_test(the_header_is_checked),
		cmocka_unit_test(every_record_is_checked),
		cmocka_unit_test(a_list_ends),
		cmocka_unit_test(nothing_owns_itself),
		cmocka_unit_test(what_is_named_is_on_the_cycle),
		cmocka_unit_test(sharing_is_no_cycle),
		cmocka_unit_test(outward_references_end),
		cmocka_unit_test(depth_has_no_limit),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
