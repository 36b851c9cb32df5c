/* Constants that have numbers: what a constructor copies into an array member from a braced list of constants is called CONSTRUCTOR$N by
 * cicc, where N counts the temporaries of all functions for devices that come out before it, also of those that host code alone uses; and
 * the names of functions that are constants in bodies that are read, used or not, or that these instantiate. */
#include "text.h"

#include "../lib/il/names.h"

struct search {
	const struct il *il;
	bool has_parameter;
};

static enum il_walk find_parameter(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct search *search = walker->context;
	il_any target = kind == IL_expr_node ? il_expr_node(search->il, index)->target : 0;

	(void)depth;
	search->has_parameter |= il_any_kind(target) == IL_variable && il_variable_of(search->il, target)->flags & vf_parameter;
	return search->has_parameter ? IL_WALK_STOP : IL_WALK_INTO;
}

static bool is_numbered(const struct il *il, const struct il_constructor_init *init)
{
	struct search search = { .il = il };
	struct il_walker walker = { .enter = find_parameter, .context = &search };

	if (il_any_kind(init->member) != IL_field || il_expr_node(il, init->first_expr)->kind != enk_braced_init_list ||
	    il_type(il, il_behind_typerefs(il, il_field_of(il, init->member)->type))->kind != tk_array)
		return false;
	il_walk(il, IL_expr_node, init->first_expr, &walker);
	return !search.has_parameter;
}

bool text_has_numbered_constants(const struct text *text)
{
	const struct il *il = text->il;
	u32 i, init;

	for (i = 1; i < il->table[IL_routine].count; i++)
		if (il_routine(il, i)->special_kind == sfk_constructor && text_runs_on_device(text, i))
			for (init = il_routine(il, i)->first_ctor_init; init; init = il_constructor_init(il, init)->next)
				if (is_numbered(il, il_constructor_init(il, init)))
					return true;
	return false;
}

void text_name_functions(struct text *text)
{
	static const char *const spellings[] = { "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__" };
	u32 i;

	for (i = 0; text->all_used && i < COUNT_OF(spellings); i++)
		text->function_names[i] = text_name(text, il_intern_z(text->il, spellings[i]));
}

static bool is_function_name(const struct text *text, u32 name)
{
	return name == text->function_names[0] || name == text->function_names[1] || name == text->function_names[2];
}

/* Whether something counted may be meant; a body stands for itself, and what it belongs to is counted where it is a template's. */
static bool means_counted(const struct text *text, const struct piece *from, const struct mention *m)
{
	const struct slice *declared = &text->names.at[m->name].declared;
	u32 i;

	for (i = 0; i < declared->count; i++) {
		const struct piece *piece = &text->pieces.at[text->declared.at[declared->first + i].piece];

		if (piece->flags & PIECE_COUNTED && piece->flags & PIECE_FUNCTIONS && !(piece->flags & (PIECE_BODY | PIECE_MEMBER)) &&
		    !piece->parent && m->manner != MEMBER &&
		    (text_can_mean(text, from, m, piece) || (m->manner == CALLED && piece->flags & PIECE_FUNCTIONS)))
			return true;
	}
	return false;
}

static bool is_counted(const struct text *text, const struct piece *piece)
{
	u32 i;

	for (i = 0; i < piece->mentions.count; i++) {
		const struct mention *m = &text->mentions.at[piece->mentions.first + i];

		if (is_function_name(text, m->name) || means_counted(text, piece, m))
			return true;
	}
	return false;
}

/* A body, and what declares the function, which is a class where that is not for itself. */
static void count(struct text *text, u32 index)
{
	struct piece *piece = &text->pieces.at[index];
	bool instantiated = text_is_template(text, index);

	piece->flags |= PIECE_COUNTED;
	if (piece->flags & PIECE_BODY) {
		piece->flags |= PIECE_ROOT;
		text->pieces.at[piece->parent].flags |= PIECE_COUNTED;
	}
	for (; index && !instantiated; index = text->pieces.at[index].parent)
		text->pieces.at[index].flags |= PIECE_ROOT;
}

void text_find_counted(struct text *text)
{
	bool changed = text->all_used;
	u32 i;

	while (changed)
		for (changed = false, i = 1; i < text->pieces.count; i++)
			if (!(text->pieces.at[i].flags & PIECE_COUNTED) && is_counted(text, &text->pieces.at[i])) {
				count(text, i);
				changed = true;
			}
}
