/* Comparing two ILs (reference page 36): what one has and the other has not, and what differs in what both have.
 *
 * An item is what a program declares: an entity, lambda, using-declaration, static assertion … Items of two ILs are the same by
 * their identity: a hash of their qualified name and signature. What an item owns (CHILD fields) belongs to it, up to other
 * items; a fingerprint is a hash of all that, with references by the identity of what they refer to. Where things stand does not
 * count. */
#ifndef COMPARE_H
#define COMPARE_H

#include "../lib/base/stack.h"
#include "../lib/mangle/mangle.h"
#include "dump.h"

struct fingerprint {
	u64 entry, list;
}; /* of an entry; of it and the rest of the list that it stands in; 0: not known yet */

/* One of the ILs, and what is known of its entries. */
struct side {
	const struct il *il;
	struct mangled_file symbols;
	u64 *identity[IL_KIND_COUNT]; /* 0: not known yet */
	struct fingerprint *fingerprint[IL_KIND_COUNT];
	u8 *alone[IL_KIND_COUNT];              /* items that the other IL has not */
	u8 *explained[IL_KIND_COUNT];          /* entries whose differences were said */
	u8 role[IL_KIND_COUNT][IL_FIELDS_MAX]; /* enum role */
	struct text_sum *sums;                 /* source_text.c */
	const char *stack_bound;
};

static inline u64 mix(u64 hash, u64 value)
{
	hash = (hash ^ value) * 0x9E3779B97F4A7C15ull;
	return hash ^ hash >> 29;
}

/* ---- identity.c ---- */
bool is_item(const struct il *il, enum il_kind kind, u32 index);
/* Who an entry is for those that refer to it, never 0 but for no entry. Entries that are no items are alike when they have one name. */
u64 identity_of(struct side *side, il_any entry);
/* The items that an item is part of, which say that it is there or not; 0: none. Nothing is part of a namespace. */
void containers_of(const struct il *il, il_any item, il_any containers[2]);

/* ---- fingerprint.c ---- */
/* What a field is to the comparison. */
enum role { ROLE_NONE, ROLE_VALUE, ROLE_STRING, ROLE_REFERENCE, ROLE_CHILDREN, ROLE_TEXT };
void roles_init(struct side *side);
il_any referred_entry(const struct il_field_info *field, const void *record);
struct fingerprint fingerprint_of(struct side *side, il_any entry);
u64 hash_of_text(const struct side *side, il_any entry, const struct il_field_info *field);
/* As an element of a list: an item is there for its identity alone. */
u64 element_hash(struct side *side, il_any entry);

/* ---- source_text.c ---- */
void text_sums_init(struct side *side);
/* A hash of the source's text without white space and line markers; O(log size). */
u64 text_hash(const struct side *side, u32 begin, u32 end);
/* Moves the beginnings of two ranges to shortly before the first difference. */
void skip_common_text(const struct il *a, const struct il *b, u32 range_a[2], u32 range_b[2]);
/* Adds the text on one line, in quotes, shortened. */
void add_snippet(const struct il *il, u32 begin, u32 end, struct buffer *out);

/* ---- differences.c ---- */
/* A field, or with label NULL all of an entry, that differs: both values in words, NULL where an entry is only in one list. */
struct difference {
	il_any a, b; /* entries that have the field */
	const char *label;
	char *before, *after; /* owned */
};
enum change_kind { CHANGE_REMOVED, CHANGE_ADDED, CHANGE_CHANGED };
struct change {
	enum change_kind kind;
	il_any a, b;  /* the item; both 0: the header */
	u32 position; /* in its IL */
	VEC(struct difference) differences;
	bool more; /* there are too many to say all */
};
void find_differences(struct side *a, struct side *b, struct change *change);
void find_header_differences(const struct il *a, const struct il *b, struct change *change);
void change_free(struct change *change);

/* ---- change_text.c, change_json.c ---- */
/* What a person calls an entry, with its kind: statement "return x;", type "int *", routine "n::f(int)". */
void add_entry_words(const struct il *il, il_any entry, struct buffer *out);
/* An item's name alone: qualified, functions with their parameters. */
void add_item_name(const struct il *il, il_any item, struct buffer *out);
void change_as_text(const struct il *a, const struct il *b, const struct change *change, struct output *output);
void change_as_json(const struct il *a, const struct il *b, const struct change *change, struct output *output);

#endif
