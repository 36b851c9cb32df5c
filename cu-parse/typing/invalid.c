#include "../../lib/il/operations.h"
#include "invalid.h"

#include "../../lib/il/names.h"
#include "../implicit/implicit.h"
#include "../overload/function_address.h"
#include "../scopes/class_members.h"
#include "../syntax/expr.h"
#include "closure_members.h"
#include "access.h"
#include "usable.h"

bool is_compiled_once(const struct parser *p)
{
	return !p->tentative && !p->failure && (p->noted_instance || (p->in_user_file && !p->silent && !p->replaying));
}

bool is_noted_class(const struct parser *p) { return is_compiled_once(p) && il_any_kind(p->noted_instance) == IL_type; }

bool is_as_written(const struct parser *p) { return is_compiled_once(p) && !in_instance(p); }

/* An evaluated expression of a body or initializer, of a template perhaps; or an operand in a body that is not evaluated. Those of
 * declarators in a namespace may mention parameters that are not declared yet. */
bool in_code(const struct parser *p)
{
	return is_compiled_once(p) && recording(p) &&
	       (p->routine || p->names_parameters || (!p->class_depth && p->evaluation == evk_evaluated));
}

bool in_plain_code(const struct parser *p) { return in_code(p) && !is_in_template(p); }

/* Of __nv_atomic_ all are known. */
static bool is_atomic(const char *text)
{
	static const char *const names[] = {
#define ATOMIC(name, operation, is_generic, order, orders) "__nv_atomic_" #name,
#include "../../lib/cuda/atomics.def"
#undef ATOMIC
	};
	u32 i;

	for (i = 0; i < COUNT_OF(names) && strcmp(text, names[i]); i++)
		;
	return i < COUNT_OF(names);
}

bool may_be_builtin(const char *text)
{
	static const char *const prefixes[] = { "__builtin_", "__sync_",  "__atomic_",    "__is_",  "__has_", "__nv_",  "__nvvm",
		                                "__wgmma",    "__array_", "__reference_", "__c11_", "__edg_", "__cuda", "__CUDA",
		                                "__func",     "__FUNC",   "__PRETTY",     "__imag", "__real", "__null", "__va_",
		                                "__make_",    "__add_",   "__remove_",    "__type_" };
	u32 i;

	if (text[0] != '_' || text[1] != '_' || !strcmp(text, "__builtin_choose_expr")) /* that is one of C alone */
		return false;
	if (!strncmp(text, "__nv_atomic_", strlen("__nv_atomic_")))
		return is_atomic(text);
	for (i = 0; i < COUNT_OF(prefixes); i++)
		if (!strncmp(text, prefixes[i], strlen(prefixes[i])))
			return true;
	return false;
}

/* In a template what a placeholder stands for may depend on its parameters. */
bool is_known_type(struct parser *p, u32 type) { return type_is_certain(p, type) && !(is_in_template(p) && has_placeholder(p, type)); }

u32 begin_of(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);

	if (record->flags & exf_launch && record->kind == enk_operation)
		return operator_position(p, node); /* the reference points behind a launch */
	return record->range_begin;
}

/* ---- names ---- */

const char *class_word(const struct parser *p, u32 type)
{
	const struct il_type *t = il_type(p->il, type);

	return t->kind == tk_union ? "union" : t->kind == tk_integer ? "enum" : "class";
}

/* Closures have an operator(), and are shown by their parameters and result. */
static bool may_be_shown(struct parser *p, u32 closure, const struct id_expression *id)
{
	u32 lambda = lambda_of_class(p, closure);

	return id->kind == ID_IDENTIFIER && lambda &&
	       (il_lambda(p->il, lambda)->function_type || il_lambda(p->il, lambda)->flags & lf_generic);
}

/* The type of what -> is applied to, as it is shown: that of a value, if it is no class. */
static u32 shown_as_value(struct parser *p, u32 type)
{
	type = decayed_type(p, type);
	while (!is_class_type(p, type) && il_type(p->il, type)->kind == tk_typeref && il_type(p->il, type)->typeref_kind == trk_qualified)
		type = il_type(p->il, type)->type;
	return type;
}

bool report_missing_member(struct parser *p, u32 object, bool arrow, u32 scope, const struct id_expression *id)
{
	u32 type = type_at(p, object), class = scope ? p->scopes.at[scope].type : 0,
	    behind = arrow && is_class_type(p, type) ? type_behind_arrows(p, object) : 0;
	u32 name = token_at(p, id->begin);
	enum il_type_kind kind;

	type = behind ? behind : type;
	kind = (enum il_type_kind)il_type(p->il, type_strip(p, type, NULL))->kind;
	if (!in_code(p) || !(is_known_type(p, type) || type_is_dependent(p, type)) ||
	    (il_type(p->il, class)->flags & tyf_closure && !may_be_shown(p, class, id)))
		return false;
	if (class && id->found.class == NAME_NOT_FOUND)
		report_error(p, p->tokens[name + (p->tokens[name].kind == TOK_template)].position, DIAG_no_such_member,
		             class_word(p, class), class, ident_text(p, id->ident));
	else if (arrow && !pointed_to(p, decayed_type(p, type)))
		report_error(p, begin_of(p, object), DIAG_arrow_of_no_pointer, shown_as_value(p, type));
	else
		report_error(p, begin_of(p, object), arrow ? DIAG_exp_pointer_to_class : DIAG_exp_class_type,
		             arrow                                  ? shown_as_value(p, type) :
		             kind == tk_routine || kind == tk_array ? decayed_type(p, type) :
		                                                      type);
	if (id->kind == ID_NONE && (!arrow || pointed_to(p, decayed_type(p, type))))
		diag_move(p->diag, id->begin); /* that there is no name is said before */
	return true;
}

bool report_not_found(struct parser *p, const struct id_expression *id)
{
	const struct qualifier *q = &id->qualifier;

	if (!q->present || q->unknown || id->found.class != NAME_NOT_FOUND || !q->scope || id->kind != ID_IDENTIFIER)
		return false;
	if (q->type && (!is_known_type(p, q->type) || is_being_defined(p, q->scope)))
		return false;
	if (q->type)
		report_error(p, id->name_begin, DIAG_no_such_member, class_word(p, type_strip(p, q->type, NULL)),
		             type_strip(p, q->type, NULL), ident_text(p, id->ident));
	else if (il_any_kind(il_scope(p->il, q->scope)->owner) == IL_namespace)
		report_error(p, id->name_begin, DIAG_no_such_namespace_member, il_scope(p->il, q->scope)->owner, ident_text(p, id->ident));
	else if (!may_be_builtin(ident_text(p, id->ident)))
		report_error(p, id->name_begin, DIAG_not_in_global_scope, ident_text(p, id->ident));
	return true;
}

