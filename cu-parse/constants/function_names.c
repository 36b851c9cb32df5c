/* What __PRETTY_FUNCTION__ says in g++: the declaration of the function around, of an instance that of its template, with the arguments
 * behind it. Where g++ would name a typedef, or what has no name, nothing is said. */
#include "function_names.h"
#include "constants.h"
#include "../types/placeholder.h"

struct spelling {
	struct parser *p;
	struct buffer *out;
	bool failed;
	u32 decl;    /* the template_decl whose parameters have names, or 0 */
	u32 context; /* the scope from which types are named: that of the function, of its parameters and type arguments */
};

static void type_prefix(struct spelling *s, u32 type);
static void type_suffix(struct spelling *s, u32 type);

static void put(struct spelling *s, const char *text) { buffer_puts(s->out, text); }

static char last_character(const struct spelling *s) { return s->out->length ? s->out->text[s->out->length - 1] : 0; }

static void put_type(struct spelling *s, u32 type)
{
	type_prefix(s, type);
	type_suffix(s, type);
}

/* ---- names ---- */

static void put_class(struct spelling *s, u32 type);

/* The namespace or class that a scope is, the scopes of template parameters passed over. */
static u32 without_heads(const struct parser *p, u32 scope)
{
	while (scope && p->scopes.at[scope].kind == sck_template_declaration)
		scope = p->scopes.at[scope].parent;
	return scope;
}

/* N::C:: before what is declared in a scope. */
static void put_scope(struct spelling *s, u32 scope)
{
	const struct il *il = s->p->il;
	il_any owner;

	scope = without_heads(s->p, scope);
	owner = il_scope(il, scope)->owner;
	if (!scope || scope == s->context || s->p->scopes.at[scope].kind == sck_file)
		return;
	if (stack_is_low(s->p->stack_bound)) {
		s->failed = true;
	} else if (il_any_kind(owner) == IL_namespace && il_namespace(il, il_any_index(owner))->name) {
		put_scope(s, s->p->scopes.at[scope].parent);
		put(s, il_text(il, il_namespace(il, il_any_index(owner))->name));
		put(s, "::");
	} else if (s->p->scopes.at[scope].kind == sck_class_struct_union) {
		put_class(s, s->p->scopes.at[scope].type);
		put(s, "::");
	} else {
		s->failed = true; /* a function, an unnamed namespace */
	}
}

/* ---- template arguments ---- */

static void put_character(struct spelling *s, i64 value)
{
	bool is_escaped = value == '\'' || value == '\\' || value == '"';

	if (value >= ' ' && value < 127 && !is_escaped)
		buffer_printf(s->out, "'%c'", (char)value);
	else if (is_escaped)
		buffer_printf(s->out, "'\\%c'", (char)value);
	else
		buffer_printf(s->out, "'\\%03o'", (unsigned)(int)value);
}

static void put_enumerator(struct spelling *s, u32 type, const struct constant *value)
{
	struct parser *p = s->p;
	u32 enumerator;

	if (!enumerator_of_value(p, type, value->bits, &enumerator)) {
		s->failed = true;
	} else if (!enumerator) {
		put(s, "(");
		put_type(s, type);
		buffer_printf(s->out, value->bits >> 127 ? ")%lld" : ")%llu", (unsigned long long)value->bits);
	} else {
		if (il_type(p->il, type)->flags & tyf_scoped_enum) {
			put_class(s, type);
			put(s, "::");
		} else {
			put_scope(s, il_type(p->il, type)->parent_scope);
		}
		put(s, il_text(p->il, il_variable(p->il, enumerator)->name));
	}
}

