// Every static_assert here holds in C++20, and its value is known.

// Functions, recursion, default arguments, pointers to functions.
constexpr int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }
static_assert(factorial(5) == 120);
constexpr int with_default(int a, int b = 7) { return a + b; }
static_assert(with_default(1) == 8);
constexpr int sum(int n) { int s = 0; for (int i = 0; i <= n; i++) s += i; return s; }
static_assert(sum(100) == 5050);
constexpr int (*pointer)(int) = factorial;
static_assert(pointer(4) == 24);
constexpr int apply(int (*f)(int), int n) { return f(n); }
static_assert(apply(sum, 3) == 6);
static_assert(apply(&factorial, 3) == 6);
static_assert(apply([](int n) { return n * n; }, 5) == 25);

// Statements.
constexpr int choose(int n) { switch (n) { case 1: return 10; case 2: n += 5; break; case 3: default: n = 100; } return n; }
static_assert(choose(1) == 10 && choose(2) == 7 && choose(3) == 100 && choose(9) == 100);
constexpr int jump() { int n = 0; do { if (n == 3) { n += 10; continue; } n++; if (n > 20) break; } while (n < 15); return n; }
static_assert(jump() == 15);
constexpr bool decided(int n) { if constexpr (sizeof(int) == 4) return n > 0; else return false; }
static_assert(decided(1));
constexpr int with_init(int n) { if (int k = n * 2; k > 5) return k; else return -k; }
static_assert(with_init(3) == 6 && with_init(1) == -2);
constexpr int declared_together() { int a = 1, b = a + 1, c[2] = { b, 5 }; return a * 100 + b * 10 + c[1]; }
static_assert(declared_together() == 125);
constexpr int counted() { int calls = 0; auto next = [&calls] { return ++calls; }; int a = next(); int b = next(); return a * 10 + b; }
static_assert(counted() == 12);

// Arrays, pointers, references, strings.
constexpr int array[] = { 1, 2, 3, 4 };
static_assert(array[2] == 3 && sizeof(array) / sizeof(array[0]) == 4);
constexpr int total(const int *p, int n) { int s = 0; while (n--) s += *p++; return s; }
static_assert(total(array, 4) == 10);
constexpr const int *middle = &array[2];
static_assert(*middle == 3 && middle - array == 2 && middle[-1] == 2 && middle > array && middle != array + 4);
constexpr int each() { int s = 0; for (int v : array) s += v; for (auto &v : array) s += v; return s; }
static_assert(each() == 20);
constexpr void exchange(int &a, int &b) { int t = a; a = b; b = t; }
constexpr int exchanged() { int a = 1, b = 2; exchange(a, b); return a * 10 + b; }
static_assert(exchanged() == 21);
constexpr int fibonacci(int n) { int a[50] = { 0, 1 }; for (int i = 2; i <= n; ++i) a[i] = a[i - 1] + a[i - 2]; return a[n]; }
static_assert(fibonacci(20) == 6765);
constexpr int grid[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } }, flat[2][3] = { 1, 2, 3, 4, 5 };
static_assert(grid[1][2] == 6 && flat[1][1] == 5 && flat[1][2] == 0);
static_assert("abc"[1] == 'b' && u"x\u00e9"[1] == 0xe9 && "a" "b"[1] == 'b');
constexpr unsigned length(const char *s) { unsigned n = 0; while (s[n]) ++n; return n; }
static_assert(length("hello") == 5);
int global;
extern int other;
constexpr int *address = &global;
static_assert(address == &global && address != nullptr && &global != &other);

// Floating values.
constexpr double real = 1.5;
static_assert(real * 2 == 3.0 && (int)(real * 3) == 4 && 0.1 + 0.2 != 0.3 && 0.1f + 0.2f == 0.3f && 1 / 3.0f == 0x1.555556p-2f);
static_assert((float)0.1 != 0.1 && (long)1e18 == 1000000000000000000 && -0.0 == 0.0 && 1e300L * 1e300L > 1e300);

