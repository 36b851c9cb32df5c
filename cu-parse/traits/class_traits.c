/* Traits of one type, and of bases [meta.unary.cat] [meta.unary.prop] [meta.rel]. Most are about classes. */
#include "../constants/constant.h"
#include "../scopes/redeclarations.h"
#include "../types/layout.h"
#include "../typing/closure_members.h"
#include "../typing/typing.h"
#include "traits.h"

#include <stdlib.h>

/* A type as a trait sees it: typedefs are gone, arrays are not. */
struct viewed {
	u32 type, cv;
	const struct il_type *record;
	bool is_class;
};

static bool view(struct parser *p, u32 type, struct viewed *out)
{
	struct subobject o;

	if (!strip_to_element(p, type, &o))
		return false;
	*out = (struct viewed){ .type = o.type, .cv = o.cv };
	if (o.is_array)
		out->type = type_strip(p, type, NULL);
	out->record = il_type(p->il, out->type);
	out->is_class = is_class_record(out->record);
	return true;
}

bool is_scalar(const struct il_type *type)
{
	return type->kind == tk_integer || type->kind == tk_float || type->kind == tk_complex || type->kind == tk_ptr_to_member ||
	       type->kind == tk_nullptr || (type->kind == tk_pointer && type->pointer_kind == pk_pointer);
}

/* The class_info of a complete class that is no template's pattern; 0: not known. */
static u32 class_info(struct parser *p, u32 class)
{
	struct class_survey s;
	u32 info = survey_class(p, class, &s) ? s.info : 0;

	survey_free(&s);
	return info;
}

enum trait_value trait_is_class(struct parser *p, const u32 *types, u32 count)
{
	struct viewed v;

	(void)count;
	return view(p, types[0], &v) ? trait_bool(v.is_class && v.record->kind != tk_union) : TRAIT_UNKNOWN;
}

enum trait_value trait_is_union(struct parser *p, const u32 *types, u32 count)
{
	struct viewed v;

	(void)count;
	return view(p, types[0], &v) ? trait_bool(v.is_class && v.record->kind == tk_union) : TRAIT_UNKNOWN;
}

enum trait_value trait_is_enum(struct parser *p, const u32 *types, u32 count)
{
	struct viewed v;

	(void)count;
	return view(p, types[0], &v) ? trait_bool(v.record->kind == tk_integer && v.record->int_kind == ik_enum) : TRAIT_UNKNOWN;
}

enum trait_value trait_is_final(struct parser *p, const u32 *types, u32 count)
{
	struct viewed v;
	u32 info;

	(void)count;
	if (!view(p, types[0], &v))
		return TRAIT_UNKNOWN;
	if (!v.is_class || v.record->flags & tyf_closure)
		return TRAIT_FALSE;
	info = class_info(p, v.type);
	return info ? trait_bool(il_class_info(p->il, info)->flags & clf_final) : TRAIT_UNKNOWN;
}

static bool has_captures(const struct parser *p, u32 closure)
{
	return il_lambda(p->il, il_class_info(p->il, il_type(p->il, closure)->class_info)->lambda)->first_capture;
}

enum trait_value trait_is_empty(struct parser *p, const u32 *types, u32 count)
{
	const struct class_layout *layout;
	struct viewed v;

	(void)count;
	if (!view(p, types[0], &v))
		return TRAIT_UNKNOWN;
	if (!v.is_class || v.record->kind == tk_union)
		return TRAIT_FALSE;
	if (v.record->flags & tyf_closure)
		return trait_bool(!has_captures(p, v.type) && !has_wrapper_pointer(p, v.type));
	if (!scope_of_type(p, v.type))
		return TRAIT_UNKNOWN;
	layout = class_layout_of(p, v.type);
	return layout->cause ? TRAIT_UNKNOWN : trait_bool(layout->is_empty);
}

/* ---- bases ---- */

