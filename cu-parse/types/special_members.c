/* Special member functions [special] [class.ctor] [class.copy.ctor] [class.copy.assign] [class.dtor]. */
#include "../implicit/implicit.h"
#include "../overload/constructors.h"
#include "../overload/operators.h"
#include "../scopes/class_members.h"
#include "../scopes/friends.h"
#include "special_members.h"
#include "implicit_members.h"
#include "../templates/constraints.h"
#include "layout.h"
#include "../traits/traits.h"
#include "../typing/noexcept.h"
#include "../typing/typing.h"

#include <stdlib.h>

enum { CV = tyf_const | tyf_volatile, MAX_STEPS = 20000, MAX_ALL_STEPS = 200000 };

/* Who uses a member: what is protected or private may not be accessible. Outside of classes, or a class that has it as base or member. */
struct asker {
	u32 class;
	bool derived;
};

/* One question, with all those about subobjects that it leads to. */
struct question {
	struct parser *p;
	u32 number, steps;
};

static const struct special_answer nothing_known = { TRAIT_UNKNOWN, TRAIT_UNKNOWN, TRAIT_UNKNOWN };
static const struct special_answer nothing_done = { TRAIT_TRUE, TRAIT_TRUE, TRAIT_TRUE };
static const struct special_answer not_viable = { TRAIT_FALSE, TRAIT_FALSE, TRAIT_FALSE };

static struct special_answer use_class(struct question *q, u32 class, const struct special_use *use, struct asker asker);

/* ---- types ---- */

bool strip_to_element(struct parser *p, u32 type, struct subobject *out)
{
	u32 steps;

	*out = (struct subobject){ 0 };
	for (steps = 0; steps < 4096 && type; steps++) {
		const struct il_type *record = il_type(p->il, type);

		if (record->kind == tk_array) {
			out->is_array = true;
		} else if (record->kind == tk_typeref && record->typeref_kind != trk_pack_expansion && !typedef_changes_type(p, type)) {
			if (record->typeref_kind == trk_qualified)
				out->cv |= record->flags & CV;
		} else {
			out->type = type;
			out->is_reference = record->kind == tk_pointer && record->pointer_kind != pk_pointer;
			return record->kind != tk_error && record->kind != tk_auto && record->kind != tk_template_param &&
			       record->kind != tk_typeref && !(record->flags & tyf_dependent);
		}
		type = record->type;
	}
	return false;
}

/* ---- routines ---- */

bool is_user_provided(const struct parser *p, const struct il_routine *routine)
{
	const struct il_full_entity_decl_info *first = il_full_entity_decl_info(p->il, routine->first_decl);

	return !(first->flags & (dcf_defaulted | dcf_deleted));
}

u32 required_arguments(const struct parser *p, u32 routine)
{
	u32 decl = il_routine(p->il, routine)->first_decl, least = UINT32_MAX;

	for (; decl; decl = il_full_entity_decl_info(p->il, decl)->next) {
		u32 param = il_full_entity_decl_info(p->il, decl)->first_param, count = 0;

		for (; param && !(il_parameter(p->il, param)->flags & (pf_default_argument | pf_pack));
		     param = il_parameter(p->il, param)->next)
			count++;
		least = count < least ? count : least;
	}
	return least == UINT32_MAX ? 0 : least;
}

/* The noexcept( behind the parameters of the first declaration, as a token index, or 0. */
static u32 find_noexcept(const struct parser *p, const struct il_full_entity_decl_info *decl)
{
	u32 at = decl->params_end ? token_at(p, decl->params_end) : 0;

	while (at && p->tokens[at].kind != TOK_SEMICOLON && p->tokens[at].kind != TOK_LBRACE && p->tokens[at].kind != TOK_COLON &&
	       p->tokens[at].kind != TOK_ASSIGN && p->tokens[at].kind != TOK_try && p->tokens[at].kind != TOK_END) {
		if (p->tokens[at].kind == TOK_noexcept)
			return p->tokens[at + 1].kind == TOK_LPAREN ? at : 0;
		at = p->tokens[at].kind == TOK_LPAREN || p->tokens[at].kind == TOK_LBRACKET ? matching(p, at) + 1 : at + 1;
	}
	return 0;
}

bool has_noexcept_operand(const struct parser *p, u32 routine)
{
	return find_noexcept(p, il_full_entity_decl_info(p->il, il_routine(p->il, routine)->first_decl));
}

enum trait_value is_nothrow_routine(struct parser *p, u32 index)
{
	const struct il_routine *routine = il_routine(p->il, index);
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(p->il, routine->first_decl);
	bool has_implicit = routine->special_kind == sfk_destructor || decl->flags & dcf_defaulted;
	struct constant value;
	u32 at;

	if (il_type(p->il, type_strip(p, routine->type, NULL))->flags & tyf_noexcept)
		return TRAIT_TRUE;
	if (!(at = find_noexcept(p, decl)))
		return has_implicit ? TRAIT_UNKNOWN : TRAIT_FALSE;
	value = condition_of_function(p, index, p->tokens[at + 1].position + 1, p->tokens[matching(p, at + 1)].position);
	return value.known ? trait_bool(value.bits) : TRAIT_UNKNOWN;
}

bool says_whether_it_throws(const struct parser *p, u32 index)
{
	const struct il_routine *routine = il_routine(p->il, index);

	return il_type(p->il, type_strip(p, routine->type, NULL))->flags & tyf_noexcept ||
	       find_noexcept(p, il_full_entity_decl_info(p->il, routine->first_decl));
}

/* ---- what a class declares ---- */

/* The first parameter of a copy or move: of the class itself, or a reference to it. */
struct source_param {
	bool matches, is_reference, is_rvalue_reference;
	u32 cv;
};

static struct source_param source_param(const struct parser *p, u32 routine, u32 class)
{
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param, type;
	struct source_param source = { 0 };
	const struct il_type *record;

