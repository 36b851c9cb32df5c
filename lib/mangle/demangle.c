/* Demangling: names and encodings [mangling.structure]. */
#include "demangler.h"

#include <ctype.h>

/* ---- components ---- */

static void remember(struct demangler *d, struct component component)
{
	if (d->again || d->failed || d->components.count >= MAX_COMPONENTS) {
		free(component.prefix);
		return;
	}
	vec_push(&d->components, component);
}

void remember_type(struct demangler *d, const char *from) { remember(d, (struct component){ .type = from }); }

/* global: what stands before it where names have the :: of the global namespace. */
static void remember_prefix(struct demangler *d, const char *text, const char *global)
{
	remember(d, (struct component){ .prefix = xstrdup(text ? text : ""), .global = global });
}

static bool number_of_base(struct demangler *d, u32 base, u32 *number)
{
	u32 value = 0, digits = 0;

	for (; isdigit((unsigned char)*d->at) || (base > 10 && isupper((unsigned char)*d->at)); d->at++, digits++)
		value = value * base + (u32)(isdigit((unsigned char)*d->at) ? *d->at - '0' : *d->at - 'A' + 10);
	*number = digits ? value + 1 : 0;
	return digits < 5 && skip_text(d, "_");
}

bool demangled_number(struct demangler *d, u32 *number) { return number_of_base(d, 10, number); }

const struct component *named_component(struct demangler *d)
{
	u32 number;

	if (!number_of_base(d, 36, &number) || number >= d->components.count) {
		d->failed = true;
		return NULL;
	}
	return &d->components.at[number];
}

/* ---- unqualified names ---- */

/* clang-format off */
static const struct { const char *code, *text; } operators[] = {
	{ "nw", "new" }, { "na", "new[]" }, { "dl", "delete" }, { "da", "delete[]" }, { "ps", "+" }, { "ng", "-" }, { "ad", "&" },
	{ "de", "*" }, { "co", "~" }, { "pl", "+" }, { "mi", "-" }, { "ml", "*" }, { "dv", "/" }, { "rm", "%" }, { "an", "&" },
	{ "or", "|" }, { "eo", "^" }, { "aS", "=" }, { "pL", "+=" }, { "mI", "-=" }, { "mL", "*=" }, { "dV", "/=" }, { "rM", "%=" },
	{ "aN", "&=" }, { "oR", "|=" }, { "eO", "^=" }, { "ls", "<<" }, { "rs", ">>" }, { "lS", "<<=" }, { "rS", ">>=" },
	{ "eq", "==" }, { "ne", "!=" }, { "lt", "<" }, { "gt", ">" }, { "le", "<=" }, { "ge", ">=" }, { "ss", "<=>" }, { "nt", "!" },
	{ "aa", "&&" }, { "oo", "||" }, { "pp", "++" }, { "mm", "--" }, { "cm", "," }, { "pm", "->*" }, { "pt", "->" }, { "cl", "()" },
	{ "ix", "[]" },
};
/* clang-format on */

const char *demangled_operator(struct demangler *d)
{
	u32 i;

	for (i = 0; i < COUNT_OF(operators); i++)
		if (skip_text(d, operators[i].code))
			return operators[i].text;
	return NULL;
}

static void source_name(struct demangler *d, struct buffer *out);

/* ABI tags are not shown. */
static void skip_abi_tags(struct demangler *d)
{
	struct buffer tag = { 0 };

	while (skip_text(d, "B"))
		source_name(d, &tag);
	buffer_free(&tag);
}

static void source_name(struct demangler *d, struct buffer *out)
{
	char *end;
	unsigned long length = strtoul(d->at, &end, 10);
	bool is_name = length && length <= strlen(end) && (isalpha((unsigned char)*end) || *end == '_');

	if (!is_name) {
		d->failed = true;
		return;
	}
	d->at = end + length;
	if (length > 11 && !memcmp(end, "_GLOBAL__N_", 11))
		buffer_puts(out, "_NV_ANON_NAMESPACE");
	else if (length > 10 && !memcmp(end, "_INTERNAL_", 10))
		; /* the linkage is not shown */
	else
		buffer_add(out, end, length);
	skip_abi_tags(d);
}

