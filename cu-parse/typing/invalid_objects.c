/* What is said about objects that certainly cannot be made, and references that cannot be bound [dcl.init]. */
#include "candidate_names.h"
#include "no_match.h"

#include "../../lib/il/names.h"
#include "../overload/constructors.h"
#include "../implicit/implicit.h"
#include "../scopes/class_members.h"
#include "../syntax/expr.h"
#include "../traits/traits.h"

bool in_code_or_initializer(const struct parser *p)
{
	return p->routine ? in_code(p) : is_compiled_once(p) && !p->class_depth && p->evaluation == evk_evaluated;
}

u32 class_of_elements(struct parser *p, u32 type, struct subobject *o)
{
	if (!in_code_or_initializer(p) || !is_known_type(p, type) || !strip_to_element(p, type, o) || o->is_reference ||
	    !is_class_type(p, o->type))
		return 0;
	return type_strip(p, o->type, NULL);
}

/* ---- abstract classes [class.abstract] ---- */

static bool is_among(const u32 *routines, u32 count, u32 routine)
{
	while (count && routines[count - 1] != routine)
		count--;
	return count;
}

enum { DEEPEST_BASES = 20 };

/* The pure virtual functions that a class declares, then those of its bases. */
static void add_pure_functions(struct parser *p, u32 class, const struct pure_functions *pure, u32 depth)
{
	u32 entry = il_scope(p->il, scope_of_type(p, class))->first_entry, base = il_type(p->il, class)->class_info;

	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;

		if (il_any_kind(target) == IL_routine && is_among(pure->routines.at, pure->routines.count, il_any_index(target)))
			diag_detail(p->diag, depth ? DIAG_pure_without_overrider : DIAG_pure_virtual_function, target);
	}
	for (base = base ? il_class_info(p->il, base)->first_base : 0; base && depth < DEEPEST_BASES;
	     base = il_base_class(p->il, base)->next)
		add_pure_functions(p, type_strip(p, il_base_class(p->il, base)->type, NULL), pure, depth + 1);
}

/* Says what is wrong with an abstract class; false: it is none. */
static bool report_abstract(struct parser *p, enum diag_id id, u32 class, u32 place)
{
	struct pure_functions pure = { .unknown = false };
	bool is_abstract = collect_pure_functions(p, class, &pure) && pure.routines.count;

	if (is_abstract) {
		report_error(p, place, id, class);
		add_pure_functions(p, class, &pure, 0);
	}
	vec_free(&pure.routines);
	return is_abstract;
}

void check_abstract_object(struct parser *p, u32 type, u32 place)
{
	struct subobject o;

	if (is_compiled_once(p) && is_known_type(p, type) && strip_to_element(p, type, &o) && !o.is_reference && is_class_type(p, o.type) &&
	    complete_class(p, type_strip(p, o.type, NULL)))
		report_abstract(p, o.is_array ? DIAG_abstract_class_array : DIAG_abstract_class_object, type_strip(p, o.type, NULL), place);
}

void check_abstract_type(struct parser *p, u32 type, enum diag_id id, u32 place)
{
	if (is_compiled_once(p) && is_known_type(p, type) && is_class_type(p, type) && complete_class(p, type_strip(p, type, NULL)))
		report_abstract(p, id, type_strip(p, type, NULL), place);
}

/* ---- constructors ---- */

/* Adds the implicit constructors, which become routines. */
static void add_implicit(struct parser *p, u32 class, struct candidate_set *set)
{
	static const u8 implicit[] = { COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR, DEFAULT_CONSTRUCTOR };
	u32 i, routine;

	for (i = 0; i < COUNT_OF(implicit); i++)
		if ((routine = implicit_member(p, class, implicit[i])))
			vec_push(&set->list, (struct candidate){ .routine = routine, .class = class });
}

bool list_constructors(struct parser *p, u32 class, struct candidate_set *set)
{
	struct candidate_set all = { 0 };
	bool certain;
	u32 i;

	add_constructors(p, &all, class);
	certain = !all.incomplete;
	for (i = 0; i < all.list.count && certain; i++) {
		struct candidate c = all.list.at[i];

		if (c.template)
			certain = c.class == class;
		else
			certain = !c.routine || il_routine(p->il, c.routine)->class_type == class;
		if (c.routine || c.template)
			vec_push(&set->list, c);
	}
	candidate_set_free(&all);
	return certain;
}

/* The only one that takes no arguments; 0: there is none, or another one, perhaps made from a template that takes none. */
static u32 only_default_constructor(struct parser *p, const struct candidate_set *set)
{
	u32 found = 0, i;

	for (i = 0; i < set->list.count; i++)
		if (set->list.at[i].template) {
			if (template_accepts_count(p, set->list.at[i].template, 0))
				return 0;
		} else if (accepts_count(p, set->list.at[i].routine, 0)) {
			if (found)
				return 0;
			found = set->list.at[i].routine;
		}
	return found;
}

/* Whether several constructors, no templates, nor constrained, take no arguments: none is best. */
static bool has_several_defaults(struct parser *p, const struct candidate_set *set)
{
	u32 count = 0, i;

	for (i = 0; i < set->list.count; i++) {
		u32 routine = set->list.at[i].template ? 0 : set->list.at[i].routine;

		if (routine && il_routine(p->il, routine)->flags & rf_trailing_requires)
			return false;
		count += routine && accepts_count(p, routine, 0);
	}
	return count > 1;
}

enum default_constructor { DEFAULT_USABLE, DEFAULT_MISSING, DEFAULT_INELIGIBLE, DEFAULT_DELETED, DEFAULT_SEVERAL };
static enum default_constructor default_constructor_of(struct parser *p, u32 type);

/* Whether an implicit default constructor cannot make the part, a base or a member without initializer, of a class. */
static bool cannot_make_part(struct parser *p, u32 type)
{
	struct subobject o;

	if (!strip_to_element(p, type, &o))
		return false;
	return o.is_reference || (is_class_type(p, o.type) && default_constructor_of(p, o.type) != DEFAULT_USABLE);
}

