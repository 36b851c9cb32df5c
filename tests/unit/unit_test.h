/* What the unit tests share. cmocka.h wants these headers first. */
#ifndef UNIT_TEST_H
#define UNIT_TEST_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <cmocka.h>

#include "../../lib/il/il.h"

static inline void set_source(struct il *il, const char *text)
{
	il->source_size = strlen(text);
	il->source = xcalloc(1, il->source_size + 4);
	memcpy(il->source, text, il->source_size);
}

#endif
