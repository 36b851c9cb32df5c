/* Walking, copying and comparing what entries own. */
#include "il_sample.h"

/* Routine 2, g: { if (a) L: return a + b; } with a, b outside of it. */
static u32 add_function(struct il *il)
{
	struct il_routine *routine;
	struct il_variable *a, *b;
	struct il_statement *block, *branch, *label, *returning;
	struct il_expr_node *condition, *sum, *left, *right;
	struct il_statement_extra *extra;
	struct il_label *target;
	u32 index = il_new_routine(il, &routine);

	il_new_variable(il, &a);
	il_new_variable(il, &b);
	a->name = il_intern_z(il, "a");
	b->name = il_intern_z(il, "b");
	a->parent_scope = b->parent_scope = il->header.file_scope;
	routine->name = il_intern_z(il, "g");
	routine->parent_scope = il->header.file_scope;
	routine->body = il_new_statement(il, &block);
	block->kind = stmk_block;
	block->first_statement = il_new_statement(il, &branch);
	branch->kind = stmk_if;
	branch->expr = il_new_expr_node(il, &condition);
	condition->target = il_any_of(IL_variable, 1);
	branch->first_statement = il_new_statement(il, &label);
	label->kind = stmk_label;
	label->extra = il_new_statement_extra(il, &extra);
	extra->label = il_new_label(il, &target);
	target->statement = branch->first_statement;
	label->next = il_new_statement(il, &returning);
	returning->kind = stmk_return;
	returning->range_end = 3;
	returning->expr = il_new_expr_node(il, &sum);
	sum->operation = eok_add;
	sum->first_operand = il_new_expr_node(il, &left);
	left->target = il_any_of(IL_variable, 1);
	left->next = il_new_expr_node(il, &right);
	right->target = il_any_of(IL_variable, 2);
	return index;
}

/* ---- walk ---- */

struct log {
	struct buffer text;
	enum il_kind skip, stop;
	bool with_references;
};

static enum il_walk log_enter(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct log *log = walker->context;

	buffer_printf(&log->text, "(%u:%s%u", depth, il_kind_name[kind], index);
	if (kind == log->stop)
		return IL_WALK_STOP;
	return kind == log->skip ? IL_WALK_SKIP : IL_WALK_INTO;
}

static void log_leave(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct log *log = walker->context;

	buffer_printf(&log->text, "%u:%s%u)", depth, il_kind_name[kind], index);
}

static void log_reference(struct il_walker *walker, enum il_kind from_kind, u32 from, const struct il_field_info *field, il_any to)
{
	struct log *log = walker->context;

	if (log->with_references)
		buffer_printf(&log->text, "[%s%u.%s=%s%u]", il_kind_name[from_kind], from, field->name, il_kind_name[il_any_kind(to)],
		              il_any_index(to));
}

static void expect_walk(const struct il *il, enum il_kind kind, u32 index, struct log *log, const char *expected)
{
	struct il_walker walker = { .enter = log_enter, .leave = log_leave, .refer = log_reference, .context = log };

	il_walk(il, kind, index, &walker);
	assert_string_equal(log->text.text, expected);
	buffer_free(&log->text);
}

static void children_are_walked_in_order(void **state)
{
	struct log log = { .skip = IL_none, .stop = IL_none };
	struct il il;

	(void)state;
	make_sample(&il);
	add_function(&il);
	expect_walk(
		&il, IL_statement, 2, &log,
		"(0:statement2(1:expr_node11:expr_node1)(1:statement3(2:statement_extra12:statement_extra1)1:statement3)"
		"(1:statement4(2:expr_node2(3:expr_node33:expr_node3)(3:expr_node43:expr_node4)2:expr_node2)1:statement4)0:statement2)");
	il_free(&il);
}

static void the_list_of_the_start_is_not_walked(void **state)
{
	struct log log = { .skip = IL_none, .stop = IL_none };
	struct il il;

	(void)state;
	make_sample(&il);
	add_function(&il);
	expect_walk(&il, IL_expr_node, 3, &log, "(0:expr_node30:expr_node3)");
	il_free(&il);
}

static void references_are_reported(void **state)
{
	struct log log = { .skip = IL_none, .stop = IL_none, .with_references = true };
	struct il il;

	(void)state;
	make_sample(&il);
	add_function(&il);
	expect_walk(&il, IL_statement, 3, &log,
	            "(0:statement3(1:statement_extra1[statement_extra1.label=label1]1:statement_extra1)0:statement3)");
	expect_walk(&il, IL_expr_node, 4, &log, "(0:expr_node4[expr_node4.target=variable2]0:expr_node4)");
	il_free(&il);
}

