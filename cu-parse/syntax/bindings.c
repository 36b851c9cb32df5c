/* What range-based for statements and structured bindings declare [stmt.ranged] [dcl.struct.bind]. Their types are those of expressions
 * that the standard gives; these are made for a moment and typed. */
#include "../constants/constant.h"
#include "../overload/overload.h"
#include "../scopes/class_members.h"
#include "../types/placeholder.h"
#include "expr.h"
#include "../templates/instantiate.h"
#include "../types/layout.h"
#include "../typing/invalid.h"
#include "../typing/typing.h"

/* ---- expressions that nobody wrote ---- */

/* Where they are made: nothing counts as mentioned by the program. */
static struct surroundings enter_unwritten(struct parser *p)
{
	struct surroundings saved = leave_surroundings(p);

	p->recording = p->silent = p->replaying = true;
	p->noted_instance = 0;
	p->evaluation = evk_unevaluated;
	return saved;
}

static u32 operand_of_type(struct parser *p, u32 type, enum il_value_category category)
{
	u32 node = expr_new(p, enk_variable, position(p));

	if (node) {
		il_expr_node(p->il, node)->type = type;
		il_expr_node(p->il, node)->value_category = (u8)category;
	}
	return node;
}

/* object.name(); 0 when the class has no such function. */
static u32 call_of_member(struct parser *p, u32 object, const char *text)
{
	u32 ident = identifier_of(p, text), scope = scope_of_type(p, il_expr_node(p->il, object)->type);
	struct lookup found = lookup_in_scope(p, scope, ident, LOOKUP_ANY);
	u32 name, access, call, last = 0;

	if (!scope || !is_function_name(found.class))
		return 0;
	name = expr_new(p, found.class == NAME_ROUTINE ? enk_routine : enk_template_name, position(p));
	il_expr_node(p->il, name)->name = p->lexed.identifiers.at[ident].name;
	il_expr_node(p->il, name)->flags |= exf_member_name;
	il_expr_node(p->il, name)->target = found.entity;
	note_overload_set(p, name, found.symbol);
	access = expr_new_operation(p, eok_dot_field, position(p));
	expr_append(p, access, object, &last);
	expr_append(p, access, name, &last);
	expr_end(p, access);
	call = expr_new_operation(p, eok_call, position(p));
	expr_append(p, call, access, &(u32){ 0 });
	return expr_end(p, call);
}

/* name(operand) by the operand's type alone [basic.lookup.argdep]; 0: it is not known what that is. */
static u32 call_of_associated(struct parser *p, u32 operand, const char *name)
{
	struct arguments arguments = { .count = 0 };
	struct candidate_set set = { 0 };
	struct resolution r = { .outcome = OUTCOME_UNKNOWN };
	const struct il_type *type;

	if (arguments_of_nodes(p, operand, &arguments)) {
		add_associated(p, &set, identifier_of(p, name), arguments.at, arguments.count, 0);
		r = resolve(p, &set, &arguments);
	}
	candidate_set_free(&set);
	if (r.outcome != OUTCOME_SUCCESS || type_is_unknown(p, r.type))
		return 0;
	type = il_type(p->il, type_strip(p, r.type, NULL));
	return operand_of_type(p, type_without_reference(p, r.type),
	                       !is_reference_type(p, r.type)             ? vc_prvalue :
	                       type->pointer_kind == pk_lvalue_reference ? vc_lvalue :
	                                                                   vc_xvalue);
}

/* ---- for (declaration : range) ---- */

/* begin() of an object of a class [stmt.ranged]/1.3 */
static u32 begin_of_object(struct parser *p, u32 operand)
{
	u32 class = type_strip(p, il_expr_node(p->il, operand)->type, NULL);

	return !uses_pattern(p, class) && !(has_member(p, class, "begin") && has_member(p, class, "end")) ?
	               call_of_associated(p, operand, "begin") :
	               call_of_member(p, operand, "begin");
}

/* The function of a range of this type; of namespaces of std as well, where the reference looks always. */
static struct resolution resolve_range_function(struct parser *p, u32 type, const char *name, bool *is_member, bool in_std)
{
	u32 nodes = p->il->table[IL_expr_node].count, operand, made, ident = identifier_of(p, name);
	struct lookup std = { .class = NAME_NOT_FOUND };
	struct surroundings saved = enter_unwritten(p);
	struct arguments arguments = { .count = 0 };
	struct resolution r = { .outcome = OUTCOME_UNKNOWN };
	struct candidate_set set = { 0 };

