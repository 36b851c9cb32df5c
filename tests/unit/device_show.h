/* The device source of a small program. */
#ifndef DEVICE_SHOW_H
#define DEVICE_SHOW_H

#include "parse_show.h"

#include "../../cu-emit-dev/device.h"
#include "../../cu-mark/mark.h"

#define DEVICE "__attribute__((device)) "
#define GLOBAL "__attribute__((global)) "
/* Where the text of programs and sources begins. */
#define FILE_MARKER "# 1 \"t.cu\"\n"

struct devicing {
	struct parsing parsing;
	struct marking marking;
	struct device_text text;
};

static void make_text(struct devicing *t, const char *source, bool keep_lines)
{
	struct parsing *parsing = &t->parsing;

	memset(t, 0, sizeof *t);
	il_init(&parsing->il);
	diag_init(&parsing->diag, &parsing->il);
	set_source(&parsing->il, source);
	parsing->il.header.std_version = 201703;
	parsing->p.il = &parsing->il;
	parsing->p.diag = &parsing->diag;
	parsing->p.used_bodies = true;
	lex_unit(&parsing->p);
	parse_unit(&parsing->p);
	assert_int_equal(parsing->diag.errors, 0);
	mark_il(&t->marking, &parsing->il, false);
	make_device_text(&parsing->il, keep_lines, &t->text);
}

static void free_text(struct devicing *t)
{
	free_device_text(&t->text);
	mark_free(&t->marking);
	done(&t->parsing);
}

struct row {
	const char *source, *text;
};

/* A text without the blanks that keep columns, and without the pragma about bodies that are gone. The caller frees it. */
static char *squeezed(const char *text)
{
	static const char pragma[] = "#pragma nv_diag_suppress 114, 821, 1301\n";
	char *copy = xstrdup(strncmp(text, pragma, sizeof pragma - 1) ? text : text + sizeof pragma - 1), *from, *to;

	for (from = to = copy; *from; from++)
		if (*from != ' ' || (to > copy && to[-1] != ' ' && to[-1] != '\n'))
			*to++ = *from;
	*to = '\0';
	return copy;
}

/* Each of the programs has this device source, columns apart. */
static void check_lines(const struct row *rows, size_t count, bool keep_lines)
{
	size_t i;

	for (i = 0; i < count; i++) {
		struct devicing t;
		char *text, *expected = squeezed(rows[i].text);

		make_text(&t, rows[i].source, keep_lines);
		text = squeezed(t.text.text.text);
		assert_string_equal(text, expected);
		free(text);
		free(expected);
		free_text(&t);
	}
}

static inline void check(const struct row *rows, size_t count) { check_lines(rows, count, false); }

#endif
