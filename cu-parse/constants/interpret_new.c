/* new, delete and destructors in constant evaluation, since C++20 [expr.new] [expr.delete] [class.dtor] [expr.const]. */
#include "interpret.h"
#include "../syntax/expr.h"
#include "../traits/traits.h"
#include "../types/special_members.h"
#include "../typing/typing.h"

/* ---- destructors ---- */

/* The user's destructor of a class, or 0. */
static u32 user_destructor(struct parser *p, u32 class)
{
	struct class_survey survey = { 0 };
	u32 destructor = survey_class(p, class, &survey) ? survey.destructor : 0;

	survey_free(&survey);
	return il_routine(p->il, destructor)->flags & (rf_defaulted | rf_deleted) ? 0 : destructor;
}

/* Whether nobody can tell that a destructor ran. */
static bool does_nothing(struct parser *p, u32 destructor)
{
	const struct il_statement *body;

	if (!(il_routine(p->il, destructor)->flags & rf_constexpr) || !require_body(p, destructor))
		return false;
	body = il_statement(p->il, il_routine(p->il, destructor)->body);
	return body->kind == stmk_block && !body->first_statement;
}

bool has_effective_destructor(struct parser *p, const struct object *object)
{
	u32 destructor = user_destructor(p, object->type);

	return destructor && !does_nothing(p, destructor);
}

/* Whether a destructor of a user runs for a part of it; scalars and arrays of such have none. */
static bool needs_destruction(struct parser *p, const struct object *object)
{
	u32 i;

	if (object->kind != OBJECT_CLASS && object->kind != OBJECT_ARRAY)
		return false;
	if (object->kind == OBJECT_CLASS && user_destructor(p, object->type))
		return true;
	for (i = 0; object->parts && i < object->count; i++) {
		if (needs_destruction(p, &object->parts[i]))
			return true;
		if (object->kind == OBJECT_ARRAY) /* its elements are alike */
			return false;
	}
	return false;
}

static bool destroy_parts(struct interpreter *in, struct object *object)
{
	struct call_arguments none = { 0 };
	struct value ignored;
	u32 i = object->count, destructor = object->kind == OBJECT_CLASS ? user_destructor(in->p, object->type) : 0;

	object->flags |= OBJECT_IN_CONSTRUCTION;
	if (!step(in) || (destructor && !call_routine(in, destructor, object, &none, NULL, &ignored)))
		return false;
	while (object->parts && i--)
		if (needs_destruction(in->p, &object->parts[i]) && !destroy_parts(in, &object->parts[i]))
			return false;
	return true;
}

bool destroy(struct interpreter *in, struct object *object)
{
	if (object->flags & OBJECT_DEAD || (needs_destruction(in->p, object) && !destroy_parts(in, object)))
		return object->flags & OBJECT_DEAD ? not_constant(in) : false;
	object->flags |= OBJECT_DEAD;
	return true;
}

/* What is destroyed through a base: the whole, where the base has a virtual destructor [expr.delete]/3. */
static struct object *whole_of(struct parser *p, struct object *object)
{
	return object->parent && is_class_type(p, object->type) && trait_has_virtual_destructor(p, &object->type, 1) == TRAIT_TRUE ?
	               object_most_derived(p, object) :
	               object;
}

bool is_destructor_call(const struct parser *p, const struct il_expr_node *callee)
{
	return il_is_member_access(callee) &&
	       *il_text(p->il, il_expr_node(p->il, il_expr_node(p->il, callee->first_operand)->next)->name) == '~';
}

bool evaluate_destructor_call(struct interpreter *in, const struct il_expr_node *callee, struct value *out)
{
	struct object *object;

	*out = (struct value){ .kind = VALUE_VOID, .type = in->p->void_type };
	if (!evaluate_object_of(in, callee->first_operand, callee->operation == eok_points_to_field, &object))
		return false;
	if (in->speculative || object_root(object)->flags & OBJECT_READ_ONLY)
		return in->speculative ? unknown(in) : not_constant(in);
	object = whole_of(in->p, object);
	if (needs_destruction(in->p, object) && !destroy_parts(in, object))
		return false;
	object->flags &= (u16)~OBJECT_IN_CONSTRUCTION;
	object_clear(object, OBJECT_INDETERMINATE);
	return true;
}

