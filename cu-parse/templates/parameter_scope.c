/* Scopes in which a function's parameters are bound, for what names them outside of its body: exception specifications, trailing
 * requires-clauses and default arguments. */
#include "instantiate.h"

void note_parameter_scope(struct parser *p, u32 routine, u32 scope) { *vec_slot(&p->parameter_scopes, routine) = scope; }

/* Parses the first declaration again. */
static u32 scope_by_declaration(struct parser *p, u32 routine)
{
	struct il_routine record = *il_routine(p->il, routine);
	struct il_full_entity_decl_info decl = *il_full_entity_decl_info(p->il, record.first_decl);
	enum declaration_context context = record.class_type ? CONTEXT_CLASS : CONTEXT_NAMESPACE;
	struct specifiers s;
	struct declarator d;
	struct replay replay;

	if (!record.first_decl || !decl.declarator_end || record.template ||
	    (record.class_type && type_is_dependent(p, record.class_type)) ||
	    !begin_replay(p, &replay, token_at(p, decl.specifiers_begin), token_at(p, decl.declarator_end), decl.scope))
		return 0;
	p->class_type = record.class_type;
	parse_specifiers(p, &s, context, NULL);
	parse_declarator(p, &s, &d, false, context);
	end_replay(p, &replay);
	return d.is_function ? d.scope : 0;
}

u32 parameter_scope(struct parser *p, u32 routine)
{
	u32 scope = routine < p->parameter_scopes.count ? p->parameter_scopes.at[routine] : 0;

	if (!scope && !il_routine(p->il, routine)->template_info) {
		scope = scope_by_declaration(p, routine);
		note_parameter_scope(p, routine, scope);
	}
	return scope;
}

u32 scope_of_defaults(struct parser *p, u32 routine, u32 decl)
{
	struct il_template_info info = *il_template_info(p->il, il_routine(p->il, routine)->template_info);
	u32 parameters = il_full_entity_decl_info(p->il, decl)->template_decl, scope = il_map_find(&p->default_scopes, routine);
	struct argument_set set;

	if (scope || !parameters || !arguments_of_list(p, parameters, info.first_argument, &set))
		return scope;
	scope = bind_arguments(p, il_template(p->il, info.template)->parent_scope, parameters, &set);
	*il_map_at(&p->default_scopes, routine, &(bool){ false }) = scope;
	return scope;
}
