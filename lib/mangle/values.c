/* Values of template arguments that are more than a number [mangling.literals]: of floating and class types, addresses. */
#include "mangler.h"

static void value_in_list(struct mangler *m, const struct il_constant *value);

/* ---- addresses ---- */

static void symbol(struct mangler *m, il_any target)
{
	u32 index = il_any_index(target);

	buffer_puts(&m->out, "L_Z");
	if (il_any_kind(target) == IL_routine && il_routine(m->il, index)->linkage == nlk_c)
		mangled_source_name(m, il_routine(m->il, index)->name);
	else if (il_any_kind(target) == IL_routine)
		mangled_encoding(m, target);
	else
		mangled_entity_name(m, target);
	buffer_puts(&m->out, "E");
}

/* The subobject of target that the first count designators name. */
static void subobject(struct mangler *m, il_any target, u32 first, u32 count)
{
	u32 designator = first, i;
	const struct il_constant *last;

	for (i = 1; i < count; i++)
		designator = il_constant(m->il, designator)->next;
	last = il_constant(m->il, designator);
	if (!count) {
		symbol(m, target);
	} else if (il_any_kind(last->target) == IL_type) { /* a base is where the object is */
		subobject(m, target, first, count - 1);
	} else if (il_any_kind(last->target) == IL_field) {
		il_str name = il_field(m->il, il_any_index(last->target))->name;

		m->failed |= !name;
		buffer_puts(&m->out, "dt");
		subobject(m, target, first, count - 1);
		mangled_source_name(m, name);
	} else {
		buffer_puts(&m->out, "ix");
		subobject(m, target, first, count - 1);
		buffer_printf(&m->out, "Ll%lldE", (long long)last->value);
	}
}

static u32 list_length(const struct mangler *m, u32 constant)
{
	u32 length = 0;

	for (; constant; constant = il_constant(m->il, constant)->next)
		length++;
	return length;
}

static bool is_pointer(const struct mangler *m, u32 type)
{
	u32 cv = 0;
	const struct il_type *t = look_through(m->il, type, &cv);

	return t->kind == tk_ptr_to_member || (t->kind == tk_pointer && t->pointer_kind == pk_pointer);
}

void mangled_address(struct mangler *m, const struct il_constant *address, u32 type)
{
	u32 cv = 0, depth = list_length(m, address->first_part);
	const struct il_type *t = look_through(m->il, type, &cv);
	u8 kind = il_any_kind(address->target);
	bool is_expression = is_pointer(m, type) || depth;

	if ((t->kind != tk_pointer && t->kind != tk_ptr_to_member) || depth > MAX_DEPTH ||
	    (kind != IL_routine && kind != (t->kind == tk_ptr_to_member ? IL_field : IL_variable))) {
		m->failed = true;
		return;
	}
	buffer_puts(&m->out, is_expression ? "X" : "");
	buffer_puts(&m->out, is_pointer(m, type) ? "ad" : "");
	subobject(m, address->target, address->first_part, depth);
	buffer_puts(&m->out, is_expression ? "E" : "");
}

/* ---- scalars ---- */

void mangled_float(struct mangler *m, const struct il_constant *value)
{
	unsigned long long low = (unsigned long long)value->value, high = (unsigned long long)value->high;

	buffer_puts(&m->out, "L");
	mangled_type(m, value->type);
	switch (il_type(m->il, value->type)->int_kind) {
	case ik_float: buffer_printf(&m->out, "%08llx", low); break;
	case ik_double: buffer_printf(&m->out, "%016llx", low); break;
	case ik_long_double: buffer_printf(&m->out, "%016llx%016llx", high, low); break;
	default: m->failed = true;
	}
	buffer_puts(&m->out, "E");
}

void mangled_integer(struct mangler *m, const struct il_constant *value, u32 type)
{
	unsigned long long bits = (unsigned long long)value->value;
	u32 cv = 0;
	const struct il_type *t = look_through(m->il, type, &cv);

	m->failed |= value->high && value->high != -1;
	buffer_puts(&m->out, "L");
	mangled_type(m, type);
	if (t->kind == tk_nullptr)
		buffer_puts(&m->out, "E");
	else
		buffer_printf(&m->out, value->high ? "n%lluE" : "%lluE", value->high ? -bits : bits);
}

/* ---- lists ---- */

static bool is_union(const struct mangler *m, u32 type)
{
	u32 cv = 0;

	return look_through(m->il, type, &cv)->kind == tk_union;
}

static bool is_first_member(const struct mangler *m, u32 type, il_any member)
{
	u32 cv = 0;

	return il_any_of(IL_field, il_class_info(m->il, look_through(m->il, type, &cv)->class_info)->first_field) == member;
}

/* Whether zero-initialization gives the value. */
static bool is_zero(const struct mangler *m, const struct il_constant *value)
{
	u32 part = value->first_part;

	if (value->kind != ck_aggregate)
		return value->kind != ck_address && !value->value && !value->high;
	if (is_union(m, value->type) && part && !is_first_member(m, value->type, il_constant(m->il, part)->target))
		return false;
	for (; part; part = il_constant(m->il, part)->next)
		if (il_constant(m->il, part)->kind != ck_designator && !is_zero(m, il_constant(m->il, part)))
			return false;
	return true;
}

/* What is behind the last part that is written: those that are zero are not, in the end. */
static u32 end_of_parts(const struct mangler *m, const struct il_constant *value)
{
	u32 part = value->first_part, end = part;

	for (; part; part = il_constant(m->il, part)->next)
		if (is_union(m, value->type) || !is_zero(m, il_constant(m->il, part)))
			end = il_constant(m->il, part)->next;
	return end;
}

void mangled_list(struct mangler *m, const struct il_constant *value)
{
	u32 part = value->first_part, end = is_zero(m, value) ? part : end_of_parts(m, value);

	m->failed |= ++m->depth > MAX_DEPTH;
	buffer_puts(&m->out, "tl");
	mangled_type(m, value->type);
	for (; part != end && !m->failed; part = il_constant(m->il, part)->next)
		value_in_list(m, il_constant(m->il, part));
	buffer_puts(&m->out, "E");
	m->depth--;
}

/* A null pointer to a member function, which g++ has as a list. */
static bool is_null_function(const struct mangler *m, const struct il_constant *value)
{
	u32 cv = 0;
	const struct il_type *t = look_through(m->il, value->type, &cv);

	return value->kind == ck_integer && t->kind == tk_ptr_to_member && look_through(m->il, t->type, &cv)->kind == tk_routine;
}

static void value_in_list(struct mangler *m, const struct il_constant *value)
{
	u32 field = il_any_index(value->target);

	if (is_null_function(m, value)) {
		mangled_list(m, value);
		return;
	}

	switch (value->kind) {
	case ck_aggregate: mangled_list(m, value); break;
	case ck_float: mangled_float(m, value); break;
	case ck_integer: mangled_integer(m, value, value->type); break;
	case ck_address:
		m->failed |= list_length(m, value->first_part) > MAX_DEPTH;
		buffer_puts(&m->out, "ad");
		if (!m->failed)
			subobject(m, value->target, value->first_part, list_length(m, value->first_part));
		break;
	case ck_designator:
		buffer_puts(&m->out, "di");
		m->failed |= !il_field(m->il, field)->name;
		mangled_source_name(m, il_field(m->il, field)->name);
		break;
	default: m->failed = true;
	}
}
