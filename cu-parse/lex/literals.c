/* Values of literals [lex.literal], as g++ gives them for this target: narrow text is UTF-8, wchar_t is a signed 32-bit UTF-32 unit. */
#include "lex.h"

#include <ctype.h>

/* Of what is no digit a value that no base has. */
static u32 digit_value(char c)
{
	u32 digit = (u32)(unsigned char)c - '0', letter = ((u32)(unsigned char)c | 32) - 'a';

	return digit < 10 ? digit : letter < 26 ? letter + 10 : 99;
}

static il_str suffix_of(struct il *il, const char *s, const char *end) { return s < end ? il_intern(il, s, (size_t)(end - s)) : 0; }

/* ---- integers ---- */

/* The first type of the literal's list that can hold the value [lex.icon]; where that is none, where g++ goes on to __int128, the reference
 * takes unsigned long long. */
static u8 integer_kind(bool decimal, bool is_unsigned, u32 longs, u64 value)
{
	if (longs == 0 && value <= INT32_MAX && !is_unsigned)
		return ik_int;
	if (longs == 0 && value <= UINT32_MAX && (is_unsigned || !decimal))
		return ik_unsigned_int;
	if (is_unsigned || (value > INT64_MAX && !decimal))
		return longs == 2 ? ik_unsigned_long_long : ik_unsigned_long;
	if (value > INT64_MAX)
		return ik_unsigned_long_long;
	return longs == 2 ? ik_long_long : ik_long;
}

/* Reads u, l, ll, z and their combinations [lex.icon]; false when the text is none of them, and thus a ud-suffix. */
static bool integer_suffix(const char *s, const char *end, bool *is_unsigned, u32 *longs)
{
	*is_unsigned = false;
	*longs = 0;
	while (s < end) {
		if ((*s | 32) == 'u' && !*is_unsigned) {
			*is_unsigned = true;
			s++;
		} else if ((*s | 32) == 'l' && !*longs) {
			*longs = s + 1 < end && (s[1] | 32) == 'l' ? 2 : 1;
			s += *longs;
		} else if ((*s | 32) == 'z' && !*longs) {
			*longs = 1;
			s++;
		} else {
			return false;
		}
	}
	return true;
}

bool integer_literal_value(struct il *il, const struct token *token, struct integer_literal *out)
{
	const char *s = il->source + token->position, *end = il->source + token_end(il, token);
	u32 base = *s == '0' ? 8 : 10, longs, digit;
	bool is_unsigned, digits = false;

	memset(out, 0, sizeof *out);
	if (base == 8 && ((s[1] | 32) == 'x' || (s[1] | 32) == 'b')) {
		base = (s[1] | 32) == 'x' ? 16 : 2;
		s += 2;
	}
	for (; s < end && ((digit = digit_value(*s)) < base || *s == '\''); s++) {
		if (*s == '\'')
			continue;
		out->overflow |= __builtin_mul_overflow(out->value, (u64)base, &out->value);
		out->overflow |= __builtin_add_overflow(out->value, (u64)digit, &out->value);
		digits = true;
	}
	if (!digits || (s < end && isdigit((unsigned char)*s)))
		return false;
	if (!integer_suffix(s, end, &is_unsigned, &longs)) {
		out->suffix = suffix_of(il, s, end);
		out->int_kind = ik_unsigned_long_long; /* what a literal operator takes [lex.ext] */
		return true;
	}
	out->int_kind = integer_kind(base == 10, is_unsigned, longs, out->value);
	return true;
}

/* ---- characters ---- */

/* Reads the encoding prefix: the element's type and size. */
static u8 encoding(const struct il *il, const char **s, u32 *size)
{
	*size = 1;
	switch (**s) {
	case 'L':
		++*s;
		*size = 4;
		return ik_wchar_t;
	case 'U':
		++*s;
		*size = 4;
		return ik_char32_t;
	case 'u':
		if (*++*s != '8') {
			*size = 2;
			return ik_char16_t;
		}
		++*s;
		return il->header.std_version >= 202002 ? ik_char8_t : ik_char;
	default: return ik_char;
	}
}

/* One UTF-8 sequence; of bytes that are none, the first. */
static u32 decode(const char **s, const char *end)
{
	unsigned char first = (unsigned char)*(*s)++;
	u32 more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0, code = more ? first & (0x3Fu >> more) : first;

	while (more-- && *s < end && ((unsigned char)**s & 0xC0) == 0x80)
		code = code << 6 | ((unsigned char)*(*s)++ & 0x3F);
	return code;
}

static void add_unit(struct buffer *out, u32 value, u32 size)
{
	buffer_add(out, (const char *)&value, size); /* little endian, as the target is */
}

