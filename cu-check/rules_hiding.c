/* Member functions that hide virtual functions of base classes, and do not override all of that name [class.virtual]. */
#include "../lib/cuda/overrides.h"
#include "../lib/il/names.h"
#include "check.h"

/* How deep bases nest, how many virtual functions all bases of a class may have: of larger classes nothing is said. */
enum { DEPTH_MAX = 20, FUNCTIONS_MAX = 2000 };

struct functions {
	VEC(u32) list;
};

/* A class, its own functions, and the virtual functions of its bases that override none there. */
struct hiding {
	struct check *c;
	const struct il_class_info *info;
	struct functions own, virtual;
};

static const struct il_class_info *class_info_of(const struct il *il, u32 type)
{
	const struct il_type *t = stripped(il, type, &(u32){ 0 });

	return t->class_info ? il_class_info(il, t->class_info) : NULL;
}

static const struct il_routine *routine_at(const struct hiding *h, const struct functions *functions, u32 i)
{
	return il_routine(h->c->il, functions->list.at[i]);
}

/* The functions that a class declares, but for constructors and the like, and templates. */
static void find_functions(const struct il *il, const struct il_class_info *info, struct functions *functions, bool only_virtual)
{
	u32 entry = info->scope ? il_scope(il, info->scope)->first_entry : 0;

	for (; entry && functions->list.count < FUNCTIONS_MAX; entry = il_source_sequence_entry(il, entry)->next) {
		il_any target = il_source_sequence_entry(il, entry)->target;
		const struct il_routine *routine = il_routine_of(il, target);

		if (il_any_kind(target) != IL_routine || routine->flags & rf_friend || routine->entity & enf_is_template ||
		    (routine->special_kind != sfk_none && routine->special_kind != sfk_operator))
			continue;
		if (!only_virtual || routine->flags & rf_virtual)
			vec_push(&functions->list, il_any_index(target));
	}
}

/* Whether a function overrides one of a base of its class. */
static bool overrides(const struct il *il, const struct il_class_info *info, const struct il_routine *routine, u32 depth)
{
	u32 base, i;

	for (base = info->first_base; base && depth < DEPTH_MAX; base = il_base_class(il, base)->next) {
		const struct il_class_info *of_base = class_info_of(il, il_base_class(il, base)->type);
		struct functions functions = { 0 };
		bool found = false;

		if (!of_base)
			continue;
		find_functions(il, of_base, &functions, true);
		for (i = 0; i < functions.list.count && !found; i++)
			found = is_overrider(il, routine, il_routine(il, functions.list.at[i]));
		vec_free(&functions.list);
		if (found || overrides(il, of_base, routine, depth + 1))
			return true;
	}
	return false;
}

static bool contains(const struct functions *functions, u32 routine)
{
	u32 i;

	for (i = 0; i < functions->list.count; i++)
		if (functions->list.at[i] == routine)
			return true;
	return false;
}

static void find_virtual_functions(struct hiding *h, const struct il_class_info *info, u32 depth)
{
	const struct il *il = h->c->il;
	u32 base, i;

	for (base = info->first_base; base && depth < DEPTH_MAX; base = il_base_class(il, base)->next) {
		const struct il_class_info *of_base = class_info_of(il, il_base_class(il, base)->type);
		struct functions functions = { 0 };

		if (!of_base)
			continue;
		find_functions(il, of_base, &functions, true);
		for (i = 0; i < functions.list.count && h->virtual.list.count < FUNCTIONS_MAX; i++)
			if (!contains(&h->virtual, functions.list.at[i]) &&
			    !overrides(il, of_base, il_routine(il, functions.list.at[i]), depth))
				vec_push(&h->virtual.list, functions.list.at[i]);
		vec_free(&functions.list);
		find_virtual_functions(h, of_base, depth + 1);
	}
}

/* using B::f; in the class */
static bool is_used(const struct hiding *h, il_str name)
{
	const struct il *il = h->c->il;
	u32 entry = il_scope(il, h->info->scope)->first_entry;

	for (; entry; entry = il_source_sequence_entry(il, entry)->next) {
		il_any target = il_source_sequence_entry(il, entry)->target;

		if (il_any_kind(target) == IL_using_declaration && il_using_declaration(il, il_any_index(target))->name == name)
			return true;
	}
	return false;
}

