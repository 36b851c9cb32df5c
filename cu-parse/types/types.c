/* Hash-consed types [basic.types]: two derived types are the same type exactly when they have the same index, typedefs
 * aside; type_canonical() takes those away. */
#include "../templates/constraints.h"
#include "../templates/instantiate.h"
#include "../templates/packs.h"

#include <stdlib.h>

static const struct fundamental {
	u8 kind, size;
	const char *name;
} fundamentals[IL_int_kind_COUNT] = {
	[ik_bool] = { tk_integer, 1, "bool" },
	[ik_char] = { tk_integer, 1, "char" },
	[ik_signed_char] = { tk_integer, 1, "signed char" },
	[ik_unsigned_char] = { tk_integer, 1, "unsigned char" },
	[ik_wchar_t] = { tk_integer, 4, "wchar_t" },
	[ik_char8_t] = { tk_integer, 1, "char8_t" },
	[ik_char16_t] = { tk_integer, 2, "char16_t" },
	[ik_char32_t] = { tk_integer, 4, "char32_t" },
	[ik_short] = { tk_integer, 2, "short" },
	[ik_unsigned_short] = { tk_integer, 2, "unsigned short" },
	[ik_int] = { tk_integer, 4, "int" },
	[ik_unsigned_int] = { tk_integer, 4, "unsigned int" },
	[ik_long] = { tk_integer, 8, "long" },
	[ik_unsigned_long] = { tk_integer, 8, "unsigned long" },
	[ik_long_long] = { tk_integer, 8, "long long" },
	[ik_unsigned_long_long] = { tk_integer, 8, "unsigned long long" },
	[ik_int128] = { tk_integer, 16, "__int128" },
	[ik_unsigned_int128] = { tk_integer, 16, "unsigned __int128" },
	[ik_float] = { tk_float, 4, "float" },
	[ik_double] = { tk_float, 8, "double" },
	[ik_long_double] = { tk_float, 16, "long double" },
	[ik_float128] = { tk_float, 16, "__float128" },
	[ik_float16] = { tk_float, 2, "_Float16" },
	[ik_bfloat16] = { tk_float, 2, "__bf16" },
	[ik_fp16] = { tk_float, 2, "__fp16" },
	[ik_float32] = { tk_float, 4, "_Float32" },
	[ik_float64] = { tk_float, 8, "_Float64" },
	[ik_float32x] = { tk_float, 8, "_Float32x" },
	[ik_float64x] = { tk_float, 16, "_Float64x" },
	[ik_builtin_va_list] = { tk_struct, 24, "__builtin_va_list" },
};

static u32 named_type(struct parser *p, enum il_type_kind kind, const char *name, u32 flags)
{
	struct il_type *type;
	u32 index = il_new_type(p->il, &type);

	type->kind = kind;
	type->flags = flags;
	type->name = il_intern_z(p->il, name);
	return index;
}

void types_init(struct parser *p)
{
	u32 i;

	p->error_type = named_type(p, tk_error, "<error-type>", tyf_contains_error);
	p->void_type = named_type(p, tk_void, "void", 0);
	p->nullptr_type = named_type(p, tk_nullptr, "std::nullptr_t", 0);
	p->auto_type = named_type(p, tk_auto, "auto", 0);
	p->decltype_auto_type = named_type(p, tk_auto, "decltype(auto)", 0);
	for (i = 0; i < IL_int_kind_COUNT; i++) {
		const struct fundamental *f = &fundamentals[i];
		struct il_type *type;

		if (!f->name)
			continue;
		p->builtin[i] = named_type(p, (enum il_type_kind)f->kind, f->name, 0);
		type = il_type(p->il, p->builtin[i]);
		type->int_kind = (u8)i;
		type->size = f->size;
		type->alignment = i == ik_builtin_va_list ? 8 : f->size;
	}
	p->type_slot_count = 1 << 14;
	p->type_slots = xcalloc(p->type_slot_count, sizeof *p->type_slots);
}

/* ---- hash-consing ---- */

