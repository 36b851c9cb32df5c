/* Names, and the namespaces in which they are found. */
#include "text.h"

/* Where the name is in the table, or where it would be. */
static u32 *slot_of(const struct text *text, il_str name)
{
	u32 at = hash_mix(name) & (text->slot_count - 1);

	while (text->slot[at] && text->names.at[text->slot[at]].text != name)
		at = (at + 1) & (text->slot_count - 1);
	return &text->slot[at];
}

static void grow_table(struct text *text)
{
	u32 i;

	free(text->slot);
	text->slot_count = text->slot_count ? 2 * text->slot_count : 1024;
	text->slot = xcalloc(text->slot_count, sizeof *text->slot);
	for (i = 1; i < text->names.count; i++)
		*slot_of(text, text->names.at[i].text) = i;
}

u32 text_name(struct text *text, il_str name)
{
	u32 *slot;

	if (text->names.count >= text->slot_count / 2)
		grow_table(text);
	slot = slot_of(text, name);
	if (!*slot) {
		*slot = text->names.count;
		vec_push(&text->names, (struct name){ .text = name });
	}
	return *slot;
}

u32 text_find_name(const struct text *text, il_str name) { return name && text->slot_count ? *slot_of(text, name) : 0; }

bool text_is_namespace(const struct il *il, u32 scope)
{
	return il_scope(il, scope)->kind == sck_file || il_scope(il, scope)->kind == sck_namespace;
}

u32 text_space(const struct text *text, u32 scope)
{
	while (scope && !text_is_namespace(text->il, scope))
		scope = il_scope(text->il, scope)->parent;
	return text->space_of_scope[scope];
}

static u64 *set_of(u64 *sets, const struct text *text, u32 space) { return sets + (size_t)space * text->space_words; }
static void add_to_set(u64 *set, u32 space) { set[space / 64] |= 1ull << space % 64; }

static bool is_in_set(const u64 *set, u32 space) { return set[space / 64] >> space % 64 & 1; }

static bool sets_meet(const struct text *text, const u64 *a, const u64 *b)
{
	u64 both = 0;
	u32 i;

	for (i = 0; i < text->space_words; i++)
		both |= a[i] & b[i];
	return both;
}

/* Adds a set to another one; whether that changed it. */
static bool add_set(const struct text *text, u64 *to, const u64 *from)
{
	bool changed = false;
	u32 i;

	for (i = 0; i < text->space_words; i++) {
		changed |= from[i] & ~to[i];
		to[i] |= from[i];
	}
	return changed;
}

static void number_spaces(struct text *text)
{
	const struct il *il = text->il;
	u32 scope;

	text->space_count = 1;
	text->space_of_scope = xcalloc(il->table[IL_scope].count + 1, sizeof *text->space_of_scope);
	for (scope = 1; scope < il->table[IL_scope].count; scope++)
		if (il_scope(il, scope)->kind == sck_namespace)
			text->space_of_scope[scope] = text->space_count++;
	text->space_words = (text->space_count + 63) / 64;
	text->found_in = xcalloc((size_t)text->space_count * text->space_words, sizeof *text->found_in);
	text->enclosing = xcalloc((size_t)text->space_count * text->space_words, sizeof *text->enclosing);
	text->associated = xcalloc(text->space_words, sizeof *text->associated);
	add_to_set(text->found_in, 0);
	add_to_set(text->enclosing, 0);
}

static void name_space(struct text *text, il_str name, u32 space, u32 in)
{
	u32 number = text_name(text, name);

	vec_push(&text->names.at[number].spaces, (struct named_space){ space, in });
}

static void find_enclosing(struct text *text, u32 scope)
{
	const struct il *il = text->il;
	u32 space = text->space_of_scope[scope], around;
	il_any owner = il_scope(il, scope)->owner;

	add_to_set(set_of(text->found_in, text, space), space);
	for (around = scope; around; around = il_scope(il, around)->parent)
		add_to_set(set_of(text->enclosing, text, space), text->space_of_scope[around]);
	if (il_any_kind(owner) == IL_namespace && il_namespace_of(il, owner)->name)
		name_space(text, il_namespace_of(il, owner)->name, space, text_space(text, il_scope(il, scope)->parent));
}

static u32 space_named(const struct text *text, const struct il_using_declaration *using)
{
	return text->space_of_scope[il_namespace_of(text->il, using->target)->scope];
}

static void name_alias(struct text *text, const struct il_using_declaration *alias)
{
	bool is_lasting = alias->scope && text_is_namespace(text->il, alias->scope);

	name_space(text, alias->name, space_named(text, alias), is_lasting ? text_space(text, alias->scope) : ANY_SPACE);
}

