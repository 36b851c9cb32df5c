/* Constraints [temp.constr]: whether template arguments satisfy them, and which of two declarations is more constrained. */
#ifndef CONSTRAINTS_H
#define CONSTRAINTS_H

#include "instantiate.h"

/* A constraint-expression in the form that its tokens have: conjunctions and disjunctions of concept-ids and atomic constraints. */
enum constraint_kind { CONSTRAINT_AND, CONSTRAINT_OR, CONSTRAINT_CONCEPT, CONSTRAINT_ATOM };
struct constraint {
	u8 kind;
	bool is_primary; /* an operand of a requires-clause, which calls and subscripts nothing */
	u32 left, right; /* of conjunctions and disjunctions: numbers of constraints */
	u32 first, end;  /* tokens */
};

/* ---- constraints.c: satisfaction [temp.constr.constr]; SUCCESS: satisfied, FAILURE: not ---- */

/* The constraint that the expression at token first is; its names are looked up from p->scope where that has not been done. */
u32 constraint_at(struct parser *p, u32 first);
const struct constraint *constraint_of(const struct parser *p, u32 number);
/* The first token of a concept's constraint-expression. */
u32 concept_expression(const struct parser *p, u32 concept);
/* Of a constraint-expression that stands at p, which is passed over, with names as they are bound here. */
enum outcome satisfied_here(struct parser *p);
/* Of a concept-id. */
enum outcome concept_satisfied(struct parser *p, u32 concept, const struct template_args *args);
/* Of a type-constraint at p, which is passed over: its concept's first argument is the type [temp.param]/4. */
enum outcome type_constraint_satisfied(struct parser *p, u32 type);
/* Of the type-constraints and requires-clause of a template_decl; scope binds its parameters to the arguments of set. */
enum outcome constraints_satisfied(struct parser *p, u32 decl, u32 scope, const struct argument_set *set);
/* Of a specialization of a function template that was made with these arguments. */
enum outcome instance_satisfied(struct parser *p, u32 routine, const struct argument_set *set);
/* Of a class, alias or variable template, with a canonical list of arguments. */
enum outcome template_constraints_satisfied(struct parser *p, u32 template, u32 list);
/* Of the trailing requires-clause of a function that is no template [dcl.decl.general]/4. */
enum outcome trailing_requires_satisfied(struct parser *p, u32 routine);
/* The token behind the requires of a trailing requires-clause in a declaration; 0: there is none. */
u32 trailing_requires(const struct parser *p, const struct il_full_entity_decl_info *decl);
/* Of such a clause, from its first token on, in a scope that binds all that it names. */
enum outcome clause_satisfied(struct parser *p, u32 first, u32 scope);
/* Frees what is remembered of constraints. */
void constraints_free(struct parser *p);

/* ---- subsumption.c [temp.constr.order] ---- */

/* Which of two templates of one sort is more constrained, given the template_decl and the declaration, or 0, of each: -1 the first, 1 the
 * second, 0 neither; *known is false where that cannot be told. */
struct constrained {
	u32 decl, declaration;
};
int compare_constraints(struct parser *p, const struct constrained *first, const struct constrained *second, bool *known);

#endif