/* Ut_, and Ul … E_ of a closure. */
static void unnamed_type(struct demangler *d, struct buffer *out)
{
	bool is_lambda = skip_text(d, "Ul");
	u32 number;

	if (!is_lambda && !skip_text(d, "Ut")) {
		d->failed = true;
		return;
	}
	buffer_puts(out, is_lambda ? "[lambda(" : "[unnamed type");
	if (is_lambda) {
		demangled_parameters(d, out);
		d->failed |= !skip_text(d, "E");
		buffer_puts(out, ")");
	}
	d->failed |= !demangled_number(d, &number);
	buffer_printf(out, " (instance %u)]", number + 1);
}

void demangled_unqualified(struct demangler *d, struct buffer *out, const char *class_name, size_t class_length)
{
	const char *operator;

	skip_text(d, "L");
	if (isdigit((unsigned char)*d->at)) {
		source_name(d, out);
	} else if ((*d->at == 'C' || *d->at == 'D') && isdigit((unsigned char)d->at[1])) {
		buffer_puts(out, *d->at == 'D' ? "~" : "");
		buffer_add(out, class_name, class_length);
		d->at += 2;
	} else if (*d->at == 'U') {
		unnamed_type(d, out);
	} else if (skip_text(d, "cv")) {
		buffer_puts(out, "operator ");
		demangled_type(d, out, 0);
	} else if (skip_text(d, "li")) {
		buffer_puts(out, "operator \"\"");
		source_name(d, out);
	} else if ((operator= demangled_operator(d))) {
		buffer_printf(out, "operator %s%s", operator, isalpha((unsigned char)*operator) ? " " : "");
	} else {
		d->failed = true;
	}
}

/* ---- template arguments ---- */

static void template_arg(struct demangler *d, struct buffer *out);

/* J … E: one blank after the elements. */
static void argument_pack(struct demangler *d, struct buffer *out)
{
	bool any = false;

	for (; !d->failed && *d->at && *d->at != 'E'; any = true) {
		buffer_puts(out, any ? ", " : "");
		template_arg(d, out);
	}
	d->failed |= !skip_text(d, "E");
	buffer_puts(out, " ");
}

static void template_arg(struct demangler *d, struct buffer *out)
{
	if (skip_text(d, "J")) {
		argument_pack(d, out);
	} else if (skip_text(d, "X")) {
		demangled_expression(d, out, false);
		d->failed |= !skip_text(d, "E");
	} else if (*d->at == 'L') {
		demangled_literal(d, out);
	} else {
		demangled_type(d, out, 0);
	}
}

void demangled_template_args(struct demangler *d, struct buffer *out)
{
	bool first = true;

	d->failed |= !skip_text(d, "I");
	buffer_puts(out, "<");
	for (; !d->failed && *d->at && *d->at != 'E'; first = false) {
		bool is_empty = !strncmp(d->at, "JE", 2);

		buffer_puts(out, first ? "" : is_empty ? " " : ", ");
		template_arg(d, out);
	}
	d->failed |= !skip_text(d, "E");
	buffer_puts(out, "> ");
}

/* ---- names ---- */

/* What a name tells about the function that it may be the name of. */
struct name_facts {
	bool has_args;      /* its last component has template arguments */
	bool has_no_result; /* but it is a constructor, destructor or conversion function */
	bool is_const, is_volatile;
	bool has_result; /* a function around it that is a template's, and begins with its result */
	const char *ref;
};

/* St, Sa … Their text, or NULL with nothing read. */
static const char *standard_abbreviation(struct demangler *d)
{
	static const struct {
		const char *code, *text;
	} names[] = {
		{ "St", "std" },
		{ "Sa", "std::allocator" },
		{ "Sb", "std::basic_string" },
		{ "Ss", "std::basic_string<char, std::char_traits<char>, std::allocator<char> >" },
		{ "Si", "std::basic_istream<char, std::char_traits<char> >" },
		{ "So", "std::basic_ostream<char, std::char_traits<char> >" },
		{ "Sd", "std::basic_iostream<char, std::char_traits<char> >" },
	};
	u32 i;

	for (i = 0; i < COUNT_OF(names); i++)
		if (skip_text(d, names[i].code))
			return names[i].text;
	return NULL;
}

/* Whether names have the :: of the global namespace before them. */
static bool shows_global(unsigned flags) { return !(flags & TYPE_UNQUALIFIED) || flags & TYPE_CV; }

/* How N begins where it is no name: S_ or T_. Writes what stands before the name to out and the component to name; returns
 * what stands before it in types. */
