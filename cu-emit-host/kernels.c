/* Kernels in the host file (page 15). cicc's stub file defines the plain ones, and specializes __wrapper__device_stub_NAME for
 * each instantiation of the templates. */
#include "plan.h"

#include <stdlib.h>

/* A piece of source text that is rebuilt with changes. */
struct splice { u32 begin, end; const char *text; };
struct splices { VEC(struct splice) list; };

static int by_begin(const void *a, const void *b)
{
	const struct splice *x = a, *y = b;

	return x->begin != y->begin ? (x->begin < y->begin ? -1 : 1) : x->end < y->end ? -1 : x->end > y->end;
}

static void add(struct splices *splices, u32 begin, u32 end, const char *text)
{
	vec_push(&splices->list, (struct splice){ begin, end, text });
}

/* source[begin..end) with the splices inside it. */
static const char *spliced(struct plan *plan, u32 begin, u32 end, struct splices *splices)
{
	struct buffer out = { 0 };
	const char *result;
	u32 at = begin, i;

	if (splices->list.count)
		qsort(splices->list.at, splices->list.count, sizeof *splices->list.at, by_begin);
	for (i = 0; i < splices->list.count; i++) {
		const struct splice *s = &splices->list.at[i];

		if (s->begin < at || s->end > end)
			continue;
		buffer_add(&out, plan->il->source + at, s->begin - at);
		buffer_puts(&out, s->text);
		at = s->end;
	}
	buffer_add(&out, plan->il->source + at, end - at);
	result = arena_copy(&plan->edits.texts, out.text, out.length);
	buffer_free(&out);
	return result;
}

/* ---- parameters ---- */

/* Names for the unnamed parameters of one kernel, by their order. */
struct names { VEC(const char *) list; };

static const char *invent(struct plan *plan) { return edit_text(&plan->edits, "__T%u", plan->invented++); }

static void name_parameters(struct plan *plan, u32 param, struct names *names)
{
	for (; param; param = il_param_type(plan->il, param)->next) {
		const struct il_param_type *record = il_param_type(plan->il, param);

		vec_push(&names->list, record->name ? il_text(plan->il, record->name) : invent(plan));
	}
}

static bool is_reference(const struct il *il, u32 type)
{
	const struct il_type *t = il_type(il, type);
	u32 steps;

	for (steps = 0; steps < 1000 && t->kind == tk_typeref && t->type; steps++)
		t = il_type(il, t->type);
	return t->kind == tk_pointer && t->pointer_kind != pk_pointer;
}

static void delete_cuda_attributes(const struct plan *plan, u32 attribute, struct splices *splices)
{
	for (; attribute; attribute = il_attribute(plan->il, attribute)->next) {
		const struct il_attribute *record = il_attribute(plan->il, attribute);

		if (record->cuda != cua_none)
			add(splices, il_attribute_group(plan->il, record->group)->range_begin, il_attribute_group(plan->il, record->group)->range_end, "");
	}
}

/* The parameters of the stub: as the kernel's, by reference. */
static void stub_parameter(struct plan *plan, const struct il_param_type *param, const char *name, struct splices *splices)
{
	bool by_reference = !(param->flags & (pf_array | pf_function)) && !is_reference(plan->il, param->type);
	u32 at = param->ellipsis ? param->ellipsis : param->name_range_begin;

	delete_cuda_attributes(plan, param->first_attribute, splices);
	if (param->default_argument_end) {
		u32 assign = param->default_argument_begin;

		while (assign > param->decl_begin && plan->il->source[assign] != '=')
			assign--;
		add(splices, assign, param->default_argument_end, "");
	}
	if (by_reference)
		add(splices, at, at, "&");
	if (!param->name)
		add(splices, param->name_range_begin, param->name_range_begin, edit_text(&plan->edits, " %s", name));
}

static const char *stub_parameters(struct plan *plan, const struct il_full_entity_decl_info *decl, const struct names *names)
{
	struct splices splices = { 0 };
	const char *result;
	u32 param, i = 0;

	for (param = decl->first_param; param; param = il_param_type(plan->il, param)->next)
		stub_parameter(plan, il_param_type(plan->il, param), names->list.at[i++], &splices);
	result = spliced(plan, decl->params_begin, decl->params_end, &splices);
	vec_free(&splices.list);
	return result;
}

/* p,q,ts... */
static const char *forwarded(struct plan *plan, u32 param, const struct names *names)
{
	const char *text = "";
	u32 i = 0;

	for (; param; param = il_param_type(plan->il, param)->next)
		text = edit_text(&plan->edits, "%s%s%s%s", text, i ? "," : "", names->list.at[i],
		                 il_param_type(plan->il, param)->flags & pf_pack ? "..." : ""), i++;
	return text;
}

/* ---- template heads ---- */

