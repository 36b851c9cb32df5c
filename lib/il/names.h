/* Names of entities and types as the reference's diagnostics write them (page 53). Template parameters have no names in types:
 * they get those that the template<…> of an entity, or one around it, gives them. */
#ifndef NAMES_H
#define NAMES_H

#include "il.h"

/* Appends a type: const int *const, int (*)[3], N::S<T, 3>. context: the entity whose template
 * parameters it mentions, 0 outside templates. */
void il_add_type_name(const struct il *il, u32 type, il_any context, struct buffer *out);
/* The same as in lists of types and in signatures: without typedefs that instances of class templates have, W<int>::pointer is int *, and
 * without specializations of alias templates. */
void il_add_listed_type_name(const struct il *il, u32 type, struct buffer *out);
/* The same without typedefs: pint is int *. */
void il_add_desugared_type_name(const struct il *il, u32 type, il_any context, struct buffer *out);
/* Appends a list of template arguments: <int, 3>. */
void il_add_template_arguments(const struct il *il, u32 first_argument, struct buffer *out);
/* Whether a typedef is that of an instance of a class template, or a specialization of an alias template, and depends on no parameter. */
bool il_is_typedef_of_instance(const struct il *il, const struct il_type *type);
/* The type that typedefs, decltype and qualifiers stand for. */
u32 il_behind_typerefs(const struct il *il, u32 type);
/* E of a class std::initializer_list<E> [support.initlist]; 0: it is another type. */
u32 il_element_of_initializer_list(const struct il *il, u32 type);

/* "function", "variable", "class template" …; "" for what has no name. */
const char *il_entity_kind_text(const struct il *il, il_any entity);
/* Appends an entity's qualified name. Functions that are overloaded at position have parameters, and instances of templates
 * are called as the template is, with what its parameters stand for: N::S<T>::f(T) [with T=int]. */
void il_add_entity_name(const struct il *il, il_any entity, u32 position, struct buffer *out);
/* Appends the name of a function template as a declaration up to position leaves it: with its template parameters, where calls do not tell
 * all of them, and its parameters if there are overloads then: N::f<T,U>(T). */
void il_add_template_name(const struct il *il, u32 routine, u32 position, struct buffer *out);
/* Appends an entity's qualified name, functions with their parameters and instances of templates with their arguments: N::f<int>(int). */
void il_add_signature(const struct il *il, il_any entity, struct buffer *out);
/* As it is declared: T tv [with T=int], auto f(T) [with T=int]. */
void il_add_declaration_name(const struct il *il, il_any entity, struct buffer *out);
/* A friend that is declared in a class template, context, as it is there but for what the class's typedefs stand for: T f(S<T>). */
void il_add_friend_name(const struct il *il, u32 routine, il_any context, struct buffer *out);
/* A function's qualified name with parameters, overloaded or not: N::S<T>::f(T) [with T=int]. */
void il_add_function_signature(const struct il *il, il_any entity, struct buffer *out);
/* The same of a conversion function, to the type that it has in an instance: S<T>::operator int() [with T=int]. */
void il_add_conversion_signature(const struct il *il, u32 routine, struct buffer *out);
/* A function's qualified name without parameters: N::S<T>::f [with T=int]. */
void il_add_function_name(const struct il *il, il_any entity, struct buffer *out);
/* The same, and that of a variable, with the namespace they are linked in, where only blocks declare them, too. */
void il_add_linked_name(const struct il *il, il_any entity, struct buffer *out);
/* The name alone: f, operator int, ~S. */
void il_add_unqualified_name(const struct il *il, il_any entity, struct buffer *out);
/* Class::name of a member function, without parameters. */
void il_add_member_name(const struct il *il, u32 routine, struct buffer *out);

/* ---- names that people ask for; asked_name.c ---- */
/* Whether an entry is called so: as its signature is, which may lack what is around the entity, template arguments and parameters; or that
 * is the place where it is declared, FILE:LINE. */
