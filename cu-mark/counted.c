/* What counts for the numbers of constants in bodies that are read, used or not, or that these instantiate: the names of functions, which are
 * constants, too; and instances for devices whose parameter pack is empty, each where the pack has no name, all together once where packs
 * have one. */
#include "text.h"

#include "../lib/il/names.h"

#include <stdlib.h>

/* A function with a body that has a parameter pack. */
struct pack {
	u32 begin, body; /* of the declaration and the body */
	u32 others;      /* parameters that are no packs */
	bool is_named;
};

struct counted {
	struct text *text;
	VEC(struct pack) packs; /* by where they begin */
	bool has_named;         /* an instance that is there anyway has an empty pack with a name */
	bool *can_count;        /* by name: something that has it has a pack, or counts; mentions of others need no look */
};

void text_name_functions(struct text *text)
{
	static const char *const spellings[] = { "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__" };
	u32 i;

	for (i = 0; text->uses.used & USED_ANYWHERE && i < COUNT_OF(spellings); i++)
		text->function_names[i] = text_name(text, il_intern_z(text->il, spellings[i]));
}

static bool is_function_name(const struct text *text, u32 name)
{
	return name == text->function_names[0] || name == text->function_names[1] || name == text->function_names[2];
}

/* ---- parameter packs ---- */

static bool is_for_devices(const struct il *il, const struct il_routine *r)
{
	return r->execution_space & es_device || (r->flags & (rf_constexpr | rf_consteval) && il_has_option(il, "relaxed_constexpr"));
}

/* The function's parameters by number; *pack: the last one that is a pack, 0 for none. */
static u32 count_others(const struct il *il, const struct il_full_entity_decl_info *decl, u32 *pack)
{
	u32 count = 0, i;

	*pack = 0;
	for (i = decl->first_param; i; i = il_parameter(il, i)->next)
		if (il_parameter(il, i)->flags & pf_pack)
			*pack = i;
		else
			count++;
	return count;
}

static int by_begin(const void *a, const void *b)
{
	const struct pack *x = a, *y = b;

	return x->begin < y->begin ? -1 : x->begin > y->begin;
}

static void find_packs(struct counted *c)
{
	const struct il *il = c->text->il;
	u32 i, pack;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);
		u32 others = count_others(il, decl, &pack);

		if (pack && decl->body_end && !(decl->flags & dcf_instantiated) && is_for_devices(il, il_routine_of(il, decl->declared)) &&
		    text_may_count(c->text, text_piece_at(c->text, decl->body_begin, true)))
			vec_push(&c->packs, (struct pack){ decl->decl_begin, decl->body_begin, others, il_parameter(il, pack)->name != 0 });
	}
	vec_sort(&c->packs, by_begin);
}

/* That of the declaration which begins there; NULL: it has none. */
static const struct pack *pack_at(const struct counted *c, u32 begin)
{
	u32 before = vec_up_to(&c->packs, begin, begin);

	return before && c->packs.at[before - 1].begin == begin ? &c->packs.at[before - 1] : NULL;
}

/* Whether an instance that runs has an empty pack with a name. */
static bool runs_with_empty_pack(const struct counted *c)
{
	const struct il *il = c->text->il;
	u32 i, ignored;

	for (i = 1; i < il->table[IL_routine].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, il_routine(il, i)->definition);
		const struct pack *pack = decl->flags & dcf_instantiated ? pack_at(c, decl->decl_begin) : NULL;

		if (pack && pack->is_named && text_runs(c->text, i) && count_others(il, decl, &ignored) == pack->others)
			return true;
	}
	return false;
}

static const struct pack *pack_of(const struct counted *c, const struct piece *piece)
{
	return piece->parts.count == 1 ? pack_at(c, c->text->parts.at[piece->parts.first].begin) : NULL;
}

/* The body that counts is needed with its declaration. */
static void keep_body(const struct counted *c, const struct pack *pack)
{
	struct piece *body = &c->text->pieces.at[text_piece_at(c->text, pack->body, true)];

	body->flags |= body->flags & PIECE_BODY ? PIECE_ROOT : 0;
}

/* Whether a mention of a function, as it is written or once packs in it are expanded, may make an instance with an empty pack that counts:
 * where one is enough, a call which does not leave that open. */
static bool empties_pack(const struct counted *c, const struct mention *m, const struct piece *piece)
{
	const struct pack *pack = pack_of(c, piece);

	if (!pack || (pack->is_named && c->has_named) || (m->most > pack->others && (pack->is_named || m->most < ARGUMENTS_MAX)))
		return false;
	keep_body(c, pack);
	return true;
}

/* ---- pieces ---- */

static void note_names(const struct counted *c, const struct piece *piece)
{
	u32 i;

	for (i = 0; i < piece->names.count; i++)
		c->can_count[c->text->piece_names.at[piece->names.first + i]] = true;
}