/* A type that is being looked for. */
struct wanted {
	struct il_type type; /* without what stands for lists */
	u32 template, args;  /* of the template_info that it would get */
	u32 first, end;      /* its parameters in p->param_types */
};

static u32 hash_params(const struct parser *p, const struct wanted *wanted, u32 hash)
{
	u32 i;

	for (i = wanted->first; i < wanted->end; i++)
		hash = hash_mix((u64)hash << 32 | p->param_types.at[i]);
	return hash;
}

/* A parameter as p->param_types has it. */
static u32 encoded(u32 type, bool pack) { return type << 1 | pack; }

static bool same_params(const struct parser *p, u32 param, const struct wanted *wanted)
{
	u32 i;

	for (i = wanted->first; i < wanted->end && param; i++) {
		const struct il_param_type *record = il_param_type(p->il, param);

		if (encoded(record->type, record->flags & pf_pack) != p->param_types.at[i])
			return false;
		param = record->next;
	}
	return i == wanted->end && !param;
}

static u32 hash_wanted(const struct parser *p, const struct wanted *wanted)
{
	const struct il_type *t = &wanted->type;
	u32 hash = hash_mix((u64)t->kind << 56 | (u64)t->typeref_kind << 48 | (u64)t->pointer_kind << 40 | t->type);

	hash = hash_mix((u64)hash << 32 | t->flags);
	hash = hash_mix((u64)hash << 32 | (t->class_type ^ (u32)t->depth << 20 ^ t->index ^ t->name));
	hash = hash_mix((u64)hash << 32 ^ t->size);
	hash = hash_params(p, wanted, hash);
	return hash_arguments(p, wanted->args, hash ^ wanted->template);
}

static bool is_wanted(const struct parser *p, u32 index, const struct wanted *wanted)
{
	const struct il_type *a = il_type(p->il, index), *b = &wanted->type;

	if (wanted->template || a->template_info) {
		const struct il_template_info *info;

		if (!wanted->template || !a->template_info)
			return false;
		info = il_template_info(p->il, a->template_info);
		return info->template == wanted->template && same_arguments(p, info->first_argument, wanted->args) &&
		       a->class_type == b->class_type && !((a->flags ^ b->flags) & tyf_hidden_dependence) &&
		       (a->typeref_kind == trk_deduced_template) == (b->typeref_kind == trk_deduced_template);
	}
	return a->kind == b->kind && a->typeref_kind == b->typeref_kind && a->pointer_kind == b->pointer_kind && a->type == b->type &&
	       a->flags == b->flags && a->class_type == b->class_type && a->depth == b->depth && a->index == b->index &&
	       a->name == b->name && a->size == b->size && same_params(p, a->first_param, wanted);
}

static u32 param_list(struct parser *p, const struct wanted *wanted)
{
	u32 first = 0, *link = &first, i;

	for (i = wanted->first; i < wanted->end; i++) {
		struct il_param_type *param;

		*link = il_new_param_type(p->il, &param);
		param->type = p->param_types.at[i] >> 1;
		param->flags = p->param_types.at[i] & 1 ? pf_pack : 0;
		link = &param->next;
	}
	return first;
}

static u32 type_key_hash(const struct parser *p, const struct wanted *wanted)
{
	if (wanted->template) /* name, kind and flags of a specialization may change once it is defined */
		return hash_arguments(p, wanted->args, hash_mix((u64)wanted->template << 32 | wanted->type.class_type));
	return hash_wanted(p, wanted);
}

/* The slot of the wanted type, or the free one where it goes; its hash is set already. */
static struct type_entry *type_slot(const struct parser *p, const struct wanted *wanted)
{
	u32 mask = p->type_slot_count - 1, hash = type_key_hash(p, wanted), slot = hash & mask;

	while (p->type_slots[slot].type && (p->type_slots[slot].hash != hash || !is_wanted(p, p->type_slots[slot].type, wanted)))
		slot = (slot + 1) & mask;
	p->type_slots[slot].hash = hash;
	return &p->type_slots[slot];
}

