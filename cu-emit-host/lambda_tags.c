/* Tags: the template arguments that tell one extended lambda's wrapper from another's, here and in the stub file (page 26). They are
 * the type and address of the function around the lambda, and a number. */
#include "plan.h"
#include "../lib/il/names.h"

#include <ctype.h>

static bool is_in_identifier(char c) { return is_word_char(c) || (unsigned char)c >= 0x80; }

static u32 end_of_word(const char *source, u32 at, u32 end)
{
	while (at < end && is_in_identifier(source[at]))
		at++;
	return at;
}

static bool is_word(const char *source, u32 begin, u32 end, const char *word)
{
	return end - begin == strlen(word) && !memcmp(source + begin, word, end - begin);
}

static bool is_one_of(const char *source, u32 begin, u32 end, const char *const *words)
{
	for (; *words; words++)
		if (is_word(source, begin, end, *words))
			return true;
	return false;
}

/* Where the word stands; end: nowhere. */
static u32 find_word(const char *source, u32 begin, u32 end, const char *word)
{
	u32 at, next;

	for (at = begin; at<end; at = next> at ? next : at + 1)
		if (is_word(source, at, next = end_of_word(source, at, end), word))
			return at;
	return end;
}

/* The end of the literal that begins at the quote. */
static u32 end_of_literal(const char *source, u32 at, u32 end)
{
	char quote = source[at++];

	while (at < end && source[at] != quote)
		at += source[at] == '\\' ? 2 : 1;
	return at < end ? at + 1 : end;
}

/* Past the bracket that closes the one here. */
static u32 end_of_brackets(const char *source, u32 at, u32 end)
{
	u32 depth = 0;

	while (at < end) {
		char c = source[at];

		if (c == '"' || c == '\'') {
			at = end_of_literal(source, at, end);
			continue;
		}
		at++;
		depth += c == '(' || c == '[' || c == '{';
		if ((c == ')' || c == ']' || c == '}') && !--depth)
			break;
	}
	return at;
}

/* Past white space and line markers. */
static u32 end_of_space(const char *source, u32 at, u32 end)
{
	while (at < end && (isspace((unsigned char)source[at]) || (source[at] == '#' && at && source[at - 1] == '\n')))
		if (source[at++] == '#')
			while (at < end && source[at] != '\n')
				at++;
	return at;
}

/* Past an attribute that begins here, or at. */
static u32 end_of_attribute(const char *source, u32 at, u32 end)
{
	static const char *const words[] = { "__attribute__", "__attribute", "__asm__", "alignas", NULL };
	u32 word = end_of_word(source, at, end);

	if (is_one_of(source, at, word, words))
		return end_of_brackets(source, end_of_space(source, word, end), end);
	return end - at > 1 && source[at] == '[' && source[at + 1] == '[' ? end_of_brackets(source, at, end) : at;
}

static bool names(const struct il *il, il_str name, u32 begin, u32 end)
{
	return name && is_word(il->source, begin, end, il_text(il, name));
}

/* The function around a lambda, whose types are written where the lambda stands. */
struct around {
	struct plan *plan;
	const struct il_lambda *lambda;
	const struct il_routine *routine;
	const struct il_full_entity_decl_info *decl;
};

enum { MOST_DERIVATIONS = 100 };

/* The class, enumeration or typedef of that name in a type, 0: there is none; not behind a typedef that was found. */
static u32 type_with_name(const struct il *il, u32 type, u32 begin, u32 end)
{
	u32 steps;

	for (steps = 0; type && steps < MOST_DERIVATIONS; steps++) {
		if (names(il, il_type(il, type)->name, begin, end)) /* nothing hides int and the like, which are in no scope */
			return il_type(il, type)->parent_scope ? type : 0;
		type = il_type(il, type)->type;
	}
	return 0;
}

/* The same among the types of the parameters and the result. */
static u32 type_in_signature(const struct around *around, u32 begin, u32 end)
{
	const struct il *il = around->plan->il;
	u32 i, type = type_with_name(il, il_type(il, around->routine->type)->type, begin, end);

	for (i = around->decl->first_param; i && !type; i = il_parameter(il, i)->next)
		type = type_with_name(il, il_parameter(il, i)->declared_type, begin, end);
	return type;
}

/* What stands before the name of a class or enumeration that a declaration of the name hides; NULL: it is a typedef's. */
static const char *key_of(const struct il_type *type)
{
	switch (type->kind) {
	case tk_class:
	case tk_struct: return "struct ";
	case tk_union: return "union ";
	case tk_integer: return type->int_kind == ik_enum ? "enum " : NULL;
	default: return NULL;
	}
}

/* The word that ends before the text at a place. */
static u32 word_before(const char *source, u32 first, u32 place)
{
	while (place > first && is_in_identifier(source[place - 1]))
		place--;
	return place;
}

