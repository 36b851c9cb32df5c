/* Class template argument deduction [over.match.class.deduct]: of P p(1, 'c') what P is. Guides and constructors are taken for function
 * templates of the class template's parameters, and resolved. */
#include "../overload/candidates.h"
#include "../overload/constructors.h"
#include "class_deduction.h"
#include "constraints.h"
#include "deduce.h"
#include "../scopes/class_members.h"
#include "../syntax/expr.h"
#include "../overload/overload.h"
#include "../types/placeholder.h"
#include "../typing/typing.h"

/* What the candidates say so far. */
struct class_deduction {
	struct parser *p;
	u32 template;
	u32 first_argument; /* nodes */
	bool takes_list;    /* the argument is a list in braces, for those that take a std::initializer_list alone [over.match.list]/1 */
	bool copied;        /* the only argument is a specialization of the template */
	struct candidate_set set;
	u32 possible; /* the type that functions give which are perhaps not viable; 0: there is none */
	bool is_only; /* the function has no rival: what is deduced for it is meant in a valid program */
	u32 guide;    /* the template of the guide that takes all arguments as they are, or 0 */
	u32 result;
	bool unknown;
	bool ambiguous; /* for certain, which fails where that may be */
};

static void take_possible(struct class_deduction *d, u32 type)
{
	u32 canonical = type_canonical(d->p, type);

	d->unknown |= d->possible && d->possible != canonical;
	d->possible = canonical;
}

/* What an element of the pack P... is for an argument: a pack of P, P &, const P &, P && is deduced to take that type. is_own: the pack is
 * the constructor's own, and P && a forwarding reference. */
static u32 element_parameter(struct parser *p, u32 expansion, const struct source *argument, bool is_own)
{
	const struct il_type *reference = reference_type(p, il_type(p->il, type_strip(p, expansion, NULL))->type);
	enum il_pointer_kind kind;
	u32 cv = 0;

	if (!argument->type)
		return 0;
	if (!reference)
		return type_strip(p, decayed_type(p, argument->type), NULL);
	type_strip(p, reference->type, &cv);
	kind = is_own && !cv && argument->category == vc_lvalue ? pk_lvalue_reference : (enum il_pointer_kind)reference->pointer_kind;
	return type_pointer(p, kind, type_qualified(p, argument->type, cv));
}

/* The type of a parameter with the template arguments put in; 0: it is not known. */
static u32 concrete_parameter(struct class_deduction *d, u32 param, u32 node, u32 depth, u32 args, bool is_own)
{
	struct parser *p = d->p;
	const struct il_param_type *record = il_param_type(p->il, param);
	const struct source source = source_of_node(p, node);
	u32 type = record->flags & pf_pack ? element_parameter(p, record->type, &source, is_own) :
	                                     type_substitute(p, record->type, depth, args);

	return !type || type_is_unknown(p, type) || type_is_dependent(p, type) ? 0 : type;
}

/* The function with the template arguments, is_own: of a constructor template, put in and a parameter for each argument of the call; 0: that
 * is not known. */
static u32 concrete_function(struct class_deduction *d, u32 function, u32 depth, u32 args, u32 result, bool is_own)
{
	struct parser *p = d->p;
	u32 first = p->param_types.count, param = il_type(p->il, type_strip(p, function, NULL))->first_param, node, type;

	for (node = d->first_argument; node && param; node = il_expr_node(p->il, node)->next) {
		if (!(type = concrete_parameter(d, param, node, depth, args, is_own)))
			break;
		type_add_param(p, type, false);
		if (!(il_param_type(p->il, param)->flags & pf_pack))
			param = il_param_type(p->il, param)->next;
	}
	type = node ? 0 : type_function(p, result, first, 0);
	p->param_types.count = first;
	return type;
}

/* The specialization, 0 or the error type where that is not known; *fails: the arguments are none for the template. */
static u32 deduced_specialization(struct class_deduction *d, const struct template_args *args, bool *fails)
{
	struct parser *p = d->p;
	bool *around = p->failure;
	u32 type;

	*fails = false;
	p->failure = fails; /* that of a candidate, not of what asks */
	type = type_template_id(p, d->template, args);
	p->failure = around;
	return type;
}

