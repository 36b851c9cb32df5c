/* Initializations and implicit conversions [dcl.init] [conv]: the constructors and conversion functions that they call. */
#include "implicit.h"
#include "../constants/interpret.h"
#include "../overload/constructors.h"
#include "../overload/function_address.h"
#include "../scopes/class_members.h"
#include "../traits/traits.h"
#include "../typing/typing.h"

u32 object_class(struct parser *p, u32 type)
{
	struct subobject o;

	return type && strip_to_element(p, type, &o) && !o.is_reference && is_class_type(p, o.type) ? type_strip(p, o.type, NULL) : 0;
}

bool is_braced_list(const struct parser *p, u32 node) { return node && il_expr_node(p->il, node)->kind == enk_braced_init_list; }

static bool same_class(struct parser *p, u32 type, u32 class)
{
	return type && is_class_type(p, type) && type_canonical(p, type_strip(p, type, NULL)) == type_canonical(p, class);
}

static u32 arguments_from(struct implicit *e, u32 routine, u32 number, u32 first);

/* ---- which function ---- */

static enum special_member kind_of_implicit(const struct parser *p, const struct candidate *candidate)
{
	u32 param = candidate->type ? il_type(p->il, type_strip(p, candidate->type, NULL))->first_param : 0;

	if (!param)
		return DEFAULT_CONSTRUCTOR;
	param = type_strip(p, il_param_type(p->il, param)->type, NULL);
	return il_type(p->il, param)->pointer_kind == pk_rvalue_reference ? MOVE_CONSTRUCTOR : COPY_CONSTRUCTOR;
}

u32 constructor_in(struct parser *p, u32 class, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);

	return record->special_kind != sfk_constructor || same_class(p, record->class_type, class) ?
	               routine :
	               inheriting_constructor(p, class, routine);
}

static u32 resolved_constructor(struct parser *p, u32 class, const struct resolution *r)
{
	enum special_member kind = kind_of_implicit(p, &r->best);

	if (r->outcome == OUTCOME_SUCCESS && r->best.routine)
		return constructor_in(p, class, r->best.routine);
	if (r->outcome != OUTCOME_SUCCESS || r->best.template)
		return 0;
	return special_is_trivial(p, class, kind) == TRAIT_TRUE ? 0 : implicit_member(p, class, kind);
}

u32 constructor_of(struct parser *p, u32 class, u32 first, bool list)
{
	struct resolution r = resolve_constructors_of_nodes(p, class, first, list);

	return resolved_constructor(p, class, &r);
}

u32 constructor_from(struct parser *p, u32 class, u32 first, enum outcome *outcome)
{
	struct resolution r = resolve_constructors_of_nodes(p, class, first, false);

	*outcome = r.outcome;
	return resolved_constructor(p, class, &r);
}

bool is_argument_list(const struct parser *p, const struct source *source)
{
	const struct il_expr_node *node = il_expr_node(p->il, source->node);

	return source->node && !node->next && node->value_category == source->category && node->type == source->type;
}

u32 copy_constructor_of(struct parser *p, u32 class, const struct source *source)
{
	struct arguments arguments = { .call.first_argument = source->node, .count = 1, .at[0] = *source };
	struct resolution r;
	u32 viable;

	r = is_argument_list(p, source) ? resolve_constructors(p, class, NULL, &arguments, &viable) :
	                                  resolve_construction(p, class, source, 1);
	return resolved_constructor(p, class, &r);
}

u32 converting_function(struct parser *p, u32 type, u32 node)
{
	struct source source = source_of_node(p, node);
	struct conversion c;

	if (!source.type || (!is_class_type(p, source.type) && !is_class_type(p, type_without_reference(p, type))))
		return 0;
	c = implicit_conversion(p, &source, type);
	if (c.kind != CONVERSION_USER || c.is_uncertain || c.is_ambiguous)
		return 0;
	return c.class ? constructor_in(p, type_strip(p, c.class, NULL), c.function) : c.function;
}

