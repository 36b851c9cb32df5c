/* Types as the reference's diagnostics write them. */
#include "names.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>

static void before(struct name_writer *w, u32 index);
static void after(struct name_writer *w, u32 index);

static void add(struct name_writer *w, const char *text, size_t length)
{
	static const char rest[] = "…";

	if (w->out->length >= w->limit || !length)
		return;
	buffer_add(w->out, text, length);
	if (w->out->length >= w->limit) {
		w->out->length = w->limit;
		while (((unsigned char)w->out->text[w->out->length] & 0xc0) == 0x80) /* not in the middle of a character */
			w->out->length--;
		buffer_puts(w->out, rest);
		w->limit = 0;
	}
}

void name_puts(struct name_writer *w, const char *text) { add(w, text, strlen(text)); }

static void name_format(struct name_writer *w, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void name_format(struct name_writer *w, const char *format, ...)
{
	char text[64];
	va_list args;

	va_start(args, format);
	vsnprintf(text, sizeof text, format, args);
	va_end(args);
	name_puts(w, text);
}

bool name_deeper(struct name_writer *w)
{
	if (w->depth >= NAME_DEPTH_MAX || !w->limit) {
		name_puts(w, "…");
		return false;
	}
	w->depth++;
	return true;
}

static void source_text(struct name_writer *w, u32 begin, u32 end)
{
	if (end > begin && end <= w->il->source_size)
		add(w, w->il->source + begin, end - begin);
}

static const char *skip_spaces(const char *text, const char *end)
{
	while (text < end && isspace((unsigned char)*text))
		text++;
	return text;
}

/* Behind a bracket's partner, or the end; < is a bracket before a template's arguments. */
static const char *behind_partner(const char *text, const char *end)
{
	u32 depth = 0;

	for (; text < end; text++)
		if (*text && strchr("<([{", *text))
			depth++;
		else if (*text && strchr(">)]}", *text) && !--depth)
			return text + 1;
	return end;
}

/* Behind the name that a text begins with, which may have qualifiers and template arguments, or its begin: there is none. */
static const char *behind_name(const char *text, const char *end)
{
	const char *at = text, *last = text;

	for (;;) {
		at = skip_spaces(at, end);
		if (at + 1 < end && at[0] == ':' && at[1] == ':')
			at = skip_spaces(at + 2, end);
		else if (at != text)
			return last;
		if (at == end || (!isalpha((unsigned char)*at) && *at != '_'))
			return text;
		while (at < end && (isalnum((unsigned char)*at) || *at == '_'))
			at++;
		last = at;
		at = skip_spaces(at, end);
		if (at < end && *at == '<')
			last = at = behind_partner(at, end);
	}
}

static bool is_in_brackets(const char *text, const char *end, char open)
{
	return text < end && *text == open && behind_partner(text, end) == end;
}

/* An expression that depends on template parameters: few have a text. */
static void expression_text(struct name_writer *w, const char *text, const char *end)
{
	const char *behind;

	text = skip_spaces(text, end);
	while (end > text && isspace((unsigned char)end[-1]))
		end--;
	if (is_in_brackets(text, end, '(')) {
		expression_text(w, text + 1, end - 1);
		return;
	}
	behind = behind_name(text, end);
	if (behind == text) {
		name_puts(w, "<expression>");
	} else if (behind == end) {
		add(w, text, (size_t)(end - text));
	} else if (is_in_brackets(behind, end, '(') && (!strncmp(text, "sizeof(", 7) || !strncmp(text, "noexcept(", 9))) {
		add(w, text, (size_t)(end - text));
	} else if (is_in_brackets(behind, end, '(') && !strncmp(text, "alignof(", 8)) {
		name_puts(w, "__alignof__");
		add(w, behind, (size_t)(end - behind));
	} else if (is_in_brackets(behind, end, '(') && skip_spaces(behind + 1, end) == end - 1) {
		add(w, text, (size_t)(end - text));
	} else {
		name_puts(w, "<expression>");
	}
}

/* Whether an expression ends with the name of a member of an object. */
static bool is_member_text(const char *text, const char *end)
{
	while (end > text && (isalnum((unsigned char)end[-1]) || end[-1] == '_'))
		end--;
	return (end > text && end[-1] == '.') || (end - text > 1 && end[-1] == '>' && end[-2] == '-');
}

/* decltype(name), decltype(<expression>) of a member; all else has parentheses of its own. */
static void decltype_text(struct name_writer *w, const char *text, const char *end)
{
	const char *inside = memchr(text, '(', (size_t)(end - text));
	bool is_bare;

	if (!inside) {
		add(w, text, (size_t)(end - text));
		return;
	}
	inside++;
	end--;
	is_bare = behind_name(inside, end) == end || is_member_text(inside, end);
	name_puts(w, is_bare ? "decltype(" : "decltype((");
	expression_text(w, inside, end);
	name_puts(w, is_bare ? ")" : "))");
}

void name_of_type(struct name_writer *w, u32 index)
{
	bool closed = w->declarator_closed;

	before(w, index);
	w->declarator_closed = false;
	after(w, index);
	w->declarator_closed = closed;
}

/* ---- template parameters ---- */

/* The parameter at a depth and place in one template<…>, or 0. */
static u32 template_param_in(const struct il *il, u32 decl, u32 depth, u32 index)
{
	u32 param = il_template_decl(il, decl)->first_param;

	while (param && (il_template_param(il, param)->depth != depth || il_template_param(il, param)->index != index))
		param = il_template_param(il, param)->next;
	return param;
}

/* The parameter at a depth and place in the template<…> of the entity that is being named and of those around it, or 0: each has the names
 * of its own head, and those before that are for what is not declared around it. */
static u32 template_param_at(const struct il *il, il_any entity, u32 depth, u32 index)
{
	u32 steps, decl, param, outer = 0;

	for (steps = 0; entity && steps < NAME_DEPTH_MAX; entity = name_entity_around(il, entity), steps++) {
		decl = name_template_decl(il, entity);
		if (decl && (param = template_param_in(il, decl, depth, index)))
			return param;
		for (; decl && !outer; decl = il_template_decl(il, decl)->enclosing)
			outer = template_param_in(il, decl, depth, index);
	}
	return outer;
}

/* Of a text that is just the name of a template parameter: as this one is called in what is being named; "" for others. */
static const char *name_of_written_parameter(const struct name_writer *w, u32 begin, u32 end)
{
	const struct il_template_param *written = il_template_param(w->il, il_parameter_named(w->il, begin, end));
	u32 param = written->name ? template_param_at(w->il, w->context, written->depth, written->index) : 0;

	return il_text(w->il, il_template_param(w->il, param)->name);
}

/* ---- template arguments ---- */

static void character_value(struct name_writer *w, const struct il_type *type, i64 value)
{
	static const char escapes[] = "\a\b\f\n\r\t\v\\\'", letters[] = "abfnrtv\\\'";
	const char *prefix = type->int_kind == ik_wchar_t  ? "L" :
	                     type->int_kind == ik_char16_t ? "u" :
	                     type->int_kind == ik_char32_t ? "U" :
	                                                     "";
	const char *escape = value > 0 && value < 128 ? strchr(escapes, (int)value) : NULL;

	if (*prefix)
		name_format(w, "%s'\\x%llx'", prefix, (unsigned long long)value);
	else if (escape)
		name_format(w, "'\\%c'", letters[escape - escapes]);
	else if (value >= ' ' && value < 127)
		name_format(w, "'%c'", (int)value);
	else
		name_format(w, "'\\%03o'", (unsigned)value & 0xff);
}

static void integer_value(struct name_writer *w, u32 index, const struct il_constant *value)
{
	static const char *const suffixes[IL_int_kind_COUNT] = {
		[ik_int] = "",         [ik_unsigned_int] = "U",         [ik_long] = "L", [ik_unsigned_long] = "UL",
		[ik_long_long] = "LL", [ik_unsigned_long_long] = "ULL",
	};
	const struct il_type *type = il_type(w->il, index);
	const char *suffix = type->int_kind == ik_enum ? NULL : suffixes[type->int_kind];
	bool negative = value->high < 0;

	if (!suffix) {
		name_puts(w, "(");
		name_of_type(w, index);
		name_puts(w, negative ? ")(" : ")");
	}
	name_format(w, negative ? "%lld" : "%llu", (long long)value->value);
	name_puts(w, suffix ? suffix : negative ? ")" : "");
}

static void address_value(struct name_writer *w, il_any target)
{
	static const u8 named[] = { IL_routine, IL_variable, IL_field };

	if (!memchr(named, il_any_kind(target), sizeof named))
		return;
	name_puts(w, "&");
	name_qualified(w, target);
}

/* The value of a template argument, as one could write it. */
static void value_text(struct name_writer *w, const struct il_constant *value)
{
	u32 index = il_behind_typerefs(w->il, value->type);
	const struct il_type *type = il_type(w->il, index);

	if (value->kind == ck_address || value->kind == ck_ptr_to_member) {
		address_value(w, value->target);
	} else if (value->target) {
		name_of_enumerator(w, value->target);
	} else if (type->kind == tk_nullptr) {
		name_puts(w, "nullptr");
	} else if (type->int_kind == ik_bool) {
		name_puts(w, value->value ? "true" : "false");
	} else if (type->int_kind >= ik_char && type->int_kind <= ik_char32_t) {
		character_value(w, type, value->value);
	} else {
		integer_value(w, index, value);
	}
}

static bool is_expansion(const struct il *il, u32 type) { return il_type(il, type)->typeref_kind == trk_pack_expansion; }

static bool is_template_parameter(const struct il_template *template) { return template->kind == templk_template_template_param; }

static void template_name(struct name_writer *w, const struct il_template *template)
{
	if (!is_template_parameter(template))
		name_of_scope(w, template->parent_scope);
	name_puts(w, il_text(w->il, template->name));
}

void name_of_template_argument(struct name_writer *w, u32 argument)
{
	const struct il_template_arg *a = il_template_arg(w->il, argument);
	bool is_text = !a->type && !a->template && !a->constant; /* with its ellipsis */
	const char *parameter = is_text ? name_of_written_parameter(w, a->range_begin, a->range_end) : "";

	if (a->type)
		name_of_type(w, a->written_type ? a->written_type : a->type);
	else if (a->template)
		template_name(w, il_template(w->il, a->template));
	else if (a->constant)
		value_text(w, il_constant(w->il, a->constant));
	else if (*parameter)
		name_format(w, a->is_pack_expansion ? "%s..." : "%s", parameter);
	else if (a->is_pack_expansion)
		source_text(w, a->range_begin, a->range_end);
	else
		expression_text(w, w->il->source + a->range_begin, w->il->source + a->range_end);
	if (a->is_pack_expansion && !is_text && !(a->type && is_expansion(w->il, a->type)))
		name_puts(w, "...");
}

void name_of_template_arguments(struct name_writer *w, u32 arg)
{
	const char *separator = "";

	name_puts(w, "<");
	for (; arg && w->limit; arg = il_template_arg(w->il, arg)->next) {
		if (il_template_arg(w->il, arg)->kind == tak_pack_start)
			continue;
		name_puts(w, separator);
		separator = ", ";
		name_of_template_argument(w, arg);
	}
	name_puts(w, ">");
}

/* ---- named types ---- */

/* Int auto, n::Two<...> auto, auto */
static void invented_param_name(struct name_writer *w, const struct il_template_param *param)
{
	const char *text = w->il->source + param->decl_begin;

	if (param->template) {
		name_qualified(w, il_any_of(IL_template, param->template));
		name_puts(w, memchr(text, '<', param->decl_end - param->decl_begin) ? "<...> " : " ");
	}
	name_puts(w, "auto");
}

static void template_param_name(struct name_writer *w, u32 depth, u32 index)
{
	u32 param = template_param_in(w->il, w->lambda_decl, depth, index);

	if (!param)
		param = template_param_at(w->il, w->context, depth, index);
	if (param && il_template_param(w->il, param)->flags & tf_invented)
		invented_param_name(w, il_template_param(w->il, param));
	else if (param && il_template_param(w->il, param)->name)
		name_puts(w, il_text(w->il, il_template_param(w->il, param)->name));
	else if (w->in_lambda)
		name_puts(w, "auto");
	else
		name_format(w, "type-parameter-%u-%u", depth, index);
}

static u32 namespace_around(const struct il *il, u32 scope)
{
	u32 steps;

	for (steps = 0; il_scope(il, scope)->kind != sck_namespace && steps < NAME_DEPTH_MAX; steps++)
		scope = il_scope(il, scope)->parent;
	return il_scope(il, scope)->kind == sck_namespace ? scope : 0;
}

/* The namespaces and classes around an entity, each with its ::. Template parameters are no members of anything. */
void name_of_scope(struct name_writer *w, u32 scope)
{
	const struct il_scope *s = il_scope(w->il, scope);
	u32 owner = il_any_index(s->owner);

	if (!scope || !name_deeper(w))
		return;
	if (s->kind == sck_template_declaration) {
		name_of_scope(w, s->parent);
	} else if (s->kind == sck_class_struct_union && il_any_kind(s->owner) == IL_type && il_is_anonymous_class(w->il, owner)) {
		name_of_scope(w, s->parent);
	} else if ((s->kind == sck_class_struct_union || s->kind == sck_enum) && il_any_kind(s->owner) == IL_type) {
		name_of_class(w, owner);
		name_puts(w, "::");
	} else if (w->as_linked && (s->kind == sck_block || s->kind == sck_function || s->kind == sck_func_prototype)) {
		name_of_scope(w, namespace_around(w->il, scope));
	} else if (s->kind == sck_namespace && il_any_kind(s->owner) == IL_namespace) {
		name_of_scope(w, s->parent);
		name_puts(w, !(s->flags & scf_unnamed_namespace) ? il_text(w->il, il_namespace(w->il, owner)->name) :
		             w->unnamed                          ? w->unnamed :
		                                                   "<unnamed>");
		name_puts(w, "::");
	}
	w->depth--;
}

/* As it is declared: the parameters of a generic lambda have no type of their own. */
static void generic_parameters(struct name_writer *w, const struct il_lambda *lambda)
{
	const char *separator = "";
	u32 param;

	name_puts(w, "(");
	for (param = lambda->first_param; param; param = il_parameter(w->il, param)->next) {
		name_puts(w, separator);
		separator = ", ";
		name_of_type(w, il_parameter(w->il, param)->type);
	}
	name_puts(w, !(lambda->flags & lf_ellipsis) ? ")" : lambda->first_param ? ", ...)" : "...)");
}

/* That of a generic lambda, for which no type is known. */
static void written_return_type(struct name_writer *w, const struct il_lambda *lambda)
{
	u32 length = lambda->trailing_return_end - lambda->trailing_return_begin;

	if (length && lambda->flags & lf_explicit_return)
		name_format(w, "%.*s", (int)length, w->il->source + lambda->trailing_return_begin);
	else
		name_puts(w, "auto");
}

static const char *lambda_exception_text(const struct il *il, const struct il_lambda *lambda)
{
	if (!(lambda->flags & lf_noexcept) || lambda->flags & lf_may_throw || !il_has_noexcept_types(il))
		return "";
	if (lambda->flags & lf_noexcept_operand)
		return lambda->flags & lf_noexcept_known ? " noexcept(true)" : "";
	return " noexcept";
}

static void name_of_parameter_list(struct name_writer *w, u32 index);

/* lambda [](int, char *) mutable->double */
static void closure_name(struct name_writer *w, const struct il_lambda *lambda)
{
	struct name_writer outer = *w;

	w->in_lambda = true;
	w->lambda_decl = lambda->template_decl;
	w->desugared = false;
	name_puts(w, "lambda []");
	if (lambda->function_type)
		name_of_parameter_list(w, lambda->function_type);
	else
		generic_parameters(w, lambda);
	name_puts(w, lambda->flags & lf_mutable ? " mutable->" : "->");
	if (lambda->function_type)
		name_of_type(w, il_type(w->il, lambda->function_type)->type);
	else
		written_return_type(w, lambda);
	name_puts(w, lambda_exception_text(w->il, lambda));
	w->in_lambda = outer.in_lambda;
	w->lambda_decl = outer.lambda_decl;
	w->desugared = outer.desugared;
}

static const char *class_key(const struct il_type *t)
{
	return t->kind == tk_class ? "class " : t->kind == tk_union ? "union " : t->int_kind == ik_enum ? "enum " : "struct ";
}

/* Whether the entity whose template parameters have names is the class or a part of it. */
static bool is_context_in(const struct name_writer *w, const struct il_type *t)
{
	il_any around;

	for (around = w->context; around; around = name_entity_around(w->il, around))
		if (il_any_kind(around) == IL_type && il_type(w->il, il_any_index(around)) == t)
			return true;
	return false;
}

void name_of_template_parameters(struct name_writer *w, u32 decl, const char *separator)
{
	u32 first = il_template_decl(w->il, decl)->first_param, param;

	name_puts(w, "<");
	for (param = first; param; param = il_template_param(w->il, param)->next) {
		il_str name = il_template_param(w->il, param)->name;

		name_puts(w, param == first ? "" : separator);
		name_puts(w, name ? il_text(w->il, name) : "<unnamed>");
		name_puts(w, il_template_param(w->il, param)->flags & tf_pack ? "..." : "");
	}
	name_puts(w, ">");
}

/* Whether an argument of a class template's pattern is the parameter itself, which is a value. */
static bool is_parameter_of_pattern(const struct il_template_arg *a)
{
	return a->kind == tak_nontype && !a->type && !a->template && !a->constant && !a->range_end;
}

/* The pattern of a class template: its arguments are its parameters, which have other names in another template that mentions it. */
static void arguments_of_pattern(struct name_writer *w, u32 param, u32 arg)
{
	const char *separator = "";

	name_puts(w, "<");
	for (; arg && w->limit; arg = il_template_arg(w->il, arg)->next) {
		const struct il_template_arg *a = il_template_arg(w->il, arg);

		if (a->kind == tak_pack_start)
			continue;
		name_puts(w, separator);
		separator = ", ";
		if (is_parameter_of_pattern(a)) {
			template_param_name(w, il_template_param(w->il, param)->depth, il_template_param(w->il, param)->index);
			name_puts(w, a->is_pack_expansion ? "..." : "");
		} else {
			name_of_template_argument(w, arg);
		}
		param = il_template_param(w->il, param)->next;
	}
	name_puts(w, ">");
}

/* The arguments of a class template's pattern are its parameters, by name; false: the class is none. */
static bool names_its_parameters(struct name_writer *w, const struct il_type *t)
{
	const struct il_template_info *info = il_template_info(w->il, t->template_info);
	const struct il_template *template = il_template(w->il, info->template);

	if (il_any_kind(template->prototype) != IL_type || il_type(w->il, il_any_index(template->prototype)) != t || !template->decl)
		return false;
	if (is_context_in(w, t))
		name_of_template_parameters(w, template->decl, ", ");
	else
		arguments_of_pattern(w, il_template_decl(w->il, template->decl)->first_param, info->first_argument);
	return true;
}

/* A class, enumeration, typedef or fundamental type; key: whether "struct" stands before the <unnamed> one. */
static void named_type(struct name_writer *w, const struct il_type *t, bool key)
{
	const struct il_class_info *info = t->class_info ? il_class_info(w->il, t->class_info) : NULL;

	if (t->kind == tk_template_param) {
		template_param_name(w, t->depth, t->index);
		return;
	}
	if (t->flags & tyf_closure && info && info->lambda) {
		closure_name(w, il_lambda(w->il, info->lambda));
		return;
	}
	if (!t->name && key)
		name_puts(w, class_key(t));
	if (!is_template_parameter(il_template(w->il, il_template_info(w->il, t->template_info)->template)))
		name_of_scope(w, t->parent_scope);
	name_puts(w, t->name ? il_text(w->il, t->name) : "<unnamed>");
	if (t->template_info && !names_its_parameters(w, t))
		name_of_template_arguments(w, il_template_info(w->il, t->template_info)->first_argument);
}

void name_of_class(struct name_writer *w, u32 type) { named_type(w, il_type(w->il, type), false); }

/* ---- declarators ---- */

static bool is_looked_behind(const struct name_writer *w, const struct il_type *t);

/* What a specialization of an alias template stands for, where that is wanted. */
static u32 behind_alias(const struct name_writer *w, u32 type)
{
	const struct il_type *t = il_type(w->il, type);
	u32 steps;

	for (steps = 0; steps < NAME_DEPTH_MAX && t->kind == tk_typeref; steps++) {
		if (!is_looked_behind(w, t) || (t->typeref_kind != trk_alias_template_id && !il_is_typedef_of_instance(w->il, t)))
			break;
		t = il_type(w->il, type = t->type);
	}
	return type;
}

/* const name of a typedef: the reference looks behind none there, but behind an alias template or a member of an instance. */
static bool is_qualified_name(const struct name_writer *w, const struct il_type *t)
{
	const struct il_type *inner = il_type(w->il, behind_alias(w, t->type));

	return t->typeref_kind == trk_qualified && inner->kind == tk_typeref && inner->typeref_kind != trk_qualified &&
	       inner->typeref_kind != trk_alias_template_id && inner->name;
}

/* const int, but int *const */
static void qualified_text(struct name_writer *w, const struct il_type *t)
{
	static const struct {
		u32 flag;
		const char *word;
	} qualifiers[] = { { tyf_const, "const" }, { tyf_volatile, "volatile" }, { tyf_restrict, "__restrict__" } };
	u32 type = behind_alias(w, t->type);
	u8 kind = il_type(w->il, type)->kind;
	bool behind = kind == tk_pointer || kind == tk_ptr_to_member, first = true, desugared = w->desugared;
	size_t i;

	w->desugared &= !is_qualified_name(w, t);
	if (behind)
		before(w, type);
	for (i = 0; i < COUNT_OF(qualifiers); i++)
		if (t->flags & qualifiers[i].flag) {
			name_puts(w, behind && !first ? " " : "");
			name_puts(w, qualifiers[i].word);
			name_puts(w, behind ? "" : " ");
			first = false;
		}
	if (!behind)
		before(w, type);
	w->desugared = desugared;
}

bool il_is_typedef_of_instance(const struct il *il, const struct il_type *t)
{
	il_any owner = t->typeref_kind == trk_typedef || t->typeref_kind == trk_alias ? il_scope(il, t->parent_scope)->owner : 0;
	const struct il_type *class = il_type(il, il_any_kind(owner) == IL_type ? il_any_index(owner) : 0);

	if (t->flags & tyf_dependent)
		return false;
	return t->typeref_kind == trk_alias_template_id || class->entity & enf_instantiation ||
	       (class->template_info && !(class->flags & tyf_dependent)); /* of an explicit specialization, too */
}

/* Nor does it behind one of namespace std, and signed int stays that. */
static bool is_kept(const struct il *il, const struct il_type *t)
{
	bool is_signed = t->typeref_kind == trk_typedef && t->name && !t->parent_scope && !t->position;
	il_any owner = t->typeref_kind == trk_typedef && t->name ? il_scope(il, t->parent_scope)->owner : 0;
	const struct il_namespace *space = il_namespace(il, il_any_index(owner));

	return is_signed || (il_any_kind(owner) == IL_namespace && !strcmp(il_text(il, space->name), "std") &&
	                     !il_scope(il, il_scope(il, space->scope)->parent)->parent);
}

static bool is_typedef_of_class(const struct il *il, const struct il_type *t)
{
	return (t->typeref_kind == trk_typedef || t->typeref_kind == trk_alias) &&
	       il_any_kind(il_scope(il, t->parent_scope)->owner) == IL_type;
}

/* Whether what a typedef stands for is written in its place. */
static bool is_looked_behind(const struct name_writer *w, const struct il_type *t)
{
	return t->type && ((w->desugared && !is_kept(w->il, t)) || (w->behind_instances && il_is_typedef_of_instance(w->il, t)) ||
	                   (w->behind_classes && is_typedef_of_class(w->il, t)));
}

static void typeref_text(struct name_writer *w, const struct il_type *t)
{
	switch ((enum il_typeref_kind)t->typeref_kind) {
	case trk_qualified: qualified_text(w, t); break;
	case trk_pack_expansion:
		name_of_type(w, t->type);
		name_puts(w, "...");
		break;
	case trk_dependent_member:
		name_of_type(w, t->class_type);
		name_puts(w, "::");
		name_puts(w, il_text(w->il, t->name));
		if (t->size && t->expr)
			name_of_template_arguments(w, il_expr_node(w->il, t->expr)->first_argument);
		break;
	default:
		if (t->name && !is_looked_behind(w, t))
			named_type(w, t, false);
		else if (t->type)
			before(w, t->type);
		else if (t->typeref_kind == trk_decltype)
			decltype_text(w, w->il->source + t->range_begin, w->il->source + t->range_end);
		else if (t->range_end)
			source_text(w, t->range_begin, t->range_end);
		else
			name_puts(w, t->typeref_kind == trk_auto ? "auto" : il_typeref_kind_name(t->typeref_kind));
	}
}

/* Whether the declarator that before() has begun goes on behind it. */
static bool is_transparent(const struct name_writer *w, const struct il_type *t)
{
	if (t->typeref_kind == trk_qualified)
		return !w->desugared || !is_qualified_name(w, t);
	return t->type && (!t->name || is_looked_behind(w, t)) && t->typeref_kind != trk_pack_expansion &&
	       t->typeref_kind != trk_dependent_member;
}

/* Whether a * before this type needs parentheses. */
static bool is_suffixed(const struct name_writer *w, u32 index)
{
	const struct il_type *t = il_type(w->il, index);
	u32 steps;

	for (steps = 0; steps < NAME_DEPTH_MAX && t->kind == tk_typeref && is_transparent(w, t); steps++)
		t = il_type(w->il, t->type);
	return t->kind == tk_routine || t->kind == tk_array;
}

/* int *, but int **, and int (*)[3], but int *(*)[3] */
static void space_behind_word(struct name_writer *w)
{
	char last = w->out->length ? w->out->text[w->out->length - 1] : '*';

	name_puts(w, strchr("*&(", last) ? "" : " ");
}

static void pointer_text(struct name_writer *w, const struct il_type *t)
{
	static const char *const marks[] = { [pk_pointer] = "*", [pk_lvalue_reference] = "&", [pk_rvalue_reference] = "&&" };

	before(w, t->type);
	space_behind_word(w);
	name_puts(w, is_suffixed(w, t->type) ? "(" : "");
	if (t->kind == tk_ptr_to_member) {
		name_of_type(w, t->class_type);
		name_puts(w, "::*");
	} else {
		name_puts(w, marks[t->pointer_kind % COUNT_OF(marks)]);
	}
}

/* What stands before the name in a declarator of this type. */
static void before(struct name_writer *w, u32 index)
{
	const struct il_type *t = il_type(w->il, index);

	if (!name_deeper(w))
		return;
	switch ((enum il_type_kind)t->kind) {
	case tk_pointer:
	case tk_ptr_to_member: pointer_text(w, t); break;
	case tk_vector:
		name_format(w, "__attribute((vector_size(%llu))) ", (unsigned long long)(t->size * il_type(w->il, t->type)->size));
		before(w, t->type);
		break;
	case tk_complex:
		before(w, t->type);
		name_puts(w, " __complex__");
		break;
	case tk_routine:
	case tk_array: before(w, t->type); break;
	case tk_typeref: typeref_text(w, t); break;
	default: named_type(w, t, true);
	}
	w->depth--;
}

static void name_of_parameter_list(struct name_writer *w, u32 index)
{
	const struct il_type *t = il_type(w->il, index);
	const char *separator = "";
	u32 param;

	name_puts(w, "(");
	for (param = t->first_param; param && w->limit; param = il_param_type(w->il, param)->next) {
		name_puts(w, separator);
		separator = ", ";
		name_of_type(w, il_param_type(w->il, param)->type);
		if (il_param_type(w->il, param)->flags & pf_pack && !is_expansion(w->il, il_param_type(w->il, param)->type))
			name_puts(w, "...");
	}
	if (t->flags & tyf_ellipsis) {
		name_puts(w, separator);
		name_puts(w, "...");
	}
	name_puts(w, ")");
}

void name_of_parameters(struct name_writer *w, u32 index)
{
	const struct il_type *t = il_type(w->il, index);

	name_of_parameter_list(w, index);
	name_puts(w, t->flags & tyf_fn_const ? " const" : "");
	name_puts(w, t->flags & tyf_fn_volatile ? " volatile" : "");
	name_puts(w, t->flags & tyf_fn_lvalue_ref ? " &" : t->flags & tyf_fn_rvalue_ref ? " &&" : "");
}

/* The typedef of a scope, or one around it, that a text is the name of; 0: none. */
static u32 typedef_named(const struct il *il, u32 scope, const char *text, const char *end)
{
	u32 entry = il_scope(il, scope)->first_entry;

	for (; scope; scope = il_scope(il, scope)->parent, entry = il_scope(il, scope)->first_entry)
		for (; entry; entry = il_source_sequence_entry(il, entry)->next) {
			il_any target = il_source_sequence_entry(il, entry)->target;
			const struct il_type *t = il_type_of(il, target);
			const char *name = il_text(il, t->name);

			if (t->kind == tk_typeref && strlen(name) == (size_t)(end - text) && !memcmp(name, text, (size_t)(end - text)))
				return il_any_index(target);
		}
	return 0;
}

/* A bound's text; what a typedef of a class that it begins with stands for, where that is asked for. */
static void bound_text(struct name_writer *w, const struct il_type *t)
{
	const char *text = skip_spaces(w->il->source + t->range_begin + 1, w->il->source + t->range_end - 1), *behind = text;
	const char *end = w->il->source + t->range_end - 1;
	u32 type;

	while (behind < end && is_word_char(*behind))
		behind++;
	type = w->behind_classes && end - behind > 2 && !memcmp(behind, "::", 2) && behind_name(text, end) == end ?
	               typedef_named(w->il, t->parent_scope, text, behind) :
	               0;
	if (type && is_typedef_of_class(w->il, il_type(w->il, type))) {
		name_of_type(w, type);
		add(w, behind, (size_t)(end - behind));
	} else {
		expression_text(w, text, end);
	}
}

/* A bound that is not worked out: its text, in brackets; of a template parameter as it is called here. */
static void bound_as_written(struct name_writer *w, const struct il_type *t)
{
	const char *parameter = name_of_written_parameter(w, t->range_begin, t->range_end);

	if (*parameter)
		name_format(w, "[%s]", parameter);
	else if (t->range_end > t->range_begin) {
		name_puts(w, "[");
		bound_text(w, t);
		name_puts(w, "]");
	}
}

static void bound(struct name_writer *w, const struct il_type *t)
{
	if (!w->declarator_closed)
		space_behind_word(w);
	if (t->flags & tyf_unknown_bound)
		name_puts(w, "[]");
	else if (t->parent_scope)
		bound_as_written(w, t);
	else
		name_format(w, "[%llu]", (unsigned long long)t->size);
	w->declarator_closed = true;
}

/* What stands behind it. */
static void after(struct name_writer *w, u32 index)
{
	const struct il_type *t = il_type(w->il, index);

	if (!name_deeper(w))
		return;
	switch ((enum il_type_kind)t->kind) {
	case tk_pointer:
	case tk_ptr_to_member:
		if (is_suffixed(w, t->type)) {
			name_puts(w, ")");
			w->declarator_closed = true;
		}
		after(w, t->type);
		break;
	case tk_routine:
		if (!w->declarator_closed)
			space_behind_word(w);
		w->declarator_closed = true;
		name_of_parameters(w, index);
		name_puts(w, t->flags & tyf_noexcept && il_has_noexcept_types(w->il) ? " noexcept" : "");
		after(w, t->type);
		break;
	case tk_array:
		bound(w, t);
		after(w, t->type);
		break;
	case tk_typeref:
		if (is_transparent(w, t))
			after(w, t->type);
		break;
	default: break;
	}
	w->depth--;
}

void name_of_declarator(struct name_writer *w, u32 type, il_any entity)
{
	before(w, type);
	space_behind_word(w);
	name_of_declared(w, entity);
	if (il_any_kind(entity) == IL_routine)
		name_of_undeduced_parameters(w, il_any_index(entity));
	w->declarator_closed = true;
	after(w, type);
	w->declarator_closed = false;
}

/* ---- for everyone ---- */

u32 il_behind_typerefs(const struct il *il, u32 type)
{
	u32 steps;

	for (steps = 0; steps < NAME_DEPTH_MAX && il_type(il, type)->kind == tk_typeref && il_type(il, type)->type; steps++)
		type = il_type(il, type)->type;
	return type;
}

u32 il_element_of_initializer_list(const struct il *il, u32 type)
{
	const struct il_type *class = il_type(il, type);
	const struct il_template_info *info = il_template_info(il, class->kind == tk_typeref ? 0 : class->template_info);
	const struct il_template *template = il_template(il, info->template);
	il_any owner = il_scope(il, template->parent_scope)->owner;

	if (!info->first_argument || strcmp(il_text(il, template->name), "initializer_list") || il_any_kind(owner) != IL_namespace ||
	    strcmp(il_text(il, il_namespace(il, il_any_index(owner))->name), "std"))
		return 0;
	return il_template_arg(il, info->first_argument)->type; /* 0: no type */
}

static void add_type(struct name_writer w, u32 type)
{
	w.limit = w.out->length + NAME_LENGTH_MAX;
	name_of_type(&w, type);
}

void il_add_type_name(const struct il *il, u32 type, il_any context, struct buffer *out)
{
	add_type((struct name_writer){ .il = il, .out = out, .context = context }, type);
}

void il_add_desugared_type_name(const struct il *il, u32 type, il_any context, struct buffer *out)
{
	add_type((struct name_writer){ .il = il, .out = out, .context = context, .desugared = true }, type);
}

void il_add_listed_type_name(const struct il *il, u32 type, struct buffer *out)
{
	add_type((struct name_writer){ .il = il, .out = out, .behind_instances = true }, type);
}
