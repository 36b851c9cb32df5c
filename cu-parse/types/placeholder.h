/* Types that declarations leave to be deduced [dcl.spec.auto] [dcl.type.decltype] [stmt.ranged] [dcl.struct.bind]. 0 where they cannot be
 * told. */
#ifndef PLACEHOLDER_H
#define PLACEHOLDER_H

#include "../templates/instantiate.h"

/* Whether auto or decltype(auto) is the type, or what it points to, is an array of and so on. */
bool has_placeholder(const struct parser *p, u32 type);
/* What the placeholder in a declared type stands for where that becomes the type. */
u32 type_of_placeholder(struct parser *p, u32 declared, u32 type);
/* What a declared type with a placeholder in it becomes with this initializer, an expression or a braced list that stands behind =; 0 also
 * where it has no placeholder. */
u32 deduced_type(struct parser *p, u32 declared, u32 initializer);
/* The same for a variable, from its initializer. */
u32 deduced_variable_type(struct parser *p, u32 variable);
/* class_deduction.c: the class that a class template's name means with these arguments: a list of nodes, or the list in braces that the first
 * is [over.match.class.deduct]. *failed: there is certainly none. */
u32 deduced_class(struct parser *p, u32 template, u32 first_argument, bool braced, bool *failed);
/* The same; ambiguous: there is none as there are several. */
u32 deduced_class_or_several(struct parser *p, u32 template, u32 first_argument, bool braced, bool *failed, bool *ambiguous);
/* The class template whose arguments a type leaves to be deduced, or 0. */
u32 deduced_template(const struct parser *p, u32 type);
/* decltype((expression)): a name says nothing of its declaration. */
u32 decltype_of_value(struct parser *p, u32 node);
/* Whether there is a lambda in the tokens: it would be another one each time that they are parsed. */
bool has_lambda(const struct parser *p, u32 first, u32 end);
/* The type that decltype(…) or typeof(…) has here; p is at the ( and stays there. 0 in templates, too. */
u32 type_of_operand_here(struct parser *p, bool is_decltype);
/* What a function with a placeholder in its return type returns, by its body, which is parsed now if need be. */
u32 deduced_return_type(struct parser *p, u32 routine);
/* The type of a function that is named, not called: with that result. The error type where it is not known. */
u32 type_of_routine(struct parser *p, u32 routine);
/* That of a body, from its return statements. */
u32 deduced_from_returns(struct parser *p, u32 declared, u32 body);
/* The type of a variable that is declared so: constexpr implies const [dcl.constexpr]/9. */
u32 with_constexpr(struct parser *p, u32 type, bool is_constexpr);
/* The type of a variable: deduced, where its initializer was passed over by parsing that, else as declared. */
u32 type_of_variable(struct parser *p, u32 variable);

/* ---- bindings.c ---- */
/* Gives the variable of a range-based for, or its bindings, types from the range. */
void deduce_range_variable(struct parser *p, u32 variable, u32 range);
/* The class among it and its bases that has the fields [dcl.struct.bind]/5; 0: none has. */
enum { FIELDS_IN_SEVERAL = UINT32_MAX - 1, FIELDS_UNKNOWN };
u32 class_with_fields(struct parser *p, u32 class);
/* Whether the elements of a class, perhaps with the cv of an object, are what get<…>() gives: std::tuple_size<type> is complete
 * [dcl.struct.bind]/4. */
enum outcome is_like_tuple(struct parser *p, u32 type);
/* A class template's specialization in namespace std, of so many types; 0 when it is not declared. */
u32 standard_specialization(struct parser *p, const char *name, const u32 *types, u32 count);

#endif