u32 directly_converting_function(struct parser *p, u32 type, u32 node)
{
	struct source source = source_of_node(p, node);
	struct conversion c;

	if (!source.type || !is_class_type(p, source.type) || type_is_dependent(p, source.type))
		return converting_function(p, type, node);
	c = implicit_conversion(p, &source, type);
	if (c.kind != CONVERSION_NONE)
		return converting_function(p, type, node);
	c = explicit_conversion(p, &source, type);
	return c.kind == CONVERSION_USER && !c.is_uncertain && !c.is_ambiguous ? c.function : 0;
}

/* Whether a function that converts a local object may have it as an rvalue where it is returned: before C++20 no constructor does that takes
 * a reference to something else than the object [class.copy.elision]/3, as g++ has it. */
static bool takes_moved(struct parser *p, u32 function, u32 object)
{
	const struct il_routine *record = il_routine(p->il, function);
	u32 param = il_type(p->il, type_strip(p, record->type, NULL))->first_param, type = il_param_type(p->il, param)->type;

	if (record->special_kind != sfk_constructor || p->il->header.std_version >= 202002 || !is_reference_type(p, type))
		return true;
	return reference_type(p, type)->pointer_kind == pk_rvalue_reference &&
	       type_canonical(p, type_strip(p, referred_type(p, type), NULL)) == type_canonical(p, type_strip(p, object, NULL));
}

/* The function that makes an object of a class of one of another type. */
static u32 function_making(struct implicit *e, u32 class, u32 node)
{
	u32 type = il_expr_node(e->p->il, node)->type;
	u32 function = e->is_moved && type ? converting_function(e->p, class, value_node(e, type, vc_xvalue)) : 0;

	return function && takes_moved(e->p, function, type) ? function : converting_function(e->p, class, node);
}

u32 explicit_function(struct parser *p, u32 class, u32 type)
{
	struct conversion_functions functions;
	u32 i, found = 0, count = 0;

	if (!class || !is_class_type(p, class) || type_is_dependent(p, class))
		return 0;
	find_conversion_functions(p, class, &functions);
	for (i = 0; i < functions.count; i++)
		if (type_canonical(p, type_strip(p, functions.at[i].type, NULL)) == type_canonical(p, type_strip(p, type, NULL))) {
			found = functions.at[i].routine;
			count++;
		}
	return count == 1 && il_routine(p->il, found)->flags & rf_explicit ? found : 0;
}

/* ---- conversions of the language itself ---- */

static bool has_scalar_value(const struct parser *p, u32 type)
{
	return type && !is_class_type(p, type) && il_type(p->il, type_strip(p, type, NULL))->kind != tk_void;
}

u32 converted_scalar(struct implicit *e, u32 type, u32 node)
{
	struct parser *p = e->p;
	u32 from = il_expr_node(p->il, node)->type, to = type_strip(p, type, NULL), decayed;
	bool is_array = from && il_type(p->il, type_strip(p, from, NULL))->kind == tk_array;

	if (!has_scalar_value(p, to) || !has_scalar_value(p, from) || type_is_unknown(p, from) || type_is_dependent(p, from) ||
	    type_is_dependent(p, to))
		return node;
	decayed = type_canonical(p, type_strip(p, decayed_type(p, from), NULL));
	if (is_array)
		node = implicit_around(e, node, enk_operation, eok_array_to_pointer, decayed, vc_prvalue);
	if (decayed == type_canonical(p, to))
		return node;
	return implicit_around(e, node, enk_operation, il_type(p->il, to)->int_kind == ik_bool ? eok_bool_cast : eok_cast, to, vc_prvalue);
}

/* ---- objects made by constructors ---- */

