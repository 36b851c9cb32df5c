/* What the arguments of a template become: those that are not given are taken from default arguments [temp.param]/9, and those that are no
 * types get the types that their parameters have with the others [temp.deduct]/5. Both are parsed again; what came of that is remembered,
 * for the same arguments are asked about again and again. */
#include "instantiate.h"
#include "packs.h"
#include "../overload/conversion.h"
#include "../typing/typing.h"

#include <stdlib.h>

enum { FOR_EVER = 0 };
/* What became of the arguments for a template: of each in filled_sets.arguments, from first on. */
struct filled_set {
	u32 template, decl, first;
	u32 declared;        /* if there are no arguments: they fail for as long as p->declared + 1 is that, or FOR_EVER */
	u32 failed_argument; /* see struct parser */
	u8 outcome;
};
struct filled_argument {
	u32 given, given_elements, first; /* lists of template_args that are kept, before and after */
	bool was_known;
};
struct filled_sets {
	VEC(struct filled_set) sets; /* set 0 is none */
	VEC(struct filled_argument) arguments;
	struct il_map map; /* to sets, by hash */
};

/* ---- where parameters are declared ---- */

/* The declarations of what a template is a template of. */
static u32 first_declaration(const struct parser *p, const struct il_template *template)
{
	u32 pattern = il_any_index(template->prototype);

	switch (il_any_kind(template->prototype)) {
	case IL_type: return il_type(p->il, pattern)->first_decl;
	case IL_routine: return il_routine(p->il, pattern)->first_decl;
	case IL_variable: return il_variable(p->il, pattern)->first_decl;
	default: return template->first_decl;
	}
}

/* The declaration of the template whose parameter list has that place, or 0. */
static u32 declaration_around(const struct parser *p, const struct il_template *template, u32 position)
{
	u32 index = first_declaration(p, template);

	for (; index; index = il_full_entity_decl_info(p->il, index)->next) {
		u32 decl = il_full_entity_decl_info(p->il, index)->template_decl;
		const struct il_template_decl *head = il_template_decl(p->il, decl);

		if (decl && head->params_begin < position && position < head->params_end)
			return index;
	}
	return 0;
}

u32 head_around(const struct parser *p, const struct il_template *template, u32 position)
{
	u32 declaration = declaration_around(p, template, position);

	return declaration ? il_full_entity_decl_info(p->il, declaration)->template_decl : template->decl;
}

/* A scope that binds the parameters of that declaration: around it is the class whose friend that declares, perhaps. */
static u32 scope_around(struct parser *p, const struct il_template *template, u32 position, const struct argument_set *set)
{
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(p->il, declaration_around(p, template, position));
	u32 around = set->around ? set->around : decl->flags & dcf_friend ? decl->scope : template->parent_scope;

	return bind_arguments(p, around, head_around(p, template, position), set);
}

/* ---- default arguments ---- */

enum outcome parse_argument_again(struct parser *p, u32 scope, u32 argument, u32 *result)
{
	struct il_template_arg written = *il_template_arg(p->il, argument), *record, arg = { 0 };
	u32 first = token_at(p, written.range_begin), end = token_at(p, written.range_end);
	bool failed = false, dependent = false, parsed;
	struct replay replay;

	if (!begin_replay(p, &replay, first, end, scope))
		return OUTCOME_UNKNOWN;
	p->failure = &failed;
	p->greater_ends = true;
	parsed = (written.kind == tak_nontype ? parse_nontype_argument : parse_template_argument)(p, &arg, &dependent) && p->at == end;
	end_replay(p, &replay);
	if (failed || (parsed && written.kind == tak_type && arg.kind == tak_template)) /* a template, where a type should be */
		return OUTCOME_FAILURE;
	if (!parsed || arg.kind != written.kind || (is_open_argument(p, &arg) && !awaits_parameter(p, &arg)))
		return OUTCOME_UNKNOWN;
	*result = new_argument(p, &record);
	*record = arg;
	if (arg.kind == tak_type) {
		canonical_argument(p, &arg);
		il_template_arg(p->il, *result)->type = arg.type;
		il_template_arg(p->il, *result)->written_type = arg.written_type;
	}
	return OUTCOME_SUCCESS;
}

/* To the type of its parameter, where that is no other one for each list of arguments. */
static void convert_default(struct parser *p, u32 arg, u32 param)
{
	struct il_template_arg copy = *il_template_arg(p->il, arg);

	if (copy.kind != tak_nontype || type_is_dependent(p, il_template_param(p->il, param)->type))
		return;
	convert_argument(p, &copy, param, 0, 0);
	*il_template_arg(p->il, arg) = copy;
}

/* The argument for parameter number i, from its default. */
static enum outcome add_default_argument(struct parser *p, u32 template, struct argument_set *set, u32 i, u32 param)
{
	struct il_template record = *il_template(p->il, template);
	u32 written = il_template_param(p->il, param)->default_arg, scope;
	enum outcome outcome;

