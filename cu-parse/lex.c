/* The lexer [lex]. One pass over the text; the characters' classes decide everything. */
#include "lex.h"

#include <stdlib.h>

enum char_class { C_OTHER, C_SPACE, C_NEWLINE, C_IDENT, C_DIGIT, C_PUNCT, C_QUOTE, C_HASH, C_BACKSLASH, C_NUL };

#define I16 C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, \
	C_IDENT, C_IDENT, C_IDENT, C_IDENT
static const u8 class_of[256] = {
	[0] = C_NUL, [' '] = C_SPACE, ['\t'] = C_SPACE, ['\f'] = C_SPACE, ['\v'] = C_SPACE, ['\r'] = C_SPACE, ['\n'] = C_NEWLINE,
	['a'] = C_IDENT, ['b'] = C_IDENT, ['c'] = C_IDENT, ['d'] = C_IDENT, ['e'] = C_IDENT, ['f'] = C_IDENT, ['g'] = C_IDENT,
	['h'] = C_IDENT, ['i'] = C_IDENT, ['j'] = C_IDENT, ['k'] = C_IDENT, ['l'] = C_IDENT, ['m'] = C_IDENT, ['n'] = C_IDENT,
	['o'] = C_IDENT, ['p'] = C_IDENT, ['q'] = C_IDENT, ['r'] = C_IDENT, ['s'] = C_IDENT, ['t'] = C_IDENT, ['u'] = C_IDENT,
	['v'] = C_IDENT, ['w'] = C_IDENT, ['x'] = C_IDENT, ['y'] = C_IDENT, ['z'] = C_IDENT,
	['A'] = C_IDENT, ['B'] = C_IDENT, ['C'] = C_IDENT, ['D'] = C_IDENT, ['E'] = C_IDENT, ['F'] = C_IDENT, ['G'] = C_IDENT,
	['H'] = C_IDENT, ['I'] = C_IDENT, ['J'] = C_IDENT, ['K'] = C_IDENT, ['L'] = C_IDENT, ['M'] = C_IDENT, ['N'] = C_IDENT,
	['O'] = C_IDENT, ['P'] = C_IDENT, ['Q'] = C_IDENT, ['R'] = C_IDENT, ['S'] = C_IDENT, ['T'] = C_IDENT, ['U'] = C_IDENT,
	['V'] = C_IDENT, ['W'] = C_IDENT, ['X'] = C_IDENT, ['Y'] = C_IDENT, ['Z'] = C_IDENT, ['_'] = C_IDENT, ['$'] = C_IDENT,
	['0'] = C_DIGIT, ['1'] = C_DIGIT, ['2'] = C_DIGIT, ['3'] = C_DIGIT, ['4'] = C_DIGIT, ['5'] = C_DIGIT, ['6'] = C_DIGIT,
	['7'] = C_DIGIT, ['8'] = C_DIGIT, ['9'] = C_DIGIT,
	['('] = C_PUNCT, [')'] = C_PUNCT, ['['] = C_PUNCT, [']'] = C_PUNCT, ['{'] = C_PUNCT, ['}'] = C_PUNCT, [';'] = C_PUNCT,
	[':'] = C_PUNCT, [','] = C_PUNCT, ['.'] = C_PUNCT, ['-'] = C_PUNCT, ['?'] = C_PUNCT, ['='] = C_PUNCT, ['+'] = C_PUNCT,
	['*'] = C_PUNCT, ['/'] = C_PUNCT, ['%'] = C_PUNCT, ['&'] = C_PUNCT, ['|'] = C_PUNCT, ['^'] = C_PUNCT, ['~'] = C_PUNCT,
	['!'] = C_PUNCT, ['<'] = C_PUNCT, ['>'] = C_PUNCT,
	['"'] = C_QUOTE, ['\''] = C_QUOTE, ['#'] = C_HASH, ['\\'] = C_BACKSLASH,
	[128] = I16, I16, I16, I16, I16, I16, I16, I16,
};

static inline bool is_ident(unsigned char c) { return class_of[c] == C_IDENT || class_of[c] == C_DIGIT; }

struct lexer {
	struct il *il;
	struct lexed *out;
	const char *start, *end;
	const struct lex_options *options;
	lex_error_function *error;
	void *context;
	VEC(u32) open;            /* token indices of open brackets */
	u32 file;                 /* source_file_entry in force */
	u32 parens;               /* how many of the open brackets are ( or [ */

};

