/* Members of classes that are pieces of their own: nobody misses them where nothing mentions their names. Neither how objects of the
 * class are laid out, made, copied and converted nor its table of virtual functions depends on them [class.mem]. Templates of constructors
 * and assignments are such, too, where there is no argument to deduce them from: they are none that the class has by itself.
 * Assertions are not, although those in system headers hold: what they name may be named nowhere before, which decides about the order. */
#include "text.h"

#include "../lib/il/extent.h"

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n'; }

/* Not operators and conversion functions, which are called without their names. */
static bool is_identifier(const char *name)
{
	static const char word[] = "operator";

	if (!strncmp(name, word, sizeof word - 1))
		name += sizeof word - 1;
	return (*name >= 'a' && *name <= 'z') || (*name >= 'A' && *name <= 'Z') || (*name >= '0' && *name <= '9') || *name == '_' ||
	       *name == '$' || *name & 0x80;
}

/* A class that has no other constructor would have one by itself [class.default.ctor]. */
static bool has_plain_constructor(const struct il *il, u32 scope)
{
	u32 i;

	for (i = il_scope(il, scope)->first_entry; i; i = il_source_sequence_entry(il, i)->next) {
		const struct il_routine *r = il_routine_of(il, il_source_sequence_entry(il, i)->target);

		if (r->special_kind == sfk_constructor && !(r->entity & enf_is_template))
			return true;
	}
	return false;
}

static bool can_go(const struct il *il, const struct virtuals *virtuals, il_any target, bool has_constructor)
{
	u32 index = il_any_index(target);

	switch (il_any_kind(target)) {
	case IL_routine:
		if (text_is_template_by_arguments(il, il_routine(il, index)))
			return il_routine(il, index)->special_kind != sfk_constructor || has_constructor;
		if (il_routine(il, index)->special_kind == sfk_literal_operator) /* a friend, which literals call by its name */
			return true;
		return il_routine(il, index)->special_kind == sfk_none && !virtuals_has(virtuals, il, index) &&
		       is_identifier(il_text(il, il_routine(il, index)->name));
	case IL_type: return is_identifier(il_text(il, il_type(il, index)->name)) && !(il_type(il, index)->entity & enf_unnamed);
	case IL_template: return is_identifier(il_text(il, il_template(il, index)->name));
	case IL_variable: return is_identifier(il_text(il, il_variable(il, index)->name));
	case IL_pragma:
		return il_pragma(il, index)->kind == prk_nv_exec_check_disable || il_pragma(il, index)->kind == prk_hd_warning_disable;
	case IL_using_declaration:
		return !(il_using_declaration(il, index)->flags & uf_inherits_constructors) &&
		       is_identifier(il_text(il, il_using_declaration(il, index)->name));
	default: return false;
	}
}

/* Whether the position begins a declaration: behind another one, the { of the class, an access specifier or a directive. */
static bool begins_declaration(const struct il *il, u32 at)
{
	u32 line;

	while (at && is_blank(il->source[at - 1]))
		at--;
	if (!at || strchr(";{}:", il->source[at - 1]))
		return at;
	for (line = at; line && il->source[line - 1] != '\n';)
		line--;
	return il->source[line] == '#';
}

/* With the ; that ends a declaration; nothing else can, but for the body of a function and the line of a directive. 0: there is none. */
static u32 end_of(const struct il *il, u32 begin, u32 end, bool has_body)
{
	if (il->source[end - 1] == ';' || (has_body && il->source[end - 1] == '}') || il->source[begin] == '#')
		return end;
	while (end < il->source_size && is_blank(il->source[end]))
		end++;
	return end < il->source_size && il->source[end] == ';' ? end + 1 : 0;
}

/* The class is no instance, and neither it nor one around it is in a function. */
static bool is_open(const struct il *il, u32 scope)
{
	for (; !text_is_namespace(il, scope); scope = il_scope(il, scope)->parent) {
		const struct il_scope *s = il_scope(il, scope);
		u32 entity = il_type_of(il, s->owner)->entity;

		if (s->kind == sck_template_declaration)
			continue;
		if (s->kind != sck_class_struct_union ||
		    (entity & enf_instantiation && !(entity & (enf_explicit_specialization | enf_partial_specialization))))
			return false;
	}
	return true;
}

/* What stands in a class; what is declared out of it is in its sequence, too. */
static void collect(struct text *text, u32 scope)
{
	const struct il *il = text->il;
	u32 i;

	for (i = il_scope(il, scope)->first_entry; i; i = il_source_sequence_entry(il, i)->next) {
		const struct il_source_sequence_entry *entry = il_source_sequence_entry(il, i);
		struct il_extent extent = il_extent_of_entry(il, i);

		if (extent.end && (!entry->decl || il_full_entity_decl_info(il, entry->decl)->scope == scope))
			vec_push(&text->parts, (struct part){ extent.begin, extent.end, i, entry->decl, entry->target });
	}
}

/* The parts of a class, from first on, in order: those that share text are one piece, if all of them can go. */
static void join(struct text *text, const struct virtuals *virtuals, u32 scope, u32 first)
{
	const struct il *il = text->il;
	bool has_constructor = has_plain_constructor(il, scope);
	u32 i = first, next;

	for (; i < text->parts.count; i = next) {
		const struct part *part = &text->parts.at[i];
		struct piece piece = { .begin = part->begin, .end = part->end, .parts = { i, 0 } };
		bool goes = true, has_body = false;

		for (next = i; next < text->parts.count && (next == i || text->parts.at[next].begin < piece.end); next++) {
			part = &text->parts.at[next];
			piece.end = part->end > piece.end ? part->end : piece.end;
			goes = goes && can_go(il, virtuals, part->target, has_constructor);
			has_body |= il_full_entity_decl_info(il, part->decl)->body_end != 0;
		}
		piece.parts.count = next - i;
		if (goes && begins_declaration(il, piece.begin) && (piece.end = end_of(il, piece.begin, piece.end, has_body)))
			vec_push(&text->pieces, piece);
	}
}

void text_add_members(struct text *text)
{
	const struct il *il = text->il;
	struct virtuals virtuals = { 0 };
	u32 scope, first;

	virtuals_find(&virtuals, il);
	for (scope = 1; scope < il->table[IL_scope].count; scope++) {
		if (il_scope(il, scope)->kind != sck_class_struct_union || !il_scope(il, scope)->first_entry || !is_open(il, scope))
			continue;
		first = text->parts.count;
		collect(text, scope);
		if (text->parts.count > first)
			sort(text->parts.at + first, text->parts.count - first, sizeof *text->parts.at, text_compare_parts);
		join(text, &virtuals, scope, first);
	}
	virtuals_free(&virtuals);
}
