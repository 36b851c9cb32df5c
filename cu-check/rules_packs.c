/* What #pragma pack says that means nothing (page 54): a number that is no alignment, a pop of what was not pushed. */
#include "check.h"

#include <ctype.h>
#include <stdlib.h>

enum { NAME_MAX_LENGTH = 64 };

struct pack {
	char name[NAME_MAX_LENGTH]; /* "": it has none */
};
struct packs {
	VEC(struct pack) pushed;
};

/* The arguments, where the next one is looked for; a part of the source. */
struct arguments {
	const char *source;
	u32 at, end;
};

/* The next word or number up to a comma or parenthesis, in word, cut off there. Where it is; 0: there is none. */
static u32 next_argument(struct arguments *a, char *word)
{
	u32 begin, length = 0;

	while (a->at < a->end && (isspace((unsigned char)a->source[a->at]) || a->source[a->at] == ',' || a->source[a->at] == '('))
		a->at++;
	begin = a->at;
	for (; a->at < a->end && (isalnum((unsigned char)a->source[a->at]) || a->source[a->at] == '_'); a->at++)
		if (length < NAME_MAX_LENGTH - 1)
			word[length++] = a->source[a->at];
	word[length] = 0;
	return length ? begin : 0;
}

static void check_alignment(struct check *c, const char *word, u32 place)
{
	unsigned long value = strtoul(word, NULL, 0);

	if (value & (value - 1))
		diag_report(c->diag, DIAG_invalid_packing, place);
}

/* The reference takes all from the stack until it finds the name. */
static void pop(struct check *c, struct packs *packs, const char *name, u32 place)
{
	if (!packs->pushed.count) {
		diag_report(c->diag, DIAG_no_packing_pushed, place);
		return;
	}
	if (!*name) {
		packs->pushed.count--;
		return;
	}
	while (packs->pushed.count)
		if (!strcmp(vec_pop(&packs->pushed).name, name))
			return;
	diag_report(c->diag, DIAG_packing_not_found, place, name);
}

/* push or pop, a behind it: a name, then a number, which both may be missing. place: of the word itself. */
static void push_or_pop(struct check *c, struct packs *packs, struct arguments *a, bool is_push, u32 place)
{
	char word[NAME_MAX_LENGTH], name[NAME_MAX_LENGTH] = "";
	u32 at = next_argument(a, word);

	if (at && !isdigit((unsigned char)*word)) {
		memcpy(name, word, sizeof name);
		place = at;
		at = next_argument(a, word);
	}
	if (is_push) {
		vec_push(&packs->pushed, (struct pack){ "" });
		memcpy(vec_last(&packs->pushed).name, name, sizeof name);
	} else {
		pop(c, packs, name, place);
	}
	if (at)
		check_alignment(c, word, at);
}

static void check_pack(struct check *c, struct packs *packs, struct arguments *a)
{
	char word[NAME_MAX_LENGTH];
	u32 place = next_argument(a, word);

	if (!strcmp(word, "push") || !strcmp(word, "pop"))
		push_or_pop(c, packs, a, !strcmp(word, "push"), place);
	else if (isdigit((unsigned char)*word))
		check_alignment(c, word, place);
}

/* By place: those of bodies are noted later. */
static int by_place(const void *a, const void *b)
{
	const struct il_pragma *const *x = a, *const *y = b;

	return (*x)->range_begin < (*y)->range_begin ? -1 : (*x)->range_begin > (*y)->range_begin;
}

static void check_pragma(struct check *c, struct packs *packs, const struct il_pragma *pragma)
{
	const char *begin = c->il->source + pragma->range_begin, *found;
	struct arguments arguments = { .source = c->il->source, .end = pragma->range_end };

	found = memchr(begin, '(', pragma->range_end - pragma->range_begin);
	if (*begin != '#' && found) /* that is the parenthesis of _Pragma */
		found = memchr(found + 1, '(', pragma->range_end - (u32)(found + 1 - c->il->source));
	if (!found)
		return;
	arguments.at = (u32)(found - c->il->source);
	check_pack(c, packs, &arguments);
}

void check_packing(struct check *c)
{
	VEC(const struct il_pragma *) pragmas = { 0 };
	struct packs packs = { 0 };
	u32 i;

	for (i = 1; i < c->il->table[IL_pragma].count; i++) {
		const struct il_pragma *pragma = il_pragma(c->il, i);

		if (pragma->kind == prk_pack && !(il_routine(c->il, pragma->routine)->entity & enf_instantiation))
			vec_push(&pragmas, pragma);
	}
	vec_sort(&pragmas, by_place);
	for (i = 0; i < pragmas.count; i++)
		check_pragma(c, &packs, pragmas.at[i]);
	vec_free(&pragmas);
	vec_free(&packs.pushed);
}