/* ---- identifiers ---- */

static void grow_identifiers(struct lexed *l, struct il *il, u32 slots)
{
	u32 i;

	free(l->identifier_slot);
	l->identifier_slots = slots;
	l->identifier_slot = xcalloc(slots, sizeof *l->identifier_slot);
	for (i = 1; i < l->identifiers.count; i++) {
		const char *text = il_text(il, l->identifiers.at[i].name);
		u32 hash = hash_bytes(text, strlen(text)), slot = hash & (slots - 1);

		while (l->identifier_slot[slot].number)
			slot = (slot + 1) & (slots - 1);
		l->identifier_slot[slot] = (struct identifier_slot){ hash, i };
	}
}

u32 identifier_number(struct lexed *l, struct il *il, const char *text, size_t length)
{
	u32 hash = hash_bytes(text, length), slot, mask;
	struct identifier identifier = { 0 };

	if (l->identifiers.count * 2 >= l->identifier_slots)
		grow_identifiers(l, il, l->identifier_slots ? l->identifier_slots * 2 : 1 << 15);
	mask = l->identifier_slots - 1;
	for (slot = hash & mask; l->identifier_slot[slot].number; slot = (slot + 1) & mask) {
		u32 number = l->identifier_slot[slot].number;
		const char *other;

		if (l->identifier_slot[slot].hash != hash)
			continue;
		other = il_text(il, l->identifiers.at[number].name);
		if (!memcmp(other, text, length) && !other[length])
			return number;
	}
	if (l->identifiers.count >= 1u << 24)
		fatal("input too large: more than 16 million different names");
	identifier.name = il_intern(il, text, length);
	vec_push(&l->identifiers, identifier);
	l->identifier_slot[slot] = (struct identifier_slot){ hash, l->identifiers.count - 1 };
	return l->identifiers.count - 1;
}

static const struct { const char *text; u8 token; u8 std; } keywords[] = {
#define PUNCTUATOR(name, spelling)
#define KEYWORD(name, spelling, std) { spelling, TOK_##name, std },
#define KEYWORD_ALIAS(spelling, name) { spelling, TOK_##name, 0 },
#include "tokens.def"
#undef PUNCTUATOR
#undef KEYWORD
#undef KEYWORD_ALIAS
};

static const struct { const char *text; u8 kind; } cuda_names[] = {
#define CUDA_ATTRIBUTE(kind, name) { name, kind }, { "__" name "__", kind },
#include "../lib/cuda/attributes.def"
#undef CUDA_ATTRIBUTE
};

static void enter_words(struct lexer *lx)
{
	u32 year = (u32)(lx->options->std_version / 100 % 100), i;

	vec_push(&lx->out->identifiers, (struct identifier){ 0 });
	for (i = 0; i < COUNT_OF(keywords); i++)
		if (keywords[i].std <= year) {
			u32 number = identifier_number(lx->out, lx->il, keywords[i].text, strlen(keywords[i].text));

			lx->out->identifiers.at[number].keyword = keywords[i].token;
		}
	for (i = 0; i < COUNT_OF(cuda_names); i++) {
		u32 number = identifier_number(lx->out, lx->il, cuda_names[i].text, strlen(cuda_names[i].text));

		lx->out->identifiers.at[number].cuda = cuda_names[i].kind;
	}
}

static int hex_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if ((c | 32) >= 'a' && (c | 32) <= 'f')
		return (c | 32) - 'a' + 10;
	return -1;
}

static void add_utf8(struct buffer *buffer, u32 c)
{
	char bytes[4];
	size_t n = 0;

	if (c < 0x80) {
		bytes[n++] = (char)c;
	} else if (c < 0x800) {
		bytes[n++] = (char)(0xC0 | c >> 6);
		bytes[n++] = (char)(0x80 | (c & 63));
	} else if (c < 0x10000) {
		bytes[n++] = (char)(0xE0 | c >> 12);
		bytes[n++] = (char)(0x80 | (c >> 6 & 63));
		bytes[n++] = (char)(0x80 | (c & 63));
	} else {
		bytes[n++] = (char)(0xF0 | (c >> 18 & 7));
		bytes[n++] = (char)(0x80 | (c >> 12 & 63));
		bytes[n++] = (char)(0x80 | (c >> 6 & 63));
		bytes[n++] = (char)(0x80 | (c & 63));
	}
	buffer_add(buffer, bytes, n);
}

