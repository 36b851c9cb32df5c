/* Which of two templates is more specialized [temp.func.order] [temp.deduct.partial] [temp.spec.partial.order]. */
#include "argument_lists.h"
#include "constraints.h"
#include "deduction.h"
#include "../typing/typing.h"

/* ---- function templates ---- */

/* One of the two. */
struct ordered {
	struct argument_set set;
	struct deduction d; /* of its arguments from the other's types */
	u32 function;       /* its type */
	struct cursor params;
	u64 used;    /* parameters that its types mention */
	bool opaque; /* there may be more */
	bool fails;  /* they cannot be deduced: the other is not at least as specialized */
	bool unknown;
};

/* A function of two parameters that takes its arguments the other way round. */
static u32 reversed(struct parser *p, u32 function)
{
	struct il_type type = *il_type(p->il, function);
	u32 one = type.first_param, two = il_param_type(p->il, one)->next, count = p->param_types.count;

	if (!two || il_param_type(p->il, two)->next || (il_param_type(p->il, one)->flags | il_param_type(p->il, two)->flags) & pf_pack)
		return function;
	type_add_param(p, il_param_type(p->il, two)->type, false);
	type_add_param(p, il_param_type(p->il, one)->type, false);
	return type_function(p, type.type, count, type.flags);
}

/* A function that takes a member function's object as its first argument [temp.func.order]/3. */
static u32 with_object(struct parser *p, const struct il_routine *routine, u32 function)
{
	struct il_type type = *il_type(p->il, function);
	u32 param = type.first_param, count = p->param_types.count, cv = 0, object;

	if (!routine->class_type || routine->flags & rf_static_member)
		return function;
	cv |= type.flags & tyf_fn_const ? tyf_const : 0;
	cv |= type.flags & tyf_fn_volatile ? tyf_volatile : 0;
	object = type_pointer(p, type.flags & tyf_fn_rvalue_ref ? pk_rvalue_reference : pk_lvalue_reference,
	                      type_qualified(p, routine->class_type, cv));
	type_add_param(p, object, false);
	for (; param; param = il_param_type(p->il, param)->next)
		type_add_param(p, il_param_type(p->il, param)->type, il_param_type(p->il, param)->flags & pf_pack);
	return type_function(p, type.type, count, 0);
}

/* A function type of the parameters of a template_decl. */
static bool begin_function(struct parser *p, u32 decl, u32 function, struct ordered *o)
{
	memset(o, 0, sizeof *o);
	if (!decl || !arguments_begin(p, decl, &o->set) || !deduction_begin(&o->d, p, &o->set, true))
		return false;
	o->function = function;
	o->params = params_cursor(il_type(p->il, function)->first_param);
	return il_type(p->il, function)->kind == tk_routine && !type_is_unknown(p, function);
}

static bool begin_ordered(struct parser *p, const struct ordered_template *t, struct ordered *o)
{
	il_any pattern = il_template(p->il, t->template)->prototype;
	struct il_routine routine = *il_routine(p->il, il_any_kind(pattern) == IL_routine ? il_any_index(pattern) : 0);
	u32 function = type_strip(p, routine.type, NULL);

	if (il_any_kind(pattern) != IL_routine)
		return false;
	if (il_type(p->il, function)->kind == tk_routine && t->has_object)
		function = with_object(p, &routine, function);
	return begin_function(p, il_template(p->il, t->template)->decl, t->is_reversed ? reversed(p, function) : function, o);
}

/* A type without reference and qualifiers; what went. */
struct bare {
	u32 type, cv;
	bool lvalue, rvalue;
};

static struct bare bare_type(struct parser *p, u32 type)
{
	struct bare bare = { .type = bare_parameter(p, type, &(u32){ 0 }) };
	const struct il_type *t = il_type(p->il, bare.type);

