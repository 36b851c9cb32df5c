/* The lexer [lex]. One pass over the text; the characters' classes decide everything. */
#include "lex.h"

#include <stdlib.h>

/* What an identifier may consist of comes last: is_ident() makes one comparison. */
enum char_class {
	C_OTHER,
	C_NUL,
	C_SPACE,
	C_NEWLINE,
	C_SIMPLE,
	C_OPEN,
	C_CLOSE,
	C_OPERATOR,
	C_QUOTE,
	C_HASH,
	C_BACKSLASH,
	C_IDENT,
	C_DIGIT
};

#define I16 \
	C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, C_IDENT, \
		C_IDENT, C_IDENT
/* clang-format off */
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
	[';'] = C_SIMPLE, [','] = C_SIMPLE, ['?'] = C_SIMPLE, ['~'] = C_SIMPLE, ['>'] = C_SIMPLE,
	['('] = C_OPEN, ['['] = C_OPEN, ['{'] = C_OPEN, [')'] = C_CLOSE, [']'] = C_CLOSE, ['}'] = C_CLOSE,
	[':'] = C_OPERATOR, ['.'] = C_OPERATOR, ['-'] = C_OPERATOR, ['='] = C_OPERATOR, ['+'] = C_OPERATOR, ['*'] = C_OPERATOR,
	['/'] = C_OPERATOR, ['%'] = C_OPERATOR, ['&'] = C_OPERATOR, ['|'] = C_OPERATOR, ['^'] = C_OPERATOR, ['!'] = C_OPERATOR,
	['<'] = C_OPERATOR,
	['"'] = C_QUOTE, ['\''] = C_QUOTE, ['#'] = C_HASH, ['\\'] = C_BACKSLASH,
	[128] = I16, I16, I16, I16, I16, I16, I16, I16,
};
/* clang-format on */
/* The tokens that one character makes whatever follows it. */
/* clang-format off */
static const u8 kind_of[256] = {
	[';'] = TOK_SEMICOLON, [','] = TOK_COMMA, ['?'] = TOK_QUESTION, ['~'] = TOK_TILDE, ['>'] = TOK_GREATER, ['('] = TOK_LPAREN,
	[')'] = TOK_RPAREN, ['['] = TOK_LBRACKET, [']'] = TOK_RBRACKET, ['{'] = TOK_LBRACE, ['}'] = TOK_RBRACE,
};
/* clang-format on */

static inline enum char_class class_at(const char *s) { return (enum char_class)class_of[(unsigned char)*s]; }
static inline bool is_ident(const char *s) { return class_at(s) >= C_IDENT; }
/* Past one blank, if s is at one: most tokens are followed by just one. */
static inline const char *past_blank(const char *s) { return s + (*s == ' '); }

struct lexer {
	struct il *il;
	struct lexed *out;
	struct token *next, *limit; /* where the next token goes; the end of the room for tokens */
	const char *start, *end;
	const char *line; /* start of the line, or of the text after the last newline outside comments and literals */
	const struct lex_options *options;
	lex_error_function *error;
	void *context;
	VEC(u32) open; /* token indices of open brackets */
	u32 parens;    /* how many of them are ( or [ */
	u32 file;      /* source_file_entry in force */
	struct file_slot {
		u32 hash, length, file;
	} * files; /* hash table of the source_file_entries */
	u32 file_slots;
};

/* ---- identifiers ---- */

static inline u64 load64(const char *s)
{
	u64 word;
	memcpy(&word, s, 8);
	return word;
}
static inline u64 load32(const char *s)
{
	u32 word;
	memcpy(&word, s, 4);
	return word;
}

/* Two loads that overlap cover most names; no byte outside the name is read. */
static inline u32 hash_name(const char *s, size_t length)
{
	u64 hash = length;
	size_t i;

	if (length >= 8) {
		for (i = 0; i + 8 < length; i += 8) {
			hash = (hash ^ load64(s + i)) * 0x9E3779B97F4A7C15ull;
			hash ^= hash >> 32;
		}
		hash ^= load64(s + length - 8);
	} else if (length >= 4) {
		hash ^= load32(s) << 32 ^ load32(s + length - 4) << 3;
	} else if (length) {
		hash ^= (u64)(u8)s[0] << 8 ^ (u64)(u8)s[length / 2] << 16 ^ (u64)(u8)s[length - 1] << 24;
	}
	hash *= 0x9E3779B97F4A7C15ull;
	return (u32)(hash >> 32) ^ (u32)(hash >> 16);
}

