/* Values of literals [lex.literal]. */
#include "lex.h"

#include <ctype.h>

static int digit_value(char c)
{
	return isdigit((unsigned char)c) ? c - '0' : isalpha((unsigned char)c) ? (c | 32) - 'a' + 10 : 99;
}

static il_str suffix_of(struct il *il, const char *s, const char *end)
{
	return s < end && *s == '_' ? il_intern(il, s, (size_t)(end - s)) : 0;
}

/* The type from base, suffix and value [lex.icon]. */
static u8 integer_kind(bool decimal, bool is_unsigned, u32 longs, u64 value)
{
	if (longs == 0 && value <= INT32_MAX && !is_unsigned)
		return ik_int;
	if (longs == 0 && value <= UINT32_MAX && (is_unsigned || !decimal))
		return ik_unsigned_int;
	if (longs == 2)
		return is_unsigned || (value > INT64_MAX && !decimal) ? ik_unsigned_long_long : ik_long_long;
	return is_unsigned || value > INT64_MAX ? ik_unsigned_long : ik_long;
}

bool integer_literal_value(struct il *il, const struct token *token, struct integer_literal *out)
{
	const char *s = il->source + token->position, *end = il->source + token_end(il, token);
	u32 base = 10, longs = 0;
	bool is_unsigned = false, digits = false;

	memset(out, 0, sizeof *out);
	if (*s == '0' && (s[1] | 32) == 'x')
		base = 16, s += 2;
	else if (*s == '0' && (s[1] | 32) == 'b')
		base = 2, s += 2;
	else if (*s == '0')
		base = 8;
	for (; s < end; s++) {
		u64 next;

		if (*s == '\'')
			continue;
		if (digit_value(*s) >= (int)base)
			break;
		next = out->value * base + (u64)digit_value(*s);
		out->overflow |= out->value > (UINT64_MAX - (u64)digit_value(*s)) / base;
		out->value = next;
		digits = true;
	}
	for (; s < end && *s != '_'; s++) {
		if ((*s | 32) == 'u')
			is_unsigned = true;
		else if ((*s | 32) == 'l')
			longs++;
		else if ((*s | 32) == 'z' || (*s | 32) == 'i' || (*s | 32) == 'j')
			longs = longs ? longs : 1;
		else
			break;
	}
	out->suffix = s < end ? il_intern(il, s, (size_t)(end - s)) : 0;
	out->int_kind = integer_kind(base == 10, is_unsigned, longs, out->value);
	return digits && longs <= 2;
}

static u8 encoding(const char **s, u32 *char_size)
{
	u8 kind = ik_char;

	*char_size = 1;
	if (**s == 'L')
		kind = ik_wchar_t, *char_size = 4, ++*s;
	else if (**s == 'U')
		kind = ik_char32_t, *char_size = 4, ++*s;
	else if (**s == 'u' && (*s)[1] == '8')
		kind = ik_char8_t, *s += 2;
	else if (**s == 'u')
		kind = ik_char16_t, *char_size = 2, ++*s;
	return kind;
}

/* One UTF-8 sequence. */
static u32 decode(const char **s, const char *end)
{
	unsigned char first = (unsigned char)*(*s)++;
	u32 more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0, code = more ? first & (0x3Fu >> more) : first;

	while (more-- && *s < end && ((unsigned char)**s & 0xC0) == 0x80)
		code = code << 6 | ((unsigned char)*(*s)++ & 0x3F);
	return code;
}

/* One escape sequence, after the backslash; *numeric when it is a code unit and no character. */
static u32 escape(const char **s, const char *end, bool *numeric)
{
	static const char names[] = "abfnrtv", values[] = "\a\b\f\n\r\t\v";
	const char *name;
	u32 value = 0, n;
	char c = *(*s)++;

	*numeric = false;
	if (c && (name = strchr(names, c)))
		return (u32)values[name - names];
	if (c == 'e')
		return 27;
	if (c == 'x') {
		*numeric = true;
		while (*s < end && isxdigit((unsigned char)**s))
			value = value << 4 | (u32)digit_value(*(*s)++);
		return value;
	}
	if (c >= '0' && c <= '7') {
		*numeric = true;
		value = (u32)(c - '0');
		for (n = 0; n < 2 && *s < end && **s >= '0' && **s <= '7'; n++)
			value = value << 3 | (u32)(*(*s)++ - '0');
		return value;
	}
	if (c == 'u' || c == 'U') {
		for (n = c == 'u' ? 4 : 8; n && *s < end && isxdigit((unsigned char)**s); n--)
			value = value << 4 | (u32)digit_value(*(*s)++);
		return value;
	}
	return (u32)(unsigned char)c;
}

