/* Parsing one translation unit from text to IL; what main() and the tests share. */
#include "parser.h"
#include "typing/closure_members.h"
#include "implicit/implicit.h"
#include "constants/constant.h"
#include "templates/constraints.h"
#include "templates/instantiate.h"
#include "types/layout.h"

#include <stdlib.h>

static void lexical_error(void *context, u32 position, const char *tag)
{
	struct parser *p = context;
	bool quote = !strncmp(tag, "unclosed_", 9), zero = !strcmp(tag, "null_character");

	diag_report(p->diag, zero ? DIAG_null_char_ignored : quote ? DIAG_unclosed_string : DIAG_bad_token, position);
	diag_is_lexical(p->diag);
	p->errors += !zero;
}

/* What only device functions may mention, without a declaration that says so. */
static void flag_device_operations(struct parser *p)
{
	static const char *const names[] = {
#define ATOMIC(name, operation, is_generic, order, orders) "__nv_atomic_" #name,
#include "../lib/cuda/atomics.def"
#undef ATOMIC
	};
	u32 i, ident;

	for (i = 0; i < COUNT_OF(names); i++) {
		ident = identifier_of(p, names[i]);
		p->lexed.identifiers.at[ident].flags |= IDF_DEVICE_NAME;
	}
}

static void intern_words(struct parser *p)
{
	p->word.override = identifier_of(p, "override");
	p->word.final = identifier_of(p, "final");
	p->word.gnu_final = identifier_of(p, "__final");
	p->word.std = identifier_of(p, "std");
	p->word.main = identifier_of(p, "main");
	p->word.operator_word = identifier_of(p, "operator");
	p->word.integer_pack = identifier_of(p, "__integer_pack");
	p->word.unnamed_namespace = identifier_of(p, "<unnamed>");
	p->word.constructor = identifier_of(p, "<constructor>");
}

/* Severities that pragmas set hold for what is said later about places after them, by later tools, too. */
static void note_severity_pragmas(struct parser *p)
{
	struct il_severity_pragma *record;
	u32 i;

	for (i = 0; i < p->lexed.pragmas.count; i++) {
		const struct pragma_line *line = &p->lexed.pragmas.at[i];

		if (diag_pragma(p->diag, line->begin, line->end, !il_in_system_header(p->il, line->begin))) {
			il_new_severity_pragma(p->il, &record);
			*record = (struct il_severity_pragma){ .range_begin = line->begin, .range_end = line->end };
		}
	}
}

enum { LET_GO_AT_ONCE = 2 << 20 };

void let_go_of_text(struct parser *p, u32 end)
{
	if (p->source_is_mapped && end - p->let_go >= LET_GO_AT_ONCE)
		map_let_go(p->il->source, p->let_go = end);
}

void let_go_again(struct parser *p)
{
	enum { REPLAYS = 512 }; /* which read a few hundred pages */

	if (p->source_is_mapped && p->instantiations % REPLAYS == 0)
		map_let_go(p->il->source, p->il->source_size);
}

void lex_unit(struct parser *p)
{
	struct lex_options options = { .std_version = p->il->header.std_version };

	lex(p->il, &p->lexed, &options, lexical_error, p);
	note_severity_pragmas(p);
	let_go_of_text(p, (u32)p->il->source_size);
	p->let_go = 0; /* the parser begins at the start again */
	stats_end(&p->stats, PHASE_LEX);
}

/* Where more brackets are missing, nobody knows what is meant. */
enum { MOST_INSERTED = 20 };

static void move_up(u32 *indices, u32 count, u32 from)
{
	for (; count; count--, indices++)
		*indices += *indices >= from;
}

static unsigned closing_kind(unsigned kind) { return kind == TOK_LPAREN ? TOK_RPAREN : kind == TOK_LBRACKET ? TOK_RBRACKET : TOK_RBRACE; }