/* \uXXXX or \UXXXXXXXX at s; 0 when it is none. */
static u32 universal_name(const char *s, u32 *code)
{
	u32 digits = s[1] == 'u' ? 4 : s[1] == 'U' ? 8 : 0, i;

	*code = 0;
	for (i = 0; i < digits; i++) {
		int digit = hex_digit(s[2 + i]);

		if (digit < 0)
			return 0;
		*code = *code << 4 | (u32)digit;
	}
	return digits ? digits + 2 : 0;
}

/* Past an identifier; with UCNs it is spelled in UTF-8 in *ucn. */
static const char *identifier_end(const char *s, struct buffer *ucn)
{
	const char *start = s;

	for (;;) {
		u32 code, length;

		while (is_ident((unsigned char)*s))
			s++;
		if (*s != '\\' || !(length = universal_name(s, &code)))
			break;
		buffer_add(ucn, start, (size_t)(s - start));
		add_utf8(ucn, code);
		start = s += length;
	}
	if (ucn->length)
		buffer_add(ucn, start, (size_t)(s - start));
	return s;
}

/* ---- tokens ---- */

static void push(struct lexer *lx, const char *at, u32 kind, u32 value)
{
	struct token token = { (u32)(at - lx->start), kind & 255, value & 0xFFFFFF };

	vec_push(&lx->out->tokens, token);
}

static void report(struct lexer *lx, const char *at, const char *tag)
{
	if (lx->error)
		lx->error(lx->context, (u32)(at - lx->start), tag);
}

static void open_bracket(struct lexer *lx, const char *at, u32 kind)
{
	vec_push(&lx->open, lx->out->tokens.count);
	if (kind != TOK_LBRACE)
		lx->parens++;
	push(lx, at, kind, 0);
}

static void close_bracket(struct lexer *lx, const char *at, u32 kind)
{
	static const u8 partner[] = { [TOK_RPAREN] = TOK_LPAREN, [TOK_RBRACKET] = TOK_LBRACKET, [TOK_RBRACE] = TOK_LBRACE };
	struct token *tokens = lx->out->tokens.at;
	u32 depth = lx->open.count, index = lx->out->tokens.count, distance;

	/* A closing bracket closes the nearest of its kind within a few; what it passes over is unmatched. */
	while (depth && lx->open.count - depth < 8 && tokens[lx->open.at[depth - 1]].kind != partner[kind])
		depth--;
	if (!depth || tokens[lx->open.at[depth - 1]].kind != partner[kind]) {
		vec_push(&lx->out->strays, index);
		push(lx, at, kind, 0);
		return;
	}
	while (lx->open.count >= depth) {
		u32 opener = vec_pop(&lx->open);

		if (tokens[opener].kind != TOK_LBRACE)
			lx->parens--;
		if (lx->open.count >= depth)
			vec_push(&lx->out->strays, opener);
		else if ((distance = index - opener) < 1u << 24)
			tokens[opener].value = distance & 0xFFFFFF;
	}
	push(lx, at, kind, 0);
}

/* Past the pp-number [lex.ppnumber]. */
static const char *number_end(const char *s)
{
	for (;; s++) {
		if ((*s == '+' || *s == '-') && ((s[-1] | 32) == 'e' || (s[-1] | 32) == 'p'))
			continue;
		if (*s == '\'' && is_ident((unsigned char)s[1]))
			continue;
		if (*s != '.' && !is_ident((unsigned char)*s))
			return s;
	}
}

static bool is_float(const char *s, const char *end)
{
	bool hex = s[0] == '0' && (s[1] | 32) == 'x';

	for (; s < end; s++) {
		if (*s == '.' || (hex && (*s | 32) == 'p'))
			return true;
		if (!hex && (*s | 32) == 'e')
			return s + 1 < end && (s[1] == '+' || s[1] == '-' || class_of[(unsigned char)s[1]] == C_DIGIT);
		if (*s == '_')
			return false;
	}
	return false;
}

