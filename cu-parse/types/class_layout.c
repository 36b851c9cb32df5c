/* Class layout (Itanium C++ ABI 2.4), as g++ 12 does it for x86-64. The words are those of the ABI: dsize and nvsize are sizes without
 * tail padding, and without virtual bases. */
#include "../templates/instantiate.h"
#include "../constants/constant.h"
#include "layout.h"
#include "../typing/closure_members.h"
#include "../typing/typing_rules.h"
#include "special_members.h"

enum { BYTE = 8, POINTER = 8, MAX_SUBOBJECTS = 10000 };
#define MAX_BITS ((u64)1 << 60)

/* A class that is being laid out. */
struct builder {
	struct parser *p;
	struct class_layout *l;
	u32 type, info;
	u64 bits;            /* dsize so far; of unions: the largest member */
	u64 extent;          /* end of the empty subobjects, in bytes */
	u64 end;             /* end of the subobjects as g++ counts it for overlap_size: of bit-fields from the byte they begin in */
	u32 alignment, pack; /* so far, in bytes; what #pragma pack allows, or 0 */
	bool is_union, is_packed;
};

static u64 round_up(u64 value, u64 to) { return (value + to - 1) / to * to; }
static u64 bytes_of(u64 bits) { return round_up(bits, BYTE) / BYTE; }
static u32 capped(const struct builder *b, u32 alignment) { return b->pack && b->pack < alignment ? b->pack : alignment; }

static void align_class(struct builder *b, u32 alignment)
{
	if (alignment > b->alignment)
		b->alignment = alignment;
}

static void end_at(struct builder *b, u64 end)
{
	if (end > b->end)
		b->end = end;
}

static bool is_class(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	return (record->kind == tk_class || record->kind == tk_struct || record->kind == tk_union) &&
	       record->int_kind != ik_builtin_va_list;
}

/* ---- empty classes at their places: two of one type have two addresses ---- */

static void record_empty(struct builder *b, u32 type, u64 offset) { vec_push(&b->l->empties, (struct placed){ type, offset }); }

/* Those of an object of the class at offset, up to limit: what comes later is either put behind the object, or is empty and then put
 * at the beginning, where it does not reach further than the largest empty class. */
static void record_empties(struct builder *b, u32 type, const struct class_layout *l, u64 offset, bool is_member, u64 limit)
{
	u32 count = is_member ? l->empties.count : l->nv_empties, i;

	if (l->is_empty && offset <= limit)
		record_empty(b, type, offset);
	for (i = 0; i < count; i++)
		if (offset + l->empties.at[i].offset <= limit)
			record_empty(b, l->empties.at[i].type, offset + l->empties.at[i].offset);
}

static bool is_occupied(const struct builder *b, u32 type, u64 offset)
{
	u32 i;

	for (i = 0; i < b->l->empties.count; i++)
		if (b->l->empties.at[i].type == type && b->l->empties.at[i].offset == offset)
			return true;
	return false;
}

static bool conflicts(const struct builder *b, u32 type, const struct class_layout *l, u64 offset, bool is_member)
{
	u32 count = is_member ? l->empties.count : l->nv_empties, i;

	if (l->is_empty && is_occupied(b, type, offset))
		return true;
	for (i = 0; i < count; i++)
		if (is_occupied(b, l->empties.at[i].type, offset + l->empties.at[i].offset))
			return true;
	return false;
}

/* The same of count objects in a row. */
static bool elements_conflict(const struct builder *b, u32 type, const struct class_layout *l, u64 offset, u64 count, bool is_member)
{
	u64 furthest = 0, i;

	for (i = 0; i < b->l->empties.count; i++)
		furthest = b->l->empties.at[i].offset > furthest ? b->l->empties.at[i].offset : furthest;
	for (i = 0; i < count && (!i || (l->size && offset + i * l->size <= furthest)); i++)
		if (conflicts(b, type, l, offset + i * l->size, is_member))
			return true;
	return false;
}

/* Whether all its empty parts are at its beginning. */
static bool has_empties_in_front(const struct class_layout *l)
{
	u32 i;

	for (i = 0; i < l->nv_empties; i++)
		if (l->empties.at[i].offset)
			return false;
	return true;
}

/* An empty base or [[no_unique_address]] member: at the beginning when nothing of its type is there, else behind everything. What alignment
 * is asked for is only the class's. */
