/* Operators of classes and enumerations [over.match.oper]. */
#include "../scopes/class_members.h"
#include "../syntax/expr.h"
#include "function_address.h"
#include "operators.h"
#include "../types/implicit_members.h"
#include "../types/special_members.h"
#include "../typing/invalid.h"
#include "../typing/usable.h"

#include <stdio.h>

/* ---- names ---- */

/* The spelling after "operator" of what can be overloaded. */
/* clang-format off */
static const char *const spellings[IL_operation_kind_COUNT] = {
	[eok_add] = "+", [eok_subtract] = "-", [eok_multiply] = "*", [eok_divide] = "/", [eok_remainder] = "%", [eok_negate] = "-",
	[eok_unary_plus] = "+", [eok_and] = "&", [eok_or] = "|", [eok_xor] = "^", [eok_complement] = "~", [eok_shiftl] = "<<",
	[eok_shiftr] = ">>", [eok_eq] = "==", [eok_ne] = "!=", [eok_lt] = "<", [eok_gt] = ">", [eok_le] = "<=", [eok_ge] = ">=",
	[eok_spaceship] = "<=>", [eok_land] = "&&", [eok_lor] = "||", [eok_not] = "!", [eok_assign] = "=", [eok_add_assign] = "+=",
	[eok_subtract_assign] = "-=", [eok_multiply_assign] = "*=", [eok_divide_assign] = "/=", [eok_remainder_assign] = "%=",
	[eok_shiftl_assign] = "<<=", [eok_shiftr_assign] = ">>=", [eok_and_assign] = "&=", [eok_or_assign] = "|=", [eok_xor_assign] = "^=",
	[eok_indirect] = "*", [eok_address_of] = "&", [eok_subscript] = "[]", [eok_points_to_pm_field] = "->*", [eok_pre_incr] = "++",
	[eok_pre_decr] = "--", [eok_post_incr] = "++", [eok_post_decr] = "--", [eok_comma] = ",",
};
/* clang-format on */

const char *operator_spelling(u8 operation) { return spellings[operation]; }

u32 operator_ident(struct parser *p, const char *spelling)
{
	char name[16];
	int length = snprintf(name, sizeof name, "operator%s", spelling);

	return identifier_number(&p->lexed, p->il, name, (size_t)length);
}

static bool is_declared(const struct parser *p, u32 ident) { return p->lexed.identifiers.at[ident].flags & IDF_DECLARED; }

static bool is_postfix(u8 operation) { return operation == eok_post_incr || operation == eok_post_decr; }
static bool is_relational(u8 operation) { return operation >= eok_lt && operation <= eok_ge; }

/* class::field, which & makes a pointer to member of, whatever operator& the field's class has [expr.unary.op]/3. */
static bool is_named_field(const struct il_expr_node *operand) { return operand->kind == enk_field && operand->flags & exf_qualified_name; }

bool may_be_overloaded(const struct typing *t)
{
	struct parser *p = t->p;
	u32 i;

	if (!spellings[t->node->operation] || (t->node->operation == eok_address_of && is_named_field(il_expr_node(p->il, t->operand[0]))))
		return false;
	for (i = 0; i < 2 && t->operand[i]; i++) {
		u32 type = type_at(p, t->operand[i]);

		if (type && (is_class_type(p, type) || is_enum_type(p, type)))
			return true;
	}
	return false;
}

/* ---- assignment of classes [class.copy.assign] ---- */

static void add_implicit_assignment(struct parser *p, struct candidate_set *set, u32 class, bool move, bool takes_const)
{
	u32 result = type_pointer(p, pk_lvalue_reference, class);
	u32 param = type_pointer(p, move ? pk_rvalue_reference : pk_lvalue_reference,
	                         takes_const ? type_qualified(p, class, tyf_const) : class);
	u32 first = p->param_types.count;

	type_add_param(p, param, false);
	vec_push(&set->list, (struct candidate){ .class = class, .type = type_function(p, result, first, 0) });
}

