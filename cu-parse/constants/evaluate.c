/* Constant expressions on demand [expr.const]: from text to nodes, and what they and variables are worth. */
#include "../../lib/il/modes.h"
#include "constants.h"
#include "../overload/conversion.h"
#include "../syntax/expr.h"
#include "../templates/instantiate.h"
#include "../types/layout.h"
#include "../types/placeholder.h"
#include "../typing/required_instances.h"
#include "../typing/typing.h"

#include <stdlib.h>

struct constants *constants(struct parser *p)
{
	if (!p->constants)
		p->constants = xcalloc(1, sizeof *p->constants);
	return p->constants;
}

void constants_free(struct parser *p)
{
	struct constants *c = p->constants;
	u32 i;

	if (!c)
		return;
	vec_free(&c->of_enumerator);
	vec_free(&c->known);
	vec_free(&c->underlying);
	vec_free(&c->promoted);
	vec_free(&c->first_named);
	vec_free(&c->named);
	for (i = 0; i < COUNT_OF(c->copiers); i++)
		vec_free(&c->copiers[i]);
	vec_free(&c->of_variable);
	vec_free(&c->lasting);
	vec_free(&c->strings);
	vec_free(&c->type_infos);
	vec_free(&c->parameter_objects);
	il_map_free(&c->parameter_object_map);
	buffer_free(&c->parameter_keys);
	il_map_free(&c->lasting_map);
	il_map_free(&c->string_map);
	il_map_free(&c->type_info_map);
	il_map_free(&c->too_long);
	arena_free(&c->memory);
	arena_free(&c->evaluations);
	free(c->repeated_calls);
	free(c);
	p->constants = NULL;
}

struct arena *lasting_memory(struct parser *p) { return &constants(p)->memory; }

/* ---- text to nodes ---- */

enum { TOKEN_BLOCK_BITS = 9 }; /* a few dozen tokens */

void index_tokens(struct parser *p)
{
	u32 blocks = (u32)(p->il->source_size >> TOKEN_BLOCK_BITS) + 2, token = 0, i;

	p->first_of_block = xmalloc(blocks * sizeof *p->first_of_block);
	for (i = 0; i < blocks; i++) {
		while (token < p->lexed.tokens.count && p->tokens[token].position >> TOKEN_BLOCK_BITS < i)
			token++;
		p->first_of_block[i] = token;
	}
}

