#!/bin/sh
# Prints the folder of the installed CUDA Toolkit, nothing where there is none. nvcc itself is asked: what is first on the
# PATH may be a link to it, or a script that calls it.
command -v nvcc >/dev/null 2>&1 || exit 1
here=$(nvcc -dryrun -E -x cu /dev/null 2>&1 | sed -n 's/^#\$ _HERE_=//p' | head -n 1)
[ -x "$here/nvcc" ] && dirname "$here"
