/* Values of template arguments that are no integers [temp.arg.nontype]: of floating and class types, addresses of subobjects, pointers to
 * members. One of a class is an object that is the same for all that are equal, a variable without a name [temp.param]/8 [temp.type]/2. */
#include "constants.h"
#include "../typing/typing.h"
#include "../types/placeholder.h"

#include <string.h>

/* ---- keys: what equal values have in common ---- */

static void put(struct buffer *key, const void *bytes, size_t size) { buffer_add(key, bytes, size); }

static void put_number(struct buffer *key, u32 number) { put(key, &number, sizeof number); }

static u128 bytes_of_float(const struct parser *p, const struct value *value)
{
	u8 kind = il_type(p->il, value->type)->int_kind;
	float narrow = (float)value->number;
	double wide = (double)value->number;
	u128 bits = 0;

	if (kind == ik_float)
		memcpy(&bits, &narrow, sizeof narrow);
	else if (kind == ik_double)
		memcpy(&bits, &wide, sizeof wide);
	else
		memcpy(&bits, &value->number, 10); /* the rest is padding */
	return bits;
}

static long double float_of_bytes(u8 kind, u128 bits)
{
	long double number = 0;
	float narrow;
	double wide;

	if (kind == ik_float) {
		memcpy(&narrow, &bits, sizeof narrow);
		return (long double)narrow;
	}
	if (kind == ik_double) {
		memcpy(&wide, &bits, sizeof wide);
		return (long double)wide;
	}
	memcpy(&number, &bits, 10);
	return number;
}

/* The variable that an object belongs to; 0: it is a temporary, a string or the like, whose address is no argument [temp.arg.nontype]/3. */
static u32 variable_of_object(struct parser *p, struct object *object)
{
	const struct object *root = object_root(object);
	struct constants *c = constants(p);
	u32 variable = root->number;

	return is_lasting(p, root) && variable < c->of_variable.count && c->of_variable.at[variable].object == root ? variable : 0;
}

static bool put_place(struct interpreter *in, const struct place *place, struct buffer *key)
{
	struct object *object = place->object;
	u32 variable = object ? variable_of_object(in->p, object) : 0;

	put_number(key, place->routine);
	put_number(key, variable);
	if (object && !variable)
		return unknown(in);
	put_number(key, place->index);
	put_number(key, place->element);
	for (; object && object->parent; object = object->parent)
		put_number(key, object->number);
	put_number(key, UINT32_MAX);
	return true;
}

static bool put_value(struct interpreter *in, const struct value *value, struct buffer *key)
{
	u128 bits;

	switch (value->kind) {
	case VALUE_INTEGER: put(key, &value->bits, sizeof value->bits); return true;
	case VALUE_FLOAT:
		bits = bytes_of_float(in->p, value);
		put(key, &bits, sizeof bits);
		return true;
	case VALUE_MEMBER: put(key, &value->member, sizeof value->member); return true;
	case VALUE_POINTER:
	case VALUE_LVALUE: return put_place(in, &value->place, key);
	default: return unknown(in);
	}
}

static bool put_object(struct interpreter *in, struct object *object, struct buffer *key)
{
	struct place place = place_of(object);
	struct value value;
	u32 i;

	if (!step(in))
		return false;
	switch (object->kind) {
	case OBJECT_SCALAR: return load(in, &place, &value) && put_value(in, &value, key);
	case OBJECT_REFERENCE: return object->state == OBJECT_KNOWN ? put_value(in, &object->value, key) : unknown(in);
	case OBJECT_VIRTUAL: return unknown(in);
	default: break;
	}
	if (object->state == OBJECT_OPAQUE || !object_parts(in, object))
		return unknown(in);
	put_number(key, object->active);
	for (i = 0; i < object->count; i++)
		if ((object->kind != OBJECT_UNION || object->active == i + 1) && !put_object(in, &object->parts[i], key))
			return false;
	return true;
}

/* ---- values in the IL ---- */

static u32 il_value(struct interpreter *in, const struct value *value, u32 type);
static u32 il_object(struct interpreter *in, struct object *object);

