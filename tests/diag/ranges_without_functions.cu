// Functions begin() and end() of ranges: members if both are there, or else those of the namespaces of the range's type.
namespace std { template <class T> class initializer_list { const T *first; unsigned long count; constexpr initializer_list(const T *f, unsigned long n) : first(f), count(n) { } public: constexpr initializer_list() noexcept : first(0), count(0) { } }; }
struct None { }; struct One { int *begin(); }; struct Both { int *begin(); int *end(); }; struct Befriended { friend int *begin(Befriended); template <class T> friend int *end(const T &); };
namespace n { struct Found { }; int *begin(Found); int *end(Found); struct Half { }; int *begin(Half); struct Without { }; struct With : Both { }; }
template <class T> struct Box { T t; };
template <class T> struct Range : Box<T> { T *begin(); T *end(); };
namespace m { template <class T> int *begin(T &); template <class T> int *end(T &); struct Any { }; }
void f1() { for (int i : { 1, 2 }) { } }
void f2() { for (auto i : { 1, 2 }) { (void)i; } }
void f3(None a) { for (int i : a) { } }
void f4(One a) { for (int i : a) { } }
void f5(Both a) { for (int i : a) { } }
void f6(Befriended a) { for (int i : a) { } }
void f7(n::Found a) { for (int i : a) { } }
void f8(n::Half a) { for (int i : a) { } }
void f9(n::Without a) { for (int i : a) { } }
void g1(n::With a) { for (int i : a) { } }
void g2(Box<int> a) { for (int i : a) { } }
void g3(Range<int> a) { for (int i : a) { } }
void g4(m::Any a, Box<m::Any> b) { for (int i : a) { } for (int i : b) { } }
void g5(int *a, int (&b)[2]) { for (int i : a) { } for (int i : b) { } }
template <class T> void h1(T a) { None b; for (int i : a) { } for (int i : b) { } }
template <class T> void h2(T a) { for (int i : { 1, 2 }) { } for (int i : Box<T>()) { } for (int i : { a, a }) { } }
template <class T> void h3(T a) { for (int i : a) { } }
template void h3(n::Half);
