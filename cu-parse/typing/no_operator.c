/* What is said about operators that no function or operator of the language takes [over.match.oper], or several do. */
#include "../../lib/il/operations.h"
#include "no_match.h"

#include "../../lib/il/names.h"
#include "../implicit/implicit.h"
#include "../overload/operators.h"
#include "../scopes/class_members.h"
#include "../templates/constraints.h"
#include "../types/implicit_members.h"

/* What the operators of the language take, as [over.built] calls it. */
/* clang-format off */
#define TAKEN(X)                                                                                                                     \
	X(NOTHING, "") X(PROMOTED_ARITHMETIC, "<promoted arithmetic>") X(PROMOTED_INTEGRAL, "<promoted integral>")                   \
	X(ARITHMETIC, "<arithmetic>") X(INTEGRAL, "<integral>") X(NON_BOOL, "<non-bool arithmetic>") X(DIFFERENCE, "<ptrdiff_t>")    \
	X(POINTER, "<pointer>") X(TO_OBJECT, "<pointer to object>") X(TO_FUNCTION, "<pointer to function>") X(BOOL, "<bool>")        \
	X(NULLPTR, "<nullptr>") X(MEMBER_POINTER, "<pointer-to-member>") X(LEFT_ENUM, "<enum>") X(RIGHT_ENUM, "<enum>")
/* clang-format on */
#define NAME(name, text) TAKES_##name,
enum taken { TAKEN(NAME) };
#undef NAME

static const char *text_of(enum taken taken)
{
#define TEXT(name, text) [TAKES_##name] = text,
	static const char *const texts[] = { TAKEN(TEXT) };
#undef TEXT
	return texts[taken];
}

/* An operator that is not overloaded for these operands. */
struct use {
	struct parser *p;
	const struct il_expr_node *node;
	const u32 *operand;
	u32 place;
	u8 operation; /* of which what the language has is noted: == for !=, too */
};

static bool is_taken_type(const struct use *use, u32 given, enum taken taken)
{
	struct parser *p = use->p;
	u32 type = type_strip(p, decayed_type(p, given), NULL), to = pointed_to(p, type),
	    kind = to ? il_type(p->il, type_strip(p, to, NULL))->kind : 0;
	bool is_enum = is_unscoped_enum(p, type), is_number = is_arithmetic_type(p, type) || is_enum;

	switch (taken) {
	case TAKES_PROMOTED_ARITHMETIC:
	case TAKES_ARITHMETIC:
	case TAKES_NON_BOOL: return is_number;
	case TAKES_PROMOTED_INTEGRAL:
	case TAKES_INTEGRAL:
	case TAKES_DIFFERENCE: return is_number && il_type(p->il, type)->kind != tk_float;
	case TAKES_POINTER: return to;
	case TAKES_TO_OBJECT: return to && kind != tk_void && kind != tk_routine;
	case TAKES_TO_FUNCTION: return to && kind == tk_routine;
	case TAKES_BOOL: return is_number || to || il_type(p->il, type)->kind == tk_nullptr;
	case TAKES_NULLPTR: return il_type(p->il, type)->kind == tk_nullptr;
	case TAKES_MEMBER_POINTER: return il_type(p->il, type)->kind == tk_ptr_to_member;
	case TAKES_LEFT_ENUM:
	case TAKES_RIGHT_ENUM:
		return type_canonical(p, type) ==
		       type_canonical(p, type_strip(p, type_at(p, use->operand[taken == TAKES_RIGHT_ENUM]), NULL));
	default: return true;
	}
}

/* Whether an operator changes an operand: a class is converted to a reference to what that is. */
static bool is_changed(const struct use *use, u32 operand) { return operand == use->operand[0] && il_is_modifying(use->node->operation); }

/* Whether an operand, or what its class is converted to, may be what an operator takes. */
static bool is_taken(const struct use *use, u32 operand, enum taken taken)
{
	struct parser *p = use->p;
	struct conversion_functions functions;
	u32 type = type_at(p, operand), i;

	if (!is_class_type(p, type))
		return is_taken_type(use, type, taken);
	find_conversion_functions(p, type, &functions);
	for (i = 0; i < functions.count; i++)
		if (is_explicit(p, functions.at[i].routine) != OUTCOME_SUCCESS &&
		    trailing_requires_satisfied(p, functions.at[i].routine) != OUTCOME_FAILURE &&
		    !(is_changed(use, operand) && !is_reference_type(p, functions.at[i].type)) &&
		    is_taken_type(use, type_without_reference(p, functions.at[i].type), taken))
			return true;
	return false;
}

