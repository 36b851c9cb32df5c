/* What is said about override and final where nothing is overridden, or may be [class.virtual]. */
#include "redeclarations.h"

#include "../traits/traits.h"
#include "../typing/invalid.h"
#include "../../lib/il/names.h"
#include "../types/placeholder.h"
#include "../types/special_members.h"
#include "class_members.h"

enum { DEEPEST_BASES = 20 };

static u32 result_of(struct parser *p, u32 routine) { return il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->type; }

/* Whether the class, or what is behind a pointer or reference, of the overrider is known not to be, or be derived from, the other
 * [class.virtual]/8. */
static bool is_not_covariant(struct parser *p, u32 result, u32 overridden)
{
	const struct il_type *own = il_type(p->il, type_strip(p, result, NULL)), *other = il_type(p->il, type_strip(p, overridden, NULL));
	u32 from, to, cv = 0, other_cv = 0;

	if (own->kind != tk_pointer || other->kind != tk_pointer || own->pointer_kind != other->pointer_kind)
		return true;
	from = type_strip(p, own->type, &cv);
	to = type_strip(p, other->type, &other_cv);
	if (!is_class_type(p, from) || !is_class_type(p, to) || (cv & ~other_cv & (tyf_const | tyf_volatile)))
		return true;
	return from != to && is_derived_from(p, from, to) == OUTCOME_FAILURE;
}

static bool has_plain_result(struct parser *p, u32 type) { return is_known_type(p, type) && !has_placeholder(p, type); }

bool has_other_result(struct parser *p, u32 routine, u32 overridden)
{
	u32 result = result_of(p, routine), expected = result_of(p, overridden);

	return has_plain_result(p, result) && has_plain_result(p, expected) && type_canonical(p, result) != type_canonical(p, expected) &&
	       is_not_covariant(p, result, expected);
}

static void report_result(struct parser *p, u32 place, u32 expected, u32 overridden)
{
	struct buffer name = { 0 };

	il_add_function_name(p->il, il_any_of(IL_routine, overridden), &name);
	diag_report(p->diag, DIAG_different_overriding_result, place, expected, name.text);
	buffer_free(&name);
}

/* Whether it is the only function of its name in its class. */
static bool is_alone(const struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 entry = il_scope(p->il, record->parent_scope)->first_entry;

	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;

		if (il_any_kind(target) == IL_routine && il_any_index(target) != routine &&
		    il_routine_of(p->il, target)->name == record->name)
			return false;
	}
	return true;
}

/* What is said of an overrider, behind a word on its execution spaces. */
static void report_overrider(struct parser *p, u32 routine, enum diag_id id, u32 overridden)
{
	u32 place = il_routine(p->il, routine)->position;

	report_error(p, place, id, il_any_of(IL_routine, overridden));
	diag_move(p->diag, place + 1);
}

/* Whether a destructor or function says nothing about exceptions, or lets them pass: not what a noexcept one is overridden by. */
static bool lets_exceptions_pass(struct parser *p, u32 routine)
{
	return il_routine(p->il, routine)->special_kind != sfk_destructor && is_nothrow_routine(p, routine) == TRAIT_FALSE;
}

/* What a virtual function and the one that it overrides do not agree about. False: it overrides that not at all. */
static bool check_overrider(struct parser *p, u32 routine, u32 overridden)
{
	const struct il_routine *own = il_routine(p->il, routine), *other = il_routine(p->il, overridden);
	u32 place = own->position, errors = p->errors;

	if (own->flags & rf_constexpr && is_before_cxx20(p) && !(il_full_entity_decl_info(p->il, own->first_decl)->flags & dcf_virtual))
		report_error(p, place, DIAG_constexpr_virtual);
	if (has_other_result(p, routine, overridden)) {
		report_result(p, place, result_of(p, overridden), overridden);
		return false;
	}
	if (other->flags & rf_deleted && !(own->flags & (rf_deleted | rf_defaulted)))
		report_overrider(p, routine, DIAG_deleted_overridden, overridden);
	else if (own->flags & rf_deleted && !(other->flags & (rf_deleted | rf_defaulted)))
		report_overrider(p, routine, DIAG_overridden_by_deleted, overridden);
	else if (is_nothrow_routine(p, overridden) == TRAIT_TRUE && lets_exceptions_pass(p, routine) && is_alone(p, routine) &&
	         is_alone(p, overridden))
		report_error(p, place, DIAG_overrider_may_throw, il_any_of(IL_routine, routine), il_any_of(IL_routine, overridden));
	else
		p->errors = errors;
	return true;
}

