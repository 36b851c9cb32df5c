/* Expressions and statements as they are written, as text, for the parser's tests: (add a (multiply b c)). Names that were not resolved get
 * a ?. */
#ifndef PARSE_SHOW_H
#define PARSE_SHOW_H

#include "unit_test.h"

#include "../../cu-parse/parser.h"

/* What the runtime declares for launches. */
#define CONFIGURATION "extern \"C\" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = nullptr); "

struct parsing {
	struct il il;
	struct diag diag;
	struct parser p;
};

enum bodies { BODIES_NEEDED, BODIES_ALL, BODIES_USED };

static void parse_as(struct parsing *t, const char *text, enum bodies bodies, u32 std_version)
{
	memset(t, 0, sizeof *t);
	il_init(&t->il);
	diag_init(&t->diag, &t->il);
	set_source(&t->il, text);
	t->il.header.std_version = std_version;
	t->il.header.source_name = il_intern_z(&t->il, "test.cu");
	t->p.il = &t->il;
	t->p.diag = &t->diag;
	t->p.all_bodies = bodies == BODIES_ALL;
	t->p.used_bodies = bodies == BODIES_USED;
	lex_unit(&t->p);
	parse_unit(&t->p);
}

static void parse_with(struct parsing *t, const char *text, enum bodies bodies) { parse_as(t, text, bodies, 202002); }

static void parse_string(struct parsing *t, const char *text) { parse_with(t, text, BODIES_NEEDED); }

/* Everything that an operand or a substatement covers lies within what it belongs to, in source order. Of an instance, the elements of an
 * expansion all stand in one place. */
static void assert_ranges_nest(const struct il *il)
{
	u32 i, operand, end;

	for (i = 1; i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(il, i);

		end = node->range_begin;
		for (operand = node->first_operand; operand; operand = il_expr_node(il, operand)->next) {
			const struct il_expr_node *record = il_expr_node(il, operand);

			if (record->flags & (exf_implicit | exf_default) || node->flags & exf_instantiated)
				continue;
			assert_true(record->range_begin >= end && record->range_end <= node->range_end);
			end = record->range_end;
		}
	}
	for (i = 1; i < il->table[IL_statement].count; i++) {
		const struct il_statement *statement = il_statement(il, i);

		end = statement->range_begin;
		for (operand = statement->first_statement; operand; operand = il_statement(il, operand)->next) {
			assert_true(il_statement(il, operand)->range_begin >= statement->range_begin);
			assert_true(il_statement(il, operand)->range_end <= statement->range_end);
		}
	}
}

static void done(struct parsing *t)
{
	assert_null(il_validate(&t->il));
	if (!t->diag.errors && !t->p.recoveries)
		assert_ranges_nest(&t->il);
	parser_free(&t->p);
	diag_free(&t->diag);
	il_free(&t->il);
}

static u32 named(const struct parsing *t, enum il_kind kind, const char *name)
{
	u32 i;

	for (i = 1; i < t->il.table[kind].count; i++)
		if (!strcmp(il_entry_name(&t->il, kind, i), name))
			return i;
	fail_msg("no %s named %s", il_kind_name[kind], name);
	return 0;
}

static void assert_text(const struct parsing *t, u32 begin, u32 end, const char *text)
{
	assert_int_equal(end - begin, strlen(text));
	assert_memory_equal(t->il.source + begin, text, end - begin);
}

static void show_statement(const struct il *il, u32 index, struct buffer *out);
static void show_expression(const struct il *il, u32 index, struct buffer *out);

static void show_source(const struct il *il, u32 begin, u32 end, struct buffer *out) { buffer_add(out, il->source + begin, end - begin); }

static void show_list(const struct il *il, u32 operand, struct buffer *out)
{
	for (; il_if_written(il, operand); operand = il_expr_node(il, operand)->next) {
		buffer_puts(out, " ");
		show_expression(il, operand, out);
	}
}

static const char *head_of(const struct il *il, const struct il_expr_node *node)
{
	switch (node->kind) {
	case enk_operation: return il_operation_kind_name(node->operation) + 4;
	case enk_new_delete:
	case enk_builtin_operation: return il_text(il, node->name);
	default: return il_expr_node_kind_name(node->kind) + 4;
	}
}

static const char *suffix_of(const struct il_expr_node *node)
{
	return node->flags & exf_placement  ? "-placement" :
	       node->flags & exf_array_form ? "[]" :
	       node->flags & exf_fold_left  ? "-left" :
	       node->flags & exf_fold_init  ? "-init" :
	                                      "";
}

static void show_lambda(const struct il *il, u32 index, struct buffer *out)
{
	const struct il_lambda *lambda = il_lambda(il, index);
	u32 capture;

	buffer_puts(out, "[");
	for (capture = lambda->first_capture; capture; capture = il_lambda_capture(il, capture)->next) {
		const struct il_lambda_capture *record = il_lambda_capture(il, capture);

		buffer_printf(out, "%s%s%s%s", capture == lambda->first_capture ? "" : " ", record->flags & cpf_implicit ? "~" : "",
		              record->kind == cptk_reference || record->kind == cptk_init_reference ? "&" : "",
		              record->kind == cptk_this      ? "this" :
		              record->kind == cptk_star_this ? "*this" :
		                                               il_text(il, record->name));
	}
	buffer_puts(out, "]");
	if (lambda->body_statement)
		show_statement(il, lambda->body_statement, out);
}

