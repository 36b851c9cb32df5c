/* What the files of class template argument deduction share [over.match.class.deduct]. */
#ifndef CLASS_DEDUCTION_H
#define CLASS_DEDUCTION_H

#include "../parser.h"

/* ---- aggregate_deduction.c ---- */
/* The type of the aggregate deduction candidate for these elements; 0: there is none, or *unknown is set. */
u32 aggregate_candidate(struct parser *p, u32 template, u32 first_element, bool *unknown);

#endif
