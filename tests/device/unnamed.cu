/* Unnamed types are numbered in the names of instances: those that nobody mentions count, too. */
#include <ctype.h>
enum { first_global };
enum { second_global };
typedef enum { of_a_name } named;
struct { int x; } variable;
namespace inner { enum { first }; struct { int y; } other; extern "C" { enum { second }; } inline int host() { enum { local }; return local; } enum { third }; }
struct Outer { struct { int q; } gone; enum { one }; enum { two }; };
template <class T> __device__ int size_of(T) { static int n = sizeof(T); return n++; }
__global__ void kernel(int *p) { enum { mine }; enum { mine_too }; *p = size_of(second_global) + size_of(inner::second) + size_of(inner::third) + size_of(Outer::two) + size_of(mine_too); }
/* A member behind an unnamed one, with a type that nothing else mentions. */
template <class T> struct Held { T t[2]; };
typedef Held<int> held_behind;
struct Holder { struct { int in_unnamed; }; held_behind behind; };
__global__ void holds(Holder h, int *p) { *p = h.in_unnamed; }
int main() { kernel<<<1, 1>>>(nullptr); }
