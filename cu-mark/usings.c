/* Functions that are named by using-declarations alone [namespace.udecl], with their namespace [namespace.qual], or with arguments for their
 * template [temp.names]: which of them are called decides which are needed; but one has to be there for the name to be found. */
#include "text.h"

/* Whether a mention can mean a piece that declares functions. */
static bool means(const struct text *text, const struct piece *from, const struct mention *m, const struct piece *to)
{
	return (to->flags & (PIECE_FUNCTIONS | PIECE_MEMBER | PIECE_BODY)) == PIECE_FUNCTIONS && text_can_mean(text, from, m, to);
}

/* Whether a function of that name in the namespace is kept, or nothing hinders it from being so. */
static bool is_there(const struct text *text, const struct slice *declared, u32 space)
{
	u32 i;

	for (i = 0; i < declared->count; i++) {
		const struct piece *piece = &text->pieces.at[text->declared.at[declared->first + i].piece];

		if (piece->space == space && piece->flags & PIECE_KEPT)
			return true;
	}
	return false;
}

/* In each namespace where the mention can find something, it does. Whether there was one where it did not. */
static bool find_something(struct text *text, const struct piece *from, const struct mention *m)
{
	const struct slice *declared = &text->names.at[m->name].declared;
	u32 before = text->work.count, i;

	for (i = 0; i < declared->count; i++) {
		u32 index = text->declared.at[declared->first + i].piece;
		struct piece *piece = &text->pieces.at[index];

		if (piece->flags & PIECE_NAMED || !means(text, from, m, piece) || is_there(text, declared, piece->space))
			continue;
		piece->flags |= PIECE_NAMED;
		vec_push(&text->work, index);
	}
	return text->work.count > before;
}

bool text_keep_used(struct text *text)
{
	bool found = false;
	u32 i, j;

	for (i = 1; i < text->pieces.count; i++)
		for (j = 0; text->pieces.at[i].flags & PIECE_KEPT && j < text->pieces.at[i].mentions.count; j++) {
			const struct mention *m = &text->mentions.at[text->pieces.at[i].mentions.first + j];

			if ((m->purpose == TO_DECLARE || m->purpose == TO_CALL_INSTANCE ||
			     (m->purpose == TO_CALL && m->manner == QUALIFIED)) &&
			    text_is_first(&text->used_by_name, &text->pieces.at[i], m, 0))
				found |= find_something(text, &text->pieces.at[i], m);
		}
	return found;
}
