#include "dot.h"

#include "names.h"

/* The text in quotes, on one line but for \n, which a newline becomes. */
static void dot_quote(struct buffer *out, const char *text)
{
	buffer_puts(out, "\"");
	for (; *text; text++)
		if (*text == '\n')
			buffer_puts(out, "\\n");
		else if (*text == '"' || *text == '\\')
			buffer_printf(out, "\\%c", *text);
		else
			buffer_add(out, (unsigned char)*text < ' ' || *text == 0x7f ? " " : text, 1);
	buffer_puts(out, "\"");
}

/* ---- names ---- */

enum { NAME_MAX_BYTES = 120, ARGUMENTS_DEPTH = 2 }; /* longer ones are abbreviated, and the arguments of arguments of arguments */
static const char ellipsis[] = "\xe2\x80\xa6";

/* Whether what stands before a position is a word. */
static bool follows(const char *begin, const char *at, const char *word)
{
	size_t length = strlen(word);

	return (size_t)(at - begin) >= length && !memcmp(at - length, word, length);
}

/* Behind the bracket that belongs to the one at a position; NULL: none does. Neither -> nor the name of an operator is a bracket. */
static const char *after_brackets(const char *at, const char *opening, const char *closing)
{
	const char *begin = at;
	u32 depth = 0;

	for (; *at; at++) {
		if (strchr(opening, *at))
			depth++;
		else if (strchr(closing, *at) && !(*at == '>' && at > begin && at[-1] == '-') && !--depth)
			return at + 1;
	}
	return NULL;
}

static bool begins_arguments(const char *begin, const char *at)
{
	return *at == '<' && !follows(begin, at, "operator") && !follows(begin, at, "operator<");
}

/* Leaves out the arguments of templates that stand in as many others; what cannot be understood stays. */
static void add_without_arguments(struct buffer *to, const char *name, u32 most)
{
	const char *at = name, *behind;
	u32 depth = 0;

	for (; *at; at = behind) {
		bool begins = begins_arguments(name, at) && (behind = after_brackets(at, "<", ">"));

		if (begins && depth == most) {
			buffer_printf(to, "<%s>", ellipsis);
			continue;
		}
		depth += begins;
		depth -= depth && *at == '>' && !follows(name, at, "-");
		buffer_add(to, at, 1);
		behind = at + 1;
	}
}

/* The parameters of the function, behind its name; NULL: there are none. */
static char *parameters_of(char *name)
{
	char *at = strchr(name, '(');

	if (at && follows(name, at, "operator"))
		at = strchr(at + 1, '(');
	return at;
}

/* Leaves out of a long name the arguments of templates, the inner ones first, then the parameters, then where it is declared. */
static void add_short_name(struct buffer *to, const char *name)
{
	struct buffer abbreviated = { 0 };
	char *parameters;
	size_t skipped;
	u32 depth = ARGUMENTS_DEPTH;

	if (strlen(name) <= NAME_MAX_BYTES) {
		buffer_puts(to, name);
		return;
	}
	do {
		abbreviated.length = 0;
		add_without_arguments(&abbreviated, name, depth);
	} while (depth-- && abbreviated.length > NAME_MAX_BYTES);
	if (abbreviated.length > NAME_MAX_BYTES && (parameters = parameters_of(abbreviated.text))) {
		*parameters = 0;
		abbreviated.length = (size_t)(parameters - abbreviated.text);
		buffer_printf(&abbreviated, "(%s)", ellipsis);
	}
	skipped = abbreviated.length > NAME_MAX_BYTES ? abbreviated.length - NAME_MAX_BYTES : 0;
	while ((abbreviated.text[skipped] & 0xc0) == 0x80)
		skipped++;
	buffer_puts(to, skipped ? ellipsis : "");
	buffer_puts(to, abbreviated.text + skipped);
	buffer_free(&abbreviated);
}

/* ---- the graph ---- */

void dot_begin(struct output *output) { output_puts(output, "digraph {\n\trankdir=LR;\n\tnode [shape=box];\n"); }

void dot_node(const struct il *il, il_any entity, const char *heading, const char *attributes, struct output *output)
{
	struct buffer label = { 0 }, line = { 0 }, name = { 0 };
	u32 begin, end;

	buffer_puts(&label, heading);
	il_add_signature(il, entity, &name);
	if (name.length) {
		buffer_puts(&label, "\n");
		add_short_name(&label, name.text);
	}
	if (il_entry_range(il, il_any_kind(entity), il_any_index(entity), &begin, &end)) {
		buffer_puts(&label, "\n");
		il_add_place(il, begin, &label);
	}
	buffer_printf(&line, "\t\"%s@%u\" [label=", il_kind_name[il_any_kind(entity)], il_any_index(entity));
	dot_quote(&line, label.text);
	buffer_printf(&line, "%s];\n", attributes);
	output_puts(output, line.text);
	buffer_free(&label);
	buffer_free(&line);
	buffer_free(&name);
}

void dot_edge(il_any from, il_any to, const char *label, struct output *output)
{
	struct buffer line = { 0 };

	buffer_printf(&line, "\t\"%s@%u\" -> \"%s@%u\"", il_kind_name[il_any_kind(from)], il_any_index(from), il_kind_name[il_any_kind(to)],
	              il_any_index(to));
	if (*label) {
		buffer_puts(&line, " [label=");
		dot_quote(&line, label);
		buffer_puts(&line, "]");
	}
	buffer_puts(&line, ";\n");
	output_puts(output, line.text);
	buffer_free(&line);
}

void dot_end(struct output *output) { output_puts(output, "}\n"); }
