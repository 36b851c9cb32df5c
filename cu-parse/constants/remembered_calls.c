/* Calls of constant evaluation that are made again: of functions that take integers and give one, which depends on nothing else then.
 * Recursion takes a step for each argument that there is, and not for each way that leads to it. */
#include "constants.h"

#include <stdlib.h>

enum {
	WORTH_STEPS = 32, /* what takes fewer is done again as fast */
	CALLS_KEPT = 1 << 12
};

/* Whether the call that a frame was entered for is one of that kind; it is written down then. */
static bool describe_call(const struct frame *frame, struct repeated_call *call)
{
	u32 i;

	memset(call, 0, sizeof *call);
	if (frame->self || frame->target || frame->locals.count > COUNT_OF(call->arguments))
		return false;
	for (i = 0; i < frame->locals.count; i++) {
		const struct object *object = frame->locals.at[i].object;

		if (object->kind != OBJECT_SCALAR || object->state != OBJECT_KNOWN || object->value.kind != VALUE_INTEGER)
			return false;
		call->arguments[i] = object->value.bits;
	}
	call->routine = frame->routine;
	call->count = frame->locals.count;
	return true;
}

/* The one place where it may be kept, until another call takes that over. */
static struct repeated_call *place_of_call(struct constants *c, const struct repeated_call *call)
{
	u32 hash = call->routine, i;

	for (i = 0; i < call->count; i++)
		hash = hash_mix((u64)hash << 32 ^ (u64)call->arguments[i] ^ (u64)(call->arguments[i] >> 64));
	return &c->repeated_calls[hash % CALLS_KEPT];
}

bool recall_call(struct interpreter *in, const struct frame *frame, struct repeated_call *call)
{
	struct constants *c = constants(in->p);
	const struct repeated_call *kept;

	if (!describe_call(frame, call))
		return false;
	call->steps = c->steps;
	call->allocated = in->allocated;
	if (!c->repeated_calls)
		return false;
	kept = place_of_call(c, call);
	if (kept->routine != call->routine || kept->count != call->count ||
	    memcmp(kept->arguments, call->arguments, sizeof call->arguments) != 0)
		return false;
	call->result = kept->result;
	return true;
}

void remember_call(struct interpreter *in, const struct repeated_call *call, const struct value *result)
{
	struct constants *c = constants(in->p);

	if (!call->routine || result->kind != VALUE_INTEGER || in->allocated != call->allocated || c->steps - call->steps < WORTH_STEPS)
		return;
	if (!c->repeated_calls)
		c->repeated_calls = xcalloc(CALLS_KEPT, sizeof *c->repeated_calls);
	*place_of_call(c, call) = *call;
	place_of_call(c, call)->result = *result;
}
