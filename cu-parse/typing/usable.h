/* Whether what was found may be used: asked where a substitution may fail; elsewhere all is. */
#ifndef USABLE_H
#define USABLE_H

#include "../overload/conversion.h"
#include "../traits/traits.h"
#include "access.h"

static inline enum outcome outcome_of_trait(enum trait_value value)
{
	return value == TRAIT_UNKNOWN ? OUTCOME_UNKNOWN : value == TRAIT_TRUE ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
}
/* A function that a call selects, and a function, field, variable or type that is named, through that class (0: it is not known) where it
 * is a member. */
enum outcome usable_function(struct parser *p, u32 routine, u32 naming_class);
/* The function of a user-defined conversion of an object of that type. */
enum outcome usable_converter(struct parser *p, u32 routine, u32 source_type);
enum outcome usable_entity(struct parser *p, il_any entity, u32 naming_class);
/* Objects of the type can be made and destroyed, whatever from: it is no abstract class, its destructor can be used. */
enum outcome usable_class(struct parser *p, u32 type);
/* What a node gives is no object of an incomplete class [basic.lval]/9, as only the operand of decltype may be. Asked anywhere. */
enum outcome usable_value(struct parser *p, u32 node);
/* A standard conversion that was chosen: a base class is meant that is one, may be accessed and, where members are converted, is not virtual
 * [conv.ptr]/3 [conv.mem]/2. Asked anywhere. */
enum outcome usable_standard_conversion(struct parser *p, const struct conversion *c);
/* A class has that base once, if it is one: objects convert to it [conv.ptr]/3 [class.member.lookup]. */
enum outcome unambiguous_base(struct parser *p, u32 class, u32 base);
/* The same of one object of a type from one node. */
enum outcome usable_argument(struct parser *p, u32 type, u32 node);
/* Parameters of class type can be made from the arguments, a list of nodes. */
enum outcome usable_arguments(struct parser *p, u32 function, u32 argument);

#endif
