/* The names in the text: what each piece mentions, and how. */
#include "text.h"

#include "../lib/il/extent.h"

#include <stdlib.h>

/* A parameter hides what its name means outside, from where it is declared to another position [basic.scope.pdecl]. */
struct hiding {
	u32 begin, end;
	il_str name;
};

struct scanner {
	struct text *text;
	u32 at, end;
	u32 next_change;       /* until there the piece, what is hidden, and the body are the same */
	u32 piece, next_piece; /* the innermost one here, and the next to begin */
	u32 next_hiding;
	u32 *hidden_until;            /* by name */
	bool is_member, is_qualified; /* what comes next is after . or ->, after :: */
	u32 qualifier;                /* what stands before that ::, */
	bool is_namespace;            /* which can be a namespace */
	bool in_using;                /* behind using: names, :: and commas came since */
	u32 body_end;                 /* of the function whose body the scanner is in, or was in last */
	u32 assertion_end;            /* of the static_assert( … ) that the scanner is in, or was in last */
	VEC(struct slice) bodies;     /* of functions, with the initializers of constructors, by where they begin */
	u32 next_body;
	VEC(struct hiding) hidings; /* by where they begin */
	u32 *last_mention;          /* by name: its last one, from 1, to add none twice in a row */
	bool ends_suffix[256];      /* by character: that of a literal operator ends with it */
};

/* What characters are, a bit each: the scanner looks at every one of the source. */
enum { LETTER = 1, DIGIT = 2, SPACE = 4, OPENING = 8, CLOSING = 16, MARK = 32 }; /* MARK: begins a comment or line marker */
static const u8 character[256] = {
	['a' ... 'z'] = LETTER, ['A' ... 'Z'] = LETTER, ['_'] = LETTER,  ['$'] = LETTER,  [0x80 ... 0xff] = LETTER,
	['0' ... '9'] = DIGIT,  [' '] = SPACE,          ['\n'] = SPACE,  ['\t'] = SPACE,  ['('] = OPENING,
	['['] = OPENING,        ['{'] = OPENING,        [')'] = CLOSING, [']'] = CLOSING, ['}'] = CLOSING,
	['#'] = MARK,           ['/'] = MARK,
};

static bool is_any(char c, u8 kinds) { return character[(unsigned char)c] & kinds; }
static bool is_letter(char c) { return is_any(c, LETTER); }
static bool is_digit(char c) { return is_any(c, DIGIT); }
static bool is_space(char c) { return is_any(c, SPACE); }

/* ---- parameters ---- */

static int by_begin(const void *a, const void *b)
{
	const struct hiding *x = a, *y = b;

	return x->begin < y->begin ? -1 : x->begin > y->begin;
}

/* A template parameter is not declared yet in its default argument [basic.scope.pdecl]. */
static void hide_template_parameter(struct scanner *s, const struct il_template_param *param, u32 end)
{
	u32 begin = param->name_position;

	if (param->default_argument_end) {
		vec_push(&s->hidings, (struct hiding){ begin, param->default_argument_begin, param->name });
		begin = param->default_argument_end;
	}
	vec_push(&s->hidings, (struct hiding){ begin, end, param->name });
}

static void hide_parameters(struct scanner *s, const struct il_full_entity_decl_info *decl)
{
	const struct il *il = s->text->il;
	u32 end = decl->decl_end > decl->body_end ? decl->decl_end : decl->body_end, i, template;

	for (i = decl->first_param; i; i = il_parameter(il, i)->next)
		if (il_parameter(il, i)->name)
			vec_push(&s->hidings, (struct hiding){ il_parameter(il, i)->name_position, end, il_parameter(il, i)->name });
	for (template = decl->template_decl; template; template = il_template_decl(il, template)->enclosing)
		for (i = il_template_decl(il, template)->first_param; i; i = il_template_param(il, i)->next)
			if (il_template_param(il, i)->name)
				hide_template_parameter(s, il_template_param(il, i), end);
}