	operand = operand_of_type(p, type, vc_lvalue);
	made = p->il->table[IL_expr_node].count;
	*is_member = is_class_type(p, type) && has_member(p, type, "begin") && has_member(p, type, "end");
	if (*is_member) {
		arguments.object = source_of_node(p, operand);
		r = resolve_member(p, ident, &arguments);
	} else if (arguments_of_nodes(p, operand, &arguments)) {
		add_associated(p, &set, ident, arguments.at, arguments.count, 0);
		if (in_std)
			std = lookup_in_scope(p, p->global_scope, p->word.std, LOOKUP_ANY);
		if (std.class == NAME_NAMESPACE)
			add_qualified(p, &set, il_namespace(p->il, il_any_index(std.entity))->scope, ident);
		r = resolve(p, &set, &arguments);
	}
	candidate_set_free(&set);
	restore_surroundings(p, &saved);
	if (p->il->table[IL_expr_node].count == made)
		drop_nodes(p, nodes);
	return r;
}

u32 range_function(struct parser *p, u32 type, const char *name, bool *is_member)
{
	struct resolution r = resolve_range_function(p, type, name, is_member, false);

	return r.outcome == OUTCOME_SUCCESS && !r.best.is_uncertain ? r.best.routine : 0;
}

bool lacks_range_function(struct parser *p, u32 type, const char *name)
{
	bool is_member;

	return resolve_range_function(p, type, name, &is_member, true).outcome == OUTCOME_FAILURE && !is_member;
}

/* *begin of a range, as a node; 0: not known. */
static u32 element_of_range(struct parser *p, u32 range)
{
	struct il_expr_node record = *il_expr_node(p->il, range);
	u32 type = record.type, operand, begin;

	if (!type || type_is_unknown(p, type) || record.flags & exf_dependent || type_is_dependent(p, type))
		return 0;
	operand = operand_of_type(p, type, vc_lvalue); /* the range is bound to a name */
	begin = il_type(p->il, type_strip(p, type, NULL))->kind == tk_array ? operand :
	        is_class_type(p, type)                                      ? begin_of_object(p, operand) :
	                                                                      call_of_associated(p, operand, "begin");
	return begin ? expr_operation(p, eok_indirect, position(p), begin, 0) : 0;
}

/* The type of the range where it is a list of expressions in braces. */
static u32 list_range(struct parser *p, u32 range)
{
	u32 type = il_expr_node(p->il, range)->kind == enk_braced_init_list ? deduced_type(p, p->auto_type, range) : 0;

	return type ? operand_of_type(p, type, vc_lvalue) : range;
}

struct iteration begin_iteration(struct parser *p, u32 begin, u32 end)
{
	struct iteration i = { .first = p->il->table[IL_expr_node].count };
	struct surroundings saved = enter_unwritten(p);
	u32 n;

	for (n = 0; n < COUNT_OF(i.begin); n++)
		i.begin[n] = operand_of_type(p, begin, vc_lvalue);
	i.end = operand_of_type(p, end, vc_lvalue);
	i.is_not_end = expr_operation(p, eok_ne, position(p), i.begin[0], i.end);
	i.element = expr_operation(p, eok_indirect, position(p), i.begin[1], 0);
	i.advance = expr_operation(p, eok_pre_incr, position(p), i.begin[2], 0);
	i.last = p->il->table[IL_expr_node].count;
	restore_surroundings(p, &saved);
	return i;
}

void end_iteration(struct parser *p, const struct iteration *i)
{
	if (p->il->table[IL_expr_node].count == i->last)
		drop_nodes(p, i->first);
}

/* ---- auto [a, b] = … ---- */

static u32 type_argument(struct parser *p, u32 type)
{
	struct il_template_arg *arg;
	u32 canonical = type_canonical(p, type), index = new_argument(p, &arg);

	arg->kind = tak_type;
	arg->type = canonical;
	return index;
}

u32 standard_specialization(struct parser *p, const char *name, const u32 *types, u32 count)
{
	u32 template = standard_template(p, name), i, arg;
	struct template_args args = { .count = count };

	if (!template)
		return 0;
	for (i = count; i--; args.first = arg) {
		arg = type_argument(p, types[i]);
		il_template_arg(p->il, arg)->next = args.first;
	}
	return type_template_id(p, template, &args);
}

