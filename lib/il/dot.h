/* Graphs of entities in DOT, the language of Graphviz. */
#ifndef DOT_H
#define DOT_H

#include "il.h"

/* The text in quotes, on one line but for \n, which a newline becomes. */
void dot_quote(struct buffer *out, const char *text);
void dot_begin(struct output *output);
/* An entity with what it is (a heading), its name with parameters, and where it stands; attributes: ", style=bold" or "". */
void dot_node(const struct il *il, il_any entity, const char *heading, const char *attributes, struct output *output);
/* label "" for none. */
void dot_edge(il_any from, il_any to, const char *label, struct output *output);
void dot_end(struct output *output);

#endif
