// Calls of objects that nothing takes, for their qualifiers perhaps; names of what partial specializations and arrays are made from.
template <class T> struct G { T operator()(int i) { return i; } T f(int); };
struct H { int operator()(int); int operator()(int, int); };
struct I { int operator()(int); operator bool() const; explicit operator G<int>() const; };
typedef void function(char *);
struct J { int operator()(int); operator function *() const; };
void calls(const G<int> g, const H h, const I i, const J j, G<int> g2) { g(1); g(1, 2); g.f(1); h(1); h(1, 2); h(1, 2, 3); i(1); i("x"); g2(1); }
// partial specializations
template <class R, class... A> struct F;
template <class R, class... A> struct F<R(A...)> { R operator()(A... a) const; void m(A... a); F &operator=(int *); };
template <class R, class... A> struct F<R *(char, A...)> { R operator()(A... a) const; };
void partial(F<int(int)> f, F<int(int, char)> g, F<int()> h, F<int *(char, int)> k) { f(); f("x"); f(1, 2); f.m(); f = 3; g(1); h(1); k("x"); f(1); }
// bounds
template <class T, int Size> void first(T (&a)[Size]);
template <class T, int N> void sw(T (&a)[N], T (&b)[N]); template <class T> void sw(T &a, T &b);
template <int Size, class T> void other(T (&a)[Size], T); template <int N, class T> void other(T *, T *);
void bounds() { int x, y[3]; double d; sw(x, d); sw(x, y); other(y, d); other(x, x); first(x); }
// implicit members of a class that was declared before
struct L; L *pointer; struct L { int x; };
void implicit(L l) { l = 3; L m(1, 2); }
enum E { E1 }; enum class S { S1 };
void comparisons(E e, S s, int *p) { e == "x"; e == p; p != e; e < p; e == nullptr; s == p; s == nullptr; e == 1; e == E1; p == nullptr; p == 0; }
