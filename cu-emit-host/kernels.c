/* Kernels in the host file (page 15). cicc's stub file defines the plain ones; for each instantiation of a template kernel it
 * specializes __wrapper__device_stub_NAME, to which the kernel's own definition forwards. */
#include "plan.h"

#include <stdlib.h>

/* One declaration of a template kernel or of a specialization, while its text is composed. */
struct kernel {
	struct plan *plan;
	const struct il_routine *routine;
	const struct il_full_entity_decl_info *decl;
	VEC(const char *) params; /* names of the parameters, invented where there are none */
	VEC(const char *) template_params;
};

static const char *invent(struct plan *plan) { return text_of(&plan->edits, "__T%u", plan->invented++); }

static void name_parameters(struct kernel *k)
{
	const struct il *il = k->plan->il;
	u32 i;

	for (i = k->decl->first_param; i; i = il_parameter(il, i)->next)
		vec_push(&k->params, il_parameter(il, i)->name ? il_text(il, il_parameter(il, i)->name) : invent(k->plan));
	if (!k->decl->template_decl)
		return;
	for (i = il_template_decl(il, k->decl->template_decl)->first_param; i; i = il_template_param(il, i)->next) {
		const struct il_template_param *param = il_template_param(il, i);

		if (param->flags & tf_invented) /* by auto: they come last, and have no names */
			break;
		vec_push(&k->template_params, param->name ? il_text(il, param->name) : invent(k->plan));
	}
}

/* ---- pieces of both declarations ---- */

static void put(const struct kernel *k, const char *text) { edit_text(&k->plan->edits, text); }

static void put_source(const struct kernel *k, u32 begin, u32 end)
{
	if (end > begin)
		edit_source(&k->plan->edits, begin, end);
}

/* Where a declarator has its parameters: a kernel that is declared with a typedef has none there. */
static u32 parameters_begin(const struct kernel *k) { return k->decl->params_end ? k->decl->params_begin : k->decl->declarator_id_end; }
static u32 parameters_end(const struct kernel *k) { return k->decl->params_end ? k->decl->params_end : k->decl->declarator_id_end; }

/* ( parameters ), all named. The stub takes them by reference and without default arguments. */
static void put_parameters(const struct kernel *k, bool of_stub)
{
	const struct il *il = k->plan->il;
	u32 at = parameters_begin(k), number = 0, i;

	for (i = k->decl->first_param; i; i = il_parameter(il, i)->next, number++) {
		const struct il_parameter *param = il_parameter(il, i);
		const struct il_parameter_extra *extra = il_parameter_extra(il, param->extra);
		bool adjusted = param->flags & (pf_array | pf_function);

		if (of_stub && !adjusted && !is_reference(il, param->type)) {
			u32 place = extra->ellipsis ? extra->ellipsis : param->name_position;

			put_source(k, at, place);
			put(k, "&");
			at = place;
		}
		if (!param->name) {
			put_source(k, at, param->name_position);
			put(k, " ");
			put(k, k->params.at[number]);
			at = param->name_position;
		}
		if (of_stub && extra->default_argument_end) {
			put_source(k, at, before_default(il, param));
			at = extra->default_argument_end;
		}
	}
	put_source(k, at, parameters_end(k));
}

/* template <parameters>, all named, up to the specifiers. */
static void put_template_head(const struct kernel *k)
{
	const struct il *il = k->plan->il;
	u32 at = k->decl->decl_begin, number = 0, i;

	for (i = k->template_params.count ? il_template_decl(il, k->decl->template_decl)->first_param : 0;
	     number < k->template_params.count; i = il_template_param(il, i)->next, number++) {
		const struct il_template_param *param = il_template_param(il, i);

		if (param->name)
			continue;
		put_source(k, at, param->name_position);
		put(k, " ");
		put(k, k->template_params.at[number]);
		at = param->name_position;
	}
	put_source(k, at, k->decl->specifiers_begin);
}