static bool is_overridden(const struct hiding *h, const struct il_routine *function)
{
	u32 i;

	for (i = 0; i < h->own.list.count; i++)
		if (routine_at(h, &h->own, i)->name == function->name && is_overrider(h->c->il, routine_at(h, &h->own, i), function))
			return true;
	return false;
}

/* V::f, or S<T>::f [with T=int] of an instance of a class template. */
static void add_name(const struct il *il, u32 function, struct buffer *out)
{
	if (il_type(il, il_routine(il, function)->class_type)->entity & enf_instantiation)
		il_add_function_name(il, il_any_of(IL_routine, function), out);
	else
		il_add_member_name(il, function, out);
}

/* With its parameters, as V::f(int) const. */
static void add_signature(const struct il *il, u32 function, struct buffer *out)
{
	struct name_writer w = { .il = il, .out = out, .limit = NAME_LENGTH_MAX, .context = il_any_of(IL_routine, function) };

	if (il_type(il, il_routine(il, function)->class_type)->entity & enf_instantiation) {
		il_add_function_signature(il, il_any_of(IL_routine, function), out);
		return;
	}
	il_add_member_name(il, function, out);
	name_of_parameters(&w, il_routine(il, function)->type);
}

static void report_hidden(struct hiding *h, u32 function, u32 hider, bool overloaded)
{
	const struct il *il = h->c->il;
	struct buffer name = { 0 }, hiding = { 0 };

	if (overloaded)
		add_name(il, function, &name);
	else
		add_signature(il, function, &name);
	il_add_member_name(il, hider, &hiding);
	diag_report(h->c->diag, DIAG_virtual_function_decl_hidden, il_routine(il, hider)->position,
	            overloaded ? "overloaded function" : "function", name.text, hiding.text);
	diag_move(h->c->diag, h->info->body_end - 1); /* the class is complete then */
	buffer_free(&name);
	buffer_free(&hiding);
}

/* The virtual functions of one name and class, from the first one on. */
static void check_set(struct hiding *h, u32 first)
{
	const struct il *il = h->c->il;
	const struct il_routine *function = routine_at(h, &h->virtual, first);
	u32 total = 0, overridden = 0, i;

	for (i = 0; i < h->virtual.list.count; i++) {
		const struct il_routine *other = routine_at(h, &h->virtual, i);

		if (other->name != function->name || other->class_type != function->class_type)
			continue;
		if (i < first) /* was looked at */
			return;
		total++;
		overridden += is_overridden(h, other);
	}
	if (overridden && overridden < total) {
		const struct il_type *type = il_type(il, h->info->type);
		struct buffer name = { 0 };

		add_name(il, h->virtual.list.at[first], &name);
		diag_report(h->c->diag, DIAG_partial_override,
		            il_definition_place(il, type->first_decl, type->position, h->info->body_begin), name.text,
		            il_any_of(IL_type, h->info->type));
		diag_move(h->c->diag, h->info->body_end - 1);
		buffer_free(&name);
	}
	for (i = 0; i < h->own.list.count && !overridden; i++)
		if (routine_at(h, &h->own, i)->name == function->name && !overrides(il, h->info, routine_at(h, &h->own, i), 0))
			report_hidden(h, h->virtual.list.at[first], h->own.list.at[i], total > 1);
}

static bool declares(const struct hiding *h, il_str name)
{
	u32 i;

	for (i = 0; i < h->own.list.count; i++)
		if (routine_at(h, &h->own, i)->name == name)
			return true;
	return false;
}

void check_hidden_functions(struct check *c, const struct il_class_info *info)
{
	const struct il_type *type = il_type(c->il, info->type);
	struct hiding h = { .c = c, .info = info };
	u32 i;

	if (!info->first_base || !info->scope || !info->body_end || type->flags & tyf_dependent || info->lambda ||
	    type->entity & (enf_in_system_header | enf_instantiation | enf_is_template | enf_member_of_template))
		return;
	find_functions(c->il, info, &h.own, false);
	if (h.own.list.count)
		find_virtual_functions(&h, info, 0);
	for (i = 0; i < h.virtual.list.count; i++) {
		il_str name = routine_at(&h, &h.virtual, i)->name;

		if (declares(&h, name) && !is_used(&h, name))
			check_set(&h, i);
	}
	vec_free(&h.own.list);
	vec_free(&h.virtual.list);
}
