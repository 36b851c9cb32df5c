/* Any bytes as a source file: parsed, with all bodies or those that are used, static_asserts evaluated, and the IL is valid; then the rules
 * look at it, and what they say is printed. */
#include "../../cu-check/check.h"
#include "../../lib/diag/sarif.h"
#include "../../cu-parse/constants/constant.h"

#include <stdio.h>
#include <stdlib.h>

static void pass_over(struct parser *p, u32 position, bool fails) { (void)p, (void)position, (void)fails; }

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static FILE *null;
	struct il il;
	struct diag diag;
	struct parser parser = { 0 };
	const char *error;

	il_init(&il);
	diag_init(&diag, &il);
	il.source = xcalloc(1, size + 4);
	il.source_size = size;
	if (size)
		memcpy(il.source, data, size);
	il.header.std_version = 202002;
	parser.il = &il;
	parser.diag = &diag;
	parser.used_bodies = size % 2;
	parser.all_bodies = !parser.used_bodies;
	lex_unit(&parser);
	parse_unit(&parser);
	evaluate_static_asserts(&parser, pass_over);
	error = il_validate(&il);
	if (error) {
		fprintf(stderr, "%s\n", error);
		abort();
	}
	parser_free(&parser);
	check_all(&(struct check){ .il = &il, .diag = &diag, .relaxed_constexpr = size & 2, .extended_lambda = size & 4 });
	stderr = null = null ? null : fopen("/dev/null", "w"); /* sanitizers do not report through it */
	size & 8 ? diag_flush_sarif(&diag) : diag_flush(&diag);
	diag_free(&diag);
	il_free(&il);
	return 0;
}
