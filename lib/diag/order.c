/* The order in which diagnostics are printed: that in which the reference comes to what they are about. It reads the bodies of a
 * class's members, those of the classes in it too, when it is at the end of the outermost class [class.mem]/6. */
#include "diag.h"

#include <stdlib.h>

/* A body of a member, and the end of the outermost class around it. */
struct delayed_body { u32 begin, end, class_end; };
/* Where a message stands: for each body around it the end of its class and its begin, from the outside in, and then the position.
 * Classes deeper in bodies of local classes do not matter. */
enum { KEY_LEVELS = 3, KEY_LENGTH = 2 * KEY_LEVELS + 1 };
struct keyed { struct diag_message message; u32 key[KEY_LENGTH]; };

static int by_key(const void *a, const void *b)
{
	const struct keyed *x = a, *y = b;
	u32 i;

	for (i = 0; i < KEY_LENGTH; i++)
		if (x->key[i] != y->key[i])
			return x->key[i] < y->key[i] ? -1 : 1;
	return x->message.order < y->message.order ? -1 : 1;
}

static int by_begin(const void *a, const void *b)
{
	const struct delayed_body *x = a, *y = b;

	return x->begin != y->begin ? (x->begin < y->begin ? -1 : 1) : x->end > y->end ? -1 : x->end < y->end;
}

static int by_position(const void *a, const void *b)
{
	const struct keyed *x = a, *y = b;

	return x->message.position != y->message.position ? (x->message.position < y->message.position ? -1 : 1) :
	       x->message.order < y->message.order ? -1 : 1;
}

/* The end of the outermost class that a scope is in without a function between, or 0. */
static u32 end_of_class(const struct il *il, u32 scope)
{
	u32 end = 0, steps;

	for (steps = 0; scope && steps < 1000; scope = il_scope(il, scope)->parent, steps++) {
		const struct il_scope *s = il_scope(il, scope);

		if (s->kind == sck_template_declaration)
			continue;
		if (s->kind != sck_class_struct_union || il_any_kind(s->owner) != IL_type || !il_type(il, il_any_index(s->owner))->class_info)
			break;
		end = il_class_info(il, il_type(il, il_any_index(s->owner))->class_info)->body_end;
	}
	return end;
}

/* Whether a message, of those sorted by position, is between begin and end. */
static bool has_message(const struct keyed *messages, u32 count, u32 begin, u32 end)
{
	u32 low = 0, high = count;

	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (messages[middle].message.position < begin)
			low = middle + 1;
		else
			high = middle;
	}
	return low < count && messages[low].message.position < end;
}

/* The bodies with messages that the reference comes to late, in the order of their begins. Returns their number; *bodies is the caller's. */
static u32 find_delayed_bodies(const struct il *il, const struct keyed *messages, u32 count, struct delayed_body **bodies)
{
	VEC(struct delayed_body) found = { 0 };
	u32 i, class_end;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);
		u32 begin = decl->initializer_end ? decl->initializer_begin : decl->body_begin;

		if (il_any_kind(decl->declared) != IL_routine || decl->body_end <= begin || decl->flags & dcf_instantiated ||
		    !has_message(messages, count, begin, decl->body_end) || !(class_end = end_of_class(il, decl->scope)))
			continue;
		vec_push(&found, (struct delayed_body){ begin, decl->body_end, class_end });
	}
	if (found.count)
		qsort(found.at, found.count, sizeof *found.at, by_begin);
	*bodies = found.at;
	return found.count;
}

static void set_key(struct keyed *keyed, const struct delayed_body *bodies, u32 count)
{
	u32 position = keyed->message.position, n = 0, i;

	for (i = 0; i < count && bodies[i].begin <= position && n < 2 * KEY_LEVELS; i++)
		if (position < bodies[i].end) {
			keyed->key[n++] = bodies[i].class_end;
			keyed->key[n++] = bodies[i].begin;
		}
	keyed->key[n] = position;
}

void diag_sort(struct diag *diag)
{
	u32 count = diag->messages.count, body_count, i;
	struct keyed *keyed = xcalloc(count + 1, sizeof *keyed);
	struct delayed_body *bodies = NULL;

	for (i = 0; i < count; i++)
		keyed[i].message = diag->messages.at[i];
	qsort(keyed, count, sizeof *keyed, by_position);
	body_count = count > 1 ? find_delayed_bodies(diag->il, keyed, count, &bodies) : 0;
	for (i = 0; i < count; i++)
		set_key(&keyed[i], bodies, body_count);
	qsort(keyed, count, sizeof *keyed, by_key);
	for (i = 0; i < count; i++)
		diag->messages.at[i] = keyed[i].message;
	free(keyed);
	free(bodies);
}
