/* Results of constant evaluation that outlive it: constexpr variables of every type [expr.const]. */
#include "constants.h"

struct moved {
	struct object *from, *to;
};
struct persisting {
	struct interpreter *in;
	struct moved moved[16]; /* outermost objects: the variable, temporaries that references prolong */
	u32 count;
};

static bool persist_object(struct persisting *s, struct object *from, struct object *to);

/* The part of the new object that is where the old one was. */
static struct object *same_part(struct persisting *s, struct object *old)
{
	struct object *parent;
	u32 i;

	if (!old->parent) {
		for (i = 0; i < s->count; i++)
			if (s->moved[i].from == old)
				return s->moved[i].to;
		return NULL;
	}
	parent = same_part(s, old->parent);
	return parent && object_parts(s->in, parent) ? &parent->parts[old->number] : NULL;
}

/* A temporary whose lifetime a reference prolongs [class.temporary]/6. */
static bool persist_root(struct persisting *s, struct object *root)
{
	struct object *copy;

	if (root->flags & (OBJECT_DEAD | OBJECT_ALLOCATED) || s->count == COUNT_OF(s->moved))
		return unknown(s->in);
	copy = object_new(s->in, root->type);
	if (!copy)
		return unknown(s->in);
	copy->flags |= OBJECT_STATIC;
	s->moved[s->count++] = (struct moved){ root, copy };
	if (!persist_object(s, root, copy))
		return false;
	copy->flags |= OBJECT_READ_ONLY;
	return true;
}

static bool persist_place(struct persisting *s, struct place *place)
{
	struct object *root = place->object ? object_root(place->object) : NULL;
	u32 i;

	if (!root || root->flags & OBJECT_STATIC)
		return true;
	for (i = 0; i < s->count && s->moved[i].from != root; i++)
		;
	if (i == s->count && !persist_root(s, root))
		return false;
	place->object = same_part(s, place->object);
	return place->object ? true : unknown(s->in);
}

static bool persist_object(struct persisting *s, struct object *from, struct object *to)
{
	u32 i;

	object_adopt(to, from);
	if (to->kind != from->kind || to->count != from->count || stack_is_low(s->in->p->stack_bound))
		return unknown(s->in);
	to->state = from->state;
	to->value = from->value;
	to->active = from->active;
	if (from->kind == OBJECT_SCALAR || from->kind == OBJECT_REFERENCE)
		return (from->value.kind != VALUE_POINTER && from->value.kind != VALUE_LVALUE) || persist_place(s, &to->value.place);
	if (!from->parts)
		return true;
	if (!object_parts(s->in, to))
		return false;
	to->active = from->active;
	for (i = 0; i < from->count; i++)
		if ((from->kind != OBJECT_UNION || from->active == i + 1) && !persist_object(s, &from->parts[i], &to->parts[i]))
			return false;
	return true;
}

bool persist(struct interpreter *in, struct object *object, struct object *to)
{
	struct persisting s = { .in = in, .moved = { { object, to } }, .count = 1 };
	struct arena *temporary = in->arena;
	bool done;

	in->arena = &constants(in->p)->memory;
	done = persist_object(&s, object, to);
	in->arena = temporary;
	return done;
}
