/* Jumps into the scope of a variable behind its initialization [stmt.dcl]/3, and into a try block or a handler [except.pre]/3: by goto,
 * and to the labels of a switch. */
#include "check.h"

/* An initialized variable, and the one before it in its scope or around; the first is none. */
struct live {
	u32 variable, before;
};
/* A try block or handler, and the one around it; the first is none. */
struct guarded {
	u32 around;
	bool is_handler;
};
struct label_seen {
	u32 label, live, guarded, position;
};
struct jump {
	u32 statement, live, guarded;
};

struct jumps {
	struct check *check;
	VEC(struct live) live;
	VEC(struct guarded) blocks;
	VEC(struct label_seen) labels;
	VEC(struct jump) gotos;
	VEC(u32) bypassed;               /* of live */
	VEC(u32) entered;                /* of blocks: by labels of the innermost switch */
	u32 guarded;                     /* of blocks: the innermost one */
	u32 switch_live, switch_guarded; /* at the innermost switch */
	bool in_switch, in_lambda;
};

static void walk(struct jumps *j, u32 statement, u32 live);

static bool is_static(const struct il_variable *variable)
{
	return variable->storage_class == sc_static || variable->storage_class == sc_extern || variable->memory_space;
}

/* Whether there is something to do where a variable is declared. */
static bool is_initialized(const struct il *il, const struct il_variable *variable)
{
	return !is_static(variable) && (variable->initializer_end || variable->init_expr || variable->destructor ||
	                                stripped(il, variable->type, &(u32){ 0 })->flags & tyf_variable_bound);
}

static u32 declare(struct jumps *j, const struct il_statement *s, u32 live)
{
	const struct il *il = j->check->il;
	u32 entry;

	for (entry = s->first_declared; entry; entry = next_declared(il, s, entry)) {
		il_any target = il_source_sequence_entry(il, entry)->target;

		if (il_any_kind(target) != IL_variable || !is_initialized(il, il_variable(il, il_any_index(target))))
			continue;
		vec_push(&j->live, (struct live){ il_any_index(target), live });
		live = j->live.count - 1;
	}
	return live;
}

/* Notes what is initialized between a jump and the place that it goes to: never there, or later in the same scope. */
static void note_bypassed(struct jumps *j, u32 from, u32 to)
{
	u32 i;

	for (; to > from; to = j->live.at[to].before) {
		for (i = 0; i < j->bypassed.count && j->bypassed.at[i] != to; i++)
			;
		if (i == j->bypassed.count)
			vec_push(&j->bypassed, to);
	}
}

