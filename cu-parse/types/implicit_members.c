/* Routines for the special members that are declared implicitly [special]: made when somebody asks for one, so that a call can name it. */
#include "implicit_members.h"
#include "../traits/traits.h"
#include "layout.h"

/* What a class hands on to its members. */
enum { INHERITED_FLAGS = enf_local_to_function | enf_in_user_file | enf_in_system_header | enf_in_unnamed_namespace | enf_instantiation };

static bool is_declared_implicitly(const struct parser *p, const struct class_survey *s, enum special_member kind)
{
	bool other_moves = s->declared[COPY_CONSTRUCTOR] || s->declared[COPY_ASSIGNMENT] || s->declared[DESTRUCTOR];

	if (il_type(p->il, s->type)->flags & tyf_closure) /* others are deleted, or trivial [expr.prim.lambda.closure]/14 */
		return kind == COPY_CONSTRUCTOR || kind == COPY_ASSIGNMENT || kind == MOVE_CONSTRUCTOR || kind == DESTRUCTOR;
	switch (kind) {
	case DEFAULT_CONSTRUCTOR: return !s->has_constructor && !s->constructor_template;
	case MOVE_CONSTRUCTOR:
	case MOVE_ASSIGNMENT: return !other_moves && !s->declared[MOVE_CONSTRUCTOR] && !s->declared[MOVE_ASSIGNMENT];
	default: return !s->declared[kind];
	}
}

/* ---- the parameter ---- */

enum { MOST_CLASSES = 2000 }; /* that are looked at for one member */

static bool takes_const(struct parser *p, u32 class, enum special_member kind, u32 *budget);

/* Whether a declared member takes const objects: T, const T & or, which is no copy, another type. */
static bool parameter_is_const(const struct parser *p, u32 routine)
{
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param, cv = 0;
	const struct il_type *type = il_type(p->il, type_strip(p, param ? il_param_type(p->il, param)->type : 0, NULL));

	if (type->kind != tk_pointer || type->pointer_kind != pk_lvalue_reference)
		return true;
	type_strip(p, type->type, &cv);
	return cv & tyf_const;
}

static bool declared_takes_const(const struct parser *p, const struct class_survey *s, enum special_member kind)
{
	const u32 *routines = kind == COPY_CONSTRUCTOR ? s->constructors.at : s->assignments.at;
	u32 count = kind == COPY_CONSTRUCTOR ? s->constructors.count : s->assignments.count, i;

	for (i = 0; i < count; i++)
		if (special_kind_of(p, routines[i], s->type) == kind && parameter_is_const(p, routines[i]))
			return true;
	return false;
}

/* The same of a base or field. */
static bool part_takes_const(struct parser *p, u32 type, enum special_member kind, u32 *budget)
{
	struct subobject o;

	return !strip_to_element(p, type, &o) || o.is_reference || !is_class_record(il_type(p->il, o.type)) ||
	       takes_const(p, o.type, kind, budget);
}

/* Whether the members of that kind of all bases, fields and captured objects take const objects [class.copy.ctor]/7
 * [class.copy.assign]/2. */
static bool parts_take_const(struct parser *p, u32 info, enum special_member kind, u32 *budget)
{
	u32 base = il_class_info(p->il, info)->first_base, field = il_class_info(p->il, info)->first_field;
	u32 lambda = il_class_info(p->il, info)->lambda, capture = lambda ? il_lambda(p->il, lambda)->first_capture : 0, type;

	for (; base; base = il_base_class(p->il, base)->next)
		if (!part_takes_const(p, il_base_class(p->il, base)->type, kind, budget))
			return false;
	for (; field; field = il_field(p->il, field)->next)
		if (!part_takes_const(p, il_field(p->il, field)->type, kind, budget))
			return false;
	for (; capture; capture = il_lambda_capture(p->il, capture)->next)
		if ((type = captured_type(p, lambda, capture)) && !part_takes_const(p, type, kind, budget))
			return false;
	return true;
}

static bool takes_const(struct parser *p, u32 class, enum special_member kind, u32 *budget)
{
	struct class_survey survey = { 0 };
	bool takes = true;

	if (*budget && --*budget && !stack_is_low(p->stack_bound) && survey_class(p, class, &survey))
		takes = survey.declared[kind] ? declared_takes_const(p, &survey, kind) : parts_take_const(p, survey.info, kind, budget);
	survey_free(&survey);
	return takes;
}