	if (t->kind == tk_pointer && t->pointer_kind != pk_pointer) {
		bare.lvalue = t->pointer_kind == pk_lvalue_reference;
		bare.rvalue = !bare.lvalue;
		type = t->type;
	}
	bare.type = bare_parameter(p, type, &bare.cv);
	return bare;
}

static void note_outcome(struct ordered *o, enum outcome outcome)
{
	o->fails |= outcome == OUTCOME_FAILURE;
	o->unknown |= outcome == OUTCOME_UNKNOWN;
}

/* Types that are alike after all: references decide, then qualifiers [temp.deduct.partial]/9. */
static void break_tie(struct ordered *a, const struct bare *x, struct ordered *b, const struct bare *y)
{
	if (!(x->lvalue || x->rvalue) || !(y->lvalue || y->rvalue))
		return;
	if (x->lvalue != y->lvalue) {
		(x->lvalue ? a : b)->fails = true;
	} else if (x->cv != y->cv) {
		a->fails |= !(y->cv & ~x->cv);
		b->fails |= !(x->cv & ~y->cv);
	}
}

/* P of a pack expansion, A the types from first on, without references and qualifiers. */
static enum outcome deduce_pack(struct ordered *o, u32 pattern, struct item first, struct cursor rest, u32 arguments)
{
	struct parser *p = o->d.p;
	u32 count = p->param_types.count, function;
	struct item item = { .type = pattern, .expansion = true };

	do {
		u32 type = type_canonical(p, bare_type(p, first.type).type);

		type_add_param(p, first.expansion ? type_pack_expansion(p, type) : type, first.expansion);
	} while (--arguments && next_item(p, &rest, &first));
	function = type_function(p, p->void_type, count, 0);
	return deduce_expansion(&o->d, &item, params_cursor(il_type(p->il, function)->first_param));
}

/* Whether types that depend on nothing are different ones: neither of their templates is then at least as specialized as the other. */
static bool are_unlike(struct parser *p, u32 one, u32 other)
{
	return !type_is_unknown(p, one) && !type_is_unknown(p, other) && !type_is_dependent(p, one) && !type_is_dependent(p, other) &&
	       type_canonical(p, one) != type_canonical(p, other);
}

/* Both are types, or both expand packs. */
static void order_types(struct ordered *a, const struct item *first, struct ordered *b, const struct item *second)
{
	struct bare x = bare_type(a->d.p, first->type), y = bare_type(a->d.p, second->type);
	struct cursor none = { .left = 0 };
	enum outcome one, two;

	if (!parameters_in(&a->d, first, true) && !parameters_in(&b->d, second, true)) {
		a->fails |= are_unlike(a->d.p, x.type, y.type);
		b->fails |= are_unlike(a->d.p, x.type, y.type);
		return;
	}
	if (first->expansion) {
		one = deduce_pack(a, x.type, *second, none, 1);
		two = deduce_pack(b, y.type, *first, none, 1);
	} else {
		one = deduce_pair(&a->d, x.type, type_canonical(a->d.p, y.type), 0);
		two = deduce_pair(&b->d, y.type, type_canonical(b->d.p, x.type), 0);
	}
	note_outcome(a, one);
	note_outcome(b, two);
	if (one == OUTCOME_SUCCESS && two == OUTCOME_SUCCESS)
		break_tie(a, &x, b, &y);
}

/* A function parameter pack takes all that the other has left; that takes no pack [temp.deduct.partial]/8. */
static void order_pack(struct ordered *pack, const struct item *pattern, struct ordered *other, const struct item *first, u32 arguments)
{
	note_outcome(pack, deduce_pack(pack, bare_type(pack->d.p, pattern->type).type, *first, other->params, arguments));
	other->fails = true;
}

static void order_items(struct ordered *a, const struct item *x, struct ordered *b, const struct item *y, u32 arguments)
{
	a->used |= all_parameters_in(&a->d, x->type, &a->opaque);
	b->used |= all_parameters_in(&b->d, y->type, &b->opaque);
	if (x->expansion == y->expansion)
		order_types(a, x, b, y);
	else if (x->expansion)
		order_pack(a, x, b, y, arguments);
	else
		order_pack(b, y, a, x, arguments);
}

