/* Declarations that do not agree with earlier ones of the same name [basic.scope] [class.mfct] [over.dcl] [basic.def.odr]: what is said
 * about those of ordinary code in the user's file. */
#ifndef REDECLARATIONS_H
#define REDECLARATIONS_H

#include "entity.h"

/* Whether a declarator-id in a namespace names a member that its class or namespace certainly does not have, which is said at once; the
 * qualifier then means nothing, and what follows sees no members. */
bool check_no_member(struct parser *p, struct id_expression *id);
/* The same of ::x in a block, where nothing of the global scope is declared. */
bool check_global_in_block(struct parser *p, struct id_expression *id);
/* A function that no declaration in its scope declares, though its name is qualified. ident: what it is bound as. False after an error: it
 * does not become a member. */
bool check_undeclared_member(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 scope, u32 ident);
/* Whether an explicit instantiation may be one of a member of an instance of a class template: it has that type; else that is said.
 * [temp.explicit] */
bool check_instantiated_member(struct parser *p, const struct declarator *d);
/* A variable that is defined outside of its class, where it is a member that belongs to objects. */
void check_undeclared_variable(struct parser *p, const struct declarator *d, u32 scope);
/* A member function that is declared outside of its class without being defined [class.mfct]/4. */
void check_member_outside(struct parser *p, u32 routine, const struct declarator *d);
/* name<…> in the declaration of a function, where nothing of that name is declared. */
void check_arguments_of_no_template(struct parser *p, const struct declarator *d);
/* Whether an explicit specialization or instantiation may be one of these function templates [temp.deduct.decl]; if not, that has been said. */
bool check_specialized_function(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 symbol);
/* Whether a function that a name means in a scope of a namespace is one of another namespace, brought here by a using-declaration: what
 * is declared here is none of its declarations. Functions with C linkage are one [dcl.link]/6. */
bool is_of_other_namespace(const struct parser *p, u32 routine, u32 scope);
/* The new function has the parameters of such another one, which the using-declaration may not bring here then [namespace.udecl]/10. */
void check_against_using(struct parser *p, u32 routine, u32 other, u32 place);
/* A function that is declared again. False when it returns something else: the new one is another function, which has no name. */
bool check_routine_redeclaration(struct parser *p, u32 routine, const struct specifiers *s, const struct declarator *d,
                                 enum declaration_context context);
/* Whether it has been said that a function, which the declaration is about to define, has a definition already. */
bool check_routine_redefinition(struct parser *p, u32 routine, u32 decl, u32 place);
/* Where the first template<…> stands of those that end with this one: what is declared by a template is said to be there. */
u32 place_of_heads(const struct parser *p, u32 template_decl);
/* A class or enumeration is about to be defined. */
void check_type_redefinition(struct parser *p, u32 scope, u32 ident, u32 type, u32 place);
/* Whether it has been said that the specialization or the class template has a definition already. */
bool check_specialization_again(struct parser *p, u32 type, u32 place);
bool check_class_template_redefinition(struct parser *p, u32 type, u32 place);
/* = delete at a place, of a function that may have been declared before [dcl.fct.def.delete]/4. */
void check_deleted_late(struct parser *p, u32 routine, u32 decl, u32 place);
/* An enumeration that was declared is declared again [dcl.enum]/3. */
void check_enum_redeclaration(struct parser *p, u32 type, bool is_scoped, u32 base, u32 place);
/* A name behind class, union (as the kind of type says) or enum (tk_integer), where the scope has it for another kind of type. */
void check_tag(struct parser *p, u32 scope, u32 ident, u8 kind, bool is_definition, u32 place);
/* The name of a template parameter that the current scope is about to have. */
void check_template_parameter(struct parser *p, u32 ident, u32 place);
/* The name of a parameter that a function or a type of functions is about to have. */
void check_name_of_parameter(struct parser *p, u32 ident, u32 place);
/* A name of a block or class is declared where parameters of templates around have it. */
void check_hidden_parameter(struct parser *p, u32 scope, u32 ident, u32 place);
/* A function of extern "C" that overloads another one. */
void check_c_linkage(struct parser *p, u32 scope, const struct declarator *d);
/* main in the file scope with other parameters than an earlier one has. */
void check_other_main(struct parser *p, const struct declarator *d);
/* A typedef is about to be declared in the scope. */
void check_typedef_redeclaration(struct parser *p, u32 scope, u32 ident, u32 type, u32 place);