bool implicit_copy_takes_const(struct parser *p, u32 class, enum special_member kind)
{
	enum { TAKES = 1, TAKES_NOT = 2, ASSIGNMENT_SHIFT = 2 };
	u32 shift = kind == COPY_ASSIGNMENT ? ASSIGNMENT_SHIFT : 0,
	    known = *vec_slot(&p->const_copies, class) >> shift & (TAKES | TAKES_NOT);

	if (!known) {
		known = takes_const(p, class, kind, &(u32){ MOST_CLASSES }) ? TAKES : TAKES_NOT;
		*vec_slot(&p->const_copies, class) |= (u8)(known << shift);
	}
	return known == TAKES;
}

bool parts_take_const_objects(struct parser *p, u32 class, enum special_member kind)
{
	u32 info = il_type(p->il, class)->class_info;

	return !info || parts_take_const(p, info, kind, &(u32){ MOST_CLASSES });
}

static u32 parameter_type(struct parser *p, u32 class, enum special_member kind)
{
	switch (kind) {
	case COPY_CONSTRUCTOR:
	case COPY_ASSIGNMENT:
		return type_pointer(p, pk_lvalue_reference,
		                    implicit_copy_takes_const(p, class, kind) ? type_qualified(p, class, tyf_const) : class);
	case MOVE_CONSTRUCTOR:
	case MOVE_ASSIGNMENT: return type_pointer(p, pk_rvalue_reference, class);
	default: return 0;
	}
}

/* ---- the routine ---- */

static bool is_assignment(enum special_member kind) { return kind == COPY_ASSIGNMENT || kind == MOVE_ASSIGNMENT; }

static u32 member_type(struct parser *p, u32 class, enum special_member kind)
{
	u32 param = parameter_type(p, class, kind);
	u32 result = is_assignment(kind) ? type_pointer(p, pk_lvalue_reference, class) : p->void_type, first = p->param_types.count;
	bool nothrow = special_use(p, class, &use_of_special_member[kind]).nothrow == TRAIT_TRUE;

	if (param)
		type_add_param(p, param, false);
	return type_function(p, result, first, nothrow ? tyf_noexcept : 0);
}

static il_str member_name(struct parser *p, const struct il_type *class, enum special_member kind)
{
	struct buffer name = { 0 };
	il_str string;

	if (kind != DESTRUCTOR)
		return is_assignment(kind) ? il_intern_z(p->il, "operator=") : class->name;
	buffer_printf(&name, "~%s", il_text(p->il, class->name));
	string = il_intern(p->il, name.text, name.length);
	buffer_free(&name);
	return string;
}

/* Whether a base has a virtual destructor, which makes the class's one virtual, too [class.dtor]. */
static bool has_virtual_destructor(struct parser *p, u32 info)
{
	u32 base = il_class_info(p->il, info)->first_base;
	bool is_virtual = false;

	for (; base && !is_virtual && !stack_is_low(p->stack_bound); base = il_base_class(p->il, base)->next) {
		u32 class = value_type(p, il_base_class(p->il, base)->type), destructor;
		struct class_survey survey = { 0 };

		if (survey_class(p, class, &survey)) {
			destructor = survey.destructor ? survey.destructor : implicit_member(p, class, DESTRUCTOR);
			is_virtual = il_routine(p->il, destructor)->flags & rf_virtual;
		}
		survey_free(&survey);
	}
	return is_virtual;
}

u32 place_of_class_definition(const struct parser *p, u32 class)
{
	u32 decl = il_type(p->il, class)->first_decl;

	while (decl && !(il_full_entity_decl_info(p->il, decl)->flags & dcf_definition))
		decl = il_full_entity_decl_info(p->il, decl)->next;
	return decl && il_full_entity_decl_info(p->il, decl)->name_begin ? il_full_entity_decl_info(p->il, decl)->name_begin :
	                                                                   il_type(p->il, class)->position;
}

/* A member that no declaration names. */
static u32 new_member(struct parser *p, u32 class, il_str name, enum il_special_kind kind, u32 type)
{
	const struct il_type *record = il_type(p->il, class);
	u32 scope = il_class_info(p->il, record->class_info)->scope, index;
	struct il_routine *routine;

	index = il_new_routine(p->il, &routine);
	routine->name = name;
	routine->parent_scope = scope;
	routine->position = place_of_class_definition(p, class);
	routine->entity = (record->entity & INHERITED_FLAGS) | enf_class_member;
	routine->access = as_public;
	routine->linkage = record->entity & enf_in_unnamed_namespace ? nlk_internal : nlk_external;
	routine->type = type;
	routine->class_type = class;
	routine->special_kind = (u8)kind;
	routine->flags = rf_implicit | rf_inline;
	return index;
}

