/* Which functions run on the device, and which host functions lead to instances of kernels, by the calls in the IL. */
#include "text.h"

#include "../lib/cuda/statics.h"
#include "../lib/il/names.h"

#include <stdlib.h>

struct call {
	u32 from, to, position;
	il_any origin;
}; /* from 0: from no function, as an initializer; origin: what calls */
struct body {
	u32 begin, end;
};
struct outside {
	u32 piece, call;
};

/* Whether and where a function runs: on the host, for kernels that it leads to, or on the device. */
enum runs { RUNS_NOT, RUNS, ON_DEVICE };

struct calls {
	struct text *text;
	VEC(struct call) all;
	VEC(struct outside) outside; /* the calls from no function, by the piece that they stand in */
	VEC(struct body) lambdas;    /* the bodies of lambdas for devices, in their order, those in other ones left out */
	u32 *first_callee, *callee;  /* calls by routine r: callee[first_callee[r]] up to callee[first_callee[r + 1]] */
	u32 *first_caller, *caller;  /* calls of it */
	bool *leads, *uncertain;
	bool *leaves_traces; /* a string literal with a number, or the order of what other units define */
	u32 *owner;          /* by expr_node: find_generic_bodies() */
	u8 *runs;            /* enum runs */
	u8 *directed;        /* enum directed_how by template */
	bool uses_are_known;
	bool is_relocatable; /* is_relocatable_half() */
	bool is_relaxed;     /* constexpr functions without a space are for devices, too */
	struct virtuals virtuals;
	struct initializers initializers;
	VEC(u32) work;
};

static const u32 device_spaces = es_device | es_global;

static bool is_device(const struct il *il, u32 routine) { return il_routine(il, routine)->execution_space & device_spaces; }

/* Of a template that is not instantiated. */
static bool is_pattern(const struct il_routine *r)
{
	return r->entity & (enf_is_template | enf_member_of_template) && !(r->entity & enf_instantiation);
}

static bool is_inline(const struct il *il, const struct il_routine *r)
{
	const struct il_full_entity_decl_info *definition = il_full_entity_decl_info(il, r->definition);

	return r->flags & (rf_inline | rf_constexpr | rf_consteval) || (r->class_type && !(definition->flags & dcf_out_of_class));
}

/* In relocatable code constructors and destructors that are instantiated for anybody come out, as functions of bases, unless they are inline. */
static bool comes_out(const struct calls *c, u32 routine)
{
	const struct il_routine *r = il_routine(c->text->il, routine);

	return c->is_relocatable && r->execution_space & es_device && r->entity & enf_instantiation &&
	       (r->entity & enf_needed || !c->uses_are_known) &&
	       (r->special_kind == sfk_constructor || r->special_kind == sfk_destructor) && r->flags & rf_has_body &&
	       !is_inline(c->text->il, r);
}

static bool may_run_on_device(const struct calls *c, const struct il_routine *r)
{
	return r->execution_space & es_device || (c->is_relaxed && r->flags & (rf_constexpr | rf_consteval));
}

/* For debuggers, and where constants have numbers, functions of the device come out that anybody uses, host code or not. */
static bool is_used_anywhere(const struct calls *c, u32 routine)
{
	const struct il_routine *r = il_routine(c->text->il, routine);

	return (c->text->uses.used & USED_ANYWHERE || (c->leaves_traces[routine] && !c->text->uses.on_device[routine])) &&
	       may_run_on_device(c, r) && r->flags & rf_has_body && r->entity & enf_needed;
}

/* Only what host code asks for exists: instances of kernels, and what nobody else can name. */
static bool needs_host(const struct calls *c, u32 routine)
{
	const struct il_routine *r = il_routine(c->text->il, routine);

	return (r->execution_space & es_global &&
	        (r->entity & (enf_instantiation | enf_is_template | enf_in_unnamed_namespace) || r->storage_class == sc_static)) ||
	       comes_out(c, routine) || is_used_anywhere(c, routine);
}

static bool is_hidden_variable(const struct il *il, il_any target)
{
	bool is_template = il_any_kind(target) == IL_template;
	const struct il_variable *v = il_variable_of(il, is_template ? il_template_of(il, target)->prototype : target);

	return v->memory_space & (ms_device | ms_constant | ms_managed) && !(v->flags & vf_constexpr) &&
	       (v->storage_class == sc_static || v->entity & enf_in_unnamed_namespace || v->template_info || is_template);
}

static void add_call(struct calls *c, il_any origin, u32 from, u32 to, u32 position)
{
	if (to)
		vec_push(&c->all, (struct call){ from, to, position, origin });
}