/* Whether a mention in one piece may mean the functions that another one declares in a namespace. */
static bool means_functions(const struct text *text, const struct piece *from, const struct mention *m, const struct piece *piece)
{
	return piece->flags & PIECE_FUNCTIONS && !(piece->flags & (PIECE_BODY | PIECE_MEMBER | PIECE_DEFINITION)) && !piece->parent &&
	       m->manner != MEMBER && (text_can_mean(text, from, m, piece) || m->manner == CALLED);
}

/* Whether what counts is a function of that which a mention may mean: one in a namespace, or a member. */
static bool means_counting(const struct text *text, const struct piece *from, const struct mention *m, u32 class, const struct piece *piece)
{
	return means_functions(text, from, m, piece) ||
	       (piece->parent && !(piece->flags & PIECE_BODY) && text_leads_to(text, from, m, class, piece));
}

/* Whether a piece is a function's body, or has one in it. */
static bool has_body(const struct text *text, const struct piece *piece)
{
	u32 decl = piece->parts.count ? text->parts.at[piece->parts.first].decl : 0;

	return piece->flags & PIECE_BODY || (piece->flags & PIECE_FUNCTIONS && il_full_entity_decl_info(text->il, decl)->body_end);
}

/* Whether it may mean a class whose objects lead to what counts. */
static bool makes_counted(const struct text *text, const struct piece *from, const struct mention *m, const struct piece *piece)
{
	return piece->flags & PIECE_MAKES && m->manner != MEMBER && has_body(text, from) && text_can_mean(text, from, m, piece) &&
	       !text_is_template(text, (u32)(from - text->pieces.at));
}

/* Whether a template that counts may be meant; what is none stands for itself, as bodies do, and what these belong to is counted where it is a
 * template's. */
static bool means_counted(const struct counted *c, const struct piece *from, const struct mention *m)
{
	const struct text *text = c->text;
	const struct slice *declared = &text->names.at[m->name].declared;
	u32 class = c->can_count[m->name] ? text_class_called(text, from, m) : 0, i;

	for (i = 0; c->can_count[m->name] && i < declared->count; i++) {
		u32 index = text->declared.at[declared->first + i].piece;
		const struct piece *piece = &text->pieces.at[index];

		if ((piece->flags & PIECE_COUNTED && text_is_template(text, index) && means_counting(text, from, m, class, piece)) ||
		    (means_functions(text, from, m, piece) && empties_pack(c, m, piece)) || makes_counted(text, from, m, piece))
			return true;
	}
	return false;
}

static bool is_counted(const struct counted *c, const struct piece *piece)
{
	u32 i;

	if (!text_may_count(c->text, (u32)(piece - c->text->pieces.at)))
		return false;
	if (piece->flags & PIECE_DISCARDS)
		return true;
	for (i = 0; i < piece->mentions.count; i++) {
		const struct mention *m = &c->text->mentions.at[piece->mentions.first + i];

		if (is_function_name(c->text, m->name) || means_counted(c, piece, m))
			return true;
	}
	return false;
}

/* Where a template's function was declared first, if that is in a class, then it counts; without a name, as constructors, destructors, conversions
 * and operators are, objects of the class do. */
static void count_declared(const struct counted *c, u32 index)
{
	struct text *text = c->text;
	const struct il *il = text->il;
	const struct piece *piece = &text->pieces.at[index];
	u32 decl = piece->flags & PIECE_BODY ? piece->decl : piece->parts.count ? text->parts.at[piece->parts.first].decl : 0;
	const struct il_routine *function = il_routine_of(il, il_full_entity_decl_info(il, decl)->declared);
	u32 declared = text_piece_at(text, il_full_entity_decl_info(il, function->first_decl)->decl_begin, false);
	u32 class = text_class_around(text, declared), counted = function->special_kind == sfk_none ? declared : class;

	if (!class)
		return;
	text->pieces.at[counted].flags |= function->special_kind == sfk_none ? PIECE_COUNTED : PIECE_MAKES;
	note_names(c, &text->pieces.at[counted]);
}

/* So does who mentions the function that a template's body is of, or the piece that it is in. */
static void count_template(const struct counted *c, u32 index)
{
	struct text *text = c->text;
	u32 around = text->pieces.at[index].parent;

	note_names(c, &text->pieces.at[index]);
	if (text->pieces.at[index].flags & PIECE_BODY) {
		text->pieces.at[around].flags |= PIECE_COUNTED;
		note_names(c, &text->pieces.at[around]);
	}
	for (; around; around = text->pieces.at[around].parent)
		text->pieces.at[around].flags |= text_needed_with_declaration(&text->pieces.at[around]);
	count_declared(c, index);
}

