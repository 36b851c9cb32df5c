/* Reading whole inputs, and output that appears whole or not at all. */
#ifndef IO_H
#define IO_H

#include "base.h"

/* What a tool's main() does first: its name for messages; and where standard error is closed, no file takes its place, so that no
 * message is written into it. Where standard output cannot be written, exit() fails. */
void begin_program(const char *name);

/* Reads the file named path ("-" or NULL: standard input) to its end. Returns malloc'ed bytes with at least
 * four NULs after them and stores their number in *size. On failure calls fatal() naming the file. */
char *read_whole(const char *path, size_t *size);
/* The same for bytes that stay until the process ends; a file is not copied but mapped where that is possible. */
char *map_whole(const char *path, size_t *size, bool *is_mapped);
/* The first size bytes of a mapped file take no memory until they are read again. */
void map_let_go(char *data, size_t size);

/* An output that is complete or absent: it is written to a temporary file beside path, and renamed by
 * output_commit(). "-" or NULL is standard output, which is written as it is. */
struct output {
	int descriptor;
	char *path;                 /* NULL for standard output */
	char *temporary;            /* NULL for standard output */
	struct output_block *block; /* bytes not yet written, and older blocks */
	size_t used, piece_end;     /* bytes in the block; those of them that are in a piece */
	struct iovec *piece;        /* what a pipe is to be lent: parts of the block, and what the caller lent */
	u32 piece_count;
	bool is_pipe;
	struct output *next; /* list of outputs in progress */
};

void output_open(struct output *output, const char *path);
void output_write(struct output *output, const void *data, size_t size);
/* The same without a copy: a pipe refers to data itself, which must stay as it is until the process ends. So it cannot be
 * freed either. */
void output_lend(struct output *output, const void *data, size_t size);
void output_puts(struct output *output, const char *text);
/* Whether a person would see what is written. */
bool output_is_terminal(const struct output *output);
/* Flushes and makes the file appear under its name. Any write error (disk full, closed pipe) is fatal. */
void output_commit(struct output *output);
/* Removes the temporary files, so that nothing appears. What fatal() calls; also installed for SIGINT, SIGTERM and SIGHUP by the first
 * output_open(). */
void output_discard_all(void);

#endif
