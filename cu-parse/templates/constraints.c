/* Satisfaction of constraints [temp.constr.constr] [temp.constr.atomic]. */
#include "constraints.h"
#include "../scopes/entity.h"
#include "../syntax/expr.h"
#include "unsatisfied.h"

#include <stdlib.h>

/* What is remembered of constraints. */
struct constraints {
	VEC(struct constraint) list; /* 0 is unused */
	bool in_clause;              /* while one is parsed: it is a requires-clause's, outside of parentheses */
	struct il_map at_token;      /* first token + 1 to list */
	VEC(u8) trailing;            /* by routine: outcome of its trailing requires-clause + 1, 0: not asked for yet */
	VEC(u8) of_instance;         /* by template instance: likewise */
	struct reasons *reasons;     /* of what is not satisfied; NULL: nobody asks */
};

static struct constraints *constraints(struct parser *p)
{
	if (!p->constraints) {
		p->constraints = xcalloc(1, sizeof *p->constraints);
		vec_push(&p->constraints->list, (struct constraint){ 0 });
	}
	return p->constraints;
}

void constraints_free(struct parser *p)
{
	if (!p->constraints)
		return;
	vec_free(&p->constraints->list);
	il_map_free(&p->constraints->at_token);
	vec_free(&p->constraints->trailing);
	vec_free(&p->constraints->of_instance);
	free(p->constraints);
	p->constraints = NULL;
}

const struct constraint *constraint_of(const struct parser *p, u32 number) { return &p->constraints->list.at[number]; }

/* ---- the form of a constraint-expression ---- */

static u32 new_constraint(struct parser *p, u8 kind, u32 left, u32 right, u32 first)
{
	struct constraints *c = constraints(p);

	vec_push(&c->list, (struct constraint){
				   .kind = kind, .is_primary = c->in_clause, .left = left, .right = right, .first = first, .end = p->at });
	return c->list.count - 1;
}

static u32 disjunction(struct parser *p);

static bool has_fold(const struct parser *p, u32 open, u32 close)
{
	for (u32 at = open + 1; at < close; at++) {
		unsigned kind = p->tokens[at].kind;

		if (kind == TOK_ELLIPSIS)
			return true;
		if (kind == TOK_LPAREN || kind == TOK_LBRACE || kind == TOK_LBRACKET)
			at = matching(p, at);
	}
	return false;
}

/* ( constraint ) as a whole operand, which ends at end; 0: it is something else. */
static u32 parenthesized(struct parser *p, u32 end)
{
	u32 first = p->at, close = matching(p, first), number;
	bool in_clause = constraints(p)->in_clause;

	if (close + 1 != end || has_fold(p, first, close) || !may_nest(p))
		return 0;
	advance(p);
	constraints(p)->in_clause = false;
	number = disjunction(p);
	constraints(p)->in_clause = in_clause;
	if (p->at != close) {
		p->at = first;
		return 0;
	}
	p->at = end;
	return number;
}

static bool is_concept_id(struct parser *p, u32 end)
{
	struct id_expression id;

	return (tok(p) == TOK_IDENTIFIER || tok(p) == TOK_SCOPE) && parse_id_expression(p, &id) && id.found.class == NAME_CONCEPT &&
	       id.has_args && p->at == end;
}

/* An operand of && or ||. */
static u32 constraint_operand(struct parser *p)
{
	u32 first = p->at, end, number;
	bool concept;

	parse_constraint_operand(p, constraints(p)->in_clause);
	end = p->at;
	p->at = first;
	if (tok(p) == TOK_LPAREN && (number = parenthesized(p, end)))
		return number;
	concept = is_concept_id(p, end);
	p->at = end;
	return new_constraint(p, concept ? CONSTRAINT_CONCEPT : CONSTRAINT_ATOM, 0, 0, first);
}