/* Ends a walk over bases with what the function says other than TRAIT_FALSE. */
static enum trait_value any_base(struct parser *p, u32 info, enum trait_value (*is)(struct parser *p, u32 class, u32 of), u32 of)
{
	enum { MOST_BASES = 10000 }; /* of one question: classes reached on many ways are many */
	enum trait_value answer = TRAIT_FALSE;
	u32 base = il_class_info(p->il, info)->first_base;

	if (!p->base_search.depth++)
		p->base_search.steps = 0;
	for (; base && answer != TRAIT_TRUE; base = il_base_class(p->il, base)->next) {
		u32 class = value_type(p, il_base_class(p->il, base)->type);
		bool too_many = stack_is_low(p->stack_bound) || p->base_search.steps++ >= MOST_BASES;

		answer = trait_or(answer, class && !too_many ? is(p, class, of) : TRAIT_UNKNOWN);
	}
	p->base_search.depth--;
	return answer;
}

static enum trait_value has_base(struct parser *p, u32 class, u32 base)
{
	enum trait_value same = same_types(p, class, base);
	u32 info;

	if (same == TRAIT_TRUE)
		return same;
	info = class_info(p, class);
	return info ? trait_or(same, any_base(p, info, has_base, base)) : TRAIT_UNKNOWN;
}

enum trait_value trait_is_base_of(struct parser *p, const u32 *types, u32 count)
{
	struct viewed base, derived;

	(void)count;
	if (!view(p, types[0], &base) || !view(p, types[1], &derived))
		return TRAIT_UNKNOWN;
	if (!base.is_class || !derived.is_class || base.record->kind == tk_union || derived.record->kind == tk_union)
		return TRAIT_FALSE;
	return has_base(p, derived.type, base.type);
}

/* ---- virtual functions ---- */

static enum trait_value is_polymorphic(struct parser *p, u32 class, u32 unused)
{
	struct class_survey s;
	bool complete = survey_class(p, class, &s), has_virtual = s.has_virtual;
	u32 info = s.info;

	survey_free(&s);
	return !complete ? TRAIT_UNKNOWN : has_virtual ? TRAIT_TRUE : any_base(p, info, is_polymorphic, unused);
}

/* What virtual functions of a class or its bases answer: neither unions nor closures have any. */
static enum trait_value of_virtual_functions(struct parser *p, u32 type,
                                             enum trait_value (*answer)(struct parser *p, u32 class, u32 unused))
{
	struct viewed v;

	if (!view(p, type, &v))
		return TRAIT_UNKNOWN;
	return v.is_class && v.record->kind != tk_union && !(v.record->flags & tyf_closure) ? answer(p, v.type, 0) : TRAIT_FALSE;
}

enum trait_value trait_is_polymorphic(struct parser *p, const u32 *types, u32 count)
{
	(void)count;
	return of_virtual_functions(p, types[0], is_polymorphic);
}

static enum trait_value has_virtual_destructor(struct parser *p, u32 class, u32 unused)
{
	struct class_survey s;
	bool complete = survey_class(p, class, &s), is_virtual = s.destructor && il_routine(p->il, s.destructor)->flags & rf_virtual;
	u32 info = s.info;

	survey_free(&s);
	return !complete ? TRAIT_UNKNOWN : is_virtual ? TRAIT_TRUE : any_base(p, info, has_virtual_destructor, unused);
}

enum trait_value trait_has_virtual_destructor(struct parser *p, const u32 *types, u32 count)
{
	(void)count;
	return of_virtual_functions(p, types[0], has_virtual_destructor);
}

enum trait_value overrider_of(struct parser *p, u32 class, u32 routine, u32 *overrider)
{
	const struct il_routine virtual = *il_routine(p->il, routine);
	u32 scope = scope_of_type(p, class), entry = il_scope(p->il, scope)->first_entry,
	    flags = tyf_fn_const | tyf_fn_volatile | tyf_fn_lvalue_ref | tyf_fn_rvalue_ref | tyf_ellipsis;
	struct il_type type = *il_type(p->il, type_strip(p, virtual.type, NULL));

	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;
		u32 a, b;
		enum trait_value same = TRAIT_TRUE;
		struct il_type other;