/* A function, perhaps that of a template with parameters of its own. */
struct constructor {
	u32 function;  /* its type */
	u32 template;  /* or 0 */
	u32 declared;  /* its declaration; 0: there is none */
	u32 params;    /* the first parameter of that */
	bool requires; /* it has a trailing requires-clause */
};

/* Whether what is written from begin to end names a member of the class template, or may name one of a base. */
static bool may_name_member(struct class_deduction *d, u32 begin, u32 end)
{
	struct parser *p = d->p;
	il_any pattern = il_template(p->il, d->template)->prototype;
	u32 type = il_any_kind(pattern) == IL_type ? il_any_index(pattern) : 0, scope = type ? scope_of_type(p, type) : 0, at;

	if (!scope || direct_base(p, type, 0))
		return true;
	for (at = token_at(p, begin); at < token_at(p, end); at++)
		if (p->tokens[at].kind == TOK_IDENTIFIER && bound_symbol(p, scope, p->tokens[at].value))
			return true;
	return false;
}

/* Whether what is written from begin to end may name a parameter of the constructor. */
static bool may_name_parameter(struct parser *p, u32 param, u32 begin, u32 end)
{
	u32 at;

	for (; param; param = il_parameter(p->il, param)->next) {
		const struct il_variable *variable = il_variable(p->il, il_parameter(p->il, param)->variable);

		for (at = begin; variable->name && at < end; at++)
			if (p->tokens[at].kind == TOK_IDENTIFIER && p->tokens[at].value == identifier_of(p, il_text(p->il, variable->name)))
				return true;
	}
	return false;
}

/* Whether the trailing requires-clause of a constructor is satisfied, in a scope that binds the arguments: it is looked at outside of the
 * class, whose specialization need not be instantiated, and what it names there is not known. */
static enum outcome trailing_clause_satisfied(struct class_deduction *d, const struct constructor *constructor, u32 scope)
{
	struct parser *p = d->p;
	u32 first = trailing_requires(p, il_full_entity_decl_info(p->il, constructor->declared)),
	    end = first ? constraint_of(p, constraint_at(p, first))->end : 0;

	if (!first || may_name_member(d, p->tokens[first].position, p->tokens[end].position) ||
	    may_name_parameter(p, constructor->params, first, end))
		return OUTCOME_UNKNOWN;
	return clause_satisfied(p, first, scope);
}

/* The same of the arguments of the class and of a constructor template itself, and the constraints in the head of the latter. */
static enum outcome own_constraints_satisfied(struct class_deduction *d, const struct constructor *constructor,
                                              const struct argument_set *of_class, const struct argument_set *own)
{
	struct parser *p = d->p;
	u32 scope = il_template(p->il, d->template)->parent_scope, decl = il_template(p->il, constructor->template)->decl;
	const struct il_template_decl *head = il_template_decl(p->il, decl);
	enum outcome outcome = OUTCOME_SUCCESS;

	if (!(head->flags & tf_constrained) && !constructor->requires)
		return OUTCOME_SUCCESS;
	if (head->flags & tf_constrained && may_name_member(d, head->range_begin, head->range_end))
		return OUTCOME_UNKNOWN;
	scope = bind_arguments(p, scope, of_class->decl, of_class);
	scope = bind_arguments(p, scope, decl, own);
	outcome = constraints_satisfied(p, decl, scope, own);
	return constructor->requires && outcome ? worst(outcome, trailing_clause_satisfied(d, constructor, scope)) : outcome;
}

static bool all_are_known(const struct argument_set *set)
{
	u32 i;

	for (i = 0; i < set->count && set->of[i].known; i++)
		;
	return i == set->count;
}

/* What a constructor template itself has by default, where that may mention the parameters of the class [temp.param]/9. */
static enum outcome add_own_defaults(struct class_deduction *d, const struct constructor *constructor, const struct argument_set *of_class,
                                     struct argument_set *own)
{
	struct parser *p = d->p;
	const struct il_template_decl *head = il_template_decl(p->il, own->decl);

