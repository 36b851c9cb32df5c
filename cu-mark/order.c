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

/* By piece, whether an expression in it calls a function that is in the order, as operators are without their names. The caller frees it. */
static bool *find_calling_pieces(const struct text *text)
{
	const struct il *il = text->il;
	u32 count = il->table[IL_routine].count, i, piece;
	bool *is_in_order = xcalloc(count + 1, sizeof *is_in_order), *found = xcalloc(text->pieces.count + 1, sizeof *found);

	for (i = 1; i < count; i++)
		is_in_order[i] = is_named_into_order(text, i);
	for (i = 1; i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *e = il_expr_node(il, i);

		if (il_any_kind(e->target) == IL_routine && is_in_order[il_any_index(e->target)] &&
		    !il_in_system_file(il, e->range_begin) && (piece = text_piece_at(text, e->range_begin, true)))
			found[piece] = true;
	}
	free(is_in_order);
	return found;
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

struct order {
	bool *instantiating; /* find_instantiating_names() */
	bool *calling;       /* find_calling_pieces() */
};

static bool names_into_order(const struct text *text, u32 piece, const struct order *order)
{
	return order->calling[piece] || mentions_instantiating(text, &text->pieces.at[piece], order->instantiating);
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

	body->flags |= PIECE_ROOT | PIECE_LEADS | PIECE_ORDERS | PIECE_INSTANTIATES;
	text->pieces.at[body->parent].flags |= PIECE_INSTANTIATES;
	vec_push(&text->work, index);
}

static void keep_with_parents(struct text *text, u32 index)
{
	if (holds_template_body(text, &text->pieces.at[index]))
		text->pieces.at[index].flags |= PIECE_INSTANTIATES;
	for (; index; index = text->pieces.at[index].parent) {
		text->pieces.at[index].flags |= PIECE_ROOT | PIECE_LEADS | PIECE_ORDERS;
		vec_push(&text->work, index);
	}
}

bool text_keep_order(struct text *text)
{
	u32 i, before = text->work.count;
	struct order order;

	mark_named(text);
	order = (struct order){ find_instantiating_names(text), find_calling_pieces(text) };
	for (i = 1; i < text->pieces.count; i++) {
		const struct piece *piece = &text->pieces.at[i];

		if (piece->flags & (PIECE_KEPT | PIECE_ROOT | PIECE_UNNEEDED) || il_in_system_file(text->il, piece->begin) ||
		    !(names_into_order(text, i, &order) || (piece->flags & PIECE_BODY && names_into_order(text, piece->parent, &order))))
			continue;
		if (is_template_body(text, piece))
			lead_on(text, i);
		else
			keep_with_parents(text, i);
	}
	free(order.instantiating), free(order.calling);
	return text->work.count > before;
}
