/* Demangling: expressions in the signatures of templates [mangling.expression], those that such signatures often have. */
#include "demangler.h"

#include <ctype.h>

/* L type value E: (int)3, (bool)1, & ::name … */
static void literal_value(struct demangler *d, struct buffer *out)
{
	static const struct {
		char type;
		const char *suffix;
	} suffixes[] = {
		{ 'j', "u" }, { 'l', "l" }, { 'm', "ul" }, { 'x', "ll" }, { 'y', "ull" },
	};
	char type = *d->at;
	u32 i;

	buffer_puts(out, "(");
	demangled_type(d, out, 0);
	buffer_puts(out, skip_text(d, "n") ? ")-" : ")");
	d->failed |= !isdigit((unsigned char)*d->at);
	for (; isdigit((unsigned char)*d->at); d->at++)
		buffer_add(out, d->at, 1);
	for (i = 0; i < COUNT_OF(suffixes); i++)
		buffer_puts(out, suffixes[i].type == type ? suffixes[i].suffix : "");
}

void demangled_literal(struct demangler *d, struct buffer *out)
{
	d->failed |= !skip_text(d, "L");
	if (skip_text(d, "_Z")) {
		buffer_puts(out, isdigit((unsigned char)*d->at) || *d->at == 'L' ? " ::" : "");
		demangled_encoding(d, out, false);
	} else if (skip_text(d, "Dn")) {
		buffer_puts(out, "nullptr");
		skip_text(d, "0");
	} else {
		literal_value(d, out);
	}
	d->failed |= !skip_text(d, "E");
}

/* T_ T0_ … as a value, which is no component. */
static void value_param(struct demangler *d, struct buffer *out)
{
	u32 number;

	d->failed |= !demangled_number(d, &number);
	buffer_printf(out, "T%u", number + 1);
}

/* fp_ fp0_ …: param#1 … */
static void function_param(struct demangler *d, struct buffer *out)
{
	u32 number;

	d->failed |= !demangled_number(d, &number);
	buffer_printf(out, "param#%u", number + 1);
}

/* sr type name, also as what a call calls. */
static void scoped_name(struct demangler *d, struct buffer *out)
{
	demangled_type(d, out, TYPE_UNQUALIFIED);
	buffer_puts(out, "::");
	demangled_unqualified(d, out, "", 0);
	if (*d->at == 'I')
		demangled_template_args(d, out);
}

/* The expressions of cl, tl … up to the E. */
static void list(struct demangler *d, struct buffer *out, const char *open, const char *close)
{
	bool first = true;

	buffer_puts(out, open);
	for (; !d->failed && *d->at && *d->at != 'E'; first = false) {
		buffer_puts(out, first ? "" : ", ");
		demangled_expression(d, out, true);
	}
	buffer_puts(out, close);
	d->failed |= !skip_text(d, "E");
}

static void member(struct demangler *d, struct buffer *out, const char *access)
{
	buffer_puts(out, "(");
	demangled_expression(d, out, true);
	buffer_puts(out, access);
	demangled_unqualified(d, out, "", 0);
	buffer_puts(out, ")");
}

static void size_of(struct demangler *d, struct buffer *out, bool is_type)
{
	buffer_puts(out, "sizeof(");
	if (is_type)
		demangled_type(d, out, 0);
	else
		demangled_expression(d, out, true);
	buffer_puts(out, ")");
}

static bool is_unary(const char *at)
{
	static const char codes[][3] = { "ps", "ng", "ad", "de", "co", "nt" };
	u32 i;

	for (i = 0; i < COUNT_OF(codes); i++)
		if (!strncmp(at, codes[i], 2))
			return true;
	return false;
}

static void operation(struct demangler *d, struct buffer *out, bool nested)
{
	bool unary = is_unary(d->at);
	const char *text = demangled_operator(d);

	if (!text) {
		d->failed = true;
		return;
	}
	if (unary) {
		buffer_puts(out, text);
		demangled_expression(d, out, true);
		return;
	}
	buffer_puts(out, nested ? "(" : "");
	demangled_expression(d, out, true);
	buffer_puts(out, text);
	demangled_expression(d, out, true);
	buffer_puts(out, nested ? ")" : "");
}

void demangled_expression(struct demangler *d, struct buffer *out, bool nested)
{
	if (d->failed || d->depth++ >= DEMANGLE_DEPTH) {
		d->failed = true;
		return;
	}
	if (*d->at == 'L') {
		demangled_literal(d, out);
	} else if (skip_text(d, "T")) {
		value_param(d, out);
	} else if (skip_text(d, "fp")) {
		function_param(d, out);
	} else if (skip_text(d, "sr")) {
		scoped_name(d, out);
	} else if (skip_text(d, "st") || skip_text(d, "sz")) {
		size_of(d, out, d->at[-1] == 't');
	} else if (skip_text(d, "sp")) {
		demangled_expression(d, out, nested);
	} else if (skip_text(d, "tl")) {
		demangled_type(d, out, TYPE_UNQUALIFIED);
		list(d, out, "{", "}");
	} else if (skip_text(d, "cl")) {
		demangled_expression(d, out, true);
		list(d, out, "(", ")");
	} else if (skip_text(d, "dt")) {
		member(d, out, ".");
	} else if (skip_text(d, "pt")) {
		member(d, out, "->");
	} else {
		operation(d, out, nested);
	}
	d->depth--;
}
