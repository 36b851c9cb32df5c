/* Values that are thrown away though a function or type says [[nodiscard]] [dcl.attr.nodiscard], or g++'s warn_unused_result. */
#include "calls.h"

enum { DEPTH_MAX = 1000 }; /* of operands in operands */

static const struct il_attribute *nodiscard_of_type(const struct il *il, u32 type)
{
	return il_attribute_named(il, stripped(il, type, &(u32){ 0 })->first_attribute, "nodiscard");
}

/* An expression whose value is thrown away. */
struct discarded {
	struct check *c;
	u32 expr;
	u32 end; /* of what is thrown away */
};

/* Whether it is the init-statement of if or switch, where the reference says nothing. Linear in the number of statements, for who is
 * about to report something. */
static bool is_init_statement(const struct discarded *d)
{
	const struct il *il = d->c->il;
	il_any owner = owner_of(d->c, d->expr);
	u32 i;

	if (il_any_kind(owner) != IL_statement)
		return false;
	for (i = 1; i < il->table[IL_statement].count; i++)
		if (il_statement(il, i)->init == il_any_index(owner))
			return il_statement(il, i)->kind != stmk_for && il_statement(il, i)->kind != stmk_range_based_for;
	return false;
}

/* ---- what functions give back ---- */

/* What a class declares for its copies. */
struct copies {
	bool copies, moves, does_something; /* the last: what is declared is not trivial, or deleted */
};

/* The kind of reference to the class that a function's first parameter is, if there is no other; pk_pointer: it is none. */
static u8 reference_to_class(const struct il *il, const struct il_routine *routine, const struct il_type *class)
{
	const struct il_param_type *param = il_param_type(il, stripped(il, routine->type, &(u32){ 0 })->first_param);
	const struct il_type *type = stripped(il, param->type, &(u32){ 0 });
	bool is_one = !param->next && type->kind == tk_pointer && stripped(il, type->type, &(u32){ 0 }) == class;

	return is_one ? type->pointer_kind : (u8)pk_pointer;
}

static void note_copies(const struct il *il, const struct il_routine *routine, const struct il_type *class, struct copies *noted)
{
	u8 reference = routine->entity & enf_is_template ? (u8)pk_pointer : reference_to_class(il, routine, class);
	bool constructs = routine->special_kind == sfk_constructor;

	if (routine->special_kind == sfk_destructor) {
		noted->does_something |= !(routine->flags & rf_defaulted) || routine->flags & rf_virtual;
	} else if (reference != pk_pointer && (constructs || !strcmp(il_text(il, routine->name), "operator="))) {
		noted->copies |= constructs && reference == pk_lvalue_reference;
		noted->moves |= reference == pk_rvalue_reference;
		noted->does_something |= constructs && !(routine->flags & rf_defaulted);
	}
}

/* Whether a function gives an object of the class back in memory of its caller's: copying, moving or destroying it is not trivial, or it
 * cannot be copied. What an instance of a class template declares is not always known; then it is taken for trivial. */
static bool is_given_in_memory(const struct il *il, const struct il_type *class, u32 depth)
{
	const struct il_class_info *info = il_class_info(il, class->class_info);
	struct copies noted = { 0 };
	bool result;
	u32 i;

	if (!class->class_info || !depth)
		return false;
	for (i = il_scope(il, info->scope)->first_entry; i; i = il_source_sequence_entry(il, i)->next)
		if (il_any_kind(il_source_sequence_entry(il, i)->target) == IL_routine)
			note_copies(il, il_routine_of(il, il_source_sequence_entry(il, i)->target), class, &noted);
	result = noted.does_something || (noted.moves && !noted.copies) || info->flags & clf_virtual_functions;
	for (i = info->first_base; i && !result; i = il_base_class(il, i)->next)
		result = il_base_class(il, i)->flags & bcf_virtual ||
		         is_given_in_memory(il, stripped(il, il_base_class(il, i)->type, &(u32){ 0 }), depth - 1);
	for (i = info->first_field; i && !result; i = il_field(il, i)->next) {
		const struct il_type *type = stripped(il, il_field(il, i)->type, &(u32){ 0 });

		while (type->kind == tk_array)
			type = stripped(il, type->type, &(u32){ 0 });
		result = is_given_in_memory(il, type, depth - 1);
	}
	return result;
}

/* ---- reports ---- */

