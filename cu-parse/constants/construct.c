/* Constructors of constant evaluation, the user's and implicit ones [class.ctor] [class.copy.ctor] [class.base.init]. */
#include "constants.h"
#include "../overload/candidates.h"
#include "../types/implicit_members.h"
#include "../types/layout.h"
#include "../overload/constructors.h"
#include "../overload/conversion.h"
#include "../overload/operators.h"
#include "../types/special_members.h"
#include "../typing/typing.h"

/* ---- what a class declares ---- */

static u32 constructors_of(struct parser *p, u32 class) { return bound_symbol(p, scope_of_class(p, class), p->word.constructor); }

/* Also where it is not known what a using-declaration brings. */
static bool inherits_constructors(const struct parser *p, u32 class)
{
	u32 entry = il_scope(p->il, scope_of_class(p, class))->first_entry;

	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;

		if (il_any_kind(target) == IL_using_declaration &&
		    il_using_declaration(p->il, il_any_index(target))->flags & (uf_inherits_constructors | uf_unresolved))
			return true;
	}
	return false;
}

static bool declares_virtual_functions(const struct parser *p, u32 class)
{
	u32 entry = il_scope(p->il, scope_of_class(p, class))->first_entry;

	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;

		if (il_any_kind(target) == IL_routine && il_routine(p->il, il_any_index(target))->flags & rf_virtual)
			return true;
	}
	return false;
}

static bool has_private_parts(const struct parser *p, u32 class)
{
	const struct il_class_info *info = il_class_info(p->il, il_type(p->il, class)->class_info);
	u32 i;

	for (i = info->first_base; i; i = il_base_class(p->il, i)->next)
		if (il_base_class(p->il, i)->access != as_public || il_base_class(p->il, i)->flags & bcf_virtual)
			return true;
	for (i = info->first_field; i; i = il_field(p->il, i)->next)
		if (il_field(p->il, i)->access != as_public && !il_is_unnamed_bit_field(il_field(p->il, i)))
			return true;
	return false;
}

/* [dcl.init.aggr]/1: since C++20 no declared constructor at all, before no user-provided or explicit one. */
bool is_aggregate(struct parser *p, u32 class)
{
	bool any_declared = p->il->header.std_version >= 202002;
	u32 symbol;

	if (il_class_info(p->il, il_type(p->il, class)->class_info)->lambda || inherits_constructors(p, class) ||
	    has_private_parts(p, class) || declares_virtual_functions(p, class))
		return false;
	for (symbol = constructors_of(p, class); symbol; symbol = p->symbols.at[symbol].next) {
		u32 routine = il_any_index(p->symbols.at[symbol].entity);

		if (any_declared || il_any_kind(p->symbols.at[symbol].entity) != IL_routine ||
		    is_user_provided(p, il_routine(p->il, routine)) || il_routine(p->il, routine)->flags & rf_explicit)
			return false;
	}
	return true;
}

static u32 parameter_type(const struct parser *p, u32 routine, u32 number)
{
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param;

	while (param && number--)
		param = il_param_type(p->il, param)->next;
	return param ? il_param_type(p->il, param)->type : 0;
}

/* A std::initializer_list as the first parameter comes before all others in list-initialization [over.match.list]. */
static bool takes_initializer_list(struct parser *p, u32 routine)
{
	u32 type = parameter_type(p, routine, 0);

	return type && element_of_initializer_list(p, type_without_reference(p, type));
}

/* Which the initializer that the node begins was found to select for an object of the class; 0: none was, or it is a base's. */
static u32 known_constructor(const struct parser *p, u32 class, u32 node)
{
	u32 routine = node < p->constructors.count ? p->constructors.at[node] : 0;

	return routine && il_routine(p->il, routine)->class_type == class ? routine : 0;
}

/* Statements are executed more than once, and an initializer always selects the same. */
static u32 remember_constructor(struct parser *p, u32 node, u32 routine)
{
	if (node && routine)
		*vec_slot(&p->constructors, node) = routine;
	return routine;
}

