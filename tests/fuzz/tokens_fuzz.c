/* Mutates real programs token by token (ranges deleted, duplicated, swapped, copied) and gives each result to the parse target, in a
 * process of its own with a time limit. Stops at the first crash or hang and leaves the input in tokens_fuzz.ii.
 * Usage: tokens_fuzz [-seed=N] [-seconds=N] [-limit=SECONDS] FILE… */
#include "../../cu-parse/lex/lex.h"
#include "../../lib/base/io.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MAX_RANGE = 40 };

struct piece {
	u32 begin, end;
}; /* of the source: a token with the blanks before it */
struct program {
	char *source;
	VEC(struct piece) pieces;
};

/* xorshift64 */
static u32 pick(u64 *state, u32 below)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return below ? (u32)(*state >> 32) % below : 0;
}

static void ignore_error(void *context, u32 position, const char *tag) { (void)context, (void)position, (void)tag; }

static struct program read_program(const char *path)
{
	struct lex_options options = { .std_version = 202002 };
	struct lexed lexed = { 0 };
	struct program program = { 0 };
	struct il il;
	u32 i, begin = 0;

	il_init(&il);
	il.source = read_whole(path, &il.source_size);
	lex(&il, &lexed, &options, ignore_error, NULL);
	for (i = 0; i < lexed.tokens.count && lexed.tokens.at[i].kind != TOK_END; i++) {
		u32 end = token_end(&il, &lexed.tokens.at[i]);

		vec_push(&program.pieces, (struct piece){ begin, end });
		begin = end;
	}
	program.source = xcalloc(1, il.source_size + 1);
	memcpy(program.source, il.source, il.source_size);
	lex_free(&lexed);
	il_free(&il);
	return program;
}

static void add_pieces(struct buffer *out, const struct program *program, u32 first, u32 end)
{
	for (; first < end && first < program->pieces.count; first++) {
		buffer_add(out, program->source + program->pieces.at[first].begin,
		           program->pieces.at[first].end - program->pieces.at[first].begin);
		buffer_puts(out, " ");
	}
}

/* One to four edits, in ascending order. */
static void mutate(const struct program *program, u64 *state, struct buffer *out)
{
	u32 edits = 1 + pick(state, 4), count = program->pieces.count, at = 0;

	while (edits--) {
		u32 from = at + pick(state, (count - at) / (edits + 1) + 1), length = 1 + pick(state, MAX_RANGE), repeat;
		u32 other = pick(state, count);

		add_pieces(out, program, at, from);
		at = from;
		switch (pick(state, 5)) {
		case 0: /* deleted */ at = from + length; break;
		case 1: /* duplicated, often a few times, seldom many */
			for (repeat = pick(state, 20) ? 1 + pick(state, 4) : 300; repeat; repeat--)
				add_pieces(out, program, from, from + length);
			break;
		case 2: /* swapped with what follows */
			add_pieces(out, program, from + length, from + 2 * length);
			add_pieces(out, program, from, from + length);
			at = from + 2 * length;
			break;
		case 3: /* copied from elsewhere */ add_pieces(out, program, other, other + length); break;
		default: /* one token in place of another */ add_pieces(out, program, other, other + 1); at = from + 1;
		}
		at = at < count ? at : count;
	}
	add_pieces(out, program, at, count);
}

/* Whether the target survives. */
static bool try_input(const struct buffer *input, unsigned limit)
{
	pid_t child = fork();
	int status = 0;

	if (!child) {
		alarm(limit);
		LLVMFuzzerTestOneInput((const u8 *)input->text, input->length);
		_exit(0);
	}
	waitpid(child, &status, 0);
	return WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == 4); /* 4: too large an input */
}

int main(int argc, char **argv)
{
	VEC(struct program) programs = { 0 };
	u64 seed = 1, state, runs = 0;
	unsigned limit = 10;
	long seconds = 20;
	time_t end;
	int i;

	for (i = 1; i < argc; i++) {
		if (!strncmp(argv[i], "-seed=", 6))
			seed = strtoull(argv[i] + 6, NULL, 10);
		else if (!strncmp(argv[i], "-seconds=", 9))
			seconds = atol(argv[i] + 9);
		else if (!strncmp(argv[i], "-limit=", 7))
			limit = (unsigned)atoi(argv[i] + 7);
		else
			vec_push(&programs, read_program(argv[i]));
	}
	if (!programs.count)
		fatal("no programs to mutate");
	for (end = time(NULL) + seconds; time(NULL) < end; runs++) {
		struct buffer input = { 0 };

		state = (seed + runs) * 0x9e3779b97f4a7c15u | 1;
		pick(&state, 1);
		mutate(&programs.at[pick(&state, programs.count)], &state, &input);
		if (!try_input(&input, limit)) {
			FILE *file = fopen("tokens_fuzz.ii", "w");

			if (file) {
				fwrite(input.text, 1, input.length, file);
				fclose(file);
			}
			fprintf(stderr, "a crash or hang with -seed=%llu; the input is tokens_fuzz.ii\n",
			        (unsigned long long)(seed + runs));
			return 1;
		}
		buffer_free(&input);
	}
	printf("%llu programs\n", (unsigned long long)runs);
	while (programs.count) {
		struct program program = vec_pop(&programs);

		free(program.source);
		vec_free(&program.pieces);
	}
	vec_free(&programs);
	return 0;
}
