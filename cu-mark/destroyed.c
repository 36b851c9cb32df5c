/* Destructors that lead to what counts for the numbers of constants: statements that if constexpr discards [stmt.if]/2 instantiate those of
 * the classes whose objects they make, but no other functions. */
#include "text.h"

#include "../lib/il/names.h"

#include <stdlib.h>

struct step {
	u32 from, to;
};

struct destroyed {
	struct text *text;
	VEC(struct step) steps; /* from bodies that destructors lead to to what these mention */
	VEC(u32) work;
	bool *is_reached; /* by piece */
	bool *counts;     /* by piece: something that counts is reached from it */
	bool *is_class;   /* by type: a class, but no instance, whose destructor counts */
};

u32 text_class_around(const struct text *text, u32 piece)
{
	while (piece && text->pieces.at[piece].flags & (PIECE_BODY | PIECE_FUNCTIONS))
		piece = text->pieces.at[piece].parent;
	return piece;
}

static bool has_code(const struct piece *piece) { return piece->flags & (PIECE_BODY | PIECE_FUNCTIONS | PIECE_DEFINITION); }

/* The name before the :: in front of a position; 0: there is none. */
static u32 qualifier_before(const struct text *text, u32 position)
{
	const char *source = text->il->source;
	u32 end = position - 2, begin = end;

	if (position < 3 || memcmp(source + end, "::", 2))
		return 0;
	while (begin && is_word_char(source[begin - 1]))
		begin--;
	return text_find_name(text, il_find(text->il, source + begin, end - begin));
}

static bool has_name(const struct text *text, u32 piece, u32 name)
{
	const struct piece *p = &text->pieces.at[piece];
	u32 i;

	for (i = 0; piece && i < p->names.count; i++)
		if (text->piece_names.at[p->names.first + i] == name)
			return true;
	return false;
}

/* Whether one of the names of a class is mentioned in a piece. */
static bool mentions_name(const struct text *text, const struct piece *from, u32 class)
{
	u32 i;

	for (i = 0; i < from->mentions.count; i++)
		if (has_name(text, class, text->mentions.at[from->mentions.first + i].name))
			return true;
	return false;
}

/* Whether a member that is mentioned may be that of a class: of the one that qualifies it, or else of one in the same namespace, or that is
 * mentioned with it. Those of others may be meant, too, but what all members of such names lead to is far more than a number in a name is
 * worth. */
static bool is_member_of(const struct text *text, const struct piece *from, const struct mention *m, const struct piece *to)
{
	u32 qualifier = qualifier_before(text, m->position), class = text_class_around(text, (u32)(to - text->pieces.at));

	if (qualifier)
		return has_name(text, class, qualifier);
	return to->space == from->space || mentions_name(text, from, class) ||
	       (from->flags & PIECE_BODY && mentions_name(text, &text->pieces.at[from->parent], class));
}

/* a->b() where a ends with a ), which a declaration may, too: -> T. */
static bool follows_arrow(const struct text *text, u32 position)
{
	return position >= 2 && !memcmp(text->il->source + position - 2, "->", 2);
}

/* Such functions hide all others [basic.lookup.unqual]/1. */
u32 text_class_called(const struct text *text, const struct piece *from, const struct mention *m)
{
	const struct slice *declared = &text->names.at[m->name].declared;
	u32 class = m->manner == CALLED && !follows_arrow(text, m->position) ? text_class_around(text, (u32)(from - text->pieces.at)) : 0,
	    i;

	for (i = 0; class && i < declared->count; i++) {
		u32 piece = text->declared.at[declared->first + i].piece;

		if (text_may_count(text, piece) && text_class_around(text, piece) == class)
			return class;
	}
	return 0;
}