bool has_deleted_default(struct parser *p, u32 class)
{
	u32 info = il_type(p->il, class)->class_info, part;

	if (il_type(p->il, class)->kind == tk_union || stack_is_low(p->stack_bound))
		return false;
	for (part = il_class_info(p->il, info)->first_base; part; part = il_base_class(p->il, part)->next)
		if (!is_left_to_derived(p, class, part) && cannot_make_part(p, il_base_class(p->il, part)->type))
			return true;
	for (part = il_class_info(p->il, info)->first_field; part; part = il_field(p->il, part)->next)
		if (!il_field(p->il, part)->initializer_begin && cannot_make_part(p, il_field(p->il, part)->type))
			return true;
	return false;
}

/* T() = default; in the class. */
static bool is_defaulted_at_once(const struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);

	return record->flags & rf_defaulted && !is_user_provided(p, record);
}

/* Also for a const member without a value, which an aggregate's list may give [class.default.ctor]/2.3. */
static bool is_deleted_as_defaulted(struct parser *p, u32 class)
{
	u32 field = il_class_info(p->il, il_type(p->il, class)->class_info)->first_field;
	struct subobject o;

	if (il_type(p->il, class)->kind == tk_union)
		return false;
	for (; field; field = il_field(p->il, field)->next)
		if (il_field(p->il, field)->name && !il_field(p->il, field)->initializer_begin &&
		    strip_to_element(p, il_field(p->il, field)->type, &o) && !o.is_reference && o.cv & tyf_const &&
		    !is_class_type(p, o.type))
			return true;
	return has_deleted_default(p, class);
}

static bool has_deleted_destructor(struct parser *p, u32 class)
{
	struct class_survey survey = { 0 };
	bool deleted = survey_class(p, class, &survey) && survey.destructor && il_routine(p->il, survey.destructor)->flags & rf_deleted;

	survey_free(&survey);
	return deleted;
}

/* Of a class without a declared default constructor whose implicit one is deleted: for a member that cannot be destroyed since its
 * destructor is deleted the reference says that there is none. */
static enum default_constructor implicitly_deleted(struct parser *p, u32 class)
{
	u32 field = il_class_info(p->il, il_type(p->il, class)->class_info)->first_field;
	struct subobject o;

	for (; field; field = il_field(p->il, field)->next)
		if (strip_to_element(p, il_field(p->il, field)->type, &o) && !o.is_reference && is_class_type(p, o.type) &&
		    has_deleted_destructor(p, type_strip(p, o.type, NULL)))
			return DEFAULT_MISSING;
	return DEFAULT_DELETED;
}

/* The closure of a lambda that may not stand where it does counts as unknown. */
static bool is_misplaced_closure(const struct parser *p, u32 class)
{
	u32 lambda = il_class_info(p->il, il_type(p->il, class)->class_info)->lambda;

	return diag_was_said(p->diag, DIAG_lambda_in_unevaluated_operand, il_lambda(p->il, lambda)->range_begin);
}

/* Whether a class has no constructors but those that it inherits, and its implicit default one is deleted. */
static bool inherits_no_default(struct parser *p, u32 class)
{
	struct class_survey survey = { 0 };
	bool just_inherits = survey_class(p, class, &survey) && !survey.uncertain && survey.inherits_constructors &&
	                     !survey.has_constructor && !survey.constructor_template;

	survey_free(&survey);
	return just_inherits && is_implicitly_deleted(p, class, DEFAULT_CONSTRUCTOR);
}

/* Of a complete class that is no closure type. */
static enum default_constructor work_out_default(struct parser *p, u32 class)
{
	enum default_constructor answer = DEFAULT_USABLE;
	struct candidate_set set = { 0 };
	u32 routine;

	if (list_constructors(p, class, &set)) {
		routine = only_default_constructor(p, &set);
		if (set.list.count && none_takes(p, &set, 0))
			answer = routine ? DEFAULT_INELIGIBLE : DEFAULT_MISSING;
		else if (has_several_defaults(p, &set))
			answer = DEFAULT_SEVERAL;
		else if (routine && il_routine(p->il, routine)->flags & rf_deleted)
			answer = DEFAULT_DELETED;
		else if (routine && is_defaulted_at_once(p, routine) && is_deleted_as_defaulted(p, class))
			answer = DEFAULT_DELETED;
		else if (!set.list.count && (has_deleted_default(p, class) || is_implicitly_deleted(p, class, DEFAULT_CONSTRUCTOR)))
			answer = implicitly_deleted(p, class);
	} else if (inherits_no_default(p, class)) {
		answer = implicitly_deleted(p, class);
	}
	candidate_set_free(&set);
	return answer;
}

/* Of a class that may be default-initialized for all we know, it is usable. The answer is kept, and until there is one it is that: a wrong
 * class may hold itself. */
static enum default_constructor default_constructor_of(struct parser *p, u32 type)
{
	u32 class = type_strip(p, type, NULL);
	enum default_constructor answer = DEFAULT_USABLE;

	if (!is_known_type(p, class) || !complete_class(p, class))
		return answer;
	if (il_type(p->il, class)->flags & tyf_closure)
		return is_implicitly_deleted(p, class, DEFAULT_CONSTRUCTOR) && !is_misplaced_closure(p, class) ? DEFAULT_DELETED : answer;
	if (*vec_slot(&p->default_constructors, class))
		return p->default_constructors.at[class] - 1;
	p->default_constructors.at[class] = DEFAULT_USABLE + 1;
	answer = work_out_default(p, class);
	p->default_constructors.at[class] = answer + 1;
	return answer;
}

/* Says that the default constructor that a class declares is inaccessible: in a template it is looked at in instances. The reference looks
 * at a trivial one twice for bases and local variables, and not for members. */
