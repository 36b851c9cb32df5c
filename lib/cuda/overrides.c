/* Virtual functions and what overrides them: which of them differ in execution spaces (page 67). */
#include "overrides.h"

#include "../il/names.h"

enum { DEPTH_MAX = 500, STEPS_MAX = 10000 };

/* A function and the search for what it overrides, in all bases of its class. */
struct search {
	const struct il *il;
	struct overrides *found;
	u32 routine, position, spaces;
	u32 limit; /* declarations of bases before it count */
	u32 depth, steps;
	u32 silent;             /* levels: what is there was noted */
	VEC(u32) virtual_bases; /* that were seen: each is one object */
};

/* ---- which functions are alike ---- */

static bool same_type(const struct il *il, u32 a, u32 b, u32 depth);

/* The type behind typedefs; *cv collects the qualifiers. */
static const struct il_type *stripped(const struct il *il, u32 type, u32 *cv)
{
	const struct il_type *t = il_type(il, type);
	u32 steps;

	for (steps = 0; steps < DEPTH_MAX && t->kind == tk_typeref && t->type; steps++) {
		if (t->typeref_kind == trk_qualified)
			*cv |= t->flags & (tyf_const | tyf_volatile);
		t = il_type(il, t->type);
	}
	return t;
}

static bool same_parameters(const struct il *il, const struct il_type *a, const struct il_type *b, u32 depth)
{
	const u32 flags = tyf_fn_const | tyf_fn_volatile | tyf_fn_lvalue_ref | tyf_fn_rvalue_ref | tyf_ellipsis;
	u32 p = a->first_param, q = b->first_param;

	for (; p && q; p = il_param_type(il, p)->next, q = il_param_type(il, q)->next)
		if (!same_type(il, il_param_type(il, p)->type, il_param_type(il, q)->type, depth + 1))
			return false;
	return !p && !q && (a->flags & flags) == (b->flags & flags);
}

/* Two types behind their typedefs. Dependent ones are alike only when they are one entry. */
static bool same_type(const struct il *il, u32 a, u32 b, u32 depth)
{
	u32 cv_a = 0, cv_b = 0;
	const struct il_type *s = stripped(il, a, &cv_a), *t = stripped(il, b, &cv_b);

	if (s == t || cv_a != cv_b || s->kind != t->kind || depth > DEPTH_MAX)
		return s == t && cv_a == cv_b;
	switch ((enum il_type_kind)s->kind) {
	case tk_pointer: return s->pointer_kind == t->pointer_kind && same_type(il, s->type, t->type, depth + 1);
	case tk_ptr_to_member: return same_type(il, s->class_type, t->class_type, depth + 1) && same_type(il, s->type, t->type, depth + 1);
	case tk_array: return s->size == t->size && same_type(il, s->type, t->type, depth + 1);
	case tk_routine: return same_parameters(il, s, t, depth) && same_type(il, s->type, t->type, depth + 1);
	default: return false;
	}
}

static bool is_candidate(const struct il_routine *r)
{
	return r->class_type && r->special_kind != sfk_constructor && !(r->flags & rf_static_member) && !(r->entity & enf_is_template);
}

/* [class.virtual]/2 */
bool is_overrider(const struct il *il, const struct il_routine *a, const struct il_routine *b)
{
	u32 cv = 0;

	if (!is_candidate(b) || a->special_kind == sfk_destructor || b->special_kind == sfk_destructor)
		return is_candidate(b) && a->special_kind == b->special_kind;
	if (a->special_kind == sfk_conversion && !same_type(il, a->conversion_type, b->conversion_type, 0))
		return false;
	return a->name == b->name && same_parameters(il, stripped(il, a->type, &cv), stripped(il, b->type, &cv), 0);
}

/* The function of a class that is like this one, or 0. */
static u32 function_like(const struct il *il, u32 class_info, u32 routine)
{
	u32 entry = il_scope(il, il_class_info(il, class_info)->scope)->first_entry;

	for (; entry; entry = il_source_sequence_entry(il, entry)->next) {
		il_any target = il_source_sequence_entry(il, entry)->target;

		if (il_any_kind(target) == IL_routine && is_overrider(il, il_routine(il, routine), il_routine(il, il_any_index(target))))
			return il_any_index(target);
	}
	return 0;
}

static u32 class_info_of(const struct il *il, u32 type)
{
	u32 cv = 0;

	return stripped(il, type, &cv)->class_info;
}

/* ---- execution spaces ---- */

static u32 effective(u32 spaces)
{
	return spaces & es_global             ? es_device | (spaces & es_host) :
	       spaces & (es_host | es_device) ? spaces & (es_host | es_device) :
	                                        es_host;
}

