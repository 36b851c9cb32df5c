/* Walking what entries own, with a stack of our own: nesting may be deep. */
#include "map.h"

#include <stdlib.h>

/* An entry whose fields are being gone through. */
struct frame {
	u32 index, field;
	u8 kind;
	bool skipped; /* enter said so */
};

struct walk {
	const struct il *il;
	struct il_walker *walker;
	struct il_map visited;
	VEC(struct frame) path;
};

/* Enters an entry unless it was met before. False when the walk is to stop. */
static bool enter(struct walk *w, enum il_kind kind, u32 index)
{
	struct frame frame = { .kind = (u8)kind, .index = index };
	enum il_walk answer;
	bool is_new;

	il_map_at(&w->visited, il_any_of(kind, index), &is_new);
	if (!is_new)
		return true;
	answer = w->walker->enter(w->walker, kind, index, w->path.count);
	frame.skipped = answer == IL_WALK_SKIP;
	if (answer != IL_WALK_STOP)
		vec_push(&w->path, frame);
	return answer != IL_WALK_STOP;
}

/* Goes through the fields of the innermost entry up to the next child, which it enters. */
static bool go_down(struct walk *w, struct frame *frame, bool *entered)
{
	enum il_kind kind = (enum il_kind)frame->kind;
	u32 count;
	const struct il_field_info *fields = il_fields(kind, &count);
	const void *record = il_at(w->il, kind, frame->index);

	*entered = false;
	while (frame->field < count && !frame->skipped) {
		const struct il_field_info *field = &fields[frame->field++];
		u32 value;

		if (field->type != IL_FIELD_CHILD && field->type != IL_FIELD_REF && field->type != IL_FIELD_ANY)
			continue;
		value = (u32)il_field_value(record, field);
		if (!value)
			continue;
		if (field->type == IL_FIELD_CHILD) {
			*entered = true;
			return enter(w, (enum il_kind)field->target, value);
		}
		if (w->walker->refer)
			w->walker->refer(w->walker, kind, frame->index, field,
			                 field->type == IL_FIELD_ANY ? value : il_any_of((enum il_kind)field->target, value));
	}
	return true;
}

/* Leaves the innermost entry, and enters the next one of its list; the list of the start is not its own. */
static bool go_on(struct walk *w)
{
	struct frame frame = vec_pop(&w->path);
	enum il_kind kind = (enum il_kind)frame.kind;
	const struct il_field_info *next = il_next_field(kind);
	u32 index = next && w->path.count ? (u32)il_field_value(il_at(w->il, kind, frame.index), next) : 0;

	if (w->walker->leave && !frame.skipped)
		w->walker->leave(w->walker, kind, frame.index, w->path.count);
	return !index || enter(w, kind, index);
}

void il_walk(const struct il *il, enum il_kind kind, u32 index, struct il_walker *walker)
{
	struct walk w = { .il = il, .walker = walker };
	bool going = enter(&w, kind, index), entered;

	while (going && w.path.count) {
		going = go_down(&w, &vec_last(&w.path), &entered);
		if (going && !entered)
			going = go_on(&w);
	}
	vec_free(&w.path);
	il_map_free(&w.visited);
}
