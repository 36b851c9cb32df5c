/* Which functions have calls that are not known, and why. */
#include "text.h"

#include "../lib/il/names.h"

/* A function template whose specialization is not known. */
static bool names_template(const struct il *il, const struct il_expr_node *e)
{
	return e->kind == enk_template_name && il_any_kind(e->target) == IL_template &&
	       il_template_of(il, e->target)->kind == templk_function;
}

/* A name that was not found. Destructors are not looked up by name: where one does anything, the name has it as its target. */
static bool names_unknown(const struct il *il, const struct il_expr_node *e)
{
	return e->flags & exf_unresolved && !e->target && il_text(il, e->name)[0] != '~';
}

static u32 class_behind(const struct il *il, u32 type)
{
	type = il_behind_typerefs(il, type);
	return il_is_class(il_type(il, type)) ? type : 0;
}

/* A cast to a class by a constructor or conversion function that was not found. */
static bool casts_by_unknown(const struct il *il, const struct il_expr_node *e)
{
	const struct il_expr_node *operand = il_expr_node(il, e->first_operand);
	u32 class;

	if (e->kind != enk_operation || e->operation != eok_functional_cast || e->target || !e->first_operand || !e->type)
		return false;
	class = class_behind(il, e->type);
	return class && operand->type && class_behind(il, operand->type) != class;
}

/* The type of the member or base that a constructor initializes; 0: that is not known. */
static u32 initialized_type(const struct il *il, const struct il_constructor_init *init)
{
	switch (il_any_kind(init->member)) {
	case IL_field: return il_field_of(il, init->member)->type;
	case IL_type: return il_any_index(init->member);
	default: return 0;
	}
}

enum { BASES_MAX = 50 };

/* Whether objects of a class are some of another one, too. */
static bool is_derived(const struct il *il, u32 class, u32 from, u32 depth)
{
	u32 base = il_class_info(il, il_type(il, class)->class_info)->first_base;

	for (; base && depth < BASES_MAX; base = il_base_class(il, base)->next) {
		u32 type = il_behind_typerefs(il, il_base_class(il, base)->type);

		if (type == from || is_derived(il, type, from, depth + 1))
			return true;
	}
	return class == from;
}

/* A member or base of a class that is made of something else than an object of that class, by a constructor that was not found. Lists may
 * make aggregates, which none is needed for. */
static bool initializes_by_unknown(const struct il *il, const struct il_constructor_init *init)
{
	const struct il_expr_node *first = il_expr_node(il, init->first_expr);
	u32 class = class_behind(il, initialized_type(il, init)), type = il_behind_typerefs(il, first->type);

	if (!class || !init->first_expr || !init->range_end || first->kind == enk_temp_init || first->kind == enk_braced_init_list)
		return false;
	return first->next || (type && !is_derived(il, type, class, 0));
}

bool initializes_doubtfully(const struct il *il, u32 constructor)
{
	u32 i;

	for (i = il_routine(il, constructor)->first_ctor_init; i; i = il_constructor_init(il, i)->next)
		if (initializes_by_unknown(il, il_constructor_init(il, i)))
			return true;
	return false;
}

enum doubt doubt_about(const struct il *il, const struct il_expr_node *e)
{
	if (e->evaluation != evk_evaluated)
		return DOUBT_NONE;
	if (names_unknown(il, e) || names_template(il, e) || casts_by_unknown(il, e))
		return DOUBT_NAME;
	if (e->kind == enk_error || (e->type && il_type(il, e->type)->kind == tk_error))
		return DOUBT_TYPE;
	return e->flags & exf_dependent ? DOUBT_DEPENDENT : DOUBT_NONE;
}

enum { NESTING_MAX = 256 }; /* which cu-parse does not reach */

struct search {
	const struct text *text;
	bool returns_scalar; /* which no constructor makes */
	u32 returned;        /* the operand of the last return statement */
	u32 nesting;         /* of lambdas and of variables' initializers */
	struct doubtful found;
};

static bool is_scalar(const struct il *il, u32 type)
{
	const struct il_type *t = il_type(il, il_behind_typerefs(il, type));

	return t->kind == tk_integer || t->kind == tk_float || t->kind == tk_pointer || t->kind == tk_void;
}

