#include "../../lib/il/names.h"
#include "../scopes/class_members.h"
#include "constructors.h"
#include "../traits/traits.h"
#include "../types/implicit_members.h"
#include "../types/special_members.h"
#include "../typing/typing.h"

u32 element_of_initializer_list(struct parser *p, u32 type) { return il_element_of_initializer_list(p->il, type_strip(p, type, NULL)); }

/* ---- candidates ---- */

/* A constructor without a declaration: from nothing, or from a reference of that kind to an object of the class. */
static void add_implicit(struct parser *p, struct candidate_set *set, u32 param)
{
	u32 first = p->param_types.count;

	if (param)
		type_add_param(p, param, false);
	vec_push(&set->list, (struct candidate){ .type = type_function(p, p->void_type, first, 0) });
}

/* [class.default.ctor] [class.copy.ctor]: those that the class does not declare. Only a template, or nothing where a copy must be of an
 * lvalue, may take what a deleted one would move, which is none. */
static void add_implicit_constructors(struct parser *p, struct candidate_set *set, u32 class, const struct class_survey *survey)
{
	const bool *declared = survey->declared;
	bool takes_const = declared[COPY_CONSTRUCTOR] || implicit_copy_takes_const(p, class, COPY_CONSTRUCTOR);

	if (!survey->has_constructor && !survey->constructor_template)
		add_implicit(p, set, 0);
	if (!declared[COPY_CONSTRUCTOR])
		add_implicit(p, set, type_pointer(p, pk_lvalue_reference, takes_const ? type_qualified(p, class, tyf_const) : class));
	if (!declared[COPY_CONSTRUCTOR] && !declared[MOVE_CONSTRUCTOR] && !declared[COPY_ASSIGNMENT] && !declared[MOVE_ASSIGNMENT] &&
	    !declared[DESTRUCTOR] &&
	    !((survey->constructor_template || !takes_const) && deletes_implicit_move(p, survey, MOVE_CONSTRUCTOR)))
		add_implicit(p, set, type_pointer(p, pk_rvalue_reference, class));
}

static u32 parameter_types(const struct parser *p, u32 routine)
{
	return il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param;
}

/* () alone, not (...), which takes other arguments, too. */
static bool takes_nothing(const struct parser *p, u32 routine)
{
	return !parameter_types(p, routine) &&
	       !(il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->flags & tyf_ellipsis);
}

static bool is_copy_or_move(struct parser *p, u32 routine, u32 class)
{
	u32 param = parameter_types(p, routine);

	return param && accepts_count(p, routine, 1) &&
	       type_canonical(p, type_strip(p, type_without_reference(p, il_param_type(p->il, param)->type), NULL)) ==
	               type_canonical(p, class);
}

static bool is_direct_base(struct parser *p, u32 class, u32 base)
{
	u32 info = il_type(p->il, class)->class_info, i = info ? il_class_info(p->il, info)->first_base : 0;

	while (i && type_canonical(p, type_strip(p, il_base_class(p->il, i)->type, NULL)) != type_canonical(p, base))
		i = il_base_class(p->il, i)->next;
	return i;
}

enum { DEEPEST_INHERITANCE = 12 }; /* of constructors: bases that go round have no end */

/* Those of bases that using-declarations name; not for copies of the base [over.match.funcs]/8. */
static void add_inherited(struct parser *p, struct candidate_set *set, u32 scope, bool default_too, u32 depth)
{
	u32 entry = il_scope(p->il, scope)->first_entry, base, i;

	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;
		const struct il_using_declaration *using =
			il_any_kind(target) == IL_using_declaration ? il_using_declaration(p->il, il_any_index(target)) : NULL;
		struct candidate_set inherited = { 0 };
		u32 implicit;

		if (!using || !(using->flags & (uf_inherits_constructors | uf_unresolved)))
			continue;
		base = il_any_kind(using->target) == IL_type ? type_strip(p, il_any_index(using->target), NULL) : 0;
		if (!base || using->flags & uf_unresolved || depth == DEEPEST_INHERITANCE ||
		    !is_direct_base(p, p->scopes.at[scope].type, base) || !members_of_class(p, base).certain) {
			set->incomplete = true;
			continue;
		}
		if (bound_symbol(p, members_of_class(p, base).scope, p->word.constructor))
			add_members(p, &inherited, base, p->word.constructor);
		if (default_too && (implicit = implicit_member(p, base, DEFAULT_CONSTRUCTOR)))
			vec_push(&inherited.list, (struct candidate){ .routine = implicit, .class = base });
		add_inherited(p, &inherited, members_of_class(p, base).scope, default_too, depth + 1);
		for (i = 0; i < inherited.list.count; i++) {
			u32 routine = inherited.list.at[i].routine;

			if (!routine || (!is_copy_or_move(p, routine, base) && (default_too || !takes_nothing(p, routine))))
				vec_push(&set->list, inherited.list.at[i]);
		}
		set->incomplete |= inherited.incomplete;
		candidate_set_free(&inherited);
	}
}