bool is_unknown_qualifier(struct parser *p, u32 at)
{
	const struct token *first = &p->tokens[at];
	enum name_class class;

	if (first->kind != TOK_IDENTIFIER || first[1].kind != TOK_SCOPE || in_instance(p) || may_be_builtin(ident_text(p, first->value)) ||
	    lookup_unqualified(p, first->value, LOOKUP_BEFORE_SCOPE).class != NAME_NOT_FOUND)
		return false;
	class = lookup_unqualified(p, first->value, LOOKUP_ANY).class;
	return class == NAME_NOT_FOUND || class == NAME_VARIABLE || class == NAME_FIELD || is_function_name(class);
}

/* Whether the name at p, of nothing in the global scope, is the type of what another name follows: unless it is found without its ::. */
static bool declares_with_nothing(struct parser *p)
{
	return tok_ahead(p, 1) == TOK_IDENTIFIER && lookup_unqualified(p, tok_ident(p), LOOKUP_ANY).class == NAME_NOT_FOUND;
}

bool begins_with_unknown_qualifier(struct parser *p, u32 at)
{
	u32 end = p->at, global = p->tokens[at].kind == TOK_SCOPE;
	struct qualifier q;
	bool is_unknown;

	if (begins_with_member_of_unknown(p, at))
		return true;
	if (p->tokens[at + global].kind != TOK_IDENTIFIER || (!global && p->tokens[at + 1].kind != TOK_SCOPE) || !in_code(p))
		return false;
	if (!global && is_unknown_qualifier(p, at))
		return true;
	if (in_instance(p))
		return false;
	p->at = at;
	parse_qualifier(p, &q);
	is_unknown = q.missing || (q.scope == p->global_scope && tok(p) == TOK_IDENTIFIER && !may_be_builtin(ident_text(p, tok_ident(p))) &&
	                           lookup_qualified(p, &q, tok_ident(p), LOOKUP_ANY).class == NAME_NOT_FOUND && !declares_with_nothing(p));
	p->at = end;
	return is_unknown;
}

bool is_qualified_by_no_class(struct parser *p) { return is_compiled_once(p) && is_unknown_qualifier(p, p->at); }

/* What is in front of a :: is nothing that has names, or a class whose names are not known. */
static void report_qualifier(struct parser *p, const struct qualifier *q, u32 place)
{
	if (q->incomplete)
		report_with_type(p, DIAG_incomplete_type_not_allowed, place, type_strip(p, q->incomplete, NULL));
	else
		report_error(p, place, DIAG_unknown_qualifier);
}

bool report_missing_component(struct parser *p, const struct id_expression *id)
{
	const struct qualifier *q = &id->qualifier;
	enum diag_id message = q->incomplete ? DIAG_incomplete_type_not_allowed : DIAG_unknown_qualifier;

	if (!q->missing || !is_as_written(p))
		return false;
	if (token_at(p, id->begin) != p->unknown_name_end + 1 && /* no argument of another such name */
	    !diag_was_said(p->diag, message, q->missing))        /* arguments are read more than once */
		report_qualifier(p, q, q->missing);
	p->doubt = 0;
	return true;
}

/* Whether an instance is parsed whose errors are told. */
static bool in_told_instance(const struct parser *p) { return is_compiled_once(p) && (p->noted_instance || in_instance(p)); }

bool report_incomplete_in_instance(struct parser *p, const struct qualifier *q)
{
	u32 class = q->type ? type_strip(p, q->type, NULL) : 0;

	if (!in_told_instance(p) || q->scope || !is_class_type(p, class) || type_is_dependent(p, class) || !is_incomplete_class(p, class))
		return false;
	report_with_type(p, DIAG_incomplete_type_not_allowed, q->begin, class);
	return true;
}

bool is_member_of_no_class(struct parser *p, const struct id_expression *id)
{
	u32 first, ident;

	if (report_missing_component(p, id))
		return true;
	if (!id->qualifier.present || !id->qualifier.unknown || !is_as_written(p))
		return false;
	first = token_at(p, id->begin);
	ident = p->tokens[first].value;
	if (p->tokens[first].kind != TOK_IDENTIFIER || p->tokens[first + 1].kind != TOK_LESS || may_be_builtin(ident_text(p, ident)) ||
	    lookup_unqualified(p, ident, LOOKUP_ANY).class != NAME_NOT_FOUND)
		return false;
	if (p->template_depth && !p->class_depth && !is_before_cxx20(p)) /* it was looked at before */
		report_error(p, id->begin, DIAG_unknown_qualifier);
	report_error(p, id->begin, DIAG_no_template, ident_text(p, ident));
	p->doubt = 0;
	return true;
}

/* The first token behind the < at a token index that stands in no name, nor in the arguments of one. */
static u32 end_of_names(const struct parser *p, u32 at, u32 *depth)
{
	*depth = 1;
	while (p->tokens[++at].kind == TOK_IDENTIFIER || p->tokens[at].kind == TOK_SCOPE)
		if (p->tokens[at].kind == TOK_IDENTIFIER && p->tokens[at + 1].kind == TOK_LESS)
			at++, ++*depth;
	return at;
}

/* name::x, and x<3> or x<int>, whose arguments the reference takes for names. */
static void report_unknown_qualifier(struct parser *p, const struct id_expression *id)
{
	u32 less = id->has_args ? token_at(p, id->args.begin) : tok(p) == TOK_LESS ? p->at : 0, first = token_at(p, id->begin);
	u32 end, depth;

	if (first != p->unknown_name_end + 1) /* no argument of such a name */
		report_qualifier(p, &id->qualifier, id->qualifier.missing ? id->qualifier.missing : id->begin);
	p->doubt = 0; /* what follows is read as the reference does */
	p->unknown_name_end = less;
	p->wrong_argument = 0;
	if (!less)
		return;
	end = end_of_names(p, less, &depth);
	if (p->tokens[end].kind != TOK_GREATER && p->tokens[end].kind != TOK_COMMA && depth <= 8) {
		report_error(p, p->tokens[end].position, DIAG_exp_identifier);
		p->at = p->wrong_argument = end;
	} else if (p->tokens[end].kind == TOK_GREATER && depth == 1 && end > less + 1 && !p->greater_ends) {
		p->at = end; /* an operator */
	}
}

/* Whether it is what stands in front of the name that nothing declares. */
static bool lacks_qualifier(struct parser *p, const struct id_expression *id)
{
	u32 first = token_at(p, id->begin);

	if (id->qualifier.missing && !in_instance(p))
		return true;
	return p->tokens[first].kind == TOK_IDENTIFIER && is_unknown_qualifier(p, first);
}

void report_missing_name(struct parser *p, const struct id_expression *id)
{
	if (!in_code(p) && !in_told_instance(p))
		return;
	if (id->qualifier.present && lacks_qualifier(p, id))
		report_unknown_qualifier(p, id);
	else if (report_incomplete_in_instance(p, &id->qualifier) || report_not_found(p, id))
		p->doubt = 0;
}