/* Puts the missing bracket before token number at, as it was meant. */
static void insert_closing(struct parser *p, u32 open, u32 at)
{
	struct lexed *l = &p->lexed;
	unsigned kind = closing_kind(p->tokens[open].kind);
	u32 position = p->tokens[at].position, i;
	struct token last = vec_last(&l->tokens), *tokens;

	vec_push(&l->tokens, last);
	p->tokens = tokens = l->tokens.at;
	memmove(tokens + at + 1, tokens + at, (l->tokens.count - 1 - at) * sizeof *tokens);
	tokens[at] = (struct token){ .position = position, .kind = kind & 0xFF, .value = CLOSED_BY_US };
	for (i = 0; i < at; i++) {
		bool opens = tokens[i].kind == TOK_LPAREN || tokens[i].kind == TOK_LBRACKET || tokens[i].kind == TOK_LBRACE;

		if (opens && tokens[i].value && i + tokens[i].value >= at)
			tokens[i].value = (tokens[i].value + 1) & 0xFFFFFF;
	}
	tokens[open].value = (at - open) & 0xFFFFFF;
	move_up(l->launches.at, l->launches.count, at);
	move_up(l->landmarks.at, l->landmarks.count, at);
	move_up(l->lambdas.at, l->lambdas.count, at);
	move_up(l->strays.at, l->strays.count, at);
	for (i = 0; i < l->pragmas.count; i++)
		l->pragmas.at[i].token += l->pragmas.at[i].token >= at;
	move_up(p->inserted.at, p->inserted.count, at);
	vec_push(&p->inserted, at);
}

/* Those of count tokens that stand in [from, from + n) are where n of them moved up by one. */
static void move_up_among(u32 *indices, u32 count, u32 from, u32 n)
{
	for (; count; count--, indices++)
		*indices += *indices - from < n;
}

void move_closing_here(struct parser *p, u32 close)
{
	struct lexed *l = &p->lexed;
	struct token *tokens = l->tokens.at, moved = tokens[close];
	u32 at = p->at, n = close - at, i;

	for (i = 0; i < at; i++) {
		bool opens = tokens[i].kind == TOK_LPAREN || tokens[i].kind == TOK_LBRACKET || tokens[i].kind == TOK_LBRACE;

		if (opens && tokens[i].value && i + tokens[i].value == close)
			tokens[i].value = n ? (at - i) & 0xFFFFFF : tokens[i].value;
		else if (opens && tokens[i].value && i + tokens[i].value - at < n)
			tokens[i].value = (tokens[i].value + 1) & 0xFFFFFF;
	}
	memmove(tokens + at + 1, tokens + at, n * sizeof *tokens);
	moved.position = n ? tokens[at + 1].position : moved.position;
	tokens[at] = moved;
	move_up_among(l->launches.at, l->launches.count, at, n);
	move_up_among(l->landmarks.at, l->landmarks.count, at, n);
	move_up_among(l->lambdas.at, l->lambdas.count, at, n);
	move_up_among(l->strays.at, l->strays.count, at, n);
	for (i = 0; i < l->pragmas.count; i++)
		l->pragmas.at[i].token += l->pragmas.at[i].token - at < n;
	for (i = 0; i < p->inserted.count; i++)
		p->inserted.at[i] = p->inserted.at[i] == close ? at : p->inserted.at[i] + (p->inserted.at[i] - at < n);
}

/* The brackets that are missing where the parser says nothing: in headers, say. */
static void report_inserted(struct parser *p)
{
	u32 i;

	for (i = 0; i < p->inserted.count && !p->diag->errors; i++) {
		const struct token *token = &p->tokens[p->inserted.at[i]];

		diag_report(p->diag,
		            token->kind == TOK_RPAREN   ? DIAG_exp_rparen :
		            token->kind == TOK_RBRACKET ? DIAG_exp_rbracket :
		                                          DIAG_exp_rbrace,
		            token->position);
	}
}

/* ---- lists in braces that are not closed ---- */

void forget_stray(struct parser *p, u32 open)
{
	u32 i = p->lexed.strays.count;

	while (i && p->lexed.strays.at[i - 1] != open)
		i--;
	if (i)
		memmove(p->lexed.strays.at + i - 1, p->lexed.strays.at + i, (p->lexed.strays.count-- - i) * sizeof *p->lexed.strays.at);
}

/* The partner of an opening bracket, 0: it has none, or just the end of the source. */
static u32 partner_of(const struct parser *p, u32 token)
{
	u32 partner = token + p->tokens[token].value;

	return partner == token || p->tokens[partner].kind == TOK_END ? 0 : partner;
}