u32 token_at(const struct parser *p, u32 position)
{
	u32 low = 0, high = p->lexed.tokens.count;

	if (p->first_of_block && position <= p->il->source_size) {
		low = p->first_of_block[position >> TOKEN_BLOCK_BITS];
		high = p->first_of_block[(position >> TOKEN_BLOCK_BITS) + 1];
	}
	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (p->tokens[middle].position < position)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Tables that parsing an expression adds to. Where others grew as well, something refers to what was added. */
static const u8 scratch_kinds[] = { IL_constant, IL_name_qualifier }; /* and nodes */
static const u8 lasting_kinds[] = { IL_lambda, IL_scope, IL_variable, IL_statement, IL_type, IL_routine, IL_attribute_argument };

_Static_assert(sizeof scratch_kinds == SCRATCH_KINDS && sizeof lasting_kinds == LASTING_KINDS, "struct scratch has one number for each");

struct scratch begin_scratch(struct parser *p)
{
	struct scratch scratch = { .nodes = p->il->table[IL_expr_node].count,
		                   .kept = constants(p)->lasting.count,
		                   .arguments = mark_arguments(p) };
	u32 i;

	for (i = 0; i < COUNT_OF(scratch_kinds); i++)
		scratch.count[i] = p->il->table[scratch_kinds[i]].count;
	for (i = 0; i < COUNT_OF(lasting_kinds); i++)
		scratch.lasting[i] = p->il->table[lasting_kinds[i]].count;
	return scratch;
}

static bool is_scratch(const struct parser *p, const struct scratch *scratch)
{
	u32 i;

	for (i = 0; i < COUNT_OF(lasting_kinds); i++)
		if (p->il->table[lasting_kinds[i]].count != scratch->lasting[i])
			return false;
	return p->constants->lasting.count == scratch->kept && p->arguments.lasting == scratch->arguments.lasting;
}

void end_scratch(struct parser *p, const struct scratch *scratch)
{
	bool drop = is_scratch(p, scratch);
	u32 i;

	if (drop)
		drop_nodes(p, scratch->nodes);
	for (i = 0; drop && i < COUNT_OF(scratch_kinds); i++)
		il_truncate(p->il, (enum il_kind)scratch_kinds[i], scratch->count[i]);
	unmark_arguments(p, &scratch->arguments, drop);
}

/* The class that scope is of or in, or 0. */
static u32 class_around(const struct parser *p, u32 scope) { return p->scopes.at[innermost_class_scope(p, scope)].type; }

/* The text of something that is declared in scope, whatever is parsed now. */
static void enter_scope(struct parser *p, u32 scope)
{
	p->class_type = class_around(p, scope);
	p->template_depth = 0;
	p->replaying = false;
	for (; scope; scope = p->scopes.at[scope].parent) {
		p->template_depth += p->scopes.at[scope].kind == sck_template_declaration && !p->scopes.at[scope].binds_arguments;
		p->replaying |= p->scopes.at[scope].binds_arguments;
	}
	p->expansion = NULL;
	p->failure = NULL;
	p->access = as_none;
}

/* Nothing is reported, nothing is odr-used. */
static void enter_text(struct parser *p, u32 scope, u32 first, u32 last)
{
	p->at = p->statement = first;
	p->scope = scope;
	p->routine = p->lambda = p->class_depth = p->class_type = p->class_around_default = p->cv_of_declarator = p->function_name = 0;
	p->recording = true;
	p->tentative = p->in_user_file = false;
	p->replaying = in_instance(p);
	p->silent = true;
	p->noted_instance = 0;
	p->evaluation = evk_unevaluated;
	enter_brackets(p);
	p->greater_ends = p->tokens[last].kind == TOK_GREATER; /* the text is a template argument */
	forget_memo(p, first, last);
}

enum { MAX_TEXTS = 1 << 18 }; /* of a small source, more of a large one: what asks for more has no end in sight */

u32 parse_text(struct parser *p, const struct text *text)
{
	u32 first = token_at(p, text->begin), last = token_at(p, text->end), node;
	u32 noted_before = p->noted_errors.count;
	bool is_users = asks_for_instances(p, text->begin), complete;
	const struct surroundings saved = leave_surroundings(p);

	if (text->begin >= text->end || stack_is_low(p->stack_bound) || p->texts == MAX_TEXTS + p->lexed.tokens.count)
		return 0;
	p->texts++;
	enter_text(p, text->scope, first, last);
	p->cv_of_declarator = text->cv_of_this;
	if (!text->is_here)
		enter_scope(p, text->scope);
	p->replaying |= text->is_again;
	if (text->is_list) {
		advance(p);
		node = parse_expression_list(p, TOK_RPAREN);
		advance(p);
	} else if (text->is_alignment) {
		node = parse_builtin_argument(p);
	} else if (p->tokens[last].kind == TOK_ASSIGN) { /* the width of a bit-field that is initialized */
		node = parse_constant_expression(p);
	} else {
		node = parse_initializer_clause(p);
	}
	complete = p->at == last;
	restore_surroundings(p, &saved);
	if (is_users)
		require_noted(p, noted_before);
	if (text->was_read)
		*text->was_read = complete;
	return complete ? node : 0;
}

u32 type_of_text(struct parser *p, u32 scope, u32 begin, u32 end)
{
	u32 first = token_at(p, begin), last = token_at(p, end), type;
	const struct surroundings saved = leave_surroundings(p);
	bool complete;

	if (begin >= end || stack_is_low(p->stack_bound))
		return 0;
	enter_text(p, scope, first, last);
	enter_scope(p, scope);
	type = parse_type_id(p);
	complete = p->at == last;
	restore_surroundings(p, &saved);
	return complete && !type_is_unknown(p, type) && !type_is_dependent(p, type) ? type : 0;
}

static u32 lasting_text(struct parser *p, u32 scope, u32 begin, u32 end, bool is_list)
{
	struct constants *c = constants(p);
	u32 key = hash_mix((u64)scope << 32 | begin), node, entry, *value;
	bool is_new;

	if (!c->lasting.count)
		vec_push(&c->lasting, (struct lasting_node){ 0 });
	for (;; key++) {
		key += !key;
		value = il_map_at(&c->lasting_map, key, &is_new);
		if (is_new || !*value)
			break;
		if (c->lasting.at[*value].scope == scope && c->lasting.at[*value].begin == begin)
			return c->lasting.at[*value].node;
	}
	*value = entry = c->lasting.count;
	vec_push(&c->lasting, (struct lasting_node){ scope, begin, 0 });
	node = parse_text(p, &(struct text){ .scope = scope, .begin = begin, .end = end, .is_list = is_list, .is_again = true });
	c->lasting.at[entry].node = node;
	return node;
}

u32 lasting_node(struct parser *p, u32 scope, u32 begin, u32 end) { return lasting_text(p, scope, begin, end, false); }

u32 lasting_list(struct parser *p, u32 scope, u32 begin, u32 end) { return lasting_text(p, scope, begin, end, true); }

static u32 known_type(struct parser *p, u32 node)
{
	u32 type = il_expr_node(p->il, node)->type;

	return type && type != p->error_type && !type_is_dependent(p, type) ? value_type(p, type) : 0;
}

static struct constant value_of_expression(struct parser *p, u32 node, bool by_chance)
{
	struct constant result = constant_unknown(node ? known_type(p, node) : 0);
	struct question q;
	struct value value;

	if (!node || !begin_question(p, &q))
		return result;
	q.in.by_chance = by_chance;
	if (evaluate_rvalue(&q.in, node, &value) && convert_operand(&q.in, &value) && end_full_expression(&q.in, 0, NULL) &&
	    value.kind == VALUE_INTEGER && !q.in.allocated)
		result = constant_of_value(p, &value);
	else
		result.never = q.in.failure == VERDICT_NOT_CONSTANT;
	end_question(&q);
	return result;
}

struct constant constant_of_expression(struct parser *p, u32 node) { return value_of_expression(p, node, false); }

struct constant folded_constant(struct parser *p, u32 node) { return value_of_expression(p, node, true); }

bool folded_number(struct parser *p, u32 node, long double *number)
{
	struct question q;
	struct value value;
	bool is_known;

	if (!begin_question(p, &q))
		return false;
	q.in.by_chance = true;
	is_known = evaluate_rvalue(&q.in, node, &value) && end_full_expression(&q.in, 0, NULL) && value.kind == VALUE_FLOAT;
	if (is_known)
		*number = value.number;
	end_question(&q);
	return is_known;
}

bool is_automatic(const struct parser *p, const struct il_variable *variable)
{
	u8 kind = variable->parent_scope ? p->scopes.at[variable->parent_scope].kind : (u8)sck_file;

	return (kind == sck_block || kind == sck_function || kind == sck_func_prototype || kind == sck_condition) &&
	       variable->storage_class != sc_static && variable->declared_storage_class != sc_static &&
	       variable->storage_class != sc_extern && variable->declared_storage_class != sc_extern &&
	       !(variable->flags & vf_local_static);
}

bool is_lasting(const struct parser *p, const struct object *root)
{
	const struct il_variable *variable = il_variable(p->il, root->number);

	return root->flags & OBJECT_STATIC && !(variable->flags & vf_thread_local) && !is_automatic(p, variable);
}

/* An object that is there for the whole program, and no thread's own, or a function. */
static bool is_permanent(const struct parser *p, const struct place *place)
{
	const struct object *root = place->object ? object_root(place->object) : NULL;

	if (!root)
		return place->routine;
	if (root->flags & OBJECT_STRING)
		return true;
	return root->number && is_lasting(p, root) && !(il_variable(p->il, root->number)->memory_space & ms_managed);
}

bool is_bound_to_constant(struct parser *p, u32 variable)
{
	const struct il_variable *record = il_variable(p->il, variable);
	u32 type = type_strip(p, record->type, NULL), node = initializer_of_variable(p, variable).first;
	struct question q;
	struct value value;
	bool is_bound;

	if (!is_reference_type(p, type) || !node || type_is_dependent(p, type) || !begin_question(p, &q))
		return false;
	if (il_expr_node(p->il, node)->kind == enk_braced_init_list)
		node = il_expr_node(p->il, node)->first_operand;
	q.in.speculative = true;
	is_bound = evaluate(&q.in, node, &value) && value.kind == VALUE_LVALUE && is_permanent(p, &value.place) && !q.in.allocated &&
	           reference_related(p, il_type(p->il, type)->type, value.type) >= RELATED_BASE;
	end_question(&q);
	return is_bound;
}

struct constant constant_condition(struct parser *p, u32 node)
{
	struct constant result = constant_unknown(p->builtin[ik_bool]);
	struct question q;
	bool truth;

	if (!node || !begin_question(p, &q))
		return result;
	if (evaluate_condition(&q.in, node, &truth) && end_full_expression(&q.in, 0, NULL) && !q.in.allocated)
		result = constant_integer(p, ik_bool, truth);
	else
		result.never = q.in.failure == VERDICT_NOT_CONSTANT;
	end_question(&q);
	return result;
}

static struct constant alignment_of_type(struct parser *p, u32 type)
{
	struct layout layout;

	return layout_of(p, type, &layout) ? constant_integer(p, ik_unsigned_long, layout.alignment) : constant_unknown(0);
}

struct constant constant_of_text(struct parser *p, u32 scope, u32 begin, u32 end)
{
	struct scratch scratch = begin_scratch(p);
	struct constant value = constant_unknown(0);
	u32 node;

	node = parse_text(p, &(struct text){ .scope = scope, .begin = begin, .end = end, .is_here = true });
	if (node && !took_too_long(p, scope, begin))
		value = constant_of_expression(p, node);
	note_if_too_long(p, scope, begin);
	end_scratch(p, &scratch);
	return value;
}

struct constant required_constant_of_text(struct parser *p, u32 scope, u32 begin, u32 end, u32 type, bool *reported)
{
	struct scratch scratch = begin_scratch(p);
	u32 node = parse_text(p, &(struct text){ .scope = scope, .begin = begin, .end = end, .is_here = true });
	struct constant value = took_too_long(p, scope, begin) ? constant_unknown(0) : constant_of_expression(p, node);

	note_if_too_long(p, scope, begin);
	*reported = node && !value.known && report_not_constant(p, node, type);
	end_scratch(p, &scratch);
	return value;
}

u32 variable_in_constant(struct parser *p, u32 scope, u32 begin, u32 end, u32 *place)
{
	struct scratch scratch = begin_scratch(p);
	u32 node = parse_text(p, &(struct text){ .scope = scope, .begin = begin, .end = end, .is_here = true });
	u32 variable = node ? variable_without_value(p, node, place) : 0;

	end_scratch(p, &scratch);
	return variable;
}

bool alignment_of_text(struct parser *p, u32 scope, u32 begin, u32 end, void (*take)(u128, u128 *), u128 *alignment)
{
	struct scratch scratch = begin_scratch(p);
	struct constant value;
	bool known = false;
	u32 node = parse_text(
		p, &(struct text){ .scope = scope, .begin = begin, .end = end, .is_here = true, .is_alignment = true, .was_read = &known });

	for (; known && node; node = il_expr_node(p->il, node)->next) {
		if (il_expr_node(p->il, node)->kind == enk_type_operand)
			value = alignment_of_type(p, il_expr_node(p->il, node)->type_operand);
		else
			value = constant_of_expression(p, node);
		known = value.known;
		take(value.bits, alignment);
	}
	end_scratch(p, &scratch);
	return known;
}

static struct constant condition_of(struct parser *p, const struct text *text)
{
	struct scratch scratch = begin_scratch(p);
	u32 node = parse_text(p, text);
	struct constant value = took_too_long(p, text->scope, text->begin) ? constant_unknown(0) : constant_condition(p, node);

	note_if_too_long(p, text->scope, text->begin);
	end_scratch(p, &scratch);
	return value;
}

struct constant condition_of_text(struct parser *p, u32 scope, u32 begin, u32 end, u32 node)
{
	struct constant value = constant_unknown(0);

	if (node && !took_too_long(p, scope, begin)) {
		value = constant_condition(p, node);
		note_if_too_long(p, scope, begin);
	}
	return value.known ? value : condition_of(p, &(struct text){ .scope = scope, .begin = begin, .end = end });
}

struct constant condition_of_function(struct parser *p, u32 routine, u32 begin, u32 end)
{
	u32 flags = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->flags;
	u32 cv = (flags & tyf_fn_const ? tyf_const : 0) | (flags & tyf_fn_volatile ? tyf_volatile : 0);

	return condition_of(p, &(struct text){ .scope = parameter_scope(p, routine), .begin = begin, .end = end, .cv_of_this = cv });
}

/* ---- strings ---- */

static bool fill_string(struct interpreter *in, struct object *object, const struct buffer *text, u8 kind, u32 size)
{
	u32 i, unit;

	if (!object_parts(in, object))
		return false;
	for (i = 0; i < object->count; i++) {
		unit = 0;
		if ((i + 1) * size <= text->length)
			memcpy(&unit, text->text + i * size, size);
		object->parts[i].value = value_integer(in->p->builtin[kind], constant_integer(in->p, kind, unit).bits);
		object->parts[i].state = OBJECT_KNOWN;
	}
	return true;
}

/* The kind of characters of the literals from a token on, which those without prefix take over [lex.string]/10. False: there are
 * several. */
static bool kind_of_strings(struct parser *p, u32 at, u8 *kind, u32 *size)
{
	struct buffer ignored = { 0 };
	bool same = true;
	u32 one_size;
	il_str suffix;
	u8 one;

	*kind = ik_char;
	*size = 1;
	for (; same && p->tokens[at].kind == TOK_STRING; at++) {
		same = string_literal_value(p->il, &p->tokens[at], &ignored, &one, &one_size, &suffix) &&
		       (one == *kind || one == ik_char || *kind == ik_char);
		if (one != ik_char) {
			*kind = one;
			*size = one_size;
		}
	}
	buffer_free(&ignored);
	return same;
}

/* Each byte from one on becomes a character of that size: false where one is no ASCII character, nobody knows which that is. */
static bool widen(struct buffer *text, size_t from, u32 size)
{
	struct buffer wide = { 0 };
	bool known = true;
	size_t i;

	for (i = from; i < text->length; i++) {
		known &= (unsigned char)text->text[i] < 0x80;
		buffer_add(&wide, text->text + i, 1);
		buffer_add(&wide, "\0\0\0", size - 1);
	}
	text->length = from;
	if (wide.length)
		buffer_add(text, wide.text, wide.length);
	buffer_free(&wide);
	return known;
}

bool string_at_token(struct parser *p, u32 at, struct buffer *text, u8 *kind, u32 *size)
{
	u32 first = at, one_size;
	il_str suffix;
	u8 one;

	if (p->tokens[at].kind != TOK_STRING || !kind_of_strings(p, at, kind, size))
		return false;
	for (; p->tokens[at].kind == TOK_STRING; at++) {
		size_t before = text->length;

		if (!string_literal_value(p->il, &p->tokens[at], text, &one, &one_size, &suffix) ||
		    (one != *kind && !widen(text, before, *size)))
			return false;
	}
	return at > first;
}

static struct object *new_string(struct interpreter *in, const struct buffer *text, u8 kind, u32 size)
{
	struct parser *p = in->p;
	struct array_bound bound = { .count = text->length / size + 1 };
	struct arena *temporary = in->arena;
	struct object *object;

	in->arena = &constants(p)->memory;
	object = object_new(in, type_array(p, type_qualified(p, p->builtin[kind], tyf_const), &bound));
	if (object)
		object->flags = OBJECT_STATIC | OBJECT_STRING | OBJECT_READ_ONLY;
	in->arena = temporary;
	return object;
}

struct object *object_of_text(struct interpreter *in, const char *text)
{
	struct buffer copy = { 0 };
	struct object *object;

	buffer_puts(&copy, text);
	object = new_string(in, &copy, ik_char, 1);
	object = object && fill_string(in, object, &copy, ik_char, 1) ? object : NULL;
	buffer_free(&copy);
	return object;
}

/* Its characters are objects when somebody asks for them: of most literals nobody does. */
static struct object *string_at(struct interpreter *in, u32 at)
{
	struct buffer text = { 0 };
	u32 size = 1;
	u8 kind = ik_char;
	struct object *object = string_at_token(in->p, at, &text, &kind, &size) ? new_string(in, &text, kind, size) : NULL;

	if (object)
		object->literal = at;
	buffer_free(&text);
	return object;
}

bool fill_literal(struct interpreter *in, struct object *object)
{
	struct buffer text = { 0 };
	u32 size = 1, at = object->literal;
	u8 kind = ik_char;
	bool is_filled;

	object->literal = 0;
	is_filled = string_at_token(in->p, at, &text, &kind, &size) && fill_string(in, object, &text, kind, size);
	object->literal = is_filled ? 0 : at;
	buffer_free(&text);
	return is_filled;
}

/* The object of a key, which may be NULL; false: there is none yet. */
static bool known_string(struct constants *c, u32 key, struct object **object)
{
	bool is_new;
	u32 *index = il_map_at(&c->string_map, key, &is_new);

	*object = is_new || !*index ? NULL : c->strings.at[*index].object;
	return !is_new && *index;
}

static struct object *remember_string(struct constants *c, u32 key, struct object *object)
{
	bool is_new;

	if (!c->strings.count)
		vec_push(&c->strings, (struct string_literal){ 0 });
	*il_map_at(&c->string_map, key, &is_new) = c->strings.count;
	vec_push(&c->strings, (struct string_literal){ key, object });
	return object;
}

struct object *string_object(struct interpreter *in, u32 position)
{
	struct constants *c = constants(in->p);
	struct object *object;

	return known_string(c, position, &object) ? object : remember_string(c, position, string_at(in, token_at(in->p, position)));
}

struct object *name_object(struct interpreter *in, u32 text)
{
	enum { OF_NAME = 1u << 31 }; /* of keys that are no positions */
	struct constants *c = constants(in->p);
	struct object *object = NULL;

	return !text || known_string(c, OF_NAME | text, &object) ?
	               object :
	               remember_string(c, OF_NAME | text, object_of_text(in, il_text(in->p->il, text)));
}

/* ---- variables ---- */

/* Whether attributes make it another type than declared. */
bool attributes_change_type(const struct parser *p, u32 first)
{
	return first && (il_has_unknown_mode(p->il, first) || has_attribute(p, first, "vector_size"));
}

/* The variable whose initializer a variable has, and the scope of that: another one for a static member of an instance that is defined
 * outside of its class. */
static u32 initialized_as(struct parser *p, u32 index, u32 *scope)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 defined;

	*scope = variable->parent_scope;
	if (variable->initializer_end || variable->init_expr || !(variable->flags & vf_static_member))
		return index;
	defined = defined_variable(p, index, scope);
	return defined ? defined : index;
}

