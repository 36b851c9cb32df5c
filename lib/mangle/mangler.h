/* What the files of lib/mangle share. */
#ifndef MANGLER_H
#define MANGLER_H

#include "mangle.h"

enum { MAX_DEPTH = 100, MAX_SUBSTITUTIONS = 1000, MAX_SCOPES = 4096, MAX_LENGTH = 1 << 18, MAX_DEPENDENCE_STEPS = 1 << 16 };
enum { AUTO_DEDUCED = UINT16_MAX };

/* What an alias template's parameters stand for in its type: the arguments, which are spelled in the environment around. */
struct environment {
	const struct il_template_decl *decl;
	u32 first_argument;
	const struct environment *outer;
	u32 element;    /* of the pack, while a pattern is written once for each of them; else 0 */
	bool is_hidden; /* the only argument depends on template parameters, which it does not show any more */
};

struct mangler {
	const struct il *il;
	struct mangled_file *file;
	struct buffer out;
	u64 substitution[MAX_SUBSTITUTIONS]; /* hashes of the components' names without substitutions, in order */
	u32 substitution_count;
	bool no_substitutions; /* while such a name is made */
	bool failed;           /* something is not known */
	bool types_elided;     /* every type is written as 1? */
	const char *module_id; /* what names of internal linkage and unnamed namespaces show, or NULL */
	bool for_module;       /* variables do not get the ABI tags of their types, and have just a name in the global namespace */
	bool for_shadow;       /* the variable has internal linkage, as the shadow of a device variable in the host file */
	bool lenient;          /* a type that is not known yet is taken for one without ABI tags */
	u32 depth;
	u32 parameter_depth; /* how many parameter lists are around, in the function that is named */
	u32 auto_number;     /* what auto is: 0 unknown, AUTO_DEDUCED a return type's, else of T_ the number from 1 */
	const struct il_template_decl *lambda_head; /* of the generic lambda whose signature is written, or NULL */
	bool auto_is_pack;                          /* it is in a parameter pack */
	bool auto_is_inner;                    /* no other T_ is the same component, as in lambdas of templates that only devices know */
	char variant;                          /* of the constructor or destructor that is named */
	u32 dependence_steps;                  /* of type_depends(): types that share parts are many as a tree */
	u32 inherited_from;                    /* the class that the constructor which is named is inherited from, or 0 */
	const struct environment *environment; /* NULL: in no alias template */
	const struct il_type *shown_alias;     /* the specialization of an alias template by which what it stands for is named, or NULL */
	u32 in_arguments;                      /* how many template argument lists are around */
	const struct mangle_instantiation *instance; /* whose routine may be named and whose parameters T_ stands for, or NULL */
};

/* A type, routine or variable that is named, a namespace or lambda that names are in; 0: the global scope. */

/* ---- substitutions.c ---- */
typedef void part_function(struct mangler *m, const void *part);
/* A component that can be substituted: what part writes, or S_ for it. */
void mangled_component(struct mangler *m, part_function *part, const void *data);
/* The same where the component is known by another spelling, that of name. */
void mangled_component_named(struct mangler *m, part_function *name, part_function *part, const void *data);

/* ---- names.c ---- */
/* The name of a type, routine or variable <name>. */
void mangled_entity_name(struct mangler *m, il_any entity);
/* The same for a class or enumeration as a type, which can be substituted. */
void mangled_class_type(struct mangler *m, u32 type);
void mangled_source_name(struct mangler *m, il_str name);
/* A part of a name: the namespace that messages have around all others where linkage is internal. */
void mangled_internal_linkage(struct mangler *m, const void *unused);
/* The name of a variable in its scope, with a mark where its linkage is internal. */
void mangled_variable_name(struct mangler *m, u32 index);
/* That of a template as a template argument. */
void mangled_template_name(struct mangler *m, u32 template);
/* What an entity or a scope is in, blocks and template heads passed over: namespace, type, routine, lambda, or 0. */
il_any context_of(const struct mangler *m, il_any entity);
il_any context_of_scope(const struct il *il, u32 scope);
bool in_unnamed_namespace(const struct mangler *m, il_any entity);
static inline bool is_function(il_any context) { return il_any_kind(context) == IL_routine || il_any_kind(context) == IL_lambda; }
/* What entities share. */
il_str name_of(const struct il *il, il_any entity);
u32 first_attribute_of(const struct il *il, il_any entity);
void mangled_prefix(struct mangler *m, il_any context);
/* The same of a specialization of a class template, whose own name is replaced by what name() writes. */
void mangled_prefix_as(struct mangler *m, u32 class, part_function *name);
/* The code of the operator spelled text; one with both a unary and a binary form is that of arity operands. false: there is none. */
bool mangled_operator(struct mangler *m, const char *text, u32 arity);

