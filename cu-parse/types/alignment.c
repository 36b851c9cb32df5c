/* What attributes and pragmas say about alignment: aligned, alignas, vector_size, #pragma pack. */
#include "../../lib/il/modes.h"
#include "../constants/constant.h"
#include "layout.h"
#include "placeholder.h"
#include "../typing/typing.h"

#include <ctype.h>
#include <stdlib.h>

enum { MAX_ALIGNMENT = 1 << 28, BIGGEST_ALIGNMENT = 16 }; /* what g++ takes; aligned without a number on x86-64 */

bool has_attribute(const struct parser *p, u32 first, const char *name) { return il_attribute_named(p->il, first, name); }

static bool is_power_of_two(u128 value) { return value && !(value & (value - 1)); }

/* The value of an attribute's only argument; absent: what counts without one. False: not known. */
static bool argument_value(struct parser *p, const struct il_attribute *attribute, u32 scope, u64 absent, u64 *value)
{
	const struct il_attribute_argument *argument = il_attribute_argument(p->il, attribute->first_argument);
	struct constant constant;

	*value = absent;
	if (!attribute->first_argument)
		return true;
	constant = constant_of_text(p, scope, argument->range_begin, argument->range_end);
	*value = (u64)constant.bits;
	return constant.known && !argument->next && constant.bits <= MAX_ALIGNMENT;
}

/* For types g++ and EDG take the last one that is given, for objects the strictest; 0 is none [dcl.align]. */
static void take_last(u128 value, u128 *alignment) { *alignment = value ? value : *alignment; }
static void take_strictest(u128 value, u128 *alignment) { *alignment = value > *alignment ? value : *alignment; }

static bool take_alignas(struct parser *p, const struct il_attribute *attribute, u32 scope, bool of_type, u128 *alignment)
{
	const struct il_attribute_argument argument = *il_attribute_argument(p->il, attribute->first_argument);

	return attribute->first_argument && !argument.next &&
	       alignment_of_text(p, scope, argument.range_begin, argument.range_end, of_type ? take_last : take_strictest, alignment);
}

bool requested_alignment(struct parser *p, u32 first, u32 scope, u32 begin, u32 end, bool of_type, u32 *alignment)
{
	u128 requested = *alignment;
	u64 value;

	for (; first; first = il_attribute(p->il, first)->next) {
		struct il_attribute attribute = *il_attribute(p->il, first);

		if (attribute.range_begin < begin || attribute.range_begin >= end)
			continue;
		if (attribute.family == atf_alignas) {
			if (!take_alignas(p, &attribute, scope, of_type, &requested))
				return false;
		} else if (!strcmp(il_text(p->il, attribute.name), "aligned")) {
			if (!argument_value(p, &attribute, scope, BIGGEST_ALIGNMENT, &value))
				return false;
			(of_type ? take_last : take_strictest)(value, &requested);
		}
		if (requested > MAX_ALIGNMENT || (requested && !is_power_of_two(requested)))
			return false;
	}
	*alignment = (u32)requested;
	return true;
}

/* ---- typedefs [GNU: Type Attributes, Vector Extensions] ---- */

bool typedef_changes_type(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);
	bool is_vector = has_attribute(p, record->first_attribute, "vector_size") &&
	                 il_type(p->il, type_strip(p, record->type, NULL))->kind != tk_vector;

	return is_vector || il_has_unknown_mode(p->il, record->first_attribute);
}

/* The last vector_size attribute of a list; 0: there is none. */
static u32 vector_attribute(const struct parser *p, u32 first)
{
	u32 found = 0;

	for (; first; first = il_attribute(p->il, first)->next)
		if (!strcmp(il_text(p->il, il_attribute(p->il, first)->name), "vector_size") ||
		    !strcmp(il_text(p->il, il_attribute(p->il, first)->name), "__vector_size__"))
			found = first;
	return found;
}

/* Of an array it is the elements that become vectors. */
static u32 type_with_vector_size(struct parser *p, u32 type, u32 first, u32 scope)
{
	u32 attribute = vector_attribute(p, first), cv = 0, bare = attribute ? type_strip(p, type, &cv) : 0;
	struct il_type element = *il_type(p->il, bare);
	struct array_bound bound = bound_of(&element);
	struct layout layout;
	u64 size;

	if (attribute && element.kind == tk_array && !stack_is_low(p->stack_bound))
		return type_array(p, type_with_vector_size(p, element.type, first, scope), &bound);
	if (!attribute || (element.kind != tk_integer && element.kind != tk_float) || element.int_kind == ik_enum ||
	    element.int_kind == ik_bool || !layout_of(p, type, &layout))
		return type;
	if (!argument_value(p, il_attribute(p->il, attribute), scope, 0, &size) || !is_power_of_two(size) || size < layout.size)
		return type;
	return type_qualified(p, type_vector(p, bare, size / layout.size), cv);
}

/* A type of another size; what has no such mode is not known. */
static u32 type_of_mode(struct parser *p, u32 type, const struct il_mode *mode)
{
	u32 cv = 0;
	const struct il_type *bare = il_type(p->il, type_strip(p, type, &cv));

	if (bare->kind != mode->kind || bare->int_kind == ik_enum || bare->int_kind == ik_bool)
		return p->error_type;
	return type_qualified(p, p->builtin[kind_is_signed(bare->int_kind) ? mode->of_signed : mode->of_unsigned], cv);
}

u32 attributed_type(struct parser *p, u32 type, u32 first, u32 scope)
{
	const struct il_mode *mode = first ? il_mode_of(p->il, first) : NULL;

	return first ? type_with_vector_size(p, mode ? type_of_mode(p, type, mode) : type, first, scope) : type;
}

