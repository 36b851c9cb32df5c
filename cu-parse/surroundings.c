/* The parser's place and surroundings, for what is parsed out of order: bodies, templates, constants. */
#include "parser.h"

/* clang-format off */
#define FIELDS(FIELD)                                                                                                      \
	FIELD(at) FIELD(scope) FIELD(template_depth) FIELD(class_depth) FIELD(routine) FIELD(lambda) FIELD(class_type) FIELD(class_around_default) FIELD(value_owner) FIELD(prototype) FIELD(alias) \
	FIELD(lambda_count) FIELD(extended_count) FIELD(statement) FIELD(element) FIELD(doubt) FIELD(marker) FIELD(doubts) FIELD(constant_argument) \
	FIELD(recording) FIELD(greater_ends) FIELD(in_constant) FIELD(in_launch_config) FIELD(tentative) FIELD(no_parameters) FIELD(of_instantiation) \
	FIELD(in_user_file) FIELD(in_system_header) FIELD(in_unnamed_namespace) FIELD(in_linkage_specification) FIELD(silent) FIELD(is_unread) FIELD(diag) FIELD(noted_instance) FIELD(spelling) FIELD(typed_parameters) FIELD(names_parameters) FIELD(replaying) FIELD(expansion) FIELD(failure) \
	FIELD(evaluation) FIELD(access) FIELD(linkage) FIELD(body) FIELD(cv_of_declarator) FIELD(function_name)
/* clang-format on */

struct surroundings leave_surroundings(const struct parser *p)
{
	struct surroundings s;

#define FIELD(name) s.name = p->name;
	FIELDS(FIELD)
#undef FIELD
	return s;
}

void restore_surroundings(struct parser *p, const struct surroundings *s)
{
#define FIELD(name) p->name = s->name;
	FIELDS(FIELD)
#undef FIELD
}
