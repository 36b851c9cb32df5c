/* #pragma unroll, nv_exec_check_disable, hd_warning_disable and nv_abi stand before what they are about. */
#include "../lib/il/map.h"
#include "check.h"

/* What follows a pragma. OTHER is neither a declaration nor a statement: the end, or how the reference begins to read some of them. */
enum follower { UNKNOWN, DECLARATION, STATEMENT, NO_CONSTRUCT, OTHER };

enum { NO_STATEMENT = UINT32_MAX };
struct followers {
	const struct il *il;
	struct il_map statements; /* by where they begin, or NO_STATEMENT: those behind pragmas, made when one is asked for, or all */
	bool has_all;
};

static const struct attached {
	u8 kind;
	bool declarations, statements;
	enum diag_id misplaced, nowhere;
} attached[] = {
	{ prk_unroll, false, true, DIAG_pragma_must_precede_statement, DIAG_pragma_may_not_be_used_here },
	{ prk_nv_exec_check_disable, true, false, DIAG_nv_pragma_must_precede_declaration, DIAG_nv_pragma_may_not_be_used_here },
	{ prk_hd_warning_disable, true, false, DIAG_nv_pragma_must_precede_declaration, DIAG_nv_pragma_may_not_be_used_here },
	{ prk_nv_abi, true, true, DIAG_nv_pragma_must_precede_decl_or_stmt, DIAG_nv_pragma_may_not_be_used_here },
};

/* The next token that is in no preprocessing directive. */
static u32 next_token(const struct il *il, u32 at)
{
	const char *end;

	for (at = skip_space(il, at); at < il->source_size && il->source[at] == '#'; at = skip_space(il, at)) {
		end = memchr(il->source + at, '\n', il->source_size - at);
		at = end ? (u32)(end - il->source) : (u32)il->source_size;
	}
	return at;
}

static u32 word_length(const struct il *il, u32 at)
{
	u32 length = 0;

	while (at + length < il->source_size &&
	       (il->source[at + length] == '_' || (il->source[at + length] >= 'a' && il->source[at + length] <= 'z')))
		length++;
	return length;
}

static bool is_word(const struct il *il, u32 at, const char *word)
{
	return word_length(il, at) == strlen(word) && !memcmp(il->source + at, word, strlen(word));
}

/* The place of the token behind the word at a place. */
static u32 behind_word(const struct il *il, u32 at) { return skip_space(il, at + word_length(il, at)); }

/* template void f<int>(); template <> void f<int>(); but not template <class T> */
static bool is_without_parameters(const struct il *il, u32 at)
{
	at = behind_word(il, at);
	return !starts_with(il, at, "<") || starts_with(il, skip_space(il, at + 1), ">");
}

/* using namespace N; using N::f; but not using T = int; */
static bool is_using_declaration(const struct il *il, u32 at)
{
	const char *text = il->source + at, *end = memchr(text, ';', il->source_size - at);

	return end && !memchr(text, '=', (size_t)(end - text));
}

/* extern "C" {, extern template */
static bool is_extern_construct(const struct il *il, u32 at)
{
	const char *end;

	at = behind_word(il, at);
	if (!starts_with(il, at, "\""))
		return is_word(il, at, "template");
	end = memchr(il->source + at + 1, '"', il->source_size - at - 1);
	return end && starts_with(il, skip_space(il, (u32)(end + 1 - il->source)), "{");
}

/* What no pragma can be about. */
static bool is_no_construct(const struct il *il, u32 at)
{
	static const char *const words[] = { "asm", "__asm", "__asm__", "break", "static_assert", "_Static_assert" };
	u32 i;

	for (i = 0; i < COUNT_OF(words); i++)
		if (is_word(il, at, words[i]))
			return true;
	return il->source[at] == ';' || (is_word(il, at, "template") && is_without_parameters(il, at)) ||
	       (is_word(il, at, "using") && is_using_declaration(il, at)) || (is_word(il, at, "extern") && is_extern_construct(il, at));
}

/* Passes over public: and the like. */
static u32 behind_access(const struct il *il, u32 at)
{
	while (is_word(il, at, "public") || is_word(il, at, "protected") || is_word(il, at, "private"))
		at = skip_space(il, behind_word(il, at) + 1);
	return at;
}

static void note_statements(struct followers *f, bool all)
{
	u32 i, place;
	bool is_new;

	for (i = 1; i < f->il->table[IL_statement].count; i++) {
		place = il_statement(f->il, i)->range_begin + 1;
		if (all || il_map_find(&f->statements, place))
			*il_map_at(&f->statements, place, &is_new) = i;
	}
	f->has_all = all;
}

