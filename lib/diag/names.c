#include "names.h"

/* A name being written: the text that follows it tells what the template parameters in it stand for. */
struct naming {
	const struct il *il;
	struct buffer *out, with;
	u32 position;
};

/* The declaration's own template<…>, or 0. */
static u32 template_decl_of(const struct il *il, u32 first_decl)
{
	return first_decl ? il_full_entity_decl_info(il, first_decl)->template_decl : 0;
}

/* ---- what an instance was made from ---- */

/* What stands at the same place of the source in the scope of a pattern. */
static u32 member_at(const struct il *il, u32 pattern, enum il_kind kind, u32 position)
{
	u32 info = il_type(il, pattern)->class_info, entry = info ? il_scope(il, il_class_info(il, info)->scope)->first_entry : 0;

	for (; entry; entry = il_source_sequence_entry(il, entry)->next) {
		il_any target = il_source_sequence_entry(il, entry)->target;
		u32 index = il_any_index(target);

		if (il_any_kind(target) == kind &&
		    (kind == IL_routine ? il_routine(il, index)->position : il_type(il, index)->position) == position)
			return index;
	}
	return 0;
}

static u32 class_around(const struct il *il, u32 scope)
{
	il_any owner = il_scope(il, scope)->owner;

	return il_scope(il, scope)->kind == sck_class_struct_union && il_any_kind(owner) == IL_type ? il_any_index(owner) : 0;
}

/* The class that an instance was made from, itself where it is none; 0: not known. */
static u32 pattern_of_class(const struct il *il, u32 class)
{
	const struct il_type *t = il_type(il, class);
	u32 around;
	il_any prototype;

	if (!(t->entity & enf_instantiation))
		return class;
	if (t->template_info) {
		prototype = il_template(il, il_template_info(il, t->template_info)->template)->prototype;
		return il_any_kind(prototype) == IL_type ? il_any_index(prototype) : 0;
	}
	around = class_around(il, t->parent_scope);
	around = around && around != class ? pattern_of_class(il, around) : 0;
	return around ? member_at(il, around, IL_type, t->position) : 0;
}

static u32 pattern_of_routine(const struct il *il, u32 routine)
{
	const struct il_routine *r = il_routine(il, routine);
	u32 class = r->class_type ? pattern_of_class(il, r->class_type) : 0, found;

	if (!(r->entity & enf_instantiation) || !class)
		return routine;
	found = member_at(il, class, IL_routine, r->position);
	return found ? found : routine;
}

/* ---- types and template parameters ---- */

/* The name of a template parameter in a template<…> or one around it; 0: it has none. */
static il_str parameter_name(const struct il *il, u32 template_decl, u32 depth, u32 index)
{
	u32 param;

	for (; template_decl; template_decl = il_template_decl(il, template_decl)->enclosing)
		for (param = il_template_decl(il, template_decl)->first_param; param; param = il_template_param(il, param)->next)
			if (il_template_param(il, param)->depth == depth && il_template_param(il, param)->index == index)
				return il_template_param(il, param)->name;
	return 0;
}

/* A type, its template parameters by name. */
static void type_name(struct naming *n, u32 type, u32 template_decl)
{
	static const char canonical[] = "type-parameter-";
	struct buffer text = {0};
	const char *at, *found;
	char *end;

	il_describe(n->il, IL_type, type, &text);
	buffer_puts(&text, "");
	for (at = text.text; (found = strstr(at, canonical)); at = end) {
		u32 depth = (u32)strtoul(found + strlen(canonical), &end, 10), index = *end == '-' ? (u32)strtoul(end + 1, &end, 10) : 0;

		buffer_add(n->out, at, (size_t)(found - at));
		buffer_puts(n->out, il_text(n->il, parameter_name(n->il, template_decl, depth, index)));
	}
	buffer_puts(n->out, at);
	buffer_free(&text);
}

static void argument_name(struct naming *n, struct buffer *out, const struct il_template_arg *argument)
{
	struct naming into = *n;

	into.out = out;
	if (argument->type)
		type_name(&into, argument->type, 0);
	else if (argument->constant)
		buffer_printf(out, "%lld", (long long)il_constant(n->il, argument->constant)->value);
	else if (argument->template)
		buffer_puts(out, il_text(n->il, il_template(n->il, argument->template)->name));
	else
		buffer_add(out, n->il->source + argument->range_begin, argument->range_end - argument->range_begin);
}

/* <T, U>, with what they stand for in an instance: T=int. */
static void template_parameters(struct naming *n, u32 template_decl, u32 argument)
{
	u32 param = template_decl ? il_template_decl(n->il, template_decl)->first_param : 0;
	const char *separator = "<";

	for (; param; param = il_template_param(n->il, param)->next) {
		buffer_printf(n->out, "%s%s", separator, il_text(n->il, il_template_param(n->il, param)->name));
		separator = ", ";
		if (!argument)
			continue;
		buffer_printf(&n->with, "%s%s=", n->with.length ? ", " : "", il_text(n->il, il_template_param(n->il, param)->name));
		argument_name(n, &n->with, il_template_arg(n->il, argument));
		argument = il_template_arg(n->il, argument)->next;
	}
	buffer_puts(n->out, *separator == ',' ? ">" : "");
}

