#include "explain.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

static const struct diag_explanation explanations[DIAG_COUNT] = {
#define EXPLANATION(name, meaning, wrong, right)       [DIAG_##name] = { meaning, wrong, right, 201703 },
#define EXPLANATION_CXX14(name, meaning, wrong, right) [DIAG_##name] = { meaning, wrong, right, 201402 },
#define EXPLANATION_CXX20(name, meaning, wrong, right) [DIAG_##name] = { meaning, wrong, right, 202002 },
#include "explanations.def"
#undef EXPLANATION
#undef EXPLANATION_CXX14
#undef EXPLANATION_CXX20
};

struct diag_explanation diag_explanation(enum diag_id id) { return explanations[id]; }

static const char *severity_text(u8 severity)
{
	static const char *const texts[] = { "suppressed", "note",  "remark",      "warning",
		                             "soft error", "error", "catastrophe", "internal error" };

	return texts[severity];
}

/* How many letters belong to a specifier, behind the one that says of what it is (diag.h). */
static size_t length_of_flags(const char *letter)
{
	switch (*letter) {
	case 'n': return strspn(letter + 1, "ofdp");
	case 't': return strspn(letter + 1, "nv");
	case 's': return strspn(letter + 1, "q");
	default: return 0;
	}
}

/* The text of the catalog, with ... for what is filled in. */
static void print_text(const char *text)
{
	size_t length;

	for (; *text; text += length) {
		length = strcspn(text, "%");
		printf("%.*s", (int)length, text);
		text += length;
		if (!*text)
			break;
		length = 2 + length_of_flags(text + 1);
		fputs(text[1] == '%' ? "%" : text[1] == 'n' || text[1] == 't' || length > 2 ? "\"...\"" : "...", stdout);
	}
	putchar('\n');
}

static void print_number(u32 number)
{
	char text[16] = "-";

	if (number)
		snprintf(text, sizeof text, "%u", number);
	printf("%5s", text);
}

static int by_number(const void *a, const void *b)
{
	const struct diag_entry *x = diag_entry(*(const enum diag_id *)a), *y = diag_entry(*(const enum diag_id *)b);
	u32 p = x->number - 1, q = y->number - 1; /* what has none comes last */

	return p != q ? (p < q ? -1 : 1) : strcmp(x->tag, y->tag);
}

void diag_list(void)
{
	enum diag_id ids[DIAG_COUNT];
	u32 i;

	for (i = 0; i < DIAG_COUNT; i++)
		ids[i] = (enum diag_id)i;
	sort(ids, DIAG_COUNT, sizeof *ids, by_number);
	for (i = 0; i < DIAG_COUNT; i++) {
		const struct diag_entry *entry = diag_entry(ids[i]);

		print_number(entry->number);
		printf("  %-11s  %-53s  ", severity_text(entry->severity), entry->tag);
		print_text(entry->text);
	}
}

/* In lines of 76 characters. */
static void print_paragraph(const char *text)
{
	enum { WIDTH = 76, INDENTATION = 4 };
	size_t column = 0, length;

	for (; *text; text += length + (text[length] == ' ')) {
		length = strcspn(text, " ");
		if (column && column + 1 + length > WIDTH) {
			putchar('\n');
			column = 0;
		}
		printf("%*s%.*s", column ? 1 : INDENTATION, "", (int)length, text);
		column += (column ? 1 : INDENTATION) + length;
	}
	putchar('\n');
}

static void print_example(const char *title, const char *program)
{
	size_t length;

	printf("\n%s\n", title);
	for (; *program; program += length + (program[length] == '\n')) {
		length = strcspn(program, "\n");
		printf("    %.*s\n", (int)length, program);
	}
}

static void explain(enum diag_id id)
{
	static const char *const advice[] = {
		[sev_suppressed] = "a message that is not shown unless an option or a pragma names it",
		[sev_note] = "a note, which comes with another diagnostic",
		[sev_remark] = "a remark: shown with --remarks; options and pragmas can change that",
		[sev_warning] = "a warning, which options and pragmas can suppress or make an error",
		[sev_soft_error] = "an error, which options and pragmas can suppress or make a warning",
		[sev_error] = "an error",
		[sev_catastrophe] = "an error that ends the compilation",
		[sev_internal_error] = "an error that ends the compilation: what CUDA needs is not there",
	};
	const struct diag_entry *entry = diag_entry(id);
	struct diag_explanation explanation = explanations[id];

	fputs(entry->tag, stdout);
	if (entry->number)
		printf(" (%u)", entry->number);
	printf(": %s\n\n    ", advice[entry->severity]);
	print_text(entry->text);
	putchar('\n');
	print_paragraph(explanation.meaning ? explanation.meaning : "There is no explanation of this diagnostic yet.");
	if (!explanation.meaning)
		return;
	if (*explanation.wrong)
		print_example(explanation.standard > 201703 ? "WRONG in C++20" :
		              explanation.standard < 201703 ? "WRONG in C++14" :
		                                              "WRONG",
		              explanation.wrong);
	print_example("RIGHT", explanation.right);
}

bool diag_explain(const char *word)
{
	bool found = false;
	u32 i;

	for (i = 0; i < DIAG_COUNT; i++) {
		if (diag_next_named(i, word, strlen(word)) != i && strcmp(diag_entry((enum diag_id)i)->name, word))
			continue;
		if (found)
			putchar('\n');
		explain((enum diag_id)i);
		found = true;
	}
	return found;
}
