/* Which virtual functions of its bases a class overrides: what does so is virtual, whatever its declaration says [class.virtual]/2. */
#include "redeclarations.h"

#include "../typing/invalid.h"
#include "class_members.h"

/* A member function, and the search for what it overrides. */
struct override_search {
	struct parser *p;
	u32 routine, ident; /* ident: under which it is bound in its class; 0: a destructor */
	u32 steps;
};

static u32 destructor_in(const struct parser *p, u32 scope)
{
	u32 entry = il_scope(p->il, scope)->first_entry;

	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;

		if (il_any_kind(target) == IL_routine && il_routine_of(p->il, target)->special_kind == sfk_destructor)
			return il_any_index(target);
	}
	return 0;
}

/* What a class declares that is like the function: the same name, parameters and qualifiers. A specialization is instantiated when its
 * template has that name, not before. */
static u32 function_like(const struct override_search *s, u32 class)
{
	struct parser *p = s->p;
	struct class_members members = members_of_class(p, class);
	bool is_named = members.scope && (s->ident ? bound_symbol(p, members.scope, s->ident) : destructor_in(p, members.scope)) != 0;
	u32 scope;

	if ((members.certain && !is_named) || !complete_class(p, class))
		return 0;
	scope = scope_of_type(p, class);
	return s->ident ? find_routine(p, scope, s->ident, signature_of_routine(p, s->routine)) : destructor_in(p, scope);
}

/* A base that is there many times has one function. */
static void record_overridden(struct il *il, u32 routine, u32 overridden)
{
	u32 last = 0, at = il_routine(il, routine)->first_overridden, index;
	struct il_overriding_virtual_func *record;

	for (; at; last = at, at = il_overriding_virtual_func(il, at)->next)
		if (il_overriding_virtual_func(il, at)->overridden == overridden)
			return;
	index = il_new_overriding_virtual_func(il, &record);
	record->overrider = routine;
	record->overridden = overridden;
	*(last ? &il_overriding_virtual_func(il, last)->next : &il_routine(il, routine)->first_overridden) = index;
	il_routine(il, routine)->flags |= rf_virtual;
}

/* The nearest functions on each path to a base; what these override is in their records. */
static void search_bases(struct override_search *s, u32 class)
{
	struct parser *p = s->p;
	u32 base, n;

	for (n = 0; (base = direct_base(p, class, n)) && s->steps++ < MOST_BASES && !stack_is_low(p->stack_bound); n++) {
		u32 type = type_strip(p, base, NULL), other = is_known_type(p, type) ? function_like(s, type) : 0;

		if (!other)
			search_bases(s, type);
		else if (il_routine(p->il, other)->flags & rf_virtual)
			record_overridden(p->il, s->routine, other);
	}
}

/* Whether a class inherits virtual functions, for what is known. */
static bool inherits_virtual_functions(struct parser *p, u32 class, u32 *steps)
{
	u32 base, n;

	for (n = 0; (base = direct_base(p, class, n)) && (*steps)++ < MOST_BASES && !stack_is_low(p->stack_bound); n++) {
		struct class_members members = members_of_class(p, base);

		if (members.scope && (!members.certain || il_class_info(p->il, members.info)->flags & clf_virtual_functions ||
		                      inherits_virtual_functions(p, base, steps)))
			return true;
	}
	return false;
}

static bool may_override(const struct il_routine *routine, u32 class)
{
	return routine->class_type == class && routine->special_kind != sfk_constructor && routine->special_kind != sfk_deduction_guide &&
	       !(routine->flags & (rf_static_member | rf_friend)) && !(routine->entity & enf_is_template);
}

static const struct il_routine *candidate_of(const struct parser *p, u32 entry, u32 class)
{
	il_any target = il_source_sequence_entry(p->il, entry)->target;

	return il_any_kind(target) == IL_routine && may_override(il_routine_of(p->il, target), class) ? il_routine_of(p->il, target) : NULL;
}

/* Most classes that have bases are made to compute something, and have no functions. */
static bool has_candidates(const struct parser *p, u32 class, u32 entry)
{
	while (entry && !candidate_of(p, entry, class))
		entry = il_source_sequence_entry(p->il, entry)->next;
	return entry;
}

void record_overrides(struct parser *p, u32 class)
{
	u32 info = il_type(p->il, class)->class_info, entry = il_scope(p->il, il_class_info(p->il, info)->scope)->first_entry;

	if (!il_class_info(p->il, info)->first_base || !has_candidates(p, class, entry) ||
	    !inherits_virtual_functions(p, class, &(u32){ 0 }))
		return;
	il_class_info(p->il, info)->flags |= clf_virtual_functions;
	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		const struct il_routine *routine = candidate_of(p, entry, class);
		struct override_search s = { .p = p, .routine = il_any_index(il_source_sequence_entry(p->il, entry)->target) };

		if (!routine)
			continue;
		if (routine->special_kind != sfk_destructor)
			s.ident = identifier_of(p, il_text(p->il, routine->name));
		search_bases(&s, class);
	}
}
