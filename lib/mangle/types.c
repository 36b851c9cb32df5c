/* Types [mangling.type]. */
#include "../il/modes.h"
#include "mangler.h"

#include <stdlib.h>

/* clang-format off */
static const char *const builtin_codes[IL_int_kind_COUNT] = {
	[ik_bool] = "b", [ik_char] = "c", [ik_signed_char] = "a", [ik_unsigned_char] = "h", [ik_wchar_t] = "w", [ik_char8_t] = "Du",
	[ik_char16_t] = "Ds", [ik_char32_t] = "Di", [ik_short] = "s", [ik_unsigned_short] = "t", [ik_int] = "i",
	[ik_unsigned_int] = "j", [ik_long] = "l", [ik_unsigned_long] = "m", [ik_long_long] = "x", [ik_unsigned_long_long] = "y",
	[ik_int128] = "n", [ik_unsigned_int128] = "o", [ik_float] = "f", [ik_double] = "d", [ik_long_double] = "e",
	[ik_float128] = "g", [ik_float16] = "DF16_", [ik_bfloat16] = "u6__bf16", [ik_fp16] = "Dh",
};
/* clang-format on */

/* ---- looking through ---- */

u32 type_behind(const struct il *il, u32 index, u32 *cv)
{
	const struct il_type *t = il_type(il, index);
	u32 steps;

	for (steps = 0; steps < 1000 && t->kind == tk_typeref && t->type && t->typeref_kind != trk_pack_expansion; steps++) {
		if (t->typeref_kind == trk_qualified)
			*cv |= t->flags & (tyf_const | tyf_volatile | tyf_restrict);
		t = il_type(il, index = t->type);
	}
	return index;
}

const struct il_type *look_through(const struct il *il, u32 index, u32 *cv) { return il_type(il, type_behind(il, index, cv)); }

/* The attribute vector_size or mode of a typedef on the way, which the type behind it does not show. */
static const struct il_attribute *type_attribute(const struct il *il, u32 index)
{
	const struct il_type *t = il_type(il, index);
	u32 steps, attribute, cv = 0;

	for (steps = 0; steps < 1000 && t->kind == tk_typeref && t->type && t->typeref_kind != trk_pack_expansion; steps++) {
		for (attribute = t->first_attribute; attribute; attribute = il_attribute(il, attribute)->next) {
			const char *name = il_text(il, il_attribute(il, attribute)->name);

			if ((!strcmp(name, "vector_size") && look_through(il, index, &cv)->kind != tk_vector) ||
			    (!strcmp(name, "mode") && il_has_unknown_mode(il, attribute)))
				return il_attribute(il, attribute);
		}
		t = il_type(il, t->type);
	}
	return NULL;
}

/* ---- functions ---- */

void mangled_function_qualifiers(struct mangler *m, const struct il_type *t)
{
	buffer_puts(&m->out, t->flags & tyf_fn_volatile ? "V" : "");
	buffer_puts(&m->out, t->flags & tyf_fn_const ? "K" : "");
}

const char *ref_qualifier(const struct il_type *t) { return t->flags & tyf_fn_lvalue_ref ? "R" : t->flags & tyf_fn_rvalue_ref ? "O" : ""; }

static void function_type(struct mangler *m, const struct il_type *t)
{
	mangled_function_qualifiers(m, t);
	if (t->flags & tyf_noexcept_param) {
		buffer_puts(&m->out, "DO");
		if (t->expr)
			mangled_expression(m, t->expr);
		else
			mangled_value_param(m, t->depth, t->index);
		buffer_puts(&m->out, "E");
	}
	buffer_puts(&m->out, t->flags & tyf_noexcept && il_has_noexcept_types(m->il) ? "DoF" : "F");
	mangled_type(m, t->type);
	mangled_parameters(m, t->first_param, t->flags & tyf_ellipsis);
	buffer_puts(&m->out, ref_qualifier(t));
	buffer_puts(&m->out, "E");
}

/* ---- derived types ---- */

struct qualified {
	u32 index, cv;
};

static void qualified_type(struct mangler *m, struct qualified q);

