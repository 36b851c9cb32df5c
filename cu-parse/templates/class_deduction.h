/* What the files of class template argument deduction share [over.match.class.deduct]. */
#ifndef CLASS_DEDUCTION_H
#define CLASS_DEDUCTION_H

#include "../parser.h"

/* ---- aggregate_deduction.c ---- */
/* The type of the aggregate deduction candidate for these elements; 0: there is none, or *unknown is set. */
u32 aggregate_candidate(struct parser *p, u32 template, u32 first_element, bool *unknown);

/* The value in an element with a designator, 0 where there is more in it; other elements are returned as they are. */
u32 value_of_designated(const struct parser *p, u32 element);

#endif
