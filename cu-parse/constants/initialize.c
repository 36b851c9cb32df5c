/* Initializers of constant evaluation [dcl.init] [dcl.init.aggr] [dcl.init.list] [dcl.init.ref] [dcl.init.string]. */
#include "interpret.h"
#include "../scopes/class_members.h"
#include "../overload/constructors.h"
#include "../overload/conversion.h"
#include "../typing/typing.h"

static bool is_list(const struct parser *p, u32 node) { return il_expr_node(p->il, il_written(p->il, node))->kind == enk_braced_init_list; }

static u32 next_of(const struct parser *p, u32 node) { return il_if_written(p->il, il_expr_node(p->il, node)->next); }

static u32 first_element(const struct parser *p, u32 list)
{
	return il_if_written(p->il, il_expr_node(p->il, il_written(p->il, list))->first_operand);
}

struct initializer initializer_of_variable(const struct parser *p, u32 variable)
{
	const struct il_variable *record = il_variable(p->il, variable);
	u32 first = il_written_initializer(p->il, record->init_expr);

	if (!(record->flags & vf_has_initializer))
		return (struct initializer){ .form = INITIALIZER_NONE };
	if (record->flags & vf_parenthesized_initializer)
		return (struct initializer){ .form = INITIALIZER_DIRECT, .first = first };
	return (struct initializer){ .form = is_list(p, first) ? INITIALIZER_LIST : INITIALIZER_COPY, .first = il_written(p->il, first) };
}

/* ---- references [dcl.init.ref] ---- */

static struct object *base_or_same(struct interpreter *in, struct object *object, u32 type)
{
	if (same_plain_type(in->p, object->type, type))
		return object;
	return is_class_type(in->p, type) && is_class_type(in->p, object->type) ? object_base(in, object, type) : NULL;
}

/* Binds to what the value designates, or to a temporary that it initializes. */
static bool bind_value(struct interpreter *in, u32 type, const struct value *value, struct value *out)
{
	u32 target = referred_type(in->p, type);
	struct object *object = NULL, *found;
	struct value scalar = *value;

	if (value->kind == VALUE_LVALUE && value->place.routine) {
		*out = *value;
		return true;
	}
	if (value->kind == VALUE_OBJECT)
		object = value->place.object;
	else if (value->kind == VALUE_LVALUE && !(object = object_at(in, &value->place)))
		return false;
	found = object && target ? base_or_same(in, object, target) : NULL;
	if (found) {
		*out = value_lvalue(found);
		return true;
	}
	if (object && object->kind == OBJECT_SCALAR && value->kind == VALUE_LVALUE && pointed_to(in->p, target) &&
	    are_similar_types(in->p, object->type, target) == OUTCOME_SUCCESS) {
		*out = value_lvalue(object);
		return true;
	}
	if (!target || is_class_type(in->p, target) || !decay(in, &scalar) || !(object = object_new(in, target)))
		return unknown(in);
	*out = value_lvalue(object);
	return initialize_from_value(in, object, target, &scalar);
}

/* Whether an expression is converted to the class: it is neither of that nor of a class derived from it. */
static bool is_of_other_class(struct parser *p, u32 node, u32 target)
{
	u32 type = source_of_node(p, node).type;

	if (!type || type == p->error_type || !is_class_type(p, type))
		return !is_class_type(p, il_expr_node(p->il, node)->type);
	return !same_plain_type(p, type, target) &&
	       is_derived_from(p, type_strip(p, type, NULL), type_strip(p, target, NULL)) == OUTCOME_FAILURE;
}

static bool bind_reference(struct interpreter *in, u32 type, const struct initializer *initializer, struct value *out)
{
	struct parser *p = in->p;
	u32 target = referred_type(p, type), node = il_written(p->il, initializer->first);
	struct initializer temporary = { .form = INITIALIZER_COPY, .first = node };
	struct object *object;
	struct value value;

	if (!node || !target)
		return unknown(in);
	if (is_list(p, node) && first_element(p, node) && !next_of(p, first_element(p, node)) && !is_class_type(p, target))
		temporary.first = node = first_element(p, node);
	if (is_list(p, node) || (is_class_type(p, target) && is_of_other_class(p, node, target))) {
		temporary.form = is_list(p, node) ? INITIALIZER_LIST : INITIALIZER_COPY;
		object = object_new(in, target);
		if (!object)
			return unknown(in);
		*out = value_lvalue(object);
		return initialize(in, object, target, &temporary);
	}
	return evaluate_for(in, node, type, &value) && bind_value(in, type, &value, out);
}