/* ++ counts bool up before C++17 [depr.incr.bool]. */
static enum taken counted(const struct use *use, enum taken left)
{
	bool is_increment = use->node->operation == eok_pre_incr || use->node->operation == eok_post_incr;

	return left == TAKES_NON_BOOL && is_increment && is_before_cxx17(use->p) ? TAKES_ARITHMETIC : left;
}

static void note_builtin(const struct use *use, enum taken left, enum taken right)
{
	bool postfix = use->node->operation == eok_post_incr || use->node->operation == eok_post_decr;
	u32 number = !is_taken(use, use->operand[0], left) ? 1 : !postfix && right && !is_taken(use, use->operand[1], right) ? 2 : 0;
	struct buffer types = { 0 };

	buffer_printf(&types, "%s%s%s", text_of(counted(use, left)), right ? ", " : "", text_of(right));
	if (number)
		diag_note(use->p->diag, DIAG_builtin_mismatch, use->place, operator_spelling(use->operation), types.text, number);
	buffer_free(&types);
}

static bool is_pointer_operand(const struct use *use, u32 number) { return is_taken(use, use->operand[number], TAKES_POINTER); }

static void note_enumerations(const struct use *use)
{
	u32 left = type_at(use->p, use->operand[0]), right = type_at(use->p, use->operand[1]);

	if (is_enum_type(use->p, left))
		note_builtin(use, TAKES_LEFT_ENUM, TAKES_LEFT_ENUM);
	if (is_enum_type(use->p, right))
		note_builtin(use, TAKES_RIGHT_ENUM, TAKES_RIGHT_ENUM);
}

static void note_comparisons(const struct use *use)
{
	bool equality = use->operation == eok_eq || use->operation == eok_ne;

	note_builtin(use, TAKES_PROMOTED_ARITHMETIC, TAKES_PROMOTED_ARITHMETIC);
	if (is_pointer_operand(use, 0) || is_pointer_operand(use, 1))
		note_builtin(use, TAKES_POINTER, TAKES_POINTER);
	if (!equality)
		note_enumerations(use);
	note_builtin(use, TAKES_NULLPTR, TAKES_NULLPTR);
	if (equality)
		note_enumerations(use);
	if (equality && (is_taken(use, use->operand[0], TAKES_MEMBER_POINTER) || is_taken(use, use->operand[1], TAKES_MEMBER_POINTER)))
		note_builtin(use, TAKES_MEMBER_POINTER, TAKES_MEMBER_POINTER);
}

/* What the operator takes instead, if it is the same for all operands. */
struct builtin {
	u8 operation, left, right;
};

