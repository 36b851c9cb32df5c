/* Extended lambdas (page 25): in the place of each stands an object of a wrapper, made from what the lambda captures, and for
 * __host__ __device__ ones also from the lambda. */
#include "plan.h"

#include <ctype.h>
#include <stdlib.h>

/* ---- captures (page 28) ---- */

/* Of an init-capture: what stands behind the name, without a = before it. */
static struct range initializer_of(const struct il *il, const struct il_lambda_capture *capture)
{
	u32 begin = capture->range_begin + (u32)strlen(il_text(il, capture->name));

	while (begin < capture->range_end && isspace((unsigned char)il->source[begin]))
		begin++;
	if (il->source[begin] == '=')
		begin++;
	while (begin < capture->range_end && isspace((unsigned char)il->source[begin]))
		begin++;
	return (struct range){ begin, capture->range_end };
}

static void put_initializer(struct plan *plan, const struct il_lambda_capture *capture)
{
	struct range initializer = initializer_of(plan->il, capture);

	edit_source(&plan->edits, initializer.begin, initializer.end);
}

/* The types of the wrapper's members. */
static void put_types(struct plan *plan, const struct il_lambda *lambda)
{
	u32 i;

	for (i = lambda->first_capture; i; i = il_lambda_capture(plan->il, i)->next) {
		const struct il_lambda_capture *capture = il_lambda_capture(plan->il, i);

		switch (capture->kind) {
		case cptk_this: edit_text(&plan->edits, ", decltype(this) const"); break;
		case cptk_star_this:
			edit_text(&plan->edits, ", typename __nvdl_remove_const<typename __nvdl_remove_ref<decltype(*this)>::type>::type");
			edit_text(&plan->edits, lambda->flags & lf_mutable ? "" : " const");
			break;
		case cptk_init:
			edit_text(&plan->edits, ", typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(");
			put_initializer(plan, capture);
			edit_text(&plan->edits, ")>::type>::type");
			break;
		default: edit_format(&plan->edits, ", typename __nvdl_remove_ref<decltype(%s)>::type", il_text(plan->il, capture->name));
		}
	}
}

/* What the members are made from. */
static void put_values(struct plan *plan, const struct il_lambda *lambda)
{
	u32 i;

	for (i = lambda->first_capture; i; i = il_lambda_capture(plan->il, i)->next) {
		const struct il_lambda_capture *capture = il_lambda_capture(plan->il, i);

		edit_text(&plan->edits, ", ");
		switch (capture->kind) {
		case cptk_this: edit_text(&plan->edits, "this"); break;
		case cptk_star_this: edit_text(&plan->edits, "*this"); break;
		case cptk_init: put_initializer(plan, capture); break;
		default: edit_text(&plan->edits, il_text(plan->il, capture->name));
		}
	}
}

/* ---- wrappers ---- */

/* __nv_dl_wrapper_t<tag, types>(tag{}, values); the lambda is for the device alone. */
static void wrap_device_lambda(struct plan *plan, const struct il_lambda *lambda)
{
	const char *tag = lambda_tag(plan, lambda);

	edit_format(&plan->edits, "__nv_dl_wrapper_t< %s", tag);
	put_types(plan, lambda);
	edit_format(&plan->edits, ">( %s{}", tag);
	put_values(plan, lambda);
	edit_text(&plan->edits, ")");
	edit_disabled(&plan->edits, lambda->range_begin, lambda->range_end);
}

/* [] without captures and without a = converts to a function pointer [expr.prim.lambda.closure]/8. */
static bool converts_to_pointer(const struct il_lambda *lambda) { return !lambda->first_capture && !(lambda->flags & lf_default_copy); }

static void wrap_host_device_lambda(struct plan *plan, const struct il_lambda *lambda)
{
	edit_format(&plan->edits, "__nv_hdl_create_wrapper_t< %s, %s, %s", lambda->flags & lf_mutable ? "true" : "false",
	            converts_to_pointer(lambda) ? "true" : "false", lambda_tag(plan, lambda));
	put_types(plan, lambda);
	edit_text(&plan->edits, ">::__nv_hdl_create_wrapper(");
	edit_source(&plan->edits, lambda->range_begin, lambda->range_end);
	put_values(plan, lambda);
	edit_text(&plan->edits, ")");
}

static u32 capture_count(const struct il *il, const struct il_lambda *lambda)
{
	u32 count = 0, i;

	for (i = lambda->first_capture; i; i = il_lambda_capture(il, i)->next)
		count++;
	return count;
}