/* Operands with the operator between them. */
static u32 operands(struct parser *p, unsigned operator, enum constraint_kind kind, u32 (*operand)(struct parser *p))
{
	u32 first = p->at, left = operand(p);

	while (accept(p, operator)) {
		u32 right = operand(p);

		left = new_constraint(p, kind, left, right, first);
	}
	return left;
}

static u32 conjunction(struct parser *p) { return operands(p, TOK_LOGICAL_AND, CONSTRAINT_AND, constraint_operand); }
static u32 disjunction(struct parser *p) { return operands(p, TOK_LOGICAL_OR, CONSTRAINT_OR, conjunction); }

/* A token behind the expression that begins at first, and not much farther. */
static u32 beyond(const struct parser *p, u32 first)
{
	enum { FAR = 4096 };
	u32 at = first;

	while (at < first + FAR && p->tokens[at].kind != TOK_SEMICOLON && p->tokens[at].kind != TOK_END) {
		unsigned kind = p->tokens[at].kind;

		at = (kind == TOK_LPAREN || kind == TOK_LBRACKET || kind == TOK_LBRACE ? matching(p, at) : at) + 1;
	}
	return at;
}

/* Whether a requires-clause begins there, and not a nested requirement or a concept's expression. */
static bool begins_clause(const struct parser *p, u32 first)
{
	unsigned before;

	if (first < 2 || p->tokens[first - 1].kind != TOK_requires)
		return false;
	before = p->tokens[first - 2].kind;
	return before != TOK_LBRACE && before != TOK_SEMICOLON;
}

u32 constraint_at(struct parser *p, u32 first)
{
	struct surroundings saved = leave_surroundings(p);
	bool is_new, in_clause = constraints(p)->in_clause;
	u32 number = *il_map_at(&constraints(p)->at_token, first + 1, &is_new);

	if (number)
		return number;
	forget_memo(p, first, beyond(p, first));
	p->at = first;
	p->tentative = true;
	p->recording = false;
	p->failure = NULL;
	p->greater_ends = p->in_launch_config = false;
	p->template_depth++; /* nothing is looked into */
	constraints(p)->in_clause = begins_clause(p, first);
	number = disjunction(p);
	constraints(p)->in_clause = in_clause;
	restore_surroundings(p, &saved);
	*il_map_at(&constraints(p)->at_token, first + 1, &is_new) = number;
	return number;
}

u32 concept_expression(const struct parser *p, u32 concept)
{
	u32 at = token_at(p, il_template(p->il, concept)->position);

	while (p->tokens[at].kind != TOK_ASSIGN && p->tokens[at].kind != TOK_END)
		at++;
	return at + 1;
}

/* ---- satisfaction ---- */

static struct reasons *reasons_of(const struct parser *p) { return p->constraints ? p->constraints->reasons : NULL; }
static u32 reason_count(const struct parser *p) { return reasons_of(p) ? reasons_of(p)->list.count : 0; }

static void ask(const struct parser *p, struct reasons *reasons)
{
	if (p->constraints)
		p->constraints->reasons = reasons;
}

/* What is looked into from now on says nothing; returns who asked. */
static struct reasons *ask_nothing(const struct parser *p)
{
	struct reasons *saved = reasons_of(p);

	ask(p, NULL);
	return saved;
}

/* Parameters of a concept for which an argument is no valid type or expression: what they occur in is not satisfied
 * [temp.constr.atomic]/3. */
struct invalid {
	u32 decl;
	u64 params;
};

static enum outcome satisfied(struct parser *p, u32 number, const struct invalid *invalid);

static bool mentions_invalid(const struct parser *p, u32 first, u32 end, const struct invalid *invalid)
{
	u32 param = invalid->params ? il_template_decl(p->il, invalid->decl)->first_param : 0, i, at;

	for (i = 0; param; i++, param = il_template_param(p->il, param)->next)
		for (at = first; invalid->params >> i & 1 && at < end; at++)
			if (p->tokens[at].kind == TOK_IDENTIFIER &&
			    p->lexed.identifiers.at[p->tokens[at].value].name == il_template_param(p->il, param)->name)
				return true;
	return false;
}