static bool vector_layout(struct parser *p, u32 first, u32 scope, struct layout *layout)
{
	u64 size;

	if (!argument_value(p, il_attribute_named(p->il, first, "vector_size"), scope, 0, &size) || !is_power_of_two(size) ||
	    size < layout->size)
		return false;
	layout->size = size;
	layout->alignment = (u32)size;
	return true;
}

enum layout_cause apply_typedef_attributes(struct parser *p, u32 index, struct layout *layout)
{
	struct il_type type = *il_type(p->il, index);
	const struct il_type *aliased = il_type(p->il, type_strip(p, type.type, NULL));
	u32 alignment = 0;

	if (il_has_unknown_mode(p->il, type.first_attribute))
		return LAYOUT_TYPE;
	if (aliased->kind != tk_vector && has_attribute(p, type.first_attribute, "vector_size") &&
	    ((aliased->kind != tk_integer && aliased->kind != tk_float) ||
	     !vector_layout(p, type.first_attribute, type.parent_scope, layout)))
		return LAYOUT_TYPE;
	if (!requested_alignment(p, type.first_attribute, type.parent_scope, 0, UINT32_MAX, true, &alignment))
		return LAYOUT_ALIGNMENT;
	layout->alignment = alignment ? alignment : layout->alignment;
	return LAYOUT_KNOWN;
}

/* ---- #pragma pack ---- */

struct pack_reader {
	const char *at, *end;
	u32 value, depth;
	struct {
		u32 value;
		char name[64];
	} stack[256];
};

static void skip_blanks(struct pack_reader *r)
{
	while (r->at < r->end && (isspace((unsigned char)*r->at) || *r->at == ','))
		r->at++;
}

/* A word or number, copied to word[0..64). */
static bool read_word(struct pack_reader *r, char *word)
{
	u32 length = 0;

	skip_blanks(r);
	while (r->at < r->end && (isalnum((unsigned char)*r->at) || *r->at == '_')) {
		if (length < 63)
			word[length++] = *r->at;
		r->at++;
	}
	word[length] = 0;
	return length;
}

static void pop(struct pack_reader *r, const char *name)
{
	u32 depth = r->depth;

	while (depth && *name && strcmp(r->stack[depth - 1].name, name))
		depth--;
	if (!depth)
		return; /* no such push: g++ warns */
	r->depth = depth - 1;
	r->value = r->stack[r->depth].value;
}

/* push or pop, then a name, then a number: the last two may be missing. */
static void push_or_pop(struct pack_reader *r, bool is_push)
{
	char word[64], name[64] = "";
	bool more = read_word(r, word);

	if (more && !isdigit((unsigned char)*word)) {
		memcpy(name, word, sizeof name);
		more = read_word(r, word);
	}
	if (!is_push) {
		pop(r, name);
	} else if (r->depth < COUNT_OF(r->stack)) {
		r->stack[r->depth].value = r->value;
		memcpy(r->stack[r->depth++].name, name, sizeof name);
	}
	if (more)
		r->value = (u32)strtoul(word, NULL, 0);
}

/* Applies one pragma's text; false when it is no #pragma pack. */
static bool apply_pack(struct pack_reader *r)
{
	const char *pack = memmem(r->at, (size_t)(r->end - r->at), "pack", 4);
	char word[64];

	if (!pack)
		return false;
	if (*r->at != '_') { /* # pragma pack; not #pragma GCC diagnostic ignored "-Wpacked" */
		const char *before = pack;

		while (before > r->at && isspace((unsigned char)before[-1]))
			before--;
		if (before - r->at < 6 || strncmp(before - 6, "pragma", 6))
			return false;
	}
	r->at = pack + 4;
	skip_blanks(r);
	if (r->at == r->end || *r->at++ != '(')
		return false;
	if (!read_word(r, word))
		r->value = 0;
	else if (!strcmp(word, "push") || !strcmp(word, "pop"))
		push_or_pop(r, !strcmp(word, "push"));
	else
		r->value = (u32)strtoul(word, NULL, 0);
	return true;
}

static void read_packs(struct parser *p)
{
	struct layouts *l = layouts(p);
	struct pack_reader r = { .value = 0 };
	u32 i;

	l->packs_known = true;
	for (i = 0; i < p->lexed.pragmas.count; i++) {
		r.at = p->il->source + p->lexed.pragmas.at[i].begin;
		r.end = p->il->source + p->lexed.pragmas.at[i].end;
		if (apply_pack(&r))
			vec_push(&l->packs, (struct pack_change){ p->lexed.pragmas.at[i].begin, r.value });
	}
}

u32 pack_at(struct parser *p, u32 position)
{
	struct layouts *l = layouts(p);
	u32 low = 0, high;

	if (!l->packs_known)
		read_packs(p);
	for (high = l->packs.count; low < high;) {
		u32 middle = low + (high - low) / 2;

		if (l->packs.at[middle].position < position)
			low = middle + 1;
		else
			high = middle;
	}
	return low ? l->packs.at[low - 1].value : 0;
}

/* ---- variables ---- */

bool alignment_of_variable(struct parser *p, u32 variable, u32 *alignment)
{
	u32 type = type_of_variable(p, variable), requested = 0;
	struct il_variable record = *il_variable(p->il, variable);
	struct layout layout;

	if (!type || !layout_of(p, type_without_reference(p, type), &layout))
		return false;
	if (!is_reference_type(p, type) &&
	    !requested_alignment(p, record.first_attribute, record.parent_scope, 0, UINT32_MAX, false, &requested))
		return false;
	*alignment = requested ? requested : layout.alignment; /* be it less */
	return true;
}
