/* Demangling: types [mangling.type]. */
#include "demangler.h"

#include <ctype.h>

static void type_parts(struct demangler *d, struct type_text *text, unsigned flags);

static void put_parts(struct buffer *out, struct type_text *text)
{
	buffer_printf(out, "%s%s", text->before.text ? text->before.text : "", text->after.text ? text->after.text : "");
	buffer_free(&text->before);
	buffer_free(&text->after);
}

/* Puts text before what stands after the name. */
static void prepend(struct buffer *after, const char *text)
{
	struct buffer all = { 0 };

	buffer_printf(&all, "%s%s", text, after->text ? after->text : "");
	buffer_free(after);
	*after = all;
}

static const char *builtin_name(struct demangler *d)
{
	/* clang-format off */
	static const struct { const char *code, *name; } names[] = {
		{ "v", "void" }, { "b", "bool" }, { "c", "char" }, { "a", "signed char" }, { "h", "unsigned char" }, { "s", "short" },
		{ "t", "unsigned short" }, { "i", "int" }, { "j", "unsigned int" }, { "l", "long" }, { "m", "unsigned long" },
		{ "x", "long long" }, { "y", "unsigned long long" }, { "n", "__int128" }, { "o", "unsigned __int128" }, { "f", "float" },
		{ "d", "double" }, { "e", "long double" }, { "g", "__float128" }, { "w", "wchar_t" }, { "Ds", "char16_t" },
		{ "Di", "char32_t" }, { "Du", "char8_t" }, { "Da", "auto" }, { "Dc", "decltype(auto)" }, { "DF16_", "std::float16_t" },
		{ "Dn", "::std::nullptr_t" },
	};
	/* clang-format on */
	u32 i;

	for (i = 0; i < COUNT_OF(names); i++)
		if (skip_text(d, names[i].code))
			return names[i].name;
	return NULL;
}

/* T_ T0_ …: T1 T2 …, perhaps with the arguments of a template template parameter. */
static void template_param(struct demangler *d, struct buffer *out, unsigned flags)
{
	const char *from = d->at++;
	u32 number;

	d->failed |= !demangled_number(d, &number);
	buffer_printf(out, "T%u", number + 1);
	remember_type(d, from);
	if (*d->at == 'I') {
		demangled_template_args(d, out);
		remember_type(d, from);
	}
	buffer_puts(out, flags & TYPE_SPACED ? " " : "");
}

/* P R O: of an array or function in parentheses. */
static void pointer(struct demangler *d, struct type_text *text, unsigned flags, const char *declarator)
{
	type_parts(d, text, (flags & TYPE_UNQUALIFIED) | TYPE_SPACED);
	if (text->is_derived) {
		buffer_puts(&text->before, "(");
		prepend(&text->after, ")");
	}
	buffer_puts(&text->before, declarator);
	text->is_derived = text->is_function = false;
}

static void pointer_to_member(struct demangler *d, struct type_text *text, unsigned flags)
{
	struct buffer class = { 0 };

	buffer_puts(&class, *d->at == 'T' ? " :: " : "    ");
	demangled_type(d, &class, 0);
	buffer_puts(&class, "::*");
	pointer(d, text, flags & ~(unsigned)TYPE_UNQUALIFIED, class.text);
	buffer_free(&class);
}

/* A bound _ element */
static void array(struct demangler *d, struct type_text *text, unsigned flags)
{
	struct buffer bound = { 0 };

	buffer_puts(&bound, "[");
	if (isdigit((unsigned char)*d->at))
		for (; isdigit((unsigned char)*d->at); d->at++)
			buffer_add(&bound, d->at, 1);
	else if (*d->at != '_')
		demangled_expression(d, &bound, false);
	d->failed |= !skip_text(d, "_");
	buffer_puts(&bound, "]");
	type_parts(d, text, (flags & TYPE_UNQUALIFIED) | TYPE_SPACED);
	prepend(&text->after, bound.text);
	buffer_free(&bound);
	text->is_derived = true;
	text->is_function = false;
}

/* F result parameters E */
static void function(struct demangler *d, struct type_text *text, unsigned flags, bool is_noexcept)
{
	struct buffer parameters = { 0 };

	skip_text(d, "Y");
	type_parts(d, text, (flags & TYPE_UNQUALIFIED) | TYPE_SPACED);
	buffer_puts(&parameters, "(");
	demangled_parameters(d, &parameters);
	buffer_puts(&parameters, ")");
	buffer_puts(&parameters, skip_text(d, "R") ? " &" : skip_text(d, "O") ? " &&" : "");
	buffer_puts(&parameters, is_noexcept ? " noexcept" : "");
	d->failed |= !skip_text(d, "E");
	prepend(&text->after, parameters.text);
	buffer_free(&parameters);
	text->is_derived = text->is_function = true;
}

/* The component that S_ stands for where that is a type, with d after it; NULL, with nothing read: it is something else. */
static const struct component *substituted(struct demangler *d)
{
	const char *at = d->at;
	const struct component *component;

	if (*at != 'S' || (d->at[1] != '_' && !isdigit((unsigned char)at[1]) && !strchr("ABCDEFGHIJKLMNOPQRSTUVWXYZ", at[1])))
		return NULL;
	d->at++;
	component = named_component(d);
	if (component && component->type)
		return component;
	d->at = at;
	return NULL;
}

/* Where the type is spelled that begins here. */
static const char *behind_substitutions(struct demangler *d)
{
	const char *at = d->at, *found = at;
	const struct component *component;
	u32 steps;

	for (steps = 0; steps < DEMANGLE_DEPTH && (component = substituted(d)); steps++) {
		found = component->type + strspn(component->type, "rVK");
		d->at = found;
	}
	d->at = at;
	return found;
}