/* Whether a base of the class, or one of theirs, has a function that the routine perhaps overrides. Says so where that is final. */
static bool overrides_member(struct parser *p, u32 class, u32 base_of, u32 routine, u32 depth)
{
	u32 base = il_type(p->il, base_of)->class_info, entry, overrider;
	bool found = false;

	for (base = il_class_info(p->il, base)->first_base; base; base = il_base_class(p->il, base)->next) {
		u32 type = type_strip(p, il_base_class(p->il, base)->type, NULL);

		if (!is_known_type(p, type) || !complete_class(p, type) || !members_of_class(p, type).certain || depth > DEEPEST_BASES)
			return true;
		found = overrides_member(p, class, type, routine, depth + 1) || found;
		for (entry = il_scope(p->il, scope_of_type(p, type))->first_entry; entry;
		     entry = il_source_sequence_entry(p->il, entry)->next) {
			il_any target = il_source_sequence_entry(p->il, entry)->target;
			u32 other = il_any_index(target);

			if (il_any_kind(target) != IL_routine || il_routine(p->il, other)->name != il_routine(p->il, routine)->name ||
			    overrider_of(p, class, other, &overrider) == TRAIT_FALSE || overrider != routine)
				continue;
			if (!(il_routine(p->il, other)->flags & rf_virtual))
				continue;
			if (il_routine(p->il, other)->flags & rf_final)
				report_overrider(p, routine, DIAG_final_overridden, other);
			else if (!(il_routine(p->il, routine)->flags & rf_static_member) && !check_overrider(p, routine, other))
				continue;
			found = true;
		}
	}
	return found;
}

/* The first token of a kind in [begin, end) of the source, outside of brackets; 0: there is none. */
static u32 token_in(struct parser *p, u32 begin, u32 end, unsigned kind)
{
	u32 at;

	for (at = token_at(p, begin); p->tokens[at].kind != TOK_END && p->tokens[at].position < end; at++) {
		if (p->tokens[at].kind == kind)
			return at;
		if (p->tokens[at].kind == TOK_LPAREN || p->tokens[at].kind == TOK_LBRACE)
			at = matching(p, at);
	}
	return 0;
}

/* Specifiers of a member function that are for virtual ones [class.mem]. */
static void check_virtual_specifiers(struct parser *p, const struct il_routine *routine, bool overrides)
{
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(p->il, routine->first_decl);
	u32 virtual = decl->flags & dcf_virtual ? token_in(p, decl->decl_begin, decl->name_begin, TOK_virtual) : 0, pure;

	if (routine->flags & rf_static_member && virtual)
		report_error(p, p->tokens[virtual].position, DIAG_virtual_static_member);
	if (routine->flags & rf_static_member && routine->flags & (rf_override | rf_final))
		report_error(p, p->tokens[token_in(p, decl->params_end, decl->decl_end, TOK_IDENTIFIER)].position,
		             DIAG_modifier_of_static_member);
	else if (routine->flags & rf_final && !(routine->flags & (rf_virtual | rf_override)) && !overrides)
		report_error(p, routine->position, DIAG_final_without_virtual);
	if (decl->flags & dcf_pure && !(routine->flags & (rf_virtual | rf_static_member)) && !overrides &&
	    (pure = token_in(p, decl->params_end, decl->decl_end, TOK_ASSIGN)))
		report_error(p, p->tokens[pure].position, DIAG_pure_without_virtual);
	else if (routine->flags & rf_pure_virtual && routine->flags & rf_final && !(routine->flags & rf_static_member) &&
	         (pure = token_in(p, decl->params_end, decl->decl_end, TOK_ASSIGN)))
		report_warning(p, p->tokens[pure].position, DIAG_final_pure_virtual);
}

void check_overriders(struct parser *p, u32 class)
{
	u32 entry;

	if (!is_compiled_once(p) || il_type(p->il, class)->flags & tyf_dependent || il_type(p->il, class)->template_info ||
	    p->scopes.at[scope_of_type(p, class)].has_unknown_names)
		return;
	for (entry = il_scope(p->il, scope_of_type(p, class))->first_entry; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;
		const struct il_routine *routine = il_routine(p->il, il_any_kind(target) == IL_routine ? il_any_index(target) : 0);
		u8 kind = routine->special_kind;
		bool overrides;

		if (il_any_kind(target) != IL_routine || routine->class_type != class || routine->entity & enf_is_template ||
		    type_is_unknown(p, routine->type) || (kind != sfk_none && kind != sfk_operator))
			continue;
		overrides = overrides_member(p, class, class, il_any_index(target), 0);
		if (!overrides && routine->flags & rf_override && !(routine->flags & rf_static_member))
			report_error(p, routine->position, DIAG_nothing_overridden);
		check_virtual_specifiers(p, routine, overrides);
	}
}