static void find_hidings(struct scanner *s)
{
	const struct il *il = s->text->il;
	u32 decl;

	for (decl = 1; decl < il->table[IL_full_entity_decl_info].count; decl++) {
		const struct il_full_entity_decl_info *d = il_full_entity_decl_info(il, decl);

		if (!(d->flags & dcf_instantiated) && d->decl_end)
			hide_parameters(s, d);
	}
	vec_sort(&s->hidings, by_begin);
	s->hidden_until = xcalloc(s->text->names.count, sizeof *s->hidden_until);
}

static int by_first(const void *a, const void *b)
{
	const struct slice *x = a, *y = b;

	return x->first < y->first ? -1 : x->first > y->first;
}

/* A constexpr function that is no template keeps its body where its declaration is kept: constants in it are made, though nothing calls
 * it. */
static bool stays_whole(const struct il *il, u32 decl)
{
	return il_is_constant(il, il_full_entity_decl_info(il, decl)) && !il_extent_of_body(il, decl).end &&
	       !il_is_separate_definition(il, decl);
}

static void find_bodies(struct scanner *s)
{
	const struct il *il = s->text->il;
	u32 decl;

	for (decl = 1; decl < il->table[IL_full_entity_decl_info].count; decl++) {
		const struct il_full_entity_decl_info *d = il_full_entity_decl_info(il, decl);
		u32 begin = d->initializer_end ? d->initializer_begin : d->body_begin;

		if (il_any_kind(d->declared) == IL_routine && d->body_end > d->body_begin && !(d->flags & dcf_instantiated) &&
		    !stays_whole(il, decl))
			vec_push(&s->bodies, (struct slice){ begin, d->body_end - begin });
	}
	vec_sort(&s->bodies, by_first);
}

/* What is called in a function's body is no constant's part, as far as what the function is for is known. */
static void enter_bodies(struct scanner *s)
{
	for (; s->next_body < s->bodies.count && s->bodies.at[s->next_body].first <= s->at; s->next_body++) {
		const struct slice *body = &s->bodies.at[s->next_body];

		s->body_end = body->first + body->count > s->body_end ? body->first + body->count : s->body_end;
	}
}

/* From where the scanner is, what begins up to there hides. */
static void hide(struct scanner *s)
{
	for (; s->next_hiding < s->hidings.count && s->hidings.at[s->next_hiding].begin <= s->at; s->next_hiding++) {
		const struct hiding *h = &s->hidings.at[s->next_hiding];
		u32 name = text_find_name(s->text, h->name);

		if (name && s->hidden_until[name] < h->end)
			s->hidden_until[name] = h->end;
	}
}

/* ---- mentions ---- */

static bool is_same(const struct mention *a, const struct mention *b)
{
	return a->piece == b->piece && a->manner == b->manner && a->qualifier == b->qualifier && a->purpose == b->purpose &&
	       a->has_list == b->has_list && a->most == b->most && a->is_value == b->is_value && a->is_in_body == b->is_in_body;
}

static void mention(struct scanner *s, struct mention m)
{
	u32 last = s->last_mention[m.name];

	m.piece = s->piece;
	if (last && is_same(&s->text->mentions.at[last - 1], &m))
		return;
	vec_push(&s->text->mentions, m);
	s->last_mention[m.name] = s->text->mentions.count;
}

static bool stands_at(const struct scanner *s, u32 at, const char *token)
{
	size_t length = strlen(token);

	return at + length <= s->end && !memcmp(s->text->il->source + at, token, length);
}

/* Behind an identifier. */
static u32 after_word(const struct scanner *s, u32 at)
{
	const char *source = s->text->il->source;

	while (at < s->end && is_any(source[at], LETTER | DIGIT))
		at++;
	return at;
}

/* The end of the line. */
static u32 after_line_marker(const struct scanner *s, u32 at)
{
	const char *end = memchr(s->text->il->source + at, '\n', s->end - at);

	return end ? (u32)(end - s->text->il->source) : s->end;
}