/* Whether a variable may be used in constant expressions [expr.const]/3. */
static bool is_usable(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 cv = 0, type = type_strip(p, variable->type, &cv);
	bool is_reference = is_reference_type(p, type);

	if (cv & tyf_volatile || variable->flags & vf_parameter)
		return false;
	if (!variable->init_expr && !il_variable(p->il, initialized_as(p, index, &(u32){ 0 }))->initializer_end) /* constexpr T x; */
		return variable->flags & vf_constexpr && has_class_elements(p, type);
	if (variable->flags & vf_constexpr || is_reference)
		return true;
	return cv & tyf_const &&
	       (il_type(p->il, type)->kind == tk_integer || il_type(p->il, type)->kind == tk_pointer); /* as the reference has it */
}

/* References are objects only where what they are bound to is known. */
static bool is_object(struct parser *p, u32 index)
{
	return !is_reference_type(p, type_strip(p, il_variable(p->il, index)->type, NULL)) || !is_automatic(p, il_variable(p->il, index)) ||
	       is_usable(p, index);
}

static bool is_pattern(const struct il_variable *variable) { return variable->entity & enf_is_template || variable->template_param; }

/* Initializers that were passed over are parsed now; the nodes are for this evaluation. */
static struct initializer initializer_now(struct parser *p, u32 index)
{
	u32 scope, defined = initialized_as(p, index, &scope), first;
	struct initializer initializer = initializer_of_variable(p, defined);
	struct il_variable variable = *il_variable(p->il, defined);

