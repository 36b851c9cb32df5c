/* Default arguments and initializers of members in a class of the user's file, which wait until the outermost class is complete
 * [class.mem]/6. */
#include "../typing/invalid.h"
#include "expr.h"

/* Of a member of the class that is being defined, or of a function's parameter there. */
static bool must_wait(const struct parser *p) { return p->class_depth && p->in_user_file && !p->tentative && !p->replaying && !p->silent; }

u32 parse_value_in_class(struct parser *p, il_any owner)
{
	struct class_value value = { .owner = owner, .token = p->at, .scope = p->scope, .class = p->class_type };
	u32 node = 0;

	if (!must_wait(p))
		return parse_or_skip_initializer(p);
	value.template_depth = is_in_template(p) ? p->template_depth : 0;
	value.is_recorded = recording(p) || (is_in_template(p) && il_any_kind(owner) == IL_field);
	if (is_in_template(p) && !value.is_recorded)
		node = parse_or_skip_initializer(p);
	else
		skip_initializer(p);
	value.end = p->at;
	if (value.is_recorded || value.template_depth || !is_in_template(p))
		vec_push(&p->class_values, value);
	return node;
}

/* Of a default argument in a template that is no function, of which nothing else is looked at. */
static void check_names_of_value(struct parser *p, const struct class_value *value)
{
	p->scope = value->scope;
	p->class_type = value->class;
	p->template_depth = value->template_depth;
	p->in_user_file = true;
	p->recording = false;
	check_names_as_written(p, p->tokens[value->token].position, p->tokens[value->end].position);
	p->template_depth = 0;
}

static void enter_value(struct parser *p, const struct class_value *value)
{
	p->at = p->statement = value->token;
	p->doubt = 0;
	p->scope = value->scope;
	p->class_type = value->class;
	p->value_owner = value->owner;
	p->class_around_default = il_any_kind(value->owner) == IL_parameter ? value->class : 0;
	p->class_depth = 0;
	p->template_depth = value->template_depth;
	p->recording = p->in_user_file = true;
	p->evaluation = evk_evaluated;
	enter_brackets(p);
	forget_memo(p, value->token, value->end);
}

static void check_field_value(struct parser *p, u32 node, u32 field)
{
	u32 type = il_field(p->il, field)->type;

	if (attributes_change_type(p, il_field(p->il, field)->first_attribute) || attributed_typedef(p, type) ||
	    check_dependent_value(p, node, type))
		return;
	if (is_class_type(p, type) && il_expr_node(p->il, node)->kind == enk_braced_init_list) {
		if (!is_in_template(p)) /* in those the reference looks at instances */
			check_braced(p, type, node);
	} else {
		check_conversion_to(p, node, type, CONVERT_MEMBER);
	}
}

static void finish_value(struct parser *p, u32 node, il_any owner)
{
	u32 index = il_any_index(owner), errors = p->errors;

	if (il_any_kind(owner) == IL_field) {
		check_field_value(p, node, index);
		il_field(p->il, index)->init_expr = p->errors == errors ? node : 0;
	} else {
		check_conversion_to(p, node, il_parameter(p->il, index)->type, CONVERT_DEFAULT_ARGUMENT);
		il_parameter_extra(p->il, il_parameter(p->il, index)->extra)->default_expr = p->errors == errors ? node : 0;
	}
}

void parse_class_values(struct parser *p, u32 first)
{
	struct surroundings saved = leave_surroundings(p);
	u32 i, node;

	for (i = first; i < p->class_values.count; i++) {
		struct class_value value = p->class_values.at[i];

		if (value.template_depth && !value.is_recorded) {
			check_names_of_value(p, &value);
			continue;
		}
		enter_value(p, &value);
		node = parse_initializer_clause(p);
		if (p->at != value.end)
			syntax_error(p, DIAG_exp_semicolon);
		else
			finish_value(p, node, value.owner);
	}
	p->class_values.count = first;
	saved.lambda_count = p->lambda_count;
	saved.extended_count = p->extended_count;
	restore_surroundings(p, &saved);
}