/* ---- scalars ---- */

/* What the braces around one element hold; the node itself where it is no list of one. */
static u32 sole_element(const struct parser *p, u32 node)
{
	while (is_list(p, node) && first_element(p, node) && !next_of(p, first_element(p, node)))
		node = first_element(p, node);
	return node;
}

static bool is_empty(const struct parser *p, const struct initializer *initializer, u32 node)
{
	return initializer->form == INITIALIZER_EMPTY || (is_list(p, node) && !first_element(p, node));
}

static bool initialize_scalar(struct interpreter *in, struct object *object, const struct initializer *initializer)
{
	struct parser *p = in->p;
	u32 node = sole_element(p, initializer->first);
	struct value value, converted;

	if (initializer->form == INITIALIZER_NONE)
		return true;
	if (is_empty(p, initializer, node))
		return zero_value(p, object->type, &value) ? store(in, object, &value) : unknown(in);
	if (!node || is_list(p, node) || (initializer->form == INITIALIZER_DIRECT && next_of(p, node)))
		return unknown(in);
	return evaluate_rvalue_for(in, node, object->type, &value) && convert_to(in, &value, object->type, &converted) &&
	       store(in, object, &converted);
}

/* ---- aggregates ---- */

/* What is left of a list, of which subaggregates without braces take their part. */
struct cursor {
	u32 node;
	bool in_parentheses; /* each element is initialized as a whole [dcl.init.general]/16.6.2.2 */
};

static bool fill(struct interpreter *in, struct object *object, struct cursor *cursor);

static bool is_string_for(struct interpreter *in, const struct object *array, u32 node)
{
	const struct il_expr_node *record = il_expr_node(in->p->il, il_in_parentheses(in->p->il, il_written(in->p->il, node)));

	return record->kind == enk_constant && il_constant(in->p->il, record->constant)->kind == ck_string &&
	       integral_kind(in->p, il_type(in->p->il, array->type)->type);
}

/* char s[] = "…"; what is left is zero [dcl.init.string]. */
static bool initialize_from_string(struct interpreter *in, struct object *array, u32 node)
{
	struct object *string;
	struct value value, converted;
	u32 i;

	if (!evaluate_object(in, node, &string) || !object_parts(in, array) || !object_parts(in, string))
		return false;
	for (i = 0; i < array->count; i++) {
		struct place place = place_of_element(string, i);

		if (i >= string->count)
			value = value_integer(array->parts[i].type, 0);
		else if (!load(in, &place, &value))
			return false;
		if (!convert_value(in, &value, array->parts[i].type, &converted) || !store(in, &array->parts[i], &converted))
			return false;
	}
	return true;
}

/* Whether an element initializes a class as a whole, not its first member. */
static bool initializes_class(struct interpreter *in, const struct object *object, u32 node)
{
	u32 type = source_of_node(in->p, node).type;

	return !is_aggregate(in->p, object->type) ||
	       (type && is_class_type(in->p, type) && (same_plain_type(in->p, type, object->type) || !object->count));
}

static bool fill_part(struct interpreter *in, struct object *class, struct object *part, u32 type, u32 field, struct cursor *cursor)
{
	struct initializer initializer = { .form = INITIALIZER_COPY, .first = cursor->node };
	struct parser *p = in->p;
	u32 node = cursor->node;

	if (!node && field)
		return initialize_member(in, class, part, field, INITIALIZER_EMPTY);
	if (!node)
		return initialize(in, part, type, &(struct initializer){ .form = INITIALIZER_EMPTY });
	if (is_list(p, node)) {
		initializer.form = INITIALIZER_LIST;
	} else if (cursor->in_parentheses) {
		;
	} else if (part->kind == OBJECT_ARRAY && il_type(p->il, part->type)->kind == tk_array && !is_string_for(in, part, node)) {
		return fill(in, part, cursor);
	} else if (part->kind == OBJECT_CLASS || part->kind == OBJECT_UNION) {
		u32 given = source_of_node(p, node).type;

		if (!given || given == p->error_type)
			return unknown(in);
		if (!initializes_class(in, part, node))
			return is_class_type(p, given) ? unknown(in) : fill(in, part, cursor);
	}
	cursor->node = next_of(p, node);
	return initialize(in, part, type, &initializer);
}

