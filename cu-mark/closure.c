/* From the roots to all that they need, by name. */
#include "text.h"

#include <stdlib.h>

/* What the language and the compiler look for though nobody mentions it: [stmt.ranged], [dcl.struct.bind], [dcl.init.list],
 * [expr.typeid], [expr.new], [expr.spaceship]; the built-in variables; what a launch calls. */
/* clang-format off */
static const char *const implicit_names[] = {
	"begin", "end", "get", "tuple_size", "tuple_element", "initializer_list", "type_info", "size_t", "align_val_t", "nothrow_t",
	"destroying_delete_t", "strong_ordering", "weak_ordering", "partial_ordering", "coroutine_traits", "coroutine_handle",
	"threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize", "dim3", "uint3", "cudaStream_t", "cudaError_t", "cudaLaunchKernel",
	"cudaConfigureCall", "__cudaPushCallConfiguration", "__cudaPopCallConfiguration", "cudaGetParameterBuffer",
	"cudaGetParameterBufferV2", "cudaLaunchDevice", "cudaLaunchDeviceV2", "textureReference", "surfaceReference",
};
/* clang-format on */

/* Members that the language looks for: of tuples; of the comparison categories, the values of a defaulted <=>; of coroutines
 * [dcl.fct.def.coroutine], [expr.await]. */
/* clang-format off */
static const char *const implicit_members[] = {
	"value", "type", "equal", "equivalent", "less", "greater", "unordered", "promise_type", "get_return_object",
	"get_return_object_on_allocation_failure", "initial_suspend", "final_suspend", "unhandled_exception", "return_void", "return_value",
	"yield_value", "await_transform", "await_ready", "await_suspend", "await_resume", "from_address",
};
/* clang-format on */

static bool holds(const struct text *text, u32 condition)
{
	u32 class = condition & CONDITION_CLASS, i;

	if (text->class_state[class] & CLASS_KEPT || !(condition & CONDITION_OR_SOURCES))
		return text->class_state[class] & CLASS_KEPT;
	for (i = vec_up_to(&text->sources, class, class - 1); i < text->sources.count && text->sources.at[i].class == class; i++)
		if (text->class_state[text->sources.at[i].from] & CLASS_KEPT)
			return true;
	return false;
}

static bool conditions_hold(const struct text *text, const struct piece *piece)
{
	u32 settled = (piece->flags & PIECE_SPECIFIED ? CONDITION_DEDUCED : 0) | (piece->flags & PIECE_LISTED ? CONDITION_UNLISTED : 0), i;
	bool is_met = false;

	for (i = 0; i < piece->conditions.count; i++) {
		u32 condition = text->conditions.at[piece->conditions.first + i];

		is_met = is_met || condition & settled || holds(text, condition);
		if (!is_met && !(condition & CONDITION_OR_NEXT))
			return false;
		is_met = is_met && condition & CONDITION_OR_NEXT;
	}
	return true;
}

/* Where calls are not certain, so are those of functions that no name calls: constructors, operators. */
static bool is_called(const struct text *text, const struct piece *function)
{
	return function->flags & (PIECE_WITH_PARENT | PIECE_CALLED) || (text->is_uncertain && !function->names.count);
}

/* Operators and constructors have no name that is mentioned; unnamed enumerations have enumerators. */
static bool is_nameless(const struct piece *piece) { return !piece->names.count && piece->flags & (PIECE_FUNCTIONS | PIECE_MEMBER); }

/* Whether a function that no name calls, a constructor or operator, may be part of a constant: objects of its class are made where constants
 * can be. */
static bool is_evaluated(const struct text *text, const struct piece *body)
{
	const struct piece *parent = &text->pieces.at[body->parent];

	if (parent->parent && is_nameless(parent))
		parent = &text->pieces.at[parent->parent];
	return body->flags & PIECE_CONSTANT && !body->names.count && parent->flags & PIECE_EVALUATED;
}

static bool body_is_needed(const struct text *text, const struct piece *body)
{
	return text->pieces.at[body->parent].flags & PIECE_KEPT && (body->flags & (PIECE_ROOT | PIECE_EVALUATED) || is_called(text, body));
}