static void put_value(struct spelling *s, u32 constant)
{
	struct parser *p = s->p;
	struct constant value = constant_of_il(p, constant);
	u32 type = value.type ? type_strip(p, value.type, NULL) : 0, context = s->context;
	const struct il_type *record = il_type(p->il, type);
	bool is_negative = value.bits >> 127;

	s->context = 0;
	if (!value.known || !type || (record->kind != tk_integer && record->kind != tk_nullptr) ||
	    (is_negative ? (u128)(__int128)(i64)value.bits : (u64)value.bits) != value.bits) {
		s->failed = true;
	} else if (record->kind == tk_nullptr) {
		put(s, "nullptr");
	} else if (record->int_kind == ik_enum) {
		put_enumerator(s, type, &value);
	} else if (record->int_kind == ik_bool) {
		put(s, value.bits ? "true" : "false");
	} else if (record->int_kind == ik_char) {
		put_character(s, (i64)value.bits);
	} else {
		buffer_printf(s->out, is_negative ? "%lld" : "%llu", (unsigned long long)value.bits);
	}
	s->context = context;
}

static void put_argument(struct spelling *s, const struct il_template_arg *arg)
{
	struct parser *p = s->p;
	const struct il_template *template = il_template(p->il, arg->template);

	s->failed |= arg->is_pack_expansion;
	switch (arg->kind) {
	case tak_type: put_type(s, type_canonical(p, arg->type)); break;
	case tak_nontype:
		s->failed |= !arg->constant;
		put_value(s, arg->constant);
		break;
	default:
		s->failed |= !arg->template || template->kind == templk_template_template_param;
		put_scope(s, template->parent_scope);
		put(s, il_text(p->il, template->name));
	}
}

/* Whether an argument is what its parameter's default gives: those in the end are not shown. */
static bool is_default(struct spelling *s, const struct il_template_param *param, u32 depth, u32 first, const struct il_template_arg *arg)
{
	struct parser *p = s->p;
	const struct il_template_arg *value = il_template_arg(p->il, param->default_arg);
	u32 type;

	if (!param->default_arg)
		return false;
	if (value->kind != tak_type || arg->kind != tak_type) {
		s->failed |= !value->constant || !arg->constant;
		return !s->failed && il_same_value(p->il, value->constant, arg->constant);
	}
	type = type_canonical(p, type_substitute(p, value->type, depth, first));
	if (type == type_canonical(p, arg->type))
		return true;
	s->failed |= type_is_unknown(p, type) || type_is_dependent(p, type);
	return false;
}

/* How many arguments of a list are shown. */
static u32 shown_arguments(struct spelling *s, u32 template, u32 first)
{
	struct parser *p = s->p;
	u32 decl = il_template(p->il, template)->decl, param, arg = first, count = 0, shown = 0;

	s->failed |= !decl;
	for (param = decl ? il_template_decl(p->il, decl)->first_param : 0; arg && param && !s->failed;
	     arg = il_template_arg(p->il, arg)->next) {
		struct il_template_param record = *il_template_param(p->il, param);
		struct il_template_arg value = *il_template_arg(p->il, arg);

		count++;
		if (record.flags & tf_pack || !is_default(s, &record, il_template_decl(p->il, decl)->depth, first, &value))
			shown = count;
		param = record.flags & tf_pack ? param : record.next;
	}
	return shown;
}

static void put_arguments(struct spelling *s, u32 info)
{
	struct parser *p = s->p;
	u32 arg = il_template_info(p->il, info)->first_argument, left = shown_arguments(s, il_template_info(p->il, info)->template, arg);

	put(s, "<");
	for (; left-- && !s->failed; arg = il_template_arg(p->il, arg)->next) {
		struct il_template_arg copy = *il_template_arg(p->il, arg);

		put_argument(s, &copy);
		put(s, left ? ", " : "");
	}
	put(s, last_character(s) == '>' ? " >" : ">");
}

/* ---- types ---- */

static void put_class(struct spelling *s, u32 type)
{
	struct parser *p = s->p;
	const struct il_type record = *il_type(p->il, type);

	if (!record.name || record.flags & tyf_closure || record.entity & enf_local_to_function || stack_is_low(p->stack_bound)) {
		s->failed = true;
		return;
	}
	put_scope(s, record.template_info ? il_template(p->il, il_template_info(p->il, record.template_info)->template)->parent_scope :
	                                    record.parent_scope);
	put(s, il_text(p->il, record.name));
	if (record.template_info)
		put_arguments(s, record.template_info);
}