void add_constructors(struct parser *p, struct candidate_set *set, u32 class)
{
	u32 bare = type_strip(p, class, NULL);
	struct class_members members = members_of_class(p, bare);
	struct class_survey survey = { 0 };

	if (!members.certain) {
		set->incomplete = true;
		return;
	}
	if (bound_symbol(p, members.scope, p->word.constructor))
		add_members(p, set, bare, p->word.constructor);
	if (survey_class(p, bare, &survey)) { /* a default constructor of its own, implicit or not, hides an inherited one */
		bool is_user_declared = survey.has_constructor || survey.constructor_template;

		add_inherited(p, set, members.scope, is_user_declared && !survey.declared[DEFAULT_CONSTRUCTOR], 0);
		add_implicit_constructors(p, set, bare, &survey);
	} else {
		set->incomplete = true;
	}
	survey_free(&survey);
}

/* Keeps those whose first parameter is a std::initializer_list, or a reference to one, and whose others have default arguments. */
static void keep_initializer_list_constructors(struct parser *p, struct candidate_set *set)
{
	u32 i, kept = 0;

	for (i = 0; i < set->list.count; i++) {
		struct candidate c = set->list.at[i];
		u32 routine = c.template ? il_any_index(il_template(p->il, c.template)->prototype) : c.routine;
		u32 param = routine ? il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param : 0, type;

		if (!param || !accepts_count(p, routine, 1))
			continue;
		type = type_of_member(p, il_param_type(p->il, param)->type, c.class);
		if (type_is_unknown(p, type) || element_of_initializer_list(p, type_without_reference(p, type)))
			set->list.at[kept++] = c;
	}
	set->list.count = kept;
}

/* ---- the choice ---- */

/* Whether a parameter's type is the class, or a reference to it. */
static bool is_of_class(struct parser *p, u32 type, u32 class)
{
	return type && type_canonical(p, type_strip(p, type_without_reference(p, type), NULL)) == type_canonical(p, class);
}

static u32 first_parameter_type(const struct parser *p, u32 function_type)
{
	return function_type ? il_param_type(p->il, il_type(p->il, type_strip(p, function_type, NULL))->first_param)->type : 0;
}

static bool copies_or_moves(struct parser *p, const struct candidate *c, u32 class)
{
	return c->routine ? is_copy_or_move(p, c->routine, class) : is_of_class(p, first_parameter_type(p, c->type), class);
}

/* A template's first parameter is a reference to the class, whatever its arguments are. */
static bool is_template_taking(struct parser *p, const struct candidate *c, u32 class)
{
	il_any prototype = c->template && !c->routine && !c->type ? il_template(p->il, c->template)->prototype : 0;
	u32 type = first_parameter_type(p, il_routine_of(p->il, prototype)->type);

	return type && is_reference_type(p, type) && is_of_class(p, type_of_member(p, c->class, type), class);
}

/* What is copied or moved where an object is initialized from one value may be made by an explicit conversion function [over.match.copy]. */
static void copy_what_converts(struct parser *p, struct candidate_set *set, u32 class)
{
	u32 i;

	for (i = 0; i < set->list.count; i++)
		set->list.at[i].is_contextual =
			copies_or_moves(p, &set->list.at[i], class) || is_template_taking(p, &set->list.at[i], class);
}

static struct resolution by_direct_initialization(struct parser *p, u32 class, const struct arguments *arguments, u32 *viable)
{
	struct candidate_set set = { 0 };
	struct resolution r;

	add_constructors(p, &set, class);
	if (arguments->count == 1 && arguments->at[0].type && is_class_type(p, arguments->at[0].type))
		copy_what_converts(p, &set, class);
	r = resolve(p, &set, arguments);
	*viable = set.list.count;
	candidate_set_free(&set);
	return r;
}

static struct resolution among_constructors(struct parser *p, u32 class, const struct arguments *arguments, bool initializer_lists,
                                            u32 *viable)
{
	struct candidate_set set = { 0 };
	struct resolution r;

	add_constructors(p, &set, class);
	if (initializer_lists)
		keep_initializer_list_constructors(p, &set);
	r = resolve(p, &set, arguments);
	*viable = set.list.count;
	candidate_set_free(&set);
	return r;
}

/* A list of one list. */
static bool is_nested_list(const struct parser *p, const struct arguments *elements)
{
	return elements->count == 1 && elements->at[0].node && il_expr_node(p->il, elements->at[0].node)->kind == enk_braced_init_list;
}