	if (all_are_known(own))
		return OUTCOME_SUCCESS;
	if (may_name_member(d, head->range_begin, head->range_end))
		return OUTCOME_UNKNOWN;
	own->around = bind_arguments(p, il_template(p->il, d->template)->parent_scope, of_class->decl, of_class);
	return add_default_arguments(p, constructor->template, own);
}

/* Deduces the parameters that a constructor template itself has, those of the class being replaced already. On success *concrete is the
 * function with both; a failure says that it cannot be called. */
static enum outcome deduce_own_parameters(struct class_deduction *d, const struct constructor *constructor,
                                          const struct argument_set *of_class, u32 function, u32 result, u32 *concrete)
{
	struct parser *p = d->p;
	u32 decl = il_template(p->il, constructor->template)->decl;
	enum outcome outcome = OUTCOME_UNKNOWN;
	struct argument_set set;

	if (!type_is_unknown(p, function) && arguments_begin(p, decl, &set))
		outcome = deduce_call(p, &set, function, d->first_argument);
	if (outcome == OUTCOME_SUCCESS)
		outcome = add_own_defaults(d, constructor, of_class, &set);
	if (outcome == OUTCOME_SUCCESS)
		outcome = own_constraints_satisfied(d, constructor, of_class, &set);
	if (outcome == OUTCOME_SUCCESS)
		*concrete = concrete_function(d, function, il_template_decl(p->il, decl)->depth, list_of_arguments(p, &set), result, true);
	return outcome == OUTCOME_SUCCESS && !*concrete ? OUTCOME_UNKNOWN : outcome;
}

/* Whether a guide that takes all arguments as they are is better than a constructor in any case [over.match.best]/2. */
static bool yields_to_guide(struct class_deduction *d, u32 decl, const struct constructor *constructor)
{
	struct parser *p = d->p;
	struct ordered_function mine = { constructor->function, decl,
		                         constructor->template ? il_template(p->il, constructor->template)->decl : 0 };
	struct ordered_function guide = { .decl = il_template(p->il, d->guide)->decl };
	bool known;

	if (!d->guide)
		return false;
	guide.type = il_routine_of(p->il, il_template(p->il, d->guide)->prototype)->type;
	return compare_deduction_candidates(p, &mine, &guide, node_count(p, d->first_argument), &known) >= 0;
}

/* The specialization that a class template's parameters make, which are deduced for a function; 0: there is none, or it is not known. */
static u32 deduced_for(struct class_deduction *d, u32 function, struct argument_set *set, u32 *args)
{
	struct parser *p = d->p;
	enum outcome outcome = deduce_call(p, set, function, d->first_argument);
	bool fails = false;
	u32 type;

	if (outcome == OUTCOME_SUCCESS)
		outcome = add_default_arguments(p, d->template, set);
	if (outcome == OUTCOME_FAILURE)
		return 0;
	*args = outcome == OUTCOME_SUCCESS ? list_of_arguments(p, set) : 0;
	type = outcome == OUTCOME_SUCCESS ?
	               deduced_specialization(d, &(struct template_args){ .first = *args, .count = set->count }, &fails) :
	               0;
	if (!fails && (!type || type_is_unknown(p, type) || type_is_dependent(p, type)))
		d->unknown = true;
	return fails || d->unknown ? 0 : type;
}