u32 field_of_part(const struct parser *p, const struct object *class, u32 number)
{
	const struct il_class_info *info = il_class_info(p->il, il_type(p->il, class->type)->class_info);
	u32 i;

	for (i = info->first_base; i; i = il_base_class(p->il, i)->next)
		if (!number--)
			return 0;
	for (i = info->first_field; i && number; i = il_field(p->il, i)->next)
		number--;
	return i;
}

static bool is_unnamed_bit_field(const struct parser *p, u32 field) { return field && il_is_unnamed_bit_field(il_field(p->il, field)); }

/* An array's elements that the list has no more of are alike: they need no parts where they are zero. */
static bool fill_array(struct interpreter *in, struct object *array, struct cursor *cursor)
{
	u32 i, type = il_type(in->p->il, array->type)->type;

	for (i = 0; i < array->count; i++) {
		if (!cursor->node && array->parts[i].kind == OBJECT_SCALAR)
			array->parts[i].state = OBJECT_ZERO;
		else if (!fill_part(in, NULL, &array->parts[i], type, 0, cursor))
			return false;
	}
	return true;
}

static bool fill(struct interpreter *in, struct object *object, struct cursor *cursor)
{
	struct parser *p = in->p;
	u32 i, parts = object->kind == OBJECT_UNION ? object->count > 0 : object->count;

	if (!step(in) || !object_parts(in, object))
		return false;
	if (object->kind == OBJECT_ARRAY)
		return fill_array(in, object, cursor);
	for (i = 0; i < parts; i++) {
		u32 field = field_of_part(p, object, i);
		u32 type = field ? il_field(p->il, field)->type : object->parts[i].type;

		if (object->kind == OBJECT_UNION && !cursor->node)
			return default_construct(in, object);
		if (!is_unnamed_bit_field(p, field) && !fill_part(in, object, &object->parts[i], type, field, cursor))
			return false;
		if (object->kind == OBJECT_UNION)
			object->active = 1;
	}
	return true;
}

/* { .a = 1, .b = 2 }: members that are not named get what they would get without an element. */
static bool fill_designated(struct interpreter *in, struct object *object, u32 element)
{
	struct parser *p = in->p;
	u32 i;

	if (!object_parts(in, object) || object->kind == OBJECT_ARRAY)
		return unknown(in);
	for (i = 0; i < object->count; i++) {
		u32 field = field_of_part(p, object, i), node = element;
		struct cursor cursor = { 0 };

		if (field && element && il_expr_node(p->il, element)->name == il_field(p->il, field)->name) {
			if (il_expr_node(p->il, element)->kind != enk_initializer)
				return unknown(in);
			cursor.node = first_element(p, node);
			if (!cursor.node || next_of(p, cursor.node))
				return unknown(in);
			element = next_of(p, element);
		}
		if (object->kind == OBJECT_UNION && !cursor.node)
			continue;
		if (!is_unnamed_bit_field(p, field) &&
		    !fill_part(in, object, &object->parts[i], field ? il_field(p->il, field)->type : object->parts[i].type, field, &cursor))
			return false;
		if (object->kind == OBJECT_UNION)
			object->active = i + 1;
	}
	return element ? unknown(in) : true;
}

static bool initialize_aggregate(struct interpreter *in, struct object *object, u32 list)
{
	struct cursor cursor = { .node = first_element(in->p, list) };

	if (!is_destroyed_in_time(in, object))
		return unknown(in);
	object->state = OBJECT_KNOWN;
	if (cursor.node && il_expr_node(in->p->il, cursor.node)->kind == enk_initializer)
		return fill_designated(in, object, cursor.node);
	return fill(in, object, &cursor) && (!cursor.node || unknown(in));
}

static bool initialize_in_parentheses(struct interpreter *in, struct object *object, u32 first)
{
	struct cursor cursor = { .node = first, .in_parentheses = true };

	if (!is_destroyed_in_time(in, object))
		return unknown(in);
	object->state = OBJECT_KNOWN;
	return fill(in, object, &cursor) && (!cursor.node || unknown(in));
}