	if (!param || il_param_type(p->il, param)->flags & pf_pack)
		return source;
	type = type_strip(p, il_param_type(p->il, param)->type, &source.cv);
	record = il_type(p->il, type);
	if (record->kind == tk_pointer && record->pointer_kind != pk_pointer) {
		source.is_reference = true;
		source.is_rvalue_reference = record->pointer_kind == pk_rvalue_reference;
		source.cv = 0;
		type = type_strip(p, record->type, &source.cv);
	}
	source.cv &= CV;
	source.matches = type == class;
	return source;
}

static void survey_constructor(const struct parser *p, struct class_survey *s, u32 routine)
{
	u32 required = required_arguments(p, routine);

	vec_push(&s->constructors, routine);
	if (!required)
		s->declared[DEFAULT_CONSTRUCTOR] = true;
	if (required <= 1) {
		struct source_param source = source_param(p, routine, s->type);

		if (source.matches && source.is_reference)
			s->declared[source.is_rvalue_reference ? MOVE_CONSTRUCTOR : COPY_CONSTRUCTOR] = true;
	}
}

static void survey_assignment(const struct parser *p, struct class_survey *s, u32 routine)
{
	struct source_param source = source_param(p, routine, s->type);

	vec_push(&s->assignments, routine);
	if (source.matches)
		s->declared[source.is_rvalue_reference ? MOVE_ASSIGNMENT : COPY_ASSIGNMENT] = true;
}

static bool is_assignment(const struct parser *p, const struct il_routine *routine)
{
	return routine->special_kind == sfk_operator && !strcmp(il_text(p->il, routine->name), "operator=");
}

static void survey_using(const struct parser *p, struct class_survey *s, u32 index)
{
	const struct il_using_declaration *record = il_using_declaration(p->il, index);

	s->inherits_constructors |= (record->flags & uf_inherits_constructors) != 0;
	s->uses_assignment |= !strcmp(il_text(p->il, record->name), "operator=");
}

static void survey_entity(const struct parser *p, struct class_survey *s, il_any entity)
{
	bool is_template = il_any_kind(entity) == IL_template;
	const struct il_routine *routine;

	if (il_any_kind(entity) == IL_using_declaration)
		survey_using(p, s, il_any_index(entity));
	if (is_template)
		entity = il_template(p->il, il_any_index(entity))->prototype;
	if (il_any_kind(entity) != IL_routine)
		return;
	routine = il_routine(p->il, il_any_index(entity));
	if (routine->flags & rf_friend && routine->class_type != s->type)
		return;
	is_template |= (routine->entity & enf_is_template) != 0;
	s->has_virtual |= (routine->flags & rf_virtual) != 0;
	if (routine->special_kind == sfk_constructor && is_template) {
		s->constructor_template = true;
		s->provided_template |= is_user_provided(p, routine) || routine->flags & rf_explicit;
		s->constexpr_template |= (routine->flags & rf_constexpr) != 0;
	} else if (routine->special_kind == sfk_constructor) {
		survey_constructor(p, s, il_any_index(entity));
	} else if (is_assignment(p, routine) && is_template) {
		s->assignment_template = true;
	} else if (is_assignment(p, routine)) {
		survey_assignment(p, s, il_any_index(entity));
	} else if (routine->special_kind == sfk_destructor) {
		vec_push(&s->destructors, il_any_index(entity));
	}
}

/* Whether a using-declaration may bring a base's operator= that takes objects of the class better than its own does: functions for objects
 * of the base do not. */
static bool uses_better_assignments(struct parser *p, const struct class_survey *s)
{
	u32 symbol = bound_symbol(p, il_class_info(p->il, s->info)->scope, operator_ident(p, "="));

	while (symbol && il_any_kind(p->symbols.at[symbol].entity) == IL_routine)
		symbol = p->symbols.at[symbol].next;
	return symbol;
}

/* Whether of two members with the same parameters the first is less constrained. */
static bool is_less_constrained(struct parser *p, struct class_survey *s, u32 first, u32 second)
{
	const struct il_routine *one = il_routine(p->il, first), *two = il_routine(p->il, second);
	const struct il_type *x = il_type(p->il, type_strip(p, one->type, NULL)), *y = il_type(p->il, type_strip(p, two->type, NULL));
	bool known;
	int order;

	if (!((one->flags | two->flags) & rf_trailing_requires) ||
	    type_signature(p, p->void_type, x->first_param, 0) != type_signature(p, p->void_type, y->first_param, 0))
		return false;
	order = compare_constraints(p, &(struct constrained){ .declaration = one->first_decl },
	                            &(struct constrained){ .declaration = two->first_decl }, &known);
	s->uncertain |= !known;
	return order > 0;
}

/* Drops the members whose constraints are not satisfied, and those than which others are more constrained [special]/5. */
static void keep_eligible(struct parser *p, struct class_survey *s, u32 *routines, u32 *count)
{
	u32 i, k, kept = 0;
	bool any = false;

	for (i = 0; i < *count; i++)
		any |= (il_routine(p->il, routines[i])->flags & rf_trailing_requires) != 0;
	if (!any)
		return;
	for (i = 0; i < *count; i++) {
		enum outcome outcome = trailing_requires_satisfied(p, routines[i]);

		s->uncertain |= outcome == OUTCOME_UNKNOWN;
		if (outcome != OUTCOME_FAILURE)
			routines[kept++] = routines[i];
	}
	*count = kept;
	for (i = 0, kept = 0; i < *count; i++) {
		for (k = 0; k < *count && !(k != i && is_less_constrained(p, s, routines[i], routines[k])); k++)
			;
		if (k == *count)
			routines[kept++] = routines[i];
	}
	*count = kept;
}