static u32 converting_constructor(struct parser *p, u32 class, u32 argument)
{
	struct source source = source_of_node(p, argument);
	struct conversion c = implicit_conversion(p, &source, class);

	return c.kind == CONVERSION_USER && !c.is_uncertain && !c.is_ambiguous &&
	                       il_routine(p->il, c.function)->special_kind == sfk_constructor ?
	               c.function :
	               0;
}

u32 constructor_for(struct interpreter *in, u32 class, u32 argument, bool is_single)
{
	struct parser *p = in->p;
	u32 known = known_constructor(p, class, argument);
	enum outcome outcome;

	if (known)
		return known;
	return remember_constructor(p, argument,
	                            is_single ? converting_constructor(p, class, argument) :
	                                        resolve_constructor(p, class, argument, false, &outcome));
}

/* An element that is an initializer_list itself is passed on as it is. */
bool construct_from_list(struct interpreter *in, struct object *object, u32 list)
{
	struct parser *p = in->p;
	u32 first, type, routine;
	enum outcome outcome;

	list = il_written(p->il, list);
	first = il_if_written(p->il, il_expr_node(p->il, list)->first_operand);
	type = source_of_node(p, first).type;
	routine = known_constructor(p, object->type, list);
	if (!routine)
		routine = remember_constructor(p, list, resolve_constructor(p, object->type, list, true, &outcome));
	if (!routine)
		return unknown(in);
	if (takes_initializer_list(p, routine) && !(type && is_class_type(p, type) && element_of_initializer_list(p, type)))
		return call_constructor(in, routine, object, list, true);
	return call_constructor(in, routine, object, first, false);
}

/* ---- default construction ---- */

/* Without arguments; 0: implicit, or unknown, as *known says. */
static u32 default_constructor(struct interpreter *in, u32 class, bool *known)
{
	u32 routine;

	*known = true;
	if (!constructors_of(in->p, class))
		return 0;
	routine = constructor_for(in, class, 0, false);
	*known = routine;
	return routine;
}

bool has_user_default_constructor(struct interpreter *in, u32 class)
{
	bool known;
	u32 routine = default_constructor(in, class, &known);

	return routine && is_user_provided(in->p, il_routine(in->p->il, routine));
}

static bool construct_part(struct interpreter *in, struct object *object, u32 number)
{
	struct initializer none = { .form = INITIALIZER_NONE };
	u32 field = field_of_part(in->p, object, number);

	if (!field)
		return initialize(in, &object->parts[number], object->parts[number].type, &none);
	if (object->kind == OBJECT_UNION && !il_field(in->p->il, field)->initializer_end)
		return true;
	if (object->kind == OBJECT_UNION)
		object->active = number + 1;
	return initialize_member(in, object, &object->parts[number], field, INITIALIZER_NONE);
}

/* Meanwhile the object is none of the class that it is a base of. False: that was so before, a constructor delegates. */
static bool begin_construction(struct object *object)
{
	bool started = !(object->flags & OBJECT_IN_CONSTRUCTION);

	object->flags |= OBJECT_IN_CONSTRUCTION;
	return started;
}

static void end_construction(struct object *object, bool started)
{
	if (started)
		object->flags &= (u16)~OBJECT_IN_CONSTRUCTION;
}

/* Bases and members in order, as an implicit constructor does. */
static bool construct_parts(struct interpreter *in, struct object *object)
{
	bool started;
	u32 i;

	if (!object_parts(in, object))
		return false;
	started = begin_construction(object);
	for (i = 0; i < object->count && construct_part(in, object, i); i++)
		;
	end_construction(object, started);
	return i == object->count;
}

bool default_construct(struct interpreter *in, struct object *object)
{
	bool known;
	u32 routine = default_constructor(in, object->type, &known);

	if (!known || !is_destroyed_in_time(in, object))
		return unknown(in);
	return routine ? call_constructor(in, routine, object, 0, false) : construct_parts(in, object);
}

/* ---- constructors with bodies ---- */

