/* What is evaluated for an answer, and how much that may take: of one question, and of all that a program asks. */
#include "constants.h"

enum { MAX_QUESTIONS = 1024 }; /* inside of one another */

/* A question has a few steps of its own, whatever was asked before: it takes a millisecond, and there are no more of them than the program
 * has text, or instances. What takes longer takes the rest from one budget, which grows with the program, so that all long questions
 * together are done in a few seconds; when it is used up they have no answer. The headers of the standard library and of CCCL need 20,000
 * steps in all, no question of theirs 1,000. */
enum { OWN_STEPS = 1 << 14, SHARED_STEPS = 1 << 26, STEPS_OF_TOKEN = 16 };

static void give_steps(struct parser *p, struct constants *c)
{
	if (!c->has_budget)
		c->budget = SHARED_STEPS + (u64)STEPS_OF_TOKEN * p->lexed.tokens.count;
	c->has_budget = true;
	c->steps = 0;
	c->is_too_long = false;
	c->limit = c->budget < MAX_STEPS - OWN_STEPS ? OWN_STEPS + (u32)c->budget : MAX_STEPS;
}

static void pay_steps(struct constants *c)
{
	u64 shared = c->steps > OWN_STEPS ? c->steps - OWN_STEPS : 0;

	c->budget -= shared < c->budget ? shared : c->budget;
}

bool evaluation_steps(struct parser *p, u32 count)
{
	struct constants *c = constants(p);

	if (count <= c->limit - c->steps) {
		c->steps += count;
		return true;
	}
	c->steps = c->limit;
	c->is_too_long = true;
	return false;
}

/* What questions need is there from one to the next, in one block; once it was not enough there is more of it. */
enum { LEAST_RESERVE = 128 * 1024, LARGEST_RESERVE = 8 * LARGE_PAGE };

static void reserve_memory(struct constants *c)
{
	size_t size = c->evaluations.total;

	if (size >= LARGEST_RESERVE || (size && size >= c->needed))
		return;
	while (size < c->needed && size < LARGEST_RESERVE)
		size = size ? size * 2 : LEAST_RESERVE;
	arena_free(&c->evaluations);
	arena_reserve(&c->evaluations, size ? size : LEAST_RESERVE);
}

bool begin_question(struct parser *p, struct question *q)
{
	struct constants *c = constants(p);

	memset(q, 0, sizeof *q);
	if (!c->depth)
		reserve_memory(c);
	q->mark = arena_mark(&c->evaluations);
	q->in = (struct interpreter){ .p = p, .arena = &c->evaluations, .frame = &q->frame, .failure = VERDICT_KNOWN };
	if (c->depth == MAX_QUESTIONS || stack_is_low(p->stack_bound))
		return false;
	if (!c->depth++)
		give_steps(p, c);
	return true;
}

void end_question(struct question *q)
{
	struct constants *c = constants(q->in.p);

	if (!--c->depth)
		pay_steps(c);
	vec_free(&q->frame.locals);
	vec_free(&q->in.temporaries);
	if (c->evaluations.total > c->needed)
		c->needed = c->evaluations.total;
	arena_release(&c->evaluations, &q->mark);
}

/* ---- what took too long ---- */

bool took_too_long(struct parser *p, u32 scope, u32 begin)
{
	struct constants *c = constants(p);

	if (!c->depth)
		c->is_too_long = false;
	return c->too_long.count && il_map_find(&c->too_long, begin) == scope;
}

void note_if_too_long(struct parser *p, u32 scope, u32 begin)
{
	struct constants *c = constants(p);
	bool is_new;

	if (!c->depth && c->is_too_long)
		*il_map_at(&c->too_long, begin, &is_new) = scope;
}