	first = token_at(p, variable.initializer_begin);
	if (defined != index)
		initializer.first = 0; /* in another scope */

	if (initializer.first || initializer.form == INITIALIZER_NONE)
		return initializer;
	first += p->tokens[first].kind == TOK_ASSIGN;
	initializer.first = parse_text(p, &(struct text){ .scope = scope,
	                                                  .begin = p->tokens[first].position,
	                                                  .end = variable.initializer_end,
	                                                  .is_list = initializer.form == INITIALIZER_DIRECT });
	if (initializer.first && il_expr_node(p->il, initializer.first)->kind == enk_braced_init_list &&
	    initializer.form != INITIALIZER_DIRECT)
		initializer.form = INITIALIZER_LIST;
	return initializer;
}

/* auto: a scalar or class that its initializer has the type of. */
static struct object *new_deduced(struct question *q, const struct initializer *initializer)
{
	struct value value;
	struct object *object;

	if (!initializer->first || !evaluate(&q->in, initializer->first, &value))
		return NULL;
	if (value.kind == VALUE_OBJECT && !value.place.object->parent)
		return value.place.object;
	if (!decay(&q->in, &value) || !value.type)
		return NULL;
	object = object_new(&q->in, value.type);
	return object && initialize_from_value(&q->in, object, value.type, &value) ? object : NULL;
}