static u32 new_special_member(struct parser *p, const struct class_survey *s, enum special_member kind)
{
	u32 type = member_type(p, s->type, kind), index;
	bool is_virtual = kind == DESTRUCTOR && has_virtual_destructor(p, s->info);
	il_str name = member_name(p, il_type(p->il, s->type), kind);

	index = new_member(p, s->type, name,
	                   kind == DESTRUCTOR  ? sfk_destructor :
	                   is_assignment(kind) ? sfk_operator :
	                                         sfk_constructor,
	                   type);
	il_routine(p->il, index)->operator_token = is_assignment(kind) ? TOK_ASSIGN : 0;
	il_routine(p->il, index)->flags |= is_virtual ? rf_virtual : 0;
	return index;
}

enum { EQUALITY = SPECIAL_MEMBER_COUNT, MEMBER_COUNT }; /* what a class may have besides */

u32 implicit_member(struct parser *p, u32 class, enum special_member kind)
{
	struct class_survey survey = { 0 };
	u32 key = class * MEMBER_COUNT + kind, routine = il_map_find(&p->implicit_members, key);
	bool is_new;

	if (routine)
		return routine;
	if (survey_class(p, class, &survey) && is_declared_implicitly(p, &survey, kind)) {
		routine = new_special_member(p, &survey, kind);
		*il_map_at(&p->implicit_members, key, &is_new) = routine;
	}
	survey_free(&survey);
	return routine;
}

/* ---- the operator== of a defaulted operator<=> [class.compare.default]/4 ---- */

/* As that, but for the name and the result. */
static u32 new_equality(struct parser *p, u32 class, u32 spaceship)
{
	struct il_routine from = *il_routine(p->il, spaceship), *routine;
	struct il_type function = *il_type(p->il, type_strip(p, from.type, NULL));
	u32 first = p->param_types.count, param, index;

	for (param = function.first_param; param; param = il_param_type(p->il, param)->next)
		type_add_param(p, il_param_type(p->il, param)->type, false);
	index = new_member(p, class, il_intern_z(p->il, "operator=="), sfk_operator,
	                   type_function(p, p->builtin[ik_bool], first, function.flags & (tyf_fn_const | tyf_noexcept)));
	routine = il_routine(p->il, index);
	routine->operator_token = TOK_EQUAL;
	routine->parent_scope = from.parent_scope;
	routine->class_type = from.class_type;
	routine->access = from.access;
	routine->flags |= rf_defaulted | rf_constexpr | (from.flags & (rf_friend | rf_consteval | rf_virtual));
	routine->entity = from.entity & (INHERITED_FLAGS | enf_class_member);
	return index;
}

u32 implicit_equality(struct parser *p, u32 class, u32 spaceship)
{
	bool is_new;
	u32 *known = il_map_at(&p->implicit_members, class * MEMBER_COUNT + EQUALITY, &is_new), routine;

	if (!is_new)
		return *known;
	routine = new_equality(p, class, spaceship);
	return *il_map_at(&p->implicit_members, class * MEMBER_COUNT + EQUALITY, &is_new) = routine;
}

/* ---- inheriting constructors [namespace.udecl] [class.inhctor.init] ---- */

u32 inherited_constructor(const struct parser *p, u32 routine) { return il_map_find(&p->inherited_constructors, routine); }

static u32 new_inheriting_constructor(struct parser *p, u32 class, u32 constructor)
{
	struct il_routine record = *il_routine(p->il, constructor);
	u32 index = new_member(p, class, il_type(p->il, class)->name, sfk_constructor, record.type);
	struct il_routine *routine = il_routine(p->il, index);
	bool is_new;

	routine->conversion_type = record.class_type;
	routine->template_info = record.template_info;
	routine->entity |= record.entity & enf_instantiation;
	*il_map_at(&p->inherited_constructors, index, &is_new) = constructor;
	return index;
}

u32 inheriting_constructor(struct parser *p, u32 class, u32 constructor)
{
	u32 key = hash_mix((u64) class << 32 | constructor), *known, routine;
	bool is_new;

	if (!il_type(p->il, class)->class_info)
		return 0;
	for (;; key++) {
		key += !key; /* the map has no 0 */
		known = il_map_at(&p->inheriting_constructors, key, &is_new);
		if (!is_new && il_routine(p->il, *known)->class_type == class && inherited_constructor(p, *known) == constructor)
			return *known;
		if (is_new)
			break;
	}
	routine = new_inheriting_constructor(p, class, constructor);
	return *il_map_at(&p->inheriting_constructors, key, &is_new) = routine;
}
