/* Temporaries whose destructors do something [class.temporary]/4: the full-expression that made them destroys them, the last first, but for
 * those that references or structured bindings keep [class.temporary]/6 and those that became the result. */
#include "interpret.h"

bool is_destroyed_in_time(struct interpreter *in, struct object *object)
{
	struct object *root = object_root(object);
	bool is_temporary = !(root->flags & OBJECT_MANAGED) && has_effective_destructor(in->p, object);

	if (is_temporary && root->flags & OBJECT_STATIC)
		return false;
	if (is_temporary) {
		root->flags |= OBJECT_MANAGED;
		vec_push(&in->temporaries, root);
	}
	return true;
}

u32 begin_full_expression(const struct interpreter *in) { return in->temporaries.count; }

static bool take_temporary(struct interpreter *in, u32 first, const struct object *object)
{
	u32 i, kept = first;

	for (i = first; i < in->temporaries.count; i++)
		if (in->temporaries.at[i] != object)
			in->temporaries.at[kept++] = in->temporaries.at[i];
	i = in->temporaries.count;
	in->temporaries.count = kept;
	return kept < i;
}

bool end_full_expression(struct interpreter *in, u32 first, struct object *result)
{
	bool keeps = result && take_temporary(in, first, object_root(result)), done = true;

	while (in->temporaries.count > first) {
		struct object *object = vec_pop(&in->temporaries);

		if (done && !(object->flags & OBJECT_DEAD)) /* a parameter is destroyed already */
			done = destroy(in, object);
	}
	if (keeps)
		vec_push(&in->temporaries, object_root(result));
	return done ? true : unknown(in);
}

struct object *result_object(const struct interpreter *in, enum flow flow)
{
	const struct frame *frame = in->frame;

	if (flow != FLOW_RETURN || frame->target)
		return flow == FLOW_RETURN ? frame->target : NULL;
	return frame->result.kind == VALUE_OBJECT ? frame->result.place.object : NULL;
}

bool end_declaration(struct interpreter *in, u32 first, u32 local)
{
	u32 count = in->frame->locals.count;

	for (; local < count; local++) {
		struct object *object = in->frame->locals.at[local].object, *root;
		bool is_reference = object->kind == OBJECT_REFERENCE;

		if (is_reference && (object->state != OBJECT_KNOWN || !object->value.place.object))
			continue;
		root = object_root(is_reference ? object->value.place.object : object);
		if (take_temporary(in, first, root) && root != object)
			vec_push(&in->frame->locals, (struct local){ 0, root });
	}
	return end_full_expression(in, first, NULL);
}