static u32 init_of_part(struct interpreter *in, struct object *object, u32 number, u32 first)
{
	struct parser *p = in->p;
	u32 field = field_of_part(p, object, number);

	for (; il_constructor_init(p->il, first)->range_end;
	     first = il_constructor_init(p->il, first)->next) { /* implicit ones are the last */
		il_any member = il_constructor_init(p->il, first)->member;

		if (field ? member == il_any_of(IL_field, field) :
		            il_any_kind(member) == IL_type && same_plain_type(p, il_any_index(member), object->parts[number].type))
			return first;
	}
	return 0;
}

/* Whether a part is an anonymous union [class.union.anon], or a struct, the members of which are initialized as those of the class. */
static bool is_anonymous(struct interpreter *in, const struct object *object, u32 number)
{
	u32 field = field_of_part(in->p, object, number);

	return field && !il_field(in->p->il, field)->name && il_is_anonymous_class(in->p->il, il_field(in->p->il, field)->type);
}

/* Whether a mem-initializer is for the part or for a member of it. */
static bool is_given(struct interpreter *in, struct object *object, u32 number, u32 first)
{
	struct object *part = &object->parts[number];
	bool given = init_of_part(in, object, number, first);
	u32 i;

	if (given || !first || !is_anonymous(in, object, number) || !object_parts(in, part))
		return given;
	for (i = 0; i < part->count && !given; i++)
		given = is_given(in, part, i, first);
	return given;
}

/* The form in the source: ( … ), { … } */
static struct initializer mem_initializer(const struct parser *p, const struct il_constructor_init *init)
{
	struct initializer initializer = { .form = INITIALIZER_DIRECT, .first = il_written_initializer(p->il, init->first_expr) };

	if (p->il->source[init->range_end - 1] == '}')
		initializer.form = INITIALIZER_LIST;
	else if (!initializer.first)
		initializer.form = INITIALIZER_EMPTY;
	return initializer;
}

static bool initialize_part(struct interpreter *in, struct object *object, u32 number, u32 first_init);

/* The members of an anonymous union or struct; of a union one that has a mem-initializer. */
static bool initialize_given(struct interpreter *in, struct object *object, u32 first)
{
	u32 i;

	for (i = 0; i < object->count; i++)
		if ((object->kind != OBJECT_UNION || is_given(in, object, i, first)) && !initialize_part(in, object, i, first))
			return false;
	return true;
}

static bool initialize_part(struct interpreter *in, struct object *object, u32 number, u32 first_init)
{
	struct parser *p = in->p;
	u32 init = init_of_part(in, object, number, first_init), field = field_of_part(p, object, number);
	struct object *part = &object->parts[number];
	struct initializer initializer;

	if (!init && !is_given(in, object, number, first_init))
		return construct_part(in, object, number);
	if (object->kind == OBJECT_UNION)
		object->active = number + 1;
	if (!init)
		return initialize_given(in, part, first_init);
	initializer = mem_initializer(p, il_constructor_init(p->il, init));
	return initialize(in, part, field ? il_field(p->il, field)->type : part->type, &initializer);
}

static bool is_for_part(struct interpreter *in, struct object *object, u32 init)
{
	bool found = false;
	u32 i;

	for (i = 0; i < object->count && !found; i++)
		found = init_of_part(in, object, i, init) == init ||
		        (is_anonymous(in, object, i) && object_parts(in, &object->parts[i]) && is_for_part(in, &object->parts[i], init));
	return found;
}

/* Whether every mem-initializer is for a base or member. */
static bool are_mem_initializers_known(struct interpreter *in, struct object *object, u32 init)
{
	struct parser *p = in->p;

	for (; il_constructor_init(p->il, init)->range_end; init = il_constructor_init(p->il, init)->next) {
		if (p->il->source[il_constructor_init(p->il, init)->range_end - 1] == '.') /* a pack */
			return false;
		if (!is_for_part(in, object, init))
			return false;
	}
	return true;
}