bool il_is_called(const struct il *il, enum il_kind kind, u32 index, const char *name);
/* Where an entity that has a name is declared, a closure at its lambda; 0: the entry is no such thing. */
u32 il_declared_at(const struct il *il, enum il_kind kind, u32 index);
/* Adds the signatures of a few entities that may be meant by a name that none has, with commas between; nothing where none is like it. */
void il_add_near_names(const struct il *il, const char *name, struct buffer *out);

/* ---- for those who write names; type_name.c ---- */
struct name_writer {
	const struct il *il;
	struct buffer *out;
	size_t limit; /* of the length; 0: it was reached, and "…" stands there */
	u32 depth;
	il_any context;         /* the entity whose template parameters have names, as those of what is around it */
	bool desugared;         /* no typedefs */
	bool behind_instances;  /* none that instances of class templates have, and no specializations of alias templates */
	bool of_declaration;    /* of a variable template no <T> */
	bool behind_classes;    /* no typedefs that classes have */
	u32 converted;          /* what a conversion function is to; 0: as it is declared */
	bool of_friend;         /* of one that a class template declares: no scope around its name */
	bool declarator_closed; /* behind a ) or ] of a declarator, where [ and ( follow without a space */
	const char *unnamed;    /* what unnamed namespaces are called; NULL: <unnamed> */
	bool as_linked;         /* what blocks declare is called what the namespace around them would call it */
	bool in_lambda;         /* parameters without a name are auto */
	u32 lambda_decl;        /* the template_decl of that lambda, if it has one */
};
enum { NAME_DEPTH_MAX = 40, NAME_LENGTH_MAX = 16384 };
void name_puts(struct name_writer *w, const char *text);
bool name_deeper(struct name_writer *w);
void name_of_type(struct name_writer *w, u32 type);
/* The name of what a declaration declares. */
void name_of_declared(struct name_writer *w, il_any entity);
/* int *f(int): the type around an entity's name */
void name_of_declarator(struct name_writer *w, u32 type, il_any entity);
/* The type without declarators: <unnamed>, not struct <unnamed>. */
void name_of_class(struct name_writer *w, u32 type);
/* N::S<int>:: */
void name_of_scope(struct name_writer *w, u32 scope);
void name_qualified(struct name_writer *w, il_any entity);
/* Without the enumeration, unless that is scoped. */
void name_of_enumerator(struct name_writer *w, il_any enumerator);
void name_of_template_argument(struct name_writer *w, u32 argument);
void name_of_template_arguments(struct name_writer *w, u32 first_argument);
/* <T,U> of a function template whose calls do not deduce all parameters, else nothing. */
void name_of_undeduced_parameters(struct name_writer *w, u32 routine);
void name_of_template_parameters(struct name_writer *w, u32 template_decl, const char *separator);
/* What has a template<…>, from the inside out: the class or function around an entity, or 0; and the innermost template<…> of its
 * first declaration, of a class template of its definition, or 0. */
il_any name_entity_around(const struct il *il, il_any entity);
u32 name_template_decl(const struct il *il, il_any entity);
/* The template parameter that a text, which may stand in brackets, is the name of where it is written; 0: it is something else. */
u32 il_parameter_named(const struct il *il, u32 begin, u32 end);
/* Whether a call tells what a template parameter is, or a type does that is compared with another. */
bool il_is_parameter_deduced(const struct il *il, u32 param, u32 function_type);
bool il_is_parameter_deduced_from(const struct il *il, u32 param, u32 type);
/* Whether calls give all template parameters that have no default arguments a meaning (deducible.c). */
bool il_are_parameters_deduced(const struct il *il, const struct il_template_decl *decl, u32 function_type);
/* (int, char, ...) and the qualifiers behind it. */
void name_of_parameters(struct name_writer *w, u32 routine_type);

#endif