void report_missing_type(struct parser *p, const struct id_expression *id)
{
	if (is_compiled_once(p))
		report_not_found(p, id);
}

bool stops_at_no_namespace(struct parser *p)
{
	struct qualifier q;
	u32 start = p->at, first = start + (tok(p) == TOK_SCOPE);
	bool is_missing;

	if (p->tokens[first].kind != TOK_IDENTIFIER || p->tokens[first + 1].kind != TOK_SCOPE || !is_as_written(p))
		return false;
	parse_qualifier(p, &q);
	is_missing = first > start && q.missing == p->tokens[first].position;
	p->at = start;
	if (!is_missing && (first > start || !is_unknown_qualifier(p, first)))
		return false;
	if (is_missing)
		report_error(p, q.missing, DIAG_not_in_global_scope, ident_text(p, p->tokens[first].value));
	else
		report_error(p, position(p), DIAG_exp_namespace_name);
	p->at = first + 1;
	return true;
}

void check_namespace_name(struct parser *p, const struct id_expression *id)
{
	bool is_missing = id->found.class == NAME_NOT_FOUND && !id->qualifier.unknown;

	if (report_missing_component(p, id) || !is_as_written(p) || !is_missing)
		return;
	if (is_missing && id->qualifier.present && lookup_qualified(p, &id->qualifier, id->ident, LOOKUP_ANY).class == NAME_NOT_FOUND)
		report_not_found(p, id);
	else
		report_error(p, id->begin, DIAG_exp_namespace_name);
}

/* What a class names in its using-declarations are members of its bases [namespace.udecl]/3. */
static bool check_using_in_class(struct parser *p, const struct id_expression *id)
{
	const struct qualifier *q = &id->qualifier;
	u32 from = q->type ? type_strip(p, q->type, NULL) : 0, errors = p->errors;
	struct member_access member;

	if (from && (id->ident == q->name || id->found.entity == il_any_of(IL_type, from))) /* constructors */
		return false;
	if (id->found.class == NAME_NOT_FOUND)
		return report_not_found(p, id);
	if (!from && q->scope) {
		report_error(p, id->begin, DIAG_exp_class_qualified_name);
	} else if (from && is_known_type(p, from) && p->class_type && id->found.class != NAME_UNKNOWN) {
		if (from == p->class_type || (is_class_type(p, from) && is_derived_from(p, p->class_type, from) == OUTCOME_FAILURE))
			report_error(p, id->begin, DIAG_using_of_no_base);
		else if (id->found.symbol && !p->symbols.at[id->found.symbol].next && member_access_of(p, id->found.entity, &member) &&
		         !is_in_template(p) && accessible_through(p, from, &member) == OUTCOME_FAILURE) {
			report_error(p, id->name_begin, DIAG_member_inaccessible, id->found.entity);
			return false; /* it is declared all the same */
		}
	}
	return p->errors > errors;
}

/* And elsewhere nothing does; since C++20 enumerators are no members. */
static bool check_using_outside(struct parser *p, const struct id_expression *id)
{
	u32 from = id->qualifier.type ? type_strip(p, id->qualifier.type, NULL) : 0, errors = p->errors;
	bool is_enumerator = id->found.class == NAME_VARIABLE && il_variable(p->il, il_any_index(id->found.entity))->flags & vf_enumerator;

	if (from && is_known_type(p, from) && is_class_type(p, from) && id->found.class != NAME_NOT_FOUND &&
	    (is_before_cxx20(p) || !is_enumerator))
		report_error(p, id->begin, DIAG_class_qualified_name);
	else if (!report_missing_component(p, id))
		report_not_found(p, id);
	return p->errors > errors;
}

bool check_using_name(struct parser *p, const struct id_expression *id, bool is_typename)
{
	u32 errors = p->errors;
	bool is_wrong = true;

	if (!is_as_written(p) || id->kind != ID_IDENTIFIER || is_typename)
		return false;
	if (!p->class_depth && is_in_template(p) && (!id->qualifier.scope || id->qualifier.type))
		return false;
	if (!id->qualifier.present && id->found.class == NAME_NAMESPACE)
		report_error(p, id->begin, DIAG_exp_qualified_name);
	else if (!id->qualifier.present && id->found.class == NAME_NOT_FOUND)
		report_error(p, id->begin, DIAG_undefined_identifier, ident_text(p, id->ident));
	else if (id->has_args && id->qualifier.present && !id->qualifier.unknown &&
	         !(id->qualifier.type && type_is_dependent(p, id->qualifier.type)))
		report_error(p, id->begin, DIAG_using_of_template_id);
	else
		is_wrong = p->scopes.at[declaration_scope(p)].kind == sck_class_struct_union ? check_using_in_class(p, id) :
		                                                                               check_using_outside(p, id);
	if (p->errors > errors)
		p->doubt = 0; /* all of it was read */
	return p->errors > errors && is_wrong;
}

void check_no_namespace(struct parser *p, const struct id_expression *id)
{
	if (id->found.class == NAME_NAMESPACE && p->routine && in_code(p) && !in_instance(p)) /* parameters are bound there alone */
		report_error(p, id->begin, DIAG_namespace_not_allowed);
}

/* ---- conversions ---- */

static bool is_scalar_type(struct parser *p, u32 type)
{
	const struct il_type *t = il_type(p->il, type_strip(p, type, NULL));

	return t->kind == tk_integer || t->kind == tk_float || (t->kind == tk_pointer && t->pointer_kind == pk_pointer) ||
	       t->kind == tk_ptr_to_member || t->kind == tk_nullptr;
}

/* Whether attributes of the variable or member that is named make its type another one: a vector. */
static bool has_attributed_type(const struct parser *p, const struct il_expr_node *node)
{
	if (il_is_member_access(node))
		node = il_expr_node(p->il, il_expr_node(p->il, node->first_operand)->next);
	switch (il_any_kind(node->target)) {
	case IL_variable: return attributes_change_type(p, il_variable(p->il, il_any_index(node->target))->first_attribute);
	case IL_field: return attributes_change_type(p, il_field(p->il, il_any_index(node->target))->first_attribute);
	default: return false;
	}
}

/* Whether the name of a function means no other one, and no template. */
static bool names_one_function(struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));
	const struct il_routine *routine = il_routine_of(p->il, record->target);

	return il_any_kind(record->target) == IL_routine && !is_overload_set(p, il_in_parentheses(p->il, node)) && !routine->class_type &&
	       !routine->template && !routine->template_info;
}

bool has_known_type(struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));
	u32 type = type_at(p, node);

	return is_known_type(p, type) && !has_attributed_type(p, record) && (record->kind != enk_routine || names_one_function(p, node)) &&
	       record->kind != enk_template_name && record->kind != enk_braced_init_list &&
	       (is_scalar_type(p, decayed_type(p, type)) || (is_class_type(p, type) && complete_class(p, type_strip(p, type, NULL))));
}