/* std::tuple_element<number, type>::type; 0: not known. */
static u32 tuple_element(struct parser *p, u32 number, u32 type)
{
	u32 template = standard_template(p, "tuple_element"), specialization, ident = identifier_of(p, "type");
	struct constant value = constant_integer(p, ik_unsigned_long, number);
	struct template_args args = { .count = 2 };
	struct lookup found;

	if (!template)
		return 0;
	args.first = template_arg_of_value(p, p->builtin[ik_unsigned_long], &value);
	specialization = type_argument(p, type);
	il_template_arg(p->il, args.first)->next = specialization;
	specialization = type_template_id(p, template, &args);
	if (!specialization || !complete_class(p, specialization))
		return 0;
	found = lookup_in_scope(p, scope_of_type(p, specialization), ident, LOOKUP_ANY);
	return found.class == NAME_TYPE ? type_canonical(p, il_any_index(found.entity)) : 0;
}

static bool is_binding(const struct parser *p, u32 variable)
{
	return variable < p->il->table[IL_variable].count && il_variable(p->il, variable)->flags & vf_structured_binding;
}

/* cv of the object are the template's business: an element may be without, as one that a proxy gives. */
static void bind_elements(struct parser *p, u32 variable, u32 object)
{
	u32 number;

	for (number = 0; is_binding(p, variable); number++, variable++) {
		u32 type = tuple_element(p, number, object);

		if (type && !type_is_unknown(p, type) && !type_is_dependent(p, type))
			il_variable(p->il, variable)->type = type;
	}
}

/* Whether somebody specializes std::tuple_size for specializations of the class's template. */
static bool is_specialized_for(struct parser *p, u32 size, u32 class)
{
	u32 info = il_template(p->il, il_template_info(p->il, il_type(p->il, size)->template_info)->template)->first_specialization;
	u32 template = il_template_info(p->il, il_type(p->il, class)->template_info)->template;

	for (; info; info = il_template_info(p->il, info)->next) {
		u32 arg = il_template_info(p->il, info)->first_argument,
		    type = arg ? type_strip(p, il_template_arg(p->il, arg)->type, NULL) : 0;
		u32 of = type ? il_type(p->il, type)->template_info : 0;

		il_any entity = il_template_info(p->il, info)->specialization;

		if (of && il_template_info(p->il, of)->template == template && il_any_kind(entity) == IL_type &&
		    il_type(p->il, il_any_index(entity))->entity & (enf_partial_specialization | enf_explicit_specialization))
			return true;
	}
	return false;
}

enum outcome is_like_tuple(struct parser *p, u32 type)
{
	u32 size = standard_specialization(p, "tuple_size", &type, 1), cv = 0, class = type_strip(p, type, &cv);

	if (size && complete_class(p, size))
		return OUTCOME_SUCCESS;
	if (cv & (tyf_const | tyf_volatile))
		return (size && is_incomplete_class(p, size)) || is_like_tuple(p, class) == OUTCOME_FAILURE ? OUTCOME_FAILURE :
		                                                                                              OUTCOME_UNKNOWN;
	return size && il_type(p->il, class)->template_info && is_specialized_for(p, size, class) ? OUTCOME_UNKNOWN : OUTCOME_FAILURE;
}

/* Whether a class has a nonstatic data member: bit-fields without a name are none [class.bit]/2. */
static bool has_members_to_bind(const struct parser *p, u32 info)
{
	u32 field = il_class_info(p->il, info)->first_field;

	while (field && il_is_unnamed_bit_field(il_field(p->il, field)))
		field = il_field(p->il, field)->next;
	return field;
}

u32 class_with_fields(struct parser *p, u32 class)
{
	u32 info = class && scope_of_type(p, class) ? il_type(p->il, class)->class_info : 0, base, found = 0;

	if (!info || stack_is_low(p->stack_bound))
		return FIELDS_UNKNOWN;
	if (has_members_to_bind(p, info))
		found = class;
	for (base = il_class_info(p->il, info)->first_base; base; base = il_base_class(p->il, base)->next) {
		u32 inner = class_with_fields(p, value_type(p, il_base_class(p->il, base)->type));

		if (inner == FIELDS_UNKNOWN && found != class)
			return inner;
		if (inner && inner != FIELDS_UNKNOWN && found)
			return inner == found ? FIELDS_UNKNOWN : FIELDS_IN_SEVERAL; /* a virtual base, perhaps */
		found = found ? found : inner;
	}
	return found;
}

