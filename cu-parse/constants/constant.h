/* Values of integral constant expressions [expr.const], worked out when somebody asks. An answer is known or unknown, never a guess:
 * whatever depends on a template's parameters is unknown. interpret.h evaluates. */
#ifndef CONSTANT_H
#define CONSTANT_H

#include "../parser.h"

typedef unsigned __int128 u128;

struct constant {
	u32 type; /* without typedefs, references and cv; 0: not even that is known */
	bool known;
	bool never; /* for certain no constant expression; with known false */
	u128 bits;  /* the value, sign-extended where the type is signed */
};

/* ---- constant.c: values and their types ---- */

/* The fundamental type behind an integral or enumeration type; ik_none of others, and of enumerations whose type is not known. */
u8 integral_kind(struct parser *p, u32 type);
/* Signedness and width in bits of a fundamental integral type. bool is one bit wide. */
bool kind_is_signed(u8 kind);
u32 kind_width(u8 kind);
/* What an operand of the type becomes [conv.prom]. */
u8 promoted_integral(u8 kind);
/* The kind that two promoted integral operands are converted to [expr.arith.conv]/1.5. */
u8 common_integral(u8 a, u8 b);
/* Of two floating types, or one and an integral type, that of the greater size; 0 where two are alike. */
u32 common_floating(struct parser *p, u32 left, u32 right);
struct constant constant_unknown(u32 type);
struct constant constant_integer(struct parser *p, u8 kind, u128 bits);
/* The value of a ck_integer constant of the IL. */
struct constant constant_of_il(const struct parser *p, u32 constant);
/* A new ck_integer constant of the IL with the value, or 0 where it is not known. */
u32 constant_to_il(struct parser *p, const struct constant *value);
/* The value converted to the type [conv.integral]; of unknown value when either is not integral. */
struct constant constant_convert(struct parser *p, const struct constant *value, u32 type);
/* [expr.unary.op] [expr.mul] … [expr.log.or]: overflow and the like give an unknown value of the right type. */
struct constant constant_unary(struct parser *p, u8 operation, const struct constant *operand);
struct constant constant_binary(struct parser *p, u8 operation, const struct constant *left, const struct constant *right);
/* The type that both alternatives of a conditional are converted to; 0: unknown. */
u32 common_type(struct parser *p, u32 left, u32 right);

/* ---- enumeration.c ---- */

/* The enumeration, or inside of its braces the type of the enumerator's value [dcl.enum]/5. */
u32 type_of_enumerator(struct parser *p, u32 variable);
/* Whether the type, fixed for its enumeration, certainly has not the value of an enumerator, which is that behind the previous one (0: there
 * is none) where none is written [dcl.enum]/5. */
bool exceeds_underlying_type(struct parser *p, u32 variable, u32 previous, u32 fixed);
/* The underlying type of an enumeration that is defined or has a fixed one [dcl.enum]; 0: unknown. */
u32 underlying_type_of(struct parser *p, u32 enumeration);
/* So many bits hold all values of the enumerators, where one is negative as signed numbers; 0: not known, or no value but 0. */
u32 bits_of_enumeration(struct parser *p, u32 enumeration);
/* The first enumerator with a value in *enumerator, 0: there is none. False: that is not known. */
bool enumerator_of_value(struct parser *p, u32 enumeration, u128 bits, u32 *enumerator);
/* What an operand of an unscoped enumeration becomes [conv.prom]/3; ik_none: unknown. */
u8 promoted_enumeration(struct parser *p, u32 enumeration);

/* ---- evaluate.c: expressions ---- */

/* The expression that the source has from begin to end, its names looked up from scope. Leaves nothing behind in the IL. */
struct constant constant_of_text(struct parser *p, u32 scope, u32 begin, u32 end);
/* The same of a constant expression of a type, 0: any integral one, that the language requires: says what else it is, where that is
 * certain. */