static bool each_element(struct interpreter *in, struct object *array, enum initializer_form form)
{
	struct initializer initializer = { .form = form };
	u32 i, type = il_type(in->p->il, array->type)->type;

	if (!object_parts(in, array))
		return false;
	for (i = 0; i < array->count; i++)
		if (!step(in) || !initialize(in, &array->parts[i], type, &initializer))
			return false;
	return true;
}

bool has_class_elements(const struct parser *p, u32 type)
{
	while (il_type(p->il, type = type_strip(p, type, NULL))->kind == tk_array)
		type = il_type(p->il, type)->type;
	return is_class_type(p, type);
}

/* Whether the only one in a list is the first element of a vector, not the vector. */
static bool is_element(struct parser *p, u32 vector, u32 node)
{
	u32 type = il_type(p->il, vector)->kind == tk_vector && !is_list(p, node) ? source_of_node(p, node).type : 0;

	return type && type != p->error_type && is_arithmetic_type(p, type_without_reference(p, type));
}

/* GNU: from a number or vector, or from a list of the parts. */
static bool initialize_compound_number(struct interpreter *in, struct object *object, const struct initializer *initializer)
{
	u32 node = sole_element(in->p, initializer->first);

	if (initializer->form != INITIALIZER_NONE && is_empty(in->p, initializer, node)) {
		object_clear(object, OBJECT_ZERO);
		return true;
	}
	if (is_list(in->p, initializer->first) && is_element(in->p, object->type, node))
		return initialize_aggregate(in, object, initializer->first);
	if (initializer->form == INITIALIZER_NONE || !is_list(in->p, node))
		return initialize_scalar(in, object, initializer);
	return initializer->form == INITIALIZER_DIRECT && next_of(in->p, node) ? unknown(in) : initialize_aggregate(in, object, node);
}

static bool initialize_array(struct interpreter *in, struct object *array, const struct initializer *initializer)
{
	u32 node = initializer->first;

	if (is_compound_number(in->p, array->type))
		return initialize_compound_number(in, array, initializer);
	if (initializer->form == INITIALIZER_NONE || initializer->form == INITIALIZER_EMPTY) {
		if (has_class_elements(in->p, array->type))
			return each_element(in, array, initializer->form);
		if (initializer->form == INITIALIZER_EMPTY)
			object_clear(array, OBJECT_ZERO);
		return true;
	}
	if (initializer->form == INITIALIZER_DIRECT && node && in->p->il->header.std_version >= 202002 && !is_string_for(in, array, node))
		return initialize_in_parentheses(in, array, node);
	if (is_list(in->p, node) && first_element(in->p, node) && is_string_for(in, array, first_element(in->p, node)))
		node = first_element(in->p, node);
	if (node && is_list(in->p, node))
		return initialize_aggregate(in, array, node);
	return node && is_string_for(in, array, node) ? initialize_from_string(in, array, node) : unknown(in);
}

/* ---- classes ---- */

/* Whether an expression has the class's type, or that of a class derived from it, as far as its type says. */
static bool may_be_same_class(struct interpreter *in, const struct object *object, u32 node)
{
	u32 type = source_of_node(in->p, node).type;

	return !type || type == in->p->error_type || same_plain_type(in->p, type, object->type);
}

/* From an object of the class or of one that is derived from it: directly where it is a prvalue [dcl.init.general]. */
static bool initialize_by_copy(struct interpreter *in, struct object *object, u32 node, bool of_element)
{
	struct source source;
	struct object *from;
	struct value value;

	if (!evaluate_into(in, node, object, &value)) {
		reason_of_copy(in, node, of_element);
		return false;
	}
	if (value.kind == VALUE_OBJECT && value.place.object == object)
		return true;
	if (value.kind != VALUE_OBJECT && value.kind != VALUE_LVALUE)
		return unknown(in);
	from = value.kind == VALUE_OBJECT ? value.place.object : object_at(in, &value.place);
	from = from ? object_base(in, from, object->type) : NULL;
	if (!from)
		return unknown(in);
	source = source_of_node(in->p, node);
	if (copy_construct(in, object, from, type_is_unknown(in->p, source.type) ? 0 : source.type,
	                   value.kind == VALUE_LVALUE && source.category != vc_xvalue))
		return true;
	reason_of_copy(in, node, of_element);
	return false;
}

