/* Overload resolution [over.match]: which function a call means, if that is certain. */
#ifndef OVERLOAD_H
#define OVERLOAD_H

#include "parser.h"

/* How well an argument fits a parameter [over.best.ics], from bad to good. */
enum fit {
	FIT_NONE,            /* no conversion: the function is not viable */
	FIT_UNKNOWN,         /* takes more than is known here: a user-defined conversion, an operand without type */
	FIT_ELLIPSIS,
	FIT_BOOLEAN,         /* a conversion of a pointer to bool, which is worse than other conversions */
	FIT_CONVERSION,
	FIT_PROMOTION,
	FIT_EXACT,           /* but for a qualification, or an rvalue bound to a const lvalue reference */
	FIT_PERFECT          /* no function can take the argument better */
};
enum fit fit_of_argument(struct parser *p, u32 argument, u32 param_type);

/* The routine that a call with these arguments (a list of nodes) means, of the functions of a symbol, or 0. class: that of the object
 * of a member function, with its cv and whether the object is an lvalue; or 0. */
struct call {
	u32 symbol, ident;
	u32 first_argument;
	u32 class, cv;
	bool object_is_lvalue;
	bool qualified;      /* argument-dependent lookup finds nothing more */
};
u32 resolve_call(struct parser *p, const struct call *call);

#endif