static void rehash_types(struct parser *p)
{
	struct type_entry *old = p->type_slots;
	u32 count = p->type_slot_count, i;

	p->type_slot_count *= 2;
	p->type_slots = xcalloc(p->type_slot_count, sizeof *p->type_slots);
	for (i = 0; i < count; i++) {
		u32 mask = p->type_slot_count - 1, slot;

		if (!old[i].type)
			continue;
		for (slot = old[i].hash & mask; p->type_slots[slot].type; slot = (slot + 1) & mask)
			;
		p->type_slots[slot] = old[i];
	}
	free(old);
}

static u32 cons(struct parser *p, struct wanted *wanted)
{
	struct il_type *type;
	struct type_entry *slot;
	u32 index;

	if (p->type_count * 2 >= p->type_slot_count)
		rehash_types(p);
	slot = type_slot(p, wanted);
	if (slot->type)
		return slot->type;
	slot->type = index = il_new_type(p->il, &type);
	p->type_count++;
	*type = wanted->type;
	type->first_param = param_list(p, wanted);
	return index;
}

enum { INHERITED_FLAGS = tyf_dependent | tyf_contains_error | tyf_contains_pack };

static u32 inherited(const struct parser *p, u32 type) { return il_type(p->il, type)->flags & INHERITED_FLAGS; }

/* ---- derived types ---- */

u32 type_pointer(struct parser *p, enum il_pointer_kind kind, u32 to)
{
	struct wanted w = { .type = { .kind = tk_pointer, .pointer_kind = (u8)kind, .type = to, .size = 8, .alignment = 8 } };
	u32 cv = 0, bare = type_strip(p, to, &cv);
	const struct il_type *target = il_type(p->il, bare);

	if (kind != pk_pointer && target->kind == tk_pointer && target->pointer_kind != pk_pointer) { /* [dcl.ref]/6 */
		if (kind == pk_lvalue_reference && target->pointer_kind == pk_rvalue_reference)
			bare = type_pointer(p, pk_lvalue_reference, target->type);
		return type_qualified(p, bare, cv & tyf_restrict);
	}
	w.type.flags = inherited(p, to);
	return cons(p, &w);
}

u32 type_qualified(struct parser *p, u32 type, u32 cv)
{
	const struct il_type *record = il_type(p->il, type);
	struct wanted w = { .type = { .kind = tk_typeref, .typeref_kind = trk_qualified } };

	if (record->kind == tk_typeref && record->typeref_kind == trk_qualified) {
		cv |= record->flags & (tyf_const | tyf_volatile | tyf_restrict);
		type = record->type;
		record = il_type(p->il, type);
	}
	if (!cv || record->kind == tk_error || record->kind == tk_routine ||
	    (record->kind == tk_pointer && record->pointer_kind != pk_pointer && !(cv & tyf_restrict)))
		return type;
	if (record->kind == tk_array) { /* [basic.type.qualifier]/3 */
		struct array_bound bound = bound_of(record);

		if (!may_nest(p))
			return type;
		return type_array(p, type_qualified(p, record->type, cv), &bound);
	}
	if (record->kind == tk_typeref) { /* const adds nothing to a typedef of a const type */
		u32 own = 0;

		type_strip(p, type, &own);
		if (!(cv & ~own))
			return type;
	}
	w.type.type = type;
	w.type.flags = cv | inherited(p, type);
	return cons(p, &w);
}

struct array_bound bound_of(const struct il_type *array)
{
	return (struct array_bound){ array->size, array->flags, array->parent_scope, array->range_begin, array->range_end, array->expr };
}

u32 type_array(struct parser *p, u32 element, const struct array_bound *bound)
{
	struct wanted w = { .type = { .kind = tk_array,
		                      .type = element,
		                      .size = bound->count,
		                      .range_begin = bound->begin,
		                      .range_end = bound->end,
		                      .parent_scope = bound->scope } };

	u32 type;

	w.type.flags = (bound->flags & (tyf_unknown_bound | tyf_variable_bound | tyf_dependent)) | inherited(p, element);
	type = cons(p, &w);
	keep_expression(p, type, bound->flags & (tyf_dependent | tyf_variable_bound) ? bound->expr : 0);
	return type;
}