/* The first diagnostic, or the second with the reason that the attribute has. */
static void report(const struct discarded *d, const struct il_attribute *attribute, enum diag_id plain, enum diag_id with_reason, u32 place)
{
	struct check *c = d->c;
	const struct il_attribute_argument *argument = il_attribute_argument(c->il, attribute->first_argument);
	struct buffer reason = { 0 };

	if (is_init_statement(d))
		return;
	if (!attribute->first_argument) {
		report_at(c, plain, place, d->end); /* behind what the instance that is called shows */
		return;
	}
	buffer_add(&reason, c->il->source + argument->range_begin, argument->range_end - argument->range_begin);
	report_at(c, with_reason, place, d->end, reason.text);
	buffer_free(&reason);
}

/* The function that a call or an operator calls; 0: not known. */
static u32 called(struct check *c, const struct il_expr_node *node)
{
	u32 place;

	if (il_any_kind(node->target) == IL_routine)
		return il_any_index(node->target);
	return node->operation == eok_call ? named_callee(c, node->first_operand, &place) : 0;
}

static bool is_binary(const struct il *il, const struct il_expr_node *node)
{
	return node->operation != eok_call && node->operation != eok_subscript && il_expr_node(il, node->first_operand)->next;
}

static void report_object(const struct discarded *d, const struct il_attribute *attribute, u32 place)
{
	report(d, attribute, DIAG_nodiscard_object_ignored, DIAG_nodiscard_object_ignored_reason, place);
}

/* A destructor, or a function without a result. */
static bool gives_nothing(const struct il *il, const struct il_routine *routine)
{
	return routine->special_kind == sfk_destructor ||
	       (routine->special_kind != sfk_constructor &&
	        stripped(il, stripped(il, routine->type, &(u32){ 0 })->type, &(u32){ 0 })->kind == tk_void);
}

static bool gives_nodiscard(struct check *c, const struct il_expr_node *node)
{
	u32 routine = called(c, node);

	if (node->kind != enk_operation || node->evaluation == evk_unevaluated)
		return false;
	if (routine && il_attribute_of_routine(c->il, routine, "nodiscard"))
		return !gives_nothing(c->il, il_routine(c->il, routine));
	return node->value_category == vc_prvalue && node->type && nodiscard_of_type(c->il, node->type) &&
	       (routine || il_is_class(stripped(c->il, node->type, &(u32){ 0 })));
}

/* Whether that, an operand of it, or one of those, begins before a place and gives what is not to be discarded. */
static bool contains_nodiscard(struct check *c, u32 expr, u32 end, u32 depth)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	u32 operand = depth ? node->first_operand : 0;

	if (node->range_begin < end && gives_nodiscard(c, node))
		return true;
	for (; operand; operand = il_expr_node(c->il, operand)->next)
		if (contains_nodiscard(c, operand, end, depth - 1))
			return true;
	return false;
}

/* Whether the full-expression up to the end of what discards a value names something that is not to be discarded: then the reference takes a
 * reference to an object of such a class for one, too. */
static bool follows_nodiscard(const struct discarded *d)
{
	u32 root = d->expr, parent;

	while ((parent = parent_expression(d->c, root)) && il_expr_node(d->c->il, parent)->kind != enk_new_delete)
		root = parent;
	return contains_nodiscard(d->c, root, il_expr_node(d->c->il, d->expr)->range_end, DEPTH_MAX);
}

/* Whether an expression names a member of another class in a template with bases that depend on its parameters: what that is, is known when
 * the template is instantiated [temp.dep]/3. */
static bool names_inherited_member(const struct il *il, const struct il_expr_node *node)
{
	const struct il_routine *around = il_routine(il, node->routine);
	const struct il_expr_node *member;

	if (!il_is_member_access(node) || !(il_class_info(il, il_type(il, around->class_type)->class_info)->flags & clf_dependent_bases))
		return false;
	member = il_expr_node(il, il_expr_node(il, node->first_operand)->next);
	return il_any_kind(member->target) == IL_field && il_field(il, il_any_index(member->target))->class_type != around->class_type;
}