static void add_character(struct buffer *out, u32 code, u32 size)
{
	if (size == 4 || (size == 2 && code < 0x10000) || code < 0x80) {
		add_unit(out, code, size);
	} else if (size == 2) {
		add_unit(out, 0xD800 + ((code - 0x10000) >> 10 & 0x3FF), 2);
		add_unit(out, 0xDC00 + ((code - 0x10000) & 0x3FF), 2);
	} else if (code < 0x800) {
		add_unit(out, 0xC0 | code >> 6, 1);
		add_unit(out, 0x80 | (code & 0x3F), 1);
	} else {
		if (code >= 0x10000) {
			add_unit(out, 0xF0 | (code >> 18 & 7), 1);
			add_unit(out, 0x80 | (code >> 12 & 0x3F), 1);
		} else {
			add_unit(out, 0xE0 | code >> 12, 1);
		}
		add_unit(out, 0x80 | (code >> 6 & 0x3F), 1);
		add_unit(out, 0x80 | (code & 0x3F), 1);
	}
}

/* The source character at *s. Narrow text needs no conversion, whatever its bytes are. */
static void copy_character(struct buffer *out, const char **s, const char *end, u32 size)
{
	if (size == 1)
		buffer_add(out, (*s)++, 1);
	else
		add_character(out, decode(s, end), size);
}

/* Up to count digits of a base. */
static u32 digits(const char **s, const char *end, u32 count, u32 base)
{
	u32 value = 0;

	for (; count && *s < end && digit_value(**s) < base; count--)
		value = value * base + digit_value(*(*s)++);
	return value;
}

/* One escape sequence, *s after the backslash [lex.ccon]. */
static void escape(struct buffer *out, const char **s, const char *end, u32 size)
{
	static const char names[] = "abfnrtve", values[] = "\a\b\f\n\r\t\v\033";
	const char *name = **s ? strchr(names, **s) : NULL;

	if (name) {
		++*s;
		add_unit(out, (u32)values[name - names], size);
	} else if (**s == 'x') {
		++*s;
		add_unit(out, digits(s, end, UINT32_MAX, 16), size);
	} else if (**s >= '0' && **s <= '7') {
		add_unit(out, digits(s, end, 3, 8), size);
	} else if (**s == 'u' || **s == 'U') {
		u32 count = *(*s)++ == 'u' ? 4 : 8;

		add_character(out, digits(s, end, count, 16), size);
	} else {
		copy_character(out, s, end, size);
	}
}

/* What stands between s and the closing quote; returns what is after that. */
static const char *add_contents(struct buffer *out, const char *s, const char *end, char quote, u32 size)
{
	while (s < end && *s != quote) {
		if (*s != '\\' || s + 1 == end) {
			copy_character(out, &s, end, size);
		} else if (s[1] == '\n') {
			s += 2;
		} else {
			s++;
			escape(out, &s, end, size);
		}
	}
	return s < end ? s + 1 : s;
}

bool character_literal_value(struct il *il, const struct token *token, struct integer_literal *out)
{
	const char *s = il->source + token->position, *end = il->source + token_end(il, token);
	struct buffer units = { 0 };
	u32 size, value = 0;
	size_t i;

	memset(out, 0, sizeof *out);
	out->int_kind = encoding(il, &s, &size);
	if (s == end || *s != '\'')
		return false;
	s = add_contents(&units, s + 1, end, '\'', size);
	if (size == 1 && units.length > 1 && out->int_kind == ik_char)
		out->int_kind = ik_int; /* 'ab' */
	for (i = 0; size == 1 && i < units.length; i++)
		value = value << 8 | (unsigned char)units.text[i];
	if (size > 1 && units.length) /* of several wide characters g++ takes the last */
		memcpy(&value, units.text + units.length - size, size);
	switch (out->int_kind) {
	case ik_char: out->value = (u64)(i64)(int8_t)value; break;
	case ik_int:
	case ik_wchar_t: out->value = (u64)(i64)(int32_t)value; break;
	default: out->value = value;
	}
	out->suffix = suffix_of(il, s, end);
	i = units.length;
	buffer_free(&units);
	return i > 0;
}

/* ---- strings ---- */

/* R"delimiter(…)delimiter", s after the R; returns what is after it, or NULL. */
static const char *add_raw_contents(struct buffer *out, const char *s, const char *end, u32 size)
{
	const char *open = memchr(s, '(', (size_t)(end - s)), *close;
	size_t length;

	if (!open)
		return NULL;
	length = (size_t)(open - s - 1);
	for (close = open + 1; close < end; close++)
		if (*close == ')' && !strncmp(close + 1, s + 1, length) && close[1 + length] == '"')
			break;
	if (close == end)
		return NULL;
	for (s = open + 1; s < close;)
		copy_character(out, &s, close, size);
	return close + length + 2;
}

bool string_literal_value(struct il *il, const struct token *token, struct buffer *out, u8 *int_kind, u32 *char_size, il_str *suffix)
{
	const char *s = il->source + token->position, *end = il->source + token_end(il, token);

	*int_kind = encoding(il, &s, char_size);
	if (s < end && *s == 'R')
		s = add_raw_contents(out, s + 1, end, *char_size);
	else if (s < end && *s == '"')
		s = add_contents(out, s + 1, end, '"', *char_size);
	else
		return false;
	if (!s)
		return false;
	*suffix = suffix_of(il, s, end);
	return true;
}