/* The types of the parameters that the call has arguments for. Then *x and *y are what comes next, or where it ended undecided. */
static void order_parameters(struct ordered *a, struct item *x, struct ordered *b, struct item *y, u32 arguments)
{
	bool first = next_item(a->d.p, &a->params, x), second = next_item(b->d.p, &b->params, y), last = false;

	for (; arguments && first && second && !last; arguments--) {
		order_items(a, x, b, y, arguments);
		if (a->fails && b->fails)
			return;
		last = x->expansion || y->expansion;
		first = next_item(a->d.p, &a->params, x);
		second = next_item(b->d.p, &b->params, y);
	}
}

/* A parameter that the types use must have a value [temp.deduct.partial]/12. */
static void check_all_deduced(struct ordered *o)
{
	u32 i;

	for (i = 0; i < o->set.count && !o->fails; i++) {
		if (o->set.of[i].known)
			continue;
		o->fails |= o->used >> i & 1;
		o->unknown |= o->opaque;
	}
}

/* A member's object stands for the first parameter of a function that is none: these are operators. */
static void skip_objects(struct ordered *a, const struct il_routine *first, struct ordered *b, const struct il_routine *second)
{
	bool one = first->class_type && !(first->flags & rf_static_member), two = second->class_type && !(second->flags & rf_static_member);
	struct item item;

	if (one && !second->class_type)
		next_item(a->d.p, &b->params, &item);
	if (two && !first->class_type)
		next_item(a->d.p, &a->params, &item);
}

/* Of two that are alike, that without a trailing pack is more specialized [temp.deduct.partial]/11. g++ says so, too, where neither is
 * more specialized and it came to the pack. */
static void order_trailing_packs(struct ordered *a, const struct item *x, struct ordered *b, const struct item *y)
{
	if (a->fails != b->fails || x->expansion == y->expansion)
		return;
	a->fails = y->expansion;
	b->fails = x->expansion;
}

static void order_whole(struct ordered *a, u32 first, struct ordered *b, u32 second)
{
	order_items(a, &(struct item){ .type = first }, b, &(struct item){ .type = second }, 1);
}

/* What came out: as a sign; 0 where *known is not set. */
static int end_order(struct ordered *a, const struct item *x, struct ordered *b, const struct item *y, bool *known)
{
	check_all_deduced(a);
	check_all_deduced(b);
	if ((a->unknown && !a->fails) || (b->unknown && !b->fails))
		return 0;
	order_trailing_packs(a, x, b, y);
	*known = true;
	return a->fails == b->fails ? 0 : a->fails ? -1 : 1;
}

int compare_candidate_templates(struct parser *p, const struct ordered_template *first, const struct ordered_template *second,
                                u32 arguments, bool *known)
{
	struct ordered a, b;
	struct item x = { 0 }, y = { 0 };
	const struct il_routine *one, *two;

	*known = false;
	if (!begin_ordered(p, first, &a) || !begin_ordered(p, second, &b))
		return 0;
	one = il_routine(p->il, il_any_index(il_template(p->il, first->template)->prototype));
	two = il_routine(p->il, il_any_index(il_template(p->il, second->template)->prototype));
	if (!first->has_object)
		skip_objects(&a, one, &b, two);
	if (one->special_kind == sfk_conversion)
		order_whole(&a, il_type(p->il, a.function)->type, &b, il_type(p->il, b.function)->type);
	else if (arguments == WHOLE_TYPE)
		order_whole(&a, a.function, &b, b.function);
	else
		order_parameters(&a, &x, &b, &y, arguments);
	return end_order(&a, &x, &b, &y, known);
}