static struct object *new_static(struct parser *p, struct interpreter *in, u32 variable, u32 type)
{
	struct arena *temporary = in->arena;
	struct object *object;

	in->arena = &constants(p)->memory;
	object = object_new(in, type);
	in->arena = temporary;
	if (object) {
		object->flags = OBJECT_STATIC;
		object->state = OBJECT_OPAQUE;
		object->number = variable;
	}
	return object;
}

/* With the arguments of a class template that are deduced [over.match.class.deduct]. */
static u32 type_of_object(struct parser *p, u32 variable)
{
	u32 declared = il_variable(p->il, variable)->type;

	return deduced_template(p, declared) ? type_of_variable(p, variable) : declared;
}

/* The object itself, or what a reference refers to: its lifetime is that of the variable. */
static struct object *referred(struct object *object)
{
	return object->kind == OBJECT_REFERENCE && object->state == OBJECT_KNOWN ? object->value.place.object : object;
}

/* Whether what a value designates is there as long as the program runs; a temporary is as the variable is [expr.const]/11. */
static bool designates_lasting(struct parser *p, u32 index, const struct object *object)
{
	return !fleeting_in_object(p, object) && !(is_bound_to_temporary(object) && is_automatic(p, il_variable(p->il, index)));
}

/* Evaluates the initializer, which may mention the variable itself. */
static void evaluate_initializer(struct parser *p, u32 index, struct question *q)
{
	struct initializer initializer = initializer_now(p, index);
	u32 type = type_of_object(p, index);
	bool is_auto = il_type(p->il, type_strip(p, type, NULL))->kind == tk_auto, done;
	struct object *object, *result = constants(p)->of_variable.at[index].object;

	if (!initializer.first && initializer.form != INITIALIZER_NONE && initializer.form != INITIALIZER_DIRECT)
		return;
	object = is_auto ? new_deduced(q, &initializer) : object_new(&q->in, type);
	if (object)
		object->flags |= OBJECT_MANAGED; /* until the program ends */
	if (!object || (!is_auto && !initialize(&q->in, object, type, &initializer)) || !end_full_expression(&q->in, 0, referred(object)) ||
	    q->in.allocated)
		return;
	if (is_auto)
		result = new_static(p, &q->in, index, object->type);
	if (!result)
		return;
	done = designates_lasting(p, index, object) && persist(&q->in, object, result);
	if (!done)
		object_clear(result, OBJECT_OPAQUE);
	result->flags |= OBJECT_READ_ONLY;
	constants(p)->of_variable.at[index].object = result;
}