		if (il_any_kind(target) != IL_routine || il_routine(p->il, il_any_index(target))->entity & enf_is_template)
			continue;
		*overrider = il_any_index(target);
		if (virtual.special_kind == sfk_destructor && il_routine(p->il, il_any_index(target))->special_kind == sfk_destructor)
			return TRAIT_TRUE;
		if (il_routine(p->il, il_any_index(target))->name != virtual.name)
			continue;
		other = *il_type(p->il, type_strip(p, il_routine(p->il, il_any_index(target))->type, NULL));
		for (a = type.first_param, b = other.first_param; a && b;
		     a = il_param_type(p->il, a)->next, b = il_param_type(p->il, b)->next)
			same = trait_and(same, same_types(p, il_param_type(p->il, a)->type, il_param_type(p->il, b)->type));
		if (!a && !b && (type.flags & flags) == (other.flags & flags) && same != TRAIT_FALSE)
			return same;
	}
	return TRAIT_FALSE;
}

/* By a special member that each class has [class.dtor] [class.copy.assign]: it moves where no other one keeps it from that. */
static bool is_overridden_implicitly(struct parser *p, u32 class, u32 routine)
{
	enum special_member kind = special_kind_of(p, routine, class);
	struct class_survey s;
	bool result;

	if (kind != MOVE_ASSIGNMENT)
		return kind == DESTRUCTOR || kind == COPY_ASSIGNMENT;
	result = survey_class(p, class, &s) && !s.declared[COPY_CONSTRUCTOR] && !s.declared[MOVE_CONSTRUCTOR] &&
	         !s.declared[COPY_ASSIGNMENT] && !s.declared[MOVE_ASSIGNMENT] && !s.declared[DESTRUCTOR];
	survey_free(&s);
	return result;
}

static void collect_pure(struct parser *p, u32 class, struct pure_functions *pure)
{
	u32 info = class_info(p, class), base, entry, kept, i, first = pure->routines.count;

	if (!info || stack_is_low(p->stack_bound) || pure->steps++ > 1000) {
		pure->unknown = true;
		return;
	}
	for (base = il_class_info(p->il, info)->first_base; base; base = il_base_class(p->il, base)->next) {
		u32 type = value_type(p, il_base_class(p->il, base)->type);

		pure->unknown |= !type || il_base_class(p->il, base)->flags & bcf_virtual;
		if (type)
			collect_pure(p, type, pure);
	}
	for (i = kept = first; i < pure->routines.count; i++) {
		u32 overrider = 0, routine = pure->routines.at[i];
		enum trait_value overridden =
			is_overridden_implicitly(p, class, routine) ? TRAIT_TRUE : overrider_of(p, class, routine, &overrider);

		if (overridden == TRAIT_TRUE && overrider && has_other_result(p, overrider, routine))
			overridden = TRAIT_FALSE;
		pure->unknown |= overridden == TRAIT_UNKNOWN;
		if (overridden != TRAIT_TRUE)
			pure->routines.at[kept++] = pure->routines.at[i];
	}
	pure->routines.count = kept;
	for (entry = il_scope(p->il, scope_of_type(p, class))->first_entry; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;

		if (il_any_kind(target) == IL_routine && il_routine(p->il, il_any_index(target))->flags & rf_pure_virtual)
			vec_push(&pure->routines, il_any_index(target));
	}
}

bool collect_pure_functions(struct parser *p, u32 class, struct pure_functions *pure)
{
	if (trait_is_polymorphic(p, &class, 1) == TRAIT_TRUE)
		collect_pure(p, class, pure);
	return !pure->unknown;
}

/* Whether the class declares a pure virtual function itself, which no base can override. */
static bool has_own_pure(const struct parser *p, u32 class, const struct pure_functions *pure)
{
	u32 i;

	for (i = 0; i < pure->routines.count; i++)
		if (il_routine(p->il, pure->routines.at[i])->class_type == class)
			return true;
	return false;
}

enum trait_value trait_is_abstract(struct parser *p, const u32 *types, u32 count)
{
	struct pure_functions pure = { .unknown = false };
	enum trait_value polymorphic = trait_is_polymorphic(p, types, count), answer;