struct constant required_constant_of_text(struct parser *p, u32 scope, u32 begin, u32 end, u32 type, bool *reported);
/* What is named in the same that is no constant, and where; 0: that is not known. */
u32 variable_in_constant(struct parser *p, u32 scope, u32 begin, u32 end, u32 *place);
/* The operand of alignas: an expression or a type; an expansion may have more or none. take() gets each value. False: one is not known. */
bool alignment_of_text(struct parser *p, u32 scope, u32 begin, u32 end, void (*take)(u128, u128 *), u128 *alignment);
/* The expression of a node. */
struct constant constant_of_expression(struct parser *p, u32 node);
/* The same where no constant is asked for: is_constant_evaluated() is not known in it. */
struct constant folded_constant(struct parser *p, u32 node);
/* Whether such an expression has a floating value. */
bool folded_number(struct parser *p, u32 node, long double *number);
/* The expression as a condition: contextually converted to bool [stmt.select]. */
struct constant constant_condition(struct parser *p, u32 node);
/* node: what the text was parsed as, which mostly tells, or 0. */
struct constant condition_of_text(struct parser *p, u32 scope, u32 begin, u32 end, u32 node);
/* The same in the declaration of a function, whose parameters and *this are meant. */
struct constant condition_of_function(struct parser *p, u32 routine, u32 begin, u32 end);
/* A constexpr variable, a const one with a constant initializer, a static member, an enumerator. */
struct constant constant_of_variable(struct parser *p, u32 variable);
/* Whether a variable is a reference to what has static storage, by a constant initializer: naming it is no odr-use [basic.def.odr]/5. */
bool is_bound_to_constant(struct parser *p, u32 variable);
/* Whether attributes make a variable or member another type than declared. */
bool attributes_change_type(const struct parser *p, u32 first);
/* Appends the bytes of the string literals that begin at token at, which are one. False when they have several kinds of characters. */
bool string_at_token(struct parser *p, u32 at, struct buffer *text, u8 *kind, u32 *size);
/* Index of the first token at or after position. */
u32 token_at(const struct parser *p, u32 position);
/* Makes that quick, once there are all tokens. */
void index_tokens(struct parser *p);

/* ---- argument_values.c ---- */
enum { STRUCTURAL_ARGUMENTS = 202002 }; /* the standard that has non-type arguments of other than integral types */
/* The value of the text from begin to end as a template argument by itself; of another than an integral type a constant of the IL, in
 * *other, or 0. */
struct constant argument_of_text(struct parser *p, u32 begin, u32 end, u32 *other);
/* The node of that text, for a parameter whose type it is to be converted to. */
u32 argument_node(struct parser *p, u32 begin, u32 end);
/* The value of a non-type argument converted to a type [temp.arg.nontype]/2, as a new constant of the IL; 0: it is not known. */
u32 converted_argument(struct parser *p, const struct il_template_arg *arg, u32 type);

/* ---- constexpr_call.c ---- */
/* The default argument of the parameter with that number, from whichever declaration has it; 0: none. */
u32 default_argument_of(struct parser *p, u32 routine, u32 number);

void constants_free(struct parser *p);

/* ---- not_constant.c ---- */
/* Says why the expression of a node is no constant expression of the type, 0: any integral one; false: it may be one, or nothing is
 * said. */
enum { ANY_TYPE = UINT32_MAX }; /* it may be a floating one, too */
bool report_not_constant(struct parser *p, u32 node, u32 required);
/* The variable that the reference takes for the reason, and where it is named; 0: there is none, or it is not known. */
u32 variable_without_value(struct parser *p, u32 node, u32 *place);
/* The same of a constant that certainly has no value, as a division by zero; in a template, too. required: as above, 0 where nothing is
 * converted. */
bool report_no_value(struct parser *p, u32 node, u32 required);
/* Says that a call of an immediate function is no constant for what its operands are, if that is certain. */
bool report_immediate_call(struct parser *p, u32 call);
/* Says at a place that the address of a variable is no constant, if it certainly is none. */
void report_address_not_constant(struct parser *p, u32 variable, u32 place);
/* Whether that could be said: its value certainly varies. */
bool is_certainly_not_constant(struct parser *p, u32 node);
/* Says that a variable which has to be initialized by a constant is not, and why its evaluation fails; false: that is not known. */
bool report_initialization(struct parser *p, u32 variable);

/* ---- fleeting.c ---- */
/* Says that what a constexpr variable or a template argument for a parameter of a type, 0: auto, designates is no constant's: a variable
 * that does not last, a temporary; or why a pointer is none. False: nothing is wrong for all we know. */
bool report_fleeting_variable(struct parser *p, u32 variable);
bool report_fleeting_argument(struct parser *p, u32 node, u32 type);

/* ---- conditions.c ---- */
/* Notes in the IL what calls and variables in conditions, and calls whose values are thrown away, are worth, in what is not of the system's headers; when all is parsed. */
void note_values_of_conditions(struct parser *p);
/* The function that a call, a conversion or an operator calls, or 0. */
u32 routine_called_by(const struct il *il, const struct il_expr_node *node);

/* ---- immediate.c ---- */
/* Behind the unit: says which calls of immediate functions are no constants, as they must be [expr.const]. */
void check_immediate_calls(struct parser *p);

/* ---- static_asserts.c ---- */
/* How many static_asserts outside of templates hold, fail, or cannot be told. Bodies may be parsed for the answer. */
struct static_assert_counts {
	u32 holds, fails, unknown;
};
/* The function is called for each that does not hold, in source order. */
/* Notes those in instances of functions that fail. */
void note_failed_assertions(struct parser *p);
struct static_assert_counts evaluate_static_asserts(struct parser *p, void (*other)(struct parser *p, u32 position, bool fails));

#endif