u32 construction(struct implicit *e, u32 type, u32 constructor)
{
	if (!constructor)
		return 0;
	return set_target(e, implicit_node(e, enk_temp_init, eok_none, type_strip(e->p, type, NULL), vc_prvalue), constructor);
}

/* From nodes, of INIT_COPY only the first, by the constructor; 0: as they are. */
static u32 constructed(struct implicit *e, u32 type, u32 constructor, u32 first, enum initialization form)
{
	struct parser *p = e->p;
	u32 next = form == INIT_COPY ? il_expr_node(p->il, first)->next : 0, made;

	if (next)
		il_expr_node(p->il, first)->next = 0;
	made = construction(e, type, constructor);
	if (made) {
		cover(p, made, first);
		first = arguments_of_routine(e, constructor, first);
		il_expr_node(p->il, made)->first_operand = first;
	} else {
		made = replace_each(e, first, explicit_operand);
	}
	if (next)
		il_expr_node(p->il, made)->next = next;
	return made;
}

/* ---- references ---- */

static u32 to_base(struct implicit *e, u32 target, u32 node)
{
	struct parser *p = e->p;
	struct il_expr_node source = *il_expr_node(p->il, node);

	if (!source.type || !is_class_type(p, source.type) || same_class(p, source.type, type_strip(p, target, NULL)) ||
	    is_derived_from(p, source.type, target) != OUTCOME_SUCCESS)
		return node;
	return implicit_around(e, node, enk_operation, eok_base_class_cast, target, (enum il_value_category)source.value_category);
}

static u32 by_function(struct implicit *e, u32 type, u32 function, u32 node)
{
	struct parser *p = e->p;
	bool is_reference = is_reference_type(p, type);
	struct il_routine routine = *il_routine(p->il, function);
	u32 target = type_without_reference(p, type), destructor, result;

	if (routine.special_kind == sfk_constructor) {
		node = constructed(e, target, function, node, INIT_COPY);
	} else {
		node = explicit_operand(e, node);
		result = type_of_member(p, routine.conversion_type, routine.class_type);
		node = set_target(e,
		                  implicit_around(e, node, enk_operation, eok_cast, type_without_reference(p, result),
		                                  is_reference_type(p, result) ? vc_lvalue : vc_prvalue),
		                  function);
		if (!is_reference && has_scalar_value(p, target))
			node = converted_scalar(e, target, node);
	}
	if (is_reference && (destructor = destructor_of(p, target)) && il_expr_node(p->il, node)->value_category == vc_prvalue)
		vec_push(&e->temporaries, destructor);
	return node;
}

/* [dcl.init.ref]: to what the expression designates, or to a temporary. */
static u32 bound(struct implicit *e, u32 type, enum initialization form, u32 node)
{
	struct parser *p = e->p;
	u32 target = type_without_reference(p, type), function, destructor;

	function = form == INIT_DIRECT ? directly_converting_function(p, type, node) : converting_function(p, type, node);
	if (function)
		return by_function(e, type, function, node);
	if (is_braced_list(p, node)) {
		if (is_class_type(p, target) && (destructor = destructor_of(p, target)))
			vec_push(&e->temporaries, destructor);
		return explicit_initialization(e, target, INIT_COPY, node);
	}
	node = explicit_operand(e, node);
	if (is_class_type(p, target))
		return to_base(e, target, node);
	if (il_expr_node(p->il, node)->type && takes_temporaries(p, reference_type(p, type)) &&
	    !same_plain_type(p, il_expr_node(p->il, node)->type, target) && il_type(p->il, type_strip(p, target, NULL))->kind != tk_array)
		return converted_scalar(e, target, node);
	return node;
}

/* ---- lists [dcl.init.list] [dcl.init.aggr] ---- */

/* Aggregates in aggregates may have very many parts: beyond so many of them that no element is for, default constructors stand for theirs. */
enum { OMITTED_PARTS_MAX = 200 };