/* The function template that is called when it is not known which instance is; 0: none. */
static u32 undecided_callee(const struct il *il, const struct il_expr_node *e)
{
	const struct il_expr_node *callee = il_expr_node(il, e->kind == enk_operation && e->operation == eok_call ? e->first_operand : 0);

	if (callee->kind != enk_template_name || il_any_kind(callee->target) != IL_template ||
	    il_template_of(il, callee->target)->kind != templk_function)
		return 0;
	return il_any_index(callee->target);
}

/* What is called in an instance of a generic lambda is called by the function around it, too, as all that lambdas call. */
static void add_call_of(struct calls *c, u32 index, u32 to)
{
	const struct il_expr_node *e = il_expr_node(c->text->il, index);

	add_call(c, il_any_of(IL_expr_node, index), e->routine, to, e->range_begin);
	if (c->owner[index] && c->owner[index] != WRITTEN)
		add_call(c, il_any_of(IL_expr_node, index), c->owner[index], to, e->range_begin);
}

/* Whether an expression stands in a template as it is written, also in a variable's initializer there. */
static bool is_in_pattern(const struct il *il, const struct il_expr_node *e)
{
	return e->routine ? is_pattern(il_routine(il, e->routine)) : e->flags & exf_dependent;
}

/* Some instance is called: what it calls is not known either. */
static void add_undecided_call(struct calls *c, u32 index, const struct il_expr_node *e)
{
	u32 pattern = il_any_index(il_template(c->text->il, undecided_callee(c->text->il, e))->prototype);

	add_call_of(c, index, pattern);
	if (!is_in_pattern(c->text->il, e))
		c->uncertain[pattern] = true;
}

/* Whoever names an instance of a variable calls what its initializer does. */
static void add_initializer(struct calls *c, u32 index, u32 variable)
{
	const struct il_expr_node *e = il_expr_node(c->text->il, index);
	u32 i;

	initializers_reach(&c->initializers, variable);
	for (i = 0; i < c->initializers.reached.count; i++) {
		il_any reached = c->initializers.reached.at[i];

		if (il_any_kind(reached) == IL_routine)
			add_call_of(c, index, il_any_index(reached));
		else if (e->routine && is_hidden_variable(c->text->il, reached))
			c->leads[e->routine] = true;
	}
}

/* Where functions of the device count that anybody uses, those that a lambda calls are used where its closure is called: what stands in it
 * counts for the function around it. */
static void add_call_of_closure(struct calls *c, u32 index)
{
	const struct il_expr_node *e = il_expr_node(c->text->il, index);

	if (c->text->uses.used != USED_ON_DEVICE && e->kind == enk_operation && e->operation == eok_call)
		add_call_of(c, index, il_lambda(c->text->il, il_closure_lambda(c->text->il, e->first_operand))->enclosing_routine);
}

/* The names and calls of an expression. */
static void add_expression(struct calls *c, u32 index)
{
	const struct il *il = c->text->il;
	const struct il_expr_node *e = il_expr_node(il, index);
	bool is_written = c->owner[index] == WRITTEN; /* what is not known there is known in instances */
	u32 owner = c->owner[index] && !is_written ? c->owner[index] : e->routine;

	if (il_any_kind(e->target) == IL_routine)
		add_call_of(c, index, il_any_index(e->target));
	else if (e->evaluation == evk_evaluated && undecided_callee(il, e) && !is_written)
		add_undecided_call(c, index, e);
	else if (il_any_kind(e->target) == IL_variable)
		add_initializer(c, index, il_any_index(e->target));
	add_call_of_closure(c, index);
	c->leaves_traces[c->text->uses.used & USED_WITH_STRINGS ? routine_with_string(il, e) : 0] = true;
	c->leaves_traces[c->text->uses.used & USED_WITH_EXTERNALS ? routine_with_external(il, &c->text->uses, e) : 0] = true;
	if (!e->routine)
		return;
	if (is_hidden_variable(il, e->target))
		c->leads[e->routine] = c->leads[owner] = true;
	if (!is_written && doubt_about(il, e) && !is_pattern(il_routine(il, e->routine)))
		c->uncertain[e->routine] = true;
}

/* Whether cu-parse was asked what the program uses: then functions whose bodies it has not parsed are not used. */
static bool uses_are_known(const struct il *il)
{
	u32 i;

	for (i = 1; i < il->table[IL_routine].count; i++)
		if (il_routine(il, i)->entity & enf_needed)
			return true;
	return false;
}

/* Whoever makes an object asks for the virtual functions of its class: constructors count as their callers. */
static void add_virtual_calls(struct calls *c)
{
	const struct il *il = c->text->il;
	u32 count = il->table[IL_routine].count, i, constructor;
	u32 *last = xcalloc(il->table[IL_type].count + 1, sizeof *last); /* by class, its last constructor */
	u32 *before = xcalloc(count + 1, sizeof *before);                /* by constructor, the one before it */

	for (i = 1; i < count; i++)
		if (il_routine(il, i)->special_kind == sfk_constructor) {
			before[i] = last[il_routine(il, i)->class_type];
			last[il_routine(il, i)->class_type] = i;
		}
	for (i = 1; i < count; i++)
		if (il_routine(il, i)->class_type && virtuals_has(&c->virtuals, il, i))
			for (constructor = last[il_routine(il, i)->class_type]; constructor; constructor = before[constructor])
				add_call(c, il_any_of(IL_routine, constructor), constructor, i, il_routine(il, constructor)->position);
	free(last);
	free(before);
}