/* Like the implicit constructors. */
static void add_implicit_assignments(struct parser *p, struct candidate_set *set, u32 class)
{
	struct class_survey survey = { 0 };
	bool copied, takes_const;

	if (survey_class(p, class, &survey)) {
		copied = survey.declared[COPY_CONSTRUCTOR] || survey.declared[MOVE_CONSTRUCTOR] || survey.declared[DESTRUCTOR];
		takes_const = survey.declared[COPY_ASSIGNMENT] || implicit_copy_takes_const(p, class, COPY_ASSIGNMENT);
		if (!survey.declared[COPY_ASSIGNMENT])
			add_implicit_assignment(p, set, class, false, takes_const);
		if (!survey.declared[COPY_ASSIGNMENT] && !survey.declared[MOVE_ASSIGNMENT] && !copied &&
		    !((survey.assignment_template || !takes_const) && deletes_implicit_move(p, &survey, MOVE_ASSIGNMENT)))
			add_implicit_assignment(p, set, class, true, false);
	} else {
		set->incomplete = true;
	}
	survey_free(&survey);
}

/* Those of a base, too, whose operator= a using-declaration names: they are like members of the class [over.match.funcs]/4. */
static void add_used_assignments(struct parser *p, struct candidate_set *set, u32 class, u32 scope)
{
	u32 entry = il_scope(p->il, scope)->first_entry, i = set->list.count;

	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;
		const struct il_using_declaration *using =
			il_using_declaration(p->il, il_any_kind(target) == IL_using_declaration ? il_any_index(target) : 0);
		u32 home = 0;

		if (strcmp(il_text(p->il, using->name), "operator="))
			continue;
		if (il_any_kind(using->target) == IL_routine)
			home = il_routine(p->il, il_any_index(using->target))->parent_scope;
		else if (il_any_kind(using->target) == IL_template)
			home = il_template(p->il, il_any_index(using->target))->parent_scope;
		if (home && p->scopes.at[home].type)
			add_implicit_assignments(p, set, p->scopes.at[home].type);
		else
			set->incomplete = true;
	}
	for (; i < set->list.count; i++)
		set->list.at[i].class = class;
}

/* The operator= of a class hides those of its bases, since it has always one. */
static void add_assignments(struct parser *p, struct candidate_set *set, u32 class, u32 ident)
{
	struct class_members members = members_of_class(p, class);
	struct class_survey survey = { 0 };

	if (members.scope && bound_symbol(p, members.scope, ident))
		add_members(p, set, class, ident);
	if (survey_class(p, class, &survey) && survey.uses_assignment)
		add_used_assignments(p, set, class, members.scope);
	survey_free(&survey);
	add_implicit_assignments(p, set, class);
}

void add_operator_members(struct parser *p, struct candidate_set *set, u32 class, u32 ident)
{
	const char *name = ident_text(p, ident);

	class = type_strip(p, class, NULL);
	if (!strcmp(name, "operator=")) {
		add_assignments(p, set, class, ident);
		set->has_members = true;
		return;
	}
	add_members(p, set, class, ident);
	if (strcmp(name, "operator=="))
		return;
	add_implicit_equality(p, set, class);
	set->has_members |= set->list.count != 0;
}

struct resolution resolve_assignment(struct parser *p, const struct source *object, const struct source *value)
{
	struct resolution r = { .outcome = OUTCOME_UNKNOWN };
	struct arguments arguments = { .count = 0 };
	struct candidate_set set = { 0 };
	bool failed = false;
	struct stand_ins stand_ins = begin_stand_ins(p, (struct source[]){ *object, *value }, 2, &failed);

	if (arguments_of_nodes(p, stand_ins.first, &arguments)) {
		arguments.is_operator = true;
		add_assignments(p, &set, type_strip(p, object->type, NULL), operator_ident(p, "="));
		r = resolve(p, &set, &arguments);
		candidate_set_free(&set);
	}
	end_stand_ins(p, &stand_ins);
	return r;
}

/* ---- candidates ---- */

static bool is_class_operand(const struct parser *p, const struct source *operand)
{
	return operand->type && is_class_type(p, operand->type);
}

static bool any_class_operand(const struct parser *p, const struct arguments *arguments)
{
	return is_class_operand(p, &arguments->at[0]) || (arguments->count > 1 && is_class_operand(p, &arguments->at[1]));
}

/* Whether a function has a parameter of the enumeration that the operand in its place is, or may have [over.match.oper]/3.2. */
static bool takes_enumeration(struct parser *p, const struct candidate *c, const struct arguments *arguments)
{
	u32 routine = c->template ? il_any_index(il_template(p->il, c->template)->prototype) : c->routine, n;
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param;

	for (n = 0; param && n < arguments->count; param = il_param_type(p->il, param)->next, n++) {
		u32 type = type_strip(p, type_without_reference(p, il_param_type(p->il, param)->type), NULL);
		const struct source *operand = &arguments->at[c->is_reversed ? arguments->count - 1 - n : n];

		if (!operand->type || !is_enum_type(p, operand->type))
			continue;
		if (type_is_dependent(p, type) || type_is_unknown(p, type) ||
		    type_canonical(p, type) == type_canonical(p, type_strip(p, operand->type, NULL)))
			return true;
	}
	return false;
}

