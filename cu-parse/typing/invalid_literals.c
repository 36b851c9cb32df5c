/* What is said about literals of characters and numbers [lex.ccon] [lex.icon]. */
#include "invalid.h"

#include <ctype.h>

enum { CHARACTERS_OF_INT = 4 };

/* How many characters stand between the quotes; 0: there are others than plain ones and simple escape sequences. */
static u32 count_characters(const char *s, const char *end)
{
	u32 count;

	for (count = 0; s < end; s++, count++) {
		s += *s == '\\';
		if ((unsigned char)*s >= 0x80 || (s[-1] == '\\' && (isdigit((unsigned char)*s) || strchr("xuUN", *s))))
			return 0;
	}
	return count;
}

static void check_character(struct parser *p, const struct token *token)
{
	const char *s = p->il->source + token->position, *end = p->il->source + token_end(p->il, token);
	u32 count = *s == '\'' && end - s > 2 && end[-1] == '\'' ? count_characters(s + 1, end - 1) : 0;

	if (count > CHARACTERS_OF_INT)
		diag_report(p->diag, DIAG_long_character_literal, token->position);
	else if (count > 1)
		diag_report(p->diag, DIAG_multicharacter_literal, token->position);
	if (count > 1) /* the text may be read again */
		*memo(p) |= MEMO_REPORTED;
}

/* A digit that a number of that base does not have; 0: none. The text is behind what says the base. */
static const char *wrong_digit(const char *s, char last)
{
	for (; isdigit((unsigned char)*s) || (*s == '\'' && isdigit((unsigned char)s[1])); s++)
		if (*s > last)
			return s;
	return NULL;
}

static bool report_literal(struct parser *p, const char *at, enum diag_id id)
{
	report_error(p, (u32)(at - p->il->source), id);
	*memo(p) |= MEMO_REPORTED;
	return true;
}

/* Whether the number has digits that are none of its base's. One without any digits is a number all the same. */
static bool check_integer(struct parser *p, const struct token *token)
{
	const char *s = p->il->source + token->position, *wrong;
	bool is_binary = (s[1] | 32) == 'b';

	if (*s != '0')
		return false;
	if ((s[1] | 32) == 'x') {
		if (!isxdigit((unsigned char)s[2]))
			report_literal(p, s, DIAG_invalid_hexadecimal_number);
		return false;
	}
	wrong = wrong_digit(s + (is_binary ? 2 : 1), is_binary ? '1' : '7');
	if (is_binary && !isdigit((unsigned char)s[2]))
		wrong = s;
	return wrong && report_literal(p, wrong, is_binary ? DIAG_invalid_binary_number : DIAG_invalid_octal_digit);
}

/* 1.2.3 */
static void check_floating(struct parser *p, const struct token *token)
{
	const char *s = p->il->source + token->position, *end = p->il->source + token_end(p->il, token);
	const char *point = memchr(s, '.', (size_t)(end - s));

	point = point ? memchr(point + 1, '.', (size_t)(end - point - 1)) : NULL;
	if (point)
		report_literal(p, point, DIAG_extra_text_after_number);
}

/* The largest value of a character in text whose quote is at that place, by the prefix before it from s on. */
static u64 largest_character(const char *s, const char *quote)
{
	return s == quote || (s[0] == 'u' && s[1] == '8') ? UINT8_MAX : *s == 'u' ? UINT16_MAX : *s == 'R' ? UINT8_MAX : UINT32_MAX;
}

/* The value of a numeric escape sequence, behind the backslash, or what is larger than any character. */
static u64 escaped_value(const char *s)
{
	u64 value = 0;
	u32 count = 3;

	if (*s == 'x')
		for (s++; isxdigit((unsigned char)*s) && value <= UINT32_MAX; s++)
			value = value * 16 + (u64)(isdigit((unsigned char)*s) ? *s - '0' : (*s | 32) - 'a' + 10);
	else
		for (; count && *s >= '0' && *s <= '7'; s++, count--)
			value = value * 8 + (u64)(*s - '0');
	return value;
}

/* What is wrong with the escape sequence whose backslash is at s [lex.ccon]. False: nothing is. */
static bool check_escape(struct parser *p, const char *s, u64 largest)
{
	u32 place = (u32)(s - p->il->source);

	if (s[1] == 'x' && !isxdigit((unsigned char)s[2]))
		report_error(p, place + 2, DIAG_invalid_hexadecimal_number);
	else if (s[1] >= ' ' && !strchr("abeEfnrtvxuUN01234567'\"?\\", s[1]))
		diag_report(p->diag, DIAG_unknown_escape, place);
	else if ((s[1] == 'x' || isdigit((unsigned char)s[1])) && escaped_value(s + 1) > largest)
		diag_report(p->diag, DIAG_character_out_of_range, place);
	else
		return false;
	return true;
}

/* The escape sequences of a text. */
static void check_escapes(struct parser *p, const struct token *token)
{
	const char *begin = p->il->source + token->position, *end = p->il->source + token_end(p->il, token), *s = begin;
	u64 largest;
	bool is_raw;

	while (*s != '"' && *s != '\'')
		s++;
	is_raw = *s == '"' && s > begin && s[-1] == 'R';
	largest = largest_character(begin, s);
	for (; s < end && !is_raw; s++)
		if (*s == '\\') {
			if (check_escape(p, s, largest))
				*memo(p) |= MEMO_REPORTED; /* the text may be read again */
			s++;
		}
}

static bool check_characters(struct parser *p, const struct token *token)
{
	const char *s = p->il->source + token->position, *end = p->il->source + token_end(p->il, token);

	if (end - s >= 2 && end[-1] == '\'' && end[-2] == '\'' && (end - s == 2 || end - s == 3))
		return (end - s == 2 || s[0] != '\'') && report_literal(p, s, DIAG_empty_character_literal);
	check_character(p, token);
	return false;
}

bool check_literal(struct parser *p)
{
	const struct token *token = &p->tokens[p->at];

	if (!is_compiled_once(p) || *memo(p) & MEMO_REPORTED)
		return false;
	switch (token->kind) {
	case TOK_CHARACTER: check_escapes(p, token); return check_characters(p, token);
	case TOK_STRING: check_escapes(p, token); return false;
	case TOK_INTEGER: return check_integer(p, token);
	case TOK_FLOAT: check_floating(p, token); return false;
	default: return false;
	}
}

/* ---- user-defined literals ---- */

void check_literal_suffix(struct parser *p, u32 operator_name, u32 place)
{
	struct identifier *name = &p->lexed.identifiers.at[operator_name];

	if (p->silent || p->tentative || p->failure || p->replaying || name->flags & IDF_SUFFIX_SEEN)
		return;
	name->flags |= IDF_SUFFIX_SEEN;
	if (p->in_user_file && il_text(p->il, name->name)[strlen("operator\"\"")] != '_')
		diag_report(p->diag, DIAG_reserved_literal_suffix, place);
}

void report_no_literal_operator(struct parser *p, u32 operator_name, u32 place)
{
	if (!is_as_written(p))
		return;
	check_literal_suffix(p, operator_name, place);
	report_error(p, place, DIAG_no_literal_operator);
}