	if (polymorphic != TRAIT_TRUE)
		return polymorphic;
	collect_pure(p, type_strip(p, types[0], NULL), &pure);
	answer = pure.unknown && pure.routines.count && !has_own_pure(p, type_strip(p, types[0], NULL), &pure) ?
	                 TRAIT_UNKNOWN :
	                 trait_bool(pure.routines.count);
	vec_free(&pure.routines);
	return answer;
}

bool is_abstract_class(struct parser *p, u32 type)
{
	u32 class = type_strip(p, type, NULL), info = il_type(p->il, class)->class_info;

	return is_class_type(p, class) && info && il_class_info(p->il, info)->body_end && trait_is_abstract(p, &class, 1) == TRAIT_TRUE;
}

/* ---- aggregates, standard layout, literal types ---- */

static bool is_empty_class(struct parser *p, u32 class)
{
	const struct class_layout *layout = class_layout_of(p, class);

	return layout->cause == LAYOUT_KNOWN && layout->is_empty;
}

/* [dcl.init.aggr]/1: which constructors keep a class from being an aggregate. */
static bool has_spoiling_constructor(const struct parser *p, const struct class_survey *s)
{
	enum { DECLARED_CONSTRUCTORS_COUNT = 202002 };
	u32 i;

	if (s->inherits_constructors || s->provided_template)
		return true;
	if (p->il->header.std_version >= DECLARED_CONSTRUCTORS_COUNT)
		return s->has_constructor || s->constructor_template;
	for (i = 0; i < s->constructors.count; i++)
		if (is_user_provided(p, il_routine(p->il, s->constructors.at[i])) ||
		    il_routine(p->il, s->constructors.at[i])->flags & rf_explicit)
			return true;
	return false;
}

/* Of the class or of a base of it. */
static enum trait_value has_virtual_base(struct parser *p, u32 class, u32 unused)
{
	u32 info = class_info(p, class), base = info ? il_class_info(p->il, info)->first_base : 0;

	for (; base; base = il_base_class(p->il, base)->next)
		if (il_base_class(p->il, base)->flags & bcf_virtual)
			return TRAIT_TRUE;
	return info ? any_base(p, info, has_virtual_base, unused) : TRAIT_UNKNOWN;
}

static enum trait_value is_aggregate_class(struct parser *p, const struct class_survey *s)
{
	u32 base = il_class_info(p->il, s->info)->first_base, field = il_class_info(p->il, s->info)->first_field;
	bool bases_allowed = p->il->header.std_version >= 201703;

	if (has_spoiling_constructor(p, s))
		return TRAIT_FALSE;
	for (; field; field = il_field(p->il, field)->next)
		if (il_field(p->il, field)->access != as_public && !il_is_unnamed_bit_field(il_field(p->il, field)))
			return TRAIT_FALSE;
	for (; base; base = il_base_class(p->il, base)->next)
		if (!bases_allowed || il_base_class(p->il, base)->access != as_public)
			return TRAIT_FALSE;
	return trait_and(trait_not(has_virtual_base(p, s->type, 0)), trait_not(is_polymorphic(p, s->type, 0)));
}

enum trait_value trait_is_aggregate(struct parser *p, const u32 *types, u32 count)
{
	enum trait_value answer = TRAIT_UNKNOWN;
	struct class_survey s;
	struct viewed v;

	(void)count;
	if (!view(p, types[0], &v))
		return TRAIT_UNKNOWN;
	if (!v.is_class)
		return trait_bool(v.record->kind == tk_array);
	if (v.record->flags & tyf_closure)
		return TRAIT_FALSE;
	if (survey_class(p, v.type, &s))
		answer = is_aggregate_class(p, &s);
	survey_free(&s);
	return answer;
}

/* What [class.prop]/3 says of the members of a class; where the first of them is. */
struct standard {
	u32 class_with_members;
	enum trait_value answer;
};

static void standard_layout(struct parser *p, u32 class, struct standard *out);