/* clang-format off */
static const struct builtin builtins[] = {
#define ARITHMETIC_OPERATOR(operation) { operation, TAKES_PROMOTED_ARITHMETIC, TAKES_PROMOTED_ARITHMETIC }
#define INTEGRAL_OPERATOR(operation) { operation, TAKES_PROMOTED_INTEGRAL, TAKES_PROMOTED_INTEGRAL }
#define ARITHMETIC_ASSIGNMENT(operation) { operation, TAKES_ARITHMETIC, TAKES_PROMOTED_ARITHMETIC }
#define INTEGRAL_ASSIGNMENT(operation) { operation, TAKES_INTEGRAL, TAKES_PROMOTED_INTEGRAL }
	{ eok_unary_plus, TAKES_PROMOTED_ARITHMETIC, 0 }, { eok_unary_plus, TAKES_POINTER, 0 }, { eok_negate, TAKES_PROMOTED_ARITHMETIC, 0 },
	{ eok_complement, TAKES_PROMOTED_INTEGRAL, 0 }, { eok_not, TAKES_BOOL, 0 },
	{ eok_indirect, TAKES_TO_OBJECT, 0 }, { eok_indirect, TAKES_TO_FUNCTION, 0 },
	{ eok_pre_incr, TAKES_NON_BOOL, 0 }, { eok_pre_incr, TAKES_TO_OBJECT, 0 },
	{ eok_pre_decr, TAKES_NON_BOOL, 0 }, { eok_pre_decr, TAKES_TO_OBJECT, 0 },
	{ eok_post_incr, TAKES_NON_BOOL, TAKES_INTEGRAL }, { eok_post_incr, TAKES_TO_OBJECT, TAKES_INTEGRAL },
	{ eok_post_decr, TAKES_NON_BOOL, TAKES_INTEGRAL }, { eok_post_decr, TAKES_TO_OBJECT, TAKES_INTEGRAL },
	ARITHMETIC_OPERATOR(eok_add), { eok_add, TAKES_TO_OBJECT, TAKES_DIFFERENCE }, { eok_add, TAKES_DIFFERENCE, TAKES_TO_OBJECT },
	ARITHMETIC_OPERATOR(eok_subtract), { eok_subtract, TAKES_TO_OBJECT, TAKES_DIFFERENCE },
	ARITHMETIC_OPERATOR(eok_multiply), ARITHMETIC_OPERATOR(eok_divide),
	INTEGRAL_OPERATOR(eok_remainder), INTEGRAL_OPERATOR(eok_and), INTEGRAL_OPERATOR(eok_or), INTEGRAL_OPERATOR(eok_xor),
	INTEGRAL_OPERATOR(eok_shiftl), INTEGRAL_OPERATOR(eok_shiftr),
	{ eok_land, TAKES_BOOL, TAKES_BOOL }, { eok_lor, TAKES_BOOL, TAKES_BOOL },
	ARITHMETIC_ASSIGNMENT(eok_add_assign), { eok_add_assign, TAKES_TO_OBJECT, TAKES_DIFFERENCE },
	ARITHMETIC_ASSIGNMENT(eok_subtract_assign), { eok_subtract_assign, TAKES_TO_OBJECT, TAKES_DIFFERENCE },
	ARITHMETIC_ASSIGNMENT(eok_multiply_assign), ARITHMETIC_ASSIGNMENT(eok_divide_assign),
	INTEGRAL_ASSIGNMENT(eok_remainder_assign), INTEGRAL_ASSIGNMENT(eok_and_assign), INTEGRAL_ASSIGNMENT(eok_or_assign),
	INTEGRAL_ASSIGNMENT(eok_xor_assign), INTEGRAL_ASSIGNMENT(eok_shiftl_assign), INTEGRAL_ASSIGNMENT(eok_shiftr_assign),
	{ eok_subscript, TAKES_TO_OBJECT, TAKES_DIFFERENCE }, { eok_subscript, TAKES_DIFFERENCE, TAKES_TO_OBJECT },
#undef ARITHMETIC_OPERATOR
#undef INTEGRAL_OPERATOR
#undef ARITHMETIC_ASSIGNMENT
#undef INTEGRAL_ASSIGNMENT
};
/* clang-format on */

static void note_builtins(const struct use *use)
{
	u32 i;

	for (i = 0; i < COUNT_OF(builtins); i++)
		if (builtins[i].operation == use->operation)
			note_builtin(use, builtins[i].left, builtins[i].right);
	if (use->operation == eok_subtract && ((is_pointer_operand(use, 0) && !is_taken(use, use->operand[0], TAKES_TO_FUNCTION)) ||
	                                       (is_pointer_operand(use, 1) && !is_taken(use, use->operand[1], TAKES_TO_FUNCTION))))
		note_builtin(use, TAKES_TO_OBJECT, TAKES_TO_OBJECT);
	if ((use->operation >= eok_eq && use->operation <= eok_ge) || use->operation == eok_spaceship)
		note_comparisons(use);
}

/* A - B, - A, A ++, A [ B ] */
static void add_operand_types(const struct use *use)
{
	const struct parser *p = use->p;
	const char *spelling = operator_spelling(use->node->operation);
	bool postfix = use->node->operation == eok_post_incr || use->node->operation == eok_post_decr;
	struct buffer types = { 0 };

	if (!use->operand[1] && !postfix)
		buffer_printf(&types, "%s ", spelling);
	add_operand_type(p, use->operand[0], &types);
	if (use->node->operation == eok_subscript)
		spelling = "[";
	if (use->operand[1] || postfix)
		buffer_printf(&types, " %s", spelling);
	if (use->operand[1]) {
		buffer_puts(&types, " ");
		add_operand_type(p, use->operand[1], &types);
	}
	buffer_puts(&types, use->node->operation == eok_subscript ? " ]" : "");
	diag_detail(p->diag, DIAG_operand_types, types.text);
	buffer_free(&types);
}