// Classes: aggregates, constructors, bases, members, unions, pointers to members.
struct Point { int x, y; constexpr int norm() const { return x * x + y * y; } };
constexpr Point point = { 3, 4 };
static_assert(point.norm() == 25 && Point { 1, 2 }.norm() == 5 && Point { .y = 2 }.norm() == 4);
struct Delegating { int a = 7; Point p; constexpr Delegating(int v) : p { v, v + 1 } {} constexpr Delegating() : Delegating(3) {} };
constexpr Delegating made(5), defaulted;
static_assert(made.a + made.p.y == 13 && defaulted.p.x == 3);
constexpr int Point::*member = &Point::y;
constexpr int (Point::*function)() const = &Point::norm;
static_assert(point.*member == 4 && (point.*function)() == 25 && (&point->*member) == 4);
struct Base { int b; constexpr Base(int v) : b(v) {} constexpr virtual int f() const { return 1; } };
struct Derived : Base { int d; constexpr Derived(int v) : Base(v * 2), d(v) {} constexpr int f() const override { return 2; } constexpr int s() const { return b + d; } };
static_assert(Derived(3).s() == 9);
constexpr int call(const Base &b) { return b.f(); }
static_assert(call(Derived(1)) == 2 && call(Base(1)) == 1);
union Either { int i; float f; };
constexpr Either first = { 5 }, second = { .f = 2.5f };
static_assert(first.i == 5 && second.f == 2.5f);
constexpr Point make(int a) { Point r {}; r.x = a; r.y = a * 2; return r; }
constexpr Point changed(Point a) { Point b = a; b.x = 9; return b; }
static_assert(make(2).y == 4 && changed(point).x == 9 && changed(point).y == 4 && point.x == 3);
struct Bits { unsigned three : 3; int four : 4; };
constexpr Bits narrow(int n) { Bits b {}; b.three = n; b.four = n; return b; }
static_assert(narrow(13).three == 5 && narrow(13).four == -3);
struct Node { int v; Node *next; };
constexpr int list() { Node c { 3, nullptr }, b { 2, &c }, a { 1, &b }; int s = 0; for (Node *p = &a; p; p = p->next) s = s * 10 + p->v; return s; }
static_assert(list() == 123);
struct Self { int n; const Self *self; constexpr Self(int v) : n(v), self(this) {} };
constexpr Self myself(4);
static_assert(myself.self == &myself && myself.self->n == 4);
struct Copied { int n; constexpr Copied(int v) : n(v) {} constexpr Copied(const Copied &o) : n(o.n + 100) {} };
constexpr Copied twice(Copied c) { return c; }
static_assert(Copied(Copied(1)).n == 1 && twice(Copied(1)).n == 101);
struct Anonymous { int k; union { int a; char b; }; struct { int c; }; };
constexpr Anonymous anonymous = { 1, { 2 }, { 3 } };
static_assert(anonymous.a == 2 && anonymous.c == 3);
struct Whole { constexpr operator int() const { return 6; } };
static_assert(Whole {} == 6 || true);
constexpr int converted = Whole();
static_assert(converted == 6);

// Lambda expressions.
constexpr int closure() { int k = 5; auto f = [k, &k2 = k](int x) { return x + k + k2; }; k = 6; return f(2); }
static_assert(closure() == 13);
constexpr auto counter = [n = 3]() mutable { return n++; };

// Templates.
template <class T> constexpr T largest(T a, T b) { return a < b ? b : a; }
static_assert(largest(3, 4) == 4 && largest(2.5, 1.0) == 2.5);
template <int N> struct Tower { static constexpr int value = N * Tower<N - 1>::value; };
template <> struct Tower<0> { static constexpr int value = 1; };
static_assert(Tower<5>::value == 120);
template <class T, unsigned N> struct Store { T data[N] {}; constexpr T &operator[](unsigned i) { return data[i]; } constexpr unsigned size() const { return N; } };
constexpr int stored() { Store<int, 4> s; for (unsigned i = 0; i < s.size(); i++) s[i] = i * i; return s[3]; }
static_assert(stored() == 9);