/* The elements of a list, as they are given to the parts of an object in order [dcl.init.aggr]. */
struct elements {
	u32 first, last; /* of those that were given: 0: none */
	u32 omitted;     /* what parts without an element are initialized by */
	u32 omitted_parts;
	bool in_parentheses;
	bool stopped; /* it is not known what the next one is for */
};

static u32 next_element(const struct parser *p, const struct elements *list)
{
	return list->last ? il_expr_node(p->il, list->last)->next : list->first;
}

static void explicit_element(struct implicit *e, u32 type, struct elements *list)
{
	struct parser *p = e->p;
	u32 made = explicit_initialization(e, type, INIT_COPY, next_element(p, list));

	if (list->last)
		il_expr_node(p->il, list->last)->next = made;
	else
		list->first = made;
	list->last = made;
}

/* Whether the next element initializes all of a part, not the first of what that has: then several stand there without braces
 * [dcl.init.aggr]/15, as none do in parentheses. */
static bool is_whole_part(struct parser *p, u32 type, const struct elements *list)
{
	u32 node = next_element(p, list), bare = type_strip(p, type, NULL), from = il_expr_node(p->il, node)->type;

	if (list->in_parentheses || is_braced_list(p, node) || is_reference_type(p, type) ||
	    (il_type(p->il, bare)->kind != tk_array && !is_class_type(p, bare)))
		return true;
	if (il_type(p->il, bare)->kind == tk_array)
		return from && il_type(p->il, type_strip(p, from, NULL))->kind == tk_array;
	return trait_is_aggregate(p, &bare, 1) != TRAIT_TRUE || (from && is_class_type(p, from));
}

/* How many elements an array has; 0: that is not known. */
static u64 size_of_array(const struct parser *p, u32 type)
{
	const struct il_type *array = il_type(p->il, type_strip(p, type, NULL));

	return array->flags & (tyf_unknown_bound | tyf_dependent | tyf_variable_bound) ? 0 : array->size;
}

static void fill_class(struct implicit *e, u32 class, struct elements *list);
static void omit_part(struct implicit *e, u32 type, struct elements *list);

/* Of an array with so many elements; 0: that is not known. */
static void fill_array(struct implicit *e, u32 element, u64 size, struct elements *list);

/* A part of that type is initialized from the next elements, of which there is one. */
static void fill_part(struct implicit *e, u32 type, struct elements *list)
{
	struct parser *p = e->p;
	u32 node = next_element(p, list), from = il_expr_node(p->il, node)->type, bare = type_strip(p, type, NULL);

	list->stopped |= il_expr_node(p->il, node)->kind == enk_initializer || stack_is_low(p->stack_bound);
	if (list->stopped)
		return;
	if (is_whole_part(p, type, list))
		explicit_element(e, type, list);
	else if (!from || type_is_unknown(p, from))
		list->stopped = true;
	else if (il_type(p->il, bare)->kind == tk_array)
		fill_array(e, il_type(p->il, bare)->type, size_of_array(p, bare), list);
	else
		fill_class(e, bare, list);
}

static void fill_array(struct implicit *e, u32 element, u64 size, struct elements *list)
{
	struct parser *p = e->p;
	u64 count;
	u32 before;

	for (count = 0; next_element(p, list) && !list->stopped && (!size || count < size); count++) {
		before = list->last;
		fill_part(e, element, list);
		if (list->last == before) /* of classes without members */
			break;
	}
	if (!list->stopped && !next_element(p, list) && count < size)
		omit_part(e, element, list);
}

/* What no element is for: as from {} [dcl.init.aggr]/5. */
static void omit_part(struct implicit *e, u32 type, struct elements *list)
{
	struct parser *p = e->p;
	struct elements inner = { .omitted_parts = list->omitted_parts + 1 };
	u32 class = object_class(p, type);

	if (class && il_type(p->il, class)->kind != tk_union && trait_is_aggregate(p, &class, 1) == TRAIT_TRUE &&
	    inner.omitted_parts < OMITTED_PARTS_MAX) {
		fill_class(e, class, &inner);
		append_default(p, &list->omitted, inner.omitted);
		list->omitted_parts = inner.omitted_parts;
	} else {
		append_default(p, &list->omitted, explicit_initialization(e, type, INIT_DEFAULT, 0));
	}
}

