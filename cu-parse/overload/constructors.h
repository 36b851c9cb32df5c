/* Initialization of class objects by constructors [over.match.ctor] [over.match.list]. */
#ifndef CONSTRUCTORS_H
#define CONSTRUCTORS_H

#include "overload.h"

/* All constructors of a class: declared ones, templates, and those that are declared implicitly, which have no routine. */
void add_constructors(struct parser *p, struct candidate_set *set, u32 class);

/* Which constructor initializes an object of the class from arguments, or from a braced list with such elements: then those that take a
 * std::initializer_list come first. *viable: how many are (perhaps). */
struct resolution resolve_constructors(struct parser *p, u32 class, const struct source *list, const struct arguments *elements,
                                       u32 *viable);
/* The same of nodes: the arguments from first_argument on or, of list-initialization, the node of the list. Aggregates are the caller's
 * business. */
struct resolution resolve_constructors_of_nodes(struct parser *p, u32 class, u32 first_argument, bool list);
/* The routine of that; 0: an implicit one, or *outcome is not success. */
u32 resolve_constructor(struct parser *p, u32 class, u32 first_argument, bool list, enum outcome *outcome);

/* Whether arguments in parentheses are the elements of an aggregate, as no constructor takes them [dcl.init.general]/16.6.2.2. */
bool are_elements_in_parentheses(struct parser *p, u32 class, u32 first_argument);

/* resolve_constructors() of values of such types, which stand for arguments that nobody wrote. */
struct resolution resolve_construction(struct parser *p, u32 class, const struct source *sources, u32 count);

/* E of std::initializer_list<E>, 0 of another type. */
u32 element_of_initializer_list(struct parser *p, u32 type);

#endif