/* Inside of marks nodes may be taken back, unless the type is new. */
void keep_expression(struct parser *p, u32 type, u32 node)
{
	bool lasts = !p->arguments.marks || type >= p->arguments.types;

	if (node && lasts && (p->spelling || !il_type(p->il, type)->expr)) /* names show what is spelled */
		il_type(p->il, type)->expr = node;
}

enum {
	FUNCTION_FLAGS =
		tyf_ellipsis | tyf_fn_const | tyf_fn_volatile | tyf_fn_lvalue_ref | tyf_fn_rvalue_ref | tyf_noexcept | tyf_trailing_return
};

void type_add_param(struct parser *p, u32 type, bool pack) { vec_push(&p->param_types, encoded(type, pack)); }

u32 type_function(struct parser *p, u32 result, u32 first, u32 flags)
{
	struct wanted w = { .type = { .kind = tk_routine, .type = result }, .first = first, .end = p->param_types.count };
	u32 i, type;

	w.type.flags = (flags & FUNCTION_FLAGS) | inherited(p, result);
	for (i = first; i < w.end; i++)
		w.type.flags |= inherited(p, p->param_types.at[i] >> 1);
	type = cons(p, &w);
	p->param_types.count = first;
	return type;
}

u32 type_noexcept_param(struct parser *p, u32 function, u32 depth, u32 index)
{
	const struct il_type *t = il_type(p->il, function);
	struct wanted w = { .type = { .kind = tk_routine, .type = t->type, .depth = depth, .index = index },
		            .first = p->param_types.count };
	u32 param, type;

	w.type.flags = t->flags | tyf_noexcept_param | tyf_dependent;
	for (param = t->first_param; param; param = il_param_type(p->il, param)->next)
		type_add_param(p, il_param_type(p->il, param)->type, il_param_type(p->il, param)->flags & pf_pack);
	w.end = p->param_types.count;
	type = cons(p, &w);
	p->param_types.count = w.first;
	return type;
}

u32 type_noexcept_expr(struct parser *p, u32 function, u32 identity, u32 node)
{
	u32 type = type_noexcept_param(p, function, UINT32_MAX, identity);

	keep_expression(p, type, node);
	return type;
}

u32 type_member_pointer(struct parser *p, u32 class_type, u32 to)
{
	struct wanted w = { .type = { .kind = tk_ptr_to_member, .type = to, .class_type = class_type, .size = 8, .alignment = 8 } };

	w.type.flags = inherited(p, to) | inherited(p, class_type);
	return cons(p, &w);
}

u32 type_complex(struct parser *p, u32 part)
{
	const struct il_type *record = il_type(p->il, part);
	struct wanted w = { .type = { .kind = tk_complex,
		                      .type = part,
		                      .size = record->size * 2,
		                      .alignment = record->alignment,
		                      .int_kind = record->int_kind } };
	struct buffer name = { 0 };

	buffer_printf(&name, "_Complex %s", il_text(p->il, record->name));
	w.type.name = il_intern(p->il, name.text, name.length);
	buffer_free(&name);
	return cons(p, &w);
}

u32 type_vector(struct parser *p, u32 element, u64 count)
{
	const struct il_type *record = il_type(p->il, element);
	struct wanted w = { .type = { .kind = tk_vector, .type = element, .size = count, .alignment = (u32)(count * record->size) } };

	p->has_vectors = true;
	return cons(p, &w);
}

u32 type_template_param(struct parser *p, u32 depth, u32 index, bool pack)
{
	struct wanted w = { .type = { .kind = tk_template_param, .depth = depth, .index = index, .flags = tyf_dependent } };

	if (pack)
		w.type.flags |= tyf_pack | tyf_contains_pack;
	return cons(p, &w);
}

