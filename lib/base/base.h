/* What every module uses: integer names, an arena, growable arrays, fatal errors. */
#ifndef BASE_H
#define BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int64_t i64;

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

/* Exit statuses of every tool, as the reference maps them (page 10). */
enum exit_status {
	EXIT_OK = 0,
	EXIT_USAGE = 1,
	EXIT_ERRORS = 2,
	EXIT_TERMINATED = 3, /* an earlier stage gave up, and said so: 4 for the whole pipeline */
	EXIT_FATAL = 4
};

/* The name that messages start with; main() sets it once. */
extern const char *program_name;

/* Prints "program: message" on stderr and exits with EXIT_FATAL. Output files that are
 * not yet complete are removed (see io.h). Never returns. */
_Noreturn void fatal(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* malloc and friends that call fatal() when memory runs out; memory from xcalloc is zero. */
void *xmalloc(size_t size);
void *xcalloc(size_t count, size_t size);
void *xrealloc(void *old, size_t size);
char *xstrdup(const char *text);

/* Memory that is filled from end to end is better of pages of this many bytes, where the system has them. */
enum { LARGE_PAGE = 2 * 1024 * 1024 };

/* Memory that lives until the whole arena is freed. A zeroed struct is an empty arena. */
struct arena {
	struct arena_block *blocks;
	char *free, *end;
	size_t total; /* bytes in all blocks */
};

/* Returns size bytes of zeroed memory aligned for any object; owned by the arena. */
void *arena_alloc(struct arena *arena, size_t size);
/* Makes a block with room for size bytes at once, which the next allocations fill. */
void arena_reserve(struct arena *arena, size_t size);
/* Returns a NUL-terminated copy of text[0..length), owned by the arena. */
char *arena_copy(struct arena *arena, const char *text, size_t length);
void arena_free(struct arena *arena);

/* What is in an arena at a moment. Releasing to it frees all that was allocated since; marks are released in the opposite order. */
struct arena_mark {
	struct arena_block *block;
	char *free, *end;
	size_t total;
};
struct arena_mark arena_mark(const struct arena *arena);
void arena_release(struct arena *arena, const struct arena_mark *mark);

/* A growable array of T: struct { T *at; u32 count, capacity; }. Pointers into it are valid until the next push. */
#define VEC(T) \
	struct { \
		T *at; \
		u32 count, capacity; \
	}
#define vec_push(vec, ...) \
	(*((vec)->count == (vec)->capacity ? vec_grow((void **)&(vec)->at, &(vec)->capacity, sizeof *(vec)->at) : (void)0, \
	   &(vec)->at[(vec)->count++]) = (__VA_ARGS__))
#define vec_pop(vec)           ((vec)->at[--(vec)->count])
#define vec_last(vec)          ((vec)->at[(vec)->count - 1])
#define vec_free(vec)          (free((vec)->at), (vec)->at = NULL, (vec)->count = (vec)->capacity = 0)
#define vec_sort(vec, compare) sort((vec)->at, (vec)->count, sizeof *(vec)->at, compare)
/* The address of an element; where there was none of that index yet, it is zero, as those before it. */
#define vec_slot(vec, index) \
	((vec)->count > (index) ? (void)0 : vec_extend((void **)&(vec)->at, &(vec)->count, &(vec)->capacity, sizeof *(vec)->at, (index)), \
	 &(vec)->at[index])
/* In an array in ascending order of a u32 field: how many of its elements have at most that value there. */
#define vec_up_to(vec, field, value) ((vec)->count ? count_up_to(&(vec)->at->field, (vec)->count, sizeof *(vec)->at, value) : 0)
u32 count_up_to(const u32 *first, u32 count, size_t stride, u32 value);
/* Sorts elements of a size in bytes, which may be none: what a comparison finds equal stays in its order. Fast where most are in order. */
void sort(void *array, u32 count, size_t size, int (*compare)(const void *, const void *));
/* Comparisons of numbers for sort(). */
int compare_u32(const void *a, const void *b);
int compare_u64(const void *a, const void *b);
void vec_grow(void **at, u32 *capacity, size_t stride);
void vec_extend(void **at, u32 *count, u32 *capacity, size_t stride, u32 index);

/* A growable string; text is always NUL-terminated once something was added. */
struct buffer {
	char *text;
	size_t length, capacity;
};
void buffer_add(struct buffer *buffer, const char *text, size_t length);
void buffer_puts(struct buffer *buffer, const char *text);
void buffer_printf(struct buffer *buffer, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Adds the text as a C++ string literal. */
void buffer_quote(struct buffer *buffer, const char *text, size_t length);
void buffer_free(struct buffer *buffer);

/* A hash of bytes, eight at a time, and a mixer for integers. */
static inline u32 hash_bytes(const void *data, size_t length)
{
	const unsigned char *bytes = (const unsigned char *)data;
	u64 hash = 0xCBF29CE484222325ull ^ length, word;

	for (; length >= 8; bytes += 8, length -= 8) {
		memcpy(&word, bytes, 8);
		hash = (hash ^ word) * 0x9E3779B97F4A7C15ull;
		hash ^= hash >> 29;
	}
	for (word = 0; length; length--)
		word = word << 8 | bytes[length - 1];
	hash = (hash ^ word) * 0x9E3779B97F4A7C15ull;
	return (u32)(hash >> 32) ^ (u32)hash;
}
static inline u32 hash_mix(u64 value)
{
	value *= 0x9E3779B97F4A7C15ull;
	return (u32)(value >> 32) ^ (u32)(value >> 17);
}

/* Whether a character is one of words: of identifiers and numbers, in ASCII. */
static inline bool is_word_char(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

#endif