/* Behind the comment that begins there [lex.comment], which a preprocessor may have been told to leave; 0: none. */
static u32 after_comment(const struct scanner *s, u32 at)
{
	const char *source = s->text->il->source;

	if (stands_at(s, at, "//")) {
		while (at < s->end && (source[at] != '\n' || source[at - 1] == '\\'))
			at++;
		return at;
	}
	if (!stands_at(s, at, "/*"))
		return 0;
	for (at += 2; at < s->end; at++)
		if (stands_at(s, at, "*/"))
			return at + 2;
	return s->end;
}

/* Macros of system headers leave line markers between the tokens around them. */
static u32 after_space(const struct scanner *s, u32 at)
{
	const char *source = s->text->il->source;
	u32 behind;

	for (; at < s->end && is_any(source[at], SPACE | MARK); at = behind)
		if (is_space(source[at]))
			behind = at + 1;
		else if (stands_at(s, at, "# "))
			behind = after_line_marker(s, at);
		else if (!(behind = after_comment(s, at)))
			break;
	return at;
}

static bool is_word(const struct scanner *s, u32 begin, u32 end, const char *word)
{
	return end - begin == strlen(word) && stands_at(s, begin, word);
}

/* Whether what stands before a position is a word. */
static bool follows_word(const struct scanner *s, u32 at, const char *word)
{
	const char *source = s->text->il->source;
	size_t length = strlen(word);

	while (at && is_space(source[at - 1])) {
		u32 line = at - 1;

		while (source[at - 1] == '\n' && line && source[line - 1] != '\n')
			line--;
		at = source[line] == '#' && source[line + 1] == ' ' ? line : at - 1;
	}
	return at >= length && !memcmp(source + at - length, word, length);
}

static bool is_in(const u8 *positions, u32 position) { return positions[position / 8] >> position % 8 & 1; }

/* ---- calls ---- */

/* What is longer is not looked through. */
enum { BRACKETS_MAX = 4000 };

/* Behind the literal that begins with a quotation mark; 0: one that ends otherwise. */
static u32 after_quoted(const struct scanner *s, u32 at, u32 end)
{
	const char *source = s->text->il->source;
	char quote = source[at];

	if (at && source[at - 1] == 'R')
		return 0;
	for (at++; at < end && source[at] != quote; at++)
		at += source[at] == '\\';
	return at + 1;
}

/* Behind what is no bracket: a word, one character, or all up to the next token; 0: that is not known. */
static u32 after_other(const struct scanner *s, u32 at, u32 end)
{
	const char *source = s->text->il->source;
	char c = source[at];
	u32 behind;

	if (is_any(c, LETTER | DIGIT))
		return after_word(s, at);
	if (c == '"' || (c == '\'' && !is_digit(source[at - 1])))
		return after_quoted(s, at, end);
	if (stands_at(s, at, "->") || stands_at(s, at, ">="))
		return at + 2;
	behind = after_space(s, at);
	return behind > at ? behind : at + 1;
}

/* What stands between brackets: whether there is a {, and how many arguments it can be. */
struct bracketed {
	bool has_list;
	u32 most;
};

/* What stands in the list itself: another argument follows a comma, and any number are in the place of one with ... behind it
 * [temp.variadic]. */
static void count_argument(const struct scanner *s, u32 at, struct bracketed *inside)
{
	char c = s->text->il->source[at];

	if (stands_at(s, at, "..."))
		inside->most = ARGUMENTS_MAX;
	else if (!inside->most && !is_space(c) && c != ')')
		inside->most = 1;
	if (c == ',' && inside->most < ARGUMENTS_MAX)
		inside->most++;
}

/* Behind the ) or > that belongs to the bracket at a position; 0: it is not known which does. */
static u32 after_brackets(const struct scanner *s, u32 at, struct bracketed *inside)
{
	const char *source = s->text->il->source;
	u32 end = s->end - at < BRACKETS_MAX ? s->end : at + BRACKETS_MAX;
	bool is_angle = source[at] == '<';
	int depth = 0, angles = 0;

	while (at < end) {
		char c = source[at];

		inside->has_list |= c == '{';
		if (depth == 1)
			count_argument(s, at, inside);
		depth += is_any(c, OPENING) - is_any(c, CLOSING);
		angles += depth || stands_at(s, at, ">=") ? 0 : (c == '<') - (c == '>');
		if (depth < 0 || (is_angle && !depth && c == ';') || !(at = after_other(s, at, end)))
			return 0;
		if (!depth && (!is_angle || !angles))
			return at;
	}
	return 0;
}