/* static void qualifier::__wrapper__device_stub_name<args>(parameters) */
static void put_stub_declarator(const struct kernel *k)
{
	const struct il_full_entity_decl_info *decl = k->decl;
	bool trailing = il_type(k->plan->il, decl->type)->flags & tyf_trailing_return;

	put(k, decl->flags & dcf_inline ? "static inline " : "static ");
	if (!decl->params_end)
		put_source(k, first_specifier(k->plan->il, decl), decl->declarator_id_begin);
	else
		put(k, trailing ? "auto " : "void ");
	put_source(k, decl->declarator_id_begin, decl->name_begin);
	put(k, "__wrapper__device_stub_");
	put_source(k, decl->name_begin, decl->declarator_id_end);
	put_parameters(k, true);
	put_source(k, parameters_end(k), decl->declarator_end);
}

/* What comes of the storage class of a kernel in whole-program mode: static for what is defined here, but a friend cannot be. */
static bool becomes_static(const struct kernel *k)
{
	const struct il_full_entity_decl_info *first = il_full_entity_decl_info(k->plan->il, k->routine->first_decl);

	return k->plan->options->static_host_stub && k->routine->entity & enf_defined && !(k->decl->flags & dcf_friend) &&
	       (!(first->flags & dcf_friend) || k->decl->body_end);
}

static void put_kernel_declarator(const struct kernel *k, const char *static_word)
{
	const struct il_full_entity_decl_info *decl = k->decl;
	u32 specifier = first_specifier(k->plan->il, decl);

	put_source(k, decl->specifiers_begin, specifier);
	if (becomes_static(k))
		put(k, decl->flags & dcf_static ? "" : static_word);
	else
		put(k, visibility_attribute(k->plan, k->routine->first_decl, k->routine->parent_scope, k->routine->linkage));
	if (k->plan->options->debug)
		put(k, "__attribute__((noinline)) ");
	put_source(k, specifier, parameters_begin(k));
	put_parameters(k, false);
	put_source(k, parameters_end(k), decl->declarator_end);
}

/* {::N::__wrapper__device_stub_name<args>(parameters);return;} */
static void put_forwarding_body(const struct kernel *k)
{
	const struct il *il = k->plan->il;
	const struct il_full_entity_decl_info *decl = k->decl;
	u32 number = 0, i;

	put_source(k, decl->declarator_end, decl->body_begin);
	edit_format(&k->plan->edits, "{%s__wrapper__device_stub_%s", scope_path(k->plan, k->routine->parent_scope),
	            il_text(il, k->routine->name));
	if (decl->flags & dcf_explicit_specialization) {
		u32 name_length = (u32)strlen(il_text(il, k->routine->name));

		put_source(k, decl->name_begin + name_length, decl->declarator_id_end);
	} else if (k->template_params.count) {
		for (i = il_template_decl(il, decl->template_decl)->first_param; number < k->template_params.count;
		     i = il_template_param(il, i)->next, number++) {
			put(k, number ? "," : "<");
			put(k, k->template_params.at[number]);
			put(k, il_template_param(il, i)->flags & tf_pack ? "..." : "");
		}
		put(k, ">");
	}
	put(k, "(");
	for (i = decl->first_param, number = 0; i; i = il_parameter(il, i)->next, number++) {
		put(k, number ? "," : "");
		put(k, k->params.at[number]);
		put(k, il_parameter(il, i)->flags & pf_pack ? "..." : "");
	}
	put(k, ");");
	if (memchr(il->source + decl->body_begin, '\n', decl->body_end - decl->body_begin))
		edit_line(&k->plan->edits, decl->body_end - 1);
	put(k, "return;}");
}

/* ---- the kinds of kernels ---- */