/* The implicit assignments of a class, which become routines, stand before those that it declares. */
static void note_assignments(struct parser *p, const struct candidate_set *set, const struct arguments *arguments)
{
	static const u8 implicit[] = { MOVE_ASSIGNMENT, COPY_ASSIGNMENT };
	u32 class = type_strip(p, arguments->at[0].type, NULL), i, routine;
	bool has_implicit = false;

	for (i = 0; i < set->list.count; i++)
		has_implicit |= !set->list.at[i].routine && !set->list.at[i].template;
	for (i = 0; i < COUNT_OF(implicit) && has_implicit; i++)
		if ((routine = implicit_member(p, class, implicit[i])))
			note_candidate(p, &(struct candidate){ .routine = routine, .class = class }, arguments);
	note_all(p, set, arguments);
}

/* Functions and what the language has; then those of == in place of !=, and of <=>; then functions whose operands are in the other order. */
static void note_operators(struct use *use, const struct candidate_set *set, const struct arguments *arguments)
{
	struct parser *p = use->p;
	struct arguments reversed = *arguments;
	u8 operation = use->node->operation;

	p->failed_argument = 0;
	note_rewritten(p, set, arguments, false, false);
	if (p->failed_argument)
		use->place = p->failed_argument;
	note_builtins(use);
	if (is_before_cxx20(p) || il_operation_class(operation) != opc_comparison)
		return;
	if (operation != eok_eq) {
		note_rewritten(p, set, arguments, true, false);
		use->operation = operation == eok_ne ? eok_eq : eok_spaceship;
		note_builtins(use);
	}
	reversed.at[0] = arguments->at[1];
	reversed.at[1] = arguments->at[0];
	note_rewritten(p, set, &reversed, true, true);
}

/* Whether an operand is of a scoped enumeration, which nothing is converted to. */
static bool is_scoped_operand(struct parser *p, u32 operand) { return operand && sort_of(p, operand) == SORT_SCOPED_ENUM; }

/* Of a comparison: nothing makes both the same. */
static bool is_enum_and_pointer(struct parser *p, const u32 *operand)
{
	bool first = is_enum_type(p, type_at(p, operand[0]));
	enum sort other = sort_of(p, operand[first]);

	return operand[1] && first != is_enum_type(p, type_at(p, operand[1])) && (is_pointer_sort(other) || other == SORT_NULLPTR);
}

/* Whether no operator of the language takes the operands, of which one is of an enumeration; comparisons are not looked at. */
static bool is_taken_by_none(const struct typing *t)
{
	struct use use = { t->p, t->node, t->operand, 0, t->node->operation };
	u32 i, count = 0;

	if (is_class_type(t->p, type_at(t->p, t->operand[0])) || (t->operand[1] && is_class_type(t->p, type_at(t->p, t->operand[1]))))
		return false;
	for (i = 0; i < COUNT_OF(builtins); i++) {
		if (builtins[i].operation != t->node->operation)
			continue;
		if (is_taken(&use, t->operand[0], builtins[i].left) && (!t->operand[1] || is_taken(&use, t->operand[1], builtins[i].right)))
			return false;
		count++;
	}
	return count;
}

bool check_enum_operator(const struct typing *t, const struct arguments *arguments)
{
	struct parser *p = t->p;
	u8 operation = t->node->operation;
	bool left = is_scoped_operand(p, t->operand[0]), right = is_scoped_operand(p, t->operand[1]);

	if (!in_code(p) || !is_known_operand(p, t->operand[0]) || (t->operand[1] && !is_known_operand(p, t->operand[1])) ||
	    operation == eok_assign || operation == eok_comma || operation == eok_address_of || operation == eok_points_to_pm_field)
		return false;
	if (il_is_modifying(operation) && is_enum_type(p, type_at(p, t->operand[0]))) {
		bool prefix = operation == eok_pre_incr || operation == eok_pre_decr;

		report_error(p, prefix ? t->node->range_begin : operator_position(p, t->operand[0]), DIAG_enum_needs_operator);
		return true;
	}
	if (il_operation_class(operation) == opc_comparison && is_enum_and_pointer(p, t->operand))
		return check_no_operator(t, arguments);
	if (!left && !right)
		return is_taken_by_none(t) && check_no_operator(t, arguments);
	if (il_is_logical(operation) && !is_void(p, t->operand[0]) && !(t->operand[1] && is_void(p, t->operand[1]))) {
		report_error(p, begin_of(p, t->operand[!left]), DIAG_exp_bool);
		return true;
	}
	if (il_operation_class(operation) == opc_comparison &&
	    same_unqualified_type(p, type_at(p, t->operand[0]), type_at(p, t->operand[1])))
		return false;
	return check_no_operator(t, arguments);
}