/* Whether an aggregate of the class is made by the default initializer of one of its own members, which has no end. */
static bool is_made_by_its_member(const struct implicit *e, u32 class)
{
	const struct default_initializer *initializer = e->around;

	while (initializer && initializer->class != class)
		initializer = initializer->around;
	return initializer;
}

static void omit_field(struct implicit *e, u32 class, u32 field, struct elements *list)
{
	struct parser *p = e->p;
	u32 lasting = member_initializer(p, field), node;
	struct default_initializer initializer = { class, e->around };

	if (lasting && is_made_by_its_member(e, class))
		return;
	node = default_copy(e, lasting);
	e->around = &initializer;
	if (node)
		append_default(p, &list->omitted, explicit_initialization(e, il_field(p->il, field)->type, INIT_COPY, node));
	else
		omit_part(e, il_field(p->il, field)->type, list);
	e->around = initializer.around;
}

static void fill_class(struct implicit *e, u32 class, struct elements *list)
{
	struct parser *p = e->p;
	u32 info = il_type(p->il, class)->class_info, base = il_class_info(p->il, info)->first_base,
	    field = il_class_info(p->il, info)->first_field;
	bool is_union = il_type(p->il, class)->kind == tk_union;

	for (; base && !list->stopped; base = il_base_class(p->il, base)->next)
		if (next_element(p, list))
			fill_part(e, il_base_class(p->il, base)->type, list);
		else
			omit_part(e, il_base_class(p->il, base)->type, list);
	for (; field && !list->stopped; field = is_union ? 0 : il_field(p->il, field)->next) {
		if (il_is_unnamed_bit_field(il_field(p->il, field)))
			continue;
		if (next_element(p, list))
			fill_part(e, il_field(p->il, field)->type, list);
		else if (!is_union)
			omit_field(e, class, field, list);
	}
}

/* { .a = 1, .c = 2 }: members that are not named are omitted. */
static void fill_designated(struct implicit *e, u32 class, struct elements *list)
{
	struct parser *p = e->p;
	u32 info = il_type(p->il, class)->class_info, base = il_class_info(p->il, info)->first_base,
	    field = il_class_info(p->il, info)->first_field, element = list->first, value, made;

	for (; base; base = il_base_class(p->il, base)->next)
		omit_part(e, il_base_class(p->il, base)->type, list);
	for (; field; field = il_field(p->il, field)->next) {
		il_str name = il_field(p->il, field)->name;

		value = element && name && il_expr_node(p->il, element)->name == name ? il_expr_node(p->il, element)->first_operand : 0;
		if (value && !il_expr_node(p->il, value)->next) {
			made = explicit_initialization(e, il_field(p->il, field)->type, INIT_COPY, value);
			il_expr_node(p->il, element)->first_operand = made;
			list->last = element;
			element = il_expr_node(p->il, element)->next;
		} else if (name && il_type(p->il, class)->kind != tk_union) {
			omit_field(e, class, field, list);
		}
	}
}

/* What was not given to anything is left as it is, but for what it does itself; then what was omitted. Returns the first of all. */
static u32 explicit_rest(struct implicit *e, struct elements *list)
{
	struct parser *p = e->p;
	u32 rest = replace_each(e, next_element(p, list), explicit_operand);

	if (list->last)
		il_expr_node(p->il, list->last)->next = rest;
	else
		list->first = rest;
	append_default(p, &list->first, list->omitted);
	return list->first;
}

