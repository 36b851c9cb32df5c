/* Why something is kept, and what is kept in all. */
#include "mark.h"
#include "../lib/il/names.h"

#include <stdio.h>

static void print_entry(const struct il *il, il_any entry)
{
	struct buffer text = { 0 };

	il_describe(il, il_any_kind(entry), il_any_index(entry), &text);
	fprintf(stderr, "%s@%u", il_kind_name[il_any_kind(entry)], il_any_index(entry));
	if (text.length)
		fprintf(stderr, " \"%s\"", text.text);
	buffer_free(&text);
}

/* What a piece declares first, or the function whose body it is. */
static il_any declared_by(const struct text *text, u32 index)
{
	const struct piece *piece = &text->pieces.at[index];

	if (piece->flags & PIECE_BODY)
		return il_full_entity_decl_info(text->il, piece->decl)->declared;
	return piece->parts.count ? text->parts.at[piece->parts.first].target : 0;
}

static void print_place(const struct il *il, u32 position)
{
	struct il_place place = il_place(il, position);

	fprintf(stderr, "%s:%u:%u", place.file, place.line, place.column);
}

/* From a piece to what mentions it, and so on, up to one that is needed by itself. */
static void print_chain(const struct text *text, u32 index)
{
	const struct piece *piece = &text->pieces.at[index];

	print_entry(text->il, declared_by(text, index));
	for (; piece->because || (piece->parent && !(piece->flags & PIECE_ROOT)); piece = &text->pieces.at[index]) {
		index = piece->because ? piece->because : piece->parent;
		fputs("\n  needed by ", stderr);
		print_entry(text->il, declared_by(text, index));
		if (piece->because) {
			fputs(", which mentions it at ", stderr);
			print_place(text->il, piece->because_at);
		}
	}
	fputs(piece->flags & PIECE_LEADS ? " (by which kernels are instantiated)\n" :
	      piece->flags & PIECE_ROOT  ? " (a seed)\n" :
	                                   " (always kept)\n",
	      stderr);
}

static bool is_called(const struct il *il, il_any entity, const char *name)
{
	struct buffer text = { 0 };
	bool same;

	il_describe(il, il_any_kind(entity), il_any_index(entity), &text);
	same = il_is_named(il, il_any_kind(entity), il_any_index(entity), name) || (text.text && !strcmp(text.text, name));
	buffer_free(&text);
	return same;
}

static bool declares(const struct text *text, const struct piece *piece, const char *name)
{
	u32 i;

	if (piece->flags & PIECE_BODY)
		return is_called(text->il, il_full_entity_decl_info(text->il, piece->decl)->declared, name);
	for (i = 0; i < piece->parts.count; i++)
		if (is_called(text->il, text->parts.at[piece->parts.first + i].target, name))
			return true;
	return false;
}

static bool explain_declarations(const struct text *text, const char *name)
{
	bool found = false;
	u32 i;

	for (i = 1; i < text->pieces.count; i++) {
		const struct piece *piece = &text->pieces.at[i];

		if (!(piece->flags & PIECE_KEPT) || !declares(text, piece, name) ||
		    (piece->parent && declares(text, &text->pieces.at[piece->parent], name)))
			continue;
		print_chain(text, i);
		found = true;
	}
	return found;
}

/* ---- instances of templates, operators: names with more than identifiers ---- */

/* Whether a signature is that of a name, which may lack the parameters; spaces count for nothing. */
static bool is_signature_of(const char *signature, const char *name)
{
	bool names_operator = strlen(name) >= 8 && !strcmp(name + strlen(name) - 8, "operator");

	for (;; signature++, name++) {
		while (*signature == ' ')
			signature++;
		while (*name == ' ')
			name++;
		if (*signature != *name || !*name)
			return *signature == *name || (!*name && *signature == '(' && !names_operator);
	}
}

static bool has_signature(const struct il *il, il_any entity, const char *name)
{
	struct buffer text = { 0 };
	bool same;

	il_add_signature(il, entity, &text);
	same = text.text && is_signature_of(text.text, name);
	buffer_free(&text);
	return same;
}

/* The innermost declaration around a place: that of what an instance is made from. 0: it is not kept. */
static u32 declaration_at(const struct text *text, u32 position)
{
	u32 i, found = 0;

	for (i = 1; i < text->pieces.count && text->pieces.at[i].begin <= position; i++)
		if (position < text->pieces.at[i].end && !(text->pieces.at[i].flags & PIECE_BODY))
			found = i;
	return text->pieces.at[found].flags & PIECE_KEPT ? found : 0;
}

static bool explain_entity(const struct text *text, il_any entity, u32 flags, u32 position, const char *name)
{
	u32 piece;

	if (!position || !has_signature(text->il, entity, name) || !(piece = declaration_at(text, position)))
		return false;
	if (flags & enf_instantiation) {
		print_entry(text->il, entity);
		fputs("\n  made from ", stderr);
	}
	print_chain(text, piece);
	return true;
}