static void check_default_access(struct parser *p, u32 class, u32 place, enum default_initialized what)
{
	struct candidate_set set = { 0 };
	u32 routine = list_constructors(p, class, &set) ? only_default_constructor(p, &set) : 0;

	candidate_set_free(&set);
	if (!routine || is_in_template(p))
		return;
	if (what != DEFAULT_LOCAL_VARIABLE && what != DEFAULT_BASE && what != DEFAULT_MEMBER)
		check_usable(p, routine, place);
	else if (special_is_trivial(p, class, DEFAULT_CONSTRUCTOR) != TRAIT_TRUE)
		check_usable(p, routine, place);
	else if (what != DEFAULT_MEMBER && check_usable(p, routine, place))
		check_usable(p, routine, place);
}

/* Says that a deleted default constructor is private, too. */
static void check_access_of_deleted(struct parser *p, u32 class, u32 place)
{
	struct candidate_set set = { 0 };
	u32 routine = list_constructors(p, class, &set) ? only_default_constructor(p, &set) : 0;
	u8 access = il_routine(p->il, routine)->access;

	candidate_set_free(&set);
	if (routine && !is_in_template(p) && is_inaccessible(p, class, access, class))
		report_error(p, place, DIAG_special_member_inaccessible, il_any_of(IL_routine, routine));
}

void check_default_initialization(struct parser *p, u32 type, u32 place, enum default_initialized what)
{
	struct subobject o;
	u32 class = class_of_elements(p, type, &o);

	if (!class || !complete_class(p, class))
		return;
	if (what <= DEFAULT_LOCAL_VARIABLE || what == DEFAULT_NEW_ARRAY)
		report_abstract(p, o.is_array ? DIAG_abstract_class_array : DIAG_abstract_class_object, class, place);
	switch (default_constructor_of(p, class)) {
	case DEFAULT_MISSING: report_error(p, place, DIAG_no_default_constructor, class); break;
	case DEFAULT_INELIGIBLE: report_error(p, place, DIAG_default_constructor_not_eligible, class); break;
	case DEFAULT_DELETED:
		check_access_of_deleted(p, class, place);
		report_error(p, place, DIAG_default_constructor_deleted, class);
		break;
	case DEFAULT_SEVERAL: report_error(p, place, DIAG_several_default_constructors, class); break;
	default: check_default_access(p, class, place, what); break;
	}
}

/* The constructors that may be called for arguments, those without declaration first; list: for the elements of one. */
static void add_called(struct parser *p, u32 class, const struct candidate_set *declared, bool list, struct candidate_set *set)
{
	u32 i;

	add_implicit(p, class, set);
	for (i = 0; i < declared->list.count; i++)
		if (!list || !takes_initializer_list(p, &declared->list.at[i]))
			vec_push(&set->list, declared->list.at[i]);
}

/* list: the arguments are the elements of one; behind: where it is said after what is wrong with them, or 0. */
static void report_no_constructor(struct parser *p, u32 class, const struct candidate_set *declared, u32 argument, bool list, u32 place,
                                  u32 behind)
{
	struct buffer name = { 0 };
	struct candidate_set set = { 0 };

	add_called(p, class, declared, list, &set);
	il_add_function_name(p->il, il_any_of(IL_routine, declared_routine(p, &vec_last(&set.list))), &name);
	report_error(p, place, DIAG_no_matching_constructor, name.text);
	if (behind)
		diag_move(p->diag, behind);
	buffer_free(&name);
	add_argument_types(p, argument);
	if (list)
		note_list_constructors(p, declared);
	note_candidates(p, &set, argument);
	candidate_set_free(&set);
}

static void report_explicit_of_element(struct parser *p, u32 routine, u32 place)
{
	struct buffer name = { 0 };

	il_add_function_name(p->il, il_any_of(IL_routine, routine), &name);
	report_warning(p, place, DIAG_explicit_constructor_of_element, name.text, il_routine(p->il, routine)->position);
	buffer_free(&name);
}

void check_object_from_nothing(struct parser *p, u32 class, u32 place)
{
	struct candidate_set set = { 0 };
	u32 routine;

	if (!in_code_or_initializer(p) || !is_known_type(p, class) || !complete_class(p, class) ||
	    trait_is_aggregate(p, &class, 1) != TRAIT_FALSE || !list_constructors(p, class, &set)) {
		candidate_set_free(&set);
		return;
	}
	routine = only_default_constructor(p, &set);
	switch (default_constructor_of(p, class)) {
	case DEFAULT_MISSING: report_no_constructor(p, class, &set, 0, true, place, 0); break;
	case DEFAULT_SEVERAL: report_error(p, place, DIAG_several_default_constructors, class); break;
	case DEFAULT_USABLE:
		if (routine && is_explicit(p, routine) == OUTCOME_SUCCESS)
			report_explicit_of_element(p, routine, place);
		else
			check_default_access(p, class, place, DEFAULT_VARIABLE);
		break;
	default: break;
	}
	candidate_set_free(&set);
}

/* Whether one of the declared constructors is best: implicit ones, which are not made then, are no better for values of no class. */
static bool one_is_best(struct parser *p, const struct candidate_set *declared, const struct arguments *arguments)
{
	struct candidate_set set = { 0 };
	bool is_best;
	u32 i;

	for (i = 0; i < declared->list.count; i++)
		vec_push(&set.list, declared->list.at[i]);
	is_best = resolve(p, &set, arguments).outcome == OUTCOME_SUCCESS;
	candidate_set_free(&set);
	return is_best;
}

/* Whether several constructors take the arguments, or the elements of a list, and none of them is best: that is said. */
static bool check_ambiguous(struct parser *p, u32 class, const struct candidate_set *declared, u32 argument, bool list, u32 place)
{
	struct candidate_set called = { 0 }, best = { 0 };
	struct arguments arguments = { .count = 0 };
	bool is_ambiguous;
	u32 i;

	if (is_in_template(p) || !arguments_of_nodes(p, argument, &arguments) || (list && !arguments.count) ||
	    (arguments.count == 1 && is_class_type(p, arguments.at[0].type)) || one_is_best(p, declared, &arguments))
		return false;
	add_called(p, class, declared, list, &called);
	for (i = 0; i < called.list.count; i++)
		vec_push(&best.list, called.list.at[i]);
	is_ambiguous = check_ambiguous_constructor(p, &best, &arguments, argument, place);
	if (is_ambiguous)
		note_not_viable(p, &called, &arguments);
	candidate_set_free(&called);
	candidate_set_free(&best);
	return is_ambiguous;
}