static void bind_field(struct parser *p, u32 variable, const struct il_field *field, u32 cv)
{
	if (!is_reference_type(p, field->type))
		il_variable(p->il, variable)->type = type_qualified(p, field->type, field->is_mutable ? cv & ~(u32)tyf_const : cv);
	else
		il_variable(p->il, variable)->type = field->type;
}

static void bind_fields(struct parser *p, u32 variable, u32 class, u32 cv)
{
	u32 with = class_with_fields(p, class),
	    field = with && with < FIELDS_IN_SEVERAL ? il_class_info(p->il, il_type(p->il, with)->class_info)->first_field : 0;

	for (; field && is_binding(p, variable); field = il_field(p->il, field)->next) {
		struct il_field record = *il_field(p->il, field);

		if (record.name) /* no unnamed bit-field */
			bind_field(p, variable++, &record, cv);
	}
}

/* Gives the names in a structured binding types from what is bound. */
static void deduce_bindings(struct parser *p, u32 container)
{
	u32 type = type_without_reference(p, il_variable(p->il, container)->type), cv = 0, bare = type_strip(p, type, &cv), i;
	const struct il_type *record = il_type(p->il, bare);
	enum outcome like_tuple;

	if (type_is_unknown(p, type) || type_is_dependent(p, type))
		return;
	if (record->kind == tk_array) {
		for (i = container + 1; is_binding(p, i); i++)
			il_variable(p->il, i)->type = type_qualified(p, record->type, cv);
		return;
	}
	if (!is_class_type(p, bare))
		return;
	like_tuple = is_like_tuple(p, type);
	if (like_tuple == OUTCOME_SUCCESS)
		bind_elements(p, container + 1, type);
	else if (like_tuple == OUTCOME_FAILURE)
		bind_fields(p, container + 1, bare, cv);
}

/* ---- what declarations ask for ---- */

bool at_structured_binding(const struct parser *p, const struct specifiers *s)
{
	u32 at = p->at + (tok(p) == TOK_AND || tok(p) == TOK_LOGICAL_AND);

	return s->type && !(s->flags & SPEC_TYPEDEF) && p->tokens[at].kind == TOK_LBRACKET && p->tokens[at + 1].kind == TOK_IDENTIFIER;
}

/* The names in brackets, p behind the [. */
static void bound_names(struct parser *p, const struct specifiers *s)
{
	while (tok(p) == TOK_IDENTIFIER) {
		u32 binding;

		check_name_of_binding(p, tok_ident(p));
		binding = declare_variable(p, tok_ident(p), position(p), p->error_type, vf_structured_binding);
		if (binding) {
			il_variable(p->il, binding)->first_attribute = s->first_attribute;
			il_variable(p->il, binding)->memory_space = memory_space_of(p, s->first_attribute);
		}
		advance(p);
		parse_attributes(p, &(u32){ 0 }, &(u32){ 0 }, false);
		if (!accept(p, TOK_COMMA))
			break;
	}
	accept(p, TOK_RBRACKET);
}

/* Gives the names in a structured binding types from what is bound, after the initializer was parsed, which copies arrays
 * [dcl.struct.bind]/1. */
static void deduce_container(struct parser *p, u32 container, u32 declared)
{
	u32 expr = il_variable(p->il, container)->init_expr, cv = 0, type, deduced;

	if (expr && il_expr_node(p->il, expr)->kind == enk_braced_init_list)
		expr = il_expr_node(p->il, expr)->first_operand;
	type = expr ? il_expr_node(p->il, expr)->type : 0;
	if (type && type_strip(p, declared, &cv) == p->auto_type && il_type(p->il, type_strip(p, type, NULL))->kind == tk_array)
		il_variable(p->il, container)->type = type_qualified(p, type, cv);
	else if (!p->routine && (p->lambda || is_compiled_once(p)) && (deduced = deduced_variable_type(p, container)))
		il_variable(p->il, container)->type = deduced;
	deduce_bindings(p, container);
	check_bindings(p, container);
}