/* What is skipped is not gone into, but the list goes on behind it. */
static void a_walk_can_skip_and_stop(void **state)
{
	struct log skip = { .skip = IL_expr_node, .stop = IL_none }, stop = { .skip = IL_none, .stop = IL_expr_node };
	struct il il;

	(void)state;
	make_sample(&il);
	add_function(&il);
	expect_walk(&il, IL_expr_node, 2, &skip, "(0:expr_node2");
	expect_walk(
		&il, IL_statement, 2, &skip,
		"(0:statement2(1:expr_node1(1:statement3(2:statement_extra12:statement_extra1)1:statement3)(1:statement4(2:expr_node21:statement4)0:statement2)");
	expect_walk(&il, IL_statement, 2, &stop, "(0:statement2(1:expr_node1");
	il_free(&il);
}

static void shared_entries_are_walked_once(void **state)
{
	struct log log = { .skip = IL_none, .stop = IL_none };
	struct il il;
	struct il_statement *statement;
	struct il_expr_node *expr;

	(void)state;
	il_init(&il);
	il_new_statement(&il, &statement);
	il_new_expr_node(&il, &expr);
	statement->expr = statement->increment = 1;
	expect_walk(&il, IL_statement, 1, &log, "(0:statement1(1:expr_node11:expr_node1)0:statement1)");
	il_free(&il);
}

static enum il_walk count_entries(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	(void)kind, (void)index, (void)depth;
	++*(u32 *)walker->context;
	return IL_WALK_INTO;
}

static void deep_trees_need_no_stack(void **state)
{
	enum { DEPTH = 200000 };
	u32 count = 0, i, copy;
	struct il_walker walker = { .enter = count_entries, .context = &count };
	struct il il;
	struct il_expr_node *node;

	(void)state;
	il_init(&il);
	for (i = 0; i < DEPTH; i++) {
		u32 index = il_new_expr_node(&il, &node);

		node->first_operand = index - 1;
	}
	il_walk(&il, IL_expr_node, DEPTH, &walker);
	assert_int_equal(count, DEPTH);
	copy = il_copy(&il, IL_expr_node, DEPTH);
	assert_true(il_equal(&il, DEPTH, &il, copy, IL_expr_node));
	il_expr_node(&il, 1)->operation = eok_add;
	assert_false(il_equal(&il, DEPTH, &il, copy, IL_expr_node));
	il_free(&il);
}

/* ---- copy ---- */

static void a_copy_has_its_own_children(void **state)
{
	struct il il;
	u32 copy;
	struct il_statement *branch, *label;

	(void)state;
	make_sample(&il);
	add_function(&il);
	copy = il_copy(&il, IL_statement, 2);
	assert_int_equal(copy, 5);
	branch = il_statement(&il, copy);
	label = il_statement(&il, branch->first_statement);
	assert_int_equal(branch->kind, stmk_if);
	assert_int_equal(branch->first_statement, 6);
	assert_int_equal(label->next, 7);
	assert_int_equal(il_expr_node(&il, branch->expr)->target, il_any_of(IL_variable, 1)); /* not owned: the same */
	assert_int_equal(il_statement(&il, label->next)->range_end, 3);
	assert_null(il_validate(&il));
	il_free(&il);
}

static void references_in_a_copy_stay_in_it(void **state)
{
	struct il il;
	struct il_statement *statement, *nested;
	struct il_scope *outer, *inner, *outermost;
	struct il_namespace *space;
	u32 copy;

	(void)state;
	il_init(&il);
	il_new_statement(&il, &statement);
	statement->scope = il_new_scope(&il, &outer);
	statement->first_statement = il_new_statement(&il, &nested);
	nested->scope = il_new_scope(&il, &inner);
	inner->parent = 1;
	outer->parent = il_new_scope(&il, &outermost);
	outer->owner = il_any_of(IL_namespace, il_new_namespace(&il, &space));
	copy = il_copy(&il, IL_statement, 1);
	outer = il_scope(&il, il_statement(&il, copy)->scope);
	inner = il_scope(&il, il_statement(&il, il_statement(&il, copy)->first_statement)->scope);
	assert_int_equal(inner->parent, il_statement(&il, copy)->scope);
	assert_int_equal(outer->parent, 3);
	assert_int_equal(outer->owner, il_any_of(IL_namespace, 1));
	il_free(&il);
}

static void a_copy_stands_in_no_list(void **state)
{
	struct il il;

	(void)state;
	make_sample(&il);
	add_function(&il);
	assert_int_equal(il_statement(&il, il_copy(&il, IL_statement, 3))->next, 0);
	il_free(&il);
}

/* ---- compare ---- */

static void copies_are_equal(void **state)
{
	struct il il;
	u32 copy;

	(void)state;
	make_sample(&il);
	add_function(&il);
	copy = il_copy(&il, IL_statement, 1);
	assert_true(il_equal(&il, 1, &il, copy, IL_statement));
	il_statement(&il, copy)->range_end = 7; /* where it stands does not count */
	assert_true(il_equal(&il, 1, &il, copy, IL_statement));
	il_free(&il);
}