static void mark(struct candidate_set *set, u32 first, bool rewritten, bool reversed)
{
	for (; first < set->list.count; first++) {
		set->list.at[first].is_rewritten = rewritten;
		set->list.at[first].is_reversed = reversed;
	}
}

/* The functions of that name: members of the left operand's class, and others. */
static void add_declared_operators(struct parser *p, struct candidate_set *set, const struct arguments *arguments, u32 ident,
                                   bool rewritten, bool reversed)
{
	const struct source *left = &arguments->at[reversed ? arguments->count - 1 : 0];
	struct candidate_set own = { 0 };
	u32 i;

	for (i = 0; i < arguments->count; i++) /* which declares their friends */
		if (is_class_operand(p, &arguments->at[i]))
			complete_class(p, type_strip(p, arguments->at[i].type, NULL));
	if (ident == operator_ident(p, "==") && p->il->header.std_version >= 202002 && is_class_operand(p, left))
		add_implicit_equality(p, &own, type_strip(p, left->type, NULL));
	if (!is_declared(p, ident) && !own.list.count)
		return;
	if (is_class_operand(p, left))
		add_members(p, &own, type_strip(p, left->type, NULL), ident);
	add_unqualified(p, &own, p->scope, ident, true);
	add_associated(p, &own, ident, arguments->at, arguments->count, 0);
	mark(&own, 0, rewritten, reversed);
	set->incomplete |= own.incomplete;
	for (i = 0; i < own.list.count; i++)
		if (any_class_operand(p, arguments) || takes_enumeration(p, &own.list.at[i], arguments))
			vec_push(&set->list, own.list.at[i]);
	candidate_set_free(&own);
}

/* C++20: == also means != and the other order, <=> all comparisons. */
static void add_rewritten_operators(struct parser *p, struct candidate_set *set, const struct arguments *arguments, u8 operation)
{
	u32 equal = operator_ident(p, "=="), spaceship = operator_ident(p, "<=>");

	if (p->il->header.std_version < 202002 || arguments->count != 2) /* one is missing in broken source */
		return;
	if (operation == eok_ne)
		add_declared_operators(p, set, arguments, equal, true, false);
	if (operation == eok_eq || operation == eok_ne)
		add_declared_operators(p, set, arguments, equal, true, true);
	if (is_relational(operation))
		add_declared_operators(p, set, arguments, spaceship, true, false);
	if (is_relational(operation) || operation == eok_spaceship)
		add_declared_operators(p, set, arguments, spaceship, true, true);
}

void add_operators(struct parser *p, struct candidate_set *set, const struct arguments *arguments, u8 operation)
{
	u32 ident = operator_ident(p, spellings[operation]);

	if (operation == eok_assign) {
		if (is_class_operand(p, &arguments->at[0]))
			add_assignments(p, set, type_strip(p, arguments->at[0].type, NULL), ident);
	} else if (operation == eok_subscript) {
		if (is_class_operand(p, &arguments->at[0]) && is_declared(p, ident))
			add_members(p, set, type_strip(p, arguments->at[0].type, NULL), ident);
	} else {
		add_declared_operators(p, set, arguments, ident, false, false);
		add_rewritten_operators(p, set, arguments, operation);
	}
}

struct resolution resolve_comparison(struct parser *p, u32 type, u8 operation)
{
	struct source object = { 0, type, vc_lvalue };
	struct resolution r = { .outcome = OUTCOME_UNKNOWN };
	struct arguments arguments = { .count = 0 };
	struct candidate_set set = { 0 };
	bool failed = false;
	struct stand_ins stand_ins = begin_stand_ins(p, (struct source[]){ object, object }, 2, &failed);

	if (arguments_of_nodes(p, stand_ins.first, &arguments)) {
		arguments.is_operator = true;
		add_operators(p, &set, &arguments, operation);
		add_builtins_later(&set, operation);
		r = resolve(p, &set, &arguments);
		candidate_set_free(&set);
	}
	end_stand_ins(p, &stand_ins);
	return r;
}

