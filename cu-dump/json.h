/* JSON values of what is in an IL; jansson's rules of ownership. */
#ifndef JSON_H
#define JSON_H

#include "dump.h"

#include <jansson.h>

/* Names and texts may hold bytes that are no UTF-8. */
json_t *json_text(const char *text);
json_t *json_place(const struct il *il, u32 position);
/* Writes the object on a line, and gives it back. */
void json_write_line(json_t *object, struct output *output);

#endif