/* A function of a class template with those arguments, which have that type: a candidate, or not to be called. */
static void add_generated(struct class_deduction *d, const struct constructor *constructor, const struct argument_set *set, u32 args,
                          u32 type)
{
	struct parser *p = d->p;
	u32 depth = il_template_decl(p->il, set->decl)->depth, concrete = 0;
	enum outcome outcome = template_constraints_satisfied(p, d->template, args);

	if (outcome && !constructor->template && constructor->requires)
		outcome = worst(outcome,
		                trailing_clause_satisfied(
					d, constructor, bind_arguments(p, il_template(p->il, d->template)->parent_scope, set->decl, set)));
	if (outcome == OUTCOME_FAILURE)
		return;
	if (constructor->template)
		outcome = worst(outcome, deduce_own_parameters(d, constructor, set, type_substitute(p, constructor->function, depth, args),
		                                               type, &concrete));
	else if (outcome == OUTCOME_SUCCESS && !d->is_only)
		concrete = concrete_function(d, constructor->function, depth, args, type, false);
	if (outcome == OUTCOME_FAILURE)
		return;
	if (concrete && outcome == OUTCOME_SUCCESS)
		vec_push(&d->set.list,
		         (struct candidate){ .type = concrete,
		                             .is_generated = true,
		                             .pattern = constructor->function,
		                             .head = set->decl,
		                             .own = constructor->template ? il_template(p->il, constructor->template)->decl : 0,
		                             .declared = constructor->declared });
	else
		take_possible(d, type);
}

/* Deduces a class template's parameters, those of the template_decl, for a function of its. */
static void consider_function(struct class_deduction *d, u32 decl, const struct constructor *constructor)
{
	struct argument_set set;
	u32 args = 0, type;

	if (!arguments_begin(d->p, decl, &set)) {
		d->unknown = true;
		return;
	}
	if (yields_to_guide(d, decl, constructor))
		return;
	set.of_class = true;
	type = deduced_for(d, constructor->function, &set, &args);
	if (type)
		add_generated(d, constructor, &set, args, type);
}

/* Whether the first parameter is a std::initializer_list, which a list in braces as a whole is for. */
static bool takes_list(struct parser *p, u32 function)
{
	u32 param = il_type(p->il, type_strip(p, function, NULL))->first_param;

	return param && element_of_initializer_list(p, type_without_reference(p, il_param_type(p->il, param)->type));
}

/* Not of this phase, or not to be called with so many arguments. */
static bool is_out(struct class_deduction *d, u32 routine)
{
	return (d->takes_list && !takes_list(d->p, il_routine(d->p->il, routine)->type)) ||
	       !accepts_count(d->p, routine, node_count(d->p, d->first_argument));
}

/* template: the constructor's own, or 0. */
static void consider_constructor(struct class_deduction *d, u32 decl, u32 routine, u32 template)
{
	const struct il_routine *record = il_routine(d->p->il, routine);

	if (!is_out(d, routine))
		consider_function(d, decl,
		                  &(struct constructor){ record->type, template, record->first_decl,
		                                         il_full_entity_decl_info(d->p->il, record->first_decl)->first_param,
		                                         record->flags & rf_trailing_requires });
}

/* ---- candidates ---- */

static void add_guides(struct class_deduction *d)
{
	struct parser *p = d->p;
	struct il_template class = *il_template(p->il, d->template);
	u32 i, place = in_instance(p) ? 0 : /* variables are asked for their types behind their declarations */
	                       d->first_argument ? il_expr_node(p->il, d->first_argument)->range_begin :
	                                           position(p);

	for (i = 0; i < p->guides.count; i++) {
		u32 routine = p->guides.at[i], template = il_routine(p->il, routine)->template;
		const struct il_routine *guide = il_routine(p->il, routine);

		if (guide->name == class.name && guide->parent_scope == class.parent_scope && (!place || guide->position < place) &&
		    !(d->takes_list && !takes_list(p, guide->type)))
			vec_push(&d->set.list, (struct candidate){ .routine = template ? 0 : routine, .template = template });
	}
}

/* Whether the best guide takes all arguments as they are: no constructor is better [over.match.best]. */
static bool is_exact(const struct candidate_set *set, const struct candidate *best, u32 count)
{
	u32 i;

	for (i = 1; i <= count; i++) {
		const struct conversion *c = &set->conversions.at[best->first_conversion + i];

		if (c->kind != CONVERSION_STANDARD || c->rank != RANK_EXACT)
			return false;
	}
	return true;
}