/* ---- the type ---- */

/* Whether a constructor makes the right operand what the function that assigns takes. */
static enum outcome converts_by_constructor(const struct typing *t, u32 function)
{
	struct parser *p = t->p;
	u32 param = il_param_type(p->il, il_type(p->il, type_strip(p, function, NULL))->first_param)->type;
	struct source right = source_of_node(p, t->operand[1]);
	struct conversion c = implicit_conversion(p, &right, param);

	if (c.kind != CONVERSION_USER || !c.function || c.is_uncertain || il_routine(p->il, c.function)->special_kind != sfk_constructor)
		return OUTCOME_UNKNOWN;
	return usable_argument(p, param, t->operand[1]);
}

/* Whether the implicit or defaulted operator= that was chosen is not deleted. */
static enum outcome usable_assignment(const struct typing *t, const struct resolution *r)
{
	struct parser *p = t->p;
	const struct il_expr_node *left = il_expr_node(p->il, t->operand[0]), *right = il_expr_node(p->il, t->operand[1]);
	struct special_use use = { .operation = SPECIAL_ASSIGN, .source_is_lvalue = right->value_category == vc_lvalue };
	u32 class = left->type ? type_strip(p, left->type, &use.object_cv) : 0,
	    function = r->best.routine ? il_routine(p->il, r->best.routine)->type : r->best.type;
	enum outcome converts = OUTCOME_SUCCESS;

	if (!class || !function)
		return OUTCOME_UNKNOWN;
	if (class != type_strip(p, right->type, &use.source_cv)) {
		converts = converts_by_constructor(t, function);
		use.source_is_lvalue = false;
		use.source_cv = 0;
	}
	use.source_cv &= tyf_const | tyf_volatile;
	use.object_cv &= tyf_const | tyf_volatile;
	return converts == OUTCOME_SUCCESS ? outcome_of_trait(special_use(p, class, &use).allowed) : converts;
}

/* Whether the function can be called with the operands. */
static enum outcome usable_operator(const struct typing *t, const struct resolution *r)
{
	struct parser *p = t->p;
	const struct il_routine *routine = il_routine(p->il, r->best.routine);
	const struct il_expr_node *left = il_expr_node(p->il, t->operand[0]), *right = il_expr_node(p->il, t->operand[1]);

	if (!p->failure)
		return OUTCOME_SUCCESS;
	if (t->node->operation != eok_assign && (!r->best.routine || routine->flags & (rf_defaulted | rf_implicit)))
		return usable_comparison(p, &r->best);
	if (r->best.routine && routine->flags & rf_implicit)
		return OUTCOME_UNKNOWN;
	if (r->best.routine && !(routine->flags & rf_defaulted))
		return r->best.is_reversed ? usable_function(p, r->best.routine, right->type) :
		                             worst(usable_function(p, r->best.routine, left->type),
		                                   usable_arguments(p, routine->type, t->operand[routine->class_type != 0]));
	return usable_assignment(t, r);
}

static void type_by_function(const struct typing *t, const struct resolution *r)
{
	struct parser *p = t->p;
	struct lookup found = { .entity = il_any_of(IL_routine, r->best.routine) };
	enum outcome usable = usable_operator(t, r);

	if (usable != OUTCOME_SUCCESS) {
		refuse(t, usable, UNKNOWN_operator);
		return;
	}

	if (found.entity) {
		t->node->target = found.entity;
		note_reference(p, &found);
	}
	t->node->flags |= (r->best.is_rewritten ? exf_rewritten : 0) | (r->best.is_reversed ? exf_reversed : 0);
	if (r->best.is_rewritten && t->node->operation != eok_spaceship)
		typed(t, p->builtin[ik_bool], vc_prvalue);
	else if (type_is_dependent(p, r->type))
		unknown(t, UNKNOWN_operator);
	else
		typed_by_declaration(t, r->type, vc_prvalue);
}

static void type_by_builtin(const struct typing *t, const struct resolution *r)
{
	enum il_value_category category = vc_prvalue;
	u32 type = builtin_operator_result(t->p, t->node->operation, r->best.type, &category);

	if (type)
		typed(t, type, category);
	else
		unknown(t, UNKNOWN_operator);
}

static bool is_unresolved_operand(const struct parser *p, u32 operand) { return is_untyped(p, operand) && !is_overload_set(p, operand); }

