/* Graphs of entities in DOT, the language of Graphviz. */
#ifndef DOT_H
#define DOT_H

#include "il.h"

void dot_begin(struct output *output);
/* An entity with what it is (a heading), its name with parameters, abbreviated where that is long, and where it stands; attributes: ", style=bold" or "". */
void dot_node(const struct il *il, il_any entity, const char *heading, const char *attributes, struct output *output);
/* label "" for none. */
void dot_edge(il_any from, il_any to, const char *label, struct output *output);
void dot_end(struct output *output);

#endif
