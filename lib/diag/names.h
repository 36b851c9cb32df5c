/* Entities as messages name them (page 53: %n). */
#ifndef DIAG_NAMES_H
#define DIAG_NAMES_H

#include "../il/il.h"

/* Adds the qualified name of a routine as it is called at a place of the source: N::f, S<T>::f(T) [with T=int]. Parameters are
 * shown where another function of its scope has the same name and was declared before; template parameters go by their names. */
void diag_routine_name(const struct il *il, u32 routine, u32 position, struct buffer *out);
/* Adds the qualified name of a class, without what its template parameters stand for. */
void diag_type_name(const struct il *il, u32 class, struct buffer *out);
/* Adds the qualified name of a variable: N::x, N::<unnamed>::y, for a template with arguments v<int>. */
void diag_variable_name(const struct il *il, u32 variable, u32 first_argument, struct buffer *out);


#endif