u32 type_deduced_template(struct parser *p, u32 template)
{
	struct wanted w = { .type = { .kind = tk_typeref, .typeref_kind = trk_deduced_template }, .template = template };
	u32 type, info;
	struct il_template_info *record;

	w.type.name = il_template(p->il, template)->name;
	type = cons(p, &w);
	if (!il_type(p->il, type)->template_info) {
		info = il_new_template_info(p->il, &record);
		record->template = template;
		il_type(p->il, type)->template_info = info;
	}
	return type;
}

u32 type_pack_expansion(struct parser *p, u32 type)
{
	struct wanted w = { .type = { .kind = tk_typeref, .typeref_kind = trk_pack_expansion, .type = type } };

	w.type.flags = (inherited(p, type) & ~(u32)tyf_contains_pack) | tyf_dependent;
	return cons(p, &w);
}

u32 type_dependent_member(struct parser *p, u32 of, u32 ident, const struct template_args *args)
{
	struct wanted w = { .type = { .kind = tk_typeref, .typeref_kind = trk_dependent_member, .class_type = of } };

	struct il_expr_node *node;
	u32 type, index, first = 0;

	w.type.name = p->lexed.identifiers.at[ident].name;
	w.type.flags = tyf_dependent | (of ? inherited(p, of) : (u32)tyf_contains_error);
	if (args)
		w.type.size = hash_arguments(p, args->first, args->count);
	type = cons(p, &w);
	if (args && !p->tentative && (p->spelling || !il_type(p->il, type)->expr)) {
		index = il_new_expr_node(p->il, &node);
		node->kind = enk_template_name;
		node->flags = exf_template_id | exf_instantiated;
		node->name = w.type.name;
		append_arguments(p, &first, args->first, UINT32_MAX);
		il_expr_node(p->il, index)->first_argument = first;
		keep_expression(p, type, index);
	}
	return type;
}

u32 type_by_text(struct parser *p, enum il_typeref_kind kind, u32 first_token, u32 end_token)
{
	struct wanted w = { .type = { .kind = tk_typeref, .typeref_kind = (u8)kind, .flags = tyf_dependent } };

	w.type.index = identity_of_tokens(p, first_token, end_token);
	w.type.range_begin = p->tokens[first_token].position;
	w.type.range_end = token_end(p->il, &p->tokens[end_token - 1]);
	return cons(p, &w);
}

u32 type_alias(struct parser *p, u32 ident, u32 type)
{
	struct il_type *record;
	u32 index = il_new_type(p->il, &record);

	record->kind = tk_typeref;
	record->typeref_kind = trk_typedef;
	record->type = type;
	record->name = p->lexed.identifiers.at[ident].name;
	record->flags = inherited(p, type);
	return index;
}

/* Whether the name at a token index is looked up elsewhere than in the scopes around. */
static bool is_qualified(const struct parser *p, u32 token)
{
	u32 before = p->tokens[token - 1].kind;

	return before == TOK_SCOPE || before == TOK_DOT || before == TOK_ARROW;
}

/* The instance of a class template, or its member class, in which a template or function was found; 0: something else was, or elsewhere. */
static u32 instance_around(struct parser *p, const struct lookup *found)
{
	u32 class = found->scope && p->scopes.at[found->scope].kind == sck_class_struct_union ? p->scopes.at[found->scope].type : 0;

	switch (found->class) {
	case NAME_TYPE_TEMPLATE:
	case NAME_VARIABLE_TEMPLATE:
	case NAME_FUNCTION_TEMPLATE:
	case NAME_ROUTINE: return class && is_of_instance(p, class) ? class : 0;
	default: return 0;
	}
}