/* Whether what the function declares before the lambda may have this name, too: the word stands there. */
static bool is_in_body(const struct around *around, u32 begin, u32 end)
{
	const char *source = around->plan->il->source, *at = source + around->decl->body_begin;
	const char *body_end = source + around->lambda->range_begin;
	u32 length = end - begin;

	for (; at < body_end && (at = memmem(at, (size_t)(body_end - at), source + begin, length)); at += length)
		if (!is_in_identifier(at[-1]) && (at + length == body_end || !is_in_identifier(at[length])))
			return true;
	return false;
}

static bool is_of_namespace(const struct il *il, u32 scope)
{
	return scope && (il_scope(il, scope)->kind == sck_file || il_scope(il, scope)->kind == sck_namespace);
}

/* Adds what has to stand before a type's name where a parameter or local variable hides the type [basic.scope.hiding]
 * [basic.lookup.elab]. */
static void add_before_type(const struct around *around, u32 begin, u32 end, struct buffer *out)
{
	static const char *const keys[] = { "struct", "class", "union", "enum", NULL };
	const struct il_full_entity_decl_info *decl = around->decl;
	const struct il *il = around->plan->il;
	u32 next = end_of_space(il->source, end, decl->params_end), before = begin, param = decl->first_param, type;
	const char *key, *path;
	bool is_hidden = false;

	while (before > decl->decl_begin && isspace((unsigned char)il->source[before - 1]))
		before--;
	if (il->source[next] == ':' || (before > decl->decl_begin && il->source[before - 1] == ':') ||
	    is_one_of(il->source, word_before(il->source, decl->decl_begin, before), before, keys))
		return;
	for (; param; param = il_parameter(il, param)->next) {
		if (il_parameter(il, param)->name_position == begin && il_parameter(il, param)->name)
			return;
		is_hidden |= names(il, il_parameter(il, param)->name, begin, end);
	}
	type = type_in_signature(around, begin, end);
	if (!type || (!is_hidden && !is_in_body(around, begin, end)))
		return;
	key = key_of(il_type(il, type));
	path = scope_path(around->plan, il_type(il, type)->parent_scope);
	if (key)
		buffer_puts(out, key);
	else if (is_of_namespace(il, il_type(il, type)->parent_scope))
		buffer_puts(out, *path ? path : "::");
	else if (il_any_kind(il_scope(il, il_type(il, type)->parent_scope)->owner) == IL_type)
		buffer_printf(out,
		              "%s::", il_text(il, il_type(il, il_any_index(il_scope(il, il_type(il, type)->parent_scope)->owner))->name));
}

/* Appends source[begin..end) on one line, without attributes and the words that are left out; around: of its types, or NULL. */
static void add_text(const struct il *il, u32 begin, u32 end, const char *const *without, const struct around *around, struct buffer *out)
{
	const char *source = il->source;
	u32 at = begin, next;

	while (at < end) {
		if ((next = end_of_space(source, at, end)) != at) {
			buffer_puts(out, " ");
		} else if ((next = end_of_attribute(source, at, end)) != at) {
			buffer_puts(out, " ");
		} else if (is_in_identifier(source[at])) {
			next = end_of_word(source, at, end);
			if (around)
				add_before_type(around, at, next, out);
			if (!is_one_of(source, at, next, without))
				buffer_add(out, source + at, next - at);
		} else {
			next = source[at] == '"' || source[at] == '\'' ? end_of_literal(source, at, end) : at + 1;
			buffer_add(out, source + at, next - at);
		}
		at = next;
	}
}

static void add_source(const struct il *il, u32 begin, u32 end, const char *const *without, struct buffer *out)
{
	add_text(il, begin, end, without, NULL, out);
}

static void add_types(const struct around *around, u32 begin, u32 end, const char *const *without, struct buffer *out)
{
	add_text(around->plan->il, begin, end, without, around, out);
}

static const char *const nothing[] = { NULL };

/* ---- the type of the function ---- */

static void add_parameters(const struct around *around, struct buffer *out)
{
	const struct il_full_entity_decl_info *decl = around->decl;
	const struct il *il = around->plan->il;
	u32 at = decl->params_begin, i;

	for (i = decl->first_param; i; i = il_parameter(il, i)->next) {
		const struct il_parameter *param = il_parameter(il, i);

		if (!il_parameter_extra(il, param->extra)->default_argument_end)
			continue;
		add_types(around, at, before_default(il, param), nothing, out);
		at = il_parameter_extra(il, param->extra)->default_argument_end;
	}
	add_types(around, at, decl->params_end, nothing, out);
}

