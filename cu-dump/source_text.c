/* The text that entries stand for, compared and shown without white space and line markers. */
#include "compare.h"

#include <ctype.h>

enum { STEP = 64, SNIPPET_LENGTH = 60 };
static const u64 BASE = 0x100000001B3ull;

/* Of what counts in the text before a place: a polynomial hash, so that that of a part is a difference of two. */
struct text_sum {
	u64 hash;
	u32 length;
	bool in_marker;
};

static void advance(const struct il *il, struct text_sum *sum, u32 at)
{
	unsigned char c = (unsigned char)il->source[at];

	sum->in_marker = c != '\n' && (sum->in_marker || il_is_line_marker(il, at));
	if (sum->in_marker || isspace(c))
		return;
	sum->hash = sum->hash * BASE + c + 1;
	sum->length++;
}

void text_sums_init(struct side *side)
{
	u32 size = (u32)side->il->source_size, at;
	struct text_sum sum = { 0 };

	side->sums = xcalloc(size / STEP + 1, sizeof *side->sums);
	for (at = 0; at < size; at++) {
		if (at % STEP == 0)
			side->sums[at / STEP] = sum;
		advance(side->il, &sum, at);
	}
	if (size % STEP == 0)
		side->sums[size / STEP] = sum;
}

static struct text_sum sum_before(const struct side *side, u32 place)
{
	struct text_sum sum = side->sums[place / STEP];
	u32 at;

	for (at = place - place % STEP; at < place; at++)
		advance(side->il, &sum, at);
	return sum;
}

u64 text_hash(const struct side *side, u32 begin, u32 end)
{
	struct text_sum before = sum_before(side, begin), all = sum_before(side, end);
	u32 exponent = all.length - before.length;
	u64 power = 1, base = BASE;

	for (; exponent; exponent >>= 1, base *= base)
		if (exponent & 1)
			power *= base;
	return all.hash - before.hash * power;
}

/* The next place from at on whose text counts. */
static u32 next_counting(const struct il *il, u32 at, u32 end)
{
	struct text_sum state = { 0 };

	for (; at < end; at++) {
		advance(il, &state, at);
		if (state.length)
			break;
	}
	return at;
}

void skip_common_text(const struct il *a, const struct il *b, u32 range_a[2], u32 range_b[2])
{
	u32 i = range_a[0], j = range_b[0], common = 0;

	for (;;) {
		i = next_counting(a, i, range_a[1]);
		j = next_counting(b, j, range_b[1]);
		if (i >= range_a[1] || j >= range_b[1] || a->source[i] != b->source[j])
			return;
		i++, j++;
		if (++common % (SNIPPET_LENGTH / 2) == 0) {
			range_a[0] = i;
			range_b[0] = j;
		}
	}
}

void add_snippet(const struct il *il, u32 begin, u32 end, struct buffer *out)
{
	struct buffer text = { 0 };
	struct text_sum state = { 0 };
	u32 at;

	for (at = begin; at < end; at++) {
		unsigned char c = (unsigned char)il->source[at];

		if (text.length >= SNIPPET_LENGTH && (c & 0xC0) != 0x80) /* not within a character */
			break;

		advance(il, &state, at);
		if (!state.in_marker && !isspace(c))
			buffer_add(&text, il->source + at, 1);
		else if (text.length && text.text[text.length - 1] != ' ')
			buffer_puts(&text, " ");
	}
	if (at < end)
		buffer_puts(&text, "...");
	buffer_quote(out, text.text, text.length);
	buffer_free(&text);
}