static bool is_needed(const struct text *text, const struct piece *piece)
{
	bool is_mentioned;

	if (piece->flags & PIECE_BODY)
		return body_is_needed(text, piece);
	if (piece->parent && !(text->pieces.at[piece->parent].flags & PIECE_KEPT))
		return false;
	if (piece->flags & (PIECE_ROOT | PIECE_UNNEEDED))
		return piece->flags & PIECE_ROOT;
	if (piece->flags & PIECE_DEFINITION && !is_called(text, piece))
		return false;
	is_mentioned =
		piece->flags & (PIECE_MENTIONED | PIECE_DEFINITION) || (piece->flags & PIECE_ASSOCIATED && text_is_associated(text, piece));
	return (is_mentioned && (piece->flags & (PIECE_NAMED | PIECE_MEMBER)) == PIECE_NAMED) ||
	       ((is_mentioned || is_nameless(piece)) && conditions_hold(text, piece));
}

/* What a mention says of a function that it means: whatever its parameters are, if it is not called. */
static u32 flags_of_mention(const struct piece *piece, const struct name *name, const struct mention *m)
{
	if (name->is_operator || ((piece->flags & (PIECE_FUNCTIONS | PIECE_MEMBER)) == PIECE_FUNCTIONS && m->purpose == TO_USE))
		return PIECE_NAMED;
	return (m->purpose == TO_CALL_INSTANCE ? PIECE_SPECIFIED : 0) | (m->has_list ? PIECE_LISTED : 0);
}

/* If nothing mentions the piece yet, it is needed because of another one. */
static void look_again(struct text *text, u32 index, u32 because, u32 because_at)
{
	struct piece *piece = &text->pieces.at[index];

	if (!(piece->flags & (PIECE_MENTIONED | PIECE_ASSOCIATED | PIECE_ROOT | PIECE_KEPT))) {
		piece->because = because;
		piece->because_at = because_at;
	}
	vec_push(&text->work, index);
}

static bool declares_by_using(const struct text *text, const struct piece *piece, u32 name)
{
	u32 i;

	for (i = 0; i < piece->mentions.count; i++)
		if (text->mentions.at[piece->mentions.first + i].name == name &&
		    text->mentions.at[piece->mentions.first + i].purpose == TO_DECLARE)
			return true;
	return false;
}

/* Whether what looks like a call has the name of a class or variable, and argument-dependent lookup does not take place
 * [basic.lookup.argdep]/1: ordinary lookup finds that, and no function. */
static bool is_no_call(const struct text *text, u32 from, const struct mention *m)
{
	const struct mention plain = { .name = m->name, .manner = PLAIN };
	const struct slice *declared = &text->names.at[m->name].declared;
	bool found = false;
	u32 i;

	for (i = 0; i < declared->count; i++) {
		const struct piece *piece = &text->pieces.at[text->declared.at[declared->first + i].piece];

		if (piece->flags & (PIECE_BODY | PIECE_MEMBER) || !text_can_mean(text, &text->pieces.at[from], &plain, piece))
			continue;
		if (piece->flags & PIECE_FUNCTIONS)
			return false;
		found |= piece->begin < m->position;
	}
	return found && !declares_by_using(text, &text->pieces.at[from], m->name);
}

/* Whether a call has too few arguments for the functions of a piece [over.match.viable]/2. They are missed by nobody if others are
 * declared with them: the call does not find what these hide. */
static bool is_too_short(const struct text *text, const struct mention *m, const struct declares *declares)
{
	return text->pieces.at[declares->piece].required > m->most && declares->least <= m->most;
}

/* How a mention means a piece: PIECE_MENTIONED, PIECE_ASSOCIATED, or not. */
static u32 meaning(const struct text *text, u32 from, const struct mention *m, bool is_call, const struct piece *piece)
{
	if (text_can_mean(text, &text->pieces.at[from], m, piece))
		return PIECE_MENTIONED;
	return is_call && piece->flags & PIECE_FUNCTIONS ? PIECE_ASSOCIATED : 0;
}

/* What is in a piece is to be looked at; bodies: or the bodies in it, also those of members. */
static void keep_inside(struct text *text, u32 parent, bool bodies)
{
	u32 i;

	for (i = parent + 1; i < text->pieces.count && text->pieces.at[i].begin < text->pieces.at[parent].end; i++)
		if (bodies ? text->pieces.at[i].flags & PIECE_BODY : text->pieces.at[i].parent == parent)
			vec_push(&text->work, i);
}

