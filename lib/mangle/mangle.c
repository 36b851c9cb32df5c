#include "mangle.h"

#include <stdio.h>
#include <stdlib.h>

enum { MAX_DEPTH = 100, MAX_SUBSTITUTIONS = 1000, MAX_FULL_NAME = 1 << 14 };

struct mangler {
	const struct il *il;
	struct buffer out;
	u64 substitution[MAX_SUBSTITUTIONS];   /* hashes of the components' names without substitutions, in order */
	u32 substitution_count;
	bool no_substitutions;                 /* while such a name is made */
	bool failed;
	u32 depth;
};

static void type(struct mangler *m, u32 index);
static void class_name(struct mangler *m, const struct il_type *t);

/* ---- substitutions [mangling.substitution] ---- */

typedef void part_function(struct mangler *m, const void *part);

/* The hash of a component's name spelled in full. */
static u64 full_name(struct mangler *m, part_function *part, const void *data)
{
	struct mangler *full = xcalloc(1, sizeof *full);
	u64 hash;

	full->il = m->il;
	full->no_substitutions = true;
	full->depth = m->depth + 1;
	if (full->depth < MAX_DEPTH)
		part(full, data);
	else
		full->failed = true;
	m->failed |= full->failed;
	hash = full->out.length ? (u64)hash_bytes(full->out.text, full->out.length) << 32 | hash_bytes(full->out.text + 1, full->out.length - 1) : 0;
	buffer_free(&full->out);
	free(full);
	return hash;
}

