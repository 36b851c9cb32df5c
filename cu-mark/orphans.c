/* Kernels that no call in the IL leads to: their address is a template argument, or in a constant of which no expression is left. What
 * mentions them, and in turn what mentions that, may be by what they are instantiated. */
#include "text.h"

#include <stdlib.h>

struct orphans {
	struct text *text;
	bool *leads; /* by piece: it is such a kernel's, or mentions what leads to one */
};

static bool mentions_leading(const struct orphans *o, const struct piece *from)
{
	const struct text *text = o->text;
	u32 i, j;

	for (i = 0; i < from->mentions.count; i++) {
		const struct mention *m = &text->mentions.at[from->mentions.first + i];
		const struct slice *declared = &text->names.at[m->name].declared;

		for (j = 0; j < declared->count; j++) {
			u32 index = text->declared.at[declared->first + j].piece;
			const struct piece *piece = &text->pieces.at[index];

			if (piece != from && o->leads[index] &&
			    (text_can_mean(text, from, m, piece) || (m->manner == CALLED && piece->flags & PIECE_FUNCTIONS)))
				return true;
		}
	}
	return false;
}

/* What is mentioned with a body: only templates' bodies are instantiated because of that. */
static bool is_mentioned_for(const struct text *text, const struct piece *body)
{
	const struct il_routine *r = il_routine_of(text->il, il_full_entity_decl_info(text->il, body->decl)->declared);

	return !(body->flags & PIECE_BODY) || r->entity & (enf_is_template | enf_member_of_template);
}

static bool lead(struct orphans *o, u32 index)
{
	struct text *text = o->text;
	bool leads_on = is_mentioned_for(text, &text->pieces.at[index]), changed = false;

	for (; index; index = text->pieces.at[index].parent) {
		text->pieces.at[index].flags |= PIECE_ROOT | PIECE_LEADS;
		if (!leads_on || o->leads[index])
			continue;
		o->leads[index] = changed = true;
	}
	return changed;
}

void text_find_orphans(struct text *text)
{
	struct orphans o = { .text = text, .leads = xcalloc(text->pieces.count + 1, sizeof *o.leads) };
	bool changed = false;
	u32 i, piece;

	for (i = 1; i < text->il->table[IL_routine].count; i++)
		if (text_is_orphan(text, i))
			for (piece = text_piece_at(text, il_routine(text->il, i)->position, false); piece;
			     piece = text->pieces.at[piece].parent)
				o.leads[piece] = changed = true;
	while (changed)
		for (changed = false, i = 1; i < text->pieces.count; i++)
			if (!o.leads[i] && !(text->pieces.at[i].flags & PIECE_UNNEEDED) && mentions_leading(&o, &text->pieces.at[i]))
				changed |= lead(&o, i);
	free(o.leads);
}