/* A string literal becomes a pointer to char all the same: that is deprecated. */
bool is_string_literal(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));

	return record->kind == enk_constant && record->constant && il_constant(p->il, record->constant)->kind == ck_string;
}

bool is_literal_for_characters(struct parser *p, u32 node, u32 type)
{
	u32 to = is_string_literal(p, node) ? pointed_to(p, type) : 0;

	return to && type_strip(p, to, NULL) == type_strip(p, pointed_to(p, type_at(p, node)), NULL);
}

bool is_void(struct parser *p, u32 node)
{
	u32 type = type_at(p, node);

	return type && il_type(p->il, type_strip(p, type, NULL))->kind == tk_void && il_expr_node(p->il, node)->kind != enk_throw;
}

struct conversion conversion_of(struct parser *p, u32 node, u32 type, bool is_moved)
{
	struct source source = source_of_node(p, node), moved = source;
	struct conversion conversion = { .kind = CONVERSION_NONE };

	moved.category = vc_xvalue;
	if (is_moved)
		conversion = implicit_conversion(p, &moved, unqualified_type(p, type, NULL));
	return conversion.kind == CONVERSION_NONE ? implicit_conversion(p, &source, unqualified_type(p, type, NULL)) : conversion;
}

bool is_vector_type(const struct parser *p, u32 type) { return il_type(p->il, type_strip(p, type, NULL))->kind == tk_vector; }

bool is_vector_operand(struct parser *p, u32 node)
{
	u32 type = type_at(p, node);

	return is_known_type(p, type) && is_vector_type(p, type) &&
	       !has_attributed_type(p, il_expr_node(p->il, il_in_parentheses(p->il, node)));
}

bool is_of_unknown_mode(const struct parser *p, u32 type) { return attributed_typedef(p, type) && !is_vector_type(p, type); }

/* A number that an operator gives, of which the reference makes no pointer even if it is zero; g++ may. */
static bool is_computed_number(struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);

	while (record->kind == enk_operation && record->operation == eok_parens)
		record = il_expr_node(p->il, record->first_operand);
	return record->kind == enk_operation && (il_operation_class(record->operation) || record->operation == eok_not) &&
	       !in_instance(p) && has_known_type(p, node) && il_type(p->il, type_strip(p, type_at(p, node), NULL))->kind == tk_integer;
}

/* Certainly not, by whatever conversion. */
bool cannot_convert(struct parser *p, u32 node, u32 type, bool is_moved)
{
	if (!is_known_type(p, type) || has_placeholder(p, type) ||
	    !(has_known_type(p, node) || is_vector_operand(p, node) || is_void(p, node)) ||
	    !(is_scalar_type(p, type) || is_vector_type(p, type)) || is_of_unknown_mode(p, type) ||
	    is_of_unknown_mode(p, type_at(p, node)) || is_literal_for_characters(p, node, type))
		return false;
	if (il_type(p->il, type_strip(p, type, NULL))->kind == tk_pointer && !is_reference_type(p, type) && is_computed_number(p, node))
		return true;
	return conversion_of(p, node, type, is_moved).kind == CONVERSION_NONE;
}

enum { MOST_POINTERS = 8 };

/* Whether pointers to pointers differ in qualifiers that are added without a const at each level above [conv.qual]: a warning. */
static bool adds_qualifiers(struct parser *p, u32 from, u32 to)
{
	u32 depth, from_cv, to_cv;

	if (are_similar_types(p, from, to) != OUTCOME_SUCCESS) /* arrays of as many elements, too */
		return false;
	for (depth = 0; depth < MOST_POINTERS; depth++) {
		from = pointed_to(p, from);
		to = pointed_to(p, to);
		if (!from || !to)
			return false;
		from_cv = to_cv = 0;
		from = unqualified_type(p, from, &from_cv);
		to = unqualified_type(p, to, &to_cv);
		if (from_cv & ~to_cv)
			return false;
		if (type_canonical(p, from) == type_canonical(p, to))
			return true;
	}
	return false;
}

/* A pointer to a function as void *: a warning, too. */
static bool is_function_for_void(struct parser *p, u32 from, u32 to)
{
	u32 function = pointed_to(p, from), target = pointed_to(p, to);

	return function && target && il_type(p->il, type_strip(p, function, NULL))->kind == tk_routine &&
	       il_type(p->il, type_strip(p, target, NULL))->kind == tk_void;
}

void report_conversion(struct parser *p, u32 node, u32 type, enum conversion_context context)
{
	static const u16 messages[][2] = {
		[CONVERT_INITIALIZER] = { DIAG_bad_initializer_type, DIAG_qualifiers_of_initializer },
		[CONVERT_ARGUMENT] = { DIAG_incompatible_param, DIAG_qualifiers_of_argument },
		[CONVERT_RETURN] = { DIAG_bad_return_value_type, DIAG_qualifiers_of_returned },
		[CONVERT_DIRECT] = { DIAG_bad_initializer_type, DIAG_qualifiers_of_initializer },
		[CONVERT_MEMBER] = { DIAG_bad_initializer_type, DIAG_qualifiers_of_initializer },
		[CONVERT_DEFAULT_ARGUMENT] = { DIAG_incompatible_default_argument },
		[CONVERT_TEMPLATE_ARGUMENT] = { DIAG_incompatible_template_argument },
	};
	u32 from = decayed_type(p, type_at(p, node));

	if (messages[context][1] && (adds_qualifiers(p, from, type) || is_function_for_void(p, from, type)))
		diag_report(p->diag, (enum diag_id)messages[context][1], begin_of(p, node), from, type);
	else if (is_class_type(p, from))
		report_error(p, begin_of(p, node), DIAG_no_conversion_function, from, type_without_reference(p, type));
	else
		report_error(p, begin_of(p, node), (enum diag_id)messages[context][0], from, type);
	if (node && context != CONVERT_ARGUMENT)
		diag_move(p->diag, il_expr_node(p->il, node)->range_end); /* behind what is said of parts of it */
}

bool check_incomplete_parameter(struct parser *p, u32 node, u32 type)
{
	bool is_list = il_expr_node(p->il, node)->kind == enk_braced_init_list;

	if (!is_list && (!type_at(p, node) || type_at(p, node) == p->error_type ||
	                 (is_class_type(p, type_at(p, node)) && il_expr_node(p->il, node)->value_category == vc_prvalue)))
		return false; /* it was said that there can be no such object */
	if (!is_class_type(p, type) || complete_class(p, type_strip(p, type, NULL)) || !is_incomplete_class(p, type))
		return false;
	report_with_type(p, is_list ? DIAG_list_of_incomplete_type : DIAG_conversion_to_incomplete_class, begin_of(p, node), type);
	return true;
}

