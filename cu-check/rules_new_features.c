/* What C++20 has and earlier standards do not, where the front end takes it all the same. */
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

void check_new_features(struct check *c)
{
	struct first_uses first = { 0 };
	u32 i;

	if (c->il->header.std_version >= 202002)
		return;
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