static const char *quoted_end(struct lexer *lx, const char *s)
{
	char quote = *s;
	const char *start = s++;

	for (; *s != quote; s++) {
		if (*s == '\\' && s + 1 < lx->end)
			s++;
		else if (*s == '\n' || s >= lx->end) {
			report(lx, start, quote == '"' ? "unclosed_string" : "unclosed_character");
			return s;
		}
	}
	s++;
	return class_of[(unsigned char)*s] == C_IDENT ? number_end(s) : s;   /* a ud-suffix */
}

/* R"delimiter( … )delimiter", s at the quote. */
static const char *raw_string_end(struct lexer *lx, const char *s)
{
	const char *start = s, *open = s + 1, *at;
	size_t length;

	while (open < lx->end && *open != '(' && *open != '"' && *open != '\n' && open - s <= 17)
		open++;
	if (*open != '(')
		return quoted_end(lx, s);
	length = (size_t)(open - s - 1);
	for (at = open + 1; (at = memchr(at, ')', (size_t)(lx->end - at))); at++)
		if (!strncmp(at + 1, s + 1, length) && at[1 + length] == '"') {
			at += length + 2;
			return class_of[(unsigned char)*at] == C_IDENT ? number_end(at) : at;
		}
	report(lx, start, "unclosed_raw_string");
	return lx->end;
}

/* Whether a word is an encoding prefix before a quote; *raw for the R forms. */
static bool is_prefix(const char *word, size_t length, bool *raw)
{
	*raw = word[length - 1] == 'R';
	if (*raw)
		length--;
	return !length || (length == 1 && (*word == 'L' || *word == 'u' || *word == 'U')) || (length == 2 && word[0] == 'u' && word[1] == '8');
}

static void track_attribute(struct lexer *lx, u32 kind, u32 number)
{
	const struct token *tokens = lx->out->tokens.at;
	u32 count = lx->out->tokens.count;

	/* an attribute's name follows "((" or a comma, or stands before its arguments; precise enough for a landmark */
	if (kind == TOK_IDENTIFIER && lx->out->identifiers.at[number].cuda && count > 2 &&
	    (tokens[count - 1].kind == TOK_LPAREN || tokens[count - 1].kind == TOK_COMMA) && lx->parens >= 2)
		vec_push(&lx->out->cuda_words, count);
}

static const char *word(struct lexer *lx, const char *s)
{
	struct buffer ucn = { 0 };
	const char *end = identifier_end(s, &ucn);
	u32 number, kind;
	bool raw;

	if ((*end == '"' || *end == '\'') && end - s <= 3 && is_prefix(s, (size_t)(end - s), &raw) && !(raw && *end == '\'')) {
		u32 literal = *end == '"' ? TOK_STRING : TOK_CHARACTER;

		end = raw ? raw_string_end(lx, end) : quoted_end(lx, end);
		push(lx, s, literal, 0);
		return end;
	}
	number = ucn.length ? identifier_number(lx->out, lx->il, ucn.text, ucn.length) :
			      identifier_number(lx->out, lx->il, s, (size_t)(end - s));
	buffer_free(&ucn);
	kind = lx->out->identifiers.at[number].keyword;
	if (!kind)
		kind = TOK_IDENTIFIER;
	track_attribute(lx, kind, number);
	push(lx, s, kind, kind == TOK_IDENTIFIER || kind >= TOK_FIRST_KEYWORD ? number : 0);
	return end;
}