static bool is_opening(const struct parser *p, u32 token)
{
	return p->tokens[token].kind == TOK_LPAREN || p->tokens[token].kind == TOK_LBRACKET;
}

/* The semicolon that stands in the list of an initializer which begins at the token, and ends it; 0: there is none. */
static u32 semicolon_in_list(const struct parser *p, u32 token)
{
	unsigned before = token ? p->tokens[token - 1].kind : TOK_END;
	u32 at;

	if (p->tokens[token].kind != TOK_LBRACE || (before != TOK_ASSIGN && before != TOK_return))
		return 0;
	for (at = token + 1; p->tokens[at].kind != TOK_END && p->tokens[at].kind != TOK_RBRACE; at++) {
		bool opens = p->tokens[at].kind == TOK_LBRACE || p->tokens[at].kind == TOK_LPAREN || p->tokens[at].kind == TOK_LBRACKET;

		if (p->tokens[at].kind == TOK_SEMICOLON)
			return at;
		if (opens && !partner_of(p, at))
			return 0;
		at = opens ? partner_of(p, at) : at;
	}
	return 0;
}

/* The nearest { around a token; 0: there is none, or a bracket of another kind is nearer. */
static u32 brace_around(const struct parser *p, u32 token)
{
	u32 at;

	for (at = token; at--;) {
		unsigned kind = p->tokens[at].kind;

		if ((kind == TOK_LBRACE || kind == TOK_LPAREN || kind == TOK_LBRACKET) && (!partner_of(p, at) || partner_of(p, at) > token))
			return kind == TOK_LBRACE ? at : 0;
	}
	return 0;
}

/* Whether the { at the token is that of a class, whose members' initializers are not read at once. */
static bool opens_class(const struct parser *p, u32 token)
{
	u32 at = token;

	if (at && p->tokens[at - 1].kind == TOK_RPAREN)
		return false;
	while (at-- && p->tokens[at].kind != TOK_SEMICOLON && p->tokens[at].kind != TOK_LBRACE && p->tokens[at].kind != TOK_RBRACE)
		if (p->tokens[at].kind == TOK_class || p->tokens[at].kind == TOK_struct || p->tokens[at].kind == TOK_union)
			return true;
	return false;
}

/* The } that the list seemed to have is that of the block around it, and so on, to one that had none. */
static bool shift_partners(struct parser *p, u32 list)
{
	u32 outermost = list, around = list, next = partner_of(p, list), taken;

	if (opens_class(p, brace_around(p, list)))
		return false;
	while (partner_of(p, outermost))
		if (!(outermost = brace_around(p, outermost)))
			return false;
	for (around = list; around != outermost; next = taken) {
		around = brace_around(p, around);
		taken = partner_of(p, around);
		p->lexed.tokens.at[around].value = (next - around) & 0xFFFFFF;
	}
	forget_stray(p, outermost);
	return true;
}

static void close_lists(struct parser *p)
{
	u32 i, at;

	for (i = 0; p->lexed.strays.count && p->lexed.strays.count <= MOST_INSERTED && p->tokens[i].kind != TOK_END; i++)
		if ((at = semicolon_in_list(p, i)) && shift_partners(p, i)) {
			insert_closing(p, i, at);
			p->errors++;
		}
}

/* The ( in the head of a for, which begins at the token, that has a *semicolon in it; 0: there is none. */
static u32 open_in_head(const struct parser *p, u32 token, u32 *semicolon)
{
	u32 at, inner, close;

	for (at = token + 1; p->tokens[at].kind != TOK_END && p->tokens[at].kind != TOK_LBRACE && p->tokens[at].kind != TOK_RBRACE; at++) {
		if (p->tokens[at].kind != TOK_LPAREN)
			continue;
		close = partner_of(p, at);
		for (inner = at + 1; inner < close && p->tokens[inner].kind != TOK_SEMICOLON; inner++)
			if (p->tokens[inner].kind == TOK_LBRACE || p->tokens[inner].kind == TOK_LPAREN ||
			    p->tokens[inner].kind == TOK_LBRACKET)
				inner = matching(p, inner);
		*semicolon = inner;
		if (inner < close)
			return at;
	}
	return 0;
}