static bool run_mem_initializers(struct interpreter *in, struct object *object, u32 first)
{
	struct parser *p = in->p;
	const struct il_constructor_init *init = il_constructor_init(p->il, first);
	struct initializer initializer;
	u32 i, temporaries = begin_full_expression(in);

	first = init->range_end ? first : 0;
	if (first && il_any_kind(init->member) == IL_type && same_plain_type(p, il_any_index(init->member), object->type)) { /* delegates */
		initializer = mem_initializer(p, init);
		return initialize(in, object, object->type, &initializer) && end_full_expression(in, temporaries, object);
	}
	if (!are_mem_initializers_known(in, object, first))
		return unknown(in);
	for (i = 0; i < object->count; i++) {
		bool given = is_given(in, object, i, first);

		if (object->kind == OBJECT_UNION && first && !given)
			continue;
		if (!initialize_part(in, object, i, first) || !end_full_expression(in, temporaries, object))
			return false;
	}
	return true;
}

static bool run_constructor(struct interpreter *in, u32 routine, struct object *object, const struct call_arguments *arguments)
{
	struct frame frame;
	enum flow flow;
	bool done, started;

	if (!enter_call(in, &frame, routine, object, arguments))
		return false;
	started = begin_construction(object);
	done = run_mem_initializers(in, object, il_routine(in->p->il, routine)->first_ctor_init);
	flow = done ? execute(in, il_routine(in->p->il, routine)->body) : FLOW_FAILED;
	end_construction(object, started);
	flow = leave_call(in, &frame, flow);
	return flow == FLOW_NEXT || flow == FLOW_RETURN;
}

/* Constructs the base that a constructor was inherited from, the rest as without a mem-initializer [class.inhctor.init]. */
static bool call_inherited(struct interpreter *in, u32 routine, struct object *object, u32 argument, bool is_single)
{
	u32 i, class = il_routine(in->p->il, routine)->class_type;
	bool found = false;

	for (i = 0; i < object->count; i++) {
		bool is_base = !field_of_part(in->p, object, i) && object_base(in, &object->parts[i], class);

		if (is_base && found)
			return unknown(in);
		found |= is_base;
		if (is_base ? !call_constructor(in, routine, &object->parts[i], argument, is_single) : !construct_part(in, object, i))
			return false;
	}
	return found ? true : unknown(in);
}

bool copies_by_default(const struct parser *p, u32 constructor)
{
	return il_routine(p->il, constructor)->flags & rf_defaulted && parameter_type(p, constructor, 0);
}

bool call_constructor(struct interpreter *in, u32 routine, struct object *object, u32 argument, bool is_single)
{
	const struct il_routine *record = il_routine(in->p->il, routine);
	struct call_arguments list = { .first = argument, .is_single = is_single };

	if (record->flags & rf_deleted || !is_destroyed_in_time(in, object) || !object_parts(in, object))
		return unknown(in);
	if (record->class_type && !same_plain_type(in->p, record->class_type, object->type))
		return object->kind == OBJECT_CLASS ? call_inherited(in, routine, object, argument, is_single) : unknown(in);
	if (record->flags & rf_defaulted)
		return copies_by_default(in->p, routine) ? unknown(in) : construct_parts(in, object);
	return run_constructor(in, routine, object, &list);
}

/* ---- copying ---- */

struct copy_functions {
	u32 lvalue, rvalue, lvalue_count, rvalue_count, others;
};

/* The user's copy and move constructors, or assignment operators, of those of a symbol [class.copy.ctor]/1 [class.copy.assign]/1. others:
 * templates, and what takes an object of the class by value. */
static struct copy_functions copy_functions(struct parser *p, u32 class, u32 symbol)
{
	struct copy_functions found = { 0 };

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		u32 routine = il_any_index(p->symbols.at[symbol].entity), type;

		if (il_any_kind(p->symbols.at[symbol].entity) != IL_routine) {
			found.others++;
			continue;
		}
		type = parameter_type(p, routine, 0);
		if (!type || !same_plain_type(p, type_without_reference(p, type), class) || !accepts_count(p, routine, 1))
			continue;
		if (!is_reference_type(p, type)) {
			found.others++;
			continue;
		}
		if (il_type(p->il, type_strip(p, type, NULL))->pointer_kind == pk_lvalue_reference) {
			found.lvalue = routine;
			found.lvalue_count++;
		} else {
			found.rvalue = routine;
			found.rvalue_count++;
		}
	}
	return found;
}

