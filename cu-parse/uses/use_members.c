/* What constructors, destructors and implicit members use of the bases and members of their class [class.base.init] [class.dtor]
 * [class.copy.ctor] [class.copy.assign] [class.virtual]. */
#include "../scopes/class_members.h"
#include "../overload/constructors.h"
#include "../constants/interpret.h"
#include "../types/special_members.h"
#include "../traits/traits.h"
#include "../typing/typing.h"
#include "uses.h"

/* The class_info of a complete class, or 0. */
static u32 info_of(struct parser *p, u32 class)
{
	complete_class(p, class);
	return il_type(p->il, class)->class_info;
}

static bool first_time(struct uses *u, u32 class, u32 what)
{
	bool is_new;
	u32 *done = il_map_at(&u->done, class, &is_new);
	bool is_first;

	what <<= u->compiled ? 0 : USES_BITS;
	is_first = !(*done & what);
	*done |= what;
	return is_first;
}

/* ---- destructors ---- */

static void use_part_destructors(struct uses *u, u32 class)
{
	struct parser *p = u->p;
	u32 info = info_of(p, class), base = il_class_info(p->il, info)->first_base, field = il_class_info(p->il, info)->first_field;

	for (; base; base = il_base_class(p->il, base)->next)
		use_destructor(u, il_base_class(p->il, base)->type);
	for (; field && il_type(p->il, class)->kind != tk_union; field = il_field(p->il, field)->next)
		use_destructor(u, il_field(p->il, field)->type);
}

void use_destructor(struct uses *u, u32 type)
{
	struct parser *p = u->p;
	struct class_survey survey = { 0 };
	struct subobject o;

	if (!type || !strip_to_element(p, type, &o) || o.is_reference || !is_class_type(p, o.type) || stack_is_low(p->stack_bound) ||
	    !first_time(u, type_strip(p, o.type, NULL), USE_OF_DESTRUCTOR))
		return;
	if (survey_class(p, type_strip(p, o.type, NULL), &survey)) {
		if (survey.destructor)
			use_routine(u, survey.destructor);
		else
			use_part_destructors(u, survey.type);
	}
	survey_free(&survey);
}

/* ---- constructors ---- */

/* Where the constructor makes an object of a polymorphic class, all its virtual functions are in the table. */
static void use_virtual_functions(struct uses *u, u32 class)
{
	struct parser *p = u->p;
	u32 entry;

	if (!first_time(u, class, USE_OF_VIRTUALS))
		return;
	entry = il_scope(p->il, il_class_info(p->il, info_of(p, class))->scope)->first_entry;
	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;
		const struct il_routine *routine = il_routine(p->il, il_any_kind(target) == IL_routine ? il_any_index(target) : 0);

		if (routine->flags & (rf_virtual | rf_override) || routine->first_overridden)
			if (!(routine->flags & rf_pure_virtual))
				use_routine(u, il_any_index(target));
	}
}

/* The default member initializer of a field; 0: none. */
static u32 member_initializer(struct parser *p, u32 field)
{
	struct il_field record = *il_field(p->il, field);
	u32 first = record.initializer_end ? token_at(p, record.initializer_begin) : 0;

	if (!first)
		return 0;
	first += p->tokens[first].kind == TOK_ASSIGN;
	return lasting_node(p, record.parent_scope, p->tokens[first].position, record.initializer_end);
}

static void construct_field(struct uses *u, u32 field)
{
	struct parser *p = u->p;
	u32 node = member_initializer(p, field), class = il_field(p->il, field)->class_type;

	if (!node && il_type(p->il, class)->kind == tk_union)
		return;
	use_text(u, node);
	use_initialization(u, il_field(p->il, field)->type, node ? USE_COPY : USE_DEFAULT, node);
}

/* Makes or assigns a part from that of another object. */
static void copy_part(struct uses *u, u32 type, enum implicit_use what)
{
	struct parser *p = u->p;
	bool is_move = what & (USE_OF_MOVE | USE_OF_MOVE_ASSIGNMENT);
	struct subobject o;
	struct source source = { .category = is_move ? vc_xvalue : vc_lvalue };
	struct candidate_set set = { 0 };
	struct arguments arguments = { .count = 1, .has_object = true };
	struct resolution r;

	if (!strip_to_element(p, type, &o) || o.is_reference || !is_class_type(p, o.type))
		return;
	source.type = is_move ? o.type : type_qualified(p, o.type, tyf_const);
	if (what & (USE_OF_COPY | USE_OF_MOVE)) {
		use_copy(u, o.type, &source);
		return;
	}
	arguments.at[0] = source;
	arguments.object = (struct source){ 0, o.type, vc_lvalue };
	arguments.call.class = type_strip(p, o.type, NULL);
	arguments.call.object_is_lvalue = true;
	add_members(p, &set, arguments.call.class, identifier_number(&p->lexed, p->il, "operator=", strlen("operator=")));
	r = resolve(p, &set, &arguments);
	candidate_set_free(&set);
	if (r.outcome == OUTCOME_SUCCESS && r.best.routine)
		use_routine(u, r.best.routine);
	else
		use_implicitly(u, arguments.call.class, what);
}

