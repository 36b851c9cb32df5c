/* Arenas: what is allocated is zeroed, also where memory was in use before a mark was released. */
#include "../../lib/base/base.h"

#include <setjmp.h>
#include <stdarg.h>
#include <cmocka.h>

static void fill(struct arena *arena, size_t size)
{
	char *memory = arena_alloc(arena, size);
	size_t i;

	for (i = 0; i < size; i++)
		assert_int_equal(memory[i], 0);
	memset(memory, 0xa5, size);
}

/* What was there before a mark stays, what came after it is zero again: in the block of the mark and in blocks behind it. */
static void test_release(void **state)
{
	static const size_t sizes[] = { 1, 100, 3000, 5000, 70000, 3 * LARGE_PAGE };
	struct arena arena = { 0 };
	char *kept;
	u32 i;

	(void)state;
	arena_reserve(&arena, 4096);
	kept = arena_copy(&arena, "kept", 4);
	for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct arena_mark outer = arena_mark(&arena), inner;

		fill(&arena, sizes[i]);
		inner = arena_mark(&arena);
		fill(&arena, sizes[i]);
		arena_release(&arena, &inner);
		fill(&arena, sizes[i]);
		arena_release(&arena, &outer);
		assert_ptr_equal(arena.free, outer.free);
		assert_int_equal(arena.total, outer.total);
		assert_string_equal(kept, "kept");
	}
	arena_free(&arena);
	assert_int_equal(arena.total, 0);
}

/* A mark in an empty arena: releasing frees all. */
static void test_release_to_nothing(void **state)
{
	struct arena arena = { 0 };
	struct arena_mark mark = arena_mark(&arena);

	(void)state;
	fill(&arena, 10000);
	arena_release(&arena, &mark);
	assert_null(arena.blocks);
	fill(&arena, 10);
	arena_free(&arena);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_release), cmocka_unit_test(test_release_to_nothing) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
