/* What special members do to the bases and members of their class [class.base.init] [class.dtor] [class.copy.ctor] [class.copy.assign]. */
#include "../overload/operators.h"
#include "implicit.h"
#include "../constants/interpret.h"
#include "../overload/candidates.h"
#include "../scopes/class_members.h"
#include "../traits/traits.h"
#include "../types/layout.h"
#include "../typing/typing.h"

/* ---- which members ---- */

u32 destructor_of(struct parser *p, u32 type)
{
	u32 class = object_class(p, type), destructor = 0;
	struct class_survey survey = { 0 };

	if (!class || type_is_dependent(p, class))
		return 0;
	if (complete_class(p, class) && survey_class(p, class, &survey) && special_is_trivial(p, class, DESTRUCTOR) != TRAIT_TRUE)
		destructor = survey.destructor ? survey.destructor : implicit_member(p, class, DESTRUCTOR);
	survey_free(&survey);
	return destructor;
}

/* The kind of the implicit operator= that was chosen, or that of a value where none was. */
static enum special_member kind_of_assignment(const struct parser *p, const struct resolution *r, const struct source *source)
{
	u32 param = r->outcome == OUTCOME_SUCCESS ? il_param_type(p->il, il_type(p->il, r->best.type)->first_param)->type : 0;

	if (param)
		return il_type(p->il, param)->pointer_kind == pk_rvalue_reference ? MOVE_ASSIGNMENT : COPY_ASSIGNMENT;
	return source->category == vc_lvalue ? COPY_ASSIGNMENT : MOVE_ASSIGNMENT;
}

/* The choice among the operator= of a class for a value that is a node. */
static struct resolution assignment_from_node(struct parser *p, u32 class, const struct source *source)
{
	struct arguments arguments = { .count = 1, .has_object = true, .at[0] = *source, .object = { 0, class, vc_lvalue } };
	struct candidate_set set = { 0 };
	struct resolution r;

	arguments.call.class = type_strip(p, class, NULL);
	arguments.call.first_argument = source->node;
	arguments.call.object_is_lvalue = true;
	add_operator_members(p, &set, arguments.call.class, identifier_of(p, "operator="));
	r = resolve(p, &set, &arguments);
	candidate_set_free(&set);
	return r;
}

u32 assignment_of(struct parser *p, u32 class, const struct source *source)
{
	struct source object = { 0, class, vc_lvalue };
	struct resolution r = is_argument_list(p, source) ? assignment_from_node(p, class, source) : resolve_assignment(p, &object, source);
	u32 bare = type_strip(p, class, NULL), routine;
	enum special_member kind;

	if (r.outcome == OUTCOME_SUCCESS && r.best.routine)
		return r.best.routine;
	kind = kind_of_assignment(p, &r, source);
	if (special_is_trivial(p, bare, kind) == TRAIT_TRUE)
		return 0;
	routine = implicit_member(p, bare, kind);
	return routine || kind == COPY_ASSIGNMENT ? routine : implicit_member(p, bare, COPY_ASSIGNMENT);
}

/* Which special member an implicit or defaulted routine is, by its parameter. */
static enum special_member kind_of(const struct parser *p, const struct il_routine *routine)
{
	u32 param = il_type(p->il, type_strip(p, routine->type, NULL))->first_param;
	bool is_move = param && il_type(p->il, type_strip(p, il_param_type(p->il, param)->type, NULL))->pointer_kind == pk_rvalue_reference;

	if (routine->special_kind == sfk_destructor)
		return DESTRUCTOR;
	if (routine->special_kind == sfk_constructor)
		return !param ? DEFAULT_CONSTRUCTOR : is_move ? MOVE_CONSTRUCTOR : COPY_CONSTRUCTOR;
	return is_move ? MOVE_ASSIGNMENT : COPY_ASSIGNMENT;
}

/* ---- initializers ---- */

u32 member_initializer(struct parser *p, u32 field)
{
	struct il_field record = *il_field(p->il, field);
	u32 first = record.initializer_end ? token_at(p, record.initializer_begin) : 0;

	if (!first)
		return 0;
	first += p->tokens[first].kind == TOK_ASSIGN;
	return lasting_node(p, record.parent_scope, p->tokens[first].position, record.initializer_end);
}

/* A base or member of the class whose special member is looked at. */
struct part {
	il_any entity;
	u32 type, field;
	il_str name;
	bool is_variant;
	u32 constructor; /* that makes it, if that is known */
};

/* What a part is made from, of a copy, or assigned: as const as what the routine takes, or as it is itself. */
static struct source source_of_part(struct parser *p, const struct part *part, u32 routine, bool is_move)
{
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param, cv = 0;
	struct subobject o;

	strip_to_element(p, part->type, &o);
	type_strip(p, param ? type_without_reference(p, il_param_type(p->il, param)->type) : 0, &cv);
	return (struct source){ 0, type_qualified(p, type_strip(p, o.type, NULL), cv | o.cv), is_move ? vc_xvalue : vc_lvalue };
}