/* The class_info of a class whose members are all known, or 0. */
static u32 completed_class(struct parser *p, u32 class)
{
	const struct il_type *record;

	if (!scope_of_type(p, class))
		return 0;
	record = il_type(p->il, class);
	if (!record->class_info || record->flags & (tyf_dependent | tyf_incomplete) ||
	    record->entity & (enf_is_template | enf_member_of_template | enf_partial_specialization) ||
	    il_class_info(p->il, record->class_info)->flags & clf_being_defined || !il_class_info(p->il, record->class_info)->body_end)
		return 0;
	return record->class_info;
}

static u32 *kept_routines(struct parser *p, u32 *at, u32 count)
{
	u32 *kept = count ? memcpy(arena_alloc(&p->instance_memory, count * sizeof *at), at, count * sizeof *at) : NULL;

	free(at);
	return kept;
}

/* Keeps what overload resolution and traits ask of a class again and again. A closure type gets its members later. */
static void keep_survey(struct parser *p, struct class_survey *s)
{
	struct class_survey *kept;

	if (s->uncertain || il_type(p->il, s->type)->flags & tyf_closure)
		return;
	s->is_kept = true;
	s->constructors.at = kept_routines(p, s->constructors.at, s->constructors.count);
	s->assignments.at = kept_routines(p, s->assignments.at, s->assignments.count);
	s->destructors.at = kept_routines(p, s->destructors.at, s->destructors.count);
	kept = arena_alloc(&p->instance_memory, sizeof *kept);
	*kept = *s;
	*vec_slot(&p->surveys, s->info) = kept;
}

bool survey_class(struct parser *p, u32 class, struct class_survey *s)
{
	u32 info = il_type(p->il, class)->class_info;
	const struct class_survey *kept = info < p->surveys.count ? p->surveys.at[info] : NULL;
	u32 entry;

	if (kept) {
		*s = *kept;
		return true;
	}
	*s = (struct class_survey){ .type = class, .info = completed_class(p, class) };
	if (!s->info)
		return false;
	entry = il_scope(p->il, il_class_info(p->il, s->info)->scope)->first_entry;
	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next)
		survey_entity(p, s, il_source_sequence_entry(p->il, entry)->target);
	s->uses_better_assignment = s->uses_assignment && uses_better_assignments(p, s);
	s->declared[DESTRUCTOR] = s->destructors.count;
	s->has_constructor = s->constructors.count;
	if (p->il->header.std_version >= 202002) {
		keep_eligible(p, s, s->constructors.at, &s->constructors.count);
		keep_eligible(p, s, s->assignments.at, &s->assignments.count);
		keep_eligible(p, s, s->destructors.at, &s->destructors.count);
	}
	s->destructor = s->destructors.count ? s->destructors.at[0] : 0;
	s->uncertain |= s->destructors.count > 1;
	keep_survey(p, s);
	return true;
}

void survey_free(struct class_survey *s)
{
	if (s->is_kept)
		return;
	vec_free(&s->constructors);
	vec_free(&s->assignments);
	vec_free(&s->destructors);
}

/* ---- implicit members: what they do to bases and fields ---- */

bool is_class_record(const struct il_type *type)
{
	return (type->kind == tk_class || type->kind == tk_struct || type->kind == tk_union) && type->int_kind == ik_none;
}

struct special_answer special_both(struct special_answer a, struct special_answer b)
{
	return (struct special_answer){ trait_and(a.allowed, b.allowed), trait_and(a.trivial, b.trivial), trait_and(a.nothrow, b.nothrow) };
}

/* Construction of a subobject may have to be undone [class.base.init]/12. */
static struct special_answer use_subobject(struct question *q, u32 class, const struct special_use *use, struct asker asker)
{
	struct special_answer answer = use_class(q, class, use, asker), undo;

	if (use->operation != SPECIAL_DEFAULT && use->operation != SPECIAL_CONSTRUCT)
		return answer;
	undo = use_class(q, class, &(struct special_use){ .operation = SPECIAL_DESTROY }, asker);
	answer.allowed = trait_and(answer.allowed, undo.allowed);
	if (undo.nothrow != TRAIT_TRUE && answer.nothrow == TRAIT_TRUE)
		answer.nothrow = TRAIT_UNKNOWN;
	return answer;
}

bool is_left_to_derived(struct parser *p, u32 class, u32 base)
{
	return il_base_class(p->il, base)->flags & bcf_virtual && trait_is_abstract(p, &class, 1) == TRAIT_TRUE;
}

static struct special_answer use_base(struct question *q, const struct class_survey *s, u32 base, const struct special_use *use)
{
	struct parser *p = q->p;
	u32 class = value_type(p, il_base_class(p->il, base)->type);
	struct special_answer answer;

	if (!class || !is_class_record(il_type(p->il, class)))
		return nothing_known;
	if (use->operation != SPECIAL_ASSIGN && is_left_to_derived(p, s->type, base))
		return nothing_done;
	answer = use_subobject(q, class, use, (struct asker){ s->type, true });
	if (il_base_class(p->il, base)->flags & bcf_virtual && use->operation != SPECIAL_DESTROY)
		answer.trivial = TRAIT_FALSE;
	return answer;
}

bool has_virtual_bases(const struct parser *p, u32 class) { return class < p->virtual_bases.count && p->virtual_bases.at[class]; }

/* The virtual bases that bases of a class have: the class makes and destroys them, too. */
static struct special_answer use_inherited_bases(struct question *q, const struct class_survey *s, u32 info, const struct special_use *use)
{
	struct special_answer answer = nothing_done;
	u32 outer = il_class_info(q->p->il, info)->first_base, base;