/* Whether a name is called [expr.call], and how. */
static void find_call(const struct scanner *s, struct mention *m, u32 behind)
{
	bool is_function = s->text->names.at[m->name].is_function;
	struct bracketed arguments = { 0 }, ignored = { 0 };

	m->most = ARGUMENTS_MAX;
	if (stands_at(s, behind, "(")) {
		m->purpose = TO_CALL;
	} else if (stands_at(s, behind, "<") && (behind = after_brackets(s, behind, &ignored))) {
		behind = after_space(s, behind);
		m->purpose = is_function && stands_at(s, behind, "(") ? TO_CALL_INSTANCE : m->purpose;
	}
	m->is_in_body = m->position < s->body_end && m->position >= s->assertion_end;
	m->is_value = (stands_at(s, behind, "(") || stands_at(s, behind, "{")) && !is_in(s->text->is_declared, m->position) &&
	              !is_in(s->text->is_declared, behind) && (!m->position || s->text->il->source[m->position - 1] != '~');
	if (!is_function || (m->purpose != TO_CALL && m->purpose != TO_CALL_INSTANCE))
		return;
	if (!after_brackets(s, behind, &arguments))
		arguments = (struct bracketed){ true, ARGUMENTS_MAX };
	m->has_list = arguments.has_list;
	m->most = (u8)arguments.most;
}

static void mention_at(struct scanner *s, u32 name, u32 begin, u32 behind)
{
	bool qualifies = stands_at(s, behind, "::"), called = stands_at(s, behind, "(");
	struct mention m = { .name = name, .position = begin };

	if (!name || is_in(s->text->is_declarator, begin) ||
	    (!s->piece && (qualifies || stands_at(s, behind, "{") || follows_word(s, begin, "namespace"))))
		return; /* what is outside of all pieces can be namespace n {, with attributes */
	m.purpose = s->in_using ? TO_DECLARE : is_in(s->text->is_variable, begin) ? TO_REDECLARE : TO_USE;
	find_call(s, &m, behind);
	if (s->is_qualified) {
		m.manner = s->is_namespace ? QUALIFIED : MEMBER;
		m.qualifier = s->qualifier;
	} else if (s->is_member && !qualifies) {
		m.manner = MEMBER;
	} else { /* a member hides a parameter in turn [temp.local]/7 */
		m.manner = s->hidden_until[name] > begin ? MEMBER : called || stands_at(s, behind, "<") ? CALLED : PLAIN;
	}
	mention(s, m);
}

/* ---- literals ---- */

static const char literal_operator[] = "operator\"\"";
enum { SUFFIX_MAX = 60 };

static void find_suffixes(struct scanner *s)
{
	const struct il *il = s->text->il;
	u32 i;

	for (i = 1; i < il->table[IL_routine].count; i++)
		if (il_routine(il, i)->special_kind == sfk_literal_operator) {
			const char *name = il_text(il, il_routine(il, i)->name);

			s->ends_suffix[(unsigned char)name[strlen(name) - 1]] = true;
		}
}

/* A literal that ends here calls the literal operator of its suffix [lex.ext], which begins somewhere behind a position. */
static void mention_literal_operators(struct scanner *s, u32 begin)
{
	const char *source = s->text->il->source;
	char spelling[sizeof literal_operator + SUFFIX_MAX];
	u32 at, name;

	if (s->at == begin || !s->ends_suffix[(unsigned char)source[s->at - 1]])
		return;
	memcpy(spelling, literal_operator, sizeof literal_operator);
	for (at = s->at - begin > SUFFIX_MAX ? s->at - SUFFIX_MAX : begin; at < s->at; at++) {
		memcpy(spelling + sizeof literal_operator - 1, source + at, s->at - at);
		name = text_find_name(s->text, il_find(s->text->il, spelling, sizeof literal_operator - 1 + s->at - at));
		if (name)
			mention(s, (struct mention){ .name = name, .position = begin, .manner = ANYWHERE, .most = ARGUMENTS_MAX });
	}
}