/* An operand of which nothing is reported or used. */
static void enter_constraint(struct parser *p)
{
	p->recording = p->silent = p->replaying = true;
	p->noted_instance = 0;
	p->tentative = false;
	p->evaluation = evk_unevaluated;
	p->greater_ends = p->in_launch_config = false;
}

static enum outcome atom_satisfied(struct parser *p, u32 number)
{
	struct constraint copy = *constraint_of(p, number), *atom = &copy;
	struct reasons *reasons = ask_nothing(p);
	bool failed = false, *outer = p->failure;
	enum outcome result = OUTCOME_UNKNOWN;
	u32 node;

	p->failure = &failed;
	node = parse_constraint_operand(p, atom->is_primary);
	if (failed) {
		result = OUTCOME_FAILURE;
	} else if (node && p->at == atom->end) {
		struct constant value = constant_of_expression(p, node);

		if (value.known && value.type == p->builtin[ik_bool])
			result = value.bits ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
	}
	p->failure = outer;
	if (reasons && result == OUTCOME_FAILURE)
		explain_atom(p, reasons, number, failed);
	ask(p, reasons);
	return result;
}

/* The expression of a concept, in a scope that binds its parameters. */
static enum outcome expression_satisfied(struct parser *p, u32 concept, const struct argument_set *set, u64 invalid)
{
	u32 first = concept_expression(p, concept), decl = il_template(p->il, concept)->decl, number;
	u32 scope = bind_arguments(p, il_template(p->il, concept)->parent_scope, decl, set);
	enum outcome outcome;
	struct replay replay;

	if (!begin_replay(p, &replay, first, first, scope))
		return OUTCOME_UNKNOWN;
	enter_constraint(p);
	number = constraint_at(p, first);
	forget_memo(p, first, constraint_of(p, number)->end);
	outcome = satisfied(p, number, &(struct invalid){ decl, invalid });
	end_replay(p, &replay);
	return outcome;
}

static bool all_known(const struct argument_set *set)
{
	u32 i;

	for (i = 0; i < set->count; i++)
		if (!set->of[i].known)
			return false;
	return true;
}

/* The expression again, though its outcome is known. */
static enum outcome explain_concept(struct parser *p, u32 concept, const struct argument_set *set, u32 list)
{
	struct reasons *reasons = reasons_of(p);
	u32 outer = reasons->arguments;
	enum outcome outcome;

	reasons->arguments = list;
	outcome = expression_satisfied(p, concept, set, 0);
	reasons->arguments = outer;
	return outcome;
}

/* With a canonical list of arguments, none of them open. */
static enum outcome satisfied_with(struct parser *p, u32 concept, u32 list)
{
	u32 index = template_instance(p, concept, list);
	struct argument_set set;
	enum outcome outcome;

	if (p->template_instances.at[index].state == INSTANCE_RUNNING || !il_template(p->il, concept)->decl ||
	    !arguments_of_list(p, il_template(p->il, concept)->decl, list, &set) || !all_known(&set))
		return OUTCOME_UNKNOWN;
	if (!begin_instance(p, index)) {
		outcome = (enum outcome)p->template_instances.at[index].outcome;
		return reasons_of(p) && outcome == OUTCOME_FAILURE ? explain_concept(p, concept, &set, list) : outcome;
	}
	outcome = expression_satisfied(p, concept, &set, 0);
	end_instance(p, index, outcome);
	return outcome;
}

/* place: of the concept-id, whose concept it is that is not satisfied, or 0. */
static enum outcome concept_satisfied_at(struct parser *p, u32 concept, const struct template_args *args, u32 place)
{
	bool dependent = false, failed = false, *outer = p->failure;
	u32 list, arg, reasons = reason_count(p);
	enum outcome outcome;

