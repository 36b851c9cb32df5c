/* What --explain shows: each wrong program has the diagnostic that it is for, each right one has none. */
#include "parse_show.h"

#include "../../cu-check/check.h"
#include "../../lib/diag/explain.h"

/* How long the word that an attribute has in CUDA is, if text begins with one: __global__. */
static size_t attribute_length(const char *text)
{
	static const char *const words[] = {
#define CUDA_ATTRIBUTE(kind, name) "__" name "__",
#include "../../lib/cuda/attributes.def"
#undef CUDA_ATTRIBUTE
	};
	size_t i;

	for (i = 0; i < COUNT_OF(words); i++)
		if (!strncmp(text, words[i], strlen(words[i])))
			return strlen(words[i]);
	return 0;
}

/* From ( through the ) that belongs to it; 0 when text does not begin with one. */
static size_t parentheses_length(const char *text)
{
	size_t length = 0;
	int depth = 0;

	do
		depth += (text[length] == '(') - (text[length] == ')');
	while (depth && text[length++]);
	return length ? length + 1 : 0;
}

/* CUDA's words as its headers define them; the picture of a zero character stands for one. */
static void add_expanded(struct buffer *out, const char *text)
{
	static const char zero[] = "␀";
	size_t length, arguments;

	for (; *text; text += length + arguments) {
		length = attribute_length(text);
		arguments = length ? parentheses_length(text + length) : 0;
		if (length) {
			buffer_printf(out, "__attribute__((%.*s%.*s))", (int)length - 4, text + 2, (int)arguments, text + length);
		} else if (!strncmp(text, zero, strlen(zero))) {
			buffer_add(out, "", 1);
			length = strlen(zero);
		} else {
			buffer_add(out, text, length = 1);
		}
	}
}

/* Whether a diagnostic is about extended lambdas, which an option enables. */
static bool needs_extended_lambdas(enum diag_id id)
{
	return (!strncmp(diag_entry(id)->name, "extended_", strlen("extended_")) && id != DIAG_extended_lambda_disallowed) ||
	       id == DIAG_constexpr_variable_not_literal || id == DIAG_this_addr_capture_ext_lambda;
}

/* Whether a diagnostic is about programs that are all device code. */
static bool needs_jit(enum diag_id id)
{
	const char *name = diag_entry(id)->name;
	size_t length = strlen(name);

	return length > strlen("_in_jit") && !strcmp(name + length - strlen("_in_jit"), "_in_jit");
}

/* Looks for a diagnostic, and for others that users see. */
static void look_for(const struct diag *diag, enum diag_id id, bool *found, bool *others)
{
	u32 i;

	for (i = 0; i < diag->messages.count; i++) {
		*found |= diag->messages.at[i].id == id;
		*others |= diag->messages.at[i].severity >= sev_warning;
	}
}

/* Whether a program has a diagnostic; others: whether it has any that users see. */
static bool has(const char *program, enum diag_id id, bool *others)
{
	struct buffer text = { 0 };
	struct parsing t;
	struct diag of_classes;
	bool found = false;

	if (strstr(program, "<<<") && !strstr(program, "__cudaPushCallConfiguration")) /* what the runtime declares */
		buffer_puts(&text, CONFIGURATION);
	add_expanded(&text, program);
	buffer_puts(&text, "\n");
	memset(&t, 0, sizeof t);
	il_init(&t.il);
	diag_init(&t.diag, &t.il);
	diag_init(&of_classes, &t.il);
	diag_option(&t.diag, "remarks", NULL);
	if (diag_entry(id)->severity == sev_suppressed)
		diag_option(&t.diag, "diag_remark", diag_entry(id)->tag);
	set_source_bytes(&t.il, text.text, text.length);
	t.il.header.std_version = diag_explanation(id).standard;
	t.p.il = &t.il;
	t.p.diag = &t.diag;
	t.p.class_diag = &of_classes;
	lex_unit(&t.p);
	parse_unit(&t.p);
	check_all(&(struct check){ .il = &t.il,
	                           .diag = &t.diag,
	                           .static_host_stub = true,
	                           .extended_lambda = needs_extended_lambdas(id),
	                           .jit = needs_jit(id) });
	*others = false;
	look_for(&t.diag, id, &found, others);
	look_for(&of_classes, id, &found, others);
	diag_free(&of_classes);
	done(&t);
	buffer_free(&text);
	return found;
}

static void wrong_programs_have_it_and_right_ones_nothing(void **state)
{
	bool others, failed = false;
	u32 id;

	(void)state;
	for (id = 0; id < DIAG_COUNT; id++) {
		struct diag_explanation explanation = diag_explanation((enum diag_id)id);

		if (!explanation.meaning)
			continue;
		if (*explanation.wrong && !has(explanation.wrong, (enum diag_id)id, &others)) {
			print_error("%s is not found in:\n%s\n", diag_entry((enum diag_id)id)->name, explanation.wrong);
			failed = true;
		}
		if (has(explanation.right, (enum diag_id)id, &others) || others) {
			print_error("%s: there is a diagnostic in:\n%s\n", diag_entry((enum diag_id)id)->name, explanation.right);
			failed = true;
		}
	}
	assert_false(failed);
}

static void all_but_notes_have_an_explanation(void **state)
{
	u32 id, count = 0;

	(void)state;
	for (id = 0; id < DIAG_COUNT; id++) {
		if (diag_explanation((enum diag_id)id).meaning || diag_default_severity((enum diag_id)id) == sev_note)
			continue;
		print_error("%s has no explanation\n", diag_entry((enum diag_id)id)->name);
		count++;
	}
	assert_int_equal(count, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(wrong_programs_have_it_and_right_ones_nothing),
		cmocka_unit_test(all_but_notes_have_an_explanation),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
