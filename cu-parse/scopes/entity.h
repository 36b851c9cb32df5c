/* Entities and their declarations: finding the one that a declaration redeclares, or making it. */
#ifndef ENTITY_H
#define ENTITY_H

#include "../parser.h"

/* A function [dcl.fct]; *decl gets this declaration's record. */
u32 declare_routine(struct parser *p, const struct specifiers *s, const struct declarator *d, const struct template_heads *heads,
                    enum declaration_context context, u32 *decl);
/* What a function that is specialized or instantiated explicitly may be one of: constructors have no name. */
struct lookup functions_declared_before(struct parser *p, const struct specifiers *s, const struct declarator *d);
/* The constructor of the class around with the parameters of a declarator, or 0. */
u32 constructor_declared_like(struct parser *p, const struct declarator *d);
/* routine_map.c: the routine, or routine of a template, that a symbol stands for, or 0; that of a name with a signature, or 0. */
u32 routine_of_symbol(const struct parser *p, u32 symbol);
u32 find_routine(struct parser *p, u32 scope, u32 ident, u32 signature);
/* 0: it has none by which a declaration could find it, as instances and what is implicit. */
static inline u32 signature_of_routine(const struct parser *p, u32 routine)
{
	return routine < p->signatures.count ? p->signatures.at[routine] : 0;
}
/* Whether a function of a namespace has no declarations but those that hide it: of friends, which arguments find [namespace.memdef]/3, or in
 * blocks, which nothing finds elsewhere [dcl.meaning]/3. */
enum introduction { BY_FRIEND = 1, BY_BLOCK = 2 };
bool is_introduced_by(const struct parser *p, u32 routine, unsigned ways);
static inline bool is_hidden_function(const struct parser *p, u32 routine) { return is_introduced_by(p, routine, BY_FRIEND | BY_BLOCK); }
u32 declare_variable_entity(struct parser *p, const struct specifiers *s, const struct declarator *d, const struct template_heads *heads,
                            enum declaration_context context, u32 *decl);
/* The variable, or that of a template, that a name is bound to in a scope; 0: there is none. */
u32 find_variable(struct parser *p, u32 scope, u32 ident);
/* Whether declarations with these types may declare one variable: the bound of an array may be left out, or be
 * zero. */
bool are_types_of_one(struct parser *p, u32 a, u32 b);
/* Whether a name of a block is that of another variable there, or of a parameter in the outermost block [basic.scope.block]. */
void check_local_redeclaration(struct parser *p, u32 scope, u32 ident, u32 place);
/* After the initializer: definition or not, linkage. */
void finish_variable(struct parser *p, u32 variable, u32 decl);
void declare_typedef(struct parser *p, const struct specifiers *s, const struct declarator *d);
/* allocation_functions.c: declares operator new, delete and those of arrays as every program has them, before the first one is named. */
void declare_allocation_functions(struct parser *p);
/* Whether a routine is one of these, and nobody has declared it; its first declaration. */
bool is_implicit_allocation(const struct parser *p, u32 routine);
void replace_implicit_allocation(struct parser *p, u32 routine, const struct declarator *d);
struct alias {
	u32 ident, position, type, first_attribute, begin; /* begin: of the declaration */
};
void declare_alias(struct parser *p, const struct alias *alias, const struct template_heads *heads);
u32 new_field(struct parser *p, const struct specifiers *s, const struct declarator *d);
/* What few declarations have: of this one, new where it had none. */
struct il_declaration_extra *extra_of_declaration(struct parser *p, struct il_full_entity_decl_info *decl);
/* Notes the qualifier of a member of a specialization: at least the class that it is a member of. */
void note_class_qualifier(struct parser *p, struct il_full_entity_decl_info *decl, const struct declarator *d);
/* Of what tells partial specializations with the same arguments apart: constraints, and types such as auto * of parameters; 0: nothing. */
u32 identity_of_head(struct parser *p, u32 template_decl);
/* The hash of a function's type, with a template head that is equivalent to others of that number [temp.over.link]/6. */
u32 template_signature(struct parser *p, u32 template_decl, u32 hash);
/* Default arguments may stand on any declaration of a template: these two have both's [temp.param]/14. */
void merge_default_arguments(struct parser *p, u32 template_decl, u32 other);
/* Whether the entity that is declared is itself a template, not just a member of one. */
bool declares_template(struct parser *p, const struct declarator *d, const struct template_heads *heads);
u32 new_using(struct parser *p, u32 ident, il_any target, u32 flags, u32 begin);
void classify_pragma(struct parser *p, struct il_pragma *pragma);

#endif
