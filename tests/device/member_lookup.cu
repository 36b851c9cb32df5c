/* Lookups that find members by unusual ways. */
#include <initializer_list>
#include <new>
struct Point { int x, y; template <int I> __device__ int get() const { return I ? y : x; } };
namespace std { template <class> struct tuple_size; template <unsigned long, class> struct tuple_element; template <> struct tuple_size<Point> { static constexpr unsigned long value = 2; }; template <unsigned long I> struct tuple_element<I, Point> { using type = int; }; }
struct Range { struct iterator { int i; __device__ int operator*() const { return i; } __device__ iterator &operator++() { ++i; return *this; } __device__ bool operator!=(const iterator &o) const { return i != o.i; } }; __device__ iterator begin() const { return { 0 }; } __device__ iterator end() const { return { 4 }; } __device__ iterator rbegin() const { return { 9 }; } };
struct Pointer { int *p; __device__ int *operator->() const { return p; } __device__ int &operator*() const { return *p; } __device__ int &operator[](int i) const { return p[i]; } __device__ int *get() const { return p; } };
struct Arrow { struct In { int field; __device__ int call() { return field; } __device__ int gone() { return 0; } } in; __device__ In *operator->() { return &in; } };
struct Alloc { __device__ void *operator new(size_t, void *p) { return p; } __device__ void operator delete(void *, void *) {} __device__ void *operator new[](size_t n) { return ::operator new(n); } int v; };
struct List { int n; __device__ List(std::initializer_list<int> l) : n(int(l.size())) {} };
template <class T> struct Base { typedef T type; T t; __device__ T dependent() { return t; } __device__ T also() { return t; } static __device__ T stat() { return T(2); } template <class U> __device__ U tmpl(U u) { return u; } struct N { T n; }; enum { e = 4 }; };
template <class T> struct Derived : Base<T> { using typename Base<T>::type; using Base<T>::t; __device__ type call() { return this->dependent() + Base<T>::also() + Base<T>::stat() + this->template tmpl<T>(t) + typename Base<T>::N{ 3 }.n + Base<T>::e; } };
template <class T> __device__ auto call_by(T &t) -> decltype(t.dependent()) { return t.dependent(); }
template <class T, int (T::*M)(int)> __device__ int through(T &t) { return (t.*M)(2); }
struct Methods { int k; __device__ int one(int x) { return x + k; } __device__ int two(int x) { return x * k; } __device__ int three(int x) { return x; } };
template <class T> struct Traits { static const bool is_small = sizeof(T) < 4; typedef typename T::inner inner; static __device__ int apply(T t) { return t.size_in_traits(); } };
struct Big { struct inner { int z; }; long a[3]; __device__ int size_in_traits() { return 3; } };
template <bool> struct Select { template <class T> static __device__ int run(T) { return 1; } }; template <> struct Select<true> { template <class T> static __device__ int run(T t) { return t.small_only(); } };
struct Small { typedef Small inner; char c; __device__ int small_only() { return c; } __device__ int big_only() { return 2; } };
union Value { int i; float f; struct { unsigned lo : 8, hi : 24; } bits; __device__ Value(int i) : i(i) {} __device__ unsigned high() { return bits.hi; } };
struct Chain { int v; __device__ Chain &add(int n) { v += n; return *this; } __device__ Chain &mul(int n) { v *= n; return *this; } __device__ Chain &skip() { return *this; } };
struct Default { __device__ static int seed() { return 7; } int a = seed(); __device__ int f(int x = seed(), int y = sizeof(Default)) { return x + y; } };
struct Cast { __device__ operator Chain() const { return { 5 }; } __device__ operator int *() const { return nullptr; } };
__device__ int take(Chain c) { return c.v; }
struct Static { static __device__ int counter() { static int n = 0; return ++n; } int none() { static int m; return m; } };
struct Out { struct Impl; Impl *p; __device__ int get(); int gone(); }; struct Out::Impl { int v; __device__ int value() { return v; } int gone() { return v; } }; __device__ int Out::get() { return p->value(); }
inline namespace versioned { struct Ver { __device__ int v() { return 1; } }; } namespace other { using ::versioned::Ver; }
__global__ void kernel(int *o, void *raw)
{
	Point p{ o[0], o[1] }; for (int i : Range()) o[2] += i; Pointer q{ o }; o[3] = *q + q[4] + *q.get(); Arrow a{ { o[5] } }; o[4] = a->field + a->call();
	Alloc *n = new (raw) Alloc; o[5] = n->v + List{ 1, 2, 3 }.n; Derived<int> d; d.t = 3; o[6] = d.call() + call_by(d) + through<Methods, &Methods::one>(*(Methods *)raw);
	Big b; o[7] = Traits<Big>::apply(b) + sizeof(Traits<Big>::inner) + Select<Traits<Small>::is_small>::run(Small{ 'c' }) + Select<Traits<Big>::is_small>::run(b);
	Value v(o[8]); o[8] = v.high() + Chain{ 1 }.add(2).mul(3).v + Default().f() + Default().a + take(Cast()) + Static::counter(); Out *u = (Out *)raw; o[9] = u->get() + Ver().v() + p.get<1>();
	for (auto it = Range().begin(); it != Range().end(); ++it) o[10] += *it;
}
