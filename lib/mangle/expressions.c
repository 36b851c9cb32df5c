/* Expressions that types depend on [mangling.expression], as g++ spells them. */
#include "mangler.h"

#include <float.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- operators ---- */

/* clang-format off */
static const char *const operation_codes[IL_operation_kind_COUNT] = {
	[eok_add] = "pl", [eok_subtract] = "mi", [eok_multiply] = "ml", [eok_divide] = "dv", [eok_remainder] = "rm", [eok_negate] = "ng",
	[eok_unary_plus] = "ps", [eok_and] = "an", [eok_or] = "or", [eok_xor] = "eo", [eok_complement] = "co", [eok_shiftl] = "ls",
	[eok_shiftr] = "rs", [eok_eq] = "eq", [eok_ne] = "ne", [eok_lt] = "lt", [eok_gt] = "gt", [eok_le] = "le", [eok_ge] = "ge",
	[eok_spaceship] = "ss", [eok_land] = "aa", [eok_lor] = "oo", [eok_not] = "nt", [eok_assign] = "aS", [eok_add_assign] = "pL",
	[eok_subtract_assign] = "mI", [eok_multiply_assign] = "mL", [eok_divide_assign] = "dV", [eok_remainder_assign] = "rM",
	[eok_shiftl_assign] = "lS", [eok_shiftr_assign] = "rS", [eok_and_assign] = "aN", [eok_or_assign] = "oR", [eok_xor_assign] = "eO",
	[eok_indirect] = "de", [eok_address_of] = "ad", [eok_subscript] = "ix", [eok_pm_field] = "ds", [eok_points_to_pm_field] = "pm",
	[eok_pre_incr] = "pp_", [eok_pre_decr] = "mm_", [eok_post_incr] = "pp", [eok_post_decr] = "mm", [eok_comma] = "cm",
	[eok_question] = "qu", [eok_noexcept] = "nx", [eok_pack_expansion] = "sp",
	[eok_real_part] = "v18__real__", [eok_imag_part] = "v18__imag__", /* GNU */
};
/* clang-format on */

static const char *cast_code(u8 operation)
{
	switch (operation) {
	case eok_static_cast: return "sc";
	case eok_const_cast: return "cc";
	case eok_dynamic_cast: return "dc";
	case eok_reinterpret_cast: return "rc";
	default: return "cv";
	}
}

/* The nodes of a list, one after the other. */
static void expressions(struct mangler *m, u32 first)
{
	for (; first; first = il_expr_node(m->il, first)->next)
		mangled_expression(m, first);
}

/* ---- literals ---- */

/* The bytes of a value, the highest first. */
static void bytes(struct mangler *m, const void *value, u32 size)
{
	const unsigned char *byte = value;

	while (size--)
		buffer_printf(&m->out, "%02x", byte[size]);
}

/* That of the x87, with 64 bits of mantissa in 16 bytes. */
static void long_double_bytes(struct mangler *m, const char *text, bool negative)
{
	long double value = strtold(text, NULL);
	int exponent = 0;

	for (; value >= 2 && exponent < 16384; exponent++)
		value /= 2;
	for (; value > 0 && value < 1 && exponent > -16383; exponent--)
		value *= 2;
	m->failed |= LDBL_MANT_DIG < 64 || exponent == 16384 || exponent == -16383;
	buffer_printf(&m->out, "000000000000%04x%016llx", (value > 0 ? (unsigned)(exponent + 16383) : 0) | (negative ? 0x8000u : 0),
	              m->failed ? 0 : (unsigned long long)(value * 0x1p63L));
}

static void float_literal(struct mangler *m, const struct il_constant *constant, bool negative)
{
	const struct il_type *t = il_type(m->il, constant->type);
	const char *text = il_text(m->il, constant->text);
	double value = strtod(text, NULL);
	float narrow = strtof(text, NULL);

	value = negative ? -value : value;
	narrow = negative ? -narrow : narrow;
	m->failed |= (t->int_kind != ik_double && t->int_kind != ik_float && t->int_kind != ik_long_double) || strchr(text, '\'');
	if (t->int_kind == ik_long_double)
		long_double_bytes(m, text, negative);
	else if (t->int_kind == ik_float)
		bytes(m, &narrow, sizeof narrow);
	else
		bytes(m, &value, sizeof value);
}