bool text_leads_to(const struct text *text, const struct piece *from, const struct mention *m, u32 class_called, const struct piece *to)
{
	u32 index = (u32)(to - text->pieces.at);

	if (!has_code(to) || !text_may_count(text, index) || (class_called && text_class_around(text, index) != class_called))
		return false;
	if (to->parent || to->flags & PIECE_MEMBER)
		return m->manner != PLAIN && is_member_of(text, from, m, to);
	return m->manner != MEMBER && text_can_mean(text, from, m, to);
}

static void reach(struct destroyed *d, u32 piece)
{
	if (!d->is_reached[piece])
		vec_push(&d->work, piece);
	d->is_reached[piece] = true;
}

static void follow(struct destroyed *d, u32 from)
{
	const struct text *text = d->text;
	const struct piece *piece = &text->pieces.at[from];
	u32 i, j;

	for (i = 0; i < piece->mentions.count; i++) {
		const struct mention *m = &text->mentions.at[piece->mentions.first + i];
		const struct slice *declared = &text->names.at[m->name].declared;
		u32 class = text_class_called(text, piece, m);

		for (j = 0; j < declared->count; j++) {
			u32 to = text->declared.at[declared->first + j].piece;

			if (!text_leads_to(text, piece, m, class, &text->pieces.at[to]))
				continue;
			vec_push(&d->steps, (struct step){ from, to });
			reach(d, to);
		}
	}
}

static bool is_destructor(const struct text *text, u32 piece)
{
	const struct piece *body = &text->pieces.at[piece];

	return body->flags & PIECE_BODY && text_may_count(text, piece) && text_is_template(text, piece) &&
	       il_routine_of(text->il, il_full_entity_decl_info(text->il, body->decl)->declared)->special_kind == sfk_destructor;
}

/* From what counts back to what leads to it. */
static void find_counting(struct destroyed *d)
{
	bool changed;
	u32 i;

	for (i = 1; i < d->text->pieces.count; i++)
		d->counts[i] = d->is_reached[i] && d->text->pieces.at[i].flags & PIECE_COUNTED;
	do
		for (changed = false, i = d->steps.count; i--;)
			if (d->counts[d->steps.at[i].to] && !d->counts[d->steps.at[i].from])
				d->counts[d->steps.at[i].from] = changed = true;
	while (changed);
}

/* Bodies in between are needed where their declarations are. */
static void keep_between(const struct destroyed *d)
{
	u32 i;

	for (i = 1; i < d->text->pieces.count; i++)
		if (d->counts[i])
			d->text->pieces.at[i].flags |= text_needed_with_declaration(&d->text->pieces.at[i]);
}

/* The class whose destructor a body is, of an instance its pattern; 0: it is none. */
static u32 class_destroyed_by(const struct text *text, u32 piece)
{
	const struct il *il = text->il;

	if (!is_destructor(text, piece))
		return 0;
	return il_routine_of(il, il_full_entity_decl_info(il, text->pieces.at[piece].decl)->declared)->class_type;
}

/* Whether a class has such a base or member. */
static bool has_counting(const struct destroyed *d, u32 class)
{
	const struct il *il = d->text->il;
	const struct il_class_info *info = il_class_info(il, il_type(il, class)->class_info);
	u32 i;

	for (i = info->first_base; i; i = il_base_class(il, i)->next)
		if (d->is_class[text_class_of(il, il_any_of(IL_type, il_behind_typerefs(il, il_base_class(il, i)->type)))])
			return true;
	for (i = info->first_field; i; i = il_field(il, i)->next)
		if (d->is_class[text_class_of(il, il_any_of(IL_type, il_behind_typerefs(il, il_field(il, i)->type)))])
			return true;
	return false;
}

/* Classes whose destructors count: also those that have others as bases or members. */
static void find_classes(struct destroyed *d)
{
	const struct il *il = d->text->il;
	bool changed;
	u32 i, class;

	for (i = 1; i < d->text->pieces.count; i++)
		if (d->counts[i] && (class = class_destroyed_by(d->text, i)))
			d->is_class[class] = true;
	do
		for (changed = false, i = 1; i < il->table[IL_type].count; i++) {
			class = il_type(il, i)->class_info ? text_class_of(il, il_any_of(IL_type, i)) : 0;
			if (class && !d->is_class[class] && has_counting(d, i))
				d->is_class[class] = changed = true;
		}
	while (changed);
	d->is_class[0] = false;
}