/* Whether a list, from its first element on, stands for an object of the class that is its one element [over.ics.list]/2. */
static enum outcome is_object(struct parser *p, u32 element, u32 class)
{
	const struct il_expr_node *node = il_expr_node(p->il, element);
	enum related related;

	if (node->kind == enk_braced_init_list || node->next)
		return OUTCOME_FAILURE;
	if (!element || !node->type || type_is_unknown(p, node->type))
		return OUTCOME_UNKNOWN;
	related = reference_related(p, class, node->type);
	return related == NOT_RELATED ? OUTCOME_FAILURE : related == RELATED_UNKNOWN ? OUTCOME_UNKNOWN : OUTCOME_SUCCESS;
}

/* From { { … } }, where the inner list would have to be converted to the class by the user to be copied, which does not count
 * [over.best.ics]/4. Where it is empty or perhaps an object of the class, and where nothing else takes it, it is not known. */
static struct resolution from_nested_list(struct parser *p, u32 class, const struct arguments *elements, u32 *viable)
{
	u32 inner = il_expr_node(p->il, elements->at[0].node)->first_operand, i, kept = 0;
	struct candidate_set set = { 0 };
	struct resolution r;
	enum outcome object = is_object(p, inner, class);
	bool excluded;

	add_constructors(p, &set, class);
	for (i = 0; i < set.list.count; i++)
		if (object != OUTCOME_FAILURE || !copies_or_moves(p, &set.list.at[i], class))
			set.list.at[kept++] = set.list.at[i];
	excluded = kept < set.list.count;
	set.list.count = kept;
	r = resolve(p, &set, elements);
	*viable = set.list.count;
	candidate_set_free(&set);
	if (r.outcome == OUTCOME_FAILURE ? excluded : object == OUTCOME_UNKNOWN)
		r.outcome = OUTCOME_UNKNOWN;
	return r;
}

struct resolution resolve_constructors(struct parser *p, u32 class, const struct source *list, const struct arguments *elements,
                                       u32 *viable)
{
	struct arguments whole = { .call.first_argument = list ? list->node : 0, .count = 1 };
	struct resolution r;

	if (!list)
		return by_direct_initialization(p, class, elements, viable);
	whole.at[0] = *list;
	if (!elements->count) { /* the default constructor is meant, if there is one [over.match.list] */
		r = among_constructors(p, class, elements, false, viable);
		return r.outcome != OUTCOME_FAILURE || *viable ? r : among_constructors(p, class, &whole, true, viable);
	}
	r = among_constructors(p, class, &whole, true, viable);
	if (r.outcome != OUTCOME_FAILURE || *viable)
		return r;
	return is_nested_list(p, elements) ? from_nested_list(p, class, elements, viable) :
	                                     among_constructors(p, class, elements, false, viable);
}

struct resolution resolve_constructors_of_nodes(struct parser *p, u32 class, u32 first_argument, bool list)
{
	struct source source = source_of_node(p, first_argument);
	struct arguments arguments = { .count = 0 };
	u32 viable;

	if (!arguments_of_nodes(p, list ? il_expr_node(p->il, first_argument)->first_operand : first_argument, &arguments))
		return (struct resolution){ .outcome = OUTCOME_UNKNOWN };
	return resolve_constructors(p, class, list ? &source : NULL, &arguments, &viable);
}

u32 resolve_constructor(struct parser *p, u32 class, u32 first_argument, bool list, enum outcome *outcome)
{
	struct resolution r = resolve_constructors_of_nodes(p, class, first_argument, list);

	*outcome = r.outcome;
	return r.outcome == OUTCOME_SUCCESS ? r.best.routine : 0;
}

bool are_elements_in_parentheses(struct parser *p, u32 class, u32 first_argument)
{
	enum outcome outcome;

	return p->il->header.std_version >= 202002 && first_argument && trait_is_aggregate(p, &class, 1) == TRAIT_TRUE &&
	       !resolve_constructor(p, class, first_argument, false, &outcome) && outcome == OUTCOME_FAILURE;
}

struct resolution resolve_construction(struct parser *p, u32 class, const struct source *sources, u32 count)
{
	struct resolution r = { .outcome = OUTCOME_UNKNOWN };
	struct arguments arguments = { .count = 0 };
	bool failed = false;
	struct stand_ins stand_ins = begin_stand_ins(p, sources, count, &failed);
	u32 viable;

	if (arguments_of_nodes(p, stand_ins.first, &arguments))
		r = resolve_constructors(p, class, NULL, &arguments, &viable);
	end_stand_ins(p, &stand_ins);
	return r;
}