/* A string is a list of its bytes, without zeros at the end. */
static void string_literal(struct mangler *m, const struct il_constant *constant)
{
	const struct il_type *t = il_type(m->il, constant->type);
	const char *digits = il_text(m->il, constant->text), *end = digits + strlen(digits);
	unsigned byte;

	m->failed |= t->kind != tk_array || (t->size > 1 && !*digits);
	buffer_puts(&m->out, "tl");
	mangled_type(m, constant->type);
	while (end - digits >= 2 && end[-1] == '0' && end[-2] == '0')
		end -= 2;
	for (; digits < end && sscanf(digits, "%2x", &byte) == 1; digits += 2) {
		buffer_puts(&m->out, "L");
		mangled_type(m, t->type);
		buffer_printf(&m->out, "%uE", byte);
	}
	buffer_puts(&m->out, "E");
}

/* negative: of a number that is not an integer, the one below zero. */
static void literal(struct mangler *m, const struct il_constant *constant, bool negative)
{
	const struct il_type *t = il_type(m->il, constant->type);

	if (constant->kind == ck_string) {
		string_literal(m, constant);
		return;
	}
	if (constant->kind == ck_aggregate) {
		mangled_list(m, il_constant(m->il, il_variable(m->il, il_any_index(constant->target))->constant));
		return;
	}
	if (constant->kind == ck_float && !constant->text) {
		mangled_float(m, constant);
		return;
	}
	buffer_puts(&m->out, "L");
	if (t->kind == tk_nullptr) {
		buffer_puts(&m->out, "Dn");
	} else if (constant->kind == ck_integer && (!constant->high || constant->high == -1) && constant->type) {
		mangled_type(m, constant->type);
		buffer_printf(&m->out, constant->high ? "n%llu" : "%llu",
		              constant->high ? -(unsigned long long)constant->value : (unsigned long long)constant->value);
	} else if (constant->kind == ck_float) {
		mangled_type(m, constant->type);
		float_literal(m, constant, negative);
	} else {
		m->failed = true;
	}
	buffer_puts(&m->out, "E");
}

/* ---- names ---- */

u32 qualifying_class(struct mangler *m, const struct il_expr_node *node)
{
	u32 qualifier = node->qualifier;

	while (qualifier && il_name_qualifier(m->il, qualifier)->next)
		qualifier = il_name_qualifier(m->il, qualifier)->next;
	if (!qualifier)
		return 0;
	m->failed |= !il_name_qualifier(m->il, qualifier)->target;
	return il_any_kind(il_name_qualifier(m->il, qualifier)->target) == IL_type ?
	               il_any_index(il_name_qualifier(m->il, qualifier)->target) :
	               0;
}

static bool is_dependent_type(const struct mangler *m, u32 type) { return il_type(m->il, type)->flags & tyf_dependent; }

static void variable_reference(struct mangler *m, const struct il_expr_node *node)
{
	const struct il_variable *variable = il_variable(m->il, il_any_index(node->target));

	if (variable->template_param) {
		const struct il_template_param *param = il_template_param(m->il, variable->template_param);

		mangled_value_param(m, param->depth, param->index);
	} else if (variable->flags & vf_template_parameter) { /* bound to a value */
		literal(m, il_constant(m->il, variable->constant), false);
	} else if (variable->flags & vf_parameter) {
		if (m->parameter_depth && !m->no_substitutions) /* as a component it is the same everywhere */
			buffer_printf(&m->out, "fL%up", m->parameter_depth - 1);
		else
			buffer_puts(&m->out, "fp");
		mangled_compact_number(m, variable->parameter_number);
		m->failed |= variable->parameter_number == UINT8_MAX;
	} else if (variable->flags & vf_enumerator) {
		literal(m, il_constant(m->il, variable->constant), false);
	} else {
		mangled_symbol(m, node->target);
	}
}

/* Whether a name means a variable as such: a variable template's specialization only where it is substituted, in members of instances. */
static bool is_variable(const struct mangler *m, const struct il_expr_node *node)
{
	const struct il_routine *routine = il_routine(m->il, m->instance ? il_any_index(m->instance->entity) : 0);

	return node->kind == enk_variable && il_any_kind(node->target) == IL_variable &&
	       (!(node->flags & exf_template_id) || routine->entity & enf_instantiation);
}

