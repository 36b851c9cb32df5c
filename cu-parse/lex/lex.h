/* Lexer: preprocessed text to an array of tokens [lex]. It resolves line markers and pragmas, matches brackets, numbers
 * identifiers densely, and notes the places that a CUDA front end must look at, so that the rest can be skipped. */
#ifndef LEX_H
#define LEX_H

#include "../../lib/il/il.h"

enum token_kind {
	TOK_END,        /* after the last token, for ever */
	TOK_IDENTIFIER, /* value: identifier number */
	TOK_INTEGER,    /* pp-numbers that are integers, with any ud-suffix */
	TOK_FLOAT,
	TOK_CHARACTER, /* '…' with any encoding prefix */
	TOK_STRING,    /* "…" and R"(…)" with any encoding prefix and ud-suffix */
	TOK_PRAGMA, /* a whole #pragma line, or _Pragma("…"); value: index in lexed.pragmas. Never inside parentheses: those are noted only */
	TOK_ERROR, /* a character that starts no token */
#define PUNCTUATOR(name, spelling) TOK_##name,
#define KEYWORD(name, spelling, std)
#define KEYWORD_ALIAS(spelling, name)
#include "tokens.def"
#undef PUNCTUATOR
#undef KEYWORD
	TOK_FIRST_KEYWORD,
	TOK_BEFORE_KEYWORDS = TOK_FIRST_KEYWORD - 1,
#define PUNCTUATOR(name, spelling)
#define KEYWORD(name, spelling, std) TOK_##name,
#include "tokens.def"
#undef PUNCTUATOR
#undef KEYWORD
#undef KEYWORD_ALIAS
	TOK_KIND_COUNT
};
_Static_assert(TOK_KIND_COUNT < 256, "token kinds fit in a byte");

/* 8 bytes. value: identifiers: their number; keywords: the identifier number of their spelling;
 * ( [ {: distance to the matching bracket in tokens, 0 if it has none or is too far; of those open at the end that to TOK_END. */
struct token {
	u32 position; /* byte offset in the source */
	u32 kind : 8;
	u32 value : 24;
};

/* The values of closing brackets: of one that the parser has put where it was missing, and of one that closes nothing; others have 0. */
enum { CLOSED_BY_US = 1, CLOSES_NOTHING = 2 };

/* What is known of an identifier however it is used. */
struct identifier {
	il_str name;       /* in the IL's string pool, UCNs turned to UTF-8 */
	u8 token;          /* enum token_kind: TOK_IDENTIFIER, a keyword's or an operator's, TOK_PRAGMA of _Pragma */
	u8 cuda;           /* enum il_cuda_attribute when this is the name of such an attribute (with or without __ __), or 0 */
	u16 flags;         /* enum identifier_flags */
	u32 scope, symbol; /* the parser's: bound in this one scope only, as this symbol; scope ~0: in several */
	u32 scopes;        /* the parser's: a set of scopes modulo 32, of which no others bind it */
	u32 used_in;       /* the parser's: the class whose declarations used it last, see class_names.c */
};
enum identifier_flags {
	IDF_DECLARED = 1,     /* some scope binds it */
	IDF_MANAGED = 2,      /* some __managed__ variable has this name */
	IDF_LANDMARK = 8,     /* the lexer looks at what is around it */
	IDF_SUFFIX_SEEN = 16, /* of operator""suffix: what there is to say of the suffix was said */
	IDF_DEVICE_NAME =
		4, /* some variable of a memory space, a __device__ function, or a class that one constructs or destroys, has this name */
	IDF_KERNEL = 64,       /* some kernel has this name */
	IDF_BEFRIENDED = 128,  /* each instance of some class template declares a friend of this name */
	IDF_NAMES_ENTITY = 32, /* in some scope it is more than an undefined name, which stands for an expression */
};

struct pragma_line {
	u32 begin, end;
	u32 token;
}; /* source range of the line or operator; index of its or the next token */

struct lexed {
	VEC(struct token) tokens;           /* ends with TOK_END tokens */
	VEC(struct identifier) identifiers; /* 0 is unused */
	VEC(u32) launches;                  /* token indices of <<<, ascending */
	VEC(u32)
	landmarks;        /* token indices of what makes a body worth parsing, ascending: identifiers with .cuda set that
						 * stand in an attribute; __attribute__ after a ), as of a lambda */
	VEC(u32) lambdas; /* token indices of the [ of what seem to be lambdas that capture something, ascending */
	VEC(struct pragma_line) pragmas;
	VEC(u32) strays; /* unmatched closing or opening brackets, token indices */
	struct identifier_slot {
		u32 hash, number : 24, length : 8;
	} * identifier_slot; /* hash table; length: at most 255 */
	u32 identifier_slots;
};

struct lex_options {
	u32 std_version;       /* 201703: which words are keywords */
	const char *main_name; /* the user's source file as line markers name it, or NULL: the first marker's */
};

/* Called for each lexical error that is certain: unterminated literal or comment, stray character; and for a NUL, which
 * counts as white space. */
typedef void lex_error_function(void *context, u32 position, const char *tag);

/* Lexes il->source. Fills il's source_file_entry and seq_number_lookup tables. Linear in the size. */
void lex(struct il *il, struct lexed *out, const struct lex_options *options, lex_error_function *error, void *context);
void lex_free(struct lexed *lexed);

/* One past the last byte of the token at position (found again from the text). */
u32 token_end(const struct il *il, const struct token *token);
/* The number of an identifier's spelling, adding it when new. */
u32 identifier_number(struct lexed *lexed, struct il *il, const char *text, size_t length);
/* "(" for TOK_LPAREN, "while" for TOK_while, "identifier" and so on for the others; for messages. */
const char *token_kind_text(unsigned kind);

/* Values of literals; il is where the source is. All return false when the literal is malformed. */
struct integer_literal {
	u64 value;
	bool overflow;
	u8 int_kind;
	il_str suffix; /* ud-suffix or 0 */
};
bool integer_literal_value(struct il *il, const struct token *token, struct integer_literal *out);
bool character_literal_value(struct il *il, const struct token *token, struct integer_literal *out);
/* Appends the bytes (execution encoding, elements of char_size bytes) of a string literal without its final NUL. */
bool string_literal_value(struct il *il, const struct token *token, struct buffer *out, u8 *int_kind, u32 *char_size, il_str *suffix);

#endif
