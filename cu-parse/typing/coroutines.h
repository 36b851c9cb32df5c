/* What a coroutine is made of [dcl.fct.def.coroutine], and what its await-expressions call [expr.await]. */
#ifndef COROUTINES_H
#define COROUTINES_H

#include "../overload/overload.h"

/* The function around, as a coroutine. */
struct coroutine {
	u32 promise; /* its promise type */
	u32 result;
	u32 count; /* of the types of its object, as an lvalue reference, and parameters */
	u32 types[ARGUMENTS_MAX];
};
/* False where that is not known. */
bool find_coroutine(struct parser *p, struct coroutine *c);
/* The handle of its promise: std::coroutine_handle<promise>; 0: it is not declared. */
u32 handle_of_coroutine(struct parser *p, const struct coroutine *c);

/* Which member function an object has for a list of nodes; FAILURE also where the result of it is not known. */
struct resolution resolve_call_of(struct parser *p, const struct source *object, const char *name, u32 first);
/* What a call gives. */
struct source given_by_call(const struct parser *p, u32 type);

/* What is awaited: by which functions an expression becomes the awaiter [expr.await]/3. */
struct awaiting {
	u32 transform, conversion; /* await_transform of the promise, operator co_await; or 0 */
	struct source transformed; /* what await_transform gives, or the expression */
	struct source awaiter;     /* what operator co_await gives, or that */
	u32 type;                  /* what await_resume gives */
};
/* The object whose functions are called. */
static inline struct source object_of_awaiter(const struct awaiting *a) { return (struct source){ 0, a->awaiter.type, vc_lvalue }; }
/* Of a node, or of something that is like one; is_written: the program has co_await. False where that is not known. */
bool find_awaiting(struct parser *p, const struct coroutine *c, const struct source *awaited, bool is_written, struct awaiting *a);

#endif