static u32 default_initialization(struct implicit *e, const struct part *part)
{
	u32 node = part->field ? default_copy(e, member_initializer(e->p, part->field)) : 0;

	if (!node && part->is_variant)
		return 0;
	return explicit_initialization(e, part->type, node ? INIT_COPY : INIT_DEFAULT, node);
}

static u32 assigned(struct implicit *e, u32 class, const struct source *source)
{
	u32 routine = assignment_of(e->p, class, source);

	return routine ? set_target(e, implicit_node(e, enk_operation, eok_assign, class, vc_lvalue), routine) : 0;
}

/* What an implicit or defaulted member of that kind does to the part; 0: nothing but to copy bytes. */
static u32 by_default(struct implicit *e, u32 routine, const struct part *part, enum special_member kind)
{
	struct parser *p = e->p;
	u32 class = object_class(p, part->type), destructor;
	struct source source;

	if (part->constructor)
		return construction(e, class, part->constructor);
	if (kind == DEFAULT_CONSTRUCTOR)
		return default_initialization(e, part);
	if (!class || part->is_variant)
		return 0;
	source = source_of_part(p, part, routine, kind == MOVE_CONSTRUCTOR || kind == MOVE_ASSIGNMENT);
	if (kind == DESTRUCTOR)
		return (destructor = destructor_of(p, class)) ? call_without_operand(e, destructor) : 0;
	if (kind == COPY_CONSTRUCTOR || kind == MOVE_CONSTRUCTOR)
		return construction(e, class, copy_constructor_of(p, class, &source));
	return assigned(e, class, &source);
}

/* ---- lists of mem-initializers ---- */

static u32 written_initializer(struct parser *p, u32 init, const struct part *part)
{
	for (; init; init = il_constructor_init(p->il, init)->next) {
		il_any member = il_constructor_init(p->il, init)->member;

		if (member == part->entity || (il_any_kind(member) == IL_type && il_any_kind(part->entity) == IL_type &&
		                               same_plain_type(p, il_any_index(member), part->type)))
			return init;
	}
	return 0;
}

void add_initializer(struct implicit *e, u32 routine, il_any member, il_str name, u32 node)
{
	struct parser *p = e->p;
	struct il_constructor_init *init;
	u32 *link = &il_routine(p->il, routine)->first_ctor_init, index;

	while (*link)
		link = &il_constructor_init(p->il, *link)->next;
	*link = index = il_new_constructor_init(p->il, &init);
	init->member = member;
	init->name = name;
	init->first_expr = node;
}

static void explicit_part(struct implicit *e, u32 routine, const struct part *part, enum special_member kind)
{
	struct parser *p = e->p;
	u32 init = written_initializer(p, il_routine(p->il, routine)->first_ctor_init, part), node, count = e->temporaries.count,
	    destructor;

	if (init) {
		u32 first = il_constructor_init(p->il, init)->first_expr;

		e->begin = e->end = il_constructor_init(p->il, init)->range_begin;
		node = explicit_initialization(e, part->type, first ? INIT_DIRECT : INIT_DEFAULT, first);
	} else {
		e->begin = e->end = il_routine(p->il, routine)->position;
		node = by_default(e, routine, part, kind);
	}
	if (kind <= MOVE_CONSTRUCTOR && !part->is_variant && (destructor = destructor_of(p, part->type)))
		vec_push(&e->temporaries, destructor); /* should something throw later [class.base.init]/12 */
	node = destroyed_after(e, node, count);
	if (init)
		il_constructor_init(p->il, init)->first_expr = node;
	else if (node)
		add_initializer(e, routine, part->entity, part->name, node);
}

/* What an inheriting constructor makes a base by: the constructor that it is for, or the base's own inheriting one; 0: no arguments. */
static u32 inherited_for_base(struct parser *p, u32 routine, u32 base)
{
	u32 constructor = inherited_constructor(p, routine), from = il_routine(p->il, constructor)->class_type;

	if (!constructor || same_plain_type(p, base, from))
		return constructor;
	return is_derived_from(p, base, from) == OUTCOME_SUCCESS ? inheriting_constructor(p, type_strip(p, base, NULL), constructor) : 0;
}

/* A closure has a member for each captured copy. */
static void explicit_captured(struct implicit *e, u32 routine, u32 lambda, enum special_member kind)
{
	struct parser *p = e->p;
	u32 capture = il_lambda(p->il, lambda)->first_capture;

	for (; capture; capture = il_lambda_capture(p->il, capture)->next) {
		struct part part = { .entity = il_any_of(IL_lambda_capture, capture),
			             .type = captured_type(p, lambda, capture),
			             .name = il_lambda_capture(p->il, capture)->name };

		if (part.type)
			explicit_part(e, routine, &part, kind);
	}
}

