/* Names that people ask for: those that signatures have, of which they may leave out what is around the entity, from the outside on, inline
 * namespaces, unnamed ones and functions, template arguments or the last of them, parameters, and spaces. So n::C<int>::f is
 * n::v1::C<int, int>::f(int). A place FILE:LINE or FILE:LINE:COLUMN is what is declared there. */
#include "names.h"

#include <stdlib.h>

static const char *skip_spaces(const char *text)
{
	while (*text == ' ')
		text++;
	return text;
}

/* ---- places ---- */

/* The last number behind a colon, before end; what stands before is left: the same end if there is none. */
static const char *before_number(const char *name, const char *end, u32 *number)
{
	const char *at = end;

	while (at > name && at[-1] >= '0' && at[-1] <= '9')
		at--;
	if (at == end || at - name < 2 || at[-1] != ':' || at[-2] == ':')
		return end;
	*number = (u32)strtoul(at, NULL, 10);
	return at - 1;
}

/* Whether a path is that of a file, or ends like it. */
static bool ends_with_path(const char *path, const char *file, size_t length)
{
	size_t all = strlen(path);

	return all >= length && !strncmp(path + all - length, file, length) && (all == length || path[all - length - 1] == '/');
}

u32 il_declared_at(const struct il *il, enum il_kind kind, u32 index)
{
	u32 lambda;

	switch (kind) {
	case IL_type:
		lambda = il_class_info(il, il_type(il, index)->class_info)->lambda;
		return lambda ? il_lambda(il, lambda)->range_begin : il_type(il, index)->position;
	case IL_routine: return il_routine(il, index)->position;
	case IL_variable: return il_variable(il, index)->position;
	case IL_field: return il_field(il, index)->position;
	case IL_template: return il_template(il, index)->position;
	case IL_namespace: return il_namespace(il, index)->position;
	case IL_lambda: return il_lambda(il, index)->range_begin;
	default: return 0;
	}
}

static bool is_at_place(const struct il *il, enum il_kind kind, u32 index, const char *name)
{
	const char *end = name + strlen(name), *file;
	u32 first = 0, second = 0, position = il_declared_at(il, kind, index);
	struct il_place place;

	if (!position || (file = before_number(name, end, &first)) == end)
		return false;
	end = before_number(name, file, &second);
	place = il_place(il, position);
	if (end == file)
		return place.line == first && ends_with_path(place.file, name, (size_t)(file - name));
	return place.line == second && place.column == first && ends_with_path(place.file, name, (size_t)(end - name));
}

/* ---- template arguments and parameters ---- */

/* Behind the bracket that belongs to the one at a text, or at its end: characters in quotes and those of -> are none. */
static const char *behind_brackets(const char *text)
{
	const char *begin = text;
	u32 depth = 0;

	for (; *text; text++) {
		if ((*text == '\'' || *text == '"') && text[1]) {
			char quote = *text++;

			while (*text && *text != quote)
				text += *text == '\\' && text[1] ? 2 : 1;
			if (!*text)
				break;
		} else if (strchr("<([{", *text)) {
			depth++;
		} else if (strchr(">)]}", *text) && !(*text == '>' && text > begin && text[-1] == '-') && !--depth) {
			return text + 1;
		}
	}
	return text;
}

/* Behind a qualifier n:: or C<int>:: that a text begins with, or NULL. */
static const char *behind_qualifier(const char *text)
{
	const char *at = text;

	while (is_word_char(*at))
		at++;
	if (at == text)
		return NULL;
	if (*at == '<')
		at = behind_brackets(at);
	return !strncmp(at, "::", 2) ? at + 2 : NULL;
}

/* Behind the word that both texts go on with, or the one character. */
static bool step(const char **own, const char **asked)
{
	size_t length = 0;

	while (is_word_char((*own)[length]) && (*own)[length] == (*asked)[length])
		length++;
	if (length ? is_word_char((*own)[length]) || is_word_char((*asked)[length]) : **own != **asked)
		return false;
	*own += length ? length : 1;
	*asked += length ? length : 1;
	return true;
}

