/* The device source: the text of the program without what was not kept. */
#ifndef DEVICE_TEXT_H
#define DEVICE_TEXT_H

#include "../lib/il/il.h"

/* Text that was taken as it is. */
struct stretch {
	u32 begin, end, to;
};
/* A line marker that was written: from this position on in the new text. */
struct marker {
	u32 position, line, file, flags;
};

struct device_text {
	struct buffer text;
	VEC(struct stretch) stretches; /* by position */
	VEC(struct marker) markers;
};

/* Makes the text of what is kept in a marked IL; where lines are missing a line marker says which come next. keep_lines: or there are
 * empty ones in their place, and all line markers. */
void make_device_text(const struct il *il, bool keep_lines, struct device_text *text);
void free_device_text(struct device_text *text);
/* The new position of what stood at an old one, and UINT32_MAX where that is gone. */
u32 device_position(const struct device_text *text, u32 position);

#endif