static u64 place_empty(struct builder *b, u32 type, const struct class_layout *l, u32 alignment, bool is_member)
{
	u64 offset = 0;

	if (!b->is_union && conflicts(b, type, l, 0, is_member)) {
		offset = round_up(b->bits / BYTE, l->alignment); /* also in the byte of a bit-field */
		while (conflicts(b, type, l, offset, is_member))
			offset += l->alignment;
	}
	b->l->is_nearly_empty &= is_member || (!offset && has_empties_in_front(l));
	record_empties(b, type, l, offset, is_member, UINT64_MAX);
	align_class(b, alignment);
	if (offset + l->size > b->extent)
		b->extent = offset + l->size;
	return offset;
}

/* Anything else of class type, or an array of count of them; size is what it takes here. */
static u64 place_object(struct builder *b, u32 type, const struct class_layout *l, u64 count, u64 size, u32 alignment, bool is_member)
{
	u64 from = b->is_union ? 0 : bytes_of(b->bits), offset = round_up(from, alignment);

	while (!b->is_union && elements_conflict(b, type, l, offset, count, is_member)) {
		from += is_member ? l->alignment : l->nv_alignment;
		offset = round_up(from, alignment);
	}
	record_empties(b, type, l, offset, is_member, layouts(b->p)->biggest_empty);
	align_class(b, alignment);
	end_at(b, offset + size);
	if ((offset + size) * BYTE > b->bits)
		b->bits = (offset + size) * BYTE;
	return offset;
}

/* ---- bases ---- */

static u64 place_base(struct builder *b, u32 type)
{
	const struct class_layout *l = class_layout_of(b->p, type);

	if (l->is_empty)
		return place_empty(b, type, l, l->nv_alignment, false);
	return place_object(b, type, l, 1, l->nv_size, capped(b, l->nv_alignment), false);
}

static u32 find_placed(const struct placed *at, u32 count, u32 type)
{
	u32 i;

	for (i = 0; i < count; i++)
		if (at[i].type == type)
			break;
	return i;
}

static void add_virtual_base(struct class_layout *l, u32 type)
{
	if (find_placed(l->virtual_bases.at, l->virtual_bases.count, type) == l->virtual_bases.count)
		vec_push(&l->virtual_bases, (struct placed){ type, 0 });
}

/* The class of a base, laid out. */
static enum layout_cause base_layout(struct parser *p, u32 base, u32 *type)
{
	const struct il_base_class *record = il_base_class(p->il, base);
	struct layout ignored;
	enum layout_cause cause;

	if (record->flags & bcf_pack)
		return LAYOUT_DEPENDENT;
	cause = layout_with_cause(p, record->type, &ignored);
	*type = cause ? 0 : value_type(p, record->type);
	return cause ? cause : *type && is_class(p, *type) ? LAYOUT_KNOWN : LAYOUT_TYPE;
}

/* What bases make of the class, and the lists of them, not yet placed. */
static enum layout_cause take_bases(struct builder *b)
{
	struct parser *p = b->p;
	u32 base, type, nearly_empty = 0, i;
	enum layout_cause cause;

	for (base = il_class_info(p->il, b->info)->first_base; base; base = il_base_class(p->il, base)->next) {
		const struct class_layout *l;
		bool is_virtual = il_base_class(p->il, base)->flags & bcf_virtual;

		if ((cause = base_layout(p, base, &type)))
			return cause;
		l = class_layout_of(p, type);
		b->l->is_pod = false;
		b->l->has_vptr |= l->has_vptr || is_virtual;
		b->l->is_empty &= l->is_empty && !is_virtual;
		if (is_virtual) {
			add_virtual_base(b->l, type);
		} else {
			vec_push(&b->l->bases, (struct placed){ type, 0 });
			nearly_empty += l->is_nearly_empty;
			b->l->is_nearly_empty &= l->is_empty || (l->is_nearly_empty && nearly_empty < 2);
		}
		for (i = 0; i < l->virtual_bases.count; i++)
			add_virtual_base(b->l, l->virtual_bases.at[i].type);
	}
	b->l->is_empty &= !b->l->has_vptr;
	return LAYOUT_KNOWN;
}

/* ---- primary bases (2.4 II.1) ---- */

/* Where the first subobject is whose primary base a virtual base is: in a direct base that is not virtual, or in a virtual base. */
struct claim {
	bool claimed, in_virtual;
	u32 base;
	u64 offset;
};

struct claims {
	struct builder *b;
	struct claim *of; /* by virtual base */
	bool *visited;
	u32 subobjects;
};

static void claim_from(struct claims *c, u32 type, bool in_virtual, u32 base, u64 offset);