static void evaluate_static(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	struct scratch scratch;
	struct question q;

	if (attributes_change_type(p, variable->first_attribute) || is_pattern(variable) || type_is_dependent(p, variable->type) ||
	    !is_object(p, index) || !begin_question(p, &q))
		return;
	scratch = begin_scratch(p);
	if (il_type(p->il, type_strip(p, variable->type, NULL))->kind != tk_auto && !constants(p)->of_variable.at[index].object) {
		struct object *object = new_static(p, &q.in, index, type_of_object(p, index));

		variable = il_variable(p->il, index);
		if (object && has_attribute(p, variable->first_attribute, "weak"))
			object->flags |= OBJECT_WEAK;
		constants(p)->of_variable.at[index].object = object;
	}
	if (is_usable(p, index))
		evaluate_initializer(p, index, &q);
	end_question(&q);
	end_scratch(p, &scratch);
}

enum { MAX_ATTEMPTS = 4 };

/* Whether a variable is worth another attempt: it could not be told, and more classes and bodies are known now. */
static bool may_be_known_now(struct parser *p, u32 index, const struct static_variable *state, u32 progress)
{
	return state->attempts < MAX_ATTEMPTS && state->progress != progress &&
	       (!state->object || (state->object->state == OBJECT_OPAQUE && !state->object->parts)) && is_usable(p, index);
}

