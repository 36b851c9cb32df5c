/* Pragmas that nobody knows, or that stand before what they are not for (page 54). */
#include "check.h"

static bool is_word(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

/* The next word of the line, or its end; *length: of the word. */
static u32 next_word(const struct il *il, u32 at, u32 end, u32 *length)
{
	while (at < end && (il->source[at] == ' ' || il->source[at] == '\t'))
		at++;
	for (*length = 0; at + *length < end && is_word(il->source[at + *length]);)
		++*length;
	return at;
}

static void check_gcc_pragma(struct check *c, u32 at, u32 end)
{
	static const char *const known[] = {
		"ivdep", "diagnostic", "visibility", "system_header", "push_options", "pop_options", "reset_options", "target", "warning",
	};
	u32 length, i;

	at = next_word(c->il, at, end, &length);
	for (i = 0; i < COUNT_OF(known); i++)
		if (strlen(known[i]) == length && !strncmp(known[i], c->il->source + at, length))
			return;
	diag_report(c->diag, DIAG_unrecognized_gcc_pragma, at);
}

static void check_unroll(struct check *c, const struct il_pragma *pragma, u32 at)
{
	if (pragma->target == pt_declaration || pragma->target == pt_nothing)
		diag_report(c->diag, DIAG_pragma_must_precede_statement, at);
	else if (pragma->target == pt_misplaced)
		diag_report(c->diag, DIAG_pragma_may_not_be_used_here, at);
}

static void check_exec_check(struct check *c, const struct il_pragma *pragma, u32 at)
{
	if (pragma->target == pt_statement || pragma->target == pt_nothing)
		diag_report(c->diag, DIAG_pragma_must_precede_declaration, at);
	else if (pragma->target == pt_misplaced)
		diag_report(c->diag, DIAG_misplaced_pragma, at);
}

static void check_pragma(struct check *c, const struct il_pragma *pragma)
{
	u32 at = pragma->range_begin + (u32)strlen("#"), length;

	at = next_word(c->il, at, pragma->range_end, &length);   /* pragma */
	at = next_word(c->il, at + length, pragma->range_end, &length);
	if (!length || (c->il->source[at] >= '0' && c->il->source[at] <= '9'))
		diag_report(c->diag, DIAG_unrecognized_pragma, at);
	switch (pragma->kind) {
	case prk_gcc:
		check_gcc_pragma(c, at + length, pragma->range_end);
		break;
	case prk_unroll:
		if (length == strlen("unroll"))
			check_unroll(c, pragma, at);
		break;
	case prk_nv_exec_check_disable: case prk_hd_warning_disable:
		check_exec_check(c, pragma, at);
		break;
	case prk_nv_abi:
		if (pragma->target == pt_nothing)
			diag_report(c->diag, DIAG_pragma_must_precede_declaration_or_statement, at);
		else if (pragma->target == pt_misplaced)
			diag_report(c->diag, DIAG_misplaced_pragma, at);
		break;
	default:
		break;
	}
}

void check_pragmas(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_pragma].count; i++) {
		const struct il_pragma *pragma = il_pragma(c->il, i);

		if (pragma->target != pt_unknown && c->il->source[pragma->range_begin] == '#' &&
		    !(il_routine(c->il, pragma->routine)->entity & enf_instantiation))
			check_pragma(c, pragma);
	}
}