static u32 new_constant(struct parser *p, u8 kind, u32 type)
{
	struct il_constant *constant;
	u32 index = il_new_constant(p->il, &constant);

	constant->kind = kind;
	constant->type = type;
	return index;
}

/* Appends a constant to the list that ends at *last, 0: of the parts of whole. */
static void append(struct parser *p, u32 whole, u32 *last, u32 constant)
{
	if (*last)
		il_constant(p->il, *last)->next = constant;
	else
		il_constant(p->il, whole)->first_part = constant;
	*last = constant;
}

static void append_designator(struct parser *p, u32 whole, u32 *last, il_any member, u64 element)
{
	u32 designator = new_constant(p, ck_designator, 0);

	il_constant(p->il, designator)->target = member;
	il_constant(p->il, designator)->value = (i64)element;
	append(p, whole, last, designator);
}

/* A field, or a base's type. */
static il_any member_of_part(const struct parser *p, const struct object *part)
{
	u32 field = field_of_part(p, part->parent, part->number);

	return field ? il_any_of(IL_field, field) : il_any_of(IL_type, part->type);
}

/* The way from the outermost object to one in it. */
static void append_path(struct parser *p, u32 address, u32 *last, const struct object *object)
{
	if (!object->parent)
		return;
	append_path(p, address, last, object->parent);
	if (object->parent->kind == OBJECT_ARRAY)
		append_designator(p, address, last, 0, object->number);
	else
		append_designator(p, address, last, member_of_part(p, object), 0);
}

static u32 il_address(struct interpreter *in, const struct value *value, u32 type)
{
	struct parser *p = in->p;
	const struct place *place = &value->place;
	u32 constant, last = 0;

	if (!place->object && !place->routine)
		return new_constant(p, ck_integer, type);
	constant = new_constant(p, ck_address, type);
	il_constant(p->il, constant)->address_kind = value->kind == VALUE_POINTER ? abk_variable : abk_routine;
	il_constant(p->il, constant)->target =
		place->routine ? il_any_of(IL_routine, place->routine) : il_any_of(IL_variable, variable_of_object(p, place->object));
	if (place->routine)
		return constant;
	append_path(p, constant, &last, place->object);
	if (place->element && (place->index || place->object->parent))
		append_designator(p, constant, &last, 0, place->index);
	return place->element || !place->index ? constant : 0;
}

static u32 il_value(struct interpreter *in, const struct value *value, u32 type)
{
	struct parser *p = in->p;
	u128 bits = value->kind == VALUE_FLOAT ? bytes_of_float(p, value) : value->kind == VALUE_INTEGER ? value->bits : 0;
	u32 constant;

	switch (value->kind) {
	case VALUE_POINTER:
	case VALUE_LVALUE: return il_address(in, value, type);
	case VALUE_MEMBER:
		constant = new_constant(p, value->member ? ck_address : ck_integer, type);
		il_constant(p->il, constant)->target = value->member;
		il_constant(p->il, constant)->address_kind = abk_variable;
		return constant;
	default:
		constant = new_constant(p, value->kind == VALUE_FLOAT ? ck_float : ck_integer, type);
		il_constant(p->il, constant)->value = (i64)(u64)bits;
		il_constant(p->il, constant)->high = (i64)(u64)(bits >> 64);
		return constant;
	}
}

/* The type that a bit-field's value is shown with: the smallest that has as many bits, as in g++. */
static u32 type_of_bits(struct parser *p, u32 type, u32 width)
{
	static const u8 kinds[2][4] = {
		{ ik_unsigned_char, ik_unsigned_short, ik_unsigned_int, ik_unsigned_long },
		{ ik_signed_char, ik_short, ik_int, ik_long },
	};
	u8 kind = integral_kind(p, type);
	u32 size = width <= 8 ? 0 : width <= 16 ? 1 : width <= 32 ? 2 : 3;

	return !width || kind == ik_bool || il_type(p->il, type)->int_kind == ik_enum ? type :
	                                                                                p->builtin[kinds[kind_is_signed(kind)][size]];
}