/* Constants may be made by a function, or of objects of a class: so they may by what these call. */
static void evaluate(struct text *text, u32 index)
{
	struct piece *piece = &text->pieces.at[index];

	if (!(piece->flags & PIECE_BODY))
		keep_inside(text, index, true);
	else if (!(piece->flags & PIECE_ROOT))
		piece->flags &= ~(u32)PIECE_KEPT;
	piece->flags |= PIECE_EVALUATED;
}

/* Whether a constant may be made of what a piece mentions: outside of all functions, or where another one is made. */
static bool may_be_evaluated(const struct piece *from, const struct mention *m)
{
	return m->is_value && (!m->is_in_body || (from->flags & (PIECE_CONSTANT | PIECE_EVALUATED)) == (PIECE_CONSTANT | PIECE_EVALUATED));
}

/* All that a mention does depends on besides what it can mean. */
static u32 how_it_mentions(const struct mention *m, bool called, bool evaluated, bool is_call)
{
	return m->most | (u32)m->purpose << 8 | (u32)m->has_list << 16 | (u32)called << 17 | (u32)evaluated << 18 | (u32)is_call << 19;
}

/* What a mention can mean is to be looked at again. */
static void mention(struct text *text, u32 from, const struct mention *m)
{
	struct name *name = &text->names.at[m->name];
	u32 called = text->pieces.at[from].flags & PIECE_UNCERTAIN ? PIECE_CALLED : 0, i;
	u32 evaluated = may_be_evaluated(&text->pieces.at[from], m) ? PIECE_EVALUATED : 0;
	bool is_call = m->manner == CALLED && !is_no_call(text, from, m);

	name->is_mentioned = true;
	if (!text_is_first(&text->mentioned, &text->pieces.at[from], m, how_it_mentions(m, called, evaluated, is_call)))
		return;
	for (i = 0; i < name->declared.count; i++) {
		const struct declares *declares = &text->declared.at[name->declared.first + i];
		u32 index = declares->piece;
		struct piece *piece = &text->pieces.at[index];
		u32 flags = called | flags_of_mention(piece, name, m) |
		            (piece->flags & PIECE_CONSTANT || !(piece->flags & (PIECE_BODY | PIECE_FUNCTIONS)) ? evaluated : 0);

		if ((piece->flags & (flags | PIECE_MENTIONED)) == (flags | PIECE_MENTIONED) || is_too_short(text, m, declares) ||
		    !(flags |= meaning(text, from, m, is_call, piece)) || !(flags & (PIECE_MENTIONED | PIECE_ASSOCIATED)))
			continue;
		look_again(text, index, from, m->position);
		if (flags & ~piece->flags & PIECE_EVALUATED)
			evaluate(text, index);
		piece->flags |= flags;
		if (flags & PIECE_ASSOCIATED && !text_is_associated(text, piece))
			vec_push(&text->unassociated, index);
	}
}

/* A piece is kept: what has a class that it declares as a condition is to be looked at again. */
static void keep_classes(struct text *text, u32 index)
{
	const struct piece *piece = &text->pieces.at[index];
	u32 i, j;

	for (i = 0; i < piece->parts.count; i++) {
		u32 class = text_class_of(text->il, text->parts.at[piece->parts.first + i].target);

		if (!class || text->class_state[class] & CLASS_KEPT)
			continue;
		text->class_state[class] |= CLASS_KEPT;
		for (j = vec_up_to(&text->conditional, class, class - 1); j < text->conditional.count; j++) {
			if (text->conditional.at[j].class != class)
				break;
			look_again(text, text->conditional.at[j].piece, index, piece->begin);
		}
	}
}

/* Whether a function's body is in the piece that declares it: those of constexpr functions, and where the return type is deduced,
 * are no pieces. */
static bool has_body_inside(const struct text *text, const struct piece *piece, const struct il_full_entity_decl_info *decl)
{
	return decl->body_end && &text->pieces.at[text_piece_at(text, decl->body_begin, true)] == piece;
}