void check_conversion_to(struct parser *p, u32 node, u32 type, enum conversion_context context)
{
	bool is_moved = context == CONVERT_RETURN && is_moved_from(p, node);

	if (!node || !in_code_or_initializer(p) || !is_known_type(p, type) || has_placeholder(p, type) ||
	    (context == CONVERT_DIRECT && may_convert_directly(p, node, type)))
		return;
	if (context == CONVERT_ARGUMENT && check_incomplete_parameter(p, node, type))
		return;
	if (il_expr_node(p->il, node)->kind == enk_braced_init_list) {
		check_copied_braces(p, node, type_without_reference(p, type));
		return;
	}
	if (check_overloaded_conversion(p, node, type, begin_of(p, node)) || check_class_value(p, node, type, context == CONVERT_DIRECT) ||
	    check_base_conversion(p, node, type) || check_array_value(p, node, type, context))
		return;
	if (is_reference_type(p, type)) {
		check_binding(p, node, type, context);
		return;
	}
	if (is_class_type(p, type) && context == CONVERT_ARGUMENT) {
		check_copied_argument(p, node, type);
		return;
	}
	if (is_class_type(p, type)) {
		check_copy(p, node, type, is_moved);
		return;
	}
	if (cannot_convert(p, node, type, is_moved))
		report_conversion(p, node, type, context);
}

/* Whether there is no object that this points to; friends defined in a class are not looked at. */
static bool certainly_lacks_this(const struct parser *p)
{
	const struct il_routine *routine = il_routine(p->il, p->routine);

	if (!is_compiled_once(p))
		return false;
	if (p->class_type && p->class_around_default == p->class_type && routine->class_type != p->class_type)
		return true; /* a default argument or a static member [expr.prim.this] */
	if (!recording(p) || (!p->routine && is_inside_class_of(p, p->global_scope)))
		return false;
	return !p->class_type || (routine->class_type == p->class_type && routine->flags & rf_static_member);
}

/* Whether a class, or one derived from it, is around the class that p is in, which does not have it for a base itself. */
static bool is_of_class_around(struct parser *p, u32 class)
{
	u32 scope = il_type(p->il, p->class_type)->parent_scope;
	bool is_around = false;

	if (class == p->class_type || !is_known_type(p, class) || !is_known_type(p, p->class_type) ||
	    is_derived_from(p, p->class_type, class) != OUTCOME_FAILURE)
		return false;
	for (; scope && !is_around; scope = p->scopes.at[scope].parent) {
		u32 outer = p->scopes.at[scope].kind == sck_class_struct_union ? p->scopes.at[scope].type : 0;

		is_around = outer && (outer == class || (is_known_type(p, outer) && is_derived_from(p, outer, class) == OUTCOME_SUCCESS));
	}
	return is_around;
}

/* Whether there is no object that a member of a class could be one of: this points to none, or to one of a class within that class. */
static bool certainly_lacks_object(struct parser *p, u32 class)
{
	const struct il_routine *routine = il_routine(p->il, p->routine);

	if (certainly_lacks_this(p))
		return true;
	return p->class_type && routine->class_type == p->class_type && !(routine->flags & rf_static_member) && in_plain_code(p) &&
	       is_of_class_around(p, class);
}

static bool is_in_lambda_body(const struct parser *p)
{
	const struct il_lambda *lambda = il_lambda(p->il, p->lambda);

	return lambda->body_begin && lambda->enclosing_routine == p->routine;
}

bool check_this(struct parser *p, bool is_capture)
{
	bool is_missing = certainly_lacks_this(p);

	if (is_missing)
		report_error(p, position(p), !is_capture && is_in_lambda_body(p) ? DIAG_this_in_lambda : DIAG_this_outside_member);
	return is_missing;
}

/* ---- operators ---- */

/* Whether it is an element of an array, or in one: for the reference an lvalue whatever the array is. */
static bool is_element(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));

	while (record->kind == enk_operation && record->operation == eok_dot_field)
		record = il_expr_node(p->il, il_in_parentheses(p->il, record->first_operand));
	return record->kind == enk_operation && record->operation == eok_subscript;
}

static bool is_unmodifiable(struct parser *p, u32 node)
{
	u32 cv = 0, type = type_at(p, node);
	u8 category = il_expr_node(p->il, node)->value_category, kind;

	if (!is_known_type(p, type))
		return false;
	kind = il_type(p->il, unqualified_type(p, type, &cv))->kind;
	if (category == vc_lvalue)
		return (cv & tyf_const || kind == tk_array || kind == tk_routine) && !is_in_template(p);
	if (category == vc_xvalue)
		return is_scalar_type(p, type) && !in_instance(p) && !is_element(p, node);
	return category == vc_prvalue && is_scalar_type(p, type);
}

u32 operator_position(const struct parser *p, u32 left) { return p->tokens[token_at(p, il_expr_node(p->il, left)->range_end)].position; }

/* Vectors that the reference assigns to one another though they are of other types: both of integers or both of floating numbers, and of
 * as many bytes, as their alignment says. */
static bool are_vectors_of_one_size(struct parser *p, u32 left, u32 right)
{
	const struct il_type *a = il_type(p->il, type_strip(p, type_at(p, left), NULL));
	const struct il_type *b = il_type(p->il, type_strip(p, type_at(p, right), NULL));

	return a->kind == tk_vector && b->kind == tk_vector && il_type(p->il, a->type)->kind == il_type(p->il, b->type)->kind &&
	       a->alignment == b->alignment;
}

static void report_assigned(struct parser *p, u32 left, u32 from)
{
	if (adds_qualifiers(p, from, type_at(p, left)) || is_function_for_void(p, from, type_at(p, left)))
		diag_report(p->diag, DIAG_qualifiers_of_assigned, operator_position(p, left), from, type_at(p, left));
	else
		report_error(p, operator_position(p, left), DIAG_bad_assignment_type, from, type_at(p, left));
	diag_move(p->diag, end_of_last(p)); /* behind what is said of the operands */
}

/* A __constant__ variable, of which cu-check says that it cannot be changed. */
static bool is_constant_memory(const struct parser *p, u32 node)
{
	const struct il_expr_node *name = il_expr_node(p->il, il_in_parentheses(p->il, node));
	const struct il_variable *variable;

	if (name->kind != enk_variable || il_any_kind(name->target) != IL_variable)
		return false;
	variable = il_variable(p->il, il_any_index(name->target));
	return variable->memory_space & ms_constant && stripped_type(p, variable->type)->pointer_kind == pk_pointer;
}

/* A list that is assigned to what is no class has one element at most [expr.ass]/10. */
static void check_single_value(struct parser *p, u32 list)
{
	u32 first = il_expr_node(p->il, list)->first_operand, second = first ? il_expr_node(p->il, first)->next : 0;

	if (second && !is_in_template(p))
		report_error(p, begin_of(p, second), DIAG_too_many_initializers);
}

