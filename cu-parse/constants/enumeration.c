/* Values of enumerators and underlying types of enumerations, on demand [dcl.enum]. */
#include "constants.h"
#include "../types/layout.h"

#include <stdlib.h>

enum { UNASKED, ASKED, FIRST_KNOWN }; /* states of an enumerator; ASKED: being worked out */
enum { UNDERLYING_UNASKED, UNDERLYING_ASKED = -2, UNDERLYING_UNKNOWN = -1 };

static u32 *enumerator_state(struct parser *p, u32 variable)
{
	struct constants *c = constants(p);

	return vec_slot(&c->of_enumerator, variable);
}

static void remember(struct parser *p, u32 variable, struct constant value)
{
	struct constants *c = constants(p);

	vec_push(&c->known, value);
	*enumerator_state(p, variable) = c->known.count - 1 + FIRST_KNOWN;
}

/* The smallest of these types that has the values, signed when one is negative, is an enumeration's. */
static const u8 enum_kinds[] = { ik_char,         ik_unsigned_char, ik_short,         ik_unsigned_short, ik_int,
	                         ik_unsigned_int, ik_long,          ik_unsigned_long, ik_int128,         ik_unsigned_int128 };
enum { FIRST_ENUM_KIND = 4 }; /* of enumerations that are not packed */

struct enumerators {
	u32 type, scope, previous; /* the enumeration, its scope, the enumerator before */
	u32 fixed;                 /* the fixed underlying type, or 0 */
	bool known, negative;      /* all values are known; one is negative */
	u128 least, greatest;
	VEC(u32) variables;
};

static bool fits(u8 kind, u128 value, bool negative)
{
	u32 width = kind_width(kind) - kind_is_signed(kind);

	if (negative)
		return kind_is_signed(kind) && (width == 127 || (__int128)value >= -((__int128)1 << width));
	return width == 128 || !(value >> width);
}

/* One more than the value, in a type that has it. */
static struct constant successor(struct parser *p, const struct constant *value, u32 fixed)
{
	u8 kind = integral_kind(p, value->type);
	u128 next = value->bits + 1;
	bool negative = kind_is_signed(kind) && (__int128)next < 0 && (__int128)value->bits < 0;
	u32 i;

	if (fits(kind, next, negative))
		return (struct constant){ .type = value->type, .known = true, .bits = next };
	for (i = FIRST_ENUM_KIND; i < COUNT_OF(enum_kinds) && !fixed && next; i++)
		if (fits(enum_kinds[i], next, negative))
			return constant_integer(p, enum_kinds[i], next);
	return constant_unknown(0);
}

bool exceeds_underlying_type(struct parser *p, u32 variable, u32 previous, u32 fixed)
{
	const struct il_variable *v = il_variable(p->il, variable);
	u8 kind = integral_kind(p, fixed);
	struct constant value;

	if (kind == ik_none || kind == ik_bool || (!v->initializer_end && !previous))
		return false;
	if (!v->initializer_end) {
		value = constant_of_variable(p, previous);
		return value.known && integral_kind(p, value.type) == kind && !successor(p, &value, fixed).known;
	}
	value = constant_of_text(p, v->parent_scope, v->initializer_begin, v->initializer_end);
	return value.known && integral_kind(p, value.type) &&
	       !fits(kind, value.bits, kind_is_signed(integral_kind(p, value.type)) && (__int128)value.bits < 0);
}

static struct constant enumerator_value(struct parser *p, const struct enumerators *e, u32 index)
{
	struct il_variable variable = *il_variable(p->il, index);
	struct constant value;

	if (variable.initializer_end) {
		value = constant_of_text(p, e->scope, variable.initializer_begin, variable.initializer_end);
		return e->fixed ? constant_convert(p, &value, e->fixed) : value;
	}
	if (!e->previous)
		return constant_integer(p, e->fixed ? integral_kind(p, e->fixed) : ik_int, 0);
	value = constant_of_variable(p, e->previous);
	return value.known ? successor(p, &value, e->fixed) : value;
}

static void take_enumerator(struct parser *p, struct enumerators *e, u32 index)
{
	u32 state = *enumerator_state(p, index);
	struct constant value;

	if (state < FIRST_KNOWN || !constants(p)->known.at[state - FIRST_KNOWN].known) {
		*enumerator_state(p, index) = ASKED;
		value = enumerator_value(p, e, index);
		remember(p, index, value.known && !integral_kind(p, value.type) ? constant_unknown(0) : value);
	}
	value = constants(p)->known.at[*enumerator_state(p, index) - FIRST_KNOWN];
	vec_push(&e->variables, index);
	e->previous = index;
	e->known &= value.known;
	if (!value.known)
		return;
	if (kind_is_signed(integral_kind(p, value.type)) && (__int128)value.bits < 0) {
		e->least = !e->negative || (__int128)value.bits < (__int128)e->least ? value.bits : e->least;
		e->negative = true;
	} else if (value.bits > e->greatest) {
		e->greatest = value.bits;
	}
}