static void skip_suffix(struct scanner *s)
{
	u32 begin = s->at;

	s->at = after_word(s, begin);
	mention_literal_operators(s, begin);
}

static void skip_number(struct scanner *s)
{
	const char *source = s->text->il->source;
	u32 begin = s->at;

	while (s->at < s->end && (is_letter(source[s->at]) || is_digit(source[s->at]) || source[s->at] == '.' || source[s->at] == '\''))
		s->at++;
	mention_literal_operators(s, begin);
}

static void skip_string(struct scanner *s)
{
	const char *source = s->text->il->source;
	char quote = source[s->at];
	u32 begin = s->at;

	for (s->at++; s->at < s->end && source[s->at] != quote; s->at++)
		s->at += source[s->at] == '\\';
	s->at++;
	while (s->at - begin >= 2 && source[begin + 1] == quote && s->at < s->end &&
	       is_space(source[s->at])) /* operator "" _x [over.literal] */
		s->at++;
	skip_suffix(s);
}

/* R"x( … )x" */
static void skip_raw_string(struct scanner *s)
{
	const char *source = s->text->il->source;
	u32 open = s->at + 1, length;

	while (open < s->end && source[open] != '(')
		open++;
	length = open - s->at - 1;
	for (s->at = open; s->at + length + 1 < s->end; s->at++)
		if (source[s->at] == ')' && source[s->at + length + 1] == '"' &&
		    !memcmp(source + s->at + 1, source + open - length, length)) {
			s->at += length + 2;
			skip_suffix(s);
			return;
		}
	s->at = s->end;
}

/* ---- words ---- */

/* Behind the word: the name of the operator, 0 where none of that name is declared. A call that is not qualified means those that their
 * operands find. */
static u32 scan_operator(struct scanner *s)
{
	const char *source = s->text->il->source;
	u32 begin = after_space(s, s->at), length, name;
	char spelling[] = "operator   ";

	for (length = s->end - begin < 3 ? s->end - begin : 3; length; length--) {
		memcpy(spelling + strlen("operator"), source + begin, length);
		name = text_find_name(s->text, il_find(s->text->il, spelling, strlen("operator") + length));
		if (name) {
			s->at = begin + length;
			return s->is_qualified || !stands_at(s, after_space(s, s->at), "(") ? name : 0;
		}
	}
	return 0;
}

/* What is asserted in a body is a constant. Behind the word: */
static void enter_assertion(struct scanner *s)
{
	u32 at = after_space(s, s->at);
	struct bracketed ignored = { 0 };

	if (!stands_at(s, at, "("))
		return;
	s->assertion_end = after_brackets(s, at, &ignored);
	s->assertion_end = s->assertion_end ? s->assertion_end : at + BRACKETS_MAX;
}

/* Behind __attribute__: the names of attributes are not looked up, __attribute__((host)) mentions no function host; arguments of theirs may
 * be. What stands behind such arguments counts as mentions, too. */
static void skip_attribute_names(struct scanner *s)
{
	u32 at = after_space(s, s->at);

	s->is_member = s->is_qualified = false;
	if (!stands_at(s, at, "(") || !stands_at(s, at = after_space(s, at + 1), "("))
		return;
	do
		s->at = after_word(s, after_space(s, at + 1));
	while (stands_at(s, at = after_space(s, s->at), ","));
}

