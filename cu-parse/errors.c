/* What the parser reports, and the guard of its recursion. */
#include "templates/instantiate.h"
#include "typing/required_instances.h"

#include <stdarg.h>

/* Whether what is parsed is told of, or what is wrong with an instance of it. */
static bool is_told_of(const struct parser *p)
{
	return !p->tentative && (p->noted_instance || (!p->silent && !p->is_unread && p->in_user_file));
}

/* False: it is not told of. */
static bool report(struct parser *p, u32 position, enum diag_id id, va_list args)
{
	if (!is_told_of(p))
		return false;
	if (p->noted_instance && (diag_was_written(p->unit_diag, id, position) || instantiations_are_used_up(p))) {
		p->diag->last_suppressed = true; /* its notes are none of the latest that was said */
		return false;
	}
	p->diag->routine = il_any_kind(p->noted_instance) == IL_routine ? il_any_index(p->noted_instance) : 0;
	diag_report_with(p->diag, id, position, args);
	if (p->diag == p->class_diag)
		note_error_of_class(p);
	return true;
}

void report_warning(struct parser *p, u32 position, enum diag_id id, ...)
{
	va_list args;

	va_start(args, id);
	report(p, position, id, args);
	va_end(args);
}

void report_error(struct parser *p, u32 position, enum diag_id id, ...)
{
	va_list args;
	bool is_reported;

	va_start(args, id);
	is_reported = report(p, position, id, args);
	va_end(args);
	if (!is_reported)
		return;
	p->errors++;
	if (position < p->lambda_end && !p->noted_instance) /* what is said of an expression comes behind what is said of lambdas in it */
		diag_move(p->diag, p->lambda_end);
}

/* Whether every name of the statement or declaration so far was found: one that was not may have been read as something else. */
static bool all_names_found(const struct parser *p) { return !p->doubt || p->doubt < p->statement; }

void note_errors_of(struct parser *p, u32 routine)
{
	bool is_instance = il_routine(p->il, routine)->entity & enf_instantiation;

	p->noted_instance = is_instance && p->instance_diag ? il_any_of(IL_routine, routine) : 0;
	p->diag = p->noted_instance ? p->instance_diag : p->unit_diag;
}

void note_errors_of_instance(struct parser *p, il_any instance)
{
	if (!p->class_diag)
		return;
	p->noted_instance = instance;
	p->diag = p->class_diag;
}

void syntax_error(struct parser *p, enum diag_id id)
{
	u32 errors;

	if (tok(p) == TOK_PRAGMA) /* it may stand anywhere */
		p->doubt = p->at + 1;
	if (p->unbalanced || p->tentative || p->silent || !all_names_found(p))
		return;
	if (tok(p) == TOK_END && p->open_scopes.count) /* unit.c has what is missing behind those */
		return;
	if (tok(p) == TOK_END) {
		report_error(p, (u32)p->il->source_size, id);
		return;
	}
	errors = p->errors;
	report_error(p, position(p), id);
	p->syntax_errors += p->errors > errors && !p->routine;
	if (p->errors > errors && tok(p) != TOK_RBRACE && (id == DIAG_exp_semicolon || p->late_error == position(p))) {
		diag_move(p->diag, position(p) + 2); /* behind what is said of the statement before it */
		p->late_error = position(p);
	}
}

void substitution_fails(struct parser *p)
{
	if (!p->failure || instantiations_are_used_up(p))
		return;
	if (!*p->failure && p->constant_argument)
		p->failed_argument = p->constant_argument;
	*p->failure = true;
}

bool expect_token(struct parser *p, unsigned kind, enum diag_id id)
{
	if (accept(p, kind))
		return true;
	syntax_error(p, id);
	return false;
}

void end_scope(struct parser *p, u32 open)
{
	if (accept(p, TOK_RBRACE) || p->tentative || p->silent)
		return;
	if (p->in_user_file)
		vec_push(&p->open_scopes, open);
	else
		p->unbalanced = true;
}

static void report_nesting(struct parser *p)
{
	if (p->nesting_reported || p->silent)
		return;
	diag_report(p->diag, DIAG_nesting_too_deep, position(p));
	p->nesting_reported = true;
}

bool may_nest(struct parser *p)
{
	if (!stack_is_low(p->stack_bound))
		return true;
	report_nesting(p);
	return false;
}

bool may_nest_class(struct parser *p)
{
	enum { CLASSES_MAX = 4096 };

	if (p->open_classes < CLASSES_MAX)
		return true;
	report_nesting(p);
	return false;
}