static void standard_fields(struct parser *p, u32 class, u32 info, struct standard *out)
{
	u32 field = il_class_info(p->il, info)->first_field, access = UINT32_MAX;

	for (; field; field = il_field(p->il, field)->next) {
		const struct il_field *record = il_field(p->il, field);
		struct subobject o;

		if ((access != UINT32_MAX && access != record->access) || (out->class_with_members && out->class_with_members != class))
			out->answer = TRAIT_FALSE;
		access = record->access;
		out->class_with_members = class;
		if (!strip_to_element(p, record->type, &o)) {
			out->answer = trait_and(out->answer, TRAIT_UNKNOWN);
		} else if (o.is_reference) {
			out->answer = TRAIT_FALSE;
		} else if (is_class_record(il_type(p->il, o.type))) {
			struct standard inner = { 0, TRAIT_TRUE };

			standard_layout(p, o.type, &inner);
			out->answer = trait_and(out->answer, inner.answer);
		}
	}
}

static enum trait_value is_base_class_of(struct parser *p, u32 class, u32 base) { return has_base(p, class, base); }

/* Whether a class, or one of its bases, is also the other or one of its bases. */
static enum trait_value shares_base(struct parser *p, u32 class, u32 other)
{
	enum trait_value is_base = class && other ? has_base(p, other, class) : TRAIT_UNKNOWN;
	u32 info = class ? class_info(p, class) : 0;

	if (is_base == TRAIT_TRUE)
		return is_base;
	return info ? trait_or(is_base, any_base(p, info, shares_base, other)) : TRAIT_UNKNOWN;
}

/* A base must not be of the type of the first member, at the same address; nor twice among the bases. */
static enum trait_value bases_are_unique(struct parser *p, u32 info)
{
	u32 base = il_class_info(p->il, info)->first_base, first = il_class_info(p->il, info)->first_field, other;
	enum trait_value clash = TRAIT_FALSE;
	struct subobject o;

	for (; base; base = il_base_class(p->il, base)->next) {
		u32 class = value_type(p, il_base_class(p->il, base)->type);

		if (!class)
			return TRAIT_UNKNOWN;
		if (first && strip_to_element(p, il_field(p->il, first)->type, &o) && is_class_record(il_type(p->il, o.type)))
			clash = trait_or(clash, is_base_class_of(p, o.type, class) == TRAIT_FALSE ? TRAIT_FALSE : TRAIT_UNKNOWN);
		for (other = il_base_class(p->il, base)->next; other; other = il_base_class(p->il, other)->next)
			clash = trait_or(clash, shares_base(p, class, value_type(p, il_base_class(p->il, other)->type)));
	}
	return trait_not(clash);
}

static void standard_layout(struct parser *p, u32 class, struct standard *out)
{
	u32 info = class_info(p, class), base;

	if (!info || stack_is_low(p->stack_bound)) {
		out->answer = trait_and(out->answer, TRAIT_UNKNOWN);
		return;
	}
	out->answer = trait_and(out->answer, trait_not(is_polymorphic(p, class, 0)));
	for (base = il_class_info(p->il, info)->first_base; base; base = il_base_class(p->il, base)->next) {
		u32 type = value_type(p, il_base_class(p->il, base)->type);

		if (il_base_class(p->il, base)->flags & bcf_virtual)
			out->answer = TRAIT_FALSE;
		if (type)
			standard_layout(p, type, out);
		else
			out->answer = trait_and(out->answer, TRAIT_UNKNOWN);
	}
	out->answer = trait_and(out->answer, bases_are_unique(p, info));
	standard_fields(p, class, info, out);
}

enum trait_value trait_is_standard_layout(struct parser *p, const u32 *types, u32 count)
{
	struct standard standard = { 0, TRAIT_TRUE };
	struct subobject o;

	(void)count;
	if (!strip_to_element(p, types[0], &o))
		return TRAIT_UNKNOWN;
	if (!is_class_record(il_type(p->il, o.type)))
		return trait_bool(is_scalar(il_type(p->il, o.type)));
	if (il_type(p->il, o.type)->flags & tyf_closure && has_captures(p, o.type))
		return TRAIT_UNKNOWN;
	standard_layout(p, o.type, &standard);
	return standard.answer;
}