/* What is in an inline or unnamed namespace, or in one that a using-directive nominates, is found as if it stood outside. */
static bool find_through(struct text *text)
{
	const struct il *il = text->il;
	bool changed = false;
	u32 i;

	for (i = 1; i < il->table[IL_scope].count; i++)
		if (text->space_of_scope[i] && il_scope(il, i)->flags & (scf_inline_namespace | scf_unnamed_namespace))
			changed |= add_set(text, set_of(text->found_in, text, text->space_of_scope[i]),
			                   set_of(text->found_in, text, text_space(text, il_scope(il, i)->parent)));
	for (i = 1; i < il->table[IL_using_declaration].count; i++) {
		const struct il_using_declaration *using = il_using_declaration(il, i);

		if (using->flags & uf_directive && using->scope && text_is_namespace(il, using->scope))
			changed |= add_set(text, set_of(text->found_in, text, space_named(text, using)),
			                   set_of(text->found_in, text, text_space(text, using->scope)));
	}
	return changed;
}

void text_find_spaces(struct text *text)
{
	const struct il *il = text->il;
	u32 i;

	number_spaces(text);
	for (i = 1; i < il->table[IL_scope].count; i++)
		if (text->space_of_scope[i])
			find_enclosing(text, i);
	for (i = 1; i < il->table[IL_using_declaration].count; i++)
		if (il_using_declaration(il, i)->flags & uf_namespace_alias)
			name_alias(text, il_using_declaration(il, i));
	while (find_through(text))
		;
	vec_push(&text->qualifiers,
	         (struct namespace_qualifier){ .outer = UNQUALIFIED, .spaces = xcalloc(text->space_words, sizeof(u64)) });
	add_to_set(text->qualifiers.at[0].spaces, 0);
}

/* Whether a qualified name means a namespace that is declared there [namespace.qual]; behind what is not known it can be any. */
static bool is_found_behind(const struct text *text, u32 outer, u32 in)
{
	return outer == UNQUALIFIED || outer == OF_UNKNOWN || in == ANY_SPACE ||
	       sets_meet(text, set_of(text->found_in, text, in), text->qualifiers.at[outer].spaces);
}

u32 text_qualifier(struct text *text, u32 outer, u32 name)
{
	struct name *n = &text->names.at[name];
	struct namespace_qualifier q = { .outer = outer, .name = name, .next = n->first_qualifier };
	u32 i;

	for (i = n->first_qualifier; i; i = text->qualifiers.at[i].next)
		if (text->qualifiers.at[i].outer == outer)
			return i;
	q.spaces = xcalloc(text->space_words, sizeof *q.spaces);
	for (i = 0; i < n->spaces.count; i++)
		if (is_found_behind(text, outer, n->spaces.at[i].in))
			add_to_set(q.spaces, n->spaces.at[i].space);
	n->first_qualifier = text->qualifiers.count;
	vec_push(&text->qualifiers, q);
	return n->first_qualifier;
}

bool text_associate(struct text *text, u32 space) { return add_set(text, text->associated, set_of(text->found_in, text, space)); }

bool text_is_associated(const struct text *text, const struct piece *piece)
{
	return sets_meet(text, text->associated, set_of(text->found_in, text, piece->space));
}

/* Whether a piece looks up names without a qualifier in a namespace [basic.lookup.unqual]. */
static bool looks_in(const struct text *text, const struct piece *from, const u64 *found_in)
{
	return from->flags & PIECE_LOOKS_EVERYWHERE || sets_meet(text, found_in, set_of(text->enclosing, text, from->space)) ||
	       sets_meet(text, found_in, set_of(text->enclosing, text, from->stands_in));
}

/* Whether what is found in some namespaces can be what a piece mentions with a qualifier. */
static bool is_qualified_by(const struct text *text, const struct piece *from, const struct namespace_qualifier *q, const u64 *found_in)
{
	const struct name *name = &text->names.at[q->name];
	u32 i;

	if (!sets_meet(text, found_in, q->spaces))
		return from->flags & PIECE_LOOKS_EVERYWHERE;
	if (!q->name || q->outer != UNQUALIFIED)
		return true;
	for (i = 0; i < name->spaces.count; i++) {
		const struct named_space *named = &name->spaces.at[i];

		if (is_in_set(found_in, named->space) &&
		    (named->in == ANY_SPACE || looks_in(text, from, set_of(text->found_in, text, named->in))))
			return true;
	}
	return false;
}

bool text_can_mean(const struct text *text, const struct piece *from, const struct mention *mention, const struct piece *to)
{
	const u64 *found_in = set_of(text->found_in, text, to->space);

	if (to->flags & (PIECE_BODY | PIECE_MEMBER))
		return true;
	switch ((enum manner)mention->manner) {
	case MEMBER: return false;
	case ANYWHERE: return true;
	case QUALIFIED: return is_qualified_by(text, from, &text->qualifiers.at[mention->qualifier], found_in);
	case CALLED:
	case PLAIN: break;
	}
	return looks_in(text, from, found_in);
}

void text_free_names(struct text *text)
{
	u32 i;

	for (i = 0; i < text->names.count; i++)
		vec_free(&text->names.at[i].spaces);
	for (i = 0; i < text->qualifiers.count; i++)
		free(text->qualifiers.at[i].spaces);
	vec_free(&text->names);
	vec_free(&text->qualifiers);
}