static void claim_from_virtual(struct claims *c, u32 type)
{
	const struct class_layout *l = c->b->l;
	u32 index = find_placed(l->virtual_bases.at, l->virtual_bases.count, type);

	if (index == l->virtual_bases.count || c->visited[index])
		return;
	c->visited[index] = true;
	claim_from(c, type, true, index, 0);
}

/* The subobject, then those in it, in inheritance graph order. */
static void claim_from(struct claims *c, u32 type, bool in_virtual, u32 base, u64 offset)
{
	struct parser *p = c->b->p;
	const struct class_layout *all = c->b->l, *l = class_layout_of(p, type);
	u32 index = find_placed(all->virtual_bases.at, all->virtual_bases.count, l->primary), direct, number = 0, part;

	if (c->subobjects++ == MAX_SUBOBJECTS)
		return;
	if (l->primary && l->primary_is_virtual && index < all->virtual_bases.count && !c->of[index].claimed)
		c->of[index] = (struct claim){ true, in_virtual, base, offset };
	part = il_class_info(p->il, il_type(p->il, type)->class_info)->first_base;
	for (; part; part = il_base_class(p->il, part)->next) {
		direct = value_type(p, il_base_class(p->il, part)->type);
		if (il_base_class(p->il, part)->flags & bcf_virtual)
			claim_from_virtual(c, direct);
		else
			claim_from(c, direct, in_virtual, base, offset + l->bases.at[number++].offset);
	}
}

static void find_claims(struct claims *c)
{
	struct parser *p = c->b->p;
	u32 part = il_class_info(p->il, c->b->info)->first_base, number = 0, direct;

	for (; part; part = il_base_class(p->il, part)->next) {
		direct = value_type(p, il_base_class(p->il, part)->type);
		if (il_base_class(p->il, part)->flags & bcf_virtual)
			claim_from_virtual(c, direct);
		else
			claim_from(c, direct, false, number++, 0);
	}
}

/* The first base with a vptr that is not virtual, or a nearly empty virtual one, best one that is nobody else's primary base. */
static void choose_primary(struct builder *b, const struct claims *c)
{
	struct class_layout *l = b->l;
	u32 i, candidate = 0;

	for (i = 0; i < l->bases.count; i++) {
		if (class_layout_of(b->p, l->bases.at[i].type)->has_vptr) {
			l->primary = l->bases.at[i].type;
			return;
		}
	}
	for (i = 0; i < l->virtual_bases.count; i++) {
		if (!class_layout_of(b->p, l->virtual_bases.at[i].type)->is_nearly_empty)
			continue;
		candidate = candidate ? candidate : l->virtual_bases.at[i].type;
		if (!c->of[i].claimed) {
			candidate = l->virtual_bases.at[i].type;
			break;
		}
	}
	l->primary = candidate;
	l->primary_is_virtual = candidate;
}

/* ---- bases that are not virtual ---- */

static void place_nonvirtual_bases(struct builder *b, struct claims *c)
{
	struct class_layout *l = b->l;
	u32 primary = l->bases.count, i;

	if (l->primary && l->primary_is_virtual) {
		i = find_placed(l->virtual_bases.at, l->virtual_bases.count, l->primary);
		l->virtual_bases.at[i].offset = place_base(b, l->primary);
		c->of[i].claimed = true;
		c->of[i].base = UINT32_MAX; /* its place is known */
	} else if (l->primary) {
		primary = find_placed(l->bases.at, l->bases.count, l->primary);
		l->bases.at[primary].offset = place_base(b, l->primary);
	} else if (l->has_vptr) {
		b->bits = POINTER * BYTE;
		end_at(b, POINTER);
		align_class(b, l->is_packed ? 1 : capped(b, POINTER));
	}
	for (i = 0; i < l->bases.count; i++)
		if (i != primary)
			l->bases.at[i].offset = place_base(b, l->bases.at[i].type);
}

/* ---- members ---- */

/* What a member's declaration says. */
struct member {
	struct layout layout;     /* of its type */
	u32 class;                /* its type, or that of its elements, when that is a class */
	u64 count;                /* of elements of it */
	u32 requested;            /* alignment by attributes, or 0 */
	bool is_packed, overlaps; /* packed; [[no_unique_address]] */
};

static bool is_pod_member(struct builder *b, const struct member *m) { return !m->class || class_layout_of(b->p, m->class)->is_pod; }

/* A packed class packs no members of unpacked classes that are no PODs. */
static bool may_be_packed(struct builder *b, const struct member *m)
{
	return is_pod_member(b, m) || class_layout_of(b->p, m->class)->is_packed;
}

