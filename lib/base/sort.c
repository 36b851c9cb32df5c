/* Arrays that are almost in order already, as what was found by walking through declarations is by position. */
#include "base.h"

#include <stdlib.h>

enum { BLOCK = 16 }; /* elements that are sorted by insertion */

typedef int comparison(const void *, const void *);

/* Sorts a few. */
static void insert(char *at, u32 count, size_t size, comparison *compare, char *spare)
{
	char *end = at + count * size, *next, *place;

	for (next = at + size; next < end; next += size) {
		if (compare(next - size, next) <= 0)
			continue;
		memcpy(spare, next, size);
		for (place = next - size; place > at && compare(place - size, spare) > 0; place -= size)
			;
		memmove(place + size, place, (size_t)(next - place));
		memcpy(place, spare, size);
	}
}

/* How many elements of those in order stand before another one: the equal ones do where it came behind them. */
static u32 count_before(const char *at, u32 count, size_t size, comparison *compare, const char *other, bool equal_too)
{
	u32 low = 0, high = count;

	while (low < high) {
		u32 middle = low + (high - low) / 2;
		int order = compare(at + middle * size, other);

		if (order < 0 || (equal_too && !order))
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Merges two neighbours, of which only what overlaps is moved. */
static void merge(char *at, u32 left, u32 right, size_t size, comparison *compare, char *spare)
{
	char *middle = at + left * size, *end = spare, *from = spare, *to;
	u32 in_place;

	if (compare(middle - size, middle) <= 0)
		return;
	in_place = count_before(at, left, size, compare, middle, true);
	to = at + in_place * size;
	right = count_before(middle, right, size, compare, middle - size, false);
	end += (left - in_place) * size;
	memcpy(spare, to, (size_t)(middle - to));
	for (; right && from < end; to += size) {
		if (compare(from, middle) <= 0) {
			memcpy(to, from, size);
			from += size;
		} else {
			memcpy(to, middle, size);
			middle += size;
			right--;
		}
	}
	memcpy(to, from, (size_t)(end - from));
}

void sort(void *array, u32 count, size_t size, comparison *compare)
{
	char *at = array, *spare;
	u32 width, first;

	if (count < 2)
		return;
	spare = xmalloc(count * size);
	for (first = 0; first < count; first += count - first < BLOCK ? count - first : BLOCK)
		insert(at + first * size, count - first < BLOCK ? count - first : BLOCK, size, compare, spare);
	for (width = BLOCK; width<count; width = width> count / 2 ? count : width * 2)
		for (first = 0; count - first > width; first += count - first < 2 * width ? count - first : 2 * width) {
			u32 rest = count - first - width;

			merge(at + first * size, width, rest < width ? rest : width, size, compare, spare);
		}
	free(spare);
}
