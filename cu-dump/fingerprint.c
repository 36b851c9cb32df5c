/* Hashes of what entries own. Without recursion: expressions and statements may nest deeply. */
#include "compare.h"

#include <stdlib.h>

struct field_name {
	u8 kind;
	const char *field;
};

/* What is no part of the entry that lists it. */
static const struct field_name left_out[] = {
	{ IL_scope, "first_entry" }, /* the order of declarations */
	{ IL_statement, "first_declared" }, { IL_template, "first_specialization" },
	{ IL_template_param, "name" }, /* the names of invented ones, and the others, are good in one IL only */
	{ IL_template_arg, "identity" },    { IL_type, "index" },
};

/* What may be there as text alone. */
/* clang-format off */
static const struct field_name texts[] = {
	{ IL_full_entity_decl_info, "body" }, { IL_full_entity_decl_info, "initializer" }, { IL_parameter_extra, "default_argument" },
	{ IL_template_param, "default_argument" }, { IL_field, "initializer" }, { IL_field, "width" }, { IL_type, "range" },
	{ IL_requires_clause, "range" }, { IL_static_assert, "message" }, { IL_lambda, "body" },
	{ IL_attribute, "range" },
};
/* clang-format on */

static bool is_among(const struct field_name *names, size_t count, enum il_kind kind, const char *field)
{
	size_t i;

	for (i = 0; i < count; i++)
		if (names[i].kind == kind && !strcmp(names[i].field, field))
			return true;
	return false;
}

static enum role role_of(enum il_kind kind, const struct il_field_info *field)
{
	if (is_among(left_out, COUNT_OF(left_out), kind, field->name))
		return ROLE_NONE;
	switch (field->type) {
	case IL_FIELD_POS:
	case IL_FIELD_NEXT: return ROLE_NONE;
	case IL_FIELD_RANGE: return is_among(texts, COUNT_OF(texts), kind, field->name) ? ROLE_TEXT : ROLE_NONE;
	case IL_FIELD_STR: return ROLE_STRING;
	case IL_FIELD_REF:
	case IL_FIELD_ANY: return ROLE_REFERENCE;
	case IL_FIELD_CHILD: return ROLE_CHILDREN;
	default: return ROLE_VALUE;
	}
}

void roles_init(struct side *side)
{
	u32 kind, count, i;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const struct il_field_info *fields = il_fields((enum il_kind)kind, &count);

		for (i = 0; i < count; i++)
			side->role[kind][i] = (u8)role_of((enum il_kind)kind, &fields[i]);
	}
}

il_any referred_entry(const struct il_field_info *field, const void *record)
{
	u32 value = (u32)il_field_value(record, field);

	return field->type == IL_FIELD_ANY ? value : il_any_of((enum il_kind)field->target, value);
}

/* ---- hashes ---- */

struct frame {
	il_any entry;
	u32 field;
	u64 hash;
}; /* of the fields before this one */

static struct fingerprint *slot_of(struct side *side, il_any entry)
{
	enum il_kind kind = il_any_kind(entry);

	if (!side->fingerprint[kind])
		side->fingerprint[kind] = xcalloc(side->il->table[kind].count, sizeof *side->fingerprint[kind]);
	return &side->fingerprint[kind][il_any_index(entry)];
}

/* The text of a body that was parsed says nothing that the tree does not say, and that of a class is what its members are. */
u64 hash_of_text(const struct side *side, il_any entry, const struct il_field_info *field)
{
	const struct il *il = side->il;
	u32 index = il_any_index(entry);
	const u32 *range = il_range_of(field, il_at(il, il_any_kind(entry), index));
	bool is_body = !strcmp(field->name, "body");

	if (is_body && il_any_kind(entry) == IL_lambda && il_lambda(il, index)->body_statement)
		return 0;
	if (is_body && il_any_kind(entry) == IL_full_entity_decl_info) {
		il_any declared = il_full_entity_decl_info(il, index)->declared;

		if (il_any_kind(declared) != IL_routine || il_routine(il, il_any_index(declared))->flags & rf_body_parsed)
			return 0;
	}
	return range[1] ? text_hash(side, range[0], range[1]) : 0;
}

static u64 hash_of_string(const char *text) { return hash_bytes(text, strlen(text)); }

static u64 hash_of_field(struct side *side, il_any entry, enum role role, const struct il_field_info *field)
{
	const void *record = il_at(side->il, il_any_kind(entry), il_any_index(entry));
	il_any referred;

	switch (role) {
	case ROLE_STRING: return hash_of_string(il_text(side->il, (il_str)il_field_value(record, field)));
	case ROLE_REFERENCE: return identity_of(side, referred_entry(field, record));
	case ROLE_CHILDREN: referred = referred_entry(field, record); return referred ? slot_of(side, referred)->list : 0;
	case ROLE_TEXT: return hash_of_text(side, entry, field);
	default: return il_field_value(record, field);
	}
}

static u64 element(struct side *side, il_any entry, u64 hash)
{
	return is_item(side->il, il_any_kind(entry), il_any_index(entry)) ? identity_of(side, entry) : hash;
}

/* Goes on with an entry until another one is needed first, which it returns; 0: its fingerprint is known. */
static il_any go_on(struct side *side, struct frame *frame)
{
	enum il_kind kind = il_any_kind(frame->entry);
	const void *record = il_at(side->il, kind, il_any_index(frame->entry));
	u32 count;
	const struct il_field_info *fields = il_fields(kind, &count), *next = il_next_field(kind);
	struct fingerprint *fingerprint = slot_of(side, frame->entry);
	il_any needed;

	for (; frame->field < count; frame->field++) {
		const struct il_field_info *field = &fields[frame->field];
		enum role role = (enum role)side->role[kind][frame->field];

		if (role == ROLE_NONE)
			continue;
		needed = role == ROLE_CHILDREN ? referred_entry(field, record) : 0;
		if (needed && !slot_of(side, needed)->list)
			return needed;
		frame->hash = mix(mix(frame->hash, frame->field), hash_of_field(side, frame->entry, role, field));
	}
	needed = next ? referred_entry(next, record) : 0;
	if (needed && !slot_of(side, needed)->list)
		return needed;
	fingerprint->entry = frame->hash;
	fingerprint->list = mix(element(side, frame->entry, frame->hash), needed ? slot_of(side, needed)->list : 0) | 1;
	return 0;
}

struct fingerprint fingerprint_of(struct side *side, il_any entry)
{
	VEC(struct frame) path = { 0 };

	if (!slot_of(side, entry)->list)
		vec_push(&path, (struct frame){ entry, 0, il_any_kind(entry) });
	while (path.count) {
		il_any needed = go_on(side, &vec_last(&path));

		if (needed)
			vec_push(&path, (struct frame){ needed, 0, il_any_kind(needed) });
		else
			(void)vec_pop(&path);
	}
	vec_free(&path);
	return *slot_of(side, entry);
}

u64 element_hash(struct side *side, il_any entry) { return element(side, entry, fingerprint_of(side, entry).entry); }