static void wrap(struct plan *plan, const struct il_lambda *lambda, struct lambda_counts *counts)
{
	bool *used = lambda->wrapper == lwk_host_device ? counts->host_device : counts->device;
	u32 captures = capture_count(plan->il, lambda);

	if (captures < COUNT_OF(counts->device))
		used[captures] = true;
	edit_begin(&plan->edits, lambda->range_begin, lambda->range_end);
	if (lambda->wrapper == lwk_host_device)
		wrap_host_device_lambda(plan, lambda);
	else
		wrap_device_lambda(plan, lambda);
}

/* Whether a lambda is in a default argument of a declaration. */
static bool has_default_with(const struct il *il, const struct il_full_entity_decl_info *decl, const struct il_lambda *lambda)
{
	u32 param;

	for (param = decl->first_param; param; param = il_parameter(il, param)->next) {
		const struct il_parameter_extra *extra = il_parameter_extra(il, il_parameter(il, param)->extra);

		if (extra->default_argument_begin <= lambda->range_begin && lambda->range_end <= extra->default_argument_end)
			return true;
	}
	return false;
}

/* The friend that is no template and has a lambda in a default argument, or 0. */
static u32 friend_around(const struct il *il, const struct il_lambda *lambda)
{
	u32 i;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if (decl->flags & dcf_friend && !(decl->flags & dcf_instantiated) && !decl->template_decl &&
		    has_default_with(il, decl, lambda))
			return i;
	}
	return 0;
}

static void delete_defaults(struct plan *plan, const struct il_full_entity_decl_info *decl)
{
	u32 param;

	for (param = decl->first_param; param; param = il_parameter(plan->il, param)->next) {
		const struct il_parameter *parameter = il_parameter(plan->il, param);

		if (parameter->flags & pf_default_argument)
			edit_delete(&plan->edits, before_default(plan->il, parameter),
			            il_parameter_extra(plan->il, parameter->extra)->default_argument_end);
	}
}

/* The closure of a __device__ lambda outside of functions is of the host too: its body is not. The host compiler needs default arguments
 * of a friend as soon as the class template around it is instantiated; they go with the body. */
static void empty_body(struct plan *plan, const struct il_lambda *lambda)
{
	u32 friend = friend_around(plan->il, lambda);

	if (friend) {
		delete_defaults(plan, il_full_entity_decl_info(plan->il, friend));
		return;
	}
	edit_begin(&plan->edits, lambda->body_begin, lambda->body_end);
	edit_text(&plan->edits, "{ }");
	edit_disabled(&plan->edits, lambda->body_begin, lambda->body_end);
}

/* [] mutable {}: the host compiler has the parentheses that are missing before C++23. */
static void say_parameters(struct plan *plan, const struct il_lambda *lambda)
{
	u32 specifiers = lf_mutable | lf_constexpr | lf_consteval | lf_noexcept | lf_explicit_return | lf_static;

	if (lambda->flags & specifiers && !(lambda->flags & lf_has_parameters) && !lambda->template_decl)
		edit_insert(&plan->edits, lambda->introducer_end, "()");
}

/* ---- all of them ---- */

/* The wrappers are declared where cuda_runtime.h declares a class for that. */
static void place_preamble(struct plan *plan, const struct lambda_counts *counts)
{
	const struct il *il = plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if (il_any_kind(decl->declared) != IL_type || !decl->body_end ||
		    strcmp(il_text(il, il_type(il, il_any_index(decl->declared))->name), "__nv_lambda_preheader_injection"))
			continue;
		edit_begin(&plan->edits, decl->decl_begin, decl->decl_begin);
		edit_text(&plan->edits, "\n# 1 \"nvcc_internal_extended_lambda_implementation\"\n");
		edit_text(&plan->edits, lambda_preamble(plan, counts));
		edit_line(&plan->edits, decl->decl_begin);
		return;
	}
}

void plan_lambdas(struct plan *plan)
{
	struct lambda_counts counts = { 0 };
	u32 i;

	for (i = 1; i < plan->il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(plan->il, i);

		if (lambda->flags & lf_instantiated)
			continue;
		say_parameters(plan, lambda);
		if (!plan->options->extended_lambda)
			continue;
		if (lambda->wrapper)
			wrap(plan, lambda, &counts);
		else if ((lambda->execution_space & (es_device | es_host)) == es_device && lambda->body_end)
			empty_body(plan, lambda);
	}
	if (plan->options->extended_lambda)
		place_preamble(plan, &counts);
}