static void name_reference(struct mangler *m, const struct il_expr_node *node)
{
	u32 class = qualifying_class(m, node);

	if (class && is_dependent_type(m, class)) {
		m->failed |= m->environment && !type_depends(m, class, 0); /* a certain member */
		buffer_puts(&m->out, "sr");
		mangled_type(m, class);
		mangled_simple_name(m, node);
	} else if (is_variable(m, node)) {
		variable_reference(m, node);
	} else if (node->kind == enk_routine || class) {
		m->failed |= !class && il_routine(m->il, il_any_index(node->target))->class_type; /* of this */
		mangled_function_name(m, node);
	} else {
		if (node->kind == enk_field)
			buffer_puts(&m->out, "dtdefpT");
		mangled_simple_name(m, node);
	}
}

/* ---- operations ---- */

/* Whether T{…} of a class is T({…}), a call of a constructor: T is no aggregate [dcl.init.aggr]. */
static bool has_constructor(struct mangler *m, u32 type)
{
	u32 cv = 0, info = look_through(m->il, type, &cv)->class_info, at;
	const struct il_class_info *class = il_class_info(m->il, info);
	bool found = class->flags & clf_user_constructor;

	m->failed |= !info;
	for (at = class->first_base; at; at = il_base_class(m->il, at)->next)
		found |= il_base_class(m->il, at)->access != as_public || il_base_class(m->il, at)->flags & bcf_virtual;
	for (at = class->first_field; at; at = il_field(m->il, at)->next)
		found |= il_field(m->il, at)->access != as_public;
	for (at = il_scope(m->il, class->scope)->first_entry; at; at = il_source_sequence_entry(m->il, at)->next) {
		il_any member = il_source_sequence_entry(m->il, at)->target;

		found |= il_any_kind(member) == IL_routine && il_routine(m->il, il_any_index(member))->flags & rf_virtual;
	}
	return found;
}

static void functional_cast(struct mangler *m, u32 node)
{
	const struct il_expr_node *record = il_expr_node(m->il, node);
	u32 first = record->first_operand;
	u32 cv = 0;
	bool list = record->flags & exf_braced &&
	            !(il_is_class(look_through(m->il, record->type_operand, &cv)) && !is_dependent_type(m, record->type_operand) &&
	              !expression_depends(m, first, 0) && has_constructor(m, record->type_operand));

	buffer_puts(&m->out, list ? "tl" : "cv");
	mangled_type(m, record->type_operand);
	if (list) {
		expressions(m, il_expr_node(m->il, first)->first_operand);
	} else if (first && !il_expr_node(m->il, first)->next) {
		mangled_expression(m, first);
		return;
	} else {
		buffer_puts(&m->out, "_");
		expressions(m, first);
	}
	buffer_puts(&m->out, "E");
}

/* A number behind a minus is one literal, but for 0. */
static bool is_negative_literal(const struct mangler *m, const struct il_expr_node *negation)
{
	const struct il_expr_node *operand = il_expr_node(m->il, negation->first_operand);
	const struct il_constant *value = il_constant(m->il, operand->constant);
	char first = m->il->source[operand->range_begin];

	if (negation->kind != enk_operation || negation->operation != eok_negate || operand->kind != enk_constant ||
	    !(first == '.' || (first >= '0' && first <= '9')))
		return false;
	return value->kind == ck_float ||
	       (value->kind == ck_integer && value->value && il_type(m->il, value->type)->size <= sizeof value->value);
}

static void negative_literal(struct mangler *m, const struct il_expr_node *negation)
{
	struct il_constant value = *il_constant(m->il, il_expr_node(m->il, negation->first_operand)->constant);
	const struct il_type *t = il_type(m->il, value.type);
	bool is_unsigned = t->int_kind == ik_unsigned_int || t->int_kind == ik_unsigned_long || t->int_kind == ik_unsigned_long_long;

	if (value.kind == ck_integer) {
		u32 unused = 64 - 8 * (u32)t->size;

		value.high = is_unsigned ? 0 : -1;
		value.value = is_unsigned ? (i64)(-(u64)value.value << unused >> unused) : -value.value;
	}
	literal(m, &value, true);
}

static void operator(struct mangler *m, const struct il_expr_node *node)
{
	if (is_negative_literal(m, node)) {
		negative_literal(m, node);
		return;
	}
	if (mangled_operator_call(m, node))
		return;
	m->failed |= !operation_codes[node->operation];
	if (!m->failed)
		buffer_puts(&m->out, operation_codes[node->operation]);
	expressions(m, node->first_operand);
}