u32 aggregate_elements(struct implicit *e, u32 class, u32 first, bool in_parentheses)
{
	struct elements list = { .first = first, .in_parentheses = in_parentheses };

	if (first && il_expr_node(e->p->il, first)->kind == enk_initializer)
		fill_designated(e, class, &list);
	else
		fill_class(e, class, &list);
	return explicit_rest(e, &list);
}

static void explicit_aggregate(struct implicit *e, u32 class, u32 list)
{
	u32 first = aggregate_elements(e, class, il_expr_node(e->p->il, list)->first_operand, false);

	il_expr_node(e->p->il, list)->first_operand = first;
}

/* Of an array with so many elements, of which the list may have less; returns the first. */
static u32 array_elements(struct implicit *e, u32 element, u64 size, u32 first, bool in_parentheses)
{
	struct elements list = { .first = first, .in_parentheses = in_parentheses };

	fill_array(e, element, size, &list);
	return explicit_rest(e, &list);
}

void explicit_elements(struct implicit *e, u32 element, u64 size, u32 list)
{
	u32 first = array_elements(e, element, size, il_expr_node(e->p->il, list)->first_operand, false);

	il_expr_node(e->p->il, list)->first_operand = first;
}

/* E where a constructor takes the whole list as a std::initializer_list<E>; 0: it takes the elements. */
static u32 taken_as_list(struct parser *p, u32 constructor, u32 list)
{
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, constructor)->type, NULL))->first_param;
	u32 element = il_expr_node(p->il, list)->first_operand, type = param ? il_param_type(p->il, param)->type : 0;

	type = type ? type_without_reference(p, type_of_member(p, type, il_routine(p->il, constructor)->class_type)) : 0;
	if (!type || (element && il_expr_node(p->il, element)->type && same_plain_type(p, il_expr_node(p->il, element)->type, type)))
		return 0;
	return element_of_initializer_list(p, type);
}

/* The array behind a std::initializer_list, which is a temporary [dcl.init.list]/6. */
static void explicit_array(struct implicit *e, u32 element, u32 list)
{
	u32 destructor = destructor_of(e->p, element);

	if (destructor)
		vec_push(&e->temporaries, destructor);
	explicit_elements(e, element, 0, list);
}

/* The object that a constructor makes of a list, or of its elements. */
static u32 constructed_from_list(struct implicit *e, u32 type, u32 constructor, u32 list)
{
	struct parser *p = e->p;
	u32 element = taken_as_list(p, constructor, list), made, first;

	if (element) {
		explicit_array(e, element, list);
		made = set_target(e, implicit_around(e, list, enk_temp_init, eok_none, type, vc_prvalue), constructor);
		first = arguments_from(e, constructor, 1, 0);
		il_expr_node(p->il, list)->next = first;
	} else {
		first = arguments_of_routine(e, constructor, il_expr_node(p->il, list)->first_operand);
		il_expr_node(p->il, list)->first_operand = first;
		made = set_target(e, implicit_around(e, list, enk_temp_init, eok_none, type, vc_prvalue), constructor);
	}
	return made;
}

static u32 conversion_to_object(struct parser *p, u32 node, u32 class)
{
	u32 type = il_expr_node(p->il, node)->type, function = is_class_type(p, type) ? directly_converting_function(p, class, node) : 0;

	return function ? function : explicit_function(p, type, class);
}

/* Whether a constructor takes an object of its own class. */
static bool takes_own_class(struct parser *p, u32 class, u32 constructor)
{
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, constructor)->type, NULL))->first_param;

	return param && same_class(p, referred_type(p, il_param_type(p->il, param)->type), class);
}

u32 maker_of_object(struct parser *p, u32 class, u32 constructor, u32 first)
{
	u32 type = first && !il_expr_node(p->il, first)->next ? il_expr_node(p->il, first)->type : 0, function = 0;

	if (!type || !is_class_type(p, type))
		return constructor;
	if (!constructor)
		function = conversion_to_object(p, first, class);
	else if (takes_own_class(p, class, constructor) && reference_related(p, class, type) == NOT_RELATED)
		function = explicit_function(p, type, class);
	return function ? function : constructor;
}

