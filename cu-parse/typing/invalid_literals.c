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

static void check_octal(struct parser *p, const struct token *token)
{
	const char *s = p->il->source + token->position;
	u32 i;

	if (*s != '0')
		return;
	for (i = 1; isdigit((unsigned char)s[i]) || (s[i] == '\'' && isdigit((unsigned char)s[i + 1])); i++)
		if (s[i] > '7') {
			report_error(p, token->position + i, DIAG_invalid_octal_digit);
			*memo(p) |= MEMO_REPORTED;
			return;
		}
}

void check_literal(struct parser *p)
{
	const struct token *token = &p->tokens[p->at];

	if (!is_compiled_once(p) || *memo(p) & MEMO_REPORTED)
		return;
	if (token->kind == TOK_CHARACTER)
		check_character(p, token);
	else if (token->kind == TOK_INTEGER)
		check_octal(p, token);
}

/* ---- user-defined literals ---- */

void check_literal_suffix(struct parser *p, u32 operator_name, u32 place)
{
	struct identifier *name = &p->lexed.identifiers.at[operator_name];

	if (!is_compiled_once(p) || name->flags & IDF_SUFFIX_SEEN)
		return;
	name->flags |= IDF_SUFFIX_SEEN;
	if (il_text(p->il, name->name)[strlen("operator\"\"")] != '_')
		diag_report(p->diag, DIAG_reserved_literal_suffix, place);
}

void report_no_literal_operator(struct parser *p, u32 operator_name, u32 place)
{
	if (!is_compiled_once(p) || in_instance(p))
		return;
	check_literal_suffix(p, operator_name, place);
	report_error(p, place, DIAG_no_literal_operator);
}