static void check_discarded_call(const struct discarded *d, const struct il_expr_node *node)
{
	struct check *c = d->c;
	bool behind_operand = node->operation == eok_call || node->operation == eok_subscript || node->operation == eok_post_incr ||
	                      node->operation == eok_post_decr || is_binary(c->il, node);
	u32 place = behind_operand ? skip_space(c->il, il_expr_node(c->il, node->first_operand)->range_end) : node->range_begin;
	u32 routine = called(c, node);
	const struct il_attribute *attribute = routine ? il_attribute_of_routine(c->il, routine, "nodiscard") : NULL;

	if (is_written_in_template(c->il, node->routine) && names_inherited_member(c->il, il_expr_node(c->il, node->first_operand)))
		return;
	if (node->constant || (routine && stripped(c->il, node->type, &(u32){ 0 })->kind == tk_void)) /* a constant is no call any more */
		return;
	if (attribute)
		report(d, attribute, DIAG_nodiscard_result_ignored, DIAG_nodiscard_result_ignored_reason, place);
	else if (routine && (attribute = nodiscard_of_type(c->il, node->type)) && node->value_category == vc_prvalue &&
	         is_given_in_memory(c->il, stripped(c->il, node->type, &(u32){ 0 }), DEPTH_MAX))
		report_object(d, attribute, place);
	else if (routine && attribute &&
	         (node->value_category == vc_prvalue || (!(il_routine(c->il, routine)->flags & rf_defaulted) && follows_nodiscard(d))))
		report(d, attribute, DIAG_nodiscard_type_ignored, DIAG_nodiscard_type_ignored_reason, place);
	else if (routine && node->flags & exf_discarded_value && il_attribute_of_routine(c->il, routine, "warn_unused_result"))
		report_here(c, DIAG_result_of_call_ignored, node->range_begin);
}

/* T(…) or T{…}, or what a conversion function gives. */
static void check_discarded_object(const struct discarded *d, const struct il_expr_node *node)
{
	struct check *c = d->c;
	u32 constructor = il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0;
	const struct il_attribute *attribute = constructor ? il_attribute_of_routine(c->il, constructor, "nodiscard") : NULL;

	if (attribute && is_written_in_template(c->il, node->routine))
		return; /* that is said of instances */
	if (attribute && il_routine(c->il, constructor)->special_kind == sfk_conversion)
		report(d, attribute, DIAG_nodiscard_result_ignored, DIAG_nodiscard_result_ignored_reason,
		       il_expr_node(c->il, node->first_operand)->range_begin);
	else if (attribute)
		report(d, attribute, DIAG_nodiscard_constructor_ignored, DIAG_nodiscard_constructor_ignored_reason, node->range_begin);
	else if ((attribute = nodiscard_of_type(c->il, node->type)))
		report_object(d, attribute, node->range_begin);
}

static bool is_number(const struct il *il, u32 type)
{
	u8 kind = stripped(il, type, &(u32){ 0 })->kind;

	return kind == tk_integer || kind == tk_float;
}

/* An operand whose value is thrown away, or passed on by what throws it away. */
static void check_thrown_away(const struct discarded *d, u32 expr, u32 depth)
{
	struct check *c = d->c;
	const struct il_expr_node *node = il_expr_node(c->il, expr = il_in_parentheses(c->il, expr));
	struct discarded here = { c, d->expr, node->range_end };
	u32 first = node->first_operand, second = il_expr_node(c->il, first)->next;

	if (node->kind != enk_operation || node->flags & exf_dependent || depth > DEPTH_MAX)
		return;
	switch (node->operation) {
	case eok_comma:
		if (node->target)
			check_discarded_call(&here, node);
		else
			check_thrown_away(d, second, depth + 1);
		break;
	case eok_question:
		if (il_is_class(stripped(c->il, node->type, &(u32){ 0 })) && node->value_category == vc_prvalue &&
		    nodiscard_of_type(c->il, node->type)) {
			report_object(d, nodiscard_of_type(c->il, node->type), skip_space(c->il, il_expr_node(c->il, first)->range_end));
			break;
		}
		check_thrown_away(d, second, depth + 1);
		check_thrown_away(d, il_expr_node(c->il, second)->next, depth + 1);
		break;
	case eok_functional_cast:
	case eok_cast:
	case eok_static_cast:
		if (node->target || nodiscard_of_type(c->il, node->type))
			check_discarded_object(&here, node);
		else if (is_number(c->il, node->type))
			check_thrown_away(d, first, depth + 1);
		break;
	default: check_discarded_call(&here, node);
	}
}

void check_nodiscard(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	struct discarded d = { c, expr, node->range_end };

	if (node->kind == enk_operation && node->operation == eok_comma && !node->target)
		check_thrown_away(&d, node->first_operand, 0);
	if (node->flags & exf_discarded_value)
		check_thrown_away(&d, expr, 0);
}

void check_nodiscard_declaration(struct check *c, const struct il_full_entity_decl_info *decl)
{
	const struct il_attribute *attribute = il_attribute_named(c->il, decl->first_attribute, "nodiscard");

	if (!attribute)
		return;
	if (il_any_kind(decl->declared) == IL_routine && gives_nothing(c->il, il_routine(c->il, il_any_index(decl->declared))))
		diag_report(c->diag, DIAG_nodiscard_of_nothing, attribute->range_begin);
}