	if (stack_is_low(q->p->stack_bound))
		return nothing_known;
	for (; outer; outer = il_base_class(q->p->il, outer)->next) {
		u32 class = value_type(q->p, il_base_class(q->p->il, outer)->type),
		    inner = class ? il_type(q->p->il, class)->class_info : 0;

		if (!inner || !has_virtual_bases(q->p, class))
			continue;
		for (base = il_class_info(q->p->il, inner)->first_base; base; base = il_base_class(q->p->il, base)->next)
			if (il_base_class(q->p->il, base)->flags & bcf_virtual)
				answer = special_both(answer, use_base(q, s, base, use));
		answer = special_both(answer, use_inherited_bases(q, s, inner, use));
	}
	return answer;
}

static struct special_answer use_bases(struct question *q, const struct class_survey *s, const struct special_use *use)
{
	struct special_answer answer = nothing_done;
	u32 base = il_class_info(q->p->il, s->info)->first_base;

	for (; base; base = il_base_class(q->p->il, base)->next)
		answer = special_both(answer, use_base(q, s, base, use));
	return use->operation == SPECIAL_ASSIGN ? answer : special_both(answer, use_inherited_bases(q, s, s->info, use));
}

/* Whether a default member initializer is a literal for a number, or empty braces, so that nothing can throw. */
static bool is_plain_initializer(const struct parser *p, const struct il_field *field, const struct il_type *type)
{
	u32 at = token_at(p, field->initializer_begin), end = token_at(p, field->initializer_end);

	if (is_class_record(type))
		return false;
	for (; at < end; at++)
		switch (p->tokens[at].kind) {
		case TOK_ASSIGN:
		case TOK_LBRACE:
		case TOK_RBRACE:
		case TOK_INTEGER:
		case TOK_FLOAT:
		case TOK_CHARACTER:
		case TOK_true:
		case TOK_false:
		case TOK_nullptr:
		case TOK_null:
		case TOK_MINUS: break;
		default: return false;
		}
	return true;
}

enum { MEMBER_INITIALIZERS_MAX = 16 }; /* inside of one another: one may make an object of the class that its member is of */

struct special_answer use_member_initializer(struct parser *p, u32 field)
{
	struct special_answer answer = { TRAIT_TRUE, TRAIT_FALSE, TRAIT_UNKNOWN };
	struct il_field record = *il_field(p->il, field);
	struct subobject o;
	u32 node;

	if (strip_to_element(p, record.type, &o) && is_plain_initializer(p, &record, il_type(p->il, o.type))) {
		answer.nothrow = TRAIT_TRUE;
	} else if (p->member_initializers < MEMBER_INITIALIZERS_MAX) {
		p->member_initializers++;
		node = member_initializer(p, field);
		answer.nothrow = node ? initializer_throws_nothing(p, record.type, node) : TRAIT_UNKNOWN;
		p->member_initializers--;
	}
	return answer;
}

static struct special_answer use_scalar(const struct special_use *use, const struct subobject *o, bool is_rvalue_reference)
{
	bool is_const = o->cv & tyf_const;

	switch (use->operation) {
	case SPECIAL_DEFAULT:
		return is_const || o->is_reference ? (struct special_answer){ TRAIT_FALSE, TRAIT_TRUE, TRAIT_TRUE } : nothing_done;
	case SPECIAL_ASSIGN:
		return is_const || o->is_reference ? (struct special_answer){ TRAIT_FALSE, TRAIT_TRUE, TRAIT_TRUE } : nothing_done;
	case SPECIAL_CONSTRUCT:
		return is_rvalue_reference && use->source_is_lvalue ? (struct special_answer){ TRAIT_FALSE, TRAIT_TRUE, TRAIT_TRUE } :
		                                                      nothing_done;
	default: return nothing_done;
	}
}

static struct special_answer use_field(struct question *q, u32 index, const struct special_use *use)
{
	struct parser *p = q->p;
	const struct il_field *field = il_field(p->il, index);
	struct special_use part = *use;
	struct special_answer answer;
	struct subobject o;
	const struct il_type *type;

	if (!strip_to_element(p, field->type, &o) || attributes_change_type(p, field->first_attribute))
		return nothing_known;
	type = il_type(p->il, o.type);
	if (use->operation == SPECIAL_DEFAULT && field->initializer_end)
		return use_member_initializer(p, index);
	if (!is_class_record(type))
		return use_scalar(use, &o, type->kind == tk_pointer && type->pointer_kind == pk_rvalue_reference);
	if (field->is_mutable) {
		part.object_cv &= ~(u32)tyf_const;
		part.source_cv &= ~(u32)tyf_const;
	}
	part.object_cv |= o.cv;
	part.source_cv |= o.cv;
	answer = use_subobject(q, o.type, &part, (struct asker){ field->class_type, false });
	if (use->operation == SPECIAL_DEFAULT && o.cv & tyf_const && answer.allowed == TRAIT_TRUE)
		answer.allowed = TRAIT_UNKNOWN; /* const-default-constructible, perhaps [dcl.init]/7 */
	return answer;
}

/* Of a member of a union nothing may have to be done [class.union]/3. */
static struct special_answer use_variant(const struct special_use *use, struct special_answer member, bool initialized)
{
	if (use->operation == SPECIAL_DEFAULT && initialized)
		return (struct special_answer){ TRAIT_UNKNOWN, TRAIT_FALSE, TRAIT_UNKNOWN };
	return (struct special_answer){ trait_and(member.allowed, member.trivial), member.trivial, TRAIT_TRUE };
}

static struct special_answer use_fields(struct question *q, const struct class_survey *s, const struct special_use *use)
{
	struct parser *p = q->p;
	u32 index = il_class_info(p->il, s->info)->first_field;
	bool is_union = il_type(p->il, s->type)->kind == tk_union;
	struct special_answer answer = nothing_done;

	for (; index; index = il_field(p->il, index)->next) {
		struct il_field field = *il_field(p->il, index);
		struct special_answer member;

		if (il_is_unnamed_bit_field(&field))
			continue;
		member = use_field(q, index, use);
		answer = special_both(answer, is_union ? use_variant(use, member, field.initializer_end) : member);
	}
	return answer;
}

