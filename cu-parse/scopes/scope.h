/* Scopes, bindings and lookup [basic.scope] [basic.lookup]. */
#ifndef SCOPE_H
#define SCOPE_H

#include "../parser.h"

/* ---- scope.c ---- */
#define SEVERAL_SCOPES UINT32_MAX /* struct identifier's scope when more than one scope binds it */
u32 scope_new(struct parser *p, enum il_scope_kind kind, u32 parent, il_any owner);
bool is_block(const struct scope_state *state);
/* Makes parent the scope around another one. */
void scope_set_parent(struct parser *p, u32 scope, u32 parent);
/* Whether a scope is outer or somewhere inside of it. */
bool scope_is_inside(const struct parser *p, u32 scope, u32 outer);
/* Whether a class stands between here and a scope around. */
bool is_inside_class_of(const struct parser *p, u32 around);
/* The innermost lambda around that would capture this: 0 also where a class stands between, which has one of its own. */
u32 lambda_of_this(const struct parser *p);
void bind(struct parser *p, u32 scope, u32 ident, il_any entity);
/* Newest symbol of ident bound in just this scope, or 0. What waits there under the name is declared now (waiting_members.h). */
u32 bound_symbol(struct parser *p, u32 scope, u32 ident);
/* How many there are. */
u32 count_bound(struct parser *p, u32 scope, u32 ident);
/* Like bound_symbol(), where what waits may go on waiting. */
u32 newest_symbol(const struct parser *p, u32 scope, u32 ident);
void add_using_directive(struct parser *p, u32 scope, u32 nominated_scope);
enum name_class classify(const struct parser *p, il_any entity);
/* The current scope, or that around the template parameters of what is being declared. */
u32 declaration_scope(const struct parser *p);
/* Whether a scope is that of a class the members of which are not all declared yet. */
bool is_being_defined(const struct parser *p, u32 scope);
/* Whether the template parameters of a scope are not in scope where lookup comes from further in: they are the class's, and what is
 * looked at is the definition of a member outside, which has names of its own for them [basic.scope.temp]. *is_of_member: from one call
 * to the next, false at first. */
bool is_passed_over(const struct parser *p, u32 scope, bool *is_of_member);
/* The innermost namespace scope around scope. */
u32 enclosing_namespace_scope(const struct parser *p, u32 scope);
struct lookup lookup_unqualified(struct parser *p, u32 ident, enum lookup_mode mode);
/* Whether a namespace was found to have just functions that friend declarations, or declarations in blocks, have introduced: names do not
 * find them [namespace.memdef]/3, but declarations with a qualifier do find a friend. */
bool has_hidden_functions_alone(const struct parser *p, const struct lookup *found);
/* The scope that has an unqualified name, found so, or shows it by a using-directive, where it means something else as well that is visible
 * there: it is ambiguous then [namespace.udir]/6. 0: it does not. */
u32 scope_with_other_meaning(struct parser *p, u32 ident, const struct lookup *found);
/* Whether a type, variable or template is declared behind what is parsed: a template, or a body that had to wait. */
bool is_declared_behind(const struct parser *p, il_any entity);
/* In a namespace or class, with its inline namespaces, directives and bases [basic.lookup.qual]. */
struct lookup lookup_in_scope(struct parser *p, u32 scope, u32 ident, enum lookup_mode mode);
/* Where what a namespace or class has by that name is declared again: in one of its inline namespaces, should that have it
 * [namespace.def.general]/9. */
u32 scope_of_declared(struct parser *p, u32 scope, u32 ident, enum lookup_mode mode);
struct lookup lookup_qualified(struct parser *p, const struct qualifier *qualifier, u32 ident, enum lookup_mode mode);
/* What the language itself uses of namespace std: a class or typedef, a class template; 0 when it is not declared. */
u32 standard_type(struct parser *p, const char *name);
u32 standard_template(struct parser *p, const char *name);
/* The innermost class's scope among a scope and those around it; 0: there is none. */
static inline u32 innermost_class_scope(const struct parser *p, u32 scope)
{
	while (scope && p->scopes.at[scope].kind != sck_class_struct_union)
		scope = p->scopes.at[scope].parent;
	return scope;
}
/* The scope of a class that is defined, or being defined; 0: it is not. */
static inline u32 scope_of_class(const struct parser *p, u32 class)
{
	return il_class_info(p->il, il_type(p->il, class)->class_info)->scope;
}
/* The scope of a class, enumeration or the pattern of a specialization; 0 when it is not known. */
u32 scope_of_type(struct parser *p, u32 type);
/* The same where a name is looked up in it: a closure type's members are declared then. */
u32 scope_for_lookup(struct parser *p, u32 type);
/* Whether scope_of_type() gives the template's scope for a specialization: another specialization may have other members. */
bool uses_pattern(const struct parser *p, u32 type);
/* Appends an entry to the declarations of the current scope and returns it. */
u32 add_source_entry(struct parser *p, il_any target, u32 decl, u32 begin, u32 end);

/* ---- scopes/entity.c; the rest is in entity.h ---- */
/* A new declaration record of an entity, appended to its list. heads and d may be NULL. */
u32 new_decl(struct parser *p, il_any entity, const struct specifiers *s, const struct declarator *d, const struct template_heads *heads);
/* enf_ flags from where the parser stands. */
u32 entity_flags_here(const struct parser *p);
/* Declares a variable (local, parameter, init-capture) in the current scope. */
u32 declare_variable(struct parser *p, u32 ident, u32 position, u32 type, u32 flags);

#endif