/* Whether what copies or moves the parts of an object takes it as an lvalue: it may be just copied, though it is an rvalue. routine: which
 * member it is, 0: an implicit one, which a lambda's closure has of both kinds. */
static bool takes_lvalue(struct parser *p, u32 class, u32 routine, enum special_member move, bool is_lvalue)
{
	u32 implicit;

	if (is_lvalue || il_type(p->il, class)->flags & tyf_closure)
		return is_lvalue;
	if (routine)
		return il_type(p->il, type_strip(p, parameter_type(p, routine, 0), NULL))->pointer_kind == pk_lvalue_reference;
	implicit = implicit_member(p, class, move);
	return !implicit || il_routine(p->il, implicit)->flags & rf_deleted;
}

bool is_memberwise(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);

	return record->flags & rf_implicit || (record->flags & rf_defaulted && !is_user_provided(p, record));
}

/* The type of a part, with its const. */
static u32 type_of_part(struct parser *p, const struct object *part)
{
	const struct object *member = part;

	while (member->parent && member->parent->kind == OBJECT_ARRAY)
		member = member->parent;
	return member->flags & OBJECT_CONST ? type_qualified(p, part->type, tyf_const) : part->type;
}

static bool copy_parts(struct interpreter *in, struct object *to, struct object *from, bool is_lvalue)
{
	u32 i;

	object_adopt(to, from);
	if (from->kind == OBJECT_SCALAR || from->kind == OBJECT_REFERENCE)
		return from->flags & OBJECT_MUTABLE ? unknown(in) : object_copy(in, to, from);
	if (from->kind == OBJECT_CLASS && !from->parent && from->flags & OBJECT_DEAD)
		return not_constant(in);
	if (!object_parts(in, from) || !object_parts(in, to) || to->count != from->count)
		return unknown(in);
	to->state = from->state;
	to->active = from->active;
	for (i = 0; i < from->count; i++) {
		struct object *part = &from->parts[i];

		if (from->kind == OBJECT_UNION && from->active != i + 1)
			continue;
		object_adopt(&to->parts[i], part);
		if (part->kind == OBJECT_CLASS || part->kind == OBJECT_UNION ?
		            !copy_construct(in, &to->parts[i], part, is_lvalue ? 0 : type_of_part(in->p, part), is_lvalue) :
		            !copy_parts(in, &to->parts[i], part, is_lvalue))
			return false;
	}
	return true;
}

/* What overload resolution selects for a source of that type; 0: an implicit one. A constructor that is explicit is no answer: it may not be
 * meant. */
static bool select_constructor(struct parser *p, u32 class, u32 type, bool is_lvalue, u32 *routine)
{
	enum { UNKNOWN = UINT32_MAX };
	struct source source = { 0, type ? type : type_qualified(p, class, is_lvalue ? tyf_const : 0), is_lvalue ? vc_lvalue : vc_xvalue };
	u32 cv = 0, *kept = NULL;

	if (type_strip(p, source.type, &cv) == class && !(cv & tyf_volatile))
		kept = vec_slot(&constants(p)->copiers[2 * is_lvalue + !!(cv & tyf_const)], class);
	if (!kept || !*kept) {
		struct resolution r = resolve_construction(p, class, &source, 1);
		bool is_known = r.outcome == OUTCOME_SUCCESS && !r.best.is_uncertain &&
		                !(il_routine(p->il, r.best.routine)->flags & (rf_explicit | rf_conditional_explicit));

		*routine = is_known ? r.best.routine + 1 : UNKNOWN;
		if (kept) /* the table may have moved */
			*vec_slot(&constants(p)->copiers[2 * is_lvalue + !!(cv & tyf_const)], class) = *routine;
	} else {
		*routine = *kept;
	}
	return *routine != UNKNOWN && ((*routine)--, true);
}

static bool is_const(const struct parser *p, u32 type)
{
	u32 cv = 0;

	return type && (type_strip(p, type, &cv), cv & tyf_const);
}