/* The head of a for without an end: a ( in it that has a semicolon inside lacks its ), which is put there, and what closed that one closes
 * the head. False: there is none. */
static bool close_in_head(struct parser *p, u32 number)
{
	u32 token = p->lexed.strays.at[number], semicolon, open;

	if (!token || p->tokens[token - 1].kind != TOK_for || !(open = open_in_head(p, token, &semicolon)))
		return false;
	p->lexed.tokens.at[token].value = (partner_of(p, open) - token) & 0xFFFFFF;
	p->lexed.strays.at[number] = open;
	insert_closing(p, open, semicolon);
	return true;
}

static bool is_in_attribute(const struct parser *p, u32 token)
{
	return token && p->tokens[token - 1].kind == TOK_attribute && p->tokens[token + 1].kind == TOK_LPAREN;
}

/* Where an opening ( or [ should have been closed: at the first token that cannot stand inside it, what closes a bracket around it too. */
static u32 closing_token(const struct parser *p, u32 token)
{
	u32 at, semicolons = token && p->tokens[token - 1].kind == TOK_for ? 2 : 0;

	if (is_in_attribute(p, token))
		return matching(p, token + 1) + 1;
	for (at = token + 1; p->tokens[at].kind != TOK_END; at++) {
		unsigned kind = p->tokens[at].kind;

		if ((kind == TOK_SEMICOLON && !semicolons--) || kind == TOK_RBRACE || kind == TOK_LBRACE ||
		    ((kind == TOK_RPAREN || kind == TOK_RBRACKET) && p->tokens[at].value != CLOSES_NOTHING))
			break;
		if (is_opening(p, at) && (partner_of(p, at) || is_inserted(p, at + p->tokens[at].value)))
			at += p->tokens[at].value;
	}
	return at;
}

/* Other brackets without partners make everything after them guesswork: say so first. */
static void report_strays(struct parser *p)
{
	u32 i, token;

	for (i = 0; i < p->lexed.strays.count && !p->unbalanced; i++) {
		token = p->lexed.strays.at[i];
		if (!is_opening(p, token))
			continue; /* the parser meets it where it does not fit, or the end of the source */
		p->errors++;
		if (p->lexed.strays.count <= MOST_INSERTED && close_in_head(p, i))
			continue;
		if (p->lexed.strays.count <= MOST_INSERTED) {
			insert_closing(p, token, closing_token(p, token));
			continue;
		}
		p->unbalanced = true;
		diag_report(p->diag, p->tokens[token].kind == TOK_LPAREN ? DIAG_exp_rparen : DIAG_exp_rbracket,
		            p->tokens[closing_token(p, token)].position);
	}
}

/* The class or enumeration whose { is this token, or NULL. */
static const struct il_type *type_of_brace(const struct parser *p, u32 token)
{
	u32 i;

	for (i = 1; i < p->il->table[IL_class_info].count; i++)
		if (il_class_info(p->il, i)->body_begin == p->tokens[token].position)
			return il_type(p->il, il_class_info(p->il, i)->type);
	return NULL;
}

static bool is_class(const struct il_type *type) { return type && type->int_kind != ik_enum; }

/* The last error stands there among the others; 0: where it is said. */
static void move_to(struct parser *p, u32 position)
{
	if (position >= p->il->source_size)
		diag_move_to_end(p->diag);
	else if (position)
		diag_move(p->diag, position);
}

/* What is missing before the } that is missing, which is that of a type: a member, an enumerator. */
static void report_missing_member(struct parser *p, u32 token, const struct il_type *type, u32 position)
{
	u32 last = p->lexed.tokens.count - 1;
	unsigned kind;

	while (last > token && p->tokens[last].kind == TOK_END)
		last--;
	kind = p->tokens[last].kind;
	if (is_class(type) && (last == token || kind == TOK_COLON))
		diag_report(p->diag, DIAG_exp_declaration, (u32)p->il->source_size);
	else if (type && !is_class(type) && (last == token || kind == TOK_COMMA))
		diag_report(p->diag, DIAG_exp_identifier, (u32)p->il->source_size);
	else
		return;
	move_to(p, position);
}