static u32 from_list(struct implicit *e, u32 type, u32 list)
{
	struct parser *p = e->p;
	u32 bare = type_strip(p, type, NULL), element = il_expr_node(p->il, list)->first_operand, constructor, function, made;
	u32 only = element && !il_expr_node(p->il, element)->next ? il_expr_node(p->il, element)->type : 0;

	if (il_type(p->il, bare)->kind == tk_array) {
		explicit_elements(e, il_type(p->il, bare)->type, size_of_array(p, bare), list);
		return list;
	}
	if ((made = element_of_initializer_list(p, bare))) {
		explicit_array(e, made, list);
		return list;
	}
	if (trait_is_aggregate(p, &bare, 1) == TRAIT_TRUE) {
		if (only && same_class(p, only, bare))
			explicit_elements(e, type, 0, list);
		else
			explicit_aggregate(e, bare, list);
		return list;
	}
	constructor = element ? constructor_of(p, bare, list, true) : constructor_of(p, bare, 0, false);
	if (!constructor && only && (function = conversion_to_object(p, element, bare))) {
		made = by_function(e, bare, function, element);
		il_expr_node(p->il, list)->first_operand = made;
		return list;
	}
	if (!constructor) {
		il_expr_node(p->il, list)->first_operand = replace_each(e, element, explicit_operand);
		return list;
	}
	return constructed_from_list(e, bare, constructor, list);
}

/* ---- objects of class type ---- */

/* Whether the list in parentheses is the object itself, for a constructor that copies: g++ makes that in place. */
static bool is_object_itself(struct parser *p, u32 class, u32 list)
{
	struct resolution r = resolve_constructors_of_nodes(p, class, list, false);
	u32 type = r.best.routine ? il_routine(p->il, r.best.routine)->type : r.best.type;
	u32 param = r.outcome == OUTCOME_SUCCESS && type ? il_type(p->il, type_strip(p, type, NULL))->first_param : 0;

	return !param || same_class(p, referred_type(p, il_param_type(p->il, param)->type), class);
}

static u32 class_initialization(struct implicit *e, u32 type, u32 class, enum initialization form, u32 first)
{
	struct parser *p = e->p;
	struct source source = source_of_node(p, first);
	u32 function;

	if (form == INIT_DEFAULT)
		return constructed(e, type, constructor_of(p, class, 0, false), 0, form);
	if (first && (form == INIT_COPY || !il_expr_node(p->il, first)->next) && source.category == vc_prvalue &&
	    same_class(p, source.type, class))
		return explicit_expression(e, first, true);
	if (form == INIT_COPY && !(source.type && is_class_type(p, source.type) &&
	                           (same_class(p, source.type, class) || is_derived_from(p, source.type, class) == OUTCOME_SUCCESS))) {
		function = function_making(e, class, first);
		return function ? by_function(e, class, function, first) : explicit_operand(e, first);
	}
	if (form == INIT_COPY && e->is_moved)
		source.category = vc_xvalue;
	if (form == INIT_COPY)
		return constructed(e, type, copy_constructor_of(p, class, &source), first, form);
	if (are_elements_in_parentheses(p, class, first))
		return aggregate_elements(e, class, first, true);
	if (is_braced_list(p, first) && !il_expr_node(p->il, first)->next && is_object_itself(p, class, first))
		return from_list(e, type, first);
	function = maker_of_object(p, class, constructor_of(p, class, first, false), first);
	if (function && il_routine(p->il, function)->special_kind == sfk_conversion)
		return by_function(e, class, function, first);
	return constructed(e, type, function, first, form);
}