/* The type that all candidates give that may be viable; 0: there are several. */
static u32 common_result(struct parser *p, const struct candidate_set *set)
{
	u32 result = 0, type, i;

	for (i = 0; i < set->list.count; i++) {
		const struct candidate *c = &set->list.at[i];

		type = c->routine ? il_routine(p->il, c->routine)->type : c->type;
		type = type ? il_type(p->il, type_strip(p, type, NULL))->type : 0;
		if (!type || type_is_unknown(p, type) || type_is_dependent(p, type) || (result && result != type_canonical(p, type)))
			return 0;
		result = type_canonical(p, type);
	}
	return result;
}

/* Chooses among the candidates. Returns whether that is a guide that takes all arguments as they are. */
static bool choose_candidate(struct class_deduction *d)
{
	struct parser *p = d->p;
	struct arguments arguments = { .count = 0 };
	struct resolution r;
	bool is_final = false;

	if (!d->set.list.count)
		return false;
	if (!arguments_of_nodes(p, d->first_argument, &arguments)) {
		d->unknown = true;
		return false;
	}
	d->set.wants_conversions = true;
	r = resolve(p, &d->set, &arguments);
	if (r.outcome == OUTCOME_SUCCESS && !r.best.is_uncertain && !type_is_unknown(p, r.type) && !type_is_dependent(p, r.type)) {
		d->result = type_canonical(p, r.type);
		is_final = !r.best.is_generated && is_exact(&d->set, &r.best, arguments.count);
		d->guide = is_final ? r.best.template : 0;
	} else if (d->set.list.count && r.outcome == OUTCOME_FAILURE && p->failure) {
		d->ambiguous = true;
	} else if (d->set.list.count) {
		d->result = p->failure || d->takes_list ? 0 : common_result(p, &d->set); /* of a valid program some candidate is viable */
		d->unknown |= !d->result;
	}
	return is_final;
}

/* The hypothetical constructor C() of a class that declares none [over.match.class.deduct]/1. */
static void consider_default_constructor(struct class_deduction *d)
{
	struct parser *p = d->p;

	if (!d->first_argument)
		consider_function(d, il_template(p->il, d->template)->decl,
		                  &(struct constructor){ .function = type_function(p, p->void_type, p->param_types.count, 0) });
}

static void consider_constructors(struct class_deduction *d)
{
	struct parser *p = d->p;
	struct il_template class = *il_template(p->il, d->template);
	u32 pattern = il_any_kind(class.prototype) == IL_type ? il_any_index(class.prototype) : 0,
	    scope = pattern ? scope_of_type(p, pattern) : 0;
	u32 symbol = scope ? bound_symbol(p, scope, p->word.constructor) : 0;

	if (!symbol && !d->takes_list)
		consider_default_constructor(d);
	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		if (il_any_kind(entity) == IL_routine)
			consider_constructor(d, class.decl, il_any_index(entity), 0);
		else if (il_any_kind(entity) == IL_template)
			consider_constructor(d, class.decl, il_any_index(il_template(p->il, il_any_index(entity))->prototype),
			                     il_any_index(entity));
	}
}

static bool has_guides(struct class_deduction *d)
{
	bool any;

	d->set.list.count = 0;
	add_guides(d);
	any = d->set.list.count;
	d->set.list.count = 0;
	return any;
}

static void consider_aggregate(struct class_deduction *d)
{
	u32 function = d->takes_list || has_guides(d) ? 0 : aggregate_candidate(d->p, d->template, d->first_argument, &d->unknown);

	d->is_only = function && !d->p->failure;
	if (function)
		consider_function(d, il_template(d->p->il, d->template)->decl, &(struct constructor){ .function = function });
}

static u32 pattern_of_template(const struct parser *p, u32 template)
{
	il_any pattern = il_template(p->il, template)->prototype;

	return il_any_kind(pattern) == IL_type ? il_any_index(pattern) : 0;
}

/* The copy deduction candidate [over.match.class.deduct]/1. */
static void consider_copy(struct class_deduction *d)
{
	struct parser *p = d->p;
	u32 type = pattern_of_template(p, d->template), first = p->param_types.count;

	if (!type)
		return;
	type_add_param(p, type, false);
	consider_function(d, il_template(p->il, d->template)->decl,
	                  &(struct constructor){ .function = type_function(p, p->void_type, first, 0) });
}