/* Where a list in brackets, which own begins with, is as it was asked for, but for qualifiers and last arguments: behind it in asked; or
 * NULL. */
static const char *after_list(const char *own, const char *asked)
{
	const char *end = behind_brackets(own), *behind;

	while (own < end) {
		own = skip_spaces(own);
		asked = skip_spaces(asked);
		if (*asked && step(&own, &asked))
			continue;
		if ((behind = behind_qualifier(own)))
			own = behind;
		else if (*own == ',' && *asked == '>')
			while (*own != '>')
				own = strchr("<([{'\"", *own) ? behind_brackets(own) : own + 1;
		else
			return NULL;
	}
	return asked;
}

/* ---- names ---- */

/* The entity and those around it, from the inside out. */
struct chain {
	il_any at[NAME_DEPTH_MAX];
	u32 count;
};

/* What is named as if it stood in what is around it [namespace.def]/7, [dcl.enum]/11; functions, which names do not show. */
static bool is_transparent(const struct il *il, il_any entity)
{
	const struct il_type *type = il_any_kind(entity) == IL_type ? il_type_of(il, entity) : NULL;
	const struct il_scope *scope;

	if (il_any_kind(entity) == IL_routine)
		return true;
	if (type)
		return type->kind == tk_integer && type->int_kind == ik_enum && !(type->flags & tyf_scoped_enum);
	scope = il_any_kind(entity) == IL_namespace ? il_scope(il, il_namespace_of(il, entity)->scope) : NULL;
	return scope && scope->flags & (scf_inline_namespace | scf_unnamed_namespace);
}

/* The scope that an entry is a member of, 0 for kinds that have none. */
static u32 parent_scope(const struct il *il, enum il_kind kind, u32 index)
{
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++)
		if (!strcmp(fields[i].name, "parent_scope"))
			return (u32)il_field_value(il_at(il, kind, index), &fields[i]);
	return 0;
}

static void find_chain(const struct il *il, enum il_kind kind, u32 index, struct chain *chain)
{
	u32 scope, steps;

	chain->at[0] = il_any_of(kind, index);
	chain->count = 1;
	scope = parent_scope(il, kind, index);
	for (steps = 0; scope && steps < il->table[IL_scope].count && chain->count < NAME_DEPTH_MAX; steps++) {
		il_any owner = il_scope(il, scope)->owner;
		u8 owner_kind = il_any_kind(owner);

		if (owner && (owner_kind == IL_type || owner_kind == IL_namespace || owner_kind == IL_routine) &&
		    chain->at[chain->count - 1] != owner)
			chain->at[chain->count++] = owner;
		scope = il_scope(il, scope)->parent;
	}
}

/* How an entity is called within what is around it, f<int>(int), with the length of the name alone in it. */
static size_t own_name(const struct il *il, il_any entity, struct buffer *out)
{
	enum il_kind kind = il_any_kind(entity);
	struct name_writer w = { .il = il, .out = out, .limit = NAME_LENGTH_MAX, .context = entity };
	const char *name = il_entry_name(il, kind, il_any_index(entity));
	struct buffer text = { 0 };
	size_t skipped, length = strlen(name);

	if (kind != IL_type && kind != IL_routine && kind != IL_variable) {
		buffer_puts(out, kind == IL_namespace && !*name ? "<unnamed>" : name);
		return out->length;
	}
	name_of_scope(&w, parent_scope(il, kind, il_any_index(entity)));
	skipped = out->length;
	out->length = 0;
	il_add_signature(il, entity, &text);
	if (!length)
		skipped = 0; /* a closure, or <unnamed> */
	buffer_puts(out, text.text && text.length >= skipped ? text.text + skipped : name);
	if (kind == IL_routine && il_routine_of(il, entity)->special_kind == sfk_conversion) {
		text.length = 0;
		il_add_unqualified_name(il, entity, &text);
		length = text.length;
	}
	buffer_free(&text);
	return length && length < out->length ? length : out->length;
}