static u32 hash_tokens(struct parser *p, u32 first_token, u32 end_token)
{
	u32 hash = 1, i;

	for (i = first_token; i < end_token; i++) {
		const struct token *token = &p->tokens[i];
		u64 word = (u64)token->kind << 32 | token->value;
		struct lookup found;

		if (token->kind == TOK_LPAREN || token->kind == TOK_LBRACKET || token->kind == TOK_LBRACE) {
			word = token->kind;
		} else if (token->kind == TOK_IDENTIFIER && inner_pack(p, i, end_token)) {
			word = (u64)5 << 48 | inner_pack(p, i, end_token);
		} else if (token->kind == TOK_IDENTIFIER && !is_measured_pack(p, i)) {
			found = lookup_unqualified(p, token->value, LOOKUP_ANY);
			if (found.class == NAME_TYPE && il_type(p->il, il_any_index(found.entity))->kind == tk_template_param) {
				word = (u64)1 << 48 | il_any_index(found.entity);
			} else if (found.class == NAME_VARIABLE) {
				u32 param = il_variable(p->il, il_any_index(found.entity))->template_param;

				if (param)
					word = (u64)2 << 48 | il_template_param(p->il, param)->depth << 16 |
					       il_template_param(p->il, param)->index;
				else if (!is_qualified(p, i))
					word = (u64)3 << 48 | il_any_index(found.entity);
			} else if (found.class == NAME_TYPE && !is_qualified(p, i)) {
				word = (u64)4 << 48 | type_canonical(p, il_any_index(found.entity));
			} else if (!is_qualified(p, i) && instance_around(p, &found)) {
				word ^= (u64)6 << 48 | (u64)instance_around(p, &found) << 16; /* each has its own */
			}
		} else if (token->kind < TOK_FIRST_KEYWORD && token->kind != TOK_PRAGMA) {
			u32 end = token_end(p->il, token);

			word = hash_bytes(p->il->source + token->position, end - token->position);
		}
		hash = hash_mix((u64)hash << 32 ^ word);
	}
	return hash ? hash : 1;
}

u32 identity_of_tokens(struct parser *p, u32 first_token, u32 end_token)
{
	enum { LONG = 64, SLOTS = 16384 };
	struct token_identity wanted = { first_token, end_token, p->statement, p->scope, 0 }, *known;

	if (end_token - first_token < LONG)
		return hash_tokens(p, first_token, end_token);
	if (!p->identities)
		p->identities = xcalloc(SLOTS, sizeof *p->identities);
	known = &p->identities[first_token % SLOTS];
	if (memcmp(known, &wanted, offsetof(struct token_identity, hash))) {
		wanted.hash = hash_tokens(p, first_token, end_token);
		*known = wanted;
	}
	return known->hash;
}

/* Whether just a name stands in the parentheses. */
static bool is_name_in_parentheses(const struct parser *p, u32 first_token, u32 end_token)
{
	while (end_token - first_token > 2 && p->tokens[first_token].kind == TOK_LPAREN && p->tokens[end_token - 1].kind == TOK_RPAREN) {
		first_token++;
		end_token--;
	}
	return end_token - first_token == 1 && p->tokens[first_token].kind == TOK_IDENTIFIER;
}

u32 identity_of_value(struct parser *p, u32 first_token, u32 end_token)
{
	u32 parentheses = is_name_in_parentheses(p, first_token, end_token) ? (end_token - first_token) / 2 : 0;

	return identity_of_tokens(p, first_token + parentheses, end_token - parentheses);
}

/* ---- looking through ---- */

u32 type_strip(const struct parser *p, u32 type, u32 *cv)
{
	u32 steps;

	for (steps = 0; steps < 4096; steps++) {
		const struct il_type *record = il_type(p->il, type);

		if (record->kind != tk_typeref || !record->type || record->typeref_kind == trk_pack_expansion)
			break;
		if (cv && record->typeref_kind == trk_qualified)
			*cv |= record->flags & (tyf_const | tyf_volatile | tyf_restrict);
		type = record->type;
	}
	return type;
}

bool type_is_unknown(const struct parser *p, u32 type) { return il_type(p->il, type)->flags & tyf_contains_error; }

bool type_is_dependent(const struct parser *p, u32 type) { return il_type(p->il, type)->flags & tyf_dependent; }

bool type_is_certain(const struct parser *p, u32 type) { return type && !type_is_unknown(p, type) && !type_is_dependent(p, type); }

/* ---- specializations ---- */