static void array_type(struct mangler *m, const void *data)
{
	const struct qualified *q = data;
	const struct il_type *t = il_type(m->il, q->index);

	buffer_puts(&m->out, "A");
	if (t->flags & tyf_variable_bound)
		m->failed = true;
	else if (t->flags & tyf_dependent && t->expr)
		mangled_expression(m, t->expr);
	else if (!(t->flags & tyf_unknown_bound) && t->size <= UINT32_MAX)
		buffer_printf(&m->out, "%llu", (unsigned long long)t->size);
	else
		m->failed |= !(t->flags & tyf_unknown_bound);
	buffer_puts(&m->out, "_");
	qualified_type(m, (struct qualified){ t->type, q->cv }); /* [basic.type.qualifier]/3 */
}

/* A member function's type is another one than a function's, and than another class's. */
static void member_function_key(struct mangler *m, const void *data)
{
	const struct il_type *t = data;

	buffer_puts(&m->out, "member ");
	mangled_type(m, t->class_type);
	mangled_type(m, t->type);
}

static void member_function(struct mangler *m, const void *data)
{
	const struct il_type *t = data;
	u32 cv = 0;

	function_type(m, look_through(m->il, t->type, &cv));
}

static void derived_component(struct mangler *m, const void *data)
{
	const struct il_type *t = data;
	u32 cv = 0;

	switch (t->kind) {
	case tk_pointer:
		buffer_puts(&m->out, t->pointer_kind == pk_pointer ? "P" : t->pointer_kind == pk_lvalue_reference ? "R" : "O");
		mangled_type(m, t->type);
		break;
	case tk_ptr_to_member:
		buffer_puts(&m->out, "M");
		mangled_type(m, t->class_type);
		if (look_through(m->il, t->type, &cv)->kind == tk_routine)
			mangled_component_named(m, member_function_key, member_function, t);
		else
			mangled_type(m, t->type);
		break;
	case tk_complex:
		buffer_puts(&m->out, "C");
		mangled_type(m, t->type);
		break;
	case tk_vector:
		buffer_printf(&m->out, "Dv%llu_", (unsigned long long)t->size);
		mangled_type(m, t->type);
		break;
	default: function_type(m, t);
	}
}

/* typedef T name __attribute__((vector_size(bytes))) */
static void vector_typedef(struct mangler *m, const void *data)
{
	const u32 *index = data;
	const struct il_attribute *attribute = type_attribute(m->il, *index);
	const struct il_attribute_argument *argument = il_attribute_argument(m->il, attribute->first_argument);
	u32 cv = 0;
	const struct il_type *element = look_through(m->il, *index, &cv);
	const char *text = m->il->source + argument->range_begin;
	char *end;
	unsigned long bytes = strtoul(text, &end, 0);

	if (strcmp(il_text(m->il, attribute->name), "vector_size") || !attribute->first_argument || !element->size || !bytes ||
	    end != m->il->source + argument->range_end || (element->kind != tk_integer && element->kind != tk_float)) {
		m->failed = true;
		return;
	}
	buffer_printf(&m->out, "Dv%lu_%s", bytes / element->size, builtin_codes[element->int_kind] ? builtin_codes[element->int_kind] : "");
	m->failed |= !builtin_codes[element->int_kind];
}

/* ---- what depends on template parameters ---- */

static void type_prefix(struct mangler *m, u32 index);

/* The qualifying type and name of typename T::name, without arguments. */
static void dependent_name(struct mangler *m, const void *data)
{
	const struct il_type *t = data;

	m->failed |= !t->class_type || (t->size && !t->expr) ||
	             (m->environment && !m->environment->is_hidden && !type_depends(m, t->class_type, 0));
	if (m->failed)
		return;
	type_prefix(m, t->class_type);
	mangled_source_name(m, t->name);
}

static void dependent_name_key(struct mangler *m, const void *data)
{
	buffer_puts(&m->out, "template ");
	dependent_name(m, data);
}

/* typename T::name, typename T::template name<…> */
static void dependent_member(struct mangler *m, const void *data)
{
	const struct il_type *t = data;

	if (!t->size) {
		dependent_name(m, t);
		return;
	}
	mangled_component_named(m, dependent_name_key, dependent_name, t);
	mangled_written_args(m, il_expr_node(m->il, t->expr)->first_argument);
}

static void alias_name(struct mangler *m, const void *data);

