/* What is said of entities at the end of the source: in which order. */
#ifndef AT_END_H
#define AT_END_H

#include "calls.h"

/* First functions of namespaces that are not defined, and what is declared outside of namespaces; then members of classes there; then what
 * namespaces have. */
enum group_at_end { AT_END_FILE, AT_END_CLASS, AT_END_NAMESPACE };
/* In which order the members of a class stand: instances of its templates in the order in which they were made. */
enum rank_at_end { AT_END_MEMBER_FUNCTION, AT_END_MEMBER_INSTANCE, AT_END_STATIC_MEMBER };
struct entity_at_end {
	u32 position;
	enum group_at_end group;
	u32 namespace; /* AT_END_NAMESPACE: where the outermost one stands first */
	u32 class;     /* the type that it is a member of; 0: of none */
	enum rank_at_end rank;
	u32 unit; /* where that type is named first, or the entity itself */
	il_any entity;
	enum diag_id id;
};
typedef VEC(struct entity_at_end) entities_at_end;

/* ---- rules_undefined.c ---- */
/* An entity that stands in a scope; scope 0: a function of a namespace that is not defined. */
struct entity_at_end entity_at_end(const struct il *il, enum diag_id id, il_any entity, u32 position, u32 scope);
/* Whether something of a namespace has internal linkage for the namespace [basic.link]. */
bool is_in_unnamed_namespace(const struct il *il, u32 scope);
/* Reports members that have no other place for their definition, and adds the functions and variables that are used and not defined, where
 * no other source can define them. */
void find_undefined(struct check *check, entities_at_end *found);

#endif