static bool has_own_copy_constructor(struct parser *p, u32 class)
{
	struct class_survey survey = { 0 };
	bool declared = survey_class(p, class, &survey) && !survey.uncertain && survey.declared[COPY_CONSTRUCTOR];

	survey_free(&survey);
	return declared;
}

/* Whether an implicit constructor may take the argument: it copies. */
static bool may_be_copied(struct parser *p, u32 class, u32 argument)
{
	struct source source = source_of_node(p, argument);
	u32 reference = type_pointer(p, pk_lvalue_reference, type_qualified(p, class, tyf_const));

	return argument && !il_expr_node(p->il, argument)->next && !has_own_copy_constructor(p, class) &&
	       implicit_conversion(p, &source, reference).kind != CONVERSION_NONE;
}

/* Whether the argument may become an object of the class by an explicit conversion function, too [over.match.copy]. */
static bool converts_itself(struct parser *p, u32 class, u32 argument)
{
	u32 type = type_at(p, argument);
	struct source source = source_of_node(p, argument);

	return argument && is_class_type(p, type) && has_conversion_functions(p, type_strip(p, type, NULL)) &&
	       explicit_conversion(p, &source, class).kind != CONVERSION_NONE;
}

/* Whether the argument is the object, and nothing is copied [dcl.init.general]/16.6.1. */
static bool is_object_itself(struct parser *p, u32 class, u32 first_argument, bool list)
{
	u32 argument = list ? il_expr_node(p->il, first_argument)->first_operand : first_argument;
	struct source source = source_of_node(p, argument);

	return argument && !il_expr_node(p->il, argument)->next && source.category == vc_prvalue &&
	       type_strip(p, source.type, NULL) == class;
}

/* The constructor that takes the arguments, which perhaps is deleted or inaccessible. */
static void check_selected(struct parser *p, u32 class, u32 first_argument, bool list, u32 place)
{
	struct resolution r = resolve_constructors_of_nodes(p, class, first_argument, list);
	struct source source = source_of_node(p, first_argument);

	if (r.outcome == OUTCOME_SUCCESS && !list && !il_expr_node(p->il, first_argument)->next && source.category != vc_prvalue)
		check_copy_construction(p, class, &source, r.best.routine, place);
	else if (r.outcome == OUTCOME_SUCCESS && r.best.routine)
		check_usable(p, r.best.routine, place);
	if (r.outcome == OUTCOME_SUCCESS)
		check_copied_arguments(p, &r, list ? il_expr_node(p->il, first_argument)->first_operand : first_argument);
}

/* Of arguments with errors, which no constructor takes all the same where they are too few or too many; one may be copied. */
static void check_count_of_wrong(struct parser *p, u32 class, u32 argument, bool list, u32 place)
{
	struct candidate_set set = { 0 };
	u32 count = node_count(p, argument), i;
	bool certain = p->errors && count > 1 && all_have_types(p, argument) && !(il_type(p->il, class)->flags & tyf_closure) &&
	               (!list || trait_is_aggregate(p, &class, 1) == TRAIT_FALSE) && list_constructors(p, class, &set) && set.list.count;

	for (i = 0; i < set.list.count && certain; i++)
		certain = !accepts_count(p, declared_routine(p, &set.list.at[i]), count) &&
		          !(list && takes_initializer_list(p, &set.list.at[i]));
	if (certain)
		report_no_constructor(p, class, &set, argument, list, place, end_of_last(p));
	candidate_set_free(&set);
}

/* An object of a class is made from arguments, or from the list in braces that the node is; the place is said where there are none.
 * is_copied: a prvalue of the class is copied, where it should be the object, as NVIDIA's tool does it. */
static void check_construction(struct parser *p, u32 type, u32 first_argument, bool list, bool is_copied, u32 place)
{
	u32 class = type_strip(p, type, NULL), first = list ? il_expr_node(p->il, first_argument)->first_operand : first_argument;
	struct candidate_set set = { 0 };
	bool certain;

	if (!in_code_or_initializer(p) || !is_known_type(p, class) || !is_class_type(p, class) || !complete_class(p, class) ||
	    (first && list && element_of_initializer_list(p, class))) /* made of its elements [dcl.init.list]/3.6 */
		return;
	if (!all_have_known_types(p, first)) {
		check_count_of_wrong(p, class, first, list, place);
		return;
	}
	if (converts_itself(p, class, first))
		return;
	if (list && trait_is_aggregate(p, &class, 1) != TRAIT_FALSE) /* before C++20 constructors may be declared, and defaulted */
		return;
	if (!first && default_constructor_of(p, class) == DEFAULT_DELETED) /* [dcl.init.general]/8 */
		report_error(p, place, DIAG_default_constructor_deleted, class);
	else if (!first && list && default_constructor_of(p, class) == DEFAULT_SEVERAL)
		report_error(p, place, DIAG_several_default_constructors, class);
	if (il_type(p->il, class)->flags & tyf_closure)
		return;
	certain = list_constructors(p, class, &set) && (!list || no_list_is_taken(p, &set, first));
	if (certain && set.list.count && none_takes(p, &set, first) && !may_be_copied(p, class, first))
		report_no_constructor(p, class, &set, first, list, place, 0);
	else if (certain && set.list.count > 1 && check_ambiguous(p, class, &set, first, list, place))
		; /* nothing is selected */
	else if (certain && first && (set.list.count || !list) && !is_copied && is_object_itself(p, class, first_argument, list))
		check_eliminated_copy(p, class, place, false);
	else if (certain && first && (set.list.count || !list))
		check_selected(p, class, first_argument, list, place);
	else if (certain && !first && default_constructor_of(p, class) == DEFAULT_USABLE)
		check_default_access(p, class, place, DEFAULT_VARIABLE);
	candidate_set_free(&set);
}