/* Whether what stands in parentheses are an array's elements, since C++20 [dcl.init.general]/16.5: a string or array is none. */
static bool are_array_elements(struct parser *p, u32 type, enum initialization form, u32 first)
{
	u32 from = first ? il_expr_node(p->il, first)->type : 0;

	return form == INIT_DIRECT && first && p->il->header.std_version >= 202002 &&
	       il_type(p->il, type_strip(p, type, NULL))->kind == tk_array &&
	       (is_braced_list(p, first) || (from && il_type(p->il, type_strip(p, from, NULL))->kind != tk_array));
}

u32 explicit_initialization(struct implicit *e, u32 type, enum initialization form, u32 first)
{
	struct parser *p = e->p;
	u32 class, function;

	if (!type || type_is_dependent(p, type) || type_is_unknown(p, type) || stack_is_low(p->stack_bound))
		return first;
	class = object_class(p, type);
	if (is_braced_list(p, first) && (class || il_type(p->il, type_strip(p, type, NULL))->kind == tk_array) &&
	    !(form == INIT_DIRECT && is_first_in_parentheses(p, first)))
		return from_list(e, type, first);
	if (are_array_elements(p, type, form, first))
		return array_elements(e, il_type(p->il, type_strip(p, type, NULL))->type, size_of_array(p, type), first, true);
	if (class)
		return class_initialization(e, type, class, form, first);
	if (!first)
		return 0;
	if (is_overload_set(p, first))
		select_function(p, first, type);
	if (is_reference_type(p, type))
		return bound(e, type, form, first);
	if (is_braced_list(p, first)) {
		explicit_elements(e, type, 0, first);
		return first;
	}
	function = form == INIT_DIRECT ? directly_converting_function(p, type, first) : converting_function(p, type, first);
	return function ? by_function(e, type, function, first) : converted_scalar(e, type, explicit_operand(e, first));
}

/* ---- arguments ---- */

static u32 passed(struct implicit *e, u32 type, u32 node)
{
	u32 made = explicit_initialization(e, type, INIT_COPY, node), destructor = destructor_of(e->p, type);

	if (destructor)
		vec_push(&e->temporaries, destructor);
	return made;
}

/* From the parameter with that number on. */
static u32 arguments_for(struct implicit *e, u32 param, u32 number, u32 class, u32 routine, u32 first)
{
	struct parser *p = e->p;
	u32 last = 0, node = first, made;

	for (; param; param = il_param_type(p->il, param)->next, number++) {
		u32 type = il_param_type(p->il, param)->type;
		bool is_default = !node;

		if (!node && (!routine || !(node = default_copy(e, default_argument_of(p, routine, number)))))
			return first;
		if (is_default && !e->default_depth)
			e->nested_copies = 0;
		e->default_depth += is_default;
		made = passed(e, class ? type_of_member(p, type, class) : type, node);
		e->default_depth -= is_default;
		if (last)
			il_expr_node(p->il, last)->next = made;
		else
			first = made;
		node = il_expr_node(p->il, last = made)->next;
	}
	node = replace_each(e, node, explicit_operand); /* of an ellipsis */
	if (last)
		il_expr_node(p->il, last)->next = node;
	return last ? first : node;
}

u32 explicit_arguments(struct implicit *e, u32 param, u32 first) { return arguments_for(e, param, 0, 0, 0, first); }

static u32 arguments_from(struct implicit *e, u32 routine, u32 number, u32 first)
{
	struct parser *p = e->p;
	const struct il_routine *record = il_routine(p->il, routine);
	u32 class = record->flags & rf_friend ? 0 : record->class_type, i;
	u32 param = il_type(p->il, type_strip(p, record->type, NULL))->first_param;

	for (i = 0; i < number && param; i++)
		param = il_param_type(p->il, param)->next;
	return arguments_for(e, param, number, class, routine, first);
}

u32 arguments_of_routine(struct implicit *e, u32 routine, u32 first) { return arguments_from(e, routine, 0, first); }