static void fill_specialization(struct parser *p, u32 index, u32 template, u32 args, bool dependent)
{
	struct il_type *type = il_type(p->il, index);
	const struct il_template *record = il_template(p->il, template);
	struct il_template_info *info;
	u32 number = il_new_template_info(p->il, &info), arg;
	bool pack = false, open = false;

	info->template = template;
	info->first_argument = args;
	info->specialization = il_any_of(IL_type, index);
	for (arg = args; arg; arg = il_template_arg(p->il, arg)->next) {
		const struct il_template_arg *argument = il_template_arg(p->il, arg);

		pack |= argument->kind == tak_type && !argument->is_pack_expansion &&
		        il_type(p->il, argument->type)->flags & tyf_contains_pack;
		open |= !dependent && is_open_argument(p, argument);
		info->argument_count++;
	}
	info->next = record->first_specialization;
	il_template(p->il, template)->first_specialization = number;
	type->template_info = number;
	type->name = record->name;
	type->parent_scope = record->parent_scope;
	type->position = record->position;
	type->flags = (dependent ? tyf_dependent : 0) | (pack ? tyf_contains_pack : 0) | (open ? tyf_contains_error : 0);
	type->entity = enf_instantiation;
	if (record->kind == templk_alias) {
		type->kind = tk_typeref;
		type->typeref_kind = trk_alias_template_id;
	} else {
		type->kind = tk_class;
		type->flags |= tyf_incomplete;
		if (record->kind == templk_template_template_param)
			type->flags |= tyf_dependent;
		else if (il_any_kind(record->prototype) == IL_type)
			type->kind = il_type(p->il, il_any_index(record->prototype))->kind;
	}
}

/* Finds out what an alias template's specialization is. */
static void resolve_alias(struct parser *p, u32 index, const struct il_template *template, bool dependent)
{
	u32 info = il_type(p->il, index)->template_info, args = il_template_info(p->il, info)->first_argument, result;
	u32 instance = dependent ? 0 : template_instance(p, il_template_info(p->il, info)->template, args);
	bool failed = false;

	if (!dependent && begin_instance(p, instance)) {
		result = instantiate_alias(p, index, &failed);
		result = type_is_dependent(p, result) ? 0 : result;
		end_instance(p, instance, result ? OUTCOME_SUCCESS : OUTCOME_UNKNOWN);
		if (result) {
			il_type(p->il, index)->type = result;
			il_type(p->il, index)->flags &= ~(u32)tyf_dependent;
			if (index < p->canonical.count)
				p->canonical.at[index] = 0;
			return;
		}
	}
	if (failed) {
		il_type(p->il, index)->flags |= tyf_type_error | tyf_contains_error;
		substitution_fails(p);
		return;
	}
	result = type_substitute(p, il_type(p->il, il_any_index(template->prototype))->type, il_template_decl(p->il, template->decl)->depth,
	                         args);
	if (!type_is_unknown(p, result))
		il_type(p->il, index)->type = result;
	else
		il_type(p->il, index)->flags |= tyf_dependent;
}

/* Gives arguments the expressions that equal ones have. */
static void keep_argument_expressions(struct parser *p, u32 to, u32 from)
{
	if (!p->recording || p->arguments.marks)
		return;
	for (; to && from; to = il_template_arg(p->il, to)->next, from = il_template_arg(p->il, from)->next)
		if (!il_template_arg(p->il, to)->expr)
			il_template_arg(p->il, to)->expr = il_template_arg(p->il, from)->expr;
}

/* An alias template's specialization of which it could not be told what it is. */
static bool is_unresolved_alias(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	return record->kind == tk_typeref && record->typeref_kind == trk_alias_template_id && !record->type;
}

/* Asked where a substitution may fail; other programs name no specialization that cannot be [temp.names]/8. */
static bool fits_constraints(struct parser *p, u32 template, u32 args)
{
	enum outcome outcome = template_constraints_satisfied(p, template, args);

	if (outcome == OUTCOME_FAILURE)
		substitution_fails(p);
	p->doubts += outcome == OUTCOME_UNKNOWN;
	return outcome != OUTCOME_FAILURE;
}

/* Whether arguments that depend on template parameters are made of what does not: of specializations of alias templates that do not use
 * theirs. P<first<int, T>> depends on T, P<int> does not. */