static bool is_leaf(const struct il_expr_node *node)
{
	return !node->first_operand && !node->extra && !node->type_operand && node->kind != enk_operation &&
	       node->kind != enk_braced_init_list && node->kind != enk_initializer && node->kind != enk_requires;
}

static void show_expression(const struct il *il, u32 index, struct buffer *out)
{
	const struct il_expr_node *node = il_expr_node(il, index = il_written(il, index));
	bool launch = node->flags & exf_launch;

	if (!index) {
		buffer_puts(out, "nothing");
	} else if (node->kind == enk_lambda) {
		show_lambda(il, il_any_index(node->target), out);
	} else if (node->kind == enk_condition) {
		buffer_printf(out, "%s", il_text(il, node->name));
	} else if (node->kind == enk_type_operand && !node->first_operand) {
		buffer_puts(out, "<");
		show_source(il, node->range_begin, node->range_end, out);
		buffer_puts(out, ">");
	} else if (is_leaf(node)) {
		if (node->flags & exf_unresolved)
			buffer_puts(out, "?");
		if (node->flags & exf_implicit)
			buffer_puts(out, il_text(il, node->name));
		else
			show_source(il, node->range_begin, node->range_end, out);
	} else {
		buffer_printf(out, "(%s%s", launch ? "launch" : head_of(il, node), suffix_of(node));
		if (node->kind == enk_fold_expression)
			buffer_printf(out, " %s", il_operation_kind_name(node->operation) + 4);
		if (node->kind == enk_initializer && node->name)
			buffer_printf(out, " .%s", il_text(il, node->name));
		if (launch) {
			buffer_puts(out, " {");
			show_list(il, il_extra_of(il, node)->launch_config, out);
			buffer_puts(out, " }");
		}
		if (node->type_operand)
			buffer_puts(out, " T");
		if (il_extra_of(il, node)->statement) {
			buffer_puts(out, " ");
			show_statement(il, il_extra_of(il, node)->statement, out);
		}
		show_list(il, node->first_operand, out);
		buffer_puts(out, ")");
	}
}

static void show_statements(const struct il *il, u32 statement, struct buffer *out)
{
	const char *separator = "";

	for (; statement; statement = il_statement(il, statement)->next) {
		buffer_puts(out, separator);
		show_statement(il, statement, out);
		separator = " ";
	}
}

static void show_handlers(const struct il *il, u32 handler, struct buffer *out)
{
	for (; handler; handler = il_handler(il, handler)->next) {
		const struct il_handler *record = il_handler(il, handler);

		buffer_printf(out, " (catch %s ", record->parameter ? il_text(il, il_variable(il, record->parameter)->name) : "...");
		show_statement(il, record->statement, out);
		buffer_puts(out, ")");
	}
}

/* (kind label init; condition; increment then / else) with the parts that there are. */
static void show_statement(const struct il *il, u32 index, struct buffer *out)
{
	const struct il_statement *statement = il_statement(il, index);

	if (statement->kind == stmk_block) {
		buffer_puts(out, "{");
		show_statements(il, statement->first_statement, out);
		buffer_puts(out, "}");
		return;
	}
	if (statement->kind == stmk_expr) {
		show_expression(il, statement->expr, out);
		buffer_puts(out, ";");
		return;
	}
	buffer_printf(out, "(%s", il_statement_kind_name(statement->kind) + 5);
	if (il_extra_of_statement(il, statement)->label)
		buffer_printf(out, " %s", il_text(il, il_label(il, il_extra_of_statement(il, statement)->label)->name));
	if (statement->flags & stf_default_label)
		buffer_puts(out, " default");
	if (statement->init) {
		buffer_puts(out, " init ");
		show_statements(il, statement->init, out);
	}
	if (il_if_written(il, statement->expr)) {
		buffer_puts(out, " ");
		show_expression(il, statement->expr, out);
	}
	if (il_if_written(il, statement->increment)) {
		buffer_puts(out, " step ");
		show_expression(il, statement->increment, out);
	}
	if (statement->first_statement) {
		buffer_puts(out, " ");
		show_statements(il, statement->first_statement, out);
	}
	if (statement->else_statement) {
		buffer_puts(out, " else ");
		show_statements(il, statement->else_statement, out);
	}
	show_handlers(il, il_extra_of_statement(il, statement)->first_handler, out);
	buffer_puts(out, ")");
}

/* expect(text, shown), which the test defines, of each pair. */
#define EXPECT_ALL(...) \
	do { \
		static const struct { \
			const char *text, *shown; \
		} cases[] = { __VA_ARGS__ }; \
		size_t n; \
		(void)state; \
		for (n = 0; n < COUNT_OF(cases); n++) \
			expect(cases[n].text, cases[n].shown); \
	} while (0)

#endif