/* Whether two texts of one length are equal, with loads that overlap. */
static inline bool same_name(const char *a, const char *b, size_t length)
{
	size_t i;

	if (length < 4)
		return length && a[0] == b[0] && a[length / 2] == b[length / 2] && a[length - 1] == b[length - 1];
	if (length < 8)
		return load32(a) == load32(b) && load32(a + length - 4) == load32(b + length - 4);
	for (i = 0; i + 8 < length; i += 8)
		if (load64(a + i) != load64(b + i))
			return false;
	return load64(a + length - 8) == load64(b + length - 8);
}

/* A slot tells lengths below LONG_NAME; of longer names the text does. */
enum { LONG_NAME = 255 };

static inline bool is_named(const struct lexed *l, const struct il *il, const struct identifier_slot *slot, const char *text, size_t length)
{
	const char *name = il_text(il, l->identifiers.at[slot->number].name);

	if (length < LONG_NAME)
		return slot->length == length && same_name(name, text, length);
	return slot->length == LONG_NAME && strlen(name) == length && !memcmp(name, text, length);
}

static void grow_identifiers(struct lexed *l, u32 slots)
{
	struct identifier_slot *old = l->identifier_slot;
	u32 old_slots = l->identifier_slots, i, slot;

	l->identifier_slots = slots;
	l->identifier_slot = xcalloc(slots, sizeof *l->identifier_slot);
	for (i = 0; i < old_slots; i++) {
		for (slot = old[i].hash & (slots - 1); l->identifier_slot[slot].number; slot = (slot + 1) & (slots - 1))
			;
		l->identifier_slot[slot] = old[i];
	}
	free(old);
}

static inline u32 number_of(struct lexed *l, struct il *il, const char *text, size_t length)
{
	struct identifier identifier = { .token = TOK_IDENTIFIER };
	u32 hash = hash_name(text, length), mask = l->identifier_slots - 1, slot;

	for (slot = hash & mask; l->identifier_slot[slot].number; slot = (slot + 1) & mask)
		if (l->identifier_slot[slot].hash == hash && is_named(l, il, &l->identifier_slot[slot], text, length))
			return l->identifier_slot[slot].number;
	if (l->identifiers.count >= 1u << 24)
		fatal("input too large: more than 16 million different names");
	identifier.name = il_intern(il, text, length);
	vec_push(&l->identifiers, identifier);
	l->identifier_slot[slot] = (struct identifier_slot){ .hash = hash,
		                                             .number = (l->identifiers.count - 1) & 0xFFFFFF,
		                                             .length = length < LONG_NAME ? (u8)length : LONG_NAME };
	if (l->identifiers.count * 2 >= l->identifier_slots)
		grow_identifiers(l, l->identifier_slots * 2);
	return l->identifiers.count - 1;
}

u32 identifier_number(struct lexed *l, struct il *il, const char *text, size_t length) { return number_of(l, il, text, length); }

enum { FIRST_GNU = 100 };
static const struct {
	const char *text;
	u8 token;
	u8 std;
} keywords[] = {
#define GNU(version) (FIRST_GNU + (version))
#define PUNCTUATOR(name, spelling)
#define KEYWORD(name, spelling, std)  { spelling, TOK_##name, std },
#define KEYWORD_ALIAS(spelling, name) { spelling, TOK_##name, 0 },
#include "tokens.def"
#undef PUNCTUATOR
#undef KEYWORD
#undef KEYWORD_ALIAS
#undef GNU
};

static const struct {
	const char *text;
	u8 kind;
} cuda_names[] = {
#define CUDA_ATTRIBUTE(kind, name) { name, kind }, { "__" name "__", kind },
#include "../../lib/cuda/attributes.def"
#undef CUDA_ATTRIBUTE
};

static struct identifier *identifier_of(struct lexer *lx, const char *text)
{
	u32 number = number_of(lx->out, lx->il, text, strlen(text)); /* first: it may move the array */

	return &lx->out->identifiers.at[number];
}

