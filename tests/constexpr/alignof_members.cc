/* The alignment of members as they are in their class (GNU), which storage for objects asks for: nodes of std::map and the like. */
struct __attribute__((packed)) P { char c; double d; alignas(4) int i; struct N { double q; } n; };
#pragma pack(push, 2)
struct Q { char c; double d; int i; };
#pragma pack(pop)
struct R : P { long double l; int &r; int b : 3; double a[3]; alignas(64) char z; R(int &); };
R &rr(); Q *qq();
static_assert(__alignof__(P::d) == 1); static_assert(__alignof__(P::i) == 4); static_assert(__alignof__(P::n) == 1); static_assert(__alignof__(Q::d) == 2); static_assert(__alignof__(Q::i) == 2);
static_assert(__alignof__(R::l) == 16); static_assert(__alignof__(R::a) == 8); static_assert(__alignof__(R::z) == 64); static_assert(__alignof__(R::c) == 1); static_assert(__alignof__(R::d) == 1);
static_assert(__alignof__(rr().z) == 64); static_assert(__alignof__(qq()->d) == 2); static_assert(__alignof__((rr().a[1])) == 8);
int g; alignas(32) int h; static_assert(__alignof__(g) == 4); double arr[3]; static_assert(__alignof__(arr) == 8); static_assert(__alignof__(arr[1]) == 8);
template<class T> struct S { T t; static constexpr int n = __alignof__(t); static constexpr int m() { return __alignof__(S::t); } }; static_assert(S<double>::m() == 8);
struct NodeBase { int *p; };
template<class T> struct Buf { struct T2 { T t; }; alignas(__alignof__(T2::t)) unsigned char s[sizeof(T)]; Buf() = default; };
template<class V> struct Node : NodeBase { typedef Node *L; Buf<V> st; };
struct Value { void *p; unsigned long n; Value(void *p) : p(p), n(0) {} };
static_assert(sizeof(Buf<int>) == 4);
static_assert(sizeof(Node<int>) == 16);
static_assert(sizeof(Buf<Value>) == 16);
static_assert(sizeof(Node<Value>) == 24);
struct O { struct I { int a = 0; }; struct J { void *a; J(void *q) : a(q) {} }; using X = Node<I>; using Y = Node<J>; X *x; };
static_assert(sizeof(Buf<O::I>) == 4);
static_assert(sizeof(Node<O::I>) == 16);
static_assert(sizeof(Node<O::J>) == 16);
/* The same of variables, whose attributes may ask for less than their types. */
struct Named { int i; } named [[gnu::aligned(16)]]; struct __attribute__((aligned(16))) Wide { int i; } wide;
alignas(64) int v64; int less __attribute__((aligned(2))), plain; alignas(32) int many[4]; Wide narrow __attribute__((aligned(4)));
struct Statics { alignas(16) static int s; static inline int t __attribute__((aligned(32))); }; int &refers = v64;
static_assert(__alignof__(named) == 16); static_assert(__alignof__(wide) == 16); static_assert(__alignof__(v64) == 64); static_assert(__alignof__(less) == 2); static_assert(__alignof__(plain) == 4);
static_assert(__alignof__(many) == 32); static_assert(__alignof__(many[1]) == 4); static_assert(__alignof__(narrow) == 4); static_assert(__alignof__(Statics::s) == 16); static_assert(__alignof__(Statics::t) == 32); static_assert(__alignof__(refers) == 4);
int locals() { Named n; int q [[gnu::aligned(8)]]; static_assert(__alignof__(n) == 4); static_assert(__alignof__(q) == 8); return 0; }
template<class T> int in_template() { alignas(sizeof(T) * 4) char b[8]; alignas(T) alignas(2) char c; return __alignof__(b) * 100 + __alignof__(c); }