/* Whether a type has its alignment only in instances: what depends on parameters and is neither an indirection nor an enumeration. */
static bool is_laid_out_in_instances(const struct parser *p, u32 type)
{
	while (il_type(p->il, type = type_strip(p, type, NULL))->kind == tk_array && !type_is_dependent(p, type))
		type = il_type(p->il, type)->type;
	switch (il_type(p->il, type)->kind) {
	case tk_pointer:
	case tk_ptr_to_member: return false;
	default: return type_is_dependent(p, type) || (is_class(p, type) && is_pattern_scope(p, il_type(p->il, type)->parent_scope));
	}
}

/* Whether a member has the attribute packed; g++ forgets that where it does not know the type's alignment in the template. */
static bool is_packed_member(struct parser *p, u32 index)
{
	const struct il_field *field = il_field(p->il, index);
	u32 pattern;

	if (!has_attribute(p, field->first_attribute, "packed"))
		return false;
	pattern = pattern_of_field(p, index);
	return !pattern || field->is_bit_field || !is_laid_out_in_instances(p, il_field(p->il, pattern)->type);
}

static enum layout_cause take_member(struct builder *b, u32 index, struct member *m)
{
	struct parser *p = b->p;
	struct il_field field = *il_field(p->il, index);
	enum layout_cause cause = layout_with_cause(p, field.type, &m->layout);
	u32 type = type_strip(p, field.type, NULL);

	if (cause)
		return cause;
	while (il_type(p->il, type)->kind == tk_array)
		type = type_strip(p, il_type(p->il, type)->type, NULL);
	if (is_class(p, type)) {
		m->class = type;
		m->count = class_layout_of(p, type)->size ? m->layout.size / class_layout_of(p, type)->size : 0;
	}
	if (attributes_change_type(p, field.first_attribute) && il_type(p->il, type_strip(p, field.type, NULL))->kind != tk_vector)
		return LAYOUT_TYPE;
	m->is_packed = (b->is_packed && may_be_packed(b, m)) || is_packed_member(p, index);
	m->overlaps = m->class && m->count == 1 && il_type(p->il, type_strip(p, field.type, NULL))->kind != tk_array &&
	              has_attribute(p, field.first_attribute, "no_unique_address");
	return requested_alignment(p, field.first_attribute, field.parent_scope, 0, UINT32_MAX, false, &m->requested) ? LAYOUT_KNOWN :
	                                                                                                                LAYOUT_ALIGNMENT;
}

static u32 member_alignment(struct builder *b, const struct member *m)
{
	u32 alignment = m->layout.alignment > m->requested ? m->layout.alignment : m->requested;

	if (m->is_packed && alignment > 1)
		alignment = m->requested ? m->requested : 1;
	return capped(b, alignment);
}

/* The elements of a member that is an array of classes, each with its empty parts. */
static void record_elements(struct builder *b, const struct member *m, const struct class_layout *l, u64 offset)
{
	u64 i;

	for (i = 1; i < m->count && offset + i * l->size <= layouts(b->p)->biggest_empty; i++)
		record_empties(b, m->class, l, offset + i * l->size, true, layouts(b->p)->biggest_empty);
}

static u64 place_member(struct builder *b, const struct member *m)
{
	u32 alignment = member_alignment(b, m);
	const struct class_layout *l = m->class ? class_layout_of(b->p, m->class) : NULL;
	u64 offset = b->is_union ? 0 : round_up(bytes_of(b->bits), alignment);

	if (l && m->overlaps && l->is_empty)
		return place_empty(b, m->class, l, m->requested ? m->requested : l->alignment, true);
	if (l) {
		offset = place_object(b, m->class, l, m->count, m->overlaps ? l->overlap_size : m->layout.size, alignment, true);
		record_elements(b, m, l, offset);
		return offset;
	}
	align_class(b, alignment);
	end_at(b, offset + m->layout.size);
	if ((offset + m->layout.size) * BYTE > b->bits)
		b->bits = (offset + m->layout.size) * BYTE;
	return offset;
}

/* ---- bit-fields ---- */

static enum layout_cause width_of(struct parser *p, u32 index, u64 *width)
{
	struct il_field *field = il_field(p->il, index);
	struct constant value = constant_of_text(p, field->parent_scope, field->width_begin, field->width_end);

	if (!value.known || value.bits > UINT32_MAX)
		return LAYOUT_WIDTH;
	*width = (u64)value.bits;
	il_field(p->il, index)->bit_size = (u32)value.bits;
	return LAYOUT_KNOWN;
}

static void end_bit_field(struct builder *b, u64 offset, u64 width) { end_at(b, offset / BYTE + bytes_of(width)); }