static void add_unit(struct buffer *out, u32 value, u32 char_size)
{
	buffer_add(out, (const char *)&value, char_size);   /* little endian, as the target is */
}

static void add_character(struct buffer *out, u32 code, u32 char_size)
{
	if (char_size == 4 || (char_size == 2 && code < 0x10000) || code < 0x80) {
		add_unit(out, code, char_size);
	} else if (char_size == 2) {
		add_unit(out, 0xD800 + ((code - 0x10000) >> 10), 2);
		add_unit(out, 0xDC00 + ((code - 0x10000) & 0x3FF), 2);
	} else {
		if (code >= 0x10000) {
			add_unit(out, 0xF0 | code >> 18, 1);
			add_unit(out, 0x80 | (code >> 12 & 0x3F), 1);
		} else if (code >= 0x800) {
			add_unit(out, 0xE0 | code >> 12, 1);
		}
		if (code < 0x800)
			add_unit(out, 0xC0 | code >> 6, 1);
		else
			add_unit(out, 0x80 | (code >> 6 & 0x3F), 1);
		add_unit(out, 0x80 | (code & 0x3F), 1);
	}
}

static const char *add_contents(struct buffer *out, const char *s, const char *end, char quote, u32 char_size)
{
	while (s < end && *s != quote) {
		bool numeric = false;
		u32 code;

		if (*s == '\\' && s + 1 < end && s[1] == '\n') {
			s += 2;
			continue;
		}
		if (*s == '\\' && s + 1 < end) {
			s++;
			code = escape(&s, end, &numeric);
		} else {
			code = decode(&s, end);
		}
		if (numeric)
			add_unit(out, code, char_size);
		else
			add_character(out, code, char_size);
	}
	return s < end ? s + 1 : s;
}

bool character_literal_value(struct il *il, const struct token *token, struct integer_literal *out)
{
	const char *s = il->source + token->position, *end = il->source + token_end(il, token);
	struct buffer units = { 0 };
	u32 char_size, i, count;

	memset(out, 0, sizeof *out);
	out->int_kind = encoding(&s, &char_size);
	if (s >= end || *s != '\'')
		return false;
	s = add_contents(&units, s + 1, end, '\'', char_size);
	count = (u32)units.length / char_size;
	if (char_size == 1) {   /* several characters make an int */
		for (i = 0; i < count; i++)
			out->value = out->value << 8 | (unsigned char)units.text[i];
		if (count == 1 && out->int_kind == ik_char)
			out->value = (u64)(i64)(signed char)units.text[0];
		else if (count > 1)
			out->int_kind = ik_int;
	} else if (count) {
		memcpy(&out->value, units.text, char_size);
	}
	buffer_free(&units);
	out->suffix = suffix_of(il, s, end);
	return count > 0;
}

bool string_literal_value(struct il *il, const struct token *token, struct buffer *out, u8 *int_kind, u32 *char_size, il_str *suffix)
{
	const char *s = il->source + token->position, *end = il->source + token_end(il, token);

	*int_kind = encoding(&s, char_size);
	if (s < end && *s == 'R') {
		const char *open = memchr(s, '(', (size_t)(end - s)), *close = end;
		size_t length;

		if (!open)
			return false;
		length = (size_t)(open - s - 2);
		while (close > open && !(*close == ')' && !strncmp(close + 1, s + 2, length) && close[1 + length] == '"'))
			close--;
		for (s = open + 1; s < close;)
			add_character(out, decode(&s, close), *char_size);
		s = close + length + 2;
	} else if (s < end && *s == '"') {
		s = add_contents(out, s + 1, end, '"', *char_size);
	} else {
		return false;
	}
	*suffix = s < end ? il_intern(il, s, (size_t)(end - s)) : 0;
	return true;
}