/* ---- trivial types ---- */

static enum trait_value all_trivial(struct parser *p, u32 class, const u8 *kinds, u32 count)
{
	enum trait_value answer = TRAIT_TRUE;
	u32 i;

	for (i = 0; i < count && answer != TRAIT_FALSE; i++)
		answer = trait_and(answer, special_is_trivial(p, class, (enum special_member)kinds[i]));
	return answer;
}

enum trait_value trait_is_trivially_copyable(struct parser *p, const u32 *types, u32 count)
{
	static const u8 kinds[] = { COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR, COPY_ASSIGNMENT, MOVE_ASSIGNMENT, DESTRUCTOR };
	struct subobject o;

	(void)count;
	if (!strip_to_element(p, types[0], &o))
		return TRAIT_UNKNOWN;
	if (!is_class_record(il_type(p->il, o.type)))
		return trait_bool(is_scalar(il_type(p->il, o.type)));
	return all_trivial(p, o.type, kinds, COUNT_OF(kinds));
}

enum trait_value trait_is_trivial(struct parser *p, const u32 *types, u32 count)
{
	enum trait_value copyable = trait_is_trivially_copyable(p, types, count);
	struct subobject o;

	if (copyable == TRAIT_FALSE || !strip_to_element(p, types[0], &o) || !is_class_record(il_type(p->il, o.type)))
		return copyable;
	return trait_and(copyable, special_is_trivial(p, o.type, DEFAULT_CONSTRUCTOR));
}

enum trait_value trait_is_pod(struct parser *p, const u32 *types, u32 count)
{
	return trait_and(trait_is_trivial(p, types, count), trait_is_standard_layout(p, types, count));
}

/* ---- literal types [basic.types]/10 ---- */

static enum trait_value is_literal(struct parser *p, u32 type);

/* Whether there is one that neither copies nor moves [basic.types.general]/10. Implicit and defaulted ones are constexpr when they can be. */
static enum trait_value has_constexpr_constructor(const struct parser *p, const struct class_survey *s)
{
	bool maybe = s->uncertain || s->inherits_constructors || (!s->has_constructor && !s->constructor_template);
	u32 i;

	for (i = 0; i < s->constructors.count; i++) {
		enum special_member kind = special_kind_of(p, s->constructors.at[i], s->type);

		if (kind == COPY_CONSTRUCTOR || kind == MOVE_CONSTRUCTOR)
			continue;
		if (il_routine(p->il, s->constructors.at[i])->flags & rf_constexpr)
			return TRAIT_TRUE;
		maybe |= !is_user_provided(p, il_routine(p->il, s->constructors.at[i]));
	}
	return s->constexpr_template ? TRAIT_TRUE : maybe ? TRAIT_UNKNOWN : TRAIT_FALSE;
}

static enum trait_value is_literal_field(struct parser *p, u32 field)
{
	u32 type = il_field(p->il, field)->type, cv = 0;

	type_strip(p, type, &cv);
	return cv & tyf_volatile ? TRAIT_FALSE : is_literal(p, type);
}

/* Of a union one is enough. */
static enum trait_value has_literal_field(struct parser *p, const struct class_survey *s)
{
	u32 field = il_class_info(p->il, s->info)->first_field;
	enum trait_value answer = trait_bool(!field);

	for (; field; field = il_field(p->il, field)->next)
		answer = trait_or(answer, is_literal_field(p, field));
	return answer;
}

static enum trait_value literal_members(struct parser *p, const struct class_survey *s)
{
	u32 base = il_class_info(p->il, s->info)->first_base, field = il_class_info(p->il, s->info)->first_field;
	enum trait_value answer = TRAIT_TRUE;

	for (; base; base = il_base_class(p->il, base)->next) {
		if (il_base_class(p->il, base)->flags & bcf_virtual)
			return TRAIT_UNKNOWN;
		answer = trait_and(answer, is_literal(p, il_base_class(p->il, base)->type));
	}
	for (; field; field = il_field(p->il, field)->next)
		answer = trait_and(answer, is_literal_field(p, field));
	return answer;
}

