/* What a later standard has and that of the program has not, where the front end takes it all the same. */
#include "check.h"

static u32 skip_ampersand(const struct il *il, u32 at) { return il->source[at] == '&' ? skip_space(il, at + 1) : at; }

/* The features that are spoken of where they come first only: 0 where none is. */
struct first_uses {
	u32 template_parameters, init_pack, range_init;
};

static void earliest(u32 *first, u32 position)
{
	if (!*first || position < *first)
		*first = position;
}

static void read_lambda(struct check *c, const struct il_lambda *lambda, struct first_uses *first)
{
	const struct il *il = c->il;
	u32 capture;

	if (lambda->flags & lf_instantiated)
		return;
	if (lambda->flags & lf_explicit_template_parameters)
		earliest(&first->template_parameters, il_template_decl(il, lambda->template_decl)->params_begin);
	for (capture = lambda->first_capture; capture; capture = il_lambda_capture(il, capture)->next) {
		const struct il_lambda_capture *record = il_lambda_capture(il, capture);

		if (record->flags & cpf_pack && starts_with(il, skip_ampersand(il, record->range_begin), "..."))
			earliest(&first->init_pack, skip_ampersand(il, record->range_begin));
		if (il_any_kind(record->captured) == IL_variable &&
		    il_variable(il, il_any_index(record->captured))->flags & vf_structured_binding &&
		    !diag_was_said(c->diag, DIAG_capture_of_binding, skip_ampersand(il, record->range_begin))) /* of a lambda around */
			diag_report(c->diag, DIAG_capture_of_binding, skip_ampersand(il, record->range_begin));
	}
}

static void report_first(struct check *c, u32 position, enum diag_id id)
{
	if (position)
		diag_report(c->diag, id, position);
}

static void check_new_in_cxx20(struct check *c)
{
	struct first_uses first = { 0 };
	u32 i;

	for (i = 1; i < c->il->table[IL_lambda].count; i++)
		read_lambda(c, il_lambda(c->il, i), &first);
	for (i = 1; i < c->il->table[IL_field].count; i++) {
		const struct il_field *field = il_field(c->il, i);

		if (field->is_bit_field && field->initializer_end && !(field->entity & enf_instantiation))
			diag_report(c->diag, DIAG_bit_field_initializer, field->initializer_begin);
	}
	for (i = 1; i < c->il->table[IL_statement].count; i++) {
		const struct il_statement *statement = il_statement(c->il, i);
		u32 init = statement->init;

		if (statement->kind == stmk_range_based_for && init && il_statement(c->il, init)->next &&
		    !(statement->flags & stf_instantiated))
			earliest(&first.range_init, il_statement(c->il, init)->range_begin);
	}
	report_first(c, first.template_parameters, DIAG_lambda_template_parameters);
	report_first(c, first.init_pack, DIAG_init_capture_pack);
	report_first(c, first.range_init, DIAG_range_for_init);
}

/* ---- C++17 ---- */

/* Where a word stands first between two places; 0: nowhere. */
static u32 place_of_word(const struct il *il, u32 begin, u32 end, const char *word)
{
	while (begin < end && !starts_with(il, begin, word))
		begin++;
	return begin < end ? begin : 0;
}

/* Where the operator of a fold-expression stands, the second of two. */
static u32 operator_of_fold(const struct il *il, const struct il_expr_node *fold)
{
	u32 begin = fold->range_begin;

	if (!(fold->flags & exf_fold_left))
		begin = il_expr_node(il, fold->first_operand)->range_end;
	if (fold->flags & (exf_fold_left | exf_fold_init))
		return skip_space(il, place_of_word(il, begin, fold->range_end, "...") + 3);
	return skip_space(il, begin);
}

static u32 earliest_fold(const struct il *il)
{
	u32 i, first = 0;

	for (i = 1; i < il->table[IL_expr_node].count; i++)
		if (il_expr_node(il, i)->kind == enk_fold_expression && il_expr_node(il, i)->first_operand)
			earliest(&first, operator_of_fold(il, il_expr_node(il, i)));
	return first;
}

/* The semicolon of an init-statement [stmt.stmt]/1; 0: there is none. A declaration that is a condition stands there, too, without one. */
static u32 semicolon_of_init(const struct il *il, const struct il_statement *statement)
{
	u32 end = statement->init ? il_statement(il, statement->init)->range_end : 0;

	return end && il->source[end - 1] == ';' ? end - 1 : 0;
}

static void check_statements_of_cxx17(struct check *c)
{
	const struct il *il = c->il;
	u32 i, constexpr_if = 0, init_semicolon = 0;

	for (i = 1; i < il->table[IL_statement].count; i++) {
		const struct il_statement *statement = il_statement(il, i);

		if (statement->flags & stf_instantiated)
			continue;
		if (statement->kind == stmk_constexpr_if)
			earliest(&constexpr_if, place_of_word(il, statement->range_begin, statement->range_end, "constexpr"));
		if ((statement->kind == stmk_if || statement->kind == stmk_constexpr_if || statement->kind == stmk_switch) &&
		    semicolon_of_init(il, statement))
			earliest(&init_semicolon, semicolon_of_init(il, statement));
	}
	report_first(c, constexpr_if, DIAG_constexpr_if);
	report_first(c, init_semicolon, DIAG_init_statement);
}

/* The first of the inlines in declarations of a variable, which may be declared without before. */
static void earliest_inline(const struct il *il, const struct il_variable *variable, u32 *first)
{
	u32 i, place;

	for (i = variable->first_decl; i; i = il_full_entity_decl_info(il, i)->next) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		place = place_of_word(il, decl->specifiers_begin, decl->specifiers_end, "inline");
		if (place)
			earliest(first, place);
	}
}

static void check_variables_of_cxx17(struct check *c)
{
	const struct il *il = c->il;
	u32 i, first_inline = 0;

	for (i = 1; i < il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(il, i);

		if (variable->entity & enf_instantiation)
			continue;
		if (variable->flags & vf_binding_container)
			diag_report(c->diag, DIAG_structured_binding, skip_ampersand(il, skip_ampersand(il, variable->position)));
		if (variable->flags & vf_inline && !(variable->entity & enf_is_template))
			earliest_inline(il, variable, &first_inline);
	}
	report_first(c, first_inline, DIAG_inline_variable);
}

void check_new_features(struct check *c)
{
	if (c->il->header.std_version < 202002)
		check_new_in_cxx20(c);
	if (c->il->header.std_version < 201703) {
		report_first(c, earliest_fold(c->il), DIAG_fold_expression);
		check_statements_of_cxx17(c);
		check_variables_of_cxx17(c);
	}
}