bool copy_construct(struct interpreter *in, struct object *to, struct object *from, u32 type, bool is_lvalue)
{
	struct copy_functions found = copy_functions(in->p, to->type, constructors_of(in->p, to->type));
	struct value source = value_lvalue(from);
	struct call_arguments arguments = { .value = &source };
	u32 routine = is_lvalue || !found.rvalue ? found.lvalue : found.rvalue;

	if (!step(in))
		return false;
	if (!is_destroyed_in_time(in, to))
		return unknown(in);
	if (found.others || found.lvalue_count > 1 || found.rvalue_count > 1 || (!routine && found.rvalue) ||
	    (!is_lvalue && found.rvalue && is_const(in->p, type))) {
		if (!select_constructor(in->p, type_strip(in->p, to->type, NULL), type, is_lvalue, &routine))
			return unknown(in);
	}
	if (!routine || is_memberwise(in->p, routine))
		return copy_parts(in, to, from,
		                  takes_lvalue(in->p, type_strip(in->p, to->type, NULL), routine, MOVE_CONSTRUCTOR, is_lvalue));
	if (il_routine(in->p->il, routine)->flags & (rf_deleted | rf_defaulted) || !object_parts(in, to))
		return unknown(in);
	return run_constructor(in, routine, to, &arguments);
}

/* ---- assignment ---- */

static bool assign_parts(struct interpreter *in, struct object *to, struct object *from, bool is_lvalue)
{
	u32 i;

	if (!object_parts(in, to) || !object_parts(in, from) || to->count != from->count)
		return unknown(in);
	for (i = 0; i < to->count; i++)
		if (!copy_assign(in, &to->parts[i], &from->parts[i], 0, is_lvalue))
			return false;
	return true;
}

/* Where a class has other operator= too: what overload resolution selects; 0: the implicit one. */
static bool select_assignment(struct parser *p, u32 class, u32 type, bool is_lvalue, u32 *routine)
{
	struct source object = { 0, class, vc_lvalue }, source = { 0, type, is_lvalue ? vc_lvalue : vc_xvalue };
	struct resolution r = resolve_assignment(p, &object, &source);

	*routine = r.best.routine;
	return r.outcome == OUTCOME_SUCCESS && !r.best.is_uncertain;
}

static bool assign_class(struct interpreter *in, struct object *to, struct object *from, u32 type, bool is_lvalue)
{
	struct parser *p = in->p;
	struct copy_functions found =
		copy_functions(p, to->type, bound_symbol(p, scope_of_class(p, to->type), identifier_of(p, "operator=")));
	u32 routine = is_lvalue || !found.rvalue ? found.lvalue : found.rvalue;
	struct value source = value_lvalue(from), ignored;
	struct call_arguments arguments = { .value = &source, .is_xvalue = !is_lvalue };

	if (found.others || found.lvalue_count > 1 || found.rvalue_count > 1 || (!routine && found.rvalue)) {
		source.type = type ? type : is_lvalue ? type_qualified(p, from->type, tyf_const) : type_of_part(p, from);
		if (!select_assignment(p, to->type, source.type, is_lvalue, &routine))
			return unknown(in);
	}
	if (!routine || is_memberwise(p, routine))
		return assign_parts(in, to, from, takes_lvalue(p, type_strip(p, to->type, NULL), routine, MOVE_ASSIGNMENT, is_lvalue));
	return il_routine(p->il, routine)->flags & (rf_deleted | rf_defaulted) ? unknown(in) :
	                                                                         call_routine(in, routine, to, &arguments, NULL, &ignored);
}

bool copy_assign(struct interpreter *in, struct object *to, struct object *from, u32 type, bool is_lvalue)
{
	struct place place = place_of(from);
	struct value value;

	if (!step(in) || to->kind != from->kind)
		return unknown(in);
	switch (to->kind) {
	case OBJECT_SCALAR: return load(in, &place, &value) && store(in, to, &value);
	case OBJECT_ARRAY: return assign_parts(in, to, from, is_lvalue);
	case OBJECT_CLASS: return assign_class(in, to, from, type, is_lvalue);
	case OBJECT_UNION: return object_root(to)->flags & OBJECT_READ_ONLY || in->speculative ? unknown(in) : object_copy(in, to, from);
	default: return unknown(in);
	}
}