/* ---- local.c ---- */
static inline bool contains(u32 begin, u32 end, u32 position) { return begin <= position && position < end; }
/* A number as the second and later ones of something have it: _, 0_, 1_ … */
void mangled_compact_number(struct mangler *m, u32 number);
/* The routine or lambda that an entity is local to, and in *outermost its part that stands directly there; 0 for none. */
il_any function_around(const struct mangler *m, il_any entity, il_any *outermost);
/* d_ d0_ …, when what stands directly in a function is a closure in a default argument of it [mangling.local-name]. */
void mangled_default_argument(struct mangler *m, il_any outermost);
/* _ and a number, when a static variable or a type is not the first of its name in the function. */
void mangled_local_discriminator(struct mangler *m, il_any entity);
/* Ut_, or a closure's name. */
void mangled_unnamed_type_name(struct mangler *m, u32 type);

/* ---- places.c ---- */
/* The field, member or variable in whose initializer a closure in a class or namespace stands, or 0. */
il_any initialized_around(const struct mangler *m, const struct il_type *closure);
/* The specialization of a variable template in whose initializer a closure stands, or 0. */
u32 specialization_around(const struct mangler *m, const struct il_type *closure);
/* The same for an explicitly specialized static member, whose class a closure is in. */
u32 specialized_member_around(const struct mangler *m, const struct il_type *closure);
/* The function in whose default argument a closure of a class stands, and its parameter, counted from the last one, which is 1; zeros:
 * in none. */
struct default_argument {
	u32 routine, number;
};
struct default_argument default_argument_around(const struct mangler *m, const struct il_type *closure);
/* How many closures g++ numbers before one of the unit, those of templates and of their instances among them, in the order in which it
 * instantiates, which is not known. */
u32 earlier_of_unit(struct mangler *m, u32 lambda);
/* The lambda after another one, or 0 for the first, among those at a position: what is parsed again has several there. UINT32_MAX: there
 * are no more. */
u32 next_lambda_at(const struct mangler *m, u32 position, u32 lambda);

/* ---- closures.c ---- */
/* The member in whose default initializer a closure stands, perhaps in functions there, and its class. */
struct shown_member {
	il_any class, member;
};
/* Whether messages name an entity by such a member: a closure, whose *shown is then known. */
bool is_shown_in_member(struct mangler *m, il_any entity, struct shown_member *shown);
void mangled_shown_member(struct mangler *m, const void *shown); /* a part_function */
/* Whether g++ numbers a closure throughout the translation unit: in no function, nor in an initializer that gives it a name. */
bool is_of_unit(struct mangler *m, u32 index);
/* Whether a parameter of a lambda has a template parameter of its own, as its type has auto in it. */
bool is_invented_for(const struct il *il, const struct il_parameter *param);
/* Whether g++ sees no lambda there, but an object that the host file has in its place (page 25): its own name is for devices. */
bool is_replaced_lambda(const struct il_lambda *lambda);
/* Whether a lambda is in a template, or in an instance of one. */
bool is_lambda_of_template(const struct il *il, const struct il_lambda *lambda);
/* Whether a closure of a namespace shows in messages that its linkage is internal. */
bool shows_internal_closure(struct mangler *m, u32 type);
/* Whether what a closure is in has internal linkage, is main, or has no name: other units have no name for that. */
bool is_internal_closure(struct mangler *m, u32 type);
/* Ul…E_, for the closure of an initializer with what is initialized before it. */
void mangled_closure_name(struct mangler *m, u32 type);

/* ---- lambda.c ---- */
/* The types of a lambda's parameters. */
void mangled_lambda_parameters(struct mangler *m, const struct il_lambda *lambda);
/* The encoding of a member of a closure type: the routine, of a generic lambda an instance; or NULL for the call operator of another
 * one. */
void mangled_lambda_encoding(struct mangler *m, u32 lambda, const struct il_routine *routine);

/* ---- types.c ---- */
void mangled_type(struct mangler *m, u32 index);
void mangled_parameters(struct mangler *m, u32 param, bool ellipsis);
/* The type behind typedefs; *cv collects the qualifiers. */
u32 type_behind(const struct il *il, u32 index, u32 *cv);
const struct il_type *look_through(const struct il *il, u32 index, u32 *cv);
/* Those of a function type: cv-qualifiers, and & or &&. */
void mangled_function_qualifiers(struct mangler *m, const struct il_type *t);
const char *ref_qualifier(const struct il_type *t);
void mangled_pack_expansion(struct mangler *m, const void *type); /* a part_function */