/* By a conversion function of another class [over.match.copy]. */
static bool initialize_by_conversion(struct interpreter *in, struct object *object, u32 node)
{
	struct source source = source_of_node(in->p, node);
	struct conversion c = implicit_conversion(in->p, &source, object->type);
	struct object *from;
	struct value value;
	u32 result;

	if (c.kind != CONVERSION_USER || c.is_uncertain || c.is_ambiguous || !c.function ||
	    il_routine(in->p->il, c.function)->special_kind != sfk_conversion || !evaluate_object(in, node, &from))
		return unknown(in);
	if (!call_without_arguments(in, c.function, from, object, &value))
		return false;
	if (value.kind == VALUE_OBJECT && value.place.object == object)
		return true;
	result = il_type(in->p->il, type_strip(in->p, il_routine(in->p->il, c.function)->type, NULL))->type;
	if (value.kind == VALUE_LVALUE && il_type(in->p->il, type_strip(in->p, result, NULL))->pointer_kind == pk_rvalue_reference) {
		from = object_at(in, &value.place);
		from = from ? object_base(in, from, object->type) : NULL;
		return from ? copy_construct(in, object, from, type_without_reference(in->p, result), false) : unknown(in);
	}
	return initialize_from_value(in, object, object->type, &value);
}

static bool initialize_by_constructor(struct interpreter *in, struct object *object, u32 arguments, u32 constructor, bool is_single)
{
	u32 routine, type;

	arguments = is_single ? il_written(in->p->il, arguments) : arguments; /* what converts it is found here */
	routine = constructor ? constructor : constructor_for(in, object->type, arguments, is_single);
	if (routine && !copies_by_default(in->p, routine))
		return call_constructor(in, routine, object, arguments, is_single);
	type = arguments && (is_single || !next_of(in->p, arguments)) ? source_of_node(in->p, arguments).type : 0;
	if (type && is_class_type(in->p, type) && type != in->p->error_type && !is_list(in->p, arguments))
		return is_derived_from(in->p, type_strip(in->p, type, NULL), object->type) == OUTCOME_SUCCESS ?
		               initialize_by_copy(in, object, arguments, false) :
		               initialize_by_conversion(in, object, arguments);
	return unknown(in);
}

static bool value_initialize(struct interpreter *in, struct object *object)
{
	if (!has_user_default_constructor(in, object->type))
		object_clear(object, OBJECT_ZERO);
	return default_construct(in, object);
}

/* A std::initializer_list is a pointer to the elements of an array, and their number [support.initlist]. */
static bool initialize_initializer_list(struct interpreter *in, struct object *object, u32 list)
{
	struct parser *p = in->p;
	u32 pointer = object_parts(in, object) && object->count == 2 ? object->parts[0].type : 0, node, count = 0;
	struct object *array;
	struct value first, length;
	struct array_bound bound = { 0 };

	if (!pointer || object->parts[0].kind != OBJECT_SCALAR || object->parts[1].kind != OBJECT_SCALAR || !pointed_to(p, pointer))
		return unknown(in);
	for (node = first_element(p, list); node; node = next_of(p, node))
		count++;
	bound.count = count;
	array = count ? object_new(in, type_array(p, pointed_to(p, pointer), &bound)) : NULL;
	if (count && (!array || !initialize_aggregate(in, array, list)))
		return array ? false : unknown(in);
	first = value_pointer(pointer, array ? place_of_element(array, 0) : (struct place){ 0 });
	length = value_integer(object->parts[1].type, count);
	return store(in, &object->parts[0], &first) && store(in, &object->parts[1], &length);
}

static bool initialize_from_list(struct interpreter *in, struct object *object, const struct initializer *initializer)
{
	struct parser *p = in->p;
	u32 first = first_element(p, initializer->first);

	if (first && !next_of(p, first) && !is_list(p, first) && source_of_node(p, first).type && may_be_same_class(in, object, first) &&
	    il_expr_node(p->il, first)->kind != enk_initializer)
		return initialize_by_copy(in, object, first, true);
	if (is_aggregate(p, object->type))
		return initialize_aggregate(in, object, initializer->first);
	if (element_of_initializer_list(p, object->type))
		return initialize_initializer_list(in, object, initializer->first);
	if (!first)
		return value_initialize(in, object);
	return construct_from_list(in, object, initializer->first);
}