static void enter_words(struct lexer *lx)
{
	u32 std = lx->options->std_version, year = std < 201103 ? 0 : std / 100 % 100, gnu = lx->il->header.gnu_version / 10000, i;
	struct identifier *identifier;

	grow_identifiers(lx->out, 1 << 15);
	vec_push(&lx->out->identifiers, (struct identifier){ 0 });
	for (i = 0; i < COUNT_OF(keywords); i++)
		if (keywords[i].std <= (keywords[i].std > FIRST_GNU ? FIRST_GNU + gnu : year)) {
			identifier = identifier_of(lx, keywords[i].text);
			identifier->token = keywords[i].token;
			if (keywords[i].token == TOK_attribute)
				identifier->flags = IDF_LANDMARK;
		}
	identifier = identifier_of(lx, "_Pragma");
	identifier->token = TOK_PRAGMA;
	identifier->flags = IDF_LANDMARK;
	for (i = 0; i < COUNT_OF(cuda_names); i++) {
		identifier = identifier_of(lx, cuda_names[i].text);
		identifier->cuda = cuda_names[i].kind;
		identifier->flags = IDF_LANDMARK;
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

/* The length of a universal-character-name at s: \u and four hexadecimal digits, or \U and eight; 0 when it is none or names a
 * character of the basic set [lex.charset]. */
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
	return digits && *code >= 0xA0 && *code <= 0x10FFFF ? digits + 2 : 0;
}

/* ---- where things end ---- */

static const char *skip_blanks(const char *s, const char *end)
{
	while (s < end && class_at(s) == C_SPACE)
		s++;
	return s;
}

/* The newline that ends a line, spliced ones passed over; or the end of the text. */
static const char *line_end(const char *s, const char *limit)
{
	const char *newline = memchr(s, '\n', (size_t)(limit - s));

	while (newline && newline > s && newline[-1] == '\\' && newline + 1 < limit)
		newline = memchr(newline + 1, '\n', (size_t)(limit - newline - 1));
	return newline ? newline : limit;
}

/* Past an identifier. One with UCNs is spelled in UTF-8 in *spelling, unless that is NULL. */
static const char *identifier_end(const char *s, struct buffer *spelling)
{
	const char *start = s;
	u32 code, length;

	for (;;) {
		while (is_ident(s))
			s++;
		if (*s != '\\' || !(length = universal_name(s, &code)))
			break;
		if (spelling) {
			buffer_add(spelling, start, (size_t)(s - start));
			add_utf8(spelling, code);
		}
		start = s += length;
	}
	if (spelling && spelling->length)
		buffer_add(spelling, start, (size_t)(s - start));
	return s;
}

/* Past the pp-number [lex.ppnumber]; s is after its first digit. */
static const char *number_end(const char *s)
{
	for (;; s++) {
		if ((*s == '+' || *s == '-') && ((s[-1] | 32) == 'e' || (s[-1] | 32) == 'p'))
			continue;
		if (*s == '\'' && is_ident(s + 1))
			continue;
		if (*s != '.' && !is_ident(s))
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
			return s + 1 < end && (s[1] == '+' || s[1] == '-' || class_at(s + 1) == C_DIGIT);
		if (*s == '_')
			return false;
	}
	return false;
}

/* Past '…' or "…", s at the opening quote. *problem is set when it does not end. */
static const char *quoted_end(const char *s, const char *limit, const char **problem)
{
	char quote = *s++;

	for (; *s != quote; s++) {
		if (*s == '\\' && s + 1 < limit) {
			s++;
		} else if (*s == '\n' || s >= limit) {
			*problem = quote == '"' ? "unclosed_string" : "unclosed_character";
			return s;
		}
	}
	return identifier_end(s + 1, NULL); /* a ud-suffix */
}

/* Past "delimiter( … )delimiter", s at the opening quote [lex.string]. */
static const char *raw_string_end(const char *s, const char *limit, const char **problem)
{
	enum { LONGEST_DELIMITER = 16 };
	const char *open = s + 1, *at;
	size_t length;

	while (open < limit && !strchr("( )\\\"\t\v\f\n", *open) && open - s <= LONGEST_DELIMITER)
		open++;
	if (*open != '(')
		return quoted_end(s, limit, problem);
	length = (size_t)(open - s - 1);
	for (at = open + 1; at < limit && (at = memchr(at, ')', (size_t)(limit - at))); at++)
		if (!strncmp(at + 1, s + 1, length) && at[1 + length] == '"')
			return identifier_end(at + length + 2, NULL);
	*problem = "unclosed_raw_string";
	return limit;
}

/* Past a character or string literal; s at its prefix or quote. */
static const char *literal_end(const char *s, const char *limit, const char **problem)
{
	while (*s != '"' && *s != '\'' && *s != 'R')
		s++;
	return *s == 'R' ? raw_string_end(s + 1, limit, problem) : quoted_end(s, limit, problem);
}

/* Whether what stands between s and a quote is an encoding prefix; u8 is one of characters since C++17. */
static bool is_prefix(const struct lexer *lx, const char *s, const char *quote)
{
	size_t length = (size_t)(quote - s);

	if (*quote == '\'' && length == 2 && lx->options->std_version < 201703)
		return false;
	if (length && s[length - 1] == 'R' && *quote == '"')
		length--;
	return !length || (length == 1 && (*s == 'L' || *s == 'u' || *s == 'U')) || (length == 2 && s[0] == 'u' && s[1] == '8');
}

/* ---- tokens ---- */

static inline u32 token_count(const struct lexer *lx) { return (u32)(lx->next - lx->out->tokens.at); }

/* The kind of the token before, TOK_END before the first. */
static inline u32 kind_before(const struct lexer *lx) { return lx->next == lx->out->tokens.at ? TOK_END : lx->next[-1].kind; }

/* Makes room for tokens: half as much again. */
static void grow_tokens(struct lexer *lx)
{
	u32 count = token_count(lx), capacity = lx->out->tokens.capacity;

	if (capacity > UINT32_MAX / 2)
		fatal("input too large: more than %u tokens", capacity);
	capacity += capacity / 2;
	lx->out->tokens.at = xrealloc(lx->out->tokens.at, capacity * sizeof *lx->next);
	lx->out->tokens.capacity = capacity;
	lx->next = lx->out->tokens.at + count;
	lx->limit = lx->out->tokens.at + capacity;
}

static inline void push(struct lexer *lx, const char *at, u32 kind, u32 value)
{
	if (lx->next == lx->limit)
		grow_tokens(lx);
	*lx->next++ = (struct token){ (u32)(at - lx->start), kind & 255, value & 0xFFFFFF };
}

static void report(struct lexer *lx, const char *at, const char *tag)
{
	if (lx->error)
		lx->error(lx->context, (u32)(at - lx->start), tag);
}

/* Whether the [ there, behind what no subscript follows or before what begins none, introduces a lambda that captures something. */
static bool captures(const struct lexer *lx, const char *bracket)
{
	const char *next = skip_blanks(bracket + 1, lx->end);

	switch (kind_before(lx)) {
	case TOK_LPAREN:
	case TOK_COMMA:
	case TOK_ASSIGN:
	case TOK_return: return *next != ']' && *next != '[';
	default: return *next == '&' || *next == '=';
	}
}

static inline void open_bracket(struct lexer *lx, const char *at, u32 kind)
{
	if (kind == TOK_LBRACKET && captures(lx, at))
		vec_push(&lx->out->lambdas, token_count(lx));
	vec_push(&lx->open, token_count(lx));
	lx->parens += kind != TOK_LBRACE;
	push(lx, at, kind, 0);
}

/* The bracket that is not on top of the stack: it closes the nearest of its kind within a few, and what it passes over is
 * unmatched; or it is unmatched itself. Returns whether one of its kind is now on top. */
static bool uncover(struct lexer *lx, u32 partner)
{
	enum { REACH = 8 };
	const struct token *tokens = lx->out->tokens.at;
	u32 depth = lx->open.count;

	while (depth && lx->open.count - depth < REACH && tokens[lx->open.at[depth - 1]].kind != partner)
		depth--;
	if (!depth || tokens[lx->open.at[depth - 1]].kind != partner) {
		vec_push(&lx->out->strays, token_count(lx));
		return false;
	}
	while (lx->open.count > depth) {
		u32 opener = vec_pop(&lx->open);

		lx->parens -= tokens[opener].kind != TOK_LBRACE;
		vec_push(&lx->out->strays, opener);
	}
	return true;
}

static inline void close_bracket(struct lexer *lx, const char *at, u32 kind)
{
	static const u8 partner[] = { [TOK_RPAREN] = TOK_LPAREN, [TOK_RBRACKET] = TOK_LBRACKET, [TOK_RBRACE] = TOK_LBRACE };
	struct token *tokens = lx->out->tokens.at;
	bool closes = (lx->open.count && tokens[vec_last(&lx->open)].kind == partner[kind]) || uncover(lx, partner[kind]);

	if (closes) {
		u32 opener = vec_pop(&lx->open), distance = token_count(lx) - opener;

		lx->parens -= kind != TOK_RBRACE;
		tokens[opener].value = distance < 1u << 24 ? distance & 0xFFFFFF : 0;
	}
	push(lx, at, kind, closes ? 0 : CLOSES_NOTHING);
}

static const char *literal(struct lexer *lx, const char *s, u32 kind)
{
	const char *problem = NULL, *end = literal_end(s, lx->end, &problem);

	if (problem)
		report(lx, s, problem);
	push(lx, s, kind, 0);
	return end;
}

static void note_pragma(struct lexer *lx, const char *begin, const char *end)
{
	struct pragma_line line = { (u32)(begin - lx->start), (u32)(end - lx->start), token_count(lx) };

	if (!lx->parens && lx->out->pragmas.count < 1u << 24)
		push(lx, begin, TOK_PRAGMA, lx->out->pragmas.count);
	vec_push(&lx->out->pragmas, line);
}

/* Past the ("…") of _Pragma("…"); NULL when there is none [cpp.pragma.op]. */
static const char *pragma_operand_end(const char *s, const char *limit)
{
	const char *problem = NULL;

	s = skip_blanks(s, limit);
	if (*s != '(')
		return NULL;
	s = skip_blanks(s + 1, limit);
	if (*s != '"' && !(*s == 'L' && s[1] == '"'))
		return NULL;
	s = skip_blanks(literal_end(s, limit, &problem), limit);
	return *s == ')' && !problem ? s + 1 : NULL;
}

/* The token of an identifier that may be a landmark; returns where to go on: at end, or after the operand of _Pragma. */
static const char *landmark(struct lexer *lx, const char *at, const char *end, u32 number)
{
	const struct identifier *identifier = &lx->out->identifiers.at[number];
	u32 before = kind_before(lx);
	const char *after;

	/* an attribute's name follows "((" or a comma; precise enough for a landmark */
	if (identifier->cuda && lx->parens >= 2 && (before == TOK_LPAREN || before == TOK_COMMA))
		vec_push(&lx->out->landmarks, token_count(lx));
	if (identifier->token == TOK_attribute && before == TOK_RPAREN)
		vec_push(&lx->out->landmarks, token_count(lx));
	if (identifier->token == TOK_PRAGMA && (after = pragma_operand_end(end, lx->end))) {
		note_pragma(lx, at, after);
		return after;
	}
	push(lx, at, identifier->token == TOK_PRAGMA ? TOK_IDENTIFIER : identifier->token, number);
	return end;
}

static inline const char *identifier(struct lexer *lx, const char *at, const char *end, u32 number)
{
	const struct identifier *identifier = &lx->out->identifiers.at[number];

	if (identifier->flags & IDF_LANDMARK)
		return landmark(lx, at, end, number);
	push(lx, at, identifier->token, number);
	return end;
}

/* What begins like a word but is more: a literal with a prefix, an identifier with UCNs. */
static const char *special_word(struct lexer *lx, const char *s)
{
	struct buffer spelling = { 0 };
	const char *end = identifier_end(s, &spelling);

	if ((*end == '"' || *end == '\'') && is_prefix(lx, s, end))
		return literal(lx, s, *end == '"' ? TOK_STRING : TOK_CHARACTER);
	if (spelling.length)
		end = identifier(lx, s, end, identifier_number(lx->out, lx->il, spelling.text, spelling.length));
	else
		end = identifier(lx, s, end, identifier_number(lx->out, lx->il, s, (size_t)(end - s)));
	buffer_free(&spelling);
	return end;
}

static inline const char *word(struct lexer *lx, const char *s)
{
	const char *end = s + 1;

	while (is_ident(end))
		end++;
	if (class_at(end) == C_QUOTE || class_at(end) == C_BACKSLASH)
		return special_word(lx, s);
	return identifier(lx, s, end, number_of(lx->out, lx->il, s, (size_t)(end - s)));
}

static const char *number(struct lexer *lx, const char *s)
{
	const char *end = number_end(s + 1);

	push(lx, s, is_float(s, end) ? TOK_FLOAT : TOK_INTEGER, 0);
	return end;
}

/* Of <<<, which some editors write as << <, with one space once it is preprocessed; 0: it is none. */
static u32 launch_length(const struct lexer *lx, const char *s)
{
	u32 length = 2;

	if (s[1] != '<' || kind_before(lx) == TOK_operator)
		return 0;
	if (s[length] == ' ')
		length++;
	return s[length] == '<' && (length == 2 || (s[length + 1] != '<' && s[length + 1] != '=')) ? length + 1 : 0;
}

/* Punctuators that may be longer than their first character: the longest match wins [lex.pptoken]. */
static const char *operator_or_punctuator(struct lexer *lx, const char *s)
{
	u32 kind, length = 1;

#define ONE(k) \
	kind = TOK_##k; \
	break
#define IF2(c, k) \
	if (s[1] == c) { \
		kind = TOK_##k; \
		length = 2; \
		break; \
	}
#define IF3(c, d, k) \
	if (s[1] == c && s[2] == d) { \
		kind = TOK_##k; \
		length = 3; \
		break; \
	}
	switch (*s) {
	case ':':
		if (s[1] == '>') {
			close_bracket(lx, s, TOK_RBRACKET);
			return s + 2;
		}
		IF2(':', SCOPE) ONE(COLON);
	case '.': IF3('.', '.', ELLIPSIS) IF2('*', DOT_STAR) ONE(DOT);
	case '-': IF3('>', '*', ARROW_STAR) IF2('>', ARROW) IF2('-', DECREMENT) IF2('=', MINUS_ASSIGN) ONE(MINUS);
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
	default: /* < */
		IF3('<', '=', SHIFT_LEFT_ASSIGN)
		if (s[1] == '<' && launch_length(lx, s)) {
			length = launch_length(lx, s);
			vec_push(&lx->out->launches, token_count(lx));
			kind = TOK_LAUNCH;
			break;
		}
		IF2('<', SHIFT_LEFT)
		if (lx->options->std_version >= 202002)
			IF3('=', '>', SPACESHIP)
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
#undef IF3
	push(lx, s, kind, 0);
	return s + length;
}

static const char *comment(struct lexer *lx, const char *s);

static inline const char *punctuator(struct lexer *lx, const char *s)
{
	if (*s == '/' && (s[1] == '/' || s[1] == '*'))
		return comment(lx, s);
	if (*s == '.' && class_at(s + 1) == C_DIGIT)
		return number(lx, s);
	return operator_or_punctuator(lx, s);
}

/* ---- directives and comments ---- */

static const char *comment(struct lexer *lx, const char *s)
{
	const char *at;

	if (s[1] == '/')
		return line_end(s, lx->end);
	for (at = s + 2; at < lx->end && (at = memchr(at, '*', (size_t)(lx->end - at))); at++)
		if (at[1] == '/')
			return at + 2;
	report(lx, s, "unclosed_comment");
	return lx->end;
}

static void grow_files(struct lexer *lx)
{
	struct file_slot *old = lx->files;
	u32 old_slots = lx->file_slots, i, slot;

	lx->file_slots = old_slots ? old_slots * 2 : 1024;
	lx->files = xcalloc(lx->file_slots, sizeof *lx->files);
	for (i = 0; i < old_slots; i++) {
		for (slot = old[i].hash & (lx->file_slots - 1); lx->files[slot].file; slot = (slot + 1) & (lx->file_slots - 1))
			;
		lx->files[slot] = old[i];
	}
	free(old);
}

/* The entry of the file with that name; made when it is new. */
static u32 file_entry(struct lexer *lx, const char *name, size_t length)
{
	struct il *il = lx->il;
	struct il_source_file_entry *file;
	struct file_slot *slot;
	u32 hash = hash_name(name, length), at, index;

	if (il->table[IL_source_file_entry].count * 2 >= lx->file_slots)
		grow_files(lx);
	for (at = hash & (lx->file_slots - 1); (slot = &lx->files[at])->file; at = (at + 1) & (lx->file_slots - 1))
		if (slot->hash == hash && slot->length == length &&
		    !memcmp(il_text(il, il_source_file_entry(il, slot->file)->file_name), name, length))
			return slot->file;
	index = il_new_source_file_entry(il, &file);
	file->file_name = il_intern(il, name, length);
	if (lx->options->main_name ? !strcmp(il_text(il, file->file_name), lx->options->main_name) : index == 1)
		file->flags |= ff_main;
	*slot = (struct file_slot){ hash, (u32)length, index };
	return index;
}

/* The quote that ends the name of a file, or end. */
static const char *name_end(const char *s, const char *end)
{
	const char *quote = memchr(s, '"', (size_t)(end - s));

	if (!memchr(s, '\\', (size_t)((quote ? quote : end) - s)))
		return quote ? quote : end;
	while (s < end && *s != '"')
		s += *s == '\\' && s + 1 < end ? 2 : 1;
	return s;
}

/* 12 "file" 1 3 4 */
static void line_marker(struct lexer *lx, const char *s, const char *end)
{
	static const u32 flag_of[] = { ['1'] = ff_enter, ['2'] = ff_return, ['3'] = ff_system, ['4'] = ff_extern_c };
	struct il_seq_number_lookup *marker;
	u32 line = 0, flags = 0;

	while (s < end && class_at(s) == C_DIGIT)
		line = line * 10 + (u32)(*s++ - '0');
	s = skip_blanks(s, end);
	if (s < end && *s == '"') {
		const char *close = name_end(s + 1, end);

		lx->file = file_entry(lx, s + 1, (size_t)((close < end ? close : end) - s - 1));
		for (s = close; s < end; s++)
			if (*s >= '1' && *s <= '4')
				flags |= flag_of[(int)*s];
	} else if (!lx->file) {
		const char *name = il_text(lx->il, lx->il->header.source_name);

		lx->file = file_entry(lx, name, strlen(name));
	}
	il_new_seq_number_lookup(lx->il, &marker);
	marker->position = (u32)(end - lx->start) + (end < lx->end);
	marker->line = line;
	marker->file = lx->file;
	marker->flags = flags;
}

static bool is_word(const char *s, const char *end, const char *word)
{
	size_t length = strlen(word);

	return (size_t)(end - s) >= length && !memcmp(s, word, length) && !is_ident(s + length);
}

/* A line that begins with #. Only line markers and pragmas are left by the preprocessor, or else mean nothing to us. */
static const char *directive(struct lexer *lx, const char *s)
{
	const char *end = line_end(s, lx->end), *at = skip_blanks(s + 1, end);

	if (is_word(at, end, "line"))
		at = skip_blanks(at + 4, end);
	if (at < end && class_at(at) == C_DIGIT)
		line_marker(lx, at, end);
	else if (is_word(at, end, "pragma"))
		note_pragma(lx, s, end);
	return end;
}

static inline const char *hash(struct lexer *lx, const char *s)
{
	if (lx->next == lx->out->tokens.at || lx->start + lx->next[-1].position < lx->line)
		return directive(lx, s);
	push(lx, s, TOK_HASH, 0);
	return s + 1;
}

static const char *stray(struct lexer *lx, const char *s)
{
	report(lx, s, "unrecognized_token");
	push(lx, s, TOK_ERROR, 0);
	return s + 1;
}

static const char *backslash(struct lexer *lx, const char *s)
{
	u32 code;

	if (s[1] == '\n')
		return s + 2;
	return universal_name(s, &code) ? special_word(lx, s) : stray(lx, s);
}

/* Behind the text is a NUL: it needs no test before each token. */
static void lex_text(struct lexer *lx)
{
	const char *s = lx->start;

	if (!strncmp(s, "\xEF\xBB\xBF", 3)) /* a byte order mark */
		s += 3;
	lx->line = s;
	for (;;) {
		switch (class_at(s)) {
		case C_SPACE: s++; break;
		case C_NUL:
			if (s >= lx->end)
				return;
			report(lx, s++, "null_character");
			break;
		case C_NEWLINE: lx->line = ++s; break;
		case C_IDENT: s = past_blank(word(lx, s)); break;
		case C_DIGIT: s = number(lx, s); break;
		case C_SIMPLE:
			push(lx, s, kind_of[(unsigned char)*s], 0);
			s = past_blank(s + 1);
			break;
		case C_OPEN:
			open_bracket(lx, s, kind_of[(unsigned char)*s]);
			s++;
			break;
		case C_CLOSE:
			close_bracket(lx, s, kind_of[(unsigned char)*s]);
			s++;
			break;
		case C_OPERATOR: s = past_blank(punctuator(lx, s)); break;
		case C_QUOTE: s = literal(lx, s, *s == '"' ? TOK_STRING : TOK_CHARACTER); break;
		case C_HASH: s = hash(lx, s); break;
		case C_BACKSLASH: s = backslash(lx, s); break;
		default: s = stray(lx, s);
		}
	}
}

/* What is still open at the end is unmatched: its search for a partner would go to the end. */
static void close_all(struct lexer *lx)
{
	enum { FARTHEST = (1 << 24) - 1 }; /* as the tokens have it */
	u32 i;

	for (i = 0; i < lx->open.count; i++) {
		u32 opener = lx->open.at[i];

		if (token_count(lx) - opener <= FARTHEST)
			lx->out->tokens.at[opener].value = token_count(lx) - opener;
		vec_push(&lx->out->strays, opener);
	}
}

void lex(struct il *il, struct lexed *out, const struct lex_options *options, lex_error_function *error, void *context)
{
	enum { USUAL_TOKEN_SIZE = 6 };
	struct lexer lx = { .il = il, .out = out, .options = options, .error = error, .context = context };
	u32 i;

	memset(out, 0, sizeof *out);
	if (il->source_size > UINT32_MAX - 16)
		fatal("input too large: 4 GiB or more");
	lx.start = il->source;
	lx.end = il->source + il->source_size;
	enter_words(&lx);
	out->tokens.capacity = (u32)(il->source_size / USUAL_TOKEN_SIZE + 64);
	lx.next = out->tokens.at = xmalloc(out->tokens.capacity * sizeof *out->tokens.at);
	lx.limit = lx.next + out->tokens.capacity;
	lex_text(&lx);
	close_all(&lx);
	for (i = 0; i < 4; i++)
		push(&lx, lx.end, TOK_END, 0);
	out->tokens.capacity = out->tokens.count = token_count(&lx);
	out->tokens.at = xrealloc(out->tokens.at, out->tokens.capacity * sizeof *out->tokens.at);
	vec_free(&lx.open);
	free(lx.files);
}

void lex_free(struct lexed *l)
{
	vec_free(&l->tokens);
	vec_free(&l->identifiers);
	vec_free(&l->launches);
	vec_free(&l->landmarks);
	vec_free(&l->lambdas);
	vec_free(&l->pragmas);
	vec_free(&l->strays);
	free(l->identifier_slot);
}

static const char *const kind_texts[TOK_KIND_COUNT] = {
	[TOK_END] = "end of file",
	[TOK_IDENTIFIER] = "identifier",
	[TOK_INTEGER] = "integer",
	[TOK_FLOAT] = "floating literal",
	[TOK_CHARACTER] = "character literal",
	[TOK_STRING] = "string literal",
	[TOK_PRAGMA] = "#pragma",
	[TOK_ERROR] = "?",
#define PUNCTUATOR(name, spelling)   [TOK_##name] = spelling,
#define KEYWORD(name, spelling, std) [TOK_##name] = spelling,
#define KEYWORD_ALIAS(spelling, name)
#include "tokens.def"
#undef PUNCTUATOR
#undef KEYWORD
#undef KEYWORD_ALIAS
};

const char *token_kind_text(unsigned kind) { return kind < TOK_KIND_COUNT && kind_texts[kind] ? kind_texts[kind] : "?"; }

u32 token_end(const struct il *il, const struct token *token)
{
	const char *s = il->source + token->position, *limit = il->source + il->source_size, *problem;

	if (s >= limit) /* the end, or what is missing there */
		return token->position;
	switch (token->kind) {
	case TOK_END: return token->position;
	case TOK_INTEGER:
	case TOK_FLOAT: return (u32)(number_end(s + 1) - il->source);
	case TOK_CHARACTER:
	case TOK_STRING: return (u32)(literal_end(s, limit, &problem) - il->source);
	case TOK_PRAGMA:
		if (*s == '_')
			return (u32)(pragma_operand_end(identifier_end(s, NULL), limit) - il->source);
		return (u32)(line_end(s, limit) - il->source);
	case TOK_ERROR: return token->position + 1;
	default:
		if (class_at(s) == C_IDENT || *s == '\\')
			return (u32)(identifier_end(s, NULL) - il->source);
		if ((*s == '<' && (s[1] == ':' || s[1] == '%') && (token->kind == TOK_LBRACKET || token->kind == TOK_LBRACE)) ||
		    (*s == ':' && token->kind == TOK_RBRACKET) || (*s == '%' && (token->kind == TOK_RBRACE || token->kind == TOK_HASH)))
			return token->position + 2; /* digraphs */
		return token->position + (u32)strlen(kind_texts[token->kind]);
	}
}