bool check_modification(const struct typing *t)
{
	struct parser *p = t->p;
	u32 left = t->operand[0], right = t->operand[1];

	if (!il_is_modifying(t->node->operation) || !in_code(p) || is_class_type(p, type_at(p, left)))
		return true;
	if (is_unmodifiable(p, left)) {
		report_error(p, begin_of(p, left), DIAG_exp_modifiable_lvalue);
		return false;
	} else if (is_constant_memory(p, left)) {
		return p->replaying || in_instance(p); /* nothing is converted to it */
	} else if (t->node->operation == eok_assign && right && il_expr_node(p->il, right)->kind == enk_braced_init_list) {
		u32 errors = p->errors;

		check_single_value(p, right);
		if (p->errors == errors)
			check_list_initialization(p, right, type_at(p, left));
	} else if (t->node->operation == eok_assign && right &&
	           !has_attributed_type(p, il_expr_node(p->il, il_in_parentheses(p->il, left))) &&
	           cannot_convert(p, right, type_at(p, left), false) && !are_vectors_of_one_size(p, left, right)) {
		u32 from = decayed_type(p, type_at(p, right));

		if (is_class_type(p, type_at(p, right)))
			report_error(p, begin_of(p, right), DIAG_no_conversion_function, type_at(p, right), type_at(p, left));
		else
			report_assigned(p, left, from);
	} else if (t->node->operation == eok_assign && right && !check_class_value(p, right, type_at(p, left), false)) {
		check_base_conversion(p, right, type_at(p, left));
	}
	return true;
}

/* ---- calls ---- */

/* Lists for an ellipsis: from this argument on. */
static void check_ellipsis(struct parser *p, u32 argument)
{
	for (; argument; argument = il_expr_node(p->il, argument)->next)
		if (il_expr_node(p->il, argument)->kind == enk_braced_init_list)
			report_error(p, begin_of(p, argument), DIAG_list_for_ellipsis);
}

/* Where the ) of a call is, or the source ends without it. */
static u32 close_of_call(const struct parser *p, const struct il_expr_node *call)
{
	return call->range_end - (call->range_end < p->il->source_size || p->il->source[call->range_end - 1] == ')');
}

/* The last error, about a call, comes behind what is said of its arguments: the call was read to its end. */
static void move_behind_arguments(struct parser *p, const struct il_expr_node *call) { diag_move(p->diag, close_of_call(p, call)); }

/* The same of what is said of arguments: for a member function before a ) is missed. */
static void move_before_end(struct parser *p, const struct il_expr_node *call)
{
	u32 last = il_expr_node(p->il, call->first_operand)->next;

	while (last && il_expr_node(p->il, last)->next)
		last = il_expr_node(p->il, last)->next;
	if (last && il_is_member_access(il_expr_node(p->il, call->first_operand)) && p->il->source[call->range_end - 1] != ')')
		diag_move(p->diag, il_expr_node(p->il, last)->range_end - 1);
	else
		move_behind_arguments(p, call);
}

static void check_argument(struct parser *p, const struct il_expr_node *call, u32 argument, u32 type)
{
	u32 errors = p->errors;

	check_conversion_to(p, argument, type, CONVERT_ARGUMENT);
	if (p->errors > errors)
		move_before_end(p, call);
}

/* Whether the object is more const or volatile than the member function allows [class.mfct.non.static]. */
static void check_object(struct parser *p, const struct il_expr_node *call, u32 routine, const struct arguments *arguments)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 flags = il_type(p->il, type_strip(p, record->type, NULL))->flags, cv = 0;
	struct buffer function = { 0 };

	if (!record->class_type || record->flags & rf_static_member || !arguments->has_object || record->special_kind == sfk_destructor ||
	    !is_known_type(p, arguments->object.type))
		return;
	unqualified_type(p, arguments->object.type, &cv);
	if (!(cv & tyf_const && !(flags & tyf_fn_const)) && !(cv & tyf_volatile && !(flags & tyf_fn_volatile)))
		return;
	il_add_function_name(p->il, il_any_of(IL_routine, routine), &function);
	report_error(p, begin_of(p, call->first_operand), DIAG_object_qualifiers, function.text);
	move_behind_arguments(p, call);
	buffer_free(&function);
	add_object_type(p, arguments->object.type);
}

/* The arguments that a function of the type has parameters for; returns the first one beyond these. */
static u32 check_values_of_parameters(struct parser *p, const struct il_expr_node *call, const struct il_type *function)
{
	u32 argument = il_expr_node(p->il, call->first_operand)->next, param = function->first_param;

	for (; param && argument; param = il_param_type(p->il, param)->next, argument = il_expr_node(p->il, argument)->next)
		check_argument(p, call, argument, il_param_type(p->il, param)->type);
	if (function->flags & tyf_ellipsis)
		check_ellipsis(p, argument);
	return argument;
}

/* argument: the first one too many; 0: there are too few. */
static void report_count(struct parser *p, const struct il_expr_node *call, u32 argument)
{
	report_error(p, argument ? begin_of(p, argument) : close_of_call(p, call),
	             argument ? DIAG_too_many_arguments : DIAG_too_few_arguments);
	move_before_end(p, call);
}

enum call_check check_arguments(struct parser *p, const struct il_expr_node *call, u32 routine, const struct arguments *arguments)
{
	const struct il_type *function = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL));
	u32 count = node_count(p, il_expr_node(p->il, call->first_operand)->next), errors = p->errors;
	u32 argument = check_values_of_parameters(p, call, function);
	bool exceeds = false;

	if (!accepts_count(p, routine, count)) {
		exceeds = argument && function->first_param && p->errors == errors;
		report_count(p, call, argument);
	}
	check_object(p, call, routine, arguments);
	return exceeds ? CALL_EXCEEDS : p->errors > errors ? CALL_REFUSED : CALL_FITS;
}

/* The arguments up to the first pack expansion, of those that depend on template parameters only how many they are; returns the first one
 * that no parameter is for. *count: how many came before it. */
static u32 check_arguments_of_pattern(struct parser *p, const struct il_expr_node *call, const struct il_type *function, u32 *count)
{
	u32 argument = il_expr_node(p->il, call->first_operand)->next, param = function->first_param;

	for (*count = 0; argument && (param || function->flags & tyf_ellipsis); argument = il_expr_node(p->il, argument)->next, ++*count) {
		const struct il_expr_node *node = il_expr_node(p->il, argument);

		if (node->operation == eok_pack_expansion)
			break;
		if (param && !(node->flags & exf_dependent))
			check_argument(p, call, argument, il_param_type(p->il, param)->type);
		param = param ? il_param_type(p->il, param)->next : 0;
	}
	return argument;
}

