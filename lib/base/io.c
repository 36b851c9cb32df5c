#include "io.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { PIECES_MAX = 1024 < IOV_MAX ? 1024 : IOV_MAX };
enum { OUTPUT_BLOCK = 256 * 1024, PIPE_SIZE = 1024 * 1024, GUARD = 4 };
/* Room for what a pipe brings, far more than most bring: memory counts when it is touched, and moving it costs. AddressSanitizer touches an
 * eighth of all. */
#ifdef __SANITIZE_ADDRESS__
enum { PIPE_ROOM = LARGE_PAGE };
#else
enum { PIPE_ROOM = 256 * LARGE_PAGE };
#endif

struct output_block {
	struct output_block *next;
	char bytes[OUTPUT_BLOCK];
};

static struct output *outputs;
static struct output_block *lent; /* pipes may refer to them until the process ends */

/* What was printed on standard output, as help, is lost where that is full. */
static void flush_standard_output(void)
{
	if (!fflush(stdout))
		return;
	fprintf(stderr, "%s: cannot write standard output: %s\n", program_name, strerror(errno));
	_exit(EXIT_FATAL);
}

void begin_program(const char *name)
{
	int descriptor;

	program_name = name;
	atexit(flush_standard_output);
	if (fcntl(STDERR_FILENO, F_GETFD) >= 0 || (descriptor = open("/dev/null", O_WRONLY)) < 0 || descriptor == STDERR_FILENO)
		return;
	dup2(descriptor, STDERR_FILENO);
	close(descriptor);
}

static size_t read_some(int descriptor, const char *name, char *at, size_t room)
{
	for (;;) {
		ssize_t n = read(descriptor, at, room);

		if (n >= 0)
			return (size_t)n;
		if (errno != EINTR)
			fatal("cannot read %s: %s", name, strerror(errno));
	}
}

/* Memory for a whole input, of large pages where the system has them: it is filled from one end to the other. Where there is no such
 * room there may be less. */
static char *large_block(size_t *capacity)
{
	void *block;

	for (; *capacity + GUARD >= LARGE_PAGE; *capacity /= 2)
		if (!posix_memalign(&block, LARGE_PAGE, *capacity + GUARD)) {
			madvise(block, *capacity + GUARD, MADV_HUGEPAGE);
			return block;
		}
	return xmalloc(*capacity + GUARD);
}

/* Room for size bytes: to fill what is left behind the last large page costs more, small page by small page, than one that is half empty. */
static size_t whole_large_pages(size_t size)
{
	return size < LARGE_PAGE / 4 ? size : (size + GUARD + LARGE_PAGE - 1) / LARGE_PAGE * LARGE_PAGE - GUARD;
}

/* Makes room for at least one byte more. */
static char *grow(char *data, size_t length, size_t *capacity)
{
	if (length < *capacity)
		return data;
	*capacity *= 2;
	return xrealloc(data, *capacity + GUARD);
}

static bool is_standard(const char *path) { return !path || !strcmp(path, "-"); }

static int open_input(const char *path)
{
	int descriptor = is_standard(path) ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);

	if (descriptor < 0)
		fatal("cannot open source file \"%s\": %s", path, strerror(errno));
	return descriptor;
}

static char *read_to_end(int descriptor, const char *name, size_t *size)
{
	size_t capacity = PIPE_ROOM - GUARD, length = 0, n;
	struct stat status;
	char *data;

	if (!fstat(descriptor, &status)) {
		if (S_ISDIR(status.st_mode))
			fatal("cannot read %s: it is a directory", name);
		if (S_ISREG(status.st_mode))
			capacity = whole_large_pages((size_t)status.st_size + 1);
		if (S_ISFIFO(status.st_mode))
			fcntl(descriptor, F_SETPIPE_SZ, PIPE_SIZE);
	}
	data = large_block(&capacity);
	while ((n = read_some(descriptor, name, data + length, capacity - length))) {
		length += n;
		data = grow(data, length, &capacity);
	}
	memset(data + length, 0, GUARD);
	*size = length;
	return data;
}

char *read_whole(const char *path, size_t *size)
{
	int descriptor = open_input(path);
	char *data = read_to_end(descriptor, is_standard(path) ? "standard input" : path, size);

	if (!is_standard(path))
		close(descriptor);
	return data;
}

/* A mapping of a file's size bytes and a page of NULs; NULL when there can be none. */
static char *map_file(int descriptor, size_t size)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE), length = ((size + page - 1) & ~(page - 1)) + page;
	char *data = mmap(NULL, length, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (data == MAP_FAILED)
		return NULL;
	if (mmap(data, size, PROT_READ, MAP_PRIVATE | MAP_FIXED | MAP_POPULATE, descriptor, 0) != MAP_FAILED)
		return data;
	munmap(data, length);
	return NULL;
}

char *map_whole(const char *path, size_t *size, bool *is_mapped)
{
	int descriptor = open_input(path);
	struct stat status;
	char *data = NULL;

	if (!fstat(descriptor, &status) && S_ISREG(status.st_mode) && status.st_size && !lseek(descriptor, 0, SEEK_CUR))
		data = map_file(descriptor, *size = (size_t)status.st_size);
	*is_mapped = data;
	if (!data)
		data = read_to_end(descriptor, is_standard(path) ? "standard input" : path, size);
	if (!is_standard(path))
		close(descriptor);
	return data;
}

void map_let_go(char *data, size_t size) { madvise(data, size, MADV_DONTNEED); }

static void on_signal(int number)
{
	struct output *output;

	for (output = outputs; output; output = output->next)
		if (output->temporary)
			unlink(output->temporary);
	signal(number, SIG_DFL);
	raise(number);
}

