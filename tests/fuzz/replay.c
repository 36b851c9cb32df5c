/* A main() for the fuzz targets where libFuzzer is missing, and for debugging: runs the target on files, and on files
 * damaged at random. Usage: TARGET [-seed=N] [-runs=N] FILE… */
#include "../../lib/base/io.h"

#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static u64 state;

/* xorshift64 */
static u32 pick(u32 below)
{
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return (u32)(state >> 32) % below;
}

/* Some damage of the kinds that files suffer: bits, bytes, numbers, pieces repeated and lost. Returns the new size. */
static size_t damage(u8 *data, size_t size)
{
	static const u32 interesting[] = { 0, 1, 2, 0x7f, 0x80, 0xff, 0xffff, 0x1000000, 0x7fffffff, 0x80000000, 0xffffffff };
	u32 rounds = 1 + pick(4), at, length;

	for (; rounds && size > 8; rounds--) {
		at = pick((u32)size - 4);
		length = 1 + pick((u32)(size - at) < 64 ? (u32)(size - at) : 64);
		switch (pick(6)) {
		case 0: data[at] ^= (u8)(1u << pick(8)); break;
		case 1: data[at] = (u8)pick(256); break;
		case 2: memcpy(data + at, &interesting[pick(COUNT_OF(interesting))], 4); break;
		case 3: memmove(data + at, data + pick((u32)size - length), length); break;
		case 4:
			memmove(data + at, data + at + length, size - at - length);
			size -= length;
			break;
		default: size = pick(8) ? size : at; break;
		}
	}
	return size;
}

static void run(const char *path, u32 runs)
{
	size_t size;
	char *data = read_whole(path, &size);
	u8 *copy = xmalloc(size);
	u32 i;

	LLVMFuzzerTestOneInput((const uint8_t *)data, size);
	for (i = 0; i < runs && size; i++) {
		memcpy(copy, data, size);
		LLVMFuzzerTestOneInput(copy, damage(copy, size));
	}
	free(copy);
	free(data);
}

int main(int argc, char **argv)
{
	u32 runs = 0;
	int i;

	state = 1;
	for (i = 1; i < argc; i++) {
		if (!strncmp(argv[i], "-seed=", 6))
			state = strtoull(argv[i] + 6, NULL, 10) | 1;
		else if (!strncmp(argv[i], "-runs=", 6))
			runs = (u32)strtoul(argv[i] + 6, NULL, 10);
	}
	printf("seed %llu, %u damaged copies of each file\n", (unsigned long long)state, runs);
	fflush(stdout);
	for (i = 1; i < argc; i++)
		if (*argv[i] != '-')
			run(argv[i], runs);
	return 0;
}
