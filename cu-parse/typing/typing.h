/* Types and value categories of expressions [expr]. A node gets them when it is complete, from those of its operands. Where the answer
 * takes more than we know, the type is the error type, and the cause is counted; what depends on template parameters has exf_dependent
 * and maybe no type. Nothing here is a guess. */
#ifndef TYPING_H
#define TYPING_H

#include "../types/placeholder.h"

/* An identifier that nothing declares. Said once a scope: from then on the name is known there as an error. */
void report_undefined(struct parser *p, u32 position, u32 ident, u32 node);
/* Remembers the functions that a name means, before its node is complete. */
void note_overload_set(struct parser *p, u32 node, u32 symbol);
/* The symbol of these functions, or 0. */
u32 overload_set(const struct parser *p, u32 node);
/* Takes the nodes from a number on back, with what is remembered of them: others may have their numbers. */
void drop_nodes(struct parser *p, u32 first);
/* Whether what is parsed is the pattern of a template or generic lambda, not an instance. */
bool is_in_template(const struct parser *p);
/* The cv of *this: that of the member function, or of the innermost copy of *this in a closure. */
u32 cv_of_this(const struct parser *p);
/* Whether the operands of a node are not evaluated [expr.context]. */
bool is_unevaluated_operator(const struct il_expr_node *node);
/* Whether a list in braces is the first of what stands in parentheses: it initializes a parameter, not the object. */
bool is_first_in_parentheses(const struct parser *p, u32 list);
/* Sets the type of a node that is complete with its operands. */
void type_expression(struct parser *p, u32 node);
/* The class whose members object.name (or object->name, through pointers and operator->) finds, with the object's cv; 0 when it is
 * not known. */
u32 class_of_object(struct parser *p, u32 object, bool arrow, u32 *cv);
/* What the last operator-> gives that object-> calls; the object's type if that is no class. 0: it is not known. */
u32 type_behind_arrows(struct parser *p, u32 object);
/* Says that the operator-> of an object may not be used, whose -> is at a place. */
void check_arrow(struct parser *p, u32 object, u32 place);
/* The operator-> of an object of class type, which becomes what that gives; false where that is not known [over.ref]. *routine is 0 where
 * it is not known which one it is. */
enum { LONGEST_ARROW_CHAIN = 8 };
struct source;
bool arrow_operator(struct parser *p, struct source *object, u32 *routine);
/* The conversion function of an object's class whose result a call of the object calls [over.call.object]/2; 0: none, or not known. The
 * arguments are behind the object's node. */
u32 surrogate_of_call(struct parser *p, u32 object);

/* ---- type_operations.c: what the rules of [expr] and [conv] make of types ---- */
/* The type without typedefs and qualifiers; an array's are those of its elements [basic.type.qualifier]/5. *cv (may be NULL) collects
 * them. */
u32 unqualified_type(struct parser *p, u32 type, u32 *cv);
/* Whether two types are the same but for cv. */
bool same_unqualified_type(struct parser *p, u32 a, u32 b);
/* The cv of a type itself: not that of an array's elements. */
u32 type_cv(const struct parser *p, u32 type);
bool is_reference_type(const struct parser *p, u32 type);
u32 type_without_reference(const struct parser *p, u32 type);
bool is_class_type(const struct parser *p, u32 type);
bool is_arithmetic_type(const struct parser *p, u32 type); /* enumerations not */
bool is_enum_type(const struct parser *p, u32 type);
bool is_unscoped_enum(const struct parser *p, u32 type);
/* What a pointer, or array after decay, points to; 0 when it is neither. */
u32 pointed_to(struct parser *p, u32 type);
/* The type of a prvalue of an expression of this type [conv.array] [conv.func], cv gone where it is no class. */
u32 decayed_type(struct parser *p, u32 type);
/* [conv.prom] and [expr.arith.conv]; 0 when it cannot be told. */
/* That of a function where it is named but not called: noexcept of an expression, which may be a template's, is part of it [dcl.fct]/11. */
u32 type_of_function_name(struct parser *p, u32 routine);
u32 promoted_type(struct parser *p, u32 type);
u32 usual_arithmetic_type(struct parser *p, u32 left, u32 right);

/* ---- operator_types.c ---- */
/* The bit-field that an expression designates, or that its value was read of; 0: none. */
u32 bit_field_of(const struct parser *p, u32 node);
/* What a bit-field is promoted to, where that is another type than that of its declaration: int or unsigned int, where these have all its
 * values [conv.prom]/5; 0: the node is none. */
u32 promoted_bit_field(struct parser *p, u32 node);
/* The type that a node has as an operand of a built-in operator: decayed, and of bit-fields promoted. */
u32 operand_type_of(struct parser *p, u32 node);
/* GNU: what comparisons of a vector give: one of signed integers of its elements' size; 0: unknown. */
u32 vector_of_truth(struct parser *p, u32 vector);

/* ---- invalid_constexpr.c ---- */
/* Whether parameters or the result of a function that is defined are certainly of types that no constexpr function has: instances of
 * templates are then none [dcl.constexpr]/7. */
bool is_of_no_literal_types(struct parser *p, u32 routine);

/* ---- invalid_launches.c ---- */
/* The first parameter of the one function that a configuration is passed to; 0: there is none. */
u32 configuration_parameters(struct parser *p);

#endif