/* The members of local classes are instantiated with the function around them [temp.inst]/3, whoever calls them. */
static void add_local_members(struct calls *c)
{
	const struct il *il = c->text->il;
	u32 i;

	for (i = 1; i < il->table[IL_routine].count; i++) {
		const struct il_routine *r = il_routine(il, i);
		const struct il_type *class = il_type(il, r->class_type);
		u32 function = il_class_info(il, class->class_info)->enclosing_routine;

		if (function && r->entity & enf_instantiation && !(class->flags & tyf_closure))
			add_call(c, il_any_of(IL_routine, i), function, i, r->position);
	}
}

/* The function that a variable is local to, or 0. */
static u32 function_around(const struct il *il, u32 variable)
{
	u32 scope = il_variable(il, variable)->parent_scope;

	while (scope && il_scope(il, scope)->kind != sck_function)
		scope = il_scope(il, scope)->parent;
	return il_any_kind(il_scope(il, scope)->owner) == IL_routine ? il_any_index(il_scope(il, scope)->owner) : 0;
}

/* What device code may call though no word says so: it runs there, and what it calls. */
static bool is_for_all(const struct il *il, u32 routine)
{
	return il_routine(il, routine)->flags & (rf_implicit | rf_defaulted | rf_constexpr | rf_consteval);
}

/* Whether nothing of a function runs on the device, wherever its body is kept. */
static bool is_for_host(const struct il *il, u32 routine)
{
	return !is_device(il, routine) && !is_for_all(il, routine) &&
	       !(il_type(il, il_routine(il, routine)->class_type)->flags & tyf_closure);
}

/* The function that a variable is local to destroys it; so does, wherever it stands, what keeps its declaration. */
static void add_destruction(struct calls *c, il_any origin, u32 variable, u32 destructor)
{
	u32 function = destructor ? function_around(c->text->il, variable) : 0;

	if (!function || !is_for_host(c->text->il, function))
		add_call(c, origin, 0, destructor, il_variable(c->text->il, variable)->position);
	if (function)
		add_call(c, origin, function, destructor, il_variable(c->text->il, variable)->position);
}

/* Where nobody asked what the program uses, instances have no body if their template is defined behind what named them. */
static bool has_unparsed_body(const struct calls *c, const struct il_routine *r)
{
	if (r->flags & rf_body_parsed || (c->uses_are_known && !(r->entity & enf_needed)))
		return false;
	return r->flags & rf_has_body || (!c->uses_are_known && r->entity & enf_instantiation);
}

/* The function template that a directive instantiates; 0: none. */
static u32 template_of(const struct il *il, il_any target)
{
	const struct il_routine *r = il_routine_of(il, target);

	if (il_any_kind(target) == IL_template)
		return il_template_of(il, target)->kind == templk_function ? il_any_index(target) : 0;
	return r->template ? r->template : il_template_info(il, r->template_info)->template;
}

/* An extern template declaration that is kept keeps what it declares of that which leads to kernels: it is not instantiated here. Where one of
 * a template is, all are. */
static void add_declared_instances(struct calls *c)
{
	const struct il *il = c->text->il;
	u32 *of_class = xcalloc(il->table[IL_type].count + 1, sizeof *of_class), i, directive;
	u32 *of_template = xcalloc(il->table[IL_template].count + 1, sizeof *of_template);

	for (i = 1; i < il->table[IL_instantiation_directive].count; i++) {
		il_any target = il_instantiation_directive(il, i)->target;

		if (il_instantiation_directive(il, i)->kind != insk_extern)
			continue;
		of_class[il_any_kind(target) == IL_type ? il_any_index(target) : 0] = i;
		of_template[template_of(il, target)] = i;
	}
	of_class[0] = of_template[0] = 0;
	for (i = 1; i < il->table[IL_routine].count; i++) {
		directive = of_class[il_routine(il, i)->class_type];
		directive = directive ? directive : of_template[template_of(il, il_any_of(IL_routine, i))];
		if (directive && !is_pattern(il_routine(il, i)))
			add_call(c, il_any_of(IL_instantiation_directive, directive), 0, i,
			         il_instantiation_directive(il, directive)->range_begin);
	}
	free(of_class), free(of_template);
}