/* Whether objects can have a type that the piece declares: also local ones, closures among them, in a function's body. */
static bool has_types(const struct text *text, const struct piece *piece)
{
	u32 i;

	for (i = 0; i < piece->parts.count; i++) {
		const struct part *part = &text->parts.at[piece->parts.first + i];

		if (il_any_kind(part->target) == IL_type || il_any_kind(part->target) == IL_template ||
		    il_any_kind(part->target) == IL_variable ||
		    has_body_inside(text, piece, il_full_entity_decl_info(text->il, part->decl)))
			return true;
	}
	return piece->flags & PIECE_BODY;
}

/* A piece is kept: so is the class whose friend it specializes, for a template that is declared as a friend alone is no name's meaning
 * [namespace.memdef]/3. */
static void keep_specialized(struct text *text, u32 index)
{
	const struct il *il = text->il;
	const struct piece *piece = &text->pieces.at[index];
	u32 i, at;

	for (i = 0; i < piece->parts.count; i++) {
		const struct il_routine *r = il_routine_of(il, text->parts.at[piece->parts.first + i].target);
		u32 template = il_template_info(il, r->entity & enf_explicit_specialization ? r->template_info : 0)->template;
		const struct il_routine *specialized = il_routine_of(il, il_template(il, template)->prototype);

		if (!(il_full_entity_decl_info(il, specialized->first_decl)->flags & dcf_friend))
			continue;
		for (at = text_piece_at(text, specialized->position, false); at; at = text->pieces.at[at].parent) {
			look_again(text, at, index, piece->begin);
			text->pieces.at[at].flags |= PIECE_MENTIONED | PIECE_NAMED;
		}
	}
}

/* A piece is kept: functions in its namespace can be found by types of its. */
static void keep_associated(struct text *text, const struct piece *piece)
{
	u32 i, rest = 0;

	if (!has_types(text, piece) || !text_associate(text, piece->space))
		return;
	for (i = 0; i < text->unassociated.count; i++) {
		u32 index = text->unassociated.at[i];

		if (text_is_associated(text, &text->pieces.at[index]))
			vec_push(&text->work, index);
		else
			text->unassociated.at[rest++] = index;
	}
	text->unassociated.count = rest;
}

/* The compiler calls functions of such names with objects. */
static void mention_all(struct text *text, const char *const *names, u32 count, enum manner manner)
{
	u32 i, name;

	for (i = 0; i < count; i++)
		if ((name = text_find_name(text, il_find(text->il, names[i], strlen(names[i])))))
			mention(text, 0,
			        &(struct mention){ .name = name, .manner = (u8)manner, .purpose = TO_CALL, .most = ARGUMENTS_MAX });
}

/* The function whose body is a piece, or in a piece. */
static const struct il_routine *function_of(const struct text *text, const struct piece *piece)
{
	u32 decl = piece->flags & PIECE_BODY ? piece->decl : piece->parts.count == 1 ? text->parts.at[piece->parts.first].decl : 0;
	const struct il_full_entity_decl_info *d = il_full_entity_decl_info(text->il, decl);
	bool has_body = piece->flags & (PIECE_BODY | PIECE_DEFINITION) || has_body_inside(text, piece, d);

	return il_routine_of(text->il, has_body ? d->declared : 0);
}

/* Whether what a body calls has not been looked at: it is kept for its name alone, or because it counts, or it is a template's, which may have
 * other instances than those that were looked at. So may those in a class. */
static bool is_unknown(const struct text *text, const struct piece *piece)
{
	const struct il_routine *function = function_of(text, piece);

	if (piece->flags & PIECE_UNCERTAIN || !function->type)
		return text->is_uncertain && (piece->flags & (PIECE_UNCERTAIN | PIECE_HAS_BODIES)) == PIECE_HAS_BODIES;
	if (!(piece->flags & (PIECE_ROOT | PIECE_WITH_PARENT)) && piece->flags & (PIECE_BODY | PIECE_DEFINITION))
		return !(piece->flags & PIECE_CONSTANT) || is_called(text, piece);
	return text->is_uncertain && is_called(text, piece) &&
	       (!(piece->flags & PIECE_ROOT) || piece->flags & PIECE_COUNTED ||
	        function->entity & (enf_is_template | enf_member_of_template));
}