static void scan_word(struct scanner *s)
{
	const char *source = s->text->il->source;
	u32 begin = s->at, behind, name, outer;

	s->at = after_word(s, begin);
	if (s->at < s->end && source[s->at] == '"' && source[s->at - 1] == 'R') {
		skip_raw_string(s);
		return;
	}
	if (is_word(s, begin, s->at, "__attribute__") || is_word(s, begin, s->at, "__attribute")) {
		skip_attribute_names(s);
		return;
	}
	if (is_word(s, begin, s->at, "static_assert") || is_word(s, begin, s->at, "_Static_assert"))
		enter_assertion(s);
	if ((s->is_qualified || s->is_member) && is_word(s, begin, s->at, "template"))
		return;
	if (is_word(s, begin, s->at, "namespace") && s->piece && follows_word(s, begin, "using"))
		s->text->pieces.at[s->piece].flags |= PIECE_LOOKS_EVERYWHERE;
	if (is_word(s, begin, s->at, "operator"))
		name = scan_operator(s);
	else
		name = text_find_name(s->text, il_find(s->text->il, source + begin, s->at - begin));
	s->in_using |= is_word(s, begin, s->at, "using");
	behind = after_space(s, s->at);
	mention_at(s, name, begin, behind);
	s->is_member = false;
	outer = !s->is_qualified ? UNQUALIFIED : s->is_namespace ? s->qualifier : OF_UNKNOWN;
	s->is_qualified = stands_at(s, behind, "::");
	if (s->is_qualified) {
		s->is_namespace = name ? s->text->names.at[name].spaces.count : behind > s->at; /* return ::name, not T::name */
		s->qualifier = name && s->is_namespace ? text_qualifier(s->text, outer, name) : 0;
		behind += 2;
	}
	s->at = behind;
}

/* After > it can also be a member of a class, as after what is not known: then a name of the global namespace is found in vain. */
static void scan_global_qualifier(struct scanner *s)
{
	s->at += 2;
	s->is_qualified = s->is_namespace = true;
	s->qualifier = 0;
}

/* a->b and (*a).b, but not auto f() -> T, auto f() const -> T: behind a ) or ] it can be either. */
static bool is_member_arrow(const struct scanner *s)
{
	static const char *const words[] = {
		"const", "volatile", "noexcept", "mutable", "constexpr", "consteval", ")", "]", "}", ">", "&"
	};
	u32 i;

	for (i = 0; i < COUNT_OF(words); i++)
		if (follows_word(s, s->at, words[i]))
			return false;
	return true;
}

static void scan_other(struct scanner *s)
{
	bool arrow = stands_at(s, s->at, "->"), dot = stands_at(s, s->at, ".") && !stands_at(s, s->at, "..");

	s->is_member = dot || (arrow && is_member_arrow(s));
	s->is_qualified = false;
	s->in_using = s->in_using && stands_at(s, s->at, ",");
	s->at += arrow ? 2 : 1;
}

static void scan_token(struct scanner *s)
{
	char c = s->text->il->source[s->at];
	u32 behind;

	if (is_letter(c))
		scan_word(s);
	else if (is_any(c, SPACE | MARK) && (behind = after_space(s, s->at)) > s->at)
		s->at = behind;
	else if (is_digit(c))
		skip_number(s);
	else if (c == '"' || c == '\'')
		skip_string(s);
	else if (stands_at(s, s->at, "::"))
		scan_global_qualifier(s);
	else
		scan_other(s);
}

/* From piece to piece: into those that begin here, out of those that end. */
static void find_piece(struct scanner *s)
{
	const struct text *text = s->text;

	while (s->piece && s->at >= text->pieces.at[s->piece].end) {
		s->piece = text->pieces.at[s->piece].parent;
		s->is_member = s->is_qualified = false;
	}
	while (s->next_piece < text->pieces.count && s->at >= text->pieces.at[s->next_piece].begin) {
		s->piece = s->next_piece++;
		s->is_member = s->is_qualified = false;
	}
}

static void sooner(u32 *next, u32 position) { *next = position < *next ? position : *next; }

static void find_next_change(struct scanner *s)
{
	const struct text *text = s->text;

	s->next_change = s->piece ? text->pieces.at[s->piece].end : s->end;
	if (s->next_piece < text->pieces.count)
		sooner(&s->next_change, text->pieces.at[s->next_piece].begin);
	if (s->next_hiding < s->hidings.count)
		sooner(&s->next_change, s->hidings.at[s->next_hiding].begin);
	if (s->next_body < s->bodies.count)
		sooner(&s->next_change, s->bodies.at[s->next_body].first);
}

