/* What the files that find out types of expressions share. typing.c looks at the kind of a node and asks the others: calls.c,
 * conditional.c, literal_operators.c, operator_types.c for the operators of the language and overload/operators.c for those of classes; and
 * validity.c and valid_objects.c where a substitution may fail. */
#ifndef TYPING_RULES_H
#define TYPING_RULES_H

#include "../templates/instantiate.h"
#include "typing.h"

/* What is found out about a node. */
struct typing {
	struct parser *p;
	struct il_expr_node *node;
	u32 index;      /* of node */
	u32 operand[2]; /* nodes */
};

static inline enum outcome when(bool valid) { return valid ? OUTCOME_SUCCESS : OUTCOME_FAILURE; }
static inline enum outcome unknown_unless(bool valid) { return valid ? OUTCOME_SUCCESS : OUTCOME_UNKNOWN; }
static inline u32 type_at(const struct parser *p, u32 node) { return node ? il_expr_node(p->il, node)->type : 0; }

/* ---- typing.c ---- */
/* The node is of that type and category. */
void typed(const struct typing *t, u32 type, enum il_value_category category);
/* A type as a declaration or cast gives it: references are lvalues or xvalues of what they refer to. */
void typed_by_declaration(const struct typing *t, u32 type, enum il_value_category category);
/* The error type, and why. */
void unknown(const struct typing *t, enum unknown_cause cause);
/* It depends on template parameters; type: what is known of it, or 0. */
void dependent(const struct typing *t, u32 type);
/* Whether the scope is in the pattern of a template. */
bool is_pattern_scope(const struct parser *p, u32 scope);
/* Whether an operand should have a type, and has none. */
bool is_untyped(const struct parser *p, u32 node);
/* The error type, for what is not valid, so that a substitution fails, or may be so. */
void refuse(const struct typing *t, enum outcome valid, enum unknown_cause cause);

/* ---- operator_types.c ---- */
/* The vector behind a type, or the typedef whose attributes make it another type than it seems to be; 0: neither. */
u32 attributed_typedef(const struct parser *p, u32 type);
/* Whether attributes of a typedef make a type that is not known: vectors are. */
bool is_of_unknown_mode(const struct parser *p, u32 type);

/* ---- validity.c ---- */
/* Whether an expression has the type bool. */
bool is_bool(struct parser *p, u32 node);
/* What a type is for the operators, after decay. */
enum sort {
	SORT_OTHER,   /* void and what no operator takes */
	SORT_UNKNOWN, /* classes: they may be converted; whatever is not known */
	SORT_FLOATING,
	SORT_INTEGRAL, /* with unscoped enumerations */
	SORT_SCOPED_ENUM,
	SORT_POINTER,       /* to an object */
	SORT_OTHER_POINTER, /* to void, a function, or an incomplete type */
	SORT_NULLPTR,
	SORT_MEMBER_POINTER
};
static inline bool is_arithmetic_sort(enum sort sort) { return sort == SORT_FLOATING || sort == SORT_INTEGRAL; }
static inline bool is_pointer_sort(enum sort sort) { return sort == SORT_POINTER || sort == SORT_OTHER_POINTER; }
enum sort sort_of_type(struct parser *p, u32 type);
enum sort sort_of(struct parser *p, u32 node);
/* Of an operand of the operation: a class that is pointed to is completed where its size is asked for. */
enum sort sort_of_operand(struct parser *p, u8 operation, u32 node);
/* Whether an operator of the language is valid for its operands: asked where a substitution may fail. */
enum outcome valid_operator(const struct typing *t);
/* ---- valid_reinterpretations.c ---- */
enum outcome valid_const_cast(const struct typing *t);
enum outcome valid_reinterpret_cast(const struct typing *t);
/* A condition: contextually converted to bool. */
enum outcome valid_condition(struct parser *p, u32 node);
/* Whether a class has conversion functions, or may have some. */
bool has_conversion_functions(struct parser *p, u32 class);
/* ... to types that are no classes, without being asked to, or as a condition: that may be an explicit one to bool. */
bool may_convert_to_scalar(struct parser *p, u32 class, bool is_condition);
/* The type that decltype((node)) is. */
u32 type_with_category(struct parser *p, u32 node);

/* ---- valid_casts.c ---- */
/* A static_cast, T(x) and T{x}. */
enum outcome valid_cast(const struct typing *t);
/* { x } for a scalar, or a reference: it must not be narrowed. */
enum outcome valid_in_braces(struct parser *p, u32 to, u32 node);
enum outcome valid_reference_in_braces(struct parser *p, u32 to, u32 node);
/* (T)x and T(x), where a static_cast is not certainly valid: it may be a const_cast or reinterpret_cast [expr.cast]. */
enum outcome valid_old_cast(const struct typing *t, enum outcome as_static_cast);

/* ---- valid_objects.c ---- */
/* Whether new and delete, sizeof and alignof, dynamic_cast, T(…) of a class are valid. */
enum outcome valid_new_delete(const struct typing *t);
enum outcome valid_size(const struct typing *t);
enum outcome valid_dynamic_cast(const struct typing *t);
/* Whether arguments are converted to parameters, as far as there are both: these are those that are left, then. */
enum outcome arguments_convert(struct parser *p, u32 *param, u32 *argument);
/* An aggregate from arguments in parentheses, which no constructor takes [dcl.init.general]/16.6.2.2. */
enum outcome valid_aggregate(struct parser *p, u32 class, u32 first_argument);
enum outcome valid_construction(const struct typing *t, u32 constructor);
/* Whether an argument, the only one, is of that class or one derived from it: in braces it is copied, too [dcl.init.list]/3.2. */
bool is_of_class(struct parser *p, u32 class, u32 argument);
/* Whether no argument in braces is narrowed for its parameter. */
enum outcome keeps_arguments(struct parser *p, u32 constructor, u32 argument);

/* ---- operator_types.c, conditional.c ---- */
/* The operators of the language itself. */
void type_builtin_operator(const struct typing *t);
void type_conditional(const struct typing *t); /* [expr.cond] */
/* Whether a node names functions that have no type by themselves [over.over]: several, or templates; perhaps their address. */
bool is_function_set(const struct parser *p, u32 node);

/* ---- coroutines.c [expr.await] [expr.yield] ---- */
void type_await(const struct typing *t);

/* ---- literal_operators.c [lex.ext] ---- */
/* Whether a node calls a literal operator, and its type. */
bool is_literal_call(const struct typing *t);
void type_literal_call(const struct typing *t);

/* ---- calls.c [expr.call] ---- */
/* name<args> of a function template that nobody calls. */
void type_template_id_name(const struct typing *t);
void type_call(const struct typing *t);
/* A call with arguments that depend on template parameters: says what is wrong with it whatever these are. */
void check_dependent_call(const struct typing *t);
/* What the qualifier of a name means: a namespace or a type; 0 when it has none or that is not known. */
il_any qualifier_target(const struct parser *p, const struct il_expr_node *name);
/* The class that the qualifier of a name means; 0: none, or it is not known. */
u32 class_of_qualifier(const struct parser *p, const struct il_expr_node *name);

/* The target of T(…) or T{…} becomes the constructor that it calls. */
enum outcome set_constructor(const struct typing *t);

/* ---- overload/operators.c [over.match.oper] ---- */
/* Whether an operand is a class or enumeration, so that a user's operator may be meant. */
bool may_be_overloaded(const struct typing *t);
/* By overload resolution among declared and built-in operators. */
void type_overloaded_operator(const struct typing *t);

#endif
