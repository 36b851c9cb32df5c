#include "base.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "io.h"

const char *program_name = "cu-tools";

void fatal(const char *format, ...)
{
	va_list args;

	fflush(stdout);
	fprintf(stderr, "%s: ", program_name);
	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	fputc('\n', stderr);
	output_discard_all();
	exit(EXIT_FATAL);
}

static void out_of_memory(void) { fatal("out of memory"); }

static void *or_die(void *memory)
{
	if (!memory)
		out_of_memory();
	return memory;
}

void *xmalloc(size_t size) { return or_die(malloc(size ? size : 1)); }

/* A large table, which is read here and there, is better of large pages. */
void *xcalloc(size_t count, size_t size)
{
	char *memory = or_die(calloc(count ? count : 1, size ? size : 1));
	uintptr_t begin = ((uintptr_t)memory + LARGE_PAGE - 1) & ~(uintptr_t)(LARGE_PAGE - 1), end = (uintptr_t)memory + count * size;

	if (begin + LARGE_PAGE <= end)
		madvise((void *)begin, end - begin, MADV_HUGEPAGE);
	return memory;
}

void *xrealloc(void *old, size_t size) { return or_die(realloc(old, size ? size : 1)); }

char *xstrdup(const char *text)
{
	size_t size = strlen(text) + 1;

	return memcpy(xmalloc(size), text, size);
}

enum { FIRST_BLOCK = 4 * 1024, LARGEST_BLOCK = 8 * LARGE_PAGE, ARENA_ALIGNMENT = 16 };

struct arena_block {
	struct arena_block *next;
	size_t mapped; /* bytes, when the memory is mmap()'s */
	_Alignas(ARENA_ALIGNMENT) char data[];
};

