/* The order of functions: cicc has instances and members in the order in which overload resolution first named them, in whatever
 * function, class or initializer that was, evaluated or not. What names them before device code does is needed for that alone. */
#include "text.h"

#include <stdlib.h>

static bool comes_from_template(const struct il_routine *r) { return r->entity & (enf_is_template | enf_member_of_template); }

/* Whether a function is one whose place in the order depends on who names it first. */
static bool is_named_into_order(const struct text *text, u32 routine)
{
	const struct il_routine *r = il_routine(text->il, routine);

	return text_runs_on_device(text, routine) && !(r->execution_space & es_global) &&
	       (r->entity & enf_instantiation || r->class_type) && r->definition;
}

/* Functions that stand in no system header, and the class templates that such are members of: what mentions these can name them. */
static void mark_named(struct text *text)
{
	const struct il *il = text->il;
	u32 i, piece;

	for (i = 1; i < il->table[IL_routine].count; i++) {
		if (!is_named_into_order(text, i))
			continue;
		piece = text_piece_at(text, il_full_entity_decl_info(il, il_routine(il, i)->definition)->body_begin, true);
		if (!piece || text->pieces.at[piece].flags & PIECE_INSTANTIATES || il_in_system_file(il, text->pieces.at[piece].begin))
			continue;
		text->pieces.at[piece].flags |= PIECE_INSTANTIATES;
		for (piece = text->pieces.at[piece].parent; piece; piece = text->pieces.at[piece].parent)
			if (il_routine(il, i)->entity & enf_instantiation || !text->pieces.at[piece].parent)
				text->pieces.at[piece].flags |= PIECE_INSTANTIATES;
	}
}

/* Whether functions that are in the order are instantiated by what a piece declares. */
static bool is_instantiating(const struct piece *piece) { return piece->flags & PIECE_INSTANTIATES && !(piece->flags & PIECE_BODY); }

/* By name, whether such a piece declares it: what declares a name that many declare is not searched for each that mentions it. The caller
 * frees it. */
static bool *find_instantiating_names(const struct text *text)
{
	bool *found = xcalloc(text->names.count, sizeof *found);
	u32 name, i;

	for (name = 0; name < text->names.count; name++) {
		const struct slice *declared = &text->names.at[name].declared;

		for (i = 0; i < declared->count && !found[name]; i++)
			found[name] = is_instantiating(&text->pieces.at[text->declared.at[declared->first + i].piece]);
	}
	return found;
}

/* Whether a piece mentions something else by which functions are instantiated that are in the order. */
static bool mentions_instantiating(const struct text *text, const struct piece *from, const bool *instantiating)
{
	u32 i, j;

	for (i = 0; i < from->mentions.count; i++) {
		const struct mention *m = &text->mentions.at[from->mentions.first + i];
		const struct slice *declared = &text->names.at[m->name].declared;

		for (j = 0; instantiating[m->name] && j < declared->count; j++) {
			const struct piece *piece = &text->pieces.at[text->declared.at[declared->first + j].piece];

			if (piece != from && is_instantiating(piece) &&
			    (text_can_mean(text, from, m, piece) || (m->manner == CALLED && piece->flags & PIECE_FUNCTIONS)))
				return true;
		}
	}
	return false;
}

/* The body of a template names what it does when it is instantiated; declarations do so where they stand, also those of templates. */
static bool is_template_body(const struct text *text, const struct piece *piece)
{
	const struct il *il = text->il;

	return piece->flags & PIECE_BODY && comes_from_template(il_routine_of(il, il_full_entity_decl_info(il, piece->decl)->declared));
}

/* Function templates whose result is deduced have no body that is a piece: who names them instantiates it. */
static bool holds_template_body(const struct text *text, const struct piece *piece)
{
	const struct il *il = text->il;
	u32 decl = piece->parts.count == 1 ? text->parts.at[piece->parts.first].decl : 0;
	const struct il_full_entity_decl_info *d = il_full_entity_decl_info(il, decl);

	return d->body_end && comes_from_template(il_routine_of(il, d->declared)) &&
	       &text->pieces.at[text_piece_at(text, d->body_begin, true)] == piece;
}

/* The body of a template is needed where its declaration is, and that can be named in turn. */
static void lead_on(struct text *text, u32 index)
{
	struct piece *body = &text->pieces.at[index];

	body->flags |= PIECE_ROOT | PIECE_LEADS | PIECE_INSTANTIATES;
	text->pieces.at[body->parent].flags |= PIECE_INSTANTIATES;
	vec_push(&text->work, index);
}

static void keep_with_parents(struct text *text, u32 index)
{
	if (holds_template_body(text, &text->pieces.at[index]))
		text->pieces.at[index].flags |= PIECE_INSTANTIATES;
	for (; index; index = text->pieces.at[index].parent) {
		text->pieces.at[index].flags |= PIECE_ROOT | PIECE_LEADS;
		vec_push(&text->work, index);
	}
}

bool text_keep_order(struct text *text)
{
	u32 i, before = text->work.count;
	bool *instantiating;

	mark_named(text);
	instantiating = find_instantiating_names(text);
	for (i = 1; i < text->pieces.count; i++) {
		const struct piece *piece = &text->pieces.at[i];

		if (piece->flags & (PIECE_KEPT | PIECE_ROOT | PIECE_UNNEEDED) || il_in_system_file(text->il, piece->begin) ||
		    !(mentions_instantiating(text, piece, instantiating) ||
		      (piece->flags & PIECE_BODY && mentions_instantiating(text, &text->pieces.at[piece->parent], instantiating))))
			continue;
		if (is_template_body(text, piece))
			lead_on(text, i);
		else
			keep_with_parents(text, i);
	}
	free(instantiating);
	return text->work.count > before;
}