static const char *punctuator(struct lexer *lx, const char *s)
{
	u32 kind, length = 1;

#define ONE(k) kind = TOK_##k; break
#define IF2(c, k) if (s[1] == c) { kind = TOK_##k; length = 2; break; }
	switch (*s) {
	case '(': open_bracket(lx, s, TOK_LPAREN); return s + 1;
	case '[': open_bracket(lx, s, TOK_LBRACKET); return s + 1;
	case '{': open_bracket(lx, s, TOK_LBRACE); return s + 1;
	case ')': close_bracket(lx, s, TOK_RPAREN); return s + 1;
	case ']': close_bracket(lx, s, TOK_RBRACKET); return s + 1;
	case '}': close_bracket(lx, s, TOK_RBRACE); return s + 1;
	case ';': ONE(SEMICOLON);
	case ',': ONE(COMMA);
	case '?': ONE(QUESTION);
	case '~': ONE(TILDE);
	case ':':
		if (s[1] == '>') {
			close_bracket(lx, s, TOK_RBRACKET);
			return s + 2;
		}
		IF2(':', SCOPE) ONE(COLON);
	case '.':
		if (s[1] == '.' && s[2] == '.') { kind = TOK_ELLIPSIS; length = 3; break; }
		IF2('*', DOT_STAR) ONE(DOT);
	case '-':
		if (s[1] == '>' && s[2] == '*') { kind = TOK_ARROW_STAR; length = 3; break; }
		IF2('>', ARROW) IF2('-', DECREMENT) IF2('=', MINUS_ASSIGN) ONE(MINUS);
	case '+': IF2('+', INCREMENT) IF2('=', PLUS_ASSIGN) ONE(PLUS);
	case '*': IF2('=', STAR_ASSIGN) ONE(STAR);
	case '/': IF2('=', SLASH_ASSIGN) ONE(SLASH);
	case '%':
		if (s[1] == '>') {
			close_bracket(lx, s, TOK_RBRACE);
			return s + 2;
		}
		IF2('=', PERCENT_ASSIGN) IF2(':', HASH) ONE(PERCENT);
	case '&': IF2('&', LOGICAL_AND) IF2('=', AND_ASSIGN) ONE(AND);
	case '|': IF2('|', LOGICAL_OR) IF2('=', OR_ASSIGN) ONE(OR);
	case '^': IF2('=', XOR_ASSIGN) ONE(XOR);
	case '!': IF2('=', NOT_EQUAL) ONE(NOT);
	case '=': IF2('=', EQUAL) ONE(ASSIGN);
	case '>': ONE(GREATER);
	default:   /* < */
		if (s[1] == '<' && s[2] == '=') { kind = TOK_SHIFT_LEFT_ASSIGN; length = 3; break; }
		if (s[1] == '<' && s[2] == '<' && (!lx->out->tokens.count || vec_last(&lx->out->tokens).kind != TOK_operator)) {
			kind = TOK_LAUNCH;
			length = 3;
			vec_push(&lx->out->launches, lx->out->tokens.count);
			break;
		}
		IF2('<', SHIFT_LEFT)
		if (s[1] == '=' && s[2] == '>' && lx->options->std_version >= 202002) { kind = TOK_SPACESHIP; length = 3; break; }
		IF2('=', LESS_EQUAL)
		if (s[1] == ':' && !(s[2] == ':' && s[3] != ':' && s[3] != '>')) {
			open_bracket(lx, s, TOK_LBRACKET);
			return s + 2;
		}
		if (s[1] == '%') {
			open_bracket(lx, s, TOK_LBRACE);
			return s + 2;
		}
		ONE(LESS);
	}
#undef ONE
#undef IF2
	push(lx, s, kind, 0);
	return s + length;
}

/* ---- directives ---- */

static const char *line_end(const struct lexer *lx, const char *s)
{
	const char *newline = memchr(s, '\n', (size_t)(lx->end - s));

	while (newline && newline > s && newline[-1] == '\\' && newline + 1 < lx->end)
		newline = memchr(newline + 1, '\n', (size_t)(lx->end - newline - 1));
	return newline ? newline : lx->end;
}

static u32 file_entry(struct lexer *lx, il_str name)
{
	struct il *il = lx->il;
	struct il_source_file_entry *file;
	u32 i, index;

	if (lx->file && il_source_file_entry(il, lx->file)->file_name == name)
		return lx->file;
	for (i = il->table[IL_source_file_entry].count; --i;)
		if (il_source_file_entry(il, i)->file_name == name)
			return i;
	index = il_new_source_file_entry(il, &file);
	file->file_name = name;
	if (lx->options->main_name ? !strcmp(il_text(il, name), lx->options->main_name) : index == 1)
		file->flags |= ff_main;
	return index;
}