/* The name of a template parameter, of the innermost template or those around it. */
static void put_parameter(struct spelling *s, const struct il_type *type)
{
	const struct il *il = s->p->il;
	u32 decl = s->decl, param;

	while (decl && il_template_decl(il, decl)->depth != type->depth)
		decl = il_template_decl(il, decl)->enclosing;
	param = decl ? il_template_decl(il, decl)->first_param : 0;
	while (param && il_template_param(il, param)->index != type->index)
		param = il_template_param(il, param)->next;
	s->failed |= !param || !il_template_param(il, param)->name;
	if (!s->failed)
		put(s, il_text(il, il_template_param(il, param)->name));
}

static const char *fundamental_name(const struct il_type *type)
{
	/* clang-format off */
	static const char *const names[IL_int_kind_COUNT] = {
		[ik_bool] = "bool", [ik_char] = "char", [ik_signed_char] = "signed char", [ik_unsigned_char] = "unsigned char",
		[ik_wchar_t] = "wchar_t", [ik_char8_t] = "char8_t", [ik_char16_t] = "char16_t", [ik_char32_t] = "char32_t",
		[ik_short] = "short int", [ik_unsigned_short] = "short unsigned int", [ik_int] = "int", [ik_unsigned_int] = "unsigned int",
		[ik_long] = "long int", [ik_unsigned_long] = "long unsigned int", [ik_long_long] = "long long int",
		[ik_unsigned_long_long] = "long long unsigned int", [ik_int128] = "__int128", [ik_unsigned_int128] = "__int128 unsigned",
		[ik_float] = "float", [ik_double] = "double", [ik_long_double] = "long double",
	};
	/* clang-format on */

	switch (type->kind) {
	case tk_void: return "void";
	case tk_nullptr: return "std::nullptr_t";
	case tk_auto: return "auto";
	case tk_integer:
	case tk_float: return names[type->int_kind];
	default: return NULL;
	}
}

/* A type without typedefs, and its qualifiers; of one that has a typedef's name there would be more to say. */
static u32 strip(struct spelling *s, u32 type, u32 *cv)
{
	const struct il_type *record = il_type(s->p->il, type);
	u32 steps;

	*cv = 0;
	for (steps = 0; record->kind == tk_typeref && steps < 64; steps++, record = il_type(s->p->il, type)) {
		s->failed |= record->typeref_kind != trk_qualified;
		if (s->failed || !record->type)
			break;
		*cv |= record->flags & (tyf_const | tyf_volatile | tyf_restrict);
		type = record->type;
	}
	s->failed |= record->kind == tk_typeref;
	return type;
}

static void put_cv(struct spelling *s, u32 cv, const char *before, const char *after)
{
	s->failed |= cv & tyf_restrict;
	if (!cv)
		return;
	put(s, before);
	put(s, cv & tyf_const && cv & tyf_volatile ? "const volatile" : cv & tyf_const ? "const" : "volatile");
	put(s, after);
}

/* Whether a declarator around the type needs parentheses. */
static bool has_suffix(struct spelling *s, u32 type)
{
	u32 cv;
	u8 kind = il_type(s->p->il, strip(s, type, &cv))->kind;

	return kind == tk_array || kind == tk_routine;
}

static void pointer_prefix(struct spelling *s, const struct il_type *t, u32 cv)
{
	static const char *const signs[] = { [pk_pointer] = "*", [pk_lvalue_reference] = "&", [pk_rvalue_reference] = "&&" };

	type_prefix(s, t->type);
	put(s, has_suffix(s, t->type) ? " (" : "");
	put(s, signs[t->pointer_kind]);
	put_cv(s, cv, " ", "");
}

static void member_pointer_prefix(struct spelling *s, const struct il_type *t, u32 cv)
{
	type_prefix(s, t->type);
	put(s, has_suffix(s, t->type) ? " (" : " ");
	put_type(s, t->class_type);
	put(s, "::*");
	put_cv(s, cv, " ", "");
}