static const char *first_component(struct demangler *d, struct buffer *out, struct buffer *name, unsigned flags)
{
	const char *known = standard_abbreviation(d), *gap = " ::", *global = known ? "::" : "";
	const struct component *component = !known && skip_text(d, "S") ? named_component(d) : NULL;

	if (component && component->type)
		type_again(d, name, component, flags & ~(unsigned)TYPE_SPACED);
	else if (known || component)
		buffer_puts(name, known ? known : component->prefix);
	else if (*d->at == 'T')
		demangled_type(d, name, 0);
	if (component && component->prefix)
		global = component->global;
	if (known || *global)
		gap = *global == ' ' ? "    ::" : "   ::";
	else if (name->length && name->text[0] == ' ')
		gap = "   ";
	buffer_puts(out, shows_global(flags) ? gap : "");
	return global;
}

/* The next component of N … E; *last is where the name begins that constructors after it have. */
static void next_component(struct demangler *d, struct buffer *out, struct name_facts *facts, size_t *last, size_t *last_length)
{
	char *class_name;

	if (*d->at == 'I') {
		demangled_template_args(d, out);
		facts->has_args = true;
		return;
	}
	if (!strncmp(d->at, "MU", 2)) /* a variable that a closure is in the initializer of */
		d->at++;
	facts->has_args = false;
	facts->has_no_result = ((*d->at == 'C' || *d->at == 'D') && isdigit((unsigned char)d->at[1])) || !strncmp(d->at, "cv", 2);
	buffer_puts(out, out->length ? "::" : "");
	class_name = strndup(out->length ? out->text + *last : "", *last_length);
	*last = out->length;
	demangled_unqualified(d, out, class_name, strlen(class_name));
	*last_length = out->length - *last;
	free(class_name);
}

/* N … E */
static void nested_name(struct demangler *d, struct buffer *out, struct name_facts *facts, unsigned flags)
{
	struct buffer name = { 0 };
	bool is_known, has_parts = false; /* the first of which may not be shown */
	size_t last = 0, last_length = 0;
	const char *global;

	facts->is_volatile = skip_text(d, "V");
	facts->is_const = skip_text(d, "K");
	facts->ref = skip_text(d, "R") ? " &" : skip_text(d, "O") ? " &&" : "";
	is_known = *d->at == 'S';
	global = first_component(d, out, &name, flags);
	for (; !d->failed && *d->at && *d->at != 'E'; is_known = false, has_parts = true) {
		if ((name.length || has_parts) && !is_known)
			remember_prefix(d, name.text ? name.text : "", global);
		next_component(d, &name, facts, &last, &last_length);
	}
	d->failed |= !skip_text(d, "E");
	buffer_puts(out, name.text ? name.text : "");
	buffer_free(&name);
}

/* _ digit, or __ number _: which of several entities of one name in one function it is; none where it is the first. */
static void skip_discriminator(struct demangler *d)
{
	u32 number;

	if (!skip_text(d, "_"))
		return;
	if (skip_text(d, "_"))
		d->failed |= !demangled_number(d, &number);
	else if (isdigit((unsigned char)*d->at))
		d->at++;
	else
		d->failed = true;
}

/* Z function E entity: the entity is in the function, a constructor's variable or a lambda's closure … */
static void local_name(struct demangler *d, struct buffer *out, struct name_facts *facts, unsigned flags, bool is_type)
{
	bool global = shows_global(flags);

	buffer_puts(out, global ? "    ::" : "");
	facts->has_result = demangled_encoding(d, out, true);
	d->failed |= !skip_text(d, "E");
	if (skip_text(d, "N")) {
		buffer_puts(out, "::");
		nested_name(d, out, facts, TYPE_UNQUALIFIED);
	} else {
		buffer_puts(out, is_type && global ? "   ::" : "::");
		demangled_unqualified(d, out, "", 0);
	}
	skip_discriminator(d);
}

/* A name that is neither qualified nor local, perhaps of a template's specialization. */
static void unscoped_name(struct demangler *d, struct buffer *out, struct name_facts *facts, unsigned flags, bool is_type)
{
	struct buffer name = { 0 };
	bool is_unnamed = !strncmp(d->at, "Ut", 2);

	buffer_puts(&name, skip_text(d, "St") ? "std::" : "");
	demangled_unqualified(d, &name, "", 0);
	facts->has_no_result = !strncmp(name.text ? name.text : "", "operator ", 9) && isalpha((unsigned char)name.text[9]);
	if (*d->at == 'I') {
		remember_prefix(d, name.text, " ::");
		demangled_template_args(d, &name);
		facts->has_args = true;
	}
	if (is_type)
		buffer_puts(out, shows_global(flags) ? is_unnamed ? "   ::" : "    ::" : "");
	else
		buffer_puts(out, facts->has_args ? " ::" : "");
	buffer_puts(out, name.text ? name.text : "");
	buffer_free(&name);
}