/* Zeroed memory at a large page's start, of large pages where the system has them. */
static void *map_large(size_t size)
{
	char *memory = mmap(NULL, size + LARGE_PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	size_t before = -(uintptr_t)memory & (LARGE_PAGE - 1);

	if (memory == MAP_FAILED)
		out_of_memory();
	if (before)
		munmap(memory, before);
	munmap(memory + before + size, LARGE_PAGE - before);
	madvise(memory + before, size, MADV_HUGEPAGE);
	return memory + before;
}

/* A new first block with room for size bytes. Blocks grow with the arena: a small one is cheap, a large one has few. */
static struct arena_block *add_block(struct arena *arena, size_t size)
{
	struct arena_block *block;
	size_t least = arena->total < LARGEST_BLOCK ? arena->total : LARGEST_BLOCK;
	bool large;

	size += sizeof *block;
	if (least < FIRST_BLOCK)
		least = FIRST_BLOCK;
	if (size < least)
		size = least;
	large = size >= LARGE_PAGE;
	if (large) {
		size = (size + LARGE_PAGE - 1) & ~(size_t)(LARGE_PAGE - 1);
		block = map_large(size);
		block->mapped = size;
	} else {
		block = xcalloc(1, size);
	}
	block->next = arena->blocks;
	arena->blocks = block;
	arena->total += size;
	arena->end = (char *)block + size;
	return block;
}

void arena_reserve(struct arena *arena, size_t size) { arena->free = add_block(arena, size)->data; }

void *arena_alloc(struct arena *arena, size_t size)
{
	char *memory;

	size = (size + ARENA_ALIGNMENT - 1) & ~(size_t)(ARENA_ALIGNMENT - 1);
	if (size > (size_t)(arena->end - arena->free))
		arena_reserve(arena, size);
	memory = arena->free;
	arena->free += size;
	return memory;
}

char *arena_copy(struct arena *arena, const char *text, size_t length)
{
	char *copy = arena_alloc(arena, length + 1);

	memcpy(copy, text, length);
	return copy;
}

static void drop_blocks(struct arena *arena, const struct arena_block *last)
{
	while (arena->blocks != last) {
		struct arena_block *block = arena->blocks;

		arena->blocks = block->next;
		if (block->mapped)
			munmap(block, block->mapped);
		else
			free(block);
	}
}

void arena_free(struct arena *arena)
{
	drop_blocks(arena, NULL);
	memset(arena, 0, sizeof *arena);
}

struct arena_mark arena_mark(const struct arena *arena)
{
	return (struct arena_mark){ arena->blocks, arena->free, arena->end, arena->total };
}

void arena_release(struct arena *arena, const struct arena_mark *mark)
{
	char *used = arena->blocks == mark->block ? arena->free : mark->end;

	drop_blocks(arena, mark->block);
	if (used > mark->free)
		memset(mark->free, 0, (size_t)(used - mark->free));
	arena->free = mark->free;
	arena->end = mark->end;
	arena->total = mark->total;
}

u32 count_up_to(const u32 *first, u32 count, size_t stride, u32 value)
{
	u32 low = 0, high = count;

	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (*(const u32 *)(const void *)((const char *)first + middle * stride) <= value)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

int compare_u32(const void *a, const void *b)
{
	u32 x = *(const u32 *)a, y = *(const u32 *)b;

	return x < y ? -1 : x > y;
}

int compare_u64(const void *a, const void *b)
{
	u64 x = *(const u64 *)a, y = *(const u64 *)b;

	return x < y ? -1 : x > y;
}

void vec_grow(void **at, u32 *capacity, size_t stride)
{
	if (*capacity > UINT32_MAX / 2)
		fatal("input too large: more than %u items of one kind", *capacity);
	*capacity = *capacity ? *capacity * 2 : 16;
	*at = xrealloc(*at, *capacity * stride);
}

void vec_extend(void **at, u32 *count, u32 *capacity, size_t stride, u32 index)
{
	while (*capacity <= index)
		vec_grow(at, capacity, stride);
	memset((char *)*at + *count * stride, 0, (index + 1 - *count) * stride);
	*count = index + 1;
}

static void buffer_reserve(struct buffer *buffer, size_t extra)
{
	size_t need = buffer->length + extra + 1;

	if (need <= buffer->capacity)
		return;
	buffer->capacity = buffer->capacity * 2 > need ? buffer->capacity * 2 : need + 64;
	buffer->text = xrealloc(buffer->text, buffer->capacity);
}

void buffer_add(struct buffer *buffer, const char *text, size_t length)
{
	buffer_reserve(buffer, length);
	if (length)
		memcpy(buffer->text + buffer->length, text, length);
	buffer->length += length;
	buffer->text[buffer->length] = 0;
}

void buffer_puts(struct buffer *buffer, const char *text) { buffer_add(buffer, text, strlen(text)); }

void buffer_printf(struct buffer *buffer, const char *format, ...)
{
	va_list args;
	int length;

	va_start(args, format);
	length = vsnprintf(NULL, 0, format, args);
	va_end(args);
	if (length < 0)
		return;
	buffer_reserve(buffer, (size_t)length);
	va_start(args, format);
	vsnprintf(buffer->text + buffer->length, (size_t)length + 1, format, args);
	va_end(args);
	buffer->length += (size_t)length;
}

void buffer_quote(struct buffer *buffer, const char *text, size_t length)
{
	const char *end = text + length, *plain;

	buffer_puts(buffer, "\"");
	while (text < end) {
		for (plain = text; text < end && (unsigned char)*text >= ' ' && *text != 0x7f && *text != '"' && *text != '\\'; text++)
			continue;
		buffer_add(buffer, plain, (size_t)(text - plain));
		if (text < end)
			buffer_printf(buffer, *text == '"' || *text == '\\' ? "\\%c" : "\\%03o", (unsigned char)*text);
		text += text < end;
	}
	buffer_puts(buffer, "\"");
}

void buffer_free(struct buffer *buffer)
{
	free(buffer->text);
	memset(buffer, 0, sizeof *buffer);
}