	if (!written) { /* another declaration may have it */
		p->provisional++;
		return OUTCOME_FAILURE;
	}
	scope = scope_around(p, &record, il_template_arg(p->il, written)->range_begin, set);
	outcome = parse_argument_again(p, scope, written, &set->of[i].first);
	set->of[i].known = outcome == OUTCOME_SUCCESS;
	set->of[i].elements = set->of[i].known;
	if (set->of[i].known)
		convert_default(p, set->of[i].first, param);
	if (set->of[i].known && is_of_no_structure(p, il_template_arg(p->il, set->of[i].first)))
		return OUTCOME_FAILURE;
	if (set->of[i].known && !type_is_dependent(p, il_template_param(p->il, param)->type) &&
	    is_open_argument(p, il_template_arg(p->il, set->of[i].first)))
		return OUTCOME_UNKNOWN;
	return outcome;
}

/* ---- types of parameters ---- */

/* Whether tokens name a pack that is bound: what they are is expanded. */
static bool name_bound_pack(struct parser *p, u32 first, u32 end)
{
	u32 size;

	while (first < end && !(p->tokens[first].kind == TOK_IDENTIFIER && size_of_pack(p, p->tokens[first].value, &size)))
		first++;
	return first < end;
}

/* The type that a non-type parameter has with the arguments; each element of a pack, where its type expands none. */
static enum outcome type_of_parameter(struct parser *p, u32 template, const struct argument_set *set, u32 param, u32 *type)
{
	struct il_template record = *il_template(p->il, template);
	u32 scope = scope_around(p, &record, il_template_param(p->il, param)->decl_begin, set);
	u32 first = token_at(p, il_template_param(p->il, param)->decl_begin), end = token_at(p, il_template_param(p->il, param)->decl_end);
	bool failed = false;
	struct specifiers s;
	struct declarator d;
	struct replay replay;

	if (!begin_replay(p, &replay, first, end, scope))
		return OUTCOME_UNKNOWN;
	if (il_template_param(p->il, param)->flags & tf_pack && name_bound_pack(p, first, end)) {
		end_replay(p, &replay);
		return OUTCOME_UNKNOWN;
	}
	p->failure = &failed;
	p->greater_ends = true;
	parse_specifiers(p, &s, CONTEXT_PARAMETER, NULL);
	parse_declarator(p, &s, &d, true, CONTEXT_PARAMETER);
	end_replay(p, &replay);
	*type = type_canonical(p, decayed_type(p, d.type)); /* [temp.param]/10 */
	if (failed || il_type(p->il, *type)->kind == tk_void)
		return OUTCOME_FAILURE;
	return s.type && !type_is_dependent(p, *type) && !type_is_unknown(p, *type) ? OUTCOME_SUCCESS : OUTCOME_UNKNOWN;
}

/* Gives a parameter what its argument is, converted to the type. */
static void convert_given(struct parser *p, struct argument *argument, u32 type)
{
	struct il_template_arg copy = *il_template_arg(p->il, argument->first), *record;

	convert_argument_to(p, &copy, type);
	if (!copy.constant || il_same_value(p->il, copy.constant, il_template_arg(p->il, argument->first)->constant))
		return;
	argument->first = new_argument(p, &record);
	*record = copy;
	record->next = 0;
}

enum outcome takes_number(struct parser *p, u32 type, u32 number)
{
	u32 to = type_canonical(p, type_strip(p, type, NULL)), from = type_canonical(p, il_constant(p->il, number)->type);
	const struct il_type *target = il_type(p->il, to), *source = il_type(p->il, from);
	struct constant value, converted;
	struct source number_source = { 0, from, vc_prvalue };

	if (to == from || (source->kind != tk_integer && from != p->nullptr_type))
		return OUTCOME_SUCCESS;
	if (is_class_type(p, to))
		return implicit_conversion(p, &number_source, to).kind == CONVERSION_NONE ? OUTCOME_FAILURE : OUTCOME_SUCCESS;
	if (from == p->nullptr_type)
		return target->kind == tk_pointer || target->kind == tk_ptr_to_member ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
	if (target->kind != tk_integer || target->int_kind == ik_enum || (source->int_kind == ik_enum && source->flags & tyf_scoped_enum))
		return OUTCOME_FAILURE;
	value = constant_of_il(p, number);
	converted = constant_convert(p, &value, to);
	if (!value.known || !converted.known || to == p->builtin[ik_bool] || converted.bits == value.bits)
		return OUTCOME_SUCCESS;
	return OUTCOME_FAILURE;
}

