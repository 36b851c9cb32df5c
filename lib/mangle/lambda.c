/* The members of closure types: call operators, and what g++ makes of conversions to pointers to functions. */
#include "mangler.h"

/* ---- parameters ---- */

/* A parameter of a lambda; auto in its type is the template parameter with that number, from 1. */
struct lambda_parameter {
	u32 type, number, place;
	bool is_pack;
};
typedef void parameter_function(struct mangler *m, const struct lambda_parameter *param);

/* How many template parameters a generic lambda has besides those that auto makes. */
static u32 own_count(const struct il *il, const struct il_lambda *lambda)
{
	u32 own = lambda->template_decl ? il_template_decl(il, lambda->template_decl)->first_param : 0, count = 0;

	for (; own; own = il_template_param(il, own)->next)
		count++;
	return count;
}

/* The parameters of a generic lambda's call operator are its own, then one for each auto [dcl.fct]/22. */
static void for_each_parameter(struct mangler *m, const struct il_lambda *lambda, parameter_function *put)
{
	const struct il_template_decl *around = m->lambda_head;
	u32 param = lambda->first_param, number = own_count(m->il, lambda), before = m->auto_number, place = 0;

	if (lambda->template_decl)
		m->lambda_head = il_template_decl(m->il, lambda->template_decl);
	for (; param; param = il_parameter(m->il, param)->next) {
		struct lambda_parameter p = { .type = il_parameter(m->il, param)->type, .place = place++ };

		p.number = m->auto_number = is_invented_for(m->il, il_parameter(m->il, param)) ? ++number : 0;
		p.is_pack = il_parameter(m->il, param)->flags & pf_pack;
		m->auto_is_pack = p.is_pack && !is_replaced_lambda(lambda); /* for devices it is no other component than a parameter */
		put(m, &p);
	}
	m->auto_number = before;
	m->lambda_head = around;
}

static void parameter_type(struct mangler *m, const struct lambda_parameter *param) { mangled_type(m, param->type); }

void mangled_lambda_parameters(struct mangler *m, const struct il_lambda *lambda)
{
	bool ellipsis = lambda->flags & lf_ellipsis, before = m->auto_is_inner;

	m->auto_is_inner = is_replaced_lambda(lambda) && is_lambda_of_template(m->il, lambda);
	if (!lambda->first_param && !ellipsis)
		buffer_puts(&m->out, "v");
	for_each_parameter(m, lambda, parameter_type);
	buffer_puts(&m->out, ellipsis ? "z" : "");
	m->auto_is_inner = before;
}

/* The return type of an instance of a generic lambda, as it is written. */
static void declared_result(struct mangler *m, const struct il_lambda *lambda)
{
	const struct il_template_decl *around = m->lambda_head;

	if (!(lambda->flags & lf_explicit_return)) {
		buffer_puts(&m->out, m->types_elided ? "1?" : "Da");
		return;
	}
	if (lambda->template_decl)
		m->lambda_head = il_template_decl(m->il, lambda->template_decl);
	m->auto_number = AUTO_DEDUCED;
	mangled_type(m, lambda->declared_return);
	m->auto_number = 0;
	m->lambda_head = around;
}

/* ---- the call that a pointer to function leads to: ((const closure *)0)->operator()<T …>(static_cast<T &&>(parameter) …) ---- */

static void const_closure(struct mangler *m, const void *lambda)
{
	buffer_puts(&m->out, "K");
	mangled_class_type(m, ((const struct il_lambda *)lambda)->type);
}

static void pointer_to_closure(struct mangler *m, const void *lambda)
{
	buffer_puts(&m->out, "P");
	mangled_component(m, const_closure, lambda);
}

static void const_pointer(struct mangler *m, const void *lambda)
{
	buffer_puts(&m->out, "K");
	mangled_component(m, pointer_to_closure, lambda);
}

/* Of a template parameter as an argument. */
static void own_pack(struct mangler *m, const void *index)
{
	buffer_puts(&m->out, "Dp");
	mangled_param_component(m, *(const u32 *)index, true);
}

static void own_argument(struct mangler *m, u32 index, bool is_pack, bool is_type)
{
	m->failed |= !is_type;
	buffer_puts(&m->out, is_pack ? "J" : "");
	if (is_pack)
		mangled_component(m, own_pack, &index);
	else
		mangled_param_component(m, index, false);
	buffer_puts(&m->out, is_pack ? "E" : "");
}

static void invented_argument(struct mangler *m, const struct lambda_parameter *param)
{
	if (param->number)
		own_argument(m, param->number - 1, param->is_pack, true);
}

static void rvalue_reference(struct mangler *m, const void *type)
{
	buffer_puts(&m->out, "O");
	mangled_type(m, *(const u32 *)type);
}

