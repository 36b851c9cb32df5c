/* What range-based for statements and structured bindings call [stmt.ranged] [dcl.struct.bind]. */
#include "implicit.h"
#include "../syntax/expr.h"
#include "../typing/typing.h"

void explicit_range_for(struct implicit *e, u32 statement) { (void)e; (void)statement; }
void explicit_bindings(struct implicit *e, u32 container) { (void)e; (void)container; }