/* The enumerator that a name in the braces declares; 0 also where another declaration has taken the name since. */
static u32 enumerator_named(struct parser *p, u32 scope, const struct token *name)
{
	u32 symbol = bound_symbol(p, scope, name->value);
	il_any entity = p->symbols.at[symbol].entity;

	return symbol && il_any_kind(entity) == IL_variable && il_variable(p->il, il_any_index(entity))->position == name->position ?
	               il_any_index(entity) :
	               0;
}

/* All enumerators that are declared so far, in order: each name at the start and after a comma. */
static void take_enumerators(struct parser *p, struct enumerators *e, u32 body_begin)
{
	u32 at = token_at(p, body_begin), end = matching(p, at), variable;
	bool wanted = true;

	for (at++; at < end; at++) {
		unsigned kind = p->tokens[at].kind;

		if (kind == TOK_IDENTIFIER && wanted) {
			variable = enumerator_named(p, e->scope, &p->tokens[at]);
			wanted = false;
			if (!variable) {
				e->known = false;
				return;
			}
			take_enumerator(p, e, variable);
			if (il_variable(p->il, variable)->initializer_end)
				at = token_at(p, il_variable(p->il, variable)->initializer_end) - 1;
		} else if (kind == TOK_COMMA) {
			wanted = true;
		} else if (kind == TOK_LPAREN || kind == TOK_LBRACKET || kind == TOK_LBRACE) {
			at = matching(p, at);
		}
	}
}

static u32 deduced_underlying(struct parser *p, const struct enumerators *e, const struct il_class_info *info)
{
	const struct il_type *type = il_type(p->il, e->type);
	bool packed = has_attribute(p, type->first_attribute, "packed") || has_attribute(p, info->trailing_attribute, "packed");
	u32 i;

	for (i = packed ? 0 : FIRST_ENUM_KIND; e->known && i < COUNT_OF(enum_kinds); i++)
		if (kind_is_signed(enum_kinds[i]) == e->negative && fits(enum_kinds[i], e->greatest, false) &&
		    (!e->negative || fits(enum_kinds[i], e->least, true)))
			return p->builtin[enum_kinds[i]];
	return 0;
}

/* The type that is written down, or implied by class [dcl.enum]/5; 0: none. */
static u32 fixed_underlying(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	if (record->flags & tyf_fixed_underlying)
		return value_type(p, record->type);
	return record->flags & tyf_scoped_enum ? p->builtin[ik_int] : 0;
}

/* The first of these that has all values of as many bits as the enumerators have. */
static u8 deduced_promotion(const struct enumerators *e)
{
	u128 all = e->greatest;
	u32 i;

	for (i = 1; i < 128; i *= 2)
		all |= all >> i;
	for (i = FIRST_ENUM_KIND; i < COUNT_OF(enum_kinds); i++)
		if (fits(enum_kinds[i], all, false) && (!e->negative || fits(enum_kinds[i], e->least, true)))
			return enum_kinds[i];
	return ik_none;
}

u8 promoted_enumeration(struct parser *p, u32 type)
{
	u32 underlying = underlying_type_of(p, type);

	if (!underlying)
		return ik_none;
	if (fixed_underlying(p, type))
		return promoted_integral(il_type(p->il, underlying)->int_kind);
	return constants(p)->promoted.at[type];
}

static u32 *underlying_state(struct parser *p, u32 type)
{
	struct constants *c = constants(p);

	return vec_slot(&c->underlying, type);
}

/* Inside the braces an enumerator's value has a type of its own [dcl.enum]/5. */
static void evaluate_declared_enumerators(struct parser *p, u32 type)
{
	u32 info = il_type(p->il, type)->class_info;
	struct enumerators e = {
		.type = type, .known = true, .fixed = fixed_underlying(p, type), .scope = il_class_info(p->il, info)->scope
	};

	take_enumerators(p, &e, il_class_info(p->il, info)->body_begin);
	vec_free(&e.variables);
}

static void evaluate_defined_enumerators(struct parser *p, u32 type)
{
	struct il_type record = *il_type(p->il, type);
	struct enumerators e = { .type = type, .known = true, .fixed = fixed_underlying(p, type) };
	struct constants *c = constants(p);
	u32 underlying, i;
	u8 promotion;

	*underlying_state(p, type) = (u32)UNDERLYING_ASKED;
	e.scope = il_class_info(p->il, record.class_info)->scope;
	take_enumerators(p, &e, il_class_info(p->il, record.class_info)->body_begin);
	underlying = e.fixed ? e.fixed : deduced_underlying(p, &e, il_class_info(p->il, record.class_info));
	*underlying_state(p, type) = underlying ? underlying : (u32)UNDERLYING_UNKNOWN;
	promotion = deduced_promotion(&e);
	*vec_slot(&c->promoted, type) = promotion;
	for (i = 0; i < e.variables.count; i++) {
		struct constant value = constant_of_variable(p, e.variables.at[i]);

		remember(p, e.variables.at[i], underlying ? constant_convert(p, &value, type) : constant_unknown(type));
	}
	vec_free(&e.variables);
}