static void add_calls(struct calls *c)
{
	const struct il *il = c->text->il;
	u32 i;

	c->uses_are_known = uses_are_known(il);
	c->is_relocatable = is_relocatable_half(il);
	c->is_relaxed = il_has_option(il, "relaxed_constexpr");
	c->owner = find_generic_bodies(il);
	initializers_find(&c->initializers, il);
	for (i = 1; i < il->table[IL_expr_node].count; i++)
		add_expression(c, i);
	for (i = 1; i < il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(il, i);

		add_call(c, il_any_of(IL_lambda, i), lambda->enclosing_routine, lambda->call_operator, lambda->range_begin);
		if (lambda->enclosing_routine && lambda->execution_space & es_device)
			c->leads[lambda->enclosing_routine] = true;
	}
	add_virtual_calls(c);
	add_local_members(c);
	add_declared_instances(c);
	for (i = 1; i < il->table[IL_variable].count; i++)
		add_destruction(c, il_any_of(IL_variable, i), i, il_variable(il, i)->destructor);
	for (i = 1; i < il->table[IL_object_lifetime].count; i++)
		add_destruction(c, il_any_of(IL_object_lifetime, i), il_object_lifetime(il, i)->variable,
		                il_object_lifetime(il, i)->destructor);
	for (i = 1; i < il->table[IL_routine].count; i++)
		if (has_unparsed_body(c, il_routine(il, i)) || (initializes_doubtfully(il, i) && !is_pattern(il_routine(il, i))))
			c->uncertain[i] = true;
}

/* The numbers of all calls, by caller or by callee. */
static u32 *index_calls(const struct calls *c, bool by_caller, u32 **first)
{
	u32 count = c->text->il->table[IL_routine].count, i, *calls = xcalloc(c->all.count + 1, sizeof *calls);

	*first = xcalloc(count + 2, sizeof **first);
	for (i = 0; i < c->all.count; i++)
		(*first)[by_caller ? c->all.at[i].from : c->all.at[i].to]++;
	for (i = 1; i <= count; i++)
		(*first)[i] += (*first)[i - 1];
	for (i = 0; i < c->all.count; i++)
		calls[--(*first)[by_caller ? c->all.at[i].from : c->all.at[i].to]] = i;
	return calls;
}

/* A function that the host runs, and that nobody has looked into. */
static bool may_lead(const struct calls *c, u32 routine)
{
	const struct il *il = c->text->il;
	const struct il_routine *r = il_routine(il, routine);

	return !c->uses_are_known && r->flags & rf_has_body && !(r->flags & rf_body_parsed) && !is_pattern(r) &&
	       (!is_device(il, routine) || r->execution_space & es_host);
}

/* A function that the host may run, and the calls of which are not known. */
static bool has_unknown_calls(const struct calls *c, u32 routine)
{
	const struct il_routine *r = il_routine(c->text->il, routine);

	return c->uncertain[routine] && r->entity & enf_needed && !is_pattern(r) &&
	       (r->execution_space & (es_host | es_device)) != es_device && doubt_in(c->text, routine).cause;
}

/* Constructors that nobody wrote have the traces of default member initializers: these count for who calls them. */
static void find_traces(struct calls *c)
{
	const struct il *il = c->text->il;
	u32 i, routine, from;

	for (i = 1; i < il->table[IL_routine].count; i++)
		if (c->leaves_traces[i] && il_routine(il, i)->flags & rf_implicit)
			vec_push(&c->work, i);
	while (c->work.count)
		for (routine = vec_pop(&c->work), i = c->first_caller[routine]; i < c->first_caller[routine + 1]; i++) {
			from = c->all.at[c->caller[i]].from;
			if (!c->leaves_traces[from] && il_routine(il, from)->flags & rf_implicit)
				vec_push(&c->work, from);
			c->leaves_traces[from] = true;
		}
}

/* Functions by which kernels are instantiated, or variables used, that would not be without them; or which may be such. */
static void find_leading(struct calls *c)
{
	const struct il *il = c->text->il;
	u32 i, routine;

	for (i = 1; i < il->table[IL_routine].count; i++)
		if ((c->leads[i] |= needs_host(c, i) || may_lead(c, i) || has_unknown_calls(c, i)))
			vec_push(&c->work, i);
	while (c->work.count)
		for (routine = vec_pop(&c->work), i = c->first_caller[routine]; i < c->first_caller[routine + 1]; i++)
			if (!c->leads[c->all.at[c->caller[i]].from]) {
				c->leads[c->all.at[c->caller[i]].from] = true;
				vec_push(&c->work, c->all.at[c->caller[i]].from);
			}
}

/* ---- what runs ---- */