// Enumerations, builtins, noexcept, what stands in functions.
enum class Kind : char { a = 3, b };
constexpr Kind next(Kind e) { return static_cast<Kind>(static_cast<int>(e) + 1); }
static_assert(next(Kind::a) == Kind::b);
static_assert(__builtin_popcount(255) == 8 && __builtin_clz(1u) == 31 && __builtin_bswap32(0x01020304) == 0x04030201);
static_assert(__builtin_strlen("four") == 4 && __builtin_memcmp("ab", "ac", 2) < 0 && __builtin_expect(3, 1) == 3);
static_assert(__builtin_inf() > 1e308 && __builtin_fabs(-2.0) == 2 && __builtin_constant_p(3));
constexpr bool added() { int n = 0; return __builtin_add_overflow(2147483647, 1, &n) && n == -2147483647 - 1; }
static_assert(added());
static_assert(noexcept(1 + 2) && !noexcept(throw 1) && noexcept(global = 2));
void inside() { constexpr int n = factorial(4); static_assert(n == 24); const int m = n + 1; static_assert(m == 25); }

// Offsets, operators, ranges.
struct Laid { int a; char b[3]; struct { short c; }; union { long u; char v; }; };
static_assert(__builtin_offsetof(Laid, b) == 4); static_assert(__builtin_offsetof(Laid, b[2]) == 6); static_assert(__builtin_offsetof(Laid, c) == 8); static_assert(__builtin_offsetof(Laid, v) == 16);
struct Nested { int n; Laid a[2]; }; static_assert(__builtin_offsetof(Nested, a[1].b) == 8 + sizeof(Laid) + 4);
struct Equal { int x, y[2]; bool operator==(const Equal &) const = default; };
static_assert(Equal{1,{2,3}} == Equal{1,{2,3}}); static_assert(Equal{1,{2,3}} != Equal{1,{2,4}});
struct Compared { int v; constexpr bool operator==(const Compared &o) const { return v == o.v; } };
static_assert(Compared{1} == Compared{1}); static_assert(Compared{1} != Compared{2});
struct Range { int d[3] = {4,5,6}; constexpr const int *begin() const { return d; } constexpr const int *end() const { return d + 3; } };
constexpr int summed() { Range r; int s = 0; for (int v : r) s += v; for (const auto &v : Range{}) s = s * 2 + v; return s; }
static_assert(summed() == 15*8 + 4*4 + 5*2 + 6);
struct Number { int n; constexpr Number operator+(Number o) const { return {n + o.n}; } constexpr Number &operator++() { ++n; return *this; } constexpr Number operator++(int) { Number c = *this; ++n; return c; } constexpr int operator()(int k) const { return n * k; } };
static_assert((Number{1} + Number{2}).n == 3); static_assert(Number{4}(3) == 12);
constexpr int incremented() { Number c{1}; Number d = c++; ++c; return c.n * 10 + d.n; } static_assert(incremented() == 31);
constexpr Number operator-(Number a, Number b) { return Number{a.n - b.n}; } static_assert((Number{5} - Number{2}).n == 3);

// Structured bindings.
struct Pair { int a; int b; };
struct Heir : Pair { constexpr Heir(int n) : Pair{n, n + 1} {} };
constexpr int bound_copy() { Pair p{1, 2}; auto [x, y] = p; x = 5; auto &[u, v] = p; v = 7; return x * 1000 + y * 100 + p.a * 10 + p.b; }
static_assert(bound_copy() == 5217);
constexpr int bound_array() { int a[3] = {1, 2, 3}; auto [x, y, z] = a; a[0] = 9; return x + y * 10 + z * 100; }
static_assert(bound_array() == 321);
constexpr int bound_each() { Pair a[2] = {{1, 2}, {3, 4}}; int s = 0; for (auto [x, y] : a) s = s * 10 + x * y; for (const auto &[x, y] : a) s += x; return s; }
static_assert(bound_each() == 2 * 10 + 12 + 4);
constexpr int bound_base() { auto [x, y] = Heir(4); return x * 10 + y; } static_assert(bound_base() == 45);

// What if constexpr discards is no part of an instance.
template <class T> constexpr bool never = false;
template <class T> constexpr int discarding() { if constexpr (sizeof(T) == 4) return 1; else if constexpr (sizeof(T) == 8) { return 2; } else if constexpr (sizeof(T) == 2) for (int i = 0;;) { if (i) return 3; else i++; } else { static_assert(never<T>, "x"); } }
static_assert(discarding<int>() == 1 && discarding<long>() == 2 && discarding<short>() == 3);
template <class T> constexpr auto one_type(T t) { if constexpr (sizeof(T) == 4) return t; else return 'c'; }
static_assert(sizeof(one_type(1)) == 4); static_assert(sizeof(one_type(1l)) == 1); static_assert(one_type(2l) == 'c');