static void name(struct demangler *d, struct buffer *out, struct name_facts *facts, unsigned flags, bool is_type)
{
	if (skip_text(d, "N"))
		nested_name(d, out, facts, flags);
	else if (skip_text(d, "Z"))
		local_name(d, out, facts, flags, is_type);
	else
		unscoped_name(d, out, facts, flags, is_type);
}

/* S_ for a prefix, or an abbreviation, as a type, perhaps with template arguments. */
static void substituted_type(struct demangler *d, struct buffer *out, unsigned flags)
{
	const char *from = d->at, *known = standard_abbreviation(d);
	const struct component *component = known || !skip_text(d, "S") ? NULL : named_component(d);
	const char *global = known ? "::" : component ? component->global : "";

	if (!known && (!component || !component->prefix))
		return;
	buffer_puts(out, shows_global(flags) ? global : "");
	buffer_puts(out, known ? known : component->prefix);
	if (*d->at == 'I') {
		demangled_template_args(d, out);
		remember_type(d, from);
	}
}

void demangled_class_name(struct demangler *d, struct buffer *out, unsigned flags)
{
	const char *from = d->at;
	struct name_facts facts = { 0 };

	if (*d->at == 'S' && strncmp(d->at, "St", 2)) {
		substituted_type(d, out, flags);
		return;
	}
	name(d, out, &facts, flags, true);
	remember_type(d, from);
	buffer_puts(out, flags & TYPE_SPACED ? " " : "");
}

/* ---- functions ---- */

/* The parameters of a function and what follows them. */
static void signature(struct demangler *d, struct buffer *out, const struct name_facts *facts)
{
	buffer_puts(out, "(");
	demangled_parameters(d, out);
	buffer_printf(out, ")%s%s%s", facts->is_const ? " const" : "", facts->is_volatile ? " volatile" : "", facts->ref ? facts->ref : "");
}

/* N number _INTERNAL_…: a function of internal linkage, whose name begins with a namespace that is not shown. */
static bool is_internal(const char *at) { return *at == 'N' && !strncmp(at + 1 + strspn(at + 1, "0123456789"), "_INTERNAL_", 10); }

bool demangled_encoding(struct demangler *d, struct buffer *out, bool parameters)
{
	struct buffer function = { 0 }, result = { 0 }, types = { 0 };
	struct name_facts facts = { 0 };
	const char *outermost = d->at + strspn(d->at, "Z");
	bool is_global = !strncmp(outermost, "NSt", 3) || is_internal(outermost), is_in_global = outermost > d->at && *outermost != 'N';
	bool has_result = false;

	if (d->depth++ >= DEMANGLE_DEPTH)
		d->failed = true;
	name(d, &function, &facts, TYPE_UNQUALIFIED, false);
	if (!d->failed && *d->at && *d->at != 'E') {
		has_result = facts.has_args && !facts.has_no_result;
		if (has_result) {
			demangled_type(d, &result, TYPE_UNQUALIFIED);
			buffer_puts(&result, is_in_global && !facts.has_result ? "  ::" : is_global ? " ::" : " ");
		}
		signature(d, &types, &facts);
	}
	buffer_printf(out, "%s%s%s", parameters && result.text ? result.text : "", function.text ? function.text : "",
	              parameters && types.text ? types.text : "");
	buffer_free(&function);
	buffer_free(&result);
	buffer_free(&types);
	d->depth--;
	return has_result;
}

bool demangle(const char *mangled, struct buffer *out)
{
	bool is_encoding = !strncmp(mangled, "_Z", 2);
	struct demangler d = { .at = is_encoding ? mangled + 2 : mangled };
	struct buffer name = { 0 };
	u32 i;

	if (is_encoding)
		demangled_encoding(&d, &name, true);
	else
		demangled_type(&d, &name, TYPE_UNQUALIFIED);
	d.failed |= *d.at != 0;
	if (!d.failed)
		buffer_add(out, name.text, name.length);
	for (i = 0; i < d.components.count; i++)
		free(d.components.at[i].prefix);
	vec_free(&d.components);
	buffer_free(&name);
	return !d.failed;
}
