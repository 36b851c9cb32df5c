/* Handlers behind others that catch the same exceptions [except.handle]. */
#include "access.h"
#include "invalid.h"
#include "usable.h"

#include "../overload/conversion.h"
#include "../scopes/class_members.h"

/* What a handler's type is without what does not matter for the exceptions that it catches. */
static u32 caught_type(struct parser *p, u32 type) { return unqualified_type(p, type_without_reference(p, type), NULL); }

/* Whether all exceptions of a type are caught by a handler for another one. */
static bool catches(struct parser *p, u32 handler, u32 type)
{
	struct source source = { 0, type, vc_lvalue };
	u32 class = type_strip(p, handler, NULL), derived = type_strip(p, type, NULL);

	if (type_canonical(p, handler) == type_canonical(p, type) || class == derived)
		return true;
	if (!is_known_type(p, handler) || !is_known_type(p, type))
		return false;
	if (is_class_type(p, class))
		return is_class_type(p, derived) && complete_class(p, derived) && is_derived_from(p, derived, class) == OUTCOME_SUCCESS &&
		       worst(accessible_base(p, derived, class), unambiguous_base(p, derived, class)) == OUTCOME_SUCCESS;
	return pointed_to(p, handler) && pointed_to(p, type) && implicit_conversion(p, &source, handler).kind == CONVERSION_STANDARD;
}

void check_masked(struct parser *p, u32 first_handler, u32 type, u32 place)
{
	u32 handler, before;

	if (!is_as_written(p) || is_in_template(p) || type_is_unknown(p, type))
		return;
	type = caught_type(p, type);
	for (handler = first_handler; handler; handler = il_handler(p->il, handler)->next) {
		before = il_handler(p->il, handler)->parameter;
		if (!before || type_is_unknown(p, il_variable(p->il, before)->type))
			continue;
		before = caught_type(p, il_variable(p->il, before)->type);
		if (!catches(p, before, type))
			continue;
		report_warning(p, place, DIAG_handler_masked_by_type, before);
		return;
	}
}
