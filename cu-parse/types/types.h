/* Hash-consed types: equal types have equal numbers [basic.types]. */
#ifndef TYPES_H
#define TYPES_H

#include "../parser.h"

/* ---- types.c ---- */
void types_init(struct parser *p);
u32 type_pointer(struct parser *p, enum il_pointer_kind kind, u32 to);
u32 type_qualified(struct parser *p, u32 type, u32 cv); /* cv: tyf_const | tyf_volatile | tyf_restrict */
/* An array: count elements; flags: tyf_unknown_bound, or tyf_dependent with the identity of the bound's tokens as count. The bound's
 * text is looked up in scope, should somebody ask for its value; expr: its node, where it was recorded. */
struct array_bound {
	u64 count;
	u32 flags, scope, begin, end, expr;
};
u32 type_array(struct parser *p, u32 element, const struct array_bound *bound);
/* The same bound as that of an array type. */
struct array_bound bound_of(const struct il_type *array);
/* The parameters of a function type are added in order; type_function() takes those from p->param_types.at[first] on. */
void type_add_param(struct parser *p, u32 type, bool pack);
u32 type_function(struct parser *p, u32 result, u32 first, u32 flags);
u32 type_complex(struct parser *p, u32 part);              /* GNU: _Complex part */
u32 type_vector(struct parser *p, u32 element, u64 count); /* GNU: what vector_size makes of a fundamental type */
/* The function type with noexcept(N) of the template parameter N. */
u32 type_noexcept_param(struct parser *p, u32 function, u32 depth, u32 index);
/* The same with another expression, whose tokens have that identity. */
u32 type_noexcept_expr(struct parser *p, u32 function, u32 identity, u32 node);
u32 type_member_pointer(struct parser *p, u32 class_type, u32 to);
u32 type_template_param(struct parser *p, u32 depth, u32 index, bool pack);
u32 type_pack_expansion(struct parser *p, u32 type);
u32 type_dependent_member(struct parser *p, u32 of, u32 ident, const struct template_args *args);
/* A class template's name where its arguments are deduced [dcl.type.class.deduct]. */
u32 type_deduced_template(struct parser *p, u32 template);
/* decltype(…), typeof(…), __underlying_type(…) by the text of their operand. */
u32 type_by_text(struct parser *p, enum il_typeref_kind kind, u32 first_token, u32 end_token);
/* The node of the operand or bound that such a type depends on, 0 for none: for who names functions after it. */
void keep_expression(struct parser *p, u32 type, u32 node);
/* A hash of tokens in which template parameters count by depth and index, other types and variables as what they are, not by name
 * [temp.over.link]. */
u32 identity_of_tokens(struct parser *p, u32 first_token, u32 end_token);
/* The same of an argument or a bound: a name in parentheses is as good as the name alone. */
u32 identity_of_value(struct parser *p, u32 first_token, u32 end_token);
/* A class template's own pattern, named with arguments in another template: IL<value_type>, where value_type is T. It has a type of its own
 * where they are written in another way than those of the pattern. */
u32 type_pattern_as_written(struct parser *p, u32 pattern, u32 template, const struct template_args *args);
u32 type_alias(struct parser *p, u32 ident, u32 type); /* a new typedef or alias-declaration; never shared */
/* Looks through typedefs, aliases and cv; *cv (may be NULL) collects the qualifiers. */
u32 type_strip(const struct parser *p, u32 type, u32 *cv);
/* The entry that is left so. */
static inline const struct il_type *stripped_type(const struct parser *p, u32 type) { return il_type(p->il, type_strip(p, type, NULL)); }
static inline bool type_is_decltype_auto(const struct parser *p, u32 type) { return type_strip(p, type, NULL) == p->decltype_auto_type; }
/* The type with typedefs and aliases resolved at every level: equal types give equal numbers. */
u32 type_canonical(struct parser *p, u32 type);
/* The first template template parameter with the depth, the index and the parameters of this one: redeclarations of a template name the
 * same one in theirs [temp.over.link]/6. Other templates are what they are. */
u32 canonical_template(struct parser *p, u32 template);
/* The canonical function type with these parameters. */
u32 type_signature(struct parser *p, u32 result, u32 params, u32 flags);
/* The same for all declarations of a function, of which each names its own template template parameters [temp.over.link]. */
u32 type_of_declarations(struct parser *p, u32 result, u32 params, u32 flags);
bool type_is_unknown(const struct parser *p, u32 type); /* error type, or contains it */
bool type_is_dependent(const struct parser *p, u32 type);
bool type_is_certain(const struct parser *p, u32 type); /* neither, and not 0 */
/* The specialization template<args>: a class type, an alias template's typeref, or dependent. */
u32 type_template_id(struct parser *p, u32 template, const struct template_args *args);
/* Whether an argument of a list is known, but depends on template parameters in names: it is the specialization of an alias template that
 * does not use its own, or is made of such. */
bool has_hidden_dependence(const struct parser *p, u32 first_argument);

/* ---- substitution.c ---- */
/* Whether an argument depends on a template's parameters. */
bool is_dependent_argument(const struct parser *p, const struct il_template_arg *arg);
/* Replaces the template parameters of depth by arguments, as far as no instantiation is needed. */
u32 type_substitute(struct parser *p, u32 type, u32 depth, u32 first_arg);
/* The type of a base or member of a class: that of the pattern, with the class's template arguments. */
u32 type_of_member(struct parser *p, u32 type, u32 class);

/* ---- array_bound.c ---- */
/* The bound that the initializer at p (behind the =) gives an array of such elements; 0 when it cannot be told. */
u64 bound_from_initializer(struct parser *p, u32 element);

#endif