// new, delete, destructors.
constexpr int heap(int n) { int *a = new int[n]{1, 2}; int *b = new int(5); for (int i = 2; i < n; i++) a[i] = a[i - 1] + a[i - 2]; int r = a[n - 1] + *b; delete[] a; delete b; return r; }
static_assert(heap(10) == 89 + 5);
struct Guard { int *n; constexpr Guard(int &v) : n(&v) {} constexpr ~Guard() { *n = *n * 10 + 1; } };
constexpr int guarded() { int k = 2; { Guard a(k); Guard b(k); k = 3; } for (int i = 0; i < 2; i++) { Guard g(k); if (i) break; } return k; }
static_assert(guarded() == 31111);
struct Buffer { int size; int *data; constexpr Buffer(int n) : size(n), data(new int[n]()) {} constexpr ~Buffer() { delete[] data; } constexpr int &operator[](int i) { return data[i]; } Buffer(const Buffer &) = delete; };
constexpr int buffered() { Buffer b(5); b[3] = 7; Buffer *p = new Buffer(2); (*p)[1] = 2; int r = b[3] + (*p)[1] + b[0]; delete p; return r; }
static_assert(buffered() == 9);
struct Tree { int v; Tree *l = nullptr, *r = nullptr; constexpr ~Tree() { delete l; delete r; } constexpr int sum() const { return v + (l ? l->sum() : 0) + (r ? r->sum() : 0); } };
constexpr int grown() { Tree t{1, new Tree{2}, new Tree{3, new Tree{4}}}; return t.sum(); } static_assert(grown() == 10);

// Inherited and converting constructors.
struct Root { int n; constexpr Root(int a, int b) : n(a * 10 + b) {} constexpr Root(int a) : n(a) {} };
struct Leaf : Root { int m = 5; using Root::Root; };
static_assert(Leaf(1, 2).n == 12 && Leaf(3).m == 5 && Leaf{4, 5}.n == 45);
struct Conv { int v; constexpr Conv(double d) : v(int(d * 2)) {} constexpr Conv(int i) : v(i) {} };
constexpr int take(Conv c) { return c.v; } static_assert(take(3) == 3 && take(1.5) == 3);
constexpr Conv conversions[] = {1, 2.5}; static_assert(conversions[1].v == 5);
template <class T> struct Tm { T t; template <class U> constexpr Tm(U u) : t(u + 1) {} };
static_assert(Tm<int>(3.5).t == 4);

namespace bit_cast {
static_assert(__builtin_bit_cast(int, 5u) == 5);
static_assert(__builtin_bit_cast(unsigned, 1.0f) == 0x3f800000);
static_assert(__builtin_bit_cast(unsigned long, -2.5) == 0xc004000000000000);
static_assert(__builtin_bit_cast(double, 0x4009000000000000ul) == 3.125);
static_assert(__builtin_bit_cast(float, 0x3f800000) == 1);
static_assert(__builtin_bit_cast(int, 0xffffffffu) == -1);
static_assert(__builtin_bit_cast(unsigned char, (signed char)-1) == 255);
enum E : short { e = 3 }; static_assert(__builtin_bit_cast(E, (unsigned short)3) == e);
static_assert(__builtin_bit_cast(unsigned short, e) == 3);
}