/* typename T::template name<…> under an alias's name. */
static void aliased_template_id(struct mangler *m, const void *data)
{
	const struct il_type *t = data, *shown = m->shown_alias;

	mangled_component_named(m, dependent_name_key, alias_name, t);
	m->shown_alias = NULL;
	mangled_written_args(m, il_expr_node(m->il, t->expr)->first_argument);
	m->shown_alias = shown;
}

static void nested_dependent_member(struct mangler *m, const void *data)
{
	buffer_puts(&m->out, "N");
	dependent_member(m, data);
	buffer_puts(&m->out, "E");
}

/* An alias template's specialization, which is spelled from the alias template: there all expressions are. */
static bool is_dependent_alias(const struct il_type *t)
{
	return t->typeref_kind == trk_alias_template_id && t->template_info && t->flags & tyf_dependent;
}

/* Whether it stands for an array or function, whatever its arguments are: as a parameter it would be a pointer, and an array's qualifiers are
 * its elements'. */
static bool stands_for_array(const struct il *il, const struct il_type *t)
{
	u32 template = is_dependent_alias(t) ? il_template_info(il, t->template_info)->template : 0, cv = 0;
	const struct il_type *aliased = look_through(il, il_any_index(il_template(il, template)->prototype), &cv);

	return template && (aliased->kind == tk_array || aliased->kind == tk_routine);
}

/* The alias's name in place of what it stands for. */
static void alias_name(struct mangler *m, const void *data)
{
	const struct il_type *shown = m->shown_alias;
	const struct il_template *template = il_template(m->il, il_template_info(m->il, shown->template_info)->template);

	(void)data;
	m->shown_alias = NULL;
	mangled_prefix(m, context_of_scope(m->il, template->parent_scope));
	mangled_source_name(m, template->name);
	m->shown_alias = shown;
}

/* The type behind typedefs, up to an alias template's specialization. */
static u32 type_before_scope(const struct il *il, u32 index)
{
	const struct il_type *t = il_type(il, index);
	u32 steps;

	for (steps = 0; steps < 1000 && t->kind == tk_typeref && t->type && t->typeref_kind != trk_pack_expansion && !is_dependent_alias(t);
	     steps++)
		t = il_type(il, index = t->type);
	return index;
}

/* What the alias that is shown stands for, before ::. */
static void shown_as_alias(struct mangler *m, u32 index)
{
	u32 behind = type_before_scope(m->il, index);
	const struct il_type *t = il_type(m->il, behind), *shown = m->shown_alias;

	if (il_is_class(t) && t->template_info) {
		mangled_prefix_as(m, behind, alias_name);
	} else if (t->kind == tk_typeref && t->typeref_kind == trk_dependent_member) {
		if (t->size)
			mangled_component_named(m, dependent_member, aliased_template_id, t);
		else
			mangled_component_named(m, dependent_member, alias_name, t);
	} else if (t->kind == tk_typeref && t->typeref_kind == trk_alias_template_id && t->template_info) {
		mangled_alias(m, t, shown_as_alias);
	} else {
		m->shown_alias = NULL;
		type_prefix(m, index);
	}
	m->shown_alias = shown;
}

/* A specialization of an alias template before ::. g++ gives what it stands for the alias's name, but where it compares types: in
 * template arguments. */
static void alias_prefix(struct mangler *m, const struct il_type *t)
{
	const struct il_type *around = m->shown_alias;

	m->shown_alias = m->module_id || m->no_substitutions || m->in_arguments || !is_dependent_alias(t) ? NULL : t;
	mangled_alias(m, t, m->shown_alias ? shown_as_alias : type_prefix);
	m->shown_alias = around;
}

/* A type before ::. */
static void type_prefix(struct mangler *m, u32 index)
{
	u32 behind = type_before_scope(m->il, index);
	const struct il_type *t = il_type(m->il, behind);

	if (il_is_class(t))
		mangled_prefix(m, il_any_of(IL_type, behind));
	else if (t->kind == tk_typeref && t->typeref_kind == trk_dependent_member)
		mangled_component(m, dependent_member, t);
	else if (t->kind == tk_typeref && t->typeref_kind == trk_alias_template_id && t->template_info)
		alias_prefix(m, t);
	else if (t->kind == tk_template_param && m->environment && !m->lambda_head)
		mangled_param_of_alias(m, t->depth, t->index, type_prefix);
	else
		mangled_type(m, behind);
}

