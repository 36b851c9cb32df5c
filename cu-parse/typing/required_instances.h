/* What the user's code asks to be instantiated [temp.inst]: what fails in it is said then, and there. Before, we may just have been curious. */
#ifndef REQUIRED_INSTANCES_H
#define REQUIRED_INSTANCES_H

#include "../parser.h"

struct typing;

/* What class_diag got last is an error of the instances that are being made: it is said when the user's code asks for the outermost of
 * them. Before, we may just have been curious. */
void note_error_of_class(struct parser *p);
/* Of an assertion that does not hold: for the instances that are being made, or at once. message: in quotes, NULL: it has none. */
void note_failed_assertion(struct parser *p, u32 place, const char *message);
void report_failed_assertion(struct parser *p, u32 place, const char *message);
/* The user's code asks for a complete class there, for what a specialization of an alias template is, for the value of a variable: says
 * what is wrong in it, and in what it asks for. */
void require_class(struct parser *p, u32 type, u32 place);
void require_alias(struct parser *p, u32 type, u32 place);
void require_variable(struct parser *p, u32 variable, u32 place);
/* Whether what is asked at p is asked by the user's code there, also if it is parsed on its own; then for all that was noted while it was
 * parsed, from first, the number of noted errors before. */
bool asks_for_instances(const struct parser *p, u32 position);
void require_noted(struct parser *p, u32 first);
/* The same of what overload resolution noted for a call, whose place asks for it then [temp.inst]/11. */
void require_noted_of_call(struct parser *p, u32 first, u32 place);
/* The classes that an operation needs; that of a call's result. */
void require_classes_of(const struct typing *t);
void require_class_of_result(const struct typing *t);

#endif
