/* Whether what was found may be used: asked where a substitution may fail; elsewhere all is. */
#ifndef USABLE_H
#define USABLE_H

#include "../overload/conversion.h"
#include "../traits/traits.h"

static inline enum outcome outcome_of_trait(enum trait_value value)
{
	return value == TRAIT_UNKNOWN ? OUTCOME_UNKNOWN : value == TRAIT_TRUE ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
}
/* A member of a class with such an access [class.access]. */
enum outcome accessible_here(const struct parser *p, u32 class, u8 access); /* asked anywhere */
enum outcome accessible_member(const struct parser *p, u32 class, u8 access);
/* A function that a call selects, and a function, field or variable that is named. */
enum outcome usable_function(struct parser *p, u32 routine);
enum outcome usable_entity(struct parser *p, il_any entity);
/* Objects of the type can be made and destroyed, whatever from: it is no abstract class, its destructor can be used. */
enum outcome usable_class(struct parser *p, u32 type);
/* A standard conversion that was chosen: a base class is meant that is one, may be accessed and, where members are converted, is not virtual
 * [conv.ptr]/3 [conv.mem]/2. Asked anywhere. */
enum outcome usable_standard_conversion(struct parser *p, const struct conversion *c);
/* The same of one object of a type from one node. */
enum outcome usable_argument(struct parser *p, u32 type, u32 node);
/* Parameters of class type can be made from the arguments, a list of nodes. */
enum outcome usable_arguments(struct parser *p, u32 function, u32 argument);

#endif