/* position: see move_to(). */
static void report_open_brace(struct parser *p, u32 token, u32 position)
{
	diag_report(p->diag, DIAG_exp_rbrace, (u32)p->il->source_size);
	move_to(p, position);
	diag_note(p->diag, DIAG_matching_lbrace, p->tokens[token].position);
	p->errors++;
}

static bool contains(const u32 *at, u32 count, u32 token)
{
	while (count && at[count - 1] != token)
		count--;
	return count;
}

/* Whether the parser met the end of the source in the block, class or namespace that begins there. */
static bool was_open_at_end(const struct parser *p, u32 token)
{
	return contains(p->open_blocks.at, p->open_blocks.count, token) || contains(p->open_scopes.at, p->open_scopes.count, token);
}

/* The end of the last token: classes that have no } end there. */
static u32 end_of_source_text(const struct parser *p)
{
	u32 last = p->lexed.tokens.count - 1;

	while (last && p->tokens[last].kind == TOK_END)
		last--;
	return token_end(p->il, &p->tokens[last]);
}

/* The { of the function that has no }, or 0. */
static u32 outermost_body(const struct parser *p)
{
	u32 first = 0, i;

	for (i = 0; i < p->open_blocks.count; i++)
		if (!i || p->open_blocks.at[i] < first)
			first = p->open_blocks.at[i];
	return first;
}

/* At the end of the source, from the innermost on; of namespaces and classes where no other error of syntax makes a guess of it. */
static void report_open_braces(struct parser *p)
{
	u32 i, token, end = (u32)p->il->source_size, at, body = outermost_body(p);
	bool is_certain = !p->syntax_errors && !p->nesting_reported;
	const struct il_type *type, *inner = NULL;

	for (i = 0; i < p->open_blocks.count; i++)
		if (!contains(p->lexed.strays.at, p->lexed.strays.count, p->open_blocks.at[i]))
			report_open_brace(p, p->open_blocks.at[i], p->open_blocks.at[i] > body ? 0 : end);
	for (i = p->lexed.strays.count; i--;) {
		token = p->lexed.strays.at[i];
		if (p->tokens[token].kind != TOK_LBRACE || !(is_certain || was_open_at_end(p, token)))
			continue;
		type = type_of_brace(p, token);
		at = type ? end_of_source_text(p) : body && token > body ? 0 : end; /* bodies of members are read behind the class */
		if (inner && is_class(type)) {                                      /* a member that is not declared */
			diag_report(p->diag, DIAG_exp_identifier, end);
			move_to(p, at);
		}
		if (inner) {
			diag_report(p->diag, DIAG_exp_semicolon, end);
			move_to(p, at);
		}
		if (i + 1 == p->lexed.strays.count)
			report_missing_member(p, token, type, at);
		report_open_brace(p, token, at);
		inner = type;
	}
	if (!inner)
		return;
	diag_report(p->diag, DIAG_exp_semicolon, end);
	move_to(p, end);
}

bool is_device_half(struct parser *p)
{
	u32 symbol = bound_symbol(p, p->global_scope, identifier_of(p, "malloc"));

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;
		const struct il_routine *r = il_routine(p->il, il_any_kind(entity) == IL_routine ? il_any_index(entity) : 0);

		if (r->entity & enf_cudart_builtin && r->execution_space & es_device)
			return true;
	}
	return false;
}

void parse_unit(struct parser *p)
{
	p->tokens = p->lexed.tokens.at;
	p->stack_bound = stack_bound();
	p->unit_diag = p->diag;
	intern_words(p);
	flag_device_operations(p);
	types_init(p);
	close_lists(p);
	report_strays(p);
	find_users_files(p->il);
	index_tokens(p);
	parse_translation_unit(p);
	report_inserted(p);
	report_open_braces(p);
	stats_end(&p->stats, PHASE_PARSE);
	p->unit_is_parsed = true;
	p->il->header.is_device_half = is_device_half(p);
	p->used_bodies |= p->default_bodies && p->il->header.is_device_half;
	if (p->used_bodies) {
		instantiate_used(p);
		if (p->il->header.is_device_half)
			evaluate_local_constants(p);
		stats_end(&p->stats, PHASE_INSTANTIATE);
	}
	make_unit_explicit(p);
	if (!p->used_bodies)
		require_instances(p);
	declare_all_closure_members(p);
	stats_end(&p->stats, PHASE_IMPLICIT);
	if (p->used_bodies || p->all_bodies) {
		complete_signatures(p);
		stats_end(&p->stats, PHASE_SIGNATURES);
	}
	if (!p->il->header.is_device_half) {
		check_immediate_calls(p);
		note_values_of_conditions(p);
		note_failed_assertions(p);
	}
	choose_module_entity(p);
	il_close_ranges(p->il);
	p->il->header.errors = p->diag->errors;
	p->il->header.warnings = p->diag->warnings;
}