/* What is compiled though nobody calls it, and functions by which kernels are instantiated though nobody calls them. */
static bool is_seed(const struct calls *c, u32 index)
{
	const struct il *il = c->text->il;
	const struct il_routine *r = il_routine(il, index);

	if (!(r->flags & rf_has_body) || is_pattern(r))
		return false;
	if (r->execution_space & es_global)
		return !(r->entity & enf_instantiation) || r->entity & enf_needed;
	if (r->execution_space & es_device && virtuals_has(&c->virtuals, il, index))
		return r->entity & enf_needed || !(r->entity & enf_instantiation);
	if (r->entity & enf_instantiation) /* that nobody calls: it is instantiated explicitly */
		return r->entity & enf_needed && c->first_caller[index] == c->first_caller[index + 1] &&
		       (c->leads[index] || is_device(il, index));
	return c->leads[index] || (r->execution_space & es_device && !is_inline(il, r)) ||
	       (c->is_relocatable && may_have_lasting_statics(il, index));
}

/* The piece that a function's definition is in, its body where that is a piece. */
static u32 piece_of(const struct text *text, u32 routine)
{
	u32 definition = il_routine(text->il, routine)->definition;

	return definition ? text_piece_at(text, il_full_entity_decl_info(text->il, definition)->body_begin, true) : 0;
}

/* The function's declaration and definition are needed, because of what makes it run: that has been marked before. */
static void mark_root(struct calls *c, u32 index, u32 routine, const struct call *call)
{
	struct piece *piece = &c->text->pieces.at[index];
	u32 caller = call ? piece_of(c->text, call->from) : 0;

	if (!(piece->flags & PIECE_ROOT) && caller != index) {
		piece->because = caller;
		piece->because_at = call ? call->position : 0;
	}
	piece->flags |= PIECE_ROOT | (c->leads[routine] ? PIECE_INSTANTIATES : 0);
	vec_push(&c->text->work, index);
	if (c->leads[routine] && !is_device(c->text->il, routine))
		piece->flags |= PIECE_LEADS;
}

/* Where a function that runs has calls that are not known, the piece that it is in is uncertain, that of its class if it is implicit: what
 * that mentions is looked at again. */
static void mark_uncertain(struct calls *c, u32 routine, u32 index)
{
	struct text *text = c->text;
	const struct il_routine *r = il_routine(text->il, routine);
	struct doubtful doubtful = { DOUBT_NONE, 0 };

	if (c->uncertain[routine] && is_pattern(r))
		doubtful = (struct doubtful){ DOUBT_DEPENDENT, r->position };
	else if (c->uncertain[routine] || is_generic_instance(r)) /* its expressions count as those of the function around */
		doubtful = doubt_in(text, routine);
	if (!doubtful.cause)
		return;
	if (!text->doubts[doubtful.cause].count++)
		text->doubts[doubtful.cause].first = doubtful.position;
	index = index ? index : text_piece_at(text, r->position, true);
	text->pieces.at[index].flags = (text->pieces.at[index].flags & ~(u32)PIECE_KEPT) | PIECE_UNCERTAIN;
	vec_push(&text->work, index);
}

/* What a function of the host calls can be part of a constant there. */
static bool may_make_constants(const struct il *il, u32 routine) { return il_routine(il, routine)->flags & (rf_constexpr | rf_consteval); }

/* The piece in which more than the function itself is mentioned that defines it: what calls an instance that has no body, 0 for others. */
static u32 unknown_in(const struct calls *c, u32 routine, const struct call *because)
{
	const struct il_routine *r = il_routine(c->text->il, routine);

	return because && has_unparsed_body(c, r) && !(r->flags & rf_implicit) ? text_piece_at(c->text, because->position, true) : 0;
}

/* Whether a function that somebody calls runs on the device: what is for both sides does if the caller does. */
static bool is_on_device(const struct il *il, u32 routine, bool by_device)
{
	return by_device ? is_device(il, routine) || is_for_all(il, routine) :
	                   is_device(il, routine) && !(il_routine(il, routine)->execution_space & es_host);
}

static int by_begin(const void *a, const void *b)
{
	const struct body *x = a, *y = b;

	return x->begin != y->begin ? x->begin < y->begin ? -1 : 1 : x->end < y->end ? 1 : -(x->end > y->end);
}

static void find_device_lambdas(struct calls *c)
{
	u32 i, kept = 0;

	for (i = 1; i < c->text->il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(c->text->il, i);

		if (lambda->execution_space & es_device && lambda->body_end)
			vec_push(&c->lambdas, (struct body){ lambda->body_begin, lambda->body_end });
	}
	vec_sort(&c->lambdas, by_begin);
	for (i = 0; i < c->lambdas.count; i++)
		if (!kept || c->lambdas.at[i].begin >= c->lambdas.at[kept - 1].end)
			c->lambdas.at[kept++] = c->lambdas.at[i];
	c->lambdas.count = kept;
}

/* Whether a call is made on the device: what stands in a lambda for devices counts for the function around it, which the host may run. */
static bool is_from_device(const struct calls *c, const struct call *call)
{
	u32 before = vec_up_to(&c->lambdas, begin, call->position);

	return c->runs[call->from] == ON_DEVICE || (before && call->position < c->lambdas.at[before - 1].end);
}

