/* Execution spaces that a lambda says (page 30, the part without extended lambdas). */
#include "calls.h"

/* Behind an attribute and the parentheses or brackets around it. */
static u32 behind(const struct il *il, const struct il_attribute *attribute) { return il_attribute_group(il, attribute->group)->range_end; }

u32 head_of_lambda(const struct il *il, const struct il_lambda *lambda)
{
	u32 attribute, at = lambda->introducer_end;

	for (attribute = lambda->first_attribute; attribute; attribute = il_attribute(il, attribute)->next)
		if (!lambda->params_end || il_attribute(il, attribute)->range_begin < lambda->params_begin)
			at = behind(il, il_attribute(il, attribute));
	return skip_space(il, at);
}

/* [] () __global__ { }: what is wrong with an operator() that is a kernel. */
static void check_kernel_operator(struct check *c, const struct il_lambda *lambda, u32 place)
{
	const struct il_type *result = stripped(c->il, lambda->declared_return, &(u32){ 0 });

	diag_report(c->diag, DIAG_global_operator_function, place);
	if (!lambda->declared_return && !(lambda->flags & lf_generic) && !is_written_in_template(c->il, lambda->enclosing_routine))
		diag_report(c->diag, DIAG_global_function_deduced_return_type, place);
	else if (lambda->declared_return && result->kind != tk_void)
		diag_report(c->diag, DIAG_global_function_return_type, place);
	diag_report(c->diag, DIAG_global_class_decl, place);
}

/* Attributes behind the introducer are the closure's, those behind the parameters its operator()'s. */
static void check_annotations(struct check *c, const struct il_lambda *lambda)
{
	u32 template_begin = il_template_decl(c->il, lambda->template_decl)->params_begin, attribute, end = 0;
	u32 declarator = template_begin ? template_begin : lambda->params_end ? lambda->params_begin : lambda->body_begin;
	bool closure = false;

	for (attribute = lambda->first_attribute; attribute; attribute = il_attribute(c->il, attribute)->next) {
		const struct il_attribute *a = il_attribute(c->il, attribute);

		closure |= (a->cuda == cua_device || a->cuda == cua_host) && a->range_begin < declarator && lambda->execution_space;
		if (a->range_begin < declarator)
			end = behind(c->il, a);
		else if (is_kernel_attribute(a))
			check_kernel_operator(c, lambda, a->range_begin);
	}
	if (closure && !c->extended_lambda)
		diag_report(c->diag, DIAG_extended_lambda_disallowed, skip_space(c->il, end));
}

/* Whether a place is in an init-capture of a lambda. */
static bool is_in_init_capture(const struct il *il, const struct il_lambda *lambda, u32 place)
{
	u32 i;

	for (i = lambda->first_capture; i; i = il_lambda_capture(il, i)->next) {
		const struct il_lambda_capture *capture = il_lambda_capture(il, i);

		if ((capture->kind == cptk_init || capture->kind == cptk_init_reference) && capture->range_begin <= place &&
		    place < capture->range_end)
			return true;
	}
	return false;
}

/* Whether a place is among the captures of a lambda in another one, not in an init-capture. */
static bool is_among_captures(const struct il *il, u32 place, u32 around)
{
	u32 i;

	for (i = around + 1; i < il->table[IL_lambda].count; i++)
		if (il_lambda(il, i)->introducer_begin < place && place < il_lambda(il, i)->introducer_end)
			return !is_in_init_capture(il, il_lambda(il, i), place);
	return false;
}

/* Whether a lambda is in the initializer of a member, not in a function of its class. */
static bool is_in_class(const struct il *il, const struct il_lambda *lambda)
{
	u32 scope = il_scope(il, lambda->scope)->parent;

	while (scope && il_scope(il, scope)->kind != sck_class_struct_union && il_scope(il, scope)->kind != sck_function)
		scope = il_scope(il, scope)->parent;
	return il_scope(il, scope)->kind == sck_class_struct_union;
}

/* [=] { return member; }: deprecated since C++20 [depr.capture.this]. Lambdas around the one that names it say nothing. */
static void check_implicit_this(struct check *c, const struct il_lambda *lambda, u32 index)
{
	enum { CXX20 = 202002 };
	u32 i;

	if (!(lambda->flags & lf_default_copy) || is_in_class(c->il, lambda) || c->il->header.std_version < CXX20)
		return;
	for (i = lambda->first_capture; i; i = il_lambda_capture(c->il, i)->next) {
		const struct il_lambda_capture *capture = il_lambda_capture(c->il, i);

		if (capture->kind == cptk_this && capture->flags & cpf_implicit && lambda_around(c, capture->range_begin) == index &&
		    !is_among_captures(c->il, capture->range_begin, index))
			diag_report(c->diag, DIAG_implicit_this_capture, capture->range_begin);
	}
}

void check_lambda_heads(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(c->il, i);

		if (lambda->flags & lf_instantiated)
			continue;
		check_annotations(c, lambda);
		check_launch_of_lambda(c, lambda);
		check_attributes_of_lambda(c, lambda);
		check_implicit_this(c, lambda, i);
	}
}