static void forwarded_parameter(struct mangler *m, const struct lambda_parameter *param)
{
	const struct il_type *expansion = il_type(m->il, param->type);
	bool expands = expansion->kind == tk_typeref && expansion->typeref_kind == trk_pack_expansion;
	u32 type = expands ? expansion->type : param->type, cv = 0;
	const struct il_type *behind = look_through(m->il, type, &cv);

	buffer_puts(&m->out, expands ? "spsc" : "sc");
	if (behind->kind == tk_pointer && behind->pointer_kind != pk_pointer)
		mangled_type(m, type);
	else
		mangled_component(m, rvalue_reference, &type);
	buffer_puts(&m->out, "fp");
	mangled_compact_number(m, param->place);
}

static void type_of_call(struct mangler *m, const void *data)
{
	const struct il_lambda *lambda = data;
	u32 own = lambda->template_decl ? il_template_decl(m->il, lambda->template_decl)->first_param : 0;

	buffer_puts(&m->out, "DTcldtdeL");
	mangled_component(m, const_pointer, lambda);
	buffer_puts(&m->out, "0EonclI");
	for (; own; own = il_template_param(m->il, own)->next) {
		const struct il_template_param *param = il_template_param(m->il, own);

		own_argument(m, param->index, param->flags & tf_pack, param->kind == tpk_type);
	}
	for_each_parameter(m, lambda, invented_argument);
	buffer_puts(&m->out, "E");
	for_each_parameter(m, lambda, forwarded_parameter);
	buffer_puts(&m->out, "EE");
}

/* ---- the members ---- */

struct closure_member {
	il_any closure;
	const struct il_lambda *lambda;
	const struct il_routine *routine;
};

static bool is_call_operator(const struct closure_member *member)
{
	return !member->routine || member->routine->special_kind == sfk_lambda_call_operator;
}

/* What a function returns that g++ declares without a body: the type of the call in it. */
static void result_of_member(struct mangler *m, const struct closure_member *member)
{
	if (!is_call_operator(member) && !(member->lambda->flags & lf_explicit_return))
		mangled_component(m, type_of_call, member->lambda);
	else
		declared_result(m, member->lambda);
}

static void function_of_pointer(struct mangler *m, const void *member)
{
	const struct il_lambda *lambda = ((const struct closure_member *)member)->lambda;

	buffer_puts(&m->out, lambda->flags & lf_noexcept && !(lambda->flags & lf_may_throw) ? "DoF" : "F");
	result_of_member(m, member);
	mangled_lambda_parameters(m, lambda);
	buffer_puts(&m->out, "E");
}

static void pointer_to_function(struct mangler *m, const void *member)
{
	buffer_puts(&m->out, "P");
	mangled_component(m, function_of_pointer, member);
}

static void member_name(struct mangler *m, const void *data)
{
	const struct closure_member *member = data;

	mangled_prefix(m, member->closure);
	if (is_call_operator(member)) {
		buffer_puts(&m->out, "cl");
		mangled_tags_of_call(m, member->lambda);
	} else if (member->routine->special_kind == sfk_conversion) {
		buffer_puts(&m->out, "cv");
		mangled_component(m, pointer_to_function, member);
	} else {
		mangled_source_name(m, member->routine->name);
		mangled_tags_of_call(m, member->lambda);
	}
}

static bool is_const(const struct closure_member *member)
{
	return is_call_operator(member) ? !(member->lambda->flags & (lf_mutable | lf_static)) :
	                                  member->routine->special_kind == sfk_conversion;
}

void mangled_lambda_encoding(struct mangler *m, u32 index, const struct il_routine *routine)
{
	const struct il_lambda *lambda = il_lambda(m->il, index);
	struct closure_member member = { il_any_of(IL_type, lambda->type), lambda, routine };
	il_any outermost, function = function_around(m, member.closure, &outermost);
	bool is_generic = lambda->flags & lf_generic;

	m->failed |= is_generic && !(routine && routine->template_info); /* a template: with which arguments is not known */
	if (function) {
		mangled_enclosing_function(m, function);
		mangled_default_argument(m, outermost);
	}
	buffer_puts(&m->out, is_const(&member) ? "NK" : "N");
	if (shows_internal_closure(m, lambda->type))
		mangled_component(m, mangled_internal_linkage, NULL);
	if (is_generic && !m->failed) {
		mangled_component(m, member_name, &member);
		mangled_lambda_args(m, lambda, il_template_info(m->il, routine->template_info)->first_argument);
	} else {
		member_name(m, &member);
	}
	buffer_puts(&m->out, "E");
	if (is_generic && (is_call_operator(&member) || routine->special_kind != sfk_conversion))
		result_of_member(m, &member);
	if (is_call_operator(&member) || routine->special_kind != sfk_conversion)
		mangled_lambda_parameters(m, lambda);
	else
		buffer_puts(&m->out, "v");
}