/* <T,N,Ts...>, naming unnamed parameters in the head by insertions. */
static const char *template_arguments(struct plan *plan, u32 template_decl, struct splices *head)
{
	const char *text = "<";
	u32 param;

	for (param = il_template_decl(plan->il, template_decl)->first_param; param; param = il_template_param(plan->il, param)->next) {
		const struct il_template_param *record = il_template_param(plan->il, param);
		const char *name = record->name ? il_text(plan->il, record->name) : invent(plan);

		if (!record->name)
			add(head, record->name_range_begin, record->name_range_begin, edit_text(&plan->edits, " %s", name));
		text = edit_text(&plan->edits, "%s%s%s%s", text, text[1] ? "," : "", name, record->flags & tf_pack ? "..." : "");
	}
	return edit_text(&plan->edits, "%s>", text);
}

/* ---- what becomes of a declaration ---- */

const char *visibility(const struct plan *plan, u8 linkage)
{
	return plan->options->hidden_visibility && linkage != nlk_internal ? "__attribute__((visibility(\"hidden\"))) " : "";
}

static void forget_body(struct plan *plan, const struct il_full_entity_decl_info *decl, const char *instead)
{
	if (decl->body_end)
		edit_disable(&plan->edits, decl->body_begin, decl->body_end, instead);
}

static void plain_kernel(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	edit_insert(&plan->edits, decl->specifiers_begin, visibility(plan, routine->linkage));
	forget_body(plan, decl, ";");
}

static void name_in_place(struct plan *plan, const struct il_full_entity_decl_info *decl, const struct names *names)
{
	u32 param, i = 0;

	for (param = decl->first_param; param; param = il_param_type(plan->il, param)->next, i++)
		if (!il_param_type(plan->il, param)->name)
			edit_insert(&plan->edits, il_param_type(plan->il, param)->name_range_begin, edit_text(&plan->edits, " %s", names->list.at[i]));
}

/* The kernel's own definition forwards to the stub. */
static void forwarding_body(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl,
                            const char *arguments, const struct names *names)
{
	forget_body(plan, decl,
	            edit_text(&plan->edits, "{%s__wrapper__device_stub_%s%s(%s);return;}", scope_path(plan, routine->parent_scope),
	                      il_text(plan->il, routine->name), arguments, forwarded(plan, decl->first_param, names)));
}

static void template_kernel(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	const struct il_template_decl *head = il_template_decl(plan->il, decl->template_decl);
	bool makes_static = plan->options->static_template_stub && !plan->options->relocatable;
	struct splices head_splices = { 0 };
	struct names names = { 0 };
	const char *arguments = template_arguments(plan, decl->template_decl, &head_splices), *marker;
	u32 i;

	name_parameters(plan, decl->first_param, &names);
	marker = line_marker(&plan->edits, decl->decl_begin);
	edit_insert(&plan->edits, decl->decl_begin,
	            edit_text(&plan->edits,
	                      "\n#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wunused-parameter\"%s"
	                      "%s static void __wrapper__device_stub_%s%s%s\n#pragma GCC diagnostic pop%s",
	                      marker, spliced(plan, head->range_begin, head->range_end, &head_splices), il_text(plan->il, routine->name),
	                      stub_parameters(plan, decl, &names), decl->body_end ? " { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}" : ";", marker));
	for (i = 0; i < head_splices.list.count; i++)
		edit_insert(&plan->edits, head_splices.list.at[i].begin, head_splices.list.at[i].text);
	if (makes_static && !(decl->flags & dcf_static))
		edit_insert(&plan->edits, decl->specifiers_begin, "static ");
	else if (!makes_static)
		edit_insert(&plan->edits, decl->specifiers_begin, visibility(plan, routine->linkage));
	name_in_place(plan, decl, &names);
	forwarding_body(plan, routine, decl, arguments, &names);
	vec_free(&head_splices.list);
	vec_free(&names.list);
}

/* template<> … name<args>(…): the stub of the specialization is only declared here. */
static void specialized_kernel(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	const struct il *il = plan->il;
	struct names names = { 0 };
	u32 name_length = (u32)strlen(il_text(il, routine->name));

	name_parameters(plan, decl->first_param, &names);
	edit_insert(&plan->edits, decl->decl_begin,
	            edit_text(&plan->edits, "template<> __specialization_static void %.*s__wrapper__device_stub_%.*s%s;%s",
	                      (int)(decl->name_begin - decl->declarator_id_begin), il->source + decl->declarator_id_begin,
	                      (int)(decl->name_end - decl->name_begin), il->source + decl->name_begin, stub_parameters(plan, decl, &names),
	                      line_marker(&plan->edits, decl->decl_begin)));
	edit_insert(&plan->edits, decl->specifiers_begin, "__specialization_static ");
	name_in_place(plan, decl, &names);
	forwarding_body(plan, routine, decl,
	                edit_text(&plan->edits, "%.*s", (int)(decl->name_end - decl->name_begin - name_length), il->source + decl->name_begin + name_length),
	                &names);
	vec_free(&names.list);
}

void plan_kernel(struct plan *plan, u32 index, u32 number)
{
	const struct il_routine *routine = il_routine(plan->il, index);
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(plan->il, number);

	if (decl->flags & (dcf_friend | dcf_explicit_instantiation))
		return;
	if (decl->flags & dcf_explicit_specialization)
		specialized_kernel(plan, routine, decl);
	else if (routine->template && decl->template_decl)
		template_kernel(plan, routine, decl);
	else
		plain_kernel(plan, routine, decl);
}