/* The arguments of a partial or explicit specialization. */
static void template_arguments(struct naming *n, u32 argument, u32 template_decl)
{
	const char *separator = "<";

	for (; argument; argument = il_template_arg(n->il, argument)->next) {
		const struct il_template_arg *a = il_template_arg(n->il, argument);

		buffer_puts(n->out, separator);
		separator = ", ";
		if (a->type)
			type_name(n, a->type, template_decl);
		else
			argument_name(n, n->out, a);
	}
	buffer_puts(n->out, *separator == ',' ? ">" : "");
}

/* ---- names ---- */

static void qualifier(struct naming *n, u32 scope);

static void class_name(struct naming *n, u32 class)
{
	const struct il_type *t = il_type(n->il, class);
	u32 info = t->template_info, pattern = pattern_of_class(n->il, class),
	    argument = info ? il_template_info(n->il, info)->first_argument : 0;
	u32 template_decl = template_decl_of(n->il, il_type(n->il, pattern)->first_decl);

	qualifier(n, t->parent_scope);
	buffer_puts(n->out, t->name ? il_text(n->il, t->name) : "<unnamed>");
	if (info && t->entity & enf_instantiation)
		template_parameters(n, template_decl, argument);
	else if (t->entity & enf_is_template)
		template_parameters(n, template_decl, 0);
	else if (info)
		template_arguments(n, argument, template_decl);
}

/* The classes and namespaces around, each with its ::; functions are not shown. */
static void qualifier(struct naming *n, u32 scope)
{
	const struct il_scope *s = il_scope(n->il, scope);
	u32 owner = il_any_index(s->owner);

	if (!scope)
		return;
	if (s->kind == sck_template_declaration) {
		qualifier(n, s->parent);
	} else if (s->kind == sck_class_struct_union && il_any_kind(s->owner) == IL_type) {
		class_name(n, owner);
		buffer_puts(n->out, "::");
	} else if (s->kind == sck_namespace && il_any_kind(s->owner) == IL_namespace) {
		qualifier(n, s->parent);
		buffer_puts(n->out, il_namespace(n->il, owner)->name ? il_text(n->il, il_namespace(n->il, owner)->name) : "<unnamed>");
		buffer_puts(n->out, "::");
	}
}

static bool is_overloaded(const struct il *il, u32 routine, u32 position)
{
	const struct il_routine *r = il_routine(il, routine);
	u32 entry = il_scope(il, r->parent_scope)->first_entry;

	for (; entry; entry = il_source_sequence_entry(il, entry)->next) {
		il_any target = il_source_sequence_entry(il, entry)->target;
		const struct il_routine *other = il_routine(il, il_any_kind(target) == IL_routine ? il_any_index(target) : 0);

		if (other->name == r->name && il_any_index(target) != routine && other->position < position &&
		    other->position != r->position && il_any_kind(target) == IL_routine)
			return true;
	}
	return false;
}

static void parameter_list(struct naming *n, const struct il_routine *r)
{
	const struct il_type *type = il_type(n->il, r->type);
	u32 param = r->first_decl ? il_full_entity_decl_info(n->il, r->first_decl)->first_param : 0, class_decl, decl;
	const char *separator = "";

	class_decl = r->class_type ? template_decl_of(n->il, il_type(n->il, r->class_type)->first_decl) : 0;
	decl = template_decl_of(n->il, r->first_decl);
	buffer_puts(n->out, "(");
	for (; param; param = il_parameter(n->il, param)->next) {
		buffer_puts(n->out, separator);
		separator = ", ";
		type_name(n, il_parameter(n->il, param)->type, decl ? decl : class_decl);
	}
	buffer_printf(n->out, "%s%s)%s", type->flags & tyf_ellipsis ? separator : "", type->flags & tyf_ellipsis ? "..." : "",
		      type->flags & tyf_fn_const ? " const" : "");
}

void diag_routine_name(const struct il *il, u32 routine, u32 position, struct buffer *out)
{
	struct naming n = {.il = il, .out = out, .position = position};
	const struct il_routine *r = il_routine(il, routine);

	qualifier(&n, r->parent_scope);
	buffer_puts(out, il_text(il, r->name));
	if (r->special_kind == sfk_conversion) {
		buffer_puts(out, " ");
		type_name(&n, r->conversion_type, template_decl_of(il, r->first_decl));
	}
	if (is_overloaded(il, routine, position))
		parameter_list(&n, il_routine(il, pattern_of_routine(il, routine)));
	if (n.with.length)
		buffer_printf(out, " [with %s]", n.with.text);
	buffer_free(&n.with);
}

void diag_type_name(const struct il *il, u32 class, struct buffer *out)
{
	struct naming n = {.il = il, .out = out};

	class_name(&n, class);
	buffer_free(&n.with);
}

void diag_variable_name(const struct il *il, u32 variable, u32 first_argument, struct buffer *out)
{
	struct naming n = {.il = il, .out = out};
	const struct il_variable *v = il_variable(il, variable);

	qualifier(&n, v->parent_scope);
	buffer_puts(out, il_text(il, v->name));
	template_arguments(&n, first_argument, 0);
	buffer_free(&n.with);
}