/* Members of anonymous unions that mem-initializers name [class.base.init]/2. */
static void explicit_variants(struct implicit *e, u32 routine)
{
	struct parser *p = e->p;
	u32 class = il_routine(p->il, routine)->class_type, init = il_routine(p->il, routine)->first_ctor_init;

	for (; init; init = il_constructor_init(p->il, init)->next) {
		il_any member = il_constructor_init(p->il, init)->member;
		const struct il_field *field = il_field(p->il, il_any_kind(member) == IL_field ? il_any_index(member) : 0);
		struct part part = {
			.entity = member, .type = field->type, .field = il_any_index(member), .name = field->name, .is_variant = true
		};

		if (field->type && field->class_type != class)
			explicit_part(e, routine, &part, DEFAULT_CONSTRUCTOR);
	}
}

static void explicit_base(struct implicit *e, u32 routine, u32 type, enum special_member kind)
{
	struct parser *p = e->p;
	struct part part = { .entity = il_any_of(IL_type, type),
		             .type = type,
		             .name = il_type(p->il, type)->name,
		             .constructor = inherited_for_base(p, routine, type) };

	explicit_part(e, routine, &part, kind);
}

static bool is_direct_base(struct parser *p, u32 info, u32 type)
{
	u32 base = il_class_info(p->il, info)->first_base;

	while (base && !same_plain_type(p, il_base_class(p->il, base)->type, type))
		base = il_base_class(p->il, base)->next;
	return base;
}

/* The virtual bases of bases: what is most derived makes, copies and destroys them [class.base.init]/13 [class.dtor]/13. */
static void explicit_virtual_bases(struct implicit *e, u32 routine, u32 class, enum special_member kind)
{
	u32 info = il_type(e->p->il, class)->class_info, i;
	const struct class_layout *layout = il_class_info(e->p->il, info)->first_base ? class_layout_of(e->p, class) : NULL;

	for (i = 0; layout && layout->cause == LAYOUT_KNOWN && i < layout->virtual_bases.count; i++)
		if (!is_direct_base(e->p, info, layout->virtual_bases.at[i].type))
			explicit_base(e, routine, layout->virtual_bases.at[i].type, kind);
}

static void explicit_parts(struct implicit *e, u32 routine, enum special_member kind)
{
	struct parser *p = e->p;
	u32 class = il_routine(p->il, routine)->class_type, info = il_type(p->il, class)->class_info, base, field;
	bool is_union = il_type(p->il, class)->kind == tk_union;

	if (kind != COPY_ASSIGNMENT && kind != MOVE_ASSIGNMENT)
		explicit_virtual_bases(e, routine, class, kind);
	for (base = il_class_info(p->il, info)->first_base; base; base = il_base_class(p->il, base)->next)
		explicit_base(e, routine, il_base_class(p->il, base)->type, kind);
	for (field = il_class_info(p->il, info)->first_field; field; field = il_field(p->il, field)->next) {
		if (!il_field(p->il, field)->name) /* an anonymous union: none of its members is meant */
			continue;
		struct part part = { .entity = il_any_of(IL_field, field),
			             .type = il_field(p->il, field)->type,
			             .field = field,
			             .name = il_field(p->il, field)->name,
			             .is_variant = is_union };

		explicit_part(e, routine, &part, kind);
	}
	if (il_routine(p->il, routine)->special_kind == sfk_constructor)
		explicit_variants(e, routine);
	if (il_class_info(p->il, info)->lambda)
		explicit_captured(e, routine, il_class_info(p->il, info)->lambda, kind);
}

/* A constructor that leaves all to another one of its class [class.base.init]/6. */
static bool delegates(struct implicit *e, u32 routine)
{
	struct parser *p = e->p;
	u32 class = il_routine(p->il, routine)->class_type, init = il_routine(p->il, routine)->first_ctor_init, node;
	struct part part = { .entity = il_any_of(IL_type, class), .type = class };

	if (!(init = written_initializer(p, init, &part)))
		return false;
	node = il_constructor_init(p->il, init)->first_expr;
	node = explicit_initialization(e, class, node ? INIT_DIRECT : INIT_DEFAULT, node);
	il_constructor_init(p->il, init)->first_expr = destroyed_after(e, node, 0);
	return true;
}

void explicit_members(struct implicit *e, u32 routine)
{
	struct parser *p = e->p;
	struct il_routine record = *il_routine(p->il, routine);
	bool is_default = record.flags & (rf_implicit | rf_defaulted);
	bool is_special =
		record.special_kind == sfk_constructor || record.special_kind == sfk_destructor || record.operator_token == TOK_ASSIGN;

	if (!record.class_type || !is_special || record.flags & rf_deleted || (!is_default && !record.body) ||
	    !complete_class(p, record.class_type) || !il_type(p->il, record.class_type)->class_info)
		return;
	if (is_default || record.special_kind == sfk_destructor)
		explicit_parts(e, routine, inherited_constructor(p, routine) ? DEFAULT_CONSTRUCTOR : kind_of(p, &record));
	else if (record.special_kind == sfk_constructor && !delegates(e, routine))
		explicit_parts(e, routine, DEFAULT_CONSTRUCTOR);
}
