// Arguments for template template parameters that are no templates, or templates with other parameters.
template <template <class> class C, class T> struct Wrap { int x; };
template <class T> struct One { T t; struct In {}; template <class U> struct Nest {}; };
template <class T, class U> struct Two { T t; U u; };
template <class T, class U = int> struct Defaulted { T t; U u; };
template <class T, int N> struct Arr { T t[N]; };
template <int N> struct Num {};
template <class... T> struct Many {};
template <template <class...> class C> struct TakesMany {};
template <template <int> class C> struct TakesNumber {};
template <template <class, class> class C> struct TakesTwo {};
template <class T> using Pointers = One<T *>;
template <class T, class U> using First = T;
struct Plain {};
enum E { e1 };
typedef One<int> Ints;
namespace ns { struct Plain {}; int y; }
int x;

Wrap<One, int> a0;
Wrap<Two, int> a1;
Wrap<Defaulted, int> a2;
Wrap<Arr, int> a3;
Wrap<Num, int> a4;
Wrap<Many, int> a5;
Wrap<One<int>, int> a6;
Wrap<int, int> a7;
Wrap<Plain, int> a8;
Wrap<3, int> a9;
Wrap<Ints, int> a10;
Wrap<E, int> a11;
Wrap<ns::Plain, int> a12;
Wrap<ns::y, int> a13;
Wrap<x, int> a14;
Wrap<One<int>::In, int> a15;
Wrap<One<int>::Nest, int> a16;
Wrap<undeclared, int> a17;
Wrap<Pointers, int> a18;
Wrap<First, int> a19;
TakesMany<One> b0;
TakesMany<Two> b1;
TakesMany<Arr> b2;
TakesNumber<One> c0;
TakesNumber<Num> c1;
TakesTwo<One> d0;
TakesTwo<Many> d1;
TakesTwo<Defaulted> d2;
template <class T> struct Holder {
	Wrap<Two, T> two;
	template <class V> struct Own {};
	Wrap<Own, T> own;
	Wrap<Holder, T> injected;
	Wrap<T, int> parameter;
	Wrap<One<T>, int> instance;
	void f() { Wrap<Arr, T> local; }
};
Holder<int> h;
template <template <class> class C> int value = 1;
int v = value<Arr> + value<One> + value<int>;
__attribute__((global)) void kernel(Wrap<Two, int> w) {}
Wrap<One, float> make(Wrap<Arr, float> w);