/* ---- template_args.c ---- */
/* The template that an entity specializes and its arguments; false when it is no specialization. */
bool specialization_of(struct mangler *m, il_any entity, u32 *template, u32 *first_argument);
void mangled_template_args(struct mangler *m, u32 template, u32 first_argument);
/* Whether the arguments are a class template's own parameters, as in the name of its pattern. */
bool are_own_parameters(const struct mangler *m, u32 template, u32 first_argument);
const struct il_template_decl *template_decl_of(const struct il *il, u32 template);
/* T_ for a parameter of the function template that is instantiated. */
void mangled_template_param(struct mangler *m, u32 depth, u32 index);
/* T_, T0_ … for the parameter of that index; of a template in another one. */
void mangled_inner_param(struct mangler *m, u32 index);
void mangled_param_component(struct mangler *m, u32 index, bool is_pack);
/* The same for a template template parameter; false, with nothing written, when it is none. */
bool mangled_template_template_param(struct mangler *m, u32 template);
/* The same for a non-type parameter in an expression, where it is no component. */
void mangled_value_param(struct mangler *m, u32 depth, u32 index);
/* Those of an instance of a generic lambda's call operator. */
void mangled_lambda_args(struct mangler *m, const struct il_lambda *lambda, u32 first_argument);
/* The arguments of a name in an expression, as they are written. */
void mangled_written_args(struct mangler *m, u32 first_argument);
/* What the specialization of an alias template stands for, by put(): as a type, or before ::. */
void mangled_alias(struct mangler *m, const struct il_type *alias, void (*put)(struct mangler *, u32 type));
/* What a type parameter of the alias template around stands for. */
void mangled_param_of_alias(struct mangler *m, u32 depth, u32 index, void (*put)(struct mangler *, u32 type));
/* Whether that parameter of the alias template around is a pack. */
bool is_pack_of_alias(const struct mangler *m, u32 index);
/* The type of the value that a node names, if that is just a parameter of the alias template around; 0: it is none, or not known. */
u32 type_of_named_value(const struct mangler *m, const struct il_expr_node *node);
/* Whether an argument is a type that is written for its parameter, not one that a default argument of other parameters gives. */
bool is_written_argument(const struct mangler *m, const struct il_template_arg *arg, const struct il_template_param *param);
/* The default argument that such a parameter has, which names others of the same alias template; NULL: its argument is known. */
const struct il_template_arg *default_in_alias(const struct mangler *m, u32 depth, u32 index);
/* Writes the pattern of an expansion for one element of the pack; where that is an expansion itself it becomes one of the pattern. */
typedef void part_of_expansion(struct mangler *m, const void *pattern, bool is_expansion);
/* An expansion in an alias template is written as what its pattern is for each element of the pack; false, with nothing written, where
 * no alias template with a pack is around. */
bool mangled_expansion_in_alias(struct mangler *m, part_of_expansion *part, const void *pattern);
/* sizeof... of the pack that is that parameter of the alias template around; false, with nothing written, where it is none. */
bool mangled_size_in_alias(struct mangler *m, u32 depth, u32 index);
/* Whether that depends on template parameters: it is no pack of the alias template around, or has expansions as elements. */
bool size_depends(const struct mangler *m, u32 depth, u32 index);
/* The parameter in sizeof...(pack), of which depth and index are set alone. */
struct il_template_param measured_pack(const struct mangler *m, const struct il_expr_node *node);
/* What a parameter of the class that is instantiated stands for, or 0; an explicit specialization has no parameters. */
u32 argument_for(const struct mangler *m, const struct il_type *t);

/* ---- expressions.c ---- */
void mangled_expression(struct mangler *m, u32 node);
/* The same as a template argument: X…E, literals and what has a symbol as they are. */
void mangled_expression_argument(struct mangler *m, u32 node);

/* ---- calls.c ---- */
/* L_Z name E of what has a symbol. */
void mangled_symbol(struct mangler *m, il_any entity);
/* A name in an expression, that of a function, without what qualifies it or as such. */
void mangled_simple_name(struct mangler *m, const struct il_expr_node *node);
void mangled_function_name(struct mangler *m, const struct il_expr_node *node);
/* Whether a name, not that of a member, means one function for certain. */
bool names_function(const struct mangler *m, const struct il_expr_node *node);
void mangled_member_access(struct mangler *m, const struct il_expr_node *access);
void mangled_call(struct mangler *m, u32 node);
/* An overloaded operator that depends on nothing, as a call; false, with nothing written, when it is none. */
bool mangled_operator_call(struct mangler *m, const struct il_expr_node *node);

/* The class that a qualified name is in; 0: a namespace or nothing. */
u32 qualifying_class(struct mangler *m, const struct il_expr_node *node);

/* ---- dependence.c ---- */
/* Whether a type or expression depends on template parameters; depth: how many are around it. */
bool type_depends(struct mangler *m, u32 type, u32 depth);
bool expression_depends(struct mangler *m, u32 node, u32 depth);

/* ---- values.c ---- */
/* A function, variable, field or subobject as a template argument of a type: a pointer to it or what a reference is bound to. */
void mangled_address(struct mangler *m, const struct il_constant *address, u32 type);
/* A floating value that has its bytes. */
void mangled_float(struct mangler *m, const struct il_constant *value);
/* An integer or null pointer of a type. */
void mangled_integer(struct mangler *m, const struct il_constant *value, u32 type);
/* A value of class or array type. */
void mangled_list(struct mangler *m, const struct il_constant *value);

/* ---- abi_tags.c ---- */
void mangled_abi_tags(struct mangler *m, il_any entity);
/* Those that the call operator of a lambda which is no template gets from its return type. */
void mangled_tags_of_call(struct mangler *m, const struct il_lambda *lambda);

/* ---- mangle.c ---- */
/* <encoding>: of a routine or lambda. */
void mangled_encoding(struct mangler *m, il_any function);
/* The same as Z…E around what it contains. */
void mangled_enclosing_function(struct mangler *m, il_any function);

#endif