/* The pattern of an expression that is an expansion, a part_of_expansion. */
static void pattern_of_expression(struct mangler *m, const void *node, bool is_expansion)
{
	buffer_puts(&m->out, is_expansion ? "sp" : "");
	mangled_expression(m, *(const u32 *)node);
}

static void operation(struct mangler *m, u32 node)
{
	const struct il_expr_node *record = il_expr_node(m->il, node);

	switch (record->operation) {
	case eok_parens: mangled_expression(m, record->first_operand); break;
	case eok_call: mangled_call(m, node); break;
	case eok_dot_field:
	case eok_points_to_field: mangled_member_access(m, record); break;
	case eok_functional_cast: functional_cast(m, node); break;
	case eok_cast:
	case eok_static_cast:
	case eok_const_cast:
	case eok_dynamic_cast:
	case eok_reinterpret_cast:
		m->failed |= record->flags & exf_braced;
		buffer_puts(&m->out, cast_code(record->operation));
		mangled_type(m, record->type_operand);
		mangled_expression(m, record->first_operand);
		break;
	case eok_pack_expansion:
		if (!mangled_expansion_in_alias(m, pattern_of_expression, &record->first_operand))
			operator(m, record);
		break;
	default: operator(m, record);
	}
}

/* Operators on types or expressions. */
static const struct {
	const char *of_type, *of_expression;
} operand_codes[IL_expr_node_kind_COUNT] = {
	[enk_sizeof] = { "st", "sz" },
	[enk_alignof] = { "at", "az" },
	[enk_typeid] = { "ti", "te" },
};

static void type_or_expression(struct mangler *m, const struct il_expr_node *node)
{
	if (node->kind == enk_alignof && node->constant) {
		literal(m, il_constant(m->il, node->constant), false);
		return;
	}
	if (node->kind == enk_alignof && !strncmp(m->il->source + node->range_begin, "__", 2)) {
		m->failed |= !node->type_operand;
		buffer_puts(&m->out, "u11__alignof__");
		mangled_type(m, node->type_operand);
		buffer_puts(&m->out, "E");
		return;
	}
	buffer_puts(&m->out, node->type_operand ? operand_codes[node->kind].of_type : operand_codes[node->kind].of_expression);
	if (node->type_operand)
		mangled_type(m, node->type_operand);
	else
		mangled_expression(m, node->first_operand);
}

/* Whether an expression names a pack that is expanded around it. */
static bool contains_pack(const struct mangler *m, u32 index, u32 depth)
{
	const struct il_expr_node *node = il_expr_node(m->il, index);
	const struct il_variable *variable = il_variable(m->il, il_any_kind(node->target) == IL_variable ? il_any_index(node->target) : 0);
	u32 child, arg;

	if (depth == MAX_DEPTH || variable->flags & vf_parameter_pack ||
	    (variable->template_param && il_template_param(m->il, variable->template_param)->flags & tf_pack) ||
	    (node->type_operand && il_type(m->il, node->type_operand)->flags & tyf_contains_pack))
		return true;
	for (arg = node->first_argument; arg; arg = il_template_arg(m->il, arg)->next)
		if (il_template_arg(m->il, arg)->type && il_type(m->il, il_template_arg(m->il, arg)->type)->flags & tyf_contains_pack)
			return true;
	for (child = node->first_operand; child; child = il_expr_node(m->il, child)->next)
		if (contains_pack(m, child, depth + 1))
			return true;
	return false;
}

/* fl and fr, with the other operand fL and fR. */
static void fold(struct mangler *m, u32 node)
{
	const struct il_expr_node *record = il_expr_node(m->il, node);
	bool init = record->flags & exf_fold_init, left = record->flags & exf_fold_left;

	if (init)
		left = !contains_pack(m, record->first_operand, 0);
	m->failed |= !operation_codes[record->operation];
	if (m->failed)
		return;
	buffer_puts(&m->out, left ? init ? "fL" : "fl" : init ? "fR" : "fr");
	buffer_puts(&m->out, operation_codes[record->operation]);
	expressions(m, record->first_operand);
}

struct il_template_param measured_pack(const struct mangler *m, const struct il_expr_node *node)
{
	const struct il_type *t = il_type(m->il, node->type_operand);
	il_any value = il_expr_node(m->il, node->first_operand)->target;
	const struct il_template_param *param =
		il_template_param(m->il, il_any_kind(value) == IL_variable ? il_variable(m->il, il_any_index(value))->template_param : 0);