/* A bit-field that is wider than its type has the alignment and bits of the widest integer that fits; the rest is padding. */
static u64 place_wide_bit_field(struct builder *b, const struct member *m, u64 width)
{
	u64 part = 128, offset;
	u32 alignment;

	while (part > width)
		part /= 2;
	alignment = capped(b, (u32)(part / BYTE));
	offset = b->is_union ? 0 : round_up(b->bits, m->is_packed ? BYTE : (u64)alignment * BYTE);
	align_class(b, m->is_packed ? 1 : alignment);
	align_class(b, b->pack ? capped(b, m->layout.alignment) : m->is_packed ? 1 : m->layout.alignment);
	end_bit_field(b, offset, part);
	if (offset + width > b->bits)
		b->bits = offset + width;
	return offset;
}

/* Whether bits from offset on would lie in more units of the type's alignment than the type itself does. */
static bool spans_too_much(u64 offset, u64 width, u64 alignment, u64 size)
{
	return (offset % alignment + width + alignment - 1) / alignment > size / alignment;
}

/* Its offset in bits. */
static u64 place_bit_field(struct builder *b, const struct member *m, u64 width, bool is_named)
{
	u64 unit = (u64)m->layout.alignment * BYTE, size = m->layout.size * BYTE, offset = b->is_union ? 0 : b->bits;

	if (width > size)
		return place_wide_bit_field(b, m, width);
	if (m->requested)
		offset = round_up(offset, (u64)capped(b, m->requested) * BYTE);
	if (!width)
		offset = round_up(offset, unit);
	else if (!m->is_packed && !b->pack && spans_too_much(offset, width, unit, size))
		offset = round_up(offset, unit);
	end_bit_field(b, offset, width);
	if (is_named) {
		align_class(b, capped(b, m->requested));
		align_class(b, b->pack ? capped(b, m->layout.alignment) : m->is_packed ? 1 : m->layout.alignment);
	}
	if (offset + width > b->bits)
		b->bits = offset + width;
	return offset;
}

static enum layout_cause place_field(struct builder *b, u32 index)
{
	struct parser *p = b->p;
	struct member m = { .requested = 0 };
	enum layout_cause cause = take_member(b, index, &m);
	bool is_bit_field = il_field(p->il, index)->is_bit_field;
	u64 width = 0, offset;

	if (!cause && is_bit_field)
		cause = width_of(p, index, &width);
	if (cause)
		return cause;
	offset = is_bit_field ? place_bit_field(b, &m, width, il_field(p->il, index)->name) : place_member(b, &m) * BYTE;
	il_field(p->il, index)->offset = offset;
	if (is_bit_field ? width != 0 : !(m.overlaps && class_layout_of(p, m.class)->is_empty))
		b->l->is_empty = b->l->is_nearly_empty = false;
	if (!is_pod_member(b, &m) || is_reference_type(p, il_field(p->il, index)->type))
		b->l->is_pod = false;
	return b->bits >= MAX_BITS || b->extent >= MAX_BITS ? LAYOUT_TOO_LARGE : LAYOUT_KNOWN;
}

/* ---- closures [expr.prim.lambda.capture]/10 ---- */

/* Whether the name of a variable may just mean its value, or what a reference refers to: no parameter's does, nor that of an object of a
 * class which is merely const [expr.const]/4. */
static bool may_be_constant(struct parser *p, u32 variable)
{
	u32 cv = 0, type = type_strip(p, type_of_variable(p, variable), &cv);

	if (il_variable(p->il, variable)->flags & (vf_parameter | vf_constexpr))
		return il_variable(p->il, variable)->flags & vf_constexpr;
	return (cv & tyf_const && !is_class_type(p, type)) || is_reference_type(p, type_of_variable(p, variable));
}

/* Whether what a lambda captures is certain: not where the name of a variable may be a constant, or be discarded in an instance: g++ captures
 * there what the template mentions, the tool what the instance does. */
static bool is_certain_capture(struct parser *p, const struct il_lambda *lambda, const struct il_lambda_capture *capture)
{
	u32 variable = il_any_kind(capture->captured) == IL_variable ? il_any_index(capture->captured) : 0;

	if (capture->flags & cpf_pack || (lambda->flags & lf_generic && lambda->flags & (lf_default_copy | lf_default_reference)))
		return false;
	if (!(capture->flags & cpf_implicit) || !variable)
		return true;
	return !(lambda->flags & lf_instantiated && lambda->flags & lf_constexpr_if) && !may_be_constant(p, variable);
}

