/* What is said about types that declarators cannot make of others [dcl.array]/4 [dcl.fct]/11. */
#include "invalid.h"

static bool is_looked_at(const struct parser *p, u32 type)
{
	return type && is_compiled_once(p) && !p->failure && !type_is_unknown(p, type);
}

bool check_element_type(struct parser *p, u32 type, u32 place)
{
	const struct il_type *element = il_type(p->il, type_strip(p, type, NULL));
	enum diag_id id;

	if (!is_looked_at(p, type) || attributed_typedef(p, type))
		return false;
	switch (element->kind) {
	case tk_void: id = DIAG_array_of_void; break;
	case tk_routine: id = DIAG_array_of_function; break;
	case tk_array:
		if (!(element->flags & tyf_unknown_bound))
			return false;
		id = DIAG_bad_array_element_type;
		break;
	default:
		if (!is_reference_type(p, type))
			return false;
		id = DIAG_array_of_reference;
	}
	report_error(p, place, id);
	return true;
}

bool check_result_type(struct parser *p, u32 type, u32 place)
{
	u8 kind = il_type(p->il, type_strip(p, type, NULL))->kind;

	if (!is_looked_at(p, type) || attributed_typedef(p, type) || (kind != tk_array && kind != tk_routine))
		return false;
	report_error(p, place, kind == tk_array ? DIAG_function_returning_array : DIAG_function_returning_function);
	return true;
}

bool check_pointed_type(struct parser *p, enum il_pointer_kind kind, u32 type, u32 place)
{
	bool is_wrong = kind == pk_pointer ? is_reference_type(p, type) : il_type(p->il, type_strip(p, type, NULL))->kind == tk_void;

	if (!is_wrong || !is_looked_at(p, type) || attributed_typedef(p, type))
		return false;
	report_error(p, place, kind == pk_pointer ? DIAG_pointer_to_reference : DIAG_reference_to_void);
	return true;
}

void check_restricted_type(struct parser *p, u32 type, u32 place)
{
	if (is_looked_at(p, type) && il_type(p->il, type_strip(p, type, NULL))->kind == tk_routine)
		report_error(p, place, DIAG_restrict_on_function_pointer);
}
