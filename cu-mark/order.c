/* The order of functions: cicc has instances in the order in which overload resolution first named them, and members of instances in the
 * order in which something needed these classes to be complete, in whatever function, class or initializer that was, evaluated or not. What
 * does so before device code is needed for that alone. */
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

/* Whether the order in which a piece names functions is looked at: in what is the user's; where names of constants tell that order, also in
 * system headers, but not in their templates, which name what they do when something else instantiates them. */
static bool is_looked_at(const struct text *text, u32 piece)
{
	if (!il_in_system_file(text->il, text->pieces.at[piece].begin))
		return true;
	for (; piece && text->uses.used & USED_ANYWHERE && !text_is_template(text, piece); piece = text->pieces.at[piece].parent)
		if (!text->pieces.at[piece].parent)
			return true;
	return false;
}

/* What can name a function: itself and the class templates that it is a member of. In system headers names of members are those of others,
 * too; to name one takes its template. */
static bool can_name(const struct text *text, u32 piece, bool is_instance)
{
	const struct piece *at = &text->pieces.at[piece];

	if (il_in_system_file(text->il, at->begin))
		return !at->parent && text_is_template(text, piece);
	return is_instance || !at->parent || at->flags & PIECE_BODY;
}

static void mark_instantiating(struct text *text, u32 piece, bool is_instance)
{
	for (; piece; piece = text->pieces.at[piece].parent)
		if (can_name(text, piece, is_instance))
			text->pieces.at[piece].flags |= PIECE_INSTANTIATES;
}

/* Functions, in system headers only where these are looked at. */
static void mark_named(struct text *text)
{
	const struct il *il = text->il;
	bool is_instance;
	u32 i, piece;

	for (i = 1; i < il->table[IL_routine].count; i++) {
		if (!is_named_into_order(text, i))
			continue;
		piece = text_piece_at(text, il_full_entity_decl_info(il, il_routine(il, i)->definition)->body_begin, true);
		is_instance = il_routine(il, i)->entity & enf_instantiation;
		if (piece && !(text->pieces.at[piece].flags & PIECE_INSTANTIATES) &&
		    ((text->uses.used & USED_ANYWHERE && is_instance) || !il_in_system_file(il, text->pieces.at[piece].begin)))
			mark_instantiating(text, piece, is_instance);
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
		    (piece = text_piece_at(text, e->range_begin, true)))
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

static bool is_alias(const struct text *text, const struct piece *piece)
{
	il_any target = piece->parts.count ? text->parts.at[piece->parts.first].target : 0;

	return il_any_kind(target) == IL_template ? il_template_of(text->il, target)->kind == templk_alias :
	                                            il_type_of(text->il, target)->kind == tk_typeref;
}

/* Whether a mention in a piece can mean another one by which functions are instantiated: for system headers, of a template or alias alone. */
static bool instantiates(const struct text *text, const struct piece *from, const struct mention *m, u32 index)
{
	const struct piece *piece = &text->pieces.at[index];

	if (piece == from || !is_instantiating(piece))
		return false;
	if (il_in_system_file(text->il, from->begin) && (piece->parent || !(text_is_template(text, index) || is_alias(text, piece))))
		return false;
	return text_can_mean(text, from, m, piece) || (m->manner == CALLED && piece->flags & PIECE_FUNCTIONS);
}

/* Whether a piece mentions something else by which functions are instantiated that are in the order; as types: no functions. */
static bool mentions_instantiating(const struct text *text, const struct piece *from, const bool *instantiating, bool as_types)
{
	u32 i, j;

	for (i = 0; i < from->mentions.count; i++) {
		const struct mention *m = &text->mentions.at[from->mentions.first + i];
		const struct slice *declared = &text->names.at[m->name].declared;

		for (j = 0; instantiating[m->name] && j < declared->count; j++) {
			u32 piece = text->declared.at[declared->first + j].piece;

			if (!(as_types && text->pieces.at[piece].flags & PIECE_FUNCTIONS) && instantiates(text, from, m, piece))
				return true;
		}
	}
	return false;
}

/* Whether what a typedef or alias stands for is looked at. */
static bool names_for_order(const struct text *text, u32 alias)
{
	const struct piece *piece = &text->pieces.at[alias];

	return !il_in_system_file(text->il, piece->begin) || (text->uses.used & USED_ANYWHERE && !piece->parent);
}

/* Typedefs and aliases are names of the classes that they mention, too; in system headers those in classes are not. */
static void mark_aliases(struct text *text, bool *instantiating)
{
	bool changed;
	u32 i, j;

	do
		for (changed = false, i = 1; i < text->pieces.count; i++) {
			struct piece *piece = &text->pieces.at[i];

			if (piece->flags & PIECE_INSTANTIATES || !is_alias(text, piece) || !names_for_order(text, i) ||
			    !mentions_instantiating(text, piece, instantiating, true))
				continue;
			piece->flags |= PIECE_INSTANTIATES;
			for (j = 0; j < piece->names.count; j++)
				instantiating[text->piece_names.at[piece->names.first + j]] = true;
			changed = true;
		}
	while (changed);
}

struct order {
	bool *instantiating; /* find_instantiating_names() */
	bool *calling;       /* find_calling_pieces() */
};

static bool names_into_order(const struct text *text, u32 piece, const struct order *order)
{
	return order->calling[piece] || mentions_instantiating(text, &text->pieces.at[piece], order->instantiating, false);
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
	mark_aliases(text, order.instantiating);
	for (i = 1; i < text->pieces.count; i++) {
		const struct piece *piece = &text->pieces.at[i];

		if (piece->flags & (PIECE_KEPT | PIECE_ROOT | PIECE_UNNEEDED) || !is_looked_at(text, i) ||
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