static void place_captured_member(struct builder *b, u64 size, u32 alignment)
{
	align_class(b, alignment);
	b->bits = round_up(b->bits, (u64)alignment * BYTE) + size * BYTE;
	b->l->is_empty = b->l->is_nearly_empty = b->l->is_pod = false;
}

bool has_wrapper_pointer(const struct parser *p, u32 closure)
{
	u32 lambda = il_class_info(p->il, il_type(p->il, closure)->class_info)->lambda;

	return il_lambda(p->il, lambda)->wrapper == lwk_host_device && captures(p, closure);
}

/* The members have no order that is specified: g++ and the front end place them in that of the captures, explicit ones first, the others as
 * they are mentioned. */
static enum layout_cause place_captured(struct builder *b, u32 index)
{
	struct parser *p = b->p;
	struct il_lambda lambda = *il_lambda(p->il, index);
	u32 capture = lambda.first_capture;

	for (; capture; capture = il_lambda_capture(p->il, capture)->next) {
		struct il_lambda_capture record = *il_lambda_capture(p->il, capture);
		bool by_copy = record.kind == cptk_copy || record.kind == cptk_init || record.kind == cptk_star_this;
		u32 type = by_copy ? captured_type(p, index, capture) : type_pointer(p, pk_pointer, p->void_type);
		struct layout layout;

		if (!type || !is_certain_capture(p, &lambda, &record) || !layout_of(p, type, &layout))
			return LAYOUT_CLOSURE;
		place_captured_member(b, layout.size, layout.alignment);
		if (b->bits >= MAX_BITS)
			return LAYOUT_TOO_LARGE;
	}
	if (has_wrapper_pointer(p, b->type))
		place_captured_member(b, POINTER, POINTER);
	return LAYOUT_KNOWN;
}

static enum layout_cause place_fields(struct builder *b)
{
	u32 field = il_class_info(b->p->il, b->info)->first_field;
	u32 lambda = il_class_info(b->p->il, b->info)->lambda;
	enum layout_cause cause = lambda ? place_captured(b, lambda) : LAYOUT_KNOWN;

	for (; field && !cause; field = il_field(b->p->il, field)->next)
		cause = place_field(b, field);
	return cause;
}

/* ---- what the class's own declarations make of it ---- */

/* operator= for an object of the class itself. */
static bool is_copy_assignment(struct builder *b, const struct il_routine *routine)
{
	struct parser *p = b->p;
	u32 param;
	const struct il_type *type;

	if (strcmp(il_text(p->il, routine->name), "operator=") || routine->entity & enf_is_template)
		return false;
	param = il_type(p->il, type_strip(p, routine->type, NULL))->first_param;
	type = il_type(p->il, type_strip(p, il_param_type(p->il, param)->type, NULL));
	if (type->kind == tk_pointer && type->pointer_kind == pk_rvalue_reference)
		return false;
	return param && value_type(p, il_param_type(p->il, param)->type) == b->type;
}

/* Whether a function keeps the class from being a POD (of C++98, as the ABI wants it) [class]/4, [dcl.init.aggr]/1. */
static bool spoils_pod(struct builder *b, const struct il_routine *routine)
{
	enum { DECLARED_CONSTRUCTORS_COUNT = 202002 }; /* since then no aggregate declares one, whatever it is */

	if (routine->flags & rf_virtual)
		return true;
	if (routine->special_kind == sfk_constructor)
		return is_user_provided(b->p, routine) || routine->flags & rf_explicit ||
		       b->p->il->header.std_version >= DECLARED_CONSTRUCTORS_COUNT;
	return (routine->special_kind == sfk_destructor || is_copy_assignment(b, routine)) && is_user_provided(b->p, routine);
}

static void take_functions(struct builder *b)
{
	struct parser *p = b->p;
	u32 entry = il_scope(p->il, il_class_info(p->il, b->info)->scope)->first_entry;

	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;
		const struct il_routine *routine;

		if (il_any_kind(target) != IL_routine)
			continue;
		routine = il_routine(p->il, il_any_index(target));
		if (routine->flags & rf_friend)
			continue;
		b->l->has_vptr |= (routine->flags & rf_virtual) != 0;
		b->l->is_pod &= !spoils_pod(b, routine);
	}
}

/* Private and protected members, and initializers of members, too. Members that cannot be packed keep the class from being packed as
 * a whole. */
static enum layout_cause take_members(struct builder *b)
{
	u32 index = il_class_info(b->p->il, b->info)->first_field;
	enum layout_cause cause = LAYOUT_KNOWN;