namespace generic_lambdas {
constexpr auto lam = [](auto... x) { return (x + ...); }; static_assert(lam(1, 2, 3) == 6);
constexpr auto lam2 = []<class T>(T a, T b) { return a < b ? b : a; }; static_assert(lam2(1, 2) == 2);
constexpr auto lam3 = [](auto f, int n) { int s = 0; for (int i = 0; i < n; i++) s += f(i); return s; };
static_assert(lam3([](int i) { return i * i; }, 4) == 14); static_assert(lam3([](auto i) { return i + 1; }, 4) == 10);
constexpr int k = 5; constexpr auto lam4 = [k2 = k](const auto& x) -> long { return x + k2; }; static_assert(lam4(3) == 8 && sizeof(lam4('a')) == 8);
constexpr auto lam5 = [](auto&&... xs) { int n = 0; ((n += xs), ...); return n + sizeof...(xs); }; static_assert(lam5(1, 2) == 5 && lam5() == 0);
template<class T> constexpr T apply(T t) { return [&](auto x) { return x * t; }(t); }
static_assert(apply(4) == 16);
}
namespace specializations {   // of specializations of one template, which differ
template<class...> struct types;
template<class T, class U = int> struct with_default;
template<class T, class U = int, class... V> struct with_both;
template<class T, int... I> struct mixed;
template<bool...> struct bools;
static_assert(!__is_same(types<int>, types<int, int>) && !__is_same(types<>, types<int>) && __is_same(types<int>, types<int>));
static_assert(!__is_same(bools<true>, bools<true, true>) && !__is_same(bools<true>, bools<false>));
static_assert(!__is_same(with_both<int>, with_both<int, int, int>) && __is_same(with_both<int>, with_both<int, int>));
static_assert(__is_same(with_default<int>, with_default<int, int>));
static_assert(!__is_same(mixed<int, 1>, mixed<int, 1, 2>) && !__is_same(mixed<int, 1>, mixed<int, 2>));
}
namespace to_scalar {   // to scalars, by conversion functions that are templates
template<class...> struct tuple {};
struct to_tuple { template<class... T> operator tuple<T...>() const; };
struct to_pointer { template<class T> operator T *() const; };
struct to_any { template<class T> operator T() const; };
static_assert(!__is_constructible(float, to_tuple &) && !__is_constructible(int *, to_tuple) && !__is_constructible(float, to_pointer));
static_assert(__is_constructible(float, to_any &) && __is_constructible(int *, to_pointer));
struct none {};
static_assert(!__is_constructible(float, none) && __is_constructible(none *, none (&)[3]));
}
namespace assignments {   // by overload resolution: of templates, of mutable members, from other types
struct any { any()=default; template<class T> any(T){} template<class T> any& operator=(T){ return *this; } };
struct D { mutable any a; }; struct E { any a; };
struct ref { template<class T> ref& operator=(T&); };
struct mref { mutable ref r; }; struct rref { ref r; };
struct del { template<class T> del& operator=(T&)=delete; }; struct mdel { mutable del r; };
struct I { I& operator=(int); }; struct J { J(int); }; struct K { explicit K(int); }; struct L { template<class T> L& operator=(T*); }; struct cI { operator int() const; };
struct M { M& operator=(const M&)=delete; M(int); M& operator=(I); };
struct No {}; struct P { private: P& operator=(int); }; struct Q { Q& operator=(int) &; };  struct R { R&operator=(int)=delete; };
struct B { B& operator=(int); }; struct Dv : B { using B::operator=; }; struct Dh : B {};
static_assert(__is_assignable(D&,const D&)); static_assert(__is_trivially_assignable(D&,const D&));
static_assert(__is_assignable(D&,D)); static_assert(__is_trivially_assignable(D&,D));
static_assert(__is_assignable(E&,const E&)); static_assert(__is_trivially_assignable(E&,const E&));
static_assert(__is_assignable(E&,E&));
static_assert(__is_assignable(mref&,const mref&)); static_assert(!__is_trivially_assignable(mref&,const mref&));
static_assert(__is_trivially_assignable(rref&,const rref&));
static_assert(!__is_assignable(mdel&,const mdel&)); static_assert(__is_assignable(any&,any&));
static_assert(__is_trivially_assignable(any&,any&)); static_assert(!__is_trivially_assignable(ref&,ref&));
static_assert(__is_assignable(I&,int)); static_assert(__is_assignable(I&,cI));
static_assert(!__is_assignable(I&,No)); static_assert(!__is_assignable(I&,int*));
static_assert(!__is_assignable(K&,int));
static_assert(__is_assignable(L&,int*)); static_assert(!__is_assignable(L&,int));
static_assert(!__is_assignable(M&,M&)); static_assert(__is_assignable(M&,I));
static_assert(!__is_assignable(No&,int)); static_assert(!__is_assignable(No&,I));
static_assert(!__is_assignable(P&,int)); static_assert(__is_assignable(Q&,int));
static_assert(!__is_assignable(Q,int)); static_assert(!__is_assignable(R&,int));
static_assert(__is_assignable(Dv&,int)); static_assert(!__is_assignable(Dh&,int));
static_assert(!__is_assignable(const I&,int)); static_assert(__is_assignable(any&,No));
static_assert(__is_assignable(any&,int));
}
namespace throwing {   // to scalars: whether the function throws
struct throws { operator int() const; }; struct nothrow { operator int() const noexcept; operator char *() noexcept; };
struct both : throws { operator long() const noexcept; };
template<class T> struct of { operator T() const noexcept(sizeof(T) == 4); };
static_assert(!__is_nothrow_constructible(float, throws) && __is_nothrow_constructible(float, nothrow) && __is_nothrow_constructible(char *, nothrow &));
static_assert(!__is_trivially_constructible(int, nothrow) && __is_nothrow_constructible(long, both) && !__is_nothrow_constructible(int, both));
static_assert(__is_nothrow_constructible(float, of<int>) && !__is_nothrow_constructible(float, of<char>) && !__is_nothrow_assignable(float &, throws));
struct sure { operator int() const noexcept; };
template<class T> struct base { using type = T; operator type() const; };
template<class T> struct derived : base<T> {};
void value(int) noexcept; void reference(const int &) noexcept; void throwing_too(int);
static_assert(noexcept(int(*(sure *)0)) && noexcept((int)(*(sure *)0)) && noexcept(static_cast<float>(*(sure *)0)));
static_assert(!noexcept(float(*(derived<float> *)0)) && !noexcept((int)(*(derived<float> *)0)));
static_assert(noexcept(value(*(sure *)0)) && !noexcept(value(*(derived<int> *)0)) && !noexcept(reference(*(derived<int> *)0)));
static_assert(!noexcept(throwing_too(*(sure *)0)));
}