static void type_prefix(struct spelling *s, u32 type)
{
	u32 cv;
	const struct il_type t = *il_type(s->p->il, type = strip(s, type, &cv));

	if (s->failed || stack_is_low(s->p->stack_bound)) {
		s->failed = true;
		return;
	}
	switch (t.kind) {
	case tk_pointer: pointer_prefix(s, &t, cv); break;
	case tk_ptr_to_member: member_pointer_prefix(s, &t, cv); break;
	case tk_array:
	case tk_routine: type_prefix(s, t.kind == tk_array && cv ? type_qualified(s->p, t.type, cv) : t.type); break;
	case tk_template_param:
		put_cv(s, cv, "", " ");
		put_parameter(s, &t);
		break;
	default:
		put_cv(s, cv, "", " ");
		if (fundamental_name(&t) && t.int_kind != ik_enum)
			put(s, fundamental_name(&t));
		else if (t.kind == tk_class || t.kind == tk_struct || t.kind == tk_union || t.int_kind == ik_enum)
			put_class(s, type);
		else
			s->failed = true;
	}
}

static void put_parameters(struct spelling *s, const struct il_type *function)
{
	u32 param = function->first_param;

	put(s, "(");
	while (param && !s->failed) {
		struct il_param_type record = *il_param_type(s->p->il, param);
		const struct il_type *type = il_type(s->p->il, record.type);
		bool is_expansion = type->kind == tk_typeref && type->typeref_kind == trk_pack_expansion;

		put_type(s, is_expansion ? type->type : record.type);
		put(s, record.flags & pf_pack ? " ..." : "");
		param = record.next;
		put(s, param || function->flags & tyf_ellipsis ? ", " : "");
	}
	put(s, function->flags & tyf_ellipsis ? "...)" : ")");
	put(s, function->flags & tyf_fn_const ? " const" : "");
	put(s, function->flags & tyf_fn_volatile ? " volatile" : "");
	put(s, function->flags & tyf_fn_lvalue_ref ? " &" : function->flags & tyf_fn_rvalue_ref ? " &&" : "");
}

static void array_suffix(struct spelling *s, const struct il_type *t)
{
	s->failed |= t->flags & (tyf_dependent | tyf_variable_bound) || t->size > UINT32_MAX;
	put(s, last_character(s) == ')' || last_character(s) == ']' ? "" : " ");
	if (t->flags & tyf_unknown_bound)
		put(s, "[]");
	else
		buffer_printf(s->out, "[%llu]", (unsigned long long)t->size);
	type_suffix(s, t->type);
}

static void type_suffix(struct spelling *s, u32 type)
{
	u32 cv;
	const struct il_type t = *il_type(s->p->il, strip(s, type, &cv));

	if (s->failed)
		return;
	if (t.kind == tk_pointer || t.kind == tk_ptr_to_member) {
		put(s, has_suffix(s, t.type) ? ")" : "");
		type_suffix(s, t.type);
	} else if (t.kind == tk_array) {
		array_suffix(s, &t);
	} else if (t.kind == tk_routine) {
		put_parameters(s, &t);
		put(s, t.flags & tyf_noexcept && il_has_noexcept_types(s->p->il) ? " noexcept" : "");
		s->failed |= t.flags & tyf_noexcept_param;
		type_suffix(s, t.type);
	}
}

/* ---- functions ---- */

/* Elements of a pack in braces, or the one argument; returns what is behind them. number: of the parameter, from 1. */
static u32 put_bound(struct spelling *s, const struct il_template_param *param, u32 arg, u32 number)
{
	struct parser *p = s->p;
	bool is_pack = param->flags & tf_pack, is_first = true;

	put(s, is_pack ? "{" : "");
	for (; arg && (is_pack || is_first) && !s->failed; arg = il_template_arg(p->il, arg)->next) {
		struct il_template_arg copy = *il_template_arg(p->il, arg);

		if (copy.parameter && copy.parameter != number)
			break;
		put(s, is_first ? "" : ", ");
		is_first = false;
		put_argument(s, &copy);
	}
	s->failed |= !is_pack && is_first;
	put(s, is_pack ? "}" : "");
	return arg;
}