	b->l->is_packed = b->is_packed;
	for (; index && !cause; index = il_field(b->p->il, index)->next) {
		const struct il_field *field = il_field(b->p->il, index);
		struct member m = { .class = 0 };

		if (field->access != as_public || field->initializer_end ||
		    has_attribute(b->p, field->first_attribute, "no_unique_address"))
			b->l->is_pod = false;
		cause = take_member(b, index, &m);
		b->l->is_packed &= cause || may_be_packed(b, &m);
	}
	return cause;
}

/* Those in the head of a class, which begins and ends there. */
static enum layout_cause take_head_attributes(struct builder *b, u32 first, u32 scope, u32 begin, u32 end, u32 *alignment)
{
	if (!requested_alignment(b->p, first, scope, begin, end, true, alignment))
		return LAYOUT_ALIGNMENT;
	while (first && il_attribute(b->p->il, first)->range_begin < begin)
		first = il_attribute(b->p->il, first)->next; /* those of the whole declaration */
	b->is_packed |= has_attribute(b->p, first, "packed");
	return LAYOUT_KNOWN;
}

/* packed and alignas on the class. */
static enum layout_cause take_attributes(struct builder *b)
{
	struct parser *p = b->p;
	struct il_type type = *il_type(p->il, b->type);
	struct il_class_info info = *il_class_info(p->il, b->info);
	enum layout_cause cause = LAYOUT_KNOWN;
	/* an instance has those of its pattern, with the arguments put in */
	u32 decl, alignment = 0, scope = type.first_decl ? type.parent_scope : p->scopes.at[info.scope].parent;

	b->is_packed = has_attribute(p, info.trailing_attribute, "packed");
	for (decl = type.first_decl; decl && !cause; decl = il_full_entity_decl_info(p->il, decl)->next) {
		struct il_full_entity_decl_info record = *il_full_entity_decl_info(p->il, decl);

		cause = take_head_attributes(b, record.first_attribute, scope, record.declarator_begin, record.declarator_end, &alignment);
	}
	if (!type.first_decl)
		cause = take_head_attributes(b, type.first_attribute, scope, info.head_begin, info.body_begin, &alignment);
	if (!cause && !requested_alignment(p, info.trailing_attribute, scope, info.body_end, UINT32_MAX, true, &alignment))
		return LAYOUT_ALIGNMENT;
	align_class(b, alignment);
	b->pack = pack_at(p, info.body_end);
	return cause;
}

/* ---- virtual bases (2.4 III) ---- */

static u64 claimed_offset(struct builder *b, const struct claims *c, u32 index, u32 steps)
{
	const struct claim *claim = &c->of[index];

	if (!claim->claimed || claim->base == UINT32_MAX || !steps)
		return b->l->virtual_bases.at[index].offset;
	return (claim->in_virtual ? claimed_offset(b, c, claim->base, steps - 1) : b->l->bases.at[claim->base].offset) + claim->offset;
}

static void place_virtual_bases(struct builder *b, const struct claims *c)
{
	struct class_layout *l = b->l;
	bool nearly_empty = l->is_nearly_empty;
	u64 end = 0, taken;
	u32 i;

	b->bits = bytes_of(b->bits) * BYTE;
	for (i = 0; i < l->virtual_bases.count; i++) {
		if (c->of[i].claimed)
			continue;
		l->virtual_bases.at[i].offset = place_base(b, l->virtual_bases.at[i].type);
		taken = l->virtual_bases.at[i].offset + class_layout_of(b->p, l->virtual_bases.at[i].type)->taken;
		end = taken > end ? taken : end;
	}
	l->is_nearly_empty = nearly_empty; /* that is about the others */
	end = b->end > end ? b->end : end;
	l->overlap_size = end > l->overlap_size ? end : l->overlap_size;
	for (i = 0; i < l->virtual_bases.count; i++)
		l->virtual_bases.at[i].offset = claimed_offset(b, c, i, l->virtual_bases.count);
}

/* ---- the whole ---- */

/* Empty parts may reach beyond everything else. */
static void include_empties(struct builder *b)
{
	if (b->extent > bytes_of(b->bits))
		b->bits = b->extent * BYTE;
}

static void finish_nonvirtual(struct builder *b)
{
	b->l->taken = b->extent > bytes_of(b->bits) ? b->extent : bytes_of(b->bits);
	if (!b->bits && !b->extent && b->l->is_empty)
		b->bits = BYTE;
	b->l->nv_size = bytes_of(b->bits) > b->extent ? bytes_of(b->bits) : b->extent;
	b->l->overlap_size = b->end > b->extent ? b->end : b->extent;
	b->l->nv_alignment = b->alignment;
	b->l->nv_empties = b->l->empties.count;
}