/* A call of what no declaration can mean: a function of the compiler. */
static bool calls_compiler(const struct search *search, const struct il_expr_node *e)
{
	u32 name = e->kind == enk_builtin_operation ? text_find_name(search->text, e->name) : 0;

	return e->kind == enk_builtin_operation && !search->text->names.at[name].declared.count;
}

/* The second operand of a conditional expression that is returned, the third one behind it; 0: another expression is. */
static u32 returned_branch(const struct search *search)
{
	const struct il *il = search->text->il;
	const struct il_expr_node *e = il_expr_node(il, search->returned);

	return e->kind == enk_operation && e->operation == eok_question ? il_expr_node(il, e->first_operand)->next : 0;
}

/* A function of the compiler calls nobody, and nobody else is called with what it returns; or one of two, c ? f() : g(). */
static bool is_of_compiler(const struct search *search, u32 index)
{
	const struct il *il = search->text->il;
	const struct il_expr_node *e = il_expr_node(il, index);
	u32 branch = returned_branch(search), other = il_expr_node(il, branch)->next;

	if (e->flags & exf_discarded_value)
		return calls_compiler(search, e);
	if (!search->returns_scalar)
		return false;
	if (branch && index == search->returned)
		return calls_compiler(search, il_expr_node(il, branch)) && calls_compiler(search, il_expr_node(il, other));
	return calls_compiler(search, e) && (index == search->returned || index == branch || index == other);
}

static enum il_walk find_doubt(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth);

/* What is in an entry, and those behind it in its list. */
static void search_list(struct search *search, enum il_kind kind, u32 index)
{
	const struct il *il = search->text->il;
	struct il_walker walker = { .enter = find_doubt, .context = search };
	const struct il_field_info *next = il_next_field(kind);

	if (search->nesting == NESTING_MAX)
		search->found = (struct doubtful){ DOUBT_NAME, 0 };
	search->nesting++;
	for (; index && !search->found.cause; index = (u32)il_field_value(il_at(il, kind, index), next))
		il_walk(il, kind, index, &walker);
	search->nesting--;
}

/* A declaration or condition is no parent of the variable that it declares. */
static void search_initializer(struct search *search, u32 variable)
{
	search_list(search, IL_expr_node, il_variable(search->text->il, variable)->init_expr);
}

/* A lambda's body is its function's, but a generic one's: instances of its operator have their own. */
static void search_lambda(struct search *search, il_any entity)
{
	const struct il_lambda *lambda = il_lambda_of(search->text->il, entity);
	bool returns_scalar = search->returns_scalar;

	search->returns_scalar = false;
	search_list(search, IL_lambda_capture, lambda->first_capture);
	if (!(lambda->flags & lf_generic))
		search_list(search, IL_statement, lambda->body_statement);
	search->returns_scalar = returns_scalar;
}

static enum il_walk find_doubt(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct search *search = walker->context;
	const struct il *il = search->text->il;
	enum doubt cause = kind == IL_expr_node ? doubt_about(il, il_expr_node(il, index)) : DOUBT_NONE;

	(void)depth;
	if (kind == IL_constructor_init && initializes_by_unknown(il, il_constructor_init(il, index))) {
		search->found = (struct doubtful){ DOUBT_NAME, il_constructor_init(il, index)->range_begin };
		return IL_WALK_STOP;
	}
	search_initializer(search, declared_variable(il, kind, index));
	if (kind == IL_expr_node && il_expr_node(il, index)->kind == enk_lambda)
		search_lambda(search, il_expr_node(il, index)->target);
	if (search->found.cause)
		return IL_WALK_STOP;
	if (kind == IL_statement && il_statement(il, index)->kind == stmk_return)
		search->returned = il_statement(il, index)->expr;
	if (!cause || is_of_compiler(search, index))
		return IL_WALK_INTO;
	search->found = (struct doubtful){ cause, il_expr_node(il, index)->range_begin };
	return IL_WALK_STOP;
}

struct doubtful doubt_in(const struct text *text, u32 routine)
{
	const struct il *il = text->il;
	const struct il_routine *r = il_routine(il, routine);
	struct search search = { .text = text, .returns_scalar = is_scalar(il, il_type(il, il_behind_typerefs(il, r->type))->type) };

	if (!(r->flags & rf_body_parsed))
		return (struct doubtful){ DOUBT_BODY, r->position };
	search_list(&search, IL_constructor_init, r->first_ctor_init);
	search_list(&search, IL_statement, r->body);
	return search.found;
}