static bool is_prefix(const struct il_expr_node *node, u32 right)
{
	return !right && node->operation != eok_post_incr && node->operation != eok_post_decr;
}

/* Whether the viable candidates are functions and arithmetic operators of the language: how others are called is not known. */
static bool are_functions_and_arithmetic(struct parser *p, const struct candidate_set *viable)
{
	bool function = false, builtin = false;
	u32 i, param;

	for (i = 0; i < viable->list.count; i++) {
		const struct candidate *c = &viable->list.at[i];

		if (c->is_uncertain || c->template || c->is_rewritten || (!c->routine && !c->is_builtin))
			return false;
		function |= !c->is_builtin;
		builtin |= c->is_builtin;
		for (param = c->is_builtin ? il_type(p->il, c->type)->first_param : 0; param; param = il_param_type(p->il, param)->next)
			if (!is_arithmetic_type(p, il_param_type(p->il, param)->type))
				return false;
	}
	return function && builtin;
}

/* Whether the viable candidates are assignment operators of a class. */
static bool are_assignments(const struct typing *t, const struct candidate_set *viable)
{
	u32 i;

	for (i = 0; i < viable->list.count; i++) {
		const struct candidate *c = &viable->list.at[i];

		if (t->node->operation != eok_assign || c->is_uncertain || c->template || c->is_builtin || !c->routine ||
		    !(c->class == viable->list.at[0].class && c->class))
			return false;
	}
	return true;
}

/* The worst of the conversions that a candidate needs, as g++ ranks them. */
static u32 worst_rank(const struct candidate_set *viable, const struct candidate *c, const struct arguments *arguments)
{
	enum { IDENTITY, RANKS, POINTER_TO_BOOL = RANKS + RANK_CONVERSION + 1, USER, ELLIPSIS };
	u32 worst = IDENTITY, rank, i;

	for (i = 0; i <= arguments->count; i++) {
		const struct conversion *conversion = &viable->conversions.at[c->first_conversion + i];

		switch (conversion->kind) {
		case CONVERSION_STANDARD:
			rank = conversion->is_identity        ? IDENTITY :
			       conversion->is_bool_conversion ? POINTER_TO_BOOL :
			                                        RANKS + conversion->rank;
			break;
		case CONVERSION_USER: rank = USER; break;
		default: rank = ELLIPSIS; break;
		}
		worst = rank > worst ? rank : worst;
	}
	return worst;
}

bool are_equally_bad(const struct candidate_set *viable, const struct arguments *arguments)
{
	u32 first = worst_rank(viable, &viable->list.at[0], arguments), i;

	for (i = 1; i < viable->list.count; i++)
		if (worst_rank(viable, &viable->list.at[i], arguments) != first)
			return false;
	return true;
}

static bool is_braced(const struct parser *p, u32 node) { return node && il_expr_node(p->il, node)->kind == enk_braced_init_list; }

/* Whether it is a list in braces whose elements are known, which is assigned. */
static bool is_known_list(struct parser *p, const struct typing *t)
{
	return t->node->operation == eok_assign && is_braced(p, t->operand[1]) &&
	       all_have_known_types(p, il_expr_node(p->il, t->operand[1])->first_operand);
}

