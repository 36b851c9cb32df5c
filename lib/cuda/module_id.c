/* _CRC_LENGTH_NAME_ENTITY: the CRC-32 of the source's path, its base name, and the entity that cu-parse chose: spelled out up to
 * eight characters, else its CRC-32 (page 40). Without such an entity, or where it is too late, the source's time, the working
 * directory and the process make it unique. */
#include "module_id.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static u32 crc32_of(const char *text)
{
	u32 crc = 0xFFFFFFFF;
	int bit;

	for (; *text; text++) {
		crc ^= (unsigned char)*text;
		for (bit = 0; bit < 8; bit++)
			crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320 : 0);
	}
	return ~crc;
}

/* When the source was last changed, or the time now where it is no file, and where the process works; and its number. */
static void add_circumstances(struct buffer *id, const char *source)
{
	struct buffer text = { 0 };
	struct stat status;
	time_t when = stat(source, &status) || !S_ISREG(status.st_mode) ? time(NULL) : status.st_mtime;
	char *directory = getcwd(NULL, 0), date[64];

	buffer_printf(&text, "%s%s", ctime_r(&when, date) ? date : "", directory ? directory : "");
	buffer_printf(id, "%08x_%ld", crc32_of(text.text), (long)getpid());
	buffer_free(&text);
	free(directory);
}

static char *make_id(const struct il *il, bool relocatable)
{
	enum { LONGEST_SPELLED = 8 };
	const char *name = il_text(il, il->header.source_name), *base = strrchr(name, '/');
	const char *entity = il_text(il, il->header.module_id_name);
	struct buffer id = { 0 };
	char *at;

	base = base ? base + 1 : name;
	buffer_printf(&id, "_%08x_%zu_%s_", crc32_of(il_text(il, il->header.source_path)), strlen(base), base);
	if (!*entity || (relocatable && il->header.module_id_is_late))
		add_circumstances(&id, name);
	else if (strlen(entity) > LONGEST_SPELLED)
		buffer_printf(&id, "%08x", crc32_of(entity));
	else
		buffer_puts(&id, entity);
	for (at = id.text; *at; at++)
		if (!isalnum((unsigned char)*at))
			*at = '_';
	return id.text;
}

static char *read_id(const char *path)
{
	size_t size;
	char *id = read_whole(path, &size);

	while (size && isspace((unsigned char)id[size - 1]))
		id[--size] = 0;
	return id;
}

char *module_id(const struct il *il, const char *file, bool relocatable) { return file ? read_id(file) : make_id(il, relocatable); }