bool certainly_lacks_constructor(struct parser *p, u32 class, u32 node)
{
	struct candidate_set set = { 0 };
	bool result = complete_class(p, class) && !(il_type(p->il, class)->flags & tyf_closure) && !converts_itself(p, class, node) &&
	              list_constructors(p, class, &set) && !may_be_copied(p, class, node) && none_takes(p, &set, node);

	candidate_set_free(&set);
	return result;
}

/* Whether a class, which declares no constructors, has some for the reference: those that are not trivial. */
static bool has_implicit_constructors(struct parser *p, u32 class)
{
	return special_is_trivial(p, class, DEFAULT_CONSTRUCTOR) == TRAIT_FALSE ||
	       special_is_trivial(p, class, COPY_CONSTRUCTOR) == TRAIT_FALSE;
}

/* A list for a class that is no aggregate and has no constructors but implicit ones: it just takes another object. True: it is none. */
static bool check_values_of_no_aggregate(struct parser *p, u32 type, u32 list)
{
	u32 class = type_strip(p, type, NULL), first = il_expr_node(p->il, list)->first_operand, second = il_expr_node(p->il, first)->next;
	struct candidate_set set = { 0 };
	bool has_none;

	if (!first || !in_code_or_initializer(p) || !is_known_type(p, class) || !is_class_type(p, class) || !complete_class(p, class) ||
	    il_type(p->il, class)->flags & tyf_closure || il_expr_node(p->il, first)->kind == enk_initializer ||
	    element_of_initializer_list(p, class) || trait_is_aggregate(p, &class, 1) != TRAIT_FALSE ||
	    trait_is_polymorphic(p, &class, 1) != TRAIT_FALSE || !all_have_known_types(p, first))
		return false;
	has_none = list_constructors(p, class, &set) && !set.list.count;
	candidate_set_free(&set);
	if (!has_none || conversion_of(p, first, class, false).kind != CONVERSION_NONE)
		return false;
	if (has_implicit_constructors(p, class)) {
		report_no_constructor(p, class, &set, first, true, begin_of(p, list), 0);
		return true;
	}
	if (second)
		report_error(p, begin_of(p, second), DIAG_too_many_initializers);
	else
		check_copy(p, first, class, false);
	return true;
}

void check_braced(struct parser *p, u32 type, u32 list)
{
	u32 errors = p->errors;

	if (check_values_of_no_aggregate(p, type, list))
		return;
	check_construction(p, type, list, true, false, begin_of(p, list));
	if (p->errors == errors)
		check_list_initialization(p, list, type);
}

static bool converts_explicitly(struct parser *p, u32 argument, u32 class)
{
	struct source source = source_of_node(p, argument);

	return explicit_conversion(p, &source, class).kind != CONVERSION_NONE;
}

/* Values in parentheses for a class without constructors, which just takes another object before C++20 (for the reference members do
 * later, too): the first is said not to be one, the second to be too many. Later they are those of an aggregate's members. */
static bool check_parenthesized_values(struct parser *p, u32 type, u32 first, enum parenthesized where, u32 place)
{
	u32 class = type_strip(p, type, NULL), second = il_expr_node(p->il, first)->next, errors = p->errors;
	struct candidate_set set = { 0 };
	bool has_none;

	if (!first || !in_code_or_initializer(p) || !is_known_type(p, class) || !is_class_type(p, class) || !complete_class(p, class) ||
	    il_type(p->il, class)->flags & tyf_closure || !all_have_known_types(p, first))
		return false;
	has_none = list_constructors(p, class, &set) && !set.list.count;
	candidate_set_free(&set);
	if (has_none && second && !is_before_cxx20(p) && where != PARENTHESES_OF_MEMBER && where != PARENTHESES_OF_BASE)
		return check_values_of_aggregate(p, class, first);
	if (!has_none || conversion_of(p, first, class, false).kind != CONVERSION_NONE || (!second && converts_explicitly(p, first, class)))
		return false;
	if (!is_before_cxx20(p) && where != PARENTHESES_OF_MEMBER && where != PARENTHESES_OF_BASE)
		return check_values_of_aggregate(p, class, first);
	if (has_implicit_constructors(p, class)) {
		report_no_constructor(p, class, &set, first, false, place, 0);
		return true;
	}
	if (second && where == PARENTHESES_OF_VARIABLE) {
		report_error(p, begin_of(p, second), DIAG_too_many_initializers);
		diag_move(p->diag, position(p));
	}
	check_copy(p, first, class, false);
	if (p->errors > errors && where == PARENTHESES_OF_VARIABLE)
		diag_move(p->diag, position(p));
	if (second && (where == PARENTHESES_OF_MEMBER || where == PARENTHESES_OF_BASE))
		report_error(p, begin_of(p, second), DIAG_too_many_initializers);
	else if (second && where != PARENTHESES_OF_VARIABLE)
		report_error(p, operator_position(p, first), DIAG_exp_rparen);
	return true;
}

void check_parenthesized(struct parser *p, u32 type, u32 first_argument, enum parenthesized where, u32 place)
{
	u32 errors = p->errors;

	if (!check_parenthesized_values(p, type, first_argument, where, place))
		check_construction(p, type, first_argument, false, where == PARENTHESES_OF_BASE || where == PARENTHESES_OF_NEW, place);
	if (p->errors > errors && where == PARENTHESES_OF_VARIABLE && diag_was_said(p->diag, DIAG_exp_rparen, position(p)))
		diag_move(p->diag, position(p)); /* behind the ) that was missed */
}

