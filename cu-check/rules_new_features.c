/* What C++20 has and earlier standards do not, where the front end takes it all the same. */
#include "check.h"

static u32 skip_ampersand(const struct il *il, u32 at) { return il->source[at] == '&' ? skip_space(il, at + 1) : at; }

static void check_lambda(struct check *c, const struct il_lambda *lambda)
{
	u32 capture, at;

	if (lambda->flags & lf_instantiated)
		return;
	if (lambda->flags & lf_explicit_template_parameters)
		diag_report(c->diag, DIAG_lambda_template_parameters, il_template_decl(c->il, lambda->template_decl)->params_begin);
	for (capture = lambda->first_capture; capture; capture = il_lambda_capture(c->il, capture)->next) {
		const struct il_lambda_capture *record = il_lambda_capture(c->il, capture);

		at = skip_ampersand(c->il, record->range_begin);
		if (record->flags & cpf_pack && (record->kind == cptk_init || record->kind == cptk_init_reference))
			diag_report(c->diag, DIAG_init_capture_pack, at);
		if (il_any_kind(record->captured) == IL_variable &&
		    il_variable(c->il, il_any_index(record->captured))->flags & vf_structured_binding)
			diag_report(c->diag, DIAG_capture_of_binding, at);
	}
}

void check_new_features(struct check *c)
{
	u32 i;

	if (c->il->header.std_version >= 202002)
		return;
	for (i = 1; i < c->il->table[IL_lambda].count; i++)
		check_lambda(c, il_lambda(c->il, i));
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
			diag_report(c->diag, DIAG_range_for_init, il_statement(c->il, init)->range_begin);
	}
}