static void finish(struct builder *b)
{
	struct class_layout *l = b->l;

	l->alignment = b->alignment;
	include_empties(b);
	l->size = round_up(bytes_of(b->bits), b->alignment);
	if (l->is_pod && !l->is_empty)
		l->nv_size = l->overlap_size = l->size;
	if (l->is_empty && l->size > layouts(b->p)->biggest_empty)
		layouts(b->p)->biggest_empty = l->size;
}

static enum layout_cause lay_out_with(struct builder *b, struct claims *c)
{
	enum layout_cause cause;

	find_claims(c);
	if (c->subobjects > MAX_SUBOBJECTS)
		return LAYOUT_TOO_LARGE;
	choose_primary(b, c);
	place_nonvirtual_bases(b, c);
	cause = place_fields(b);
	finish_nonvirtual(b);
	place_virtual_bases(b, c);
	finish(b);
	return cause;
}

static enum layout_cause lay_out(struct builder *b)
{
	struct claims claims = { .b = b };
	enum layout_cause cause;

	take_functions(b);
	cause = take_attributes(b);
	if (!cause)
		cause = take_bases(b);
	if (!cause)
		cause = take_members(b);
	if (cause)
		return cause;
	claims.of = arena_alloc(&layouts(b->p)->memory, (b->l->virtual_bases.count + 1) * sizeof *claims.of);
	claims.visited = arena_alloc(&layouts(b->p)->memory, b->l->virtual_bases.count + 1);
	return lay_out_with(b, &claims);
}

/* ---- into the IL ---- */

static void fill_in(struct builder *b)
{
	struct parser *p = b->p;
	struct class_layout *l = b->l;
	struct il_type *type = il_type(p->il, b->type);
	u32 base = il_class_info(p->il, b->info)->first_base, number = 0;

	type->size = l->size;
	type->alignment = l->alignment;
	il_class_info(p->il, b->info)->flags |= clf_layout_done | (l->is_empty ? clf_empty : 0);
	for (; base; base = il_base_class(p->il, base)->next) {
		struct il_base_class *record = il_base_class(p->il, base);
		u32 class = value_type(p, record->type);

		if (record->flags & bcf_virtual)
			record->offset = l->virtual_bases.at[find_placed(l->virtual_bases.at, l->virtual_bases.count, class)].offset;
		else
			record->offset = l->bases.at[number++].offset;
	}
}

static enum layout_cause obstacle(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	if (record->flags & tyf_dependent || record->entity & (enf_is_template | enf_member_of_template | enf_partial_specialization))
		return LAYOUT_DEPENDENT;
	if (record->flags & tyf_closure)
		return LAYOUT_KNOWN;
	if (!complete_class(p, type))
		return record->template_info ? LAYOUT_INSTANTIATION : LAYOUT_INCOMPLETE;
	return il_class_info(p->il, record->class_info)->flags & clf_being_defined ? LAYOUT_INCOMPLETE : LAYOUT_KNOWN;
}

const struct class_layout *class_layout_of(struct parser *p, u32 type)
{
	struct layouts *l = layouts(p);
	enum layout_cause cause = obstacle(p, type);
	struct builder b = { .p = p, .type = type, .info = il_type(p->il, type)->class_info, .alignment = 1 };

	if (cause) { /* it may go away */
		l->obstacle.cause = cause;
		return &l->obstacle;
	}
	if (*vec_slot(&l->of_type, type))
		return l->of_type.at[type];
	b.l = l->of_type.at[type] = arena_alloc(&l->memory, sizeof *b.l);
	b.is_union = il_type(p->il, type)->kind == tk_union;
	b.l->cause = LAYOUT_INCOMPLETE; /* while it is laid out; it cannot contain itself */
	b.l->is_empty = b.l->is_nearly_empty = b.l->is_pod = true;
	cause = lay_out(&b);
	b.l->is_nearly_empty &= b.l->has_vptr;
	b.l->cause = cause;
	if (!cause)
		fill_in(&b);
	return b.l;
}

bool alignment_of_field(struct parser *p, u32 field, u32 *alignment)
{
	const struct il_field *record = il_field(p->il, field);
	u32 class = p->scopes.at[record->parent_scope].type;
	struct builder b = { .p = p, .type = class, .info = il_type(p->il, class)->class_info };
	struct member m = { .class = 0 };

	if (record->is_bit_field || is_reference_type(p, record->type) || class_layout_of(p, class)->cause || take_attributes(&b) ||
	    take_member(&b, field, &m))
		return false;
	*alignment = member_alignment(&b, &m);
	return true;
}