static void install_handlers(void)
{
	static const int signals[] = { SIGINT, SIGTERM, SIGHUP };
	size_t i;

	for (i = 0; i < COUNT_OF(signals); i++)
		if (signal(signals[i], on_signal) == SIG_IGN)
			signal(signals[i], SIG_IGN);
	signal(SIGPIPE, SIG_IGN); /* a closed pipe is a write error with a message */
}

static void new_block(struct output *output)
{
	struct output_block *block = xmalloc(sizeof *block);

	block->next = output->block;
	output->block = block;
	output->used = output->piece_end = 0;
}

void output_open(struct output *output, const char *path)
{
	memset(output, 0, sizeof *output);
	if (!outputs)
		install_handlers();
	new_block(output);
	output->piece = xmalloc(PIECES_MAX * sizeof *output->piece);
	output->descriptor = STDOUT_FILENO;
	if (path && strcmp(path, "-")) {
		size_t size = strlen(path) + 32;
		struct stat status;

		output->path = xstrdup(path);
		if (!stat(path, &status) && !S_ISREG(status.st_mode)) { /* /dev/null and the like: no rename */
			output->descriptor = open(path, O_WRONLY | O_CLOEXEC);
		} else {
			output->temporary = xmalloc(size);
			snprintf(output->temporary, size, "%s.%ld.tmp", path, (long)getpid());
			output->descriptor = open(output->temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
		}
		if (output->descriptor < 0) {
			int error = errno;

			free(output->temporary);
			output->temporary = NULL;
			fatal("cannot open output file \"%s\": %s", path, strerror(error));
		}
	} else {
		output->is_pipe = fcntl(STDOUT_FILENO, F_SETPIPE_SZ, PIPE_SIZE) > 0;
	}
	output->next = outputs;
	outputs = output;
}

static void cannot_write(const struct output *output)
{
	fatal("cannot write %s: %s", output->path ? output->path : "standard output", strerror(errno));
}

static void write_all(const struct output *output, const char *data, size_t size)
{
	while (size) {
		ssize_t n = write(output->descriptor, data, size);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			cannot_write(output);
		data += n;
		size -= (size_t)n;
	}
}

/* Gives a pipe the pieces' pages, a whole pipe at once: to wait for room before each call costs less than to contend with the
 * reader for the pipe's lock. Changes the pieces. */
static void lend_pieces(const struct output *output)
{
	struct pollfd room = { .fd = output->descriptor, .events = POLLOUT };
	struct iovec *piece = output->piece, *end = piece + output->piece_count;
	ssize_t n;

	while (piece < end) {
		if (poll(&room, 1, -1) < 0 && errno != EINTR)
			cannot_write(output);
		n = vmsplice(output->descriptor, piece, (size_t)(end - piece), 0);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			cannot_write(output);
		for (; piece < end && (size_t)n >= piece->iov_len; piece++)
			n -= (ssize_t)piece->iov_len;
		if (piece < end) {
			piece->iov_base = (char *)piece->iov_base + n;
			piece->iov_len -= (size_t)n;
		}
	}
}

/* What was written to the block since the last piece becomes a piece. */
static void end_block_piece(struct output *output)
{
	if (output->used > output->piece_end)
		output->piece[output->piece_count++] =
			(struct iovec){ output->block->bytes + output->piece_end, output->used - output->piece_end };
	output->piece_end = output->used;
}

static void flush(struct output *output)
{
	if (output->piece_count) {
		end_block_piece(output);
		lend_pieces(output);
		output->piece_count = 0;
		new_block(output); /* the pipe refers to the old one */
		return;
	}
	write_all(output, output->block->bytes, output->used);
	output->used = 0;
}

void output_write(struct output *output, const void *data, size_t size)
{
	if (size > OUTPUT_BLOCK - output->used)
		flush(output);
	if (size > OUTPUT_BLOCK) {
		write_all(output, data, size);
		return;
	}
	memcpy(output->block->bytes + output->used, data, size);
	output->used += size;
}

void output_lend(struct output *output, const void *data, size_t size)
{
	enum { WORTH_A_PIECE = 4096 };

	if (size < WORTH_A_PIECE) {
		output_write(output, data, size);
	} else if (output->is_pipe) {
		end_block_piece(output);
		output->piece[output->piece_count++] = (struct iovec){ (void *)(uintptr_t)data, size };
		if (output->piece_count + 2 > PIECES_MAX) /* one more from the block, and one lent */
			flush(output);
	} else {
		flush(output);
		write_all(output, data, size);
	}
}

void output_puts(struct output *output, const char *text) { output_write(output, text, strlen(text)); }

bool output_is_terminal(const struct output *output) { return isatty(output->descriptor); }

static void release(struct output *output)
{
	struct output **link;

	for (link = &outputs; *link; link = &(*link)->next)
		if (*link == output) {
			*link = output->next;
			break;
		}
	while (output->block) {
		struct output_block *block = output->block;

		output->block = block->next;
		if (output->is_pipe) {
			block->next = lent;
			lent = block;
		} else {
			free(block);
		}
	}
	free(output->piece);
	free(output->path);
	free(output->temporary);
	memset(output, 0, sizeof *output);
}

void output_commit(struct output *output)
{
	flush(output);
	if (output->path && close(output->descriptor))
		fatal("cannot write %s: %s", output->path, strerror(errno));
	if (output->temporary && rename(output->temporary, output->path))
		fatal("cannot rename %s to %s: %s", output->temporary, output->path, strerror(errno));
	release(output);
}

static void output_discard(struct output *output)
{
	if (output->path)
		close(output->descriptor);
	if (output->temporary)
		unlink(output->temporary);
	release(output);
}

void output_discard_all(void)
{
	while (outputs)
		output_discard(outputs);
}