/* ---- closures [expr.prim.lambda.closure]/14 ---- */

static bool captures_by_copy(const struct il_lambda_capture *capture)
{
	return capture->kind != cptk_reference && capture->kind != cptk_init_reference && capture->kind != cptk_this;
}

u32 captured_type(struct parser *p, u32 lambda, u32 index)
{
	struct il_lambda_capture capture = *il_lambda_capture(p->il, index);
	u32 variable = capture.kind == cptk_init ? capture.variable : il_any_index(capture.captured);

	if (!captures_by_copy(&capture) || capture.flags & cpf_pack)
		return 0;
	if (capture.kind == cptk_star_this)
		return il_routine(p->il, il_lambda(p->il, lambda)->enclosing_routine)->class_type;
	return variable ? type_without_reference(p, type_of_variable(p, variable)) : 0;
}

/* What a member for a captured entity makes of it. */
static struct special_answer use_capture(struct question *q, u32 lambda, u32 capture, const struct special_use *use)
{
	struct parser *p = q->p;
	struct special_use part = *use;
	struct subobject o;
	u32 type;

	if (!captures_by_copy(il_lambda_capture(p->il, capture)))
		return nothing_done;
	type = captured_type(p, lambda, capture);
	if (!type || !strip_to_element(p, type, &o))
		return nothing_known;
	part.source_cv |= o.cv;
	return is_class_record(il_type(p->il, o.type)) ?
	               use_subobject(q, o.type, &part, (struct asker){ il_lambda(p->il, lambda)->type, false }) :
	               nothing_done;
}

static struct special_answer use_closure(struct question *q, const struct class_survey *s, const struct special_use *use)
{
	struct parser *p = q->p;
	u32 index = il_class_info(p->il, s->info)->lambda, capture = il_lambda(p->il, index)->first_capture;
	const struct il_lambda *lambda = il_lambda(p->il, index);
	bool is_plain = !capture && !(lambda->flags & (lf_default_copy | lf_default_reference)) && p->il->header.std_version >= 202002;
	bool deleted =
		(use->operation == SPECIAL_DEFAULT && !is_plain) || (use->operation == SPECIAL_ASSIGN && (!is_plain || use->object_cv));
	struct special_answer answer = nothing_done;

	for (; capture; capture = il_lambda_capture(p->il, capture)->next)
		answer = special_both(answer, use_capture(q, index, capture, use));
	if (deleted)
		answer.allowed = TRAIT_FALSE;
	return answer;
}

/* A defaulted or implicit member: what it does to all subobjects. */
static struct special_answer use_subobjects(struct question *q, const struct class_survey *s, const struct special_use *use)
{
	struct special_answer answer = special_both(use_bases(q, s, use), use_fields(q, s, use));

	if (s->has_virtual && use->operation != SPECIAL_DESTROY)
		answer.trivial = TRAIT_FALSE;
	return answer;
}

/* ---- one routine ---- */

static enum trait_value accessible(const struct parser *p, const struct il_routine *routine, struct asker asker)
{
	if ((routine->access != as_private && routine->access != as_protected) || (routine->access == as_protected && asker.derived))
		return TRAIT_TRUE;
	if (!asker.class)
		return TRAIT_FALSE;
	switch (befriends_class(p, routine->class_type, asker.class)) {
	case OUTCOME_SUCCESS: return TRAIT_TRUE;
	case OUTCOME_FAILURE: return TRAIT_FALSE;
	default: return TRAIT_UNKNOWN;
	}
}

/* What a defaulted member does to all subobjects: a copy takes those of an lvalue, whatever it was chosen for [class.copy.ctor]/14. */
static struct special_answer use_defaulted(struct question *q, const struct class_survey *s, u32 index, const struct special_use *use)
{
	struct special_use own = *use;
	struct source_param param = source_param(q->p, index, s->type);

	if ((use->operation == SPECIAL_CONSTRUCT || use->operation == SPECIAL_ASSIGN) && param.matches && param.is_reference) {
		own.source_is_lvalue = !param.is_rvalue_reference;
		own.source_cv = param.cv;
	}
	return use_subobjects(q, s, &own);
}

/* [dcl.fct.def.default]/2 */
static bool is_deleted_by_const(struct parser *p, u32 index, u32 class)
{
	enum special_member kind = special_kind_of(p, index, class);
	struct source_param param = source_param(p, index, class);

	return (kind == COPY_CONSTRUCTOR || kind == COPY_ASSIGNMENT) && param.is_reference && param.cv & tyf_const &&
	       !parts_take_const_objects(p, class, kind);
}

static struct special_answer use_routine(struct question *q, const struct class_survey *s, u32 index, const struct special_use *use,
                                         struct asker asker)
{
	struct parser *p = q->p;
	struct il_routine routine = *il_routine(p->il, index);
	bool provided = is_user_provided(p, &routine), is_destructor = routine.special_kind == sfk_destructor;
	struct special_answer answer = !provided || is_destructor ? use_defaulted(q, s, index, use) : nothing_done;

	if (provided)
		answer.allowed = TRAIT_TRUE;
	if (provided || routine.flags & rf_virtual)
		answer.trivial = TRAIT_FALSE;
	if (!is_destructor && provided)
		answer.nothrow = is_nothrow_routine(p, index);
	else if (says_whether_it_throws(p, index))
		answer.nothrow = is_nothrow_routine(p, index);
	if (routine.flags & rf_deleted || (!provided && is_deleted_by_const(p, index, s->type)))
		answer.allowed = TRAIT_FALSE;
	answer.allowed = trait_and(answer.allowed, accessible(p, &routine, asker));
	return answer;
}

/* ---- which one ---- */