/* Bases without data are no parts. */
static bool is_empty_base(struct parser *p, const struct object *part)
{
	return part->parent->kind == OBJECT_CLASS && !field_of_part(p, part->parent, part->number) && !part->count;
}

static u32 il_parts(struct interpreter *in, struct object *object)
{
	struct parser *p = in->p;
	u32 whole = new_constant(p, ck_aggregate, object->type), last = 0, i;

	for (i = 0; i < object->count; i++) {
		struct object *part = &object->parts[i];
		u32 constant;

		if ((object->kind == OBJECT_UNION && object->active != i + 1) || is_empty_base(p, part))
			continue;
		if (object->kind == OBJECT_UNION)
			append_designator(p, whole, &last, member_of_part(p, part), 0);
		constant = il_object(in, part);
		if (!constant)
			return 0;
		append(p, whole, &last, constant);
	}
	return whole;
}

static u32 il_object(struct interpreter *in, struct object *object)
{
	struct place place = place_of(object);
	struct value value;

	switch (object->kind) {
	case OBJECT_SCALAR: return load(in, &place, &value) ? il_value(in, &value, type_of_bits(in->p, object->type, object->width)) : 0;
	case OBJECT_REFERENCE: return il_value(in, &object->value, object->value.type);
	default: return il_parts(in, object);
	}
}

/* ---- template parameter objects ---- */

static bool has_key(struct constants *c, const struct parameter_object *candidate, const struct buffer *key)
{
	return candidate->length == key->length && !memcmp(c->parameter_keys.text + candidate->key, key->text, key->length);
}

static u32 hash_key(const struct buffer *key)
{
	u32 hash = 0;
	size_t i;

	for (i = 0; i < key->length; i++)
		hash = hash_mix((u64)hash << 8 | (unsigned char)key->text[i]);
	return hash;
}

/* The variable of a new value. */
static u32 new_parameter_object(struct interpreter *in, struct object *object)
{
	struct parser *p = in->p;
	struct constants *c = constants(p);
	struct arena *temporary = in->arena;
	struct object *copy;
	struct il_variable *variable;
	u32 value = il_object(in, object), index;

	in->arena = &c->memory;
	copy = object_new(in, object->type);
	in->arena = temporary;
	if (!value || !copy)
		return 0;
	index = il_new_variable(p->il, &variable);
	variable->flags = vf_template_parameter | vf_constexpr;
	variable->constant = value;
	variable->type = object->type;
	copy->flags = OBJECT_STATIC;
	copy->number = index;
	*vec_slot(&c->of_variable, index) = (struct static_variable){ .object = copy, .attempts = UINT8_MAX };
	if (!persist(in, object, copy))
		return 0;
	copy->flags |= OBJECT_READ_ONLY;
	return index;
}

/* The variable that has the value of an object; 0: what it is is not known. */
static u32 parameter_object(struct interpreter *in, struct object *object)
{
	struct constants *c = constants(in->p);
	struct buffer key = { 0 };
	u32 hash, *known, variable = 0;
	bool is_new = false;

	put_number(&key, object->type);
	if (!put_object(in, object, &key)) {
		buffer_free(&key);
		return 0;
	}
	if (!c->parameter_objects.count)
		vec_push(&c->parameter_objects, (struct parameter_object){ 0 });
	for (hash = hash_key(&key);; hash++) {
		hash += !hash; /* the map has no 0 */
		known = il_map_at(&c->parameter_object_map, hash, &is_new);
		if (is_new || has_key(c, &c->parameter_objects.at[*known], &key))
			break;
	}
	if (is_new) {
		*known = c->parameter_objects.count;
		variable = new_parameter_object(in, object);
		vec_push(&c->parameter_objects, (struct parameter_object){ variable, (u32)c->parameter_keys.length, (u32)key.length });
		buffer_add(&c->parameter_keys, key.text, key.length);
	} else {
		variable = c->parameter_objects.at[*known].variable;
	}
	buffer_free(&key);
	return variable;
}

