/* Any bytes as an IL: refused, or marked for device code, and its device half written as a valid IL and as text. */
#include "../../cu-emit-dev/device.h"
#include "../../cu-mark/mark.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct il il, device;
	struct marking marking;
	struct device_text text = { 0 };
	char *copy = xmalloc(size);

	if (size)
		memcpy(copy, data, size);
	if (!il_read(&il, copy, size)) {
		if (!il.header.is_marked) {
			mark_il(&marking, &il, size & 1);
			mark_free(&marking);
		}
		make_device_text(&il, size & 2, &text);
		make_device_il(&il, &text, &device);
		if (il_validate(&device))
			abort();
		free_device_text(&text);
		il_free(&device);
	}
	il_free(&il);
	return 0;
}