static bool explain_signatures(const struct text *text, const char *name)
{
	const struct il *il = text->il;
	bool found = false;
	u32 i;

	for (i = 1; i < il->table[IL_type].count; i++)
		if (il_type(il, i)->class_info)
			found |= explain_entity(text, il_any_of(IL_type, i), il_type(il, i)->entity, il_type(il, i)->position, name);
	for (i = 1; i < il->table[IL_routine].count; i++)
		found |= explain_entity(text, il_any_of(IL_routine, i), il_routine(il, i)->entity, il_routine(il, i)->position, name);
	for (i = 1; i < il->table[IL_variable].count; i++)
		found |= explain_entity(text, il_any_of(IL_variable, i), il_variable(il, i)->entity, il_variable(il, i)->position, name);
	for (i = 1; i < il->table[IL_field].count; i++)
		found |= explain_entity(text, il_any_of(IL_field, i), il_field(il, i)->entity, il_field(il, i)->position, name);
	return found;
}

bool mark_explain(const struct marking *m, const char *name)
{
	return explain_declarations(&m->text, name) || explain_signatures(&m->text, name);
}

/* By kind of entry. */
static void print_entries(const struct marking *m)
{
	const struct il *il = m->il;
	u64 kept_bytes = 0, bytes = 0;
	u32 kind, index;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		u32 kept = 0, count = il->table[kind].count;

		for (index = 1; index < count; index++)
			kept += il->table[kind].keep[index] != 0;
		if (count > 1)
			fprintf(stderr, "%-28s %8u kept of %8u, %10llu bytes of %10llu\n", il_kind_name[kind], kept, count - 1,
			        (unsigned long long)kept * il_stride[kind], (unsigned long long)(count - 1) * il_stride[kind]);
		kept_bytes += (u64)kept * il_stride[kind];
		bytes += count ? (u64)(count - 1) * il_stride[kind] : 0;
	}
	fprintf(stderr, "%u seeds; %llu bytes kept of %llu\n", m->seeds, (unsigned long long)kept_bytes, (unsigned long long)bytes);
}

static void print_part(const char *what, const u64 kept_of[2])
{
	fprintf(stderr, "%s: %llu of %llu", what, (unsigned long long)kept_of[0], (unsigned long long)kept_of[1]);
}

/* By what is text, and in it the members and bodies that go. */
static void print_text(const struct text *text)
{
	u64 declarations[2] = { 0 }, members[2] = { 0 }, bodies[2] = { 0 };
	u32 i, named = 0;

	for (i = 1; i < text->pieces.count; i++) {
		const struct piece *piece = &text->pieces.at[i];
		u64 *kept_of = piece->flags & PIECE_BODY ? bodies : piece->parent ? members : declarations;
		u32 size = piece->end - piece->begin;

		kept_of[0] += piece->flags & PIECE_KEPT ? size : 0;
		if (kept_of == members && !(piece->flags & PIECE_KEPT) && text->pieces.at[piece->parent].flags & PIECE_KEPT)
			*(text->pieces.at[piece->parent].parent ? members : declarations) -= size;
		kept_of[1] += size;
		named += piece->flags & PIECE_KEPT && piece->flags & PIECE_BODY && !(piece->flags & (PIECE_ROOT | PIECE_WITH_PARENT)) &&
		         (!(piece->flags & PIECE_CONSTANT) || piece->flags & PIECE_CALLED);
	}
	print_part("bytes of declarations kept", declarations);
	print_part("; in them of members that can go", members);
	print_part(", of function bodies", bodies);
	fputc('\n', stderr);
	if (named)
		fprintf(stderr, "%u bodies kept for their names alone: calls are not known in\n", named);
}

/* Why more is kept than is needed. */
static void print_doubts(const struct text *text)
{
#define CAUSE(name, text) [name] = text,
	static const char *const causes[] = { DOUBTS(CAUSE) };
#undef CAUSE
	u32 i;

	for (i = 1; i < DOUBT_COUNT; i++) {
		if (!text->doubts[i].count)
			continue;
		fprintf(stderr, "%8u bodies that run with %s, as at ", text->doubts[i].count, causes[i]);
		print_place(text->il, text->doubts[i].first);
		fputc('\n', stderr);
	}
}

void mark_print_stats(const struct marking *m)
{
	print_entries(m);
	print_text(&m->text);
	if (m->text.used == USED_WITH_STRINGS)
		fputs("functions of the device with string literals that anybody uses are kept: the names of these count them\n", stderr);
	if (m->text.used == USED_ANYWHERE)
		fputs("all functions of the device that anybody uses are kept: debuggers, or names of constants, count them\n", stderr);
	print_doubts(&m->text);
}