u32 parse_structured_binding(struct parser *p, const struct specifiers *s, bool with_initializer)
{
	u32 type = s->type, container, begin = position(p);

	check_specifiers_of_binding(p, s);
	check_volatile_binding(p, s);
	if (accept(p, TOK_AND))
		type = type_pointer(p, pk_lvalue_reference, type);
	else if (accept(p, TOK_LOGICAL_AND))
		type = type_pointer(p, pk_rvalue_reference, type);
	advance(p);
	container = declare_variable(p, 0, begin, type, vf_binding_container);
	if (container)
		il_variable(p->il, container)->first_attribute = s->first_attribute;
	bound_names(p, s);
	if (with_initializer) {
		if (tok(p) == TOK_SEMICOLON)
			report_missing_initializer(p, begin);
		variable_initializer(p, container);
		if (container && !p->tentative)
			deduce_container(p, container, type);
	}
	return container;
}

/* What a function of a range gives as a variable holds it; 0: not known. */
static u32 iterator_type(struct parser *p, u32 range_type, const char *name)
{
	bool is_member;
	struct resolution r = resolve_range_function(p, range_type, name, &is_member, false);

	return r.outcome == OUTCOME_SUCCESS && !r.best.is_uncertain && type_is_certain(p, r.type) ? decayed_type(p, r.type) : 0;
}

/* Whether operands certainly have no such operator. */
static bool is_refused(struct parser *p, enum il_operation_kind operation, u32 left, u32 right)
{
	struct surroundings saved = enter_unwritten(p);
	bool failed = false;

	p->failure = &failed;
	expr_operation(p, operation, position(p), left, right);
	restore_surroundings(p, &saved);
	return failed;
}

/* The iterators, of a class, of a range at the place: that they lack one of the operators is said [stmt.ranged]/1. */
static void check_iterators(struct parser *p, u32 range_type, u32 place)
{
	static const u8 operations[] = { eok_ne, eok_pre_incr, eok_indirect };
	u32 type = iterator_type(p, range_type, "begin"), end = iterator_type(p, range_type, "end"), i;

	for (i = 0; i < COUNT_OF(operations) && is_class_type(p, type) && end; i++) {
		u32 left = operand_of_type(p, type, vc_lvalue), right = i ? 0 : operand_of_type(p, end, vc_lvalue);

		il_expr_node(p->il, left)->range_begin = il_expr_node(p->il, left)->range_end = place;
		if (is_refused(p, operations[i], left, right)) {
			expr_operation(p, operations[i], place, left, right);
			return;
		}
	}
}

/* What is said of an element that initializes the variable stands behind the range, but at its begin, place, where an operator of a class
 * gives it. */
static void check_element(struct parser *p, u32 variable, u32 declared, u32 element, u32 place)
{
	u32 type = il_variable(p->il, variable)->type;
	u32 iterator = il_expr_node(p->il, element)->first_operand;
	bool is_of_class = iterator && is_class_type(p, il_expr_node(p->il, iterator)->type);

	il_expr_node(p->il, element)->range_begin = is_of_class ? place : position(p);
	il_expr_node(p->il, element)->range_end = position(p);
	if (has_placeholder(p, declared) && !(il_variable(p->il, variable)->flags & vf_binding_container))
		check_deduction_from(p, variable, declared, element);
	if (!has_placeholder(p, type))
		check_conversion_to(p, element, type, CONVERT_INITIALIZER);
}

void deduce_range_variable(struct parser *p, u32 index, u32 range)
{
	struct surroundings saved;
	u32 element, type, declared, range_type = range ? il_expr_node(p->il, range)->type : 0;

	if (!index || !range || p->tentative)
		return;
	if (in_code(p) && is_class_type(p, range_type) && type_is_certain(p, range_type))
		check_iterators(p, range_type, il_expr_node(p->il, range)->range_begin);
	saved = enter_unwritten(p);
	element = element_of_range(p, list_range(p, range));
	declared = il_variable(p->il, index)->type;
	type = element ? deduced_type(p, declared, element) : 0;
	restore_surroundings(p, &saved);
	if (type)
		il_variable(p->il, index)->type = type;
	if (element)
		check_element(p, index, declared, element, il_expr_node(p->il, range)->range_begin);
	if (il_variable(p->il, index)->flags & vf_binding_container) {
		deduce_bindings(p, index);
		check_bindings(p, index);
	}
}