/* ---- new ---- */

/* Whether the class, or a base, has its own operator new. */
static bool has_own_new(struct parser *p, u32 type)
{
	u32 scope = is_class_type(p, type) ? scope_of_type(p, type_strip(p, type, NULL)) : 0;

	return scope && lookup_in_scope(p, scope, identifier_of(p, "operator new"), LOOKUP_ANY).class != NAME_NOT_FOUND;
}

static bool is_new_initializer(const struct parser *p, u32 operand)
{
	const struct il_expr_node *node = il_expr_node(p->il, il_written(p->il, operand));

	return node->kind == enk_braced_init_list || (node->kind == enk_initializer && node->flags & exf_parenthesized);
}

/* The type that is made: of the array form an array. *operand, the first one, becomes the initializer or 0. */
static u32 allocated_type(struct interpreter *in, const struct il_expr_node *node, u32 *operand)
{
	struct parser *p = in->p;
	struct array_bound bound = { 0 };
	struct value count;

	if (!(node->flags & exf_array_form))
		return node->type_operand;
	if (!*operand)
		return 0;
	if (is_new_initializer(p, *operand)) { /* new T[]{ … } */
		bound.count = node_count(p, il_expr_node(p->il, il_written(p->il, *operand))->first_operand);
		return bound.count ? type_array(p, node->type_operand, &bound) : 0;
	}
	if (!evaluate_rvalue(in, *operand, &count) || count.kind != VALUE_INTEGER || count.bits > MAX_OBJECTS)
		return 0;
	while (*operand && !is_new_initializer(p, *operand)) /* other bounds are in the type of the elements */
		*operand = il_expr_node(p->il, *operand)->next;
	bound.count = (u64)count.bits;
	return type_array(p, node->type_operand, &bound);
}

static struct initializer new_initializer(const struct parser *p, u32 operand)
{
	const struct il_expr_node *node;

	operand = il_written(p->il, il_if_written(p->il, operand));
	node = il_expr_node(p->il, operand);
	if (!operand)
		return (struct initializer){ .form = INITIALIZER_NONE };
	if (node->kind == enk_braced_init_list)
		return (struct initializer){ .form = INITIALIZER_LIST, .first = operand };
	return (struct initializer){ .form = node->first_operand ? INITIALIZER_DIRECT : INITIALIZER_EMPTY, .first = node->first_operand };
}

static bool is_in_function(const struct interpreter *in, const char *name)
{
	return in->frame->routine && !strcmp(il_text(in->p->il, il_routine(in->p->il, in->frame->routine)->name), name);
}

/* new (pointer) type: std::construct_at() alone may do that [expr.const]/6. */
static bool evaluate_placement(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	struct parser *p = in->p;
	u32 pointer = il_expr_node(p->il, node->first_operand)->first_operand;
	struct initializer initializer = new_initializer(p, il_expr_node(p->il, node->first_operand)->next);
	struct object *object;
	struct value value;

	if (!is_in_function(in, "construct_at") || !pointer || il_expr_node(p->il, pointer)->next || node->flags & exf_array_form)
		return unknown(in);
	if (!evaluate_rvalue(in, pointer, &value) || value.kind != VALUE_POINTER || !(object = object_at(in, &value.place)))
		return in->failure == VERDICT_KNOWN ? unknown(in) : false;
	if (!same_plain_type(p, object->type, node->type_operand) || in->speculative)
		return unknown(in);
	object_clear(object, OBJECT_INDETERMINATE);
	*out = value_pointer(type_pointer(p, pk_pointer, node->type_operand), value.place);
	return activate(in, object) && initialize(in, object, node->type_operand, &initializer);
}

