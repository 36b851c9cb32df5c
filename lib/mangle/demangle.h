/* Mangled names as the reference's messages show them: its demangler does not write what c++filt does. */
#ifndef DEMANGLE_H
#define DEMANGLE_H

#include "../base/base.h"

/* Appends the demangled name to out, also where it is that of a type: the C function f is called float. false, with out unchanged,
 * when the name is none that the demangler knows: such names are shown as they are. Never fails otherwise. */
bool demangle(const char *mangled, struct buffer *out);

#endif