static void keep_uncertain(struct text *text, struct piece *piece)
{
	u32 i;

	if (is_unknown(text, piece))
		piece->flags |= PIECE_UNCERTAIN;
	if (!(piece->flags & PIECE_UNCERTAIN) || text->is_uncertain)
		return;
	text->is_uncertain = true;
	for (i = 1; i < text->pieces.count; i++)
		if (text->pieces.at[i].flags & (PIECE_BODY | PIECE_DEFINITION | PIECE_KEPT))
			vec_push(&text->work, i);
}

static void keep(struct text *text, u32 index)
{
	struct piece *piece = &text->pieces.at[index];
	u32 i;

	if (!(piece->flags & PIECE_EVALUATED) && is_evaluated(text, piece))
		evaluate(text, index);
	if (piece->flags & PIECE_KEPT ? !is_unknown(text, piece) : !is_needed(text, piece))
		return;
	piece->flags |= PIECE_KEPT;
	keep_uncertain(text, piece);
	keep_classes(text, index);
	keep_specialized(text, index);
	keep_associated(text, piece);
	if (!(piece->flags & PIECE_BODY))
		keep_inside(text, index, false);
	text_run_from(text, index);
	for (i = 0; i < piece->mentions.count; i++)
		mention(text, index, &text->mentions.at[piece->mentions.first + i]);
}

/* What stands behind a piece in a class: another piece, or the class. */
static u32 behind(const struct text *text, const struct piece *piece)
{
	const char *source = text->il->source;
	u32 at = piece->end, end = text->pieces.at[piece->parent].end, found;
	const char *newline;

	while (at < end && (strchr(" \t\n", source[at]) || (source[at] == '#' && source[at + 1] == ' ')))
		at = source[at] == '#' && (newline = memchr(source + at, '\n', end - at)) ? (u32)(newline - source) : at + 1;
	found = text_piece_at(text, at, false);
	return text->pieces.at[found].begin == at ? found : piece->parent;
}

static void keep_before_next(struct text *text)
{
	u32 i, next = 0;

	for (i = text->pieces.count; i-- > 1;) {
		struct piece *piece = &text->pieces.at[i];

		if (piece->flags & PIECE_BEFORE_NEXT && text->pieces.at[piece->parent ? behind(text, piece) : next].flags & PIECE_KEPT)
			piece->flags |= PIECE_KEPT;
		next = piece->flags & (PIECE_BODY | PIECE_BEFORE_NEXT) || piece->parent ? next : i;
	}
}

void text_close(struct text *text)
{
	u32 i;

	mention_all(text, implicit_names, COUNT_OF(implicit_names), ANYWHERE);
	mention_all(text, implicit_members, COUNT_OF(implicit_members), MEMBER);
	for (i = text->pieces.count; i--;)
		vec_push(&text->work, i);
	do
		while (text->work.count)
			keep(text, vec_pop(&text->work));
	while (text_keep_used(text) || text_keep_order(text));
	keep_before_next(text);
	text_keep_frames(text);
}

void text_init(struct text *text, struct il *il, struct uses uses)
{
	*text = (struct text){ .il = il, .uses = uses, .is_relocatable = il_has_option(il, "device-c") };
	vec_push(&text->names, (struct name){ 0 });
	text_name_functions(text);
	text_find_spaces(text);
	text_take_apart(text);
	text_find_declared(text);
	text_find_mentions(text);
}

void text_free(struct text *text)
{
	text_free_names(text);
	uses_free(&text->uses);
	vec_free(&text->pieces);
	vec_free(&text->parts);
	vec_free(&text->piece_names);
	vec_free(&text->conditions);
	vec_free(&text->declared);
	vec_free(&text->conditional);
	vec_free(&text->sources);
	vec_free(&text->unassociated);
	vec_free(&text->mentions);
	vec_free(&text->work);
	free(text->slot), free(text->space_of_scope), free(text->found_in), free(text->enclosing), free(text->associated);
	text_free_calls(text);
	free(text->is_declarator), free(text->is_variable), free(text->is_declared), free(text->is_kept_frame), free(text->conversions),
		free(text->class_state);
	free(text->required), free(text->mentioned.slot), free(text->used_by_name.slot);
}