/* Of an object without a name. */
static void check_braced_object(struct parser *p, u32 type, u32 list)
{
	u32 errors = p->errors;

	check_braced(p, type, list);
	if (p->errors == errors && list_lacks_reference(p, type, list))
		report_error(p, begin_of(p, list), DIAG_uninitialized_member_of_object);
}

/* Whether arguments in parentheses choose a constructor, be it deleted or inaccessible. */
static bool is_constructor_chosen(const struct typing *t, u32 class)
{
	return !(t->node->flags & exf_braced) && is_class_type(t->p, class) && is_known_type(t->p, class) &&
	       resolve_constructors_of_nodes(t->p, class, t->operand[0], false).outcome == OUTCOME_SUCCESS;
}

void check_functional_cast(const struct typing *t)
{
	u32 errors = t->p->errors, class = type_strip(t->p, t->node->type_operand, NULL);

	if (is_reference_type(t->p, t->node->type_operand)) /* a cast as that in parentheses [expr.type.conv]/2 */
		return;
	if (t->node->flags & exf_braced)
		check_braced_object(t->p, t->node->type, t->operand[0]);
	else if (t->operand[0] || !t->p->routine || !is_in_template(t->p)) /* of T() in bodies the reference looks at instances */
		/* of wrong arguments the outcome is an error, too */
		check_parenthesized(t->p, t->node->type == t->p->error_type ? t->node->type_operand : t->node->type, t->operand[0],
		                    PARENTHESES_OF_EXPRESSION, t->node->range_begin);
	if (t->p->errors > errors && is_class_type(t->p, class) && !is_constructor_chosen(t, class))
		il_expr_node(t->p->il, t->index)->type = t->p->error_type; /* nothing more is said about it */
}

/* The place of the type behind new, perhaps in parentheses. */
static u32 place_of_type(const struct parser *p, u32 begin, bool has_placement)
{
	u32 at = token_at(p, begin);

	at += 1 + (p->tokens[at].kind == TOK_SCOPE);
	if (has_placement)
		at = matching(p, at) + 1;
	return p->tokens[at + (p->tokens[at].kind == TOK_LPAREN)].position;
}

/* The [ of new T[n]. */
static u32 place_of_bracket(const struct parser *p, const struct il_expr_node *node)
{
	u32 at = token_at(p, node->range_begin), end = token_at(p, node->range_end);

	while (at < end && p->tokens[at].kind != TOK_LBRACKET)
		at = p->tokens[at].kind == TOK_LPAREN ? matching(p, at) + 1 : at + 1;
	return p->tokens[at].position;
}

/* The first operand of new T[…] behind those for the allocation function, which is converted to std::size_t [expr.new]/8. */
static void check_count_of_elements(struct parser *p, u32 node)
{
	struct constant count;

	if (!node || !in_code(p) || p->tokens[token_at(p, begin_of(p, node)) - 1].kind != TOK_LBRACKET)
		return;
	count = constant_of_expression(p, node);
	if (cannot_convert(p, node, p->builtin[ik_unsigned_long], false))
		report_error(p, begin_of(p, node), DIAG_exp_integral);
	else if (count.known && integral_kind(p, count.type) && (__int128)count.bits < 0)
		report_error(p, begin_of(p, node), DIAG_new_array_size_negative);
	else
		return;
	diag_move(p->diag, end_of_last(p));
}

/* new T[n]{…}: the list initializes an array of so many elements. */
static void check_new_elements(struct parser *p, u32 count, u32 type, u32 list)
{
	struct constant bound = constant_of_expression(p, count);
	struct array_bound array = { .count = bound.known ? (u64)bound.bits : 0, .flags = bound.known ? 0 : tyf_unknown_bound };

	if (in_code_or_initializer(p) && is_known_type(p, type) && !(bound.known && !bound.bits))
		check_braced(p, type_array(p, type, &array), list);
}

/* new int(1): what is no class takes one value. */
static void check_new_value(struct parser *p, u32 first, u32 type)
{
	check_conversion_to(p, first, type, CONVERT_DIRECT);
	if (il_expr_node(p->il, first)->next && type_at(p, first) != p->error_type)
		report_error(p, operator_position(p, first), DIAG_exp_rparen);
}

void check_new(const struct typing *t)
{
	struct parser *p = t->p;
	u32 operand = t->operand[0], type = t->node->type_operand, errors;
	const struct il_expr_node *first = il_expr_node(p->il, operand);

	if (type && in_code_or_initializer(p) && is_known_type(p, type) && !has_placeholder(p, type) &&
	    p->tokens[token_at(p, t->node->range_begin)].kind != TOK_SCOPE &&
	    (check_allocation(p, t->node) || check_allocating(p, t->node)))
		return;
	if (operand && first->flags & exf_placement) {
		operand = first->next;
		first = il_expr_node(p->il, operand);
		if (p->tokens[token_at(p, t->node->range_begin)].kind != TOK_SCOPE)
			check_deallocation(p, t->node);
	}
	require_class(p, type, t->node->range_begin);
	if (is_in_template(p) && (!type || t->node->flags & exf_array_form || !is_class_type(p, type)))
		return;
	errors = p->errors;
	if (t->node->flags & exf_array_form)
		check_count_of_elements(p, operand);
	if (p->errors > errors)
		return;
	if (type && is_class_type(p, type) && in_code(p) && is_known_type(p, type) && !(t->node->flags & exf_array_form) &&
	    !complete_class(p, type_strip(p, type, NULL)) && is_incomplete_class(p, type_strip(p, type, NULL))) {
		report_with_type(p, DIAG_incomplete_type_not_allowed, place_of_type(p, t->node->range_begin, operand != t->operand[0]),
		                 type);
		return;
	}
	if (type && t->node->flags & exf_array_form) {
		u32 last = operand;

		while (last && il_expr_node(p->il, last)->next)
			last = il_expr_node(p->il, last)->next;
		check_abstract_type(p, type, DIAG_abstract_class_array, place_of_bracket(p, t->node));
		if (il_expr_node(p->il, last)->kind != enk_braced_init_list && !(il_expr_node(p->il, last)->flags & exf_parenthesized) &&
		    p->errors == errors && is_known_type(p, type))
			check_default_initialization(p, type, place_of_type(p, t->node->range_begin, operand != t->operand[0]),
			                             DEFAULT_NEW_ARRAY);
		if (last != operand && il_expr_node(p->il, last)->kind == enk_braced_init_list && p->errors == errors)
			check_new_elements(p, operand, type, last);
	}
	if (!in_code_or_initializer(p) || !type || !is_known_type(p, type) || t->node->flags & exf_array_form || has_placeholder(p, type) ||
	    first->next)
		return;
	errors = p->errors;
	check_abstract_type(p, type, DIAG_abstract_class_object, place_of_type(p, t->node->range_begin, operand != t->operand[0]));
	if (p->errors > errors)
		return;
	if (!operand)
		check_default_initialization(p, type, place_of_type(p, t->node->range_begin, operand != t->operand[0]), DEFAULT_NEW);
	else if (first->kind == enk_braced_init_list)
		check_braced_object(p, type, operand);
	else if (first->flags & exf_parenthesized && is_class_type(p, type))
		check_parenthesized(p, type, first->first_operand, PARENTHESES_OF_NEW, first->range_begin);
	else if (first->flags & exf_parenthesized && first->first_operand)
		check_new_value(p, first->first_operand, type);
}