	p->failure = &failed;
	list = complete_arguments(p, concept, args, &dependent);
	p->failure = outer;
	if (failed || dependent)
		return OUTCOME_UNKNOWN;
	for (arg = list; arg; arg = il_template_arg(p->il, arg)->next)
		if (is_open_argument(p, il_template_arg(p->il, arg)))
			return OUTCOME_UNKNOWN;
	if (place)
		add_reason(p, reasons_of(p), DIAG_concept_is_false, place, list);
	outcome = satisfied_with(p, concept, list);
	if (outcome != OUTCOME_FAILURE)
		drop_reasons(reasons_of(p), reasons);
	return outcome;
}

enum outcome concept_satisfied(struct parser *p, u32 concept, const struct template_args *args)
{
	return concept_satisfied_at(p, concept, args, 0);
}

/* Parses the next argument; which of those that a concept is given are not valid is noted. */
static bool next_argument(struct parser *p, const struct invalid *outer, u32 number, u32 **link, u64 *invalid)
{
	struct il_template_arg arg, *record;
	bool failed = false, dependent = false, parsed, *failure = p->failure;
	u32 first = p->at;

	p->failure = &failed;
	parsed = number < PARAMETERS_MAX && parse_template_argument(p, &arg, &dependent) && tok(p) != TOK_ELLIPSIS;
	p->failure = failure;
	if (!parsed)
		return false;
	if (failed || mentions_invalid(p, first, p->at, outer))
		*invalid |= (u64)1 << number;
	**link = new_argument(p, &record);
	*record = arg;
	*link = &record->next;
	return true;
}

/* The concept-id at p, some arguments of which are not valid; it ends at end. first_argument: of a type-constraint, or 0. */
static enum outcome satisfied_without(struct parser *p, u32 concept, u32 end, u32 first_argument, const struct invalid *outer)
{
	u32 first = first_argument, *link = first ? &il_template_arg(p->il, first)->next : &first, number = !!first;
	struct argument_set set;
	u64 invalid = 0;
	u32 i, decl = il_template(p->il, concept)->decl;

	while (p->at < end && tok(p) != TOK_LESS)
		advance(p);
	advance(p);
	p->greater_ends = true;
	do
		if (!next_argument(p, outer, number++, &link, &invalid))
			return OUTCOME_UNKNOWN;
	while (accept(p, TOK_COMMA));
	if (p->at + 1 != end || !invalid || !arguments_of_list(p, decl, first, &set))
		return OUTCOME_UNKNOWN;
	for (i = 0; i < set.count; i++) {
		if (set.of[i].is_pack)
			invalid |= invalid >> i ? (u64)1 << i : 0;
		else if (!set.of[i].known && !(invalid >> i & 1))
			return OUTCOME_UNKNOWN;
		if (invalid >> i & 1)
			set.of[i].known = false;
	}
	return expression_satisfied(p, concept, &set, invalid);
}

static struct template_args with_argument(struct parser *p, u32 argument, const struct id_expression *id)
{
	struct template_args args = id->has_args ? id->args : (struct template_args){ 0 };

	if (!argument)
		return args;
	il_template_arg(p->il, argument)->next = args.first;
	args.first = argument;
	args.count++;
	return args;
}

/* A concept-id or, with its first argument, a type-constraint at p, which is passed over. */
static enum outcome concept_id_satisfied(struct parser *p, u32 first_argument, const struct invalid *invalid)
{
	bool failed = false, *outer = p->failure;
	enum outcome result = OUTCOME_UNKNOWN;
	struct id_expression id;
	struct template_args args;
	u32 first = p->at, end;