	return (struct il_template_param){ .depth = node->type_operand ? t->depth : param->depth,
		                           .index = node->type_operand ? t->index : param->index };
}

static void sizeof_pack(struct mangler *m, const struct il_expr_node *node)
{
	struct il_template_param pack = measured_pack(m, node);

	if (mangled_size_in_alias(m, pack.depth, pack.index))
		return;
	buffer_puts(&m->out, "sZ");
	if (node->type_operand && il_type(m->il, node->type_operand)->kind == tk_template_param)
		mangled_value_param(m, pack.depth, pack.index);
	else
		mangled_expression(m, node->first_operand);
}

/* The next operand of new after bounds, which are those that are no initializer. */
static u32 after_bounds(const struct mangler *m, u32 at)
{
	while (at && il_expr_node(m->il, at)->kind != enk_braced_init_list && il_expr_node(m->il, at)->kind != enk_initializer)
		at = il_expr_node(m->il, at)->next;
	return at;
}

struct allocated_array {
	u32 bound, element;
};

static void allocated_array(struct mangler *m, const void *data)
{
	const struct allocated_array *array = data;
	const struct il_expr_node *bound = il_expr_node(m->il, array->bound);

	buffer_puts(&m->out, "A");
	if (bound->constant && il_constant(m->il, bound->constant)->kind == ck_integer)
		buffer_printf(&m->out, "%llu", (unsigned long long)il_constant(m->il, bound->constant)->value);
	else if (array->bound && expression_depends(m, array->bound, 0))
		mangled_expression(m, array->bound);
	else
		m->failed |= array->bound != 0; /* a value that is not known */
	buffer_puts(&m->out, "_");
	mangled_type(m, array->element);
}

/* new, with the groups of arguments that stand in parentheses. */
static void new_expression(struct mangler *m, const struct il_expr_node *node)
{
	u32 at = node->first_operand, placement = at && il_expr_node(m->il, at)->flags & exf_placement ? at : 0;
	u32 bound = placement ? il_expr_node(m->il, at)->next : at;

	at = after_bounds(m, bound);
	bound = bound == at ? 0 : bound;
	buffer_puts(&m->out, bound ? "na" : "nw");
	expressions(m, il_expr_node(m->il, placement)->first_operand);
	buffer_puts(&m->out, "_");
	if (node->flags & exf_array_form)
		mangled_component(m, allocated_array, &(struct allocated_array){ bound, node->type_operand });
	else
		mangled_type(m, node->type_operand);
	if (!at) {
		buffer_puts(&m->out, "E");
	} else if (il_expr_node(m->il, at)->kind == enk_braced_init_list) {
		mangled_expression(m, at);
	} else {
		buffer_puts(&m->out, "pi");
		expressions(m, il_expr_node(m->il, at)->first_operand);
		buffer_puts(&m->out, "E");
	}
}

static void new_delete(struct mangler *m, const struct il_expr_node *node)
{
	buffer_puts(&m->out, node->flags & exf_global_scope ? "gs" : "");
	if (node->type_operand) {
		new_expression(m, node);
		return;
	}
	buffer_puts(&m->out, node->flags & exf_array_form ? "da" : "dl");
	mangled_expression(m, node->first_operand);
}

/* A call of what is built in, which has the form of a function. */
static void builtin_call(struct mangler *m, const struct il_expr_node *node)
{
	u32 operand;

	m->failed |= strncmp(il_text(m->il, node->name), "__builtin_", 10) != 0;
	for (operand = node->first_operand; operand; operand = il_expr_node(m->il, operand)->next)
		m->failed |= il_expr_node(m->il, operand)->kind == enk_type_operand;
	buffer_puts(&m->out, node->flags & exf_dependent ? "cl" : "clL_Z");
	mangled_source_name(m, node->name);
	buffer_puts(&m->out, node->flags & exf_dependent ? "" : "E");
	expressions(m, node->first_operand);
	buffer_puts(&m->out, "E");
}