/* T = int; int N = 3 */
static void put_bindings(struct spelling *s, u32 decl, u32 arg)
{
	struct parser *p = s->p;
	u32 param = il_template_decl(p->il, decl)->first_param, number = 1;

	for (; param && !s->failed; number++) {
		struct il_template_param record = *il_template_param(p->il, param);

		s->failed |= !record.name;
		put(s, number > 1 ? "; " : "");
		if (record.kind == tpk_nontype) {
			put_type(s, record.type);
			put(s, record.flags & tf_pack ? " ..." : " ");
		}
		put(s, il_text(p->il, record.name));
		put(s, " = ");
		arg = put_bound(s, &record, arg, number);
		param = record.next;
	}
	s->failed |= arg != 0;
}

static void put_name(struct spelling *s, const struct il_routine *routine)
{
	const struct il *il = s->p->il;

	s->failed |= routine->special_kind == sfk_conversion || routine->special_kind == sfk_literal_operator || !routine->name ||
	             routine->entity & enf_local_to_function;
	if (routine->class_type) {
		put_class(s, routine->class_type);
		put(s, "::");
	} else if (routine->linkage != nlk_c) {
		put_scope(s, routine->parent_scope);
	}
	put(s, il_text(il, routine->name));
}

static void put_declaration(struct spelling *s, u32 index)
{
	struct parser *p = s->p;
	const struct il_routine routine = *il_routine(p->il, index);
	const struct il_type function = *il_type(p->il, type_strip(p, routine.type, NULL));
	bool has_result = routine.special_kind != sfk_constructor && routine.special_kind != sfk_destructor;

	s->failed |= function.kind != tk_routine || (has_result && has_suffix(s, function.type));
	put(s, routine.flags & rf_static_member ? "static " : routine.flags & (rf_virtual | rf_override) ? "virtual " : "");
	put(s, routine.flags & rf_consteval ? "consteval " : routine.flags & rf_constexpr ? "constexpr " : "");
	if (has_result) {
		type_prefix(s, function.type);
		put(s, " ");
	}
	put_name(s, &routine);
	s->context = routine.class_type ? scope_of_type(p, routine.class_type) : without_heads(p, routine.parent_scope);
	put_parameters(s, &function);
}

/* Whether a function is no instance, or one of a function template that is declared once and in no class template. */
static bool is_simple(const struct parser *p, const struct il_routine *routine, u32 *pattern)
{
	u32 class = routine->class_type, info = routine->template_info, decl;
	il_any prototype = info ? il_template(p->il, il_template_info(p->il, info)->template)->prototype : 0;

	for (; class; class = p->scopes.at[il_type(p->il, class)->parent_scope].type)
		if (il_type(p->il, class)->template_info)
			return false;
	*pattern = info ? il_any_index(prototype) : 0;
	if (!info)
		return !(routine->entity & (enf_is_template | enf_member_of_template | enf_instantiation));
	if (il_any_kind(prototype) != IL_routine || routine->entity & enf_explicit_specialization)
		return false;
	decl = il_routine(p->il, *pattern)->first_decl;
	return decl && !il_full_entity_decl_info(p->il, decl)->next;
}

bool pretty_function(struct parser *p, u32 index, struct buffer *out)
{
	const struct il_routine routine = *il_routine(p->il, index);
	struct spelling s = { .p = p, .out = out };
	u32 pattern;

	if (!index || !is_simple(p, &routine, &pattern))
		return false;
	if (pattern) {
		const struct il_template_info info = *il_template_info(p->il, routine.template_info);

		s.decl = il_template(p->il, info.template)->decl;
		if (!s.decl)
			return false;
		put_declaration(&s, pattern);
		put(&s, " [with ");
		put_bindings(&s, s.decl, info.first_argument);
		put(&s, "]");
	} else {
		put_declaration(&s, index);
	}
	return !s.failed;
}