	p->failure = &failed;
	if (!parse_id_expression(p, &id) || id.found.class != NAME_CONCEPT) {
		p->failure = outer;
		return result;
	}
	p->failure = outer;
	end = p->at;
	if (failed || mentions_invalid(p, first, end, invalid)) {
		struct reasons *reasons = ask_nothing(p);
		bool greater = p->greater_ends;

		p->at = first;
		result = satisfied_without(p, il_any_index(id.found.entity), end, first_argument, invalid);
		p->greater_ends = greater;
		ask(p, reasons);
		if (reasons && result == OUTCOME_FAILURE)
			add_reason(p, reasons, DIAG_concept_id_failed, p->tokens[first].position, reasons->arguments);
	} else {
		args = with_argument(p, first_argument, &id);
		result = concept_satisfied_at(p, il_any_index(id.found.entity), &args, first_argument ? 0 : p->tokens[first].position);
	}
	p->at = end;
	return result;
}

/* An atomic constraint, or what stands for one: an argument of the concept in it is not valid. */
static enum outcome atom_fails(struct parser *p, u32 number)
{
	if (reasons_of(p))
		explain_atom(p, reasons_of(p), number, true);
	return OUTCOME_FAILURE;
}

static enum outcome satisfied(struct parser *p, u32 number, const struct invalid *invalid)
{
	struct constraint c = *constraint_of(p, number);
	u32 reasons = reason_count(p);
	enum outcome left, right;

	if (stack_is_low(p->stack_bound))
		return OUTCOME_UNKNOWN;
	if (c.kind == CONSTRAINT_AND || c.kind == CONSTRAINT_OR) {
		enum outcome decides = c.kind == CONSTRAINT_AND ? OUTCOME_FAILURE : OUTCOME_SUCCESS;

		left = satisfied(p, c.left, invalid);
		right = left == decides ? decides : satisfied(p, c.right, invalid);
		if (right == OUTCOME_SUCCESS)
			drop_reasons(reasons_of(p), reasons);
		return right == decides || left != OUTCOME_UNKNOWN ? right : OUTCOME_UNKNOWN;
	}
	p->at = c.first;
	if (c.kind == CONSTRAINT_CONCEPT)
		return concept_id_satisfied(p, 0, invalid);
	return mentions_invalid(p, c.first, c.end, invalid) ? atom_fails(p, number) : atom_satisfied(p, number);
}

enum outcome satisfied_here(struct parser *p)
{
	u32 number = constraint_at(p, p->at), end = constraint_of(p, number)->end;
	struct surroundings saved = leave_surroundings(p);
	enum outcome result;

	enter_constraint(p);
	result = satisfied(p, number, &(struct invalid){ 0 });
	restore_surroundings(p, &saved);
	p->at = end;
	return result;
}

enum outcome explain_type_constraint(struct parser *p, u32 type, struct reasons *reasons)
{
	struct constraints *c = constraints(p);
	enum outcome outcome;

	c->reasons = reasons;
	outcome = type_constraint_satisfied(p, type);
	c->reasons = NULL;
	return outcome;
}

enum outcome type_constraint_satisfied(struct parser *p, u32 type)
{
	struct surroundings saved = leave_surroundings(p);
	struct il_template_arg *arg;
	u32 index = new_argument(p, &arg), end;
	enum outcome result;

	arg->kind = tak_type;
	arg->type = type;
	enter_constraint(p);
	result = concept_id_satisfied(p, index, &(struct invalid){ 0 });
	end = p->at;
	restore_surroundings(p, &saved);
	p->at = end;
	return result;
}

/* ---- of templates ---- */

/* What a type-constraint constrains: the argument itself, or decltype of a value. */
static u32 constrained_argument(struct parser *p, u32 arg)
{
	struct il_template_arg copy = *il_template_arg(p->il, arg), *record;
	u32 index, type = copy.kind == tak_nontype && copy.constant ? il_constant(p->il, copy.constant)->type : 0;

	index = new_argument(p, &record);
	*record = copy;
	record->next = 0;
	if (type) {
		record->kind = tak_type;
		record->type = type;
	}
	return copy.kind == tak_nontype && !type ? 0 : index;
}

