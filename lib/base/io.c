#include "io.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { OUTPUT_BLOCK = 256 * 1024, PIPE_SIZE = 1024 * 1024, LARGE_PAGE = 2 * 1024 * 1024, GUARD = 4 };
/* Room for what a pipe brings, far more than most bring: memory counts when it is touched, and moving it costs. */
enum { PIPE_ROOM = 32 * LARGE_PAGE };

static struct output *outputs;

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

/* Memory for a whole input, of large pages where the system has them: it is filled from one end to the other. */
static char *large_block(size_t size)
{
	void *block;

	if (size < LARGE_PAGE || posix_memalign(&block, LARGE_PAGE, size))
		return xmalloc(size);
	madvise(block, size, MADV_HUGEPAGE);
	return block;
}

/* Makes room for at least one byte more. */
static char *grow(char *data, size_t length, size_t *capacity)
{
	if (length < *capacity)
		return data;
	*capacity *= 2;
	return xrealloc(data, *capacity + GUARD);
}

char *read_whole(const char *path, size_t *size)
{
	bool standard = !path || !strcmp(path, "-");
	const char *name = standard ? "standard input" : path;
	int descriptor = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
	size_t capacity = PIPE_ROOM - GUARD, length = 0, n;
	struct stat status;
	char *data;

	if (descriptor < 0)
		fatal("cannot open source file \"%s\": %s", name, strerror(errno));
	if (!fstat(descriptor, &status)) {
		if (S_ISDIR(status.st_mode))
			fatal("cannot read %s: it is a directory", name);
		if (S_ISREG(status.st_mode))
			capacity = (size_t)status.st_size + 1;
		if (S_ISFIFO(status.st_mode))
			fcntl(descriptor, F_SETPIPE_SZ, PIPE_SIZE);
	}
	data = large_block(capacity + GUARD);
	while ((n = read_some(descriptor, name, data + length, capacity - length))) {
		length += n;
		data = grow(data, length, &capacity);
	}
	memset(data + length, 0, GUARD);
	if (!standard)
		close(descriptor);
	*size = length;
	return data;
}

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
	signal(SIGPIPE, SIG_IGN);   /* a closed pipe is a write error with a message */
}

void output_open(struct output *output, const char *path)
{
	memset(output, 0, sizeof *output);
	if (!outputs)
		install_handlers();
	output->block = xmalloc(OUTPUT_BLOCK);
	output->descriptor = STDOUT_FILENO;
	if (path && strcmp(path, "-")) {
		size_t size = strlen(path) + 32;
		struct stat status;

		output->path = xstrdup(path);
		if (!stat(path, &status) && !S_ISREG(status.st_mode)) {   /* /dev/null and the like: no rename */
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

/* One write; lent: a pipe may keep the pages instead of their bytes. */
static ssize_t write_some(const struct output *output, const char *data, size_t size, bool lent)
{
	struct iovec piece = { (void *)(uintptr_t)data, size };

	return lent && output->is_pipe ? vmsplice(output->descriptor, &piece, 1, 0) : write(output->descriptor, data, size);
}

static void write_all(const struct output *output, const char *data, size_t size, bool lent)
{
	while (size) {
		ssize_t n = write_some(output, data, size, lent);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			fatal("cannot write %s: %s", output->path ? output->path : "standard output", strerror(errno));
		data += n;
		size -= (size_t)n;
	}
}

static void flush(struct output *output)
{
	write_all(output, output->block, output->used, false);
	output->used = 0;
}

void output_write(struct output *output, const void *data, size_t size)
{
	if (size > OUTPUT_BLOCK - output->used)
		flush(output);
	if (size > OUTPUT_BLOCK) {
		write_all(output, data, size, false);
		return;
	}
	memcpy(output->block + output->used, data, size);
	output->used += size;
}

void output_lend(struct output *output, const void *data, size_t size)
{
	enum { WORTH_A_CALL = 4096 };

	if (size < WORTH_A_CALL) {
		output_write(output, data, size);
		return;
	}
	flush(output);
	write_all(output, data, size, true);
}

void output_puts(struct output *output, const char *text)
{
	output_write(output, text, strlen(text));
}

static void release(struct output *output)
{
	struct output **link;

	for (link = &outputs; *link; link = &(*link)->next)
		if (*link == output) {
			*link = output->next;
			break;
		}
	free(output->block);
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

void output_discard(struct output *output)
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