/* Where the first length characters of own are what a text begins with, spaces apart: behind them; or NULL. */
static const char *after_name(const char *own, size_t length, const char *asked)
{
	const char *end = own + length;
	bool ends_in_word = length && is_word_char(own[length - 1]);

	for (;; own++, asked++) {
		while (own < end && *own == ' ')
			own++;
		if (own == end)
			break;
		asked = skip_spaces(asked);
		if (*own != *asked)
			return NULL;
	}
	return ends_in_word && is_word_char(*asked) ? NULL : asked;
}

/* Where a text begins with the name of an entity: behind that, and behind its template arguments and parameters, which it need not have; or
 * NULL. */
static const char *after_entity(const struct il *il, il_any entity, const char *asked)
{
	struct buffer own = { 0 };
	size_t length = own_name(il, entity, &own);
	const char *rest = own.text ? own.text + length : "", *after = own.text ? after_name(own.text, length, asked) : NULL;

	if (!after && il_any_kind(entity) == IL_namespace && own.text && *own.text == '<')
		after = after_name("(anonymous namespace)", 21, asked);
	if (after && *rest == '<') {
		after = *skip_spaces(after) == '<' ? after_list(rest, skip_spaces(after)) : after;
		rest = behind_brackets(rest);
	}
	if (after && *rest == '(' && *skip_spaces(after) == '(') {
		after = after_list(rest, skip_spaces(after));
		rest = skip_spaces(behind_brackets(rest));
		if (after && *rest && after_name(rest, strlen(rest), after))
			after = after_name(rest, strlen(rest), after);
	}
	buffer_free(&own);
	return after ? skip_spaces(after) : NULL;
}

/* Whether a text is how the entities of a chain from one on are called, from the outside in. */
static bool is_chain(const struct il *il, const struct chain *chain, u32 from, const char *asked)
{
	const char *after = after_entity(il, chain->at[from], asked);

	if (after && (from ? !strncmp(after, "::", 2) && is_chain(il, chain, from - 1, skip_spaces(after + 2)) : !*after))
		return true;
	return from && is_transparent(il, chain->at[from]) && is_chain(il, chain, from - 1, asked);
}

/* Whether a name cannot be in a text, as one can tell without a look at what is around it. */
static bool is_missing(const char *own, const char *asked)
{
	const char *at;

	for (at = own; is_word_char(*at); at++)
		;
	return !*at && !strstr(asked, own);
}

bool il_is_called(const struct il *il, enum il_kind kind, u32 index, const char *name)
{
	const char *own = il_entry_name(il, kind, index);
	bool is_closure = kind == IL_type && il_type(il, index)->flags & tyf_closure, is_global = !strncmp(name, "::", 2);
	struct chain chain;
	u32 from;

	if (is_at_place(il, kind, index, name))
		return true;
	if ((!*own && !is_closure && kind != IL_namespace) || is_missing(own, name))
		return false;
	find_chain(il, kind, index, &chain);
	if (is_global)
		return is_chain(il, &chain, chain.count - 1, skip_spaces(name + 2));
	for (from = 0; from < chain.count; from++)
		if (is_chain(il, &chain, from, skip_spaces(name)))
			return true;
	return false;
}

/* ---- names that are like another one ---- */

enum { NEAR_MAX = 3, NEAR_LENGTH_MAX = 60 };

struct near {
	il_any entity;
	u32 distance;
};

/* The last part of a name, without template arguments and parameters. */
static void last_part(const char *name, struct buffer *out)
{
	const char *at = name, *begin = name, *end = name;

	while (*at) {
		if (!strncmp(at, "::", 2))
			begin = end = at += 2;
		else if (strchr("<(", *at) && end > begin)
			at = behind_brackets(at);
		else
			end = ++at;
	}
	for (end = begin; *end && (end == begin || !strchr("<(", *end)); end++)
		;
	buffer_add(out, begin, (size_t)(end - begin));
}