static int in_order(const void *a, const void *b)
{
	const u32 *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* Where two chains of variables meet. */
static u32 common(const struct jumps *j, u32 a, u32 b)
{
	while (a != b) {
		if (a > b)
			a = j->live.at[a].before;
		else
			b = j->live.at[b].before;
	}
	return a;
}

static bool is_array_of_variable_length(const struct il *il, const struct il_variable *variable)
{
	const struct il_type *type = stripped(il, variable->type, &(u32){ 0 });

	return type->kind == tk_array && type->flags & tyf_variable_bound;
}

/* Initializers may be left out of a switch where nothing is destroyed behind them: that is a warning. */
static bool is_harmless(const struct jumps *j, const struct il_variable *variable)
{
	return !j->in_lambda && (!variable->destructor || stripped(j->check->il, variable->type, &(u32){ 0 })->kind == tk_pointer);
}

/* The variables that were noted, of which is_warning says which. */
static void report(struct jumps *j, const struct il_statement *s, bool is_switch, bool is_warning, u32 known)
{
	const struct il *il = j->check->il;
	bool reported = false;
	u32 i;

	vec_sort(&j->bypassed, in_order);
	for (i = 0; i < j->bypassed.count; i++) {
		u32 index = j->live.at[j->bypassed.at[i]].variable;
		const struct il_variable *variable = il_variable(il, index);
		bool varies = is_array_of_variable_length(il, variable), harmless = is_switch && is_harmless(j, variable);

		if (harmless != is_warning && !(varies && is_switch))
			continue;
		if (!reported) {
			diag_report(j->check->diag, is_warning ? DIAG_bypassed_initialization_warning : DIAG_bypassed_initialization,
			            s->range_begin);
			diag_move(j->check->diag, known);
		}
		reported = true;
		diag_detail(j->check->diag, varies && !is_warning ? DIAG_bypassed_array : DIAG_bypassed_variable,
		            il_any_of(IL_variable, index));
	}
}

/* The outermost try block or handler around a label that is not around the jump; 0: there is none. */
static u32 entered_block(const struct jumps *j, u32 from, u32 to)
{
	u32 entered = 0;

	while (from != to) {
		if (from > to) {
			from = j->blocks.at[from].around;
		} else {
			entered = to;
			to = j->blocks.at[to].around;
		}
	}
	return entered;
}

static void report_entered(struct jumps *j, const struct il_statement *s, u32 block, u32 known)
{
	if (!block)
		return;
	diag_report(j->check->diag, j->blocks.at[block].is_handler ? DIAG_jump_into_handler : DIAG_jump_into_try_block, s->range_begin);
	diag_move(j->check->diag, known);
}

static void walk_block(struct jumps *j, u32 statement, u32 live, bool is_handler)
{
	u32 around = j->guarded;

	vec_push(&j->blocks, (struct guarded){ around, is_handler });
	j->guarded = j->blocks.count - 1;
	walk(j, statement, live);
	j->guarded = around;
}

static void report_entered_by_labels(struct jumps *j, const struct il_statement *s, u32 first)
{
	u32 i;

	for (i = first; i < j->entered.count; i++)
		report_entered(j, s, j->entered.at[i], s->range_end);
	j->entered.count = first;
}

static void walk_switch(struct jumps *j, const struct il_statement *s, u32 live)
{
	struct jumps outer = *j;
	u32 entered = j->entered.count;

	j->bypassed.at = NULL;
	j->bypassed.count = j->bypassed.capacity = 0;
	j->switch_live = live;
	j->switch_guarded = j->guarded;
	j->in_switch = true;
	walk(j, s->first_statement, live);
	report(j, s, true, false, s->range_end);
	report(j, s, true, true, s->range_end);
	report_entered_by_labels(j, s, entered);
	vec_free(&j->bypassed);
	j->bypassed.at = outer.bypassed.at;
	j->bypassed.count = outer.bypassed.count;
	j->bypassed.capacity = outer.bypassed.capacity;
	j->switch_live = outer.switch_live;
	j->switch_guarded = outer.switch_guarded;
	j->in_switch = outer.in_switch;
}

static u32 walk_statement(struct jumps *j, u32 index, u32 live)
{
	const struct il *il = j->check->il;
	const struct il_statement *s = il_statement(il, index);
	u32 inner = live, init, handler;

	if (s->kind == stmk_decl)
		return declare(j, s, live);
	for (init = s->init; init; init = il_statement(il, init)->next)
		inner = walk_statement(j, init, inner);
	switch (s->kind) {
	case stmk_label:
		vec_push(&j->labels,
		         (struct label_seen){ il_extra_of_statement(j->check->il, s)->label, live, j->guarded, s->range_begin });
		break;
	case stmk_goto: vec_push(&j->gotos, (struct jump){ index, live, j->guarded }); break;
	case stmk_switch_case:
		if (j->in_switch) {
			note_bypassed(j, j->switch_live, live);
			vec_push(&j->entered, entered_block(j, j->switch_guarded, j->guarded));
		}
		break;
	case stmk_switch: walk_switch(j, s, inner); return live;
	default: break;
	}
	if (s->kind == stmk_try_block)
		walk_block(j, s->first_statement, inner, false);
	else
		walk(j, s->first_statement, inner);
	walk(j, s->else_statement, inner);
	for (handler = il_extra_of_statement(il, s)->first_handler; handler; handler = il_handler(il, handler)->next)
		walk_block(j, il_handler(il, handler)->statement, inner, true);
	return live;
}

static void walk(struct jumps *j, u32 statement, u32 live)
{
	if (stack_is_low(j->check->stack_bound))
		return;
	for (; statement; statement = il_statement(j->check->il, statement)->next)
		live = walk_statement(j, statement, live);
}

static void check_gotos(struct jumps *j)
{
	u32 i, k;

	for (i = 0; i < j->gotos.count; i++) {
		const struct il_statement *s = il_statement(j->check->il, j->gotos.at[i].statement);
		u32 known = s->range_begin;

		for (k = 0; k < j->labels.count && j->labels.at[k].label != il_extra_of_statement(j->check->il, s)->label; k++)
			;
		if (k == j->labels.count)
			continue;
		j->bypassed.count = 0;
		note_bypassed(j, common(j, j->gotos.at[i].live, j->labels.at[k].live), j->labels.at[k].live);
		known = known > j->labels.at[k].position ? known : j->labels.at[k].position;
		report(j, s, false, false, known);
		report_entered(j, s, entered_block(j, j->gotos.at[i].guarded, j->labels.at[k].guarded), known);
	}
}

void check_jumps(struct check *c, u32 body, bool in_lambda)
{
	struct jumps j = { .check = c, .in_lambda = in_lambda };

	vec_push(&j.live, (struct live){ 0 });
	vec_push(&j.blocks, (struct guarded){ 0 });
	walk(&j, body, 0);
	check_gotos(&j);
	vec_free(&j.live);
	vec_free(&j.blocks);
	vec_free(&j.entered);
	vec_free(&j.labels);
	vec_free(&j.gotos);
	vec_free(&j.bypassed);
}