static struct object *object_of_variable(struct parser *p, u32 index)
{
	struct constants *c = constants(p);
	u32 progress = p->instantiations + p->bodies_parsed;

	if (!vec_slot(&c->of_variable, index)->running &&
	    (!c->of_variable.at[index].attempts || may_be_known_now(p, index, &c->of_variable.at[index], progress))) {
		c->of_variable.at[index].running = true;
		c->of_variable.at[index].attempts++;
		c->is_too_long &= c->depth > 0;
		evaluate_static(p, index);
		if (!c->depth && c->is_too_long) /* it would be again */
			c->of_variable.at[index].attempts = MAX_ATTEMPTS;
		c->of_variable.at[index].running = false;
		c->of_variable.at[index].progress = progress;
	}
	return c->of_variable.at[index].object;
}

struct object *static_object(struct interpreter *in, u32 variable)
{
	struct object *object = object_of_variable(in->p, variable);

	if (!object)
		unknown(in);
	return object;
}

struct constant constant_of_variable(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	struct object *object;

	if (variable->flags & vf_template_parameter)
		return variable->constant ? constant_of_il(p, variable->constant) : constant_unknown(0);
	if (variable->flags & vf_enumerator)
		return constant_of_enumerator(p, index);
	object = object_of_variable(p, index);
	if (object && object->kind == OBJECT_REFERENCE && object->state == OBJECT_KNOWN && !object->value.place.routine)
		object = object->value.place.element ? NULL : object->value.place.object;
	if (!object || object->kind != OBJECT_SCALAR || object->state != OBJECT_KNOWN)
		return constant_unknown(object ? object->type : 0);
	return constant_of_value(p, &object->value);
}
