/* Any bytes as an IL: refused, or accepted and then displayed. */
#include "../../lib/il/il.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct il il;
	struct output output;
	char *copy = xcalloc(1, size + 4);

	if (size)
		memcpy(copy, data, size);
	if (!il_read(&il, copy, size)) {
		output_open(&output, "/dev/null");
		il_display(&il, &output);
		output_commit(&output);
	}
	il_free(&il);
	return 0;
}
