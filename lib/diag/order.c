/* The order in which diagnostics are printed: that in which the reference comes to what they are about. What needs the complete
 * class, in all classes in each other, it reads at the end of the outermost one [class.mem]/6: first default arguments and
 * exception specifications, then the initializers of members, then bodies. Their tokens were read before. */
#include "diag.h"

#include <stdlib.h>

/* In the order in which they are read. */
enum delayed_kind { DELAYED_ARGUMENT, DELAYED_INITIALIZER, DELAYED_BODY };
/* A part of a class that is read late, and the end of the outermost class around it. */
struct delayed {
	u32 begin, end, class_end;
	enum delayed_kind kind;
};
struct keyed;
struct delays {
	VEC(struct delayed) of;
	const struct il *il;
	const struct keyed *messages;
	u32 message_count;
};
/* Where a message stands: for each such part around it the end of its class, its kind and its begin, from the outside in, and
 * then the position. Classes deeper in bodies of local classes do not matter. */
enum { KEY_LEVELS = 3, KEY_PARTS = 3, KEY_LENGTH = KEY_PARTS * KEY_LEVELS + 1 };
struct keyed {
	struct diag_message message;
	u32 key[KEY_LENGTH];
};

/* Of the same position. */
static int by_order(const struct diag_message *a, const struct diag_message *b)
{
	if (a->rank != b->rank)
		return a->rank < b->rank ? -1 : 1;
	return a->order < b->order ? -1 : 1;
}

static int by_key(const void *a, const void *b)
{
	const struct keyed *x = a, *y = b;
	u32 i;

	for (i = 0; i < KEY_LENGTH; i++)
		if (x->key[i] != y->key[i])
			return x->key[i] < y->key[i] ? -1 : 1;
	return by_order(&x->message, &y->message);
}

static int by_begin(const void *a, const void *b)
{
	const struct delayed *x = a, *y = b;

	return x->begin != y->begin ? (x->begin < y->begin ? -1 : 1) : x->end > y->end ? -1 : x->end < y->end;
}

static int by_position(const void *a, const void *b)
{
	const struct keyed *x = a, *y = b;

	if (x->message.position != y->message.position)
		return x->message.position < y->message.position ? -1 : 1;
	return by_order(&x->message, &y->message);
}

/* The end of the outermost class that a scope is in without a function between, or 0. */
static u32 end_of_class(const struct il *il, u32 scope)
{
	u32 end = 0, steps;

	for (steps = 0; scope && steps < 1000; scope = il_scope(il, scope)->parent, steps++) {
		const struct il_scope *s = il_scope(il, scope);

		if (s->kind == sck_template_declaration)
			continue;
		if (s->kind != sck_class_struct_union || il_any_kind(s->owner) != IL_type ||
		    !il_type(il, il_any_index(s->owner))->class_info)
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

/* Where it is read: at the end of the class, or without one at another end. */
static void add_delayed(struct delays *d, enum delayed_kind kind, u32 begin, u32 end, u32 scope, u32 other_end)
{
	u32 late;

	end += end > begin && kind != DELAYED_BODY; /* what is said of all of a value stands behind it */
	if (end <= begin || !has_message(d->messages, d->message_count, begin, end))
		return;
	late = end_of_class(d->il, scope);
	if (late < begin) /* a member that is defined behind the class */
		late = other_end;
	if (late > begin)
		vec_push(&d->of, (struct delayed){ begin, end, late, kind });
}

static void add_delayed_parts_of_function(struct delays *d, const struct il_full_entity_decl_info *decl)
{
	u32 param, extra;

	add_delayed(d, DELAYED_BODY, decl->initializer_end ? decl->initializer_begin : decl->body_begin, decl->body_end, decl->scope, 0);
	for (param = decl->first_param; param; param = il_parameter(d->il, param)->next) {
		extra = il_parameter(d->il, param)->extra;
		if (extra)
			add_delayed(d, DELAYED_ARGUMENT, il_parameter_extra(d->il, extra)->default_argument_begin,
			            il_parameter_extra(d->il, extra)->default_argument_end, decl->scope, decl->declarator_end);
	}
}

/* The parts with messages that the reference comes to late, in the order of their begins. */
static void find_delayed(struct delays *d)
{
	const struct il *il = d->il;
	u32 i;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if (il_any_kind(decl->declared) == IL_routine && !(decl->flags & dcf_instantiated))
			add_delayed_parts_of_function(d, decl);
	}
	for (i = 1; i < il->table[IL_field].count; i++) {
		const struct il_field *field = il_field(il, i);

		if (!(field->entity & enf_instantiation))
			add_delayed(d, DELAYED_INITIALIZER, field->initializer_begin, field->initializer_end, field->parent_scope, 0);
	}
	vec_sort(&d->of, by_begin);
}

/* The keys of the messages, which are sorted by position: open has the parts around the current one, from the outside in. */
static void set_keys(struct keyed *messages, const struct delays *d)
{
	VEC(struct delayed) open = { 0 };
	u32 i, n, next = 0;

	for (i = 0; i < d->message_count; i++) {
		u32 position = messages[i].message.position, *key = messages[i].key;

		for (; next < d->of.count && d->of.at[next].begin <= position; next++) {
			while (open.count && vec_last(&open).end <= d->of.at[next].begin)
				open.count--;
			vec_push(&open, d->of.at[next]);
		}
		while (open.count && vec_last(&open).end <= position)
			open.count--;
		for (n = 0; n < open.count && n < KEY_LEVELS && !messages[i].message.lexical; n++) {
			if (messages[i].message.late_to && open.at[n].begin > messages[i].message.late_to)
				break;
			*key++ = open.at[n].class_end;
			*key++ = open.at[n].kind;
			*key++ = open.at[n].begin;
		}
		*key = position;
	}
	vec_free(&open);
}

void diag_sort(struct diag *diag)
{
	u32 count = diag->messages.count, i;
	struct keyed *keyed = xcalloc(count + 1, sizeof *keyed);
	struct delays delays = { .il = diag->il, .messages = keyed, .message_count = count };

	for (i = 0; i < count; i++)
		keyed[i].message = diag->messages.at[i];
	sort(keyed, count, sizeof *keyed, by_position);
	if (count > 1)
		find_delayed(&delays);
	set_keys(keyed, &delays);
	sort(keyed, count, sizeof *keyed, by_key);
	for (i = 0; i < count; i++)
		diag->messages.at[i] = keyed[i].message;
	free(keyed);
	vec_free(&delays.of);
}