static void differences_are_seen(void **state)
{
	struct il il;
	struct il_expr_node *sum, *operand;
	u32 copy;

	(void)state;
	make_sample(&il);
	add_function(&il);
	copy = il_copy(&il, IL_expr_node, 2);
	assert_true(il_equal(&il, 2, &il, copy, IL_expr_node));
	sum = il_expr_node(&il, copy);
	operand = il_expr_node(&il, sum->first_operand);

	sum->operation = eok_subtract;
	assert_false(il_equal(&il, 2, &il, copy, IL_expr_node));
	sum->operation = eok_add;
	operand->target = il_any_of(IL_variable, 2); /* b + b */
	assert_false(il_equal(&il, 2, &il, copy, IL_expr_node));
	operand->target = il_any_of(IL_variable, 1);
	operand->name = il_intern_z(&il, "x");
	assert_false(il_equal(&il, 2, &il, copy, IL_expr_node));
	operand->name = 0;
	assert_true(il_equal(&il, 2, &il, copy, IL_expr_node));
	operand->next = 0; /* a list that is shorter */
	assert_false(il_equal(&il, 2, &il, copy, IL_expr_node));
	assert_false(il_equal(&il, copy, &il, 2, IL_expr_node));
	il_free(&il);
}

static void labels_must_correspond(void **state)
{
	struct il il;
	struct il_statement *block, *target, *other;
	struct il_switch_info *info;
	struct il_statement_extra *extra;
	u32 copy;

	(void)state;
	il_init(&il);
	il_new_statement(&il, &block);
	block->extra = il_new_statement_extra(&il, &extra);
	extra->switch_info = il_new_switch_info(&il, &info);
	block->first_statement = il_new_statement(&il, &target);
	target->next = il_new_statement(&il, &other);
	info->default_statement = 2;
	copy = il_copy(&il, IL_statement, 1);
	assert_true(il_equal(&il, 1, &il, copy, IL_statement));
	info = il_switch_info(&il, il_extra_of_statement(&il, il_statement(&il, copy))->switch_info);
	info->default_statement++; /* the other statement */
	assert_false(il_equal(&il, 1, &il, copy, IL_statement));
	info->default_statement = 2; /* that of the original */
	assert_false(il_equal(&il, 1, &il, copy, IL_statement));
	il_free(&il);
}

/* In another IL everything has another number; names and structure tell. */
static void two_ils_are_compared_by_name(void **state)
{
	struct il a, b;
	struct il_expr_node *node;
	struct il_routine *routine;
	u32 in_a, in_b;

	(void)state;
	make_sample(&a);
	in_a = add_function(&a);
	make_sample(&b);
	il_intern_z(&b, "shifts all strings behind it");
	il_new_expr_node(&b, &node);
	il_new_routine(&b, &routine);
	in_b = add_function(&b);
	assert_int_not_equal(in_a, in_b);
	assert_true(il_equal(&a, in_a, &b, in_b, IL_routine));
	il_variable(&b, 2)->name = il_intern_z(&b, "c");
	assert_false(il_equal(&a, in_a, &b, in_b, IL_routine));
	il_free(&a);
	il_free(&b);
}

static void types_of_two_ils_are_compared_by_structure(void **state)
{
	struct il a, b;
	struct il_type *type;

	(void)state;
	make_sample(&a);
	make_sample(&b);
	assert_true(il_equal(&a, 2, &b, 2, IL_type));
	il_new_type(&b, &type);
	type->kind = tk_integer;
	type->int_kind = ik_long;
	type->name = il_intern_z(&b, "long");
	il_type(&b, 2)->type = 3; /* long () */
	assert_false(il_equal(&a, 2, &b, 2, IL_type));
	il_free(&a);
	il_free(&b);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(children_are_walked_in_order),   cmocka_unit_test(the_list_of_the_start_is_not_walked),
		cmocka_unit_test(references_are_reported),        cmocka_unit_test(a_walk_can_skip_and_stop),
		cmocka_unit_test(shared_entries_are_walked_once), cmocka_unit_test(deep_trees_need_no_stack),
		cmocka_unit_test(a_copy_has_its_own_children),    cmocka_unit_test(references_in_a_copy_stay_in_it),
		cmocka_unit_test(a_copy_stands_in_no_list),       cmocka_unit_test(copies_are_equal),
		cmocka_unit_test(differences_are_seen),           cmocka_unit_test(labels_must_correspond),
		cmocka_unit_test(two_ils_are_compared_by_name),   cmocka_unit_test(types_of_two_ils_are_compared_by_structure),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