static void template_kernel(const struct kernel *k)
{
	const struct il_full_entity_decl_info *decl = k->decl;
	struct edits *edits = &k->plan->edits;

	if (decl->body_end) {
		put(k, "\n#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wunused-parameter\"");
		edit_line(edits, decl->decl_begin);
	}
	edit_source(edits, decl->decl_begin, decl->specifiers_begin);
	put_stub_declarator(k);
	if (!decl->body_end) {
		put(k, "; ");
	} else {
		put(k, " { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}");
		edit_disabled(edits, decl->body_begin, decl->body_end);
		put(k, "\n#pragma GCC diagnostic pop");
		edit_line(edits, decl->decl_begin);
	}
	put_template_head(k);
	put_kernel_declarator(k, "static ");
	if (!decl->body_end)
		return;
	put_forwarding_body(k);
	edit_disabled(edits, decl->body_begin, decl->body_end);
}

/* template<> … name<args>(…): here its stub is only declared. */
static void specialized_kernel(const struct kernel *k)
{
	const struct il_full_entity_decl_info *decl = k->decl;

	put(k, "template<> __specialization_");
	put_stub_declarator(k);
	put(k, ";");
	if (decl->body_end)
		edit_disabled(&k->plan->edits, decl->body_begin, decl->body_end);
	put(k, " ");
	edit_source(&k->plan->edits, decl->decl_begin, decl->specifiers_begin);
	put_kernel_declarator(k, "__specialization_static ");
	if (!decl->body_end)
		return;
	put_forwarding_body(k);
	edit_disabled(&k->plan->edits, decl->body_begin, decl->body_end);
}

static void compose(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	struct kernel k = { .plan = plan, .routine = routine, .decl = decl };

	name_parameters(&k);
	if (becomes_static(&k) && decl->flags & dcf_extern)
		delete_specifier(plan, decl, "extern");
	edit_begin(&plan->edits, decl->decl_begin, decl->body_end ? decl->body_end : decl->declarator_end);
	if (decl->flags & dcf_explicit_specialization)
		specialized_kernel(&k);
	else
		template_kernel(&k);
	vec_free(&k.params);
	vec_free(&k.template_params);
}

/* Kernels that are no templates: declared, and defined by the stub file. */
static void plain_kernel(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	u32 at = first_specifier(plan->il, decl);

	edit_insert(&plan->edits, at, visibility_attribute(plan, routine->first_decl, routine->parent_scope, routine->linkage));
	if (plan->options->debug)
		edit_insert(&plan->edits, at, "__attribute__((noinline)) ");
	if (!decl->body_end)
		return;
	edit_begin(&plan->edits, decl->body_begin, decl->body_end);
	edit_text(&plan->edits, ";");
	edit_disabled(&plan->edits, decl->body_begin, decl->body_end);
}

/* A friend that is declared elsewhere too gets no storage class; the first declaration decides about visibility. */
static void friend_kernel(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	const struct il_full_entity_decl_info *first = il_full_entity_decl_info(plan->il, routine->first_decl);
	bool is_static =
		routine->template && plan->options->static_host_stub && routine->entity & enf_defined && !(first->flags & dcf_friend);

	if (!is_static)
		edit_insert(&plan->edits, first_specifier(plan->il, decl),
		            visibility_attribute(plan, routine->first_decl, routine->parent_scope, routine->linkage));
}

/* f(auto x) [dcl.fct]/18 */
static bool is_abbreviated_template(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 param;

	for (param = decl->first_param; param; param = il_parameter(il, param)->next)
		if (has_placeholder(il, il_parameter(il, param)->type))
			return true;
	return false;
}

void plan_kernel(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	if (decl->flags & dcf_explicit_instantiation)
		return;
	if (decl->flags & dcf_friend)
		friend_kernel(plan, routine, decl);
	else if (decl->flags & dcf_explicit_specialization || (routine->template && decl->template_decl) ||
	         is_abbreviated_template(plan->il, decl))
		compose(plan, routine, decl);
	else
		plain_kernel(plan, routine, decl);
}