/* Gives every enumerator its value, of the enumeration's type, and the enumeration its underlying type. What is wrong there is no failure
 * of a substitution [temp.deduct]/8, and no element of an expansion is meant. */
static void evaluate_enumerators(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);
	struct expansion *expansion = p->expansion;
	bool *failure = p->failure;

	if (*underlying_state(p, type) != UNDERLYING_UNASKED || !record->class_info || record->flags & tyf_dependent ||
	    record->entity & (enf_member_of_template | enf_is_template))
		return;
	p->expansion = NULL;
	p->failure = NULL;
	if (record->flags & tyf_incomplete)
		evaluate_declared_enumerators(p, type);
	else
		evaluate_defined_enumerators(p, type);
	p->expansion = expansion;
	p->failure = failure;
}

u32 underlying_type_of(struct parser *p, u32 type)
{
	u32 state = *underlying_state(p, type), fixed = fixed_underlying(p, type);

	if (fixed)
		return integral_kind(p, fixed) ? fixed : 0;
	if (state == UNDERLYING_UNASKED && !(il_type(p->il, type)->flags & tyf_incomplete)) {
		evaluate_enumerators(p, type);
		state = *underlying_state(p, type);
	}
	return state == UNDERLYING_UNASKED || state == (u32)UNDERLYING_ASKED || state == (u32)UNDERLYING_UNKNOWN ? 0 : state;
}

/* Notes the values of an enumeration that is complete: where its part of named begins, or 0. */
static u32 name_values(struct parser *p, u32 type)
{
	u32 info = il_type(p->il, type)->class_info, i, first;
	struct constants *c = constants(p);
	struct enumerators e = { .type = type, .known = true, .fixed = fixed_underlying(p, type) };

	e.scope = il_class_info(p->il, info)->scope;
	evaluate_enumerators(p, type);
	take_enumerators(p, &e, il_class_info(p->il, info)->body_begin);
	first = c->named.count;
	for (i = 0; i < e.variables.count && e.known; i++)
		vec_push(&c->named, ((struct named_value){ constant_of_enumerator(p, e.variables.at[i]).bits, e.variables.at[i] }));
	vec_push(&c->named, ((struct named_value){ 0, 0 }));
	if (e.known)
		*vec_slot(&c->first_named, type) = first + 1;
	vec_free(&e.variables);
	return e.known ? first + 1 : 0;
}

/* Where the values of an enumeration begin in named, all of which are known: from 1; 0: they are not. */
static u32 named_values(struct parser *p, u32 type)
{
	u32 first;

	if (!il_type(p->il, type)->class_info || il_type(p->il, type)->flags & tyf_incomplete || !underlying_type_of(p, type))
		return 0;
	first = *vec_slot(&constants(p)->first_named, type);
	return first ? first : name_values(p, type);
}

static u32 bits_of(u128 value)
{
	u32 count = 0;

	for (; value; value >>= 1)
		count++;
	return count;
}

u32 bits_of_enumeration(struct parser *p, u32 type)
{
	const struct constants *c = constants(p);
	u32 at = named_values(p, type), count = 0, bits;
	bool negative = false;

	if (!at)
		return 0;
	for (at--; c->named.at[at].enumerator; at++) {
		u128 value = c->named.at[at].bits;

		negative |= (value >> 127) != 0;
		bits = bits_of(value >> 127 ? ~value : value);
		count = bits > count ? bits : count;
	}
	return count + negative;
}

bool enumerator_of_value(struct parser *p, u32 type, u128 bits, u32 *enumerator)
{
	const struct constants *c = constants(p);
	u32 at = named_values(p, type);

	*enumerator = 0;
	if (!at)
		return false;
	for (at--; at < c->named.count && c->named.at[at].enumerator; at++)
		if (c->named.at[at].bits == bits) {
			*enumerator = c->named.at[at].enumerator;
			return true;
		}
	return at < c->named.count;
}

struct constant constant_of_enumerator(struct parser *p, u32 variable)
{
	u32 state = *enumerator_state(p, variable), type = il_variable(p->il, variable)->type;

	if (state == UNASKED || !(il_type(p->il, type)->flags & tyf_incomplete)) {
		evaluate_enumerators(p, type);
		state = *enumerator_state(p, variable);
	}
	return state < FIRST_KNOWN ? constant_unknown(0) : p->constants->known.at[state - FIRST_KNOWN];
}

u32 type_of_enumerator(struct parser *p, u32 variable)
{
	u32 type = il_variable(p->il, variable)->type, inside;

	if (il_type(p->il, type)->entity & (enf_member_of_template | enf_is_template) ||
	    (!(il_type(p->il, type)->flags & tyf_incomplete) && *underlying_state(p, type) != (u32)UNDERLYING_ASKED))
		return type;
	inside = constant_of_enumerator(p, variable).type;
	return inside ? inside : p->error_type;
}