static void parts_again(struct demangler *d, struct type_text *text, const struct component *component, unsigned flags)
{
	const char *at = d->at;
	bool again = d->again;

	d->at = component->type;
	d->again = true;
	type_parts(d, text, flags);
	d->at = at;
	d->again = again;
}

void type_again(struct demangler *d, struct buffer *out, const struct component *component, unsigned flags)
{
	struct type_text text = { 0 };

	parts_again(d, &text, component, flags);
	put_parts(out, &text);
}

/* r V K: before a type, after a pointer or function. */
static void qualified(struct demangler *d, struct type_text *text, unsigned flags)
{
	bool is_restrict = skip_text(d, "r"), is_volatile = skip_text(d, "V"), is_const = skip_text(d, "K");
	const char *gap = is_const && (is_volatile || is_restrict) ? " " : "", *second = is_volatile && is_restrict ? " " : "";
	const char *inner = behind_substitutions(d);
	bool is_pointer = *inner == 'P' || *inner == 'M', is_function = *inner == 'F' || !strncmp(inner, "Do", 2);
	struct buffer words = { 0 };

	buffer_printf(&words, "%s%s%s%s%s", is_const ? "const" : "", gap, is_volatile ? "volatile" : "", second,
	              is_restrict ? "restrict" : "");
	if (is_pointer) {
		type_parts(d, text, flags & ~(unsigned)TYPE_SPACED);
		buffer_printf(&text->before, "%s%s", words.text, flags & TYPE_SPACED ? " " : "");
	} else if (is_function) {
		type_parts(d, text, flags);
		buffer_printf(&text->after, " %s", words.text);
	} else {
		buffer_printf(&text->before, "%s ", words.text);
		demangled_type(d, &text->before, flags | TYPE_CV);
	}
	buffer_free(&words);
}

/* Dp pattern: a pack expansion. */
static void expansion(struct demangler *d, struct type_text *text)
{
	type_parts(d, text, 0);
	buffer_puts(&text->after, "...");
}

/* Dv number _ element */
static void vector(struct demangler *d, struct type_text *text, unsigned flags)
{
	struct buffer element = { 0 };
	char *end;
	unsigned long count = strtoul(d->at, &end, 10);

	d->at = end;
	d->failed |= !skip_text(d, "_");
	demangled_type(d, &element, 0);
	if (element.text)
		buffer_printf(&text->before, "%s __attribute((vector_size(%lu*sizeof(%s)))) %s", element.text, count, element.text,
		              flags & TYPE_SPACED ? " " : "");
	buffer_free(&element);
}

/* DT DE … E */
static void decltype_type(struct demangler *d, struct type_text *text)
{
	buffer_puts(&text->before, "decltype(");
	demangled_expression(d, &text->before, true);
	buffer_puts(&text->before, ")");
	d->failed |= !skip_text(d, "E");
}

/* A type that is made of others; false: it is a name. */
static bool derived_type(struct demangler *d, struct type_text *text, unsigned flags)
{
	if (skip_text(d, "P"))
		pointer(d, text, flags, "*");
	else if (skip_text(d, "R"))
		pointer(d, text, flags, "&");
	else if (skip_text(d, "O"))
		pointer(d, text, flags, "&&");
	else if (skip_text(d, "M"))
		pointer_to_member(d, text, flags);
	else if (skip_text(d, "A"))
		array(d, text, flags);
	else if (*d->at == 'F' || !strncmp(d->at, "DoF", 3))
		function(d, text, flags, skip_text(d, "DoF") || !skip_text(d, "F"));
	else if (*d->at == 'K' || *d->at == 'V' || *d->at == 'r')
		qualified(d, text, flags);
	else if (skip_text(d, "Dp"))
		expansion(d, text);
	else if (skip_text(d, "Dv"))
		vector(d, text, flags);
	else if (skip_text(d, "DT") || skip_text(d, "Dt"))
		decltype_type(d, text);
	else if (skip_text(d, "C")) {
		buffer_puts(&text->before, "_Complex ");
		demangled_type(d, &text->before, TYPE_SPACED);
	} else {
		return false;
	}
	return true;
}

static void type_parts(struct demangler *d, struct type_text *text, unsigned flags)
{
	const char *from = d->at, *builtin;
	const struct component *component;

	if (d->failed || d->depth++ >= DEMANGLE_DEPTH || d->length > MAX_DEMANGLED) {
		d->failed = true;
		return;
	}
	if ((builtin = builtin_name(d)))
		buffer_printf(&text->before, "%s%s", builtin + (*builtin == ':' && flags & TYPE_UNQUALIFIED ? 2 : 0),
		              flags & TYPE_SPACED ? " " : "");
	else if ((component = substituted(d)))
		parts_again(d, text, component, flags);
	else if (derived_type(d, text, flags))
		remember_type(d, from);
	else if (*d->at == 'T')
		template_param(d, &text->before, flags);
	else
		demangled_class_name(d, &text->before, flags);
	d->length += (u32)(text->before.length + text->after.length);
	d->depth--;
}

void demangled_type(struct demangler *d, struct buffer *out, unsigned flags)
{
	struct type_text text = { 0 };

	type_parts(d, &text, flags);
	put_parts(out, &text);
}

void demangled_parameters(struct demangler *d, struct buffer *out)
{
	bool first = true;

	if (*d->at == 'v' && (!d->at[1] || strchr("ERO", d->at[1]))) {
		d->at++;
		return;
	}
	for (; !d->failed && *d->at && *d->at != 'E' && !((*d->at == 'R' || *d->at == 'O') && d->at[1] == 'E'); first = false) {
		buffer_puts(out, first ? "" : ", ");
		if (skip_text(d, "z"))
			buffer_puts(out, "...");
		else
			demangled_type(d, out, 0);
	}
}