static enum trait_value is_literal_class(struct parser *p, const struct class_survey *s)
{
	bool is_user_destructor = s->destructor && is_user_provided(p, il_routine(p->il, s->destructor));
	enum trait_value destructor = special_is_trivial(p, s->type, DESTRUCTOR), constructed;

	if (destructor == TRAIT_FALSE && p->il->header.std_version >= 202002)
		destructor = is_user_destructor ? trait_bool(il_routine(p->il, s->destructor)->flags & rf_constexpr) : TRAIT_UNKNOWN;
	constructed = trait_or(is_aggregate_class(p, s), has_constexpr_constructor(p, s));
	return trait_and(trait_and(destructor, constructed),
	                 il_type(p->il, s->type)->kind == tk_union ? has_literal_field(p, s) : literal_members(p, s));
}

static enum trait_value is_literal(struct parser *p, u32 type)
{
	enum trait_value answer = TRAIT_UNKNOWN;
	struct class_survey s;
	struct subobject o;
	const struct il_type *record;

	if (!strip_to_element(p, type, &o) || stack_is_low(p->stack_bound))
		return TRAIT_UNKNOWN;
	record = il_type(p->il, o.type);
	if (!is_class_record(record))
		return trait_bool(is_scalar(record) || o.is_reference || record->kind == tk_void || record->kind == tk_vector);
	if (!(record->flags & tyf_closure) && survey_class(p, o.type, &s)) {
		answer = is_literal_class(p, &s);
		survey_free(&s);
	}
	return answer;
}

enum trait_value trait_is_literal_type(struct parser *p, const u32 *types, u32 count)
{
	(void)count;
	return is_literal(p, types[0]);
}

/* ---- structural classes [temp.param]/7 ---- */

/* Whether that does not keep a class from being one: neither parts that not everybody may change, nor mutable ones. */
static enum trait_value is_structural_field(struct parser *p, const struct il_field *field)
{
	struct subobject o;

	if (il_is_unnamed_bit_field(field))
		return TRAIT_TRUE;
	if (field->access != as_public || field->is_mutable)
		return TRAIT_FALSE;
	if (!strip_to_element(p, field->type, &o))
		return TRAIT_UNKNOWN;
	if (o.is_reference)
		return trait_bool(il_type(p->il, type_strip(p, o.type, NULL))->pointer_kind != pk_rvalue_reference);
	return is_class_type(p, o.type) ? trait_is_structural(p, type_strip(p, o.type, NULL)) : TRAIT_TRUE;
}

enum trait_value trait_is_structural(struct parser *p, u32 class)
{
	u32 info = class_info(p, class), base, field;
	enum trait_value answer = TRAIT_TRUE;

	if (!info || il_type(p->il, class)->flags & tyf_closure || stack_is_low(p->stack_bound))
		return TRAIT_UNKNOWN;
	for (base = il_class_info(p->il, info)->first_base; base; base = il_base_class(p->il, base)->next) {
		u32 type = value_type(p, il_base_class(p->il, base)->type);

		answer = trait_and(answer, il_base_class(p->il, base)->access != as_public ? TRAIT_FALSE :
		                           type                                            ? trait_is_structural(p, type) :
		                                                                             TRAIT_UNKNOWN);
	}
	for (field = il_class_info(p->il, info)->first_field; field && answer != TRAIT_FALSE; field = il_field(p->il, field)->next) {
		struct il_field record = *il_field(p->il, field);

		answer = trait_and(answer, is_structural_field(p, &record));
	}
	/* virtual bases do not matter to the reference */
	return has_virtual_base(p, class, 0) == TRAIT_FALSE ? trait_and(answer, is_literal(p, class)) : answer;
}

/* ---- object representations [meta.unary.prop]/9 ---- */

/* Whether the bytes of the type have no padding: *bits gets how many of them have a meaning. */
static enum trait_value meaningful_bits(struct parser *p, u32 type, u64 *bits);