/* How many characters have to be added, taken away or changed to make one word of another [Levenshtein]; NEAR_LENGTH_MAX for long ones. */
static u32 distance(const char *a, const char *b)
{
	u32 row[NEAR_LENGTH_MAX + 1], length = (u32)strlen(b), i, j;

	if (strlen(a) > NEAR_LENGTH_MAX || length > NEAR_LENGTH_MAX)
		return NEAR_LENGTH_MAX;
	for (j = 0; j <= length; j++)
		row[j] = j;
	for (i = 0; a[i]; i++) {
		u32 diagonal = row[0];

		row[0] = i + 1;
		for (j = 0; j < length; j++) {
			u32 changed = diagonal + (a[i] != b[j]), longer = 1 + (row[j] < row[j + 1] ? row[j] : row[j + 1]);

			diagonal = row[j + 1];
			row[j + 1] = changed < longer ? changed : longer;
		}
	}
	return row[length];
}

/* Keeps the nearest in ascending order; of those that are as near the first, and one of each name. */
static void keep_nearest(const struct il *il, struct near nearest[NEAR_MAX + 1], struct near candidate)
{
	const char *name = il_entry_name(il, il_any_kind(candidate.entity), il_any_index(candidate.entity));
	u32 i, at = NEAR_MAX;

	for (i = 0; i < NEAR_MAX && nearest[i].entity; i++)
		if (candidate.distance && !strcmp(name, il_entry_name(il, il_any_kind(nearest[i].entity), il_any_index(nearest[i].entity))))
			return;
	while (at && (!nearest[at - 1].entity || nearest[at - 1].distance > candidate.distance))
		at--;
	memmove(nearest + at + 1, nearest + at, (NEAR_MAX - at) * sizeof *nearest);
	nearest[at] = candidate;
}

/* Constructors and destructors have the names of their classes. */
static bool is_nameable(const struct il *il, enum il_kind kind, u32 index)
{
	u32 special = kind == IL_routine ? il_routine(il, index)->special_kind : sfk_none;

	switch (kind) {
	case IL_routine:
		return special != sfk_constructor && special != sfk_destructor && !(il_routine(il, index)->flags & rf_implicit) &&
		       !(il_routine(il, index)->entity & enf_instantiation);
	case IL_variable:
		return !(il_variable(il, index)->entity & (enf_instantiation | enf_local_to_function)) &&
		       !(il_variable(il, index)->flags & (vf_parameter | vf_template_parameter)) && !il_in_function(il, kind, index);
	case IL_type: return il_type(il, index)->position && !(il_type(il, index)->entity & enf_instantiation);
	case IL_namespace: return true;
	case IL_field: return !(il_field(il, index)->entity & enf_instantiation);
	default: return false;
	}
}

void il_add_near_names(const struct il *il, const char *name, struct buffer *out)
{
	static const u8 kinds[] = { IL_routine, IL_variable, IL_type, IL_namespace, IL_field };
	struct near nearest[NEAR_MAX + 1] = { 0 };
	struct buffer last = { 0 };
	u32 i, index, most;

	last_part(name, &last);
	most = ((u32)last.length + 1) / 3;
	for (i = 0; i < COUNT_OF(kinds) && last.length; i++)
		for (index = 1; index < il->table[kinds[i]].count; index++) {
			struct near candidate = { il_any_of(kinds[i], index), 0 };
			const char *own = il_entry_name(il, kinds[i], index);

			if (*own && is_nameable(il, kinds[i], index) && (candidate.distance = distance(last.text, own)) <= most)
				keep_nearest(il, nearest, candidate);
		}
	for (i = 0; i < NEAR_MAX && nearest[i].entity; i++) {
		buffer_puts(out, i ? ", " : "");
		il_add_signature(il, nearest[i].entity, out);
	}
	buffer_free(&last);
}