/* Where there are several, or templates. */
static struct special_answer use_best_default_constructor(struct question *q, const struct class_survey *s, const struct special_use *use,
                                                          struct asker asker)
{
	struct arguments none = { .count = 0 };
	u32 viable;
	struct resolution r = resolve_constructors(q->p, s->type, NULL, &none, &viable);

	if (r.outcome != OUTCOME_SUCCESS)
		return r.outcome == OUTCOME_FAILURE ? not_viable : nothing_known;
	return r.best.routine ? use_routine(q, s, r.best.routine, use, asker) : nothing_known;
}

static struct special_answer use_default_constructor(struct question *q, const struct class_survey *s, const struct special_use *use,
                                                     struct asker asker)
{
	u32 i, chosen = 0;

	for (i = 0; i < s->constructors.count; i++) {
		if (required_arguments(q->p, s->constructors.at[i]))
			continue;
		if (chosen)
			return use_best_default_constructor(q, s, use, asker);
		chosen = s->constructors.at[i];
	}
	if (chosen)
		return use_routine(q, s, chosen, use, asker);
	if (s->constructor_template || (s->constructors.count && s->inherits_constructors))
		return use_best_default_constructor(q, s, use, asker);
	return s->has_constructor ? not_viable : use_subobjects(q, s, use);
}

/* How well the parameter takes the source: 0 not at all. */
static u32 rank_of_source(const struct special_use *use, const struct source_param *param)
{
	u32 exact = param->cv == use->source_cv;

	if (!param->is_reference)
		return 1;
	if (use->source_cv & ~param->cv)
		return 0;
	if (param->is_rvalue_reference)
		return use->source_is_lvalue ? 0 : 4 + exact;
	return use->source_is_lvalue || param->cv == tyf_const ? 2 + exact : 0;
}

/* The choice among the members that copy or move. */
struct choice {
	u32 routine, rank;
	bool implicit, by_value;
	struct special_answer answer;
};

static void consider(struct choice *best, const struct choice *candidate)
{
	if (candidate->rank > best->rank)
		*best = *candidate;
}

static void consider_declared(struct question *q, const struct class_survey *s, const struct special_use *use, struct choice *best)
{
	bool construct = use->operation == SPECIAL_CONSTRUCT;
	const u32 *routines = construct ? s->constructors.at : s->assignments.at;
	u32 count = construct ? s->constructors.count : s->assignments.count, i;

	for (i = 0; i < count; i++) {
		struct source_param param = source_param(q->p, routines[i], s->type);
		const struct il_routine *routine = il_routine(q->p->il, routines[i]);
		bool is_ignored = routine->flags & rf_defaulted && param.is_rvalue_reference && !is_user_provided(q->p, routine) &&
		                  use_subobjects(q, s, use).allowed == TRAIT_FALSE; /* when it is deleted [over.match.funcs]/8 */

		if (param.matches && !is_ignored && required_arguments(q->p, routines[i]) <= 1)
			consider(best, &(struct choice){ .routine = routines[i],
			                                 .rank = rank_of_source(use, &param),
			                                 .by_value = !param.is_reference });
	}
}

static bool declares_any(const struct class_survey *s, u32 first, u32 end)
{
	for (; first < end; first++)
		if (s->declared[first])
			return true;
	return false;
}

static void consider_implicit(struct question *q, const struct class_survey *s, const struct special_use *use, struct choice *best)
{
	bool construct = use->operation == SPECIAL_CONSTRUCT;
	enum special_member kind = construct ? COPY_CONSTRUCTOR : COPY_ASSIGNMENT;
	struct special_use move = { use->operation, 0, use->source_cv, false }, copy = { use->operation, 0, tyf_const, true };
	struct choice candidate = { .implicit = true };

	if (!declares_any(s, COPY_CONSTRUCTOR, SPECIAL_MEMBER_COUNT) && !use->source_is_lvalue && !(use->source_cv & CV)) {
		candidate.answer = use_subobjects(q, s, &move);
		candidate.rank = candidate.answer.allowed == TRAIT_FALSE ? 0 : 5;
		consider(best, &candidate);
	}
	if (s->declared[kind] || use->source_cv & tyf_volatile)
		return;
	if (!implicit_copy_takes_const(q->p, s->type, kind))
		copy.source_cv = 0;
	if (copy.source_cv || (use->source_is_lvalue && !(use->source_cv & tyf_const))) {
		candidate.answer = use_subobjects(q, s, &copy);
		if (s->declared[MOVE_CONSTRUCTOR] || s->declared[MOVE_ASSIGNMENT])
			candidate.answer.allowed = TRAIT_FALSE;
		candidate.rank = 2 + (use->source_cv == copy.source_cv && use->source_is_lvalue);
		consider(best, &candidate);
	}
}

/* The rank of a function that no template could beat. */
static u32 perfect_rank(const struct special_use *use) { return use->source_is_lvalue ? 3 : 5; }

/* By overload resolution: where a template may take the source better, or nothing takes it that copies or moves. */
static struct special_answer use_resolved(struct question *q, const struct class_survey *s, const struct special_use *use,
                                          const struct choice *best, struct asker asker)
{
	struct parser *p = q->p;
	struct source source = { 0, type_qualified(p, s->type, use->source_cv), use->source_is_lvalue ? vc_lvalue : vc_xvalue };
	struct source object = { 0, s->type, vc_lvalue };
	struct resolution r = use->operation == SPECIAL_CONSTRUCT ? resolve_construction(p, s->type, &source, 1) :
	                                                            resolve_assignment(p, &object, &source);
	const struct il_routine *routine = il_routine(p->il, r.best.routine);

	if (r.outcome == OUTCOME_FAILURE && !best->rank)
		return not_viable;
	if (r.outcome != OUTCOME_SUCCESS || r.best.is_uncertain)
		return nothing_known;
	if (!r.best.routine)
		return best->implicit ? best->answer : nothing_known;
	if (!routine->template_info) {
		struct special_answer answer = use_routine(q, s, r.best.routine, use, asker);

		if (!source_param(p, r.best.routine, s->type).matches) /* the object is converted for it, if that may be done */
			answer = special_both(answer, nothing_known);
		return answer;
	}
	return (struct special_answer){ routine->flags & rf_deleted ? TRAIT_FALSE : accessible(p, routine, asker), TRAIT_FALSE,
		                        is_nothrow_routine(p, r.best.routine) };
}