/* Bit-fields with initializers. */
namespace bit_fields {
using T = int; constexpr int w = 5; constexpr int f(int x) { return x; }
struct A { int a : 3 = 1; int b : T{4} = 2; int c : w { 1 }; int d : f(7) { 2 }; unsigned e : (2 + 1) = 5, g : 2; int h : w == 5 ? 6 : 7; int i : sizeof(int) = 1; };
static_assert(sizeof(A) == 8);
constexpr A a{};
static_assert(a.a == 1 && a.b == 2 && a.c == 1 && a.d == 2 && a.e == 5 && a.g == 0 && a.i == 1);
}

// Arithmetic that says whether it overflows, with numbers of any size.
namespace overflow {
template <class T, class A, class B> constexpr bool add(A a, B b, T r, bool o) { T x = 0; bool q = __builtin_add_overflow(a, b, &x); return x == r && q == o; }
template <class T, class A, class B> constexpr bool sub(A a, B b, T r, bool o) { T x = 0; bool q = __builtin_sub_overflow(a, b, &x); return x == r && q == o; }
template <class T, class A, class B> constexpr bool mul(A a, B b, T r, bool o) { T x = 0; bool q = __builtin_mul_overflow(a, b, &x); return x == r && q == o; }
typedef __int128 I; typedef unsigned __int128 U; constexpr I imax = (I)(~(U)0 >> 1), imin = -imax - 1; constexpr U umax = ~(U)0;
static_assert(add<int>(2147483647, 1, -2147483647 - 1, true) && add<unsigned>(-1, 1, 0u, false) && add<unsigned char>(200, 56, 0, true));
static_assert(add<I>(imax, 1, imin, true) && add<U>(imax, 1, (U)imax + 1, false) && add<I>(umax, umax, -2, true) && sub<U>(0, 1, umax, true));
static_assert(sub<I>(0, imin, imin, true) && sub<U>(0, imin, (U)1 << 127, false) && sub<I>((U)1, umax, (I)2, true) && sub<int>(0u, 1u, -1, false));
static_assert(mul<I>(imin, -1, imin, true) && mul<U>(umax, umax, (U)1, true) && mul<I>(umax, -1, (I)1, true) && mul<long>(1l << 40, 1l << 30, 0l, true));
static_assert(mul<U>(imin, -1, (U)1 << 127, false) && mul<I>((U)1 << 127, -1, imin, false) && mul<unsigned long>(~0ul, 1, ~0ul, false));
static_assert(mul<short>(300, 300, (short)24464, true) && mul<unsigned>(-1, 0, 0u, false) && add<long long>(I(5), 6ul, 11, false));
}