/* ---- copies and references ---- */

/* Whether none of the constructors that a class declares, one of which copies, takes an object of it. */
static bool lacks_copy_constructor(struct parser *p, u32 class, u32 node)
{
	struct candidate_set set = { 0 };
	u32 next = il_expr_node(p->il, node)->next;
	bool result;

	il_expr_node(p->il, node)->next = 0; /* that is another argument */
	result = has_own_copy_constructor(p, class) && list_constructors(p, class, &set) && none_takes(p, &set, node);
	il_expr_node(p->il, node)->next = next;
	candidate_set_free(&set);
	return result;
}

/* Whether what moves from an object with an implicit constructor may copy it after all [class.copy.elision]/3. */
static bool is_copied_instead(struct parser *p, u32 class, u32 routine)
{
	static const struct special_use copy = { .operation = SPECIAL_CONSTRUCT, .source_is_lvalue = true };

	return (!routine || il_routine(p->il, routine)->flags & rf_implicit) && special_use(p, class, &copy).allowed != TRAIT_FALSE;
}

void check_several_constructors(struct parser *p, u32 class, u32 node, bool explicitly)
{
	struct candidate_set declared = { 0 }, set = { 0 };
	struct arguments arguments = { .at[0] = source_of_node(p, node), .count = 1 };
	bool certain = list_constructors(p, class, &declared) && !is_in_template(p);
	u32 i;

	for (i = 0; i < declared.list.count && certain; i++) {
		enum outcome explicit = is_explicit(p, declared_routine(p, &declared.list.at[i]));

		certain = explicit != OUTCOME_UNKNOWN;
		if (explicit == OUTCOME_FAILURE || explicitly)
			vec_push(&set.list, declared.list.at[i]);
	}
	if (certain)
		check_ambiguous_conversion(p, &set, &arguments, class, begin_of(p, node));
	candidate_set_free(&declared);
	candidate_set_free(&set);
}

/* The name of several functions, none of which a constructor takes. */
static void check_made_of_functions(struct parser *p, u32 node, u32 type)
{
	u32 class = type_strip(p, type, NULL);

	if (!is_known_type(p, type) || !complete_class(p, class) || conversion_of(p, node, type, false).kind != CONVERSION_NONE)
		return;
	report_error(p, begin_of(p, node), DIAG_no_constructor_from_functions, class);
	diag_move(p->diag, il_expr_node(p->il, node)->range_end); /* behind what is said of parts of it */
}

/* in_registers: what is copied there is copied indeed; what is made of a value of another type is the object. */
static void check_copied(struct parser *p, u32 node, u32 type, bool is_moved, bool in_registers)
{
	struct source source = source_of_node(p, node);
	u32 class = type_strip(p, type, NULL), from = decayed_type(p, source.type);
	struct conversion conversion;
	struct resolution r;

	if (is_overloaded_name(p, node))
		check_made_of_functions(p, node, type);
	if (!has_known_type(p, node) || !is_known_type(p, type) || !complete_class(p, class) || il_type(p->il, class)->flags & tyf_closure)
		return;
	if (is_class_type(p, source.type) && reference_related(p, class, source.type) != NOT_RELATED) {
		if (reference_related(p, class, source.type) != RELATED_SAME)
			return;
		if (source.category == vc_prvalue && is_before_cxx17(p) && lacks_copy_constructor(p, class, node))
			report_error(p, begin_of(p, node), DIAG_no_copy_constructor, class);
		else if (source.category == vc_prvalue)
			check_eliminated_copy(p, class, begin_of(p, node), in_registers);
		if (source.category == vc_prvalue)
			return;
		source.category = is_moved ? vc_xvalue : source.category;
		r = resolve_construction(p, class, &source, 1);
		if (r.outcome == OUTCOME_SUCCESS && is_moved && is_copied_instead(p, class, r.best.routine))
			return;
		if (r.outcome == OUTCOME_SUCCESS)
			check_copy_construction(p, class, &source, r.best.routine, begin_of(p, node));
		else if (r.outcome == OUTCOME_FAILURE && lacks_copy_constructor(p, class, node))
			report_error(p, begin_of(p, node), DIAG_no_copy_constructor, class);
		return;
	}
	conversion = conversion_of(p, node, type, is_moved);
	if (conversion.kind == CONVERSION_USER && !conversion.is_uncertain && conversion.function &&
	    il_routine(p->il, conversion.function)->special_kind == sfk_constructor)
		check_usable(p, conversion.function, begin_of(p, node));
	else if (conversion.kind != CONVERSION_NONE && !conversion.function && !is_class_type(p, from))
		check_several_constructors(p, class, node, false);
	if (conversion.kind == CONVERSION_USER && !conversion.is_uncertain && conversion.function && !in_registers)
		check_eliminated_copy(p, class, begin_of(p, node), false);
	if (conversion.kind != CONVERSION_NONE)
		return;
	if (is_class_type(p, from))
		report_error(p, begin_of(p, node), DIAG_no_user_defined_conversion, type_without_reference(p, source.type), type);
	else
		report_error(p, begin_of(p, node), DIAG_no_suitable_constructor, source.type, class);
	diag_move(p->diag, il_expr_node(p->il, node)->range_end); /* behind what is said of parts of it */
}