static struct special_answer use_copy(struct question *q, const struct class_survey *s, const struct special_use *use, struct asker asker)
{
	bool construct = use->operation == SPECIAL_CONSTRUCT;
	bool others = construct ? s->constructor_template : s->assignment_template || s->uses_better_assignment;
	struct choice best = { 0 };

	if (!construct && use->object_cv) /* an operator= for such objects? */
		return s->assignments.count || others ? nothing_known : not_viable;
	consider_declared(q, s, use, &best);
	consider_implicit(q, s, use, &best);
	if (best.rank < perfect_rank(use) && others)
		return s->uses_better_assignment && !construct ? nothing_known : use_resolved(q, s, use, &best, asker);
	if (!best.rank)
		return (construct ? s->constructors.count : s->assignments.count) ? use_resolved(q, s, use, &best, asker) : not_viable;
	if (best.by_value) {
		best.answer = use_routine(q, s, best.routine, use, asker);
		return (struct special_answer){ trait_and(best.answer.allowed, TRAIT_UNKNOWN), best.answer.trivial, TRAIT_UNKNOWN };
	}
	return best.implicit ? best.answer : use_routine(q, s, best.routine, use, asker);
}

static struct special_answer work_out(struct question *q, u32 class, const struct special_use *use, struct asker asker)
{
	struct special_answer answer = nothing_known;
	struct class_survey s = { 0 };

	if (q->steps++ < MAX_STEPS && !stack_is_low(q->p->stack_bound) && survey_class(q->p, class, &s) && !s.uncertain) {
		if (il_type(q->p->il, class)->flags & tyf_closure)
			answer = use_closure(q, &s, use);
		else if (use->operation == SPECIAL_DEFAULT)
			answer = use_default_constructor(q, &s, use, asker);
		else if (use->operation == SPECIAL_DESTROY)
			answer = s.destructor ? use_routine(q, &s, s.destructor, use, asker) : use_subobjects(q, &s, use);
		else
			answer = use_copy(q, &s, use, asker);
	}
	survey_free(&s);
	return answer;
}

/* What was answered before. */
static struct special_memo *memo_of(struct parser *p, u32 class, const struct special_use *use, struct asker asker)
{
	u32 how = use->operation | (u32)use->source_is_lvalue << 4 | (u32)asker.derived << 5 | (use->object_cv & CV) << 8 |
	          (use->source_cv & CV) << 16;
	u64 key = hash_mix((u64) class << 32 | asker.class) ^ how;
	bool is_new = true;
	u32 *place;

	for (;; key++) {
		struct special_memo *memo;

		place = il_map_at(&p->special_memo_map, hash_mix(key), &is_new);
		if (is_new)
			break;
		memo = &p->special_memos.at[*place];
		if (memo->class == class && memo->asker == asker.class && memo->how == how)
			return memo;
	}
	*place = p->special_memos.count;
	vec_push(&p->special_memos, (struct special_memo){ .class = class, .asker = asker.class, .how = how });
	return &vec_last(&p->special_memos);
}

static bool is_known(const struct special_answer *answer)
{
	return answer->allowed != TRAIT_UNKNOWN && answer->trivial != TRAIT_UNKNOWN && answer->nothrow != TRAIT_UNKNOWN;
}

/* The answer is kept. One that is not known is asked for again, though neither by the same question nor without end: what is incomplete
 * may be complete by then. */
static struct special_answer use_class(struct question *q, u32 class, const struct special_use *use, struct asker asker)
{
	struct special_memo *memo = memo_of(q->p, class, use, asker);
	struct special_answer answer = { memo->allowed, memo->trivial, memo->nothrow };
	u32 index = (u32)(memo - q->p->special_memos.at);

	if (memo->question && (memo->question == q->number || is_known(&answer) || q->p->special_steps > MAX_ALL_STEPS))
		return answer;
	q->p->special_steps++;
	*memo = (struct special_memo){ class, memo->asker, memo->how, q->number, TRAIT_UNKNOWN, TRAIT_UNKNOWN, TRAIT_UNKNOWN };
	answer = work_out(q, class, use, asker);
	memo = &q->p->special_memos.at[index];
	memo->allowed = answer.allowed;
	memo->trivial = answer.trivial;
	memo->nothrow = answer.nothrow;
	return answer;
}

struct special_answer special_use(struct parser *p, u32 class, const struct special_use *use)
{
	return use_class(&(struct question){ .p = p, .number = ++p->special_questions }, class, use, (struct asker){ 0 });
}

struct special_answer special_use_besides(struct parser *p, u32 class, u32 base)
{
	struct question q = { .p = p, .number = ++p->special_questions };
	struct special_use use = { .operation = SPECIAL_DEFAULT };
	struct special_answer answer = nothing_done;
	struct class_survey s = { 0 };
	u32 part, found = 0;

	if (has_virtual_bases(p, class) || stack_is_low(p->stack_bound) || !survey_class(p, class, &s))
		return nothing_known;
	for (part = il_class_info(p->il, s.info)->first_base; part; part = il_base_class(p->il, part)->next) {
		u32 type = value_type(p, il_base_class(p->il, part)->type);

		if (type == base || is_derived_from(p, type, base) == OUTCOME_SUCCESS)
			found++, answer = type == base ? answer : special_both(answer, special_use_besides(p, type, base));
		else
			answer = special_both(answer, use_base(&q, &s, part, &use));
	}
	answer = special_both(answer, use_fields(&q, &s, &use));
	survey_free(&s);
	return found == 1 ? answer : nothing_known;
}