/* What the declarations of a function before a place say. */
static u32 spaces_before(const struct il *il, const struct il_routine *r, u32 position)
{
	u32 decl, spaces = 0;

	for (decl = r->first_decl; decl; decl = il_full_entity_decl_info(il, decl)->next)
		if (il_full_entity_decl_info(il, decl)->name_begin < position)
			spaces |= il_full_entity_decl_info(il, decl)->execution_space &
			          ~(il_full_entity_decl_info(il, decl)->flags & dcf_defaulted ? (u32)es_global :
			                                                                        0); /* which is ignored there */
	return effective(spaces);
}

static void note(struct search *s, u32 overridden, u32 class, u32 spaces)
{
	struct override override = { overridden, class, spaces, s->spaces, s->position };

	if (spaces != s->spaces && !s->silent)
		vec_push(s->found, override);
}

/* ---- the search ---- */

static bool is_seen(struct search *s, const struct il_base_class *base, u32 class_info)
{
	u32 i;

	if (!(base->flags & bcf_virtual))
		return false;
	for (i = 0; i < s->virtual_bases.count; i++)
		if (s->virtual_bases.at[i] == class_info)
			return true;
	vec_push(&s->virtual_bases, class_info);
	return false;
}

/* Notes what differs in the bases of a class, deeper ones first. Returns the spaces of the virtual functions there; 0: there is none. */
static u32 search_bases(struct search *s, u32 class_info)
{
	const struct il *il = s->il;
	u32 base, spaces = 0;

	if (s->depth >= DEPTH_MAX || s->steps++ >= STEPS_MAX)
		return 0;
	s->depth++;
	for (base = il_class_info(il, class_info)->first_base; base; base = il_base_class(il, base)->next) {
		u32 info = class_info_of(il, il_base_class(il, base)->type), inherited, function;
		bool seen = is_seen(s, il_base_class(il, base), info);

		if (!info || il_base_class(il, base)->flags & bcf_dependent)
			continue;
		s->silent += seen;
		inherited = search_bases(s, info);
		function = function_like(il, info, s->routine);
		if (function && (inherited || il_routine(il, function)->flags & rf_virtual)) {
			inherited = spaces_before(il, il_routine(il, function), s->limit);
			note(s, function, 0, inherited);
		} else if (!function && inherited && il_routine(il, s->routine)->special_kind == sfk_destructor) {
			note(s, 0, il_class_info(il, info)->type, inherited);
		}
		s->silent -= seen;
		spaces |= inherited;
	}
	s->depth--;
	return spaces;
}

void find_differing_overrides(const struct il *il, u32 routine, struct overrides *found)
{
	const struct il_routine *r = il_routine(il, routine);
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, r->first_decl);
	u32 info = r->class_type ? il_type(il, r->class_type)->class_info : 0;
	struct search s;

	if (!info || !il_class_info(il, info)->first_base || !is_candidate(r) || r->entity & enf_explicit_specialization)
		return;
	s = (struct search){
		.il = il,
		.found = found,
		.routine = routine,
		.position = decl->name_begin,
		.limit = r->entity & (enf_instantiation | enf_member_of_template) ? UINT32_MAX :
		                                                                    decl->name_begin, /* bases may come behind it */
		.spaces = effective(decl->execution_space & ~(u32)es_global),
	};
	search_bases(&s, info);
	vec_free(&s.virtual_bases);
}

/* ---- messages ---- */

void report_differing_override(struct diag *diag, u32 routine, const struct override *override)
{
	enum { HOST = es_host, DEVICE = es_device, BOTH = es_host | es_device };
	static const u16 diagnostics[BOTH + 1][BOTH + 1] = {
		[HOST] = { [DEVICE] = DIAG_override_host_by_device, [BOTH] = DIAG_override_host_by_host_device },
		[DEVICE] = { [HOST] = DIAG_override_device_by_host, [BOTH] = DIAG_override_device_by_host_device },
		[BOTH] = { [HOST] = DIAG_override_host_device_by_host, [DEVICE] = DIAG_override_host_device_by_device },
	};
	struct buffer name = { 0 };

	if (override->overridden) {
		il_add_entity_name(diag->il, il_any_of(IL_routine, override->overridden), override->position, &name);
	} else { /* a destructor that nobody declared has the execution spaces of all that it overrides */
		il_add_type_name(diag->il, override->class, 0, &name);
		buffer_printf(&name, "::~%s", il_text(diag->il, il_type(diag->il, override->class)->name));
	}
	diag_report(diag, (enum diag_id)diagnostics[override->spaces][override->own], override->position, name.text,
	            il_any_of(IL_routine, routine));
	buffer_free(&name);
}