/* because: the call that makes it run, NULL: it runs by itself. */
static void run(struct calls *c, u32 routine, const struct call *because)
{
	const struct il *il = c->text->il;
	u32 piece = piece_of(c->text, routine);
	bool by_device = !because || is_from_device(c, because);
	enum runs how = is_on_device(il, routine, by_device) ? ON_DEVICE : RUNS;

	if (c->runs[routine] >= how)
		return;
	if (!c->runs[routine])
		mark_uncertain(c, routine, piece ? piece : unknown_in(c, routine, because));
	c->runs[routine] = (u8)how;
	vec_push(&c->work, routine);
	for (; piece; piece = c->text->pieces.at[piece].parent)
		mark_root(c, piece, routine, because);
}

static void find_running(struct calls *c)
{
	const struct il *il = c->text->il;
	u32 i, routine;

	while (c->work.count)
		for (routine = vec_pop(&c->work), i = c->first_callee[routine]; i < c->first_callee[routine + 1]; i++) {
			const struct call *call = &c->all.at[c->callee[i]];

			if (is_device(il, call->to) || may_make_constants(il, call->to) || c->leads[call->to] || is_from_device(c, call))
				run(c, call->to, call);
		}
}

static int by_piece(const void *a, const void *b)
{
	const struct outside *x = a, *y = b;

	if (x->piece != y->piece)
		return x->piece < y->piece ? -1 : 1;
	return x->call < y->call ? -1 : x->call > y->call;
}

static void find_outside(struct calls *c)
{
	u32 i;

	for (i = 0; i < c->all.count; i++)
		if (!c->all.at[i].from)
			vec_push(&c->outside, (struct outside){ text_piece_at(c->text, c->all.at[i].position, true), i });
	vec_sort(&c->outside, by_piece);
}

void text_run_from(struct text *text, u32 piece)
{
	struct calls *c = text->calls;
	u32 i = piece ? vec_up_to(&c->outside, piece, piece - 1) : 0;

	for (; i < c->outside.count && c->outside.at[i].piece == piece; i++) {
		const struct call *call = &c->all.at[c->outside.at[i].call];

		if (is_device(text->il, call->to) || is_for_all(text->il, call->to) || c->leads[call->to])
			run(c, call->to, NULL);
	}
	find_running(c);
}

/* A new-expression asks for the deallocation function that would be called if the constructor threw [expr.new]/24. */
static bool is_deallocation(const struct il *il, const struct il_routine *r)
{
	return !r->class_type && r->special_kind == sfk_operator && !strncmp(il_text(il, r->name), "operator delete", 15);
}

/* { … } makes objects of std::initializer_list [dcl.init.list]/5. */
static bool makes_list(const struct il *il, const struct il_routine *r)
{
	return r->special_kind == sfk_constructor && il_element_of_initializer_list(il, r->class_type);
}

/* What only a constructor of the host puts in a table is no concern of devices; one of theirs runs all of its table. */
static bool is_virtual_of_device(const struct calls *c, u32 routine)
{
	const struct il *il = c->text->il;

	return virtuals_has(&c->virtuals, il, routine) && (is_device(il, routine) || is_for_all(il, routine));
}

/* Whether a function is a friend with default arguments, of its parameters or its template's: only a definition may have these
 * [dcl.fct.default]/4 [temp.param]/12. */
static bool is_friend_with_defaults(const struct il *il, const struct il_routine *r)
{
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, r->definition);
	u32 i;

	if (!(decl->flags & dcf_friend))
		return false;
	for (i = decl->first_param; i; i = il_parameter(il, i)->next)
		if (il_parameter(il, i)->flags & pf_default_argument)
			return true;
	for (i = il_template_decl(il, decl->template_decl)->first_param; i; i = il_template_param(il, i)->next)
		if (il_template_param(il, i)->default_argument_end)
			return true;
	return false;
}

/* Whether a compiler asks for the definition wherever the function is mentioned: no other unit can have it (of what stands in system
 * headers it does not say so), or a table of virtual functions for devices names it. */
static bool needs_definition(const struct calls *c, u32 routine)
{
	const struct il_routine *r = il_routine(c->text->il, routine);

	return is_virtual_of_device(c, routine) || is_deallocation(c->text->il, r) || makes_list(c->text->il, r) ||
	       (!r->class_type && (r->storage_class == sc_static || r->entity & enf_in_unnamed_namespace)) ||
	       is_friend_with_defaults(c->text->il, r) || (!(r->entity & enf_in_system_header) && has_no_linkage(c->text->il, routine));
}

/* What explicit instantiations instantiate, as enum directed_how, and whether of such a class or template something is needed. */
struct directed {
	u8 *class_is, *template_is;
	bool *class_needed, *template_needed;
};