/* Whether a parameter may have such a type [temp.param]/4. */
static bool is_parameter_type(const struct parser *p, u32 type)
{
	u8 kind = il_type(p->il, type_strip(p, type, NULL))->kind;

	return p->il->header.std_version >= STRUCTURAL_ARGUMENTS ||
	       (kind != tk_class && kind != tk_struct && kind != tk_union && kind != tk_float);
}

/* Substitutes the arguments into the type of a non-type parameter, and gives its argument that type [temp.deduct]/5. */
static enum outcome check_nontype_argument(struct parser *p, u32 template, struct argument_set *set, u32 i, u32 param)
{
	struct il_template_param record = *il_template_param(p->il, param);
	enum outcome outcome;
	u32 type, given;

	if (record.kind != tpk_nontype || !type_is_dependent(p, record.type))
		return OUTCOME_SUCCESS;
	outcome = type_of_parameter(p, template, set, param, &type);
	if (record.flags & tf_pack)
		return outcome == OUTCOME_FAILURE ? outcome : OUTCOME_SUCCESS;
	if (outcome == OUTCOME_SUCCESS && !is_parameter_type(p, type))
		return OUTCOME_FAILURE;
	given = il_template_arg(p->il, set->of[i].first)->constant;
	if (outcome == OUTCOME_SUCCESS && given && il_constant(p->il, given)->kind == ck_integer && !is_reference_type(p, type))
		outcome = takes_number(p, type, given);
	if (outcome != OUTCOME_SUCCESS)
		return outcome;
	convert_given(p, &set->of[i], type);
	given = il_template_arg(p->il, set->of[i].first)->constant;
	return given && il_constant(p->il, given)->kind == ck_integer && is_reference_type(p, type) ? OUTCOME_UNKNOWN : OUTCOME_SUCCESS;
}

/* ---- all of them ---- */

/* Says the same as add_default_arguments(), whatever was said before. */
static enum outcome fill_arguments(struct parser *p, u32 template, struct argument_set *set)
{
	u32 param = il_template_decl(p->il, set->decl)->first_param, i;
	enum outcome result = OUTCOME_SUCCESS;

	for (i = 0; i < set->count; i++, param = il_template_param(p->il, param)->next) {
		enum outcome outcome = OUTCOME_SUCCESS;

		if (set->of[i].is_pack)
			set->of[i].known = true;
		if (!set->of[i].known)
			outcome = add_default_argument(p, template, set, i, param);
		if (outcome != OUTCOME_SUCCESS)
			return outcome;
		result = worst(result, check_nontype_argument(p, template, set, i, param));
		if (result == OUTCOME_FAILURE)
			return result;
	}
	return result;
}

/* Whether text of the template has to be parsed again before all of its arguments are known. */
static bool is_replayed(struct parser *p, const struct argument_set *set)
{
	u32 param = il_template_decl(p->il, set->decl)->first_param, i;

	for (i = 0; i < set->count; i++, param = il_template_param(p->il, param)->next) {
		const struct il_template_param *record = il_template_param(p->il, param);

		if ((!set->of[i].is_pack && !set->of[i].known) || (record->kind == tpk_nontype && type_is_dependent(p, record->type)))
			return true;
	}
	return false;
}

/* What is asked: the template and the arguments that are given; 0: these are not all known. */
static u32 hash_of_given(const struct parser *p, u32 template, const struct argument_set *set)
{
	u32 hash = hash_mix((u64) template << 32 | set->decl), i, arg, left;

	for (i = 0; i < set->count; i++) {
		hash = hash_mix((u64)hash << 32 | (set->of[i].known ? set->of[i].elements + 1 : 0));
		for (arg = set->of[i].first, left = set->of[i].elements; left--; arg = il_template_arg(p->il, arg)->next) {
			if (is_open_argument(p, il_template_arg(p->il, arg)))
				return 0;
			hash = hash_argument(p, il_template_arg(p->il, arg), hash);
		}
	}
	return hash + !hash;
}

static bool same_elements(const struct parser *p, u32 a, u32 b, u32 count)
{
	for (; count--; a = il_template_arg(p->il, a)->next, b = il_template_arg(p->il, b)->next)
		if (!is_same_argument(p, il_template_arg(p->il, a), il_template_arg(p->il, b)))
			return false;
	return true;
}

static bool was_given(const struct parser *p, const struct filled_set *filled, u32 template, const struct argument_set *set)
{
	const struct filled_argument *f = &p->filled->arguments.at[filled->first];
	u32 i;

	if (filled->template != template || filled->decl != set->decl)
		return false;
	for (i = 0; i < set->count; i++)
		if (f[i].was_known != set->of[i].known || f[i].given_elements != set->of[i].elements ||
		    !same_elements(p, f[i].given, set->of[i].first, set->of[i].elements))
			return false;
	return true;
}

