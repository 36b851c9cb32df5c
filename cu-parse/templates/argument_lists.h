/* Lists of template arguments in the IL, given back where nothing refers to them. */
#ifndef ARGUMENT_LISTS_H
#define ARGUMENT_LISTS_H

#include "../parser.h"

/* Adds a template argument to the IL, in the place of one that was released if there is such a place. The record is zero. A written one
 * belongs to an expression or is released soon: with the expression it may go. */
u32 new_argument(struct parser *p, struct il_template_arg **record);
u32 new_written_argument(struct parser *p, struct il_template_arg **record);
/* Something refers to a list for good: release_arguments() does nothing with it. */
void keep_arguments(struct parser *p, u32 first);
/* Give back a list of template_args that nothing refers to, or will: later arguments take the places. */
void release_arguments(struct parser *p, u32 first);
void release_written_arguments(struct parser *p, u32 first);
/* For what may turn out to be of no use: unmark_arguments() with drop releases all arguments that were made since the mark and are not
 * released yet. Marks are nested. */
struct argument_mark {
	u32 count, recycled, lasting, types;
};
struct argument_mark mark_arguments(struct parser *p);
void unmark_arguments(struct parser *p, const struct argument_mark *mark, bool drop);

#endif