/* What may be called, should it not be known to be viable, gives the type if nothing else does. */
static void take_result(struct class_deduction *d)
{
	d->unknown |= d->possible && (d->result ? d->result != d->possible : d->takes_list || (d->p->failure && !d->is_only));
	d->result = d->result ? d->result : d->possible;
}

static void consider_all(struct class_deduction *d)
{
	add_guides(d);
	if (choose_candidate(d) && !d->guide)
		return;
	d->set.list.count = d->set.conversions.count = 0;
	d->result = 0;
	d->unknown = d->ambiguous = false;
	add_guides(d);
	consider_constructors(d);
	if (d->copied || (d->takes_list && element_of_initializer_list(d->p, pattern_of_template(d->p, d->template))))
		consider_copy(d);
	choose_candidate(d);
	take_result(d);
	if (!d->unknown && !d->result && !d->ambiguous) {
		consider_aggregate(d);
		choose_candidate(d);
		take_result(d);
	}
}

/* The only argument's type when it is a specialization of the template: it is copied. */
static u32 copied_type(struct parser *p, u32 template, u32 first_argument)
{
	const struct il_expr_node *node = il_expr_node(p->il, first_argument);
	u32 type = first_argument && !node->next && node->type ? type_strip(p, node->type, NULL) : 0;
	u32 info = type ? il_type(p->il, type)->template_info : 0;

	return info && il_template_info(p->il, info)->template == template ? type : 0;
}

/* Whether a guide takes a specialization of the template by itself: what is copied may be for that [over.match.best]. */
static bool has_guide_of_copies(struct class_deduction *d)
{
	struct parser *p = d->p;
	bool result = false;
	u32 i;

	d->set.list.count = 0;
	add_guides(d);
	for (i = 0; i < d->set.list.count && !result; i++) {
		u32 template = d->set.list.at[i].template, guide = il_any_index(il_template(p->il, template)->prototype);
		u32 function = template ? type_strip(p, il_routine(p->il, guide)->type, NULL) : 0;
		u32 param = il_type(p->il, function)->first_param;
		u32 type = param ? type_strip(p, type_without_reference(p, il_param_type(p->il, param)->type), NULL) : 0;
		u32 info = il_type(p->il, type)->template_info;

		result = info && il_template_info(p->il, info)->template == d->template;
	}
	d->set.list.count = 0;
	return result;
}

/* Whether the types of all arguments are known that have one. */
static bool are_typed(const struct parser *p, u32 node)
{
	for (; node; node = il_expr_node(p->il, node)->next) {
		const struct il_expr_node *record = il_expr_node(p->il, value_of_designated(p, node));

		if (record->kind != enk_braced_init_list &&
		    (!record->type || type_is_unknown(p, record->type) || record->flags & exf_dependent))
			return false;
	}
	return true;
}

/* [over.match.list]: a list in braces is an argument of its own first. */
static void consider_list(struct class_deduction *d, u32 list)
{
	u32 next = il_expr_node(d->p->il, list)->next;

	il_expr_node(d->p->il, list)->next = 0;
	d->first_argument = list;
	d->takes_list = true;
	consider_all(d);
	d->takes_list = false;
	d->first_argument = il_expr_node(d->p->il, list)->first_operand;
	il_expr_node(d->p->il, list)->next = next;
}

/* Whether a class has a base that is a specialization of the template, or may have one. */
static bool may_be_derived(struct parser *p, u32 class, u32 template, u32 *budget)
{
	u32 n, base;

	if (!members_of_class(p, class).info || !*budget || !--*budget || stack_is_low(p->stack_bound))
		return true;
	for (n = 0; (base = direct_base(p, class, n)); n++) {
		u32 info = il_type(p->il, type_strip(p, base, NULL))->template_info;

		if (base == p->error_type || (info && il_template_info(p->il, info)->template == template) ||
		    may_be_derived(p, base, template, budget))
			return true;
	}
	return false;
}