/* A constructor template's parameters as further ones of the class template: those that are types, and no packs. False: there are others. */
static bool join_own_parameters(struct parser *p, u32 decl, u32 own, struct ordered *o)
{
	u32 depth = il_template_decl(p->il, decl)->depth, param = il_template_decl(p->il, own)->first_param, first = 0, last = 0;

	for (; param; param = il_template_param(p->il, param)->next) {
		struct il_template_arg *record;
		u32 arg;

		if (il_template_param(p->il, param)->kind != tpk_type || il_template_param(p->il, param)->flags & tf_pack ||
		    o->set.count == PARAMETERS_MAX)
			return false;
		arg = new_argument(p, &record);
		record->kind = tak_type;
		record->type = type_template_param(p, depth, o->set.count, false);
		if (last)
			il_template_arg(p->il, last)->next = arg;
		last = arg;
		first = first ? first : arg;
		o->set.of[o->set.count++] = (struct argument){ .first = 0 };
	}
	o->function = type_substitute(p, o->function, il_template_decl(p->il, own)->depth, first);
	if (!o->function || type_is_unknown(p, o->function))
		return false;
	o->params = params_cursor(il_type(p->il, o->function)->first_param);
	return true;
}

static bool begin_candidate(struct parser *p, const struct ordered_function *function, struct ordered *o)
{
	return begin_function(p, function->decl, type_strip(p, function->type, NULL), o) &&
	       (!function->own || join_own_parameters(p, function->decl, function->own, o));
}

int compare_deduction_candidates(struct parser *p, const struct ordered_function *first, const struct ordered_function *second,
                                 u32 arguments, bool *known)
{
	struct ordered a, b;
	struct item x = { 0 }, y = { 0 };

	*known = false;
	if (!begin_candidate(p, first, &a) || !begin_candidate(p, second, &b) || a.d.depth != b.d.depth)
		return 0;
	order_parameters(&a, &x, &b, &y, arguments);
	return end_order(&a, &x, &b, &y, known);
}

int compare_function_templates(struct parser *p, u32 first, u32 second, u32 arguments)
{
	return compare_candidate_templates(p, &(struct ordered_template){ .template = first },
	                                   &(struct ordered_template){ .template = second }, arguments, &(bool){ false });
}

/* ---- partial specializations ---- */

/* Whether the specialization's arguments can be made those of the other, which is then at least as specialized. */
static enum outcome covers(struct parser *p, u32 template, const struct partial_specialization *general, u32 args)
{
	struct argument_set set;
	struct deduction d;
	enum outcome result;
	u32 i;

	if (!arguments_begin(p, general->decl, &set) || !deduction_begin(&d, p, &set, true))
		return OUTCOME_UNKNOWN;
	result = deduce_list(&d, arguments_cursor(template, general->args), arguments_cursor(template, args));
	for (i = 0; i < set.count && result; i++)
		if (!set.of[i].known)
			result = OUTCOME_UNKNOWN;
	return d.differs ? OUTCOME_FAILURE : d.skipped ? worst(result, OUTCOME_UNKNOWN) : result;
}

bool are_unordered_partials(struct parser *p, u32 template, const struct partial_specialization *first,
                            const struct partial_specialization *second)
{
	return covers(p, template, first, second->args) == OUTCOME_FAILURE && covers(p, template, second, first->args) == OUTCOME_FAILURE;
}

int compare_partial_specializations(struct parser *p, u32 template, const struct partial_specialization *first,
                                    const struct partial_specialization *second)
{
	enum outcome a = covers(p, template, first, second->args), b = covers(p, template, second, first->args);

	if (a == OUTCOME_SUCCESS && b == OUTCOME_SUCCESS) /* the more constrained one [temp.spec.partial.order]/1 */
		return compare_constraints(p, &(struct constrained){ .decl = first->decl }, &(struct constrained){ .decl = second->decl },
		                           &(bool){ false });
	if (a == OUTCOME_UNKNOWN || b == OUTCOME_UNKNOWN || a == b)
		return 0;
	return a == OUTCOME_SUCCESS ? 1 : -1;
}
