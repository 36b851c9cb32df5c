/* Where something is in the source, for the program itself [support.srcloc]: __builtin_LINE() and the like, which in default arguments tell
 * where the call is. */
#include "constants.h"
#include "function_names.h"
#include "../typing/typing.h"

u32 enter_default_argument(struct interpreter *in, u32 call)
{
	u32 outer = in->place;

	if (!outer)
		in->place = call ? call : NOWHERE;
	return outer;
}

/* The node whose place is asked for. */
static u32 node_of_place(const struct interpreter *in, u32 builtin) { return in->place ? in->place : builtin; }

static struct il_place place_of_node(const struct interpreter *in, u32 node)
{
	return il_place(in->p->il, il_expr_node(in->p->il, node)->range_begin);
}

static bool is_in_lambda(const struct interpreter *in, u32 index)
{
	const struct il *il = in->p->il;
	u32 position = il_expr_node(il, index)->range_begin, i;

	for (i = 1; i < il->table[IL_lambda].count; i++)
		if (il_lambda(il, i)->body_begin <= position && position < il_lambda(il, i)->body_end)
			return true;
	return false;
}

/* The name of the function around; NULL: in a lambda, whose name is another one. */
static const char *function_around(const struct interpreter *in, u32 index)
{
	const struct il *il = in->p->il;
	u32 routine = il_expr_node(il, index)->routine;

	return is_in_lambda(in, index) ? NULL : routine ? il_text(il, il_routine(il, routine)->name) : "";
}

static bool give_text(struct interpreter *in, const char *text, struct value *out)
{
	struct object *object = text ? object_of_text(in, text) : NULL;

	if (!object)
		return unknown(in);
	*out = value_lvalue(object);
	return decay(in, out);
}

/* The function around as std::source_location has it. */
static bool give_function(struct interpreter *in, u32 index, struct value *out)
{
	struct parser *p = in->p;
	struct buffer name = { 0 };
	u32 routine = il_expr_node(p->il, index)->routine;
	bool known = !is_in_lambda(in, index) && !p->il->header.is_device_half && pretty_function(p, routine, &name);
	struct object *object = known ? name_object(in, il_intern(p->il, name.text, name.length)) : NULL;

	buffer_free(&name);
	if (!routine && !is_in_lambda(in, index))
		return give_text(in, "", out);
	if (object)
		*out = value_lvalue(object);
	return object && decay(in, out);
}

/* std::source_location::__impl */
static u32 implementation_class(struct parser *p)
{
	u32 class = standard_type(p, "source_location");
	struct lookup found =
		class ? lookup_in_scope(p, scope_of_type(p, class), identifier_of(p, "__impl"), LOOKUP_ANY) : (struct lookup){ 0 };

	return found.class == NAME_TYPE ? il_any_index(found.entity) : 0;
}

/* Of its members the column is not known. */
static bool fill_in(struct interpreter *in, struct object *object, u32 node)
{
	struct parser *p = in->p;
	struct il_place place = place_of_node(in, node);
	struct value value;
	u32 i;

	for (i = 0; i < object->count; i++) {
		const char *name = il_text(p->il, il_field(p->il, field_of_part(p, object, i))->name);
		struct object *part = &object->parts[i];

		part->state = OBJECT_OPAQUE;
		if (!strcmp(name, "_M_line"))
			value = value_integer(part->type, place.line);
		else if (!(!strcmp(name, "_M_file_name") && give_text(in, place.file, &value)) &&
		         !(!strcmp(name, "_M_function_name") && give_function(in, node, &value)))
			continue;
		part->value = value;
		part->state = OBJECT_KNOWN;
	}
	return true;
}

static bool give_location(struct interpreter *in, u32 node, struct value *out)
{
	u32 class = implementation_class(in->p);
	struct arena *temporary = in->arena;
	struct object *object;
	bool made;

	in->arena = &constants(in->p)->memory;
	object = class ? object_new(in, class) : NULL;
	made = object && object_parts(in, object) && fill_in(in, object, node);
	in->arena = temporary;
	if (!made)
		return unknown(in);
	object->flags = OBJECT_STATIC | OBJECT_READ_ONLY;
	object->state = OBJECT_KNOWN;
	*out = value_pointer(type_pointer(in->p, pk_pointer, type_qualified(in->p, in->p->void_type, tyf_const)), place_of(object));
	return true;
}

bool evaluate_source_location(struct interpreter *in, u32 builtin, struct value *out)
{
	const char *name = il_text(in->p->il, il_expr_node(in->p->il, builtin)->name);
	u32 node = node_of_place(in, builtin);

	if (node == NOWHERE)
		return unknown(in);
	if (!strcmp(name, "__builtin_LINE")) {
		*out = value_integer(in->p->builtin[ik_int], place_of_node(in, node).line);
		return true;
	}
	if (!strcmp(name, "__builtin_FILE"))
		return give_text(in, place_of_node(in, node).file, out);
	if (!strcmp(name, "__builtin_FUNCTION"))
		return give_text(in, function_around(in, node), out);
	return give_location(in, node, out);
}
