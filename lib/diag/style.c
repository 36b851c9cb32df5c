/* Colors on a terminal (page 54), and lines of bounded length. */
#include "print.h"

#include <stdlib.h>
#include <unistd.h>

/* Before each color's number in a text. */
enum { MARK = '\x1b' };

static const struct {
	const char *category;
	u8 color;
} categories[] = {
	{ "error", DIAG_COLOR_ERROR }, { "warning", DIAG_COLOR_WARNING }, { "note", DIAG_COLOR_NOTE },
	{ "locus", DIAG_COLOR_LOCUS }, { "quote", DIAG_COLOR_QUOTE },
};

void diag_add_color(struct buffer *out, char color) { buffer_add(out, (char[]){ MARK, color }, 2); }

void diag_remove_colors(struct buffer *text)
{
	size_t from, to = 0;

	for (from = 0; from < text->length; from++) {
		if (text->text[from] == MARK && from + 1 < text->length)
			from++;
		else
			text->text[to++] = text->text[from];
	}
	text->text[to] = '\0';
	text->length = to;
}

/* What EDG_COLORS and the like say of a category: digits and semicolons behind category=, up to a colon. */
static void find_color(struct diag_style *style, const char *specification, const char *category, u8 color)
{
	const char *at = strstr(specification, category);
	size_t length;

	if (!at || at[strlen(category)] != '=')
		return;
	at += strlen(category) + 1;
	length = strspn(at, "0123456789;");
	if (at[length] == ':' || !at[length])
		style->color[color] = (struct diag_text){ at, length };
}

void diag_find_colors(struct diag_style *style)
{
	const char *specification = getenv("EDG_COLORS"), *terminal = getenv("TERM");
	u32 i;

	if (style->no_colors || getenv("NOCOLOR") || !isatty(STDERR_FILENO) || !terminal || !strcmp(terminal, "dumb"))
		return;
	if (!specification)
		specification = getenv("GCC_COLORS");
	if (!specification)
		specification = "error=01;31:warning=01;35:note=01;36:locus=01:quote=01:range1=32";
	style->colored = true;
	style->color[DIAG_COLOR_RESET] = (struct diag_text){ "0", 1 };
	for (i = 0; i < COUNT_OF(categories); i++)
		find_color(style, specification, categories[i].category, categories[i].color);
}

static void add_escape_sequence(const struct diag_style *style, u8 color, struct buffer *out)
{
	struct diag_text codes = style->color[color < DIAG_COLOR_COUNT ? color : DIAG_COLOR_RESET];

	if (!codes.text)
		return;
	buffer_puts(out, "\x1b[");
	buffer_add(out, codes.text, codes.length);
	buffer_puts(out, "m");
}

/* How many characters the next word has, marks not counted, from a space or the begin on. */
static size_t word_width(const char *text)
{
	size_t width = 0;

	for (width = *text == ' ', text += width; *text && *text != ' '; text++) {
		if (*text == MARK && text[1])
			text++;
		else
			width++;
	}
	return width;
}

void diag_apply_style(const struct diag_style *style, struct buffer *line)
{
	static const char indentation[] = "\n          ";
	enum { WIDTH = 79, INDENTED = sizeof indentation - 2 };
	struct buffer out = { 0 };
	size_t column = 0;
	const char *at;

	buffer_puts(&out, "");
	for (at = line->text; *at; at++) {
		if (*at == MARK && at[1]) {
			if (style->colored)
				add_escape_sequence(style, (u8)at[1], &out);
			at++;
			continue;
		}
		if (style->wrapped && !style->brief && (column >= WIDTH || (*at == ' ' && column + word_width(at) > WIDTH))) {
			buffer_puts(&out, indentation);
			column = INDENTED;
			if (*at == ' ')
				continue;
		}
		buffer_add(&out, at, 1);
		column++;
	}
	buffer_free(line);
	*line = out;
}