/* The type-constraint of a parameter, for each element of a pack. */
static enum outcome parameter_satisfied(struct parser *p, u32 param, u32 scope, const struct argument *argument)
{
	u32 first = token_at(p, il_template_param(p->il, param)->decl_begin), n = argument->is_pack ? argument->elements : 1,
	    arg = argument->first;
	enum outcome result = OUTCOME_SUCCESS;
	struct replay replay;

	if (!argument->known || !begin_replay(p, &replay, first, first, scope))
		return OUTCOME_UNKNOWN;
	enter_constraint(p);
	for (; n-- && result; arg = il_template_arg(p->il, arg)->next) {
		u32 constrained = constrained_argument(p, arg);

		if (reasons_of(p))
			add_type_reason(reasons_of(p), p->tokens[first].position, type_of_argument(il_template_arg(p->il, constrained)),
			                arg);
		p->at = first;
		forget_memo(p, first, token_at(p, il_template_param(p->il, param)->decl_end));
		result = worst(result, constrained ? concept_id_satisfied(p, constrained, &(struct invalid){ 0 }) : OUTCOME_UNKNOWN);
		if (result != OUTCOME_FAILURE)
			drop_reasons(reasons_of(p), 0);
	}
	end_replay(p, &replay);
	return result;
}

/* The constraint-expression from a token on, in a scope. */
static enum outcome satisfied_in(struct parser *p, u32 first, u32 scope, u32 class)
{
	enum outcome result;
	struct replay replay;

	if (!begin_replay(p, &replay, first, first, scope))
		return OUTCOME_UNKNOWN;
	p->class_type = class;
	forget_memo(p, first, constraint_of(p, constraint_at(p, first))->end);
	result = satisfied_here(p);
	end_replay(p, &replay);
	return result;
}

/* A requires-clause that has no reason so far. */
static enum outcome requires_clause_satisfied(struct parser *p, u32 requires_clause, u32 scope)
{
	u32 first = token_at(p, il_requires_clause(p->il, requires_clause)->range_begin) + 1;
	struct reasons *reasons = reasons_of(p);

	if (reasons) {
		add_reason(p, reasons, DIAG_requires_clause_failed, position_of_constraint(p, constraint_at(p, first)), reasons->arguments);
		reasons->kept = 1;
	}
	return satisfied_in(p, first, scope, 0);
}

enum outcome constraints_satisfied(struct parser *p, u32 decl, u32 scope, const struct argument_set *set)
{
	struct il_template_decl record = *il_template_decl(p->il, decl);
	enum outcome result = OUTCOME_SUCCESS;
	u32 param = record.first_param, i;

	if (!(record.flags & tf_constrained))
		return OUTCOME_SUCCESS;
	for (i = 0; param && i < set->count && result; i++, param = il_template_param(p->il, param)->next)
		if (il_template_param(p->il, param)->flags & tf_constrained &&
		    (!reasons_of(p) || il_template_param(p->il, param)->kind != tpk_nontype))
			result = worst(result, parameter_satisfied(p, param, scope, &set->of[i]));
	if (record.requires_clause && result)
		result = worst(result, requires_clause_satisfied(p, record.requires_clause, scope));
	return result;
}

static enum outcome check_template(struct parser *p, u32 template, u32 list)
{
	u32 decl = il_template(p->il, template)->decl;
	struct argument_set set;

	if (!arguments_of_list(p, decl, list, &set))
		return OUTCOME_UNKNOWN;
	return constraints_satisfied(p, decl, bind_arguments(p, il_template(p->il, template)->parent_scope, decl, &set), &set);
}

enum outcome template_constraints_satisfied(struct parser *p, u32 template, u32 list)
{
	struct constraints *c = constraints(p);
	u32 index, arg;

