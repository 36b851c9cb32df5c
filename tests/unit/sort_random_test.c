/* sort() against an insertion sort, of arrays from any order to almost sorted ones, with equal keys that must stay in their order. The seed
 * is fixed; SORT_SEED in the environment is another one. */
#include "unit_test.h"

static u64 random_state;

static u32 next_random(u32 below)
{
	random_state = random_state * 6364136223846793005ull + 1442695040888963407ull;
	return (u32)(random_state >> 33) % below;
}

/* Not a power of two bytes, and more than a key. */
struct item {
	u32 key, order, other;
};

static int by_key(const void *a, const void *b) { return compare_u32(a, b); }

/* Where displaced is 100, any order; where it is 0, one that is sorted. */
static void fill(struct item *items, u32 count, u32 keys, u32 displaced)
{
	u32 i;

	for (i = 0; i < count; i++) {
		u32 key = next_random(100) < displaced ? next_random(keys) : (u32)((u64)i * keys / count);

		items[i] = (struct item){ key, i, ~key };
	}
}

static void sort_simply(struct item *items, u32 count)
{
	u32 i, at;

	for (i = 1; i < count; i++) {
		struct item item = items[i];

		for (at = i; at && items[at - 1].key > item.key; at--)
			items[at] = items[at - 1];
		items[at] = item;
	}
}

static void test_sort(void **state)
{
	static const u32 displaced[] = { 0, 1, 5, 50, 100 };
	struct item *items = xcalloc(3000, sizeof *items), *expected = xcalloc(3000, sizeof *expected);
	u32 round;

	(void)state;
	for (round = 0; round < 600; round++) {
		u32 count = next_random(round % 10 ? 100 : 3000), keys = 1 + next_random(round % 3 ? 5000 : 10);

		fill(items, count, keys, displaced[round % COUNT_OF(displaced)]);
		memcpy(expected, items, count * sizeof *items);
		sort(items, count, sizeof *items, by_key);
		sort_simply(expected, count);
		assert_memory_equal(items, expected, count * sizeof *items);
	}
	free(items);
	free(expected);
}

/* In the reverse order everything moves. */
static void test_reverse(void **state)
{
	u32 numbers[1000], i;

	(void)state;
	for (i = 0; i < COUNT_OF(numbers); i++)
		numbers[i] = (u32)COUNT_OF(numbers) - i;
	sort(numbers, COUNT_OF(numbers), sizeof *numbers, compare_u32);
	for (i = 0; i < COUNT_OF(numbers); i++)
		assert_int_equal(numbers[i], i + 1);
	sort(NULL, 0, sizeof *numbers, compare_u32);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_sort), cmocka_unit_test(test_reverse) };
	const char *seed = getenv("SORT_SEED");

	random_state = seed ? strtoull(seed, NULL, 10) : 1;
	printf("seed %llu\n", (unsigned long long)random_state);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
