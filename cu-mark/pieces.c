/* Taking the text apart: the declarations in namespaces, members of classes that can go, and the bodies of functions. */
#include "text.h"

#include "../lib/il/extent.h"

#include <stdlib.h>

static int by_position(u32 begin_a, u32 end_a, u32 begin_b, u32 end_b)
{
	if (begin_a != begin_b)
		return begin_a < begin_b ? -1 : 1;
	return end_a > end_b ? -1 : end_a < end_b; /* what is around something comes first */
}

int text_compare_parts(const void *a, const void *b)
{
	const struct part *x = a, *y = b;

	return by_position(x->begin, x->end, y->begin, y->end);
}

static int compare_pieces(const void *a, const void *b)
{
	const struct piece *x = a, *y = b;

	return by_position(x->begin, x->end, y->begin, y->end);
}

static void add_part(struct text *text, struct il_extent extent, u32 entry, u32 decl, il_any target)
{
	if (extent.end)
		vec_push(&text->parts, (struct part){ extent.begin, extent.end, entry, decl, target });
}

/* Definitions of members outside of their class stand in their class's sequence. */
static void add_lone_declarations(struct text *text)
{
	const struct il *il = text->il;
	u32 decl, known = text->parts.count, begin = 0, end = 0;

	for (decl = 1; decl < il->table[IL_full_entity_decl_info].count; decl++) {
		const struct il_full_entity_decl_info *d = il_full_entity_decl_info(il, decl);
		u32 before;

		if (!d->decl_end || d->flags & (dcf_instantiated | dcf_local) || il_any_kind(d->declared) == IL_namespace)
			continue;
		before = known ? count_up_to(&text->parts.at->begin, known, sizeof *text->parts.at, d->decl_begin) : 0;
		if ((before && text->parts.at[before - 1].end > d->decl_begin) || (begin <= d->decl_begin && d->decl_begin < end))
			continue; /* also what a class has that is defined so */
		add_part(text, il_extent_of_declaration(il, decl), 0, decl, d->declared);
		begin = d->decl_begin;
		end = d->decl_end;
	}
	vec_sort(&text->parts, text_compare_parts);
}

/* Sorted, and each ending no sooner than those before it that it overlaps, for the search in add_lone_declarations(). */
static void collect_parts(struct text *text)
{
	const struct il *il = text->il;
	u32 scope, entry, i;

	for (scope = 1; scope < il->table[IL_scope].count; scope++)
		if (text_is_namespace(il, scope))
			for (entry = il_scope(il, scope)->first_entry; entry; entry = il_source_sequence_entry(il, entry)->next)
				if (!il_is_frame(il, entry))
					add_part(text, il_extent_of_entry(il, entry), entry, il_source_sequence_entry(il, entry)->decl,
					         il_source_sequence_entry(il, entry)->target);
	vec_sort(&text->parts, text_compare_parts);
	for (i = 1; i < text->parts.count; i++)
		if (text->parts.at[i].begin < text->parts.at[i - 1].end && text->parts.at[i].end < text->parts.at[i - 1].end)
			text->parts.at[i].end = text->parts.at[i - 1].end;
	add_lone_declarations(text);
}

/* Declarations that share text are one piece. */
static void join_parts(struct text *text)
{
	u32 i;

	vec_push(&text->pieces, (struct piece){ .end = (u32)text->il->source_size, .flags = PIECE_ROOT });
	for (i = 0; i < text->parts.count; i++) {
		struct part *part = &text->parts.at[i];
		struct piece *last = &vec_last(&text->pieces);

		if (text->pieces.count > 1 && part->begin < last->end) {
			last->end = part->end > last->end ? part->end : last->end;
			last->parts.count++;
		} else {
			vec_push(&text->pieces, (struct piece){ .begin = part->begin, .end = part->end, .parts = { i, 1 } });
		}
	}
}

static void add_bodies(struct text *text)
{
	const struct il *il = text->il;
	u32 decl;

	for (decl = 1; decl < il->table[IL_full_entity_decl_info].count; decl++) {
		struct il_extent body = il_extent_of_body(il, decl);
		u32 constant = il_is_constant(il, il_full_entity_decl_info(il, decl)) ? PIECE_CONSTANT : 0;

		if (body.end)
			vec_push(&text->pieces,
			         (struct piece){ .begin = body.begin, .end = body.end, .decl = decl, .flags = PIECE_BODY | constant });
	}
	sort(text->pieces.at + 1, text->pieces.count - 1, sizeof *text->pieces.at, compare_pieces);
}

/* Gives bodies and members their parents, and drops what is in bodies. */
static void nest(struct text *text)
{
	u32 i, kept = 1, parent = 0;

	for (i = 1; i < text->pieces.count; i++) {
		struct piece piece = text->pieces.at[i];

		while (parent && piece.begin >= text->pieces.at[parent].end)
			parent = text->pieces.at[parent].parent;
		if (parent ? text->pieces.at[parent].flags & PIECE_BODY || piece.end > text->pieces.at[parent].end :
		             piece.flags & PIECE_BODY)
			continue;
		piece.parent = parent;
		text->pieces.at[kept] = piece;
		parent = kept++;
	}
	text->pieces.count = kept;
}

/* Code of a member that begins at begin stands at code: if that is in no piece of its own, its class has it. */
static void note_code(struct text *text, u32 begin, u32 code)
{
	struct piece *piece = &text->pieces.at[text_piece_at(text, code, true)];

	if (piece->parts.count && piece->begin < begin && il_any_kind(text->parts.at[piece->parts.first].target) != IL_routine)
		piece->flags |= PIECE_HAS_BODIES;
}

/* Classes whose members have code that is no piece, and needs no word to run: bodies, and what initializes fields by default. */
static void find_classes_with_bodies(struct text *text)
{
	const struct il *il = text->il;
	u32 i;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if (decl->body_end && !(decl->flags & (dcf_instantiated | dcf_local)) && il_routine_of(il, decl->declared)->class_type)
			note_code(text, decl->decl_begin, decl->body_begin);
	}
	for (i = 1; i < il->table[IL_field].count; i++)
		if (il_field(il, i)->initializer_end && !(il_field(il, i)->entity & enf_instantiation))
			note_code(text, il_field(il, i)->position, il_field(il, i)->initializer_begin);
}

void text_take_apart(struct text *text)
{
	collect_parts(text);
	join_parts(text);
	text_add_members(text);
	add_bodies(text);
	nest(text);
	find_classes_with_bodies(text);
}

u32 text_piece_at(const struct text *text, u32 position, bool with_bodies)
{
	u32 piece = vec_up_to(&text->pieces, begin, position) - 1; /* the first one begins at 0 */

	while (piece && position >= text->pieces.at[piece].end)
		piece = text->pieces.at[piece].parent;
	return text->pieces.at[piece].flags & PIECE_BODY && !with_bodies ? text->pieces.at[piece].parent : piece;
}

bool text_is_template(const struct text *text, u32 index)
{
	const struct il *il = text->il;
	const struct piece *piece = &text->pieces.at[index];
	u32 decl = piece->flags & PIECE_BODY ? piece->decl : piece->parts.count ? text->parts.at[piece->parts.first].decl : 0;
	il_any declared = il_full_entity_decl_info(il, decl)->declared;

	return il_full_entity_decl_info(il, decl)->template_decl || il_any_kind(declared) == IL_template ||
	       il_routine_of(il, declared)->entity & (enf_is_template | enf_member_of_template);
}