static bool evaluate_new(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	struct parser *p = in->p;
	u32 operand = node->first_operand, type = node->type_operand;
	struct initializer initializer;
	struct object *object;

	if (!type || has_own_new(p, type))
		return unknown(in);
	if (operand && il_expr_node(p->il, operand)->flags & exf_placement)
		return evaluate_placement(in, node, out);
	type = allocated_type(in, node, &operand);
	object = type ? object_new(in, type) : NULL;
	if (!object)
		return unknown(in);
	object->flags |= OBJECT_ALLOCATED | OBJECT_MANAGED;
	in->allocated++;
	initializer = new_initializer(p, operand);
	if (!initialize(in, object, type, &initializer))
		return false;
	*out = value_pointer(type_pointer(p, pk_pointer, node->type_operand), place_of(object));
	if (object->kind == OBJECT_ARRAY && il_type(p->il, object->type)->kind == tk_array) /* or a typedef of one [expr.new]/6 */
		*out = value_pointer(type_pointer(p, pk_pointer, il_type(p->il, object->type)->type), place_of_element(object, 0));
	return true;
}

/* ---- delete ---- */

static bool evaluate_delete(struct interpreter *in, const struct il_expr_node *node, struct value *out)
{
	bool is_array = node->flags & exf_array_form;
	struct value pointer;
	struct object *object;

	*out = (struct value){ .kind = VALUE_VOID, .type = in->p->void_type };
	if (!node->first_operand || !evaluate_rvalue(in, node->first_operand, &pointer) || pointer.kind != VALUE_POINTER)
		return unknown(in);
	object = pointer.place.object;
	if (!object)
		return pointer.place.routine ? unknown(in) : true;
	object = is_array ? object : whole_of(in->p, object);
	if (object->parent || !(object->flags & OBJECT_ALLOCATED) || pointer.place.element != is_array || pointer.place.index)
		return object->parent ? unknown(in) : not_constant(in);
	in->allocated--;
	return destroy(in, object);
}

/* ---- std::allocator [allocator.members] ---- */

bool is_allocation(const struct interpreter *in, u32 routine)
{
	const char *name = il_text(in->p->il, il_routine(in->p->il, routine)->name);

	if (il_routine(in->p->il, routine)->class_type)
		return false;
	return (!strcmp(name, "operator new") && is_in_function(in, "allocate")) ||
	       (!strcmp(name, "operator delete") && is_in_function(in, "deallocate"));
}

bool evaluate_allocation(struct interpreter *in, u32 routine, u32 argument, struct value *out)
{
	struct parser *p = in->p;
	struct object *object;
	struct value value;

	if (p->il->header.std_version < 202002 || !argument || !evaluate_rvalue(in, argument, &value))
		return unknown(in);
	if (value.kind == VALUE_INTEGER) { /* operator new */
		object = value.bits <= MAX_OBJECTS ? object_new_memory(in, (u32)value.bits) : NULL;
		if (!object)
			return unknown(in);
		object->flags |= OBJECT_ALLOCATED | OBJECT_MANAGED;
		in->allocated++;
		*out = value_pointer(il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->type,
		                     place_of_element(object, 0));
		return true;
	}
	*out = (struct value){ .kind = VALUE_VOID, .type = p->void_type };
	object = value.kind == VALUE_POINTER ? value.place.object : NULL;
	if (!object || object->parent || !(object->flags & OBJECT_ALLOCATED) || value.place.index)
		return unknown(in);
	if (object->flags & OBJECT_DEAD)
		return not_constant(in);
	in->allocated--;
	object->flags |= OBJECT_DEAD;
	return true;
}

bool evaluate_new_delete(struct interpreter *in, u32 index, struct value *out)
{
	struct il_expr_node node = *il_expr_node(in->p->il, index);

	if (in->p->il->header.std_version < 202002)
		return not_constant(in);
	return !strcmp(il_text(in->p->il, node.name), "new") ? evaluate_new(in, &node, out) : evaluate_delete(in, &node, out);
}