/* int (*f(char c))[3] has the type int (*(*)(char c))[3], void (g)() has void ((*))(): the declaration's text with (*) or (class::*)
 * for the name. */
static void add_function_type(const struct around *around, struct buffer *out)
{
	const struct il_full_entity_decl_info *decl = around->decl;
	const struct il_routine *routine = around->routine;
	const struct il *il = around->plan->il;
	static const char *const no_types[] = { "static",  "extern",   "inline", "__inline",      "__inline__", "constexpr",    "consteval",
		                                "virtual", "explicit", "friend", "__extension__", "register",   "__noinline__", NULL };
	static const char *const after_type[] = { "override", "final", NULL };

	if (routine->special_kind == sfk_conversion)
		add_source(il, decl->name_begin + (u32)strlen("operator"), decl->name_end, nothing, out);
	else
		add_types(around, decl->specifiers_begin, decl->specifiers_end, no_types, out);
	buffer_puts(out, " ");
	add_source(il, decl->declarator_begin, decl->declarator_id_begin, nothing, out);
	if (routine->class_type && !(routine->flags & rf_static_member))
		buffer_printf(out, "(%s::*)", il_text(il, il_type(il, routine->class_type)->name));
	else
		buffer_puts(out, "(*)");
	add_source(il, decl->declarator_id_end, decl->params_begin, nothing, out);
	add_parameters(around, out);
	add_source(il, decl->params_end, find_word(il->source, decl->params_end, decl->declarator_end, "requires"), after_type, out);
}

/* ---- its address ---- */

/* <A, B...>, as the function's own template<…> calls them. */
static void add_template_parameters(const struct il *il, u32 template_decl, struct buffer *out)
{
	const char *separator = "<";
	u32 i;

	for (i = il_template_decl(il, template_decl)->first_param; i; i = il_template_param(il, i)->next) {
		const struct il_template_param *param = il_template_param(il, i);

		buffer_printf(out, "%s%s%s", separator, il_text(il, param->name), param->flags & tf_pack ? "..." : "");
		separator = ", ";
	}
	buffer_puts(out, ">");
}

/* Those of the name of a template, or of a specialization that does not say them. */
static void add_template_arguments(const struct il *il, const struct il_routine *routine, const struct il_full_entity_decl_info *decl,
                                   struct buffer *out)
{
	struct name_writer writer = { .il = il, .out = out, .limit = NAME_LENGTH_MAX };
	bool says_them = decl->name_end - decl->name_begin > strlen(il_text(il, routine->name));

	if (routine->template && decl->template_decl)
		add_template_parameters(il, decl->template_decl, out);
	else if (routine->template_info && decl->flags & dcf_explicit_specialization && routine->special_kind == sfk_none && !says_them)
		name_of_template_arguments(&writer, il_template_info(il, routine->template_info)->first_argument);
}

static void add_address(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl,
                        struct buffer *out)
{
	const struct il *il = plan->il;
	const char *path = scope_path(plan, routine->parent_scope);

	if (routine->class_type)
		buffer_printf(out, "&%s::", il_text(il, il_type(il, routine->class_type)->name));
	else
		buffer_printf(out, "& %s", *path ? path : "::");
	add_source(il, decl->name_begin, decl->name_end, nothing, out);
	add_template_arguments(il, routine, decl, out);
}

/* -> type; of -> auto what that stands for. */
static void add_result(const struct il *il, const struct il_lambda *lambda, struct buffer *out)
{
	u32 result = il_type(il, lambda->function_type)->type;

	if (result &&
	    find_word(il->source, lambda->trailing_return_begin, lambda->trailing_return_end, "auto") < lambda->trailing_return_end)
		il_add_desugared_type_name(il, result, 0, out);
	else
		add_source(il, lambda->trailing_return_begin, lambda->trailing_return_end, nothing, out);
}

const char *lambda_tag(struct plan *plan, const struct il_lambda *lambda)
{
	const struct il *il = plan->il;
	const struct il_routine *routine = il_routine(il, lambda->enclosing_routine);
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, routine->definition);
	const struct around around = { plan, lambda, routine, decl };
	bool with_result = lambda->wrapper == lwk_device_return_type;
	struct buffer out = { 0 };
	const char *text;

	buffer_puts(&out, with_result ? "__nv_dl_trailing_return_tag<" : "__nv_dl_tag<");
	add_function_type(&around, &out);
	buffer_puts(&out, ", (");
	add_address(plan, routine, decl, &out);
	buffer_puts(&out, "), ");
	if (with_result) {
		add_result(il, lambda, &out);
		buffer_puts(&out, ", ");
	}
	buffer_printf(&out, "%u>", lambda->extended_number);
	text = arena_copy(&plan->edits.texts, out.text, out.length);
	buffer_free(&out);
	return text;
}