/* Of two viable candidates neither is better: half + float. */
void check_ambiguous_operator(const struct typing *t, const struct arguments *arguments, struct candidate_set *viable)
{
	struct parser *p = t->p;
	struct candidate_set set = { 0 };
	struct use use = { p, t->node, t->operand, 0, t->node->operation };
	const char *spelling = operator_spelling(t->node->operation);
	bool is_assignment = are_assignments(t, viable);
	u32 i, count;

	if (is_assignment)
		keep_ambiguous(p, viable, arguments);
	count = viable->list.count;
	if (!in_code(p) || !t->operand[1] || il_is_logical(t->node->operation) || !has_known_type(p, t->operand[0]) ||
	    !has_known_type(p, t->operand[1]) || !(is_assignment || are_functions_and_arithmetic(p, viable)) ||
	    !are_equally_bad(viable, arguments))
		return;
	add_operators(p, &set, arguments, t->node->operation);
	if (!set.incomplete) {
		use.place = operator_position(p, t->operand[0]);
		report_error(p, use.place, DIAG_ambiguous_operator, spelling);
		if (!is_assignment)
			diag_detail(p->diag, DIAG_builtin_candidate, spelling);
		for (i = 0; i < count; i++) {
			u32 routine = viable->list.at[count - 1 - i].routine;

			if (routine)
				diag_detail(p->diag, DIAG_ambiguous_candidate, il_any_of(IL_routine, routine));
		}
		add_operand_types(&use);
		if (is_assignment)
			note_assignments(p, &set, arguments);
		else
			note_operators(&use, &set, arguments);
	}
	candidate_set_free(&set);
}

/* Whether this is an assignment in a template, of which a warning is all that is said: an instance may never be made. */
static bool is_assignment_in_template(const struct typing *t)
{
	return is_in_template(t->p) && il_operation_class(t->node->operation) == opc_assignment;
}

static bool is_known_or_overloaded(struct parser *p, u32 node) { return is_known_operand(p, node) || is_overloaded_name(p, node); }

/* Whether no assignment of the class is user-provided that copies or moves it; those from others may be. */
static bool copies_itself(struct parser *p, u32 class)
{
	struct class_survey survey = { 0 };
	bool result = survey_class(p, class, &survey) && !survey.uncertain && !survey.uses_assignment;
	u32 i;

	for (i = 0; i < survey.assignments.count && result; i++)
		result = special_kind_of(p, survey.assignments.at[i], class) == SPECIAL_MEMBER_COUNT ||
		         !is_user_provided(p, il_routine(p->il, survey.assignments.at[i]));
	survey_free(&survey);
	return result;
}

/* = {…} for an object of a class whose assignments are its own: what the list is made into is wrong, not the operator. */
static bool check_assigned_list(const struct typing *t)
{
	struct parser *p = t->p;
	u32 class = type_strip(p, type_at(p, t->operand[0]), NULL), errors = p->errors;

	if (t->node->operation != eok_assign || !is_braced(p, t->operand[1]) || !in_plain_code(p) || !is_known_type(p, class) ||
	    !is_class_type(p, class) || !complete_class(p, class) || !copies_itself(p, class))
		return false;
	check_copied_braces(p, t->operand[1], class);
	return p->errors > errors;
}

bool check_no_operator(const struct typing *t, const struct arguments *arguments)
{
	struct parser *p = t->p;
	struct candidate_set set = { 0 };
	struct use use = { p, t->node, t->operand, 0, t->node->operation };
	u8 operation = t->node->operation;
	bool certain;

	if (check_assigned_list(t))
		return true;
	if (!in_code(p) ||
	    (operation == eok_spaceship && !is_class_type(p, type_at(p, t->operand[0])) && !is_class_type(p, type_at(p, t->operand[1]))) ||
	    !is_known_or_overloaded(p, t->operand[0]) ||
	    (t->operand[1] && !is_known_or_overloaded(p, t->operand[1]) && !is_known_list(p, t)))
		return false;
	add_operators(p, &set, arguments, operation);
	certain = !set.incomplete;
	use.place = is_prefix(t->node, t->operand[1]) ? t->node->range_begin : operator_position(p, t->operand[0]);
	if (certain && is_assignment_in_template(t)) {
		report_error(p, use.place, DIAG_no_matching_assignment, operator_spelling(operation));
	} else if (certain) {
		report_error(p, use.place, DIAG_no_matching_operator, operator_spelling(operation));
		/* behind what is said of the operands, before a ] is looked for */
		diag_move(p->diag, operation == eok_subscript ? il_expr_node(p->il, t->operand[1])->range_end - 1 : end_of_last(p));
		add_operand_types(&use);
		if (operation == eok_assign)
			note_assignments(p, &set, arguments);
		else
			note_operators(&use, &set, arguments);
	}
	candidate_set_free(&set);
	return certain;
}