/* A body, and what declares the function, which is a class where that is not for itself. */
static void count(const struct counted *c, u32 index)
{
	struct text *text = c->text;
	struct piece *piece = &text->pieces.at[index];
	bool instantiated = text_is_template(text, index);

	piece->flags |= PIECE_COUNTED | text_needed_with_declaration(piece);
	if (instantiated)
		count_template(c, index);
	for (; index && !instantiated; index = text->pieces.at[index].parent)
		text->pieces.at[index].flags |= PIECE_ROOT;
}

/* The pack with a name that a call certainly leaves empty, for all that it may mean has one; NULL: there is none. */
static const struct pack *certainly_empty(const struct counted *c, const struct piece *from, const struct mention *m)
{
	const struct text *text = c->text;
	const struct slice *declared = &text->names.at[m->name].declared;
	const struct pack *pack = NULL;
	u32 i;

	for (i = 0; c->can_count[m->name] && i < declared->count; i++) {
		const struct piece *piece = &text->pieces.at[text->declared.at[declared->first + i].piece];

		if (!means_functions(text, from, m, piece) || !text_may_count(text, text->declared.at[declared->first + i].piece))
			continue;
		pack = pack_of(c, piece);
		if (!pack || !pack->is_named || m->most != pack->others)
			return NULL;
	}
	return pack;
}

/* Whether all calls in a body are made: it is no template's, and has neither operands that are not evaluated, nor discarded statements, nor
 * generic lambdas. */
static bool calls_all(const struct text *text, u32 index)
{
	static const char *const words[] = { "constexpr", "sizeof", "decltype", "noexcept", "typeid", "requires", "auto", "template" };
	const struct piece *piece = &text->pieces.at[index];
	u32 i;

	for (i = 0; i < COUNT_OF(words); i++)
		if (memmem(text->il->source + piece->begin, piece->end - piece->begin, words[i], strlen(words[i])))
			return false;
	return piece->flags & PIECE_BODY && !text_is_template(text, index) && text_may_count(text, index);
}

/* Keeps a function that certainly has such a call: one is enough. Whether there is one. */
static bool keep_certain(const struct counted *c)
{
	struct text *text = c->text;
	const struct pack *pack;
	u32 i, j;

	for (i = 1; i < text->pieces.count; i++)
		for (j = 0; j < text->pieces.at[i].mentions.count; j++) {
			pack = certainly_empty(c, &text->pieces.at[i], &text->mentions.at[text->pieces.at[i].mentions.first + j]);
			if (pack && calls_all(text, i)) {
				count(c, i);
				keep_body(c, pack);
				return true;
			}
		}
	return false;
}

static void find_all(const struct counted *c)
{
	const struct text *text = c->text;
	bool changed;
	u32 i;

	do
		for (changed = false, i = 1; i < text->pieces.count; i++)
			if (!(text->pieces.at[i].flags & PIECE_COUNTED) && is_counted(c, &text->pieces.at[i])) {
				count(c, i);
				changed = true;
			}
	while (changed);
}

/* Whether the numbers of constants matter: for debuggers (nvcc -G) they count what the host has, too. */
static bool are_numbered(const struct text *text) { return text->uses.used & USED_ANYWHERE && text->uses.on_device; }

void text_find_counted(struct text *text)
{
	struct counted c = { .text = text };
	u32 i;

	if (!are_numbered(text))
		return;
	c.can_count = xcalloc(text->names.count, sizeof *c.can_count);
	find_packs(&c);
	for (i = 1; i < text->pieces.count; i++)
		if (pack_of(&c, &text->pieces.at[i]))
			note_names(&c, &text->pieces.at[i]);
	c.has_named = runs_with_empty_pack(&c) || keep_certain(&c);
	do
		find_all(&c);
	while (text_find_destroyed(text));
	vec_free(&c.packs);
	free(c.can_count);
}

bool text_counts_alike(struct text *text)
{
	u32 count = text->pieces.count, i;
	bool *counted, alike = true, is_new = !text->uses.counts;

	if (!are_numbered(text))
		return true;
	counted = xcalloc(count, sizeof *counted);
	if (is_new) {
		text->uses.counts = xcalloc(count, sizeof *text->uses.counts);
		memset(text->uses.counts, true, count * sizeof *text->uses.counts);
	}
	for (i = 1; i < count; i++) {
		counted[i] = text->pieces.at[i].flags & PIECE_COUNTED;
		if (text->uses.counts[i] && !(text->pieces.at[i].flags & PIECE_KEPT)) {
			text->uses.counts[i] = false;
			is_new = true;
		}
		text->pieces.at[i].flags &= ~(u32)(PIECE_COUNTED | PIECE_MAKES | PIECE_DISCARDS);
	}
	text_find_counted(text);
	for (i = 1; alike && i < count; i++)
		alike = counted[i] == !!(text->pieces.at[i].flags & PIECE_COUNTED);
	free(counted);
	return alike || !is_new;
}