/* # 12 "file" 1 3 4 */
static void line_marker(struct lexer *lx, const char *s, const char *end)
{
	struct il_seq_number_lookup *marker;
	u32 line = 0, flags = 0;

	while (s < end && class_of[(unsigned char)*s] == C_DIGIT)
		line = line * 10 + (u32)(*s++ - '0');
	while (s < end && class_of[(unsigned char)*s] == C_SPACE)
		s++;
	if (s < end && *s == '"') {
		const char *close = s + 1;

		while (close < end && *close != '"')
			close += *close == '\\' && close + 1 < end ? 2 : 1;
		lx->file = file_entry(lx, il_intern(lx->il, s + 1, (size_t)(close - s - 1)));
		for (s = close; s < end; s++)
			flags |= *s == '1' ? ff_enter : *s == '2' ? ff_return : *s == '3' ? ff_system : *s == '4' ? ff_extern_c : 0;
	} else if (!lx->file) {
		lx->file = file_entry(lx, lx->il->header.source_name);
	}
	il_new_seq_number_lookup(lx->il, &marker);
	marker->position = (u32)(end - lx->start) + (end < lx->end);
	marker->line = line;
	marker->file = lx->file;
	marker->flags = flags;
}

static void pragma_directive(struct lexer *lx, const char *begin, const char *end)
{
	struct pragma_line line = { (u32)(begin - lx->start), (u32)(end - lx->start), lx->out->tokens.count };

	if (!lx->parens && lx->out->pragmas.count < 1u << 24)
		push(lx, begin, TOK_PRAGMA, lx->out->pragmas.count);
	vec_push(&lx->out->pragmas, line);
}

static const char *directive(struct lexer *lx, const char *s)
{
	const char *end = line_end(lx, s), *at = s + 1;

	while (at < end && class_of[(unsigned char)*at] == C_SPACE)
		at++;
	if (end - at > 4 && !strncmp(at, "line", 4) && class_of[(unsigned char)at[4]] == C_SPACE)
		for (at += 4; at < end && class_of[(unsigned char)*at] == C_SPACE;)
			at++;
	if (class_of[(unsigned char)*at] == C_DIGIT)
		line_marker(lx, at, end);
	else if (end - at >= 6 && !strncmp(at, "pragma", 6))
		pragma_directive(lx, s, end);
	return end;
}

static bool at_line_start(const struct lexer *lx, const char *s)
{
	while (s > lx->start && class_of[(unsigned char)s[-1]] == C_SPACE)
		s--;
	return s == lx->start || s[-1] == '\n';
}

static const char *comment(struct lexer *lx, const char *s)
{
	const char *at;

	if (s[1] == '/')
		return line_end(lx, s);
	for (at = s + 2; (at = memchr(at, '*', (size_t)(lx->end - at))); at++)
		if (at[1] == '/')
			return at + 2;
	report(lx, s, "unclosed_comment");
	return lx->end;
}

static void lex_text(struct lexer *lx)
{
	const char *s = lx->start;

	while (s < lx->end) {
		switch (class_of[(unsigned char)*s]) {
		case C_SPACE:
		case C_NEWLINE:
			s++;
			break;
		case C_IDENT:
			s = word(lx, s);
			break;
		case C_DIGIT: {
			const char *end = number_end(s + 1);

			push(lx, s, is_float(s, end) ? TOK_FLOAT : TOK_INTEGER, 0);
			s = end;
			break;
		}
		case C_PUNCT:
			if (*s == '/' && (s[1] == '/' || s[1] == '*')) {
				s = comment(lx, s);
			} else if (*s == '.' && class_of[(unsigned char)s[1]] == C_DIGIT) {
				const char *end = number_end(s + 1);

				push(lx, s, TOK_FLOAT, 0);
				s = end;
			} else {
				s = punctuator(lx, s);
			}
			break;
		case C_QUOTE: {
			const char *end = quoted_end(lx, s);

			push(lx, s, *s == '"' ? TOK_STRING : TOK_CHARACTER, 0);
			s = end;
			break;
		}
		case C_HASH:
			if (at_line_start(lx, s)) {
				s = directive(lx, s);
			} else {
				push(lx, s, TOK_HASH, 0);
				s++;
			}
			break;
		case C_BACKSLASH: {
			u32 code;

			if (s[1] == '\n') {
				s += 2;
			} else if (universal_name(s, &code)) {
				s = word(lx, s);
			} else {
				report(lx, s, "unrecognized_token");
				push(lx, s++, TOK_ERROR, 0);
			}
			break;
		}
		default:
			report(lx, s, "unrecognized_token");
			push(lx, s++, TOK_ERROR, 0);
		}
	}
}