static bool operands_of(const struct typing *t, struct arguments *arguments)
{
	u32 i;

	for (i = 0; i < 2 && t->operand[i]; i++)
		if (is_unresolved_operand(t->p, t->operand[i]))
			return false;
	if (!arguments_of_nodes(t->p, t->operand[0], arguments))
		return false;
	arguments->is_postfix = is_postfix(t->node->operation);
	if (arguments->is_postfix)
		arguments->at[arguments->count++] = (struct source){ 0, t->p->builtin[ik_int], vc_prvalue };
	arguments->is_operator = true;
	return arguments->count <= 2;
}

/* Whether the language's operator has a meaning for any class. */
static bool fits_all_classes(u8 operation) { return operation == eok_address_of || operation == eok_comma; }

/* Whether nothing but the language's operator is left. */
static bool is_builtin_alone(const struct resolution *r, const struct candidate_set *set, u8 operation, bool class)
{
	if (r->outcome == OUTCOME_SUCCESS)
		return r->best.is_builtin;
	return r->outcome == OUTCOME_FAILURE && !set->list.count && (!class || fits_all_classes(operation));
}

/* Whether nullptr stands for a condition, which it converts to in no other place. */
static bool converts_null(const struct typing *t)
{
	struct parser *p = t->p;
	u32 i;

	for (i = 0; i < 2 && t->operand[i] && (t->node->operation == eok_land || t->node->operation == eok_lor); i++)
		if (il_type(p->il, type_strip(p, type_at(p, t->operand[i]), NULL))->kind == tk_nullptr)
			return true;
	return false;
}

void type_overloaded_operator(const struct typing *t)
{
	struct parser *p = t->p;
	struct candidate_set set = { 0 };
	struct arguments arguments = { .count = 0 };
	struct resolution r;
	u8 operation = t->node->operation;
	bool class;

	if (!operands_of(t, &arguments)) {
		unknown(t, UNKNOWN_operand);
		return;
	}
	class = any_class_operand(p, &arguments);
	if (operation == eok_assign && !is_class_operand(p, &arguments.at[0])) { /* the right operand is just converted */
		type_builtin_operator(t);
		return;
	}
	if (p->failure && operation == eok_assign && !complete_class(p, arguments.at[0].type) &&
	    is_incomplete_class(p, arguments.at[0].type)) {
		refuse(t, OUTCOME_FAILURE, UNKNOWN_operator);
		return;
	}
	add_operators(p, &set, &arguments, operation);
	if (!class && !set.list.count && !set.incomplete && !set.more_builtin) {
		if (check_enum_operator(t, &arguments))
			unknown(t, UNKNOWN_operator);
		else
			type_builtin_operator(t);
		return;
	}
	add_builtins_later(&set, operation);
	r = resolve(p, &set, &arguments);
	if (r.outcome == OUTCOME_SUCCESS && !r.best.is_builtin && operation == eok_assign)
		check_assignment(t, r.best.routine);
	else if (r.outcome == OUTCOME_SUCCESS && !r.best.is_builtin)
		check_selected_operator(t, r.best.routine);
	if (r.outcome == OUTCOME_SUCCESS && r.best.is_builtin && class)
		type_by_builtin(t, &r);
	else if (r.outcome == OUTCOME_SUCCESS && !r.best.is_builtin && !(r.best.is_uncertain && fits_all_classes(operation)))
		type_by_function(t, &r);
	else if (r.outcome == OUTCOME_FAILURE && !set.list.count && !class && check_enum_operator(t, &arguments))
		unknown(t, UNKNOWN_operator);
	else if (is_builtin_alone(&r, &set, operation, class))
		type_builtin_operator(t);
	else
		refuse(t, converts_null(t) ? OUTCOME_UNKNOWN : r.outcome, UNKNOWN_operator);
	if (r.outcome == OUTCOME_FAILURE && !set.list.count && !set.incomplete && !set.more_builtin && class &&
	    !fits_all_classes(operation) && !converts_null(t))
		check_no_operator(t, &arguments);
	if ((r.outcome != OUTCOME_SUCCESS || r.best.is_builtin) && class && !set.incomplete && check_class_operands(t, &set))
		unknown(t, UNKNOWN_operator);
	else if (r.outcome == OUTCOME_FAILURE && set.list.count > 1 && !set.incomplete && !set.more_builtin)
		check_ambiguous_operator(t, &arguments, &set);
	candidate_set_free(&set);
}