bool check_call_in_pattern(struct parser *p, const struct il_expr_node *call, u32 function, u32 routine, const struct arguments *arguments)
{
	const struct il_type *type = il_type(p->il, type_strip(p, function, NULL));
	const struct il_routine *record = il_routine(p->il, routine);
	u32 count, argument, param, wanted = 0;

	if (record->class_type && !(record->flags & rf_static_member) && !arguments->has_object && certainly_lacks_this(p)) {
		report_error(p, begin_of(p, call->first_operand), DIAG_member_without_object);
		return false;
	}
	argument = check_arguments_of_pattern(p, call, type, &count);
	for (param = type->first_param; param; param = il_param_type(p->il, param)->next)
		wanted++;
	if (argument ? il_expr_node(p->il, argument)->operation != eok_pack_expansion :
	    routine  ? !accepts_count(p, routine, count) :
	               count < wanted)
		report_count(p, call, argument);
	if (routine)
		check_object(p, call, routine, arguments);
	return true;
}

bool check_pointed_call(const struct typing *t, u32 function)
{
	struct parser *p = t->p;
	const struct il_type *type = il_type(p->il, function);
	u32 first = il_expr_node(p->il, t->operand[0])->next, count = node_count(p, first), wanted = 0, param, argument, errors = p->errors;

	if (!in_code(p) || !is_known_type(p, function) || has_expansion(p, first) || has_wrong_argument(p, first))
		return true;
	for (param = type->first_param; param; param = il_param_type(p->il, param)->next)
		wanted++;
	argument = check_values_of_parameters(p, t->node, type);
	if (count < wanted || (count > wanted && !(type->flags & tyf_ellipsis)))
		report_count(p, t->node, argument);
	return p->errors == errors;
}

/* ---- functions by name ---- */

/* Where the reference declares what is undefined at a place in a class's scope: around the class where a member is initialized, which it
 * reads behind the class; nowhere in default arguments, 0. */
static u32 scope_of_undefined_in_class(const struct parser *p, u32 scope, u32 place)
{
	const struct scope_state *state = &p->scopes.at[scope];
	u32 info = state->type ? il_type(p->il, state->type)->class_info : 0;
	bool is_static = info && il_class_info(p->il, info)->body_end && il_class_info(p->il, info)->body_end < place;

	if (il_any_kind(p->value_owner) == IL_parameter)
		return 0;
	if (is_static)
		return enclosing_namespace_scope(p, scope);
	while (il_any_kind(p->value_owner) == IL_field &&
	       (p->scopes.at[scope].kind == sck_class_struct_union || p->scopes.at[scope].kind == sck_template_declaration))
		scope = p->scopes.at[scope].parent;
	return scope;
}

void report_undefined(struct parser *p, u32 position, u32 ident, u32 node)
{
	u32 scope = p->unbound_parameters ? 0 : declaration_scope(p);

	if (scope && scope == p->head_scope && !il_scope(p->il, scope)->first_entry)
		scope = p->scopes.at[scope].parent; /* a for that declares nothing is no scope for the reference */
	if (scope && p->scopes.at[scope].kind == sck_class_struct_union)
		scope = scope_of_undefined_in_class(p, scope, position);
	if (check_unclosed_arguments(p, position))
		scope = 0;
	else
		report_error(p, position, DIAG_undefined_identifier, ident_text(p, ident));
	if (p->doubt == p->at && is_compiled_once(p))
		p->doubt = 0; /* it is read as an expression, here as in the reference */
	if (!p->tentative && (!p->silent || p->noted_instance) && node && scope)
		bind(p, scope, ident, il_any_of(IL_expr_node, node));
}

void note_undefined_callee(struct parser *p, u32 node)
{
	if (p->doubt == p->at && is_compiled_once(p))
		p->doubt = 0;
	p->undefined_callee = (struct undefined_callee){ node, p->errors };
}

/* Whether the arguments of a call have errors, so that they find nothing. */
static bool has_wrong_arguments(const struct parser *p, u32 callee)
{
	return callee == p->undefined_callee.node && p->errors > p->undefined_callee.errors;
}

/* Whether a call in a template can be looked at as it is written [temp.dep]/2. */
static bool has_no_dependent_argument(struct parser *p, u32 argument)
{
	for (; argument; argument = il_expr_node(p->il, argument)->next)
		if (il_expr_node(p->il, argument)->flags & exf_dependent || !(is_known_type(p, type_at(p, argument)) || p->errors))
			return false; /* after errors an unknown type is taken for one of them */
	return true;
}

/* Whether what the arguments of a call find [basic.lookup.argdep] does not matter, as nothing has such a name. */
static bool has_unused_name(struct parser *p, const struct il_expr_node *name)
{
	return !(p->lexed.identifiers.at[identifier_of(p, il_text(p->il, name->name))].flags & IDF_NAMES_ENTITY);
}

/* Whether the class around an instance has such a member, which the reference finds also in bases that depend on parameters. */
static bool is_member_around(struct parser *p, const struct il_expr_node *name)
{
	u32 scope = p->class_type ? scope_for_lookup(p, p->class_type) : 0;

	return scope && lookup_in_scope(p, scope, identifier_of(p, il_text(p->il, name->name)), LOOKUP_ANY).class != NAME_NOT_FOUND;
}

/* Device compilers have functions that nothing declares, as __match32_any_sync, and say themselves which they have. */
static bool may_be_builtin_function(struct parser *p, const char *text)
{
	return may_be_builtin(text) || (text[0] == '_' && text[1] == '_' && !p->default_device && (p->used_bodies || is_device_half(p)));
}

/* Of what is called in decltype or sizeof of a declaration the arguments may not be known. */
static bool is_undefined_in_declarator(struct parser *p, const struct il_expr_node *name, u32 name_index)
{
	return name_index == p->undefined_callee.node && is_as_written(p) && recording(p) && !is_in_template(p) && has_unused_name(p, name);
}

/* A name that nothing declares, nor do the arguments of the call find anything. */
static bool is_undefined(struct parser *p, const struct il_expr_node *name, u32 name_index, u32 argument, const struct candidate_set *set)
{
	const u32 others = exf_dependent | exf_qualified_name | exf_global_scope | exf_member_name | exf_parenthesized |
	                   (is_before_cxx20(p) ? exf_template_id : 0);

	return name->kind == enk_error && name->name && !(name->flags & others) &&
	       (in_code(p) || is_undefined_in_declarator(p, name, name_index)) &&
	       (!in_instance(p) || (p->noted_instance && !is_member_around(p, name))) &&
	       (!set->incomplete || has_wrong_arguments(p, name_index) || has_unused_name(p, name)) && !set->list.count &&
	       !may_be_builtin_function(p, il_text(p->il, name->name)) && (!is_in_template(p) || has_no_dependent_argument(p, argument));
}

u32 place_of_callee(const struct parser *p, const struct il_expr_node *name)
{
	if (!(name->flags & exf_qualified_name) || name->flags & exf_template_id)
		return name->range_begin;
	return p->tokens[token_at(p, name->range_end) - 1].position;
}

/* A launch without arguments: k<<<1, 1>>>; what follows is not taken for some. */
static bool lacks_arguments(const struct parser *p, const struct il_expr_node *call)
{
	return call->flags & exf_launch && !il_expr_node(p->il, call->first_operand)->next &&
	       p->tokens[token_at(p, il_extra_of(p->il, call)->config_end)].kind != TOK_LPAREN;
}