void check_copy(struct parser *p, u32 node, u32 type, bool is_moved) { check_copied(p, node, type, is_moved, false); }

void check_copied_argument(struct parser *p, u32 node, u32 type)
{
	u32 class = type_strip(p, type, NULL);

	check_copied(p, node, type, false, is_before_cxx17(p) && trait_is_trivially_copyable(p, &class, 1) == TRAIT_TRUE);
}

void check_copied_arguments(struct parser *p, const struct resolution *r, u32 argument)
{
	u32 param = r->best.routine ? il_type(p->il, type_strip(p, il_routine(p->il, r->best.routine)->type, NULL))->first_param : 0, type;

	if (!in_code(p))
		return;
	for (; param && argument; param = il_param_type(p->il, param)->next, argument = il_expr_node(p->il, argument)->next) {
		if (il_param_type(p->il, param)->flags & pf_pack)
			return;
		type = il_param_type(p->il, param)->type;
		type = r->best.class ? type_of_member(p, type, r->best.class) : type;
		if (has_known_type(p, argument) && is_class_type(p, type) && is_class_type(p, type_at(p, argument)) &&
		    type_strip(p, type, NULL) == type_strip(p, type_at(p, argument), NULL) &&
		    (il_routine(p->il, r->best.routine)->template_info || !check_incomplete_parameter(p, argument, type)))
			check_copied_argument(p, argument, type);
	}
}

/* Whether a local variable outlives the innermost try-block around p: it is not moved from there [class.copy.elision]/3. */
static bool outlives_try_block(const struct parser *p, u32 name)
{
	const struct il_expr_node *node = il_expr_node(p->il, il_in_parentheses(p->il, name));
	u32 at = token_at(p, il_variable(p->il, il_any_index(node->target))->position);

	for (; at < p->at; at++)
		if (p->tokens[at].kind == TOK_try && p->tokens[at + 1].kind == TOK_LBRACE && matching(p, at + 1) > p->at)
			return true;
	return false;
}

/* [except.throw]/3 */
void check_thrown(struct parser *p, u32 node)
{
	u32 type = node ? type_at(p, node) : 0;

	if (!type || !in_code(p) || !is_known_type(p, type))
		return;
	if (is_void(p, node))
		report_error(p, begin_of(p, node), DIAG_void_thrown);
	else if (is_class_type(p, type) && il_expr_node(p->il, node)->value_category != vc_prvalue &&
	         report_abstract(p, DIAG_abstract_class_object, type_strip(p, type, NULL), begin_of(p, node)))
		return;
	else if (is_class_type(p, type))
		check_copy(p, node, unqualified_type(p, type, NULL), is_moved_from(p, node) && !outlives_try_block(p, node));
}

/* Whether a reference that is no reference to const would be bound to a bit-field, which is said [dcl.init.ref]/5. */
static bool binds_bit_field(struct parser *p, u32 node, u32 to, bool is_rvalue_reference)
{
	u32 type = type_at(p, node), cv = 0, from_cv = 0;

	unqualified_type(p, to, &cv);
	unqualified_type(p, type, &from_cv);
	return !is_rvalue_reference && (cv & (tyf_const | tyf_volatile)) != tyf_const && !(from_cv & ~cv) &&
	       reference_related(p, to, type) == RELATED_SAME && check_no_bit_field(p, node, DIAG_address_of_bit_field, begin_of(p, node));
}

void check_binding(struct parser *p, u32 node, u32 type, enum conversion_context context)
{
	struct source source = source_of_node(p, node);
	const struct il_type *reference = reference_type(p, type);
	u32 to = reference->type, cv = 0, from_cv = 0;
	bool is_rvalue_reference = reference->pointer_kind == pk_rvalue_reference, is_temporary, is_lvalue = source.category == vc_lvalue;
	enum related related;

	unqualified_type(p, to, &cv);
	if (!has_known_type(p, node) || !is_known_type(p, to) || attributed_typedef(p, to) || attributed_typedef(p, source.type) ||
	    binds_bit_field(p, node, to, is_rvalue_reference) || implicit_conversion(p, &source, type).kind != CONVERSION_NONE)
		return;
	related = reference_related(p, to, source.type);
	is_temporary = !is_rvalue_reference && (cv & (tyf_const | tyf_volatile)) != tyf_const; /* would be needed, but cannot be bound */
	unqualified_type(p, source.type, &from_cv);
	if (related == RELATED_UNKNOWN || related == RELATED_SIMILAR)
		return;
	if (related == NOT_RELATED && !is_temporary) {
		if (is_class_type(p, to))
			check_copy(p, node, to, false);
		else if (is_scalar(il_type(p->il, type_strip(p, to, NULL))))
			report_conversion(p, node, type, context);
		return;
	}
	if (related != NOT_RELATED && from_cv & ~cv && (is_lvalue || is_rvalue_reference))
		report_error(p, begin_of(p, node), DIAG_qualifiers_dropped, type, source.type);
	else if (is_rvalue_reference)
		report_error(p, begin_of(p, node), DIAG_rvalue_reference_to_lvalue);
	else if (!is_lvalue)
		report_error(p, begin_of(p, node), DIAG_reference_to_rvalue);
	else
		report_error(p, begin_of(p, node), DIAG_bad_reference_type, type, source.type);
}