	if (!(il_template_decl(p->il, il_template(p->il, template)->decl)->flags & tf_constrained))
		return OUTCOME_SUCCESS;
	for (arg = list; arg; arg = il_template_arg(p->il, arg)->next)
		if (is_open_argument(p, il_template_arg(p->il, arg)))
			return OUTCOME_UNKNOWN;
	index = template_instance(p, template, list);
	if (!*vec_slot(&c->of_instance, index)) {
		u8 outcome;

		c->of_instance.at[index] = OUTCOME_UNKNOWN + 1; /* should it ask for itself */
		outcome = (u8)check_template(p, template, list);
		c->of_instance.at[index] = outcome + 1;
	}
	return (enum outcome)(c->of_instance.at[index] - 1);
}

enum outcome explain_template_constraints(struct parser *p, u32 template, u32 list, struct reasons *reasons)
{
	struct constraints *c = constraints(p);
	enum outcome outcome;

	c->reasons = reasons;
	reasons->arguments = list;
	outcome = check_template(p, template, list);
	c->reasons = NULL;
	return outcome;
}

enum outcome explain_placeholder(struct parser *p, u32 template, u32 list, u32 param, u32 argument, struct reasons *reasons)
{
	struct constraints *c = constraints(p);
	u32 decl = il_template(p->il, template)->decl, scope;
	struct argument one = { .first = argument, .elements = 1, .known = true };
	struct argument_set set;
	enum outcome outcome;

	if (!arguments_of_list(p, decl, list, &set))
		return OUTCOME_UNKNOWN;
	scope = bind_arguments(p, il_template(p->il, template)->parent_scope, decl, &set);
	c->reasons = reasons;
	reasons->arguments = list;
	outcome = parameter_satisfied(p, param, scope, &one);
	c->reasons = NULL;
	return outcome;
}

/* ---- trailing requires-clauses ---- */

u32 trailing_requires(const struct parser *p, const struct il_full_entity_decl_info *decl)
{
	u32 at = decl->params_end ? token_at(p, decl->params_end) : 0, end = token_at(p, decl->declarator_end);

	for (; at && at < end; at++) {
		unsigned kind = p->tokens[at].kind;

		if (kind == TOK_requires)
			return at + 1;
		if (kind == TOK_LPAREN || kind == TOK_LBRACE || kind == TOK_LBRACKET)
			at = matching(p, at);
	}
	return 0;
}

enum outcome clause_satisfied(struct parser *p, u32 first, u32 scope) { return satisfied_in(p, first, scope, 0); }

static enum outcome check_trailing_requires(struct parser *p, u32 routine)
{
	struct il_routine record = *il_routine(p->il, routine);
	u32 first = trailing_requires(p, il_full_entity_decl_info(p->il, record.first_decl)), scope;

	if (!first || type_is_dependent(p, record.type) || (record.class_type && type_is_dependent(p, record.class_type)))
		return OUTCOME_UNKNOWN;
	scope = parameter_scope(p, routine);
	return scope ? satisfied_in(p, first, scope, record.class_type) : OUTCOME_UNKNOWN;
}

enum outcome instance_satisfied(struct parser *p, u32 routine, const struct argument_set *set)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 first = trailing_requires(p, il_full_entity_decl_info(p->il, record->first_decl)), scope = parameter_scope(p, routine);
	enum outcome outcome = scope ? constraints_satisfied(p, set->decl, scope, set) : OUTCOME_UNKNOWN;

	return first && outcome ? worst(outcome, satisfied_in(p, first, scope, record->class_type)) : outcome;
}

enum outcome trailing_requires_satisfied(struct parser *p, u32 routine)
{
	struct constraints *c = constraints(p);

	if (!(il_routine(p->il, routine)->flags & rf_trailing_requires) || il_routine(p->il, routine)->template_info)
		return OUTCOME_SUCCESS; /* a specialization: that was checked before it was made */
	if (!*vec_slot(&c->trailing, routine)) {
		u8 outcome;

		c->trailing.at[routine] = OUTCOME_UNKNOWN + 1; /* should it ask for itself */
		outcome = (u8)check_trailing_requires(p, routine);
		c->trailing.at[routine] = outcome + 1;
	}
	return (enum outcome)(c->trailing.at[routine] - 1);
}