/* ---- other_kinds.c ---- */
/* Whether a type is a typedef that the scope itself declares. */
bool is_own_typedef(const struct parser *p, u32 type, u32 scope);
/* A field or member function, an enumerator is about to be declared in the scope. */
void check_member_redeclaration(struct parser *p, u32 scope, u32 ident, bool is_function, u32 place);
void check_enumerator_redeclaration(struct parser *p, u32 scope, u32 ident, u32 place);
/* The name of a namespace that is new in the current scope: it has no other meaning there. */
void check_namespace_declaration(struct parser *p, u32 ident, u32 place);
/* Whether the name of an alias has no other meaning in the current scope; else that is said. */
bool check_namespace_alias(struct parser *p, u32 ident, il_any target, u32 place);
/* A variable, a function or a typedef, which kind says, where a namespace has another of them with that name. */
void check_other_kind(struct parser *p, u32 scope, u32 ident, enum il_kind kind, u32 place);
/* Whether a block has a name, which no variable or function of its has, for a typedef or a member of an anonymous union. */
bool has_other_meaning_in_block(struct parser *p, u32 scope, u32 ident);
/* A typedef in a block that has its name for something else. */
void check_typedef_in_block(struct parser *p, u32 scope, u32 ident, u32 place);
/* A template of a class or variable or an alias template, where a namespace has the name for something else. */
void check_name_of_template(struct parser *p, u32 scope, u32 ident, enum il_template_kind kind, u32 place);
/* The members of an anonymous union become names of the scope around it. */
void check_anonymous_members(struct parser *p, u32 scope, u32 class);

/* ---- block_externs.c ---- */
/* A variable that a block declares, of a name that the block has for a function, or, with extern, its namespace or another block for
 * something else; the same where the block itself has that variable; one of a namespace that a block declared before; a function that a
 * block declares. */
void check_variable_in_block(struct parser *p, const struct declarator *d, u32 variable, u32 scope);
void check_extern_again(struct parser *p, const struct declarator *d, u32 variable);
void check_behind_block_extern(struct parser *p, const struct declarator *d, u32 scope);
void check_function_in_block(struct parser *p, const struct declarator *d, u32 scope);
/* Says that what is declared at the place is something else than a function or variable that another scope declares. */
void report_previous(struct parser *p, enum diag_id id, u32 place, il_any before);

/* ---- overrides.c ---- */
/* The functions of a class whose members are all declared: what overrides others is virtual, and has them in its first_overridden. */
void record_overrides(struct parser *p, u32 class);

/* ---- check_overrides.c ---- */
/* Whether a member function with the parameters of a virtual one of a base certainly returns what its overriders may not
 * [class.virtual]/8. */
bool has_other_result(struct parser *p, u32 routine, u32 overridden);
/* What is said about them. */
void check_overriders(struct parser *p, u32 class);

/* ---- specializations.c ---- */

/* Whether template<> is before the declarator of what can be specialized: a member of an instance, of those that scope has by the
 * identifier; key: the signature. */
bool check_function_specializes(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 scope, u32 ident, u32 key);
bool check_variable_specializes(struct parser *p, const struct declarator *d, u32 scope);
/* The same of a class with such a name; place: where its declaration begins behind template<>. */
void check_class_specializes(struct parser *p, u32 type, const struct id_expression *id, u32 place);
/* The name of a template with arguments is declared without template<>. */
void check_arguments_without_template(struct parser *p, const struct specifiers *s, const struct declarator *d);

/* Whether a function's result is certainly another one than a declarator's, of that type. */
bool have_other_results(struct parser *p, const struct il_routine *routine, const struct specifiers *s, u32 type);
/* Whether a declarator is certainly not that of any of these member functions, none of which is a template. */
bool declares_none(struct parser *p, const struct declarator *d, u32 symbol);

#endif