/* Only extern template declarations instantiate it, which make nothing run [temp.explicit]/2; or a definition does. */
enum directed_how { DIRECTED_NOT, DIRECTED_ELSEWHERE, DIRECTED };

/* The class that a scope is of; 0: none. */
static u32 class_of_scope(const struct il *il, u32 scope)
{
	il_any owner = il_scope(il, scope)->owner;

	return il_scope(il, scope)->kind == sck_class_struct_union && il_any_kind(owner) == IL_type ? il_any_index(owner) : 0;
}

static void direct(u8 *known, u8 how) { *known = how > *known ? how : *known; }

static void find_directed(const struct il *il, struct directed *d)
{
	u32 i, types = il->table[IL_type].count + 1, templates = il->table[IL_template].count + 1;

	d->class_is = xcalloc(types, sizeof *d->class_is);
	d->class_needed = xcalloc(types, sizeof *d->class_needed);
	d->template_is = xcalloc(templates, sizeof *d->template_is);
	d->template_needed = xcalloc(templates, sizeof *d->template_needed);
	for (i = 1; i < il->table[IL_instantiation_directive].count; i++) {
		il_any target = il_instantiation_directive(il, i)->target;
		u8 how = il_instantiation_directive(il, i)->kind == insk_extern ? DIRECTED_ELSEWHERE : DIRECTED;

		direct(&d->class_is[il_any_kind(target) == IL_type ? il_any_index(target) : 0], how);
		direct(&d->template_is[template_of(il, target)], how);
	}
	d->class_is[0] = d->template_is[0] = DIRECTED_NOT;
}

/* Whether a variable's initializer has to do with devices. */
static bool initializer_leads(struct calls *c, u32 variable)
{
	u32 i;

	initializers_reach(&c->initializers, variable);
	for (i = 0; i < c->initializers.reached.count; i++) {
		il_any reached = c->initializers.reached.at[i];
		u32 routine = il_any_kind(reached) == IL_routine ? il_any_index(reached) : 0;

		if (is_hidden_variable(c->text->il, reached) || (routine && (is_device(c->text->il, routine) || c->leads[routine])))
			return true;
	}
	return false;
}

/* Of functions and classes' members that run on the device or lead to kernels the definitions are needed. */
static void run_directed(struct calls *c, struct directed *d)
{
	const struct il *il = c->text->il;
	u32 i, class;

	for (i = 1; i < il->table[IL_variable].count; i++)
		if ((class = class_of_scope(il, il_variable(il, i)->parent_scope)) && d->class_is[class] && initializer_leads(c, i))
			d->class_needed[class] = true;
	for (i = 1; i < il->table[IL_routine].count; i++) {
		const struct il_routine *r = il_routine(il, i);
		u32 template = template_of(il, il_any_of(IL_routine, i));

		if (!(d->class_is[r->class_type] || d->template_is[template]) || !(is_device(il, i) || c->leads[i]))
			continue;
		d->class_needed[r->class_type] = d->template_needed[template] = true;
		if (!is_pattern(r) && (d->class_is[r->class_type] == DIRECTED || d->template_is[template] == DIRECTED))
			run(c, i, NULL);
	}
}

/* Other explicit instantiations would need definitions that are gone: they go, too. */
static void mark_directives(struct calls *c)
{
	struct text *text = c->text;
	const struct il *il = text->il;
	struct directed d;
	u32 i, piece;

	find_directed(il, &d);
	run_directed(c, &d);
	for (i = 1; i < il->table[IL_instantiation_directive].count; i++) {
		il_any target = il_instantiation_directive(il, i)->target;
		u32 template = template_of(il, target);
		bool is_needed =
			il_any_kind(target) == IL_type ? d.class_needed[il_any_index(target)] : !template || d.template_needed[template];

		if (!is_needed && (piece = text_piece_at(text, il_instantiation_directive(il, i)->range_begin, false)))
			text->pieces.at[piece].flags = (text->pieces.at[piece].flags & ~(u32)PIECE_ROOT) | PIECE_UNNEEDED;
	}
	c->directed = d.template_is;
	free(d.class_is), free(d.class_needed), free(d.template_needed);
}

/* Whether constants may have been made by a template's instances; or may be by a conversion or operator, which no word says. */
static bool may_be_evaluated(const struct calls *c, u32 routine, const struct piece *body)
{
	const struct il_routine *r = il_routine(c->text->il, routine);

	return body->flags & PIECE_CONSTANT && (r->flags & rf_evaluated || r->special_kind == sfk_conversion ||
	                                        (r->special_kind == sfk_operator && !r->class_type) || !c->uses_are_known);
}

/* Which bodies are needed with their declarations. */
static void mark_bodies(struct calls *c)
{
	struct text *text = c->text;
	u32 i, piece;

	for (i = 1; i < text->il->table[IL_routine].count; i++)
		if ((piece = piece_of(text, i)) && text->pieces.at[piece].flags & (PIECE_BODY | PIECE_DEFINITION) &&
		    (needs_definition(c, i) || may_be_evaluated(c, i, &text->pieces.at[piece])))
			text->pieces.at[piece].flags |= PIECE_WITH_PARENT;
}

