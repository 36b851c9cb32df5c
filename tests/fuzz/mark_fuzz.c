/* Any bytes as a source file: what is parsed is marked for device code, and the device half written as an IL, which is valid, and as
 * text; marked again, that keeps all it has, unless the source had errors. */
#include "../../cu-emit-dev/device.h"
#include "../../cu-mark/mark.h"
#include "../../cu-parse/parser.h"

#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check(bool holds, const char *what)
{
	if (holds)
		return;
	fprintf(stderr, "%s\n", what);
	abort();
}

static void parse(struct il *il, struct diag *diag, const uint8_t *data, size_t size)
{
	struct parser parser = { .il = il, .diag = diag, .used_bodies = true };

	il_init(il);
	diag_init(diag, il);
	il->source = xcalloc(1, size + 4);
	il->source_size = (u32)size;
	if (size)
		memcpy(il->source, data, size);
	il->header.std_version = 202002;
	lex_unit(&parser);
	parse_unit(&parser);
	parser_free(&parser);
}

/* The stretches follow one another in both texts. */
static void check_text(const struct il *il, const struct device_text *text)
{
	u32 i, from = 0, to = 0;

	for (i = 0; i < text->stretches.count; i++) {
		const struct stretch *s = &text->stretches.at[i];

		check(from <= s->begin && s->begin <= s->end && s->end <= il->source_size && to <= s->to, "stretches are not in order");
		check(s->to + (s->end - s->begin) <= text->text.length, "a stretch is longer than the text");
		from = s->end, to = s->to + (s->end - s->begin);
	}
}

static u32 count_entries(const struct il *il)
{
	u32 kind, count = 0;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		count += il->table[kind].count;
	return count;
}

/* Makes the device half of an IL, which is marked for that. */
static void make_half(struct il *il, bool for_debugger, struct device_text *text, struct il *device)
{
	struct marking marking;
	const char *error;

	mark_il(&marking, il, for_debugger);
	mark_free(&marking);
	make_device_text(il, for_debugger, text);
	check_text(il, text);
	make_device_il(il, text, device);
	error = il_validate(device);
	check(!error, error);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct il il, half, again;
	struct diag diag;
	struct device_text text = { 0 }, text_again = { 0 };

	parse(&il, &diag, data, size);
	make_half(&il, size & 1, &text, &half);
	if (!diag.messages.count) {
		make_half(&half, size & 1, &text_again, &again);
		check(count_entries(&half) == count_entries(&again), "marked again, less is kept");
		il_free(&again);
	}
	free_device_text(&text);
	free_device_text(&text_again);
	il_free(&half);
	diag_free(&diag);
	il_free(&il);
	return 0;
}