static bool initialize_class(struct interpreter *in, struct object *object, const struct initializer *initializer)
{
	u32 node = initializer->first;

	switch (initializer->form) {
	case INITIALIZER_NONE: return default_construct(in, object);
	case INITIALIZER_EMPTY: return value_initialize(in, object);
	case INITIALIZER_LIST: return initialize_from_list(in, object, initializer);
	default: break;
	}
	if (!node)
		return initializer->form == INITIALIZER_DIRECT ? value_initialize(in, object) : unknown(in);
	if (initializer->form == INITIALIZER_COPY && is_list(in->p, node))
		return initialize_from_list(in, object, initializer);
	if (!next_of(in->p, node) || initializer->form == INITIALIZER_COPY)
		if (!is_list(in->p, node) && may_be_same_class(in, object, node))
			return initialize_by_copy(in, object, node, object->parent);
	if (initializer->form == INITIALIZER_DIRECT && !initializer->constructor && are_elements_in_parentheses(in->p, object->type, node))
		return initialize_in_parentheses(in, object, node);
	return initialize_by_constructor(in, object, node, initializer->constructor, initializer->form == INITIALIZER_COPY);
}

bool initialize(struct interpreter *in, struct object *object, u32 type, const struct initializer *initializer)
{
	if (!step(in))
		return false;
	switch (object->kind) {
	case OBJECT_SCALAR: return initialize_scalar(in, object, initializer);
	case OBJECT_REFERENCE:
		if (!bind_reference(in, type, initializer, &object->value))
			return false;
		object->state = OBJECT_KNOWN;
		return true;
	case OBJECT_ARRAY: return initialize_array(in, object, initializer);
	case OBJECT_VIRTUAL: /* no constructor of a class with virtual bases is constexpr [dcl.constexpr]/4 */ return unknown(in);
	default: return initialize_class(in, object, initializer);
	}
}

bool initialize_from_value(struct interpreter *in, struct object *object, u32 type, const struct value *value)
{
	struct value scalar = *value;
	struct object *from;

	switch (object->kind) {
	case OBJECT_SCALAR: return decay(in, &scalar) && convert_to(in, &scalar, object->type, &scalar) && store(in, object, &scalar);
	case OBJECT_REFERENCE: object->state = OBJECT_KNOWN; return bind_value(in, type, value, &object->value);
	case OBJECT_ARRAY:
		if (!is_compound_number(in->p, object->type))
			return unknown(in);
		return decay(in, &scalar) && convert_to(in, &scalar, object->type, &scalar) && store(in, object, &scalar);
	default:
		from = value->kind == VALUE_OBJECT ? value->place.object :
		       value->kind == VALUE_LVALUE ? object_at(in, &value->place) :
		                                     NULL;
		from = from ? object_base(in, from, object->type) : NULL;
		return from ? copy_construct(in, object, from, value->type, value->kind == VALUE_LVALUE) : unknown(in);
	}
}

bool initialize_member(struct interpreter *in, struct object *class, struct object *member, u32 field, enum initializer_form otherwise)
{
	struct parser *p = in->p;
	struct il_field record = *il_field(p->il, field);
	struct initializer initializer = { .form = otherwise };
	struct object *self = in->frame->self;
	u32 first = record.initializer_end ? token_at(p, record.initializer_begin) : 0, place;
	bool done;

	if (record.initializer_end) {
		first += p->tokens[first].kind == TOK_ASSIGN;
		initializer.first = lasting_node(p, record.parent_scope, p->tokens[first].position, record.initializer_end);
		initializer.form = is_list(p, initializer.first) ? INITIALIZER_LIST : INITIALIZER_COPY;
		if (!initializer.first)
			return unknown(in);
	}
	in->frame->self = class;
	place = enter_default_argument(in, 0);
	done = initialize(in, member, record.type, &initializer);
	in->place = place;
	in->frame->self = self;
	return done;
}