void lex(struct il *il, struct lexed *out, const struct lex_options *options, lex_error_function *error, void *context)
{
	struct lexer lx = { .il = il, .out = out, .options = options, .error = error, .context = context };
	u32 i;

	memset(out, 0, sizeof *out);
	if (il->source_size > UINT32_MAX - 16)
		fatal("input too large: 4 GiB or more");
	lx.start = il->source;
	lx.end = il->source + il->source_size;
	enter_words(&lx);
	out->tokens.capacity = (u32)(il->source_size / 6 + 64);
	out->tokens.at = xmalloc(out->tokens.capacity * sizeof *out->tokens.at);
	lex_text(&lx);
	for (i = 0; i < lx.open.count; i++)
		vec_push(&out->strays, lx.open.at[i]);
	for (i = 0; i < 4; i++)
		push(&lx, lx.end, TOK_END, 0);
	vec_free(&lx.open);
}

void lex_free(struct lexed *l)
{
	vec_free(&l->tokens);
	vec_free(&l->identifiers);
	vec_free(&l->launches);
	vec_free(&l->cuda_words);
	vec_free(&l->pragmas);
	vec_free(&l->strays);
	free(l->identifier_slot);
}

static const char *const kind_texts[TOK_KIND_COUNT] = {
	[TOK_END] = "end of file", [TOK_IDENTIFIER] = "identifier", [TOK_INTEGER] = "integer", [TOK_FLOAT] = "floating literal",
	[TOK_CHARACTER] = "character literal", [TOK_STRING] = "string literal", [TOK_PRAGMA] = "#pragma", [TOK_ERROR] = "?",
#define PUNCTUATOR(name, spelling) [TOK_##name] = spelling,
#define KEYWORD(name, spelling, std) [TOK_##name] = spelling,
#define KEYWORD_ALIAS(spelling, name)
#include "tokens.def"
#undef PUNCTUATOR
#undef KEYWORD
#undef KEYWORD_ALIAS
};

const char *token_kind_text(unsigned kind)
{
	return kind < TOK_KIND_COUNT && kind_texts[kind] ? kind_texts[kind] : "?";
}

static u32 quoted_size(const char *s, const char *limit)
{
	const char *at = s;
	bool raw = false;

	while (at < limit && *at != '"' && *at != '\'')
		raw = *at++ == 'R';
	if (raw) {
		const char *open = memchr(at, '(', (size_t)(limit - at));
		size_t length = open ? (size_t)(open - at - 1) : 0;

		for (at = open ? open + 1 : limit; at < limit && (at = memchr(at, ')', (size_t)(limit - at))); at++)
			if (!strncmp(at + 1, open - length, length) && at[1 + length] == '"') {
				at += length + 2;
				break;
			}
		if (!at)
			at = limit;
	} else {
		char quote = *at++;

		while (at < limit && *at != quote && *at != '\n')
			at += *at == '\\' ? 2 : 1;
		at += at < limit && *at == quote;
	}
	while (at < limit && is_ident((unsigned char)*at))
		at++;
	return (u32)(at - s);
}

u32 token_end(const struct il *il, const struct token *token)
{
	const char *s = il->source + token->position, *limit = il->source + il->source_size;
	struct buffer ucn = { 0 };

	switch (token->kind) {
	case TOK_END:
		return token->position;
	case TOK_INTEGER:
	case TOK_FLOAT:
		return (u32)(number_end(s + 1) - il->source);
	case TOK_CHARACTER:
	case TOK_STRING:
		return token->position + quoted_size(s, limit);
	case TOK_PRAGMA: {
		const char *newline = memchr(s, '\n', (size_t)(limit - s));

		return (u32)((newline ? newline : limit) - il->source);
	}
	case TOK_ERROR:
		return token->position + 1;
	default:
		if (class_of[(unsigned char)*s] == C_IDENT || *s == '\\') {
			s = identifier_end(s, &ucn);
			buffer_free(&ucn);
			return (u32)(s - il->source);
		}
		if ((*s == '<' && (s[1] == ':' || s[1] == '%') && (token->kind == TOK_LBRACKET || token->kind == TOK_LBRACE)) ||
		    (*s == ':' && token->kind == TOK_RBRACKET) || (*s == '%' && (token->kind == TOK_RBRACE || token->kind == TOK_HASH)))
			return token->position + 2;   /* digraphs */
		return token->position + (u32)strlen(kind_texts[token->kind]);
	}
}