/* Whether the candidates that were looked at are all there are: those of a template that is defined; and that which copies what is derived
 * from a specialization is not among them. */
static bool are_all_candidates(struct parser *p, const struct class_deduction *d)
{
	const struct il_template *template = il_template(p->il, d->template);
	u32 pattern = il_any_kind(template->prototype) == IL_type ? il_any_index(template->prototype) : 0, argument = d->first_argument;
	u8 kind = p->scopes.at[template->parent_scope].kind;

	if (!pattern || !il_type(p->il, pattern)->class_info || (kind != sck_file && kind != sck_namespace))
		return false;
	for (; argument; argument = il_expr_node(p->il, argument)->next) {
		u32 type = il_expr_node(p->il, argument)->type;

		if (!type || (is_class_type(p, type) && may_be_derived(p, type, d->template, &(u32){ MOST_BASES })))
			return false;
	}
	return true;
}

/* The specialization of a class template that an alias template stands for; 0: it is something else. */
static u32 aliased_specialization(struct parser *p, u32 template)
{
	il_any pattern = il_template(p->il, template)->prototype;
	u32 type = il_any_kind(pattern) == IL_type ? il_type(p->il, il_any_index(pattern))->type : 0;

	type = type ? type_strip(p, type_canonical(p, type), NULL) : 0;
	return type && is_class_type(p, type) ? il_type(p->il, type)->template_info : 0;
}

/* Of an alias template [over.match.class.deduct]/3: what the aliased class template gives, where it is what the alias stands for, too. */
static u32 deduced_class_of_alias(struct parser *p, u32 template, u32 first_argument, bool braced)
{
	u32 aliased = aliased_specialization(p, template), decl = il_template(p->il, template)->decl, class, found;
	struct il_template_info pattern = *il_template_info(p->il, aliased);
	struct argument_set set;
	bool failed;

	if (p->il->header.std_version < 202002 || !aliased || il_template_decl(p->il, decl)->flags & tf_constrained)
		return 0;
	class = deduced_class(p, pattern.template, first_argument, braced, &failed);
	found = class ? il_type(p->il, class)->template_info : 0;
	if (!found || il_template_info(p->il, found)->template != pattern.template || !arguments_begin(p, decl, &set))
		return 0;
	return deduce_arguments(p, &set, pattern.template, pattern.first_argument, il_template_info(p->il, found)->first_argument) ==
	                       OUTCOME_SUCCESS ?
	               class :
	               0;
}

u32 deduced_class(struct parser *p, u32 template, u32 first_argument, bool braced, bool *failed)
{
	bool ambiguous;

	return deduced_class_or_several(p, template, first_argument, braced, failed, &ambiguous);
}

u32 deduced_class_or_several(struct parser *p, u32 template, u32 first_argument, bool braced, bool *failed, bool *ambiguous)
{
	struct class_deduction d = { .p = p, .template = template, .first_argument = first_argument };
	u32 copied;

	*ambiguous = false;

	*failed = false;
	if (il_template(p->il, template)->kind == templk_alias && !stack_is_low(p->stack_bound))
		return deduced_class_of_alias(p, template, first_argument, braced);
	if (braced)
		d.first_argument = il_expr_node(p->il, first_argument)->first_operand;
	copied = copied_type(p, template, d.first_argument);
	if (il_template(p->il, template)->kind != templk_class || stack_is_low(p->stack_bound) || !are_typed(p, d.first_argument))
		return copied;
	d.copied = copied && !braced && has_guide_of_copies(&d);
	if (copied && !d.copied) {
		candidate_set_free(&d.set);
		return copied;
	}
	if (braced && d.first_argument)
		consider_list(&d, first_argument);
	if (!d.unknown && !d.result && !d.ambiguous)
		consider_all(&d);
	candidate_set_free(&d.set);
	*failed = !d.unknown && !d.result && are_all_candidates(p, &d);
	*ambiguous = d.ambiguous;
	return d.unknown ? 0 : d.result;
}