/* An id-expression or member access [dcl.type.decltype]. */
static bool is_named(const struct il_expr_node *node)
{
	switch (node->kind) {
	case enk_variable:
	case enk_error:
	case enk_field:
	case enk_routine:
	case enk_template_name: return true;
	default: return il_is_member_access(node);
	}
}

/* decltype(expression) */
static void decltype_type(struct mangler *m, const void *data)
{
	const struct il_type *t = data;

	buffer_puts(&m->out, is_named(il_expr_node(m->il, t->expr)) ? "Dt" : "DT");
	mangled_expression(m, t->expr);
	buffer_puts(&m->out, "E");
}

void mangled_pack_expansion(struct mangler *m, const void *data)
{
	buffer_puts(&m->out, "Dp");
	mangled_type(m, *(const u32 *)data);
}

static void reference_to_value(struct mangler *m, const void *data)
{
	const struct il_expr_node *node = data;

	buffer_puts(&m->out, node->value_category == vc_lvalue ? "R" : "O");
	mangled_type(m, node->type);
}

/* decltype(expression): what depends on nothing is its type, but for members. */
static void mangled_decltype(struct mangler *m, const struct il_type *t)
{
	const struct il_expr_node *node = il_expr_node(m->il, t->expr);
	u32 named = type_of_named_value(m, node);

	if (named && !(il_type(m->il, named)->flags & tyf_dependent)) {
		mangled_type(m, named);
		return;
	}
	if (is_named(node) || il_names_member_of_object(m->il, t->expr) || expression_depends(m, t->expr, 0)) {
		mangled_component(m, decltype_type, t);
		return;
	}
	m->failed |= m->environment || !node->type;
	if (node->value_category == vc_prvalue)
		mangled_type(m, node->type);
	else
		mangled_component(m, reference_to_value, node);
}

static void unresolved_type(struct mangler *m, const struct il_type *t)
{
	if (t->typeref_kind == trk_pack_expansion && t->type)
		mangled_component(m, mangled_pack_expansion, &t->type);
	else if (t->typeref_kind == trk_dependent_member)
		mangled_component_named(m, dependent_member, nested_dependent_member, t);
	else if (t->typeref_kind == trk_decltype && t->expr)
		mangled_decltype(m, t);
	else if (t->typeref_kind == trk_alias_template_id && t->template_info)
		mangled_alias(m, t, mangled_type);
	else
		m->failed = true;
}

/* ---- any type ---- */

/* __builtin_va_list is an array of one __va_list_tag, and as a parameter a pointer. */
static void va_list_tag(struct mangler *m, const void *data)
{
	(void)data;
	buffer_puts(&m->out, "13__va_list_tag");
}

static void va_list_type(struct mangler *m, const void *data)
{
	buffer_puts(&m->out, data ? "P" : "A1_");
	mangled_component(m, va_list_tag, NULL);
}

static void builtin_type(struct mangler *m, const struct il_type *t)
{
	const char *code = t->int_kind < IL_int_kind_COUNT ? builtin_codes[t->int_kind] : NULL;

	m->failed |= !code;
	buffer_puts(&m->out, code ? code : "");
}

/* auto in a return type, or for the invented parameter of a generic lambda. */
static void placeholder(struct mangler *m, const struct il_type *t)
{
	bool plain = !strcmp(il_text(m->il, t->name), "auto");
	u32 index = m->auto_number - 1;

	if (m->auto_number == AUTO_DEDUCED)
		buffer_puts(&m->out, plain ? "Da" : "Dc");
	else if (m->auto_number && plain && m->auto_is_inner)
		mangled_inner_param(m, index);
	else if (m->auto_number && plain)
		mangled_param_component(m, index, m->auto_is_pack);
	else
		m->failed = true;
}