void parser_free(struct parser *p)
{
	u32 kind;

	layouts_free(p);
	constants_free(p);
	constraints_free(p);
	resolutions_free(p);
	lex_free(&p->lexed);
	vec_free(&p->symbols);
	vec_free(&p->inserted);
	vec_free(&p->open_blocks);
	vec_free(&p->open_scopes);
	vec_free(&p->scopes);
	vec_free(&p->last_field);
	vec_free(&p->friends);
	vec_free(&p->closed_types);
	vec_free(&p->directives);
	vec_free(&p->pending);
	vec_free(&p->pending_of);
	vec_free(&p->assertion_outcomes);
	vec_free(&p->class_pending);
	vec_free(&p->noted_members);
	vec_free(&p->waiting);
	il_map_free(&p->waiting_lists);
	vec_free(&p->class_values);
	vec_free(&p->requests);
	vec_free(&p->noted_contexts);
	vec_free(&p->noted_errors);
	vec_free(&p->explained);
	vec_free(&p->default_checked);
	vec_free(&p->required);
	vec_free(&p->overrides_checked);
	vec_free(&p->wrong_constants);
	vec_free(&p->no_converters);
	vec_free(&p->const_copies);
	vec_free(&p->virtual_bases);
	vec_free(&p->class_uses);
	vec_free(&p->signatures);
	vec_free(&p->overloads);
	il_map_free(&p->overload_map);
	il_map_free(&p->friend_map);
	il_map_free(&p->template_parameters);
	vec_free(&p->param_types);
	vec_free(&p->chunks);
	vec_free(&p->pointers);
	vec_free(&p->guides);
	il_map_free(&p->too_deep);
	vec_free(&p->overload_sets);
	vec_free(&p->constructors);
	vec_free(&p->conditionals);
	vec_free(&p->canonical);
	vec_free(&p->plain_patterns);
	vec_free(&p->packs);
	vec_free(&p->pack_elements);
	vec_free(&p->partials);
	vec_free(&p->first_partial);
	vec_free(&p->instance_questions);
	vec_free(&p->question_of);
	free(p->operand_types);
	free(p->read_arguments);
	vec_free(&p->lambda_operands);
	il_map_free(&p->lambda_operand_map);
	il_map_free(&p->lambdas_read);
	vec_free(&p->instance_depth);
	vec_free(&p->parameter_scopes);
	il_map_free(&p->operator_parameters);
	il_map_free(&p->default_scopes);
	il_map_free(&p->closure_leads);
	il_map_free(&p->literal_signatures);
	il_map_free(&p->dependent_aliases);
	arena_free(&p->instance_memory);
	vec_free(&p->surveys);
	vec_free(&p->default_constructors);
	vec_free(&p->template_instances);
	il_map_free(&p->template_instance_map);
	filled_sets_free(p);
	il_map_free(&p->dependent_constants);
	il_map_free(&p->value_variables);
	il_map_free(&p->argument_values);
	vec_free(&p->bound_templates);
	vec_free(&p->arguments.recycled);
	vec_free(&p->arguments.state);
	il_map_free(&p->special_memo_map);
	vec_free(&p->special_memos);
	il_map_free(&p->implicit_members);
	il_map_free(&p->block_externs);
	il_map_free(&p->inheriting_constructors);
	il_map_free(&p->inherited_constructors);
	il_map_free(&p->comparison_categories);
	il_map_free(&p->comparable_classes);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		vec_free(&p->last_decl[kind]);
	vec_free(&p->old_for_variables);
	free(p->memo);
	free(p->first_of_block);
	free(p->dependent_bases);
	vec_free(&p->listed);
	free(p->bindings);
	free(p->identities);
	free(p->type_slots);
}
