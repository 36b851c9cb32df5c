/* Tags: the template arguments that tell one extended lambda's wrapper from another's, here and in the stub file (page 26). They are
 * the type and address of the function around the lambda, and a number. */
#include "plan.h"
#include "../lib/il/names.h"

#include <ctype.h>

static bool is_word_char(char c) { return isalnum((unsigned char)c) || c == '_' || (unsigned char)c >= 0x80; }

static u32 end_of_word(const char *source, u32 at, u32 end)
{
	while (at < end && is_word_char(source[at]))
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

/* The word for the class or enumeration of that name among the types of the parameters, NULL: it is none. */
static const char *key_of_named_type(const struct il *il, const struct il_full_entity_decl_info *decl, u32 begin, u32 end)
{
	u32 i, type, steps;

	for (i = decl->first_param; i; i = il_parameter(il, i)->next) {
		type = il_behind_typerefs(il, il_parameter(il, i)->type);
		for (steps = 0; steps < 100 && (il_type(il, type)->kind == tk_pointer || il_type(il, type)->kind == tk_array); steps++)
			type = il_behind_typerefs(il, il_type(il, type)->type);
		if (!names(il, il_type(il, type)->name, begin, end))
			continue;
		switch (il_type(il, type)->kind) {
		case tk_class:
		case tk_struct: return "struct ";
		case tk_union: return "union ";
		case tk_integer: return il_type(il, type)->int_kind == ik_enum ? "enum " : NULL;
		default: return NULL;
		}
	}
	return NULL;
}

/* The word that ends before the text at a place. */
static u32 word_before(const char *source, u32 first, u32 place)
{
	while (place > first && is_word_char(source[place - 1]))
		place--;
	return place;
}

/* What has to stand before a type's name in the declaration of a function that has a parameter of the name, which hides the type in its
 * body [basic.scope.hiding] [basic.lookup.elab]. */
static const char *key_of_hidden_type(const struct il *il, const struct il_full_entity_decl_info *decl, u32 begin, u32 end)
{
	static const char *const keys[] = { "struct", "class", "union", "enum", NULL };
	u32 next = end_of_space(il->source, end, decl->params_end), before = begin, i = decl->first_param;
	bool names_type = is_word_char(il->source[next]) || strchr("*&<", il->source[next]);

	while (before > decl->params_begin && isspace((unsigned char)il->source[before - 1]))
		before--;
	if (!names_type || il->source[before - 1] == ':' ||
	    is_one_of(il->source, word_before(il->source, decl->params_begin, before), before, keys))
		return NULL;
	while (i && !names(il, il_parameter(il, i)->name, begin, end))
		i = il_parameter(il, i)->next;
	return i ? key_of_named_type(il, decl, begin, end) : NULL;
}

/* Appends source[begin..end) on one line, without attributes and the words that are left out; of: the function whose parameters these
 * are, or NULL. */
static void add_source_of(const struct il *il, u32 begin, u32 end, const char *const *without, const struct il_full_entity_decl_info *of,
                          struct buffer *out)
{
	const char *source = il->source;
	u32 at = begin, next;

	while (at < end) {
		if ((next = end_of_space(source, at, end)) != at) {
			buffer_puts(out, " ");
		} else if ((next = end_of_attribute(source, at, end)) != at) {
			buffer_puts(out, " ");
		} else if (is_word_char(source[at])) {
			const char *key = of ? key_of_hidden_type(il, of, at, end_of_word(source, at, end)) : NULL;

			next = end_of_word(source, at, end);
			buffer_puts(out, key ? key : "");
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
	add_source_of(il, begin, end, without, NULL, out);
}

static const char *const nothing[] = { NULL };

/* ---- the type of the function ---- */

static void add_parameters(const struct il *il, const struct il_full_entity_decl_info *decl, struct buffer *out)
{
	u32 at = decl->params_begin, i;

	for (i = decl->first_param; i; i = il_parameter(il, i)->next) {
		const struct il_parameter *param = il_parameter(il, i);

		if (!il_parameter_extra(il, param->extra)->default_argument_end)
			continue;
		add_source_of(il, at, before_default(il, param), nothing, decl, out);
		at = il_parameter_extra(il, param->extra)->default_argument_end;
	}
	add_source_of(il, at, decl->params_end, nothing, decl, out);
}

/* int (*f(char c))[3] has the type int (*(*)(char c))[3]: the declaration's text with (*) or (class::*) for the name. */
static void add_function_type(const struct il *il, const struct il_routine *routine, const struct il_full_entity_decl_info *decl,
                              struct buffer *out)
{
	static const char *const no_types[] = { "static",  "extern",   "inline", "__inline",      "__inline__", "constexpr",    "consteval",
		                                "virtual", "explicit", "friend", "__extension__", "register",   "__noinline__", NULL };
	static const char *const after_type[] = { "override", "final", NULL };

	if (routine->special_kind == sfk_conversion)
		add_source(il, decl->name_begin + (u32)strlen("operator"), decl->name_end, nothing, out);
	else
		add_source(il, decl->specifiers_begin, decl->specifiers_end, no_types, out);
	buffer_puts(out, " ");
	add_source(il, decl->declarator_begin, decl->declarator_id_begin, nothing, out);
	if (routine->class_type && !(routine->flags & rf_static_member))
		buffer_printf(out, "(%s::*)", il_text(il, il_type(il, routine->class_type)->name));
	else
		buffer_puts(out, "(*)");
	add_parameters(il, decl, out);
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
	bool with_result = lambda->wrapper == lwk_device_return_type;
	struct buffer out = { 0 };
	const char *text;

	buffer_puts(&out, with_result ? "__nv_dl_trailing_return_tag<" : "__nv_dl_tag<");
	add_function_type(il, routine, decl, &out);
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