static void unqualified_type(struct mangler *m, u32 index)
{
	const struct il_type *t = il_type(m->il, index);

	switch (t->kind) {
	case tk_void: buffer_puts(&m->out, "v"); break;
	case tk_nullptr: buffer_puts(&m->out, "Dn"); break;
	case tk_integer:
	case tk_float:
		if (t->int_kind == ik_enum)
			mangled_class_type(m, index);
		else
			builtin_type(m, t);
		break;
	case tk_class:
	case tk_struct:
	case tk_union:
		if (t->int_kind == ik_builtin_va_list)
			mangled_component(m, va_list_type, NULL);
		else
			mangled_class_type(m, index);
		break;
	case tk_pointer:
	case tk_ptr_to_member:
	case tk_routine:
	case tk_complex:
	case tk_vector: mangled_component(m, derived_component, t); break;
	case tk_template_param: mangled_template_param(m, t->depth, t->index); break;
	case tk_typeref: unresolved_type(m, t); break;
	case tk_auto: placeholder(m, t); break;
	default: m->failed = true;
	}
}

/* Whether a typedef is a member of a class template other than the one that is instantiated: what it names is then that of the
 * template, not of the specialization that was asked. */
static bool is_of_other_template(struct mangler *m, const struct il_type *t)
{
	il_any context;
	u32 info, own;

	if (t->kind != tk_typeref || !t->name || !(t->flags & tyf_dependent) ||
	    (t->typeref_kind != trk_typedef && t->typeref_kind != trk_alias))
		return false;
	context = context_of_scope(m->il, t->parent_scope);
	if (il_any_kind(context) != IL_type)
		return false;
	info = il_type(m->il, il_any_index(context))->template_info;
	own = m->instance && m->instance->class_type ? il_type(m->il, m->instance->class_type)->template_info : 0;
	return !info || !own || il_template_info(m->il, info)->template != il_template_info(m->il, own)->template;
}

/* What a specialization of an alias template is that just names one of its parameters, 0 for others. */
static u32 argument_named_by_alias(const struct mangler *m, const struct il_type *alias)
{
	const struct il_template_info *info = il_template_info(m->il, alias->template_info);
	const struct il_template_decl *decl = template_decl_of(m->il, info->template);
	il_any pattern = il_template(m->il, info->template)->prototype;
	const struct il_type *named;
	u32 cv = 0, arg = info->first_argument, param = decl ? decl->first_param : 0;

	if (!is_dependent_alias(alias) || il_any_kind(pattern) != IL_type)
		return 0;
	named = look_through(m->il, il_any_index(pattern), &cv);
	if (named->kind != tk_template_param || cv || !decl || decl->depth != named->depth)
		return 0;
	for (; param && arg && !(il_template_param(m->il, param)->flags & tf_pack); arg = il_template_arg(m->il, arg)->next) {
		if (il_template_param(m->il, param)->index == named->index)
			return is_written_argument(m, il_template_arg(m->il, arg), il_template_param(m->il, param)) ?
			               il_template_arg(m->il, arg)->type :
			               0;
		param = il_template_param(m->il, param)->next;
	}
	return 0;
}

/* The type behind typedefs, qualifiers and parameters of the class that is instantiated. */
static u32 resolve(struct mangler *m, u32 index, u32 *cv)
{
	u32 steps;

	for (steps = 0; steps < 1000; steps++) {
		const struct il_type *t = il_type(m->il, index);
		u32 argument = argument_for(m, t);

		argument = argument ? argument : argument_named_by_alias(m, t);
		if (!argument && (t->kind != tk_typeref || !t->type || t->typeref_kind == trk_pack_expansion || is_dependent_alias(t)))
			return index;
		if (t->kind == tk_typeref && t->typeref_kind == trk_qualified)
			*cv |= t->flags & (tyf_const | tyf_volatile | tyf_restrict);
		m->failed |= is_of_other_template(m, t);
		index = argument ? argument : t->type;
	}
	m->failed = true;
	return index;
}

/* [dcl.ref]/6 for T & and T && where an argument is a reference. */
static bool collapsed(struct mangler *m, const struct il_type *t)
{
	u32 cv = 0, target;
	const struct il_type *inner;

	if (t->kind != tk_pointer || t->pointer_kind == pk_pointer)
		return false;
	target = resolve(m, t->type, &cv);
	inner = il_type(m->il, target);
	if (inner->kind != tk_pointer || inner->pointer_kind == pk_pointer)
		return false;
	m->failed |= t->pointer_kind == pk_lvalue_reference && inner->pointer_kind == pk_rvalue_reference;
	mangled_type(m, target);
	return true;
}