bool is_wrong_callee(const struct parser *p, const struct il_expr_node *name)
{
	return name->kind == enk_routine && name->type == p->error_type && il_any_kind(name->target) == IL_routine &&
	       !type_is_unknown(p, il_routine_of(p->il, name->target)->type);
}

/* Whether the function that was found, through a class, may be named there [class.access]; else that is said. */
static bool check_found_access(struct parser *p, const struct il_expr_node *callee, const struct il_expr_node *name, u32 routine, u32 class)
{
	if (!in_plain_code(p) || check_protected_function(p, callee, name, routine) ||
	    !is_inaccessible_function(p, callee, name, routine, class))
		return true;
	report_error(p, place_of_callee(p, name), DIAG_member_inaccessible, il_any_of(IL_routine, routine));
	return false;
}

enum call_check check_candidates(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name,
                                 const struct candidate_set *set, const struct arguments *arguments)
{
	const struct candidate *first = set->list.at;
	u32 argument = il_expr_node(p->il, call->first_operand)->next, errors = p->errors;
	u32 callee = il_expr_node(p->il, call->first_operand) == name ? call->first_operand : 0;
	enum call_check check;

	if (is_undefined(p, name, callee, argument, set)) {
		report_undefined(p, name->range_begin, identifier_of(p, il_text(p->il, name->name)), callee);
		diag_move(p->diag, call->range_end); /* behind what is said about the arguments */
		return CALL_REFUSED;
	}
	if (!in_code(p) || set->incomplete || !set->list.count || !first->routine || first->template || lacks_arguments(p, call) ||
	    (call->flags & exf_launch && is_in_template(p) && il_routine(p->il, first->routine)->execution_space & es_global))
		return CALL_FITS; /* cu-check looks at launches in templates */
	for (; argument; argument = il_expr_node(p->il, argument)->next)
		if (!is_known_type(p, type_at(p, argument)) && il_expr_node(p->il, argument)->kind != enk_braced_init_list &&
		    !is_overloaded_name(p, argument))
			return CALL_FITS;
	if (set->list.count > 1) {
		check_overloads(p, call, name, set, arguments);
		return p->errors > errors ? CALL_REFUSED : CALL_FITS;
	}
	if (is_wrong_callee(p, name) || !check_constraints_of_call(p, call, name, set, arguments) ||
	    !check_defaults_of_pattern(p, call, name, set, arguments))
		return CALL_REFUSED;
	check = check_arguments(p, call, first->routine, arguments);
	if (check != CALL_FITS) /* a name that means one function alone was found whatever the arguments are */
		check_found_access(p, il_expr_node(p->il, call->first_operand), name, first->routine, first->class);
	return check;
}

/* ---- functions that were found ---- */

void report_deleted(struct parser *p, u32 routine, u32 place)
{
	const struct il_routine *record = il_routine(p->il, routine);

	/* of an instance it is not known whether an argument depended on a parameter, for which such functions are looked up there alone */
	if (p->noted_instance && !record->class_type && record->position > place)
		return; /* [temp.nondep] */
	report_error(p, place, record->flags & rf_implicit ? DIAG_implicit_function_deleted : DIAG_function_deleted,
	             il_any_of(IL_routine, routine));
}

void check_member_has_object(struct parser *p, il_any entity, u32 place)
{
	u32 class = il_any_kind(entity) == IL_field ? il_field(p->il, il_any_index(entity))->class_type : 0;

	if (class && !(il_type(p->il, class)->entity & enf_unnamed) && (p->evaluation == evk_evaluated || p->evaluation == evk_discarded) &&
	    certainly_lacks_object(p, class)) /* those of an anonymous union are variables */
		report_error(p, place, DIAG_member_without_object);
}

/* Whether a function that is called returns a class which is not defined so far [basic.lval]/9: that is said once. */
static bool check_result_complete(struct parser *p, u32 routine, u32 result, u32 place)
{
	if (p->evaluation != evk_evaluated || !is_known_type(p, result) || !is_class_type(p, result))
		return false;
	require_class(p, result, place);
	if (!is_incomplete_class(p, result))
		return false;
	if (p->undefined_result != routine)
		report_error(p, place, DIAG_incomplete_result, il_any_of(IL_routine, routine), result);
	p->undefined_result = routine;
	return true;
}

/* The same of a function whose result would be deduced and that has no body so far [dcl.spec.auto]/11. */
static bool check_result_known(struct parser *p, u32 routine, const struct il_expr_node *name)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 result = il_type(p->il, type_strip(p, record->type, NULL))->type, place = place_of_callee(p, name);

	if (check_result_complete(p, routine, result, p->tokens[token_at(p, name->range_end)].position))
		return true;

	if (record->flags & (rf_has_body | rf_implicit | rf_defaulted | rf_deleted) ||
	    record->entity & (enf_is_template | enf_member_of_template | enf_instantiation) || record->template_info ||
	    !(record->entity & enf_in_user_file) || type_strip(p, result, NULL) != p->auto_type || p->undefined_result == routine)
		return false;
	p->undefined_result = routine;
	report_error(p, place, DIAG_result_not_deduced, il_any_of(IL_routine, routine));
	return true;
}

bool check_resolution(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *callee, const struct il_expr_node *name,
                      struct candidate_set *set, const struct arguments *arguments, const struct resolution *r)
{
	const struct il_routine *routine = il_routine(p->il, r->best.routine);

	if (!in_code(p))
		return false;
	if (r->outcome == OUTCOME_FAILURE && set->list.count) {
		return check_ambiguous_call(p, call, name, set, arguments);
	} else if (r->outcome == OUTCOME_SUCCESS && r->best.routine && callee == name && routine->class_type &&
	           !(routine->flags & rf_static_member) && certainly_lacks_object(p, routine->class_type)) {
		bool is_accessible = check_found_access(p, callee, name, r->best.routine, r->best.class);

		report_error(p, begin_of(p, call->first_operand), DIAG_member_without_object);
		if (!is_accessible)
			diag_move(p->diag, place_of_callee(p, name)); /* behind a word on access */
	} else if (r->outcome == OUTCOME_SUCCESS && r->best.routine && check_result_known(p, r->best.routine, name)) {
		return false;
	} else if (r->outcome == OUTCOME_SUCCESS && r->best.routine && routine->flags & rf_deleted) {
		check_found_access(p, callee, name, r->best.routine, r->best.class);
		report_deleted(p, r->best.routine, place_of_callee(p, name));
		diag_move(p->diag, call->range_end); /* behind a word on execution spaces */
	} else if (r->outcome == OUTCOME_SUCCESS && r->best.routine) {
		check_found_access(p, callee, name, r->best.routine, r->best.class);
	}
	return false;
}