/* The place in the map for a question with that hash: the set that is remembered of it, or 0. */
static u32 *filled_slot(struct parser *p, u32 hash, u32 template, const struct argument_set *set)
{
	bool is_new;

	if (!p->filled) {
		p->filled = xcalloc(1, sizeof *p->filled);
		vec_push(&p->filled->sets, (struct filled_set){ 0 });
	}
	for (;; hash++) {
		u32 *slot = il_map_at(&p->filled->map, hash + !hash, &is_new);

		if (is_new)
			*slot = 0;
		if (!*slot || was_given(p, &p->filled->sets.at[*slot], template, set))
			return slot;
	}
}

static u32 kept_copy(struct parser *p, const struct argument *argument)
{
	u32 copy = 0;

	append_arguments(p, &copy, argument->first, argument->elements);
	keep_arguments(p, copy);
	return copy;
}

/* A new set, with what was given. */
static u32 new_filled_set(struct parser *p, u32 template, const struct argument_set *given)
{
	u32 i;

	vec_push(&p->filled->sets, (struct filled_set){ template, given->decl, p->filled->arguments.count, 0, 0, OUTCOME_UNKNOWN });
	for (i = 0; i < given->count; i++)
		vec_push(&p->filled->arguments, (struct filled_argument){ .given = kept_copy(p, &given->of[i]),
		                                                          .given_elements = given->of[i].elements,
		                                                          .was_known = given->of[i].known });
	return p->filled->sets.count - 1;
}

/* Remembers what came of the given arguments: for ever, or until more is declared. */
static void remember(struct parser *p, u32 hash, u32 template, const struct argument_set *given, const struct argument_set *set,
                     enum outcome outcome, bool for_ever)
{
	u32 *slot = filled_slot(p, hash, template, given), i;
	struct filled_set *filled;

	if (!*slot)
		*slot = new_filled_set(p, template, given);
	filled = &p->filled->sets.at[*slot];
	filled->outcome = (u8)outcome;
	filled->failed_argument = outcome == OUTCOME_FAILURE ? p->failed_argument : 0;
	filled->declared = for_ever ? FOR_EVER : p->declared + 1;
	for (i = 0; i < set->count && outcome == OUTCOME_SUCCESS; i++) {
		struct filled_argument *f = &p->filled->arguments.at[filled->first + i];

		f->first = given->of[i].first == set->of[i].first ? f->given : kept_copy(p, &set->of[i]);
	}
}

/* Gives a set what came of the same one before. */
static void recall(const struct parser *p, const struct filled_set *filled, struct argument_set *set)
{
	const struct filled_argument *f = &p->filled->arguments.at[filled->first];
	u32 i;

	for (i = 0; i < set->count; i++) {
		if (f[i].first != f[i].given || !set->of[i].known)
			set->of[i].first = f[i].first;
		if (!set->of[i].known && !set->of[i].is_pack)
			set->of[i].elements = 1;
		set->of[i].known = true;
	}
}

void filled_sets_free(struct parser *p)
{
	if (!p->filled)
		return;
	vec_free(&p->filled->sets);
	vec_free(&p->filled->arguments);
	il_map_free(&p->filled->map);
	free(p->filled);
	p->filled = NULL;
}

/* Whether what is remembered is still so. */
static bool holds(const struct parser *p, const struct filled_set *filled)
{
	return filled->declared == FOR_EVER || (filled->declared == p->declared + 1 && !p->defining_classes);
}

enum outcome add_default_arguments(struct parser *p, u32 template, struct argument_set *set)
{
	struct argument_set given;
	enum outcome outcome;
	u32 hash, known, provisional = p->provisional, failed = p->failed_argument;
	bool is_final;

	if (!is_replayed(p, set))
		return fill_arguments(p, template, set);
	hash = set->of_wrong || set->around ? 0 : hash_of_given(p, template, set);
	known = hash ? *filled_slot(p, hash, template, set) : 0;
	if (known && holds(p, &p->filled->sets.at[known])) {
		if (p->filled->sets.at[known].outcome == OUTCOME_SUCCESS)
			recall(p, &p->filled->sets.at[known], set);
		if (p->filled->sets.at[known].failed_argument)
			p->failed_argument = p->filled->sets.at[known].failed_argument;
		p->provisional += p->filled->sets.at[known].declared != FOR_EVER;
		return (enum outcome)p->filled->sets.at[known].outcome;
	}
	given = *set;
	p->failed_argument = 0;
	outcome = fill_arguments(p, template, set);
	is_final = outcome == OUTCOME_SUCCESS || (outcome == OUTCOME_FAILURE && p->provisional == provisional);
	if (hash && outcome != OUTCOME_UNKNOWN && (is_final || !p->defining_classes))
		remember(p, hash, template, &given, set, outcome, is_final);
	if (outcome != OUTCOME_FAILURE || !p->failed_argument)
		p->failed_argument = failed;
	p->provisional += !is_final;
	return outcome;
}
