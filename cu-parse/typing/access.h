/* Access to members [class.access], asked anywhere. */
#ifndef ACCESS_H
#define ACCESS_H

#include "../templates/instantiate.h"

/* A member: its class, its name and its access there. */
struct member_access {
	u32 class, ident;
	u8 access;
	bool needs_object; /* it is no static one */
};
/* Fills m for a function, field, variable, type or template of these; false: it is no member of a class. */
bool member_access_of(struct parser *p, il_any entity, struct member_access *m);
/* Whether a member of a class with such an access may be named here, through that class. */
enum outcome accessible_here(struct parser *p, u32 class, u8 access);
/* The same through a naming class; 0: that is not known, and the member's own is taken for it. */
enum outcome accessible_through(struct parser *p, u32 naming, const struct member_access *m);
/* Whether an object of a class, or a pointer to one, converts here to that of a base: what is none gives FAILURE, the class itself SUCCESS. */
enum outcome accessible_base(struct parser *p, u32 class, u32 base);

/* Fails the substitution where a qualified name is that of a member type, or a template, that may not be named here. */
void require_access(struct parser *p, const struct qualifier *qualifier, const struct lookup *found);

#endif