/* ---- variables ---- */

static void mark_needed(struct text *text, u32 piece)
{
	for (; piece; piece = text->pieces.at[piece].parent)
		text->pieces.at[piece].flags |= PIECE_ROOT;
}

static u32 mark_variables(struct text *text)
{
	const struct il *il = text->il;
	u32 i, seeds = 0, piece;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);
		const struct il_variable *v = il_variable_of(il, decl->declared);

		if (!(v->memory_space & (ms_device | ms_constant | ms_managed | ms_shared)) ||
		    decl->flags & (dcf_instantiated | dcf_local) || v->entity & (enf_is_template | enf_member_of_template) ||
		    !(piece = text_piece_at(text, decl->decl_begin, true)) || text->pieces.at[piece].flags & PIECE_BODY ||
		    decl->scope == 0 || il_scope(il, decl->scope)->kind == sck_function)
			continue;
		mark_needed(text, piece);
		seeds++;
	}
	return seeds;
}

/* Initializers outside of functions by which kernels are instantiated. */
static void mark_initializers(struct calls *c)
{
	struct text *text = c->text;
	u32 i, piece;

	for (i = 0; i < c->all.count; i++) {
		const struct call *call = &c->all.at[i];

		if (!call->from && il_any_kind(call->origin) == IL_expr_node && c->leads[call->to] &&
		    (piece = text_piece_at(text, call->position, false)))
			mark_needed(text, piece);
	}
}

u32 text_find_roots(struct text *text)
{
	struct calls *c = text->calls = xcalloc(1, sizeof *c);
	u32 count = text->il->table[IL_routine].count, i, seeds = 0;

	c->text = text;
	c->leads = xcalloc(count + 1, sizeof *c->leads);
	c->runs = xcalloc(count + 1, sizeof *c->runs);
	c->uncertain = xcalloc(count + 1, sizeof *c->uncertain);
	c->leaves_traces = xcalloc(count + 1, sizeof *c->leaves_traces);
	virtuals_find(&c->virtuals, text->il);
	add_calls(c);
	find_outside(c);
	c->callee = index_calls(c, true, &c->first_callee);
	c->caller = index_calls(c, false, &c->first_caller);
	find_traces(c);
	find_leading(c);
	find_device_lambdas(c);
	for (i = 1; i < count; i++)
		if (is_seed(c, i)) {
			run(c, i, NULL);
			seeds++;
		}
	mark_directives(c);
	find_running(c);
	mark_bodies(c);
	mark_initializers(c);
	return seeds + mark_variables(text);
}

void text_free_calls(struct text *text)
{
	struct calls *c = text->calls;

	if (!c)
		return;
	vec_free(&c->all);
	vec_free(&c->outside);
	vec_free(&c->lambdas);
	vec_free(&c->work);
	free(c->callee), free(c->caller), free(c->first_callee), free(c->first_caller);
	free(c->leads), free(c->runs), free(c->uncertain), free(c->leaves_traces), free(c->owner), free(c->directed);
	virtuals_free(&c->virtuals);
	initializers_free(&c->initializers);
	free(c);
}

bool text_runs(const struct text *text, u32 routine) { return text->calls->runs[routine]; }

bool text_is_defined(const struct text *text, u32 routine)
{
	return needs_definition(text->calls, routine) && text->pieces.at[piece_of(text, routine)].flags & PIECE_KEPT;
}

bool text_runs_on_device(const struct text *text, u32 routine) { return text->calls->runs[routine] == ON_DEVICE; }

bool text_is_orphan(const struct text *text, u32 routine)
{
	const struct calls *c = text->calls;
	const struct il_routine *r = il_routine(text->il, routine);
	u32 i;

	if (!(r->execution_space & es_global) || !(r->entity & enf_instantiation) || !(r->entity & enf_needed) ||
	    c->directed[template_of(text->il, il_any_of(IL_routine, routine))])
		return false;
	for (i = c->first_caller[routine]; i < c->first_caller[routine + 1]; i++)
		if (c->all.at[c->caller[i]].from || !text_is_template(text, text_piece_at(text, c->all.at[c->caller[i]].position, true)))
			return false;
	return true;
}

bool text_next_call(const struct text *text, u32 *call, il_any *origin)
{
	const struct calls *c = text->calls;

	for (; *call < c->all.count; ++*call) {
		const struct call *next = &c->all.at[*call];

		if (next->from ? !c->runs[next->from] : !(text->pieces.at[text_piece_at(text, next->position, true)].flags & PIECE_KEPT))
			continue;
		*origin = next->origin;
		++*call;
		return true;
	}
	return false;
}