/* ---- kinds of members ---- */

const struct special_use use_of_special_member[SPECIAL_MEMBER_COUNT] = {
	[DEFAULT_CONSTRUCTOR] = { .operation = SPECIAL_DEFAULT },
	[COPY_CONSTRUCTOR] = { .operation = SPECIAL_CONSTRUCT, .source_cv = tyf_const, .source_is_lvalue = true },
	[MOVE_CONSTRUCTOR] = { .operation = SPECIAL_CONSTRUCT },
	[COPY_ASSIGNMENT] = { .operation = SPECIAL_ASSIGN, .source_cv = tyf_const, .source_is_lvalue = true },
	[MOVE_ASSIGNMENT] = { .operation = SPECIAL_ASSIGN },
	[DESTRUCTOR] = { .operation = SPECIAL_DESTROY },
};

static bool is_of_kind(const struct parser *p, u32 routine, u32 class, enum special_member kind)
{
	struct source_param source = source_param(p, routine, class);
	bool is_move = kind == MOVE_CONSTRUCTOR || kind == MOVE_ASSIGNMENT;

	if (kind == DEFAULT_CONSTRUCTOR)
		return !required_arguments(p, routine);
	return source.matches && source.is_rvalue_reference == is_move && required_arguments(p, routine) <= 1;
}

enum special_member special_kind_of(const struct parser *p, u32 routine, u32 class)
{
	const struct il_routine *record = il_routine(p->il, routine);
	enum special_member kind = record->special_kind == sfk_constructor ? DEFAULT_CONSTRUCTOR : COPY_ASSIGNMENT;
	enum special_member last = record->special_kind == sfk_constructor ? MOVE_CONSTRUCTOR : MOVE_ASSIGNMENT;

	if (record->special_kind == sfk_destructor)
		return DESTRUCTOR;
	if (record->special_kind != sfk_constructor && !is_assignment(p, record))
		return SPECIAL_MEMBER_COUNT;
	while (kind <= last && !is_of_kind(p, routine, class, kind))
		kind++;
	return kind <= last ? kind : SPECIAL_MEMBER_COUNT;
}

bool is_deleted_move(struct parser *p, u32 routine)
{
	struct question q = { .p = p, .number = ++p->special_questions };
	const struct il_routine *record = il_routine(p->il, routine);
	struct source_param param = source_param(p, routine, record->class_type);
	struct class_survey s = { 0 };
	bool deleted;

	if (!(record->flags & rf_defaulted) || record->flags & rf_deleted || !record->class_type || !param.matches ||
	    !param.is_rvalue_reference || is_user_provided(p, record))
		return false;
	deleted = survey_class(p, record->class_type, &s) && !s.uncertain &&
	          use_subobjects(&q, &s, &use_of_special_member[special_kind_of(p, routine, record->class_type)]).allowed == TRAIT_FALSE;
	survey_free(&s);
	return deleted;
}

bool deletes_implicit_move(struct parser *p, const struct class_survey *s, enum special_member kind)
{
	struct question q = { .p = p, .number = ++p->special_questions };

	return !s->uncertain && !(il_type(p->il, s->type)->flags & tyf_closure) &&
	       use_subobjects(&q, s, &use_of_special_member[kind]).allowed == TRAIT_FALSE;
}

static enum trait_value kind_is_trivial(struct question *q, const struct class_survey *s, enum special_member kind)
{
	const struct parser *p = q->p;
	bool construct = kind <= MOVE_CONSTRUCTOR;
	const u32 *routines = construct ? s->constructors.at : s->assignments.at;
	u32 count = construct ? s->constructors.count : s->assignments.count, i;
	const struct il_routine *destructor = il_routine(p->il, s->destructor);
	struct special_use use = use_of_special_member[kind];

	if (kind == DESTRUCTOR && s->destructor && (is_user_provided(p, destructor) || destructor->flags & rf_virtual))
		return TRAIT_FALSE;
	for (i = 0; kind != DESTRUCTOR && i < count; i++) {
		if (!is_of_kind(p, routines[i], s->type, kind))
			continue;
		if (is_user_provided(p, il_routine(p->il, routines[i])))
			return TRAIT_FALSE;
		if (kind != DEFAULT_CONSTRUCTOR) /* C(C &) = default; copies from what is not const */
			use.source_cv = source_param(p, routines[i], s->type).cv;
	}
	if (kind == DEFAULT_CONSTRUCTOR && !s->declared[kind] && (s->has_constructor || s->constructor_template))
		return TRAIT_FALSE; /* also if a template can be called without arguments */
	if ((kind == MOVE_CONSTRUCTOR || kind == MOVE_ASSIGNMENT) && !s->declared[kind] &&
	    declares_any(s, COPY_CONSTRUCTOR, SPECIAL_MEMBER_COUNT))
		return TRAIT_TRUE; /* there is none */
	return use_subobjects(q, s, &use).trivial;
}

enum trait_value special_is_trivial(struct parser *p, u32 class, enum special_member kind)
{
	struct question q = { .p = p, .number = ++p->special_questions };
	struct class_survey s;
	enum trait_value answer = TRAIT_UNKNOWN;

	if (survey_class(p, class, &s) && !s.uncertain)
		answer = !(il_type(p->il, class)->flags & tyf_closure) ? kind_is_trivial(&q, &s, kind) :
		         kind == DEFAULT_CONSTRUCTOR                   ? TRAIT_UNKNOWN :
		                                                         use_closure(&q, &s, &use_of_special_member[kind]).trivial;
	survey_free(&s);
	return answer;
}
