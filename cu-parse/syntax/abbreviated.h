/* Abbreviated function templates [dcl.fct]/22. */
#ifndef ABBREVIATED_H
#define ABBREVIATED_H

#include "../parser.h"

/* Whether a function declarator that was parsed has parameters of placeholder types: it declares a template. */
bool is_abbreviated(const struct parser *p, const struct declarator *d);
/* The heads with the template parameters that these invent; enters their scope and, perhaps, a new depth. The declarator is to be parsed
 * again. begin: where the declaration does. */
struct template_heads abbreviated_heads(struct parser *p, const struct declarator *d, const struct template_heads *heads, u32 begin);
/* Appends those to a template_decl, and binds them in p->scope; param: the first parameter, as parsed before. */
void invent_parameters(struct parser *p, u32 decl, u32 param);
/* What the auto at p stands for in such a declarator: a template parameter or its argument; 0: nothing but itself. */
u32 invented_parameter(struct parser *p);

#endif
