/* What the parser reports, and the guard of its recursion. */
#include "parser.h"

void report_error(struct parser *p, u32 position, enum diag_id id, const char *argument)
{
	if (p->tentative || !p->in_main_file)
		return;
	diag_report(p->diag, id, position, argument ? argument : "");
	p->errors++;
}

bool enter(struct parser *p)
{
	if (p->nesting < MAX_NESTING) {
		p->nesting++;
		return true;
	}
	if (!p->nesting_reported && !p->tentative) {
		diag_report(p->diag, DIAG_nesting_too_deep, position(p));
		p->nesting_reported = true;
	}
	return false;
}