static bool hide_dependence(const struct parser *p, const struct il_template *template, u32 arg)
{
	for (; arg; arg = il_template_arg(p->il, arg)->next)
		if (is_open_argument(p, il_template_arg(p->il, arg)) || il_template_arg(p->il, arg)->is_pack_expansion)
			return false;
	return template->kind != templk_template_template_param;
}

bool has_hidden_dependence(const struct parser *p, u32 arg)
{
	for (; arg; arg = il_template_arg(p->il, arg)->next) {
		u32 type = il_template_arg(p->il, arg)->kind == tak_type ? il_template_arg(p->il, arg)->type : 0;

		while (il_type(p->il, type)->kind == tk_typeref && !(il_type(p->il, type)->flags & tyf_hidden_dependence))
			type = il_type(p->il, type)->type;
		if (il_type(p->il, type)->flags & tyf_hidden_dependence)
			return true;
	}
	return false;
}

u32 type_template_id(struct parser *p, u32 template, const struct template_args *args)
{
	bool dependent = false;
	struct wanted wanted = { .template = template };
	struct il_template record = *il_template(p->il, template);
	struct type_entry *slot;
	struct il_type *type;
	u32 index;

	if ((record.kind != templk_class && record.kind != templk_alias && record.kind != templk_template_template_param) ||
	    args->is_unclosed)
		return p->error_type;
	wanted.args = complete_arguments(p, template, args, &dependent);
	if (dependent && hide_dependence(p, &record, wanted.args))
		wanted.type.flags = tyf_hidden_dependence;
	if (p->failure && !dependent && !has_argument_for_each(p, template, wanted.args))
		substitution_fails(p);
	if (p->failure && !dependent && !fits_constraints(p, template, wanted.args))
		return p->error_type;
	if (p->type_count * 2 >= p->type_slot_count)
		rehash_types(p);
	slot = type_slot(p, &wanted);
	if (slot->type) {
		index = slot->type;
		keep_argument_expressions(p, il_template_info(p->il, il_type(p->il, index)->template_info)->first_argument, wanted.args);
		release_arguments(p, wanted.args);
		if (il_type(p->il, index)->flags & tyf_type_error)
			substitution_fails(p);
		else if (is_unresolved_alias(p, index) && !dependent && record.decl &&
		         !has_hidden_dependence(p, il_template_info(p->il, il_type(p->il, index)->template_info)->first_argument))
			resolve_alias(p, index, &record, dependent);
		return index;
	}
	slot->type = index = il_new_type(p->il, &type);
	p->type_count++;
	fill_specialization(p, index, template, wanted.args, dependent);
	il_type(p->il, index)->flags |= wanted.type.flags;
	if (record.kind == templk_alias && il_any_kind(record.prototype) == IL_type && record.decl) {
		resolve_alias(p, index, &record, dependent);
	}
	return index;
}

static bool has_written_argument(const struct parser *p, u32 arg)
{
	while (arg && !il_template_arg(p->il, arg)->written_type)
		arg = il_template_arg(p->il, arg)->next;
	return arg;
}

u32 type_pattern_as_written(struct parser *p, u32 pattern, u32 template, const struct template_args *args)
{
	bool dependent = false;
	u32 list = complete_arguments(p, template, args, &dependent), index = pattern, number;
	struct il_template_info *info;
	struct il_type *type;

	if (!has_written_argument(p, list)) {
		release_arguments(p, list);
		return pattern;
	}
	number = il_new_template_info(p->il, &info);
	info->template = template;
	info->first_argument = list;
	info->argument_count = args->count;
	index = il_new_type(p->il, &type);
	type->kind = tk_typeref;
	type->typeref_kind = trk_typedef;
	type->type = pattern;
	type->flags = inherited(p, pattern);
	type->name = il_type(p->il, pattern)->name;
	type->parent_scope = il_type(p->il, pattern)->parent_scope;
	type->position = il_type(p->il, pattern)->position;
	type->template_info = number;
	return index;
}