static void qualified_component(struct mangler *m, const void *data)
{
	const struct qualified *q = data;

	buffer_puts(&m->out, q->cv & tyf_restrict ? "r" : "");
	buffer_puts(&m->out, q->cv & tyf_volatile ? "V" : "");
	buffer_puts(&m->out, q->cv & tyf_const ? "K" : "");
	if (type_attribute(m->il, q->index))
		mangled_component(m, vector_typedef, &q->index);
	else
		unqualified_type(m, q->index);
}

static void qualified_type(struct mangler *m, struct qualified q)
{
	u32 index;
	const struct il_type *t;

	if (m->failed || !q.index || m->depth++ >= MAX_DEPTH) {
		m->failed = true;
		return;
	}
	index = resolve(m, q.index, &q.cv);
	t = il_type(m->il, index);
	if (!type_attribute(m->il, q.index))
		q.index = index;
	if (t->kind == tk_routine || (t->kind == tk_pointer && t->pointer_kind != pk_pointer))
		q.cv = 0; /* [dcl.fct]/7 [dcl.ref]/1 */
	if (t->flags & tyf_contains_error || (q.cv && stands_for_array(m->il, t)))
		m->failed = true;
	else if (t->kind == tk_array)
		mangled_component(m, array_type, &q);
	else if (q.cv)
		mangled_component(m, qualified_component, &q);
	else if (!collapsed(m, t))
		qualified_component(m, &q);
	m->depth--;
}

static void elided_expansion(struct mangler *m, const void *data)
{
	(void)data;
	buffer_puts(&m->out, "Dp1?");
}

/* That of one pack is another component than that of another. */
static void elided_expansion_key(struct mangler *m, const void *data) { buffer_printf(&m->out, "Dp%u", *(const u32 *)data); }

static void elided_type(struct mangler *m, u32 index)
{
	const struct il_type *t = il_type(m->il, index);

	if (t->kind == tk_typeref && t->typeref_kind == trk_pack_expansion)
		mangled_component_named(m, elided_expansion_key, elided_expansion, &t->type);
	else
		buffer_puts(&m->out, "1?");
}

void mangled_type(struct mangler *m, u32 index)
{
	if (m->types_elided)
		elided_type(m, index);
	else
		qualified_type(m, (struct qualified){ index, 0 });
}

/* ---- parameters ---- */

/* Without its top-level qualifiers, which a typedef can hide [dcl.fct]/5. */
static void parameter_type(struct mangler *m, u32 index)
{
	u32 cv = 0, hidden = 0, behind = resolve(m, index, &cv);
	const struct il_type *t = il_type(m->il, behind);

	look_through(m->il, behind, &hidden);
	m->failed |= hidden != 0;                                  /* in an alias template */
	m->failed |= t->kind == tk_array || t->kind == tk_routine; /* of a class that is instantiated: not adjusted yet */
	m->failed |= stands_for_array(m->il, t);
	if (type_attribute(m->il, index))
		mangled_component(m, vector_typedef, &index);
	else
		mangled_type(m, behind);
}

/* The pattern of a parameter that is an expansion, a part_of_expansion. */
static void pattern_of_parameter(struct mangler *m, const void *type, bool is_expansion)
{
	if (is_expansion)
		mangled_component(m, mangled_pack_expansion, type);
	else
		parameter_type(m, *(const u32 *)type);
}

void mangled_parameters(struct mangler *m, u32 param, bool ellipsis)
{
	m->parameter_depth++;
	if (!param && !ellipsis)
		buffer_puts(&m->out, "v");
	for (; param; param = il_param_type(m->il, param)->next) {
		u32 cv = 0, index = il_param_type(m->il, param)->type;
		const struct il_type *t = il_type(m->il, index);

		if (m->types_elided)
			elided_type(m, index);
		else if (t->kind == tk_typeref && t->typeref_kind == trk_pack_expansion &&
		         mangled_expansion_in_alias(m, pattern_of_parameter, &t->type))
			continue;
		else if (look_through(m->il, index, &cv)->int_kind == ik_builtin_va_list)
			mangled_component(m, va_list_type, &index);
		else
			parameter_type(m, index);
	}
	if (ellipsis)
		buffer_puts(&m->out, "z");
	m->parameter_depth--;
}