/* ---- questions ---- */

static u32 argument_of_class(struct interpreter *in, struct object *object)
{
	u32 variable = object && !object->parent ? parameter_object(in, object) : 0, constant;

	if (!variable)
		return 0;
	constant = new_constant(in->p, ck_aggregate, object->type);
	il_constant(in->p->il, constant)->target = il_any_of(IL_variable, variable);
	return constant;
}

static u32 argument_of_value(struct interpreter *in, const struct value *value)
{
	struct buffer key = { 0 };
	bool known = put_value(in, value, &key);

	buffer_free(&key);
	return known ? il_value(in, value, value->type) : 0;
}

/* Of an object that is no part: a class, array, reference or scalar. */
static u32 argument_of_object(struct interpreter *in, struct object *object)
{
	struct place place = place_of(object);
	struct value value;

	switch (object->kind) {
	case OBJECT_SCALAR: return load(in, &place, &value) ? argument_of_value(in, &value) : 0;
	case OBJECT_REFERENCE: return object->state == OBJECT_KNOWN ? argument_of_value(in, &object->value) : 0;
	case OBJECT_CLASS:
	case OBJECT_UNION: return argument_of_class(in, object);
	default: return 0;
	}
}

struct constant argument_of_text(struct parser *p, u32 begin, u32 end, u32 *other)
{
	struct scratch scratch = begin_scratch(p);
	struct constant result = constant_unknown(0);
	bool has_classes = p->il->header.std_version >= STRUCTURAL_ARGUMENTS;
	u32 node = parse_text(p, &(struct text){ .scope = p->scope, .begin = begin, .end = end, .is_here = true });
	struct object *class = NULL;
	struct question q;
	struct value value;

	*other = 0;
	if (!node || !begin_question(p, &q)) {
		end_scratch(p, &scratch);
		return result;
	}
	q.in.is_in_body = p->routine;
	if (!evaluate_rvalue(&q.in, node, &value))
		value.kind = VALUE_NONE;
	if (value.kind == VALUE_OBJECT && has_classes && !value.place.object->parent)
		class = value.place.object;
	else if (value.kind != VALUE_NONE && !convert_operand(&q.in, &value))
		value.kind = VALUE_NONE;
	if (value.kind != VALUE_NONE && (!end_full_expression(&q.in, 0, class) || q.in.allocated))
		value.kind = VALUE_NONE;
	end_scratch(p, &scratch);
	if (value.kind == VALUE_INTEGER)
		result = constant_of_value(p, &value);
	else if (value.kind == VALUE_POINTER && type_strip(p, value.type, NULL) == p->nullptr_type)
		result = (struct constant){ .type = p->nullptr_type, .known = true };
	else if (value.kind == VALUE_OBJECT && class)
		*other = argument_of_class(&q.in, class);
	else if (value.kind == VALUE_POINTER || value.kind == VALUE_MEMBER || (has_classes && value.kind != VALUE_NONE))
		*other = argument_of_value(&q.in, &value);
	end_question(&q);
	return result;
}

u32 argument_node(struct parser *p, u32 begin, u32 end)
{
	return parse_text(p, &(struct text){ .scope = p->scope, .begin = begin, .end = end, .is_here = true });
}

/* The subobject that designators name from an object on; NULL: unknown. The last may be an element of an array, which *place then says. */
static struct object *designated(struct interpreter *in, struct object *object, u32 designator, struct place *place)
{
	struct parser *p = in->p;

	*place = place_of(object);
	for (; object && designator; designator = il_constant(p->il, designator)->next) {
		const struct il_constant *step = il_constant(p->il, designator);
		u32 member = il_any_index(step->target), last = !step->next;

		if (object->kind == OBJECT_ARRAY && !step->target && last) {
			*place = place_of_element(object, (u32)step->value);
			return object;
		}
		if (object->kind == OBJECT_ARRAY && !step->target)
			object = object_parts(in, object) && (u64)step->value < object->count ? &object->parts[step->value] : NULL;
		else
			object =
				il_any_kind(step->target) == IL_field ? object_member(in, object, member) : object_base(in, object, member);
		if (object)
			*place = place_of(object);
	}
	return object;
}