static bool declares_class(const struct destroyed *d, const struct piece *piece)
{
	u32 i;

	for (i = 0; i < piece->parts.count; i++)
		if (d->is_class[text_class_of(d->text->il, d->text->parts.at[piece->parts.first + i].target)])
			return true;
	return false;
}

/* By name, whether such a class has it. The caller frees it. */
static bool *find_names(const struct destroyed *d)
{
	const struct text *text = d->text;
	bool *found = xcalloc(text->names.count + 1, sizeof *found);
	u32 i, j;

	for (i = 1; i < text->pieces.count; i++) {
		const struct slice *names = &text->pieces.at[i].names;

		for (j = 0; declares_class(d, &text->pieces.at[i]) && j < names->count; j++)
			found[text->piece_names.at[names->first + j]] = true;
	}
	return found;
}

/* Whether a piece mentions a class whose destructor counts. */
static bool mentions_class(const struct destroyed *d, const struct piece *from, const bool *names)
{
	const struct text *text = d->text;
	u32 i, j;

	for (i = 0; i < from->mentions.count; i++) {
		const struct mention *m = &text->mentions.at[from->mentions.first + i];
		const struct slice *declared = &text->names.at[m->name].declared;

		for (j = 0; names[m->name] && j < declared->count; j++) {
			const struct piece *to = &text->pieces.at[text->declared.at[declared->first + j].piece];

			if (text_may_count(text, (u32)(to - text->pieces.at)) && declares_class(d, to) && text_can_mean(text, from, m, to))
				return true;
		}
	}
	return false;
}

/* Whether a template has an if constexpr, and not in a body that is another piece. */
static bool may_discard(const struct text *text, u32 index)
{
	static const char words[] = "if constexpr";
	const struct piece *piece = &text->pieces.at[index];
	u32 end = index + 1 < text->pieces.count && piece[1].parent == index ? piece[1].begin : piece->end;

	return text_is_template(text, index) && memmem(text->il->source + piece->begin, end - piece->begin, words, sizeof words - 1);
}

/* Marks the templates that may discard statements with objects of such classes. Whether there are any new ones. */
static bool mark_discarding(const struct destroyed *d)
{
	struct text *text = d->text;
	bool found = false, *names = find_names(d);
	u32 i;

	for (i = 1; i < text->pieces.count; i++) {
		struct piece *piece = &text->pieces.at[i];

		if (piece->flags & PIECE_DISCARDS || !text_may_count(text, i) || !has_code(piece) || !mentions_class(d, piece, names) ||
		    !may_discard(text, i))
			continue;
		piece->flags |= PIECE_DISCARDS;
		found = true;
	}
	free(names);
	return found;
}

bool text_find_destroyed(struct text *text)
{
	struct destroyed d = { .text = text };
	bool found;
	u32 i;

	d.is_reached = xcalloc(text->pieces.count + 1, sizeof *d.is_reached);
	d.counts = xcalloc(text->pieces.count + 1, sizeof *d.counts);
	d.is_class = xcalloc(text->il->table[IL_type].count + 1, sizeof *d.is_class);
	for (i = 1; i < text->pieces.count; i++)
		if (is_destructor(text, i))
			reach(&d, i);
	while (d.work.count)
		follow(&d, vec_pop(&d.work));
	find_counting(&d);
	keep_between(&d);
	find_classes(&d);
	found = mark_discarding(&d);
	vec_free(&d.steps);
	vec_free(&d.work);
	free(d.is_reached), free(d.counts), free(d.is_class);
	return found;
}
