// Statements of a function that ended too early: calls in parentheses, of qualified functions and with names of functions, templates and
// what nothing declares.
typedef unsigned long size_t;
int allocate(void **p, size_t n);
template <class T> int allocate(T **p, size_t n);
int release(void *p);
enum Kind { to_device };
int copy(void *to, const void *from, size_t n, Kind kind);
float *buffer;
int size;
template <class T> T pair(T, T);
void use(int, int);
struct Pair { int x; Pair *next; int begin(); int end(); } data;
namespace tools {
void check(int, const char *, int);
void use(int, int);
template <class T, class U> void fill(T, T, U);
int make(int, int);
struct S { };
extern int value;
}

(allocate((void **)&buffer, size * sizeof(float)));
(allocate(&buffer, 4));
(release(buffer));
((release(buffer)));
(nothing(buffer));
(release)(buffer);
tools::check(copy(buffer, x, size * sizeof(float), to_device), "file", 3);
tools::check((copy(buffer, x, size * sizeof(float), to_device)), "file", 3);
tools::check(release(buffer), "file", 3);
tools::check(allocate(&buffer, size), "file", 3);
tools::check(allocate((void **)&buffer, size), "file", 3);
(check(release(unknown), "file", 3));
tools::use(tools::make(1, 3), 4);
tools::use(data.x, data->next);
tools::use(unknown, 4);
tools::use(unknown.begin(), unknown.end());
tools::use(size + 1, 4);
tools::fill(data.begin(), data.end(), 0);
use(pair(x, 3), pair(y, pair(z, 4)) + u);
use(pair(1, 3), 4);

// Parameters cannot be declared behind those of a template.
template <class T> void missing(int m)
  T first(0);
  int second = 3;
}
void old_way(int m)
  int first(0);
  int second = 4;
}
int last = unknown;
