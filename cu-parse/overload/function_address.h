/* Names of several functions as arguments [over.over]. */
#ifndef FUNCTION_ADDRESS_H
#define FUNCTION_ADDRESS_H

#include "conversion.h"

/* Whether a node is the name of functions, which has no type by itself, or its address. */
bool is_overload_set(const struct parser *p, u32 node);
/* The symbol of these functions. */
u32 functions_of_node(const struct parser *p, u32 node);
/* The template arguments that the name gives; 0: none. */
u32 arguments_of_functions(const struct parser *p, u32 node);
struct conversion function_address_conversion(struct parser *p, const struct source *source, u32 to);
/* Whether the target type is that of a function, or of a pointer or reference to one, and certainly selects none. */
bool selects_no_function(struct parser *p, u32 node, u32 to);
/* The one that the target type selects; 0 where it is not certain. */
u32 selected_function(struct parser *p, u32 node, u32 to);
/* Makes such a node mean the function that the target type selects, where that is certain. */
void select_function(struct parser *p, u32 node, u32 to);
/* Makes an overload set mean the one specialization that its template-id names by itself, as where a placeholder type is deduced from it
 * [temp.arg.explicit]/4. False: there is not just one for certain. */
bool select_named_specialization(struct parser *p, u32 node);

#endif