/* Brings together what each piece mentions. */
static void sort_mentions(struct text *text)
{
	struct mention *sorted = xmalloc((text->mentions.count + 1) * sizeof *sorted);
	u32 i, next = 0;

	for (i = 0; i < text->mentions.count; i++)
		text->pieces.at[text->mentions.at[i].piece].mentions.count++;
	for (i = 0; i < text->pieces.count; i++) {
		text->pieces.at[i].mentions.first = next;
		next += text->pieces.at[i].mentions.count;
		text->pieces.at[i].mentions.count = 0;
	}
	for (i = 0; i < text->mentions.count; i++) {
		struct slice *mentions = &text->pieces.at[text->mentions.at[i].piece].mentions;

		sorted[mentions->first + mentions->count++] = text->mentions.at[i];
	}
	free(text->mentions.at);
	text->mentions.at = sorted;
	text->mentions.capacity = text->mentions.count + 1;
}

static void add_position(u8 *positions, u32 position) { positions[position / 8] |= (u8)(1u << position % 8); }
static void add_declarator(struct text *text, u32 position) { add_position(text->is_declarator, position); }

/* The names of variables where they are declared; of operators, and of members, where they are declared in their class; but a virtual
 * function can be overridden by any of its name, and a specialization is one of the template that it names. */
static void find_declarators(struct text *text)
{
	const struct il *il = text->il;
	u32 i;

	text->is_declarator = xcalloc(il->source_size / 8 + 1, 1);
	text->is_variable = xcalloc(il->source_size / 8 + 1, 1);
	text->is_declared = xcalloc(il->source_size / 8 + 1, 1);
	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if (decl->name_end && il_routine_of(il, decl->declared)->special_kind == sfk_operator)
			add_declarator(text, il_full_entity_decl_info(il, i)->name_begin);
		if (decl->name_end && il_any_kind(decl->declared) == IL_variable)
			add_position(text->is_variable, decl->name_begin);
		if (il_any_kind(decl->declared) == IL_routine || il_any_kind(decl->declared) == IL_template)
			add_position(text->is_declared, decl->name_begin);
		if (il_any_kind(decl->declared) == IL_type)
			add_position(text->is_declared, decl->body_begin);
		if (decl->name_end && il_scope(il, decl->scope)->kind == sck_class_struct_union &&
		    !(decl->flags & (dcf_friend | dcf_out_of_class)) &&
		    !(il_routine_of(il, decl->declared)->flags & (rf_virtual | rf_override | rf_final)) &&
		    !(il_type_of(il, decl->declared)->entity & (enf_explicit_specialization | enf_partial_specialization)))
			add_declarator(text, decl->name_begin);
	}
	for (i = 1; i < il->table[IL_variable].count; i++)
		if (il_variable(il, i)->flags & vf_enumerator)
			add_declarator(text, il_variable(il, i)->position);
	for (i = 1; i < il->table[IL_field].count; i++)
		if (il_field(il, i)->name) /* what has none stands where the next declaration begins */
			add_declarator(text, il_field(il, i)->position);
}

void text_find_mentions(struct text *text)
{
	struct scanner s = { .text = text, .end = (u32)text->il->source_size, .next_piece = 1 };

	find_declarators(text);
	find_suffixes(&s);
	find_hidings(&s);
	find_bodies(&s);
	s.last_mention = xcalloc(text->names.count, sizeof *s.last_mention);
	while (s.at < s.end) {
		if (s.at >= s.next_change) {
			find_piece(&s);
			hide(&s);
			enter_bodies(&s);
			find_next_change(&s);
		}
		scan_token(&s);
	}
	sort_mentions(text);
	vec_free(&s.hidings);
	vec_free(&s.bodies);
	free(s.hidden_until);
	free(s.last_mention);
}