static u32 init_of_base(struct parser *p, u32 first, u32 type)
{
	for (; first; first = il_constructor_init(p->il, first)->next) {
		il_any member = il_constructor_init(p->il, first)->member;

		if (il_any_kind(member) == IL_type && same_plain_type(p, il_any_index(member), type))
			return first;
	}
	return 0;
}

static u32 init_of_field(const struct parser *p, u32 first, u32 field)
{
	while (first && il_constructor_init(p->il, first)->member != il_any_of(IL_field, field))
		first = il_constructor_init(p->il, first)->next;
	return first;
}

static void use_mem_initializer(struct uses *u, u32 init, u32 type)
{
	u32 first = il_constructor_init(u->p->il, init)->first_expr;

	use_initialization(u, type, first ? USE_DIRECT : USE_DEFAULT, first);
}

/* All parts: by their mem-initializers in the list, where there is one, or as what says. */
static void use_parts(struct uses *u, u32 class, u32 inits, enum implicit_use what)
{
	struct parser *p = u->p;
	u32 info = info_of(p, class), base = il_class_info(p->il, info)->first_base, field = il_class_info(p->il, info)->first_field, init;

	for (; base; base = il_base_class(p->il, base)->next) {
		u32 type = il_base_class(p->il, base)->type;

		if ((init = init_of_base(p, inits, type)))
			use_mem_initializer(u, init, type);
		else if (what == USE_OF_DEFAULT)
			use_initialization(u, type, USE_DEFAULT, 0);
		else
			copy_part(u, type, what);
	}
	for (; field; field = il_field(p->il, field)->next) {
		if ((init = init_of_field(p, inits, field)))
			use_mem_initializer(u, init, il_field(p->il, field)->type);
		else if (what == USE_OF_DEFAULT)
			construct_field(u, field);
		else if (il_type(p->il, class)->kind != tk_union)
			copy_part(u, il_field(p->il, field)->type, what);
	}
}

static void construct(struct uses *u, u32 class, u32 inits, enum implicit_use what)
{
	u32 delegated = init_of_base(u->p, inits, class);

	if (delegated) {
		use_mem_initializer(u, delegated, class);
		return;
	}
	use_virtual_functions(u, class);
	use_part_destructors(u, class);
	use_parts(u, class, inits, what);
}

void use_implicitly(struct uses *u, u32 class, enum implicit_use what)
{
	if (!info_of(u->p, class) || stack_is_low(u->p->stack_bound) || !first_time(u, class, what))
		return;
	if (what & (USE_OF_DEFAULT | USE_OF_COPY | USE_OF_MOVE))
		construct(u, class, 0, what);
	else
		use_parts(u, class, 0, what);
}

/* ---- declared members ---- */

/* What a defaulted function does, by its parameter. */
static enum implicit_use defaulted_use(const struct parser *p, const struct il_routine *routine)
{
	u32 param = il_type(p->il, type_strip(p, routine->type, NULL))->first_param;
	bool is_move = param && il_type(p->il, type_strip(p, il_param_type(p->il, param)->type, NULL))->pointer_kind == pk_rvalue_reference;

	if (routine->special_kind == sfk_constructor)
		return !param ? USE_OF_DEFAULT : is_move ? USE_OF_MOVE : USE_OF_COPY;
	return is_move ? USE_OF_MOVE_ASSIGNMENT : USE_OF_COPY_ASSIGNMENT;
}

void use_by_special_member(struct uses *u, u32 index)
{
	struct parser *p = u->p;
	const struct il_routine *routine = il_routine(p->il, index);
	u32 class = routine->class_type;
	bool is_defaulted = routine->flags & rf_defaulted;

	if (!class || !info_of(p, class))
		return;
	if (routine->special_kind == sfk_destructor) {
		use_part_destructors(u, class);
		if (routine->flags & rf_virtual)
			use_virtual_functions(u, class);
	} else if (is_defaulted && (routine->special_kind == sfk_constructor || routine->operator_token == TOK_ASSIGN)) {
		use_implicitly(u, class, defaulted_use(p, routine));
	} else if (routine->special_kind == sfk_constructor && routine->body) {
		construct(u, class, routine->first_ctor_init, USE_OF_DEFAULT);
	}
}