static bool substituted(struct mangler *m, u64 key)
{
	static const char digits[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
	u32 i;

	for (i = 0; i < m->substitution_count; i++) {
		char text[16];
		u32 at = sizeof text - 1, value = i - 1;

		if (m->substitution[i] != key)
			continue;
		text[at] = 0;
		if (i)
			do
				text[--at] = digits[value % 36];
			while (value /= 36);
		buffer_puts(&m->out, "S");
		buffer_puts(&m->out, text + at);
		buffer_puts(&m->out, "_");
		return true;
	}
	return false;
}

static void remember(struct mangler *m, u64 key)
{
	if (m->no_substitutions)
		return;
	if (m->substitution_count == MAX_SUBSTITUTIONS)
		m->failed = true;
	else
		m->substitution[m->substitution_count++] = key;
}

/* A component that can be substituted: what part writes, or S_ for it. */
static void component(struct mangler *m, part_function *part, const void *data)
{
	u64 key;

	if (m->no_substitutions) {
		if (m->depth++ < MAX_DEPTH && m->out.length < MAX_FULL_NAME)   /* a type twice in a type twice in … */
			part(m, data);
		else
			m->failed = true;
		m->depth--;
		return;
	}
	key = full_name(m, part, data);
	if (m->failed || substituted(m, key))
		return;
	part(m, data);
	remember(m, key);
}

/* ---- names ---- */

static void source_name(struct mangler *m, il_str name)
{
	const char *text = il_text(m->il, name);

	if (!*text)
		m->failed = true;
	buffer_printf(&m->out, "%zu%s", strlen(text), text);
}

static const struct il_namespace *namespace_of_scope(const struct il *il, u32 scope)
{
	il_any owner = scope ? il_scope(il, scope)->owner : 0;

	return il_any_kind(owner) == IL_namespace ? il_namespace(il, il_any_index(owner)) : NULL;
}

/* The scope around, template parameter scopes passed over. */
static u32 named_scope(const struct il *il, u32 scope)
{
	while (scope && il_scope(il, scope)->kind == sck_template_declaration)
		scope = il_scope(il, scope)->parent;
	return scope;
}

static bool is_global(const struct il *il, u32 scope) { return !scope || il_scope(il, scope)->kind == sck_file; }

static bool is_std(const struct il *il, u32 scope)
{
	const struct il_namespace *space = namespace_of_scope(il, scope);

	return space && !strcmp(il_text(il, space->name), "std") && is_global(il, named_scope(il, space->parent_scope));
}

static void prefix(struct mangler *m, u32 scope);

static void scope_component(struct mangler *m, const void *data)
{
	u32 scope = *(const u32 *)data;
	il_any owner = il_scope(m->il, scope)->owner;

	if (il_any_kind(owner) == IL_namespace) {
		const struct il_namespace *space = il_namespace(m->il, il_any_index(owner));

		prefix(m, named_scope(m->il, space->parent_scope));
		source_name(m, space->name);
	} else {
		m->failed = true;
	}
}

/* The enclosing scopes of a nested name. */
static void prefix(struct mangler *m, u32 scope)
{
	il_any owner;

	if (is_global(m->il, scope))
		return;
	if (is_std(m->il, scope)) {
		buffer_puts(&m->out, "St");
		return;
	}
	owner = il_scope(m->il, scope)->owner;
	if (il_any_kind(owner) == IL_type)
		class_name(m, il_type(m->il, il_any_index(owner)));
	else
		component(m, scope_component, &scope);
}

/* ---- template arguments ---- */

static void literal_argument(struct mangler *m, const struct il_template_arg *arg, u32 param_type)
{
	const char *text = m->il->source + arg->range_begin;
	size_t length = arg->range_end - arg->range_begin;
	char value[32], *end;
	i64 number;

	if (!param_type || length >= sizeof value || !length) {
		m->failed = true;
		return;
	}
	memcpy(value, text, length);
	value[length] = 0;
	if (!strcmp(value, "true") || !strcmp(value, "false")) {
		number = value[0] == 't';
	} else {
		number = strtoll(value, &end, 0);
		if (end == value || end[strspn(end, "uUlL")])
			m->failed = true;
	}
	buffer_puts(&m->out, "L");
	type(m, param_type);
	if (number < 0)
		buffer_printf(&m->out, "n%lld", -(long long)number);
	else
		buffer_printf(&m->out, "%lld", (long long)number);
	buffer_puts(&m->out, "E");
}

static void argument(struct mangler *m, const struct il_template_arg *arg, u32 param_type)
{
	switch (arg->kind) {
	case tak_type:
		type(m, arg->type);
		break;
	case tak_nontype:
		literal_argument(m, arg, param_type);
		break;
	default:
		m->failed = true;
	}
}

static void template_args(struct mangler *m, const struct il_template_info *info)
{
	u32 arg = info->first_argument, param = 0;
	const struct il_template *template = info->template ? il_template(m->il, info->template) : NULL;

	if (template && template->decl)
		param = il_template_decl(m->il, template->decl)->first_param;
	buffer_puts(&m->out, "I");
	for (; param; param = il_template_param(m->il, param)->next) {
		const struct il_template_param *p = il_template_param(m->il, param);
		u32 param_type = p->kind == tpk_nontype ? p->type : 0;

		if (p->flags & tf_pack) {
			buffer_puts(&m->out, "J");
			for (; arg; arg = il_template_arg(m->il, arg)->next)
				argument(m, il_template_arg(m->il, arg), param_type);
			buffer_puts(&m->out, "E");
		} else if (arg) {
			argument(m, il_template_arg(m->il, arg), param_type);
			arg = il_template_arg(m->il, arg)->next;
		} else {
			m->failed = true;
		}
	}
	m->failed |= arg != 0;
	buffer_puts(&m->out, "E");
}

/* ---- class and enumeration names ---- */

/* The abbreviations of [mangling.substitution] that are templates. */
static const char *std_template(const struct mangler *m, const struct il_type *t)
{
	const char *name = il_text(m->il, t->name);

	if (!is_std(m->il, named_scope(m->il, t->parent_scope)))
		return NULL;
	return !strcmp(name, "allocator") ? "Sa" : !strcmp(name, "basic_string") ? "Sb" : NULL;
}

static bool is_char_stream(struct mangler *m, const struct il_type *t, const char **text)
{
	static const struct { const char *name, *text; } streams[] = {
		{ "basic_istream", "Si" }, { "basic_ostream", "So" }, { "basic_iostream", "Sd" },
	};
	const struct il_template_info *info = il_template_info(m->il, t->template_info);
	u32 i;

	if (!is_std(m->il, named_scope(m->il, t->parent_scope)) || !info->first_argument ||
	    il_type(m->il, il_template_arg(m->il, info->first_argument)->type)->int_kind != ik_char)
		return false;
	for (i = 0; i < COUNT_OF(streams); i++)
		if (!strcmp(il_text(m->il, t->name), streams[i].name)) {
			*text = streams[i].text;
			return true;
		}
	return false;
}

static void template_prefix(struct mangler *m, const void *data)
{
	const struct il_type *t = data;

	prefix(m, named_scope(m->il, t->parent_scope));
	source_name(m, t->name);
}

static void class_component(struct mangler *m, const void *data)
{
	const struct il_type *t = data;
	const char *known;

	if (!t->template_info) {
		template_prefix(m, t);
		return;
	}
	known = std_template(m, t);
	if (known)
		buffer_puts(&m->out, known);
	else
		component(m, template_prefix, t);
	template_args(m, il_template_info(m->il, t->template_info));
}

static void class_name(struct mangler *m, const struct il_type *t)
{
	const char *stream;

	if (t->flags & tyf_closure || !t->name)
		m->failed = true;
	else if (t->template_info && is_char_stream(m, t, &stream))
		buffer_puts(&m->out, stream);
	else
		component(m, class_component, t);
}

static bool needs_nesting(const struct il *il, u32 scope)
{
	return !is_global(il, scope) && !is_std(il, scope);
}

static void nested_class_component(struct mangler *m, const void *data)
{
	const struct il_type *t = data;
	bool nested = needs_nesting(m->il, named_scope(m->il, t->parent_scope));

	if (nested)
		buffer_puts(&m->out, "N");
	class_component(m, t);
	if (nested)
		buffer_puts(&m->out, "E");
}

/* A class or enumeration as a type. Its substitution is that of its name as a prefix. */
static void class_type(struct mangler *m, const struct il_type *t)
{
	const char *stream;
	u64 key;

	if (t->flags & tyf_closure || !t->name) {
		m->failed = true;
		return;
	}
	if (t->template_info && is_char_stream(m, t, &stream)) {
		buffer_puts(&m->out, stream);
		return;
	}
	if (m->no_substitutions) {
		nested_class_component(m, t);
		return;
	}
	key = full_name(m, class_component, t);
	if (m->failed || substituted(m, key))
		return;
	nested_class_component(m, t);
	remember(m, key);
}

/* ---- types ---- */

static const char *const builtin_codes[IL_int_kind_COUNT] = {
	[ik_bool] = "b", [ik_char] = "c", [ik_signed_char] = "a", [ik_unsigned_char] = "h", [ik_wchar_t] = "w", [ik_char8_t] = "Du",
	[ik_char16_t] = "Ds", [ik_char32_t] = "Di", [ik_short] = "s", [ik_unsigned_short] = "t", [ik_int] = "i",
	[ik_unsigned_int] = "j", [ik_long] = "l", [ik_unsigned_long] = "m", [ik_long_long] = "x", [ik_unsigned_long_long] = "y",
	[ik_int128] = "n", [ik_unsigned_int128] = "o", [ik_float] = "f", [ik_double] = "d", [ik_long_double] = "e",
	[ik_float128] = "g", [ik_float16] = "DF16_", [ik_bfloat16] = "u6__bf16",
};

static void parameters(struct mangler *m, u32 param, bool ellipsis)
{
	if (!param && !ellipsis)
		buffer_puts(&m->out, "v");
	for (; param; param = il_param_type(m->il, param)->next)
		type(m, il_param_type(m->il, param)->type);
	if (ellipsis)
		buffer_puts(&m->out, "z");
}

static void derived_component(struct mangler *m, const void *data)
{
	const struct il_type *t = data;

	switch (t->kind) {
	case tk_pointer:
		buffer_puts(&m->out, t->pointer_kind == pk_pointer ? "P" : t->pointer_kind == pk_lvalue_reference ? "R" : "O");
		type(m, t->type);
		break;
	case tk_array:
		m->failed |= !!(t->flags & tyf_dependent);
		if (t->flags & tyf_unknown_bound)
			buffer_puts(&m->out, "A_");
		else
			buffer_printf(&m->out, "A%llu_", (unsigned long long)t->size);
		type(m, t->type);
		break;
	case tk_ptr_to_member:
		buffer_puts(&m->out, "M");
		type(m, t->class_type);
		type(m, t->type);
		break;
	default:   /* tk_routine */
		if (t->flags & tyf_fn_const)
			buffer_puts(&m->out, "K");
		if (t->flags & tyf_noexcept)
			buffer_puts(&m->out, "Do");
		buffer_puts(&m->out, "F");
		type(m, t->type);
		parameters(m, t->first_param, t->flags & tyf_ellipsis);
		buffer_puts(&m->out, "E");
	}
}

/* Looks through typedefs; *cv collects the qualifiers. */
static const struct il_type *look_through(const struct il *il, u32 index, u32 *cv)
{
	const struct il_type *t = il_type(il, index);
	u32 steps;

	for (steps = 0; steps < 1000 && t->kind == tk_typeref && t->type; steps++) {
		if (t->typeref_kind == trk_pack_expansion)
			break;
		if (t->typeref_kind == trk_qualified)
			*cv |= t->flags & (tyf_const | tyf_volatile | tyf_restrict);
		t = il_type(il, t->type);
	}
	return t;
}

static void unqualified_type(struct mangler *m, const struct il_type *t)
{
	switch (t->kind) {
	case tk_void:
		buffer_puts(&m->out, "v");
		break;
	case tk_nullptr:
		buffer_puts(&m->out, "Dn");
		break;
	case tk_integer:
	case tk_float:
		if (t->int_kind == ik_enum)
			class_type(m, t);
		else if (t->int_kind < IL_int_kind_COUNT && builtin_codes[t->int_kind])
			buffer_puts(&m->out, builtin_codes[t->int_kind]);
		else
			m->failed = true;
		break;
	case tk_class:
	case tk_struct:
	case tk_union:
		class_type(m, t);
		break;
	case tk_pointer:
	case tk_array:
	case tk_ptr_to_member:
	case tk_routine:
		component(m, derived_component, t);
		break;
	default:
		m->failed = true;
	}
}

struct qualified { const struct il_type *type; u32 cv; };

static void qualified_component(struct mangler *m, const void *data)
{
	const struct qualified *q = data;

	buffer_puts(&m->out, q->cv & tyf_restrict ? "r" : "");
	buffer_puts(&m->out, q->cv & tyf_volatile ? "V" : "");
	buffer_puts(&m->out, q->cv & tyf_const ? "K" : "");
	unqualified_type(m, q->type);
}

static void type(struct mangler *m, u32 index)
{
	struct qualified q = { NULL, 0 };

	if (m->failed || m->depth++ >= MAX_DEPTH) {
		m->failed = true;
		return;
	}
	q.type = look_through(m->il, index, &q.cv);
	if (q.type->flags & (tyf_dependent | tyf_contains_error))
		m->failed = true;
	else if (q.cv)
		component(m, qualified_component, &q);
	else
		unqualified_type(m, q.type);
	m->depth--;
}

/* ---- entities ---- */

static void type_part(struct mangler *m, const void *data) { type(m, *(const u32 *)data); }

static bool mentions(struct mangler *m, u32 index, const char *what)
{
	struct mangler *full = xcalloc(1, sizeof *full);
	bool result;

	full->il = m->il;
	full->no_substitutions = true;
	type_part(full, &index);
	result = full->out.text && strstr(full->out.text, what);
	buffer_free(&full->out);
	free(full);
	return result;
}

/* g++ tags what only mentions std::__cxx11 in its type: functions by their return type, variables. */
static void abi_tag(struct mangler *m, u32 result, u32 param)
{
	static const char space[] = "7__cxx11";

	if (!result || !mentions(m, result, space))
		return;
	for (; param; param = il_param_type(m->il, param)->next)
		if (mentions(m, il_param_type(m->il, param)->type, space))
			return;
	buffer_puts(&m->out, "B5cxx11");
}

/* Operator codes by the spelling after "operator"; arity counts the object. */
static const struct { const char *text, *code; u8 arity; } operator_codes[] = {
	{ "new", "nw", 0 }, { "new[]", "na", 0 }, { "delete", "dl", 0 }, { "delete[]", "da", 0 }, { "~", "co", 0 }, { "+", "ps", 1 },
	{ "+", "pl", 2 }, { "-", "ng", 1 }, { "-", "mi", 2 }, { "*", "de", 1 }, { "*", "ml", 2 }, { "&", "ad", 1 }, { "&", "an", 2 },
	{ "/", "dv", 0 }, { "%", "rm", 0 }, { "|", "or", 0 }, { "^", "eo", 0 }, { "=", "aS", 0 }, { "+=", "pL", 0 }, { "-=", "mI", 0 },
	{ "*=", "mL", 0 }, { "/=", "dV", 0 }, { "%=", "rM", 0 }, { "&=", "aN", 0 }, { "|=", "oR", 0 }, { "^=", "eO", 0 },
	{ "<<", "ls", 0 }, { ">>", "rs", 0 }, { "<<=", "lS", 0 }, { ">>=", "rS", 0 }, { "==", "eq", 0 }, { "!=", "ne", 0 },
	{ "<", "lt", 0 }, { ">", "gt", 0 }, { "<=", "le", 0 }, { ">=", "ge", 0 }, { "<=>", "ss", 0 }, { "!", "nt", 0 },
	{ "&&", "aa", 0 }, { "||", "oo", 0 }, { "++", "pp", 0 }, { "--", "mm", 0 }, { ",", "cm", 0 }, { "->*", "pm", 0 },
	{ "->", "pt", 0 }, { "()", "cl", 0 }, { "[]", "ix", 0 }, { "co_await", "aw", 0 },
};

static void operator_name(struct mangler *m, const struct il_routine *routine, const struct il_type *t)
{
	const char *text = il_text(m->il, routine->name) + strlen("operator");
	u32 arity = routine->class_type && !(routine->flags & rf_static_member), param, i;

	text += *text == ' ';
	for (param = t->first_param; param; param = il_param_type(m->il, param)->next)
		arity++;
	for (i = 0; i < COUNT_OF(operator_codes); i++)
		if (!strcmp(operator_codes[i].text, text) && (!operator_codes[i].arity || operator_codes[i].arity == arity)) {
			buffer_puts(&m->out, operator_codes[i].code);
			return;
		}
	m->failed = true;
}

static void unqualified_name(struct mangler *m, const struct il_routine *routine, const struct il_type *t)
{
	switch (routine->special_kind) {
	case sfk_constructor:
		buffer_puts(&m->out, "C1");
		break;
	case sfk_destructor:
		buffer_puts(&m->out, "D1");
		break;
	case sfk_conversion:
		buffer_puts(&m->out, "cv");
		type(m, routine->conversion_type);
		break;
	case sfk_operator:
		operator_name(m, routine, t);
		break;
	case sfk_literal_operator:
		buffer_printf(&m->out, "li%zu%s", strlen(il_text(m->il, routine->name)) - strlen("operator\"\""),
		              il_text(m->il, routine->name) + strlen("operator\"\""));
		break;
	default:
		source_name(m, routine->name);
	}
}

static void routine_name(struct mangler *m, const struct il_routine *routine, const struct il_type *t)
{
	u32 scope = named_scope(m->il, routine->parent_scope);
	bool nested = needs_nesting(m->il, scope);

	if (nested)
		buffer_puts(&m->out, "N");
	buffer_puts(&m->out, t->flags & tyf_fn_volatile ? "V" : "");
	buffer_puts(&m->out, t->flags & tyf_fn_const ? "K" : "");
	buffer_puts(&m->out, t->flags & tyf_fn_lvalue_ref ? "R" : t->flags & tyf_fn_rvalue_ref ? "O" : "");
	prefix(m, scope);
	unqualified_name(m, routine, t);
	if (routine->special_kind == sfk_none)
		abi_tag(m, t->type, t->first_param);
	if (nested)
		buffer_puts(&m->out, "E");
}

static bool finish(struct mangler *m, struct buffer *out)
{
	bool ok = !m->failed;

	if (ok)
		buffer_add(out, m->out.text ? m->out.text : "", m->out.length);
	buffer_free(&m->out);
	return ok;
}

bool mangle_type(const struct il *il, u32 index, struct buffer *out)
{
	struct mangler m = { .il = il };

	type(&m, index);
	return finish(&m, out);
}

bool mangle_routine(const struct il *il, u32 index, struct buffer *out)
{
	const struct il_routine *routine = il_routine(il, index);
	const struct il_type *t;
	struct mangler m = { .il = il };
	u32 cv = 0;

	if (routine->linkage == nlk_c || routine->flags & rf_main) {
		buffer_puts(out, il_text(il, routine->name));
		return true;
	}
	if (routine->template || routine->template_info || routine->special_kind == sfk_deduction_guide)
		return false;
	t = look_through(il, routine->type, &cv);
	buffer_puts(&m.out, "_Z");
	routine_name(&m, routine, t);
	parameters(&m, t->first_param, t->flags & tyf_ellipsis);
	return finish(&m, out);
}

bool mangle_variable(const struct il *il, u32 index, struct buffer *out)
{
	const struct il_variable *variable = il_variable(il, index);
	struct mangler m = { .il = il };
	u32 scope = named_scope(il, variable->parent_scope);

	if (is_global(il, scope) || variable->linkage == nlk_c) {
		buffer_puts(out, il_text(il, variable->name));
		return true;
	}
	buffer_puts(&m.out, is_std(il, scope) ? "_Z" : "_ZN");
	prefix(&m, scope);
	source_name(&m, variable->name);
	buffer_puts(&m.out, is_std(il, scope) ? "" : "E");
	return finish(&m, out);
}