static void note_places_behind_pragmas(struct followers *f)
{
	u32 i;
	bool is_new;

	for (i = 1; i < f->il->table[IL_pragma].count; i++)
		*il_map_at(&f->statements, next_token(f->il, il_pragma(f->il, i)->range_end) + 1, &is_new) = NO_STATEMENT;
}

static u32 statement_at(struct followers *f, u32 at)
{
	u32 statement;

	if (!f->statements.count) {
		note_places_behind_pragmas(f);
		note_statements(f, false);
	}
	if (!f->has_all && !il_map_find(&f->statements, at + 1)) /* as behind a label */
		note_statements(f, true);
	statement = il_map_find(&f->statements, at + 1);
	return statement == NO_STATEMENT ? 0 : statement;
}

/* Whether a label stands there: those of switch, or a name. */
static bool is_label(struct followers *f, u32 at)
{
	u32 statement;

	if (is_word(f->il, at, "case") || is_word(f->il, at, "default"))
		return true;
	statement = statement_at(f, at);
	return statement && il_statement(f->il, statement)->kind == stmk_label;
}

/* The token behind a label. */
static u32 behind_label(const struct il *il, u32 at)
{
	for (; at < il->source_size && !strchr(";{}", il->source[at]); at++) {
		if (starts_with(il, at, "::"))
			at++;
		else if (il->source[at] == ':')
			return next_token(il, at + 1);
	}
	return at;
}

static enum follower follower_in_block(struct followers *f, u32 at)
{
	u32 statement, next;

	for (; is_label(f, at) && (next = behind_label(f->il, at)) > at; at = next)
		;
	if (at >= f->il->source_size)
		return OTHER;
	if (f->il->source[at] == '}' || is_no_construct(f->il, at))
		return NO_CONSTRUCT;
	if (is_word(f->il, at, "__attribute__") || starts_with(f->il, at, "[["))
		return OTHER;
	statement = statement_at(f, at);
	if (!statement)
		return UNKNOWN;
	return il_statement(f->il, statement)->kind == stmk_decl ? DECLARATION : STATEMENT;
}

static enum follower follower_of(struct followers *f, const struct il_pragma *pragma)
{
	u32 first = next_token(f->il, pragma->range_end), at = behind_access(f->il, first);
	u8 scope = il_scope(f->il, pragma->scope)->kind;

	if (at >= f->il->source_size)
		return OTHER;
	if (is_no_construct(f->il, at))
		return NO_CONSTRUCT;
	if (scope == sck_block || scope == sck_function || scope == sck_condition)
		return follower_in_block(f, at);
	if (f->il->source[at] == '}')
		return scope == sck_file ? UNKNOWN : at == first ? OTHER : NO_CONSTRUCT;
	return is_word(f->il, at, "template") ? UNKNOWN : is_word(f->il, at, "__extension__") ? OTHER : DECLARATION;
}

/* The word behind #pragma. */
static u32 place_of(const struct il *il, const struct il_pragma *pragma)
{
	u32 at = skip_space(il, pragma->range_begin + 1);

	return skip_space(il, at + word_length(il, at));
}

/* unroll, but not unroll_and_jam and what else begins so. */
static bool is_known_word(const struct il *il, const struct il_pragma *pragma)
{
	return pragma->kind != prk_unroll || is_word(il, place_of(il, pragma), "unroll");
}

static void check_pragma(struct check *c, struct followers *f, const struct il_pragma *pragma, const struct attached *a)
{
	enum follower follower = follower_of(f, pragma);

	if (follower == NO_CONSTRUCT)
		diag_report(c->diag, a->nowhere, place_of(c->il, pragma));
	else if (follower == OTHER || (follower == DECLARATION && !a->declarations) || (follower == STATEMENT && !a->statements))
		diag_report(c->diag, a->misplaced, place_of(c->il, pragma));
}

void check_pragmas(struct check *c)
{
	struct followers f = { .il = c->il };
	u32 i, j;

	for (i = 1; i < c->il->table[IL_pragma].count; i++) {
		const struct il_pragma *pragma = il_pragma(c->il, i);

		for (j = 0; j < COUNT_OF(attached); j++)
			if (attached[j].kind == pragma->kind && is_known_word(c->il, pragma) &&
			    !(il_routine(c->il, pragma->routine)->entity & enf_instantiation))
				check_pragma(c, &f, pragma, &attached[j]);
	}
	il_map_free(&f.statements);
}