static void expression(struct mangler *m, u32 index)
{
	const struct il_expr_node *node = il_expr_node(m->il, index);

	if (operand_codes[node->kind].of_type) {
		type_or_expression(m, node);
		return;
	}
	switch (node->kind) {
	case enk_constant: literal(m, il_constant(m->il, node->constant), false); break;
	case enk_operation: operation(m, index); break;
	case enk_error:
	case enk_variable:
	case enk_field:
	case enk_routine:
	case enk_template_name: name_reference(m, node); break;
	case enk_param_ref: buffer_puts(&m->out, "fpT"); break;
	case enk_sizeof_pack: sizeof_pack(m, node); break;
	case enk_fold_expression: fold(m, index); break;
	case enk_type_operand: mangled_type(m, node->type_operand); break;
	case enk_braced_init_list:
		buffer_puts(&m->out, "il");
		expressions(m, node->first_operand);
		buffer_puts(&m->out, "E");
		break;
	case enk_new_delete: new_delete(m, node); break;
	case enk_builtin_operation: builtin_call(m, node); break;
	case enk_concept_id: mangled_simple_name(m, node); break;
	case enk_throw:
		buffer_puts(&m->out, node->first_operand ? "tw" : "tr");
		expressions(m, node->first_operand);
		break;
	default: m->failed = true;
	}
}

static bool is_enumerator(const struct mangler *m, const struct il_expr_node *node)
{
	return il_variable(m->il, il_any_index(node->target))->flags & vf_enumerator;
}

/* Whether a name means a function, variable or enumerator that depends on nothing. */
static bool has_symbol(struct mangler *m, const struct il_expr_node *node)
{
	u32 class = qualifying_class(m, node);

	if (!class && names_function(m, node))
		return true;
	return is_variable(m, node) && !(class && (is_dependent_type(m, class) || !is_enumerator(m, node))) &&
	       !(il_variable(m->il, il_any_index(node->target))->flags & (vf_parameter | vf_template_parameter));
}

/* Whether a type is spelled by a typedef, behind qualifiers. */
static bool is_typedef(const struct il *il, u32 type)
{
	const struct il_type *t = il_type(il, type);

	while (t->kind == tk_typeref && t->typeref_kind == trk_qualified)
		t = il_type(il, t->type);
	return t->kind == tk_typeref && (t->typeref_kind == trk_typedef || t->typeref_kind == trk_alias);
}

/* The comparison that holds where another one does not, 0: that is no comparison. */
static u8 inverted(u8 operation)
{
	switch (operation) {
	case eok_eq: return eok_ne;
	case eok_ne: return eok_eq;
	case eok_lt: return eok_ge;
	case eok_ge: return eok_lt;
	case eok_gt: return eok_le;
	case eok_le: return eok_gt;
	default: return 0;
	}
}

/* comparison ? variable : operation as a template argument: where the variable's type is a typedef, g++ replaces that by what it stands
 * for, and then has the operands in the order that makes the better code, under the inverted condition. */
static bool folded_conditional(struct mangler *m, u32 node)
{
	const struct il *il = m->il;
	const struct il_expr_node *record = il_expr_node(il, il_in_parentheses(il, node)), *comparison, *chosen, *other;
	u32 condition, variable;

	if (record->kind != enk_operation || record->operation != eok_question)
		return false;
	condition = record->first_operand;
	variable = il_expr_node(il, condition)->next;
	comparison = il_expr_node(il, il_in_parentheses(il, condition));
	chosen = il_expr_node(il, il_in_parentheses(il, variable));
	other = il_expr_node(il, il_in_parentheses(il, il_expr_node(il, variable)->next));
	if (comparison->kind != enk_operation || !inverted(comparison->operation) || other->kind != enk_operation ||
	    is_negative_literal(m, other) || !has_symbol(m, chosen) || chosen->kind != enk_variable ||
	    !is_typedef(il, il_variable(il, il_any_index(chosen->target))->type))
		return false;
	buffer_printf(&m->out, "qu%s", operation_codes[inverted(comparison->operation)]);
	expressions(m, comparison->first_operand);
	mangled_expression(m, il_expr_node(il, variable)->next);
	mangled_expression(m, variable);
	return true;
}

void mangled_expression_argument(struct mangler *m, u32 node)
{
	const struct il_expr_node *record = il_expr_node(m->il, node);
	bool plain = record->kind == enk_constant || is_negative_literal(m, record) || has_symbol(m, record);

	buffer_puts(&m->out, plain ? "" : "X");
	if (plain || !folded_conditional(m, node))
		mangled_expression(m, node);
	buffer_puts(&m->out, plain ? "" : "E");
}

void mangled_expression(struct mangler *m, u32 node)
{
	if (!node || m->failed || m->depth++ >= MAX_DEPTH) {
		m->failed = true;
		return;
	}
	expression(m, node);
	m->depth--;
}
