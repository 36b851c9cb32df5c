/* Member functions of instances of class templates wait: the class has their names, and the declaration is parsed when one means them, since
 * few of them are ever asked for. What decides about the class itself does not wait: data, types, bases, constructors, destructors,
 * assignments, conversions, virtual functions, friends; nor does what shares its name with such a member, or what, in a file of the user's,
 * may be an error of the instance. */
#ifndef WAITING_MEMBERS_H
#define WAITING_MEMBERS_H

#include "../parser.h"

/* ---- the pattern: which members may wait ---- */
/* p at the { of a class: whether its members are to be noted, since it is a template's. */
bool has_waiting_members(const struct parser *p);
/* Notes the member-declaration from a token up to p, if it can wait; last_entry: what the class's scope had last before it. */
void note_waiting_member(struct parser *p, u32 begin, u32 last_entry);
/* p at the end of the class with the { at a token; first: how many were noted before. What has a name that something else has as well does
 * not wait. */
void end_waiting_members(struct parser *p, u32 brace, u32 first);

/* ---- the instance ---- */
/* p at the { of an instance: the first of its template's members that wait; 0: none. */
u32 first_waiting_member(struct parser *p, u32 type);
/* Passes over the declaration at p if it is that of *next, which becomes the next one, and it can wait here, too. */
bool let_member_wait(struct parser *p, u32 *next);
/* Declares those that wait under a symbol of a class's scope. False where that cannot be done: too much is being instantiated. */
bool declare_waiting(struct parser *p, u32 scope, u32 symbol);
/* Declares all that wait in a class. */
void declare_all_waiting(struct parser *p, u32 type);

/* A symbol that stands for what waits under a name: its entity is the number in p->waiting, as of no kind, of the first one, and noted is
 * that of the last. While they are declared it has no entity. */
static inline bool is_waiting(const struct symbol *symbol) { return symbol->entity && il_any_kind(symbol->entity) == IL_none; }

#endif
