/* How calls across execution spaces are reported. The reference names the callee by its mangled name in which every type is 1?, as
 * its demangler shows it where that takes it for a name; only where no error was printed before it has its types. */
#include "calls.h"
#include "../lib/cuda/module_id.h"
#include "../lib/il/names.h"
#include "../lib/mangle/demangle.h"
#include "../lib/mangle/mangle.h"

#include <stdlib.h>

/* ---- names ---- */

static u32 behind_typedefs(const struct il *il, u32 type)
{
	u32 steps;

	for (steps = 0; steps < 1000 && (il_type(il, type)->typeref_kind == trk_typedef || il_type(il, type)->typeref_kind == trk_alias) &&
	                il_type(il, type)->type;
	     steps++)
		type = il_type(il, type)->type;
	return type;
}

/* The caller's: what it is called in its scope. */
static void caller_name(const struct check *c, il_any caller, struct buffer *out)
{
	const struct il_routine *routine = il_routine_of(c->il, caller);
	const char *name = il_text(c->il, routine->name);

	if (il_any_kind(caller) == IL_lambda) {
		buffer_puts(out, "operator()");
	} else if (routine->special_kind == sfk_conversion) {
		buffer_puts(out, "operator ");
		il_add_type_name(c->il, behind_typedefs(c->il, routine->conversion_type), caller, out);
	} else if (routine->special_kind == sfk_literal_operator) {
		buffer_printf(out, "operator \"\"%s", name + strlen("operator\"\""));
	} else {
		buffer_puts(out, name);
	}
}

/* The callee's name; owned by the caller of this. */
static char *callee_name(struct check *c, il_any callee, bool with_types)
{
	struct buffer mangled = { 0 }, name = { 0 };
	bool known;

	if (!c->calls.module_id)
		c->calls.module_id = module_id(c->il, c->module_id_file, c->relocatable);
	known = mangle_shown(c->il, callee, c->calls.module_id, !with_types, &mangled) ||
	        mangle_shown(c->il, callee, c->calls.module_id, true, &mangled);
	if (!known)
		caller_name(c, callee, &mangled);
	if (!known || !demangle(mangled.text, &name))
		buffer_puts(&name, mangled.text);
	buffer_free(&mangled);
	return name.text;
}

/* ---- messages ---- */

static int by_time(const void *a, const void *b)
{
	const struct call *x = a, *y = b;

	if (x->emitted != y->emitted)
		return x->emitted < y->emitted ? -1 : 1;
	if (x->begin != y->begin)
		return x->begin > y->begin ? -1 : 1;
	if (x->order != y->order)
		return x->order < y->order ? -1 : 1;
	if (x->place != y->place) /* of one instance */
		return x->place < y->place ? -1 : 1;
	return x->found < y->found ? -1 : x->found > y->found;
}

/* Whether parameters of a generic lambda's instance are of no literal types, as the destructors of these tell. */
static bool has_no_literal_parameter(const struct il *il, u32 function)
{
	u32 param = stripped(il, function, &(u32){ 0 })->first_param;

	for (; param; param = il_param_type(il, param)->next) {
		const struct il_type *type = stripped(il, il_param_type(il, param)->type, &(u32){ 0 });

		if (il_class_info(il, type->class_info)->flags & clf_user_destructor)
			return true;
	}
	return false;
}

bool is_constexpr_callee(const struct il *il, il_any callee)
{
	const struct il_routine *routine = il_routine_of(il, callee);
	u32 closure = il_any_kind(callee) == IL_routine ? routine->class_type : il_lambda(il, il_any_index(callee))->type;
	const struct il_type *class = il_type(il, closure);
	const struct il_lambda *lambda = il_lambda(il, class->flags & tyf_closure ? il_class_info(il, class->class_info)->lambda : 0);

	if (lambda->wrapper || lambda->enclosing_lambda || has_no_literal_parameter(il, routine->type))
		return routine->flags & rf_constexpr;
	return routine->flags & rf_constexpr || lambda->flags & (lf_constexpr | lf_implicitly_constexpr);
}

static void report_call(struct check *c, const struct call *call)
{
	bool is_constexpr = is_constexpr_callee(c->il, call->callee);
	u32 space = space_of_caller(c, call->caller, call->begin);
	enum diag_id id = !(space & es_device) ? (is_constexpr ? DIAG_unsafe_constexpr_device_call : DIAG_unsafe_device_call) :
	                  is_constexpr         ? DIAG_unsafe_constexpr_device_call_from_host_device :
	                                         DIAG_unsafe_device_call_from_host_device;
	char *callee = callee_name(c, call->callee, true), *later = callee_name(c, call->callee, false);
	struct buffer caller = { 0 };

	caller_name(c, call->caller, &caller);
	diag_report(c->diag, id, call->place, callee, caller.text);
	diag_say_after_error(c->diag, later, caller.text);
	diag_move(c->diag, call->end);
	c->instance = call->instance;
	report_in_instance(c);
	buffer_free(&caller);
	free(callee);
	free(later);
}

void report_calls(struct check *c)
{
	struct calls *calls = &c->calls;
	u32 i;

	vec_sort(&calls->found, by_time);
	for (i = 0; i < calls->found.count; i++)
		report_call(c, &calls->found.at[i]);
	c->instance = (struct instance){ 0 };
	order_instance_reports(c);
	free(calls->module_id);
	free(calls->lambdas.around);
	free(calls->silent.around);
	free(calls->conditional.around);
	free(calls->member_initializers.around);
	free(calls->default_arguments.around);
	il_map_free(&calls->destructors);
	il_map_free(&calls->first_use_of);
	il_map_free(&calls->first_met);
	vec_free(&calls->first_uses);
	il_map_free(&calls->places);
	il_map_free(&calls->failed_assertions);
	il_map_free(&calls->triggers);
	il_map_free(&calls->seen);
	il_map_free(&calls->orders);
	il_map_free(&calls->directives);
	il_map_free(&calls->unevaluated_lambdas);
	il_map_free(&calls->lambda_instance_at);
	vec_free(&calls->lambda_instances);
	vec_free(&calls->causes);
	vec_free(&calls->instance_objects);
	vec_free(&c->constexpr_wrappers);
	vec_free(&calls->found);
	vec_free(&calls->lambdas);
	vec_free(&calls->silent);
	vec_free(&calls->conditional);
	vec_free(&calls->member_initializers);
	vec_free(&calls->default_arguments);
	vec_free(&calls->unchecked);
}