static enum trait_value bits_of_class(struct parser *p, u32 class, u64 *bits)
{
	u32 info = class_info(p, class), field, base;
	bool is_union = il_type(p->il, class)->kind == tk_union;
	enum trait_value answer = TRAIT_TRUE;
	u64 part;

	*bits = 0;
	if (!info || is_union || il_type(p->il, class)->flags & tyf_closure)
		return TRAIT_UNKNOWN;
	for (base = il_class_info(p->il, info)->first_base; base; base = il_base_class(p->il, base)->next) {
		u32 type = value_type(p, il_base_class(p->il, base)->type);

		if (!type)
			return TRAIT_UNKNOWN;
		if (is_empty_class(p, type) && !il_base_class(p->il, base)->next && base == il_class_info(p->il, info)->first_base)
			continue;
		if (is_empty_class(p, type))
			return TRAIT_UNKNOWN;
		answer = trait_and(answer, meaningful_bits(p, type, &part));
		*bits += part;
	}
	for (field = il_class_info(p->il, info)->first_field; field; field = il_field(p->il, field)->next) {
		struct il_field record = *il_field(p->il, field);

		if (record.is_bit_field || record.first_attribute)
			return TRAIT_UNKNOWN;
		answer = trait_and(answer, meaningful_bits(p, record.type, &part));
		*bits += part;
	}
	return answer;
}

static enum trait_value meaningful_bits(struct parser *p, u32 type, u64 *bits)
{
	struct layout whole, element;
	struct subobject o;
	enum trait_value answer;
	const struct il_type *record;

	*bits = 0;
	if (!strip_to_element(p, type, &o) || stack_is_low(p->stack_bound) || !layout_of(p, type, &whole) ||
	    !layout_of(p, o.type, &element))
		return TRAIT_UNKNOWN;
	*bits = whole.size * 8;
	record = il_type(p->il, o.type);
	if (!is_class_record(record))
		return o.is_reference ? TRAIT_UNKNOWN :
		                        trait_bool(is_scalar(record) && record->kind != tk_float && record->kind != tk_complex &&
		                                   record->kind != tk_nullptr);
	answer = bits_of_class(p, o.type, bits);
	answer = answer == TRAIT_TRUE ? trait_bool(*bits == element.size * 8) : answer;
	*bits = whole.size * 8;
	return answer;
}

enum trait_value trait_has_unique_object_representations(struct parser *p, const u32 *types, u32 count)
{
	enum trait_value copyable = trait_is_trivially_copyable(p, types, count);
	u64 bits;

	return copyable == TRAIT_TRUE ? meaningful_bits(p, types[0], &bits) : copyable;
}

/* ---- extended lambdas ---- */

/* Whether a type is a closure of a lambda for devices in host code with one of two wrappers. */
static enum trait_value has_wrapper(struct parser *p, u32 type, enum il_lambda_wrapper first, enum il_lambda_wrapper second)
{
	u32 class = type_strip(p, type, NULL), lambda = is_class_type(p, class) ? lambda_of_class(p, class) : 0;
	const struct il_lambda *record = il_lambda(p->il, lambda);

	if (!lambda)
		return TRAIT_FALSE;
	return !record->wrapper && record->execution_space & es_device ? TRAIT_UNKNOWN :
	                                                                 trait_bool(record->wrapper == first || record->wrapper == second);
}

enum trait_value trait_is_extended_device_lambda(struct parser *p, const u32 *types, u32 count)
{
	(void)count;
	return has_wrapper(p, types[0], lwk_device, lwk_device_return_type);
}

enum trait_value trait_is_extended_host_device_lambda(struct parser *p, const u32 *types, u32 count)
{
	(void)count;
	return has_wrapper(p, types[0], lwk_host_device, lwk_host_device);
}

enum trait_value trait_keeps_return_type(struct parser *p, const u32 *types, u32 count)
{
	(void)count;
	return has_wrapper(p, types[0], lwk_device_return_type, lwk_device_return_type);
}