/* The address of a variable or of something in it; of a reference what it is bound to. */
static bool value_of_variable_address(struct interpreter *in, const struct il_constant *constant, u32 type, struct value *out)
{
	struct object *object = static_object(in, il_any_index(constant->target));
	u32 pointee = pointed_to(in->p, type);
	struct place place;

	if (object && object->kind == OBJECT_REFERENCE)
		object = object->state == OBJECT_KNOWN && !object->value.place.element ? object->value.place.object : NULL;
	object = object ? designated(in, object, constant->first_part, &place) : NULL;
	if (!object)
		return unknown(in);
	if (constant->address_kind != abk_variable) {
		object = object_at(in, &place);
		*out = object ? value_lvalue(object) : *out;
		return object ? true : unknown(in);
	}
	if (object->kind == OBJECT_ARRAY && !constant->first_part && !same_plain_type(in->p, pointee, object->type))
		place = place_of_element(object, 0);
	*out = value_pointer(type, place);
	return pointee ? true : unknown(in);
}

static bool value_of_address(struct interpreter *in, const struct il_constant *constant, u32 type, struct value *out)
{
	struct parser *p = in->p;
	u8 kind = il_type(p->il, type)->kind;

	if (kind == tk_ptr_to_member) {
		*out = (struct value){ .kind = VALUE_MEMBER, .type = type, .member = constant->target };
		return true;
	}
	if (il_any_kind(constant->target) == IL_variable)
		return value_of_variable_address(in, constant, type, out);
	if (il_any_kind(constant->target) != IL_routine)
		return unknown(in);
	*out = (struct value){ .kind = kind == tk_pointer ? VALUE_POINTER : VALUE_LVALUE,
		               .type = type,
		               .place = { .routine = il_any_index(constant->target) } };
	return true;
}

bool value_of_argument_constant(struct interpreter *in, u32 index, struct value *out)
{
	struct parser *p = in->p;
	const struct il_constant constant = *il_constant(p->il, index);
	u32 type = plain_type(p, constant.type), target = il_any_index(constant.target);
	struct constant integer = constant_of_il(p, index);
	struct object *object;

	if (integer.known && il_type(p->il, type)->kind == tk_integer) {
		*out = value_of_constant(&integer);
		return true;
	}
	switch (constant.kind) {
	case ck_integer: return type && zero_value(p, type, out) ? true : unknown(in);
	case ck_float:
		*out = (struct value){ .kind = VALUE_FLOAT,
			               .type = type,
			               .number = float_of_bytes(il_type(p->il, type)->int_kind,
			                                        (u128)(u64)constant.high << 64 | (u64)constant.value) };
		return is_host_float(p, type) ? true : unknown(in);
	case ck_aggregate:
		object = static_object(in, target);
		if (object)
			*out = value_lvalue(object);
		return object;
	case ck_address: return value_of_address(in, &constant, type, out);
	default: return unknown(in);
	}
}

u32 converted_argument(struct parser *p, const struct il_template_arg *arg, u32 type)
{
	struct initializer initializer = { .form = INITIALIZER_COPY, .first = arg->expr };
	struct object *object;
	struct question q;
	struct value value;
	u32 result = 0;

	if (arg->expr && il_expr_node(p->il, arg->expr)->kind == enk_braced_init_list)
		initializer.form = INITIALIZER_LIST;
	if (!begin_question(p, &q))
		return 0;
	object = object_new(&q.in, type);
	if (object &&
	    (arg->expr ? initialize(&q.in, object, type, &initializer) :
	                 value_of_argument_constant(&q.in, arg->constant, &value) && initialize_from_value(&q.in, object, type, &value)) &&
	    end_full_expression(&q.in, 0, object) && !q.in.allocated)
		result = argument_of_object(&q.in, object);
	end_question(&q);
	return result;
}
