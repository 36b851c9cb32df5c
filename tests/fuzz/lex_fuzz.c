/* Any bytes as a source file: the tokens tile it in order, brackets match brackets, and literals have values or none. */
#include "../../cu-parse/lex/lex.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check(bool holds)
{
	if (!holds)
		abort();
}

static void check_token(struct il *il, const struct lexed *lexed, u32 index)
{
	const struct token *token = &lexed->tokens.at[index];
	struct integer_literal value;
	struct buffer bytes = { 0 };
	u32 end = token_end(il, token), char_size;
	il_str suffix;
	u8 kind;

	check(end <= token[1].position && (end > token->position || token->kind == TOK_END));
	switch (token->kind) {
	case TOK_INTEGER: integer_literal_value(il, token, &value); break;
	case TOK_CHARACTER: character_literal_value(il, token, &value); break;
	case TOK_STRING: string_literal_value(il, token, &bytes, &kind, &char_size, &suffix); break;
	case TOK_LPAREN:
	case TOK_LBRACKET:
	case TOK_LBRACE:
		check(!token->value || (index + token->value < lexed->tokens.count &&
		                        (token[token->value].kind == token->kind + 1 || token[token->value].kind == TOK_END)));
		break;
	case TOK_IDENTIFIER: check(token->value && token->value < lexed->identifiers.count); break;
	case TOK_PRAGMA: check(token->value < lexed->pragmas.count && lexed->pragmas.at[token->value].token == index); break;
	default: break;
	}
	buffer_free(&bytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct lex_options options = { .std_version = size & 1 ? 201703 : 202002 };
	struct lexed lexed;
	struct il il;
	u32 i;

	il_init(&il);
	il.header.std_version = options.std_version;
	il.source = xcalloc(1, size + 4);
	il.source_size = size;
	if (size)
		memcpy(il.source, data, size);
	lex(&il, &lexed, &options, NULL, NULL);
	for (i = 0; i + 1 < lexed.tokens.count; i++)
		check_token(&il, &lexed, i);
	lex_free(&lexed);
	il_free(&il);
	return 0;
}
