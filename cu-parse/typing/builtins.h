/* Functions, traits and operators that g++ 12 knows without declaration. */
#ifndef BUILTINS_H
#define BUILTINS_H

#include "../constants/constant.h"

/* The type of what a builtin gives, a prvalue or, where it is a reference, an lvalue; 0: unknown. */
u32 type_of_builtin(struct parser *p, u32 node);
/* The value of an enk_builtin_operation. */
struct constant constant_of_builtin(struct parser *p, u32 node);
/* offset.c: that of __builtin_offsetof. */
struct constant offset_of_member(struct parser *p, u32 node);

/* Whether a builtin function never throws, as far as it is known; of a trait, too. */
bool is_nothrow_builtin(const struct parser *p, u32 node);

#endif
